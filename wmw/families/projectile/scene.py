"""How projectiles are drawn: the launch with its exact angle, and the lengths that are given.

No path is drawn: it would tell where the body goes.
"""

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
from wmw.families.projectile.symbols import (
    AIM,
    COMPARE,
    DOWNS,
    FROM_HEIGHT,
    LEVEL,
    MOMENTS_HIGH,
    PASS,
    RAISED,
    WALL,
)

SIZE = 0.24
"""Radius of a body."""
ARROW = 2.4
"""Length of the launch velocity."""
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


def _body(given: SceneInput, at: Point, side: str = "left") -> list[Part]:
    if side == "above":
        return [Circle(at, SIZE, "body", "body"),
                Label((at[0], at[1] + SIZE), text=given.names.get("body"), side="above", body="body")]  # fmt: skip
    return [Circle(at, SIZE, "body", "body"),
            Label((at[0] - SIZE, at[1]), text=given.names.get("body"), side="left", body="body")]  # fmt: skip


def _launch(given: SceneInput, at: Point) -> list[Part]:
    """Return the arrow of the launch at its angle, and the mark of a given angle.

    A launch angle that is not given is drawn without a direction: there is no arrow then.
    """
    if given.frame == "after":
        return []
    below = given.regime in DOWNS
    flat = given.regime in ("horizontal", "horizontal_moment")
    if not flat and "theta" not in given.values:
        return []
    angle = 0.0 if flat else given.values["theta"] * (-1 if below else 1)
    away = SIZE + 0.08
    parts: list[Part] = []
    tip = (at[0] + (away + ARROW) * cos(angle), at[1] + (away + ARROW) * sin(angle))
    if "v_0" in given.values or not flat:
        tail = (at[0] + away * cos(angle), at[1] + away * sin(angle))
        label = None if "v_0" in given.values else "v"
        shown = "v_0" if "v_0" in given.values else None
        parts.append(Arrow(tail, tip, "velocity", shown, label))
    if not flat:
        parts.append(
            Line(((at[0] + SIZE, at[1]), (at[0] + ARROW + 0.9, at[1])), "ink", dashed=True)
        )
        turn = degrees(given.values["theta"])
        ends = (360.0 - turn, 360.0) if below else (0.0, turn)
        parts.append(AngleMark(at, 1.25, *ends, "theta"))
    return parts


def _over_the_ground(given: SceneInput) -> list[Part]:
    reach = 9.0
    start: Point = (0.0, SIZE)
    end = reach if given.frame == "after" else 0.0
    lengths = {name: given.values[name] for name in ("R", "x_t", "y_w") if name in given.values}
    parts: list[Part] = [Ground((-1.6, 0.0), (reach + 1.2, 0.0), body="ground")]
    place: Point = (end, SIZE)
    if given.frame == "after" and given.regime == RAISED:
        place = (7.6, 2.0 + SIZE)
    elif given.frame == "after" and given.regime not in (LEVEL, AIM):
        place = (0.75 * reach if "x_t" in lengths and given.regime != WALL else 0.55 * reach, 2.2)
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
        Circle(at, SIZE, "body"),
        Label((0.0, -0.3), text="first throw", side="below"),
        Label((at[0], -0.3), text="second throw", side="below"),
    ]
    if "theta_b" in given.values:
        angle, away = given.values["theta_b"], SIZE + 0.08
        tail = (at[0] + away * cos(angle), at[1] + away * sin(angle))
        tip = (at[0] + (away + ARROW) * cos(angle), at[1] + (away + ARROW) * sin(angle))
        parts.append(Arrow(tail, tip, "velocity", None, "same speed"))
        parts.append(
            Line(((at[0] + SIZE, at[1]), (at[0] + ARROW + 0.9, at[1])), "ink", dashed=True)
        )
        parts.append(AngleMark(at, 1.25, 0.0, degrees(angle), "theta_b"))
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
        parts.append(Dimension((far + 0.8, high), (far + 0.8, 0.0), "y_w"))
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
    start: Point = (wide, top + SIZE)
    landing: Point = (wide + reach, SIZE)
    if given.frame == "after" and given.regime in MOMENTS_HIGH:
        landing = (wide + 0.5 * reach, 0.55 * top)
    place = landing if given.frame == "after" else start
    far = wide + max(reach, 5.0) + 0.8
    parts: list[Part] = [
        Polygon(((0.0, 0.0), (wide, 0.0), (wide, top), (0.0, top)), "surface", "perch"),
        Ground((-1.0, 0.0), (far, 0.0), body="ground"),
        Label((wide / 2, 0.45 * top), text=given.names.get("perch"), side="center", body="perch"),
        *_body(given, place, "above" if given.frame == "after" else "left"),
        *_launch(given, start),
    ]
    if "h_0" in values:
        parts.append(Line(((0.0, top), (-1.1, top)), "faint", dashed=True))
        parts.append(Dimension((-0.7, 0.0), (-0.7, top), "h_0", broken=broken))
    if "R" in values:
        if given.frame == "before":
            parts.append(Line(((landing[0], 0.0), (landing[0], 0.7)), "ink", heavy=True))
        parts.append(Dimension((landing[0], -0.2), (wide, -0.2), "R", offset=0.7))
    return parts
