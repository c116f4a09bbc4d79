"""Two bodies act on each other with forces that are not equal and opposite.

What it does: finds the one listed force that a body A exerts on a body B and the one that B
exerts on A, by their targets and by the body that each name speaks of. They must be equally large
and must not point the same way. Names with further words (friction beside normal force, a
component, a net force, one of several strands) may be of other interactions and are left alone, as
is a body on which the other exerts more than one listed force. A push, an impact or a magnetic
force that is listed by one name on each of two bodies must not point the same way either.

Why it is bad: it contradicts Newton's third law, whatever the masses and the motion.

Example: "force of truck on car", 53 kN forward, beside "force of car on truck", 27 kN backward.

Use instead: 53 kN for both.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, find_measurements, number_text
from wmw.core.tolerance import slack
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.alike_forces import same_way
from wmw.verifiers.forces.reactions import SHARE, is_used, pairs_of, size_of
from wmw.verifiers.own_words import is_among
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

CODE = "WMW217"
LABEL: Label = "force"
FIELD: FieldName = "state"

_WAYS = word_set("left right up down upward downward upwards downwards north south east west")
_WAYS_TOLD = _WAYS | word_set("to the directed pointing horizontally vertically straight")
"""Forward and backward are not among them: each body may have its own."""


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every pair of forces that breaks the third law."""
    told = set()
    for one, other in pairs_of(claims):
        told.add(one.pointer)
        yield from _compared(claims, one, other)
    for pair in same_way(claims):
        if pair.one.pointer not in told:
            yield _alike(pair.one, pair.other)


def _compared(claims: Claims, one: ForceClaim, other: ForceClaim) -> Iterator[Finding]:
    large, small = size_of(one), size_of(other)
    if large is not None and small is not None:
        allowed = max(slack(large), slack(small), SHARE * max(abs(large.si), abs(small.si)))
        if abs(abs(large.si) - abs(small.si)) > allowed:
            wrong, right = (one, other) if _is_right(claims, large, small) else (other, one)
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
        yield _alike(one, other)


def _is_right(claims: Claims, one: Measurement, other: Measurement) -> bool:
    """Tell whether the second of two sizes is the right one: that which the question tells."""
    given = [m.measurement for m in find_measurements(split_options(claims.question)[0])]
    told = [is_among(size, (m for m in given if m.unit is not None)) for size in (one, other)]
    return told[1] if told[0] != told[1] else is_used(claims, other)


def _alike(one: ForceClaim, other: ForceClaim) -> Finding:
    message = (
        f"{one.name} and {other.name} act between the same two bodies, but one points"
        f" {one.direction} and the other {other.direction}"
    )
    pointer, expected = f"{other.pointer}/direction", f"opposite to {one.direction}"
    return Finding(CODE, LABEL, FIELD, pointer, message, other.direction, expected)


def _told(claim: ForceClaim) -> str:
    size = claim.magnitude
    return "" if size is None else f"{number_text(abs(size.si), 3)} N"
