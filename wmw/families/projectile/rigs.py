"""Further rigs of the chapter, read in questions alone: a slope, a target at a height, a falling target.

None of them is drawn: their quantities, laws and regimes stand here together.
"""

from __future__ import annotations

from sympy import atan, cos, pi, sin, sqrt, symbols, tan

from wmw.core.family import Eq, Fact, Ge, Gt, Law, Le, Quantity, Regime
from wmw.families.projectile.asking import EQUAL_SHAPES, SHAPES
from wmw.families.projectile.symbols import (
    R,
    R_max,
    W,
    g,
    h_top,
    m,
    t_1,
    t_2,
    t_flight,
    theta,
    theta_comp,
    v_0,
    v_0x,
    v_0y,
)

beta_s, s_slope, d_slope = symbols("beta_s s_slope d_slope", real=True)
h_aim, x_aim, d_mark, y_hit, t_meet, fall_aim = symbols("h_aim x_aim d_mark y_hit t_meet fall_aim", real=True)  # fmt: skip
x_hoop, y_hoop, y_hand, dy_hoop, t_hoop = symbols("x_hoop y_hoop y_hand dy_hoop t_hoop", real=True)  # fmt: skip
k_hR, y_at, v_at, v_y_at, phi_at = symbols("k_hR y_at v_at v_y_at phi_at", real=True)

SLOPE_UP, SLOPE_DOWN, FALLING_TARGET, HOOP, FARTHEST, SHAPE, AT_HEIGHT, SAME_RANGE = (
    "up_a_slope", "down_a_slope", "falling_target", "through_a_hoop", "greatest_range", "height_against_range", "at_a_height", "same_range_again",
)  # fmt: skip
RIGS = (SLOPE_UP, SLOPE_DOWN, FALLING_TARGET, HOOP, FARTHEST, SHAPE, AT_HEIGHT, SAME_RANGE)

_SOURCE = "OpenStax University Physics 1, 4.3"
_SLOPES = "Halliday & Resnick, Fundamentals of Physics, 4-4"

RIG_QUANTITIES = (
    Quantity(beta_s, "β", "angle of the slope with the horizontal", "deg", 0, 89, aliases=("slope_angle", "beta_slope", "incline_angle", "theta_slope", "hill_angle"),
             cues=("slope that falls at", "falls at", "drops at", "slopes away at", "falls away at", "descends at", "incline of … below", "slope of … below", "slope inclined at", "inclined at", "slope of", "hill inclined at", "hill that slopes", "slopes upward at", "slopes downward at", "incline of", "inclined plane of", "makes an angle of", "sloping at", "slope", "inclination of",
                   "plane inclined at", "slopes at", "hillside", "inclined"), sign="nonnegative"),
    Quantity(s_slope, "s", "distance along the slope from launch to landing", "m", 0, 1e5, aliases=("s_slope", "slope_distance", "range_along_slope", "L_slope", "d_along"),
             cues=("along the slope", "along the incline", "down the slope", "up the slope"),
             asked=("how far along the slope", "how far down the slope", "how far up the slope", "how far along the incline", "how far up the incline", "how far down the incline", "distance along the slope", "distance along the incline",
                    "how far down the hill", "how far up the hill", "distance down the slope", "distance up the slope", "range along the incline", "range along the slope", "distance along the hill", "distance up the incline", "distance down the hill",
                    "how far from the launch point along", "range up the", "range on the incline", "how far along the hill", "distance from the edge", "how far along the hillside", "how far along the plane", "distance along the plane", *(f"measured {along} the {slope}" for along in ("along", "down", "up") for slope in ("slope", "incline", "hill", "hillside", "plane", "inclined plane", "ramp"))),
             sign="nonnegative", moment="after"),
    Quantity(d_slope, "d", "horizontal distance to the landing on the slope", "m", 0, 1e5, aliases=("d_slope", "x_slope"), moment="after", sign="nonnegative", sort="level distance"),
    Quantity(h_aim, "h", "height of the target above the gun", "m", 0, 4000, aliases=("h_aim", "monkey_height", "h_monkey", "h_target_initial"),
             cues=("branch", "above the level of", "hangs", "above the gun", "above the muzzle", "monkey", "target at a height of", "high", "at a height of", "above the ground", "above"), sign="nonnegative", sort="height"),
    Quantity(x_aim, "x", "horizontal distance to the target", "m", 0, 4000, aliases=("x_aim", "monkey_distance", "x_monkey"),
             cues=("away horizontally", "horizontally", "horizontal distance of", "away", "from the foot of the tree", "from the base of the tree", "from the tree", "from the gun", "distance of"), sort="level distance"),
    Quantity(fall_aim, "d", "fall of the target until it is hit", "m", 0, 4000, aliases=("fall_aim", "monkey_fall"),
             asked=("how far has the monkey", "how far has the target", "how far does the monkey", "how far does the target", "how far will the monkey", "how far will the target", "distance does the monkey fall", "distance has the monkey fallen",
                    "how far below its original position", "how far below the branch", "distance fallen by the monkey"), sign="nonnegative", moment="after"),
    Quantity(y_hit, "y", "height above the gun at which the target is hit", "m", -4000, 4000, aliases=("y_hit", "hit_height"),
             asked=("at what height is the monkey hit", "at what height does the dart hit", "at what height does the bullet hit", "at what height above the gun", "height of the monkey when"), sign="any", moment="after", sort="height"),
    Quantity(t_meet, "t", "time until the target is hit", "s", 0, 1000, aliases=("t_meet",), asked=("hit the monkey", "reach the monkey", "hit the target", "how long after the shot"), moment="after"),
    Quantity(x_hoop, "x", "horizontal distance to the hoop", "m", 0, 4000, aliases=("x_hoop", "hoop_distance", "basket_distance", "d_hoop"),
             cues=("away horizontally", "horizontal distance to the basket", "horizontal distance of", "horizontally from", "horizontal distance", "from the basket", "from the hoop", "from the basketball hoop", "away", "from the rim", "distance of"), asked=("how far from the basket", "horizontal distance from the hand"), sort="level distance"),
    Quantity(y_hoop, "y_1", "height of the hoop above the floor", "m", 0, 4000, aliases=("y_hoop", "hoop_height", "rim_height", "h_hoop", "h_rim", "basket_height", "h_basket"),
             cues=("hoop is", "basket is", "rim is", "hoop", "basket", "rim", "height of the basket", "height of the rim", "basket at a height of"), sort="height"),
    Quantity(y_hand, "y_0", "height of the release above the floor", "m", 0, 4000, aliases=("y_hand", "hand_height", "h_hand", "release_point"),
             cues=("released", "leaves the hand", "leaves a player's hand", "leaves the player's hands", "from a height of", "releases the ball", "released at a height of", "release point", "is released", "thrown from a height of", "hand"), sort="height"),
    Quantity(dy_hoop, "Δy", "height of the hoop above the release", "m", -4000, 4000, aliases=("dy_hoop",), cues=("above the point of release", "above the release point", "above the hand"), sign="any", sort="height"),
    Quantity(t_hoop, "t", "time to the hoop", "s", 0, 1000, aliases=("t_hoop",), asked=("reach the basket", "reach the hoop", "to the basket", "to the hoop", "get to the basket"), moment="after"),
    Quantity(k_hR, "h/R", "greatest height over the range", "1", 0, 1000, aliases=("k_hR",), cues=("times its range", "times the range", "times the horizontal range"), sign="positive"),
    Quantity(y_at, "y", "height above the launch at that point", "m", -4000, 4000, aliases=("y_at",),
             cues=("above the launch point", "above its launch point", "above the point of launch", "above the point of projection", "above the starting point", "above its starting point", "when it is", "when it has risen", "above the level of launch",
                   "at a height of", "when it is at a height of", "height of", "higher than", "below the launch point", "below its starting point"),
             asked=("at what height",), sign="any", sort="height"),
    Quantity(v_at, "v", "speed at that height", "m/s", 0, 3000, aliases=("v_at",), cues=("when its speed is", "speed is"), asked=("speed", "how fast", "velocity"), sign="nonnegative", moment="after"),
    Quantity(v_y_at, "v_y", "size of the vertical velocity at that height", "m/s", 0, 3000, aliases=("v_y_at",), asked=("vertical component of its velocity", "vertical velocity", "vertical component of the velocity"), sign="nonnegative", moment="after"),
    Quantity(phi_at, "φ", "size of the angle of the velocity to the horizontal at that height", "deg", 0, 90, aliases=("phi_at",), asked=("what angle does its velocity", "direction of its velocity", "direction is it moving", "direction of motion"), sign="nonnegative", moment="after"),
)  # fmt: skip

_START = (FALLING_TARGET, SLOPE_UP, SLOPE_DOWN, AT_HEIGHT)

RIG_LAWS = (
    Law("rig-horizontal", Eq(v_0x, v_0 * cos(theta)), "horizontal component of the initial velocity", (*_START, SHAPE), _SOURCE),
    Law("rig-vertical", Eq(v_0y, v_0 * sin(theta)), "vertical component of the initial velocity", (*_START, SHAPE), _SOURCE),
    Law("rig-speed", Eq(v_0**2, v_0x**2 + v_0y**2), "speed from its components", (AT_HEIGHT,), _SOURCE),
    Law("rig-weight", Eq(W, m * g), "weight", RIGS, "OpenStax University Physics 1, 5.4"),
    Law("slope-up", Eq(s_slope, 2 * v_0**2 * cos(theta) * sin(theta - beta_s) / (g * cos(beta_s) ** 2)), "the trajectory meets the slope", (SLOPE_UP,), _SLOPES),
    Law("slope-down", Eq(s_slope, 2 * v_0**2 * cos(theta) * sin(theta + beta_s) / (g * cos(beta_s) ** 2)), "the trajectory meets the slope", (SLOPE_DOWN,), _SLOPES),
    Law("slope-met", Eq(tan(beta_s), tan(theta) - g * t_flight / (2 * v_0 * cos(theta))), "the trajectory meets the slope", (SLOPE_UP,), _SLOPES),
    Law("slope-met-below", Eq(tan(beta_s), g * t_flight / (2 * v_0 * cos(theta)) - tan(theta)), "the trajectory meets the slope", (SLOPE_DOWN,), _SLOPES),
    Law("slope-across", Eq(d_slope, s_slope * cos(beta_s)), "horizontal part of the way along the slope", (SLOPE_UP, SLOPE_DOWN)),
    Law("slope-time", Eq(d_slope, v_0 * cos(theta) * t_flight), "the horizontal motion is uniform", (SLOPE_UP, SLOPE_DOWN), _SOURCE),
    Law("aimed-at", Eq(tan(theta), h_aim / x_aim), "aimed straight at the target", (FALLING_TARGET,), _SOURCE),
    Law("aimed-time", Eq(x_aim, v_0 * cos(theta) * t_meet), "the horizontal motion is uniform", (FALLING_TARGET,), _SOURCE),
    Law("aimed-fall", Eq(fall_aim, g * t_meet**2 / 2), "dart and target fall alike below the line of sight", (FALLING_TARGET,), _SOURCE),
    Law("aimed-height", Eq(y_hit, h_aim - fall_aim), "height left of the target", (FALLING_TARGET,)),
    Law("hoop-height", Eq(dy_hoop, y_hoop - y_hand), "the hoop above the release", (HOOP,)),
    Law("hoop-falling", Eq(t_hoop, (v_0 * sin(theta) + sqrt(v_0**2 * sin(theta) ** 2 - 2 * g * dy_hoop)) / g), "it comes down through the hoop: of the two roots the later one", (HOOP,), _SOURCE),
    Law("hoop-rising", Eq(t_1, (v_0 * sin(theta) - sqrt(v_0**2 * sin(theta) ** 2 - 2 * g * dy_hoop)) / g), "the earlier of the two times", (HOOP,), _SOURCE),
    Law("hoop-later", Eq(t_2, t_hoop), "the later of the two times", (HOOP,)),
    Law("hoop-time", Eq(x_hoop, v_0 * cos(theta) * t_hoop), "the horizontal motion is uniform", (HOOP,), _SOURCE),
    Law("hoop-trajectory", Eq(dy_hoop, x_hoop * tan(theta) - g * x_hoop**2 / (2 * v_0**2 * cos(theta) ** 2)), "equation of the trajectory", (HOOP,), _SOURCE),
    Law("farthest", Eq(R_max, v_0**2 / g), "on level ground the range is longest at 45°", (FARTHEST,), _SOURCE),
    Law("farthest-angle", Eq(theta, pi / 4), "the range is longest at 45°", (FARTHEST,), _SOURCE),
    Law("farthest-height", Eq(h_top, R_max / 4), "range and height of the parabola", (FARTHEST,), _SOURCE),
    Law("farthest-time", Eq(t_flight, sqrt(2) * v_0 / g), "time of flight on level ground", (FARTHEST,), _SOURCE),
    Law("shape", Eq(tan(theta), 4 * k_hR), "range and height of the parabola", (SHAPE,), _SOURCE),
    Law("shape-height", Eq(h_top, k_hR * R), "greatest height over the range", (SHAPE,)),
    Law("shape-top", Eq(v_0y**2, 2 * g * h_top), "at the top the vertical velocity is zero", (SHAPE,), _SOURCE),
    Law("same-range-again", Eq(theta_comp, pi / 2 - theta), "complementary angles have the same range at the same speed", (SAME_RANGE,), _SOURCE),
    Law("height-speed", Eq(v_at**2, v_0**2 - 2 * g * y_at), "speed and height in free fall", (AT_HEIGHT,), _SOURCE),
    Law("height-vertical", Eq(v_y_at**2, v_0y**2 - 2 * g * y_at), "the vertical motion is free fall", (AT_HEIGHT,), _SOURCE),
    Law("height-direction", Eq(phi_at, atan(v_y_at / v_0x)), "direction from the components", (AT_HEIGHT,), _SOURCE),
)  # fmt: skip

_SLOPE_UP = ("up a slope", "up the slope", "up an incline", "up the incline", "up a hill", "up the hill", "slopes upward", "uphill", "up a hillside", "upward slope", "up an inclined plane", "up the inclined plane", "inclined plane", "slope inclined", "hill inclined", "plane inclined")  # fmt: skip
_SLOPE_DOWN = ("down a slope", "down the slope", "down an incline", "down the incline", "down a hill", "down the hill", "slopes downward", "downhill", "down a hillside", "downward slope", "ski jump", "ski jumper", "skier", "slopes down", "falls away", "landing slope", "hill slopes", "slope below", "inclined at … below", *(f"{slope} {falls}" for slope in ("slope that", "edge and", "slope which", "hill that", "hillside that", "ground that") for falls in ("falls", "drops", "descends", "slopes down", "slopes away", "falls away")), *(f"{where} {slope} of" for where in ("top of an", "top of the", "top of a", "down an") for slope in ("incline", "inclined plane")))  # fmt: skip
_TWO = ("second ball", "two balls", "two stones", "two projectiles", "two angles")
_NO_SLOPE = (
    *_TWO,
    "perpendicular to",
    "maximum range",
    "slides",
    "rolls down",
    "wall",
    "friction",
    "bounces",
)
_MONKEY = ("monkey", "lets go just as", "falls at the instant", "is dropped at the instant", "target is released", "target is dropped", "aimed directly at", "aimed straight at", "aims directly at", "aims straight at")  # fmt: skip
_HOOP = ("hoop", "basket", "basketball", "rim")
_FARTHEST = ("range maximum", "range a maximum", "range of projectile a maximum", "range of projectile on level ground a maximum", "range on level ground a maximum", "range greatest", "range the greatest", "range of projectile greatest", "range of projectile on level ground greatest", "maximum horizontal range", "greatest horizontal range", "maximum range", "greatest range", "longest range", "greatest possible range", "maximum possible range", "greatest horizontal distance", "maximum horizontal distance", "farthest", "furthest", "greatest distance", "maximum distance", "as far as possible")  # fmt: skip
_FLAT = ("horizontally", "thrown horizontally", "horizontal table", "rolls off")
_AT = ("above the launch point", "above its launch point", "above the point of launch", "above the point of projection", "above the starting point", "above its starting point", "above the level of launch", "higher than its", "below the launch point",
       "when it is at a height of", "at a height of", "when it has risen")  # fmt: skip
_ABOVE = ("cliff", "building", "tower", "roof", "window", "bridge", "table", "horizontally", "above the ground", "balcony", "plane", "height of", "from a height", "wall", "fence", "edge of", "slope", "incline", "second throw", "two balls", "platform", "down from", "maximum range")  # fmt: skip

_SAME_RANGE = (
    "same range as",
    "have the same range",
    "has the same range",
    "same range at",
    "land at the same place",
    "land at the same spot",
    "land at the same point",
    "same horizontal range",
)

RIG_REGIMES = (
    Regime(SAME_RANGE, "two launches at one speed with the same range", _SAME_RANGE, (*_ABOVE, "different speed", "different speeds", "different initial speed", "bounces", "hit at the same time"), needs_cue=True, drawn=False, conditions=(Gt(theta, 0),), assumptions=("no air resistance", "launch and landing are at the same level")),
    Regime(SLOPE_UP, "fired up a slope", _SLOPE_UP, (*_NO_SLOPE, "down the slope", "down a slope", "downhill", "down the incline", "slopes downward", "down the plane", "down a hill", "down the hill"), needs_cue=True, drawn=False, conditions=(Gt(theta, beta_s), Gt(2 * v_0 * sin(theta), g * t_flight)), assumptions=("no air resistance",)),
    Regime(SLOPE_DOWN, "fired down a slope", _SLOPE_DOWN, (*_NO_SLOPE, "up the slope", "up a slope", "uphill", "up the incline", "up a hill", "up the hill"), needs_cue=True, drawn=False, conditions=(Gt(g * t_flight, 2 * v_0 * sin(theta)),), assumptions=("no air resistance",)),
    Regime(FALLING_TARGET, "aimed at a target that starts to fall", _MONKEY, (*_TWO, "aimed above", "aimed below", "horizontally at the bullseye", "bull's-eye", "bullseye"), needs_cue=True, drawn=False, assumptions=("no air resistance",)),
    Regime(HOOP, "thrown through a point at a given height and distance", _HOOP, (*_TWO, "way up", "way down", "what angle", "which angle", "dropped", "bounces", "air resistance acts"), needs_cue=True, drawn=False, conditions=(Le(g * t_1, v_0 * sin(theta)), Ge(g * t_hoop, v_0 * sin(theta))), assumptions=("no air resistance",)),
    Regime(FARTHEST, "thrown as far as possible over level ground", _FARTHEST, (*_ABOVE[:-1], *_TWO, "slope", "incline", "°", "degrees", "at an angle"), needs_cue=True, drawn=False, assumptions=("no air resistance", "launch and landing are at the same level")),
    Regime(SHAPE, "thrown so that range and height stand in a given ratio", SHAPES, (*_TWO, "cliff", "building", "tower"), needs_cue=True, drawn=False, assumptions=("no air resistance", "launch and landing are at the same level")),
    Regime(AT_HEIGHT, "launched at an angle, at a height above the launch", _AT, (*_TWO, *_FLAT, "times", "after", "how long", "way up", "way down", "seconds", "wall", "fence", "cliff", "building", "tower", "roof", "window", "range", "platform", "land", "lands", "hits", "strikes", "balcony", "bridge", "below the horizontal"), needs_cue=True, drawn=False, assumptions=("no air resistance",)),
)  # fmt: skip

_EQUAL = (*EQUAL_SHAPES, "equal to its horizontal range", "equal to its range", "equal to the range", "equal to the horizontal range", "equals its range", "equals the range", "equals its horizontal range", "equals the horizontal range", "same as its range", "range equal to its maximum height", "range is equal to its maximum height",
          "range equals its maximum height", "range is equal to the maximum height", "range equal to the maximum height", "range is equal to its greatest height", "range is equal to the greatest height", "horizontal range is equal to the greatest height")  # fmt: skip
RIG_FACTS = (
    Fact(_EQUAL, {k_hR: 1.0}, (SHAPE,)),
    Fact(("half its range", "half the range", "half of its range", "range is twice", "range twice"), {k_hR: 0.5}, (SHAPE,)),
    Fact(("quarter of its range", "range is four times", "range four times", "range is 4 times"), {k_hR: 0.25}, (SHAPE,)),
    Fact(("range is three times", "range three times", "range is 3 times"), {k_hR: 1 / 3}, (SHAPE,)),
    Fact(("horizontally", "takes off horizontally", "leaves horizontally", *(f"{flat} {place}" for flat in ("horizontal", "level") for place in ("take-off", "takeoff", "jump", "ramp", "track", "edge", "lip"))), {theta: 0.0}, (SLOPE_DOWN,)),
)  # fmt: skip
