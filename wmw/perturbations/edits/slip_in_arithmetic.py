"""The law and the numbers put in are right, the number that comes out is not."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_results import slips, wrong_working

LABEL: Label = "transition"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one result of the working mistaken; there must be a working."""
    for wrong in slips(gold):
        found = wrong_working(gold, wrong.place, wrong.si, manner)
        if found is not None:
            what = f"{wrong.name} comes out as {wrong.wrong}, not {wrong.right}"
            yield Broken(found[0], what, found[1])
