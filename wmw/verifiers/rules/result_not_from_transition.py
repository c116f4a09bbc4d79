"""A new variable of state 1 is not what the laws give.

What it does: recomputes every bound new variable from the trace's own givens. A value off by a
power of ten alone is `unit_scale`, one that belongs to another body `object`, to another moment
`temporal`; so are two times that have changed places, and values
named for before and after that have.

Why it is bad: state 1 does not follow from state 0 and the transition.

Example: `"T2": "0.157 s"` where the stated law doubles 0.314 s.

Use instead: `"T2": "0.628 s"`.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.quantity import find_measurements
from wmw.core.tolerance import Agreement, agrees, power_of_ten_apart
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.bodies.told_apart import is_of_another_event
from wmw.verifiers.case import Case
from wmw.verifiers.confusions import taken_for
from wmw.verifiers.equations.statements import Judge
from wmw.verifiers.own_words import is_among
from wmw.verifiers.values.unconverted import is_misconverted
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.wording import law_of, show

CODE = "WMW311"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"

_ENDS = word_set("before after initial final initially finally start end i f")
_BACK = word_set("back return returned returns")
_SECOND = parse_unit("s")
_TIME = _SECOND.dimension if _SECOND else ()
_OF_ACCELERATION = parse_unit("m/s^2")
_ACCELERATION = _OF_ACCELERATION.dimension if _OF_ACCELERATION else ()
_COMPONENTS = ("vertical", "horizontal")
_SLOWS = re.compile(r"\b(?:slow|decelerat|brak|stop)\w*|\bto rest\b", re.I)


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every new variable that the laws contradict."""
    judge = Judge(case)
    for bound in case.results:
        values = case.expected(bound.quantity)
        if not values:
            continue
        case.decide(FIELD)
        # A number without a unit may be meant in SI as well as in the textbook's unit.
        if any(judge.matches(m, bound.quantity) for m in (bound.measured, bound.claim.measured)):
            continue
        if _is_deceleration(case, bound, values[0]) or _is_at_other_end(case, judge, bound):
            continue
        if _is_of_mate(case, bound) or _is_told_component(case, bound):
            continue
        if _is_counted_from_0(case, judge, bound) or _is_on_clock(case, bound, values[0]):
            continue
        if is_of_another_event(case, bound.claim, judge, bound.quantity):
            continue
        quantity = case.family.quantity(bound.quantity)
        expected = show(quantity, values[0])
        slipped = power_of_ten_apart(bound.measured, values[0]) is not None or (
            is_misconverted(bound.measured, values[0])
        )
        yield Finding(
            CODE,
            "unit_scale"
            if slipped
            else taken_for(case, bound.quantity, bound.measured, case.asked)
            or ("temporal" if _is_time_of_another(case, bound) else LABEL),
            FIELD,
            bound.claim.pointer,
            f"the {quantity.meaning} comes out as {expected}; state 1 has {bound.claim.raw}",
            str(bound.claim.raw),
            expected,
            law_of(case, bound.quantity),
        )


def _is_at_other_end(case: Case, judge: Judge, bound: Bound) -> bool:
    """Tell whether the laws' one value is that of the moment which another claim is named for.

    Of "kinetic_energy_before" and "kinetic_energy_after" only one is that at the lowest point; and
    a flux that state 0 has as it was at first is another one in state 1, which the question gives.
    """
    if any(
        other.quantity == bound.quantity
        and _is_other_end(bound.claim.name, other.claim.name)
        and _matches(judge, other, bound)
        for other in case.results
    ):
        return True
    if case.family.quantity(bound.quantity).moment not in ("before", "given"):
        return False
    early = {canonical_name(b.claim.name) for b in case.state if _matches(judge, b, bound)}
    told = [m.measurement for m in find_measurements(case.claims.question)]
    given = [m for m in told if m.unit is not None and any(m.unit.dimension)]
    return canonical_name(bound.claim.name) in early and is_among(bound.measured, given)


def _is_counted_from_0(case: Case, judge: Judge, bound: Bound) -> bool:
    """Tell whether T_1 is the later one beside T_0, and has the value of another moment."""
    name = canonical_name(bound.claim.name)
    beside = name.removesuffix("1") + "0" if name.endswith("_1") else None
    named = [c for c in case.claims.variables if canonical_name(c.name) == beside]
    first = [c.measured for c in named if c.measured is not None]
    early = any(judge.matches(value, bound.quantity) for value in first)
    return early and taken_for(case, bound.quantity, bound.measured, case.asked) is not None


def _is_on_clock(case: Case, bound: Bound, lasts: float) -> bool:
    """Tell whether a time of being back is one since the start, and not how long the way takes.

    "t_top": "1.0 s" and "t_back": "2.0 s": the way up and the way back take 1.0 s each.
    """
    if case.textbook_unit(bound.quantity).dimension != _TIME:
        return False
    if _BACK.isdisjoint(plain(bound.claim.name.replace("_", " ")).split()):
        return False
    times = [q for q in case.asked if case.textbook_unit(q).dimension == _TIME]
    whole = any(q != bound.quantity and _has_value_of(case, bound, q) for q in times)
    return whole and any(
        (other := claim.measured) is not None
        and other.unit is not None
        and other.unit.dimension == _TIME
        and agrees(bound.measured, other.si + lasts) is Agreement.EQUAL
        for claim in case.claims.results
    )


def _is_of_mate(case: Case, bound: Bound) -> bool:
    """Tell whether a value is right for what comes after, where its name in words fits both.

    "angle_to_surface" is that of the incident ray or of the refracted one, whose meanings differ in
    one word that the name does not have. State 1 may well have the later one.
    """
    quantity = case.family.quantity(bound.quantity)
    words = plain(bound.claim.name.replace("_", " ")).split()
    if quantity.moment not in ("before", "given") or len(words) < 2 or {*words} & _ENDS:
        return False
    if not all(word.isalpha() and len(word) > 1 for word in words):
        return False
    for name in case.asked:
        other = case.family.quantity(name)
        if other.moment != "after" or not _differ_in_one_word(quantity.meaning, other.meaning):
            continue
        if _has_value_of(case, bound, name):
            return True
    return False


def _is_told_component(case: Case, bound: Bound) -> bool:
    """Tell whether a value is right for the component that the change tells of at that moment.

    "The vertical velocity goes from 10.4 m/s at launch to 0" beside "v_start": "10.4 m/s".
    """
    said = plain(case.claims.change.text) if case.claims.change is not None else ""
    ways = [way for way in _COMPONENTS if way in said.split()]
    first = case.family.quantity(bound.quantity)
    if len(ways) != 1 or ways[0] in plain(first.meaning).split():
        return False
    return any(
        ways[0] in plain(other.meaning).split() and _has_value_of(case, bound, other.name)
        for other in map(case.family.quantity, case.asked)
        if other.moment == first.moment and case.asked[other.name]
    )


def _differ_in_one_word(one: str, other: str) -> bool:
    first, second = one.split(), other.split()
    return len(first) == len(second) and sum(map(operator.ne, first, second)) == 1


def _matches(judge: Judge, other: Bound, bound: Bound) -> bool:
    return any(judge.matches(m, bound.quantity) for m in (other.measured, other.claim.measured))


def _is_deceleration(case: Case, bound: Bound, expected: float) -> bool:
    """Tell whether a value is that of a slowing down, told with its sign, or without it."""
    change = case.claims.change
    told = " ".join(text.text for text in (change, case.claims.rule) if text is not None)
    return (
        case.textbook_unit(bound.quantity).dimension == _ACCELERATION
        and _SLOWS.search(told) is not None
        and agrees(bound.measured, -expected) is Agreement.EQUAL
    )


def _is_time_of_another(case: Case, bound: Bound) -> bool:
    """Tell whether a value has changed places with another one of state 1, from another moment.

    These are two times, or two values that are named for before and after.
    """
    is_time = case.textbook_unit(bound.quantity).dimension == _TIME
    return any(
        other.quantity != bound.quantity
        and (is_time or _is_other_end(bound.claim.name, other.claim.name))
        and _has_value_of(case, bound, other.quantity)
        and _has_value_of(case, other, bound.quantity)
        for other in case.results
    )


def _is_other_end(one: str, other: str) -> bool:
    """Tell whether two names differ in nothing but in that one says before and one after."""
    words, others = plain(one).split(), plain(other).split()
    apart = [pair for pair in zip(words, others, strict=False) if pair[0] != pair[1]]
    return len(words) == len(others) > 1 and len(apart) == 1 and _ENDS.issuperset(apart[0])


def _has_value_of(case: Case, bound: Bound, quantity: str) -> bool:
    reading = bound.measured.read_in(case.textbook_unit(quantity))
    return reading is not None and any(
        agrees(reading, value) is Agreement.EQUAL for value in case.expected(quantity)
    )
