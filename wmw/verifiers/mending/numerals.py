"""Numbers written as the trace writes them."""

from __future__ import annotations

import math
import re

from wmw.core.quantity import Measurement, number_text
from wmw.core.units import Unit, from_si

_DIGITS = 3
"""Significant digits of what is worked out anew, where the trace itself had fewer."""
_MOST = 10
_NUMERAL = re.compile(r"(?<![\w.])\d+(?:[.,]\d+)*(?![\w]|[.,]\d)")


def digits_of(text: str) -> int:
    """Return how many significant digits a numeral is written with."""
    mantissa = re.split(r"[eE×x·*]", text, maxsplit=1)[0]
    digits = re.sub(r"\D", "", mantissa).lstrip("0")
    return max(len(digits if "." in mantissa else digits.rstrip("0")), 1)


def numeral(value: float, like: str) -> str:
    """Return a number with the digits of another one, and no fewer than three."""
    return number_text(value, max(digits_of(like), _DIGITS))


def given_numeral(value: float) -> str:
    """Return a number that is known exactly, with the digits it needs and no fewer than two."""
    needed = next((d for d in range(2, _MOST) if _is_written(value, d)), _MOST)
    return number_text(value, needed)


def _is_written(value: float, digits: int) -> bool:
    return same_number(float(number_text(value, digits)), value)


def in_unit(measured: Measurement, si: float, unit: Unit) -> float:
    """Return an SI value in the unit that a measurement is written in, else in the given one."""
    return from_si(si, measured.unit if measured.unit is not None else unit)


def written_like(raw: object, measured: Measurement, text: str) -> object:
    """Return a numeral, in the measurement's own unit, in the form of a raw JSON value.

    A number stays a number; in a text the numeral is replaced and all else stays.
    """
    value = float(text)
    if isinstance(raw, bool) or not isinstance(raw, int | float | str):
        return float(text)
    if isinstance(raw, int | float):
        number = float(text)
        return int(number) if number.is_integer() and isinstance(raw, int) else number
    found = list(_NUMERAL.finditer(raw))
    sign = "-" if value < 0 else ""
    size = text.removeprefix("-")
    if len(found) == 1:
        start, end = found[0].span()
        head = raw[:start].rstrip("-−+ ") if raw[:start].strip("-−+ ") == "" else raw[:start]
        return f"{head}{sign}{size}{raw[end:]}"
    unit = measured.unit.text if measured.unit is not None else ""
    return f"{sign}{size} {unit}".strip()


def renumbered(text: str, numbers: dict[str, str]) -> str:
    """Return a text with whole numerals replaced by others."""
    return _NUMERAL.sub(lambda match: numbers.get(match[0], match[0]), text)


def same_number(one: float, other: float) -> bool:
    """Tell whether two numbers are the same but for what writing them costs."""
    return math.isclose(one, other, rel_tol=1e-9, abs_tol=1e-12)
