"""How collisions are drawn: two bodies on a track, a wall, a ballistic pendulum.

A velocity that is given for a later moment stands in a second drawing, below the first one, with
the bodies as they are then.
"""

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
from wmw.families.collision.further import draw_further
from wmw.families.collision.motion import places
from wmw.families.collision.symbols import (
    ACROSS,
    BALLISTIC,
    BOUNCE,
    BREAKUP,
    DROP,
    HEAD_ON,
    MEETING,
    OF_TYPE,
    PUSH,
    PUSH_GRAPH,
    RECOIL,
    REST_FIRST,
    SAME_WAY,
    STICKING,
    STOP,
)

_WIDE, _TALL, _FLAT = 3.0, 1.3, 0.7
"""Width and height of a cart or glider; a puck is as flat as that."""
_RADIUS = 0.95
_REACH = 14.0
_LONGEST, _SHORTEST = 3.0, 0.6
"""Lengths of velocity arrows: to scale among each other, within these."""
_ROOM = (_WIDE / 2 + 0.2, _REACH - _WIDE / 2 - 0.2)
"""Between which places the middle of a body stands wholly on the track."""
_LOWER = -5.2
"""Height of the track in the drawing of what is later."""


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime with the labels of its givens."""
    if given.regime == BALLISTIC:
        parts = _pendulum(given)
    elif given.regime in (BOUNCE, PUSH, STOP):
        parts = _single(given)
    elif given.regime in (RECOIL, BREAKUP):
        parts = _parting(given)
    elif given.regime in (ACROSS, DROP, PUSH_GRAPH):
        parts = draw_further(given)
    else:
        parts = _meeting(given)
    scene = Scene(tuple(parts))
    return flip(scene) if given.mirrored else scene


def _arrow(x: float, y: float, length: float, name: str) -> Arrow:
    return Arrow((x - length / 2, y), (x + length / 2, y), "velocity", name)


def _moment(y: float, text: str) -> Label:
    """Return what names the moment of one of two drawings, at its upper left."""
    return Label((0.0, y + 3.6), text=text, side="right")


def _lengths(given: SceneInput, names: tuple[str, ...]) -> dict[str, float]:
    """Return the drawn lengths of the velocity arrows of what is given, on one scale."""
    speeds = {n: abs(given.values[n]) for n in names if given.values.get(n)}
    top = max(speeds.values(), default=1.0)
    return {n: max(_LONGEST * v / top, _SHORTEST) for n, v in speeds.items()}


def _shape(name: str) -> tuple[bool, float, float]:
    """Return whether a body is round, and how low and how high above the track it reaches."""
    if "ball" in name or "marble" in name or "sphere" in name:
        return True, 0.0, 2 * _RADIUS
    if "cart" in name or "trolley" in name:
        return False, 0.3, 0.3 + _TALL
    return False, 0.0, _FLAT if "puck" in name or "disk" in name else _TALL


def _over(given: SceneInput, *roles: str) -> float:
    """Return the height of arrows above the bodies of a drawing and the labels upon them."""
    shapes = [_shape(given.names.get(role, "")) for role in roles]
    return max(high + (1.3 if high == _FLAT else 0.7) for _, _, high in shapes)


def _body(x: float, role: str, given: SceneInput, mass: str | None, y: float = 0.0) -> list[Part]:
    """Draw a body with its middle at x, its letter below it, its mass in or above it."""
    name = given.names.get(role, "")
    ball, low, high = _shape(name)
    half = _RADIUS if ball else _WIDE / 2
    parts: list[Part] = []
    if ball:
        parts.append(Circle((x, y + _RADIUS), _RADIUS, "body", role))
    else:
        if low:
            parts += [Circle((x + at, y + 0.22), 0.22, "metal") for at in (-0.9, 0.9)]
        corners = (
            (x - half, y + low),
            (x + half, y + low),
            (x + half, y + high),
            (x - half, y + high),
        )
        parts.append(Polygon(corners, "body", role))
    if mass:
        flat = high - low < _TALL
        at = (x, y + high) if flat else (x, y + (low + high) / 2)
        parts.append(Label(at, mass, side="above" if flat else "center", body=role))
    letter = name.rsplit(" ", 1)[-1] if name and role in ("first", "second") else None
    if letter:
        parts.append(Label((x, y - 0.35), text=letter, side="below"))
    return parts


def _track(y: float = 0.0) -> Ground:
    return Ground((0.0, y), (_REACH, y), body="surface")


def _meeting(given: SceneInput) -> list[Part]:
    """Draw two bodies before they meet, with arrows for what moves; or after, without arrows."""
    parts: list[Part] = [_track()]
    first, second = 3.4, 10.2
    if given.time is not None:
        first, second = _on_the_way(given, given.time)
    elif given.frame == "after":
        together = given.regime in OF_TYPE[STICKING]
        first, second = (7.0, 7.0 + _gap(given)) if together else (5.0, 10.0)
    parts += _body(first, "first", given, "m_1")
    parts += _body(second, "second", given, "m_2")
    if given.frame == "after" or given.time is not None:
        return parts
    lengths = _lengths(given, ("s_1", "s_2", "v_2f"))
    high = _over(given, "first", "second")
    if "v_2f" in lengths:
        parts += _later(given, lengths["v_2f"], (6.0, 10.2), "after the collision")
    if "s_1" in lengths and given.regime not in MEETING[REST_FIRST]:
        parts.append(_arrow(first, high, lengths["s_1"], "s_1"))
    if "s_2" in lengths:
        sense = 1.0 if given.regime in MEETING[SAME_WAY] else -1.0
        parts.append(_arrow(second, high, sense * lengths["s_2"], "s_2"))
    elif given.regime not in MEETING[HEAD_ON] + MEETING[SAME_WAY] + MEETING[REST_FIRST]:
        parts.append(Label((second, high - 0.2), text="at rest", side="above"))
    return parts


def _on_the_way(given: SceneInput, time: float) -> tuple[float, float]:
    """Return the places of two bodies that meet between the second and the third of four moments."""
    stuck = given.regime in OF_TYPE[STICKING]
    first, second = (
        (given.values[f"v_{i}i"], given.values["v_f" if stuck else f"v_{i}f"]) for i in (1, 2)
    )
    return places(first, second, _gap(given), _ROOM, time)


def _gap(given: SceneInput) -> float:
    """Return the distance of the middles of two bodies that touch."""
    halves = (
        _RADIUS if _shape(given.names.get(r, ""))[0] else _WIDE / 2 for r in ("first", "second")
    )
    return sum(halves)


def _later(given: SceneInput, length: float, places: tuple[float, float], when: str) -> list[Part]:
    """Draw both bodies below, with the velocity of the second one; that of the first is open."""
    high = _LOWER + _over(given, "first", "second")
    return [
        _moment(0.0, "before"),
        _track(_LOWER),
        _moment(_LOWER, when),
        *_body(places[0], "first", given, None, _LOWER),
        *_body(places[1], "second", given, None, _LOWER),
        Label((places[0], high - 0.2), text="?", side="above"),
        _arrow(places[1], high, length, "v_2f"),
    ]


def _parting(given: SceneInput) -> list[Part]:
    """Draw two bodies with a compressed spring between them, or after they have parted."""
    parts: list[Part] = [_track()]
    reach = _gap(given) / 2
    first, second = (6.9 - reach - 0.5, 6.9 + reach + 0.5)
    if given.time is not None:  # from the release on
        one, other = ((0.0, given.values[f"v_{i}f"]) for i in (1, 2))
        first, second = places(one, other, second - first, _ROOM, given.time, meeting=0.0)
    elif given.frame == "after":
        first, second = 3.0, 10.4
    if not given.time and given.frame == "before":
        middle = (first + second) / 2
        start, end = middle - 0.5, middle + 0.5
        y = 0.65 * _over(given, "first", "second") - 0.5
        step = (end - start) / 10
        zigzag = [(start + (i + 0.5) * step, y + (0.3 if i % 2 else -0.3)) for i in range(10)]
        parts.append(Line(((start, y), *zigzag, (end, y)), "ink"))
    parts += _body(first, "first", given, "m_1")
    parts += _body(second, "second", given, "m_2")
    if given.frame == "before" and given.time is None:
        lengths = _lengths(given, ("v_0", "v_2f"))
        high = _over(given, "first", "second")
        if "v_0" in lengths:
            parts.append(_arrow(6.9, high, lengths["v_0"], "v_0"))
        else:
            parts.append(Label((6.9, high - 0.2), text="at rest", side="above"))
        if "v_2f" in lengths:
            parts += _later(given, lengths["v_2f"], (first, second + 1.6), "afterwards")
    return parts


def _single(given: SceneInput) -> list[Part]:
    """Draw one body that moves toward a wall, or by itself."""
    parts: list[Part] = [_track()]
    place = 5.0
    high = _over(given, "body")
    if given.regime == BOUNCE:
        parts.append(_wall(0.0))
        if given.time is not None:
            half = _RADIUS if _shape(given.names.get("body", ""))[0] else _WIDE / 2
            speeds = (given.values["s_1"], -given.values["s_r"])
            place, _ = places(speeds, (0.0, 0.0), half, (_ROOM[0], _REACH), given.time)
        elif given.frame == "after":
            place = 6.6
    parts += _body(place, "body", given, "m_1")
    if given.frame == "after" or given.time is not None:
        return parts
    lengths = _lengths(given, ("s_1", "s_r"))
    if "s_1" in lengths:
        parts.append(_arrow(place, high, lengths["s_1"], "s_1"))
    if given.regime == PUSH and "v_1f" in given.values:
        parts.append(Label((place, high - 0.2), text="at rest", side="above"))
        parts += _alone(given, 8.4, _LONGEST, "v_1f", "after the push")
    if "s_r" in lengths:
        parts += [_wall(_LOWER), *_alone(given, 8.4, -lengths["s_r"], "s_r", "after the rebound")]
    return parts


def _wall(y: float) -> Ground:
    """Return the wall at the end of the track, hatched on its far side."""
    return Ground((_REACH, y), (_REACH, y + 3.4), body="wall")


def _alone(given: SceneInput, x: float, length: float, name: str, when: str) -> list[Part]:
    """Draw the one body below, with its later velocity."""
    high = _LOWER + _over(given, "body")
    return [
        _moment(0.0, "before"),
        _track(_LOWER),
        _moment(_LOWER, when),
        *_body(x, "body", given, None, _LOWER),
        _arrow(x, high, length, name),
    ]


def _pendulum(given: SceneInput) -> list[Part]:
    """Draw the block on its strings, the bullet before it, and the height it will rise."""
    top, low, wide = 6.0, 0.0, 2.6
    x, lift = 6.4, 0.0
    shift = 0.0
    if given.frame == "after":
        shift, lift = 2.6, 0.9
    parts: list[Part] = [Ground((x + wide + 2.4, top), (x - 4.8, top), body="ceiling")]
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
        parts.append(Circle((3.0, 0.8), 0.28, "metal", "bullet"))
        parts.append(Label((3.0, 1.2), "m_1", side="above", body="bullet"))
        parts.append(Arrow((3.5, 0.8), (5.2, 0.8), "motion"))
        if "h" in given.values:
            right = x + wide
            parts += [
                Line(((right + 0.3, low), (right + 3.0, low)), "faint", dashed=True),
                Line(((right + 0.3, low + 1.3), (right + 3.0, low + 1.3)), "faint", dashed=True),
                Dimension((right + 2.2, low + 1.3), (right + 2.2, low), "h", offset=0.001),
            ]
    return parts
