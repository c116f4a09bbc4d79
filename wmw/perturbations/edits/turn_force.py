"""A force points along another line than it does (a normal force straight down on an incline)."""

from __future__ import annotations

import math
from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_forces import OPPOSITE, with_other_direction

LABEL: Label = "force"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)
_APART = math.cos(math.radians(25))


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one force turned by more than 25 degrees, but not reversed."""
    yield from with_other_direction(gold, lambda between: OPPOSITE < between < _APART)
