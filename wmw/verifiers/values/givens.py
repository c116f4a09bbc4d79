"""What the question gives, held against what state 0 says of it."""

from __future__ import annotations

from dataclasses import replace

from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.binding.one_of_several import is_left_out, is_strange
from wmw.verifiers.case import Case
from wmw.verifiers.questions.question import Given


def given_in_worlds(case: Case, quantity: str) -> tuple[float, ...]:
    """Return the given's values with the signs of the regime, in the trace's convention."""
    return tuple(
        case.theirs(quantity, world[quantity])
        for world in (case.asked, case.before)
        if quantity in world
    )


def only_new_value_given(case: Case, bound: Bound) -> bool:
    """Tell whether the question leaves the old value to the picture and gives the new one."""
    if case.gold or bound.moment == "after":
        return False
    name = bound.quantity
    if case.family.quantity(name).moment == "after":
        return False  # the quantity is the new value itself
    return name in case.question.altered and name not in case.question.givens


def is_said_of_another(case: Case, bound: Bound) -> bool:
    """Tell whether the question has the stated value, understood as another quantity's.

    Or not understood at all; the sign may have stood where it was read over.
    """
    unit = case.textbook_unit(bound.quantity)
    told = (*case.question.givens.values(), *case.question.altered.values())
    others = (g.measurement.read_in(unit) for g in told if g.quantity != bound.quantity)
    if any(
        other is not None and other.si and agrees(bound.measured, other.si) is Agreement.EQUAL
        for other in others
    ):
        return True
    size = replace(bound.measured, value=abs(bound.measured.value), si=abs(bound.measured.si))
    loose = (m.read_in(unit) for m in case.question.loose if m.unit is not None)
    return any(
        other is not None and other.si and agrees(size, abs(other.si)) is Agreement.EQUAL
        for other in loose
    )


def firmly_given(case: Case, bound: Bound) -> bool:
    """Tell whether the question's value surely belongs to what the name means.

    Not where equal kinds were told apart by their order alone, nor where the question has the
    stated value for something that could not be told.
    """
    if case.gold:
        return True
    given = case.question_givens.get(bound.quantity)
    unit = unit_of(case.family.quantity(bound.quantity))
    for other in case.question.loose:
        reading = other.read_in(unit)
        if reading is not None and agrees(bound.measured, reading.si) is Agreement.EQUAL:
            return False
    if given is not None and not given.cued and _stands_elsewhere(case, bound, given):
        return False
    for name, other_given in case.question_givens.items():
        sure = given is not None and is_firm(case, given) and is_firm(case, other_given)
        if name == bound.quantity or sure:
            continue
        reading = other_given.measurement.read_in(unit)
        if reading is not None and agrees(bound.measured, reading.si) is Agreement.EQUAL:
            return False
    return True


def is_firm(case: Case, given: Given) -> bool:
    """Tell whether nothing that the words fit as well is a quantity of the regime."""
    named = given.cued and case.question.givens.get(given.quantity) == given
    return given.firm or (named and bool(given.rivals) and not given.rivals & case.system.names)


def misstates_given(case: Case) -> bool:
    """Tell whether state 0 has a number of its own where it leaves out one of the question's.

    That is one of the same kind, which nothing but the trace knows: it is likely a given misread,
    whatever else a reading takes either of them for.
    """
    left_out = [
        given.measurement.unit.dimension
        for name, given in case.question_givens.items()
        if given.measurement.unit is not None and is_left_out(case, name)
    ]
    return any(
        bound.measured.unit is not None
        and bound.measured.unit.dimension in left_out
        and bound.quantity not in case.told
        and is_strange(case, bound.claim)
        for bound in case.state
    )


def _stands_elsewhere(case: Case, bound: Bound, given: Given) -> bool:
    """Tell whether state 0 has a number that no word places as something the question leaves open.

    The 50 cm mark of "a pivot at its middle, the 50 cm mark" is no mark at which a mass hangs.
    """
    return any(
        other.quantity != bound.quantity
        and not case.given_values(other.quantity)
        and agrees(other.measured, given.measurement.si) is Agreement.EQUAL
        for other in case.state
        if other.measured.unit is not None
        and given.measurement.unit is not None
        and other.measured.unit.dimension == given.measurement.unit.dimension
    )
