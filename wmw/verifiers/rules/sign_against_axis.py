"""A value has the sign of the other direction on the axis that is stated.

What it does: where question or assumptions say which direction is positive, and the question says
that a body moves the other way at a speed, the variable with that value must not be written with a
plus; one in the positive direction not with a minus. A value without a sign is a size.

Why it is bad: the body moves the other way, and momenta or displacements add up wrongly.

Example: right is positive, a body moves "to the left at 2.0 m/s", and `"u2": "+2.0 m/s"`.

Use instead: `"u2": "-2.0 m/s"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.axis import DIRECTIONS, plain_direction, positive_direction
from wmw.verifiers.claims import Claims

CODE = "WMW207"
LABEL: Label = "state"
FIELD: FieldName = "state"

_AXES = (("right", "left"), ("east", "west"), ("north", "south"), ("up", "down"))
_BEHIND = re.compile(rf"^,?\s*(?:due |to the |towards the )?(?P<way>{DIRECTIONS})\b", re.I)
_AHEAD = re.compile(
    rf"\b(?:to the |due )?(?P<way>{DIRECTIONS})(?:ward)? (?:at|with)(?: an?| the)?(?: initial)?"
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
    """Yield the question's values with a direction on the axis, and their sign."""
    axis = next(pair for pair in _AXES if positive in pair)
    for mention in find_measurements(question):
        ahead = _AHEAD.search(question[: mention.start])
        behind = _BEHIND.search(question[mention.end :])
        ways = {plain_direction(match["way"]) for match in (ahead, behind) if match is not None}
        verb = _CLIMBS.search(question[: mention.start])
        if verb is not None:
            ways.add("up" if verb["up"] else "down")
        if len(ways) == 1 and ways <= set(axis):
            yield mention.measurement, 1 if ways == {positive} else -1
        elif mention.measurement.unit is not None:
            yield mention.measurement, 0


def _is_size_of(measured: Measurement, value: Measurement) -> bool:
    if value.unit is None or measured.unit is None:
        return False
    alike = value.unit.dimension == measured.unit.dimension
    return alike and abs(abs(measured.si) - abs(value.si)) <= 1e-6 * abs(value.si)
