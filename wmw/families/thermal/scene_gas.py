"""How gases in vessels are drawn."""

from __future__ import annotations

from math import ceil, cos, floor, sin

from wmw.core.scene import Arrow, Circle, Label, Line, Part, Polygon, Scene, SceneInput
from wmw.families.thermal import symbols as s
from wmw.families.thermal.scene_heat import box, margin, named, notes, stacked

_THICK = 0.6
"""Thickness of insulation."""
_STEP = 0.35
"""Distance of the strokes of its hatching, measured upright."""


def _molecules(left: float, bottom: float, width: float, height: float) -> list[Part]:
    """Return dots spread over a rectangle."""
    return [
        Circle(
            (
                left + width * (0.5 + 0.44 * sin(2.4 * i + 1)),
                bottom + height * (0.5 + 0.42 * cos(3.7 * i)),
            ),
            0.07,
            "faint",
        )
        for i in range(14)
    ]


def draw_closed_gas(given: SceneInput) -> Scene:
    """Draw a gas in a closed container of fixed volume."""
    parts: list[Part] = [
        box(0.0, 0.0, 6.0, 4.0, "faint", "gas"),
        *_molecules(0.0, 0.0, 6.0, 4.0),
        Line(
            ((0.0, 0.0), (6.0, 0.0), (6.0, 4.0), (0.0, 4.0), (0.0, 0.0)),
            "ink",
            heavy=True,
            body="container",
        ),
        Label((3.0, 4.0), text=named(given, "container"), side="above", body="container"),
        *stacked(given, (6.2, 2.0), "p_1", "V_1", "T_1", body="gas", side="right"),
        margin(-1.0, 0.0, 11.0, 5.0),
    ]
    return Scene(tuple(parts), notes=notes(given, "T_2", "p_2", "n", "R"))


def draw_piston(given: SceneInput) -> Scene:
    """Draw a gas in a cylinder with a piston, and how heat passes where the regime tells it."""
    outer = 4.6 + (_THICK if given.regime == s.ADIABAT else 0.0)
    parts: list[Part] = [
        *_passing_heat(given),
        box(0.0, 0.0, 4.6, 3.6, "faint", "gas"),
        *_molecules(0.0, 0.0, 4.6, 3.6),
        Line(((0.0, 5.6), (0.0, 0.0), (4.6, 0.0), (4.6, 5.6)), "ink", heavy=True, body="container"),
        box(0.0, 3.6, 4.6, 4.1, "metal"),
        Line(((2.3, 4.1), (2.3, 6.2)), "ink", heavy=True),
        Label((outer, 3.85), text="piston", side="right"),
        *stacked(given, (outer + 0.2, 2.2), "p_1", "V_1", "T_1", body="gas", side="right"),
        margin(-1.0, 0.0, 9.8, 6.2),
    ]
    told = notes(given, "T_2", "V_2", "p_2", "n", "R")
    if given.regime in (s.TAKES, s.GIVES):
        told += notes(given, "W", "W_on", "dU")
    return Scene(tuple(parts), notes=told)


def _passing_heat(given: SceneInput) -> list[Part]:
    """Return the arrow of heat into the gas or out of it, or the jacket that lets none through."""
    if given.regime in (s.TAKES, s.GIVES):
        outside, wall = (-3.0, 1.8), (-0.2, 1.8)
        ends = (outside, wall) if given.regime == s.TAKES else (wall, outside)
        name = "Q" if "Q" in given.values else None
        return [Arrow(*ends, "motion"), Label((-1.6, 1.9), name, "heat", "above")]
    return _jacket(4.6, 5.6) if given.regime == s.ADIABAT else []


def _jacket(width: float, height: float) -> list[Part]:
    """Return hatched insulation under a vessel and up its sides."""
    left, right, low = -_THICK, width + _THICK, -_THICK
    walls = (
        (left, low, 0.0, height),
        (width, low, right, height),
        (0.0, low, width, 0.0),
    )
    outline = (
        (left, height), (left, low), (right, low), (right, height),
        (width, height), (width, 0.0), (0.0, 0.0), (0.0, height),
    )  # fmt: skip
    parts: list[Part] = [Polygon(outline, "surface", "insulation")]
    for wall in walls:
        parts += _hatching(*wall)
    parts.append(Label((right, 1.2), text="insulation", side="right", body="insulation"))
    return parts


def _hatching(left: float, bottom: float, right: float, top: float) -> list[Part]:
    """Return strokes at 45° over an upright rectangle, in step with those of its neighbours."""
    first, last = ceil((bottom - right) / _STEP), floor((top - left) / _STEP)
    strokes: list[Part] = []
    for i in range(first, last + 1):
        rise = i * _STEP  # y = x + rise
        start, end = max(left, bottom - rise), min(right, top - rise)
        if end > start:
            strokes.append(Line(((start, start + rise), (end, end + rise)), "ink"))
    return strokes
