"""Whether a value that is stated is the one that the laws give, or no value of it at all."""

from __future__ import annotations

import re

from wmw.core.quantity import Measurement
from wmw.core.tolerance import Agreement, agrees, worked_out_slack
from wmw.verifiers.answers.told_way import is_against_its_way, signed_value
from wmw.verifiers.case import Case
from wmw.verifiers.equations.rounding import least_slack, readings, says_where

_MULTIPLE = re.compile(r"\b(?:times|fold|factor|ratio)\b", re.I)
_MULTIPLE_ASKED = re.compile(r"\bhow many times\b|\bby what factor\b|\bratio of\b")


def agrees_with(case: Case, measured: Measurement, quantity: str, value: float) -> bool:
    """Tell whether a stated value is the quantity's, given in our convention, within slack."""
    signed = signed_value(case.family.name, case.regime, quantity, case.asked)
    if is_against_its_way(measured, case.question.ahead, signed):
        return False
    theirs = case.theirs(quantity, value)
    either_sign = (
        case.question.magnitude_only
        or case.family.quantity(quantity).sign != "any"
        or says_where(measured)
    )
    for reading in readings(measured, case.units_of(quantity)):
        allowed = max(worked_out_slack(reading, case.intermediates), least_slack(theirs))
        if abs(reading.si - theirs) <= allowed:
            return True
        if either_sign and abs(abs(reading.si) - abs(value)) <= allowed:
            return True
    return False


def names_a_case(case: Case, measured: Measurement, quantity: str) -> bool:
    """Tell whether a number of the answer is no value of what is asked: a multiple, a name.

    "9 times as far" answers by how much, and "larger on the 15° slope" which of the slopes.
    """
    textbook = case.textbook_unit(quantity)
    if measured.unit is None:
        multiple = _MULTIPLE.search(measured.rest) or _MULTIPLE_ASKED.search(case.question.asking)
        return any(textbook.dimension) and multiple is not None
    if measured.read_in(textbook) is not None or not measured.rest:
        return False
    told = (*case.question.givens.values(), *case.question.altered.values())
    numbers = (*(given.measurement for given in told), *case.question.loose)
    return any(
        number.unit is not None
        and number.unit.dimension == measured.unit.dimension
        and agrees(measured, number.si) is Agreement.EQUAL
        for number in numbers
    )
