"""From scene units to pixels: one scale for both axes, so that angles are exact."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from wmw.core.scene import (
    AngleMark,
    Arc,
    Arrow,
    Circle,
    Dimension,
    Ground,
    Label,
    Part,
    Point,
)

Bounds = tuple[float, float, float, float]
Insets = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class View:
    """Scene point (x, y) stands at pixel (left + scale·x, top - scale·y)."""

    scale: float
    left: float
    top: float

    def px(self, point: Point) -> tuple[float, float]:
        """Return the pixel position of a scene point."""
        return self.left + self.scale * point[0], self.top - self.scale * point[1]


def fit(bounds: Bounds, size: tuple[int, int], insets: Insets) -> View:
    """Return the largest view that holds the bounds inside (left, top, right, bottom) insets."""
    x0, y0, x1, y1 = bounds
    left, top, right, bottom = insets
    width, height = size[0] - left - right, size[1] - top - bottom
    # A scene that is only a line, or only a point, still needs a finite scale.
    extent = max(x1 - x0, y1 - y0) or 1.0
    scale = min(width / max(x1 - x0, extent / 1e3), height / max(y1 - y0, extent / 1e3))
    return View(
        scale,
        left + width / 2 - scale * (x0 + x1) / 2,
        top + height / 2 + scale * (y0 + y1) / 2,
    )


def bounds(parts: Iterable[Part]) -> Bounds:
    """Return (x0, y0, x1, y1) in scene units of all that the parts draw, texts left out."""
    xs, ys = zip(*(p for part in parts for p in _extremes(part)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def offset_ends(dimension: Dimension) -> tuple[Point, Point]:
    """Return the ends of the dimension line, set off to the left of start → end."""
    (x0, y0), (x1, y1) = dimension.start, dimension.end
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    dx, dy = -(y1 - y0) / length * dimension.offset, (x1 - x0) / length * dimension.offset
    return (x0 + dx, y0 + dy), (x1 + dx, y1 + dy)


def _extremes(part: Part) -> Iterator[Point]:
    if isinstance(part, Circle):
        (x, y), r = part.center, part.radius
        yield from ((x - r, y - r), (x + r, y + r))
    elif isinstance(part, Arc | AngleMark):
        x, y = part.center if isinstance(part, Arc) else part.vertex
        span = span_degrees(part.start, part.end)
        for i in range(25):
            angle = math.radians(part.start + span * i / 24)
            yield x + part.radius * math.cos(angle), y + part.radius * math.sin(angle)
    elif isinstance(part, Ground):
        yield from (part.start, part.end)
    elif isinstance(part, Arrow):
        yield from (part.tail, part.head)
    elif isinstance(part, Dimension):
        yield from (part.start, part.end, *offset_ends(part))
    elif isinstance(part, Label):
        yield part.at
    else:
        yield from part.points


def span_degrees(start: float, end: float) -> float:
    """Return how far it is anticlockwise from start to end: in (0, 360]; 0 if they are equal."""
    if start == end:
        return 0.0
    return (end - start) % 360.0 or 360.0
