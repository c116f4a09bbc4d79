"""Two bodies are taken for one: the second has the value of the first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.siblings import are_siblings
from wmw.perturbations.wrong_givens import drawn, with_wrong_givens

LABEL: Label = "object"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces in which a value of one body is given to another one as well."""
    for one, other in permutations(drawn(gold), 2):
        if are_siblings(gold, one, other):
            what = f"{one} has the value of {other}"
            value = gold.question.givens[other].value
            yield from with_wrong_givens(gold, manner, {one: value}, what)
