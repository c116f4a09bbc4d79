"""A wrong result held against the trace's own equation: whether it follows from that, or not.

An equation with the trace's own values in it gives one number for what is found. Where state 1 and
the answer have another one, and the working or the equation has the right one, state 1 is what
does not follow, however the letters of the equation were understood. Where they have the very
number that the equation gives, they do follow, and the equation is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from wmw.core.equation import Expr, Statement, Sym, canonical_name, evaluate, free_symbols
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.verdict import Finding, Label, Verdict
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.equations.own_values import own_statements
from wmw.verifiers.own_words import alike, answered, is_among, numbers_in, tens_apart
from wmw.verifiers.revising import revised
from wmw.verifiers.rules import route_leads_elsewhere

_LABELS: frozenset[Label | None] = frozenset({"transition", "intervention", "faithfulness"})
_OF_ANSWER, _OF_ROUTE, _OF_LAW = ("WMW401", "WMW402"), ("WMW30", "WMW31"), "WMW30"
_OF_FACTOR = (*_OF_ANSWER, "WMW403")
_NEAR, _APART = 0.02, 0.06
_MOST, _STEPS = 8, 20
_GRAVITY = (9.7, 10.1)
_LATER = re.compile(r"_?(?:new|now|after|later|changed|prime|final|f)|'")
"""Ends of the name of a new value, behind that of the old one."""

_OVER = re.compile(r"\s*/\s*|_over_|_to_")
_TWO = (8.0, 2.0)
"""Numbers by which it is seen whether one is divided by the other."""

Follows = Literal["right", "wrong"]


def rooted(verdict: Verdict, claims: Claims) -> Verdict:
    """Return the verdict with the fault where the trace's own equation shows that it is."""
    errors = [f for f in verdict.findings if f.severity == "error"]
    value, change = answered(claims), claims.change
    if not errors or value is None or claims.equation is None or change is None:
        return verdict
    if len(verdict.labels) != 1 or not {f.label for f in errors} <= _LABELS:
        return verdict
    if verdict.labels[0] != "transition" and _is_by_ratio(claims, errors, value):
        kept = [f for f in verdict.findings if not f.code.startswith(_OF_LAW)]
        place, said = claims.equation.pointer, claims.equation.text
        return _with(verdict, kept, [place], "transition", (said, errors))
    right = _right(errors, value)
    if right is None or alike(right, value) or tens_apart(right, value):
        return verdict
    told = [c for c in claims.results if c.measured is not None and alike(c.measured, value)]
    places = [change.pointer] if is_among(value, numbers_in(change)) else []
    places += [claim.pointer for claim in told]
    found = [c.measured for c in claims.results if c.measured is not None]
    if not places or is_among(right, (*found, *numbers_in(change))):
        return verdict
    given = told[0].measured if told and told[0].measured is not None else value
    follows = _follows(claims, given, right)
    worked = numbers_in(claims.derivation)[-1:]
    if verdict.labels[0] != "intervention" and _leads_right(follows, worked, right):
        kept = [f for f in verdict.findings if not f.code.startswith(_OF_ROUTE)]
        return _with(verdict, kept, places, "intervention", (claims.answer.text, errors))
    if verdict.labels[0] != "transition" and follows == "wrong":
        kept = [f for f in verdict.findings if not f.code.startswith(_OF_LAW)]
        place = claims.equation.pointer
        return _with(verdict, kept, [place], "transition", (claims.equation.text, errors))
    return verdict


def _is_by_ratio(claims: Claims, errors: list[Finding], value: Measurement) -> bool:
    """Tell whether the wrong factor that is answered is what the equation says of two ratios.

    "v2/v1 = r2/r1" gives 4 where r2/r1 is 4, and so does the answer.
    """
    if value.unit is not None or not any(f.code in _OF_FACTOR for f in errors):
        return False
    known = _known_ratios(claims)
    for statement in _equations(claims):
        spend(_STEPS)
        left, right = statement.sides[0], statement.sides[-1]
        names = sorted(free_symbols(left))
        if len(names) != len(_TWO) or {*names} & known.keys() or not _is_quotient(left, names):
            continue
        if not free_symbols(right) or not free_symbols(right) <= known.keys():
            continue
        result = evaluate(right, known)
        if result and value.si and abs(result - value.si) <= _NEAR * abs(value.si):
            return True
    return False


def _known_ratios(claims: Claims) -> dict[str, float]:
    """Return the values of state 0 (SI); of what only a ratio is given, that to one."""
    known = {
        canonical_name(c.name): c.measured.si
        for c in (*claims.attributes, *claims.variables)
        if c.measured is not None
    }
    for claim in claims.variables:
        one, other = (*_OVER.split(claim.name, maxsplit=1), "")[:2]
        if other and claim.measured is not None and claim.measured.unit is None:
            pair = {canonical_name(one): claim.measured.value, canonical_name(other): 1.0}
            known = {**pair, **known}
    return known


def _is_quotient(side: Expr, names: Sequence[str]) -> bool:
    """Tell whether a side is the one of two names over the other."""
    tried = [evaluate(side, dict(zip(names, pair, strict=True))) for pair in (_TWO, _TWO[::-1])]
    return {*tried} == {_TWO[0] / _TWO[1], _TWO[1] / _TWO[0]}


def _right(errors: list[Finding], value: Measurement) -> Measurement | None:
    """Return what the answer should be, of the kind of what it is."""
    for finding in errors:
        if finding.code in _OF_FACTOR and finding.expected is not None:
            numbers = [m.measurement for m in find_measurements(finding.expected)]
            if len(numbers) == 1 and numbers[0].unit is not None:
                same = value.unit is None or value.unit.dimension == numbers[0].unit.dimension
                return numbers[0] if same else None
    return None


def _leads_right(
    follows: Follows | None, worked: tuple[Measurement, ...], right: Measurement
) -> bool:
    """Tell whether working and equation, where they tell, lead to what is right."""
    if any(not alike(number, right) for number in worked) or follows == "wrong":
        return False
    return follows == "right" or bool(worked)


def _with(
    verdict: Verdict,
    kept: list[Finding],
    places: list[str],
    label: Label,
    told: tuple[str, list[Finding]],
) -> Verdict:
    stated, errors = told
    expected = next((f.expected for f in errors if f.code in _OF_ANSWER), None)
    rule = route_leads_elsewhere
    message = (
        f"by the trace's own equation it is {expected}"
        if label == "intervention"
        else f"{stated!r} gives, with the trace's own values, what is wrong"
    )
    new = [Finding(rule.CODE, label, rule.FIELD, p, message, stated, expected) for p in places]
    findings = sorted((*kept, *new), key=lambda finding: finding.code)
    return revised(verdict, {rule.FIELD: "invalid"}, findings, verdict.basis or "question")


# -- what the equation gives ------------------------------------------------------------------


def _follows(claims: Claims, value: Measurement, right: Measurement) -> Follows | None:
    """Return whether the equation gives the right value or the wrong one that is stated.

    A wrong one tells only where the equation is filled in with what the question says.
    """
    told = [m.measurement for m in find_measurements(claims.question)]
    known: dict[str, Measurement | float] = {
        canonical_name(claim.name): claim.measured
        for claim in (*claims.attributes, *claims.variables)
        if claim.measured is not None
    }
    others = {
        canonical_name(claim.name): claim.measured
        for claim in claims.results
        if claim.measured is not None and not alike(claim.measured, value)
    }
    for statement in _equations(claims):
        spend(_STEPS)
        unknown = {n for side in statement.sides for n in free_symbols(side)} - known.keys()
        for name in unknown & others.keys():
            known[name] = others[name]
        unknown -= others.keys()
        if len(unknown) != 1:
            continue
        name = unknown.pop()
        values = {n: m if isinstance(m, float) else m.si for n, m in known.items()}
        here, there = (_holds(statement, {**values, name: m.si}) for m in (value, right))
        if there is True and here is False:
            return "right"
        used = {n for side in statement.sides for n in free_symbols(side)} - {name}
        if here is True and there is False:
            if _holds_later(statement, {**values, name: right.si}, used):
                return None  # the old value was put in, and the equation is right
            return "wrong" if all(_is_given(known[n], told) for n in used) else None
        left = statement.sides[0]
        if isinstance(left, Sym) and left.name == name:
            result = evaluate(statement.sides[1], values)
            if result is not None:
                known[name] = result
    return None


def _holds_later(statement: Statement, values: Mapping[str, float], used: set[str]) -> bool:
    """Tell whether the right value follows from the new value of something, as `m_2_new`."""
    spend(len(used) * len(values))
    return any(
        _LATER.fullmatch(later.removeprefix(name))
        and _holds(statement, {**values, name: value}) is True
        for name in used
        for later, value in values.items()
        if later.startswith(name)
    )


def _equations(claims: Claims) -> Iterator[Statement]:
    if claims.equation is None:
        return
    for statement in own_statements(claims, claims.equation.text)[:_MOST]:
        if statement.relations == ("=",) and not statement.alternatives:
            yield statement


def _holds(statement: Statement, values: Mapping[str, float]) -> bool | None:
    """Tell whether the two sides are alike, or surely apart; None in between."""
    left, right = (evaluate(side, values) for side in statement.sides)
    if left is None or right is None:
        return None
    apart = abs(left - right) / (max(abs(left), abs(right)) or 1.0)
    return True if apart <= _NEAR else False if apart > _APART else None


def _is_given(value: Measurement | float, told: list[Measurement]) -> bool:
    """Tell whether a value is one of the question, or the usual g; a worked-out one follows."""
    if isinstance(value, float):
        return True
    return is_among(value, told) or _GRAVITY[0] < value.si < _GRAVITY[1]
