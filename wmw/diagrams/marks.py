"""Marks that carry labels: arrows, angle marks, dimension lines, free labels."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import singledispatch
from itertools import pairwise

from matplotlib.path import Path

from wmw.core.scene import AngleMark, Arrow, Dimension, Label, Part
from wmw.diagrams.ink import Px, Sketch, Slot, Stroke, Tag, Words, along, arc, toward
from wmw.diagrams.style import ArrowLook, Style
from wmw.diagrams.view import View, offset_ends, span_degrees

MIN_ANGLE_RADIUS = 20.0
SHORT = 5.0
"""An arrow of fewer lengths of its head than this is short."""
RAY_HEAD = 0.4
"""Where along a ray its head is: nearer to the tail, clear of the mark of its angle."""
FAR = 2000.0
"""Pixels: past the edge of every page."""
BREAK_PLACES, BREAK_ROOM = (0.5, 0.3, 0.7), 9.0
"""Where on a dimension line its break mark may stand, and the pixels that it keeps from lines."""
DIRECTIONS = 16
SIDES: Mapping[str, Px] = {
    "above": (0.0, -1.0), "below": (0.0, 1.0), "left": (-1.0, 0.0), "right": (1.0, 0.0),
    "center": (0.0, 0.0),
}  # fmt: skip


def label_lines(
    words: str | None, quantity: str | None, shown: Mapping[str, str]
) -> tuple[Words, ...]:
    """Return the lines of a label: the quantity's shown text, under its words if it has any.

    Words that the shown text begins with anyway (R_1 before "R_1 = 4.0 Ω") are not repeated. A
    quantity that is not shown prints nothing.
    """
    text = shown.get(quantity) if quantity is not None else None
    lines = []
    if words and not (text and text.startswith(words)):
        lines.append(Words(words))
    if text:
        lines.append(Words(text, quantity))
    return tuple(lines)


@singledispatch
def sketch_mark(
    part: Part, view: View, style: Style, shown: Mapping[str, str], sketch: Sketch
) -> None:
    """Add a mark's strokes and its label; raises TypeError for a part that is no mark."""
    raise TypeError(f"not a mark: {type(part).__name__}")


@sketch_mark.register
def _label(part: Label, view: View, style: Style, shown: Mapping[str, str], sketch: Sketch) -> None:
    at = view.px(part.at)
    wanted = SIDES[part.side]
    lines = label_lines(part.text, part.quantity, shown)
    if _joined(at, wanted, part.body, lines, sketch):
        return
    # Farther out on the same side clears the hatching of a surface.
    slots = [Slot(at, wanted, price, gap) for price, gap in ((0.0, 2.0), (1.5, 10.0), (3.0, 18.0))]
    slots += [
        Slot(at, side, 6.0, 2.0) for side in SIDES.values() if side not in (wanted, (0.0, 0.0))
    ]
    body = part.body or _around(at, sketch)
    outline = sketch.outlines.get(body, []) if body else []
    slots += _beside(outline, at, wanted)
    tag = Tag(
        lines,
        at,
        tuple(slots),
        named=_extremes(outline),
        may_split=part.side == "center",
        shuns=tuple(_others(body, sketch)) if body and outline else (),
    )
    sketch.tag(tag)


def _joined(at: Px, wanted: Px, body: str | None, lines: tuple[Words, ...], sketch: Sketch) -> bool:
    """Tell whether the lines could be added to the label that stands there already."""
    place = (at, wanted, body)
    if lines and place in sketch.columns:
        i = sketch.columns[place]
        tag = sketch.tags[i]
        # Lines of a column beside a body begin, or end, where it is nearest to the body.
        sketch.tags[i] = replace(
            tag, lines=(*tag.lines, *lines), may_split=False, flush=0.5 - 0.5 * wanted[0]
        )
        return True
    if lines:
        sketch.columns[place] = len(sketch.tags)
    return False


def _around(at: Px, sketch: Sketch) -> str | None:
    """Return the smallest body whose box holds the point."""
    holding = []
    for name in sketch.outlines:
        x0, y0, x1, y1 = sketch.box(name)
        if x0 < at[0] < x1 and y0 < at[1] < y1:
            holding.append(((x1 - x0) * (y1 - y0), name))
    return min(holding)[1] if holding else None


def _others(body: str, sketch: Sketch) -> Iterator[tuple[Px, ...]]:
    """Yield the figures of other bodies, less those that hold the middle of this one."""
    x0, y0, x1, y1 = sketch.box(body)
    middle = (x0 + x1) / 2, (y0 + y1) / 2
    for owner, figure in sketch.figures():
        if owner != body and not Path(figure).contains_point(middle):
            yield figure


def _beside(outline: Sequence[Px], at: Px, wanted: Px) -> Iterator[Slot]:
    """Yield the places just outside a body, for a label that its inside has no room for."""
    for i in range(DIRECTIONS if outline else 0):
        angle = 2 * math.pi * i / DIRECTIONS
        out = (math.cos(angle), -math.sin(angle))
        foot = _foot(outline, at, out)
        if any(wanted):
            price = 5.0 + 3.0 * (1 - (out[0] * wanted[0] + out[1] * wanted[1]))
        else:
            price = 10.0 + 0.5 * out[1] + (0.0 if i % (DIRECTIONS // 4) == 0 else 1.0)
        yield Slot(foot, out, price)
        yield Slot(foot, out, price + 1.5, 14.0)


def _foot(outline: Sequence[Px], at: Px, out: Px) -> Px:
    """Return the outline's outermost point in a direction; on an edge, the one nearest to `at`."""
    across = (-out[1], out[0])
    reaches = [(x - at[0]) * out[0] + (y - at[1]) * out[1] for x, y in outline]
    reach = max(reaches)
    edge = [
        (x - at[0]) * across[0] + (y - at[1]) * across[1]
        for (x, y), r in zip(outline, reaches, strict=True)
        if r > reach - 0.5
    ]
    aside = min(max(0.0, min(edge)), max(edge))
    return along(along(at, out, reach), across, aside)


def _extremes(outline: Sequence[Px]) -> tuple[Px, ...]:
    """Return the corners and the middles of the sides of the outline's box."""
    if not outline:
        return ()
    xs, ys = (sorted((min(v), max(v))) for v in zip(*outline, strict=True))
    columns, rows = ((v[0], (v[0] + v[1]) / 2, v[1]) for v in (xs, ys))
    return tuple((x, y) for x in columns for y in rows)


@sketch_mark.register
def _arrow(part: Arrow, view: View, style: Style, shown: Mapping[str, str], sketch: Sketch) -> None:
    tail, head = view.px(part.tail), view.px(part.head)
    length, run = toward(tail, head)
    if not length:
        return
    look = style.arrows[part.role]
    tip = along(tail, run, length * RAY_HEAD) if part.role == "ray" else head
    for stroke in arrow_strokes(tail, head, tip, look, sketch.unit):
        sketch.add(stroke)
    # "Up" first where both sides serve.
    left, right = (run[1], -run[0]), (-run[1], run[0])
    sides = sorted((left, right), key=lambda side: (round(side[1], 6), -side[0]))
    middle = along(tail, run, length * (0.7 if part.role == "ray" else 0.5))
    late = along(tail, run, length * 0.78)
    slots = [Slot(head, run, 0.0 if part.role in ("force", "axis") else 2.0)]
    half, wide = look.width * sketch.unit / 2, look.half_width * sketch.unit
    # A short arrow is nearly all head, which hides its middle.
    own = wide if length < SHORT * look.length * sketch.unit else half
    for i, side in enumerate(sides):
        slots.append(Slot(along(middle, side, own), side, 0.8 + i, 3.0))
        slots.append(Slot(along(late, side, wide), side, 1.0 + i, 2.0))
    slots.sort(key=lambda slot: slot.cost)
    lines = label_lines(part.label, part.quantity, shown)
    sketch.tag(Tag(lines, middle, tuple(slots), named=(tail, head)))


def arrow_strokes(tail: Px, head: Px, tip: Px, look: ArrowLook, unit: float) -> tuple[Stroke, ...]:
    """Return shaft and head; the head's point is at `tip`, which is `head` but on rays."""
    length, run = toward(tail, head)
    size = min(look.length * unit, 0.6 * length)
    half = look.half_width * unit * size / (look.length * unit)
    back = along(tip, run, -size)
    left, right = along(back, (run[1], -run[0]), half), along(back, (run[1], -run[0]), -half)
    dash = (6.0 * unit, 4.0 * unit) if look.dashed else None
    width = look.width * unit
    if look.open_head:
        # The mitre of a round join would overshoot the exact point by half a width.
        point = along(tip, run, -width / 2)
        shaft = Stroke(((tail, point),), width, look.color, dash=dash, steady=True)
        head_lines = ((left, point, right),)
        return shaft, Stroke(head_lines, width, look.color, round_cap=True, steady=True)
    end = along(tip, run, -size * 0.8) if tip == head else head
    notch = along(tip, run, -size * 0.8)
    shaft = Stroke(((tail, end),), width, look.color, dash=dash, steady=True)
    return shaft, Stroke(((tip, left, notch, right),), 0.0, None, look.color, closed=True)


@sketch_mark.register
def _angle(
    part: AngleMark, view: View, style: Style, shown: Mapping[str, str], sketch: Sketch
) -> None:
    span = span_degrees(part.start, part.end)
    if not span:
        return
    unit = sketch.unit
    vertex = view.px(part.vertex)
    radius = max(part.radius * view.scale, MIN_ANGLE_RADIUS * unit)
    lines = label_lines(part.label, part.quantity, shown)
    path = arc(vertex, radius, part.start, part.start + span)
    if math.isclose(span, 90.0, abs_tol=1e-6) and not lines:
        # An unlabelled right angle has its own sign, the square.
        side = 0.6 * radius
        first, last = (toward(vertex, path[i])[1] for i in (0, -1))
        corner = along(along(vertex, first, side), last, side)
        path = (along(vertex, first, side), corner, along(vertex, last, side))
    sketch.add(Stroke((path,), 1.5 * unit, style.ink, steady=True))
    middle = math.radians(part.start + span / 2)
    out = (math.cos(middle), -math.sin(middle))
    crest = along(vertex, out, radius)
    slots = [
        Slot(along(crest, out, distance), out, distance * 0.08, 2.0)
        for distance in (0.0, 4.0, 9.0, 15.0, 22.0, 30.0, 40.0, 52.0)
    ]
    for lean in (0.25, -0.25, 0.4, -0.4):
        angle = middle + lean * math.radians(min(span, 90.0))
        ray = (math.cos(angle), -math.sin(angle))
        slots += [
            Slot(along(vertex, ray, radius + distance), ray, 1.5 + distance * 0.08, 2.0)
            for distance in (0.0, 8.0, 18.0, 30.0)
        ]
    slots.append(Slot(along(vertex, out, radius * 0.55), (0.0, 0.0), 3.0))
    turns = (math.radians(part.start + span * i / 12) for i in range(13))
    between = (vertex, *(along(vertex, (math.cos(a), -math.sin(a)), FAR) for a in turns))
    sketch.tag(Tag(lines, crest, tuple(slots), within=between))


@sketch_mark.register
def _dimension(
    part: Dimension, view: View, style: Style, shown: Mapping[str, str], sketch: Sketch
) -> None:
    unit = sketch.unit
    start, end = (view.px(p) for p in offset_ends(part))
    length, run = toward(start, end)
    if not length:
        return
    normal = (run[1], -run[0])  # to the left as seen
    outward = normal if part.offset > 0 or (part.offset == 0 and _upward(normal)) else _back(normal)
    for foot, tip in ((view.px(part.start), start), (view.px(part.end), end)):
        if not _solid_at(tip, style, sketch):
            sketch.add(_extension(foot, tip, normal, style, unit))
    start, end = _out_of_ink(start, end, style, sketch), _out_of_ink(end, start, style, sketch)
    at = _break_at(start, end, sketch) if part.broken else None
    for stroke in _dimension_line(start, end, at, style, unit):
        sketch.add(stroke)
    slots, gap = [], 9.0 * unit if at is not None else 2.5
    for price, side in ((0.0, outward), (2.5, _back(outward))):
        for lean, fraction in enumerate((0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)):
            foot = along(start, run, fraction * length)
            slots.append(Slot(foot, side, price + 0.5 * lean, gap))
    middle = along(start, run, 0.5 * length)
    sketch.tag(Tag(label_lines(part.label, part.quantity, shown), middle, tuple(slots)))


def _break_at(start: Px, end: Px, sketch: Sketch) -> float:
    """Return where on a dimension line, from 0 to 1, no other line runs through its break mark."""
    length, run = toward(start, end)
    clear = BREAK_ROOM * sketch.unit
    crossed = [
        across
        for stroke in sketch.strokes
        for path in stroke.paths
        for a, b in pairwise(path)
        if (across := _crossing(start, run, a, b)) is not None
    ]
    places = [p for p in BREAK_PLACES if min(p, 1 - p) * length > 2 * clear] or [0.5]
    free = [p for p in places if all(abs(p * length - across) > clear for across in crossed)]
    return free[0] if free else 0.5


def _crossing(start: Px, run: Px, a: Px, b: Px) -> float | None:
    """Return how far along a line from `start` a segment crosses it; None if it does not."""
    off_a, off_b = (run[0] * (p[1] - start[1]) - run[1] * (p[0] - start[0]) for p in (a, b))
    if off_a * off_b > 0 or off_a == off_b:
        return None
    share = off_a / (off_a - off_b)
    x, y = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
    return (x - start[0]) * run[0] + (y - start[1]) * run[1]


def _solid_at(point: Px, style: Style, sketch: Sketch) -> bool:
    """Tell whether a point lies in a figure that is black throughout."""
    black = style.tints["ink"].fill
    paths = (path for s in sketch.strokes if s.fill and s.fill == black for path in s.paths)
    return any(Path(path).contains_point(point) for path in paths)


def _out_of_ink(tip: Px, other: Px, style: Style, sketch: Sketch) -> Px:
    """Return the tip, or where the way to the other end leaves a dot: no head shows in black."""
    length, inward = toward(tip, other)
    if not _solid_at(tip, style, sketch):
        return tip
    # What is left must still be a line: a large black figure keeps the end that it hides.
    for step in range(1, int(0.2 * length)):
        if not _solid_at(along(tip, inward, step), style, sketch):
            return along(tip, inward, step + 2.0 * sketch.unit)
    return tip


def _upward(normal: Px) -> bool:
    return normal[1] < -1e-9 or (abs(normal[1]) <= 1e-9 and normal[0] > 0)


def _back(direction: Px) -> Px:
    return -direction[0], -direction[1]


def _extension(foot: Px, tip: Px, normal: Px, style: Style, unit: float) -> Stroke:
    """Join a measured point to the end of its dimension line, or tick the end if they meet."""
    length, run = toward(foot, tip)
    if length > 10.0 * unit:
        path = (along(foot, run, 4.0 * unit), along(tip, run, 5.0 * unit))
    else:
        path = (along(tip, normal, -6.0 * unit), along(tip, normal, 6.0 * unit))
    return Stroke((path,), style.thin * unit, style.thin_ink, steady=True)


def _dimension_line(
    start: Px, end: Px, broken: float | None, style: Style, unit: float
) -> tuple[Stroke, ...]:
    """Return a dimension line with its heads, and a break mark at that share of it if any."""
    length, run = toward(start, end)
    normal = (run[1], -run[0])
    size, half = 10.0 * unit, 3.2 * unit
    # Arrowheads that would meet each other or the mark are set outside, pointing in (ISO 129-1).
    inside = length > (3.2 if broken is None else 5.4) * size
    line = (start, end) if inside else (along(start, run, -2 * size), along(end, run, 2 * size))
    strokes = [Stroke((line,), style.thin * unit, style.ink, steady=True)]
    for tip, inward in ((start, run), (end, _back(run))):
        back = along(tip, inward, size if inside else -size)
        wings = (along(back, normal, half), along(back, normal, -half))
        strokes.append(Stroke(((tip, *wings),), 0.0, None, style.ink, closed=True))
    if broken is not None and length > 2.4 * size:
        middle = along(start, run, broken * length)
        slant = toward((0.0, 0.0), (run[0] * 0.45 + normal[0], run[1] * 0.45 + normal[1]))[1]
        cuts = [along(middle, run, shift * unit) for shift in (-3.0, 3.0)]
        marks = tuple((along(c, slant, -8.0 * unit), along(c, slant, 8.0 * unit)) for c in cuts)
        gap = (*marks[0], *reversed(marks[1]))
        strokes.append(Stroke((gap,), 0.0, None, style.paper, closed=True))
        strokes.append(Stroke(marks, 1.4 * unit, style.ink))
    return tuple(strokes)
