"""How levers are drawn: the bar with its loads to scale, forces where the question gives them."""

from __future__ import annotations

from math import cos, degrees, sin

from wmw.core.scene import (
    AngleMark,
    Arrow,
    Circle,
    Dimension,
    Ground,
    Label,
    Line,
    Part,
    Polygon,
    Scene,
    SceneInput,
    flip,
)
from wmw.families.lever.symbols import (
    BEAMS,
    BOOMS,
    CLASSES,
    ENDS,
    FIRST,
    LEFT_RIGHT,
    OBLIQUE,
    PLANK,
    PLANK_TWO,
    RIGHT_LEFT,
    THIRD,
    THREE,
    TIPPING,
    WRENCH,
)

WIDE = 10.0
"""Length of the longest span, scene units."""
THICK = 0.26
SIDE = 1.0
CLOSEST = 5.0
"""Ratio of lengths up to which they are drawn to scale."""


def draw(given: SceneInput) -> Scene:
    """Lay out the bar of a regime; words for left and right forbid mirroring."""
    if given.regime in TIPPING:
        scene = _over_edge(given)
    elif given.regime in BEAMS:
        scene = _beam(given)
    elif given.regime in BOOMS:
        scene = _boom(given)
    elif given.regime == WRENCH:
        scene = _wrench(given)
    elif given.regime in (*CLASSES, OBLIQUE):
        scene = _machine(given)
    elif given.regime in (PLANK, PLANK_TWO):
        scene = _plank(given)
    else:
        scene = _seesaw(given)
    sided = (LEFT_RIGHT, RIGHT_LEFT, PLANK, PLANK_TWO, *BEAMS)
    return flip(scene) if given.mirrored and given.regime not in sided else scene


def _get(given: SceneInput, name: str, default: float) -> float:
    """Return a value only where it is given: what is asked for must not be drawn to scale."""
    return given.values.get(name, default)


def _bar(left: float, right: float, y: float = 0.0) -> Polygon:
    return Polygon(((left, y), (right, y), (right, y + THICK), (left, y + THICK)), "body", "lever")


def _pivot(x: float, body: str = "pivot") -> list[Part]:
    return [
        Polygon(((x - 0.55, -1.0), (x + 0.55, -1.0), (x, 0.0)), "metal", body),
        Ground((x - 0.75, -1.0), (x + 0.75, -1.0)),
    ]


def _box(given: SceneInput, role: str, quantity: str, x: float, size: float = SIDE) -> list[Part]:
    """Return a body that stands on the bar, with its word and its mass."""
    low, high = THICK, THICK + size
    outline = (
        (x - size / 2, low),
        (x + size / 2, low),
        (x + size / 2, high),
        (x - size / 2, high),
    )
    text = given.names.get(role)
    return [
        Polygon(outline, "body", role),
        Label((x, high), _if(given, quantity), text, "above", role),
    ]


def _span(x0: float, x1: float, quantity: str | None, level: float, *, scaled: bool = True) -> Part:
    """Return a dimension between two places along the bar, below it by `level`."""
    left, right = min(x0, x1), max(x0, x1)
    label = None if quantity else "?"
    return Dimension(
        (right, 0.0), (left, 0.0), quantity, label, offset=level, broken=not scaled
    )  # drawn from right to left, its own left is below


def _arms(given: SceneInput, sides: dict[str, int]) -> tuple[dict[str, float], bool]:
    """Return signed places of the bodies, to scale where the given arms allow it.

    An arm that is asked for is drawn like the longest one, as a broken length.
    """
    known = {name: given.values[name] for name in sides if name in given.values}
    longest = max(known.values(), default=1.0)
    shortest = min(known.values(), default=1.0)
    scaled = longest <= CLOSEST * shortest
    half = WIDE / 2
    places: dict[str, float] = {}
    for name, side in sides.items():
        reach = known.get(name, longest) / longest if scaled else 1.0
        places[name] = side * half * max(reach, 0.25)
    return places, scaled


def _seesaw(given: SceneInput) -> Scene:
    if given.regime == ENDS:
        return _ends(given)
    first = 1 if given.regime == RIGHT_LEFT else -1
    sides = {"d_1": first, "d_2": -first}
    if given.regime == THREE:
        sides["d_3"] = first
    places, scaled = _arms(given, sides)
    if given.regime == THREE and abs(places["d_1"] - places["d_3"]) < SIDE:
        scaled = False
        places["d_3"] = places["d_1"] * 0.6
    far = max(abs(p) for p in places.values()) + 0.8
    parts: list[Part] = [_bar(-far, far), *_pivot(0.0)]
    roles = {"d_1": ("first", "m_1"), "d_2": ("second", "m_2"), "d_3": ("third", "m_3")}
    for order, (name, place) in enumerate(places.items()):
        parts += _box(given, *roles[name], place)
        level = 1.5 if order < 2 else 2.5
        if any(arm in given.values for arm in places):
            parts.append(
                _span(
                    0.0, place, name if name in given.values else None, level,
                    scaled=scaled and name in given.values,
                )
            )  # fmt: skip
    if "m_b" in given.values:
        parts.append(
            Label((0.0, THICK), _if(given, "m_b"), given.names.get("lever"), "above", "lever")
        )
    return Scene(tuple(parts), notes=_notes(given))


def _ends(given: SceneInput) -> Scene:
    """Draw a rod with bodies at its ends; where the pivot stands is asked for."""
    half = WIDE / 2
    parts: list[Part] = [_bar(-half, half)]
    parts += _box(given, "first", "m_1", -half)
    parts += _box(given, "second", "m_2", half)
    if "L" in given.values:
        parts.append(_span(-half, half, "L", 0.8))
    text = given.names.get("lever")
    parts.append(Label((0.0, THICK), text=text, side="above", body="lever"))
    return Scene(tuple(parts), notes=_notes(given))


def _plank(given: SceneInput) -> Scene:
    values = given.values
    length, place = values["L"], values["x_p"]
    scale = WIDE / length
    pivot = place * scale
    load = pivot - _get(given, "d_1", place * 0.6) * scale
    parts: list[Part] = [_bar(0.0, WIDE), *_pivot(pivot)]
    role = "first" if given.regime == PLANK_TWO else "load"
    parts += _box(given, role, "m_1", load, 0.8)
    if given.regime == PLANK_TWO:
        other = pivot + _get(given, "d_2", (length - place) * 0.7) * scale
        parts += _box(given, "second", "m_2", other, 0.8)
        if "d_2" in values:
            parts.append(_span(pivot, other, "d_2", 1.5))
    if "d_1" in values:
        parts.append(_span(load, pivot, "d_1", 1.5))
    if "x_p" in values:
        parts.append(_span(0.0, pivot, "x_p", 2.5))
    if "L" in values:
        parts.append(_span(0.0, WIDE, "L", 3.5))
    parts.append(
        Label(
            (WIDE * 0.8, THICK),
            _if(given, "m_b"),
            given.names.get("lever"),
            side="above",
            body="lever",
        )
    )
    return Scene(tuple(parts), notes=_notes(given))


def _machine(given: SceneInput) -> Scene:
    """Draw fulcrum, load and effort; the load hangs below the bar, the effort is an arrow."""
    across = given.regime in (FIRST, OBLIQUE)
    sides = {"d_1": -1 if across else 1, "d_2": 1}
    places, scaled = _arms(given, sides)
    if not across:  # both to the right: the bar takes the whole width
        places = {name: 2 * place for name, place in places.items()}
        if "d_2" not in given.values or not scaled:
            far = THIRD if given.regime == THIRD else ""
            places = {"d_1": WIDE if far else 0.45 * WIDE, "d_2": 0.45 * WIDE if far else WIDE}
    left = min(0.0, *places.values()) - 0.5
    right = max(places.values()) + 0.5
    parts: list[Part] = [_bar(left, right), *_pivot(0.0)]
    load, effort = places["d_1"], places["d_2"]
    if given.regime in CLASSES and not across:
        parts += _box(given, "load", "W_1", load, 0.9)
        tail, head = (effort, THICK), (effort, THICK + 1.9)
    else:
        parts.append(Line(((load, 0.0), (load, -0.55)), "ink"))
        outline = (
            (load - 0.45, -1.45),
            (load + 0.45, -1.45),
            (load + 0.45, -0.55),
            (load - 0.45, -0.55),
        )
        parts.append(Polygon(outline, "body", "load"))
        word = given.names.get("load")
        parts.append(Label((load, -1.45), _if(given, "W_1"), word, "below", "load"))
        tail, head = (effort, THICK + 1.9), (effort, THICK)
    if given.regime == OBLIQUE:
        turn = _get(given, "theta", 1.0)
        tail = (effort - 2.6 * cos(turn), THICK + 2.6 * sin(turn))
        parts.append(
            AngleMark((effort, THICK), 1.1, 180 - degrees(turn), 180.0, _if(given, "theta"))
        )
    parts.append(Arrow(tail, head, "force", None, "effort", "effort"))
    for name, place in places.items():
        if name not in given.values:
            continue
        if across:
            parts.append(
                _above(0.0, place, name, scaled, level=1.0 if given.regime == FIRST else 3.2)
            )
        else:
            parts.append(_span(0.0, place, name, 1.6 if name == "d_1" else 2.6, scaled=scaled))
    return Scene(tuple(parts), notes=_notes(given))


def _if(given: SceneInput, name: str) -> str | None:
    return name if name in given.values else None


def _above(x0: float, x1: float, quantity: str, scaled: bool, level: float) -> Part:
    left, right = min(x0, x1), max(x0, x1)
    return Dimension((left, THICK), (right, THICK), quantity, offset=level, broken=not scaled)


def _wrench(given: SceneInput) -> Scene:
    """Draw a wrench on its bolt, and the force at its true angle to the handle."""
    reach = 6.5
    turn = _get(given, "theta", 1.1)
    parts: list[Part] = [
        Polygon(((-0.2, -0.3), (reach + 0.4, -0.3), (reach + 0.4, 0.3), (-0.2, 0.3)), "metal",
                "lever"),
        Circle((0.0, 0.0), 0.95, "metal", "jaw"),
        Polygon(tuple((0.5 * cos(k * 1.0472), 0.5 * sin(k * 1.0472)) for k in range(6)), "surface",
                "bolt"),
        Label((0.0, -0.95), text=given.names.get("bolt"), side="below", body="bolt"),
        Line(((reach, 0.0), (reach + 2.6, 0.0)), "faint", dashed=True),
    ]  # fmt: skip
    tip = (reach + 3.0 * cos(turn), 3.0 * sin(turn))
    parts.append(Arrow((reach, 0.0), tip, "force", _if(given, "F_e"), None, "force"))
    parts.append(AngleMark((reach, 0.0), 1.3, 0.0, degrees(turn), _if(given, "theta")))
    if "d_2" in given.values:
        parts.append(Dimension((reach, -0.3), (0.0, -0.3), "d_2", offset=1.3, broken=True))
    return Scene(tuple(parts), notes=_notes(given))


def _beam(given: SceneInput) -> Scene:
    values = given.values
    length = values["L"]
    scale = WIDE / length
    past = given.regime != BEAMS[0]
    right = values["s"] * scale if past else WIDE
    load = _get(given, "a", 0.6 * length) * scale
    parts: list[Part] = [_bar(0.0, WIDE)]
    inset = 0.0
    for x, role in ((inset, "support_a"), (right - inset, "support_b")):
        parts += _pivot(x, role)
        name = "left" if role == "support_a" else "right"
        side = -1.0 if role == "support_a" else 1.0
        parts.append(Label((x + side, -0.6), text=name, side="center"))
    parts += _box(given, "load", "m_1", load, 0.8)
    parts.append(
        Label(
            (0.14 * WIDE, THICK), _if(given, "m_b"), given.names.get("lever"), "above", body="lever"
        )
    )
    if "a" in values:
        parts.append(_span(0.0, load, "a", 1.8))
    if past and "s" in values:
        parts.append(_span(0.0, right, "s", 2.8))
    if "L" in values:
        parts.append(_span(0.0, WIDE, "L", 3.8 if past else 2.8))
    return Scene(tuple(parts), notes=_notes(given))


def _over_edge(given: SceneInput) -> Scene:
    values = given.values
    length, free = values["L"], values["x_o"]
    scale = WIDE / length
    edge = (length - free) * scale
    parts: list[Part] = [
        Polygon(((-1.2, -2.6), (edge, -2.6), (edge, 0.0), (-1.2, 0.0)), "surface", "table"),
        _bar(0.0, WIDE),
        Label((edge / 2, -1.3), text=given.names.get("table"), side="center", body="table"),
        Label((0.2 * WIDE, THICK), _if(given, "m_b"), given.names.get("lever"), "above", "lever"),
    ]
    at = edge + (_get(given, "x", 0.0) * scale if "x" in values else 0.0)
    if "x" not in values:  # where the person can go is asked for: still above the table
        at = edge - 1.4
    parts += _person(given, at)
    if "x" in values:
        parts.append(_span(edge, at, "x", 0.9))
    if "x_o" in values:
        parts.append(_span(edge, WIDE, "x_o", 1.9))
    if "L" in values:
        parts.append(_span(0.0, WIDE, "L", 3.2))
    return Scene(tuple(parts), notes=_notes(given))


def _person(given: SceneInput, x: float) -> list[Part]:
    foot = THICK
    return [
        Line(((x - 0.25, foot), (x, foot + 0.8), (x + 0.25, foot)), "ink", heavy=True, body="person"),
        Line(((x, foot + 0.8), (x, foot + 1.6)), "ink", heavy=True, body="person"),
        Line(((x - 0.4, foot + 1.1), (x, foot + 1.45), (x + 0.4, foot + 1.1)), "ink", heavy=True,
             body="person"),
        Circle((x, foot + 1.88), 0.28, "body", "person"),
        Label((x, foot + 2.2), _if(given, "m_1"), given.names.get("person"), "above", "person"),
    ]  # fmt: skip


def _boom(given: SceneInput) -> Scene:
    values = given.values
    length = values["L"]
    scale = 7.0 / length
    at, turn = values["d_c"] * scale, values["theta"]
    load = _get(given, "d_1", 0.7 * length) * scale
    rise = at * sin(turn) / cos(turn)
    top = max(rise, 2.0) + 0.8
    parts: list[Part] = [
        Ground((0.0, top), (0.0, -2.6), body="wall"),
        _bar(0.0, 7.0),
        Circle((0.12, THICK / 2), 0.16, "metal", "hinge"),
        Line(((0.0, THICK + rise), (at, THICK)), "ink", heavy=True, body="cable"),
        AngleMark((at, THICK), min(1.2, 0.5 * at), 180 - degrees(turn), 180.0, _if(given, "theta")),
        Line(((load, 0.0), (load, -0.6)), "ink"),
        Polygon(((load - 0.45, -1.5), (load + 0.45, -1.5), (load + 0.45, -0.6), (load - 0.45, -0.6)),
                "body", "load"),
        Label((load + 0.45, -1.05), _if(given, "m_1"), given.names.get("load"), "right", "load"),
        Label((6.0, THICK), _if(given, "m_b"), given.names.get("lever"), "above", "lever"),
        Label((at * 0.45, THICK + rise * 0.55), text=given.names.get("cable"), side="right",
              body="cable"),
    ]  # fmt: skip
    for name, place, level in (("d_1", load, 2.0), ("d_c", at, 2.9), ("L", 7.0, 3.8)):
        if name in values:
            parts.append(_span(0.0, place, name, level))
    return Scene(tuple(parts), notes=_notes(given))


def _notes(given: SceneInput) -> tuple[str, ...]:
    return tuple(q for q in ("tau_c", "g") if q in given.values)
