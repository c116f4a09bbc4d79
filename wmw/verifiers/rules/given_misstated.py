"""A given in state 0 differs from the question.

What it does: compares every variable and attribute of state 0 that is bound to a quantity whose
value the question states (or fixes by words, such as "from rest") with that value, within the slack
of the stated digits. A value off by its unit or by a power of ten alone is `unit_scale`, one that
the question gives for another body `object`, unless that one has its value in return, for another
moment `temporal`. An attribute that repeats such a variable is told as well; so is a value under a
name that could not be told to be the given's, from which, put in for it, all wrong results follow.
Whatever a value means, it is compared with the question's own words where it has the digits of a
number of these but for one, with its point elsewhere, or the way opposite to theirs, or where no
other part of the trace has it, and the evidence or the working have the question's in its place;
and a spring's stretch is not how long the question says the spring becomes. Nor is a number what
its words say that it is not: an angle with the surface no angle of incidence, a length from an end
no arm, a crest's distance from the next trough no wavelength, rest no start of what is thrown, and
no value that of the other of two things whose name stands with it. What only a picture gives was
misread where one value, put right, leaves nothing in the trace wrong.

Why it is bad: everything that follows answers another question.

Example: the question says 40°, state 0 has `"theta": "45°"`.

Use instead: `"theta": "40°"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from wmw.core.quantity import find_measurements
from wmw.core.tolerance import Agreement, agrees, power_of_ten_apart
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.bodies.other_bodys_value import of_other_body
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.confusions import have_changed_places, taken_for
from wmw.verifiers.equations.rounding import readings
from wmw.verifiers.moments.exchanged import exchanged, is_new_alone
from wmw.verifiers.own_words import is_among
from wmw.verifiers.values.arms_told import arms_told
from wmw.verifiers.values.exchanged_by_words import exchanged_by_words
from wmw.verifiers.values.givens import firmly_given, given_in_worlds, only_new_value_given
from wmw.verifiers.values.misquoted import misquoted, turned
from wmw.verifiers.values.misquoted_alone import misquoted_alone
from wmw.verifiers.values.misquoted_on import misquoted_on
from wmw.verifiers.values.misread import misread_behind, repetitions
from wmw.verifiers.values.origin import is_origin, is_other_component
from wmw.verifiers.values.other_units import values_in_other_units
from wmw.verifiers.values.parts_told import parts_told
from wmw.verifiers.values.set_going import set_going
from wmw.verifiers.values.told_from import told_from
from wmw.verifiers.values.whole_lengths import whole_lengths
from wmw.verifiers.wording import show

CODE = "WMW201"
LABEL: Label = "state"
FIELD: FieldName = "state"

_EXACT = 1e-6
_REST = re.compile(r"\bat rest\b|\bstationary\b|\bmotionless\b", re.I)


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every value that the question has the other way, or of another body."""
    yield from _told(turned(claims))
    yield from _told(whole_lengths(claims))
    yield from _told(told_from(claims))
    yield from _told(parts_told(claims))
    yield from _told(arms_told(claims))
    yield from _told(set_going(claims))
    yield from _told(exchanged_by_words(claims))
    for claim, expected, in_return in of_other_body(claims):
        yield from _told([(claim, expected)], LABEL if in_return else "object")
    yield from _told(values_in_other_units(claims), "unit_scale")
    for claim, right in misquoted_alone(claims):
        yield from _told([(claim, right)], "unit_scale" if _slipped(claim, right) else LABEL)


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every value that the question's own words have otherwise."""
    for claim, expected in tuple(misquoted(claims)) or tuple(misquoted_on(claims)):
        yield from _told([(claim, expected)], "unit_scale" if _slipped(claim, expected) else LABEL)


def _slipped(claim: Named, expected: str) -> bool:
    """Tell whether a value is off by a power of ten alone."""
    told = find_measurements(expected)
    return (
        claim.measured is not None
        and bool(told)
        and power_of_ten_apart(claim.measured, told[0].measurement.si) is not None
    )


def _told(found: Iterable[tuple[Named, str]], label: Label = LABEL) -> Iterator[Finding]:
    for claim, expected in found:
        yield Finding(
            CODE,
            label,
            FIELD,
            claim.pointer,
            f"{claim.name} is {expected} in the question; state 0 has {claim.raw}",
            str(claim.raw),
            expected,
        )


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every bound given that the question contradicts."""
    yield from _told(case.claims.misstated)
    moved = {id(bound) for bound, _ in exchanged(case)}
    swapped = {name for _, name in exchanged(case) if is_new_alone(case, name)}
    for bound in case.state:
        if id(bound) in moved or bound.quantity in swapped:
            continue  # told as before and after exchanged
        given = case.given_values(bound.quantity)
        if not given or only_new_value_given(case, bound):
            continue
        case.decide(FIELD)
        if any(_same(case, bound, value) for value in given):
            continue
        if not firmly_given(case, bound) or _leads_to_given(case, bound):
            continue
        if _is_rest_before(case, bound) or _is_a_like_ones(case, bound, given):
            continue
        if is_origin(case, bound) or is_other_component(case, bound):
            continue  # "t = 0", "y = 0"; "v_0 = 0" of what is thrown level at "v_x = 9.0 m/s"
        quantity = case.family.quantity(bound.quantity)
        expected = show(quantity, given[0])
        slipped = any(
            power_of_ten_apart(reading, given[0]) is not None
            for reading in (
                bound.measured,
                *readings(bound.measured, case.units_of(bound.quantity)),
            )
        )
        yield Finding(
            CODE,
            "unit_scale" if slipped else _of_another(case, bound) or LABEL,
            FIELD,
            bound.claim.pointer,
            f"the {quantity.meaning} is {expected} in the question; state 0 has {bound.claim.raw}",
            str(bound.claim.raw),
            expected,
        )


def _is_a_like_ones(case: Case, bound: Bound, given: Sequence[float]) -> bool:
    """Tell whether a value is told of one of two, and state 0 has the given one for the other.

    "One coin lies 5.0 cm and another 15 cm from the centre": r_in beside r_out.
    """
    told = [mention.measurement for mention in find_measurements(case.claims.question)]
    stem, _, mark = bound.claim.name.partition("_")
    if not mark.isalpha() or len(mark) == 1 or not is_among(bound.measured, told):
        return False  # C_1 and C_2 are told apart by the question itself
    return any(
        claim.name.partition("_")[0] == stem
        and claim.name != bound.claim.name
        and claim.measured is not None
        and claim.measured.unit is not None
        and bound.measured.unit is not None
        and claim.measured.unit.dimension == bound.measured.unit.dimension
        and any(abs(claim.measured.si - value) <= _EXACT * abs(value) for value in given)
        for claim in case.claims.variables
    )


def _is_rest_before(case: Case, bound: Bound) -> bool:
    """Tell whether a nought is the rest that the question tells, and the given stands beside it.

    Two who push off from each other have v_A = 0 first and v_A' = -1.5 m/s then.
    """
    return (
        not bound.measured.si
        and _REST.search(case.claims.question) is not None
        and any(
            _same(case, replace(bound, measured=claim.measured), value)
            for claim in case.claims.variables
            if claim.pointer != bound.claim.pointer and claim.measured is not None
            for value in case.given_values(bound.quantity)
        )
    )


def _leads_to_given(case: Case, bound: Bound) -> bool:
    """Tell whether a value is one that the question tells on the way to the given: "walks 0.90 m".

    Where a body then stands is worked out from it before the question is read.
    """
    if case.claims.as_written == case.claims.question:
        return False
    kept = {mention.measurement.text for mention in find_measurements(case.claims.question)}
    return any(
        mention.measurement.text not in kept
        and agrees(bound.measured, mention.measurement.si) is Agreement.EQUAL
        for mention in find_measurements(case.claims.as_written)
        if mention.measurement.unit == bound.measured.unit
    )


def of_findings(case: Case, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield a finding for each repetition of a misstated given, and for one that results betray."""
    told = {f.pointer: f for f in findings if f.code == CODE and f.severity == "error"}
    for bound in case.state:
        found = told.get(bound.claim.pointer)
        for claim in repetitions(case, bound) if found is not None else ():
            if found is not None and claim.pointer not in told:
                yield replace(found, pointer=claim.pointer, stated=str(claim.raw))
    misread = misread_behind(case, findings)
    if misread is not None:
        quantity = case.family.quantity(misread.quantity)
        expected = show(quantity, misread.right)
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            misread.claim.pointer,
            f"the {quantity.meaning} is {expected}; state 0 has {misread.claim.raw}, "
            "from which all that is wrong follows",
            str(misread.claim.raw),
            expected,
        )


def _of_another(case: Case, bound: Bound) -> Label | None:
    """Return the label of a value that the question gives for another body or moment.

    What it alters has two: the new one, then that before.
    """
    values = {name: case.given_values(name) for name in case.told}
    for place in range(max(map(len, values.values()), default=0)):
        given = {name: told[place] for name, told in values.items() if place < len(told)}
        label = taken_for(case, bound.quantity, bound.measured, given)
        if label == "object" and have_changed_places(case, bound):
            return None  # each of two bodies is there, with the other's value: a given misstated
        if label is not None:
            return label
    return None


def _same(case: Case, bound: Bound, value: float) -> bool:
    values = (value, case.theirs(bound.quantity, value), *given_in_worlds(case, bound.quantity))
    return any(
        agrees(reading, right) is Agreement.EQUAL
        for reading in readings(bound.measured, case.units_of(bound.quantity))
        for right in values
    )
