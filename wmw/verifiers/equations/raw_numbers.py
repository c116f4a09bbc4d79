"""A working whose bare numbers are givens, put in as they are stated where SI was needed.

"f = 0.050 × 170 × 9.8 = 83.3 N" with a mass of 170 g, "V2 = 2.0 × 40/20 = 4.0 L" with 20 °C and
40 °C, or "220 kPa · 45 : 15". It is certain where products and quotients alone stand there, each
number has its unit or is that of one value that question or state 0 gives, the units of these make
the unit of the result, and the result is what the bare numbers give and not what the values give.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from wmw.core.equation import (
    Const,
    Div,
    Expr,
    Mul,
    Num,
    dimension,
    evaluate,
    mapped,
    numbers,
    walk,
)
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import Unit, parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.equations.own_values import own_statements
from wmw.verifiers.equations.rounding import measurement
from wmw.verifiers.own_words import alike, answered

_MOST, _TRIAL, _FEW = 12, 12, 8
_NEAR, _FAR = 0.02, 0.03
_SAME = 1e-9
_OVER = re.compile(r"(?<=\d) : (?=\d)")
"""How some write a quotient."""
_DIFFERENCES = re.compile(r"[Δ∆]|delta|\b(?:by|through|rise|drop|difference|change) \Z", re.I)
_OF_GASES = tuple(unit.dimension for unit in map(parse_unit, ("m^3", "Pa")) if unit is not None)


class Unconverted(NamedTuple):
    """A line of the working: where it is, what it has, and what the values give."""

    place: Text
    stated: str
    expected: str


def put_in_raw(claims: Claims) -> Iterator[Unconverted]:
    """Yield each line whose result is that of bare numbers and not that of the values."""
    known = _known(claims)
    if not any(_is_other_in_si(value) for value in known):
        return
    for text in (claims.equation, *claims.evidence, claims.derivation):
        read = _OVER.sub("/", text.text) if text is not None else ""
        for statement in own_statements(claims, read)[:_MOST]:
            for worked, result in pairwise(statement.sides):
                expected = _expected(claims, worked, result, known)
                if text is not None and expected is not None:
                    yield Unconverted(text, statement.text.strip(), expected)


def _known(claims: Claims) -> list[Measurement]:
    """Return all values that question and state 0 give, but for differences of temperatures."""
    named = [c.measured for c in claims.variables if c.measured and not _DIFFERENCES.search(c.name)]
    told = [
        mention.measurement
        for mention in find_measurements(claims.question)
        if not _is_scaled(mention.measurement)
        or not _DIFFERENCES.search(claims.question[: mention.start][-16:])
    ]
    return [*named, *told]


def _is_scaled(value: Measurement) -> bool:
    return value.unit is not None and value.unit.offset != 0


def _is_other_in_si(value: Measurement) -> bool:
    return abs(value.si - value.value) > _FAR * abs(value.value)


def _expected(claims: Claims, worked: Expr, result: Expr, known: list[Measurement]) -> str | None:
    """Return what a product comes to with the values, where its result has the bare numbers'."""
    literals = numbers(worked)
    if not isinstance(result, Num) or not 2 <= len(literals) <= _FEW:
        return None
    if not all(isinstance(node, (Num, Mul, Div, Const)) for node in walk(worked)):
        return None
    spend(_TRIAL * len(literals))
    unit, raw = _unit_of(claims, result), evaluate(worked, {})
    found = [_given(literal, known) for literal in literals]
    given = [value for value in found if value is not None]
    if unit is None or not raw or len(given) != len(found):
        return None
    written = result.si if any(literal.unit for literal in literals) else result.value
    if abs(raw - written) > _NEAR * abs(raw) or not _may_convert(worked, given, unit):
        return None
    values = dict(zip((literal.text for literal in literals), given, strict=True))
    converted = mapped(worked, lambda n: n if n.unit else _with(n, values[n.text]))
    if dimension(converted, {}) != dimension(_dimensioned(unit), {}):
        return None
    right = evaluate(converted, {})
    right = (right - unit.offset) / unit.factor if right is not None else None
    if right is None or abs(right - result.value) <= _FAR * max(abs(right), abs(result.value)):
        return None
    return f"{right:.4g} {unit.text}"


def _unit_of(claims: Claims, result: Num) -> Unit | None:
    """Return the unit of a result, that of the answer where the result is it and has none."""
    if result.unit is not None:
        return parse_unit(result.unit)
    value = answered(claims)
    same = value is not None and abs(value.value - result.value) <= _NEAR * abs(result.value)
    return value.unit if same and value is not None else None


def _given(literal: Num, known: list[Measurement]) -> Measurement | None:
    """Return the only value whose number a bare literal is, or the one that has its unit."""
    if not literal.text:
        return None
    if literal.unit is not None:
        own = measurement(literal)
        return own if own is not None and own.unit is not None and not _is_scaled(own) else None
    same = [v for v in known if abs(v.value - literal.value) <= _SAME * abs(v.value)]
    united = [value for value in same if value.unit is not None] or same
    if not united or not all(_is_one(value, united[0]) for value in united):
        return None
    return united[0]


def _is_one(one: Measurement, other: Measurement) -> bool:
    if one.unit is None or other.unit is None:
        return one.unit is other.unit
    return one.unit.dimension == other.unit.dimension and alike(one, other)


def _may_convert(worked: Expr, given: list[Measurement], unit: Unit) -> bool:
    """Tell whether degrees of a scale, if there are any, stand as temperatures of a gas.

    One over another in a volume or a pressure, or one that becomes another by such a ratio.
    """
    scaled = [value for value in given if _is_scaled(value)]
    if not scaled:
        return unit.offset == 0
    if unit.offset:
        others = {v.unit.dimension for v in given if v.unit is not None and not _is_scaled(v)}
        return len(scaled) == 1 and len(others) == 1 and others <= {*_OF_GASES}
    return len(scaled) == 2 and unit.dimension in _OF_GASES  # they cancel, so one is over the other


def _with(literal: Num, value: Measurement) -> Num:
    kind = value.unit.dimension if value.unit is not None else ()
    return replace(literal, si=value.si, value=value.si, dimension=kind)


def _dimensioned(unit: Unit) -> Num:
    return Num(1.0, "1", unit.text, 1.0, unit.dimension)
