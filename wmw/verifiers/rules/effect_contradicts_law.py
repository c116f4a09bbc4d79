"""The stated effect is not what the laws bring about.

What it does: reads the qualitative claims of the effect (slides or stays, real or virtual, speeds
up or slows down) in the family's closed vocabulary and evaluates each against the laws. Wordings
outside the vocabulary, conditions and comparisons are left alone.

Why it is bad: the account of what happens is physically impossible.

Example: "The block stays at rest" where tanθ exceeds the coefficient of static friction.

Use instead: "The block slides down."
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers.outcome_told import tells_outcome
from wmw.verifiers.answers.way_of_body import ways_told
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.effects import stated_outcomes
from wmw.verifiers.wording import worded

CODE = "WMW304"
LABEL: Label = "transition"
FIELD: FieldName = "transition"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every qualitative claim of the effect that the laws contradict."""
    text = case.claims.effect
    if text is None:
        return
    if tells_outcome(case, text.text):
        case.decide(FIELD)
    for stated in stated_outcomes(case, text.text):
        case.decide(FIELD)
        if stated.true:
            continue
        expected = worded(case, stated.right.phrases[0]) if stated.right else None
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            text.pointer,
            f"{stated.clause!r} does not happen here"
            + (f"; the laws give: {expected}" if expected else ""),
            stated.clause,
            expected,
            str(stated.choice.holds),
        )
    for told in ways_told(case, text.text):
        case.decide(FIELD)
        right = worded(case, told.right.phrases[0])
        message = f"{told.clause!r} does not happen here; the laws give: {right}"
        yield Finding(CODE, LABEL, FIELD, text.pointer, message, told.clause, right)
