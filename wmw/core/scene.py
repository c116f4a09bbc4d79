"""What a picture shows, before any pixel: shapes, bodies, labels, in scene units.

x points right, y up; the renderer fits the whole into the picture with one scale for both axes,
so angles are exact. A scene carries no numbers of its own: a label names the quantity it stands
for, and the renderer prints the item's shown text for it ("θ = 35°"), or the symbol alone where
the modality keeps the number out of the picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

Point = tuple[float, float]
Side = Literal["above", "below", "left", "right", "center"]
Tone = Literal[
    "ink", "body", "surface", "liquid", "glass", "metal", "north", "south", "faint", "accent",
    "none",
]  # fmt: skip
"""What a shape is made of, or which pole of a magnet it is; a style turns it into a colour."""


@dataclass(frozen=True, slots=True)
class Line:
    """A polyline."""

    points: tuple[Point, ...]
    tone: Tone = "ink"
    dashed: bool = False
    heavy: bool = False
    body: str | None = None


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed filled shape."""

    points: tuple[Point, ...]
    tone: Tone = "body"
    body: str | None = None


@dataclass(frozen=True, slots=True)
class Circle:
    """A filled circle (radius in scene units)."""

    center: Point
    radius: float
    tone: Tone = "body"
    body: str | None = None


@dataclass(frozen=True, slots=True)
class Arc:
    """A circular arc from `start` to `end`, degrees counted anticlockwise from the x axis."""

    center: Point
    radius: float
    start: float
    end: float
    tone: Tone = "ink"
    dashed: bool = False
    heavy: bool = False
    body: str | None = None


@dataclass(frozen=True, slots=True)
class Ground:
    """A fixed surface: a line with hatching on its right-hand side, seen from start to end."""

    start: Point
    end: Point
    rough: bool = False
    body: str | None = None


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow; its role fixes its look. Only what the question gives is drawn, never a result."""

    tail: Point
    head: Point
    role: Literal["force", "velocity", "ray", "axis", "field", "motion"] = "velocity"
    quantity: str | None = None
    label: str | None = None
    body: str | None = None


@dataclass(frozen=True, slots=True)
class AngleMark:
    """An arc that marks an angle, with the quantity's label beside it; degrees from the x axis."""

    vertex: Point
    radius: float
    start: float
    end: float
    quantity: str | None = None
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Dimension:
    """A dimension line with end ticks between two points, set off to its left by `offset`.

    `broken` draws the break mark of technical drawing: the length is not to scale. `measures` is
    the quantity that it shows where a label apart from it has the quantity's name.
    """

    start: Point
    end: Point
    quantity: str | None = None
    label: str | None = None
    offset: float = 0.0
    broken: bool = False
    measures: str | None = None


@dataclass(frozen=True, slots=True)
class Label:
    """A text at a point: a quantity's shown text, or words; `side` is the preferred side.

    Labels of one body at one point and side are set as one, in a line each.
    """

    at: Point
    quantity: str | None = None
    text: str | None = None
    side: Side = "above"
    body: str | None = None


Part = Line | Polygon | Circle | Arc | Ground | Arrow | AngleMark | Dimension | Label


@dataclass(frozen=True, slots=True)
class Element:
    """A two-terminal circuit element; `quantity` names what its label shows."""

    kind: Literal[
        "battery", "resistor", "lamp", "capacitor", "switch_open", "switch_closed", "ammeter",
        "voltmeter", "inductor", "diode",
    ]  # fmt: skip
    name: str
    quantity: str | None = None
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Series:
    """Branches one after another."""

    parts: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class Parallel:
    """Branches side by side between the same two nodes."""

    parts: tuple[Branch, ...]


Branch = Element | Series | Parallel


@dataclass(frozen=True, slots=True)
class Circuit:
    """A source (battery, perhaps with its internal resistance) that feeds a load."""

    source: Branch
    load: Branch


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture. `circuit` takes the place of `parts` for circuit diagrams.

    `notes` are quantities without a place of their own in the drawing (g, a coefficient); the
    renderer lists them in a box.
    """

    parts: tuple[Part, ...] = ()
    circuit: Circuit | None = None
    notes: tuple[str, ...] = ()
    caption: str | None = None

    def quantities(self) -> tuple[str, ...]:
        """Return every quantity the scene has a label for, in drawing order, with repeats."""
        named = [q for part in self.parts if (q := getattr(part, "quantity", None))]
        if self.circuit:
            for branch in (self.circuit.source, self.circuit.load):
                named += [e.quantity for e in elements(branch) if e.quantity]
        return (*named, *self.notes)


def elements(branch: Branch) -> tuple[Element, ...]:
    """Return the elements of a branch, left to right, top to bottom."""
    if isinstance(branch, Element):
        return (branch,)
    return tuple(e for part in branch.parts for e in elements(part))


@dataclass(frozen=True, slots=True)
class SceneInput:
    """What a family's drawing function gets.

    `values` are SI values of every given (and of what the layout needs), `names` the words that
    the item uses for its bodies by role, `frame` the moment that is drawn. With a `time` (0 before
    to 1 after) the bodies stand where they are then; a family is asked so where it declares that
    it draws the course itself (`wmw.core.family.DRAWN`). A scene that the family can draw from two
    sides is drawn from the less usual one where it is to be seen `aside`.
    """

    regime: str
    values: Mapping[str, float]
    names: Mapping[str, str]
    frame: Literal["before", "after"] = "before"
    mirrored: bool = False
    time: float | None = None
    aside: bool = False


def flip(scene: Scene) -> Scene:
    """Return the scene with left and right exchanged (circuits are left as they are)."""
    return replace(scene, parts=tuple(_flipped(part) for part in scene.parts))


def _flipped(part: Part) -> Part:
    def across(point: Point) -> Point:
        return (-point[0], point[1])

    if isinstance(part, Line | Polygon):
        return replace(part, points=tuple(across(p) for p in part.points))
    if isinstance(part, Circle):
        return replace(part, center=across(part.center))
    if isinstance(part, Arc):
        return replace(part, center=across(part.center), start=180 - part.end, end=180 - part.start)
    if isinstance(part, AngleMark):
        return replace(part, vertex=across(part.vertex), start=180 - part.end, end=180 - part.start)
    if isinstance(part, Ground):  # the hatching stays on the same side of the surface
        return replace(part, start=across(part.end), end=across(part.start))
    if isinstance(part, Dimension):
        return replace(part, start=across(part.end), end=across(part.start))
    if isinstance(part, Arrow):
        return replace(part, tail=across(part.tail), head=across(part.head))
    side: Side = {"left": "right", "right": "left"}.get(part.side, part.side)  # type: ignore[assignment]
    return replace(part, at=across(part.at), side=side)
