"""How pipes and tanks with an outflow are drawn."""

from __future__ import annotations

from math import sqrt

from wmw.core.scene import Arrow, Dimension, Ground, Label, Line, Part, Polygon, Scene, SceneInput
from wmw.families.fluid.scene_rest import box, named, notes

_LENGTH = 9.0
_OFF = 0.3
"""How far off a section its diameter is set."""


def draw_outlet(given: SceneInput) -> Scene:
    """Draw a full pipe from the side, and a tank beneath its end where one is filled."""
    half = 0.9
    parts: list[Part] = [
        box(0.0, -half, _LENGTH, half, "liquid", "liquid"),
        Line(((0.0, half), (_LENGTH, half)), "ink", heavy=True, body="pipe"),
        Line(((0.0, -half), (_LENGTH, -half)), "ink", heavy=True, body="pipe"),
        Arrow(
            (3.6, 0.0),
            (6.2, 0.0),
            "velocity" if "v" in given.values else "motion",
            "v",
            body="liquid",
        ),
        Label((2.0, 0.0), text=named(given, "liquid"), side="center", body="liquid"),
    ]
    if "D" in given.values:
        parts.append(Dimension((_LENGTH + 0.6, -half), (_LENGTH + 0.6, half), "D", offset=-0.3))
    if "Q" in given.values:
        parts.append(Label((4.9, half), "Q", side="above", body="pipe"))
    if "V" in given.values:
        parts += [
            Line(
                (
                    (_LENGTH - 0.5, -2.0),
                    (_LENGTH - 0.5, -5.0),
                    (_LENGTH + 4.0, -5.0),
                    (_LENGTH + 4.0, -2.0),
                ),
                "ink",
                heavy=True,
            ),
            Arrow((_LENGTH + 0.4, -0.4), (_LENGTH + 1.2, -1.8), "motion"),
            Label((_LENGTH + 1.75, -3.6), "V", "tank", "center"),
        ]
    return Scene(tuple(parts), notes=notes(given, "m_dot", "t", "rho"))


def _halves(given: SceneInput) -> tuple[float, float, bool]:
    """Return half the drawn widths of both sections, and whether they are not to scale."""
    values = given.values
    try:
        ratio = values["D_2"] / values["D_1"]
    except KeyError:
        ratio = sqrt(values["v_1"] / values["v_2"])
    drawn = min(max(ratio, 0.2), 5.0)
    largest = 1.9
    first, second = (largest, largest * drawn) if drawn < 1 else (largest / drawn, largest)
    return first, second, drawn != ratio


def draw_sections(given: SceneInput) -> Scene:
    """Draw a horizontal pipe of two sections, the diameters to scale within 1:5."""
    first, second, broken = _halves(given)
    cut, end, far = 6.2, 7.0, 12.4
    upper = ((0.0, first), (cut, first), (end, second), (far, second))
    lower = tuple((x, -y) for x, y in reversed(upper))
    top = max(first, second)
    parts: list[Part] = [
        Polygon((*upper, *lower), "liquid", "liquid"),
        Line(upper, "ink", heavy=True),
        Line(lower, "ink", heavy=True),
        Label((cut / 2, top + 0.3), text=named(given, "part_1"), side="above", body="part_1"),
        Label(
            ((end + far) / 2, top + 0.3), text=named(given, "part_2"), side="above", body="part_2"
        ),
    ]
    if "v_1" in given.values:
        parts.append(Arrow((0.3, 0.0), (1.5, 0.0), "velocity", "v_1", body="part_1"))
    else:
        parts.append(Arrow((0.4, 0.0), (1.6, 0.0), "motion"))
    if "v_2" in given.values:
        parts.append(Arrow((7.3, 0.0), (8.5, 0.0), "velocity", "v_2", body="part_2"))
    if "D_1" in given.values:
        parts += _diameter(-0.2, first, "D_1", _OFF, broken)
        parts += [Label((-2.0, 0.0)), Label((far + 2.0, 0.0))]  # room for the labels beside
    if "D_2" in given.values:
        parts += _diameter(far + 0.2, second, "D_2", -_OFF, broken)
    if "p_1" in given.values:
        parts.append(Label((2.4, -first), "p_1", side="below", body="part_1"))
    return Scene(tuple(parts), notes=notes(given, "rho", "A_1", "A_2", "Delta_p", "Delta_h", "g"))


def _diameter(x: float, half: float, quantity: str, offset: float, broken: bool) -> list[Part]:
    """Return a diameter at the end of a pipe, its label below: beside it, there is less room."""
    return [
        Dimension((x, -half), (x, half), offset=offset, broken=broken, measures=quantity),
        Label((x - offset, -half - 0.15), quantity, side="below"),
    ]


def draw_rising(given: SceneInput) -> Scene:
    """Draw a pipe that goes up a step."""
    first, second, _ = _halves(given)
    first, second = 0.6 * first, 0.6 * second
    rise = 4.0
    upper = ((0.0, first), (4.0, first), (6.0, rise + second), (10.0, rise + second))
    lower = ((10.0, rise - second), (6.8, rise - second), (4.8, -first), (0.0, -first))
    parts: list[Part] = [
        Polygon((*upper, *lower), "liquid", "liquid"),
        Line(upper, "ink", heavy=True),
        Line(lower, "ink", heavy=True),
        Arrow(
            (1.0, 0.0),
            (2.8, 0.0),
            "velocity" if "v_1" in given.values else "motion",
            "v_1",
            body="part_1",
        ),
        Line(((0.0, 0.0), (10.8, 0.0)), "ink", dashed=True),
        Label((1.6, -first), text=named(given, "part_1"), side="below", body="part_1"),
        Label((8.6, rise + second), text=named(given, "part_2"), side="above", body="part_2"),
    ]
    if "y" in given.values:
        parts.append(Dimension((10.4, 0.0), (10.4, rise), "y", offset=0.0, broken=True))
    return Scene(tuple(parts), notes=notes(given, "rho", "D_1", "D_2", "p_1", "p_2", "v_2", "g"))


def draw_outflow(given: SceneInput) -> Scene:
    """Draw an open tank with a hole in its side, on a stand where the height of the hole is given."""
    raised = "H" in given.values
    depth = given.values.get("h", 1.0)
    scale = 3.4 / (max(depth, given.values["H"]) if raised else depth)
    deep = scale * depth
    drop = scale * given.values["H"] if raised else 1.6
    floor = -deep - min(0.7, 0.5 * drop)
    parts: list[Part] = [
        box(0.0, floor, 5.0, 0.0, "liquid", "liquid"),
        Line(
            ((0.0, 0.8), (0.0, floor), (5.0, floor), (5.0, -deep - 0.1)),
            "ink",
            heavy=True,
            body="vessel",
        ),
        Line(((5.0, -deep + 0.1), (5.0, 0.8)), "ink", heavy=True, body="vessel"),
        # The jet falls a little: level, it would seem to go on in the line of the height.
        Arrow((5.0, -deep), (6.2, -deep - min(0.3, 0.3 * drop)), "motion", body="hole"),
        Label((2.4, -0.3 * deep), text=named(given, "liquid"), side="center", body="liquid"),
    ]
    if "h" in given.values:
        parts.append(Line(((4.0, -deep), (5.0, -deep)), "ink", dashed=True))
        parts.append(Dimension((4.2, 0.0), (4.2, -deep), "h"))
    bottom = -deep - drop
    parts.append(Ground((-0.6, bottom), (9.6, bottom)))
    if bottom < floor - 0.05:
        parts.append(box(0.4, bottom, 4.6, floor, "surface"))
    if raised:
        parts.append(Dimension((7.2, -deep), (7.2, bottom), "H", offset=0.0))
        parts.append(Line(((6.7, -deep), (7.5, -deep)), "ink", dashed=True))
    return Scene(tuple(parts), notes=notes(given, "D", "Q", "t", "V", "rho", "g"))
