"""A temperature in °C is put into a law that needs kelvins."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.unconverted import with_unconverted

LABEL: Label = "unit_scale"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one temperature on a scale of its own zero put in as it is."""
    yield from with_unconverted(gold, lambda unit: unit.offset != 0)
