"""Where bodies are before and after they meet, or after they part: each keeps its velocity."""

from __future__ import annotations

Velocities = tuple[float, float]
"""Before and after, m/s, to the right positive."""


def places(
    first: Velocities,
    second: Velocities,
    gap: float,
    room: tuple[float, float],
    time: float,
    meeting: float = 0.5,
) -> tuple[float, float]:
    """Return the places of two bodies' middles at a time, in scene units.

    `time` and `meeting` are shares of the whole time; when they meet, the bodies are `gap` apart.
    Both ways are drawn to one scale, and that scale is the largest under which the places keep
    within `room` all the time.
    """
    one, other = (
        [velocity[t > meeting] * (t - meeting) for t in (0.0, time, 1.0)]
        for velocity in (first, second)
    )
    low, high = min(0.0, *one), max(0.0, *other)
    scale = (room[1] - room[0] - gap) / (high - low)
    at = room[0] - scale * low
    return at + scale * one[1], at + gap + scale * other[1]
