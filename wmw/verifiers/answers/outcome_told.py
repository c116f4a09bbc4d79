"""Which qualitative outcome a trace itself tells, in state 1 or elsewhere."""

from __future__ import annotations

from wmw.core.family import Choice, Outcome
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.effects import claimed, right_choice


def outcome_found(case: Case, outcome: Outcome) -> Choice | None:
    """Return the value of the outcome that state 1 claims, if it claims one."""
    text = case.claims.change
    if text is None or outcome is case.dependence:  # it may speak of other quantities
        return None
    found = {choice.value: choice for choice in claimed(case, text.text, outcome)}
    if len(found) != 1:
        return None
    [choice] = found.values()
    if not outcome.in_effects:  # in prose its words may be of something else: "it moves up until"
        right = right_choice(case, outcome)
        return choice if right is not None and right.value == choice.value else None
    return choice


def tells_outcome(case: Case, text: str) -> bool:
    """Tell whether a text states the qualitative outcome that is asked for, and rightly so.

    What it says otherwise may be of something else: "the speed doubles, so the force quadruples".
    """
    outcome = outcome_asked(case)
    right = right_choice(case, outcome) if outcome is not None else None
    if outcome is None or right is None:
        return False
    return {choice.value for choice in claimed(case, text, outcome)} == {right.value}
