"""How waves, strings, pipes, echoes and moving sources are drawn. Results are never drawn."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, sqrt

from wmw.core.scene import (
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
from wmw.families.wave.scene_parts import (
    car,
    cloud,
    fork,
    notes,
    person,
    room,
    sine,
    sounder,
    speaker,
)
from wmw.families.wave.scene_standing import draw_column, draw_pipe, draw_string
from wmw.families.wave.symbols import (
    AWAY,
    BEATS,
    CHANGED,
    CLOSED,
    COLUMN,
    DENSE,
    ECHO,
    FIRST,
    FIXED,
    FLATTER,
    FROM_SOURCE,
    INTO,
    LEVELS,
    LIGHT,
    ONE_WAY,
    OPEN,
    OUT,
    PATHS,
    SHARPER,
    SONAR,
    STRING,
    TOWARD,
    TOWARD_SOURCE,
    TRAVEL,
    TWO_WAYS,
    WARM,
    WARM_ROOT,
)

WIDE = 10.0
"""Reach of a picture, scene units."""


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime."""
    scene = _ROOMS[given.regime](given)
    return flip(scene) if given.mirrored else scene


def _travel(given: SceneInput) -> Scene:
    """Draw a sounding source and the wave that leaves it."""
    source = "source" if given.regime != STRING else "string"
    word = "light source" if given.regime == LIGHT else given.names.get(source)
    period = 2.4
    parts: list[Part] = [
        room(-1.9, 0.0, 8.0, 0.0),
        *(
            [Circle((0.0, 0.0), 0.6, "body", "source")]
            if given.regime == LIGHT
            else sounder((0.0, 0.0), given.names.get(source), "source")
        ),
        Label((-0.1, 1.0), "f_wave", word, "above"),
        *sine((0.8, 0.0), 3 * period, period, 0.8),
        Arrow((4.6, 1.5), (6.8, 1.5), "velocity", "v_wave" if "v_wave" in given.values else None),
    ]
    if "lambda_wave" in given.values:
        crest = 0.8 + period / 4
        parts.append(Dimension((crest, 0.8), (crest + period, 0.8), "lambda_wave", offset=1.6))
    return Scene(tuple(parts), notes=notes(given, parts))


def _level(given: SceneInput) -> Scene:
    """Draw a sounding source and someone who hears it."""
    parts: list[Part] = [
        room(-1.9, -0.6, 9.0, 2.4),
        *sounder((0.0, 0.4), given.names.get("source"), "source"),
        *sine((1.2, 0.4), 3.6, 0.9, 0.25),
        *person((7.6, 0.0), "observer"),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))


def _far(given: SceneInput) -> tuple[str | None, str | None]:
    """Return the quantity of the distance, or the word for it where it is not given."""
    return ("d", None) if "d" in given.values else (None, "distance")


def _echo(given: SceneInput) -> Scene:
    """Draw someone who calls, and what throws the sound back."""
    cliff = [(WIDE, 0.0), (WIDE, 3.8), (WIDE + 1.8, 3.8), (WIDE + 1.8, 0.0)]
    parts: list[Part] = [
        Ground((-1.0, 0.0), (WIDE, 0.0)),
        *person((0.0, 0.0), "observer"),
        Label((0.0, 1.9), text=given.names.get("observer"), side="above", body="observer"),
        Polygon(tuple(cliff), "surface", "reflector"),
        Label(
            (WIDE + 0.9, 1.9), text=given.names.get("reflector"), side="center", body="reflector"
        ),
        *sine((1.2, 1.4), 2.4, 0.8, 0.25),
        Arrow((4.8, 1.4), (6.4, 1.4), "motion", "v_wave" if "v_wave" in given.values else None),
        Dimension((0.0, 0.0), (WIDE, 0.0), *_far(given), offset=-1.2, broken=True),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))


def _storm(given: SceneInput) -> Scene:
    """Draw a thundercloud with its flash far from someone who listens."""
    parts: list[Part] = [
        Ground((-1.0, 0.0), (WIDE + 1.6, 0.0)),
        *person((0.0, 0.0), "observer"),
        Label((0.0, 1.9), text=given.names.get("observer"), side="above", body="observer"),
        *cloud((WIDE, 3.4), 3.4, "storm"),
        Label((WIDE, 3.5), text=given.names.get("storm"), side="center", body="storm"),
        Dimension((0.0, 0.0), (WIDE, 0.0), *_far(given), offset=-1.2, broken=True),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))


def _rail(given: SceneInput) -> Scene:
    """Draw a blow on a long rail, and someone with an ear at its other end."""
    parts: list[Part] = [
        Polygon(((-0.6, -0.3), (WIDE + 0.6, -0.3), (WIDE + 0.6, 0.0), (-0.6, 0.0)), "metal", "medium_2"),
        Label((WIDE / 2, -0.3), "v_m2", given.names.get("medium_2"), "below"),
        Label((WIDE / 2, 1.4), "v_wave", given.names.get("medium_1"), "above"),
        *person((WIDE, 0.0), "observer"),
        Line(((0.0, 0.05), (0.0, 0.9)), "ink", heavy=True),
        Polygon(((-0.4, 0.05), (0.4, 0.05), (0.4, 0.4), (-0.4, 0.4)), "metal"),
        Dimension((0.0, -0.3), (WIDE, -0.3), *_far(given), offset=-1.4, broken=True),
    ]  # fmt: skip
    return Scene(tuple(parts), notes=notes(given, parts))


def _media(given: SceneInput) -> Scene:
    """Draw the boundary of two media and the sound that comes to it."""
    inward = given.regime == INTO
    half = 2.6
    parts: list[Part] = [
        Polygon(((0.0, -half), (6.0, -half), (6.0, half), (0.0, half)), "glass", "medium_2"),
        Line(((0.0, -half), (0.0, half)), "ink", heavy=True),
        Line(((-6.0, -half), (-6.0, half), (0.0, half)), "faint"),
        Line(((-6.0, -half), (0.0, -half)), "faint"),
        Label((-3.0, -1.8), "v_wave", given.names.get("medium_1"), "center"),
        Label((3.0, -1.8), "v_m2", given.names.get("medium_2"), "center", "medium_2"),
    ]
    start, reach = (-5.6, 3.6) if inward else (5.6, -3.6)
    period = 1.2
    parts += sine((start, 0.4), reach, period, 0.45)
    ahead = 1.0 if inward else -1.0
    parts.append(
        Arrow((start + reach + 0.3 * ahead, 0.4), (start + reach + 1.5 * ahead, 0.4), "motion")
    )
    if "lambda_wave" in given.values:
        crest = start + period / 4
        # Its label above: it is wider than the wave is long.
        parts += [
            Dimension((crest, 0.85), (crest + period, 0.85), offset=0.5, measures="lambda_wave"),
            Label((crest + period / 2, 1.5), "lambda_wave", side="above"),
        ]
    return Scene(tuple(parts), notes=notes(given, parts))


def _beats(given: SceneInput) -> Scene:
    """Draw two tuning forks side by side."""
    parts: list[Part] = [room(-2.4, -2.2, 7.4, 4.0)]
    for x, role, quantity in ((0.0, "fork_a", "f_wave"), (5.0, "fork_b", "f_b")):
        parts += fork((x, 0.0), role)
        parts.append(Label((x, -0.6), quantity, given.names.get(role), "below", role))
    return Scene(tuple(parts), notes=notes(given, parts))


def _paths(given: SceneInput) -> Scene:
    """Draw two loudspeakers and a listener, to the scale of the given distances."""
    longest = max(given.values["r_1"], given.values["r_2"])
    first, second = (given.values[name] / longest * WIDE for name in ("r_1", "r_2"))
    # The listener stands between the heights of the two loudspeakers.
    gap = max(1.01 * sqrt(abs(first**2 - second**2)), 0.62 * min(first, second), 2.4)
    y = (second**2 - first**2) / (2 * gap)
    x = sqrt(max(first**2 - (y - gap / 2) ** 2, 0.25))
    top, bottom, ear = (0.0, gap / 2), (0.0, -gap / 2), (x, y)
    parts: list[Part] = [
        # Turned to the listener, so that the lines of the distances end at their mouths.
        *speaker((-0.6, top[1]), "source", atan2(y - top[1], x)),
        *speaker((-0.6, bottom[1]), "source_2", atan2(y - bottom[1], x)),
        Label((-1.6, top[1] + 0.2), text=given.names.get("source"), side="left", body="source"),
        Label((-1.6, bottom[1] - 0.2), text=given.names.get("source_2"), side="left", body="source_2"),
        Circle(ear, 0.16, "ink", "listener"),
        Label((x + 0.2, y), text=given.names.get("listener"), side="right"),
        Dimension(top, ear, "r_1"),
        Dimension(ear, bottom, "r_2"),
    ]  # fmt: skip
    return Scene(tuple(parts), notes=notes(given, parts))


def _doppler(given: SceneInput) -> Scene:
    """Draw a source and an observer on a road, with the velocity of the one that moves."""
    moving_source = given.regime in (TOWARD, AWAY)
    ahead = 1.0 if given.regime in (TOWARD, FROM_SOURCE) else -1.0
    place = 0.0
    if given.frame == "after" and moving_source:
        place = 4.0 if given.regime == TOWARD else -4.0
    parts: list[Part] = [
        Ground((min(place, 0.0) - (3.8 if given.regime == AWAY else 2.0), 0.0), (WIDE + 1.5, 0.0)),
        *car((place, 0.0), "source"),
        Label((place, 1.3), "f_wave", given.names.get("source"), "above"),
        *person((WIDE, 0.0), "observer"),
        Label((WIDE, 1.9), text=given.names.get("observer"), side="above", body="observer"),
    ]
    if moving_source:
        # Ahead of it, clear of what stands above it.
        parts.append(
            Arrow((place + 1.4 * ahead, 0.75), (place + 3.4 * ahead, 0.75), "velocity", "v_s")
        )
    else:
        parts.append(Arrow((WIDE - 0.9 * ahead, 2.8), (WIDE + 0.9 * ahead, 2.8), "velocity", "v_o"))
    return Scene(tuple(parts), notes=notes(given, parts))


_ROOMS: dict[str, Callable[[SceneInput], Scene]] = {
    **dict.fromkeys((TRAVEL, LIGHT, WARM, WARM_ROOT, DENSE), _travel),
    **dict.fromkeys((STRING, CHANGED, FIXED), draw_string),
    **dict.fromkeys((OPEN, CLOSED), draw_pipe),
    COLUMN: draw_column,
    FIRST: draw_column,
    **dict.fromkeys((ECHO, SONAR), _echo),
    ONE_WAY: _storm,
    TWO_WAYS: _rail,
    **dict.fromkeys((INTO, OUT), _media),
    **dict.fromkeys((BEATS, SHARPER, FLATTER), _beats),
    **dict.fromkeys(LEVELS, _level),
    PATHS: _paths,
    **dict.fromkeys((TOWARD, AWAY, TOWARD_SOURCE, FROM_SOURCE), _doppler),
}
