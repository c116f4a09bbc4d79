"""How pulley scenes are drawn: over an edge, over an incline, from a ceiling, in a tackle."""

from __future__ import annotations

from math import cos, degrees, sin, tan

from wmw.core.scene import (
    AngleMark,
    Arc,
    Arrow,
    Circle,
    Dimension,
    Ground,
    Label,
    Line,
    Part,
    Point,
    Polygon,
    Scene,
    SceneInput,
    Side,
    flip,
)
from wmw.families.pulley.symbols import (
    ATWOOD,
    ATWOOD_P,
    DOWN,
    INCLINE,
    INCLINE_HELD,
    MOVABLE,
    ROUGH,
    ROUGH_DOWN,
    ROUGH_UP,
    SMOOTH,
    TABLE,
    UP,
    WHEEL,
    WHEEL_TABLE,
    WOUND,
)

SHEAVE = 0.7
WIDE, TALL = 2.0, 1.5
"""Size of a body, scene units; bodies of any mass are drawn alike."""
SHIFT = 1.6
"""How far the bodies have moved in the frame afterwards."""
BESIDE = 2.7
"""Room beside a body for the label of its mass."""


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime with the labels of its givens."""
    if given.regime in (*ATWOOD, WHEEL):
        scene = _atwood(given)
    elif given.regime in (*TABLE, WHEEL_TABLE):
        scene = _table(given)
    elif given.regime in INCLINE:
        scene = _incline(given)
    elif given.regime in MOVABLE:
        scene = _movable(given)
    elif given.regime == WOUND:
        scene = _wound(given)
    else:
        scene = _tackle(given)
    return flip(scene) if given.mirrored else scene


def _body(
    x: float, top: float, role: str, mass: str, name: str, side: Side = "below"
) -> list[Part]:
    """Return a hanging body with its letter in it and its mass beside it."""
    beside = {"left": x - WIDE / 2, "right": x + WIDE / 2}
    at = (beside[side], top - TALL / 2) if side in beside else (x, top - TALL)
    return [
        Polygon(
            ((x - WIDE / 2, top - TALL), (x + WIDE / 2, top - TALL), (x + WIDE / 2, top), (x - WIDE / 2, top)),
            "body", role,
        ),
        Label((x, top - TALL / 2), text=name, side="center", body=role),
        Label(at, mass, side=side, body=role),
    ]  # fmt: skip


def _wheel(x: float, y: float) -> list[Part]:
    return [Circle((x, y), SHEAVE, "metal"), Circle((x, y), 0.1, "ink")]


def _surface(start: Point, end: Point, body: str, rough: bool) -> list[Part]:
    """Return the hatching of a rough surface; on a smooth one it would suggest friction."""
    return [Ground(start, end, True, body)] if rough else []


def _letter(given: SceneInput, role: str) -> str:
    """Return the letter that tells the body from the other one ("P" of "block P")."""
    return given.names.get(role, "").rpartition(" ")[2] or ("P" if role == "first" else "Q")


def _atwood(given: SceneInput) -> Scene:
    sense = -1.0 if given.regime == ATWOOD_P else 1.0
    moved = SHIFT * sense if given.frame == "after" else 0.0
    gap = 1.8
    left, right = -4.0 + moved, -4.0 - moved
    parts: list[Part] = [
        Ground((3.4, 2.2), (-3.4, 2.2)),
        Line(((0.0, 2.2), (0.0, 0.0)), "metal", heavy=True),
        Circle((0.0, 0.0), gap, "metal"),
        Circle((0.0, 0.0), 0.1, "ink"),
        Arc((0.0, 0.0), gap, 0.0, 180.0, heavy=True),
        Line(((-gap, 0.0), (-gap, left))),
        Line(((gap, 0.0), (gap, right))),
        *_body(-gap, left, "first", "m_P", _letter(given, "first"), "left"),
        *_body(gap, right, "second", "m_Q", _letter(given, "second"), "right"),
    ]
    return Scene(tuple(parts), notes=_notes(given, "h"))


def _wound(given: SceneInput) -> Scene:
    """Draw a body on a string that is wound on a wheel with a fixed axle."""
    radius = 1.8
    top = -4.0 - (SHIFT if given.frame == "after" else 0.0)
    parts: list[Part] = [
        Ground((3.4, 2.6), (-3.4, 2.6)),
        Line(((0.0, 2.6), (0.0, 0.0)), "metal", heavy=True),
        Circle((0.0, 0.0), radius, "metal"),
        Circle((0.0, 0.0), 0.1, "ink"),
        Line(((radius, 0.0), (radius, top))),
        *_body(radius, top, "second", "m_Q", _letter(given, "second"), "right"),
    ]
    return Scene(tuple(parts), notes=_notes(given, "h"))


def _table(given: SceneInput) -> Scene:
    slides = given.regime in (SMOOTH, ROUGH) and given.frame == "after"
    moved = SHIFT if slides else 0.0
    edge, floor = 6.0, -5.7
    top = SHEAVE + 0.05
    x = 0.4 + moved
    rough = given.regime != SMOOTH
    wheel = (edge + SHEAVE, top - SHEAVE)
    line = wheel[1] + SHEAVE
    hang = -1.9 - moved
    side = wheel[0] + SHEAVE
    parts: list[Part] = [
        Polygon(((-2.6, -0.35), (edge, -0.35), (edge, 0.0), (-2.6, 0.0)), "surface", "table"),
        *_surface((-2.6, 0.0), (edge, 0.0), "table", rough),
        Polygon(((-1.8, -0.35), (-1.3, -0.35), (-1.3, floor), (-1.8, floor)), "surface", "table"),
        Polygon(((edge - 1.2, -0.35), (edge - 0.7, -0.35), (edge - 0.7, floor), (edge - 1.2, floor)), "surface", "table"),
        Polygon(((x - WIDE / 2, 0.0), (x + WIDE / 2, 0.0), (x + WIDE / 2, TALL), (x - WIDE / 2, TALL)), "body", "first"),
        Label((x, TALL / 2), text=_letter(given, "first"), side="center", body="first"),
        Label((x, TALL), "m_P", side="above", body="first"),
        Circle(wheel, SHEAVE, "metal"),
        # A bracket from the edge of the table to the axle, before the wheel.
        Polygon(((edge - 0.7, -0.35), (edge - 0.7, 0.0), (wheel[0], wheel[1] + 0.2), (wheel[0] + 0.15, wheel[1]), (wheel[0], wheel[1] - 0.2)), "surface"),
        Circle(wheel, 0.1, "ink"),
        Line(((x + WIDE / 2, line), (wheel[0], line))),
        Arc(wheel, SHEAVE, 0.0, 90.0, heavy=True),
        Line(((side, wheel[1]), (side, hang))),
        *_body(side, hang, "second", "m_Q", _letter(given, "second"), "right"),
        _room(side, hang - TALL / 2, 1.0),
        Ground((-3.4, floor), (side + WIDE / 2 + 0.6, floor)),
    ]  # fmt: skip
    if "h" in given.values and given.frame == "before":
        foot = hang - TALL
        parts += [
            Dimension((side, foot), (side, foot - SHIFT), "h", broken=True),
            Line(((side - 0.6, foot - SHIFT), (side + 0.6, foot - SHIFT)), "faint", dashed=True),
        ]
        return Scene(tuple(parts), notes=_notes(given))
    return Scene(tuple(parts), notes=_notes(given, "h"))


def _room(x: float, y: float, sense: float) -> Line:
    """Return what keeps room for the label on the right (1) or the left (-1) of a body."""
    edge = x + sense * WIDE / 2
    return Line(((edge, y), (edge + sense * BESIDE, y)), "none")


def _incline(given: SceneInput) -> Scene:
    theta = given.values["theta"]
    length = min(9.0 / cos(theta), 6.5 / sin(theta))
    along, out = (cos(theta), sin(theta)), (-sin(theta), cos(theta))

    def at(distance: float, height: float = 0.0) -> Point:
        return (distance * along[0] + height * out[0], distance * along[1] + height * out[1])

    # What moves which way may be asked: the bodies are drawn where they start.
    moved = 0.0
    if given.frame == "after" and given.regime in (UP, ROUGH_UP):
        moved = SHIFT
    if given.frame == "after" and given.regime in (DOWN, ROUGH_DOWN):
        moved = -SHIFT
    place = 0.45 * length + moved
    half = TALL / 2
    # Far enough out for the wheel to clear the tip, and for Q to hang clear of the wedge.
    away = max(1.2, (WIDE / 2 + 0.3 - SHEAVE) / cos(theta))
    hub = at(length + away, half - SHEAVE)
    rope_end = at(length + away, half)
    side = hub[0] + SHEAVE
    hang = hub[1] - 2.6 - moved
    corner = (length * along[0], 0.0)
    # In a flat wedge the label of the angle has room only farther from the tip.
    radius = max(0.22 * length, 0.55 / tan(theta / 2))
    parts: list[Part] = [
        Polygon(((0.0, 0.0), corner, at(length)), "surface", "incline"),
        *_surface((0.0, 0.0), at(length), "incline", given.regime in (ROUGH_UP, ROUGH_DOWN, INCLINE_HELD)),
        AngleMark((0.0, 0.0), radius, 0.0, degrees(theta), "theta"),
        Polygon((at(place - WIDE / 2), at(place + WIDE / 2), at(place + WIDE / 2, TALL), at(place - WIDE / 2, TALL)), "body", "first"),
        Label(at(place, half), text=_letter(given, "first"), side="center", body="first"),
        Label(at(place - WIDE / 2, TALL), "m_P", side="left", body="first"),
        Circle(hub, SHEAVE, "metal"),
        Line((at(length), hub), "ink", heavy=True),
        Circle(hub, 0.1, "ink"),
        Line((at(place + WIDE / 2, half), rope_end)),
        Arc(hub, SHEAVE, 0.0, 90.0 + degrees(theta), heavy=True),
        Line(((side, hub[1]), (side, hang))),
        *_body(side, hang, "second", "m_Q", _letter(given, "second")),
    ]  # fmt: skip
    return Scene(tuple(parts), notes=_notes(given))


def _movable(given: SceneInput) -> Scene:
    """Draw the string from the ceiling, around the movable pulley, over a fixed one, to Q."""
    top, low, radius = 0.0, -3.6, 0.9
    fixed = (2 * radius, -1.0)
    parts: list[Part] = [
        Ground((3.8, top), (-2.0, top)),
        Line(((-radius, top), (-radius, low))),
        Circle((0.0, low), radius, "metal"),
        Circle((0.0, low), 0.1, "ink"),
        Arc((0.0, low), radius, 180.0, 360.0, heavy=True),
        Line(((radius, low), (radius, fixed[1]))),
        Line(((fixed[0], top), fixed), "metal", heavy=True),
        Circle(fixed, radius, "metal"),
        Circle(fixed, 0.1, "ink"),
        Arc(fixed, radius, 0.0, 180.0, heavy=True),
        Line(((3 * radius, fixed[1]), (3 * radius, low - 2.0))),
        Line(((0.0, low), (0.0, low - 2.0)), "metal", heavy=True),
        *_body(0.0, low - 2.0, "first", "m_P", _letter(given, "first"), "left"),
        *_body(3 * radius, low - 2.0, "second", "m_Q", _letter(given, "second"), "right"),
        _room(0.0, low - 2.0 - TALL / 2, -1.0),
        _room(3 * radius, low - 2.0 - TALL / 2, 1.0),
    ]
    return Scene(tuple(parts), notes=_notes(given))


def _tackle(given: SceneInput) -> Scene:
    """Draw as many strands between two blocks of pulleys as carry the load."""
    strands = max(1, round(given.values["n"]))
    low = -5.0 if strands == 2 else -5.8
    bottom = low - 0.9
    parts = _single(given, low, bottom) if strands == 2 else _reeved(given, strands, low, bottom)
    parts.append(
        Polygon(((-1.3, bottom - 1.5), (1.3, bottom - 1.5), (1.3, bottom), (-1.3, bottom)), "body", "load")
    )  # fmt: skip
    label = next((q for q in ("W", "m_L") if q in given.values), None)
    if label is not None:
        parts.append(Label((0.0, bottom - 1.5), label, side="below", body="load"))
    notes = _notes(given, "n", "eta", "W_pul")
    if "h" in given.values:
        parts.append(
            Dimension((-1.5, bottom - 3.4), (-1.5, bottom - 1.5), "h", offset=0.9, broken=True)
        )
        parts.append(Ground((-3.4, bottom - 3.4), (2.8, bottom - 3.4)))
    return Scene(tuple(parts), notes=notes)


def _pull(given: SceneInput) -> tuple[str | None, str | None]:
    """Return the quantity of the pull on the free end, or a word for it where it is not given."""
    return ("F", None) if "F" in given.values else (None, "pull")


def _single(given: SceneInput, low: float, bottom: float) -> list[Part]:
    """Draw one movable pulley: a strand from the ceiling, and the one that is pulled upward."""
    high, radius = -0.9, 0.65
    return [
        Ground((2.6, 0.6), (-2.6, 0.6)),
        Line(((-radius, 0.6), (-radius, low))),
        Line(((radius, low), (radius, high - 1.0))),
        Circle((0.0, low), radius, "metal"),
        Circle((0.0, low), 0.06, "ink"),
        Arc((0.0, low), radius, 180.0, 360.0, heavy=True),
        Arrow((radius, high - 1.0), (radius, high), "force", *_pull(given)),
        Line(((0.0, low), (0.0, bottom)), "metal", heavy=True),
    ]


def _reeved(given: SceneInput, strands: int, low: float, bottom: float) -> list[Part]:
    """Draw two blocks with the rope led over their sheaves, one after the other.

    The strands stand evenly, and the load hangs below their middle. The rope is fixed to the
    upper block if they are even in number, else to the lower one.
    """
    step, high = 1.1, -0.4
    radius, deep = step / 2, 1.05
    places = [step * (i - (strands - 1) / 2) for i in range(strands + 1)]
    even = strands % 2 == 0
    upper, floor = high - deep, low - 0.3 + deep
    left, right, pull = places[0] - 0.6, places[-2] + 0.6, places[-1]
    top = [places[i] + radius for i in range(1 if even else 0, strands, 2)]
    foot = [places[i] + radius for i in range(0 if even else 1, strands - 1, 2)]
    middle = (places[0] + pull) / 2
    parts: list[Part] = [
        Ground((pull + 1.4, 0.6), (left - 0.8, 0.6)),
        *(Line(((middle + x, 0.6), (middle + x, high)), "metal", heavy=True) for x in (-0.8, 0.8)),
        Polygon(((left, high - 0.3), (pull + 0.6, high - 0.3), (pull + 0.6, high), (left, high)), "metal"),
        Polygon(((left, low - 0.6), (right, low - 0.6), (right, low - 0.3), (left, low - 0.3)), "metal", "pulley"),
        Line(((0.0, low - 0.6), (0.0, bottom)), "metal", heavy=True),
    ]  # fmt: skip
    for hubs, y, bar, start in ((top, upper, high - 0.3, 0.0), (foot, floor, low - 0.3, 180.0)):
        for x in hubs:
            parts += [
                Circle((x, y), radius, "metal"),
                Line(((x, bar), (x, y)), "ink", heavy=True),
                Circle((x, y), 0.08, "ink"),
                Arc((x, y), radius, start, start + 180.0, heavy=True),
            ]
    for i, x in enumerate(places[:-1]):
        tied_up, tied_down = i == 0 and even, i == 0 and not even
        ends = high - 0.3 if tied_up else upper, low - 0.3 if tied_down else floor
        parts.append(Line(((x, ends[0]), (x, ends[1]))))
    parts += [
        Line(((pull, upper), (pull, floor + 0.3))),
        Arrow((pull, floor + 0.3), (pull, floor - 1.0), "force", *_pull(given)),
    ]
    return parts


def _notes(given: SceneInput, *more: str) -> tuple[str, ...]:
    """Return the givens without a place of their own in the drawing."""
    return tuple(name for name in ("mu_s", "mu_k", *more, "g") if name in given.values)
