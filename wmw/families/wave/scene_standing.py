"""Strings between supports, pipes and resonance tubes.

The loops of a standing wave are drawn only where the question gives their number.
"""

from __future__ import annotations

from math import cos, pi, sin

from wmw.core.scene import Arrow, Dimension, Ground, Label, Line, Part, Polygon, Scene, SceneInput
from wmw.families.wave.scene_parts import fork, notes, room
from wmw.families.wave.symbols import CLOSED, OPEN, STRING

LONG = 10.0
_STEPS = 24


def _envelope(quarters: float, start: float, height: float, node_first: bool) -> list[Part]:
    """Return both extreme shapes of a standing wave that fills the length with quarter waves."""
    count = int(_STEPS * quarters)
    shape = sin if node_first else cos
    found: list[Part] = []
    for sign, dashed in ((1.0, False), (-1.0, True)):
        points = [
            (LONG * i / count, start + sign * height * shape(pi / 2 * quarters * i / count))
            for i in range(count + 1)
        ]
        found.append(Line(tuple(points), "accent", dashed=dashed))
    return found


def _wall(x: float, beyond: float) -> Ground:
    """Return a wall that holds the string, hatched beyond it: -1 to the left, 1 to the right."""
    return Ground((x, 0.9 * -beyond), (x, 0.9 * beyond), body="supports")


def draw_string(given: SceneInput) -> Scene:
    """Draw a string between two supports, or under the pull of its ends."""
    values = given.values
    parts: list[Part] = []
    if given.regime == STRING:
        bump = [(3.2 + 1.6 * i / 20, 0.55 * sin(pi * i / 20) ** 2) for i in range(21)]
        parts.append(Line(((0.0, 0.0), *bump, (LONG, 0.0)), "ink", heavy=True, body="string"))
        parts.append(
            Arrow(
                (4.3, 1.1),
                (5.9, 1.1),
                "velocity",
                "v_wave" if "v_wave" in values else None,
                None if "v_wave" in values else "wave",
            )
        )
    else:
        parts += [
            _wall(0.0, -1.0),
            _wall(LONG, 1.0),
        ]
        if "n_mode" in values:
            parts += _envelope(2 * round(values["n_mode"]), 0.0, 0.7, True)
        else:
            parts.append(Line(((0.0, 0.0), (LONG, 0.0)), "ink", heavy=True, body="string"))
    under = -0.75 if "n_mode" in values else -0.2
    if given.regime == STRING:
        parts.append(Label((LONG / 2, under), text=given.names.get("string"), side="below"))
        if "F_T" in values:
            # Held at one end and pulled at the other, so that one arrow tells the tension.
            parts += [
                _wall(0.0, -1.0),
                Arrow((LONG, 0.0), (LONG + 2.4, 0.0), "force"),
                Label((LONG + 1.1, 0.15), "F_T", side="above"),
            ]
    else:
        # Supports hide what pulls on the string: the tension stands beside its name.
        parts.append(Label((LONG / 2, under), "F_T", given.names.get("string"), "below"))
    if "L" in values:
        parts.append(Dimension((0.0, -0.9), (LONG, -0.9), "L", offset=-1.1, broken=True))
    return Scene(tuple(parts), notes=notes(given, parts))


def draw_pipe(given: SceneInput) -> Scene:
    """Draw the walls of a pipe, its stopped end, and a standing wave whose number is given."""
    values = given.values
    half = 0.9
    parts: list[Part] = [
        room(-2.2, 0.0, LONG + 2.2, 0.0),
        Line(((0.0, half), (LONG, half)), "ink", heavy=True, body="pipe"),
        Line(((0.0, -half), (LONG, -half)), "ink", heavy=True, body="pipe"),
    ]
    if given.regime == CLOSED:
        wall = ((-0.25, -half - 0.1), (0.0, -half - 0.1), (0.0, half + 0.1), (-0.25, half + 0.1))
        parts.append(Polygon(wall, "metal"))
        parts += [
            Label((-0.4, 0.0), text="closed", side="left"),
            Label((LONG + 0.2, 0.0), text="open", side="right"),
        ]
    else:
        parts += [
            Label((-0.2, 0.0), text="open", side="left"),
            Label((LONG + 0.2, 0.0), text="open", side="right"),
        ]
    if "n_mode" in values:
        order = round(values["n_mode"])
        quarters = 2 * order if given.regime == OPEN else order
        parts += _envelope(quarters, 0.0, 0.6, given.regime == CLOSED)
    parts.append(Label((LONG / 2, half), text=given.names.get("pipe"), side="above"))
    if "L" in values:
        parts.append(Dimension((0.0, -half), (LONG, -half), "L", offset=-0.9, broken=True))
    return Scene(tuple(parts), notes=notes(given, parts))


def draw_column(given: SceneInput) -> Scene:
    """Draw the tube twice, with the water at the two levels of resonance, to one scale."""
    values = given.values
    tall = 7.0
    longest = max(values.get("L_2", 0.0), values.get("L_1", 0.0)) or 1.0
    scale = 0.8 * tall / longest
    parts: list[Part] = [room(-2.0, 0.0, 11.2 if "L_2" in values else 4.6, tall)]
    for x, name in ((0.0, "L_1"), (6.5, "L_2")):
        if name not in values and name == "L_2":
            continue
        level = tall - scale * values.get(name, 0.4 * longest)
        parts += [
            Polygon(((x, 0.0), (x + 1.4, 0.0), (x + 1.4, level), (x, level)), "liquid"),
            Line(((x, tall), (x, 0.0), (x + 1.4, 0.0), (x + 1.4, tall)), "ink", heavy=True, body="tube"),
            *fork((x + 0.7, tall + 0.35), "fork", down=True),
        ]  # fmt: skip
        if name in values:
            parts.append(Dimension((x + 1.4, tall), (x + 1.4, level), name, offset=0.8))
    parts.append(Label((-0.1, tall + 3.0), "f_wave", given.names.get("fork"), "left"))
    parts.append(Label((-0.1, 1.0), text=given.names.get("tube"), side="left"))
    return Scene(tuple(parts), notes=notes(given, parts))
