"""How prisms, telescopes and somebody before a mirror are drawn."""

from __future__ import annotations

from math import cos, degrees, radians, sin

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
)
from wmw.families.optics.further import TELESCOPE, THIN_PRISM, WALK
from wmw.families.optics.scene_images import lens_shape, mirror_face

_FACE = 4.4
"""Length of the faces that meet at the apex of a prism."""
_RAY = 3.4
_APART = 9.0
"""Distance of the lenses of a telescope."""
_OBJECTIVE, _EYEPIECE = 2.3, 1.2
"""Half the heights of the lenses."""


def draw_further(given: SceneInput) -> Scene:
    """Draw a prism with the ray up to its face, two lenses on their axis, or a walker and a mirror."""
    if given.regime == TELESCOPE:
        return _telescope(given)
    return _walk(given) if given.regime == WALK else _prism(given)


def _prism(given: SceneInput) -> Scene:
    """Draw the incident ray as far as the middle of the left face.

    Angles that are given are exact. Others stand for any: an apex of 60° (10° of a thin prism) and
    a ray that comes from the side of the base.
    """
    values, thin = given.values, given.regime == THIN_PRISM
    usual, least, most = (10, 4, 20) if thin else (60, 20, 110)
    apex = values.get("A_p", radians(usual))
    if not least <= degrees(apex) <= most:
        apex = radians(usual)
    half = apex / 2
    base, high = _FACE * sin(half), _FACE * cos(half)
    hit = (-base / 2, high / 2)
    incidence = half if thin else values.get("theta_1", radians(50))
    rise = incidence - half  # of the ray, from the horizontal
    tail = (hit[0] - _RAY * cos(rise), hit[1] - _RAY * sin(rise))
    parts: list[Part] = [
        Polygon(((-base, 0.0), (base, 0.0), (0.0, high)), "glass", "prism"),
        Arrow(tail, hit, "ray", body="ray"),
        Line(((tail[0], high), (-tail[0], high)), "none"),
    ]
    if "A_p" in values:
        turn = degrees(half)
        radius = 1.5 if thin else 0.9
        parts.append(AngleMark((0.0, high), radius, 270 - turn, 270 + turn, "A_p"))
    if not thin:
        out = (-cos(half), sin(half))
        ends = [(hit[0] + x * out[0], hit[1] + x * out[1]) for x in (1.9, -0.9)]
        parts.append(Line(tuple(ends), "ink", dashed=True))
        if "theta_1" in values:
            normal = 180 - degrees(half)
            parts.append(AngleMark(hit, 1.3, normal, normal + degrees(incidence), "theta_1"))
    parts.append(Label((base, 0.35), "n_1", None, "right", "prism"))
    return Scene(tuple(parts), notes=_notes(given, "delta", "theta_2"))


def _telescope(given: SceneInput) -> Scene:
    """Draw light from far away that falls on the objective; what becomes of it is not drawn."""
    parts: list[Part] = [
        Line(((-3.4, 0.0), (_APART + 2.0, 0.0)), "faint"),
        lens_shape(0.0, True, _OBJECTIVE),
        lens_shape(_APART, True, _EYEPIECE),
        *(Arrow((-3.2, y), (-0.27, y), "ray", body="ray") for y in (1.0, -1.0)),
        Label((0.0, _OBJECTIVE), "f_ob", "objective", "above"),
        Label((_APART, _EYEPIECE), "f_ey", "eyepiece", "above"),
    ]
    if "L" in given.values:
        low = -_OBJECTIVE - 0.6
        parts.append(Line(((_APART, -_EYEPIECE - 0.1), (_APART, low)), "faint"))
        parts.append(Line(((0.0, -_OBJECTIVE - 0.1), (0.0, low)), "faint"))
        parts.append(Dimension((0.0, low), (_APART, low), "L"))
    return Scene(tuple(parts), notes=_notes(given, "M_ang"))


def _walk(given: SceneInput) -> Scene:
    parts: list[Part] = [
        Ground((-1.4, 0.0), (7.0, 0.0)),
        *mirror_face([(6.0, 0.0), (6.0, 3.6)]),
        Label((6.0, 3.6), text="mirror", side="above", body="mirror"),
        *_walker((0.0, 0.0)),
        Arrow((0.9, 1.5), (2.9, 1.5), "motion", "v_p", body="person"),
    ]
    return Scene(tuple(parts), notes=_notes(given, "v_im", "v_rel"))


def _walker(at: Point) -> list[Part]:
    """Return a person seen from the side, who strides to the right and looks there."""
    x, y = at
    strokes = (
        ((x - 0.5, y), (x - 0.2, y + 0.5), (x, y + 1.0), (x + 0.35, y + 0.55), (x + 0.45, y)),
        ((x, y + 1.0), (x + 0.05, y + 1.95)),
        ((x - 0.4, y + 1.25), (x + 0.05, y + 1.75), (x + 0.5, y + 1.35)),
    )
    return [
        *(Line(points, "ink", heavy=True, body="person") for points in strokes),
        Circle((x + 0.07, y + 2.25), 0.28, "body", "person"),
        Line(((x + 0.34, y + 2.3), (x + 0.42, y + 2.19), (x + 0.33, y + 2.17)), "ink"),
        Circle((x + 0.2, y + 2.32), 0.035, "ink"),
    ]


def _notes(given: SceneInput, *names: str) -> tuple[str, ...]:
    return tuple(name for name in names if name in given.values)
