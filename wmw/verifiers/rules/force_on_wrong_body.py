"""A listed force acts on the wrong body.

What it does: where a force's name belongs to one declared force of the scene, and its target is
understood as another body than the one it acts on, the target is wrong.

Why it is bad: a force on another body does not accelerate this one.

Example: `{"name": "normal force", "target": "incline"}` for the force that supports the box.

Use instead: `"target": "box"`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.forces import acting, acts_back, listed
from wmw.verifiers.wording import body_of

CODE = "WMW214"
LABEL: Label = "force"
FIELD: FieldName = "state"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every listed force whose target is a body it does not act on."""
    present = tuple(acting(case, perhaps=True))
    items = listed(case)
    for item in items:
        specs = [spec for spec in item.specs if spec in present]
        if not specs or item.role is None or any(spec.target == item.role for spec in specs):
            continue
        if item.claim.magnitude is None and item.claim.direction is None:
            continue
        if acts_back(case, item, items):
            continue
        body = body_of(case, specs[0].target)
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            f"{item.claim.pointer}/target",
            f"{item.claim.name} acts on the {body}, not on the {item.claim.target}",
            item.claim.target,
            body,
        )
