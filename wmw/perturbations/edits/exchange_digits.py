"""Two neighbouring digits of a given are exchanged (26 for 62)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import number
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import exchanged_digits, reads_alike
from wmw.perturbations.wrong_givens import drawn, with_wrong_givens

LABEL: Label = "state"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with two digits of one given exchanged."""
    for name in drawn(gold):
        right = gold.question.givens[name].text
        for text in exchanged_digits(right):
            if reads_alike(right, text):
                what = f"{name} is copied as {text}, not {right}"
                yield from with_wrong_givens(gold, manner, {name: number(text)}, what)
