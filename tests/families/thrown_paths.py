"""Paths of thrown bodies, integrated numerically from m a = F in two dimensions.

The weight is the only force. Top, landing and passages of a height are read off the path as
events; no formula of projectile motion is used.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq


@dataclass(frozen=True)
class Path:
    """State (x, y, v_x, v_y) as a function of time, and the times of top and landing."""

    at: Callable[[float], np.ndarray]
    top: float | None
    landing: float

    def time_where(self, index: int, value: float, start: float, end: float) -> float:
        """Return when a component of the state has a value, between two times."""
        return float(brentq(lambda t: self.at(t)[index] - value, start, end, xtol=1e-13))


def throw(speed: float, angle: float, g: float, height: float = 0.0, mass: float = 1.0) -> Path:
    """Integrate a throw at an angle (radians, negative below the horizontal) until it lands."""
    weight = np.array([0.0, -mass * g])

    def motion(_: float, state: np.ndarray) -> np.ndarray:
        return np.concatenate([state[2:], weight / mass])

    def ground(_: float, state: np.ndarray) -> float:
        return float(state[1])

    def turn(_: float, state: np.ndarray) -> float:
        return float(state[3])

    ground.terminal, ground.direction = True, -1  # type: ignore[attr-defined]
    turn.direction = -1  # type: ignore[attr-defined]
    start = [0.0, height or 1e-10, speed * math.cos(angle), speed * math.sin(angle)]
    run = solve_ivp(
        motion, (0.0, 60.0), start, events=(ground, turn),
        rtol=1e-10, atol=1e-12, dense_output=True, max_step=0.1,
    )  # fmt: skip
    top = float(run.t_events[1][0]) if len(run.t_events[1]) and angle > 0 else None
    return Path(run.sol, top, float(run.t_events[0][0]))
