"""A body on a surface with dry friction, integrated from force vectors, without declared laws.

Coulomb's rule alone: while the body slides, friction is μ_k N against the sliding; at rest it is
whatever keeps the body at rest, if that is at most μ_s N, and otherwise the body starts to slide.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass
class Run:
    """What came out: way, speed, friction at the end, its work (negative), and when it stopped."""

    way: float = 0.0
    speed: float = 0.0
    normal: float = 0.0
    friction: float = 0.0
    work: float = 0.0
    stopped: float | None = None


def integrate(
    mass, g, force, mu_s, mu_k, speed, time, *, tangent=(1.0, 0.0), outward=(0.0, 1.0), steps=400
):
    """Integrate F = m a along the surface for a time; within a step all forces are constant."""
    tangent, outward = np.array(tangent), np.array(outward)
    load = np.array([0.0, -mass * g]) + np.array(force, dtype=float)
    run = Run(speed=speed, normal=float(-load @ outward))
    along = float(load @ tangent)
    step = time / steps
    clock = 0.0
    while clock < time - 1e-12:
        left = min(step, time - clock)
        if run.speed == 0 and abs(along) <= mu_s * run.normal:
            run.friction = -along
            break
        sense = np.sign(run.speed) or np.sign(along)
        run.friction = -sense * mu_k * run.normal
        acceleration = (along + run.friction) / mass
        if run.speed * (run.speed + acceleration * left) < 0:
            left = -run.speed / acceleration  # it comes to rest within the step
        moved = run.speed * left + acceleration * left**2 / 2
        run.way += moved
        run.work += run.friction * moved
        run.speed += acceleration * left
        clock += left
        if abs(run.speed) < 1e-12:
            run.speed = 0.0
            run.stopped = clock if run.stopped is None else run.stopped
    return run
