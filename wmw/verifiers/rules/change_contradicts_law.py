"""The predicted change is not what follows from the transition.

What it does: as for the effect, but for the predicted change of state 1.

Why it is bad: the law may be right, and the state it leads to is still the wrong one.

Example: the friction limit is exceeded, and state 1 says "the block stays at rest".

Use instead: "The block slides down the incline."
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers import tells_outcome
from wmw.verifiers.case import Case
from wmw.verifiers.effects import stated_outcomes
from wmw.verifiers.wording import worded

CODE = "WMW312"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every qualitative claim of state 1 that the laws contradict."""
    text = case.claims.change
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
            f"{stated.clause!r} does not follow"
            + (f"; the laws give: {expected}" if expected else ""),
            stated.clause,
            expected,
            str(stated.choice.holds),
        )
