"""Buoyancy without Archimedes: the pressure of the liquid, added up over the surface of a body.

Heights count upward from the surface; the pressure below it grows by the weight of what is above.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from scipy.integrate import quad
from scipy.optimize import brentq

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(200)


@dataclass(frozen=True)
class Liquids:
    """Layers from the top: (thickness, density); the last one has no bottom."""

    layers: Sequence[tuple[float, float]]
    g: float

    def pressure(self, height: float) -> float:
        """Return the gauge pressure at a height (negative below the surface)."""
        depth, found = max(-height, 0.0), 0.0
        for thickness, density in self.layers:
            part = min(depth, thickness)
            found += density * self.g * part
            depth -= part
        return found


def box_lift(liquids: Liquids, bottom: float, area: float, tall: float) -> float:
    """Return the vertical force of the liquid on an upright prism."""
    return area * (liquids.pressure(bottom) - liquids.pressure(bottom + tall))


def sphere_lift(liquids: Liquids, centre: float, radius: float) -> float:
    """Return the vertical force of the liquid on a sphere: −∮ p n_z dA, split at the surface."""
    cuts = [-1.0, 1.0]
    level = 0.0
    for thickness, _ in [(0.0, 0.0), *liquids.layers]:
        level -= thickness
        if math.isfinite(level) and abs(level - centre) < radius:
            cuts.append((level - centre) / radius)
    cuts.sort()
    total = 0.0
    for low, high in pairwise(cuts):
        for node, weight in zip(_NODES, _WEIGHTS, strict=True):
            up = (low + high) / 2 + (high - low) / 2 * node
            share = 2 * math.pi * radius**2 * (high - low) / 2 * weight
            total -= liquids.pressure(centre + radius * up) * up * share
    return total


def sphere_below(centre: float, radius: float) -> float:
    """Return the volume of a sphere below the surface, slice by slice."""
    top = min(radius, -centre)
    if top <= -radius:
        return 0.0
    return float(quad(lambda z: math.pi * (radius**2 - z**2), -radius, top)[0])


def at_rest(lift: Callable[[float], float], weight: float, low: float, high: float) -> float:
    """Return the place at which the lift of the liquid balances a weight."""
    return float(brentq(lambda place: lift(place) - weight, low, high, xtol=1e-14))
