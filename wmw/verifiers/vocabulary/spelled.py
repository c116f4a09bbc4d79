"""Values in words and unworked: "one half", "twice as much", "5√3 N", "0.7 × 9.8 × √3 N"."""

from __future__ import annotations

import re
from fractions import Fraction

from wmw.core.equation import evaluate, free_symbols, parse_statements
from wmw.core.quantity import Measurement, read_value
from wmw.core.units import parse_unit, to_si
from wmw.verifiers.vocabulary.lexicon import plain

_PARTS = {
    "half": 2, "halves": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "fourth": 4,
    "fourths": 4, "fifth": 5, "fifths": 5, "sixth": 6, "sixths": 6, "seventh": 7, "eighth": 8,
    "eighths": 8, "ninth": 9, "ninths": 9, "tenth": 10, "tenths": 10,
}  # fmt: skip
_COUNTS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "twice": 2, "double": 2, "triple": 3, "zero": 0, "none": 0,
}  # fmt: skip
_UNWORKED = re.compile(r"(?=.*\d)(?:.*[√π×*·]|.*\\sqrt|.*\\pi|.*\b(?:sqrt|sin|cos|tan|pi)\b)")
"""A number with something still to be worked out."""
_LONGEST = 60
_EXACTLY = 1e-3
_AROUND = frozenset({
    "of", "as", "times", "large", "much", "great", "all", "original", "initial", "value", "exactly",
    "energy", "kinetic", "same",
})  # fmt: skip


_OF_IT = re.compile(r"\bof (?:it|them|that)\b")
"""What makes a number a share of something else."""


def read_worded(text: str) -> Measurement | None:
    """Return the value that a text states in figures or in words, where it can be read."""
    read = read_value(text)
    return read if isinstance(read, Measurement) else _spelled(text) or _worked_out(text)


def _worked_out(text: str) -> Measurement | None:
    """Return the value of an expression in numbers alone, with the unit behind it if it has one."""
    if len(text) > _LONGEST or not _UNWORKED.search(text) or _OF_IT.search(text):
        return None
    words = text.strip().strip("$").split()
    for size in range(1, len(words) + 1):  # a unit at the end is no part of the expression
        tail = " ".join(words[size:])
        unit = parse_unit(tail) if tail else None
        if tail and unit is None:
            continue
        read = parse_statements(f"x = {' '.join(words[:size])}", unit_reader=parse_unit)
        if read.unparsed or len(read.statements) != 1 or len(read.statements[0].sides) != 2:
            continue
        side = read.statements[0].sides[1]
        value = None if free_symbols(side) else evaluate(side, {})
        if value is not None:
            si = to_si(value, unit) if unit else value
            return Measurement(value, si, unit, text.strip(), abs(si) * _EXACTLY)
    return None


def _spelled(text: str) -> Measurement | None:
    """Return the pure number that a few words spell out."""
    words = [word for word in plain(text).split() if word not in _AROUND]
    if not 1 <= len(words) <= 2:
        return None
    first, last = words[0], words[-1]
    if len(words) == 2:
        if first not in _COUNTS or last not in _PARTS:
            return None
        number = Fraction(_COUNTS[first], _PARTS[last])
    elif first in _COUNTS:
        number = Fraction(_COUNTS[first])
    elif first in _PARTS:
        number = Fraction(1, _PARTS[first])
    else:
        return None
    value = float(number)
    return Measurement(value, value, None, text.strip(), max(value, 1.0) * 1e-3)
