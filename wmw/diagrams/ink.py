"""The drawing in pixels before it is painted: strokes, requests for labels, extents of bodies.

x points right and y down, from the top left corner of the panel.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

DOT = 2.0
"""A circle of this radius in pixels, or a smaller one, is a dot."""
Px = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Stroke:
    """One or more polylines of one look; filled if `fill` is given.

    A `steady` one shows a direction or a length, and is drawn with a steadier hand.
    """

    paths: tuple[tuple[Px, ...], ...]
    width: float = 0.0
    color: str | None = None
    fill: str | None = None
    dash: tuple[float, ...] | None = None
    closed: bool = False
    round_cap: bool = False
    steady: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """A text and the quantity that it shows, if it shows one; `split` breaks it after its "=".

    A `symbol` is set as one though it shows nothing here.
    """

    text: str
    quantity: str | None = None
    split: bool = False
    symbol: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """A good place: the label clears `at` in the direction `toward`; (0, 0) centres it.

    `gap` is what it keeps beyond the clear pixels around every label.
    """

    at: Px
    toward: Px = (0.0, 0.0)
    cost: float = 0.0
    gap: float = 2.5


@dataclass(frozen=True, slots=True)
class Tag:
    """A label that wants a place; a leader line runs to `anchor` if it lands far away.

    `named` are more points of the thing that it names, which other labels had better not crowd. A
    `framed` one is a box of data, its lines flush left. One that `may_split` is set on more lines
    where only so it fits its first slot. `below` is the room (width, height) for a drawing under
    the lines, and `stands_for` the quantity that this drawing shows. `shuns` are filled figures of
    other bodies: words that stand in one are read as its own. `within` is the figure, if any, in
    which the label belongs: outside it, it has a leader line. Shorter lines stand at the share
    `flush` of the room that the longest one leaves them: 0 on the left, 1 on the right.
    """

    lines: tuple[Words, ...]
    anchor: Px
    slots: tuple[Slot, ...]
    leader: bool = True
    framed: bool = False
    named: tuple[Px, ...] = ()
    may_split: bool = False
    below: Px = (0.0, 0.0)
    stands_for: str | None = None
    shuns: tuple[tuple[Px, ...], ...] = ()
    within: tuple[Px, ...] = ()
    flush: float = 0.5


@dataclass(slots=True)
class Sketch:
    """Collects what one panel shows. `unit` is the pixels that a style's pixel stands for.

    `owners` has for each stroke the body that it draws, if it draws one; `pens` the width of each
    body's widest stroke; `columns` the index of the label at each point, on each side of it, of
    each body.
    """

    unit: float = 1.0
    strokes: list[Stroke] = field(default_factory=list)
    owners: list[str | None] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)
    outlines: dict[str, list[Px]] = field(default_factory=dict)
    pens: dict[str, float] = field(default_factory=dict)
    columns: dict[tuple[Px, Px, str | None], int] = field(default_factory=dict)

    def add(self, stroke: Stroke, body: str | None = None) -> None:
        """Add a stroke in painting order and count it to its body."""
        self.strokes.append(stroke)
        self.owners.append(body)
        if body is not None:
            self.claim(body, (p for path in stroke.paths for p in path))
            width = stroke.width if stroke.color else 0.0
            self.pens[body] = max(width, self.pens.get(body, 0.0))

    def without(self, body: str) -> list[Stroke]:
        """Return the strokes less those that draw a body."""
        pairs = zip(self.strokes, self.owners, strict=True)
        return [stroke for stroke, owner in pairs if owner != body]

    def claim(self, body: str, points: Iterable[Px]) -> None:
        """Count points to a body's extent."""
        self.outlines.setdefault(body, []).extend(points)

    def figures(self) -> Iterator[tuple[str, tuple[Px, ...]]]:
        """Yield each filled figure with the name of the body that it draws."""
        for stroke, owner in zip(self.strokes, self.owners, strict=True):
            if owner is not None and stroke.fill:
                yield from ((owner, path) for path in stroke.paths)

    def box(self, body: str) -> Box:
        """Return the box of a body that has strokes."""
        xs, ys = zip(*self.outlines[body], strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def ink_box(self, body: str, stray: float = 0.0) -> Box:
        """Return the box of a body's ink: half of its widest stroke stands outside the outline.

        `stray` is how far from their lines its strokes are painted at most.
        """
        x0, y0, x1, y1 = self.box(body)
        beyond = self.pens.get(body, 0.0) / 2 + stray
        return x0 - beyond, y0 - beyond, x1 + beyond, y1 + beyond

    def tag(self, tag: Tag) -> None:
        """Ask for a label; nothing is asked for if it has no lines."""
        if tag.lines:
            self.tags.append(tag)


def mirrored(sketch: Sketch, width: float) -> Sketch:
    """Return the sketch of a page of that width with left and right exchanged."""

    def across(point: Px) -> Px:
        return width - point[0], point[1]

    def slot(one: Slot) -> Slot:
        return replace(one, at=across(one.at), toward=(-one.toward[0], one.toward[1]))

    strokes = [
        replace(s, paths=tuple(tuple(across(p) for p in path) for path in s.paths))
        for s in sketch.strokes
    ]
    tags = [
        replace(
            tag,
            anchor=across(tag.anchor),
            slots=tuple(slot(one) for one in tag.slots),
            named=tuple(across(p) for p in tag.named),
            shuns=tuple(tuple(across(p) for p in path) for path in tag.shuns),
            within=tuple(across(p) for p in tag.within),
        )
        for tag in sketch.tags
    ]
    outlines = {name: [across(p) for p in points] for name, points in sketch.outlines.items()}
    return Sketch(sketch.unit, strokes, sketch.owners, tags, outlines, sketch.pens)


def toward(start: Px, end: Px) -> tuple[float, Px]:
    """Return the distance between two points and the unit vector; (0, (1, 0)) if they coincide."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return (length, (dx / length, dy / length)) if length > 1e-9 else (0.0, (1.0, 0.0))


def along(point: Px, direction: Px, distance: float) -> Px:
    """Return the point moved by a distance in a direction."""
    return point[0] + direction[0] * distance, point[1] + direction[1] * distance


def arc(center: Px, radius: float, start: float, end: float) -> tuple[Px, ...]:
    """Return points on an arc in pixels; degrees anticlockwise as seen, start to end."""
    fine = max(24.0, 2.4 * radius) if radius > DOT else 12.0
    count = max(2, math.ceil(abs(end - start) / 360 * fine) + 1)
    x, y = center
    return tuple((x + radius * c, y - radius * s) for c, s in _directions(start, end, count))


@lru_cache(maxsize=512)
def _directions(start: float, end: float, count: int) -> tuple[Px, ...]:
    """Return the cosines and sines of evenly spaced angles, both ends included."""
    angles = (math.radians(start + (end - start) * i / (count - 1)) for i in range(count))
    return tuple((math.cos(a), math.sin(a)) for a in angles)


def circle(center: Px, radius: float) -> tuple[Px, ...]:
    """Return points on a circle in pixels, the first repeated at the end."""
    return arc(center, radius, 0.0, 360.0)
