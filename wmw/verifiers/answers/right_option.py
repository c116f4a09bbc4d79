"""Which of the options the laws single out."""

from __future__ import annotations

from functools import partial
from typing import Literal

from wmw.core.system import unit_of
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.outcome_asked import (
    differ_in_direction,
    outcome_asked,
    outcome_with_values,
    said_of_outcome,
)
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import value_in
from wmw.verifiers.answers.several import right_by_several
from wmw.verifiers.answers.sign_on_axis import right_value
from wmw.verifiers.case import Case
from wmw.verifiers.questions.facets import right_by_facets
from wmw.verifiers.questions.factor_options import right_by_factor
from wmw.verifiers.questions.options import Option, but_for_denials
from wmw.verifiers.questions.range_options import right_by_range
from wmw.verifiers.vocabulary.effects import right_choice

_NEAR_OPTION = 0.06
"""How far the right value may lie from the nearest option for the options to be trusted."""


def right_option(case: Case) -> Option | Literal["unclear"] | None:
    """Return the option that the laws single out; "unclear" where they do not."""
    if len(case.asked_outcomes) > 1 and (found := right_by_facets(case)) is not None:
        return found
    if (several := right_by_several(case, partial(agrees_with, case))) is not None:
        return several
    outcome, quantity = outcome_asked(case), quantity_asked(case)
    if outcome is not None:
        right = right_choice(case, outcome)
        worded = [(option, said_of_outcome(case, option.text, outcome)) for option in case.options]
        if any(o.letter == case.claims.answer.letter and choice is None for o, choice in worded):
            return "unclear"  # what is not understood may be right as well
        fits = [o for o, choice in worded if right and choice and choice.value == right.value]
        fits = but_for_denials(fits)
        return fits[0] if len(fits) == 1 else "unclear"
    if quantity is None:
        return "unclear"
    found = right_by_factor(case, quantity) or right_by_range(case, quantity)
    if found is not None:
        return found
    value = right_value(case, quantity)
    unit = unit_of(case.family.quantity(quantity))
    near: list[tuple[float, Option]] = []
    for option in case.options:
        read = value_in(option)
        reading = read.read_in(unit) if read is not None else None
        if reading is not None:
            near.append((abs(reading.si - value), option))
    near.sort(key=lambda pair: pair[0])
    tied = [option for off, option in near if off <= _NEAR_OPTION * abs(value)]
    if value and len(tied) == 2 and differ_in_direction(tuple(tied)):
        return _by_direction(case, tied)
    if (
        len(near) < 2
        or near[0][0] > _NEAR_OPTION * abs(value)
        or near[1][0] <= 2 * near[0][0] + 1e-9 * abs(value)
    ):
        return "unclear"
    return near[0][1]


def _by_direction(case: Case, tied: list[Option]) -> Option | Literal["unclear"]:
    """Return the one of two options of the right size that has the right direction."""
    outcome = outcome_with_values(case, tied)
    right = right_choice(case, outcome) if outcome is not None else None
    if outcome is None or right is None:
        return "unclear"
    said = [(option, said_of_outcome(case, option.text, outcome)) for option in tied]
    fits = [option for option, choice in said if choice and choice.value == right.value]
    return fits[0] if len(fits) == 1 else "unclear"
