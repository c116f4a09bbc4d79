"""How liquids at rest, walls and bodies on the floor are drawn."""

from __future__ import annotations

from wmw.core.scene import (
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
    Tone,
)
from wmw.families.fluid.symbols import HATCH

WIDE, DEEP = 9.0, 5.0
"""Width and depth of a tank, scene units."""
_MOST = 5.0
"""Two lengths of one picture are drawn to scale up to this ratio."""


def box(
    left: float, bottom: float, right: float, top: float, tone: Tone, body: str | None = None
) -> Polygon:
    """Return an upright rectangle."""
    return Polygon(((left, bottom), (right, bottom), (right, top), (left, top)), tone, body)


def tank(left: float, right: float, depth: float, rim: float, role: str = "liquid") -> list[Part]:
    """Return an open tank whose liquid surface is at height 0."""
    return [
        box(left, -depth, right, 0.0, "liquid", role),
        Line(
            ((left, rim), (left, -depth), (right, -depth), (right, rim)),
            "ink",
            heavy=True,
            body="vessel",
        ),
    ]


def notes(given: SceneInput, *names: str) -> tuple[str, ...]:
    """Return those of the quantities that are given, for the notes."""
    return tuple(name for name in names if name in given.values)


def named(given: SceneInput, role: str) -> str | None:
    """Return the word for a body."""
    return given.names.get(role)


def draw_depth(given: SceneInput) -> Scene:
    """Draw a tank with a sensor at a depth, or with a hatch in its bottom."""
    hatch = given.regime == HATCH
    parts = tank(0.0, WIDE, DEEP, 0.9)
    place: Point
    if hatch:
        place = (3.1, -DEEP)
        parts += [
            box(3.6, -DEEP - 0.22, 6.0, -DEEP + 0.02, "metal", "hatch"),
            Label((4.8, -DEEP - 0.22), "A", named(given, "hatch"), "below", "hatch"),
            Label((4.8, -DEEP - 1.0)),  # room for the label below the tank
        ]
    else:
        place = (4.0, -3.6)
        parts += [
            Circle((place[0] + 0.7, place[1]), 0.2, "metal", "hatch"),
            Label(
                (place[0] + 0.95, place[1]), text=named(given, "hatch"), side="right", body="hatch"
            ),
        ]
    parts.append(Label((6.6, -1.1), "rho", named(given, "liquid"), "center", "liquid"))
    if "h" in given.values:
        parts.append(Dimension((place[0] - 1.2, 0.0), (place[0] - 1.2, place[1]), "h"))
        if not hatch:
            parts.append(
                Line(((place[0] - 1.4, place[1]), (place[0] + 0.5, place[1])), "ink", dashed=True)
            )
    if "p_gauge" in given.values:
        parts.append(Label((place[0] + 0.7, place[1] - 0.2), "p_gauge", side="below", body="hatch"))
    return Scene(tuple(parts), notes=notes(given, "V", "m", "Delta_h", "Delta_p", "p_air", "g"))


def draw_wall(given: SceneInput) -> Scene:
    """Draw the section through a wall that a liquid stands against."""
    upper = given.values.get("h_top", 0.0)
    parts: list[Part] = [
        box(0.0, -DEEP, 7.0, 0.0, "liquid", "liquid"),
        Ground((-0.2, -DEEP), (9.2, -DEEP)),
        Line(((0.0, -DEEP), (0.0, 0.9)), "ink", heavy=True, body="vessel"),
        box(7.0, -DEEP, 7.7, 1.0, "metal", "wall"),
        Label((8.0, -1.6), text=named(given, "wall"), side="right", body="wall"),
        Label((2.2, -1.2), "rho", named(given, "liquid"), "center", "liquid"),
    ]
    if upper > 0:
        share = upper / given.values["h"]
        parts.append(Line(((6.6, -DEEP * share), (7.0, -DEEP * share)), "ink"))
        parts.append(Dimension((6.4, 0.0), (6.4, -DEEP * share), "h_top"))
    if "h" in given.values:
        parts.append(Dimension((5.0, 0.0), (5.0, -DEEP), "h"))
    # The width runs into the page.
    return Scene(tuple(parts), notes=notes(given, "w", "b", "p_air", "g"))


def draw_solid(given: SceneInput) -> Scene:
    """Draw a box on the floor in oblique projection."""
    length, tall = 6.0, 3.0
    share = given.values["l_2"] / given.values["l_1"]
    run: Point = (0.5 * length * share * 0.87, 0.5 * length * share * 0.5)
    front = [(0.0, 0.0), (length, 0.0), (length, tall), (0.0, tall)]

    def back(point: Point) -> Point:
        return (point[0] + run[0], point[1] + run[1])

    def floor(x: float, along: float) -> Point:
        return (x + 0.87 * along, 0.5 * along)

    deep = 0.5 * length * share + 1.0
    parts: list[Part] = [
        Polygon(
            (
                floor(-1.0, -3.0),
                floor(length + 5.6, -3.0),
                floor(length + 5.6, deep),
                floor(-1.0, deep),
            ),
            "none",
            "floor",
        ),
        Polygon((front[1], back(front[1]), back(front[2]), front[2]), "body", "solid"),
        Polygon((front[3], front[2], back(front[2]), back(front[3])), "body", "solid"),
        Polygon(tuple(front), "body", "solid"),
        Label((length / 2, tall / 2), "m", named(given, "solid"), "center", "solid"),
    ]
    if "l_1" in given.values:
        parts.append(Dimension((0.0, 0.0), (length, 0.0), "l_1", offset=-1.0))
    if "l_2" in given.values:
        # Foreshortened by the projection, hence not to scale; the label beside it, for below is
        # the place of the other one.
        beside = (length + run[0] / 2 + 0.8, run[1] / 2 - 0.45)
        parts += [
            Dimension((length, 0.0), back((length, 0.0)), offset=-0.45, broken=True),
            Label(beside, "l_2", side="right", body="edge"),
        ]
    return Scene(tuple(parts), notes=notes(given, "F", "W", "A", "g"))


def draw_layers(given: SceneInput) -> Scene:
    """Draw two layers in a tank."""
    first, second = given.values["h_1"], given.values["h_2"]
    to_scale = max(first, second) <= _MOST * min(first, second)
    share = first / (first + second) if to_scale else (0.75 if first > second else 0.25)
    cut = -DEEP * share
    parts: list[Part] = [
        box(0.0, -DEEP, WIDE, cut, "liquid", "liquid_2"),
        box(0.0, cut, WIDE, 0.0, "accent", "liquid_1"),
        Line(
            ((0.0, 0.9), (0.0, -DEEP), (WIDE, -DEEP), (WIDE, 0.9)), "ink", heavy=True, body="vessel"
        ),
        Label((5.6, cut / 2), "rho_1", named(given, "liquid_1"), "center", "liquid_1"),
        Label((5.6, (cut - DEEP) / 2), "rho_2", named(given, "liquid_2"), "center", "liquid_2"),
    ]
    if "h_1" in given.values:
        parts.append(Dimension((1.6, 0.0), (1.6, cut), "h_1", broken=not to_scale))
    if "h_2" in given.values:
        parts.append(Dimension((1.6, cut), (1.6, -DEEP), "h_2", broken=not to_scale))
    return Scene(tuple(parts), notes=notes(given, "p_air", "g"))


def draw_vessels(given: SceneInput) -> Scene:
    """Draw a wide vessel with slanted walls and a narrow straight one, levels to scale."""
    first, second = given.values["h_1"], given.values["h_2"]
    scale = 4.2 / max(first, second)
    one, two = scale * first, scale * second
    parts: list[Part] = [
        Ground((-5.2, 0.0), (11.2, 0.0)),
        Polygon(
            ((0.0, 0.0), (2.6, 0.0), (2.6 + 0.36 * one, one), (-0.36 * one, one)),
            "liquid",
            "vessel_1",
        ),
        Line(((-1.7, 4.8), (0.0, 0.0), (2.6, 0.0), (4.3, 4.8)), "ink", heavy=True, body="vessel_1"),
        box(7.6, 0.0, 9.0, two, "liquid", "vessel_2"),
        Line(((7.6, 4.8), (7.6, 0.0), (9.0, 0.0), (9.0, 4.8)), "ink", heavy=True, body="vessel_2"),
        Label((1.3, -0.3), text=named(given, "vessel_1"), side="below", body="vessel_1"),
        Label((8.3, -0.3), text=named(given, "vessel_2"), side="below", body="vessel_2"),
    ]
    if "h_1" in given.values:
        # Outside, so that the label needs no leader through the slanted wall.
        parts.append(Dimension((-2.4, 0.0), (-2.4, one), "h_1", offset=0.0))
        parts.append(Line(((-2.7, one), (-0.36 * one, one)), "ink", dashed=True))
    if "h_2" in given.values:
        parts.append(Dimension((10.0, 0.0), (10.0, two), "h_2", offset=0.0))
    return Scene(tuple(parts), notes=notes(given, "rho", "g"))
