"""Numbers in equations: two numeric sides held against each other, and the slack of rounding.

A literal stands for a measured value, rounded to the digits it is written with; what is worked
out of it may be off by as far as the rounding moves the result.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from wmw.core.equation import (
    Expr,
    Num,
    as_number,
    evaluate,
    mapped,
    numbers,
    to_text,
    walk,
)
from wmw.core.quantity import Measurement, number_text, read_value
from wmw.core.tolerance import slack
from wmw.core.units import Unit, parse_unit, ratio_between
from wmw.core.work import metered, spend, uncharged

Truth = Literal["true", "false", "unknown"]
Fault = Literal["arithmetic", "law", "value"]

_STRUCTURAL = frozenset({0.5, 0.25, 0.75, 1.5, 2.5})
"""Decimals that belong to a law rather than to the data."""
_SMALL = 10
"""Whole numbers below this may belong to a law; larger ones may be rounded values put in."""


@dataclass(frozen=True, slots=True)
class Check:
    """What became of one pair of sides."""

    truth: Truth
    fault: Fault = "law"
    left: str = ""
    right: str = ""
    stated: str | None = None
    expected: str | None = None
    quantity: str | None = None
    unknown: tuple[str, ...] = ()
    unconverted: bool = False
    """Whether the sides are apart by what a unit is worth, or one was to convert the other."""


_UNIT_FACTORS = (3.6, 3.6**2, 60.0, 60.0**2)
"""What km/h, minutes and hours are worth; powers of ten are looked at on their own."""
_SAME_FACTOR = 0.01


def least_slack(value: float) -> float:
    """Return what computing a value may be off by: what is nothing beside a charge may be all of it
    beside the energy of a molecule."""
    return 1e-9 * min(abs(value), 1e-3) if value else 1e-12


def unit_apart(a: float, b: float) -> bool:
    """Tell whether two values differ by a power of ten, or as km/h and m/s, min and s do."""
    ratio = max(abs(a / b), abs(b / a)) if a and b else math.inf
    if not math.isfinite(ratio):
        return False
    tens = round(math.log10(ratio))
    factors = (*_UNIT_FACTORS, 10.0**tens) if tens else _UNIT_FACTORS
    return any(abs(ratio / factor - 1) <= _SAME_FACTOR for factor in factors)


def arithmetic(left: Expr, right: Expr, intermediates: tuple[Measurement, ...]) -> Check:
    """Check two numeric sides against each other, within the rounding of their digits."""
    literals = (as_number(left), as_number(right))
    pairs = [(evaluate(left, {}), evaluate(right, {}))]
    if None in literals or any(n is not None and n.unit is None for n in literals):
        pairs += [
            (evaluate(bare(left), {}), evaluate(bare(right), {})),
            (evaluate(bare(left), {}), evaluate(right, {})),
            (evaluate(left, {}), evaluate(bare(right), {})),
        ]
    elif turned := _in_turns(*literals):
        pairs.append(turned)
    tolerance = put_in_slack((*numbers(left), *numbers(right)))
    literal = literals[1] or literals[0]
    measured = measurement(literal) if literal else None
    if measured is not None and measured.si:
        tolerance = max(tolerance, slack(measured, intermediates) / abs(measured.si))
    known = [(a, b) for a, b in pairs if a is not None and b is not None]
    if not known:
        return Check("unknown")
    if any(close(a, b, tolerance) for a, b in known):
        return Check("true", "arithmetic")
    if any(abs(a - b) <= spread(left, {}) + spread(right, {}) for a, b in known):
        return Check("unknown")  # a small difference of rounded numbers tells nothing
    a, b = known[0]
    # Written the other way round, the value that was worked out still stands on the left.
    return Check(
        "false", "arithmetic", to_text(left), to_text(right), number_text(b, 4), number_text(a, 4),
        unconverted=unit_apart(a, b) or all(n is not None and n.unit is not None for n in literals),
    )  # fmt: skip


def _in_turns(left: Num | None, right: Num | None) -> tuple[float, float] | None:
    """Return two literals where one counts turns and the other has no angle: 1200 rpm = 20 s⁻¹."""
    if left is None or right is None:
        return None
    units = parse_unit(left.unit or ""), parse_unit(right.unit or "")
    ratio = ratio_between(*units) if units[0] and units[1] else None
    return None if ratio in (None, 1.0) else (left.si * ratio, right.si)


def put_in_slack(literals: tuple[Num, ...]) -> float:
    """Return the relative slack of a result of rounded numbers, at most 5%.

    Every literal may be off by half a unit of its last digit; small whole numbers without a unit
    (2, 4 in a law) are exact.
    """
    total = 0.0
    for literal in literals:
        measured = measurement(literal)
        if measured is None or not measured.si or is_structural(literal):
            continue
        total += min(measured.half_unit / abs(measured.si), 0.02)
    return min(0.05, max(0.005, total))


def spread(expr: Expr, env: Mapping[str, float]) -> float:
    """Return how far the rounding of its literals may have moved an expression's value.

    Each literal is moved by half a unit of its last digit, at most 2%; the moves add up. Zero where
    the expression has no value.
    """
    value = evaluate(expr, env)
    if value is None:
        return 0.0
    nodes, variants = _moved(expr)
    spend(nodes * (1 + len(variants)) // 4)
    total = 0.0
    for variant in variants:
        moved = evaluate(variant, env)
        if moved is not None:
            total += abs(moved - value)
    return total


def _with_literals_moved(expr: Expr) -> tuple[int, tuple[Expr, ...]]:
    """Return the number of nodes, and the expression with each rounded literal moved in turn."""
    nodes, literals = len(walk(expr)), numbers(expr)
    spend(nodes * len(literals))
    variants = []
    for place, literal in enumerate(literals):
        measured = measurement(literal)
        if measured is None or not measured.value or is_structural(literal):
            continue
        by = 1 + min(measured.half_unit / abs(measured.si or 1.0), 0.02)
        variants.append(_with_moved(expr, place, by))
    return nodes, tuple(variants)


_moved = metered(_with_literals_moved, maxsize=8)  # asked for one equation, in many worlds


def _with_moved(expr: Expr, place: int, by: float) -> Expr:
    """Return the expression with one of its literals multiplied by a factor."""
    left = [place]

    def change(literal: Num) -> Num:
        left[0] -= 1
        if left[0] != -1:
            return literal
        return replace(literal, value=literal.value * by, si=literal.si * by)

    return mapped(expr, change)


def is_structural(literal: Num) -> bool:
    """Tell whether a literal belongs to a law (2, 4, 0.5) rather than to the data."""
    whole = "." not in literal.text and abs(literal.value) < _SMALL
    return literal.unit is None and (whole or literal.value in _STRUCTURAL)


def close(a: float, b: float, tolerance: float, scale: float = 0.0) -> bool:
    """Tell whether two values are as near as a share of the larger one (or of `scale`)."""
    size = max(abs(a), abs(b), scale)
    return abs(a - b) <= tolerance * size + 1e-12


def bare(expr: Expr) -> Expr:
    """Return the expression with its numbers as written, units dropped, but for angles."""
    return mapped(expr, lambda n: n if is_angle(n) else replace(n, si=n.value))


def is_angle(literal: Num) -> bool:
    """Tell whether a literal is in degrees or in another unit of angle."""
    exponents = literal.dimension or ()
    return any(exponents[7:]) and not any(exponents[:7])


@lru_cache(maxsize=4096)
def measurement(literal: Num) -> Measurement | None:
    """Return a number literal as a measurement, with the digits it was written with."""
    with uncharged():
        read = read_value(written_number(literal))
    return read if isinstance(read, Measurement) else None


def written_number(literal: Num) -> str:
    """Return a literal with its unit, as text."""
    return f"{literal.text or 1} {literal.unit or ''}".strip()


_WHERE = re.compile(
    r"\b(?:left|right|east|west|north|south|back(?:ward)?s?|forward|opposite|up|down|upwards?"
    r"|downwards?|uphill|downhill|upslope|downslope|behind|in front)\b|[←→↑↓]",
    re.I,
)


def says_where(measured: Measurement) -> bool:
    """Tell whether words behind a value say its direction, and so carry its sign."""
    return bool(_WHERE.search(measured.rest))


def readings(measured: Measurement, units: tuple[Unit, ...]) -> Iterator[Measurement]:
    """Yield a measurement in each of the units that a number without one may be meant in."""
    if measured.unit is not None:
        for unit in units:
            reading = measured.read_in(unit)
            if reading is not None:
                yield reading
                return
        return
    yield measured
    for unit in units:
        reading = measured.read_in(unit)
        if reading is not None and reading.si != measured.si:
            yield reading
