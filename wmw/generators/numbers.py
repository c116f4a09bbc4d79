"""Numbers and units as questions and traces print them."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from wmw.core.family import Quantity
from wmw.core.units import Unit, from_si, parse_unit, to_si

DIGITS = 3
"""Significant digits of a result."""

_SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_PLAIN_DIGITS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_EXPONENT = re.compile(r"\^(?:\((-?\d+)\)|(-?\d))")
_PLAIN_POWERS = range(-3, 5)
_MOST_STATED = 4


@lru_cache(maxsize=4096)
def significant(value: float, digits: int = DIGITS) -> str:
    """Return a value with that many significant digits: "4.02", "0.0310", "1.20 × 10⁷".

    The digits before the decimal point are all written: "1240" would say that the last one counts.
    """
    if value == 0:
        return "0"
    power = int(f"{abs(value):.{digits - 1}e}".partition("e")[2])
    if power not in _PLAIN_POWERS:
        mantissa = f"{value / 10.0**power:.{digits - 1}f}".replace("-", "−")
        return f"{mantissa} × 10{str(power).translate(_SUPERSCRIPTS)}"
    decimals = max(digits - 1 - power, 0)
    return f"{round(value, decimals):.{decimals}f}".replace("-", "−")


def rounded(value: float, digits: int = DIGITS) -> float:
    """Return a value rounded to that many significant digits, as an integer if it has no decimals.

    A JSON number 118 claims three digits, 118.0 would claim four.
    """
    number = float(f"{value:.{digits - 1}e}")
    return int(number) if 10.0 ** (digits - 1) <= abs(number) < 1e15 else number


def fixed(value: float, decimals: int) -> str:
    """Return a drawn value with its grid's decimals, and at least two significant digits."""
    if value and abs(value) < 10 and value != int(value):
        decimals = max(decimals, 1 - math.floor(math.log10(abs(value))))
    return f"{value:.{decimals}f}".replace("-", "−")


@lru_cache(maxsize=512)
def unit_text(unit: str) -> str:
    """Return a unit as printed: "m/s²" for "m/s^2", "" for a pure number, "°" for degrees."""
    if unit == "1":
        return ""
    if unit == "deg":
        return "°"
    raised = _EXPONENT.sub(lambda match: (match[1] or match[2]).translate(_SUPERSCRIPTS), unit)
    return raised.replace("*", "·")


def with_unit(number: str, unit: str) -> str:
    """Return a number with its printed unit: "4.0 kg", "35°", "0.20", "25%"."""
    text = unit_text(unit)
    if not text:
        return number
    return number + ("" if text in ("°", "%") else " ") + text


@lru_cache(maxsize=512)
def unit_of(name: str) -> Unit:
    """Return a declared unit (ValueError for one that is none)."""
    unit = parse_unit(name)
    if unit is None:
        raise ValueError(f"unknown unit {name!r}")
    return unit


def in_unit(si: float, unit: str) -> float:
    """Return an SI value in a declared unit."""
    return from_si(si, unit_of(unit))


def si_of(value: float, unit: str) -> float:
    """Return the SI value of a value in a declared unit."""
    return to_si(value, unit_of(unit))


def given_text(quantity: Quantity, value: float) -> str:
    """Return a given as it is shown: "4.0 kg", "35°", "0.20", "3.00 × 10⁸ m/s".

    A measured value has two significant digits at least; a count (a whole number without unit)
    has those it needs.
    """
    if value and math.floor(math.log10(abs(value))) not in _PLAIN_POWERS:
        text = significant(value, max(DIGITS, shortest_digits(value)))
    elif quantity.grid:
        decimals = quantity.grid.decimals
        if quantity.unit != "1" and abs(value) < 10:
            decimals = max(decimals, 1)
        text = fixed(value, decimals)
    else:
        text = fixed(value, 0 if value == int(value) else len(repr(value).partition(".")[2]))
    return with_unit(text, quantity.unit)


def shortest_digits(value: float) -> int:
    """Return how many significant digits a value needs to be exact: 9.81 needs three, 3e8 one."""
    return len(repr(value).partition("e")[0].replace(".", "").strip("0-"))


def stated_choices(quantity: Quantity) -> tuple[float, ...]:
    """Return the values of a constant that questions state: those a textbook would print."""
    return tuple(v for v in quantity.choices if shortest_digits(v) <= _MOST_STATED)


def ascii_minus(text: str) -> str:
    """Return a text with the hyphen for the minus sign."""
    return text.replace("−", "-")


def number(text: str) -> float:
    """Return the number that a shown text prints: "−15.0", "3.00 × 10⁸ m/s", "2.0 × 10⁻⁵°"."""
    mantissa, _, power = ascii_minus(text).partition(" × 10")
    if power:
        power = power.partition(" ")[0].rstrip("°%").translate(_PLAIN_DIGITS)
        return float(f"{mantissa}e{power}")
    return float(mantissa.partition(" ")[0].rstrip("°%"))
