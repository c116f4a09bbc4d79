"""How expanding bodies, walls and gases are drawn."""

from __future__ import annotations

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
from wmw.families.thermal.scene_heat import beaker, box, margin, named, notes

_TEMPERATURES = ("T_1", "T_2", "Delta_T")


def draw_rod(given: SceneInput) -> Scene:
    """Draw a rod that is held at one end."""
    parts: list[Part] = [
        Ground((0.0, 1.4), (0.0, -0.8)),
        box(0.0, 0.0, 9.0, 0.6, "metal", "rod"),
        Label((4.5, 0.6), text=named(given, "rod"), side="above", body="rod"),
    ]
    if "L_0" in given.values:
        parts.append(Dimension((0.0, 0.0), (9.0, 0.0), "L_0", offset=-0.7, broken=True))
    return Scene(tuple(parts), notes=notes(given, "alpha", *_TEMPERATURES))


def draw_plate(given: SceneInput) -> Scene:
    """Draw a plate, with a round hole where the hole is asked about."""
    hole = given.regime == "expansion_of_a_hole"
    parts: list[Part] = [margin(-1.0, 0.0, 12.0, 4.4), box(0.0, 0.0, 6.4, 4.4, "metal", "plate")]
    if hole:
        parts += [
            Circle((3.2, 2.2), 1.5, "faint"),
            Label((3.2, 2.2), "A_0", "hole", "center"),
            Label((6.4, 0.6), text=named(given, "plate"), side="right", body="plate"),
        ]
    else:
        parts.append(Label((3.2, 2.2), "A_0", named(given, "plate"), "center", "plate"))
    return Scene(tuple(parts), notes=notes(given, "alpha", *_TEMPERATURES))


def draw_solid(given: SceneInput) -> Scene:
    """Draw a solid block in oblique projection."""
    parts: list[Part] = [
        margin(-0.6, 0.0, 10.4, 4.4),
        Polygon(((3.6, 0.0), (4.8, 0.8), (4.8, 4.4), (3.6, 3.6)), "body", "solid"),
        Polygon(((0.0, 3.6), (3.6, 3.6), (4.8, 4.4), (1.2, 4.4)), "body", "solid"),
        box(0.0, 0.0, 3.6, 3.6, "body", "solid"),
        Label((1.8, 1.8), "V_0", named(given, "solid"), "center", "solid"),
    ]
    return Scene(tuple(parts), notes=notes(given, "alpha", "beta", *_TEMPERATURES))


def draw_liquid(given: SceneInput) -> Scene:
    """Draw a liquid in a vessel, full to the brim where it is to overflow."""
    full = given.regime in ("overflowing_vessel", "overflowing_rigid_vessel")
    parts: list[Part] = [
        margin(-0.8, 0.0, 11.4, 5.0),
        *beaker(0.0, 0.0, 5.0, 4.0, 4.0 if full else 5.0, "liquid"),
        Label((2.5, 2.0), "V_0", named(given, "liquid"), "center", "liquid"),
        Label((5.2, 0.6), text=named(given, "vessel"), side="right", body="vessel"),
    ]
    return Scene(tuple(parts), notes=notes(given, "beta", "alpha_v", *_TEMPERATURES))


def draw_wall(given: SceneInput) -> Scene:
    """Draw the section through a slab between two sides."""
    parts: list[Part] = [
        margin(-4.6, 0.0, 7.6, 6.2),
        box(0.0, 0.0, 3.0, 5.0, "surface", "wall"),
        Label((1.5, 5.0), "k", named(given, "wall"), "above", "wall"),
        Arrow((-1.4, 1.3), (4.4, 1.3), "motion"),
        Label((4.5, 1.3), text="heat", side="right"),
        Label((-2.4, 3.6), "T_1", "inside", "center"),
        Label((5.4, 3.6), "T_2", "outside", "center"),
    ]
    if "d" in given.values:
        parts.append(Dimension((0.0, 0.0), (3.0, 0.0), "d", offset=-0.5))
    # The area runs into the page.
    return Scene(tuple(parts), notes=notes(given, "A", "Delta_T", "t"))


def draw_layers(given: SceneInput) -> Scene:
    """Draw the section through two layers, their thicknesses to scale within 1:5."""
    ratio = given.values["d_2"] / given.values["d_1"]
    drawn = min(max(ratio, 0.2), 5.0)
    width = 7.6
    first = width / (1 + drawn)
    broken = drawn != ratio
    parts: list[Part] = [
        margin(-4.6, 0.0, width + 4.6, 8.4),
        box(0.0, 0.0, first, 5.0, "surface", "layer_1"),
        box(first, 0.0, width, 5.0, "accent", "layer_2"),
        Arrow((-1.4, 0.8), (width + 1.4, 0.8), "motion"),
        Label((width + 1.5, 0.8), text="heat", side="right"),
        # Wider than a thin layer: it ends where the other one begins.
        Label(
            (min(first / 2, first - 2.4), 5.0), "k_1", named(given, "layer_1"), "above", "layer_1"
        ),
        Label(((first + width) / 2, 7.0), "k_2", named(given, "layer_2"), "above", "layer_2"),
        Line((((first + width) / 2, 5.2), ((first + width) / 2, 6.9)), "faint"),
        Label((-2.4, 3.6), "T_1", "inside", "center"),
        Label((width + 2.8, 3.6), "T_2", "outside", "center"),
    ]
    if "d_1" in given.values:
        parts.append(Dimension((0.0, 0.0), (first, 0.0), "d_1", offset=-0.5, broken=broken))
    if "d_2" in given.values:
        low = -1.5  # below the other one; beside it, for a thin layer is narrower than the label
        parts += [
            Dimension((first, 0.0), (width, 0.0), offset=low, broken=broken, measures="d_2"),
            Label((width + 0.2, low), "d_2", side="right"),
        ]
    return Scene(tuple(parts), notes=notes(given, "A", "Delta_T", "t"))
