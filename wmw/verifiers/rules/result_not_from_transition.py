"""A new variable of state 1 is not what the laws give.

What it does: recomputes every bound new variable from the trace's own givens. A value off by a
power of ten alone is `unit_scale`, one that belongs to another body `object`, to another moment
`temporal`.

Why it is bad: state 1 does not follow from state 0 and the transition.

Example: `"T2": "0.157 s"` where the stated law doubles 0.314 s.

Use instead: `"T2": "0.628 s"`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.tolerance import power_of_ten_apart
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.confusions import taken_for
from wmw.verifiers.statements import Judge
from wmw.verifiers.wording import law_of, show

CODE = "WMW311"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every new variable that the laws contradict."""
    judge = Judge(case)
    for bound in case.results:
        values = case.expected(bound.quantity)
        if not values:
            continue
        case.decide(FIELD)
        # A number without a unit may be meant in SI as well as in the textbook's unit.
        if any(judge.matches(m, bound.quantity) for m in (bound.measured, bound.claim.measured)):
            continue
        quantity = case.family.quantity(bound.quantity)
        expected = show(quantity, values[0])
        slipped = power_of_ten_apart(bound.measured, values[0]) is not None
        yield Finding(
            CODE,
            "unit_scale"
            if slipped
            else taken_for(case, bound.quantity, bound.measured, case.asked) or LABEL,
            FIELD,
            bound.claim.pointer,
            f"the {quantity.meaning} comes out as {expected}; state 1 has {bound.claim.raw}",
            str(bound.claim.raw),
            expected,
            law_of(case, bound.quantity),
        )
