"""How levers are drawn: the bar with its loads to scale, forces where the question gives them."""

from __future__ import annotations

from dataclasses import replace
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
from wmw.families.lever.scene_parts import (
    FOOT,
    SIDE,
    THICK,
    above,
    bar,
    box,
    fulcrum,
    get,
    given_name,
    hung,
    person,
    pinned,
    room_at_ends,
    span,
)
from wmw.families.lever.scene_rule import rule_with_masses
from wmw.families.lever.symbols import (
    BALANCE,
    BEAMS,
    BOOMS,
    CLASSES,
    ENDS,
    FIRST,
    LEFT_RIGHT,
    MARKS,
    OBLIQUE,
    PLANK,
    PLANK_TWO,
    RIGHT_LEFT,
    SECOND,
    THIRD,
    THREE,
    TIPPING,
    WRENCH,
)

WIDE = 10.0
"""Length of the longest span, scene units."""
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
    elif given.regime == MARKS:
        scene = rule_with_masses(given)
    else:
        scene = _seesaw(given)
    if given.regime not in (*TIPPING, *BEAMS, *BOOMS, WRENCH):
        scene = replace(scene, parts=(*scene.parts, room_at_ends(scene)))
    sided = (LEFT_RIGHT, RIGHT_LEFT, PLANK, PLANK_TWO, MARKS, *BEAMS)
    return flip(scene) if given.mirrored and given.regime not in sided else scene


def _arms(given: SceneInput, sides: dict[str, int]) -> tuple[dict[str, float], bool]:
    """Return signed places of the bodies, to scale where the given arms allow it.

    An arm that is asked for is drawn like the longest one, as a broken length; where no arm is
    spoken of, the bodies stand so that they balance.
    """
    spoken_of = any(name in given.values for name in sides)
    if given.regime == BALANCE and not spoken_of and {"m_1", "m_2"} <= set(given.values):
        return _balanced(given, sides), False
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


def _balanced(given: SceneInput, sides: dict[str, int]) -> dict[str, float]:
    """Return signed places of two bodies whose torques about the pivot are equal."""
    weights = {name: given.values[f"m_{name[-1]}"] for name in sides}
    least = min(weights.values())
    return {name: side * WIDE / 2 * least / weights[name] for name, side in sides.items()}


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
    parts: list[Part] = [
        bar(-far, far),
        *fulcrum(0.0),
        # Room for an instrument above the labels of the bodies.
        Line(((0.0, THICK + SIDE + 2.2), (0.1, THICK + SIDE + 2.2)), "none"),
    ]
    roles = {"d_1": ("first", "m_1"), "d_2": ("second", "m_2"), "d_3": ("third", "m_3")}
    for order, (name, place) in enumerate(places.items()):
        parts += box(given, *roles[name], place)
        level = 1.5 if order < 2 else 2.5
        if any(arm in given.values for arm in places):
            known = name if name in given.values else None
            parts += span(
                (0.0, FOOT), (place, 0.0), known, level, scaled=scaled and known is not None
            )
    if "m_b" in given.values:
        parts.append(
            Label(
                (0.0, THICK), given_name(given, "m_b"), given.names.get("lever"), "above", "lever"
            )
        )
    return Scene(tuple(parts), notes=_notes(given))


def _ends(given: SceneInput) -> Scene:
    """Draw a rod that carries bodies at its very ends; where the pivot stands is asked for."""
    half = WIDE / 2
    parts: list[Part] = [bar(-half, half)]
    for role, mass, x in (("first", "m_1", -half), ("second", "m_2", half)):
        parts += hung(given, role, mass, x)
    if "L" in given.values:
        level = THICK + 1.2
        parts += [Line(((x, THICK + 0.1), (x, level)), "faint") for x in (-half, half)]
        parts.append(Dimension((-half, level), (half, level), "L"))
    text = given.names.get("lever")
    parts.append(Label((0.0, THICK), text=text, side="above", body="lever"))
    return Scene(tuple(parts), notes=_notes(given))


def _plank(given: SceneInput) -> Scene:
    values = given.values
    length, place = values["L"], values["x_p"]
    scale = WIDE / length
    pivot = place * scale
    load = pivot - get(given, "d_1", place * 0.6) * scale
    parts: list[Part] = [bar(0.0, WIDE), *fulcrum(pivot)]
    role = "first" if given.regime == PLANK_TWO else "load"
    # Not beyond the end of the beam, however near to it the body stands.
    parts += box(given, role, "m_1", load, min(0.8, max(0.4, 2 * load)))
    if given.regime == PLANK_TWO:
        other = pivot + get(given, "d_2", (length - place) * 0.7) * scale
        parts += box(given, "second", "m_2", other, 0.8)
        if "d_2" in values:
            parts += span((pivot, FOOT), (other, 0.0), "d_2", 1.6)
    if "d_1" in values:
        parts += span((load, 0.0), (pivot, FOOT), "d_1", 1.6)
    if "x_p" in values:
        parts += span((0.0, 0.0), (pivot, FOOT - (0.9 if "d_1" in values else 0.0)), "x_p", 2.9)
    if "L" in values:
        parts += span((0.0, 0.0), (WIDE, 0.0), "L", 4.1)
    parts.append(
        Label(
            (WIDE * 0.8, THICK),
            given_name(given, "m_b"),
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
    # Beyond the effort, the load would lift the other end off; which one is farther may be asked.
    held = given.regime in (SECOND, THIRD)
    parts: list[Part] = [bar(left, right), *(pinned(0.0) if held else fulcrum(0.0))]
    load, effort = places["d_1"], places["d_2"]
    if given.regime in CLASSES and not across:
        parts += box(given, "load", "W_1", load, 0.9)
        tail, head = (effort, THICK), (effort, THICK + 1.9)
    else:
        parts += hung(given, "load", "W_1", load)
        tail, head = (effort, THICK + 1.9), (effort, THICK)
    if given.regime == OBLIQUE:
        turn = get(given, "theta", 1.0)
        tail = (effort - 2.6 * cos(turn), THICK + 2.6 * sin(turn))
        parts.append(
            AngleMark((effort, THICK), 1.1, 180 - degrees(turn), 180.0, given_name(given, "theta"))
        )
    parts.append(Arrow(tail, head, "force", None, None if across else "effort", "effort"))
    if given.regime == OBLIQUE and tail[1] < THICK + 1.9:  # at its tail, clear of the angle
        parts.append(Label(tail, text="effort", side="above", body="effort"))
    elif across:
        beside = (head[0] + tail[0]) / 2 - 0.1, (head[1] + tail[1]) / 2
        parts.append(Label(beside, text="effort", side="left", body="effort"))
    for name, place in places.items():
        if name not in given.values:
            continue
        if across:
            top = tail[1] + 0.1 if name == "d_2" and given.regime == FIRST else THICK
            parts += above((0.0, THICK), (place, top), name, scaled)
        else:
            low = 1.7 if name == "d_1" else 2.8
            # The line of the effort starts below the bar, from which its arrow goes up.
            parts += span((0.0, FOOT), (place, 0.0), name, low, scaled=scaled)
    return Scene(tuple(parts), notes=_notes(given))


def _wrench(given: SceneInput) -> Scene:
    """Draw a wrench on its bolt, and the force at its true angle to the handle."""
    reach = 6.5
    turn = get(given, "theta", 1.1)
    parts: list[Part] = [
        Polygon(((-0.2, -0.3), (reach + 0.4, -0.3), (reach + 0.4, 0.3), (-0.2, 0.3)), "metal",
                "lever"),
        Circle((0.0, 0.0), 0.95, "metal", "jaw"),
        Polygon(tuple((0.5 * cos(k * 1.0472), 0.5 * sin(k * 1.0472)) for k in range(6)), "surface",
                "bolt"),
        Label((0.0, 1.0), text=given.names.get("bolt"), side="above", body="bolt"),
        Line(((reach, 0.0), (reach + 2.6, 0.0)), "faint", dashed=True),
    ]  # fmt: skip
    tip = (reach + 3.0 * cos(turn), 3.0 * sin(turn))
    parts.append(Arrow((reach, 0.0), tip, "force", given_name(given, "F_e"), None, "force"))
    parts.append(AngleMark((reach, 0.0), 1.3, 0.0, degrees(turn), given_name(given, "theta")))
    if "d_2" in given.values:
        parts += span((0.0, -1.0), (reach, -0.3), "d_2", 1.6, scaled=False)
    return Scene(tuple(parts), notes=_notes(given))


def _beam(given: SceneInput) -> Scene:
    values = given.values
    length = values["L"]
    scale = WIDE / length
    past = given.regime != BEAMS[0]
    right = values["s"] * scale if past else WIDE
    load = get(given, "a", 0.6 * length) * scale
    parts: list[Part] = [bar(0.0, WIDE)]
    inset = 0.0
    for x, role in ((inset, "support_a"), (right - inset, "support_b")):
        parts += fulcrum(x, role)
        name = "left" if role == "support_a" else "right"
        # Not where the line comes down that marks the place of the load.
        inner = role == "support_b" and 0.3 < load - x < 2.0
        side = -1.0 if role == "support_a" or inner else 1.0
        parts.append(Label((x + side, -0.6), text=name, side="center"))
    parts += box(given, "load", "m_1", load, 0.8)
    parts.append(
        Label(
            (0.14 * WIDE, THICK),
            given_name(given, "m_b"),
            given.names.get("lever"),
            "above",
            body="lever",
        )
    )
    if "a" in values:
        parts += span((0.0, FOOT), (load, 0.0), "a", 1.7)
    if past and "s" in values:
        parts += span((0.0, -2.0), (right, FOOT), "s", 2.8)
    if "L" in values:
        parts += span(
            (0.0, -3.1 if past else -2.0),
            (WIDE, 0.0 if past else FOOT),
            "L",
            3.9 if past else 2.8,
        )
    return Scene(tuple(parts), notes=_notes(given))


def _over_edge(given: SceneInput) -> Scene:
    values = given.values
    length, free = values["L"], values["x_o"]
    scale = WIDE / length
    edge = (length - free) * scale
    parts: list[Part] = [
        Polygon(((-1.2, -2.6), (edge, -2.6), (edge, 0.0), (-1.2, 0.0)), "surface", "table"),
        bar(0.0, WIDE),
        Label((edge / 2, -1.3), text=given.names.get("table"), side="center", body="table"),
        Label(
            (0.2 * WIDE, THICK),
            given_name(given, "m_b"),
            given.names.get("lever"),
            "above",
            "lever",
        ),
    ]
    at = edge + (get(given, "x", 0.0) * scale if "x" in values else 0.0)
    if "x" not in values:  # where the person can go is asked for: still above the table
        at = edge - 1.4
    parts += person(given, at)
    if "x" in values:
        parts += span((edge, 0.0), (at, 0.0), "x", 0.9)
    if "x_o" in values:
        # Its line at the end of the beam starts below the label of the shorter length.
        parts += span((edge, 0.0), (WIDE, -1.5 if "x" in values else 0.0), "x_o", 1.9)
    if "L" in values:
        parts += span((0.0, -2.6), (WIDE, -2.2), "L", 3.2)
    return Scene(tuple(parts), notes=_notes(given))


def _boom(given: SceneInput) -> Scene:
    values = given.values
    length = values["L"]
    scale = 7.0 / length
    cable, turn = values["d_c"], values["theta"]
    load = get(given, "d_1", 0.7 * length)
    # Of a light bar the length plays no part, and may be less than a place told; both stay on it.
    beyond = {name for name, place in (("d_c", cable), ("d_1", load)) if place > 1.001 * length}
    at = (0.75 * length if "d_c" in beyond else cable) * scale
    load = (0.6 * length if "d_1" in beyond else load) * scale
    rise = at * sin(turn) / cos(turn)
    top = max(rise, 2.0) + 0.8
    # Under a steep cable the drawing is small: what must hold texts grows with it.
    big = max(1.0, (top + 4.7) / 8.2)
    hung, low, half = -0.6 * big, -1.5 * big, min(1.1 * big, load - 0.1)
    least = 1.75 * big  # farther left, a label reaches over the wall
    word, mass = given.names.get("load"), given_name(given, "m_1")
    # A word within the load and the mass below it do not meet the lines of lengths; near the wall
    # the load is too small for the word, and the lines stand lower.
    narrow = half < big
    named = (
        [Label((max(load, least), low), mass, word, "below", "load")]
        if narrow
        else [
            Label((load, (hung + low) / 2), text=word, side="center", body="load"),
            Label((max(load, least), low), mass, side="below", body="load"),
        ]
    )
    drop = 0.5 if narrow and word and mass else 0.0
    parts: list[Part] = [
        Ground((0.0, top), (0.0, low - 0.7 * big), body="wall"),
        bar(0.0, 7.0),
        Circle((0.12, THICK / 2), 0.16, "metal", "hinge"),
        Line(((0.0, THICK + rise), (at, THICK)), "ink", heavy=True, body="cable"),
        AngleMark((at, THICK), min(1.2, 0.5 * at), 180 - degrees(turn), 180.0, given_name(given, "theta")),
        Line(((load, 0.0), (load, hung)), "ink"),
        Polygon(((load - half, low), (load + half, low), (load + half, hung), (load - half, hung)),
                "body", "load"),
        *named,
        Label((6.0, THICK), given_name(given, "m_b"), given.names.get("lever"), "above", "lever"),
        Label((at * 0.45, THICK + rise * 0.55), text=given.names.get("cable"), side="right",
              body="cable"),
    ]  # fmt: skip
    for name, place, deep in (("d_1", load, 2.7), ("d_c", at, 3.6), ("L", 7.0, 4.7)):
        if name in values:
            level = (deep + drop) * big
            # Not through the load and its label.
            foot = low - 0.7 * big if abs(place - load) < max(half, 1.4 * big) else 0.0
            scaled = name not in beyond
            start = (0.0, 0.2 - level)
            # No line goes through the label of a short one.
            if name == "d_c" and "d_1" in values and load < place < 2 * least:
                foot = start[1]
            parts += span(start, (place, foot), name, level, scaled=scaled, least=least)
    return Scene(tuple(parts), notes=_notes(given))


def _notes(given: SceneInput) -> tuple[str, ...]:
    return tuple(q for q in ("tau_c", "g") if q in given.values)
