"""The trace's equation does not give the value that the trace has for it.

What it does: puts the trace's own values, with their units, into its own equation, one that holds
a new value which working and answer have as well. Where the two sides have other units, or are
not equal, the equation is not the one that was worked with.

Why it is bad: the law that is stated is not the one that is used.

Example: `E = L Δt/ΔI` with `"L": "0.50 H"`, `"ΔI": "3.0 A"`, `"Δt": "15 ms"` and `"E": "100 V"`.

Use instead: `E = L ΔI/Δt`
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping

from wmw.core.equation import (
    Add,
    Call,
    Expr,
    Num,
    canonical_name,
    dimension,
    evaluate,
    free_symbols,
    walk,
)
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.unit_table import ANGLE
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims
from wmw.verifiers.options import split_options
from wmw.verifiers.own_words import alike, answered, numbers_in
from wmw.verifiers.statements import statements

CODE = "WMW307"
LABEL: Label = "transition"
FIELD: FieldName = "transition"

_NEAR, _EXACT = 0.03, 0.002
_OF_ANGLES = frozenset({"sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "ln"})
_MOST, _LARGE = 12, 10
_BETWEEN_UNITS = (3.6, 36.0, 60.0, 3600.0, 6.0)
"""Factors between units of one kind: km/h and m/s, minutes and seconds."""


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where an equation does not give the new value that it is an equation for."""
    if claims.equation is None or claims.derivation is None:
        return
    values = _values(claims)
    found, _ = statements(claims.equation.text, frozenset(values))
    for statement in found[:_MOST]:
        if len(statement.sides) != 2 or statement.relations != ("=",) or statement.alternatives:
            continue
        wrong = _wrong(claims, statement.sides[0], statement.sides[1], values)
        if wrong is not None:
            slipped, told = wrong
            pointer = claims.derivation.pointer if slipped else claims.equation.pointer
            message = f"the trace's own {statement.text!r} does not hold with its values: {told}"
            label: Label = "unit_scale" if slipped else LABEL
            yield Finding(CODE, label, FIELD, pointer, message, statement.text, None)
            return


def _wrong(
    claims: Claims, left: Expr, right: Expr, values: Mapping[str, Measurement]
) -> tuple[bool, str] | None:
    """Return whether two sides are apart by units, and how; None where they agree or stay open."""
    used = free_symbols(left) | free_symbols(right)
    if not used <= values.keys() or not any(_is_concluded(claims, n, values) for n in used):
        return None
    if not free_symbols(left) or not free_symbols(right):
        return None
    if not all(map(_is_plain, (*walk(left), *walk(right)))):
        return None
    if any(isinstance(node, Add) for node in (*walk(left), *walk(right))) and any(
        values[name].rest for name in used
    ):
        return None  # "3.0 m/s to the left" has its sign in words
    units = {name: _kind(values[name]) for name in used}
    own, its = dimension(left, units), dimension(right, units)
    if own is None or its is None:
        return None
    if own != its:
        return False, "the two sides have other units"
    known = {name: values[name].si for name in used}
    one, other = evaluate(left, known), evaluate(right, known)
    if not one or not other or abs(abs(one) - abs(other)) <= _NEAR * max(abs(one), abs(other)):
        return None
    if _may_be_others(claims, [values[name] for name in used]):
        return None
    return _is_of_units(one / other), f"{one:.3g} against {other:.3g} in SI"


def _is_concluded(claims: Claims, name: str, values: Mapping[str, Measurement]) -> bool:
    """Tell whether a name is that of a new value that working and answer have as well."""
    if name not in values or name not in {canonical_name(claim.name) for claim in claims.results}:
        return False
    answer = answered(claims)
    worked = any(alike(number, values[name]) for number in numbers_in(claims.derivation))
    return worked and answer is not None and alike(answer, values[name])


def _may_be_others(claims: Claims, used: Collection[Measurement]) -> bool:
    """Tell whether the question has another number of the kind of one that is used.

    "A cart at 7.8 m/s ... if it moved at 2.0 m/s instead": the equation is about the other one.
    """
    stem, _ = split_options(claims.question)
    kinds = {value.unit.dimension for value in used if value.unit is not None}
    return any(
        told.measurement.unit is not None
        and told.measurement.unit.dimension in kinds
        and not any(abs(told.measurement.si - value.si) <= _EXACT * abs(value.si) for value in used)
        for told in find_measurements(stem)
    )


def _is_of_units(ratio: float) -> bool:
    """Tell whether values are apart by a factor between two units: 1000, 3.6, 60."""
    factor = max(abs(ratio), 1 / abs(ratio)) if ratio else 0.0
    if factor < 1:
        return False
    tens = 10 ** round(math.log10(factor))
    return any(
        abs(factor - other) <= _NEAR * other for other in (tens, *_BETWEEN_UNITS) if other > 1
    )


def _kind(measured: Measurement) -> tuple[int, ...]:
    """Return the dimension of a value; an angle goes for a number, as in v = ω r."""
    if measured.unit is None:
        return ()
    return tuple(0 if angle else e for e, angle in zip(measured.unit.dimension, ANGLE, strict=True))


def _values(claims: Claims) -> dict[str, Measurement]:
    """Return the values with units that stand for one name alone."""
    found: dict[str, list[Measurement | None]] = {}
    for claim in (*claims.variables, *claims.results, *claims.attributes):
        found.setdefault(canonical_name(claim.name), []).append(claim.measured)
    return {
        name: stated[0]
        for name, stated in found.items()
        if stated[0] is not None and all(_is_same(value, stated[0]) for value in stated)
    }


def _is_same(value: Measurement | None, other: Measurement) -> bool:
    """Tell whether a value is a plain one, with a unit, and equal to another."""
    if value is None or value.unit is None or value.unit.offset or value.unit.turns:
        return False
    return alike(value, other)


def _is_plain(node: Expr) -> bool:
    """Tell whether a part is none that may hide a unit: 9.8 may be a g, an angle in degrees."""
    if isinstance(node, Call):
        return node.fn not in _OF_ANGLES
    if not isinstance(node, Num):
        return True
    return node.unit is None and (node.value * 2).is_integer() and node.value < _LARGE
