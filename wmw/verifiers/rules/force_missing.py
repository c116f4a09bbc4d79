"""A force that acts is not in the force list.

What it does: a non-empty force list claims to be complete along each axis on which it lists a
force. Where every listed force is understood, a declared force that acts along such an axis and
is not listed is missing. An empty list claims nothing.

Why it is bad: Newton's law put together from an incomplete list gives another motion.

Example: gravity and the normal force on a box that slides down a rough incline, without friction.

Use instead: list kinetic friction, up the incline, as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.forces import acting, is_resultant, listed, vector_of
from wmw.verifiers.wording import worded

CODE = "WMW213"
LABEL: Label = "force"
FIELD: FieldName = "state"

_ALONG = 0.05


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every acting force that a list which claims completeness leaves out."""
    items = listed(case)
    if any(not item.specs and not is_resultant(item.claim) for item in items):
        return
    for spec in acting(case):
        here = [item for item in items if item.role == spec.target]
        if not here or any(spec in item.specs for item in items):
            continue
        if any(item.role is None for item in items):
            continue
        mine = vector_of(case, spec.direction)
        others = [vector_of(case, item.specs[0].direction) for item in here if item.specs]
        if mine is None or not any(
            other is not None and abs(mine[0] * other[0] + mine[1] * other[1]) > _ALONG
            for other in others
        ):
            continue
        direction = next(d for d in case.family.directions if d.name == spec.direction)
        expected = f"{spec.name}, {worded(case, direction.phrases[0])}"
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            "/state_0/forces",
            f"the list of forces on the {here[0].claim.target} lacks {expected}",
            None,
            expected,
        )
