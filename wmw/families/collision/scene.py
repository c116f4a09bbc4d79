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

_WIDE, _TALL, _FLAT = 3.4, 1.5, 0.7
"""Width and height of a cart or glider; a puck is as flat as that."""
_UNDER = 0.6
"""How far below a track a body's letter is, clear of the hatching."""
_HEADROOM = 2.6
"""Room above the arrows of a single drawing, for their labels under an instrument in a corner."""
_RADIUS = 0.95
_REACH = 14.0
_LONGEST, _SHORTEST = 3.0, 0.6
"""Lengths of velocity arrows: to scale among each other, within these."""
_ROOM = (_WIDE / 2 + 0.2, _REACH - _WIDE / 2 - 0.2)
"""Between which places the middle of a body stands wholly on the track."""
_LOWER = -5.2
"""Height of the track in the drawing of what is later."""
_CEILING = 6.0
_SWUNG = (3.12, 1.3)
"""How far a ballistic pendulum swings aside and up, on strings of 4.4 from the ceiling."""


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
    """Draw a body with its middle at x, its letter below it, its mass in or above it.

    Only the body with its mass is the one of that role: a second drawing of it is not, or the label
    of the mass would stand at either.
    """
    name = given.names.get(role, "")
    ball, low, high = _shape(name)
    half = _RADIUS if ball else _WIDE / 2
    parts: list[Part] = []
    body = role if mass else None
    if ball:
        parts.append(Circle((x, y + _RADIUS), _RADIUS, "body", body))
    else:
        if low:
            parts += [Circle((x + at, y + 0.22), 0.22, "metal") for at in (-0.9, 0.9)]
        corners = (
            (x - half, y + low),
            (x + half, y + low),
            (x + half, y + high),
            (x - half, y + high),
        )
        parts.append(Polygon(corners, "body", body))
    if mass:
        flat = high - low < _TALL
        at = (x, y + high) if flat else (x, y + (low + high) / 2)
        parts.append(Label(at, mass, side="above" if flat else "center", body=role))
    letter = name.rsplit(" ", 1)[-1] if name and role in ("first", "second") else None
    if letter:
        parts.append(Label((x, y - _UNDER), text=letter, side="below"))
        parts.append(Line(((x, y - _UNDER), (x, y - _UNDER - 0.3)), "none"))  # room for it
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
    else:
        parts.append(Line(((first, high), (first, high + _HEADROOM)), "none"))
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
        parts.append(_spring((first + second) / 2, given))
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


def _spring(middle: float, given: SceneInput) -> Line:
    """Return the spring that pushes two bodies apart, half-way up the lower one of them."""
    start, end = middle - 0.5, middle + 0.5
    shapes = [_shape(given.names.get(role, "")) for role in ("first", "second")]
    _, low, high = min(shapes, key=lambda shape: shape[2])
    y, reach = (low + high) / 2, min(0.3, 0.35 * (high - low))
    step = (end - start) / 10
    zigzag = [(start + (i + 0.5) * step, y + (reach if i % 2 else -reach)) for i in range(10)]
    return Line(((start, y), *zigzag, (end, y)), "ink")


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
    """Draw the block on its strings, the bullet before it, and the place to which it will rise."""
    low, wide, x = 0.0, 2.6, 6.4
    swung = _SWUNG if given.frame == "after" else (0.0, 0.0)
    parts: list[Part] = [Ground((x + wide + 4.0, _CEILING), (x - 4.8, _CEILING), body="ceiling")]
    parts += _on_strings(x, wide, swung)
    middle = (x + swung[0] + wide / 2, low + swung[1] + 0.8)
    parts.append(Label(middle, "m_2", side="center", body="target"))
    if given.frame == "before":
        parts.append(Circle((3.0, 0.8), 0.28, "metal", "bullet"))
        parts.append(Label((3.0, 1.2), "m_1", side="above", body="bullet"))
        parts.append(Arrow((3.5, 0.8), (5.2, 0.8), "motion"))
        if "h" in given.values:
            # From where it hangs to where it will be: the height is not that of the block.
            right, risen = x + wide + _SWUNG[0], low + _SWUNG[1]
            parts += _on_strings(x, wide, _SWUNG, ghost=True)
            parts += [
                Line(((x + wide + 0.2, low), (right + 1.2, low)), "faint", dashed=True),
                Line(((right + 0.2, risen), (right + 1.2, risen)), "faint", dashed=True),
                Dimension((right + 0.8, risen), (right + 0.8, low), "h", offset=0.001),
            ]
    return parts


def _on_strings(
    x: float, wide: float, swung: tuple[float, float], *, ghost: bool = False
) -> list[Part]:
    """Return the block on its two strings, hanging at x or swung away from there."""
    left, bottom, tall = x + swung[0], swung[1], 1.6
    corners = (
        (left, bottom),
        (left + wide, bottom),
        (left + wide, bottom + tall),
        (left, bottom + tall),
    )
    strings = (((x + at, _CEILING), (left + at, bottom + tall)) for at in (0.3, wide - 0.3))
    if ghost:
        outline = Line((*corners, corners[0]), "faint", dashed=True)
        return [*(Line(string, "faint", dashed=True) for string in strings), outline]
    return [*(Line(string, "ink") for string in strings), Polygon(corners, "body", "target")]
