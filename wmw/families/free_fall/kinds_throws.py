"""Question kinds about bodies thrown up from the ground.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.free_fall.symbols import (
    REACH,
    UP,
    UP_MOMENT,
    UP_PASS,
    Delta_y,
    g,
    h_top,
    s_path,
    t_1,
    t_2,
    t_el,
    t_flight,
    t_up,
    v_0,
    v_t,
    y_b,
    y_t,
)

_RISE = (
    "The {body} loses speed evenly until it stands still for a moment at the top.",
    "Gravity takes away the upward velocity at the constant rate g.",
    "On the way up the velocity of the {body} shrinks by g in every second.",
)
_THERE_AND_BACK = (
    "The {body} rises until its velocity is zero and then falls back along the same way.",
    "Rise and fall mirror each other in time.",
    "The {body} slows on the way up and regains its speed on the way down.",
)
_CONSTANT = (
    "The velocity changes by g in every second, on the way up as on the way down.",
    "The downward acceleration stays the same during the whole flight.",
    "Gravity alone changes the velocity, at a constant rate.",
)
_SEEN = (
    "The {body} leaves the {ground} with {v_0} upward.",
    "Gravity is the only force in flight.",
)

MAX_HEIGHT = Kind(
    "max_height", UP, (v_0,), h_top, "quantitative", "easy",
    (
        "A {body} is thrown straight up from the {ground} at {v_0}. What is the maximum height that it reaches? Ignore air resistance.",
        "From the {ground} a {body} is thrown vertically upward with an initial speed of {v_0}. How high does it rise?",
        "A {body} leaves the {ground} moving vertically upward with a speed of {v_0}. Find the maximum height it reaches, without air resistance.",
        "How high does a {body} rise above the {ground} if it is thrown straight up from there at {v_0}?",
    ),
    ("h_top = v_0^2 / (2 g)",),
    (
        "At the highest point the velocity is zero: v₀² = 2 g h",
        "Uniformly decelerated motion up to the turning point",
        "Conservation of energy: the kinetic energy of the throw becomes potential energy",
    ),
    _RISE,
    ("The {body} rises to {h_top}.", "The highest point is {h_top} above the {ground}.", "At {h_top} the {body} stands still for a moment."),
    _SEEN,
    (Mistake("factor 2 dropped", v_0**2 / g), Mistake("factor 2 above", 2 * v_0**2 / g), Mistake("quarter", v_0**2 / (4 * g)),
     Mistake("speed not squared", v_0 * 1 * t_up * 3 / 4)),
)  # fmt: skip

AIR_TIME = Kind(
    "time_in_the_air", UP, (v_0,), t_flight, "quantitative", "easy",
    (
        "A {body} is thrown straight up from the {ground} at {v_0}. How long is it in the air until it lands on the {ground} again? Ignore air resistance.",
        "From the {ground} a {body} is thrown vertically upward with an initial speed of {v_0}. What is the total time until it is back on the {ground}?",
        "A {body} leaves the {ground} moving vertically upward with a speed of {v_0}. Find the time of flight until it hits the {ground} again.",
        "How long does it take a {body} that is thrown straight up from the {ground} at {v_0} to come back to the {ground}?",
    ),
    ("t_up = v_0 / g", "t_flight = 2 t_up"),
    (
        "The rise takes v₀ / g, and the fall takes as long",
        "Symmetry of the motion about its highest point",
        "Velocity in free fall: from v₀ upward to v₀ downward",
    ),
    _THERE_AND_BACK,
    ("The {body} is back on the {ground} after {t_flight}.", "The flight lasts {t_flight}.", "It rises for {t_up} and lands after {t_flight}."),
    _SEEN,
    (Mistake("time up only", v_0 / g), Mistake("half the time up", v_0 / (2 * g)), Mistake("four times", 4 * v_0 / g),
     Mistake("three halves", 3 * v_0 / (2 * g))),
)  # fmt: skip

LAUNCH_SPEED = Kind(
    "launch_speed", UP, (h_top,), v_0, "quantitative", "easy",
    (
        "A {body} is thrown straight up from the {ground} and reaches a maximum height of {h_top}. With what initial speed was it thrown? Ignore air resistance.",
        "Thrown vertically upward from the {ground}, a {body} rises to a height of {h_top}. What was its initial speed?",
        "What initial speed does a {body} need that is thrown straight up from the {ground} and whose highest point is [{h_top}|a height {h_top}] above the {ground}?",
        "A {body} leaves the {ground} moving vertically upward and reaches a maximum height of {h_top}. Find its initial speed.",
    ),
    ("v_0 = sqrt(2 g h_top)",),
    (
        "At the highest point the velocity is zero: v₀² = 2 g h",
        "Uniformly decelerated motion up to the turning point",
        "Conservation of energy: the kinetic energy of the throw becomes potential energy",
    ),
    _RISE,
    ("The {body} was thrown with {v_0}.", "Starting with {v_0}, the {body} rises to {h_top}.", "The speed of the throw is {v_0}."),
    ("At the highest point the velocity is zero.", "The highest point is at {h_top}."),
    (Mistake("factor 2 dropped", sqrt(g * h_top)), Mistake("mean speed", sqrt(g * h_top / 2)), Mistake("root of 4 g h", 2 * sqrt(g * h_top)),
     Mistake("doubled", 2 * sqrt(2 * g * h_top))),
)  # fmt: skip

_SIGNED = (
    "A {body} is thrown straight up from the {ground} at {v_0}. What is its signed velocity [{t_el}|a time {t_el}] later? Count upward as positive and ignore air resistance.",
    "Counting upward as positive, find the signed velocity after {t_el} of a {body} that is thrown vertically upward from the {ground} with an initial speed of {v_0}.",
    "A {body} leaves the {ground} moving vertically upward with a speed of {v_0}. Upward counts as positive. What signed velocity does it have after {t_el}?",
    "From the {ground} a {body} is thrown straight up at {v_0}. Find its velocity with its sign after {t_el}, positive for upward.",
)
VELOCITY = Kind(
    "velocity_at_a_time", UP_MOMENT, (v_0, t_el), v_t, "quantitative", "medium", _SIGNED,
    ("v_t = v_0 - g t_el",),
    (
        "Velocity in free fall: v = v₀ − g t",
        "Constant downward acceleration, upward counted as positive",
        "The velocity changes by −g in every second",
    ),
    _CONSTANT,
    ("After {t_el} the velocity is {v_t}.", "The velocity goes from {v_0} to {v_t}.", "At that moment the {body} has the velocity {v_t}."),
    ("The {body} leaves the {ground} with {v_0} upward.", "Upward is positive."),
    (Mistake("acceleration added", v_0 + g * t_el), Mistake("half the gain", v_0 - g * t_el / 2), Mistake("sign reversed", g * t_el - v_0),
     Mistake("throw left out", -g * t_el), Mistake("doubled gain", v_0 - 2 * g * t_el)),
    where=(Lt(t_el, 0.97 * t_flight), Gt(abs(v_t), 0.08 * v_0)),
)  # fmt: skip

DISTANCE = Kind(
    "distance_travelled", UP_MOMENT, (v_0, t_el), s_path, "quantitative", "hard",
    (
        "A {body} is thrown straight up from the {ground} at {v_0}. What distance has it travelled after {t_el}, up and down together? Ignore air resistance.",
        "From the {ground} a {body} is thrown vertically upward with an initial speed of {v_0}. Find the length of its path during the first {t_el}.",
        "A {body} leaves the {ground} moving vertically upward with a speed of {v_0}. How far has it travelled along its path after {t_el}?",
        "A {body} is thrown vertically upward from the {ground} at {v_0}. Calculate the distance travelled (not the displacement) after {t_el}.",
    ),
    ("t_up = v_0 / g", "h_top = v_0^2 / (2 g)", "s_path = h_top + g (t_el - t_up)^2 / 2"),
    (
        "The path is the way up plus the way back down, a fall from rest at the top",
        "The {body} turns round at the top, so the distance is more than the displacement",
        "Distance counts the way up and the way down; at the top the velocity is zero",
    ),
    _THERE_AND_BACK,
    ("After {t_el} the {body} has travelled {s_path}.", "Up to {h_top} and down again, its path is {s_path} long.", "The path has the length {s_path}."),
    ("The {body} has passed its highest point by then.", "Gravity is the only force in flight."),
    (Mistake("displacement", Delta_y), Mistake("no acceleration", v_0 * t_el), Mistake("twice the greatest height", 2 * h_top),
     Mistake("greatest height", h_top), Mistake("acceleration added", v_0 * t_el + g * t_el**2 / 2)),
    where=(Gt(t_el, 1.2 * t_up), Lt(t_el, 0.93 * t_flight)),
)  # fmt: skip

WAY_DOWN = Kind(
    "passes_on_the_way_down", UP_PASS, (v_0, y_t), t_2, "quantitative", "hard",
    (
        "A {body} is thrown straight up from the {ground} at {v_0}. At what time after the throw does it pass a height of {y_t} on its way down?",
        "From the {ground} a {body} is thrown vertically upward with an initial speed of {v_0}. It passes a point [{y_t}|at a height {y_t}] above the {ground} twice. How long after the throw does it pass this point for the second time?",
        "A {body} leaves the {ground} moving vertically upward with a speed of {v_0}. It passes a height of {y_t} twice. Find the time of the passage on its way down, counted from the throw.",
        "At what time, counted from the throw, does a {body} thrown straight up from the {ground} at {v_0} pass a height of {y_t} for the second time?",
    ),
    ("speed_t = sqrt(v_0^2 - 2 g y_t)", "t_2 = (v_0 + speed_t) / g"),
    (
        "Position in free fall; of the two times the later one belongs to the way down",
        "y = v₀ t − ½ g t² has two positive roots, the larger of which is on the way down",
        "At equal heights the speeds are equal, upward first and downward then",
    ),
    _THERE_AND_BACK,
    ("On the way down it passes {y_t} after {t_2}.", "The second passage is at {t_2}.", "After {t_2} the {body} comes down past {y_t}."),
    _SEEN,
    (Mistake("way up", t_1), Mistake("time up", v_0 / g), Mistake("whole flight", 2 * v_0 / g), Mistake("half the later time", t_2 / 2),
     Mistake("difference of the times", t_2 - t_1)),
    where=(Lt(y_t, 0.92 * h_top), Gt(y_t, 0.15 * h_top)),
)  # fmt: skip

_SENSE = (
    "A {body} is thrown straight up from the {ground} at {v_0}. After {t_el}, is it still rising or already falling? Ignore air resistance.",
    "From the {ground} a {body} is thrown vertically upward with an initial speed of {v_0}. Is it moving up or down after {t_el}?",
    "A {body} leaves the {ground} moving vertically upward with a speed of {v_0}. Is it rising or falling [{t_el}|a time {t_el}] later?",
    "A {body} is thrown vertically upward from the {ground} at {v_0}. Is it still on its way up or already coming down after {t_el}?",
)
_SENSE_RULES = (
    "The sign of v₀ − g t tells the direction of the motion",
    "Compare the time with the time of the rise, v₀ / g",
    "At the highest point the velocity changes its sign",
)
RISING_THEN = Kind(
    "still_rising", UP_MOMENT, (v_0, t_el), "sense", "qualitative", "easy", _SENSE,
    ("t_up = v_0 / g",), _SENSE_RULES,
    (
        "The rise is not over yet, and the {body} is still moving up.",
        "Gravity has not used up the upward velocity yet: the {body} is still going up.",
        "By then the upward velocity is smaller but not zero, and the {body} is still rising.",
    ),
    ("The {body} is still rising.", "At that moment the {body} is still on its way up.", "It is still going up."),
    ("The {body} starts with {v_0} upward.", "The moment is {t_el} after the throw."),
    where=(Lt(t_el, 0.9 * t_up),),
)  # fmt: skip
FALLING_THEN = Kind(
    "already_falling", UP_MOMENT, (v_0, t_el), "sense", "qualitative", "easy", _SENSE,
    ("t_up = v_0 / g",), _SENSE_RULES,
    (
        "The highest point is passed, and the {body} is already coming down.",
        "Gravity has turned the velocity round: the {body} is already falling.",
        "The time of the rise is over, and the {body} is already on its way down.",
    ),
    ("The {body} is already falling.", "At that moment the {body} is already on its way down.", "It is already coming down."),
    ("The {body} starts with {v_0} upward.", "The moment is {t_el} after the throw."),
    where=(Gt(t_el, 1.1 * t_up), Lt(t_el, 0.95 * t_flight)),
)  # fmt: skip

_REACH = (
    "A {body} is thrown straight up from the {ground} at {v_0}. A {mark} is [{y_b}|at a height {y_b}] above the {ground}. Does it reach the {mark}, or does it turn back before? Ignore air resistance.",
    "From the {ground} a {body} is thrown vertically upward with an initial speed of {v_0} towards a {mark} at a height of {y_b}. Will it reach the {mark} or not?",
    "A {mark} hangs {y_b} above the {ground}. A {body} leaves the {ground} moving vertically upward with a speed of {v_0}. Does it reach the {mark} or fall short of it?",
    "A {body} is thrown straight up from the {ground} at {v_0} below a {mark} that is {y_b} above the {ground}. Is that fast enough to reach the {mark}, or does the {body} fall short of it?",
)
_REACH_RULES = (
    "Compare the greatest height v₀² / (2 g) with the height of the {mark}",
    "The greatest height of the throw decides",
    "At the highest point the velocity is zero: v₀² = 2 g h",
)
REACHES = Kind(
    "reaches_the_mark", REACH, (v_0, y_b), "reaches", "qualitative", "medium", _REACH,
    ("h_top = v_0^2 / (2 g)",), _REACH_RULES,
    (
        "The throw is fast enough, and the {body} reaches the {mark}.",
        "When it gets there the {body} still has some upward velocity: it reaches the {mark}.",
        "The greatest possible height lies higher, so the {body} reaches the {mark}.",
    ),
    ("The {body} reaches the {mark}.", "The {body} gets as high as the {mark}.", "It reaches the {mark}."),
    _SEEN, where=(Gt(h_top, 1.1 * y_b), Lt(h_top, 2.5 * y_b)),
)  # fmt: skip
FALLS_SHORT = Kind(
    "falls_short_of_the_mark", REACH, (v_0, y_b), "reaches", "qualitative", "medium", _REACH,
    ("h_top = v_0^2 / (2 g)",), _REACH_RULES,
    (
        "The upward velocity is used up too early, and the {body} does not reach the {mark}.",
        "The {body} turns back below the {mark}.",
        "The throw is too slow: the {body} falls short of the {mark}.",
    ),
    ("The {body} does not reach the {mark}.", "The {body} turns back below the {mark}.", "It falls short of the {mark}."),
    _SEEN, where=(Lt(h_top, 0.9 * y_b), Gt(h_top, 0.4 * y_b)),
)  # fmt: skip

FASTER = Kind(
    "other_throw_speed", UP, (v_0,), h_top, "counterfactual", "medium",
    (
        "A {body} is thrown straight up from the {ground} at {v_0}. Suppose the initial speed were {v_0_new} instead. What maximum height would it reach?",
        "From the {ground} a {body} is thrown vertically upward with an initial speed of {v_0}. The speed is then changed to {v_0_new}. How high does it rise now?",
        "A {body} leaves the {ground} moving vertically upward with a speed of {v_0}. If the speed is changed to {v_0_new}, what maximum height does it reach?",
        "A {body} is thrown vertically upward from the {ground} at {v_0}. Find the maximum height that it would reach if the initial speed were {v_0_new} instead.",
    ),
    ("h_top = v_0^2 / (2 g)",),
    (
        "The greatest height goes with the square of the initial speed: v₀² = 2 g h",
        "At the highest point the velocity is zero",
        "Conservation of energy with the new initial speed",
    ),
    (
        "Another initial speed gives another height; the acceleration stays the same.",
        "The greatest height goes with the square of the initial speed.",
        "The upward velocity takes another time to be used up.",
    ),
    ("With {v_0_new} the {body} rises to {h_top}.", "The greatest height is now {h_top}.", "The new greatest height is {h_top}."),
    ("Only the initial speed is changed.", "Gravity is the only force in flight."),
    (Mistake("factor 2 dropped", v_0**2 / g), Mistake("factor 2 above", 2 * v_0**2 / g), Mistake("quarter", v_0**2 / (4 * g)),
     Mistake("three quarters", 3 * v_0**2 / (4 * g))),
    alters=v_0,
)  # fmt: skip

THROW_KINDS = (
    MAX_HEIGHT, AIR_TIME, LAUNCH_SPEED, VELOCITY, DISTANCE, WAY_DOWN, RISING_THEN, FALLING_THEN, REACHES, FALLS_SHORT, FASTER,
)  # fmt: skip
