"""Two bodies have each other's value of one kind (the masses of the two carts are exchanged)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.siblings import are_siblings
from wmw.perturbations.wrong_givens import drawn, with_wrong_givens

LABEL: Label = "state"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one kind of value exchanged between two bodies."""
    for one, other in combinations(drawn(gold), 2):
        if not are_siblings(gold, one, other):
            continue
        givens = gold.question.givens
        changes = {one: givens[other].value, other: givens[one].value}
        what = f"the values of {one} and {other} are exchanged"
        yield from with_wrong_givens(gold, manner, changes, what)
