"""A given that has a sign is taken with the other one."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_givens import drawn, with_wrong_givens

LABEL: Label = "state"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with the sign of one given reversed."""
    for name in drawn(gold):
        given = gold.question.givens[name]
        if gold.quantity(name).sign == "any" and given.value:
            what = f"{name} is taken with the wrong sign"
            yield from with_wrong_givens(gold, manner, {name: -given.value}, what)
