"""Bodies on circles, from positions and force vectors alone: no formula for the acceleration."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

_STEP = 1e-4
"""Step of the differences, as a share of the time for one radian."""
LEFT, UP = np.array([-1.0, 0.0]), np.array([0.0, 1.0])


def acceleration(place, time, step):
    """Differentiate a position twice."""
    return (place(time + step) - 2 * place(time) + place(time - step)) / step**2


def on_circle(radius, turns_per_second):
    """Return the speed and the acceleration of a body that goes round evenly, by differences."""

    def place(time):
        angle = 2 * math.pi * turns_per_second * time
        return radius * np.array([math.cos(angle), math.sin(angle)])

    step = _STEP / (2 * math.pi * turns_per_second)
    speed = np.linalg.norm(place(0.3 + step) - place(0.3 - step)) / (2 * step)
    change = acceleration(place, 0.3, 100 * step)
    inward = -place(0.3) / radius
    assert abs(change @ np.array([-inward[1], inward[0]])) < 1e-3 * np.linalg.norm(change)
    return float(speed), float(change @ inward)


def leaning(mass, g, pull):
    """Return size and lean of the one force that with the weight leaves a given horizontal pull.

    Newton's second law for the vectors, solved numerically: a banked road or a string.
    """

    def force(lean):
        """The force that leans so and balances the weight: found by bisection as well."""
        tilted = np.array([-math.sin(lean), math.cos(lean)])
        size = brentq(lambda x: (x * tilted)[1] - mass * g, 0.0, 1e6 * mass * g, xtol=1e-13)
        return size, size * tilted

    lean = brentq(lambda x: force(x)[1] @ LEFT - pull, 0.0, math.radians(89.9), xtol=1e-13)
    return float(force(lean)[0]), float(lean)


def bank_with_friction(mass, g, radius, lean, mu, sense):
    """Return the speed at which friction along the bank is at its limit (`sense` 1: down it)."""
    normal = np.array([-math.sin(lean), math.cos(lean)])
    downhill = np.array([-math.cos(lean), -math.sin(lean)])

    def vertical(push):
        return (push * normal + sense * mu * push * downhill)[1] - mass * g

    push = brentq(vertical, 1e-9, 1e4 * mass * g)
    inward = (push * normal + sense * mu * push * downhill) @ LEFT
    return math.sqrt(inward * radius / mass)


@cache  # every wrong law is held against the same motions
class Loop:
    """A body on a vertical circle that starts at the top; angles count from the top."""

    def __init__(self, radius, g, mass, speed):
        self.radius, self.g, self.mass = radius, g, mass

        def slope(_, state):
            angle, rate = state
            return [rate, g * math.sin(angle) / radius]

        self._found = solve_ivp(
            slope,
            (0, 30 * radius / max(speed, 0.1)),
            [0.0, speed / radius],
            method="DOP853",
            rtol=1e-11,
            atol=1e-13,
            dense_output=True,
        ).sol

    def place(self, time):
        angle = self._found(time)[0]
        return self.radius * np.array([math.sin(angle), math.cos(angle)])

    @cache  # noqa: B019 - the motions are kept anyway
    def time_at(self, angle):
        """Return when the body has come round to an angle from the top."""
        high = 1e-3
        while self._found(high)[0] < angle:
            high *= 1.2
        return brentq(lambda time: self._found(time)[0] - angle, 0.0, high, xtol=1e-12)

    def speed(self, time):
        return float(abs(self._found(time)[1]) * self.radius)

    @cache  # noqa: B019 - the motions are kept anyway
    def push(self, time):
        """What string or track must give toward the center, so that F = m a."""
        step = 1e-4 * math.sqrt(self.radius / self.g)
        change = acceleration(self.place, max(time, 2 * step), step)
        inward = -self.place(max(time, 2 * step)) / self.radius
        return float((self.mass * change + self.mass * self.g * UP) @ inward)
