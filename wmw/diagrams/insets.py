"""What is set beside the drawing: the box of data, instruments to be read, and extras."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from wmw.diagrams.canvas import Canvas, Pixels, darkness
from wmw.diagrams.extras import THINGS, free_corner, moved
from wmw.diagrams.faces import NUMERALS, Face, Ruler, face_of
from wmw.diagrams.grounds import under
from wmw.diagrams.ink import Px, Slot, Stroke, Tag, Words
from wmw.diagrams.instruments import Instrument
from wmw.diagrams.page import Layout, Page
from wmw.diagrams.placement import Placed
from wmw.diagrams.typesetting import bitmap

REMARK = 0.85
"""Size of a remark in the margin, in that of the labels."""
EDGE = 40.0
"""Pixels from the edge of the page within which an instrument stands; further in it would be read
as part of the scene."""
FAR_COST = 0.05
"""What an instrument pays for a pixel that its corner is farther than the nearest one from the
label of what it measures."""
Entry = dict[str, Any]


def notes(page: Page) -> Iterator[Tag]:
    """Yield the box of the data that have no place of their own in the drawing."""
    measured = {instrument.quantity for instrument in page.look.instruments}
    listed = [q for q in page.scene.notes if q in page.shown and q not in measured]
    if listed:
        lines = tuple(Words(page.shown[q], q) for q in listed)
        yield _in_a_corner(page, Tag(lines, (0.0, 0.0), (), leader=False, framed=True))


def instruments(page: Page, rulers: Sequence[Ruler], labels: Sequence[Tag] = ()) -> Iterator[Tag]:
    """Yield the instruments, each under the symbol of what it measures; no ruler of the drawing.

    Where one of the drawing's labels names what is measured, the corner next to it comes first.
    """
    laid = {ruler.instrument.quantity for ruler in rulers}
    for instrument in page.look.instruments:
        if instrument.quantity in laid:
            continue
        # The symbol also stands at its place in the drawing, where it has one.
        noted = instrument.quantity in page.scene.notes
        words = Words(instrument.symbol, instrument.quantity if noted else None, symbol=True)
        size = face_of(instrument, page.style, page.unit).size
        tag = Tag((words,), (0.0, 0.0), (), leader=False, framed=True, below=size)
        named = (t for t in labels if instrument.quantity in (w.quantity for w in t.lines))
        home = next((label.anchor for label in named), None)
        yield _in_a_corner(page, replace(tag, stands_for=instrument.quantity), home)


def _in_a_corner(page: Page, tag: Tag, home: Px | None = None) -> Tag:
    """Return the tag with the corners of the page for its slots.

    The top right one comes first, or the one that is next to what the tag belongs to.
    """
    (width, height), edge = page.size, 12.0 * page.unit
    wide, high = page.text.size(tag)
    left, right = edge + wide / 2, width - edge - wide / 2
    top, bottom = edge + high / 2, height - edge - high / 2
    corners = (right, top), (left, top), (right, bottom), (left, bottom)
    if home:
        far = [math.dist(corner, home) for corner in corners]
        price = FAR_COST / page.unit
        slots = [Slot(c, cost=price * (d - min(far))) for c, d in zip(corners, far, strict=True)]
        slots.sort(key=lambda slot: slot.cost)
    else:
        slots = [Slot(corner, cost=cost) for cost, corner in enumerate(corners)]
    return replace(tag, anchor=slots[0].at, slots=tuple(slots))


def set_apart(page: Page, layout: Layout) -> bool:
    """Tell whether every instrument stands clear of what is drawn, and at the edge of the page.

    What is drawn stands on one side of it at most, so that none is between two walls or posts. A
    ruler within the drawing has only to be clear of labels.
    """
    reach = EDGE * page.unit
    ink = darkness(layout.painted, page.style.paper)
    for tag, place in layout.set:
        wide, high = page.text.size(tag)
        box = place.left, place.top, place.left + wide, place.top + high
        if any(ruler.meets(box) for ruler in layout.rulers):
            return False
        if tag.stands_for is None:
            continue
        right, low = page.size[0] - place.left - wide, page.size[1] - place.top - high
        if place.inked or min(place.left, place.top, right, low) > reach:
            return False
        rows = ink[place.top : place.top + high]
        if rows[:, : place.left].any() and rows[:, place.left + wide :].any():
            return False
    return True


def paint_instrument(page: Page, tag: Tag, place: Placed, canvas: Canvas) -> None:
    """Paint the instrument of a tag; its lines never stray, or it could not be read."""
    instrument = _instrument(page, tag)
    corner = page.text.room_below(tag, place.left, place.top)
    paint_face(face_of(instrument, page.style, page.unit).moved(*corner), page, canvas)


def paint_face(face: Face, page: Page, canvas: Canvas) -> None:
    """Paint the face of an instrument where it stands, its numbers centred on their places."""
    canvas.paint(face.strokes)
    for text, (x, y) in face.texts:
        ink = bitmap(text, NUMERALS * page.text.em, face=page.text.face).ink
        height, width = ink.shape
        canvas.print(ink, round(x - width / 2), round(y - height / 2), page.style.ink)


def instrument_entries(page: Page, layout: Layout) -> Iterator[Entry]:
    """Yield what the sidecar says of each instrument."""
    for ruler in layout.rulers:
        yield _entry(ruler.instrument, list(ruler.box))
    for tag, place in layout.set:
        if tag.stands_for is not None:
            instrument = _instrument(page, tag)
            wide, high = page.text.size(tag)
            box = [place.left, place.top, place.left + wide, place.top + high]
            yield _entry(instrument, box)


def _entry(instrument: Instrument, box: list[int]) -> Entry:
    return {
        "quantity": instrument.quantity,
        "symbol": instrument.symbol,
        "kind": instrument.kind,
        "reading": instrument.text,
        "box": box,
    }


def _instrument(page: Page, tag: Tag) -> Instrument:
    return next(i for i in page.look.instruments if i.quantity == tag.stands_for)


@dataclass(frozen=True, slots=True)
class Extra:
    """What else lies on a page: its name, its box in pixels, and its strokes or its print."""

    name: str
    box: tuple[int, int, int, int]
    strokes: tuple[Stroke, ...] = ()
    ink: Pixels | None = None

    def paint(self, canvas: Canvas, color: str) -> None:
        """Paint it, in the colour of print where it is a remark."""
        canvas.paint(self.strokes)
        if self.ink is not None:
            canvas.print(self.ink, *self.box[:2], color)


def extra_for(page: Page, pixels: Pixels) -> Extra | None:
    """Return the extra of a page's look where it has room on the finished picture."""
    look = page.look
    if look.extra is None:
        return None
    taken = (pixels != under(look.style, page.size, look.variant)).any(axis=2)
    if look.extra in THINGS:
        thing = THINGS[look.extra](look.style, page.unit, look.turn)
        size = math.ceil(thing.size[0]), math.ceil(thing.size[1])
        corner = free_corner(taken, size, look.place)
        return corner and Extra(look.extra, _box(corner, size), moved(thing, *corner))
    ink = bitmap(look.extra, REMARK * page.text.em, face=page.text.face).ink
    size = ink.shape[1], ink.shape[0]
    corner = free_corner(taken, size, look.place, remark=True)
    return corner and Extra(look.extra, _box(corner, size), ink=ink)


def _box(corner: tuple[int, int], size: tuple[int, int]) -> tuple[int, int, int, int]:
    return (*corner, corner[0] + size[0], corner[1] + size[1])
