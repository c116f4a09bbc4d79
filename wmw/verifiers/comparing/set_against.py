"""Which side is set against which: "the torque of the second" against that of the first."""

from __future__ import annotations

import re
from collections.abc import Sequence

from wmw.verifiers.comparing.sides import Side, side_named

_REFERENCE = re.compile(
    r"\bas [a-z]+ as\b|\bthan\b|\bcompared? (?:with|to)\b|\bto that (?:of|in|on)\b"
    r"|\bas (?:in|for|that of|on|with)\b|\bof that (?:of|in)\b"
)
_TIMES_THE = re.compile(
    r"\bhow many times (?!(?:as|more|is|are|was|were|does|do|did|will|would|has|have|must|can"
    r"|should)\b|[a-z]+er\b)(?:[a-z]+ ){1,4}(?:of|on|in|at|from|for|with)\b"
)
"""What makes the first side mentioned the measure of the other: "how many times the weight of"."""
_TIMES_WHAT = re.compile(
    r"\bhow many times (?!(?:as|more|is|are|was|were|does|do|did|will|would|has|have|must|can"
    r"|should)\b|[a-z]+er\b)(?P<measure>(?:[a-z]+ ){2,12}?)(?:is|are|does|do|will|would|must)\b"
)
"""So does a clause: "how many times the push that A needs does B need"."""


def roles(asking: str, sides: Sequence[Side]) -> tuple[int, int]:
    """Return which side is set against which: "the torque of the second" against the first's.

    In "how many times the weight of A is that of B" A is the measure.
    """
    last = len(sides) - 1
    ends = [match.end() for match in _REFERENCE.finditer(asking)]
    beyond = side_named(asking[ends[-1] :], sides) if ends else []
    if beyond:
        reference = beyond[0]
        return next(i for i in (last, *range(last)) if i != reference), reference
    mentioned = side_named(asking, sides)
    if len(mentioned) > 1:
        times = _TIMES_THE.search(asking)
        if times and not side_named(asking[: times.start()], sides):
            return mentioned[1], mentioned[0]
        clause = _TIMES_WHAT.search(asking)
        if clause and side_named(clause["measure"], sides)[:1] == mentioned[:1]:
            return mentioned[1], mentioned[0]
        return mentioned[0], mentioned[1]
    subject = mentioned[0] if mentioned else last
    return subject, 0 if subject else last


def told_by_another(
    factors: Sequence[tuple[tuple[str, ...], tuple[float, ...]]],
) -> tuple[int, int] | None:
    """Return which of two sides is told by which, where the asking sentence names neither.

    "On the Moon, where g is one sixth of that on Earth": the Moon is set against the Earth.
    """
    own = {i for _, of in factors if len(of) == 2 for i, factor in enumerate(of) if factor != 1.0}
    return (own.copy().pop(), 1 - own.pop()) if len(own) == 1 else None
