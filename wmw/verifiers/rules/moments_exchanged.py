"""Before and after are exchanged.

What it does: looks for two values of one kind of which state 0 states the later one and state 1
the earlier one: the same name with the final value in state 0 and the initial one in state 1, or
an initial value that is the final one and the other way round. Where the question alters a given,
its old and its new value may have changed places in state 0, as they have where what the question
gives as the new value stands there as the old one, and another as the new.

Why it is bad: the trace tells the story backward.

Example: a cart is launched at 4 m/s and stops; state 0 has `"speed": "0 m/s"`, state 1
`"speed": "4 m/s"`.

Use instead: the launch in state 0, the stop in state 1.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.moments.exchanged import earlier, exchanged
from wmw.verifiers.wording import show

CODE = "WMW203"
LABEL: Label = "temporal"
FIELD: FieldName = "state"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every value of state 0 that has changed places with one of state 1."""
    for early, before in exchanged(case):
        quantity = case.family.quantity(before)
        expected = show(quantity, earlier(case, before))
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            early.claim.pointer,
            f"state 0 has {early.claim.name} = {early.claim.raw}, which it is only afterwards; "
            f"the {quantity.meaning} is {expected}",
            str(early.claim.raw),
            expected,
        )
