"""How quantities hang together, or what is compared, as the outcome that a question asks for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wmw.core.family import Outcome
from wmw.verifiers.comparing.contrast import comparison_outcome, tells_more
from wmw.verifiers.comparing.larger_of_two import larger_of_two
from wmw.verifiers.comparing.proportions import dependence_outcome
from wmw.verifiers.comparing.two_states import outcome_in_two_states

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_BY_AN_AMOUNT = re.compile(
    r"\b(?:both|each|two)\b[^.?!]{0,80}\bby (?:the|an) (?:same|equal) amount\b"
    r"|\bby (?:the|an) (?:same|equal) amount\b[^.?!]{0,80}\b(?:both|each)\b"
    r"|\b(?:is|are) added to (?:both|each)\b"
    r"|\bdifference (?:of|between|in)\b[^.?!]{0,60}\b(?:same|constant|unchanged|fixed)\b",
    re.I,
)
"""What changes two like quantities, and is no factor that both grow by."""


def asked_dependence(case: Case) -> Outcome | None:
    """Return the outcome asked for where the question asks how quantities hang together.

    None where a declared ratio is asked for whose value the numbers of the question give.
    """
    factor = any(
        name in case.asked and not any(case.textbook_unit(name).dimension)
        for name in case.asked_quantities[:1]
    )
    later = case.claims.later
    if _BY_AN_AMOUNT.search(case.claims.question):
        return None
    if case.gold or (factor and case.claims.contrast is None and later is None):
        return None
    # The sign convention has no part in it, and the same draws need not be made again.
    contrast, knowns = case.claims.contrast, case.question_knowns
    if contrast is not None:  # what g is makes no difference to a comparison
        knowns = {q: v for q, v in knowns.items() if q not in case.constants}
    key = (case.regime, *sorted(knowns.items()))
    if key not in case.terms.dependences:
        if later is not None:
            case.terms.dependences[key] = outcome_in_two_states(case, later)
            return case.terms.dependences[key]
        compared = comparison_outcome(case, contrast) if contrast else None
        told = larger_of_two(case) or compared
        if contrast is None or not tells_more(case, contrast):
            told = told or dependence_outcome(case)
        case.terms.dependences[key] = told
    return case.terms.dependences[key]
