"""How coils, rods, magnets and machines of induction are drawn. Induced currents are never drawn."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, degrees, pi, radians, sin

from wmw.core.scene import (
    AngleMark,
    Arc,
    Arrow,
    Circle,
    Dimension,
    Label,
    Line,
    Part,
    Point,
    Polygon,
    Scene,
    SceneInput,
    flip,
)
from wmw.families.em_induction.scene_machines import (
    draw_generator,
    draw_inductor,
    draw_pair,
    draw_transformer,
)
from wmw.families.em_induction.scene_parts import crosses, dots, notes, zigzag
from wmw.families.em_induction.symbols import (
    AREAS,
    COIL_PAIR,
    COILS,
    CONSTANT,
    FASTER,
    FIELD,
    GENERATOR,
    GROWING,
    INDUCTOR,
    LOOP,
    MAGNET,
    NORTH_NEAR,
    NORTH_OFF,
    RAILS,
    RAILS_LEFT,
    REVERSALS,
    ROD,
    ROTOR,
    SHRINKING,
    SOUTH_NEAR,
    TILTS,
    TURNS,
)


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime; where the question speaks of left and right, never mirrored."""
    scene = _ROOMS[given.regime](given)
    fixed = given.regime in RAILS
    return flip(scene) if given.mirrored and not fixed else scene


def _outward(given: SceneInput) -> bool:
    """Tell whether the field points out of the page; where nothing is said, it points inward."""
    try:
        return given.values["s_B"] > 0
    except KeyError:
        return False


def _face_on(given: SceneInput) -> Scene:
    """Draw a coil in the plane of the page, with the field at right angles to it."""
    radius = 2.2
    area = [(x, y) for x in (-3.3, -1.1, 1.1, 3.3) for y in (-2.4, -0.8, 0.8, 2.4)]
    parts: list[Part] = []
    parts += dots(area) if _outward(given) else crosses(area)
    parts.append(Arc((0.0, 0.0), radius, 0.0, 360.0, "ink", heavy=True, body="coil"))
    parts.append(
        Label((0.0, 0.0), "A" if "A" in given.values else None, given.names.get("coil"), "center")
    )
    parts.append(
        Label(
            (3.6, 1.6), "B_0" if "B_0" in given.values else None, given.names.get("field"), "right"
        )
    )
    return Scene(tuple(parts), notes=notes(given, parts))


def _tilted(given: SceneInput) -> Scene:
    """Draw the coil edge-on in a horizontal field, with the angle that is given."""
    values = given.values
    if "alpha" in values:
        lean = degrees(values["alpha"])
    elif "theta_n" in values:
        lean = 90 - degrees(values["theta_n"])
    else:
        lean = 60.0
    half = 2.6
    along: Point = (half * cos(radians(lean)), half * sin(radians(lean)))
    parts: list[Part] = [
        *(Arrow((-5.0, y), (5.0, y), "field") for y in (-2.4, -1.2, 1.2, 2.4)),
        Arrow((-5.0, 0.0), (5.0, 0.0), "field", "B_0" if "B_0" in values else None),
        Line(((-along[0], -along[1]), along), "ink", heavy=True, body="coil"),
        Label(along, text=given.names.get("coil"), side="above", body="coil"),
    ]
    if "alpha" in values:
        parts.append(AngleMark((0.0, 0.0), 1.5, 0.0, lean, "alpha"))
    if "theta_n" in values:
        down = lean - 90
        tip = (3.2 * cos(radians(down)), 3.2 * sin(radians(down)))
        parts += [
            Line(((0.0, 0.0), tip), "ink", dashed=True),
            Label(tip, text="normal", side="below"),
            AngleMark((0.0, 0.0), 1.6, down, 0.0, "theta_n"),
        ]
    return Scene(tuple(parts), notes=notes(given, parts))


def _turned(given: SceneInput) -> Scene:
    """Draw the coil edge-on, across the field, as it stands before it is turned."""
    parts: list[Part] = [
        *(Arrow((-5.0, y), (5.0, y), "field") for y in (-2.4, -1.2, 1.2, 2.4)),
        Arrow((-5.0, 0.0), (5.0, 0.0), "field", "B_0" if "B_0" in given.values else None),
        Line(((0.0, -2.0), (0.0, 2.0)), "ink", heavy=True, body="coil"),
        Label((0.0, 2.0), text=given.names.get("coil"), side="above", body="coil"),
        Circle((0.0, 0.0), 0.1, "ink"),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))


def _rod(given: SceneInput) -> Scene:
    """Draw the rod across the field; with a resistance in play, also rails and resistor."""
    values = given.values
    leftward = given.regime == RAILS_LEFT
    circuit = "R" in values or given.regime in RAILS
    high = 3.4
    place = 5.6 if leftward else 3.6
    if given.frame == "after":
        place += -2.2 if leftward else 2.2
    ahead = -1.0 if leftward else 1.0
    parts: list[Part] = []
    # The dimension line stands on the free side of the rod, where the arrow of its velocity is not.
    beside = place - ahead * 0.9
    area = [
        (x, y) for x in (1.2, 3.0, 4.8, 6.6, 8.4) for y in (0.7, 2.0, 3.0) if abs(x - beside) > 0.75
    ]
    parts += dots(area) if _outward(given) else crosses(area)
    if circuit:
        parts += [
            Line(((0.0, 0.0), (9.4, 0.0)), "metal", heavy=True, body="rails"),
            Line(((0.0, high), (9.4, high)), "metal", heavy=True),
            *zigzag((0.0, high), (0.0, 0.0), 0.28, 0.45),
        ]
        if "R" in values:
            parts.append(Label((-0.35, high / 2), "R", side="left"))
    bar = 0.22
    parts += [
        Polygon(((place - bar, -0.25), (place + bar, -0.25), (place + bar, high + 0.25), (place - bar, high + 0.25)), "body", "rod"),
        Label((place, high + 0.25), text=given.names.get("rod"), side="above", body="rod"),
        Arrow((place + ahead * (bar + 0.05), 1.35), (place + ahead * 1.9, 1.35), "velocity", "v"),
        Label((8.3, high + 0.15), "B_0" if "B_0" in values else None, given.names.get("field"), "above"),
    ]  # fmt: skip
    if "L_rod" in values:
        parts.append(
            Dimension(
                (place - ahead * bar, 0.0),
                (place - ahead * bar, high),
                "L_rod",
                offset=ahead * 0.7,
                broken=True,
            )
        )
    return Scene(tuple(parts), notes=notes(given, parts))


def _rotor(given: SceneInput) -> Scene:
    """Draw a rod that turns about one end, with an arrow along the path of the other end."""
    values = given.values
    area = [(x, y) for x in (-3.0, -1.0, 1.0, 3.0) for y in (-3.0, -1.0, 1.0, 3.0)]
    turn = radians(30.0)
    tip = (2.6 * cos(turn), 2.6 * sin(turn))
    parts: list[Part] = [
        *crosses(area),
        Arc((0.0, 0.0), 2.6, 0.0, 360.0, "faint", dashed=True),
        Line(((0.0, 0.0), tip), "ink", heavy=True, body="rod"),
        Circle((0.0, 0.0), 0.16, "ink"),
        Arrow((tip[0] - 0.05, tip[1] + 0.1), (tip[0] - 0.65, tip[1] + 0.95), "motion"),
        Label(
            (tip[0] + 0.2, tip[1]),
            "L_rod" if "L_rod" in values else None,
            given.names.get("rod"),
            "right",
        ),
        Label((3.4, -1.9), "B_0" if "B_0" in values else None, given.names.get("field"), "right"),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))


def _magnet(given: SceneInput) -> Scene:
    """Draw a bar magnet on the axis of a ring, with the motion of the magnet."""
    near = given.regime in (NORTH_NEAR, SOUTH_NEAR)
    north = given.regime in (NORTH_NEAR, NORTH_OFF)
    ahead = 1.0 if near else -1.0
    nose = 0.0
    if given.frame == "after":
        nose += 1.2 * ahead
    rim = [(5.0 + 0.7 * cos(2 * pi * i / 40), 1.9 * sin(2 * pi * i / 40)) for i in range(41)]
    back = nose - 4.0
    poles = ("N", "S") if north else ("S", "N")
    parts: list[Part] = [
        Line(((back - 1.0, 0.0), (7.4, 0.0)), "faint", dashed=True),
        Polygon(((nose - 2.0, -0.6), (nose, -0.6), (nose, 0.6), (nose - 2.0, 0.6)), "accent", "magnet"),
        Polygon(((back, -0.6), (nose - 2.0, -0.6), (nose - 2.0, 0.6), (back, 0.6)), "metal"),
        Label((nose - 0.5, 0.0), text=poles[0], side="center"),
        Label((back + 0.5, 0.0), text=poles[1], side="center"),
        Label((nose - 2.0, -0.6), text=given.names.get("magnet"), side="below"),
        Line(tuple(rim), "ink", heavy=True, body="ring"),
        Label((5.0, -1.9), "R", given.names.get("ring"), "below", "ring"),
        Arrow((nose - 2.0 - 1.0 * ahead, 1.1), (nose - 2.0 + 1.0 * ahead, 1.1), "motion"),
    ]  # fmt: skip
    return Scene(tuple(parts), notes=notes(given, parts))


_ROOMS: dict[str, Callable[[SceneInput], Scene]] = {
    **dict.fromkeys((FIELD, LOOP, *REVERSALS, *AREAS, CONSTANT, GROWING, SHRINKING), _face_on),
    **dict.fromkeys(TILTS, _tilted),
    **dict.fromkeys(TURNS, _turned),
    **dict.fromkeys((ROD, *RAILS), _rod),
    ROTOR: _rotor,
    **dict.fromkeys(MAGNET, _magnet),
    **dict.fromkeys((GENERATOR, FASTER), draw_generator),
    **dict.fromkeys(COILS, draw_transformer),
    INDUCTOR: draw_inductor,
    COIL_PAIR: draw_pair,
}
