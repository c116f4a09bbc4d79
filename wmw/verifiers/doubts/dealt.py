"""How the question's numbers are dealt out among the quantities: the trace may do it otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

from wmw.core.equation import canonical_name
from wmw.core.moments import moment_of
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.doubts.codes import FORCES, OF_NUMBERS, RELATIONS
from wmw.verifiers.doubts.state_0 import NOT_TOLD_APART, is_mark_for_arm
from wmw.verifiers.questions.question import Given
from wmw.verifiers.values.placing import unplaced

_SET_ANEW = re.compile(
    r"\b(?:shortened|lengthened|cut(?: down)?) to (?:about |only |just )?"
    r"(\d[\d.,]{0,9})(?![\d.,]*\s*(?:%|per ?cent|of |times))",
    re.I,
)
_ROUNDED = 0.005
"""How far apart two tables may have a constant, relatively: 4190 or 4186 J/(kg K)."""


def length_set_anew(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where a new length was taken for one of before."""
    if _is_set_anew(case):
        return "the question sets a length anew, which was taken for that of something else"
    return None


def number_without_place(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where a number of the question has no place."""
    loose = _without_place(case)
    if loose is not None and all(f.code in OF_NUMBERS for f in errors):
        return f"the reading has no place for {loose}, which the question gives"
    return None


def placed_otherwise(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where state 0 has numbers that no word places."""
    if not _is_on_forces(errors) and _is_placed_otherwise(case):
        return NOT_TOLD_APART
    return None


def two_exchanged(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where state 0 has two numbers the other way round."""
    if all(f.code in OF_NUMBERS for f in errors) and _has_two_the_other_way(case):
        return "the trace has two numbers of the question the other way round"
    return None


def dealt_otherwise(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults of a trace that may have dealt the numbers otherwise."""
    on_numbers = not all(f.code.startswith(RELATIONS) for f in errors)
    if not _is_on_forces(errors) and on_numbers and _deals_otherwise(case):
        return NOT_TOLD_APART
    return None


def named_otherwise(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where a number of the question stands under another name."""
    if not _is_on_forces(errors) and any(
        _is_named_otherwise(case, given) for given in case.question.givens.values()
    ):
        return "the trace has a number of the question under a name that is not what it was read as"
    return None


def _is_on_forces(errors: Iterable[Finding]) -> bool:
    """Tell whether a fault is one of the list of forces."""
    return any(f.code.startswith(FORCES) for f in errors)


def _is_set_anew(case: Case) -> bool:
    """Tell whether the new length of "is shortened to 2.1 m" went to a quantity of before."""
    told = _SET_ANEW.search(case.question.text)
    return told is not None and any(
        given.measurement.text == told[1] and moment_of(case.family.quantity(name)) != "after"
        for name, given in case.question.givens.items()
    )


def _without_place(case: Case) -> str | None:
    """Return a number of the question, with a unit, that is no value of anything it was read as.

    What it is about may be what the answer rests on: "tied to block B (3.0 kg)".
    """
    if case.question.numberless:
        return None
    question = case.question
    told = (*question.givens.values(), *question.altered.values())
    values = {(given.measurement.value, given.measurement.text) for given in told}
    for loose in question.loose:
        if not loose.unit or not any(loose.unit.dimension) or (loose.value, loose.text) in values:
            continue
        known = (  # what the regime takes for granted may be told as well
            value
            for name, value in case.told.items()
            if case.textbook_unit(name).dimension == loose.unit.dimension
        )
        if any(abs(value - loose.si) <= _ROUNDED * abs(loose.si) for value in known):
            continue
        if not _is_placed_by_trace(case, loose, values):
            return loose.text
    return None


def _is_placed_by_trace(
    case: Case, loose: Measurement, placed: Iterable[tuple[float, str]]
) -> bool:
    """Tell whether state 0 has a number that no word places as the one value left open.

    Every other number of the question must be in its place as well, each under its own name.
    """
    own = {bound.quantity for bound in case.state if _is_value(bound, loose)}
    told = {*case.question.givens, *case.question.altered}
    others = {(m.value, m.text) for m in case.question.loose if m.unit} - {*placed}
    agreed = all(
        agrees(bound.measured, case.question.givens[bound.quantity].measurement.si)
        is Agreement.EQUAL
        for bound in case.state
        if bound.quantity in case.question.givens
    )
    return len(own) == 1 and not own & told and len(others) == 1 and agreed


def _is_value(bound: Bound, told: Measurement) -> bool:
    unit, other = bound.measured.unit, told.unit
    same = unit is not None and other is not None and unit.dimension == other.dimension
    return same and agrees(bound.measured, told.si) is Agreement.EQUAL


def _is_placed_otherwise(case: Case) -> bool:
    """Tell whether state 0 gives a quantity a number of the question that no word places.

    Then the words have placed another number there, and may have been misunderstood. So they may
    where the number was only taken for what a word implies ("in the air (n = 1.00)").
    """
    as_read, otherwise = set(), set()
    mentioned = [mention.measurement for mention in find_measurements(case.claims.question)]
    for bound in case.state:
        given = case.question.givens.get(bound.quantity)
        if given is None:
            continue
        if agrees(bound.measured, given.measurement.si) is Agreement.EQUAL:
            as_read.add(bound.quantity)
            continue
        unit = unit_of(case.family.quantity(bound.quantity))
        open_still = [told for told in unplaced(case.question) if told.unit]
        open_still += [told for told in mentioned if not _is_placed(case, told)]
        loose = (told.read_in(unit) for told in open_still)
        if any(r and agrees(bound.measured, r.si) is Agreement.EQUAL for r in loose):
            otherwise.add(bound.quantity)
    return bool(otherwise - as_read)


def _is_placed(case: Case, told: Measurement) -> bool:
    """Tell whether a number of the question is the value of something it gives or alters."""
    question = case.question
    return any(
        told.value == given.measurement.value and told.text == given.measurement.text
        for given in (*question.givens.values(), *question.altered.values())
    )


def _deals_otherwise(case: Case) -> bool:
    """Tell whether a trace that names no values may have dealt the question's numbers otherwise.

    Two masses that only the order of mention tells apart may be the other way round in its working.
    """
    claims = case.claims
    if any(claim.measured for claim in (*claims.variables, *claims.attributes)):
        return False
    if not (claims.equation or claims.derivation or claims.results):
        return False  # an answer alone is held against the likeliest reading
    dimensions = [_dimension(m.measurement) for m in find_measurements(case.question.text)]
    return any(
        not given.firm
        and name in case.system.names
        and dimensions.count(_dimension(given.measurement)) > 1
        for name, given in case.question.givens.items()
    )


def _dimension(measured: Measurement) -> tuple[int, ...] | None:
    unit = measured.unit
    return unit.dimension if unit is not None and any(unit.dimension) else None


def _has_two_the_other_way(case: Case) -> bool:
    """Tell whether state 0 has two givens exchanged, and is not found wrong for that.

    Its v_1 and v_2 are then as good a reading of the question as ours.
    """
    given = case.question.givens
    return any(
        not (given[one].with_state and given[other].with_state)
        for one, other in exchanged_givens(case)
    )


def exchanged_givens(case: Case) -> Iterator[tuple[str, str]]:
    """Yield the givens of which state 0 has the one's value for the other."""
    given = {name: g.measurement for name, g in case.question.givens.items()}
    mine = {b.quantity: b.measured for b in case.state if b.quantity in given}
    for one, other in permutations(mine, 2):
        if (
            agrees(mine[one], given[one].si) is not Agreement.EQUAL
            and agrees(mine[one], given[other].si) is Agreement.EQUAL
            and agrees(mine[other], given[one].si) is Agreement.EQUAL
        ):
            yield one, other


def _is_named_otherwise(case: Case, given: Given) -> bool:
    """Tell whether a number that no word places stands in state 0 under other names alone."""
    if given.cued or given.quantity not in case.system.names:
        return False
    if any(bound.quantity == given.quantity for bound in case.state):
        return False
    unit = given.measurement.unit
    mistaken = {b.claim.pointer for b in case.state if is_mark_for_arm(case, b)}
    return any(
        claim.measured is not None
        and claim.pointer not in mistaken
        and claim.measured.unit is not None
        and unit is not None
        and claim.measured.unit.dimension == unit.dimension
        and agrees(claim.measured, given.measurement.si) is Agreement.EQUAL
        and not _is_its_letter(case, claim, given)
        for claim in (*case.claims.variables, *case.claims.attributes)
    )


def _is_its_letter(case: Case, claim: Named, given: Given) -> bool:
    """Tell whether a name has the letter of a given, the only one of its kind, and means no other.

    An "f_0" of 600 Hz is the frequency of a source of which that alone is told, whatever f_0 is
    elsewhere.
    """
    meant = case.terms.meaning(claim.name).quantities
    kind = case.textbook_unit(given.quantity).dimension
    kin = [n for n in case.question.givens if case.textbook_unit(n).dimension == kind]
    letter, own = (canonical_name(n).partition("_")[0] for n in (claim.name, given.quantity))
    return kin == [given.quantity] and letter == own and not {*meant} & {*case.system.names}
