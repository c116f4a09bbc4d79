"""What scenes of circles share: places on them, arrows of speed, radii and masses."""

from __future__ import annotations

from math import cos, degrees, radians, sin

from wmw.core.scene import Arc, Arrow, Label, Line, Part, Point, SceneInput

BIG = 4.0
"""Radius of a drawn circle, in scene units."""
BODY = 0.28
ARROW = 2.0
_HEAD = 0.5
"""Length of the straight end of a curved arrow."""


def on_circle(angle: float, radius: float = BIG) -> Point:
    """Return a place on a circle about the origin; the angle in radians."""
    return (radius * cos(angle), radius * sin(angle))


def turned(place: Point, along: Point, length: float) -> tuple[Point, Point]:
    """Return tail and head of an arrow that starts at the rim of a body."""
    start = (place[0] + along[0] * (BODY + 0.05), place[1] + along[1] * (BODY + 0.05))
    return start, (start[0] + along[0] * length, start[1] + along[1] * length)


def speed(
    given: SceneInput, name: str, place: Point, along: Point, length: float = ARROW
) -> list[Part]:
    """Return the arrow of a speed that is given."""
    if name not in given.values:
        return []
    tail, head = turned(place, along, length)
    return [Arrow(tail, head, "velocity", name)]


def radius_line(
    name: str, place: Point, center: Point = (0.0, 0.0), body: str = "radius"
) -> list[Part]:
    """Return a radius that ends under the body, its label below the line and clear of it."""
    dx, dy = place[0] - center[0], place[1] - center[1]
    long = (dx * dx + dy * dy) ** 0.5
    right = dx >= 0
    off = 0.15
    at = (
        center[0] + 0.5 * dx + (1 if right else -1) * off * abs(dy) / long,
        center[1] + 0.5 * dy - off * abs(dx) / long,
    )
    return [
        Line((center, place), "faint", body=body),
        Label(at, name, side="right" if right else "left", body=body),
    ]


def turning(center: Point, radius: float, start: float, end: float) -> list[Part]:
    """Return a curved arrow, anticlockwise between two angles in degrees; it names nothing.

    The arrow proper is a chord long enough for a head that can be seen.
    """
    last = end - degrees(_HEAD / radius)

    def at(angle: float) -> Point:
        x, y = on_circle(radians(angle), radius)
        return (center[0] + x, center[1] + y)

    return [Arc(center, radius, start, last, "faint"), Arrow(at(last), at(end), "motion")]


def mass(given: SceneInput, place: Point) -> list[Part]:
    """Return the mass of a body, below it."""
    return (
        [Label((place[0], place[1] - BODY), "m", side="below", body="body")]
        if "m" in given.values
        else []
    )
