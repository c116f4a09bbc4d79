"""The faces of instruments: scales, needles, numbers, in pixels from a face's top left corner."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from wmw.diagrams.ink import Px, Stroke, arc, circle
from wmw.diagrams.instruments import Instrument, Kind
from wmw.diagrams.style import Style

SHORT, MIDDLE, LONG = 4.5, 7.0, 9.5
"""Lengths of a graduation: without a number, halfway between two numbers, and with one."""
RADIUS, QUADRANT = 50.0, 88.0
"""Radii of a round scale and of a protractor's quarter circle."""
NUMERALS = 0.72
"""Size of the numbers on a scale, in that of the labels."""
PixelBox = tuple[int, int, int, int]
ROW = 17.0
"""Height of a line of numbers."""
DIGIT, POINT, RISE = 6.8, 3.4, 5.5
"""Widths of a digit and of a decimal point in a number, and half the height of one."""
OFF = 7.0
"""How far a number keeps off a round scale; never nearer than `NEAREST` with its middle."""
NEAREST = 13.0


@dataclass(frozen=True, slots=True)
class Face:
    """Width and height, strokes in painting order, and texts with their centres."""

    size: Px
    strokes: tuple[Stroke, ...]
    texts: tuple[tuple[str, Px], ...]

    def moved(self, left: float, top: float) -> Face:
        """Return the face with its top left corner at a pixel."""
        strokes = tuple(
            replace(s, paths=tuple(tuple((x + left, y + top) for x, y in p) for p in s.paths))
            for s in self.strokes
        )
        return Face(self.size, strokes, tuple((t, (x + left, y + top)) for t, (x, y) in self.texts))


@dataclass(frozen=True, slots=True)
class Ruler:
    """An instrument along a length of the drawing: its face and its box in pixels of the page."""

    instrument: Instrument
    face: Face
    box: PixelBox

    def meets(self, box: PixelBox) -> bool:
        """Tell whether a box overlaps the ruler's."""
        (a, b, c, d), (x0, y0, x1, y1) = self.box, box
        return a < x1 and x0 < c and b < y1 and y0 < d


def face_of(instrument: Instrument, style: Style, unit: float) -> Face:
    """Return the face of an instrument; `unit` is the pixels that a style's pixel stands for."""
    return _MAKERS[instrument.kind](instrument, style, unit)


def tick(made: Instrument, graduation: int) -> float:
    """Return how long a graduation is."""
    if graduation % made.every == 0:
        return LONG
    return MIDDLE if made.halfway(graduation) else SHORT


def _round(
    made: Instrument,
    style: Style,
    unit: float,
    center: Px,
    radius: float,
    begin: float,
    sweep: float,
) -> tuple[list[Stroke], list[tuple[str, Px]]]:
    """Return the graduations of a round scale, its numbers outside, and its needle.

    `begin` is the direction of the low end, `sweep` how far the scale turns, degrees anticlockwise.
    """
    numbered = dict(made.numbers())

    def at(share: float, distance: float) -> Px:
        angle = math.radians(begin + sweep * share)
        return center[0] + distance * math.cos(angle), center[1] - distance * math.sin(angle)

    shares = [(i, i / made.graduations) for i in range(made.graduations + 1)]
    ticks = tuple(
        (at(share, radius), at(share, radius - tick(made, i) * unit)) for i, share in shares
    )
    rim = arc(center, radius, begin, begin + sweep)
    tip = at(made.reading, radius - 2.0 * unit)
    run = math.radians(begin + sweep * made.reading)
    aside = (2.6 * unit * math.sin(run), 2.6 * unit * math.cos(run))
    needle = (tip, (center[0] + aside[0], center[1] + aside[1]),
              (center[0] - aside[0], center[1] - aside[1]))  # fmt: skip
    strokes = [
        Stroke((rim,), style.thin * unit, style.ink),
        Stroke(ticks, style.thin * unit, style.ink),
        Stroke((needle,), 0.0, None, style.arrows["force"].color, closed=True),
        Stroke((circle(center, 4.0 * unit)[:-1],), 0.0, None, style.ink, closed=True),
    ]
    full = abs(sweep) == 360.0
    texts = [
        (
            numbered[i],
            at(share, radius + _off(numbered[i], math.radians(begin + sweep * share)) * unit),
        )
        for i, share in shares
        if i in numbered and not (full and i == 0)
    ]
    return strokes, texts


def _half(number: str) -> float:
    """Return half the width of a number."""
    points = number.count(".")
    return (DIGIT * (len(number) - points) + POINT * points) / 2


def _off(number: str, angle: float) -> float:
    """Return how far beyond a round scale the middle of a number is, for all of it to be off."""
    reach = abs(math.cos(angle)) * _half(number) + abs(math.sin(angle)) * RISE
    return max(NEAREST, OFF + reach)


def _dial(made: Instrument, style: Style, unit: float) -> Face:
    widest = max(_half(number) for _, number in made.numbers())
    center = (RADIUS + max(30.0, OFF + 2 * widest + 2.0)) * unit, (RADIUS + 22.0) * unit
    strokes, texts = _round(made, style, unit, center, RADIUS * unit, 210.0, -240.0)
    texts.append((made.unit, (center[0], center[1] + 0.62 * RADIUS * unit)))
    return Face((2 * center[0], center[1] + (0.5 * RADIUS + 22.0) * unit), (*strokes,), (*texts,))


def _stopwatch(made: Instrument, style: Style, unit: float) -> Face:
    center = (RADIUS + 26.0) * unit, (RADIUS + 22.0) * unit
    strokes, texts = _round(made, style, unit, center, RADIUS * unit, 90.0, -360.0)
    size = (2 * center[0], 2 * center[1])
    if made.unit:
        texts.append((made.unit, (size[0] - 10.0 * unit, size[1] - 10.0 * unit)))
    return Face(size, (*strokes,), (*texts,))


def _protractor(made: Instrument, style: Style, unit: float) -> Face:
    radius = QUADRANT * unit
    center = 14.0 * unit, radius + 26.0 * unit
    strokes, scale = _round(made, style, unit, center, radius, 0.0, 90.0)
    legs = ((center[0], center[1] - radius), center, (center[0] + radius, center[1]))
    strokes.insert(0, Stroke((legs,), style.thin * unit, style.ink))
    texts = tuple((f"{number}{made.unit}", (x + 4.0 * unit, y)) for number, (x, y) in scale)
    return Face((center[0] + radius + 36.0 * unit, center[1] + 10.0 * unit), (*strokes,), texts)


def _upright(
    made: Instrument, style: Style, unit: float, left: float, top: float, height: float
) -> tuple[list[Stroke], list[tuple[str, Px]]]:
    """Return the graduations of an upright scale, which begin at `left`, and its numbers."""
    numbered = dict(made.numbers())
    rows = [(i, top + height * (1 - i / made.graduations)) for i in range(made.graduations + 1)]
    ticks = tuple(((left, y), (left + tick(made, i) * unit, y)) for i, y in rows)
    texts = [(numbered[i], (left + 30.0 * unit, y)) for i, y in rows if i in numbered]
    texts.append((made.unit, (left + 30.0 * unit, top - 1.2 * ROW * unit)))
    return [Stroke(ticks, style.thin * unit, style.ink)], texts


def _thermometer(made: Instrument, style: Style, unit: float) -> Face:
    top, height, x, half = 30.0 * unit, 150.0 * unit, 20.0 * unit, 4.0 * unit
    bulb = (x, top + height + 16.0 * unit)
    level = top + height * (1 - made.reading)
    red = style.arrows["force"].color
    tube = (
        (x - half, top - 8 * unit),
        (x + half, top - 8 * unit),
        (x + half, bulb[1]),
        (x - half, bulb[1]),
    )
    column = ((x - half, level), (x + half, level), (x + half, bulb[1]), (x - half, bulb[1]))
    ticks, texts = _upright(made, style, unit, x + half + 3.0 * unit, top, height)
    strokes = (
        Stroke((tube,), style.thin * unit, style.ink, style.paper, closed=True),
        Stroke((column,), 0.0, None, red, closed=True),
        Stroke((circle(bulb, 9.0 * unit)[:-1],), style.thin * unit, style.ink, red, closed=True),
        *ticks,
    )
    return Face((82.0 * unit, bulb[1] + 12.0 * unit), strokes, (*texts,))


def _ruler(made: Instrument, style: Style, unit: float) -> Face:
    left, width, top = 16.0 * unit, 180.0 * unit, 6.0 * unit
    edge = top + 18.0 * unit
    numbered = dict(made.numbers())
    columns = [(i, left + width * i / made.graduations) for i in range(made.graduations + 1)]
    end = left + width * made.reading
    body = style.tints["body"]
    bar = ((left, top), (end, top), (end, edge), (left, edge))
    frame = (
        (left - 14 * unit, edge), (left + width + 16 * unit, edge),
        (left + width + 16 * unit, edge + 34 * unit), (left - 14 * unit, edge + 34 * unit),
    )  # fmt: skip
    ticks = tuple(((x, edge), (x, edge + (tick(made, i) + 1.5) * unit)) for i, x in columns)
    strokes = (
        Stroke((frame,), style.thin * unit, style.ink, style.paper, closed=True),
        Stroke((bar,), style.thin * unit, body.edge, body.fill, closed=True),
        Stroke(ticks, style.thin * unit, style.ink),
    )
    texts = [(numbered[i], (x, edge + 22.0 * unit)) for i, x in columns if i in numbered]
    size = (left + width + 46.0 * unit, edge + 38.0 * unit)
    texts.append((made.unit, (left + width + 32.0 * unit, edge + 22.0 * unit)))
    return Face(size, strokes, (*texts,))


def _cylinder(made: Instrument, style: Style, unit: float) -> Face:
    top, height, left, width = 30.0 * unit, 150.0 * unit, 14.0 * unit, 36.0 * unit
    right, foot = left + width, top + height
    level = top + height * (1 - made.reading)
    liquid = style.tints["liquid"]
    column = ((left, level), (right, level), (right, foot), (left, foot))
    wall = (
        (left - 3 * unit, top - 10 * unit), (left, top - 6 * unit), (left, foot), (right, foot),
        (right, top - 10 * unit),
    )  # fmt: skip
    base = (
        (left - 8 * unit, foot), (right + 8 * unit, foot), (right + 8 * unit, foot + 6 * unit),
        (left - 8 * unit, foot + 6 * unit),
    )  # fmt: skip
    ticks, texts = _upright(made, style, unit, right, top, height)
    surface = ((left, level), (right, level))
    strokes = (
        Stroke((column,), 0.0, None, liquid.fill, closed=True),
        Stroke((surface,), style.line * unit, liquid.edge),
        Stroke((wall,), style.thin * unit, style.ink),
        Stroke((base,), style.thin * unit, style.ink, style.tints["faint"].fill, closed=True),
        *ticks,
    )
    return Face((right + 52.0 * unit, foot + 12.0 * unit), strokes, (*texts,))


_MAKERS: dict[Kind, Callable[[Instrument, Style, float], Face]] = {
    "dial": _dial,
    "stopwatch": _stopwatch,
    "protractor": _protractor,
    "thermometer": _thermometer,
    "ruler": _ruler,
    "cylinder": _cylinder,
}
