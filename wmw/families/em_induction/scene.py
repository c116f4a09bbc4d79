"""How coils, rods, magnets and machines of induction are drawn. Induced currents are never drawn."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, degrees, radians, sin

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
from wmw.families.em_induction.scene_parts import POLES, crosses, dots, notes, zigzag
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


def _across(given: SceneInput) -> Scene:
    """Draw a coil with the field at right angles to it, face-on or from the side.

    Where no direction of a current is asked for, nothing depends on the side.
    """
    return _from_the_side(given) if given.aside else _face_on(given)


def _from_the_side(given: SceneInput) -> Scene:
    """Draw the coil upright and a little turned, with a level field that goes through it."""
    shown = given.values
    rim = tuple((0.75 * cos(t), 2.0 * sin(t)) for t in (radians(7.5 * i - 90) for i in range(49)))
    parts: list[Part] = [
        Line(rim[24:], "ink", body="coil"),
        # The field goes before the far half of the coil and behind its near one.
        *(Arrow((-5.0, y), (5.0, y), "field") for y in (-2.4, -0.8, 0.8, 2.4)),
        Line(rim[:25], "ink", heavy=True, body="coil"),
        Label((-0.9, 0.0), "A" if "A" in shown else None, given.names.get("coil"), "left", "coil"),
        Label((3.0, 0.0), "B_0" if "B_0" in shown else None, given.names.get("field"), "center"),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))


def _face_on(given: SceneInput) -> Scene:
    """Draw a coil in the plane of the page, with the field at right angles to it."""
    # Wider than high, so that a box of data finds room above the field.
    area = [(x * 0.75, y * 0.75) for x in range(-7, 8, 2) for y in range(-3, 4, 2)]
    shown = given.values
    parts: list[Part] = []
    parts += dots(area) if _outward(given) else crosses(area)
    parts += [
        Arc((0.0, 0.0), 2.0, 0.0, 360.0, "ink", heavy=True, body="coil"),
        Label((0.0, 0.0), "A" if "A" in shown else None, given.names.get("coil"), "center"),
        Label((3.75, 0.0), "B_0" if "B_0" in shown else None, given.names.get("field"), "center"),
    ]
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
        *(Arrow((-5.0, y), (5.0, y), "field") for y in (-1.05, 0.0, 1.05, 2.1)),
        Arrow((-5.0, -2.1), (5.0, -2.1), "field"),
        # Before the lines, clear of the angle between them and of the words for the normal.
        Label((-5.1, 0.0), "B_0" if "B_0" in values else None, None, "left"),
        Label((-6.8, 0.0)),
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
        *(Arrow((-5.0, y), (5.0, y), "field") for y in (-2.1, -1.05, 1.05, 2.1)),
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
    high, step, columns = 4.2, 1.8, 6
    middle = high / 2
    far = -1.4  # where the resistor stands, clear of the labels among the signs
    place = 4 * step if leftward else 2 * step
    ahead = -1.0 if leftward else 1.0
    if given.frame == "after":
        place += ahead * step
    parts: list[Part] = []
    # One even lattice, whose rows leave the middle between the rails to the labels, and whose
    # columns leave the rod and the dimension line beside it clear.
    area = [(step * (i + 0.5), 0.5 * high * (j - 0.5)) for i in range(columns) for j in range(4)]
    parts += dots(area) if _outward(given) else crosses(area)
    if not circuit:  # room for instruments above and below the signs
        parts.append(Line(((far - 1.2, middle), (columns * step + 2.2, middle)), "none"))
    if circuit:
        parts += [
            Line(((far, 0.0), (columns * step + 0.4, 0.0)), "metal", heavy=True, body="rails"),
            Line(((far, high), (columns * step + 0.4, high)), "metal", heavy=True),
            *zigzag((far, high), (far, 0.0), 0.28, 0.45),
        ]
        if "R" in values:
            parts += [Label((far - 0.35, high / 2), "R", side="left"), Label((far - 2.8, high / 2))]
    bar = 0.2
    corners = ((place - bar, 0.0), (place + bar, 0.0), (place + bar, high), (place - bar, high))
    parts += [
        Polygon(corners, "body", "rod"),
        Label((place, high + 0.05), text=given.names.get("rod"), side="above", body="rod"),
        Arrow((place + ahead * (bar + 0.05), middle), (place + ahead * 2.6, middle), "velocity", "v"),
        # Ahead of the arrow, among the signs of the field.
        Label((1.0 * step if leftward else 5.0 * step, middle), "B_0" if "B_0" in values else None,
              given.names.get("field"), "center"),
    ]  # fmt: skip
    if "L_rod" in values:
        # Behind the rod, where the arrow of its velocity is not.
        back = place - ahead * bar
        parts += [
            Dimension((back, 0.0), (back, high), offset=ahead * 0.3, broken=True),
            Label((back - ahead * 0.5, middle), "L_rod", side="right" if leftward else "left"),
        ]
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
        Label((3.4, -1.6), "B_0" if "B_0" in values else None, given.names.get("field"), "right"),
        Line(((0.0, 0.0), (6.4, 0.0)), "none"),  # room for the words, clear of the signs
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
    back = nose - 4.0
    poles = ("N", "S") if north else ("S", "N")
    parts: list[Part] = [
        Line(_rim(90.0, 270.0), "ink", body="ring"),
        # The axis runs before the far half of the ring, and ends where the near one hides it.
        Line(((back - 1.0, 0.0), (_RING + 0.5, 0.0)), "faint", dashed=True),
        Line(((_RING + 0.95, 0.0), (7.6, 0.0)), "faint", dashed=True),
        Polygon(((nose - 2.0, -0.6), (nose, -0.6), (nose, 0.6), (nose - 2.0, 0.6)), POLES[poles[0]], "magnet"),
        Polygon(((back, -0.6), (nose - 2.0, -0.6), (nose - 2.0, 0.6), (back, 0.6)), POLES[poles[1]], "magnet"),
        Label((nose - 0.5, 0.0), text=poles[0], side="center"),
        Label((back + 0.5, 0.0), text=poles[1], side="center"),
        Label((nose - 2.0, -0.6), text=given.names.get("magnet"), side="below"),
        Line(_rim(-90.0, 90.0), "ink", heavy=True, body="ring"),
        Label((_RING, -2.15), "R", given.names.get("ring"), "below", "ring"),
        Arrow((nose - 2.0 - 1.0 * ahead, 1.1), (nose - 2.0 + 1.0 * ahead, 1.1), "motion", None, "motion"),
    ]  # fmt: skip
    return Scene(tuple(parts), notes=notes(given, parts))


_RING = 5.0
"""Where the ring of a magnet stands on the axis."""


def _rim(start: float, end: float) -> tuple[Point, ...]:
    """Return a part of the ring as seen a little from the magnet's side, its near side to the right."""
    turns = [radians(start + (end - start) * i / 24) for i in range(25)]
    return tuple((_RING + 0.7 * cos(t), 1.9 * sin(t)) for t in turns)


_ROOMS: dict[str, Callable[[SceneInput], Scene]] = {
    **dict.fromkeys((FIELD, LOOP, *REVERSALS, *AREAS, CONSTANT), _across),
    **dict.fromkeys((GROWING, SHRINKING), _face_on),
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
