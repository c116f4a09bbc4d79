"""Generators, transformers and coils with inductance."""

from __future__ import annotations

from wmw.core.scene import Arc, Arrow, Label, Line, Part, Polygon, Scene, SceneInput
from wmw.families.em_induction.scene_parts import POLES, notes, winding


def draw_generator(given: SceneInput) -> Scene:
    """Draw a coil on an axis between two poles."""
    values = given.values
    parts: list[Part] = [
        Polygon(((-5.0, -1.6), (-2.6, -1.6), (-2.6, 1.6), (-5.0, 1.6)), POLES["N"], "field"),
        Polygon(((2.6, -1.6), (5.0, -1.6), (5.0, 1.6), (2.6, 1.6)), POLES["S"]),
        Label((-3.8, 0.0), text="N", side="center"),
        Label((3.8, 0.0), text="S", side="center"),
        Line(((0.0, -2.9), (0.0, 2.9)), "ink", dashed=True),
        Line(((-1.5, -1.4), (1.5, -1.4), (1.5, 1.4), (-1.5, 1.4), (-1.5, -1.4)), "ink", heavy=True, body="coil"),
        Arc((0.0, 2.5), 0.5, 200.0, 340.0, "ink"),
        Arrow((0.44, 2.26), (0.52, 2.46), "motion"),
        Label((0.6, 2.5), "f_rot" if "f_rot" in values else None, side="right"),
        Label((0.0, -1.4), text=given.names.get("coil"), side="below"),
    ]  # fmt: skip
    return Scene(tuple(parts), notes=notes(given, parts))


def draw_transformer(given: SceneInput) -> Scene:
    """Draw the core with a winding on either leg; more turns are not drawn as more."""
    values = given.values

    def shown(*names: str) -> str | None:
        return next((name for name in names if name in values), None)

    core = [(-3.0, -2.4), (3.0, -2.4), (3.0, 2.4), (-3.0, 2.4)]
    hole = [(-2.0, -1.4), (2.0, -1.4), (2.0, 1.4), (-2.0, 1.4)]
    parts: list[Part] = [
        Line(((-8.4, 0.0), (8.4, 0.0)), "none"),  # room for labels and instruments beside
        Polygon(tuple(core), "metal", "core"),
        Polygon(tuple(hole), "none"),
        Polygon(tuple(hole), "faint"),
        *winding((-3.0, -2.0), -1.1, 1.1, 5, -5.0),
        *winding((2.0, 3.0), -1.1, 1.1, 5, 5.0),
        Label((-5.1, 0.0), shown("V_p"), side="left"),
        Label((5.1, 0.0), shown("V_s"), side="right"),
        Label((-3.6, -2.6), shown("N_p"), given.names.get("primary"), "below", "primary"),
        Label((3.6, -2.6), shown("N_s"), given.names.get("secondary"), "below", "secondary"),
        Label((4.4, 1.2), shown("I_s"), side="above"),
        Label((-4.4, 1.2), shown("I_p"), side="above"),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))


def draw_inductor(given: SceneInput) -> Scene:
    """Draw a coil on a rod-shaped former."""
    values = given.values
    parts: list[Part] = [
        Polygon(((-0.5, -2.6), (0.5, -2.6), (0.5, 2.6), (-0.5, 2.6)), "faint"),
        *winding((-0.5, 0.5), -2.1, 2.1, 8, -2.6),
        Label((1.2, 0.0), "L_ind" if "L_ind" in values else None, given.names.get("coil"), "right"),
        Label((-2.0, 2.2), "I_start" if "I_start" in values else None, side="above"),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))


def draw_pair(given: SceneInput) -> Scene:
    """Draw two coils beside each other on one former; the first one carries the given current."""
    values = given.values
    parts: list[Part] = [
        Polygon(((-0.5, -3.6), (0.5, -3.6), (0.5, 3.6), (-0.5, 3.6)), "faint"),
        *winding((-0.5, 0.5), 0.8, 3.2, 5, -2.6),
        *winding((-0.5, 0.5), -3.2, -0.8, 5, -2.6),
        Label((1.2, 2.0), text="first coil", side="right"),
        Label((1.2, -2.0), text="second coil", side="right"),
        Label((-2.0, 3.3), "I_start" if "I_start" in values else None, side="above"),
    ]
    return Scene(tuple(parts), notes=notes(given, parts))
