"""Circuits as textbooks lay them out: source on the left, load along the top and down the right.

The series parts of the load run along the top rail, down the right side and back along the bottom
rail; a parallel group on the right side becomes the rungs of a ladder between the rails. Groups
inside other groups are laid out by the same rules along their own branch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from wmw.core.scene import Branch, Circuit, Element, Parallel, Series, elements
from wmw.diagrams.ink import Px, Sketch, Slot, Stroke, Tag, Words, along, circle, toward
from wmw.diagrams.marks import label_lines
from wmw.diagrams.style import Style
from wmw.diagrams.symbols import symbol

SYMBOL = 46.0
"""Pixels to schemdraw's unit: the length of a resistor."""
LEAD, STUB, GAP, DOT = 16.0, 18.0, 14.0, 3.6
BOX_PAD = 9.0

Measure = Callable[[tuple[Words, ...]], tuple[int, int]]
RIGHT, DOWN, LEFT, UP = (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)


@dataclass(frozen=True, slots=True)
class Room:
    """What a branch needs: length along the current, and room outside and inside of its axis."""

    length: float
    outer: float
    inner: float


@dataclass(frozen=True, slots=True)
class Drafter:
    """Draws branches.

    Where the page is full, `tight` below 1 shortens symbols and leads, and `split` sets labels
    on two lines.
    """

    sketch: Sketch
    style: Style
    shown: Mapping[str, str]
    measure: Measure
    tight: float
    split: bool

    @property
    def unit(self) -> float:
        """Pixels to one pixel of the style, with the tightening."""
        return self.sketch.unit * self.tight

    def room(self, branch: Branch, upright: bool) -> Room:
        """Return the least room for a branch on a vertical (`upright`) or horizontal axis."""
        if isinstance(branch, Element):
            return self._element_room(branch, upright)
        rooms = [self.room(part, upright) for part in branch.parts]
        if isinstance(branch, Series):
            pad = 2 * BOX_PAD * self.unit if _is_cell(branch) else 0.0
            return Room(
                sum(r.length for r in rooms),
                max(r.outer for r in rooms) + pad,
                max(r.inner for r in rooms) + pad,
            )
        width = sum(r.outer + r.inner for r in rooms) + GAP * self.unit * (len(rooms) - 1)
        # The axis runs midway between the first rung and the last.
        spread = (width - rooms[0].outer - rooms[-1].inner) / 2
        length = max(r.length for r in rooms) + 2 * STUB * self.unit
        return Room(length, rooms[0].outer + spread, spread + rooms[-1].inner)

    def _element_room(self, element: Element, upright: bool) -> Room:
        drawn = symbol(element.kind, self.style.zigzag_resistors)
        lines = self._lines(element)
        wide, high = self.measure(lines) if lines else (0, 0)
        half = drawn.half * SYMBOL * self.unit
        least = drawn.length * SYMBOL * self.unit + 2 * LEAD * self.unit
        clear = 10.0 * self.sketch.unit if lines else 0.0
        if upright:
            return Room(max(least, high + clear), half + wide + clear, half + 6.0 * self.unit)
        return Room(max(least, wide + 1.4 * clear), half + high + clear, half + 6.0 * self.unit)

    def branch(self, branch: Branch, start: Px, run: Px, length: float) -> None:
        """Draw a branch of that length from `start` in the direction of the current."""
        if isinstance(branch, Element):
            self._element(branch, start, run, length)
        elif _is_cell(branch):
            self._cell(branch, start, run, length)
        elif isinstance(branch, Series):
            self._series(branch, start, run, length)
        else:
            self._parallel(branch, start, run, length)

    def _series(self, branch: Series, start: Px, run: Px, length: float) -> None:
        needs = [self.room(part, run[0] == 0).length for part in branch.parts]
        spare = (length - sum(needs)) / len(needs)
        for part, need in zip(branch.parts, needs, strict=True):
            self.branch(part, start, run, need + spare)
            start = along(start, run, need + spare)

    def _cell(self, branch: Branch, start: Px, run: Px, length: float) -> None:
        """Enclose a battery and its internal resistance, which are one device, in a dashed box."""
        need = self.room(branch, run[0] == 0).length
        inset = (length - need) / 2
        first, last = along(start, run, inset), along(start, run, length - inset)
        self.wire(start, first)
        self.wire(last, along(start, run, length))
        half = self._half(branch) + BOX_PAD * self.unit
        for part in elements(branch):
            step = self.room(part, run[0] == 0).length
            self._element(part, first, run, step, half)
            first = along(first, run, step)
        outside = (run[1], -run[0])
        near = along(start, run, inset + LEAD * self.unit - BOX_PAD * self.unit)
        far = along(last, run, BOX_PAD * self.unit - LEAD * self.unit)
        frame = tuple(
            along(end, outside, side) for end, side in
            ((near, half), (near, -half), (far, -half), (far, half))
        )  # fmt: skip
        unit = self.sketch.unit
        dash = (5.0 * unit, 4.0 * unit)
        ink = self.style.thin_ink
        self.sketch.add(Stroke((frame,), 1.2 * unit, ink, dash=dash, closed=True))

    def _half(self, branch: Branch) -> float:
        zigzag = self.style.zigzag_resistors
        return max(symbol(e.kind, zigzag).half for e in elements(branch)) * SYMBOL * self.unit

    def _parallel(self, branch: Parallel, start: Px, run: Px, length: float) -> None:
        upright = run[0] == 0
        outside = (run[1], -run[0])
        rooms = [self.room(part, upright) for part in branch.parts]
        stub = STUB * self.unit
        first, last = along(start, run, stub), along(start, run, length - stub)
        self.wire(start, first)
        self.wire(last, along(start, run, length))
        offset = self.room(branch, upright).outer - rooms[0].outer
        for i, (part, room) in enumerate(zip(branch.parts, rooms, strict=True)):
            at = along(first, outside, offset)
            self.branch(part, at, run, length - 2 * stub)
            if i + 1 < len(rooms):
                drop = room.inner + GAP * self.unit + rooms[i + 1].outer
                for end in (at, along(at, run, length - 2 * stub)):
                    self.wire(end, along(end, outside, -drop))
                    if i > 0:
                        self.dot(end)
                offset -= drop
        self.dot(first)
        self.dot(last)

    def _element(
        self, element: Element, start: Px, run: Px, length: float, clear: float = 0.0
    ) -> None:
        """Draw an element midway; its label stays at least `clear` off the axis."""
        drawn = symbol(element.kind, self.style.zigzag_resistors)
        scale = SYMBOL * self.unit
        outside = (run[1], -run[0])
        size = drawn.length * scale
        origin = along(start, run, (length - size) / 2)
        self.wire(start, origin)
        self.wire(along(origin, run, size), along(start, run, length))
        fills = {"none": None, "paper": self.style.paper, "ink": self.style.ink}
        for outline in drawn.outlines:
            path = tuple(
                along(along(origin, run, x * scale), outside, y * scale) for x, y in outline.points
            )
            stroke = Stroke(
                (path,), self.style.line * self.sketch.unit, self.style.ink,
                fills[outline.fill], closed=outline.closed, round_cap=False,
            )  # fmt: skip
            self.sketch.add(stroke, element.name)
        middle = along(origin, run, size / 2)
        if drawn.letter:
            slot = Slot(middle)
            self.sketch.tag(Tag((Words(drawn.letter),), middle, (slot,), leader=False))
        half = max(drawn.half * scale, clear)
        outer, inner = along(middle, outside, half), along(middle, outside, -half)
        slots = (Slot(outer, outside, 0.0, 3.5), Slot(inner, (-outside[0], -outside[1]), 3.0, 3.5))
        self.sketch.tag(Tag(self._lines(element), outer, slots))

    def _lines(self, element: Element) -> tuple[Words, ...]:
        lines = label_lines(element.label, element.quantity, self.shown)
        return tuple(replace(words, split=self.split) for words in lines)

    def wire(self, *points: Px) -> None:
        """Draw a wire through the points."""
        if toward(points[0], points[-1])[0] > 0.01 or len(points) > 2:
            width = self.style.line * self.sketch.unit
            self.sketch.add(Stroke((points,), width, self.style.ink, round_cap=True))

    def dot(self, at: Px) -> None:
        """Mark a junction."""
        path = circle(at, DOT * self.sketch.unit)[:-1]
        self.sketch.add(Stroke((path,), 0.0, None, self.style.ink, closed=True))


def _columns(branch: Branch) -> tuple[Branch, ...]:
    """Return the branches that stand side by side between the rails."""
    return branch.parts if isinstance(branch, Parallel) else (branch,)


def split_load(load: Branch) -> tuple[tuple[Branch, ...], Branch, tuple[Branch, ...]]:
    """Return the parts along the top, the one down the right side, those back along the bottom.

    A parallel group takes the right side where there is one, for there it reads as a ladder.
    """
    if not isinstance(load, Series) or len(load.parts) == 1:
        only = load.parts[0] if isinstance(load, Series) else load
        return (), only, ()
    parts, count = load.parts, len(load.parts)
    turn = 2 if count == 3 else count // 2
    groups = [i for i, part in enumerate(parts) if isinstance(part, Parallel)]
    if groups:
        turn = min(groups, key=lambda i: (abs(i - turn), -i))
    return parts[:turn], parts[turn], parts[turn + 1 :]


def sketch_circuit(
    circuit: Circuit, drafter: Drafter, size: tuple[int, int], insets: tuple[float, ...]
) -> bool:
    """Add the circuit to the drafter's sketch, unless the page is too small: then return False.

    `insets` are the left, top, right and bottom edges to keep free.
    """
    top, right, bottom = split_load(circuit.load)
    unit = drafter.unit
    sources, rungs = _columns(circuit.source), _columns(right)
    source_rooms = [drafter.room(branch, True) for branch in sources]
    rung_rooms = [drafter.room(branch, True) for branch in rungs]
    above = [drafter.room(branch, False) for branch in top]
    below = [drafter.room(branch, False) for branch in bottom]

    # From left to right: an upward branch has its outside on the left, a downward one on the right.
    pitches = [a.inner + GAP * unit + b.outer for a, b in pairwise(source_rooms)]
    rung_pitches = [a.outer + GAP * unit + b.inner for a, b in pairwise(rung_rooms)]
    rails = max(
        sum(r.length for r in above),
        sum(r.length for r in below),
        source_rooms[-1].inner + GAP * 2 * unit + rung_rooms[0].inner,
    )
    columns_height = max(r.length for r in (*source_rooms, *rung_rooms))
    need_height = max(
        columns_height,
        sum(max((r.inner for r in side), default=0.0) for side in (above, below)) + GAP * unit,
    )
    overhang = [max((r.outer for r in side), default=4.0) for side in (above, below)]

    free_width = size[0] - insets[0] - insets[2]
    free_height = size[1] - insets[1] - insets[3]
    fixed = source_rooms[0].outer + sum(pitches) + rung_rooms[-1].outer
    natural = fixed + sum(rung_pitches) + rails
    if natural > free_width or need_height + sum(overhang) > free_height:
        return False

    # Stretch the rails, never the symbols, until the circuit sits on the page as a drawing should.
    ease = min(3.6, max(1.0, (0.96 * free_width - fixed) / (sum(rung_pitches) + rails)))
    rails *= ease
    rung_pitches = [pitch * ease for pitch in rung_pitches]
    width = fixed + sum(rung_pitches) + rails
    loop = width - source_rooms[0].outer - rung_rooms[-1].outer
    room_high = 0.94 * free_height - sum(overhang)
    height = max(need_height, min(room_high, max(0.62 * loop, 1.4 * need_height)))

    left = insets[0] + (free_width - width) / 2 + source_rooms[0].outer
    high = insets[1] + (free_height - height - sum(overhang)) / 2 + overhang[0]
    low = high + height
    xs = [left]
    for pitch in pitches:
        xs.append(xs[-1] + pitch)
    near, far = xs[-1], xs[-1] + rails
    rung_xs = [far]
    for pitch in rung_pitches:
        rung_xs.append(rung_xs[-1] + pitch)

    for x, branch in zip(xs, sources, strict=True):
        drafter.branch(branch, (x, low), UP, height)
    for x, branch in zip(rung_xs, rungs, strict=True):
        drafter.branch(branch, (x, high), DOWN, height)
    for y, run, parts, begin in ((high, RIGHT, top, near), (low, LEFT, bottom, far)):
        drafter.wire((xs[0], y), (near, y))
        drafter.wire((far, y), (rung_xs[-1], y))
        if parts:
            drafter.branch(Series(parts), (begin, y), run, rails)
        else:
            drafter.wire((near, y), (far, y))
        for x in (*xs[1:], *rung_xs[:-1]):
            drafter.dot((x, y))
    return True


def _is_cell(branch: Branch) -> bool:
    """Tell whether this is a battery in series with its own internal resistance."""
    if not isinstance(branch, Series) or not all(isinstance(e, Element) for e in branch.parts):
        return False
    parts = elements(branch)
    kinds = sorted(e.kind for e in parts)
    return kinds == ["battery", "resistor"] and any(_is_internal(e) for e in parts)


def _is_internal(element: Element) -> bool:
    return element.kind == "resistor" and (
        element.name == "r" or element.name.startswith("r_") or "internal" in element.name
    )
