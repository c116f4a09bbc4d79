"""A force is drawn the other way (friction along the motion)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_forces import cosine, directions, listed, phrases

LABEL: Label = "force"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)
_OPPOSITE = -0.999


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with the direction of one force reversed, in words of the family."""
    for item in listed(gold):
        for direction, vector in directions(gold):
            if cosine(vector, item.vector) > _OPPOSITE:
                continue
            for stated in phrases(gold, direction):
                trace = gold.copy()
                trace["state_0"]["forces"][item.place]["direction"] = stated
                pointer = f"/state_0/forces/{item.place}/direction"
                right = item.force["direction"]
                certificate = Certificate("force", pointer, stated, right, 2.0)
                yield Broken(trace, f"{item.force['name']} {stated}, not {right}", certificate)
