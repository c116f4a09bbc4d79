"""A net force is listed beside its own components, as one more force.

What it does: finds an entry of the force list that is named as a sum of forces (net, resultant,
total, centripetal) on a body of which the list also has two or more of the forces that act on it.
Where no law is known, a centripetal force beside another that points the same way is one.

Why it is bad: a net force is the sum of the others; whoever adds up the list counts it twice.

Example: gravity, tension and a centripetal force on a ball at the end of a string.

Use instead: gravity and tension; their sum is the centripetal force.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.forces.free_flight import centripetal_beside
from wmw.verifiers.forces.listed import acting, is_component, is_resultant, listed

CODE = "WMW216"
LABEL: Label = "force"
FIELD: FieldName = "state"
_COMPONENTS = 2


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every centripetal force beside a force that points the same way."""
    for claim, other in centripetal_beside(claims):
        message = f"the {claim.name} on the {claim.target} is what {other.name} is part of"
        yield Finding(CODE, LABEL, FIELD, claim.pointer, message, claim.name, None)


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every resultant that stands beside the forces it is the sum of."""
    items = listed(case)
    if not any(is_resultant(item.claim) for item in items):
        return
    present = tuple(acting(case))
    for item in items:
        claim = item.claim
        if not is_resultant(claim) or is_component(claim) or any(s in present for s in item.specs):
            continue
        others = [
            other.claim.name
            for other in items
            if other.role is not None
            and other.role == item.role
            and not is_resultant(other.claim)
            and any(spec in present and spec.target == item.role for spec in other.specs)
        ]
        if len(others) < _COMPONENTS:
            continue
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            claim.pointer,
            f"the {claim.name} on the {claim.target} is the sum of {' and '.join(others)}, "
            "not one more force",
            claim.name,
            None,
        )
