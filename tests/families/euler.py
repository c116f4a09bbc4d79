"""Fluids from first principles: thin layers that carry each other, parcels that are pushed along.

Nothing here knows p = rho g h, mean pressures, Pascal's or Bernoulli's equation: pressures come
from summing dp = rho g dz layer by layer, forces from summing strips, flow from pushing a thin
slice of fluid through a changing cross-section (Euler's equation), jets from stepping a fall.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

LAYERS = 2000


def below(depth: float, density: Callable[[float], float], g: float, top: float = 0.0) -> float:
    """Pressure at a depth under layers of fluid, each of which carries those above it."""
    dz = depth / LAYERS
    return top + sum(density((i + 0.5) * dz) * g * dz for i in range(LAYERS))


def pushed_wall(
    upper: float, lower: float, width: float, rho: float, g: float
) -> tuple[float, float]:
    """Force on a vertical wall and its moment about the lower edge, strip by strip."""
    dz = (lower - upper) / LAYERS
    pressure = below(upper, lambda _: rho, g) if upper else 0.0
    force = moment = 0.0
    for i in range(LAYERS):
        pressure += rho * g * dz / 2
        force += pressure * width * dz
        moment += pressure * width * dz * (lower - upper - (i + 0.5) * dz)
        pressure += rho * g * dz / 2
    return force, moment


def level(pressure: float, rho: float, g: float) -> float:
    """Height of a column that presses with a pressure, found by piling up layers."""
    dz = pressure / (rho * g) / LAYERS * 1.01
    height = reached = 0.0
    while reached + rho * g * dz < pressure:
        reached += rho * g * dz
        height += dz
    return height + (pressure - reached) / (rho * g)


def through(
    area: Callable[[float], float],
    rise: Callable[[float], float],
    rho: float,
    g: float,
    speed: float,
    start: float,
) -> Iterator[tuple[float, float]]:
    """Push a thin slice through a pipe of unit length; yield its speed and pressure.

    The slice keeps its volume, so it stretches where the pipe is narrow; the difference of the
    pressures on its faces and its weight give it its acceleration.
    """
    steps = 20000
    dx = 1.0 / steps
    pressure, now = start, speed
    yield now, pressure
    for i in range(steps):
        stretched = area(i * dx) / area((i + 1) * dx)
        then = now * stretched
        # v dv/dx = -(1/rho) dp/dx - g dy/dx, by the midpoint rule
        pressure -= rho * (
            (now + then) / 2 * (then - now) + g * (rise((i + 1) * dx) - rise(i * dx))
        )
        now = then
        yield now, pressure


def taper(first: float, second: float) -> Callable[[float], float]:
    """Areas of a round pipe whose diameter changes evenly from one end to the other."""
    return lambda x: math.pi / 4 * (first + (second - first) * x) ** 2


def thrown(speed: float, height: float, g: float) -> tuple[float, float]:
    """Range and time of a horizontal jet, stepped."""
    dt = 1e-5
    x = y = fall = time = 0.0
    while y < height:
        fall += g * dt
        y += (fall - g * dt / 2) * dt
        x += speed * dt
        time += dt
    return x, time
