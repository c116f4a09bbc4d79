"""How projectiles are drawn: the launch with its exact angle, and the lengths that are given.

No path is drawn: it would tell where the body goes.
"""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin, tan

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
    Side,
    flip,
)
from wmw.families.projectile.symbols import (
    AIM,
    COMPARE,
    DOWNS,
    FLATS,
    FROM_HEIGHT,
    LEVEL,
    MOMENTS_HIGH,
    PASS,
    RAISED,
    WALL,
)

SIZE = 0.24
"""Radius of a body."""
ARROW, FAR_ARROW = 2.4, 3.4
"""Length of the launch velocity, and where the label of a small angle has to stand below its own."""
SMALL = radians(32)
"""An angle less than this is small."""
STEEP = radians(62)
"""Past this, the label of a velocity stands over its tip."""
BEYOND = 0.9
"""How much farther the velocity of an arrow begins: past its tip."""
MOST = 5.0
"""Lengths in a larger ratio than this are drawn with one of them broken."""


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime, at the launch or afterwards."""
    parts = _from_a_height(given) if given.regime in FROM_HEIGHT else _over_the_ground(given)
    notes = ("v_0", "theta_b", "t_flight", "t_el", "m", "g")
    placed = {getattr(part, "quantity", None) for part in parts}
    listed = tuple(q for q in notes if q in given.values and q not in placed)
    scene = Scene(tuple(parts), notes=listed)
    return flip(scene) if given.mirrored else scene


def _body(given: SceneInput, at: Point, side: Side = "left") -> list[Part]:
    """Return the body with its name; a dot where an arrow has no known direction."""
    name, angle = given.names.get("body"), _direction(given)
    foot = (at[0], at[1] + SIZE) if side == "above" else (at[0] - SIZE, at[1])
    if name == "arrow" and angle is None:
        word, top = name if given.frame == "after" else "launch point", (at[0], at[1] + 0.1)
        return [Circle(at, 0.1, "ink", "body"), Label(top, text=word, side="above", body="body")]
    return [*_flying(name, at, angle, "body"), Label(foot, text=name, side=side, body="body")]


def _flying(
    name: str | None, at: Point, angle: float | None, body: str | None = None
) -> list[Part]:
    """Return an arrow along its launch, its nock at the place of the launch, or a round body."""
    if name != "arrow" or angle is None:
        return [Circle(at, SIZE, "body", body)]
    tip = _toward(at, angle, 1.1)
    barbs = tuple(_toward(at, angle, along, aside) for along, aside in ((0.8, 0.13), (0.8, -0.13)))
    fletching = [
        Line((_toward(at, angle, back), _toward(at, angle, back - 0.16, aside)), "metal")
        for back in (0.16, 0.3)
        for aside in (0.13, -0.13)
    ]
    shaft = Line((at, tip), "metal", heavy=True, body=body)
    return [shaft, Polygon((tip, *barbs), "ink"), *fletching]


def _toward(at: Point, angle: float, away: float, aside: float = 0.0) -> Point:
    """Return the point at a distance in a direction, and set off to its left."""
    run, rise = cos(angle), sin(angle)
    return (at[0] + away * run - aside * rise, at[1] + away * rise + aside * run)


def _velocity(
    at: Point,
    angle: float,
    quantity: str | None,
    text: str | None,
    after: float = 0.0,
    long: float = ARROW,
) -> list[Part]:
    """Return the launch velocity of a body, with its label past the tip."""
    away = SIZE + 0.08 + after
    tip = _toward(at, angle, away + long)
    side: Side = "right" if abs(angle) < STEEP else "above" if angle > 0 else "below"
    gap = 0.12 if side == "right" else 0.06
    return [
        Arrow(_toward(at, angle, away), tip, "velocity"),
        Label(_toward(tip, angle, gap), quantity, text, side),
    ]


def _angle(at: Point, turn: float, quantity: str, *, below: bool = False) -> list[Part]:
    """Return the mark of an angle to the dashed horizontal, its label between the two."""
    # In a small angle the label has room only farther out; the horizontal reaches under it.
    radius = min(max(1.25, 0.42 / tan(turn / 2)), 2.3)
    reach = max(ARROW + 0.9, radius + 2.2)
    ends = (360.0 - degrees(turn), 360.0) if below else (0.0, degrees(turn))
    return [
        Line(((at[0] + SIZE, at[1]), (at[0] + reach, at[1])), "ink", dashed=True),
        AngleMark(at, radius, *ends, quantity),
    ]


def _direction(given: SceneInput) -> float | None:
    """Return the angle of the launch that is drawn, from the horizontal; none if it is not given."""
    if given.frame == "after":
        return None
    if given.regime in FLATS:
        return 0.0
    if "theta" not in given.values:
        return None
    return -given.values["theta"] if given.regime in DOWNS else given.values["theta"]


def _launch(given: SceneInput, at: Point) -> list[Part]:
    """Return the arrow of the launch at its angle, and the mark of a given angle.

    A launch angle that is not given is drawn without a direction: there is no arrow then.
    """
    angle = _direction(given)
    if angle is None:
        return []
    flat, below = given.regime in FLATS, given.regime in DOWNS
    parts: list[Part] = []
    after = BEYOND if given.names.get("body") == "arrow" else 0.0
    # Two throws of one speed have arrows of one length.
    long = FAR_ARROW if 0 < abs(angle) < SMALL and given.regime != COMPARE else ARROW
    if "v_0" in given.values:
        parts += _velocity(at, angle, "v_0", None, after, long)
    elif not flat:
        parts += _velocity(at, angle, None, "v_0", after, long)
    if not flat:
        parts += _angle(at, given.values["theta"], "theta", below=below)
    return parts


def _on_the_way(given: SceneInput, start: Point, end: Point) -> list[Part]:
    """Return the body at a time of its flight from one point to another.

    Across it goes at a constant speed; the angle of the launch and the two points fix the parabola:
    y = y_0 + X tan θ τ − (X tan θ − Y) τ², with τ = t/T (Serway & Jewett, Physics, section 4.3).
    """
    time = given.time or 0.0
    angle = 0.0 if given.regime in FLATS else given.values["theta"]
    far, up = end[0] - start[0], end[1] - start[1]
    climb = far * tan(-angle if given.regime in DOWNS else angle)
    at = (start[0] + far * time, start[1] + climb * time - (climb - up) * time**2)
    slope = atan2(climb - 2 * (climb - up) * time, far)
    return _flying(given.names.get("body"), at, slope, "body")


def _over_the_ground(given: SceneInput) -> list[Part]:
    reach = 9.0
    start: Point = (0.0, SIZE)
    end = reach if given.frame == "after" else 0.0
    lengths = {name: given.values[name] for name in ("R", "x_t", "y_w") if name in given.values}
    parts: list[Part] = [
        Ground((-1.6, 0.0), (reach + 1.2, 0.0), body="ground"),
        Line(((-2.2, 0.0), (-1.6, 0.0)), "none"),  # room for the name of the body
    ]
    place: Point = (end, SIZE)
    if given.frame == "after" and given.regime == RAISED:
        place = (7.6, 2.0 + SIZE)
    elif given.frame == "after" and given.regime not in (LEVEL, AIM):
        place = (0.75 * reach if "x_t" in lengths and given.regime != WALL else 0.55 * reach, 2.2)
    if given.time is not None:
        return [*parts, *_on_the_way(given, start, (reach, SIZE))]
    parts += _body(given, place)
    parts += _launch(given, start)
    if "R" in lengths:
        if given.frame == "before":
            parts.append(Line(((reach, 0.0), (reach, 0.7)), "ink", heavy=True))
        parts.append(Dimension((reach, -0.2), (0.0, -0.2), "R", offset=0.7))
    if given.regime == WALL:
        parts += _wall(given, lengths)
    elif "x_t" in lengths:
        parts.append(Line(((0.75 * reach, 0.0), (0.75 * reach, 3.4)), "faint", dashed=True))
        parts.append(Dimension((0.75 * reach, -0.2), (0.0, -0.2), "x_t", offset=0.7))
    if given.regime == RAISED:
        parts.append(
            Polygon(((6.5, 0.0), (reach, 0.0), (reach, 2.0), (6.5, 2.0)), "surface", "wall")
        )
        parts.append(Label((7.75, 1.0), text=given.names.get("wall"), side="center", body="wall"))
        if "y_p" in given.values:
            parts.append(Dimension((reach + 0.4, 2.0), (reach + 0.4, 0.0), "y_p", broken=True))
    if given.regime == PASS and "y_p" in given.values:
        parts.append(Line(((-0.8, 2.2), (reach + 0.8, 2.2)), "faint", dashed=True))
        parts.append(Dimension((reach + 0.4, 2.2), (reach + 0.4, 0.0), "y_p"))
    if given.regime == COMPARE and given.frame == "before":
        parts += _second(given, (5.2, SIZE))
    return parts


def _second(given: SceneInput, at: Point) -> list[Part]:
    """Return the launch of a second throw, beside the first; both start from the same place."""
    parts: list[Part] = [
        # Clear of the hatching, or each would move down as far as it has to.
        Label((0.0, -0.5), text="first throw", side="below"),
        Label((at[0], -0.5), text="second throw", side="below"),
    ]
    name, angle = given.names.get("body"), given.values.get("theta_b")
    if "theta_b" not in given.values or angle is None:
        return [Circle(at, SIZE, "body"), *parts]
    after = BEYOND if name == "arrow" else 0.0
    parts += _flying(name, at, angle)
    parts += _velocity(at, angle, None, "same speed", after)
    parts += _angle(at, angle, "theta_b")
    return parts


def _wall(given: SceneInput, lengths: dict[str, float]) -> list[Part]:
    """Return the wall at its distance, both to one scale unless they differ too much."""
    far = 8.0
    ratio = lengths["y_w"] / lengths["x_t"] if {"y_w", "x_t"} <= lengths.keys() else 0.35
    broken = ratio * MOST < 1
    high = far * max(ratio, 1 / MOST) if ratio else 2.5
    foot, top = (far, 0.0), (far, high)
    parts: list[Part] = [
        Polygon((foot, (far + 0.3, 0.0), (far + 0.3, high), top), "surface", "wall"),
        Label((far + 0.3, high), text=given.names.get("wall"), side="above", body="wall"),
    ]
    if "x_t" in lengths:
        parts.append(Dimension((far, -0.2), (0.0, -0.2), "x_t", offset=0.7, broken=broken))
    if "y_w" in lengths:
        parts += [
            # With room for its label on either side: a ruler may take one of them.
            Dimension((far + 1.3, high), (far + 1.3, 0.0), "y_w"),
            Line(((far + 1.3, 0.5 * high), (far + 3.4, 0.5 * high)), "none"),
        ]
    return parts


def _from_a_height(given: SceneInput) -> list[Part]:
    wide, top, reach = 2.4, 6.0, 7.5
    values = given.values
    broken = given.regime in MOMENTS_HIGH
    if "R" in values and "h_0" in values:
        ratio = values["R"] / values["h_0"]
        broken = not 1 / MOST <= ratio <= MOST
        if not broken:
            top, reach = (6.0, 6.0 * ratio) if ratio < 1.6 else (9.6 / ratio, 9.6)
    # A body rests on the edge and is measured by its front; one that is thrown down is let go
    # just past the edge, for its way down is not through the ground it stood on.
    down = given.regime in DOWNS
    start: Point = (wide + SIZE + 0.1, top) if down else (wide - SIZE, top + SIZE)
    first = start[0] if down else wide
    landing: Point = (start[0] + reach, SIZE)
    if given.frame == "after" and given.regime in MOMENTS_HIGH:
        landing = (start[0] + 0.5 * reach, 0.55 * top)
    place = landing if given.frame == "after" else start
    far = wide + max(reach, 5.0) + 0.8
    parts: list[Part] = [
        Polygon(((0.0, 0.0), (wide, 0.0), (wide, top), (0.0, top)), "surface", "perch"),
        Ground((-1.0, 0.0), (far, 0.0), body="ground"),
        Label((wide / 2, 0.45 * top), text=given.names.get("perch"), side="center", body="perch"),
    ]
    if given.time is not None:
        return [*parts, *_on_the_way(given, start, landing)]
    parts += [
        *_body(given, place, "above" if down or given.frame == "after" else "left"),
        *_launch(given, start),
    ]
    if "h_0" in values:
        parts.append(Line(((0.0, top), (-1.1, top)), "faint", dashed=True))
        parts.append(Dimension((-0.7, 0.0), (-0.7, top), "h_0", broken=broken))
    if "R" in values:
        if given.frame == "before":
            parts.append(Line(((first + reach, 0.0), (first + reach, 0.7)), "ink", heavy=True))
        parts.append(Dimension((first + reach, -0.2), (first, -0.2), "R", offset=0.7))
    return parts
