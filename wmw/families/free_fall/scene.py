"""How free fall is drawn: where it starts, what is thrown, which lengths are given.

The height of a tower is drawn at one size whatever its value; only where two lengths are given
would a scale show, and then one of them is broken.
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
    Point,
    Polygon,
    Scene,
    SceneInput,
    flip,
)
from wmw.families.free_fall.symbols import (
    FALLS_MOMENT,
    HIGH,
    HIGH_MOMENT,
    INTERVAL,
    MEET,
    REACH,
    RISING,
    TWO_BODIES,
    UPS,
    WELL,
)

TOP = 8.0
"""Height of a tower, scene units."""
SIZE = 0.28
"""Radius of a body."""
BESIDE = 3.2
"""Where bodies fall, to the right of the tower's left edge, a little off its wall."""
BOXES = ("package", "parcel", "camera", "brick", "sandbag", "box")
"""Bodies that are no balls."""


def draw(given: SceneInput) -> Scene:
    """Lay out the scene of a regime, at the start or afterwards."""
    if given.regime in UPS:
        parts = _from_the_ground(given)
    elif given.regime == WELL:
        parts = _well(given)
    elif given.regime == INTERVAL:
        parts = _window(given)
    elif given.regime == RISING:
        parts = _balloon(given)
    elif given.regime in TWO_BODIES:
        parts = _two(given)
    else:
        parts = _tower_and_body(given)
    notes = ("t_flight", "t_el", "t_d", "t_w", "t_total", "h_top", "m", "v_s", "g")
    placed = {getattr(part, "quantity", None) for part in parts}
    listed = tuple(q for q in notes if q in given.values and q not in placed)
    if listed and "h_0" in placed and given.regime != WELL:
        # Room for the box of data above the line that marks the height.
        room = 0.5 * (1 + len(listed))
        parts.append(Line(((0.0, TOP), (0.0, TOP + min(room, 1.6))), "none"))
    scene = Scene(tuple(parts), notes=listed)
    return flip(scene) if given.mirrored else scene


def _body(given: SceneInput, at: Point, role: str = "body") -> list[Part]:
    """Return the body and its name beside it."""
    (x, y), name = at, given.names.get(role)
    label = Label((x + SIZE + 0.08, y), text=name, side="right", body=role)
    if name not in BOXES:
        return [Circle(at, SIZE, "body", role), label]
    corners = (
        (x - SIZE, y - SIZE),
        (x + SIZE, y - SIZE),
        (x + SIZE, y + SIZE),
        (x - SIZE, y + SIZE),
    )
    return [Polygon(corners, "body", role), label]


def _velocity(given: SceneInput, at: Point, sense: int) -> list[Part]:
    """Return the arrow of the given throw, up (1) or down (-1), in the frame of the start."""
    if "v_0" not in given.values or given.frame == "after":
        return []
    foot = at[1] + sense * (SIZE + 0.1)
    return [Arrow((at[0], foot), (at[0], foot + sense * 1.7), "velocity", "v_0")]


def _tower(given: SceneInput, height: float = TOP) -> list[Part]:
    wall = Polygon(((0.0, 0.0), (2.6, 0.0), (2.6, height), (0.0, height)), "surface", "perch")
    name = Label((1.3, 0.45 * height), text=given.names.get("perch"), side="center", body="perch")
    return [wall, Ground((-0.8, 0.0), (8.0, 0.0), body="ground"), name]


def _height(
    given: SceneInput, x: float, top: float, broken: bool = False, start: float = BESIDE
) -> list[Part]:
    if "h_0" not in given.values:
        return []
    edge = Line(((start + 0.6, top), (x + 0.4, top)), "faint", dashed=True)
    return [edge, Dimension((x, top), (x, 0.0), "h_0", broken=broken)]


def _tower_and_body(given: SceneInput) -> list[Part]:
    upward = given.regime in (HIGH, HIGH_MOMENT)
    # Who throws it up stands on top; what is let go or thrown down is held out over the edge.
    start: Point = (2.1, TOP + SIZE) if upward else (BESIDE, TOP)
    moment = given.regime in (*FALLS_MOMENT, HIGH_MOMENT)
    after: Point = (BESIDE, 0.5 * TOP if moment else SIZE)
    place = after if given.frame == "after" else start
    # A body before the moment asked about stands nowhere in particular: no scale to read off.
    edge = 2.0 if upward else BESIDE
    height = _height(given, 6.2, TOP, broken=moment, start=edge)
    parts = [*_tower(given), *height, *_body(given, place)]
    if upward and given.frame == "before":
        # The name clear of the line that marks the height.
        parts[-1] = Label(
            (start[0] - SIZE, start[1]), text=given.names.get("body"), side="left", body="body"
        )
    return parts + _velocity(given, start, 1 if upward else -1)


def _from_the_ground(given: SceneInput) -> list[Part]:
    # Where it is afterwards is not told: the frame afterwards has it somewhere above the ground.
    low, high = SIZE, 5.2
    if "y_t" in given.values:
        high = 4.6
    elif "h_top" in given.values:
        high = 6.2
    stays = given.regime == "thrown_up" and "h_top" not in given.values
    place: Point = (0.0, low if given.frame == "before" or stays else high)
    parts: list[Part] = [Ground((-4.5, 0.0), (4.5, 0.0), body="ground"), *_body(given, place)]
    parts += _velocity(given, (0.0, low), 1)
    if given.regime == REACH:
        parts.append(Line(((-2.4, 6.2), (1.4, 6.2)), "ink", heavy=True, body="mark"))
        parts.append(Label((-2.4, 6.2), text=given.names.get("mark"), side="left", body="mark"))
        parts.append(Dimension((2.8, 6.2), (2.8, 0.0), "y_b"))
        parts.append(Line(((1.4, 6.2), (3.2, 6.2)), "faint", dashed=True))
    if "y_t" in given.values:
        parts.append(Line(((-2.2, 4.6), (3.2, 4.6)), "faint", dashed=True))
        parts.append(Dimension((2.8, 4.6), (2.8, 0.0), "y_t"))
    if "h_top" in given.values:
        parts.append(Line(((-2.2, 6.2), (3.2, 6.2)), "faint", dashed=True))
        parts.append(Label((-2.2, 6.2), text="highest point", side="left"))
        parts.append(Dimension((2.8, 6.2), (2.8, 0.0), "h_top"))
    return parts


def _balloon(given: SceneInput) -> list[Part]:
    top, size = 6.4, 1.2
    place: Point = (0.0, SIZE if given.frame == "after" else top)
    lift = 1.2 if given.frame == "after" else 0.0
    basket = 0.6 + top + lift
    middle = basket + 1.5 + size
    parts: list[Part] = [
        Ground((-4.5, 0.0), (5.0, 0.0), body="ground"),
        Line(((-0.35, basket + 0.5), (-0.8 * size, middle - 0.5 * size)), "ink"),
        Line(((0.35, basket + 0.5), (0.8 * size, middle - 0.5 * size)), "ink"),
        Circle((0.0, middle), size, "body", "perch"),
        Polygon(
            ((-0.4, basket), (0.4, basket), (0.4, basket + 0.5), (-0.4, basket + 0.5)), "surface"
        ),
        Label((-size - 0.2, middle), text=given.names.get("perch"), side="left", body="perch"),
        *_body(given, place),
    ]
    if "v_0" in given.values and given.frame == "before":
        parts.append(Arrow((1.9, basket + 0.2), (1.9, basket + 2.2), "velocity", "v_0"))
    if "h_0" in given.values:
        parts.append(Line(((0.4, top), (3.6, top)), "faint", dashed=True))
        parts.append(Dimension((3.2, top), (3.2, 0.0), "h_0"))
    return parts


def _window(given: SceneInput) -> list[Part]:
    low, high = 2.4, 5.0
    place: Point = (BESIDE, low - 0.9 if given.frame == "after" else TOP)
    wall = Polygon(((0.0, 0.0), (2.6, 0.0), (2.6, TOP), (0.0, TOP)), "surface", "perch")
    glass = Polygon(((1.9, low), (2.6, low), (2.6, high), (1.9, high)), "glass", "mark")
    return [
        wall, glass,
        Ground((-0.8, 0.0), (8.0, 0.0), body="ground"),
        Label((1.3, TOP), text=given.names.get("perch"), side="above", body="perch"),
        Label((1.9, (low + high) / 2), text=given.names.get("mark"), side="left", body="mark"),
        Line(((2.6, low), (6.0, low)), "faint", dashed=True),
        Line(((2.6, high), (6.0, high)), "faint", dashed=True),
        Dimension((5.6, high), (5.6, low), "w"),
        *_body(given, place),
    ]  # fmt: skip


def _two(given: SceneInput) -> list[Part]:
    top: Point = (BESIDE, TOP)
    other: Point = (BESIDE + 0.9, TOP)
    parts = [*_tower(given)]
    if given.regime == MEET:
        foot: Point = (BESIDE, SIZE)
        middle = 0.62 * TOP
        before = given.frame == "before"
        parts += _body(given, top if before else (BESIDE, middle))
        parts += _body(given, foot if before else (BESIDE, middle - 2.5 * SIZE), "other")
        parts += _velocity(given, foot, 1)
        # Farther off: there are a name and a velocity between the two.
        return parts + _height(given, 7.2, TOP, broken=True)
    fallen: Point = (BESIDE, 0.62 * TOP if given.frame == "before" else 0.25 * TOP)
    second: Point = other if given.frame == "before" else (other[0], 0.62 * TOP)
    parts.append(Line(((2.6, TOP), (other[0] - SIZE, TOP)), "faint", dashed=True))
    parts += _body(given, fallen)
    parts += _body(given, second, "other")
    if given.regime == "catches_up":
        parts += _velocity(given, second, -1)
    # Where the first body is when the second starts is not to scale.
    return parts + _height(given, 6.8, TOP, broken=True, start=other[0])


def _well(given: SceneInput) -> list[Part]:
    left, right, deep = -1.5, 1.5, 7.0
    place: Point = (0.0, -deep + SIZE if given.frame == "after" else 0.0)
    return [
        Ground((-4.5, 0.0), (left, 0.0), body="ground"),
        Ground((left, 0.0), (left, -deep), body="perch"),
        Ground((right, -deep), (right, 0.0), body="perch"),
        Ground((right, 0.0), (4.5, 0.0), body="ground"),
        Polygon(
            ((left, -deep - 0.6), (right, -deep - 0.6), (right, -deep), (left, -deep)), "liquid"
        ),
        *([Dimension((2.6, 0.0), (2.6, -deep), "h_0")] if "h_0" in given.values else []),
        *_body(given, place),
    ]
