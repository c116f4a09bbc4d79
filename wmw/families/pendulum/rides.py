"""What carries a pendulum along: the cabin of a lift, or a carriage on a level road."""

from __future__ import annotations

from math import atan2

from wmw.core.scene import Arrow, Circle, Ground, Line, Part, Point, Polygon, SceneInput
from wmw.families.pendulum.symbols import CAR, LIFT_DOWN

_WALL = 0.22
_HALF = 3.8
"""Half the inner width of a cabin: room for the bob, its label and that of the string."""
_HALF_CARRIAGE = 5.6
"""A carriage is wider: in it the pendulum hangs aslant."""
_FLOOR = -8.2
_ARROW = 2.4
_WHEEL = 0.6


def rest_angle(given: SceneInput) -> float:
    """Return the angle from the vertical at which the string hangs when nothing swings.

    In a carriage that speeds up to the right the bob stays behind by atan(a/g).
    """
    return -atan2(given.values["a_0"], given.values["g"]) if given.regime == CAR else 0.0


def carrier(given: SceneInput) -> list[Part]:
    """Draw what carries the pendulum, whose pivot is at the origin, and its acceleration."""
    return _carriage() if given.regime == CAR else _lift(down=given.regime == LIFT_DOWN)


def _shell(half: float) -> list[Part]:
    """Draw roof, floor and walls around the pendulum; the roof is what it hangs from."""
    out, low = half + _WALL, _FLOOR - _WALL
    return [
        _slab((-out, 0.0), (out, _WALL), "support"),
        _slab((-out, low), (out, _FLOOR)),
        _slab((-out, _FLOOR), (-half, 0.0)),
        _slab((half, _FLOOR), (out, 0.0)),
    ]


def _slab(corner: Point, opposite: Point, body: str | None = None) -> Polygon:
    (x0, y0), (x1, y1) = corner, opposite
    return Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)), "metal", body)


def _lift(*, down: bool) -> list[Part]:
    aside, middle = _HALF + _WALL + 1.0, _FLOOR / 2
    ends = ((aside, middle - _ARROW / 2), (aside, middle + _ARROW / 2))
    tail, head = reversed(ends) if down else ends
    return [
        Line(((0.0, _WALL), (0.0, _WALL + 1.6)), heavy=True),
        *_shell(_HALF),
        Arrow(tail, head, "motion", "a_0", "a"),
    ]


def _carriage() -> list[Part]:
    front, road = _HALF_CARRIAGE + _WALL, _FLOOR - _WALL - 2 * _WHEEL
    wheels = (-0.6 * _HALF_CARRIAGE, 0.6 * _HALF_CARRIAGE)
    return [
        Ground((-front - 1.0, road), (front + _ARROW + 1.4, road)),
        *(Circle((x, road + _WHEEL), _WHEEL, "ink") for x in wheels),
        *_shell(_HALF_CARRIAGE),
        Arrow((front + 0.4, _FLOOR / 2), (front + 0.4 + _ARROW, _FLOOR / 2), "motion", "a_0", "a"),
    ]
