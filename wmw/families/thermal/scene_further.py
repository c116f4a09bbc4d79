"""How calorimeters, pairs of bodies, radiating surfaces and clamped rods are drawn."""

from __future__ import annotations

from wmw.core.scene import Arrow, Ground, Label, Line, Part, Scene, SceneInput
from wmw.families.thermal.scene_heat import beaker, box, margin, named, notes, stacked


def draw_cup(given: SceneInput) -> Scene:
    """Draw a body that is let into the water of a calorimeter."""
    parts: list[Part] = [
        margin(-1.0, -0.4, 11.0, 6.8),
        box(-0.4, -0.4, 0.0, 4.0, "metal", "cup"),
        box(6.0, -0.4, 6.4, 4.0, "metal", "cup"),
        box(0.0, -0.4, 6.0, 0.0, "metal", "cup"),
        *beaker(0.0, 0.0, 6.0, 2.8, 4.0),
        box(2.0, 5.2, 4.0, 6.8, "body", "body"),
        Arrow((3.0, 5.0), (3.0, 3.3), "motion"),
        Label((3.0, 6.0), text=named(given, "body"), side="center", body="body"),
        *stacked(given, (4.2, 6.0), "m", "c", "T_1", body="body", side="right"),
        Label((3.0, 1.5), text="water", side="center", body="water"),
        *(Label((3.0, 1.5), q, side="center", body="water") for q in notes(given, "m_w", "T_2")),
        Label((6.6, 2.0), text=named(given, "cup"), side="right", body="cup"),
        *stacked(given, (6.6, 2.0), "m_cup", "c_cup", body="cup", side="right"),
    ]
    return Scene(tuple(parts), notes=notes(given, "c_w"))


def draw_contact(given: SceneInput) -> Scene:
    """Draw two blocks that touch, in an insulating box."""
    parts: list[Part] = [
        box(-1.0, -0.6, 9.0, 4.4, "faint"),
        box(0.0, 0.4, 4.0, 3.4, "body", "hot_body"),
        box(4.0, 0.4, 8.0, 3.4, "metal", "cold_body"),
        *stacked(given, (2.0, 2.6), "m_1", "c_1", "T_1", body="hot_body"),
        *stacked(given, (6.0, 2.6), "m_2", "c_2", "T_2", body="cold_body"),
        Label((4.0, -0.6), text="insulation", side="below"),
    ]
    return Scene(tuple(parts))


def draw_apart(given: SceneInput) -> Scene:
    """Draw two blocks on stands of their own, with a heater at the first."""
    parts: list[Part] = [Ground((-1.0, 0.0), (10.6, 0.0))]
    for left in (0.0, 6.2):
        parts += [box(left + 0.5, 0.0, left + 0.9, 1.2, "faint"), box(left + 2.3, 0.0, left + 2.7, 1.2, "faint")]  # fmt: skip
    # It lies on the block.
    zigzag = tuple((0.3 + 0.26 * i, 3.66 + 0.3 * (i % 2)) for i in range(11))
    parts += [
        box(0.0, 1.2, 3.2, 3.6, "body", "body"),
        box(6.2, 1.2, 9.4, 3.6, "body", "other"),
        Line(((0.3, 4.7), *zigzag, (2.9, 4.7)), "accent", heavy=True),
        Label((1.6, 4.1), text="heater", side="above"),
        Label((1.6, 2.4), "m", "first", "center", "body"),
        Label((7.8, 2.4), "m_2", "second", "center", "other"),
    ]
    return Scene(tuple(parts), notes=notes(given, "c", "Q", "T_1", "T_2", "Delta_T", "P", "t"))


def draw_radiating(given: SceneInput) -> Scene:
    """Draw a warm surface that sends out rays into its surroundings."""
    parts: list[Part] = [
        margin(-5.2, 0.0, 8.4, 6.0),
        box(0.0, 0.0, 1.0, 5.0, "accent", "surface"),
        *(Arrow((1.2, 0.7 + 1.2 * i), (3.2, 0.7 + 1.2 * i), "ray") for i in range(4)),
        Label((0.5, 5.0), text=named(given, "surface"), side="above", body="surface"),
        *stacked(given, (-0.4, 3.0), "A", "epsilon", "T_1", body="surface", side="left"),
        Label((5.6, 3.0), "T_2", "surroundings", "center"),
    ]
    return Scene(tuple(parts), notes=notes(given, "sigma"))


def draw_clamped(given: SceneInput) -> Scene:
    """Draw a rod between two walls that do not give way."""
    parts: list[Part] = [
        Ground((0.0, 1.6), (0.0, -1.0)),
        Ground((9.0, -1.0), (9.0, 1.6)),
        box(0.0, 0.0, 9.0, 0.6, "metal", "rod"),
        Label((4.5, 0.6), text=named(given, "rod"), side="above", body="rod"),
    ]
    return Scene(tuple(parts), notes=notes(given, "Y", "alpha", "A", "T_1", "T_2", "Delta_T"))
