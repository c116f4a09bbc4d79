"""How a pendulum moves in time: from rest to its lowest point, at any size of the swing."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

_STEPS = 200


def swung(start: float, time: float) -> float:
    """Return the angle of a pendulum that is let go at `start`, in radians.

    `time` is a share of the time to the lowest point. The torque equation θ'' = −(g/L) sin θ is
    integrated by the classical Runge-Kutta method; the time is a quarter of the period
    2π √(L/g) / agm(1, cos(θ₀/2)) (Gauss; Carvalhaes & Suppes, Am. J. Phys. 76, 1150, 2008).
    """
    step = time * (pi / 2) / _agm(1.0, cos(start / 2)) / _STEPS
    angle, rate = start, 0.0
    for _ in range(_STEPS):
        k1, a1 = rate, -sin(angle)
        k2, a2 = rate + a1 * step / 2, -sin(angle + k1 * step / 2)
        k3, a3 = rate + a2 * step / 2, -sin(angle + k2 * step / 2)
        k4, a4 = rate + a3 * step, -sin(angle + k3 * step)
        angle += (k1 + 2 * k2 + 2 * k3 + k4) * step / 6
        rate += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
    return angle


def _agm(one: float, other: float) -> float:
    """Return the arithmetic-geometric mean of two positive numbers."""
    while abs(one - other) > 1e-14:
        one, other = (one + other) / 2, sqrt(one * other)
    return one
