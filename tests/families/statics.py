"""Statics without the law of the lever: virtual turns of rigid bars, forces as vectors.

A bar is a row of many small weights, so where its weight acts is not assumed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from scipy.optimize import brentq

Force = tuple[tuple[float, float], tuple[float, float]]
"""Where a force acts, and its components."""
PIECES = 400
_TURN = 1e-5


def weight(x: float, mass: float, g: float) -> Force:
    """Return the weight of a small body at a place along the bar."""
    return ((x, 0.0), (0.0, -mass * g))


def bar(left: float, right: float, mass: float, g: float) -> list[Force]:
    """Return the weights of the pieces of a uniform bar."""
    step = (right - left) / PIECES
    return [weight(left + (i + 0.5) * step, mass / PIECES, g) for i in range(PIECES)]


def slanted(x: float, size: float, angle: float) -> Force:
    """Return a force that pulls up and back toward the origin, at an angle to the bar."""
    return ((x, 0.0), (-size * math.cos(angle), size * math.sin(angle)))


def work_of_turn(forces: Sequence[Force], pivot: float) -> float:
    """Return the work per angle that forces do in a tiny anticlockwise turn about a pivot."""
    places = np.array([place for place, _ in forces]) - [pivot, 0.0]
    vectors = np.array([vector for _, vector in forces])

    def moved(turn: float) -> np.ndarray:
        c, s = math.cos(turn), math.sin(turn)
        return places @ np.array([[c, s], [-s, c]])

    return float(np.sum(vectors * (moved(_TURN) - moved(-_TURN))) / (2 * _TURN))


def torque(place: tuple[float, float], force: tuple[float, float], pivot: float) -> float:
    """Return the size of the cross product of arm and force."""
    arm = np.array([place[0] - pivot, place[1], 0.0])
    return float(np.linalg.norm(np.cross(arm, np.array([*force, 0.0]))))


def balanced(make: Callable[[float], list[Force]], pivot: float, low: float, high: float) -> float:
    """Return the value at which a turn about the pivot does no work."""
    return float(brentq(lambda value: work_of_turn(make(value), pivot), low, high, xtol=1e-13))


def resting_place(forces: Sequence[Force], low: float, high: float) -> float:
    """Return where a single support must stand to hold all the forces."""
    return float(brentq(lambda pivot: work_of_turn(forces, pivot), low, high, xtol=1e-13))


def held_up(forces: Sequence[Force]) -> tuple[float, float]:
    """Return the components of the force that keeps the sum of all at zero."""
    total = np.sum(np.array([vector for _, vector in forces]), axis=0)
    return (float(-total[0]), float(-total[1]))


def rise(x: float, pivot: float, turn: float) -> float:
    """Return how far a place of the bar rises in a turn."""
    return abs((x - pivot) * math.sin(turn))
