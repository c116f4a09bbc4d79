"""A value has the sign of the other direction on the axis that is stated.

What it does: where question or assumptions say which direction is positive, and the question says
that a body moves the other way at a speed, the variable with that value must not be written with a
plus; one in the positive direction not with a minus. So it is with the vertical part of a throw
below the horizontal. A value without a sign is a size.

Why it is bad: the body moves the other way, and momenta or displacements add up wrongly.

Example: right is positive, a body moves "to the left at 2.0 m/s", and `"u2": "+2.0 m/s"`.

Use instead: `"u2": "-2.0 m/s"`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import replace

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.axis import DIRECTIONS, plain_direction, positive_direction

CODE = "WMW207"
LABEL: Label = "state"
FIELD: FieldName = "state"

_AXES = (("right", "left"), ("east", "west"), ("north", "south"), ("up", "down"))
_BEHIND = re.compile(
    rf"^,?\s*(?:due |to the |towards the )?(?P<way>{DIRECTIONS})\b"
    r"(?!(?: direction)?,?"
    r"(?: (?:is|are|as|being|be|to be|taken|counts?|counted|chosen|the)|\s*=){0,4}"
    r"\s*(?:positive|negative|plus|minus|[+−])(?!\s*\d))",
    re.I,
)
"""A direction behind a number; in "9.8 m/s², up positive" it is only named, with its sign."""
_AHEAD = re.compile(
    rf"\b(?:to the |due )?(?P<way>{DIRECTIONS}) (?:at|with)(?: an?| the)?(?: initial)?"
    r"(?: speed| velocity)?(?: of)?\s*$",
    re.I,
)

_CLIMBS = re.compile(
    r"\b(?:(?P<up>climbs|climbing|rises|rising|ascends|ascending)"
    r"|(?P<down>descends|descending|sinks|sinking))"
    r"(?: (?:vertically|steadily|straight (?:up|down)))? (?:at|with)(?: an?| the)?"
    r"(?: (?:steady|constant|uniform))?(?: speed| velocity)?(?: of)?\s*\Z",
    re.I,
)
"""What goes up or down by its verb: a lift, a balloon, a helicopter."""

_OPPOSED_AHEAD = re.compile(
    r"\b(?:the (?:other|opposite) way|in the (?:other|opposite) direction)(?: at| with)?(?: an?)?"
    r"(?: speed| velocity)?(?: of)?\s*\Z",
    re.I,
)
_OPPOSED = re.compile(
    r",? (?:the (?:other|opposite) way|in the (?:other|opposite) direction)\b", re.I
)
_TILTED = re.compile(r"\s*(?:°|degrees?)?\s*below the horizon", re.I)
_LANDS = re.compile(r"\b(?:land|hit|strik|struck|impact|arriv|reach)\w*", re.I)
_SPEED = parse_unit("m/s").dimension  # type: ignore[union-attr]


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every signed speed that points the other way."""
    positive = positive_direction(claims)
    if positive is None:
        return
    told = list(_told(claims.question, positive))
    for claim in claims.variables:
        measured, raw = claim.measured, claim.raw
        if measured is None or measured.unit is None or not isinstance(raw, str):
            continue
        same = [sense for value, sense in told if _is_size_of(measured, value)]
        written = {"+": 1, "-": -1, "−": -1}.get(raw.strip()[:1])
        if len(same) == 1 and written is not None and written == -same[0]:
            expected = f"{'+' if same[0] > 0 else '−'}{raw.strip()[1:]}"
            yield Finding(
                CODE,
                LABEL,
                FIELD,
                claim.pointer,
                f"with {positive} as positive, {claim.name} is {expected}; state 0 has {raw}",
                raw,
                expected,
            )


def _told(question: str, positive: str) -> Iterator[tuple[Measurement, int]]:
    """Yield the question's values with a direction on the axis, and their sign.

    One that goes "the other way" goes opposite to the only one of its kind that has a direction.
    """
    plainly = list(_told_plainly(question, positive))
    for at, value, sense in plainly:
        others = {s for _, other, s in plainly if s and _kind(other) == _kind(value)}
        if not sense and len(others) == 1 and _is_opposed(question, at):
            yield value, -others.pop()
        else:
            yield value, sense
    yield from _components(question, positive)


def _is_opposed(question: str, at: tuple[int, int]) -> bool:
    return bool(_OPPOSED_AHEAD.search(question[: at[0]]) or _OPPOSED.match(question, at[1]))


def _kind(value: Measurement) -> object:
    return value.unit.dimension if value.unit is not None else None


def _components(question: str, positive: str) -> Iterator[tuple[Measurement, int]]:
    """Yield the vertical part of the one speed of a body that is thrown below the horizontal.

    It points down throughout; thrown above it a body moves up first and then down.
    """
    mentions = find_measurements(question)
    speeds = [m.measurement for m in mentions if _kind(m.measurement) == _SPEED]
    tilts = [m for m in mentions if _TILTED.match(question, m.end)]
    if positive not in ("up", "down") or len(speeds) != 1 or len(tilts) != 1:
        return
    if _LANDS.search(question[: tilts[0].start]):
        return
    angle = tilts[0].measurement
    part = speeds[0].si * math.sin(angle.si if angle.unit is not None else math.radians(angle.si))
    yield replace(speeds[0], si=part), 1 if positive == "down" else -1


def _told_plainly(
    question: str, positive: str
) -> Iterator[tuple[tuple[int, int], Measurement, int]]:
    axis = next(pair for pair in _AXES if positive in pair)
    for mention in find_measurements(question):
        ahead = _AHEAD.search(question[: mention.start])
        behind = _BEHIND.search(question[mention.end :])
        ways = {plain_direction(match["way"]) for match in (ahead, behind) if match is not None}
        verb = _CLIMBS.search(question[: mention.start])
        if verb is not None:
            ways.add("up" if verb["up"] else "down")
        if len(ways) == 1 and ways <= set(axis):
            yield (mention.start, mention.end), mention.measurement, 1 if ways == {positive} else -1
        elif mention.measurement.unit is not None:
            yield (mention.start, mention.end), mention.measurement, 0


def _is_size_of(measured: Measurement, value: Measurement) -> bool:
    if value.unit is None or measured.unit is None:
        return False
    alike = value.unit.dimension == measured.unit.dimension
    return alike and abs(abs(measured.si) - abs(value.si)) <= max(
        1e-6 * abs(value.si), measured.half_unit
    )
