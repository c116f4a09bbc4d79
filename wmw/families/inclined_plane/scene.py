"""How a body on an incline is drawn."""

from __future__ import annotations

from math import cos, degrees, radians, sin, tan

from wmw.core.scene import (
    AngleMark,
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

BASE = 10.0
"""Horizontal reach of the incline, scene units."""
GENTLE = radians(12)
"""Angle of an incline that is still to be tilted to the critical angle, which would be the answer."""
UNTILTED = "The slope is not to scale."
"""The caption of such an incline."""


def draw(given: SceneInput) -> Scene:
    """Lay out the incline with its true angle, the body on it, and the labels of the givens.

    An incline that is asked for its critical angle is drawn as it stands before it is tilted, and
    the caption says so. A pull that is asked for has an arrow without a label.
    """
    rolls = given.regime == "rolls_down"
    tilting = given.regime == "at_critical_angle" and "theta" not in given.values
    theta = GENTLE if tilting else given.values["theta"]
    length = min(BASE / cos(theta), 7.5 / sin(theta))
    foot, top = (0.0, 0.0), (length * cos(theta), length * sin(theta))
    corner = (top[0], 0.0)
    along, out = (cos(theta), sin(theta)), (-sin(theta), cos(theta))

    def at(distance: float, height: float = 0.0) -> Point:
        return (
            distance * along[0] + height * out[0],
            distance * along[1] + height * out[1],
        )

    travel = 0.5 * length
    low, high = 0.16 * length, 0.16 * length + travel
    upward = given.regime in ("slides_up", "pulled_up", "slides_up_and_back", "pushed_horizontally")
    floor = given.regime in ("down_onto_floor", "down_smooth_onto_floor")
    start, end = (low, high) if upward else (high, low)
    if given.regime in ("holds", "at_critical_angle"):
        # where a body that slides down starts, so that the picture does not tell which it does
        end = start
    place = end if given.frame == "after" else start
    side = 0.14 * length
    tall = side if given.names.get("block") == "cube" else 0.7 * side
    block = Polygon(
        (at(place - side / 2), at(place + side / 2), at(place + side / 2, tall),
         at(place - side / 2, tall)), "body", "block",
    )  # fmt: skip
    body = Circle(at(place, side / 2), side / 2, "body", "block") if rolls else block
    rough = given.values.get("mu_k", 0) > 0 or given.values.get("mu_s", 0) > 0
    # In a flat wedge the label has room only farther from its tip, and from teeth on the slope.
    room = 0.7 if rough else 0.5
    radius = min(max(0.16 * length, room / tan(theta / 2)), 0.45 * length)
    parts: list[Part] = [
        Polygon((foot, corner, top), "surface", "incline"),
        # Hatching is left to a surface with friction, which it would suggest on a smooth one.
        Ground(foot, top, True, "incline") if rough else Line((foot, top), body="incline"),
        body,
        Label(at(place, tall / 2), "m", side="above", body="block"),
    ]
    if not tilting:
        parts.append(AngleMark(foot, radius, 0.0, degrees(theta), "theta"))
    if "v_0" in given.values and given.values["v_0"] > 0 and given.frame == "before":
        sense = 1 if upward else -1
        tail = at(place + sense * side * 0.6, tall * 0.5)
        head = at(place + sense * (side * 0.6 + 0.17 * length), tall * 0.5)
        # On the way up its label stands over the head, apart from the label of the mass.
        parts.append(Arrow(tail, head, "velocity", None if upward else "v_0"))
        if upward:
            parts.append(Label((head[0], head[1] + 0.1), "v_0", side="above", body="v_0"))
    elif given.regime in ("slides_up", "slides_up_and_back") and given.frame == "before":
        # Ahead of the body: above it there is the label of its mass.
        parts.append(
            Arrow(at(place + 0.7 * side, 0.7 * tall), at(place + 0.7 * side + 0.2 * length, 0.7 * tall),
                  "motion")
        )  # fmt: skip
    if floor:  # the rise is to the right, so the floor lies to the left of the foot
        parts.append(Ground((-0.7 * length, 0.0), foot, True, "incline"))
    if "P" in given.values and given.regime == "pushed_horizontally":
        x, y = at(place - side / 2, tall * 0.5)
        parts.append(Arrow((x - 0.2 * length, y), (x, y), "force"))
        parts.append(Label((x - 0.1 * length, y + 0.1), "P", side="above", body="force"))
    elif given.regime in ("held_by_a_hanging_weight", "hauled_by_a_hanging_weight"):
        wheel = 0.3 * tall
        over = at(length + 1.5 * tall, 0.5 * tall - wheel)
        end_y = top[1] - 0.3 * length
        parts += [
            Line((at(place + side / 2, 0.5 * tall), at(length + 1.5 * tall, 0.5 * tall))),
            Line((top, over)),
            Circle(over, wheel, "metal"),
            Line(((over[0] + wheel, over[1]), (over[0] + wheel, end_y))),
            Polygon(
                ((over[0] + 0.1 * wheel, end_y), (over[0] + 1.9 * wheel, end_y),
                 (over[0] + 1.9 * wheel, end_y - 2 * wheel), (over[0] + 0.1 * wheel, end_y - 2 * wheel)),
                "body",
            ),
        ]  # fmt: skip
    elif "P" in given.values or given.regime == "pulled_up":
        parts.append(
            Arrow(at(place + side / 2, tall * 0.5), at(place + side / 2 + 0.2 * length, tall * 0.5),
                  "force", "P" if "P" in given.values else None)
        )  # fmt: skip
    if "d" in given.values and start != end and not floor:
        # From edge to edge of the body, on the side where the extension lines miss it.
        parts.append(
            Dimension(at(low - side / 2), at(high - side / 2), "d", offset=tall * 2.2, broken=True)
        )
    notes = tuple(q for q in ("mu_s", "mu_k", "g") if q in given.values)
    scene = Scene(tuple(parts), notes=notes, caption=UNTILTED if tilting else None)
    return flip(scene) if given.mirrored else scene
