"""Two bodies act on each other with forces that are not equal and opposite.

What it does: finds the one listed force that a body A exerts on a body B and the one that B
exerts on A, by their targets and by the body that each name speaks of. They must be equally large
and must not point the same way. Names with further words (friction beside normal force, a
component, a net force, one of several strands) may be of other interactions and are left alone, as
is a body on which the other exerts more than one listed force.

Why it is bad: it contradicts Newton's third law, whatever the masses and the motion.

Example: "force of truck on car", 53 kN forward, beside "force of car on truck", 27 kN backward.

Use instead: 53 kN for both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, number_text
from wmw.core.tolerance import slack
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.lexicon import plain

CODE = "WMW217"
LABEL: Label = "force"
FIELD: FieldName = "state"

_SHARE = 0.02
_EVERYDAY = word_set(
    "force forces of on by from the a an exerted exerts acting its action reaction contact push"
    " pushes pull pulls impact collision average to at against"
)
"""What the name of a force between two bodies may say without telling of which interaction."""
_WAYS = word_set("left right up down upward downward upwards downwards north south east west")
_WAYS_TOLD = _WAYS | word_set("to the directed pointing horizontally vertically straight")
"""Forward and backward are not among them: each body may have its own."""
_MOST = 40
"""Longer lists of forces are not searched for pairs."""


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every pair of forces that breaks the third law."""
    if not 1 < len(claims.forces) <= _MOST:
        return
    acting: dict[tuple[str, str], list[ForceClaim]] = {}
    for claim in claims.forces:
        exerting = _exerting(claim, claims.bodies)
        if exerting is not None:
            acting.setdefault((exerting, claim.target), []).append(claim)
    for (first, second), forces in acting.items():
        partners = acting.get((second, first), [])
        if first < second and len(forces) == len(partners) == 1:
            one, other = sorted((*forces, *partners), key=claims.forces.index)
            yield from _compared(claims, one, other)


def _exerting(claim: ForceClaim, bodies: tuple[str, ...]) -> str | None:
    """Return the one other body that a force's name speaks of; None where it says more."""
    rest = f" {plain(claim.name)} "
    spoken: set[str] = set()
    for body in sorted(bodies, key=len, reverse=True):
        name = f" {plain(body)} "
        if len(body) == 1 and not re.search(rf"(?<=\w ){re.escape(body)}(?!\w)", claim.name):
            continue  # a body A, and the article
        if name.strip() and name in rest:
            rest = rest.replace(name, "  ")
            spoken.add(body)
    spoken.discard(claim.target)
    return spoken.pop() if len(spoken) == 1 and set(rest.split()) <= _EVERYDAY else None


def _compared(claims: Claims, one: ForceClaim, other: ForceClaim) -> Iterator[Finding]:
    large, small = one.magnitude, other.magnitude
    newton = parse_unit("N")
    assert newton is not None
    large = large.read_in(newton) if large is not None else None
    small = small.read_in(newton) if small is not None else None
    if large is not None and small is not None:
        allowed = max(slack(large), slack(small), _SHARE * max(abs(large.si), abs(small.si)))
        if abs(abs(large.si) - abs(small.si)) > allowed:
            wrong, right = (one, other) if _is_used(claims, small) else (other, one)
            yield Finding(
                CODE,
                LABEL,
                FIELD,
                f"{wrong.pointer}/magnitude",
                f"{wrong.name} and {right.name} act between the same two bodies,"
                f" but {_told(wrong)} is not {_told(right)}",
                _told(wrong),
                _told(right),
            )
            return
    way = plain(one.direction or "")
    words = set(way.split())
    if way == plain(other.direction or "") and words & _WAYS and words <= _WAYS_TOLD:
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            f"{other.pointer}/direction",
            f"{one.name} and {other.name} act between the same two bodies,"
            f" but both point {other.direction}",
            other.direction,
            f"opposite to {one.direction}",
        )


def _told(claim: ForceClaim) -> str:
    size = claim.magnitude
    return "" if size is None else f"{number_text(abs(size.si), 3)} N"


def _is_used(claims: Claims, size: Measurement) -> bool:
    """Tell whether a force's magnitude stands among the results, too."""
    newton = parse_unit("N")
    assert newton is not None
    return any(
        claim.measured is not None
        and claim.measured.unit is not None
        and claim.measured.unit.dimension == newton.dimension
        and abs(abs(claim.measured.si) - abs(size.si)) <= max(slack(size), _SHARE * abs(size.si))
        for claim in claims.results
    )
