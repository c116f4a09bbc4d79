"""Waves followed in time and space: no wave law is used, only Newton's law, delays and sums.

A string is a row of beads under tension, a pipe a row of layers of air; their motion is integrated
and its frequencies are read off the spectrum. Sources, echoes and beats are followed signal by
signal.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import numpy as np

End = Literal["fixed", "free"]
BEADS = 120
"""Spaces between beads along the string or the pipe."""


@lru_cache(maxsize=64)
def modes(
    left: End, right: End, length: float, stiffness: float, density: float
) -> tuple[tuple[float, tuple[float, ...]], ...]:
    """Return (frequency, shape) of the lowest modes of a row of beads, the lowest first.

    Each bead of mass density * spacing is pulled by its neighbours with stiffness * slope; the
    displacement of a fixed end is zero, a free end has nothing beyond it that pulls. The row is
    let go from an uneven shape, its motion integrated (leapfrog), and the peaks of the spectrum
    give the frequencies.
    """
    space = length / BEADS
    place = np.arange(BEADS + 1) * space
    u = np.exp(-(((place - 0.137 * length) / (0.03 * length)) ** 2))
    u -= 0.6 * np.exp(-(((place - 0.711 * length) / (0.03 * length)) ** 2))
    mass = np.full(BEADS + 1, density * space)
    mass[0] = mass[-1] = density * space / 2  # half a space belongs to an end
    step = 0.5 * space / math.sqrt(stiffness / density)  # half the limit of stability
    steps = 24 * 4 * BEADS
    force = np.empty_like(u)

    def pull(u: np.ndarray) -> np.ndarray:
        slope = stiffness * np.diff(u) / space
        force[:-1] = slope
        force[-1] = 0.0
        force[1:] -= slope
        return force

    speed = 0.5 * step * pull(u) / mass
    record = np.empty((steps, BEADS + 1))
    for i in range(steps):
        if left == "fixed":
            u[0] = speed[0] = 0.0
        if right == "fixed":
            u[-1] = speed[-1] = 0.0
        record[i] = u
        u = u + step * speed
        if left == "fixed":
            u[0] = 0.0
        if right == "fixed":
            u[-1] = 0.0
        speed = speed + step * pull(u) / mass
    record -= record.mean(axis=0)
    window = np.hanning(steps)[:, None]
    spectrum = np.abs(np.fft.rfft(record * window, n=4 * steps, axis=0))
    total = np.sqrt((spectrum**2).sum(axis=1))
    bin_width = 1 / (4 * steps * step)
    found = []
    floor = 0.02 * total.max()
    for i in range(4, len(total) - 1):
        if total[i] > floor and total[i] >= total[i - 3 : i + 4].max():
            frequency = _peak(total, i) * bin_width
            turn = np.exp(-2j * math.pi * frequency * step * np.arange(steps))
            shape = (turn[:, None] * window * record).sum(axis=0)
            shape = np.real(shape * np.exp(-1j * np.angle(shape[np.argmax(np.abs(shape))])))
            found.append((frequency, tuple(shape / np.abs(shape).max())))
        if len(found) == 8:
            break
    return tuple(found)


def _peak(values: np.ndarray, i: int) -> float:
    """Return the place of a maximum between the bins, by a parabola through the logarithms."""
    a, b, c = np.log(values[i - 1 : i + 2])
    return i + 0.5 * (a - c) / (a - 2 * b + c)


def nodes_of(shape: Sequence[float], length: float) -> list[float]:
    """Return the places at which a mode's shape vanishes, ends included."""
    found = [0.0] if abs(shape[0]) < 1e-3 else []
    space = length / (len(shape) - 1)
    for i in range(1, len(shape) - 2):
        a, b = shape[i], shape[i + 1]
        if a == 0 or a * b < 0:
            found.append(space * (i + a / (a - b)))
    if abs(shape[-1]) < 1e-3:
        found.append(length)
    return found


def antinodes_of(shape: Sequence[float]) -> int:
    """Return how many bulges a mode's shape has, free ends included."""
    size = np.abs(shape)
    inner = sum(size[i] > size[i - 1] and size[i] >= size[i + 1] for i in range(1, len(size) - 1))
    return int(inner + (size[0] > size[1]) + (size[-1] > size[-2]))


@lru_cache(maxsize=64)
def pulse_time(length: float, tension: float, density: float) -> float:
    """Return when a pulse sent from one end of a bead string reaches the middle of it."""
    count = 400  # fine enough that the pulse keeps its shape
    space = length / count
    step = 0.5 * space / math.sqrt(tension / density)
    u, speed = np.zeros(count + 1), np.zeros(count + 1)
    start, width = 160 * step, 40 * step
    middle = []
    for i in range(count + 400):
        u[0] = math.exp(-(((i * step - start) / width) ** 2))
        slope = tension * np.diff(u) / space
        speed[1:-1] += step * (slope[1:] - slope[:-1]) / (density * space)
        u[1:-1] += step * speed[1:-1]
        middle.append(u[count // 2])
    best = int(np.argmax(middle))
    a, b, c = middle[best - 1 : best + 2]
    when = (best + 1 + 0.5 * (a - c) / (a - 2 * b + c)) * step
    return when - start


def heard(frequency: float, sound: float, source: float, observer: float) -> float:
    """Return the rate at which crests reach an observer; velocities along the line to the right.

    The source starts at 0, the observer 300 m to the right; each crest is followed on its own.
    """
    arrivals = []
    for k in (0, 1):
        sent = k / frequency
        start = source * sent
        low, high = sent, sent + 1e4
        for _ in range(200):  # when has the crest caught up with the observer?
            middle = (low + high) / 2
            if start + sound * (middle - sent) < 300 + observer * middle:
                low = middle
            else:
                high = middle
        arrivals.append(low)
    return 1 / (arrivals[1] - arrivals[0])


def swellings(first: float, second: float, span: float) -> float:
    """Return how often per second the loudness of two tones swells, from their sum alone."""
    rate = 16 * max(first, second)
    moments = np.arange(0, span, 1 / rate)
    loud = (np.sin(2 * math.pi * first * moments) + np.sin(2 * math.pi * second * moments)) ** 2
    window = np.hanning(len(loud))
    spectrum = np.abs(np.fft.rfft((loud - loud.mean()) * window, n=4 * len(loud)))
    limit = int(0.25 * min(first, second) * 4 * len(loud) / rate)
    place = 8 + int(np.argmax(spectrum[8:limit]))
    return _peak(spectrum, place) * rate / (4 * len(loud))


def loudness(wavelength: float, first: float, second: float) -> float:
    """Return the mean square of two unit waves in step at their sources, after their paths."""
    turns = np.linspace(0, 2 * math.pi, 720, endpoint=False)
    ways = [2 * math.pi * way / wavelength for way in (first, second)]
    total = sum(np.sin(turns - way) for way in ways)
    return float((total**2).mean())
