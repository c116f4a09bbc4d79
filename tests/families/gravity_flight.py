"""Bodies under gravity alone, integrated numerically from m a = F; no formula of kinematics.

`fly` follows one body from height and velocity until an event; what is asked about a motion is
read off the path: where the velocity vanishes, where the ground or a height is met.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

Event = Callable[[float, np.ndarray], float]


@dataclass(frozen=True)
class Flight:
    """A path as a function of time (y, v, distance gone), and the times of its landmarks."""

    at: Callable[[float], np.ndarray]
    top: float | None
    landing: float | None

    def times_at(self, height: float, until: float) -> list[float]:
        """Return the times at which a height is passed."""
        grid = np.linspace(0.0, until, 401)
        off = [self.at(t)[0] - height for t in grid]
        return [
            brentq(lambda t: self.at(t)[0] - height, grid[i], grid[i + 1], xtol=1e-12)
            for i in range(400)
            if off[i] * off[i + 1] < 0
        ]


def fly(height: float, velocity: float, g: float, mass: float = 1.0, reach: float = 60.0) -> Flight:
    """Integrate a vertical flight with the weight as its only force, until it meets the ground."""

    def motion(_: float, state: np.ndarray) -> list[float]:
        force = -mass * g
        return [state[1], force / mass, abs(state[1])]

    def ground(_: float, state: np.ndarray) -> float:
        return float(state[0])

    def turn(_: float, state: np.ndarray) -> float:
        return float(state[1])

    ground.terminal = True  # type: ignore[attr-defined]
    ground.direction = -1  # type: ignore[attr-defined]
    turn.direction = -1  # type: ignore[attr-defined]
    run = solve_ivp(
        motion, (0.0, reach), [height, velocity, 0.0], events=(ground, turn),
        rtol=1e-10, atol=1e-11, dense_output=True, max_step=0.05,
    )  # fmt: skip
    landing = float(run.t_events[0][0]) if len(run.t_events[0]) else None
    top = float(run.t_events[1][0]) if len(run.t_events[1]) else None
    return Flight(run.sol, top, landing)
