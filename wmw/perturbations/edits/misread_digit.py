"""A given is misread: one digit is taken for another that looks like it."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import misread_digits
from wmw.perturbations.wrong_givens import with_slips

LABEL: Label = "state"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one digit of one given misread."""
    yield from with_slips(gold, manner, misread_digits, "read")
