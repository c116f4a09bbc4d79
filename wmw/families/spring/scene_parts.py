"""Parts of spring drawings: the coil, bodies, fixed surfaces, dashed reference lines."""

from __future__ import annotations

from math import hypot

from wmw.core.scene import Dimension, Ground, Label, Line, Part, Point, Polygon, SceneInput

NATURAL = 5.0
"""Drawn length of an unloaded spring, scene units."""
SIDE = 1.8
"""Side of a block."""
CLEAR = 0.7
"""Distance of a label from the axis of a spring, clear of its coils."""
_COILS = 10
_HALF = 0.38
_STEM = 0.35


def coil(start: Point, end: Point, body: str = "spring", coils: int = _COILS) -> Line:
    """Return a spring as a zigzag with a straight stem at each end."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    across = (-along[1], along[0])

    def at(distance: float, aside: float = 0.0) -> Point:
        return (
            start[0] + distance * along[0] + aside * across[0],
            start[1] + distance * along[1] + aside * across[1],
        )

    stem = min(_STEM, 0.15 * length)
    step = (length - 2 * stem) / (2 * coils)
    points = [at(0.0), at(stem)]
    points += [
        at(stem + (i + 0.5) * step, _HALF if i % 2 == 0 else -_HALF) for i in range(2 * coils)
    ]
    points += [at(length - stem), at(length)]
    return Line(tuple(points), "ink", body=body)


def block(left: float, bottom: float, side: float = SIDE, name: str = "block") -> list[Part]:
    """Return a square block by its lower left corner, with the label of its mass."""
    corners = (
        (left, bottom),
        (left + side, bottom),
        (left + side, bottom + side),
        (left, bottom + side),
    )
    return [
        Polygon(corners, "body", name),
        Label((left + side / 2, bottom + side / 2), "m", side="center", body=name),
    ]


def wall(height: float, x: float = 0.0) -> Ground:
    """Return a wall at the left end of a level scene."""
    return Ground((x, height), (x, 0.0), body="wall")


def level(start: float, end: float, y: float = 0.0, rough: bool = False) -> Ground:
    """Return a level surface, hatched below."""
    return Ground((start, y), (end, y), rough, "surface")


def ceiling(start: float, end: float, y: float = 0.0) -> Ground:
    """Return a ceiling, hatched above."""
    return Ground((end, y), (start, y), body="ceiling")


def upright(x: float, low: float, high: float) -> Line:
    """Return a dashed vertical reference line."""
    return Line(((x, low), (x, high)), "faint", dashed=True)


def lying(y: float, left: float, right: float) -> Line:
    """Return a dashed horizontal reference line."""
    return Line(((left, y), (right, y)), "faint", dashed=True)


def beside(x: float, low: float, high: float, name: str, broken: bool = False) -> Dimension:
    """Return a vertical dimension line whose label stands on its right."""
    return Dimension((x, high), (x, low), name, offset=0.001, broken=broken)


def under(y: float, left: float, right: float, name: str, broken: bool = False) -> Dimension:
    """Return a horizontal dimension line whose label stands above it."""
    return Dimension((left, y), (right, y), name, offset=0.001, broken=broken)


def lean(given: SceneInput) -> float:
    """Return where two parallel springs pull together: -1 at the first, 1 at the second.

    Half-way unless both constants are given, so that no asked one shows.
    """
    if not shown(given, "k_1", "k_2"):
        return 0.0
    first, second = given.values["k_1"], given.values["k_2"]
    return (second - first) / (first + second)


def shown(given: SceneInput, *names: str) -> bool:
    """Tell whether the item gives all of these quantities, so that they have a label."""
    return all(name in given.values for name in names)
