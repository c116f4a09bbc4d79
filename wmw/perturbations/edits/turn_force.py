"""A force points along another line than it does (a normal force straight up on an incline)."""

from __future__ import annotations

import math
from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_forces import cosine, directions, listed, phrases

LABEL: Label = "force"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)
_APART = math.cos(math.radians(25))
_OPPOSITE = -0.999


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one force turned by more than 25 degrees, but not reversed."""
    for item in listed(gold):
        for direction, vector in directions(gold):
            between = cosine(vector, item.vector)
            if not _OPPOSITE < between < _APART:
                continue
            for stated in phrases(gold, direction):
                trace = gold.copy()
                trace["state_0"]["forces"][item.place]["direction"] = stated
                pointer = f"/state_0/forces/{item.place}/direction"
                right = item.force["direction"]
                certificate = Certificate("force", pointer, stated, right, 1 - between)
                yield Broken(trace, f"{item.force['name']} {stated}, not {right}", certificate)
