"""How warming, mixing and melting are drawn."""

from __future__ import annotations

from wmw.core.scene import (
    Arrow,
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

_LINE = 0.62
"""Distance of labels that stand under each other, scene units."""


def box(
    left: float, bottom: float, right: float, top: float, tone: Tone, body: str | None = None
) -> Polygon:
    """Return an upright rectangle."""
    return Polygon(((left, bottom), (right, bottom), (right, top), (left, top)), tone, body)


def named(given: SceneInput, role: str) -> str | None:
    """Return the word for a body."""
    return given.names.get(role)


def notes(given: SceneInput, *names: str) -> tuple[str, ...]:
    """Return those of the quantities that are given, for the notes."""
    return tuple(name for name in names if name in given.values)


def stacked(
    given: SceneInput,
    at: Point,
    *names: str,
    body: str | None = None,
    side: Side = "center",
) -> list[Part]:
    """Return labels of the given ones among the quantities, under each other.

    They are centred at the point, or begin to its right.
    """
    shown = [name for name in names if name in given.values]
    return [
        Label((at[0], at[1] - i * _LINE), name, side=side, body=body)
        for i, name in enumerate(shown)
    ]


def beaker(
    left: float, bottom: float, width: float, level: float, rim: float, role: str = "water"
) -> list[Part]:
    """Return a beaker that is filled to a level."""
    right = left + width
    return [
        box(left, bottom, right, bottom + level, "liquid", role),
        Line(
            ((left, bottom + rim), (left, bottom), (right, bottom), (right, bottom + rim)),
            "glass",
            heavy=True,
        ),
    ]


def margin(left: float, bottom: float, right: float, top: float) -> Line:
    """Return an unseen line that keeps room for labels and notes at the picture's edges."""
    return Line(((left, bottom), (right, top)), "none")


def heat(given: SceneInput, tail: Point, head: Point, quantity: str = "Q") -> list[Part]:
    """Return the arrow of heat that flows, with its amount or power over it if that is given."""
    shown = quantity if quantity in given.values else None
    middle = ((tail[0] + head[0]) / 2, tail[1] + 0.1)
    return [
        Arrow(tail, head, "motion"),
        Label(middle, shown, None if shown else "heat", "above"),
    ]


def draw_body(given: SceneInput) -> Scene:
    """Draw a body before and after, with the heat in between; what has melted lies in a dish."""
    tall = 3.4 if named(given, "body") == "cube" else 2.4
    parts: list[Part] = [
        box(0.0, 0.0, 3.4, tall, "body", "body"),
        Label((1.7, tall / 2), "m", named(given, "body"), "center", "body"),
        *_after(given, tall),
        *heat(given, (4.1, tall / 2), (6.7, tall / 2)),
        *stacked(given, (1.7, -0.5), "T_1", body="body"),
        *stacked(given, (9.1, -0.5), "T_2", "Delta_T", body="body"),
        Label((1.7, tall), text="before", side="above"),
        Label((9.1, tall), text="after", side="above"),
    ]
    return Scene(tuple(parts), notes=notes(given, "c", "L", "T_m", "P", "t", "eta"))


def _after(given: SceneInput, tall: float) -> list[Part]:
    if given.regime in ("change_of_state", "warming_and_melting"):
        return [*beaker(7.4, 0.0, 3.4, 1.2, 2.0, "body"), Label((9.1, 0.6), text="melted", side="center")]  # fmt: skip
    word = Label((9.1, tall / 2), text=named(given, "body"), side="center", body="body")
    return [box(7.4, 0.0, 10.8, tall, "body", "body"), word]


def draw_cooling_water(given: SceneInput) -> Scene:
    """Draw water in a beaker that gives off heat."""
    parts: list[Part] = [
        margin(-1.4, 0.0, 9.0, 5.4),
        *beaker(0.0, 0.0, 5.6, 3.6, 4.6),
        *heat(given, (6.0, 1.8), (8.4, 1.8), "P"),
        Label((2.8, 2.6), "m_w" if "m_w" in given.values else "m", "water", "center", "water"),
    ]
    return Scene(tuple(parts), notes=notes(given, "T_1", "T_2", "Delta_T", "t", "c_w"))


def draw_water(given: SceneInput) -> Scene:
    """Draw water in a beaker with an electric heater in it."""
    coil = [(1.4 + 0.35 * i, 0.6 if i % 2 else 1.2) for i in range(9)]
    parts: list[Part] = [
        *beaker(0.0, 0.0, 5.6, 3.6, 4.6),
        Line(((1.4, 5.4), *coil, (4.2, 5.4)), "metal", heavy=True, body="heater"),
        Label((2.8, 2.6), "m_w", "water", "center", "water"),
        Label((4.3, 5.2), "P", named(given, "heater"), "right", "heater"),
    ]
    return Scene(
        tuple(parts),
        notes=notes(given, "T_1", "T_2", "Delta_T", "t", "eta", "c_w", "L_v", "L", "m"),
    )


def draw_mixing(given: SceneInput) -> Scene:
    """Draw two beakers that are poured into a third one."""
    parts: list[Part] = [
        *beaker(0.0, 0.0, 3.0, 1.8, 2.8, "first"),
        *beaker(9.0, 0.0, 3.0, 1.8, 2.8, "second"),
        *beaker(4.2, -4.2, 3.6, 0.0, 3.2),
        Arrow((2.2, -0.6), (4.0, -2.2), "motion"),
        Arrow((9.8, -0.6), (8.0, -2.2), "motion"),
        *stacked(given, (1.5, 1.25), "m_1", "T_1", body="first"),
        *stacked(given, (10.5, 1.25), "m_2", "T_2", body="second"),
        Label((1.5, 2.8), text=named(given, "first"), side="above", body="first"),
        Label((10.5, 2.8), text=named(given, "second"), side="above", body="second"),
    ]
    return Scene(tuple(parts), notes=notes(given, "c_w"))


def draw_drop(given: SceneInput) -> Scene:
    """Draw a body that is let into a beaker of water."""
    parts: list[Part] = [
        *beaker(0.0, 0.0, 6.0, 2.8, 4.0),
        # Off the middle, so that its labels stand between it and the box of data.
        box(0.6, 5.2, 2.6, 6.8, "metal", "body"),
        Arrow((1.6, 5.0), (1.6, 3.3), "motion"),
        Label((1.6, 6.0), text=named(given, "body"), side="center", body="body"),
        *stacked(given, (2.7, 6.5), "m", "c", "T_1", body="body", side="right"),
        Label((3.0, 2.2), text="water", side="center", body="water"),
        *stacked(given, (3.0, 1.5), "m_w", "T_2", body="water"),
    ]
    return Scene(tuple(parts), notes=notes(given, "c_w"))


def draw_ice_alone(given: SceneInput) -> Scene:
    """Draw ice that becomes water."""
    parts: list[Part] = [
        box(0.0, 0.0, 3.4, 2.4, "glass", "ice"),
        Label((1.7, 1.7), text=named(given, "ice"), side="center", body="ice"),
        *stacked(given, (1.7, 1.0), "m", "m_ice", body="ice"),
        *stacked(given, (1.7, -0.5), "T_ice", body="ice"),
        *heat(given, (4.2, 1.2), (6.6, 1.2)),
        *beaker(7.4, 0.0, 3.6, 2.0, 3.0),
        Label((9.2, 1.0), text="water", side="center"),
        *stacked(given, (9.2, -0.5), "T_f"),
    ]
    return Scene(tuple(parts), notes=notes(given, "L", "L_f", "c_ice", "c_w", "P", "t"))


def draw_ice(given: SceneInput) -> Scene:
    """Draw a piece of ice over a beaker of water, about to be put in."""
    parts: list[Part] = [
        *beaker(0.0, 0.0, 6.0, 2.8, 4.0),
        # Off the middle, so that its labels stand between it and the box of data.
        box(0.7, 5.2, 2.5, 6.7, "glass", "ice"),
        Arrow((1.6, 5.0), (1.6, 3.3), "motion"),
        Label((1.6, 5.95), text=named(given, "ice"), side="center", body="ice"),
        *stacked(given, (2.6, 6.2), "m_ice", "T_ice", body="ice", side="right"),
        Label((3.0, 2.2), text="water", side="center", body="water"),
        *stacked(given, (3.0, 1.5), "m_w", "T_w", body="water"),
    ]
    return Scene(tuple(parts), notes=notes(given, "L_f", "c_w", "c_ice"))
