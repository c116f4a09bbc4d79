"""A derived value in state 0 does not follow from the givens.

What it does: recomputes from the laws every bound variable and attribute of state 0 that the
question does not give (a weight, a normal force), from the givens of the trace itself.

Why it is bad: state 0 contradicts itself, and later steps may rest on the wrong value.

Example: `"m": "2.0 kg"`, `"g": "9.8 m/s^2"` and `"W": "9.8 N"`.

Use instead: `"W": "19.6 N"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.equations.statements import Judge
from wmw.verifiers.moments.exchanged import exchanged
from wmw.verifiers.questions.closed_switch import has_open_switch
from wmw.verifiers.values.origin import is_origin
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.wording import law_of, show

CODE = "WMW202"
LABEL: Label = "state"
FIELD: FieldName = "state"

_REST = re.compile(r"\b(?:(?:from|at) rest|dropped|let (?:go|fall)|released|stationary)\b", re.I)
_EARLY = word_set("initial initially start starting before i 0 v0 u0 beginning")
_SPEEDS = word_set("v u speed velocity of both all the at")
_METRES_PER_SECOND = parse_unit("m/s")
_OF_SPEED = _METRES_PER_SECOND.dimension if _METRES_PER_SECOND else ()
_DIGITS = re.compile(r"\d")


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every derived value of state 0 that the laws contradict."""
    judge = Judge(case)
    moved = {id(bound) for bound, _ in exchanged(case)}
    for bound in case.state:
        if id(bound) in moved:
            continue  # told as before and after exchanged
        if case.given_values(bound.quantity):
            continue
        if bound.quantity not in case.told and any(_is_another(o, bound) for o in case.state):
            continue  # read off the picture for two: neither follows from the other
        values = case.expected(bound.quantity)
        if not values:
            continue
        if _is_told_rest(case, bound) or _is_of_what_rests(case, bound):
            continue
        if is_origin(case, bound):
            continue  # the motion is counted from there
        if bound.measured.si == 0 and has_open_switch(case.claims.question):
            continue  # nothing flows as yet
        if _is_of_another_index(case, bound, judge):
            continue  # what follows is told of the other body: "v1_0": 0 beside "v2_0": 11.4 m/s
        if _is_of_a_given(case, bound, judge):
            continue  # a force F_w of 800 N that is pulled with F = 200 N: the weight
        case.decide(FIELD)
        if any(judge.matches(m, bound.quantity) for m in (bound.measured, bound.claim.measured)):
            continue
        quantity = case.family.quantity(bound.quantity)
        expected = show(quantity, values[0])
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            bound.claim.pointer,
            f"the {quantity.meaning} follows from the givens as {expected}; "
            f"state 0 has {bound.claim.raw}",
            str(bound.claim.raw),
            expected,
            law_of(case, bound.quantity),
        )


def _is_told_rest(case: Case, bound: Bound) -> bool:
    """Tell whether a speed of nothing at the start is what the question says: "from rest".

    A ball that is dropped before it bounces has another speed right before the bounce. Where one
    of two bodies is at rest, a name that tells neither may be of that one. What the question alone
    leads to nowhere is no speed of a throw that it would contradict.
    """
    if bound.measured.si or case.textbook_unit(bound.quantity).dimension != _OF_SPEED:
        return False
    words = {*plain(bound.claim.name).split()}
    if not words <= _EARLY | _SPEEDS:
        return False
    told = _REST.search(case.claims.question) is not None
    return told or (not _EARLY.isdisjoint(words) and _is_open(case, bound.quantity))


def _is_open(case: Case, quantity: str) -> bool:
    """Tell whether a question without a picture leaves a quantity open."""
    return not (case.gold or case.question.numberless or quantity in case.told)


def _is_of_what_rests(case: Case, bound: Bound) -> bool:
    """Tell whether a speed of nothing is of something else than what has the speed that follows.

    "v_surface ≈ 0" and "v_1 = 0" are of the surface of a tank where the jet alone has a speed.
    """
    if bound.measured.si or case.textbook_unit(bound.quantity).dimension != _OF_SPEED:
        return False
    name = canonical_name(bound.claim.name)
    own = (bound.quantity, *case.family.quantity(bound.quantity).aliases)
    if name not in map(canonical_name, own):
        return True
    follows = set(case.expected(bound.quantity))
    return name[-1].isdigit() and any(
        other != bound.quantity and not follows.isdisjoint(case.expected(other))
        for other in case.asked
        if case.textbook_unit(other).dimension == _OF_SPEED
    )


def _is_another(other: Bound, bound: Bound) -> bool:
    """Tell whether a quantity is stated once more, for another body or another moment."""
    if other.quantity != bound.quantity or other is bound:
        return False
    bodies = other.claim.body, bound.claim.body
    if None not in bodies:
        return bodies[0] != bodies[1]
    return bodies == (None, None)


def _is_of_a_given(case: Case, bound: Bound, judge: Judge) -> bool:
    """Tell whether a name is that of a given, which stands nowhere else in state 0.

    State 1 must have what follows under a name of its own, and the family must not know the name
    as one of what was made of it.
    """
    declared = case.family.quantity(bound.quantity)
    name = canonical_name(bound.claim.name)
    if name in map(canonical_name, (declared.name, *declared.aliases)):
        return False
    follows = any(
        result.quantity == bound.quantity
        and canonical_name(result.claim.name) != name
        and judge.matches(result.measured, result.quantity)
        for result in case.results
    )
    stated = {other.quantity for other in case.state if other.claim.body is None}
    return follows and any(
        quantity not in stated
        and case.textbook_unit(quantity).dimension == case.textbook_unit(bound.quantity).dimension
        and judge.matches(bound.measured, quantity)
        for quantity in case.question_givens
    )


def _is_of_another_index(case: Case, bound: Bound, judge: Judge) -> bool:
    """Tell whether the trace has the value that follows under the same name with another index."""
    name = canonical_name(bound.claim.name)
    stem = _DIGITS.sub("#", name)
    return stem != name and any(
        _DIGITS.sub("#", canonical_name(other.claim.name)) == stem
        and canonical_name(other.claim.name) != name
        and judge.matches(other.measured, bound.quantity)
        for other in (*case.state, *case.results)
        if other.quantity == bound.quantity
    )
