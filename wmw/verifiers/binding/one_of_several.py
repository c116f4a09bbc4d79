"""Which of the quantities that a name may mean it stands for, told by the value beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wmw.core.equation import canonical_name
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.claims import Named
from wmw.verifiers.once import once
from wmw.verifiers.own_words import is_among
from wmw.verifiers.questions.pictured import shows_more
from wmw.verifiers.vocabulary.letters import wrongly_asked
from wmw.verifiers.vocabulary.same_stem import of_like_names

if TYPE_CHECKING:
    from wmw.verifiers.case import Case


_STATE_0, _STATE_1 = "/state_0", "/state_1"
_SAME = 1e-9
"""How far values that are the same may be apart, relatively."""


def one_of_several(case: Case, claim: Named, names: tuple[str, ...]) -> tuple[str, ...]:
    """Choose among the quantities a name may mean by the value that is stated for it.

    A given of that value comes first; then, of what is not given, the one whose value by the
    question alone fits; and any of them where all have the same value.
    """
    agreeing = tuple(q for q in names if agrees_with_given(case, claim, q))
    if agreeing:
        return agreeing
    if claim.pointer.startswith(_STATE_0) and _is_misread(case, claim, names):
        return tuple(q for q in names if is_left_out(case, q))
    names = of_like_names(case.family.name, case.regime, claim.name, names, _settled(case))
    if len(names) == 1:
        return names
    open_ones = tuple(q for q in names if not case.given_values(q))
    if (asked := _asked_of(case, claim, open_ones)) is not None:
        return (asked,)
    known = [q for q in open_ones if q in case.told]
    if (valued := _of_that_value(case, claim, open_ones, known)) is not None:
        return (valued,)
    if (wrong := wrongly_asked(case, claim, open_ones)) is not None:
        return (wrong,)
    if known and len(known) == len(open_ones):
        given = tuple(q for q in names if q not in open_ones)
        if (settled := _where_all_is_known(case, claim, given, known)) is not None:
            return (settled,)
    # What the question settles at another value is not what is meant.
    open_ones = tuple(q for q in open_ones if q not in known) or open_ones
    if claim.pointer.startswith(_STATE_0) and case.question.numberless:
        # What is there before, read off a picture, is not what comes after.
        early = tuple(q for q in open_ones if case.family.quantity(q).moment == "before")
        open_ones = early or open_ones
    return open_ones[:1] if _are_equal_by_law(case, claim, open_ones) else open_ones


def _asked_of(case: Case, claim: Named, open_ones: tuple[str, ...]) -> str | None:
    """Return what is asked for, where a new variable may be that and nothing tells its value.

    So it is with "m_load" where the largest load is asked for.
    """
    if not claim.pointer.startswith(_STATE_1) or case.gold:
        return None
    asked = next((q for q in case.asked_quantities[:1] if q in open_ones), None)
    if asked is None or asked in case.told or _is_named(case, asked, claim):
        return None
    return asked


def _of_that_value(
    case: Case, claim: Named, open_ones: tuple[str, ...], known: list[str]
) -> str | None:
    """Return the first quantity that has the stated value by what the question alone leads to."""
    # Of a new variable, what follows from what state 0 read off a picture tells as well.
    drawn = case.asked if claim.pointer.startswith(_STATE_1) and not known else case.told
    for quantity in (q for q in open_ones if q in drawn):
        unit = unit_of(case.family.quantity(quantity))
        measured = claim.measured.read_in(unit) if claim.measured else None
        if measured and agrees(measured, drawn[quantity]) is Agreement.EQUAL:
            return quantity
    return None


def _where_all_is_known(
    case: Case, claim: Named, given: tuple[str, ...], known: list[str]
) -> str | None:
    """Return what a value is of that none of the known quantities has; None where it stays open.

    It is a given that state 0 leaves out else, or any of those that have one value.
    """
    left_out = tuple(q for q in given if is_left_out(case, q))
    if is_strange(case, claim) and len(left_out) == 1 and claim.pointer.startswith(_STATE_0):
        return left_out[0]  # nothing else in state 0 says what the question gives there
    first = case.told[known[0]]
    same = all(abs(case.told[q] - first) <= _SAME * abs(first) for q in known)
    return known[0] if same else None


def _are_equal_by_law(case: Case, claim: Named, open_ones: tuple[str, ...]) -> bool:
    """Tell whether a law makes several quantities equal, once one of them has the stated value."""
    if len(open_ones) < 2:
        return False
    likely, *others = open_ones
    unit = case.textbook_unit(likely)
    measured = claim.measured.read_in(unit) if claim.measured else None
    if measured is None:
        return False
    value = case.ours(likely, measured.si)
    world = case.terms.settled(case.system, {**case.told, likely: value})
    return all(abs(world.get(q, -value) - value) <= _SAME * abs(value) for q in others)


def _is_named(case: Case, quantity: str, claim: Named) -> bool:
    """Tell whether another new variable has a quantity's own name, and another value."""
    return any(
        other is not claim
        and meaning.quantities == (quantity,)
        and other.measured is not None
        and claim.measured is not None
        and agrees(claim.measured, other.measured.si) is not Agreement.EQUAL
        for other, meaning in case.terms.new
    )


def _is_misread(case: Case, claim: Named, names: tuple[str, ...]) -> bool:
    """Tell whether a number that nothing tells stands where one of the question's should.

    No picture may show another one.
    """
    return (
        is_strange(case, claim)
        and not shows_more(case.question)
        and sum(is_left_out(case, q) for q in names) == 1
    )


@once
def _settled(case: Case) -> dict[str, str]:
    """Return the names of state 0 that can mean but one quantity of the regime, with these."""
    found = {}
    for claim, meaning in case.terms.given:
        known = [q for q in meaning.quantities if q in case.system.names]
        if len(known) == 1:
            found[canonical_name(claim.name)] = known[0]
    return found


def is_left_out(case: Case, quantity: str) -> bool:
    """Tell whether no number of state 0 has the size that the question gives for a quantity."""
    given = case.question_givens.get(quantity)
    stated = [claim.measured for claim, _ in case.terms.given if claim.measured is not None]
    return given is not None and not is_among(given.measurement, stated)


def is_strange(case: Case, claim: Named) -> bool:
    """Tell whether a number has the size of none that the question states.

    Not where but one side of a comparison, or one of two states, is looked at.
    """
    question = case.question
    if case.claims.contrast is not None or case.claims.later is not None:
        return False
    told = (*question.givens.values(), *question.altered.values())
    numbers = (*(given.measurement for given in told), *question.loose)
    return claim.measured is not None and not is_among(claim.measured, numbers)


def agrees_with_given(case: Case, claim: Named, quantity: str) -> bool:
    """Tell whether a claim has a value that the question gives for a quantity."""
    unit = unit_of(case.family.quantity(quantity))
    measured = claim.measured.read_in(unit) if claim.measured else None
    if measured is None or claim.measured is None:
        return False
    stated = (measured, claim.measured)  # a bare number may be meant in SI as well
    return any(
        agrees(reading, value) is Agreement.EQUAL
        for value in case.given_values(quantity)
        for reading in stated
    )
