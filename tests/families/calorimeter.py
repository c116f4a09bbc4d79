"""Heat from first principles: packets of heat, nodes that level out, molecules that hit.

Nothing here knows a mixing formula, the conduction formula or the gas laws. Bodies hold an enthalpy
and hand on small packets until their temperatures agree; a slab is a row of nodes that exchange
heat with their neighbours until nothing changes; a gas is a crowd of molecules whose mean energy is
what absolute temperature means.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

ZERO = 273.15


@dataclass
class Substance:
    """A body by what a kilogram takes: solid below `melts`, liquid above; all in SI."""

    mass: float
    solid: float
    liquid: float
    latent: float
    melts: float
    heat: float = 0.0
    """Heat taken up since the body was all solid at its melting point."""

    def warm_up_to(self, temperature: float) -> None:
        """Set the heat that goes with a temperature off the melting point."""
        if temperature <= self.melts:
            self.heat = self.mass * self.solid * (temperature - self.melts)
        else:
            self.heat = self.mass * (self.latent + self.liquid * (temperature - self.melts))

    @property
    def temperature(self) -> float:
        if self.heat < 0:
            return self.melts + self.heat / (self.mass * self.solid)
        if self.heat <= self.mass * self.latent:
            return self.melts
        return self.melts + (self.heat - self.mass * self.latent) / (self.mass * self.liquid)

    @property
    def molten(self) -> float:
        return min(max(self.heat / self.latent, 0.0), self.mass)


def plain(mass: float, specific: float, temperature: float) -> Substance:
    """A body that does not melt."""
    body = Substance(mass, specific, specific, 1.0, 1e6)
    body.warm_up_to(temperature)
    return body


def level_out(first: Substance, second: Substance, packets: int = 100000) -> float:
    """Pass packets from the warmer body to the colder one; return where they agree."""
    gap = abs(first.temperature - second.temperature)
    packet = min(first.mass * first.liquid, second.mass * second.liquid) * gap / packets
    while True:
        warm, cold = (first, second) if first.temperature > second.temperature else (second, first)
        before = warm.temperature - cold.temperature
        warm.heat -= packet
        cold.heat += packet
        if warm.temperature <= cold.temperature or before <= 0:
            return (warm.temperature + cold.temperature) / 2


def packets_to(
    body: Substance, temperature: float, molten: float = 0.0, packets: int = 20000
) -> float:
    """Heat, packet by packet, until a body is at least that warm and that much of it is molten."""
    start = body.heat
    packet = (
        body.mass * (abs(temperature - body.temperature) * body.liquid + body.latent)
    ) / packets
    while body.temperature < temperature - 1e-9 or body.molten < molten - 1e-12:
        body.heat += packet
    return body.heat - start


def steady_flow(
    layers: Sequence[tuple[float, float]], warm: float, cold: float
) -> tuple[float, list[float]]:
    """Heat flow per area through layers (thickness, conductivity), and temperatures between them.

    Each layer is cut into ten slices; heat hops between the middles of neighbouring slices until
    the temperatures stand still.
    """
    slices = [(thickness / 10, k) for thickness, k in layers for _ in range(10)]
    couple = [slices[0][1] / (slices[0][0] / 2)]
    couple += [1 / (a[0] / 2 / a[1] + b[0] / 2 / b[1]) for a, b in pairwise(slices)]
    couple.append(slices[-1][1] / (slices[-1][0] / 2))
    nodes = [warm + (cold - warm) * (i + 0.5) / len(slices) for i in range(len(slices))]
    for _ in range(200000):
        edge = [warm, *nodes, cold]
        flow = [c * (a - b) for c, a, b in zip(couple, edge, edge[1:], strict=False)]
        if max(flow) - min(flow) < 1e-5 * max(map(abs, flow)):
            break
        # Each node has a time step of its own: only the steady state matters.
        nodes = [
            t + (flow[i] - flow[i + 1]) / (couple[i] + couple[i + 1]) * 0.9
            for i, t in enumerate(nodes)
        ]
    seams = [
        nodes[10 * i - 1] - flow[10 * i] * slices[10 * i - 1][0] / 2 / slices[10 * i - 1][1]
        for i in range(1, len(layers))
    ]
    return sum(flow) / len(flow), seams


@dataclass
class Crowd:
    """Molecules of one mass in a box: their velocities along x, y and z."""

    mass: float
    velocities: list[tuple[float, float, float]]

    @classmethod
    def at(cls, energy: float, mass: float, count: int, seed: int) -> Crowd:
        """A crowd with a mean kinetic energy, directions drawn, spread evenly over the axes."""
        rng = random.Random(seed)
        drawn = [tuple(rng.gauss(0, 1) for _ in range(3)) for _ in range(count)]
        squares = [sum(v[i] ** 2 for v in drawn) / count for i in range(3)]
        scale = [math.sqrt(2 * energy / (3 * mass * s)) for s in squares]
        return cls(mass, [(v[0] * scale[0], v[1] * scale[1], v[2] * scale[2]) for v in drawn])

    def pressure(self, number: float, volume: float) -> float:
        """Momentum given to a wall of the box, per time and area, if the crowd stands for `number`.

        A molecule returns to the wall after 2 l / v_x and gives it 2 m v_x each time.
        """
        side = volume ** (1 / 3)
        push = sum(
            2 * self.mass * abs(v[0]) / (2 * side / abs(v[0])) for v in self.velocities if v[0]
        )
        return push / len(self.velocities) * number / side**2

    def mean_energy(self) -> float:
        return sum(self.mass * (a * a + b * b + c * c) / 2 for a, b, c in self.velocities) / len(
            self.velocities
        )


def grown(sides: Sequence[float], alpha: float, kelvins: float) -> float:
    """Product of sides of which every millimetre-long piece has grown by alpha per kelvin."""
    result = 1.0
    for side in sides:
        pieces = 1000
        result *= sum(side / pieces * (1 + alpha * kelvins) for _ in range(pieces))
    return result
