"""Circles that lie level, seen obliquely from above or in section instead of straight from above."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from wmw.core.scene import (
    Arrow,
    Circle,
    Dimension,
    Label,
    Line,
    Part,
    Point,
    Polygon,
    SceneInput,
)
from wmw.families.circular_motion.scene_parts import BIG, BODY, radius_line, speed
from wmw.families.circular_motion.symbols import ROTORS, UNIFORM

FLAT = 0.4
"""Height over width of a level circle as it is seen."""
PLACE = radians(-40)
"""Where the body is: in front and to the right, so that its velocity is seen to go sideways."""
_STEPS = 72


def draw_aside(given: SceneInput) -> list[Part]:
    """Draw a turning disc or a body on a string obliquely, or a drum in section."""
    return _section(given) if given.regime in ROTORS else _oblique(given)


def _ring(radius: float, start: float, end: float, drop: float = 0.0) -> tuple[Point, ...]:
    """Return a part of a level circle about the origin as it is seen, degrees from the right."""
    turns = [radians(start + (end - start) * i / _STEPS) for i in range(_STEPS + 1)]
    return tuple((radius * cos(t), FLAT * radius * sin(t) - drop) for t in turns)


def _oblique(given: SceneInput) -> list[Part]:
    values = given.values
    parts: list[Part] = []
    place = (BIG * cos(PLACE), FLAT * BIG * sin(PLACE))
    solid = given.regime == UNIFORM
    if solid:
        rim, thick = BIG + 0.6, 0.35
        parts += [
            Polygon(((-0.3, -3.4), (0.3, -3.4), (0.3, -1.0), (-0.3, -1.0)), "metal"),
            Polygon((*_ring(rim, 180.0, 360.0, thick), *_ring(rim, 0.0, -180.0)), "surface"),
            Polygon(_ring(rim, 0.0, 360.0)[:-1], "surface", "disc"),
        ]
    else:
        parts.append(Line(((0.0, -1.9), (0.0, 1.9)), "faint", dashed=True))
    parts += [Line(_ring(BIG, 0.0, 360.0), "faint", dashed=True), Circle((0.0, 0.0), 0.1, "ink")]
    if not solid:
        parts.append(Line(((0.0, 0.0), place), "ink", body="string"))
    name = next((n for n in ("r", "R") if n in values), None)
    if name:  # a string is drawn already
        parts += radius_line(name, place, body="radius" if solid else "string")[not solid :]
    # A body on a disc stands on it, one on a string is tied by its middle.
    middle = (place[0], place[1] + (0.7 * BODY if solid else 0.0))
    parts.append(Circle(middle, BODY, "body", "body"))
    along = (-sin(PLACE), FLAT * cos(PLACE))
    long = hypot(*along)
    parts += speed(given, "v", middle, (along[0] / long, along[1] / long))
    if "m" in values:
        parts.append(Label((middle[0], middle[1] - BODY), "m", side="below", body="body"))
    if not solid or "n_rpm" in values or "T_rev" in values:
        turn = _ring(0.6 * BIG, 195.0, 255.0)
        parts += [Line(turn[:-14], "faint"), Arrow(turn[-15], turn[-1], "motion")]
    return parts


def _section(given: SceneInput) -> list[Part]:
    """Draw the drum cut open along its axis, the body at its wall."""
    values = given.values
    high, thick = 2.4, 0.35
    parts: list[Part] = []
    for side in (-1.0, 1.0):
        inner, outer = side * BIG, side * (BIG + thick)
        wall = ((inner, -high), (outer, -high), (outer, high), (inner, high))
        parts.append(Polygon(wall, "metal", "path"))
    parts += [
        Line(((0.0, -high - 0.4), (0.0, high + 0.9)), "faint", dashed=True),
        Line(_top_arrow(high)[:-5], "faint"),
        Arrow(_top_arrow(high)[-9], _top_arrow(high)[-1], "motion"),
    ]
    size = 2 * BODY
    box = (
        (BIG - size, -size / 2 + 0.6), (BIG, -size / 2 + 0.6), (BIG, size + 0.6),
        (BIG - size, size + 0.6),
    )  # fmt: skip
    parts.append(Polygon(box, "body", "body"))
    if "m" in values:
        parts.append(Label((BIG - size, 0.6 + size / 4), "m", side="left", body="body"))
    name = next((n for n in ("r", "R") if n in values), None)
    if name:
        parts.append(Dimension((0.0, -0.8), (BIG, -0.8), name))
    return parts


def _top_arrow(high: float) -> tuple[Point, ...]:
    """Return the way of the arrow that turns about the axis above the drum."""
    return tuple((0.7 * x / BIG, 0.7 * y / BIG + high + 0.5) for x, y in _ring(BIG, 150.0, 390.0))
