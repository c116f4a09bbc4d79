"""Question kinds about throws from a height: horizontal, upward and downward at an angle.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import atan, cos, sin, sqrt, tan

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.projectile.symbols import (
    CLIFF,
    DOWN,
    FLAT,
    FLAT_MOMENT,
    R,
    g,
    h_0,
    phi_land,
    phi_t,
    t_el,
    t_flight,
    theta,
    v_0,
    v_fy_size,
    v_land,
)

_FLAT = (
    "A {body} is thrown horizontally at {v_0} from the top of a {perch}, [{h_0}|at a height {h_0}] above level {ground}.",
    "From a {perch} that is {h_0} high, a {body} is thrown horizontally with an initial speed of {v_0} and lands on the level {ground}.",
    "A {body} is thrown horizontally with a speed of {v_0} from a {perch}, at a height of {h_0} above the {ground}.",
    "With an initial speed of {v_0} a {body} is thrown horizontally from the edge of a {perch} that is {h_0} high.",
)
_UP = (
    "A {body} is thrown from the top of a {perch}, [{h_0}|at a height {h_0}] above level {ground}, at {v_0} and [{theta}|at an angle {theta}] above the horizontal.",
    "From a {perch} that is {h_0} high, a {body} is thrown with an initial speed of {v_0} at an angle of {theta} above the horizontal and lands on the level {ground}.",
    "A {body} is thrown upward at an angle of {theta} above the horizontal with a speed of {v_0} from a {perch}, at a height of {h_0} above the {ground}.",
    "With an initial speed of {v_0} and an angle of {theta} above the horizontal a {body} is thrown from the edge of a {perch} that is {h_0} high.",
)
_DOWN = (
    "A {body} is thrown from the top of a {perch}, [{h_0}|at a height {h_0}] above level {ground}, at {v_0} and [{theta}|at an angle {theta}] below the horizontal.",
    "From a {perch} that is {h_0} high, a {body} is thrown with an initial speed of {v_0} at an angle of {theta} below the horizontal and lands on the level {ground}.",
    "A {body} is thrown at an angle of {theta} below the horizontal with a speed of {v_0} from a {perch}, at a height of {h_0} above the {ground}.",
    "With an initial speed of {v_0} and an angle of {theta} below the horizontal a {body} is thrown from the edge of a {perch} that is {h_0} high.",
)


def _asking(launches: tuple[str, ...], *questions: str) -> tuple[str, ...]:
    """Return each description of the launch with a question behind it."""
    return tuple(
        f"{launch} {question}" for launch, question in zip(launches, questions, strict=True)
    )


_HOW_FAR = (
    "How far from the foot of the {perch} does it land? Ignore air resistance.",
    "At what horizontal distance from the {perch} does it land?",
    "Find the horizontal distance that it travels before it lands.",
    "How far from the base of the {perch} does it land? There is no air resistance.",
)
_HOW_LONG = (
    "How long is it in the air? Ignore air resistance.",
    "What is its time of flight?",
    "Find the time until it hits the {ground}.",
    "How long does it take to reach the {ground} below? There is no air resistance.",
)
_HOW_FAST = (
    "With what speed does it hit the {ground}? Ignore air resistance.",
    "What is its impact speed?",
    "How fast is it moving just before it hits the {ground}?",
    "Find its speed just before it lands. There is no air resistance.",
)
_INDEPENDENT = (
    "The {body} moves on evenly while it falls faster and faster.",
    "Gravity changes the vertical motion alone; the horizontal velocity stays constant.",
    "The horizontal velocity is constant, and the vertical motion is free fall.",
)
_FLAT_SEEN = ("The vertical velocity is zero at the start.", "Gravity is the only force in flight.")
_SEEN = ("The {body} lands below its start.", "Gravity is the only force in flight.")
_TIMES = (
    "The {body} reaches the {ground} after {t_flight}.",
    "The flight lasts {t_flight}.",
    "It is in the air for {t_flight}.",
)
_PLACES = (
    "The {body} lands {R} away.",
    "It lands at a horizontal distance of {R}.",
    "The horizontal distance is {R}.",
)
_SPEEDS = (
    "The {body} hits the {ground} at {v_land}.",
    "Just before landing it moves at {v_land}.",
    "Its speed grows from {v_0} to {v_land}.",
)

FLAT_RANGE = Kind(
    "horizontal_throw_distance", FLAT, (h_0, v_0), R, "quantitative", "easy", _asking(_FLAT, *_HOW_FAR),
    ("t_flight = sqrt(2 h_0 / g)", "R = v_0 t_flight"),
    (
        "The fall gives the time, the uniform horizontal motion the distance",
        "Horizontal launch: h = ½ g t² and x = v₀ t",
        "Independence of the horizontal and the vertical motion",
    ),
    _INDEPENDENT, _PLACES, _FLAT_SEEN,
    (Mistake("factor 2 dropped", v_0 * sqrt(h_0 / g)), Mistake("level-ground formula", v_0**2 / g), Mistake("factor 2 in the wrong place", v_0 * sqrt(h_0 / (2 * g))),
     Mistake("time there and back", 2 * v_0 * sqrt(2 * h_0 / g)), Mistake("height times speed", v_0 * 2 * h_0 / sqrt(2 * g * h_0 + v_0**2))),
)  # fmt: skip

FLAT_TIME = Kind(
    "horizontal_throw_time", FLAT, (h_0, v_0), t_flight, "quantitative", "easy", _asking(_FLAT, *_HOW_LONG),
    ("t_flight = sqrt(2 h_0 / g)",),
    (
        "The vertical motion is a fall from rest: h = ½ g t²",
        "A horizontal throw falls as long as a body that is dropped",
        "The horizontal speed has no influence on the time of the fall",
    ),
    _INDEPENDENT, _TIMES, _FLAT_SEEN,
    (Mistake("speed over g", v_0 / g), Mistake("height over speed", h_0 / v_0), Mistake("factor 2 dropped", sqrt(h_0 / g)), Mistake("thrown downward", (sqrt(v_0**2 + 2 * g * h_0) - v_0) / g),
     Mistake("doubled", 2 * sqrt(2 * h_0 / g))),
)  # fmt: skip

FLAT_SPEED = Kind(
    "horizontal_throw_landing_speed", FLAT, (h_0, v_0), v_land, "quantitative", "medium", _asking(_FLAT, *_HOW_FAST),
    ("v_land = sqrt(v_0^2 + 2 g h_0)",),
    (
        "The landing speed is made up of the constant horizontal and the gained vertical component",
        "Conservation of energy with an initial kinetic energy",
        "Components of the velocity, then Pythagoras: v² = v₀² + 2 g h",
    ),
    _INDEPENDENT, _SPEEDS, _FLAT_SEEN,
    (Mistake("vertical component alone", sqrt(2 * g * h_0)), Mistake("components added", v_0 + sqrt(2 * g * h_0)), Mistake("factor 2 dropped", sqrt(v_0**2 + g * h_0)),
     Mistake("factor 4", sqrt(v_0**2 + 4 * g * h_0)), Mistake("horizontal alone", v_0)),
)  # fmt: skip

FLAT_ANGLE = Kind(
    "horizontal_throw_landing_angle", FLAT, (h_0, v_0), phi_land, "quantitative", "hard",
    _asking(
        _FLAT,
        "At what angle to the horizontal does it hit the {ground}?",
        "What angle does its velocity make with the horizontal just before it lands?",
        "Find the angle below the horizontal of its velocity just before it lands.",
        "At what angle below the horizontal does it hit the {ground}? Ignore air resistance.",
    ),
    ("v_fy_size = sqrt(2 g h_0)", "phi_land = atan(v_fy_size / v_0)"),
    (
        "The ratio of the vertical to the horizontal velocity gives the direction",
        "tanφ = v_y / v_x with v_y = √(2 g h) and v_x = v₀",
        "Components of the velocity at the landing",
    ),
    _INDEPENDENT,
    ("The {body} lands at {phi_land} below the horizontal.", "Its velocity points {phi_land} below the horizontal at the end.", "The angle of its velocity is {phi_land}."),
    _FLAT_SEEN,
    (Mistake("angle to the vertical", atan(v_0 / v_fy_size)), Mistake("direction of the straight line", atan(h_0 / R)), Mistake("factor 2 dropped", atan(sqrt(g * h_0) / v_0)),
     Mistake("half", phi_land / 2), Mistake("factor 2 added", atan(2 * v_fy_size / v_0))),
)  # fmt: skip

FLAT_SPEED_NEEDED = Kind(
    "horizontal_launch_speed", FLAT, (h_0, R), v_0, "quantitative", "medium",
    (
        "A {body} is thrown horizontally from the top of a {perch}, [{h_0}|at a height {h_0}] above level {ground}, and lands at a horizontal distance of {R} from its foot. With what initial speed was it thrown?",
        "From a {perch} that is {h_0} high, a {body} is thrown horizontally. It lands at a horizontal distance of {R}. What was its initial speed?",
        "With what initial speed must a {body} be thrown horizontally from a {perch} at a height of {h_0} above the {ground}, so that it lands at a horizontal distance of {R}?",
        "Thrown horizontally from the edge of a {perch} that is {h_0} high, a {body} lands at a horizontal distance of {R}. Find its initial speed.",
    ),
    ("t_flight = sqrt(2 h_0 / g)", "v_0 = R / t_flight"),
    (
        "The fall gives the time, the uniform horizontal motion the speed",
        "Horizontal launch: h = ½ g t² and x = v₀ t",
        "Independence of the horizontal and the vertical motion",
    ),
    _INDEPENDENT,
    ("The {body} was thrown at {v_0}.", "The initial speed is {v_0}.", "With {v_0} it lands {R} away."),
    _FLAT_SEEN,
    (Mistake("level-ground formula", sqrt(R * g)), Mistake("factor 2 dropped", R * sqrt(g / h_0)), Mistake("factor 2 in the wrong place", R * sqrt(2 * g / h_0)),
     Mistake("speed of the fall", sqrt(2 * g * h_0)), Mistake("half", R / (2 * t_flight))),
    where=(Gt(R, 0.3 * h_0), Lt(R, 4.5 * h_0)),
)  # fmt: skip

DIRECTION = Kind(
    "direction_at_a_time", FLAT_MOMENT, (v_0, t_el), phi_t, "quantitative", "medium",
    (
        "A {body} is thrown horizontally at {v_0} from the top of a high {perch}. What angle does its velocity make with the horizontal after {t_el}, still in the air?",
        "From a high {perch} a {body} is thrown horizontally with an initial speed of {v_0}. Find the angle of its velocity to the horizontal [{t_el}|a time {t_el}] later, before it lands.",
        "A {body} is thrown horizontally with a speed of {v_0} from a high {perch}. What angle with the horizontal does its velocity make after {t_el} of flight?",
        "With an initial speed of {v_0} a {body} is thrown horizontally from the edge of a high {perch}. What angle does its velocity make with the horizontal [{t_el}|a time {t_el}] later? It has not landed by then.",
    ),
    ("phi_t = atan(g t_el / v_0)",),
    (
        "The ratio of the vertical to the horizontal velocity gives the direction",
        "tanφ = v_y / v_x with v_y = g t and v_x = v₀",
        "Components of the velocity at that moment",
    ),
    _INDEPENDENT,
    ("After {t_el} the velocity points {phi_t} below the horizontal.", "The angle of its velocity is then {phi_t}.", "The velocity has turned down by {phi_t}."),
    _FLAT_SEEN,
    (Mistake("angle to the vertical", atan(v_0 / (g * t_el))), Mistake("direction of the straight line", atan(g * t_el / (2 * v_0))), Mistake("half", phi_t / 2),
     Mistake("factor 2", atan(2 * g * t_el / v_0)), Mistake("sine for tangent", phi_t * 3 / 4)),
)  # fmt: skip

_UP_ROUTE = ("v_0y = v_0 sin(theta)", "t_flight = (v_0y + sqrt(v_0y^2 + 2 g h_0)) / g")
_UP_RULES = (
    "Vertical motion: 0 = h + v₀ sinθ t − ½ g t²; of the two roots the positive one counts",
    "Free fall with an initial upward velocity gives the time, down to the {ground}",
    "Uniform horizontal and uniformly accelerated vertical motion, landing below the start",
)
UP_TIME = Kind(
    "thrown_up_from_height_time", CLIFF, (h_0, v_0, theta), t_flight, "quantitative", "hard", _asking(_UP, *_HOW_LONG),
    _UP_ROUTE, _UP_RULES, _INDEPENDENT, _TIMES, _SEEN,
    (Mistake("level ground", 2 * v_0 * sin(theta) / g), Mistake("dropped", sqrt(2 * h_0 / g)), Mistake("negative root's size", (sqrt((v_0 * sin(theta))**2 + 2 * g * h_0) - v_0 * sin(theta)) / g),
     Mistake("whole speed upward", (v_0 + sqrt(v_0**2 + 2 * g * h_0)) / g), Mistake("fall from the top alone", sqrt((v_0 * sin(theta))**2 + 2 * g * h_0) / g)),
)  # fmt: skip
UP_RANGE = Kind(
    "thrown_up_from_height_distance", CLIFF, (h_0, v_0, theta), R, "quantitative", "hard", _asking(_UP, *_HOW_FAR),
    (*_UP_ROUTE, "R = v_0 cos(theta) t_flight"), _UP_RULES, _INDEPENDENT, _PLACES, _SEEN,
    (Mistake("level-ground formula", v_0**2 * sin(2 * theta) / g), Mistake("no horizontal component", v_0 * t_flight), Mistake("sine for cosine", v_0 * sin(theta) * t_flight),
     Mistake("time of a drop", v_0 * cos(theta) * sqrt(2 * h_0 / g)), Mistake("level ground and drop added", v_0**2 * sin(2 * theta) / g + h_0)),
)  # fmt: skip
UP_SPEED = Kind(
    "thrown_up_from_height_speed", CLIFF, (h_0, v_0, theta), v_land, "quantitative", "medium", _asking(_UP, *_HOW_FAST),
    ("v_land = sqrt(v_0^2 + 2 g h_0)",),
    (
        "Conservation of energy: the direction of the throw does not matter",
        "v² = v₀² + 2 g h, from the components of the velocity",
        "The horizontal velocity stays, the vertical one follows from free fall through the height",
    ),
    _INDEPENDENT, _SPEEDS, _SEEN,
    (Mistake("throw left out", sqrt(2 * g * h_0)), Mistake("speeds added", v_0 + sqrt(2 * g * h_0)), Mistake("vertical component alone", sqrt((v_0 * sin(theta))**2 + 2 * g * h_0)),
     Mistake("factor 2 dropped", sqrt(v_0**2 + g * h_0)), Mistake("level ground", v_0)),
)  # fmt: skip

DOWN_RANGE = Kind(
    "thrown_down_at_an_angle_distance", DOWN, (h_0, v_0, theta), R, "quantitative", "hard", _asking(_DOWN, *_HOW_FAR),
    ("v_0y = v_0 sin(theta)", "t_flight = (sqrt(v_0y^2 + 2 g h_0) - v_0y) / g", "R = v_0 cos(theta) t_flight"),
    (
        "Vertical motion with an initial downward velocity gives the time: h = v₀ sinθ t + ½ g t²",
        "Uniform horizontal motion during the accelerated fall",
        "Free fall with an initial downward velocity; of the two roots the positive one counts",
    ),
    _INDEPENDENT, _PLACES, ("The {body} starts downward.", "Gravity is the only force in flight."),
    (Mistake("thrown upward", v_0 * cos(theta) * (sqrt((v_0 * sin(theta))**2 + 2 * g * h_0) + v_0 * sin(theta)) / g), Mistake("thrown horizontally", v_0 * sqrt(2 * h_0 / g)),
     Mistake("time of a drop", v_0 * cos(theta) * sqrt(2 * h_0 / g)), Mistake("straight line", h_0 / tan(theta)), Mistake("sine for cosine", v_0 * sin(theta) * t_flight)),
)  # fmt: skip

OTHER_HEIGHT = Kind(
    "other_height_of_a_horizontal_throw", FLAT, (h_0, v_0), R, "counterfactual", "medium",
    (
        "A {body} is thrown horizontally at {v_0} from the top of a {perch}, [{h_0}|at a height {h_0}] above level {ground}. Suppose the height were {h_0_new} instead. How far from the foot of the {perch} would it land?",
        "From a {perch} that is {h_0} high, a {body} is thrown horizontally with an initial speed of {v_0}. If the height is changed to {h_0_new}, at what horizontal distance from the {perch} does it land?",
        "A {body} is thrown horizontally with a speed of {v_0} from a {perch}, at a height of {h_0} above the {ground}. The height is then changed to {h_0_new}. Find the new horizontal distance that it travels.",
        "With an initial speed of {v_0} a {body} is thrown horizontally from the edge of a {perch} that is {h_0} high. How far from the base would it land if the height were {h_0_new} instead?",
    ),
    ("t_flight = sqrt(2 h_0 / g)", "R = v_0 t_flight"),
    (
        "The fall from the new height gives the time, the uniform horizontal motion the distance",
        "The distance of a horizontal throw goes with the square root of the height",
        "Independence of the horizontal and the vertical motion",
    ),
    (
        "Another height gives another time of fall; the horizontal velocity stays the same.",
        "The time in the air goes with the square root of the height.",
        "The {body} falls for another time and moves on as fast as before.",
    ),
    ("From {h_0_new} the {body} lands {R} away.", "The horizontal distance is now {R}.", "The new distance is {R}."),
    ("Only the height is changed.", "The vertical velocity is zero at the start."),
    (Mistake("factor 2 dropped", v_0 * sqrt(h_0 / g)), Mistake("level-ground formula", v_0**2 / g), Mistake("factor 2 in the wrong place", v_0 * sqrt(h_0 / (2 * g))),
     Mistake("time there and back", 2 * v_0 * sqrt(2 * h_0 / g))),
    alters=h_0,
)  # fmt: skip

HEIGHT_KINDS = (
    FLAT_RANGE, FLAT_TIME, FLAT_SPEED, FLAT_ANGLE, FLAT_SPEED_NEEDED, DIRECTION, UP_TIME, UP_RANGE, UP_SPEED, DOWN_RANGE, OTHER_HEIGHT,
)  # fmt: skip
