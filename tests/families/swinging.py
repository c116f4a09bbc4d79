"""A pendulum followed in time, from Newton's second law alone: no small angles, no energy."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy.integrate import solve_ivp

_TINY = 1e-4
"""Step, in units of the small-swing time scale, of the differences that give the acceleration."""


@dataclass(frozen=True)
class Swing:
    """A bob on a string: angle and its rate as functions of the time, and when it passes where."""

    length: float
    g: float
    mass: float
    solution: object
    lowest: tuple[float, ...]
    turning: tuple[float, ...]

    def angle(self, time):
        return float(self.solution(time)[0])

    def place(self, time):
        """Position relative to the pivot."""
        angle = self.angle(time)
        return self.length * np.array([math.sin(angle), -math.cos(angle)])

    def velocity(self, time):
        step = _TINY * math.sqrt(self.length / self.g)
        return (self.place(time + step) - self.place(time - step)) / (2 * step)

    def acceleration(self, time):
        step = 30 * _TINY * math.sqrt(self.length / self.g)
        return (self.place(time + step) - 2 * self.place(time) + self.place(time - step)) / step**2

    def speed(self, time):
        return float(np.linalg.norm(self.velocity(time)))

    def tension(self, time):
        """What the string must pull with, so that F = m a along the string."""
        inward = -self.place(time) / self.length
        weight = np.array([0.0, -self.mass * self.g])
        return float((self.mass * self.acceleration(time) - weight) @ inward)


def follow(length, g, mass, angle, speed=0.0):
    """Integrate the torque equation from an angle, with a speed along the arc downward."""
    scale = 2 * math.pi * math.sqrt(length / g)

    def slope(_, state):
        torque = -mass * g * length * math.sin(state[0])
        return [state[1], torque / (mass * length**2)]

    def passes(_, state):
        return state[0]

    def turns(_, state):
        return state[1]

    found = solve_ivp(
        slope,
        (0.0, 2 * scale),
        [angle, -speed / length],
        rtol=1e-11,
        atol=1e-13,
        dense_output=True,
        events=(passes, turns),
        max_step=scale / 40,
    )
    lowest, turning = (tuple(t for t in times if t > 1e-6) for times in found.t_events)
    return Swing(length, g, mass, found.sol, lowest, turning)


def time_at(swing, angle, after=0.0, before=None):
    """Return when the falling bob passes an angle, by bisection between two times."""
    low, high = after, swing.lowest[0] if before is None else before
    for _ in range(60):
        middle = (low + high) / 2
        if swing.angle(middle) > angle:
            low = middle
        else:
            high = middle
    return (low + high) / 2
