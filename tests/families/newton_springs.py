"""Springs by Newton's second law alone: forces are added up and integrated in time.

Nothing here knows an energy, a period or a rule for joined springs. A force is a function of the
place; time runs until the body turns round, and joined springs are balanced at their joints.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq

Force = Callable[[float, float], float]
"""Net force at a place and a velocity."""


def run(
    force: Force, mass: float, place: float, speed: float, stop: Callable[[float, float], float]
):
    """Integrate until `stop(place, speed)` changes sign; return time, place and speed there."""

    def slope(_, state):
        return [state[1], force(state[0], state[1]) / mass]

    def event(time, state):
        return stop(state[0], state[1]) if time > 1e-9 else 1e-9 * np.sign(1.0)

    event.terminal = True
    end = solve_ivp(slope, (0, 1e3), [place, speed], events=event, rtol=1e-10, atol=1e-12)
    return float(end.t[-1]), float(end.y[0, -1]), float(end.y[1, -1])


def place_after(force: Force, mass: float, place: float, speed: float, time: float):
    """Return place and speed after a time."""

    def slope(_, state):
        return [state[1], force(state[0], state[1]) / mass]

    end = solve_ivp(slope, (0, time), [place, speed], rtol=1e-10, atol=1e-12).y[:, -1]
    return float(end[0]), float(end[1])


def turn(force: Force, mass: float, place: float, speed: float = 0.0):
    """Return time and place at which the body next stops."""
    start = place_after(force, mass, place, speed, 1e-4)
    sense = np.sign(start[1])
    time, end, _ = run(force, mass, *start, lambda _, v: sense * v)
    return time + 1e-4, end


def speed_at(force: Force, mass: float, place: float, goal: float, speed: float = 0.0) -> float:
    """Return the speed with which the body first comes through a place."""
    start = place_after(force, mass, place, speed, 1e-4)
    sense = np.sign(goal - start[0])
    return abs(run(force, mass, *start, lambda x, _: sense * (goal - x))[2])


def work(force: Callable[[float], float], start: float, end: float) -> float:
    """Return the work of a force along the line, by quadrature."""
    return float(quad(force, start, end)[0])


def stretch_in_series(load: float, constants: list[float]) -> float:
    """Return the stretch of a chain under a load: every joint is moved until its forces balance."""
    total = 0.0
    for k in constants:
        total += brentq(lambda x, k=k: k * x - load, 0.0, 1e4)
    return total


def stretch_in_parallel(load: float, constants: list[float]) -> float:
    """Return the common stretch at which springs side by side carry a load."""
    return float(brentq(lambda x: sum(k * x for k in constants) - load, 0.0, 1e4))
