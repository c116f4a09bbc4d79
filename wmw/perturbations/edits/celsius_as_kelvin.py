"""A temperature in °C is put into a law that needs kelvins."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.units import parse_unit
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.unconverted import with_unconverted

LABEL: Label = "unit_scale"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one temperature on a scale of its own zero put in as it is."""
    for name in gold.situation.givens:
        unit = parse_unit(gold.quantity(name).unit)
        if unit is not None and unit.offset:
            yield from with_unconverted(gold, name)
