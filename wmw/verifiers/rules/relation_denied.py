"""A relation is another than the question's words say.

What it does: holds each relation against what the question says of its bodies: what rests on what,
what hangs freely, what floats, what is clear of what, what is poured into which of two arms, on
which of two pistons or at which of two coils something is, between which two bodies a line runs,
across which part a meter is connected, what is in series or in parallel, and what at right angles.

Why it is bad: contact, support or containment is wrong from the start.

Example: "the rule rests on a pivot", and the relation is `supported_by(pivot, rule)`.

Use instead: `supported_by(rule, pivot)`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims
from wmw.verifiers.relations.denied import denied
from wmw.verifiers.relations.spatial import contradicts, told_orders

CODE = "WMW222"
LABEL: Label = "relation"
FIELD: FieldName = "state"


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every relation that the question's words deny."""
    orders = told_orders(claims)
    for claim, told in denied(claims):
        if any(contradicts(order, claim) for order in orders):
            continue  # told as the two the wrong way round
        first, second = claim.args
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            claim.pointer,
            f"the question says {told}; state 0 has {claim.type}({first}, {second})",
            f"{claim.type}({first}, {second})",
            told,
        )
