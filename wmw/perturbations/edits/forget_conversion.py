"""A given is put into the law with the number of its own unit, not converted."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.units import Unit
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.unconverted import with_unconverted

LABEL: Label = "unit_scale"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one given put in as it is that should have been converted to SI."""
    yield from with_unconverted(gold, _is_scaled)


def _is_scaled(unit: Unit) -> bool:
    """Tell whether SI has another number; zeros of their own and angles are other edits' matter."""
    return unit.factor != 1 and not unit.offset and unit.text not in ("deg", "°")
