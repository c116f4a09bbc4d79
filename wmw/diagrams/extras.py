"""What lies on a page and has nothing to do with its question: a pencil, a remark in the margin.

Extras carry no number, and stand at the edge of the page where nothing is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wmw.diagrams.ink import Px, Stroke
from wmw.diagrams.style import Style

REMARKS = (
    "drawn by Mei", "drawn by Noor", "exercise sheet", "homework", "class notes", "revision",
    "see also the textbook", "sketch",
)  # fmt: skip
CLEAR, APART, MARGIN, GRID = 16, 30, 44, 6
"""Clear pixels around a thing and around a remark, how far from the edge both may stand, and the
step of the search."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Width and height of a drawn extra, and its strokes from its top left corner, in pixels."""

    size: Px
    strokes: tuple[Stroke, ...]


def _turned(points: tuple[Px, ...], degrees: float, unit: float) -> tuple[Px, ...]:
    """Return points about the origin, turned anticlockwise as seen and scaled."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple((unit * (c * x + s * y), unit * (c * y - s * x)) for x, y in points)


def _thing(*strokes: Stroke) -> Thing:
    xs, ys = zip(*(p for s in strokes for path in s.paths for p in path), strict=True)
    left, top = min(xs), min(ys)
    moved = tuple(_moved(stroke, -left, -top) for stroke in strokes)
    return Thing((max(xs) - left, max(ys) - top), moved)


def _moved(stroke: Stroke, dx: float, dy: float) -> Stroke:
    paths = tuple(tuple((x + dx, y + dy) for x, y in path) for path in stroke.paths)
    return replace(stroke, paths=paths)


def moved(thing: Thing, left: int, top: int) -> tuple[Stroke, ...]:
    """Return the strokes of a thing with its top left corner at a pixel."""
    return tuple(_moved(stroke, left, top) for stroke in thing.strokes)


def _pencil(style: Style, unit: float, turn: float) -> Thing:
    def part(points: tuple[Px, ...], fill: str | None) -> Stroke:
        path = _turned(points, turn, unit)
        return Stroke((path,), style.thin * unit, style.thin_ink, fill, closed=True)

    return _thing(
        part(((-40, -5), (26, -5), (26, 5), (-40, 5)), style.tints["accent"].fill),
        part(((-40, -5), (-32, -5), (-32, 5), (-40, 5)), style.tints["metal"].fill),
        part(((26, -5), (40, 0), (26, 5)), style.tints["faint"].fill),
        part(((36, -1.4), (40, 0), (36, 1.4)), style.thin_ink),
    )


def _paper_clip(style: Style, unit: float, turn: float) -> Thing:
    def bend(x: float, y: float, radius: float) -> tuple[Px, ...]:
        """Half a turn from below to above, to the right; to the left with a negative radius."""
        angles = [math.pi * i / 12 for i in range(13)]
        return tuple((x + radius * math.sin(a), y + abs(radius) * math.cos(a)) for a in angles)

    inner = tuple(reversed(bend(-16.0, -1.5, -5.5)))
    wire = ((-8.0, 7.0), *bend(14.0, 0.0, 7.0), *inner, *bend(10.0, 0.5, 3.5), (-6.0, -3.0))
    path = _turned(wire, turn, unit)
    return _thing(Stroke((path,), 1.6 * unit, style.thin_ink, round_cap=True))


def _leaf(style: Style, unit: float, turn: float) -> Thing:
    upper = tuple((-22 + 44 * i / 16, -9 * math.sin(math.pi * i / 16)) for i in range(17))
    lower = tuple((x, -y) for x, y in reversed(upper))
    outline = _turned((*upper, *lower[1:-1]), turn, unit)
    rib = _turned(((-30.0, 0.0), (18.0, 0.0)), turn, unit)
    return _thing(
        Stroke((outline,), style.thin * unit, style.thin_ink, style.paints["green"], closed=True),
        Stroke((rib,), style.thin * unit, style.thin_ink),
    )


THINGS: dict[str, Callable[[Style, float, float], Thing]] = {
    "pencil": _pencil,
    "paper clip": _paper_clip,
    "leaf": _leaf,
}


def free_corner(
    taken: NDArray[np.bool_], size: tuple[int, int], choice: float, *, remark: bool = False
) -> tuple[int, int] | None:
    """Return the top left pixel of a place at the edge where nothing is drawn; None if all is.

    `taken` are the pixels that are drawn on, `choice` picks one of the free places, from 0 to 1.
    A remark goes to the head or the foot of the page, farther from all else: beside a body, or over
    a label, it would read as what they are called.
    """
    height, width = taken.shape
    table = np.zeros((height + 1, width + 1), dtype=np.int32)
    np.cumsum(np.cumsum(taken, axis=0, dtype=np.int32), axis=1, out=table[1:, 1:])
    clear = APART if remark else CLEAR
    wide, high = size[0] + 2 * clear, size[1] + 2 * clear
    xs, ys = np.arange(0, width - wide + 1, GRID), np.arange(0, height - high + 1, GRID)
    if not (xs.size and ys.size):
        return None
    x, y = (v.reshape(-1) for v in np.meshgrid(xs, ys))
    ink = table[y + high, x + wide] - table[y, x + wide] - table[y + high, x] + table[y, x]
    edges = [y, height - y - high, *([] if remark else [x, width - x - wide])]
    near = np.minimum.reduce(edges) <= MARGIN - clear
    free = np.flatnonzero((ink == 0) & near)
    if not free.size:
        return None
    best = free[int(choice * free.size)]
    return int(x[best]) + clear, int(y[best]) + clear
