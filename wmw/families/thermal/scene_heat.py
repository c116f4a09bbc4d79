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
from wmw.families.thermal.symbols import CHANGE, COOL, ICE_STAYS, METAL

_LINE = 0.62
"""What a label takes of the height of those that stand under each other, scene units."""
_BLOCK, _CUBE, _APART = 3.6, 3.0, 4.4
"""Width of a body, side of a cube, and the gap between how a body is before and afterwards."""


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
    """Return labels of the given ones among the quantities, under each other as one label.

    The first is centred at the point, or all begin to its right or its left.
    """
    shown = [name for name in names if name in given.values]
    middle = at[1] - 0.5 * _LINE * (len(shown) - 1) if side == "center" else at[1]
    return [Label((at[0], middle), name, side=side, body=body) for name in shown]


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


def _before_and_after(given: SceneInput, tall: float, *, gives_off: bool = False) -> list[Part]:
    """Return the arrow of time from a body to what becomes of it, and that of heat at the body.

    The body stands on the origin, what becomes of it on the same level to its right.
    """
    middle, level = _BLOCK / 2, 0.5 * tall
    outside, top = (middle, tall + 1.7), (middle, tall + 0.2)
    quantity = next((name for name in ("Q", "P") if name in given.values), None)
    word = "heat given off" if gives_off else "heat"
    return [
        # Room for instruments above the bodies, and for labels below them.
        margin(0.0, -1.2, 2 * _BLOCK + _APART, tall + 4.7),
        Arrow((_BLOCK + 0.6, level), (_BLOCK + _APART - 0.6, level), "axis", label="time"),
        Arrow(*((top, outside) if gives_off else (outside, top)), "motion"),
        Label((middle + 0.25, tall + 0.95), quantity, word, "right"),
    ]


def draw_body(given: SceneInput) -> Scene:
    """Draw a body before and after, with the heat in between; what has melted lies in a dish."""
    tall = _CUBE if named(given, "body") == "cube" else 2.5
    second = _BLOCK + _APART + _BLOCK / 2
    parts: list[Part] = [
        _block(0.0, tall, "body"),
        Label((_BLOCK / 2, tall / 2), "m", named(given, "body"), "center", "body"),
        *_after(given, tall),
        *_before_and_after(given, tall, gives_off=given.regime == COOL),
        Label((_BLOCK / 2, 0.0), "T_1", "before", "below", "body"),
        Label((second, 0.0), None, "after", "below", "after"),
        *stacked(given, (second, 0.0), "T_2", "Delta_T", body="after", side="below"),
    ]
    return Scene(tuple(parts), notes=notes(given, "c", "L", "T_m", "t", "eta"))


def _after(given: SceneInput, tall: float) -> list[Part]:
    left = _BLOCK + _APART
    middle = left + _BLOCK / 2
    if given.regime in (CHANGE, METAL):
        dish = beaker(left, 0.0, _BLOCK, 1.2, 2.0, "after")
        return [*dish, Label((middle, 0.6), text="melted", side="center", body="after")]
    word = Label((middle, tall / 2), None, named(given, "body"), "center", "after")
    return [_block(left, tall, "after"), word]


def _block(left: float, tall: float, role: str) -> Polygon:
    """Return a body in the middle of the width that bodies have; a cube is as wide as high."""
    inset = (_BLOCK - _CUBE) / 2 if tall == _CUBE else 0.0
    return box(left + inset, 0.0, left + _BLOCK - inset, tall, "body", role)


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
    # Its leads stand apart, so that its name finds room between them.
    near, far = 0.6, 5.0
    coil = [(near + (far - near) * i / 12, 0.6 if i % 2 else 1.2) for i in range(13)]
    parts: list[Part] = [
        margin(-2.0, 0.0, 7.6, 6.8),
        *beaker(0.0, 0.0, 5.6, 3.6, 4.6),
        Line(((near, 5.4), *coil, (far, 5.4)), "metal", heavy=True, body="heater"),
        Label((2.8, 2.6), "m_w", "water", "center", "water"),
        Label((2.8, 4.7), "P", named(given, "heater") or "heater", "center", "heater"),
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
        # From their rims over its own, into its mouth.
        Arrow((3.3, 2.5), (5.3, -1.2), "motion"),
        Arrow((8.7, 2.5), (6.7, -1.2), "motion"),
        *stacked(given, (1.5, 1.25), "m_1", "T_1", body="first"),
        *stacked(given, (10.5, 1.25), "m_2", "T_2", body="second"),
        Label((1.5, 2.8), text=named(given, "first"), side="above", body="first"),
        Label((10.5, 2.8), text=named(given, "second"), side="above", body="second"),
    ]
    return Scene(tuple(parts), notes=notes(given, "c_w"))


def draw_drop(given: SceneInput) -> Scene:
    """Draw a body that is let into a beaker of water."""
    parts: list[Part] = [
        margin(-0.6, 0.0, 9.4, 6.8),
        *beaker(0.0, 0.0, 6.0, 2.8, 4.0),
        # Off the middle, so that its labels stand between it and the box of data.
        box(0.6, 5.2, 2.6, 6.8, "metal", "body"),
        Arrow((1.6, 5.0), (1.6, 3.3), "motion"),
        Label((1.6, 6.0), text=named(given, "body"), side="center", body="body"),
        *stacked(given, (2.8, 6.0), "m", "c", "T_1", body="body", side="right"),
        Label((3.0, 1.5), text="water", side="center", body="water"),
        *(Label((3.0, 1.5), q, side="center", body="water") for q in notes(given, "m_w", "T_2")),
    ]
    return Scene(tuple(parts), notes=notes(given, "c_w"))


def draw_ice_alone(given: SceneInput) -> Scene:
    """Draw ice that becomes water, or only gets warmer."""
    tall, left = 2.5, _BLOCK + _APART
    after: list[Part] = (
        [
            box(left, 0.0, left + _BLOCK, tall, "glass", "ice"),
            Label((left + _BLOCK / 2, tall / 2), None, named(given, "ice"), "center", "ice"),
            *stacked(given, (left + _BLOCK / 2, 0.0), "T_f", body="ice", side="below"),
        ]
        if given.regime == ICE_STAYS
        else [
            *beaker(left, 0.0, _BLOCK, 2.0, 3.0),
            Label((left + _BLOCK / 2, 1.0), text="water", side="center", body="water"),
            *stacked(given, (left + _BLOCK / 2, 0.0), "T_f", body="water", side="below"),
        ]
    )
    parts: list[Part] = [
        box(0.0, 0.0, _BLOCK, tall, "glass", "ice"),
        Label((_BLOCK / 2, tall / 2), None, named(given, "ice"), "center", "ice"),
        *stacked(given, (_BLOCK / 2, tall / 2), "m", "m_ice", body="ice"),
        *stacked(given, (_BLOCK / 2, 0.0), "T_ice", body="ice", side="below"),
        *_before_and_after(given, tall),
        *after,
    ]
    return Scene(tuple(parts), notes=notes(given, "L", "L_f", "c_ice", "c_w", "t"))


def draw_ice(given: SceneInput) -> Scene:
    """Draw a piece of ice over a beaker of water, about to be put in."""
    parts: list[Part] = [
        margin(-0.6, 0.0, 9.4, 6.8),
        *beaker(0.0, 0.0, 6.0, 2.8, 4.0),
        # Off the middle, so that its labels stand between it and the box of data.
        box(0.7, 5.2, 2.5, 6.7, "glass", "ice"),
        Arrow((1.6, 5.0), (1.6, 3.3), "motion"),
        Label((1.6, 5.95), text=named(given, "ice"), side="center", body="ice"),
        *stacked(given, (2.7, 5.95), "m_ice", "T_ice", body="ice", side="right"),
        Label((3.0, 1.5), text="water", side="center", body="water"),
        *(Label((3.0, 1.5), q, side="center", body="water") for q in notes(given, "m_w", "T_w")),
    ]
    return Scene(tuple(parts), notes=notes(given, "L_f", "c_w", "c_ice"))
