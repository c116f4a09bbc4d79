"""Question kinds about bodies that are dropped or thrown down.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.free_fall.symbols import (
    DOWN,
    DROP_MOMENT,
    DROPPED,
    INTERVAL,
    d_a,
    g,
    h_0,
    t_el,
    t_flight,
    t_w,
    v_0,
    v_a,
    v_land,
    w,
    y_t,
)

_GAINS = (
    "The {body} gains speed evenly all the way down.",
    "Gravity alone acts, and the {body} speeds up at the constant rate g.",
    "The {body} gains the same amount of speed in every second of its fall.",
)
_FROM_REST = ("The {body} starts from rest.", "Gravity is the only force on the {body}.")

FALL_TIME = Kind(
    "fall_time", DROPPED, (h_0,), t_flight, "quantitative", "easy",
    (
        "A {body} is dropped from rest from a {perch}, [{h_0}|at a height {h_0}] above the {ground}. How long does it take to reach the {ground}? Ignore air resistance.",
        "From a height of {h_0} above the {ground}, a {body} falls freely from rest off a {perch}. What is the time of its fall?",
        "A {body} is released from rest at the edge of a {perch}. The edge is {h_0} above the {ground}. Find the time that the {body} takes to fall to the {ground}, without air resistance.",
        "How long is a {body} in the air if it is dropped from rest from a {perch} at a height of {h_0} above the {ground}?",
    ),
    ("t_flight = sqrt(2 h_0 / g)",),
    (
        "Uniformly accelerated motion from rest: h = ½ g t²",
        "Free fall from rest: the distance fallen grows with the square of the time",
        "Constant acceleration g, starting from rest",
    ),
    _GAINS,
    ("The {body} reaches the {ground} after {t_flight}.", "The fall lasts {t_flight}.", "After {t_flight} the {body} is at the {ground}."),
    _FROM_REST,
    (Mistake("factor 2 dropped", sqrt(h_0 / g)), Mistake("factor 2 in the wrong place", sqrt(h_0 / (2 * g))),
     Mistake("root of twice the whole", 2 * sqrt(h_0 / g)), Mistake("back and forth", 2 * sqrt(2 * h_0 / g)),
     Mistake("half", sqrt(2 * h_0 / g) / 2)),
)  # fmt: skip

IMPACT_SPEED = Kind(
    "impact_speed", DROPPED, (h_0,), v_land, "quantitative", "easy",
    (
        "A {body} is dropped from rest from a {perch}, [{h_0}|at a height {h_0}] above the {ground}. With what speed does it hit the {ground}? Ignore air resistance.",
        "A {body} falls from rest off a {perch} that is {h_0} high. How fast is it moving just before it hits the {ground}?",
        "Released from rest at a height of {h_0} above the {ground}, a {body} falls freely from a {perch}. Find its impact speed.",
        "What is the speed just before landing of a {body} that is dropped from rest from a {perch}, at a height of {h_0} above the {ground}? There is no air resistance.",
    ),
    ("v_land = sqrt(2 g h_0)",),
    (
        "Free fall from rest: v² = 2 g h",
        "Uniformly accelerated motion from rest through the height h",
        "Conservation of energy: the lost potential energy becomes kinetic energy",
    ),
    _GAINS,
    ("The {body} hits the {ground} at {v_land}.", "Its speed grows from zero to {v_land}.", "Just before landing the {body} moves at {v_land}."),
    _FROM_REST,
    (Mistake("factor 2 dropped", sqrt(g * h_0)), Mistake("factor ½ kept", sqrt(g * h_0 / 2)), Mistake("root of 4 g h", 2 * sqrt(g * h_0)),
     Mistake("mean speed", sqrt(2 * g * h_0) / 2), Mistake("height times 2, no root", sqrt(2 * g * h_0) * 2)),
)  # fmt: skip

HEIGHT_FROM_TIME = Kind(
    "height_from_time", DROPPED, (t_flight,), h_0, "quantitative", "easy",
    (
        "A {body} dropped from rest from a {perch} reaches the {ground} after {t_flight}. From what height was it dropped? Ignore air resistance.",
        "A {body} is released from rest at the edge of a {perch} and hits the {ground} after {t_flight}. How high above the {ground} is the edge?",
        "It takes [{t_flight}|a time {t_flight}] until a {body} that was dropped from rest from a {perch} lands on the {ground}. Find the height from which it was dropped.",
        "From what height above the {ground} does a {body} fall from rest if it leaves a {perch} and is in the air for {t_flight}?",
    ),
    ("h_0 = g t_flight^2 / 2",),
    (
        "Uniformly accelerated motion from rest: h = ½ g t²",
        "Free fall from rest: the distance fallen grows with the square of the time",
        "Constant acceleration g, starting from rest",
    ),
    _GAINS,
    ("The {body} falls {h_0}.", "In {t_flight} the {body} falls through {h_0}.", "The height of the fall is {h_0}."),
    _FROM_REST,
    (Mistake("factor ½ dropped", g * t_flight**2), Mistake("quarter", g * t_flight**2 / 4), Mistake("doubled", 2 * g * t_flight**2),
     Mistake("time doubled first", g * t_flight**2 * 3 / 2)),
)  # fmt: skip

HEIGHT_LEFT = Kind(
    "height_left", DROP_MOMENT, (h_0, t_el), y_t, "quantitative", "medium",
    (
        "A {body} is dropped from rest from a {perch}, [{h_0}|at a height {h_0}] above the {ground}. How high above the {ground} is it after {t_el}?",
        "From a {perch} a {body} is released from rest, {h_0} above the {ground}. Find its height above the {ground} [{t_el}|a time {t_el}] later.",
        "A {body} falls freely from rest off a {perch} that is {h_0} high. After {t_el}, how far above the {ground} is it?",
        "What is the height above the {ground} of a {body} that was dropped from rest from a {perch} {h_0} high, after {t_el} of free fall?",
    ),
    ("d_fall = g t_el^2 / 2", "y_t = h_0 - d_fall"),
    (
        "Free fall from rest; the height left is the height at the start less the distance fallen",
        "Uniformly accelerated motion from rest, counted from the {ground}",
        "The distance fallen is ½ g t²; it is taken from the height at the start",
    ),
    _GAINS,
    ("After {t_el} the {body} is {y_t} above the {ground}.", "The {body} has fallen {d_fall} and is {y_t} above the {ground}.", "Its height has sunk from {h_0} to {y_t}."),
    _FROM_REST,
    (Mistake("distance fallen", g * t_el**2 / 2), Mistake("factor ½ dropped", h_0 - g * t_el**2), Mistake("fallen at constant g t", h_0 - g * t_el**2 / 4),
     Mistake("added", h_0 + g * t_el**2 / 2), Mistake("half the height", h_0 / 2)),
    where=(Lt(t_el, 0.9 * t_flight), Gt(t_el, 0.25 * t_flight)),
)  # fmt: skip

DOWN_SPEED = Kind(
    "thrown_down_speed", DOWN, (h_0, v_0), v_land, "quantitative", "medium",
    (
        "A {body} is thrown straight down at {v_0} from a {perch}, [{h_0}|at a height {h_0}] above the {ground}. With what speed does it hit the {ground}? Ignore air resistance.",
        "From a {perch} that is {h_0} high, a {body} is thrown vertically downward with a speed of {v_0}. How fast is it moving just before it hits the {ground}?",
        "A {body} is thrown downward with an initial speed of {v_0} from the top of a {perch}, {h_0} above the {ground}. Find its impact speed.",
        "What is the speed just before landing of a {body} that is thrown straight down at {v_0} from a {perch}, at a height of {h_0} above the {ground}?",
    ),
    ("v_land = sqrt(v_0^2 + 2 g h_0)",),
    (
        "Uniformly accelerated motion: v² = v₀² + 2 g h",
        "Conservation of energy with an initial kinetic energy",
        "Free fall with an initial downward velocity",
    ),
    _GAINS,
    ("The {body} hits the {ground} at {v_land}.", "Its speed grows from {v_0} to {v_land}.", "Just before landing the {body} moves at {v_land}."),
    ("The {body} starts with {v_0} downward.", "Gravity is the only force on the {body} in flight."),
    (Mistake("speeds added", v_0 + sqrt(2 * g * h_0)), Mistake("initial speed left out", sqrt(2 * g * h_0)),
     Mistake("factor 2 dropped", sqrt(v_0**2 + g * h_0)), Mistake("thrown down taken as slowing", sqrt(2 * g * h_0) - v_0),
     Mistake("factor 4", sqrt(v_0**2 + 4 * g * h_0))),
)  # fmt: skip

DOWN_TIME = Kind(
    "thrown_down_time", DOWN, (h_0, v_0), t_flight, "quantitative", "hard",
    (
        "A {body} is thrown straight down at {v_0} from a {perch}, [{h_0}|at a height {h_0}] above the {ground}. How long does it take to reach the {ground}? Ignore air resistance.",
        "From a {perch} that is {h_0} high, a {body} is thrown vertically downward with a speed of {v_0}. What is the time of its fall?",
        "A {body} is thrown downward with an initial speed of {v_0} from the top of a {perch}, {h_0} above the {ground}. Find the time it takes to reach the {ground}.",
        "How long is a {body} in the air if it is thrown straight down at {v_0} from a {perch}, at a height of {h_0} above the {ground}?",
    ),
    ("v_land = sqrt(v_0^2 + 2 g h_0)", "t_flight = (v_land - v_0) / g"),
    (
        "Uniformly accelerated motion with an initial downward velocity: h = v₀ t + ½ g t²",
        "Free fall with an initial velocity; of the two roots for the time the positive one counts",
        "Constant acceleration g: first the landing speed, then the time in which it is gained",
    ),
    _GAINS,
    ("The {body} reaches the {ground} after {t_flight}.", "The fall lasts {t_flight}.", "After {t_flight} the {body} is at the {ground}."),
    ("The {body} starts with {v_0} downward.", "Gravity is the only force on the {body} in flight."),
    (Mistake("initial speed left out", sqrt(2 * h_0 / g)), Mistake("constant speed", h_0 / v_0),
     Mistake("sum for difference", (v_land + v_0) / g), Mistake("initial speed not subtracted", v_land / g),
     Mistake("half", (v_land - v_0) / (2 * g))),
)  # fmt: skip

WINDOW = Kind(
    "past_a_window", INTERVAL, (w, t_w), v_a, "quantitative", "hard",
    (
        "A {body} that was dropped from rest from a {perch} falls past a {mark} [{w} tall|of height {w}]. It needs [{t_w}|a time {t_w}] to pass the {mark}. How fast is it moving at the upper edge of the {mark}?",
        "Dropped from rest from a {perch}, a {body} falls past a {mark} of height {w}, from its upper to its lower edge, in {t_w}. Find its speed at the upper edge.",
        "It takes {t_w} for a {body} to pass a {mark} {w} high, while it falls freely after being dropped from rest from a {perch}. What is its speed at the upper edge of the {mark}?",
        "A {body} falls from rest from a {perch} and passes a {mark} of height {w} below. To pass the {mark} it takes {t_w}. Calculate the speed of the {body} at the upper edge.",
    ),
    ("v_a = w / t_w - g t_w / 2",),
    (
        "Uniformly accelerated motion between the two edges: w = v t + ½ g t²",
        "Free fall along the {mark}: position against time with the speed at the upper edge as unknown",
        "The mean speed along the {mark} is reached half-way in time",
    ),
    (
        "The {body} speeds up along the {mark}, too.",
        "The {body} gains speed while it passes the {mark}.",
        "Gravity makes the {body} faster at the lower edge than at the upper one.",
    ),
    ("At the upper edge the {body} moves at {v_a}.", "The speed at the upper edge is {v_a}.", "It reaches the {mark} with {v_a}."),
    ("The {body} passes {w} in {t_w}.", "Gravity is the only force on the {body}."),
    (Mistake("constant speed", w / t_w), Mistake("speed at the lower edge", w / t_w + g * t_w / 2), Mistake("gain subtracted whole", w / t_w - g * t_w),
     Mistake("dropped at the edge", sqrt(2 * g * w)), Mistake("gain only", g * t_w)),
    where=(Gt(d_a, 0.7 * w), Lt(d_a, 10 * w)),
)  # fmt: skip

HIGHER_DROP = Kind(
    "other_drop_height", DROPPED, (h_0,), v_land, "counterfactual", "medium",
    (
        "A {body} dropped from rest at a height of {h_0} above the {ground} falls from a {perch}. Suppose the height were {h_0_new} instead. With what speed would it hit the {ground}?",
        "A {body} falls from rest off a {perch} that is {h_0} high. If the height is changed to {h_0_new}, how fast is it moving just before it hits the {ground}?",
        "From a {perch}, a {body} is dropped from rest at a height of {h_0} above the {ground}. The height is then changed to {h_0_new}. Find the new impact speed.",
        "A {body} is dropped from rest from a {perch}, [{h_0}|at a height {h_0}] above the {ground}. What would its speed just before landing be if the height were {h_0_new} instead?",
    ),
    ("v_land = sqrt(2 g h_0)",),
    (
        "Free fall from rest: v² = 2 g h",
        "The landing speed of a free fall goes with the square root of the height",
        "Conservation of energy with the new height",
    ),
    (
        "Another height gives another landing speed; the acceleration stays the same.",
        "The landing speed goes with the square root of the height.",
        "The time of the fall and the speed gained change with the height.",
    ),
    ("From {h_0_new} the {body} hits the {ground} at {v_land}.", "The landing speed is now {v_land}.", "With the new height it lands at {v_land}."),
    ("Only the height is changed.", "The {body} starts from rest."),
    (Mistake("factor 2 dropped", sqrt(g * h_0)), Mistake("mean speed", sqrt(2 * g * h_0) / 2), Mistake("root of 4 g h", 2 * sqrt(g * h_0)),
     Mistake("root of g h over 2", sqrt(g * h_0 / 2))),
    alters=h_0,
)  # fmt: skip

FALL_KINDS = (
    FALL_TIME,
    IMPACT_SPEED,
    HEIGHT_FROM_TIME,
    HEIGHT_LEFT,
    DOWN_SPEED,
    DOWN_TIME,
    WINDOW,
    HIGHER_DROP,
)
