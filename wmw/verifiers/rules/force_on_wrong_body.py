"""A listed force acts on the wrong body.

What it does: where a force's name belongs to one declared force of the scene, and its target is
understood as another body than the one it acts on, the target is wrong. So it is, in any scene,
where the name itself says on which other body the force acts, or that the target exerts it; where
the one weight of the list acts on the hand or the ceiling, and the pull of a line on the floor; and
where of two bodies that marks tell apart the one has a force that its mark gives to the other.

Why it is bad: a force on another body does not accelerate this one.

Example: `{"name": "normal force", "target": "incline"}` for the force that supports the box.

Use instead: `"target": "box"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.family import in_regime
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.forces.at_one_end import pushed_beside_the_rod, pushed_elsewhere
from wmw.verifiers.forces.by_scene import of_the_exerting
from wmw.verifiers.forces.listed import Listed, acting, acts_back, listed
from wmw.verifiers.forces.marked_forces import on_the_other, uneven
from wmw.verifiers.forces.named_forces import misplaced
from wmw.verifiers.forces.on_supports import lifted_lines, on_supports
from wmw.verifiers.forces.towards_itself import towards_itself
from wmw.verifiers.forces.ways_by_name import WEIGHT, is_of_its_target
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.wording import body_of

CODE = "WMW214"
LABEL: Label = "force"
FIELD: FieldName = "state"
_WITH = re.compile(r" (?:with|and|plus|carrying|including) ")
"""What joins bodies to one: "raft with cargo"."""


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every listed force whose target is a body it does not act on."""
    present = tuple(acting(case, perhaps=True))
    items = listed(case)
    playing = {r.name for r in case.family.roles if in_regime(r.regimes, case.regime)}
    for item in items:
        specs = [spec for spec in item.specs if spec in present]
        if not specs or item.role not in playing or any(s.target == item.role for s in specs):
            continue  # who plays a part in other scenes alone may be anybody in this one
        if item.claim.magnitude is None and item.claim.direction is None:
            continue
        if is_of_its_target(item.claim) or _is_further_weight(item, items):
            continue
        parts = {case.role_of(part) for part in _WITH.split(plain(item.claim.target))}
        if acts_back(case, item, items) or any(spec.target in parts for spec in specs):
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


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for a weight on what bears the scene, and a force on another of two alike."""
    twice = ((double, body) for double, body, _ in uneven(claims) if double is not None)
    drawn = ((force, body) for force, body in towards_itself(claims) if body is not None)
    meant = (*pushed_elsewhere(claims), *pushed_beside_the_rod(claims))
    found = (
        *on_supports(claims),
        *on_the_other(claims),
        *twice,
        *of_the_exerting(claims),
        *drawn,
        *meant,
    )
    told = {force: owner for force, owner in found if misplaced(claims, force) is None}
    for claim, body in told.items():
        message = f"{claim.name} acts on the {body}, not on the {claim.target}"
        yield Finding(CODE, LABEL, FIELD, f"{claim.pointer}/target", message, claim.target, body)


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every listed force that its own name has act on another body."""
    for claim, body in lifted_lines(claims):
        message = f"{claim.name} acts on the {body}, not on the {claim.target}"
        yield Finding(CODE, LABEL, FIELD, f"{claim.pointer}/target", message, claim.target, body)
    for claim in claims.forces:
        told = misplaced(claims, claim)
        if told is None:
            continue
        said, body = told
        pointer = f"{claim.pointer}/target"
        message = f"{claim.name} is a force {said}; its target is {claim.target}"
        yield Finding(CODE, LABEL, FIELD, pointer, message, claim.target, body)


def _is_further_weight(item: Listed, items: tuple[Listed, ...]) -> bool:
    """Tell whether a weight is beside that of the body that the laws know: all bodies have one.

    Or beside that of its like: the inner coin and the outer one.
    """
    return WEIGHT.fullmatch(plain(item.claim.name)) is not None and any(
        other.claim.target != item.claim.target
        and set(other.specs) & set(item.specs)
        and (
            any(spec.target == other.role for spec in other.specs)
            or kind_of(other.claim.target) == kind_of(item.claim.target)
        )
        for other in items
    )
