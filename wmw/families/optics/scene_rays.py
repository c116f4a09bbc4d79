"""Flat boundaries with the incident ray at its exact angle; light in a block; apparent depth."""

from __future__ import annotations

from math import cos, pi, radians, sin, tan

from wmw.core.scene import (
    AngleMark,
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
    Tone,
)
from wmw.families.optics.symbols import DENSER, LAYERS_UP, RARER, STACK, TOTAL

WIDE, HIGH = 6.0, 3.6
"""Half the width of a boundary and the depth that is drawn of a half-space."""
LAYER = 2.0
WORDY = 2.0
"""Room that the label of an angle takes across."""
TALL = 0.9
"""Room that it takes upward."""


def draw_rays(given: SceneInput) -> Scene:
    """Draw the media, the dashed normal and the incident ray up to the first boundary.

    Light goes down into a denser medium and layers, up out of a denser one, as in the usual
    pictures of a surface.
    """
    if given.regime in STACK:
        return _stack(given)
    upward = given.regime in (RARER, TOTAL)
    parts: list[Part] = [*_half_space(-HIGH, 0.0, "glass")]  # the denser medium
    parts.append(Line(((-WIDE, 0.0), (WIDE, 0.0)), "ink", heavy=True))
    sense = -1.0 if upward else 1.0
    parts += _names(given, "medium_1", "n_1", sense * 0.62 * HIGH)
    parts += _names(given, "medium_2", "n_2", -sense * 0.62 * HIGH)
    parts += incident_ray(given, upward, HIGH)
    assert given.regime in (DENSER, RARER, TOTAL)
    return Scene(tuple(parts), notes=_notes(given))


def _stack(given: SceneInput) -> Scene:
    upward = given.regime == LAYERS_UP
    sense = -1.0 if upward else 1.0
    tones: tuple[Tone, Tone, Tone] = ("none", "liquid", "glass")
    tops = (HIGH, 0.0, -LAYER, -LAYER - HIGH * 0.7)
    parts: list[Part] = []
    for i, tone in enumerate(tones):
        ends = sorted((sense * tops[i], sense * tops[i + 1]))
        parts += _half_space(ends[0], ends[1], tone)
        parts += _names(given, f"medium_{i + 1}", f"n_{i + 1}", sense * (tops[i] + tops[i + 1]) / 2)
    for y in (0.0, -sense * LAYER):
        parts.append(Line(((-WIDE, y), (WIDE, y)), "ink", heavy=True))
    if "w" in given.values:
        ends = sorted((0.0, -sense * LAYER))
        parts.append(
            Dimension((WIDE + 0.4, ends[1]), (WIDE + 0.4, ends[0]), "w", offset=0.3, broken=True)
        )
    parts += incident_ray(given, upward, HIGH)
    return Scene(tuple(parts), notes=_notes(given))


def incident_ray(given: SceneInput, upward: bool, height: float) -> list[Part]:
    """Return normal, incident ray and angle mark; the ray comes from the left to the origin.

    Without a given angle the ray stands for any direction and is unmarked: at 35° to the normal,
    or at 60° where it is to be totally reflected.
    """
    values = given.values
    marked = "theta_1" if "theta_1" in values else "alpha_1" if "alpha_1" in values else None
    if marked == "alpha_1":
        theta = pi / 2 - values["alpha_1"]
    else:
        theta = values.get("theta_1", radians(60 if given.regime == TOTAL else 35))
    length = min(height / max(cos(theta), 1e-9), 4.8)
    sense = -1.0 if upward else 1.0
    start: Point = (-length * sin(theta), sense * length * cos(theta))
    parts: list[Part] = [
        Line(((0.0, -height), (0.0, height)), "ink", dashed=True),
        Arrow(start, (0.0, 0.0), "ray", body="ray"),
    ]
    turn = theta * 180 / pi
    if marked == "theta_1":
        ends = (270 - turn, 270.0) if upward else (90.0, 90 + turn)
        needed = WORDY / (2 * tan(theta / 2))
        inside = needed < 3.0
        radius = max(1.5, needed - 0.4) if inside else 1.8
        parts.append(AngleMark((0.0, 0.0), radius, *ends, "theta_1" if inside else None))
        if not inside:
            # Beyond the ray: inside, a line would strike the label through, and across the normal
            # it would seem to name another angle.
            foot = (-radius * sin(theta) - 0.1, sense * radius * cos(theta))
            parts.append(Label(foot, "theta_1", side="left"))
    elif marked == "alpha_1":
        ends = (180.0, 270 - turn) if upward else (90 + turn, 180.0)
        rise = tan(values["alpha_1"])
        inside = 2.5 * rise > TALL
        radius = max(1.8, TALL / rise) if inside else 2.4
        parts.append(AngleMark((0.0, 0.0), radius, *ends, "alpha_1" if inside else None))
        if not inside:
            # Between so flat a ray and the boundary no label finds room: it stands beyond the ray.
            side: Side = "below" if upward else "above"
            parts.append(Label((-1.8, sense * (2.9 * rise + 0.1)), "alpha_1", side=side))
    return parts


def draw_mirror_ray(given: SceneInput) -> Scene:
    """Draw a ray that falls on a flat mirror."""
    mirror = Ground((-5.0, 0.0), (5.0, 0.0), body="mirror")
    normal_and_ray = incident_ray(given, upward=False, height=HIGH)
    normal_and_ray[0] = Line(((0.0, 0.0), (0.0, HIGH)), "ink", dashed=True)
    name = Label((3.6, 0.0), text=given.names.get("mirror"), side="above", body="mirror")
    return Scene((mirror, *normal_and_ray, name), notes=_notes(given))


def draw_depth(given: SceneInput) -> Scene:
    """Draw an object under a liquid surface, seen by an eye straight above."""
    deep = 4.0
    parts: list[Part] = [
        Polygon(((-4.0, -deep), (4.0, -deep), (4.0, 0.0), (-4.0, 0.0)), "liquid", "medium_1"),
        Line(((-4.0, 0.0), (4.0, 0.0)), "ink"),
        Ground((-4.0, -deep), (4.0, -deep)),
        Circle((0.0, -deep + 0.18), 0.18, "metal", "object"),
        Label((0.25, -deep + 0.2), text=given.names.get("object"), side="right", body="object"),
        *_eye((0.0, 2.2)),
        Dimension((-1.2, 0.0), (-1.2, -deep), "d"),
    ]
    parts += _names(given, "medium_1", "n_1", -0.45 * deep, 1.6)
    parts += _names(given, "medium_2", "n_2", 1.0, 2.4)
    return Scene(tuple(parts), notes=_notes(given, "d_app"))


def _eye(at: Point) -> list[Part]:
    """Return an eye that looks straight down."""
    x, y = at
    lid = [(x + 0.75 * t, y - 0.42 * (1 - t * t)) for t in (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0)]
    return [
        Line(tuple(lid), "ink", heavy=True),
        Line(((x - 0.75, y), (x, y + 0.34), (x + 0.75, y)), "ink"),
        Circle((x, y - 0.16), 0.2, "ink"),
        Label((x + 0.8, y), text="eye", side="right"),
    ]


def draw_medium(given: SceneInput) -> Scene:
    """Draw a ray that goes straight through a block."""
    parts: list[Part] = [
        Polygon(((0.0, -2.0), (8.0, -2.0), (8.0, 2.0), (0.0, 2.0)), "glass", "medium_1"),
        Arrow((-3.6, 0.0), (0.0, 0.0), "ray", body="ray"),
        Arrow((0.0, 0.0), (8.0, 0.0), "ray", body="ray"),
        Arrow((8.0, 0.0), (10.4, 0.0), "ray"),
        Label((-1.8, 0.0), "lambda_0", side="above"),
    ]
    parts += _names(given, "medium_1", "n_1", -1.2, 4.0)
    if "ell" in given.values:
        parts.append(Dimension((0.0, 2.0), (8.0, 2.0), "ell", offset=0.5, broken=True))
    return Scene(tuple(parts), notes=_notes(given, "nu", "v_1", "t"))


def _half_space(bottom: float, top: float, tone: Tone) -> list[Part]:
    if tone == "none":
        return []
    return [Polygon(((-WIDE, bottom), (WIDE, bottom), (WIDE, top), (-WIDE, top)), tone)]


def _names(given: SceneInput, role: str, quantity: str, y: float, x: float = 3.6) -> list[Part]:
    """Return the word for a medium and, where it is given, its index beneath."""
    label: Part = Label((x, y), quantity, given.names.get(role), "center", role)
    return [label]


def _notes(given: SceneInput, *more: str) -> tuple[str, ...]:
    return tuple(q for q in (*more, "c", "theta_2", "theta_c", "phi_m") if q in given.values)
