"""Two neighbouring digits of a given are exchanged (26 for 62)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import exchanged_digits
from wmw.perturbations.wrong_givens import with_slips

LABEL: Label = "state"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with two digits of one given exchanged."""
    yield from with_slips(gold, manner, exchanged_digits, "copied")
