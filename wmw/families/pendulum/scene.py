"""How a pendulum is drawn: the string at its true angle, lengths to scale."""

from __future__ import annotations

from math import acos, cos, degrees, radians, sin, tan

from wmw.core.scene import (
    AngleMark,
    Arrow,
    Circle,
    Dimension,
    Ground,
    Label,
    Line,
    Part,
    Point,
    Scene,
    SceneInput,
    Side,
    flip,
)
from wmw.families.pendulum.motion import swung
from wmw.families.pendulum.rides import carrier, rest_angle
from wmw.families.pendulum.symbols import (
    CAR,
    CHANGES,
    COMPARED,
    LAUNCHES,
    LOWEST,
    LOWEST_LOCAL,
    PAIRS,
    PUSHES,
    RIDES,
    SMALLS,
)

LONG = 6.0
"""Length of the string, in scene units."""
BOB = 0.36
_DRAWN_SMALL = radians(9)
"""The angle of small swings, in the picture: only the size of a typical one."""
_DRAWN_LARGE = radians(35)
_SEEN_LOWEST = (LOWEST, LOWEST_LOCAL, *LAUNCHES, *PUSHES)
_WORDY = 1.75
"""Room that the label of an angle takes across, scene units."""
_NOTES = ("T_0", "f", "n", "t", "T_1", "T_break", "A", "g", "g_2")


def draw(given: SceneInput) -> Scene:
    """Lay out the pendulum, or the two, with the labels of the givens."""
    if given.regime in RIDES:
        scene = _carried(given)
    else:
        scene = _two(given) if given.regime in (*PAIRS, *CHANGES) else _one(given)
    # "before" stands left of "after"
    return flip(scene) if given.mirrored and given.regime not in CHANGES else scene


def _bob(pivot: Point, angle: float, length: float) -> Point:
    return (pivot[0] + length * sin(angle), pivot[1] - length * cos(angle))


def _hanging(pivot: Point, angle: float, length: float, *, ghost: bool = False) -> list[Part]:
    place = _bob(pivot, angle, length)
    body = None if ghost else "bob"
    return [
        Line(
            (pivot, place),
            "faint" if ghost else "ink",
            dashed=ghost,
            body=None if ghost else "string",
        ),
        Circle(place, BOB, "none" if ghost else "body", body),
    ]


def _ceiling(left: float, right: float) -> Ground:
    return Ground((right, 0.0), (left, 0.0), body="support")


def _turning_angle(given: SceneInput) -> float | None:
    """Return the angle of the turning point where the givens show it; else it would tell."""
    values = given.values
    if "theta_m" in values:
        return values["theta_m"]
    if "h_m" in values:
        return acos(max(-1.0, 1 - values["h_m"] / values["L"]))
    return None


def _angle(pivot: Point, angle: float) -> AngleMark:
    """Mark the angle from the vertical, where its label has room inside if it has any."""
    needed = _WORDY / (2 * tan(angle / 2))
    radius = max(0.26 * LONG, needed - 0.3) if needed <= 0.58 * LONG else 0.34 * LONG
    return AngleMark(pivot, radius, -90.0, -90.0 + degrees(angle), "theta_m")


def _one(given: SceneInput) -> Scene:
    values, pivot = given.values, (0.0, 0.0)
    parts: list[Part] = [_ceiling(-2.2, 2.2)]
    vertical = Line((pivot, (0.0, -LONG - 1.1)), "faint", dashed=True)
    small = given.regime in (*SMALLS, *COMPARED)
    angle = _DRAWN_SMALL if small else _turning_angle(given)
    low = not small and (given.regime in _SEEN_LOWEST or given.frame == "after")
    now = 0.0 if low else angle if angle is not None else _DRAWN_LARGE
    if given.time is not None:
        return Scene(
            (_ceiling(-2.2, 2.2), vertical, *_hanging(pivot, swung(now, given.time), LONG))
        )
    if low and angle is not None:
        parts += _hanging(pivot, angle, LONG, ghost=True)
    if not low:
        parts.append(vertical)
    if "theta_m" in values and angle is not None:
        parts.append(_angle(pivot, angle))
    parts += _hanging(pivot, now, LONG)
    parts += _labels(given, _bob(pivot, now, LONG), pivot, now, None if small else angle)
    return Scene(tuple(parts), notes=tuple(q for q in _NOTES if q in values))


def _carried(given: SceneInput) -> Scene:
    """Draw a pendulum in what carries it: a small swing in a lift, at rest aslant in a carriage."""
    pivot, rest = (0.0, 0.0), rest_angle(given)
    now = rest if given.regime == CAR else _DRAWN_SMALL
    parts = carrier(given)
    parts.append(Line((pivot, (0.0, -LONG - 1.1)), "faint", dashed=True))
    parts += _hanging(pivot, now, LONG)
    parts += _labels(given, _bob(pivot, now, LONG), pivot, now, None)
    return Scene(tuple(parts), notes=tuple(q for q in _NOTES if q in given.values))


def _beside(pivot: Point, place: Point, quantity: str, *, left: bool = False) -> Label:
    """Return the label of a string's length, beside its middle and away from the angle mark."""
    middle = ((pivot[0] + 1.2 * place[0]) / 2.2, (pivot[1] + 1.2 * place[1]) / 2.2)
    side: Side = "left" if left else "right" if place[0] - pivot[0] < 0.7 * LONG else "above"
    return Label(middle, quantity, side=side)


def _along(place: Point, now: float, way: float) -> Point:
    """Return a point ahead of the bob, at right angles to its string."""
    return (place[0] + way * cos(now), place[1] + way * sin(now))


def _labels(
    given: SceneInput, place: Point, pivot: Point, now: float, turning: float | None
) -> list[Part]:
    values = given.values
    parts: list[Part] = []
    if "L" in values:
        parts.append(_beside(pivot, place, "L", left=now <= 0))
    if "m" in values and "h_m" in values and turning is not None and now:
        # Below the bob there is the line of its lowest place.
        parts.append(Label((place[0] - BOB, place[1]), "m", side="left", body="bob"))
    elif "m" in values:
        foot = (place[0], place[1] - BOB)
        parts.append(Label(foot, "m", side="below", body="bob"))
        parts.append(Line((foot, (foot[0], foot[1] - 0.6)), "none"))  # room for it
    if "v_b" in values:
        parts.append(
            Arrow(_along(place, now, BOB), _along(place, now, BOB + 1.5), "velocity", "v_b")
        )
    if "h_m" in values and turning is not None:
        top, low = _bob(pivot, turning, LONG), -LONG
        aside = top[0] + 1.0
        parts += [
            Line(((0.0, low), (aside + 0.3, low)), "faint", dashed=True),
            Line((top, (aside + 0.3, top[1])), "faint", dashed=True),
            Dimension((aside, top[1]), (aside, low), "h_m", offset=0.0),
        ]
    return parts


def _two(given: SceneInput) -> Scene:
    """Draw two pendulums with their lengths to scale, side by side."""
    values = given.values
    lengths = (values["L_1"], values["L_2"])
    scale = LONG / max(lengths)
    apart = 5.0
    # Short of the corner at the top right, where an instrument may stand beside it.
    parts: list[Part] = [
        _ceiling(-1.2, apart + 1.2),
        Line(((apart + 1.2, -1.0), (apart + 3.4, -1.0)), "none"),
    ]
    pair = given.regime in PAIRS
    for i, length in enumerate(lengths):
        pivot = (i * apart, 0.0)
        place = _bob(pivot, _DRAWN_SMALL, length * scale)
        parts += [
            Line((pivot, (pivot[0], -length * scale - 0.9)), "faint", dashed=True),
            Line((pivot, place), "ink"),
            Circle(place, BOB, "body", ("first", "second")[i] if pair else "bob"),
        ]
        if f"L_{i + 1}" in values:
            parts.append(_beside(pivot, place, f"L_{i + 1}"))
        name = given.names.get(("first", "second")[i]) if pair else ("before", "after")[i]
        mass = f"m_{i + 1}" if f"m_{i + 1}" in values else None
        # Below the dashed line as well, which would run through the name.
        foot = -length * scale - 0.9
        parts.append(Line(((pivot[0], foot), (pivot[0], foot - 1.0)), "none"))  # room for it
        parts.append(Label((place[0], foot), mass, name, "below"))
    notes = tuple(q for q in ("T_1", "T_2", "g") if q in values)
    return Scene(tuple(parts), notes=notes)
