"""New values that the trace's own equation does not give, where no working leads to them.

"p_2 = p_0 + ρ g h_2" stands there with a value for each of its letters, and state 1 has half of
p_1. An equation may be about another state than a value: so its letters must be those of no number
of the question that is left over, or bear the mark of the value.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping

from wmw.core.equation import Add, Expr, Sym, canonical_name, evaluate, free_symbols, walk
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.own_values import compared, own_statements, own_values
from wmw.verifiers.own_words import alike, answered, numbers_in
from wmw.verifiers.questions.asking import end_mark
from wmw.verifiers.questions.options import split_options

_MOST = 12
_LOOK = 4
_LATER = re.compile(r"new|after|later", re.I)
_LEAST = 0.1
"""The smallest power with which a value may stand in an equation."""


def other_than_by_equation(claims: Claims) -> tuple[Named, float, str] | None:
    """Return a new value, what the equation gives for it (SI) and the equation; None for none."""
    value = answered(claims)
    if claims.equation is None or value is None or numbers_in(claims.derivation):
        return None
    own = own_values(claims)
    given = {canonical_name(claim.name) for claim in claims.variables}
    results = {canonical_name(claim.name): claim for claim in claims.results}
    for statement in own_statements(claims, claims.equation.text)[:_MOST]:
        if len(statement.sides) != 2 or statement.relations != ("=",) or statement.alternatives:
            continue
        left, right = statement.sides
        if not isinstance(left, Sym) or left.name in given or not free_symbols(right) <= given:
            claim = _only_new(left, right, given, results)
            expected = None
            if claim is not None:
                expected = _in_product(left, right, claim, own)
                expected = expected or _the_other_way(claims, left, right, claim, own)
            if claim is not None and claim.measured and alike(claim.measured, value):
                used = [own[name] for name in free_symbols(left) | free_symbols(right) if expected]
                if expected is not None and not (
                    _unused(claims, used) or any(_left_over(claims, used))
                ):
                    return claim, expected, statement.text.strip()
            continue
        claim = results.get(left.name)
        if claim is None or claim.measured is None or not alike(claim.measured, value):
            continue
        expected = _given(left, right, own)
        if expected is not None and _is_about(claims, claim, right, own):
            return claim, expected, statement.text.strip()
    return None


def _given(left: Expr, right: Expr, own: Mapping[str, Measurement]) -> float | None:
    """Return what the right side comes to (SI) where the left side has another value."""
    sides = compared(left, right, own)
    if sides is not None:
        return sides.right if sides.how == "numbers" else None
    if not isinstance(right, Sym) or not isinstance(left, Sym):
        return None
    mine, its = own.get(left.name), own.get(right.name)  # one that is nought: "u_1 = v_2"
    if mine is None or its is None or its.si != 0 or not mine.si or mine.unit is None:
        return None
    same = its.unit is not None and its.unit.dimension == mine.unit.dimension
    return evaluate(right, {right.name: its.si}) if same else None


def _only_new(
    left: Expr, right: Expr, given: set[str], results: Mapping[str, Named]
) -> Named | None:
    """Return the one value of an equation that state 0 does not have, nor any other state."""
    new = [n for side in (left, right) for n in free_symbols(side) if n not in given]
    return results.get(new[0]) if len(new) == 1 else None


def _in_product(
    left: Expr, right: Expr, claim: Named, own: Mapping[str, Measurement]
) -> float | None:
    """Return what products or quotients on both sides ("p_1/T_1 = p_2/T_2") give for a value (SI).

    None where they hold with the value that there is, or the value is no factor.
    """
    sides = compared(left, right, own)
    name = canonical_name(claim.name)
    if sides is None or sides.how != "numbers" or claim.measured is None:
        return None
    if any(isinstance(node, Add) for side in (left, right) for node in walk(side)):
        return None
    side, here, there = (
        (left, sides.left, sides.right)
        if name in free_symbols(left)
        else (right, sides.right, sides.left)
    )
    names = free_symbols(side)
    doubled = {n: own[n].si * (2.0 if n == name else 1.0) for n in names}
    grown = evaluate(side, doubled)
    if grown is None:
        return None
    power = math.log2(abs(grown / here)) if grown else 0.0
    return claim.measured.si * abs(there / here) ** (1 / power) if abs(power) > _LEAST else None


def _the_other_way(
    claims: Claims, left: Expr, right: Expr, claim: Named, own: Mapping[str, Measurement]
) -> float | None:
    """Return what a value is by an equation (SI) that holds but for the value's own minus sign.

    Only where state 0 has a minus sign for another value of its kind, and so counts by an axis.
    """
    stated, sides = claim.measured, compared(left, right, own)
    if stated is None or stated.unit is None or stated.si >= 0 or sides is None:
        return None
    if sides.how != "holds" or sides.left * sides.right >= 0:
        return None
    kind = stated.unit.dimension
    by_axis = any(
        c.measured is not None
        and c.measured.si < 0
        and c.measured.unit is not None
        and c.measured.unit.dimension == kind
        for c in claims.variables
    )
    turned = {name: value.si for name, value in own.items()}
    turned[canonical_name(claim.name)] = -stated.si
    one, other = evaluate(left, turned), evaluate(right, turned)
    return -stated.si if by_axis and one and other and one * other > 0 else None


def _is_about(claims: Claims, claim: Named, right: Expr, own: Mapping[str, Measurement]) -> bool:
    """Tell whether an equation is surely about the value, and not about another state's."""
    used = [own[name] for name in free_symbols(right)]
    if _unused(claims, used):
        return False
    mark = end_mark(claim.name)
    marked = {
        end_mark(c.name) for c in claims.variables if canonical_name(c.name) in free_symbols(right)
    }
    return (mark is not None and mark in marked) or not any(_left_over(claims, used))


def _unused(claims: Claims, used: list[Measurement]) -> bool:
    """Tell whether state 0 has a further value of the kind of a used one: "m_2_new" beside m_2."""
    kinds = {value.unit.dimension for value in used if value.unit is not None}
    own = [c.measured for c in claims.variables if c.measured is not None and _LATER.search(c.name)]
    return any(
        one.unit is not None
        and one.unit.dimension in kinds
        and not any(alike(one, value) for value in used)
        for one in own
    )


def _left_over(claims: Claims, used: list[Measurement]) -> Iterator[Measurement]:
    """Yield the numbers of the question of the kind of a used one that are not used."""
    stem, _ = split_options(claims.question)
    kinds = {value.unit.dimension if value.unit is not None else None for value in used}
    for mention in find_measurements(stem):
        spend(_LOOK)
        number = mention.measurement
        kind = number.unit.dimension if number.unit is not None else None
        if kind in kinds and not any(alike(number, value) for value in used):
            yield number
