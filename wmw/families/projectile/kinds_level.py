"""Question kinds about throws over level ground.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import Abs, cos, sin, sqrt, tan

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.projectile.symbols import (
    AIM,
    COMPARE,
    LEVEL,
    LEVEL_MOMENT,
    WALL,
    R,
    R_max,
    g,
    h_top,
    speed_t,
    t_el,
    t_flight,
    theta,
    theta_b,
    theta_high,
    theta_low,
    v_0,
    v_top,
    v_yt,
    x_t,
    y_t,
    y_w,
)

_LAUNCH = (
    "A {body} is launched from level {ground} at {v_0}, [{theta}|at an angle {theta}] above the horizontal.",
    "From level {ground} a {body} is launched with an initial speed of {v_0} at an angle of {theta} above the horizontal.",
    "A {body} leaves level {ground} with a speed of {v_0}; its launch angle is {theta} above the horizontal.",
    "A {body} is launched over level {ground} at {v_0} and at an angle of {theta} to the horizontal.",
)


def _asking(*questions: str) -> tuple[str, ...]:
    """Return each description of the launch with a question behind it."""
    return tuple(
        f"{launch} {question}" for launch, question in zip(_LAUNCH, questions, strict=True)
    )


_INDEPENDENT = (
    "The {body} moves on evenly while gravity bends its path downward.",
    "Gravity changes the vertical motion alone; the horizontal velocity stays constant.",
    "The horizontal velocity is constant, and the vertical motion is free fall.",
)
_RISE = (
    "The vertical velocity shrinks to zero at the highest point.",
    "Gravity takes away the upward part of the velocity, until none is left at the top.",
    "The {body} rises until its vertical velocity is used up.",
)
_SEEN = ("Launch and landing are at the same level.", "Gravity is the only force in flight.")

RANGE = Kind(
    "range_on_level_ground", LEVEL, (v_0, theta), R, "quantitative", "medium",
    _asking(
        "How far from the launch point does it land? Ignore air resistance.",
        "What is its horizontal range? Ignore air resistance.",
        "Find the horizontal distance at which it lands, at the level of the launch.",
        "Calculate its range. There is no air resistance.",
    ),
    ("R = v_0^2 sin(2 theta) / g",),
    (
        "Range on level ground: R = v₀² sin 2θ / g",
        "Uniform horizontal motion during the time of the vertical throw",
        "Independence of the horizontal and the vertical motion",
    ),
    _INDEPENDENT,
    ("The {body} lands {R} away.", "The range is {R}.", "It comes down at a distance of {R}."),
    _SEEN,
    (Mistake("sine of the angle, not of twice it", v_0**2 * sin(theta) / g), Mistake("time up only", v_0**2 * sin(2 * theta) / (2 * g)),
     Mistake("longest range", v_0**2 / g), Mistake("doubled", 2 * v_0**2 * sin(2 * theta) / g), Mistake("no horizontal component", 2 * v_0**2 * sin(theta) / g)),
)  # fmt: skip

HEIGHT = Kind(
    "height_on_level_ground", LEVEL, (v_0, theta), h_top, "quantitative", "easy",
    _asking(
        "What maximum height does it reach? Ignore air resistance.",
        "How high does it rise above the {ground}?",
        "Find the maximum height of its path.",
        "What is the greatest height that it reaches? There is no air resistance.",
    ),
    ("h_top = (v_0 sin(theta))^2 / (2 g)",),
    (
        "At the highest point the vertical velocity is zero: v_y² = 2 g h",
        "The vertical motion is a throw straight up with v₀ sinθ",
        "Vertical motion with constant downward acceleration",
    ),
    _RISE,
    ("The {body} rises to {h_top}.", "The highest point is {h_top} above the launch.", "It reaches a height of {h_top}."),
    ("The launch angle is {theta}.", "Gravity is the only force in flight."),
    (Mistake("whole speed used", v_0**2 / (2 * g)), Mistake("cosine for sine", (v_0 * cos(theta))**2 / (2 * g)), Mistake("factor 2 dropped", (v_0 * sin(theta))**2 / g),
     Mistake("sine not squared", v_0**2 * sin(theta) / (2 * g)), Mistake("quarter", (v_0 * sin(theta))**2 / (4 * g))),
)  # fmt: skip

TIME = Kind(
    "time_on_level_ground", LEVEL, (v_0, theta), t_flight, "quantitative", "easy",
    _asking(
        "How long is it in the air? Ignore air resistance.",
        "What is its time of flight?",
        "Find the time until it lands at the level of the launch.",
        "How long does it take to return to the {ground}? There is no air resistance.",
    ),
    ("v_0y = v_0 sin(theta)", "t_flight = 2 v_0y / g"),
    (
        "The vertical velocity goes from v₀ sinθ upward to v₀ sinθ downward",
        "Rise and fall take equal times, v₀ sinθ / g each",
        "Vertical motion with constant downward acceleration",
    ),
    _INDEPENDENT,
    ("The {body} lands after {t_flight}.", "The flight lasts {t_flight}.", "It is in the air for {t_flight}."),
    _SEEN,
    (Mistake("time up only", v_0 * sin(theta) / g), Mistake("cosine for sine", 2 * v_0 * cos(theta) / g), Mistake("whole speed used", 2 * v_0 / g),
     Mistake("doubled", 4 * v_0 * sin(theta) / g), Mistake("tangent for sine", 2 * v_0 * tan(theta) / g)),
)  # fmt: skip

TOP_SPEED = Kind(
    "speed_at_the_top", LEVEL, (v_0, theta), v_top, "quantitative", "easy",
    _asking(
        "What is its speed at the highest point of its path?",
        "How fast is it moving at the highest point?",
        "Find its speed at the top of its path.",
        "What speed does it have at its highest point? Ignore air resistance.",
    ),
    ("v_top = v_0 cos(theta)",),
    (
        "At the highest point only the horizontal velocity v₀ cosθ is left",
        "The horizontal velocity does not change, and the vertical one is zero at the top",
        "Components of the velocity",
    ),
    _RISE,
    ("At the top the {body} moves at {v_top}.", "The speed shrinks from {v_0} to {v_top}.", "At its highest point the speed is {v_top}."),
    ("Gravity is the only force in flight.", "The launch angle is {theta}."),
    (Mistake("sine for cosine", v_0 * sin(theta)), Mistake("half the launch speed", v_0 / 2), Mistake("cosine squared", v_0 * cos(theta)**2),
     Mistake("tangent", v_0 * tan(theta)), Mistake("cosine of half", v_0 * cos(theta / 2))),
)  # fmt: skip

SPEED_FOR_RANGE = Kind(
    "speed_for_a_range", LEVEL, (R, theta), v_0, "quantitative", "medium",
    (
        "A {body} is launched from level {ground}, [{theta}|at an angle {theta}] above the horizontal, and lands on the same level at a horizontal distance of {R}. What was its initial speed?",
        "With what initial speed must a {body} be launched from level {ground} at an angle of {theta} above the horizontal, if its range is to be a range of {R}?",
        "The launch angle of a {body} is {theta} above the horizontal. On level {ground} it has a range of {R}. Find its initial speed.",
        "A {body} that is launched at an angle of {theta} to the horizontal over level {ground} lands at a horizontal distance of {R}. Calculate its launch speed.",
    ),
    ("v_0 = sqrt(R g / sin(2 theta))",),
    (
        "Range on level ground: R = v₀² sin 2θ / g",
        "Uniform horizontal motion during the time of the vertical throw, solved for the speed",
        "Independence of the horizontal and the vertical motion",
    ),
    _INDEPENDENT,
    ("The {body} was launched at {v_0}.", "The initial speed is {v_0}.", "With {v_0} it lands {R} away."),
    _SEEN,
    (Mistake("sine of the angle", sqrt(R * g / sin(theta))), Mistake("best angle", sqrt(R * g)), Mistake("factor 2", sqrt(2 * R * g / sin(2 * theta))),
     Mistake("half the time", sqrt(R * g / (2 * sin(2 * theta)))), Mistake("cosine", sqrt(R * g / cos(theta)))),
)  # fmt: skip

SMALLER_ANGLE = Kind(
    "smaller_angle_for_a_range", AIM, (v_0, R), theta_low, "quantitative", "hard",
    (
        "A {body} is launched from level {ground} with an initial speed of {v_0} and is to land on the same level at a horizontal distance of {R}. Find the smaller of the two possible launch angles above the horizontal.",
        "There are two launch angles with which a {body}, launched from level {ground} at {v_0}, has a range of {R}. What is the smaller angle above the horizontal?",
        "Over level {ground} a {body} with an initial speed of {v_0} can reach a target at a horizontal distance of {R} with two angles to the horizontal. What is the smaller of the two?",
        "What is the smaller angle above the horizontal at which a {body} can be launched at {v_0} over level {ground} to have a range of {R}? (There are two angles.)",
    ),
    ("theta_low = asin(R g / v_0^2) / 2",),
    (
        "Range on level ground: sin 2θ = R g / v₀²; the two solutions add up to 90°",
        "Complementary angles have the same range; the smaller one is below 45°",
        "The equation for the range solved for the angle",
    ),
    (
        "The flat and the steep path meet the same target.",
        "Both the flat and the steep throw land at the same place.",
        "The flat throw spends less time in the air and moves on faster.",
    ),
    ("With {theta_low} the {body} lands {R} away.", "The smaller launch angle is {theta_low}.", "The flat path starts at {theta_low}."),
    _SEEN,
    (Mistake("larger angle", theta_high), Mistake("not halved", 2 * theta_low), Mistake("half of it", theta_low / 2), Mistake("three halves", 3 * theta_low / 2),
     Mistake("third", theta_low * 4 / 5)),
    where=(Lt(R, 0.95 * R_max), Gt(R, 0.3 * R_max)),
)  # fmt: skip

SPEED_LATER = Kind(
    "speed_at_a_time", LEVEL_MOMENT, (v_0, theta, t_el), speed_t, "quantitative", "hard",
    _asking(
        "How fast is it moving after {t_el}? Ignore air resistance.",
        "What is its speed [{t_el}|a time {t_el}] later, still in the air?",
        "Find its speed after {t_el}.",
        "What speed does it have after {t_el}? There is no air resistance.",
    ),
    ("v_0x = v_0 cos(theta)", "v_yt = v_0 sin(theta) - g t_el", "speed_t = sqrt(v_0x^2 + v_yt^2)"),
    (
        "The speed follows from the constant horizontal and the changing vertical component",
        "v_x = v₀ cosθ stays, v_y = v₀ sinθ − g t; the speed is their root of squares",
        "Components of the velocity, then Pythagoras",
    ),
    _INDEPENDENT,
    ("After {t_el} the {body} moves at {speed_t}.", "At that moment its speed is {speed_t}.", "The speed is then {speed_t}."),
    ("The horizontal velocity is {v_0x} all the time.", "Gravity is the only force in flight."),
    (Mistake("horizontal component alone", v_0 * cos(theta)), Mistake("components added", v_0 * cos(theta) + Abs(v_yt)), Mistake("vertical component alone", Abs(v_yt)),
     Mistake("acceleration along the path", v_0 - g * t_el), Mistake("sine and cosine exchanged", sqrt((v_0 * sin(theta))**2 + (v_0 * cos(theta) - g * t_el)**2))),
    where=(Lt(t_el, 0.95 * t_flight), Gt(t_el, 0.1 * t_flight), Gt(Abs(v_yt), 0.05 * v_0)),
)  # fmt: skip

HEIGHT_AT_DISTANCE = Kind(
    "height_at_a_distance", LEVEL_MOMENT, (v_0, theta, x_t), y_t, "quantitative", "hard",
    _asking(
        "How high above the {ground} is it when it has travelled [{x_t}|a distance {x_t}] horizontally?",
        "What is its height above the {ground} when it is at a horizontal distance of {x_t} from the launch point?",
        "Find its height above the {ground} at a horizontal distance of {x_t} from there.",
        "At what height is it when it has moved on horizontally by a horizontal distance of {x_t}?",
    ),
    ("t_el = x_t / (v_0 cos(theta))", "y_t = v_0 sin(theta) t_el - g t_el^2 / 2"),
    (
        "Equation of the path: the horizontal motion gives the time, the vertical motion the height",
        "Uniform horizontal and uniformly accelerated vertical motion",
        "Independence of the horizontal and the vertical motion",
    ),
    _INDEPENDENT,
    ("After {x_t} it is {y_t} above the {ground}.", "At that place its height is {y_t}.", "The {body} passes there at a height of {y_t}."),
    ("The horizontal velocity is constant.", "The {body} gets there after {t_el}."),
    (Mistake("no fall", x_t * tan(theta)), Mistake("factor ½ dropped", x_t * tan(theta) - g * t_el**2), Mistake("greatest height", h_top),
     Mistake("whole speed for the time", x_t * tan(theta) - g * (x_t / v_0)**2 / 2), Mistake("fall alone", g * t_el**2 / 2)),
    where=(Lt(x_t, 0.92 * R), Gt(x_t, 0.08 * R)),
)  # fmt: skip

_WALL = (
    "A {body} is launched from level {ground} at {v_0}, [{theta}|at an angle {theta}] above the horizontal, towards a {wall} of height {y_w} that stands at a horizontal distance of {x_t}. Does it clear the {wall} or hit it?",
    "At a horizontal distance of {x_t} from the launch point stands a {wall} of height {y_w}. A {body} is launched from level {ground} with an initial speed of {v_0} at an angle of {theta} above the horizontal. Does it clear the {wall} or hit it?",
    "A {body} leaves level {ground} with a speed of {v_0}; its launch angle is {theta} above the horizontal. A {wall} of height {y_w} stands in its way at a horizontal distance of {x_t}. Does the {body} pass over the {wall} or hit it?",
    "A {wall} of height {y_w} stands on level {ground}. At a horizontal distance of {x_t} before it a {body} is launched towards it at {v_0} and at an angle of {theta} to the horizontal. Does it clear the {wall} or hit it?",
)
_WALL_RULES = (
    "The height of the path at the {wall} is compared with the height of the {wall}",
    "Uniform horizontal motion gives the time to the {wall}, free fall the height there",
    "Equation of the path, taken at the place of the {wall}",
)
_WALL_ROUTE = ("t_el = x_t / (v_0 cos(theta))", "y_t = v_0 sin(theta) t_el - g t_el^2 / 2")
_WALL_SEEN = ("The horizontal velocity is constant.", "Gravity is the only force in flight.")
CLEARS = Kind(
    "clears_the_wall", WALL, (v_0, theta, x_t, y_w), "clears", "qualitative", "hard", _WALL, _WALL_ROUTE, _WALL_RULES,
    (
        "When it gets there, the {body} is above the top, so it clears the {wall}.",
        "The path of the {body} is high enough there, and it passes over the {wall}.",
        "At the place of the {wall} the {body} flies higher than the top: it clears the {wall}.",
    ),
    ("The {body} clears the {wall}.", "The {body} flies over the {wall}.", "It passes over the {wall}."),
    _WALL_SEEN, where=(Gt(y_t, 1.15 * y_w), Lt(y_t, 4 * y_w), Lt(x_t, 0.92 * R)),
)  # fmt: skip
HITS = Kind(
    "hits_the_wall", WALL, (v_0, theta, x_t, y_w), "clears", "qualitative", "hard", _WALL, _WALL_ROUTE, _WALL_RULES,
    (
        "When it gets there, the {body} is below the top, so it hits the {wall}.",
        "The path of the {body} is too low there, and it hits the {wall}.",
        "At the place of the {wall} the {body} flies lower than the top: it does not clear the {wall}.",
    ),
    ("The {body} hits the {wall}.", "The {body} does not clear the {wall}.", "It runs into the {wall}."),
    _WALL_SEEN, where=(Lt(y_t, 0.87 * y_w), Gt(y_t, 0.15 * y_w), Lt(x_t, 0.97 * R)),
)  # fmt: skip

_COMPARE = (
    "A {body} is launched from level {ground} at {v_0}, [{theta}|at an angle {theta}] above the horizontal. For a second throw with the same speed the angle is {theta_b}. Does the second throw land farther away, nearer, or equally far?",
    "From level {ground} a {body} is launched with an initial speed of {v_0} at an angle of {theta} above the horizontal; a second throw with the same speed has an angle of {theta_b}. Does the second throw land farther away, nearer, or equally far?",
    "Two throws of a {body} over level {ground} have the same initial speed of {v_0}. The first has a launch angle of {theta} above the horizontal; the second throw has an angle of {theta_b}. Does the second throw land farther away or nearer, or do both land equally far?",
    "A {body} is launched over level {ground} at {v_0} and at an angle of {theta} to the horizontal. The second throw, with the same speed, has an angle of {theta_b}. Does the second throw land farther away or nearer than the first, or equally far?",
)
_COMPARE_RULES = (
    "On level ground the range goes with sin 2θ and is longest at 45°",
    "The angle nearer to 45° gives the longer range",
    "Range on level ground: R = v₀² sin 2θ / g for both throws",
)
_COMPARE_ROUTE = ("R = v_0^2 sin(2 theta) / g", "R_b = v_0^2 sin(2 theta_b) / g")
_COMPARE_SEEN = ("Both throws have the same speed.", "Launch and landing are at the same level.")
FARTHER = Kind(
    "second_throw_farther", COMPARE, (v_0, theta, theta_b), "farther", "qualitative", "medium", _COMPARE, _COMPARE_ROUTE, _COMPARE_RULES,
    (
        "The second angle is nearer to 45°, which gives the longer range.",
        "The second throw makes better use of its speed.",
        "With the second angle time and horizontal velocity go together better.",
    ),
    ("The second throw lands farther away.", "The second range is the longer one.", "The second throw goes farther than the first."),
    _COMPARE_SEEN, where=(Gt(sin(2 * theta_b), sin(2 * theta) + 0.05),),
)  # fmt: skip
NEARER = Kind(
    "second_throw_nearer", COMPARE, (v_0, theta, theta_b), "farther", "qualitative", "medium", _COMPARE, _COMPARE_ROUTE, _COMPARE_RULES,
    (
        "The second angle is farther from 45°, which gives the shorter range.",
        "The second throw makes worse use of its speed.",
        "With the second angle time and horizontal velocity do not go together as well.",
    ),
    ("The second throw lands nearer.", "The second range is the shorter one.", "The second throw goes less far than the first."),
    _COMPARE_SEEN, where=(Lt(sin(2 * theta_b), sin(2 * theta) - 0.05),),
)  # fmt: skip
EQUALLY_FAR = Kind(
    "both_equally_far", COMPARE, (v_0, theta, theta_b), "farther", "qualitative", "medium", _COMPARE, _COMPARE_ROUTE, _COMPARE_RULES,
    (
        "The two angles add up to 90°, and complementary angles have equal ranges.",
        "One throw is flat and the other steep, as far from 45° as the first.",
        "What the steeper throw gains in time it loses in horizontal velocity.",
    ),
    ("Both throws land equally far away.", "The two ranges are equal.", "Both land at the same distance."),
    _COMPARE_SEEN, where=(Lt(Abs(sin(2 * theta_b) - sin(2 * theta)), 1e-9), Gt(Abs(theta_b - theta), 0.05)),
)  # fmt: skip

OTHER_ANGLE = Kind(
    "other_launch_angle", LEVEL, (v_0, theta), R, "counterfactual", "medium",
    (
        "A {body} is launched from level {ground} at {v_0}, [{theta}|at an angle {theta}] above the horizontal. Suppose the angle were {theta_new} instead. How far from the launch point would it land?",
        "From level {ground} a {body} is launched with an initial speed of {v_0} at an angle of {theta} above the horizontal. If the angle is changed to {theta_new}, what is its horizontal range?",
        "A {body} leaves level {ground} with a speed of {v_0}; its launch angle is {theta} above the horizontal. The angle is then changed to {theta_new}. Find the new range.",
        "A {body} is launched over level {ground} at {v_0} and at an angle of {theta} to the horizontal. What would its range be if the angle were {theta_new} instead?",
    ),
    ("R = v_0^2 sin(2 theta) / g",),
    (
        "Range on level ground: R = v₀² sin 2θ / g, with the new angle",
        "The range goes with the sine of twice the angle",
        "Uniform horizontal motion during the time of the vertical throw",
    ),
    (
        "The angle changes both the time in the air and the horizontal velocity.",
        "A steeper throw stays up longer and moves on more slowly.",
        "Time of flight and horizontal velocity change with the angle.",
    ),
    ("With {theta_new} the {body} lands {R} away.", "The range is now {R}.", "The new range is {R}."),
    ("Only the angle is changed.", "Launch and landing are at the same level."),
    (Mistake("sine of the angle", v_0**2 * sin(theta) / g), Mistake("time up only", v_0**2 * sin(2 * theta) / (2 * g)), Mistake("longest range", v_0**2 / g),
     Mistake("doubled", 2 * v_0**2 * sin(2 * theta) / g)),
    alters=theta,
)  # fmt: skip

LEVEL_KINDS = (
    RANGE, HEIGHT, TIME, TOP_SPEED, SPEED_FOR_RANGE, SMALLER_ANGLE, SPEED_LATER, HEIGHT_AT_DISTANCE, CLEARS, HITS, FARTHER, NEARER, EQUALLY_FAR, OTHER_ANGLE,
)  # fmt: skip
