"""Principal axis, lens or mirror, object and focus, along x; light comes from the left."""

from __future__ import annotations

from itertools import pairwise
from math import acos, asin, cos, hypot, sin

from wmw.core.scene import (
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
)
from wmw.families.optics.symbols import (
    CONCAVE_REAL,
    CONCAVE_VIRTUAL,
    CONTACT,
    CONVEX,
    DIVERGING,
    LENS,
    PLANE,
)

SPAN = 10.0
"""Length, in scene units, that the longest drawn distance gets."""
HALF = 2.3
"""Half the height of a lens or mirror."""
TALL = 1.9
"""Height of the object, which stands for itself and is not to the scale of the axis."""
_FARTHEST = 5.0
"""Lengths that differ by more than this factor are drawn nearer each other, with a break mark."""
_STEPS = 12


def draw_images(given: SceneInput) -> Scene:
    """Draw the object before a lens or mirror, to the scale of the distances that are given."""
    values = given.values
    lengths = {
        name: abs(values[name])
        for name in ("d_o", "f", "f_abs", "R", "R_abs", "d_i")
        if values.get(name)
    }
    longest = max(lengths.values(), default=1.0)
    shown = {
        name: max(value, longest / _FARTHEST) / longest * SPAN for name, value in lengths.items()
    }
    broken = {name for name, value in lengths.items() if value < longest / _FARTHEST}
    size = shown.get("d_o", 0.7 * SPAN)
    focus = shown.get("f", shown.get("f_abs"))
    radius = shown.get("R", shown.get("R_abs"))
    side = "lens" if given.regime in (*LENS, CONTACT) else "mirror"
    parts: list[Part] = []
    reach_left, reach_right = size + 0.8, 1.6
    marks: list[float] = []
    if focus and side == "lens" and given.regime != CONTACT:
        marks = [-focus, focus]
    elif focus:
        marks = [focus if given.regime == CONVEX else -focus]
    centre = None
    if radius:
        centre = radius if given.regime == CONVEX else -radius
    screen = shown.get("d_i") if "f" not in values and values.get("d_i", 0) > 0 else None
    places = [
        *marks,
        *([centre] if centre else []),
        *([screen] if screen and side == "lens" else []),
    ]
    reach_left = max(reach_left, *(-x + 0.8 for x in places), 0.0) if places else reach_left
    reach_right = max(reach_right, *(x + 0.8 for x in places)) if places else reach_right
    parts.append(Line(((-reach_left, 0.0), (reach_right, 0.0)), "faint"))
    parts += _device(given, radius or (2 * focus if focus else 0.8 * SPAN))
    if given.regime != CONTACT:
        parts.append(
            Arrow(
                (-size, 0.0), (-size, TALL), "axis", label=given.names.get("object"), body="object"
            )
        )
        if "d_o" in values:
            parts.append(_rise(-size, TALL + 0.12))
        parts.append(_along(-size, 0.0, HALF + 0.6, "d_o", "d_o" in broken))
        if "h_o" in values:
            parts.append(
                Dimension(
                    (-size - 0.35, 0.0), (-size - 0.35, TALL), "h_o", offset=0.35, broken=True
                )
            )
    for x in marks:
        parts += [Circle((x, 0.0), 0.07, "ink"), Label((x, 0.0), text="F", side="below")]
    name = "f" if "f" in values else "f_abs"
    if marks:
        x = marks[-1]
        parts.append(_rise(x, -0.15))
        parts.append(_along(min(x, 0.0), max(x, 0.0), -HALF - 0.6, name, name in broken))
    if centre is not None:
        name = "R" if "R" in values else "R_abs"
        parts += [Circle((centre, 0.0), 0.07, "ink"), Label((centre, 0.0), text="C", side="below")]
        parts.append(_rise(centre, -0.15))
        parts.append(_along(min(centre, 0.0), max(centre, 0.0), -HALF - 0.6, name, name in broken))
    if screen and side == "lens":
        parts.append(Line(((screen, -HALF), (screen, HALF)), "ink", heavy=True))
        parts.append(Label((screen, -HALF), text="screen", side="below"))
        parts.append(_along(0.0, screen, HALF + 0.6, "d_i", "d_i" in broken))
    notes = tuple(
        q for q in ("M", "M_abs", "h_i", "P", "L", "n_lens", "f_1", "f_2", "phi_m") if q in values
    )
    return Scene(tuple(parts), notes=notes)


def _along(start: float, end: float, height: float, quantity: str, broken: bool) -> Dimension:
    """Return a length along the axis, set off by `height`.

    Its extension lines begin beyond the device: they would run through it, and along the object.
    """
    foot = (HALF + 0.12) * (1.0 if height > 0 else -1.0)
    return Dimension((start, foot), (end, foot), quantity, offset=height - foot, broken=broken)


def _rise(x: float, start: float) -> Line:
    """Return the thin line that leads from a point beside the axis to its length's end."""
    return Line(((x, start), (x, (HALF + 0.1) * (1.0 if start > 0 else -1.0))), "faint")


def _device(given: SceneInput, radius: float) -> list[Part]:
    if given.regime == CONTACT:
        return [lens_shape(-0.27, True), lens_shape(0.27, True)]
    if given.regime in LENS:
        return [lens_shape(0.0, given.regime != DIVERGING)]
    if given.regime == PLANE:
        return mirror_face([(0.0, -HALF), (0.0, HALF)])
    # The mirror has its true curvature; of a strongly curved one less is drawn.
    span = asin(min(HALF / radius, 0.8))
    bulge = -1.0 if given.regime == CONVEX else 1.0
    assert given.regime in (CONVEX, CONCAVE_REAL, CONCAVE_VIRTUAL)
    turns = [span * (2 * i / _STEPS - 1) for i in range(_STEPS + 1)]
    return mirror_face([(bulge * radius * (cos(turn) - 1), radius * sin(turn)) for turn in turns])


def mirror_face(curve: list[Point]) -> list[Part]:
    """Return the reflecting face and, on its back (to the right), the hatching."""
    parts: list[Part] = [Line(tuple(curve), "ink", heavy=True, body="mirror")]
    for (x0, y0), (x1, y1) in pairwise(curve):
        run = hypot(x1 - x0, y1 - y0)
        along = ((x1 - x0) / run, (y1 - y0) / run)
        for i in range(2 if len(curve) > 2 else 12):
            share = (i + 0.5) / (2 if len(curve) > 2 else 12)
            foot = (x0 + share * (x1 - x0), y0 + share * (y1 - y0))
            # 45° to the face, away from the light
            tip = (foot[0] + 0.16 * (along[1] + along[0]), foot[1] + 0.16 * (-along[0] + along[1]))
            parts.append(Line((foot, tip), "faint"))
    return parts


def lens_shape(x: float, thick: bool, half: float = HALF) -> Polygon:
    """Return the outline of a biconvex (thick in the middle) or biconcave lens about x."""
    waist, rim = (0.27, 0.0) if thick else (0.1, 0.42)
    sag = abs(waist - rim)
    radius = (half**2 + sag**2) / (2 * sag)
    heights = [half * (2 * i / (2 * _STEPS) - 1) for i in range(2 * _STEPS + 1)]

    def bulge(y: float) -> float:
        depth = radius - radius * sin(acos(y / radius))
        return waist - depth if thick else waist + depth

    right = [(x + bulge(y), y) for y in heights]
    left = [(x - bulge(y), y) for y in reversed(heights)]
    return Polygon((*right, *left), "glass", "lens")
