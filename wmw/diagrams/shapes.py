"""Shapes of a scene as strokes: lines, filled figures, fixed surfaces with their hatching."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import singledispatch
from itertools import pairwise

from wmw.core.scene import Arc, Arrow, Circle, Ground, Line, Part, Point, Polygon
from wmw.diagrams.ink import Px, Sketch, Stroke, along, arc, circle, toward
from wmw.diagrams.style import Style
from wmw.diagrams.view import View, span_degrees

DASH = (7.0, 5.0)
STUB = 2.0
"""What is left of a cut line is dropped unless it is longer than this many times that room."""
BESIDE = 0.25
"""An arrow lies along a line that is nearer than this share of the room that it is given."""
FEWEST, SHALLOW, CORNERS, COS_BEND = 9, 0.35, 4, 0.87
"""A long shallow curve: at least so many points, at most so high for its length, and not more than
so many bends that are sharper (30°)."""
GOLDEN = 0.6180339887
"""Multiples of it, modulo 1, look irregular and are the same on every machine."""


@singledispatch
def sketch_shape(part: Part, view: View, style: Style, sketch: Sketch) -> None:
    """Add a shape's strokes to the sketch; raises TypeError for a part that is no shape."""
    raise TypeError(f"not a shape: {type(part).__name__}")


def clear_of_arrows(part: Part, arrows: Iterable[Arrow], gap: float) -> Iterator[Part]:
    """Yield a part, or what is left of a dashed straight line once the arrows along it have room.

    `gap` is that room at either end of an arrow, in scene units: heads are lost among dashes.
    """
    if not (isinstance(part, Line) and part.dashed and part.body is None and len(part.points) == 2):
        yield part
        return
    start, end = part.points
    length, run = toward(start, end)
    free = [(0.0, length)]
    for arrow in arrows:
        (tail, off), (head, away) = (
            _along_and_off(p, start, run) for p in (arrow.tail, arrow.head)
        )
        if max(abs(off), abs(away)) < BESIDE * gap:
            low, high = min(tail, head) - gap, max(tail, head) + gap
            free = [piece for whole in free for piece in _less(whole, low, high, STUB * gap)]
    for a, b in free:
        yield replace(part, points=(along(start, run, a), along(start, run, b)))


def _less(
    whole: tuple[float, float], low: float, high: float, least: float
) -> Iterator[tuple[float, float]]:
    """Yield what is left of an interval without another one; a stub would look like a minus."""
    first, last = whole
    if high <= first or last <= low:
        yield whole
        return
    yield from ((a, b) for a, b in ((first, low), (high, last)) if b - a > least)


def _along_and_off(point: Point, start: Point, run: Point) -> Point:
    """Return how far a point lies along a direction, and how far to its left."""
    x, y = point[0] - start[0], point[1] - start[1]
    return x * run[0] + y * run[1], y * run[0] - x * run[1]


@sketch_shape.register
def _line(part: Line, view: View, style: Style, sketch: Sketch) -> None:
    path = tuple(view.px(p) for p in part.points)
    _curve(path, part, style, sketch)


@sketch_shape.register
def _arc(part: Arc, view: View, style: Style, sketch: Sketch) -> None:
    end = part.start + span_degrees(part.start, part.end)
    path = arc(view.px(part.center), part.radius * view.scale, part.start, end)
    _curve(path, part, style, sketch)


def _curve(path: tuple[Px, ...], part: Line | Arc, style: Style, sketch: Sketch) -> None:
    tint = style.tints[part.tone]
    if tint.line is None:
        if part.body is not None:
            sketch.claim(part.body, path)
        return
    width = (style.heavy if part.heavy else tint.width) * sketch.unit
    dash = tuple(d * sketch.unit for d in DASH) if part.dashed else None
    sketch.add(
        Stroke(
            (path,),
            width,
            tint.line,
            dash=dash,
            round_cap=not part.dashed,
            steady=len(path) == 2 or _shallow(path),
        ),
        part.body,
    )


def _shallow(path: Sequence[Px]) -> bool:
    """Tell whether a path is a long shallow curve, or a narrow figure with such sides.

    An unsteady hand would stray as far as it is curved.
    """
    xs, ys = ([p[i] for p in path] for i in (0, 1))
    narrow, long = sorted((max(xs) - min(xs), max(ys) - min(ys)))
    if len(path) < FEWEST or narrow > SHALLOW * long:
        return False
    runs = [toward(a, b)[1] for a, b in pairwise(path)]
    bends = (a[0] * b[0] + a[1] * b[1] < COS_BEND for a, b in pairwise(runs))
    return sum(bends) <= CORNERS


@sketch_shape.register
def _polygon(part: Polygon, view: View, style: Style, sketch: Sketch) -> None:
    _figure(tuple(view.px(p) for p in part.points), part, style, sketch)


@sketch_shape.register
def _circle(part: Circle, view: View, style: Style, sketch: Sketch) -> None:
    _figure(circle(view.px(part.center), part.radius * view.scale)[:-1], part, style, sketch)


def _figure(path: tuple[Px, ...], part: Polygon | Circle, style: Style, sketch: Sketch) -> None:
    tint = style.tints[part.tone]
    steady = len(path) == 3 or _shallow(path)  # the slope of a wedge shows an angle
    width = tint.width * sketch.unit
    sketch.add(Stroke((path,), width, tint.edge, tint.fill, closed=True, steady=steady), part.body)


@sketch_shape.register
def _ground(part: Ground, view: View, style: Style, sketch: Sketch) -> None:
    """Hatch the side to the right of start → end; a rough surface also gets teeth and grit."""
    start, end = view.px(part.start), view.px(part.end)
    length, run = toward(start, end)
    if not length:
        return
    unit = sketch.unit
    inward = (-run[1], run[0])  # to the right as seen, for y grows downward
    count = max(2, round(length / (style.hatch_step * unit)))
    step, depth = length / count, style.hatch_length * unit
    hatch = []
    for i in range(count):
        top = along(start, run, step * (i + 0.85))
        hatch.append((top, along(along(top, inward, depth * 0.8), run, -depth * 0.6)))
    sketch.add(Stroke(tuple(hatch), style.thin * unit, style.thin_ink))
    if part.rough:
        sketch.add(_teeth(start, run, inward, length, unit, style))
        sketch.add(_grit(start, run, inward, length, unit, style))
    sketch.add(Stroke(((start, end),), style.line * unit, style.ink, steady=True), part.body)


def _teeth(start: Px, run: Px, inward: Px, length: float, unit: float, style: Style) -> Stroke:
    count = max(3, round(length / (5.5 * unit)))
    step = length / count
    path = [start]
    for i in range(count):
        height = unit * (2.2 + 2.6 * (i * GOLDEN % 1))
        lean = 0.3 + 0.4 * (i * GOLDEN * 3 % 1)
        path.append(along(along(start, run, step * (i + lean)), inward, -height))
        path.append(along(start, run, step * (i + 1)))
    return Stroke(
        (tuple(path),), style.thin * unit, style.ink, fill=style.thin_ink, closed=True, steady=True
    )


def _grit(start: Px, run: Px, inward: Px, length: float, unit: float, style: Style) -> Stroke:
    dots = []
    for i in range(round(length / (7.0 * unit))):
        across = unit * (3.0 + 8.0 * (i * GOLDEN % 1))
        at = along(along(start, run, unit * (7.0 * i + 3.5)), inward, across)
        dots.append(circle(at, 0.9 * unit)[:-1])
    return Stroke(tuple(dots) or ((start, start),), 0.0, None, style.thin_ink, closed=True)
