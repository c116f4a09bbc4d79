"""How presses, manometers, U-tubes and barometers are drawn."""

from __future__ import annotations

from math import sqrt

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
)
from wmw.families.fluid.scene_rest import box, named, notes

_BORE = 0.5
"""Half the inner width of a glass tube."""


def draw_press(given: SceneInput) -> Scene:
    """Draw two cylinders that are joined below, the diameters to scale within 1:5."""
    values = given.values
    if "A_1" in values:
        ratio = sqrt(values["A_2"] / values["A_1"])
    else:
        ratio = values["D_2"] / values["D_1"]
    wide = 5.0
    narrow = wide / min(ratio, 5.0)
    broken = ratio > 5.0
    left, right = (0.0, narrow), (narrow + 2.4, narrow + 2.4 + wide)
    level = 3.0
    parts: list[Part] = [
        # Room to the left for what the small piston is given.
        Ground((left[0] - (3.6 if "s_1" in values else 1.0), 0.0), (right[1] + 1.0, 0.0)),
        Polygon(((left[0], 0.0), (right[1], 0.0), (right[1], level), (right[0], level), (right[0], 0.9), (left[1], 0.9),
                 (left[1], level), (left[0], level)), "liquid", "liquid"),
        Line(((left[0], 4.6), (left[0], 0.0), (right[1], 0.0), (right[1], 4.6)), "ink", heavy=True),
        Line(((left[1], 4.6), (left[1], 0.9), (right[0], 0.9), (right[0], 4.6)), "ink", heavy=True),
        box(left[0], level, left[1], level + 0.5, "metal", "piston_1"),
        box(right[0], level, right[1], level + 0.5, "metal", "piston_2"),
    ]  # fmt: skip
    middle = (left[0] + left[1]) / 2, (right[0] + right[1]) / 2
    if "F_1" in values:
        parts.append(
            Arrow(
                (middle[0], level + 2.6), (middle[0], level + 0.5), "force", "F_1", body="piston_1"
            )
        )
    if "F_2" in values:
        parts.append(
            Arrow(
                (middle[1], level + 2.6), (middle[1], level + 0.5), "force", "F_2", body="piston_2"
            )
        )
    # Below the floor, where labels wider than a bore are in nobody's way.
    for name, (near, far) in (("D_1", left), ("D_2", right)):
        if name in values:
            parts += [
                Dimension((far, 0.0), (near, 0.0), offset=0.8, broken=broken, measures=name),
                Label(((near + far) / 2, -1.05), name, side="below"),
            ]
    if "A_1" in values:
        parts.append(Label((left[0] - 0.1, level + 0.25), "A_1", side="left", body="piston_1"))
    if "A_2" in values:
        parts.append(Label((right[1] + 0.1, level + 0.25), "A_2", side="right", body="piston_2"))
    if "s_1" in values:
        top, low = level + 0.5, level - 1.2
        parts += [
            Arrow((middle[0], top + 1.5), (middle[0], top + 0.2), "motion", body="piston_1"),
            Line(((left[0], low), (left[1], low)), "ink", dashed=True),
            Dimension((left[0], low), (left[0], top), "s_1", offset=0.7, broken=True),
        ]
    return Scene(tuple(parts), notes=notes(given, "p_1", "m_2", "g"))


def _u_tube(x: float, apart: float, left: float, right: float, top: float, body: str) -> list[Part]:
    """Return a U-tube filled to the heights left and right; its bend is square."""
    inner, outer = _BORE, apart - _BORE
    return [
        Polygon(((x - _BORE, left), (x - _BORE, 0.0), (x + apart + _BORE, 0.0), (x + apart + _BORE, right),
                 (x + outer, right), (x + outer, 2 * _BORE), (x + inner, 2 * _BORE), (x + inner, left)), "liquid", body),
        Line(((x + inner, top), (x + inner, 2 * _BORE), (x + outer, 2 * _BORE), (x + outer, top)), "glass", heavy=True),
        Line(((x - _BORE, top), (x - _BORE, 0.0), (x + apart + _BORE, 0.0), (x + apart + _BORE, top)), "glass", heavy=True),
    ]  # fmt: skip


def draw_manometer(given: SceneInput) -> Scene:
    """Draw a gas container on one arm of a U-tube whose other arm is open."""
    above = given.regime == "manometer_above"
    gas, air = (2.0, 4.2) if above else (4.2, 2.0)
    x, apart, top = 5.0, 3.0, 5.6
    parts: list[Part] = [
        *_u_tube(x, apart, gas, air, top, "liquid"),
        # The arm on the left bends over to the container.
        Line(((x - _BORE, top), (x - 2.0, top)), "glass", heavy=True),
        Line(
            ((x + _BORE, top), (x + _BORE, top + 2 * _BORE), (x - 2.0, top + 2 * _BORE)),
            "glass",
            heavy=True,
        ),
        Circle((x - 3.4, top + _BORE), 1.5, "faint", "gas"),
        Label((x - 3.4, top + _BORE), text=named(given, "gas"), side="center", body="gas"),
        Label((x + apart, top), text="open", side="above"),
        Line(((x - 0.7, gas), (x + apart + 2.3, gas)), "ink", dashed=True),
        Line(((x + apart - 0.7, air), (x + apart + 2.3, air)), "ink", dashed=True),
    ]
    if "Delta_h" in given.values:
        low, high = min(gas, air), max(gas, air)
        parts.append(
            Dimension((x + apart + 1.6, low), (x + apart + 1.6, high), "Delta_h", offset=0.0)
        )
    parts += [
        Label((x + apart / 2, 0.0), "rho", named(given, "liquid"), "below", "liquid"),
        Label((x, -1.0)),  # room for it
    ]
    return Scene(tuple(parts), notes=notes(given, "p_air", "g"))


def draw_u_tube(given: SceneInput) -> Scene:
    """Draw a U-tube with a column of the lighter liquid in one arm; the other level is not to scale."""
    x, apart, top = 0.0, 4.6, 6.5
    interface, light, heavy = 2.2, 5.7, 4.7
    parts: list[Part] = [
        *_u_tube(x, apart, interface, heavy, top, "liquid_2"),
        box(x - _BORE, interface, x + _BORE, light, "accent", "liquid_1"),
        Line(((x - 1.0, interface), (x + apart + 2.0, interface)), "ink", dashed=True),
        # Outside, for a bore is narrower than the words.
        Label((x - _BORE - 0.25, (interface + light) / 2), "rho_1", named(given, "liquid_1"), "left", "liquid_1"),
        Label((x + apart / 2, 0.0), "rho_2", named(given, "liquid_2"), "below", "liquid_2"),
        Label((x - 4.4, -1.2)),  # room for the words beside and below
    ]  # fmt: skip
    if "h_1" in given.values:
        # Between the limbs, its label to the right.
        line = x + _BORE + 0.5
        parts.append(Dimension((line, light), (line, interface), "h_1", offset=0.0, broken=True))
    if "h_2" in given.values:
        parts.append(
            Dimension((x + apart + 1.2, heavy), (x + apart + 1.2, interface), "h_2", broken=True)
        )
    return Scene(tuple(parts), notes=notes(given, "Delta_h", "g"))


def draw_barometer(given: SceneInput) -> Scene:
    """Draw a tube, closed above, that stands in an open dish."""
    dish, column, top, bore = 1.2, 5.6, 6.8, 0.35
    parts: list[Part] = [
        # One figure, for no line closes the mouth of the tube.
        Polygon(((-2.4, 0.0), (2.4, 0.0), (2.4, dish), (bore, dish), (bore, column), (-bore, column),
                 (-bore, dish), (-2.4, dish)), "liquid", "liquid"),
        Line(((-2.4, 1.8), (-2.4, 0.0), (2.4, 0.0), (2.4, 1.8)), "ink", heavy=True),
        Line(
            ((-bore, 0.5), (-bore, top), (bore, top), (bore, 0.5)),
            "glass",
            heavy=True,
            body="barometer",
        ),
        Label((0.45, top - 0.5), text="vacuum", side="right"),
        Label((2.5, 0.6), "rho", named(given, "liquid"), "right", "liquid"),
    ]  # fmt: skip
    if "Delta_h" in given.values:
        parts.append(Dimension((-1.1, dish), (-1.1, column), "Delta_h", broken=True))
    return Scene(tuple(parts), notes=notes(given, "p_air", "g"))
