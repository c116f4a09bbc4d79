"""A given has the number of another given of the question, in its own unit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import powers_apart
from wmw.perturbations.wrong_givens import drawn, with_wrong_givens

LABEL: Label = "state"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces in which one given has the number of another one of another dimension."""
    for name, other in gold.in_turn(permutations(drawn(gold), 2)):
        mine, theirs = gold.question.givens[name], gold.question.givens[other]
        if mine.unit == theirs.unit:
            continue  # that would be another body's, or another moment's
        if powers_apart(theirs.value, mine.value):
            continue
        what = f"{name} has the number of {other}: {theirs.value:g} in place of {mine.value:g}"
        yield from with_wrong_givens(gold, manner, {name: theirs.value}, what)
