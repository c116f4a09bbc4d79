"""How friction scenes are drawn: a body on a floor, on a wall, on a carrier, before an obstacle."""

from __future__ import annotations

from math import cos, degrees, sin

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
    Polygon,
    Scene,
    SceneInput,
    flip,
)
from wmw.families.friction.symbols import (
    CAR,
    CARRIED,
    DOWNS,
    DRAG,
    ENOUGH,
    LOOSE,
    SHORT,
    SLIPS,
    SLOWING,
    TWO,
    UPS,
    WALLS,
)

WIDE, TALL = 2.6, 1.8
"""Size of the body, scene units."""
FLAT = 0.6
"""Height of a puck."""
ABOVE_GROUND = 0.6
"""Least height of an arrow, clear of the teeth of a rough surface."""
LEFT, RIGHT = -5.4, 11.0
ARROW = 3.2
ARC = 2.1
"""Radius of the mark of an angle; its level leg ends there, clear of the label beyond."""


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime with the labels of its givens."""
    if given.regime in WALLS:
        scene = _wall(given)
    elif given.regime in (CARRIED, SLIPS):
        scene = _truck(given)
    elif given.regime in (ENOUGH, SHORT, CAR):
        scene = _road(given)
    elif given.regime == TWO:
        scene = _two(given)
    else:
        scene = _floor(given)
    return flip(scene) if given.mirrored else scene


def _box(
    x: float, y: float, wide: float = WIDE, tall: float = TALL, body: str = "block"
) -> Polygon:
    """Return a body that stands on the height y with its middle at x."""
    return Polygon(
        ((x - wide / 2, y), (x + wide / 2, y), (x + wide / 2, y + tall), (x - wide / 2, y + tall)),
        "body",
        body,
    )


def _floor(given: SceneInput) -> Scene:
    goes = given.regime in (*DRAG, LOOSE, *SLOWING)
    start, end = (0.0, 5.0 if goes else 0.0)
    place = end if given.frame == "after" else start
    name = given.names.get("block")
    tall = FLAT if name == "puck" else TALL
    parts: list[Part] = [
        Ground((LEFT, 0.0), (RIGHT, 0.0), True, "floor"),
        _box(place, 0.0, WIDE, tall),
    ]
    if "m" in given.values:
        parts.append(Label((place, tall / 2), "m", side="center", body="block"))
    elif tall == FLAT:
        parts.append(Label((place, tall), text=name, side="above", body="block"))
    else:
        parts.append(Label((place, tall / 2), text=name, side="center", body="block"))
    if given.regime in SLOWING:
        if given.frame == "before":
            parts.append(
                _arrow(place + WIDE / 2 + 0.3, max(tall / 2, ABOVE_GROUND), 0.0, "velocity", "v_0")
            )
    else:
        parts += _force(given, place)
    for name in ("Delta_x", "d_stop"):
        if name in given.values:
            parts.append(Dimension((start, 0.0), (end, 0.0), name, offset=-1.3, broken=True))
            parts += [_dashed(start), _dashed(end)]
    return Scene(tuple(parts), notes=_notes(given, "Delta_t", "a", "t_stop"))


def _dashed(x: float) -> Line:
    return Line(((x, 0.0), (x, -1.7)), "faint", True)


def _force(given: SceneInput, place: float) -> list[Part]:
    """Return the arrow of the applied force; a push ends at the body, a pull starts from it.

    A force that is asked for, or has no part in the question, gets no label.
    """
    label = "P" if "P" in given.values else None
    if given.regime in UPS:
        angle = given.values["theta"]
        corner = (place + WIDE / 2, TALL / 2)
        return [
            _arrow(*corner, angle, "force", label),
            Line((corner, (corner[0] + ARC + 0.1, corner[1])), "faint", True),
            AngleMark(corner, ARC, 0.0, degrees(angle), "theta"),
        ]
    if given.regime in DOWNS:
        angle = given.values["theta"]
        corner = (place - WIDE / 2, TALL / 2)
        tail = (corner[0] - ARROW * cos(angle), corner[1] + ARROW * sin(angle))
        return [
            Arrow(tail, corner, "force"),
            *([Label((tail[0], tail[1] + 0.2), label, side="above")] if label else []),
            Line((corner, (corner[0] - ARC - 0.1, corner[1])), "faint", True),
            AngleMark(corner, ARC, 180.0 - degrees(angle), 180.0, "theta"),
        ]
    return [_arrow(place + WIDE / 2, TALL / 2, 0.0, "force", label)]


def _arrow(x: float, y: float, angle: float, role: str, quantity: str | None) -> Arrow:
    head: Point = (x + ARROW * cos(angle), y + ARROW * sin(angle))
    if role == "force":
        return Arrow((x, y), head, "force", quantity)
    return Arrow((x, y), head, "velocity", quantity)


def _wall(given: SceneInput) -> Scene:
    """Draw a body pressed against a wall on its right; the force comes from the left."""
    middle = 2.4
    parts: list[Part] = [
        Ground((0.0, 0.0), (0.0, 5.0), True, "wall"),
        Polygon(((-2.0, middle - 0.9), (0.0, middle - 0.9), (0.0, middle + 0.9), (-2.0, middle + 0.9)), "body", "block"),
        Label((-1.0, middle), "m", side="center", body="block"),
        Arrow((-4.6, middle), (-2.0, middle), "force"),
    ]  # fmt: skip
    if "P" in given.values:  # over its arrow: beyond the head there is the body
        parts.append(Label((-3.4, middle + 0.15), "P", side="above", body="force"))
    return Scene(tuple(parts), notes=_notes(given, "Delta_x"))


def _truck(given: SceneInput) -> Scene:
    """Draw a body on the flat bed of a truck that faces right."""
    bed = 1.6
    parts: list[Part] = [
        # Past the arrow there is room for what its label is wider.
        Ground((LEFT, 0.0), (RIGHT + 1.4, 0.0)),
        Polygon(((-2.4, 1.0), (5.4, 1.0), (5.4, bed), (-2.4, bed)), "metal", "carrier"),
        Polygon(((5.5, 0.8), (8.2, 0.8), (8.2, 2.3), (7.4, 3.6), (5.5, 3.6)), "metal", "carrier"),
        *_wheels(-1.0, 3.4, 6.9),
        _box(1.2, bed, 2.2, 1.6),
        Label((1.2, bed + 0.8), "m", side="center", body="block"),
    ]
    if "a" in given.values:
        parts.append(Arrow((8.6, 2.4), (10.8, 2.4), "motion", "a"))
    return Scene(tuple(parts), notes=_notes(given))


def _wheels(*places: float) -> list[Part]:
    return [Circle((x, 0.6), 0.6, "ink") for x in places]


def _road(given: SceneInput) -> Scene:
    """Draw a vehicle and, where there is one, the obstacle ahead.

    Afterwards it is drawn on its way: where it stops may be what is asked.
    """
    ahead = given.regime != CAR
    far = 15.5
    place = 4.0 if given.frame == "after" else 0.0
    front = place + 2.6
    parts: list[Part] = [
        Ground((-4.2, 0.0), (far + 1.6 if ahead else RIGHT, 0.0), True, "floor"),
        Polygon(
            tuple((place + x, y) for x, y in
                  ((-2.6, 0.5), (2.6, 0.5), (2.6, 1.3), (1.5, 1.45), (0.7, 2.3), (-1.4, 2.3), (-2.2, 1.4), (-2.6, 1.3))),
            "body", "block"),
        *_wheels(place - 1.6, place + 1.6),
    ]  # fmt: skip
    if "m" in given.values:
        parts.append(Label((place, 2.5), "m", side="above", body="block"))
    if given.frame == "before":
        parts.append(Arrow((front + 0.3, 1.0), (front + 0.3 + ARROW, 1.0), "velocity", "v_0"))
    if ahead:
        parts.append(Polygon(((far, 0.0), (far + 0.9, 0.0), (far + 0.9, 2.6), (far, 2.6)), "metal"))
        if "L" in given.values and given.frame == "before":
            parts.append(Dimension((front, 0.0), (far, 0.0), "L", offset=-1.3, broken=True))
            parts += [_dashed(front), _dashed(far)]
        elif "L" in given.values:
            return Scene(tuple(parts), notes=_notes(given, "v_0", "L"))
    return Scene(tuple(parts), notes=_notes(given, *(() if given.frame == "before" else ("v_0",))))


def _two(given: SceneInput) -> Scene:
    """Draw two bodies on two stretches of floor, one above the other."""
    # Room for an instrument above the label of the upper floor.
    parts: list[Part] = [Line(((0.0, 9.2), (0.1, 9.2)), "none")]
    for y, body, mass, floor in (
        (4.8, "first", "m_1", "floor"),
        (0.0, "second", "m_2", "lower_floor"),
    ):
        parts += [
            Ground((LEFT, y), (RIGHT, y), True, floor),
            _box(-2.2, y, 4.2, TALL, body),
            Label((-2.2, y + TALL / 2), text=given.names.get(body), side="center", body=body),
            Label((-2.2, y + TALL), mass, side="above", body=body),
            Label((8.6, y + 0.4), mass.replace("m", "mu"), side="above"),
        ]
    parts.append(_arrow(0.2, 4.8 + TALL / 2, 0.0, "velocity", "v_0"))
    head: Point = (0.2 + ARROW, TALL / 2)
    parts.append(Arrow((0.2, TALL / 2), head, "velocity", None, "same speed"))
    return Scene(tuple(parts), notes=_notes(given))


def _notes(given: SceneInput, *more: str) -> tuple[str, ...]:
    """Return the givens without a place of their own in the drawing."""
    return tuple(name for name in ("mu_s", "mu_k", *more, "g") if name in given.values)
