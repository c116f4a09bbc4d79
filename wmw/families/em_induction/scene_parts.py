"""Signs and shapes that scenes of induction share: fields through the page, windings, notes."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, sin

from wmw.core.scene import Arc, Circle, Line, Part, Point, SceneInput, Tone

POLES: dict[str, Tone] = {"N": "north", "S": "south"}
"""The tone of each pole of a magnet, whichever way it lies."""

_STEPS, _DEEP, _CLEAR = 36, 0.14, 0.3
"""Of the wire of a coil: points to a turn, how far it bows toward the eye and away from it, and how
far it stands off from the core."""


def notes(given: SceneInput, parts: list[Part]) -> tuple[str, ...]:
    """Return the givens that the drawing has no place for."""
    placed = {getattr(part, "quantity", None) for part in parts}
    return tuple(name for name in given.values if name not in placed)


def crosses(places: Iterable[Point]) -> list[Part]:
    """Return the sign of a field that points into the page, at each place."""
    found: list[Part] = []
    for x, y in places:
        found.append(Line(((x - 0.13, y - 0.13), (x + 0.13, y + 0.13)), "faint"))
        found.append(Line(((x - 0.13, y + 0.13), (x + 0.13, y - 0.13)), "faint"))
    return found


def dots(places: Iterable[Point]) -> list[Part]:
    """Return the sign of a field that points out of the page, at each place."""
    found: list[Part] = []
    for x, y in places:
        found.append(Arc((x, y), 0.16, 0.0, 360.0, "faint"))
        found.append(Circle((x, y), 0.05, "ink"))
    return found


def zigzag(start: Point, end: Point, wide: float, leads: float) -> list[Part]:
    """Return a resistor between two points, `leads` of plain wire at either end (share 0 to 1)."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    across = (-along[1], along[0])
    first, last = leads * length / 2, length - leads * length / 2
    body = []
    count = 7
    for i in range(count):
        at = first + (last - first) * (i + 0.5) / count
        side = wide if i % 2 == 0 else -wide
        body.append(
            (
                start[0] + at * along[0] + side * across[0],
                start[1] + at * along[1] + side * across[1],
            )
        )
    ends = [(start[0] + d * along[0], start[1] + d * along[1]) for d in (first, last)]
    return [Line((start, ends[0], *body, ends[1], end), "metal", heavy=True)]


def winding(
    core: tuple[float, float], low: float, high: float, rounds: int, lead: float
) -> list[Part]:
    """Return a coil around an upright core, drawn before, that reaches from x to x.

    The wire is one helix, seen from a little above; the core hides what is behind it. Both ends go
    out to `lead`, an x to the left or to the right of the core.
    """
    middle, half = (core[0] + core[1]) / 2, (core[1] - core[0]) / 2
    wide = (half + _CLEAR) * (1.0 if lead > middle else -1.0)
    pieces: list[list[Point]] = [[(lead, low)]]
    for i in range(rounds * _STEPS + 1):
        turn = 2 * pi * i / _STEPS
        x = middle + wide * cos(turn)
        y = low + (high - low) * i / (rounds * _STEPS) - _DEEP * sin(turn)
        if sin(turn) < -1e-9 and abs(x - middle) < half:
            if pieces[-1]:
                pieces.append([])
        else:
            pieces[-1].append((x, y))
    pieces[-1].append((lead, high))
    return [Line(tuple(piece), "accent", heavy=True) for piece in pieces]
