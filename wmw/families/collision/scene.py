"""How collisions are drawn: two bodies on a track, a wall, a ballistic pendulum."""

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
    flip,
)
from wmw.families.collision.symbols import (
    BALLISTIC,
    BOUNCE,
    BREAKUP,
    HEAD_ON,
    MEETING,
    OF_TYPE,
    PUSH,
    RECOIL,
    REST_FIRST,
    SAME_WAY,
    STICKING,
    STOP,
)

_WIDE, _TALL = 1.9, 1.3
_REACH = 13.0
_RADIUS = 0.75
_LONGEST, _SHORTEST = 3.0, 0.6
"""Lengths of velocity arrows: to scale among each other, within these."""


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime with the labels of its givens."""
    if given.regime == BALLISTIC:
        parts = _pendulum(given)
    elif given.regime in (BOUNCE, PUSH, STOP):
        parts = _single(given)
    elif given.regime in (RECOIL, BREAKUP):
        parts = _parting(given)
    else:
        parts = _meeting(given)
    scene = Scene(tuple(parts))
    return flip(scene) if given.mirrored else scene


def _arrow(x: float, y: float, length: float, name: str) -> Arrow:
    return Arrow((x - length / 2, y), (x + length / 2, y), "velocity", name)


def _afterwards(x: float, y: float, length: float, name: str, when: str) -> list[Part]:
    """Draw the arrow of a velocity that is given for a later moment, which is named above it."""
    return [_arrow(x, y, length, name), Label((x, y + 0.75), text=when, side="above")]


def _lengths(given: SceneInput, names: tuple[str, ...]) -> dict[str, float]:
    """Return the drawn lengths of the velocity arrows of what is given, on one scale."""
    speeds = {n: abs(given.values[n]) for n in names if given.values.get(n)}
    top = max(speeds.values(), default=1.0)
    return {n: max(_LONGEST * v / top, _SHORTEST) for n, v in speeds.items()}


def _body(x: float, role: str, given: SceneInput, mass: str) -> list[Part]:
    """Draw a body with its left edge at x, its name above it, its mass in or beside it."""
    name = given.names.get(role, "")
    parts: list[Part]
    if "ball" in name or "marble" in name or "sphere" in name:
        parts = [Circle((x + _WIDE / 2, _WIDE / 2), _WIDE / 2, "body", role)]
        top = _WIDE
    else:
        low = 0.0
        parts = []
        if "cart" in name or "trolley" in name:
            low = 0.3
            parts = [Circle((x + at * _WIDE, 0.22), 0.22, "metal") for at in (0.22, 0.78)]
        corners = ((x, low), (x + _WIDE, low), (x + _WIDE, low + _TALL), (x, low + _TALL))
        parts.append(Polygon(corners, "body", role))
        top = low + _TALL
    parts.append(Label((x + _WIDE / 2, top / 2), mass, side="center", body=role))
    if role in ("first", "second"):
        letter = name.rsplit(" ", 1)[-1] if name else None
        if letter:
            parts.append(Label((x + _WIDE / 2, -0.35), text=letter, side="below"))
    return parts


def _meeting(given: SceneInput) -> list[Part]:
    """Draw two bodies before they meet, with arrows for what moves; or after, without arrows."""
    parts: list[Part] = [Ground((0.0, 0.0), (_REACH, 0.0), body="surface")]
    first, second = 2.2, 8.2
    if given.frame == "after":
        first, second = (7.0, 7.0 + _WIDE) if given.regime in OF_TYPE[STICKING] else (5.4, 9.6)
    parts += _body(first, "first", given, "m_1")
    parts += _body(second, "second", given, "m_2")
    if given.frame == "after":
        return parts
    lengths = _lengths(given, ("s_1", "s_2", "v_2f"))
    if "v_2f" in lengths:
        parts += _afterwards(
            second + _WIDE / 2, 3.9, lengths["v_2f"], "v_2f", "after the collision"
        )
    if "s_1" in lengths and given.regime not in MEETING[REST_FIRST]:
        parts.append(_arrow(first + _WIDE / 2, 2.7, lengths["s_1"], "s_1"))
    if "s_2" in lengths:
        sense = 1.0 if given.regime in MEETING[SAME_WAY] else -1.0
        parts.append(_arrow(second + _WIDE / 2, 2.7, sense * lengths["s_2"], "s_2"))
    elif given.regime not in MEETING[HEAD_ON] + MEETING[SAME_WAY] + MEETING[REST_FIRST]:
        parts.append(Label((second + _WIDE / 2, 2.4), text="at rest", side="above"))
    return parts


def _parting(given: SceneInput) -> list[Part]:
    """Draw two bodies with a compressed spring between them, or after they have parted."""
    parts: list[Part] = [Ground((0.0, 0.0), (_REACH, 0.0), body="surface")]
    first, second = (4.0, 7.1) if given.frame == "before" else (2.0, 9.2)
    if given.frame == "before":
        start, end, y = first + _WIDE, second, 0.9
        step = (end - start) / 10
        zigzag = [(start + (i + 0.5) * step, y + (0.3 if i % 2 else -0.3)) for i in range(10)]
        parts.append(Line(((start, y), *zigzag, (end, y)), "ink"))
    parts += _body(first, "first", given, "m_1")
    parts += _body(second, "second", given, "m_2")
    if given.frame == "before":
        lengths = _lengths(given, ("v_0", "v_2f"))
        if "v_0" in lengths:
            parts.append(_arrow((first + second + _WIDE) / 2, 2.9, lengths["v_0"], "v_0"))
        if "v_2f" in lengths:
            parts += _afterwards(
                second + _WIDE / 2 + 2.0, 4.3, lengths["v_2f"], "v_2f", "after the push"
            )
    return parts


def _single(given: SceneInput) -> list[Part]:
    """Draw one body that moves toward a wall, or by itself."""
    parts: list[Part] = [Ground((0.0, 0.0), (_REACH - 2.0, 0.0), body="surface")]
    place = 3.0
    if given.regime == BOUNCE:
        parts.append(Ground((_REACH - 2.0, 0.0), (_REACH - 2.0, 4.2), body="wall"))
        # The wall is hatched on its far side.
    if given.regime == BOUNCE and given.frame == "after":
        place = 4.6
    parts += _body(place, "body", given, "m_1")
    lengths = _lengths(given, ("s_1", "s_r"))
    if given.frame == "before" and "s_1" in lengths:
        parts.append(_arrow(place + _WIDE / 2, 2.7, lengths["s_1"], "s_1"))
    if given.frame == "before" and given.regime == PUSH and "v_1f" in given.values:
        parts.append(Label((place + _WIDE / 2, 2.2), text="at rest", side="above"))
        parts += _afterwards(place + _WIDE / 2 + 3.4, 3.2, _LONGEST, "v_1f", "after the push")
    if given.frame == "before" and "s_r" in lengths:
        parts += _afterwards(
            place + _WIDE / 2 + 3.4, 3.7, -lengths["s_r"], "s_r", "after the rebound"
        )
    return parts


def _pendulum(given: SceneInput) -> list[Part]:
    """Draw the block on its strings, the bullet before it, and the height it will rise."""
    top, low, wide = 6.0, 0.0, 2.6
    x, lift = 6.0, 0.0
    shift = 0.0
    if given.frame == "after":
        shift, lift = 2.6, 0.9
    parts: list[Part] = [Ground((x + wide + 2.4, top), (x - 2.4, top), body="ceiling")]
    left, bottom = x + shift, low + lift
    parts += [
        Line(((x + offset, top), (left + offset, bottom + 1.6)), "ink")
        for offset in (0.3, wide - 0.3)
    ]
    corners = (
        (left, bottom),
        (left + wide, bottom),
        (left + wide, bottom + 1.6),
        (left, bottom + 1.6),
    )
    parts.append(Polygon(corners, "body", "target"))
    parts.append(Label((left + wide / 2, bottom + 0.8), "m_2", side="center", body="target"))
    if given.frame == "before":
        parts.append(Circle((2.2, 0.8), 0.28, "metal", "bullet"))
        parts.append(Label((2.2, 1.1), "m_1", side="above", body="bullet"))
        parts.append(Arrow((2.7, 0.8), (4.4, 0.8), "motion"))
        if "h" in given.values:
            right = x + wide
            parts += [
                Line(((right + 0.3, low), (right + 3.0, low)), "faint", dashed=True),
                Line(((right + 0.3, low + 1.3), (right + 3.0, low + 1.3)), "faint", dashed=True),
                Dimension((right + 2.2, low + 1.3), (right + 2.2, low), "h", offset=0.001),
            ]
    return parts
