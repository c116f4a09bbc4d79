"""Numbers as somebody who is not careful writes them: digits exchanged, misread, or shifted."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterator

from wmw.core.pair import Certificate

APART = 0.06
"""Least relative difference of a wrong number: four times what rounding can explain."""
SLACK = 0.015
"""Half a unit of the last of three digits, and the 1% that rounded intermediates may carry."""
POINT_SHIFTS = (10.0, 0.1, 100.0, 0.01, 1000.0, 0.001)
"""What a number is off by where its point, or a prefix of its unit, is in the wrong place."""
Slip = Callable[[str], Iterator[str]]
"""From the text of a number to what it may become."""
_DIGITS = re.compile(r"\d(?:[\d.]*\d)?")
# Digits that are taken for one another in print and in haste.
_ALIKE = {"0": "68", "1": "74", "2": "75", "3": "85", "4": "91", "5": "36", "6": "85", "7": "12",
          "8": "36", "9": "47"}  # fmt: skip


def exchanged_digits(text: str) -> Iterator[str]:
    """Yield the text of a number with two neighbouring digits exchanged."""
    for at, after in _places(text):
        if text[at] != text[after]:
            yield _with(text, {at: text[after], after: text[at]})


def misread_digits(text: str) -> Iterator[str]:
    """Yield the text of a number with one digit taken for another that looks like it."""
    for at in sorted({place for pair in _places(text, alone=True) for place in pair}):
        for other in _ALIKE[text[at]]:
            yield _with(text, {at: other})


def _places(text: str, *, alone: bool = False) -> list[tuple[int, int]]:
    """Return the places of neighbouring digits of the first number in a text."""
    match = _DIGITS.search(text)
    if match is None:
        return []
    places = [at for at in range(match.start(), match.end()) if text[at].isdigit()]
    if alone:
        return [(at, at) for at in places]
    return list(itertools.pairwise(places))


def _with(text: str, changes: dict[int, str]) -> str:
    letters = list(text)
    for at, digit in changes.items():
        letters[at] = digit
    return "".join(letters)


def reads_alike(old: str, new: str) -> bool:
    """Tell whether a changed number has the look of the old one: no zero has come to its front."""
    first, other = _DIGITS.search(old), _DIGITS.search(new)
    if first is None or other is None:
        return False
    return (first[0][0] == "0") == (other[0][0] == "0")


def powers_apart(stated: float, expected: float) -> bool:
    """Tell whether two numbers differ by a power of ten alone, as if by a unit."""
    if stated * expected <= 0:
        return False
    power = round(math.log10(stated / expected))
    return power != 0 and residual_of(stated, expected * 10.0**power) < APART


def value_certificate(
    pointer: str, stated: str, expected: str, residual: float, quantity: str
) -> Certificate | None:
    """Return the proof that a stated value is wrong; None where it is not wrong beyond doubt."""
    if residual < APART:
        return None
    return Certificate("value", pointer, stated, expected, residual, SLACK, quantity=quantity)


def residual_of(stated: float, expected: float) -> float:
    """Return how far a value is from the right one, relative to that."""
    if expected == 0:
        return 0.0 if stated == 0 else 1.0
    return abs(stated - expected) / abs(expected)
