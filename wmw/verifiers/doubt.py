"""When faults speak against the reading rather than against the trace.

A wrong "invalid" is the worst verdict. A trace with one root fault looks like a sound trace with
one thing changed; faults that no single change explains, or that rest on a question that was not
understood, are more likely a misreading, and nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable

from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.givens import is_said_of_another

_STATE_VALUES = frozenset({"WMW201", "WMW202"})
_EXCHANGED = "WMW203"
_LAW = "WMW301"
_EQUATION = "/transition/equation"


def misreading(case: Case, findings: Iterable[Finding]) -> str | None:
    """Return why the faults found are better not believed; None where they may be."""
    errors = [f for f in findings if f.severity == "error"]
    if not errors or case.gold:
        return None
    asked = case.asked_quantities or case.asked_outcomes
    if not asked and (case.question.loose or not case.question.givens):
        return "what the question asks for is not known to the family"
    if asked and all(name in case.question.givens for name in asked):
        return "the question seems to give what it asks for"
    if any(f.code == _EXCHANGED for f in errors):
        return None  # one fault that shows in two values
    values = {f.pointer for f in errors if f.code in _STATE_VALUES}
    faulty = [b for b in case.state if b.claim.pointer in values]
    if any(is_said_of_another(case, bound) for bound in faulty):
        return "the numbers of the question could not be told apart"
    quantities = {b.quantity for b in faulty}
    if len(quantities) > 1:
        return f"state 0 and the question do not fit together ({', '.join(sorted(quantities))})"
    if quantities and any(f.code == _LAW and f.pointer == _EQUATION for f in errors):
        return "neither state 0 nor the equation fits the question as it was understood"
    return None
