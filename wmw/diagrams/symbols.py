"""Circuit symbols, taken from schemdraw's element library as plain geometry.

The symbol lies on the x axis from 0 to `length`, in schemdraw's units (a resistor is 1 long).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from wmw.diagrams.ink import Px

Fill = Literal["none", "paper", "ink"]
ROUND_SCALE = 0.8
"""Lamps and meters are as wide as a resistor is long there; in print they are smaller."""


@dataclass(frozen=True, slots=True)
class Outline:
    """One polyline of a symbol."""

    points: tuple[Px, ...]
    closed: bool = False
    fill: Fill = "none"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A two-terminal symbol; `half` is how far it reaches from its axis; `letter` stands in it."""

    outlines: tuple[Outline, ...]
    length: float
    half: float
    letter: str | None = None


@lru_cache(maxsize=32)
def symbol(kind: str, zigzag: bool) -> Symbol:
    """Return the symbol of an element kind (`wmw.core.scene.Element.kind`).

    Current runs from 0 to `length`: a battery's long plate, its positive pole, is at the end.
    """
    library = _library()
    if kind == "battery":
        cell = _taken(library.BatteryCell())
        turned = tuple(
            Outline(tuple((cell.length - x, y) for x, y in o.points), o.closed, o.fill)
            for o in cell.outlines
        )
        return Symbol(turned, cell.length, cell.half)
    if kind == "resistor":
        return _taken(library.ResistorIEEE() if zigzag else library.ResistorIEC())
    if kind == "lamp":
        return _taken(library.Lamp2(), ROUND_SCALE)
    if kind in ("ammeter", "voltmeter"):
        letter = "A" if kind == "ammeter" else "V"
        drawn = _taken(library.MeterA() if kind == "ammeter" else library.MeterV(), ROUND_SCALE)
        return Symbol(drawn.outlines, drawn.length, drawn.half, letter)
    if kind == "switch_open":
        return _taken(library.Switch())
    if kind == "switch_closed":
        contacts = tuple(o for o in _taken(library.Switch()).outlines if o.closed)
        blade = Outline(((0.24, 0.06), (0.76, 0.06)))
        return Symbol((blade, *contacts), 1.0, 0.2)
    if kind == "capacitor":
        return _taken(library.Capacitor())
    if kind == "inductor":
        return _taken(library.Inductor())
    if kind == "diode":
        return _taken(library.Diode())
    raise ValueError(f"no symbol for a circuit element of kind {kind!r}")


def _library() -> Any:
    """Return schemdraw's elements; late, for it loads pyplot, which other pictures do without."""
    import schemdraw.elements

    return schemdraw.elements


def _taken(element: Any, scale: float = 1.0) -> Symbol:
    from schemdraw.segments import SegmentArc, SegmentCircle, SegmentPoly

    outlines: list[Outline] = []
    length = 0.0
    for segment in element.segments:
        if isinstance(segment, SegmentCircle):
            points = _ellipse(segment.center, 2 * segment.radius, 2 * segment.radius, 0, 360)
            outlines.append(Outline(points[:-1], True, "paper"))
        elif isinstance(segment, SegmentArc):
            bow = _ellipse(
                segment.center, segment.width, segment.height, segment.theta1, segment.theta2
            )
            outlines.append(Outline(bow))
        elif isinstance(segment, SegmentPoly):
            outlines.append(
                Outline(tuple((float(x), float(y)) for x, y in segment.verts), True, "ink")
            )
        elif hasattr(segment, "path"):
            length = max([length, *(x for x, _ in segment.path if not math.isnan(x))])
            outlines += [Outline(piece) for piece in _pieces(segment.path)]
    # Circles are filled, so what stands in them comes after.
    outlines.sort(key=lambda o: o.fill != "paper")
    scaled = tuple(
        Outline(tuple((scale * x, scale * y) for x, y in o.points), o.closed, o.fill)
        for o in outlines
    )
    half = max(abs(y) for o in scaled for _, y in o.points)
    return Symbol(scaled, scale * length, half)


def _pieces(path: Any) -> list[tuple[Px, ...]]:
    """Split at the gaps, which schemdraw writes as NaN; lone points are where leads attach."""
    pieces: list[list[Px]] = [[]]
    for x, y in path:
        if math.isnan(x):
            pieces.append([])
        else:
            pieces[-1].append((float(x), float(y)))
    return [tuple(piece) for piece in pieces if len(set(piece)) > 1]


def _ellipse(center: Any, width: float, height: float, start: float, end: float) -> tuple[Px, ...]:
    count = 72
    angles = [math.radians(start + (end - start) * i / count) for i in range(count + 1)]
    return tuple(
        (center[0] + width / 2 * math.cos(a), center[1] + height / 2 * math.sin(a)) for a in angles
    )
