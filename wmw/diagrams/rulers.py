"""Rulers that lie along a length of the scene, in the place of its printed number."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from wmw.core.scene import Dimension
from wmw.diagrams.faces import NUMERALS, Face, PixelBox, Ruler, tick
from wmw.diagrams.ink import Px, Stroke
from wmw.diagrams.instruments import Instrument, plain
from wmw.diagrams.page import Page
from wmw.diagrams.typesetting import bitmap
from wmw.diagrams.view import Insets, View, offset_ends

APART = 10.0
"""Pixels from a dimension line to the edge of the ruler beside it."""
CLOSEST = 7.0
"""Pixels between graduations, at least."""
FINE, COARSE = 20.0, 40.0
"""Finer graduations than the first end with the second one past the reading, coarser ones than the
second with the reading itself."""
SPARE, UNIT_ROOM = 10.0, 44.0
"""Pixels of a level ruler before its zero, and past its last graduation, where its unit stands."""
ALONG, ACROSS = 54.0, 50.0
"""Pixels that a ruler reaches past the end of what it measures, and beside it."""
NUMBERS_APART = 7.0
LEVEL = 1e-6
EDGE = 3
"""Clear pixels around a ruler, from ink and from the edge of the page."""
STUBS = 60
"""Pixels of ink that a ruler may hide: the ends of lines that lead to what it measures."""
FOOT = 3
"""Pixels above its foot in which an upright ruler may meet what it stands on."""


def rulers_along(page: Page, view: View, ink: NDArray[np.uint8]) -> list[Ruler]:
    """Return a ruler for each one of the page's look that can lie along the length it measures.

    The length must be drawn to scale, upright or level, and long enough for graduations that can be
    told apart; beside it, there must be room without `ink`.
    """
    found = []
    for instrument in page.look.instruments if page.rulers else ():
        options = (r for r in _rulers(page, view, instrument) if _clear(r.box, ink))
        found += [ruler for ruler in [next(options, None)] if ruler]
    return found


def room_for_rulers(page: Page) -> Insets:
    """Return the pixels that rulers need on the left, above, on the right and below the drawing."""
    left = top = right = low = 0.0
    for instrument in page.look.instruments if page.rulers else ():
        for part in _measuring(page, instrument):
            (x0, y0), (x1, y1) = offset_ends(part)
            if abs(y0 - y1) < LEVEL:
                right = ALONG
                top, low = (top, ACROSS) if part.start[1] >= y0 else (ACROSS, low)
            elif abs(x0 - x1) < LEVEL:
                top = ALONG
                left, right = (left, ACROSS) if part.start[0] <= x0 else (ACROSS, right)
    return left * page.unit, top * page.unit, right * page.unit, low * page.unit


def _measuring(page: Page, made: Instrument) -> Iterator[Dimension]:
    """Yield the dimension lines, drawn to scale, of what a ruler measures."""
    for part in page.scene.parts:
        if made.kind != "ruler" or not isinstance(part, Dimension) or part.broken:
            continue
        if made.quantity in (part.quantity, part.measures):
            yield part


def _clear(box: PixelBox, ink: NDArray[np.uint8]) -> bool:
    """Tell whether a box and the pixels around it lie on the page, and hold next to no ink."""
    x0, y0, x1, y1 = box[0] - EDGE, box[1] - EDGE, box[2] + EDGE, box[3] + EDGE
    inside = x0 >= 0 and y0 >= 0 and x1 <= ink.shape[1] and y1 <= ink.shape[0]
    if box[3] - box[1] > box[2] - box[0]:
        y1 = box[3] - FOOT
    return inside and int(np.count_nonzero(ink[y0:y1, x0:x1])) <= STUBS


def _rulers(page: Page, view: View, made: Instrument) -> Iterator[Ruler]:
    """Yield the ruler on either side of the line that measures its quantity, the outer first."""
    for part in _measuring(page, made):
        start, end = (view.px(p) for p in offset_ends(part))
        foot = view.px(part.start)
        if abs(start[1] - end[1]) < 0.5:
            left, right = sorted((start, end))
            # Down first, away from what is measured, unless that lies below.
            ways = (1.0, -1.0) if foot[1] <= left[1] + 0.5 else (-1.0, 1.0)
            yield from (r for way in ways if (r := _level(page, made, left, right, way)))
        elif abs(start[0] - end[0]) < 0.5:
            low, high = sorted((start, end), key=lambda p: -p[1])
            ways = (1.0, -1.0) if foot[0] <= low[0] + 0.5 else (-1.0, 1.0)
            yield from (
                ruler
                for below in (SPARE, 0.0)
                for way in ways
                if (ruler := _upright(page, made, low, high, way, below * page.unit))
            )


def _graduations(page: Page, made: Instrument, length: float) -> tuple[int, float]:
    """Return how many graduations a ruler has, and the pixels from one to the next."""
    reading = int((made.value - made.low) / made.step)
    step = length / reading
    return reading + (step < COARSE * page.unit) + (step < FINE * page.unit), step


def _too_fine(step: float, numbered: float, text: int, unit: float) -> bool:
    """Tell whether graduations, or the numbers at some of them, would stand too close."""
    return step < CLOSEST * unit or numbered < text + NUMBERS_APART * unit


def _numbers(page: Page, made: Instrument, count: int) -> list[tuple[int, str, tuple[int, int]]]:
    """Return the numbered graduations with their numbers and the sizes of these."""
    found = []
    for i in range(0, count + 1, made.every):
        text = plain(made.low + i * made.step)
        ink = bitmap(text, NUMERALS * page.text.em, face=page.text.face).ink
        found.append((i, text, (ink.shape[1], ink.shape[0])))
    return found


def _level(page: Page, made: Instrument, left: Px, right: Px, way: float) -> Ruler | None:
    """Return a ruler under (way 1) or over (-1) a level line; None if none can be read."""
    unit = page.unit
    count, step = _graduations(page, made, right[0] - left[0])
    numbers = _numbers(page, made, count)
    if _too_fine(step, made.every * step, max(s[0] for *_, s in numbers), unit) or len(numbers) < 2:
        return None
    edge = left[1] + way * APART * unit
    back = edge + way * 32.0 * unit
    x0, x1 = left[0] - SPARE * unit, left[0] + count * step + UNIT_ROOM * unit
    ticks = tuple(
        ((x, edge), (x, edge + way * (tick(made, i) + 1.5) * unit))
        for i, x in ((i, left[0] + i * step) for i in range(count + 1))
    )
    row = edge + way * 22.0 * unit
    texts = [(text, (left[0] + i * step, row)) for i, text, _ in numbers]
    texts.append((made.unit, (x1 - 14.0 * unit, row)))
    ends = tuple(((x, left[1]), (x, edge)) for x in (left[0], right[0]))
    return _ruler(page, made, (x0, edge, x1, back), ticks, ends, texts)


def _upright(
    page: Page, made: Instrument, low: Px, high: Px, way: float, below: float
) -> Ruler | None:
    """Return a ruler right (way 1) or left (-1) of an upright line; None if none can be read.

    It reaches `below` pixels under its zero. Where that is nothing, it stands with its zero on what
    is there and has no number at its foot.
    """
    unit = page.unit
    count, step = _graduations(page, made, low[1] - high[1])
    numbers = _numbers(page, made, count)
    if _too_fine(step, made.every * step, max(s[1] for *_, s in numbers), unit) or len(numbers) < 2:
        return None
    named = bitmap(made.unit, NUMERALS * page.text.em, face=page.text.face).ink.shape[1]
    wide = max(named, *(s[0] for *_, s in numbers))
    edge = low[0] + way * APART * unit
    back = edge + way * (18.0 * unit + wide)
    y0, y1 = low[1] - count * step - 0.6 * UNIT_ROOM * unit, low[1] + below
    ticks = tuple(
        ((edge, y), (edge + way * (tick(made, i) + 1.5) * unit, y))
        for i, y in ((i, low[1] - i * step) for i in range(count + 1))
    )
    column = edge + way * (14.0 * unit + wide / 2)
    texts = [(text, (column, low[1] - i * step)) for i, text, _ in numbers if i or below]
    texts.append((made.unit, (column, y0 + 12.0 * unit)))
    ends = tuple(((low[0], y), (edge, y)) for y in (low[1], high[1]))
    return _ruler(page, made, (edge, y0, back, y1), ticks, ends, texts)


def _ruler(
    page: Page,
    made: Instrument,
    corners: tuple[float, float, float, float],
    ticks: tuple[tuple[Px, Px], ...],
    ends: tuple[tuple[Px, Px], ...],
    texts: list[tuple[str, Px]],
) -> Ruler:
    """Return the ruler with its frame, and lines to it from the ends of what it measures."""
    style, unit = page.style, page.unit
    x0, x1 = sorted((corners[0], corners[2]))
    y0, y1 = sorted((corners[1], corners[3]))
    frame = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    strokes = (
        Stroke((frame,), style.thin * unit, style.ink, style.note_fill, closed=True),
        Stroke(ends, style.thin * unit, style.thin_ink),
        Stroke(ticks, style.thin * unit, style.ink),
    )
    box = round(x0) - 1, round(y0) - 1, round(x1) + 1, round(y1) + 1
    return Ruler(made, Face((x1 - x0, y1 - y0), strokes, (*texts,)), box)
