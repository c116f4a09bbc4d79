"""Question kinds about throws from a height, and about two bodies.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Gt, Kind, Mistake
from wmw.families.free_fall.symbols import (
    APART,
    CATCH,
    HIGH,
    MEET,
    RISING,
    d_1,
    d_2,
    g,
    h_0,
    h_max_ground,
    s_gap,
    t_d,
    t_el,
    t_flight,
    t_meet,
    t_second,
    v_0,
    v_land,
    v_rel,
    y_meet,
)

_UP_THEN_DOWN = (
    "The {body} rises first, turns round and then falls past its start.",
    "The {body} slows on the way up and then falls to the {ground}.",
    "Gravity turns the velocity round, and the {body} lands below its start.",
)
_SEEN = ("The {body} starts with {v_0} upward.", "Gravity is the only force in flight.")
_LANDS = (
    "The {body} reaches the {ground} after {t_flight}.",
    "The flight lasts {t_flight}.",
    "After {t_flight} the {body} is on the {ground}.",
)
_TIME_MISTAKES = (
    Mistake("throw left out", sqrt(2 * h_0 / g)),
    Mistake("negative root's size", (v_land - v_0) / g),
    Mistake("level ground", 2 * v_0 / g),
    Mistake("landing speed over g", v_land / g),
    Mistake("fall from the top", sqrt(2 * h_max_ground / g)),
)

HIGH_TIME = Kind(
    "thrown_up_from_height_time", HIGH, (h_0, v_0), t_flight, "quantitative", "hard",
    (
        "A {body} is thrown straight up at {v_0} from the top of a {perch}, [{h_0}|at a height {h_0}] above the {ground}. On its way down it misses the {perch}. How long is it in the air until it hits the {ground}?",
        "From the edge of a {perch} that is {h_0} high, a {body} is thrown vertically upward with an initial speed of {v_0} and later lands on the {ground} at the foot of the {perch}. What is the time of flight?",
        "A {body} is thrown vertically upward at {v_0} from a {perch}, {h_0} above the {ground}, and falls to the {ground}. Find the time it is in the air.",
        "How long does it take a {body} to reach the {ground} if it is thrown straight up at {v_0} from the top of a {perch} that is {h_0} high?",
    ),
    ("v_land = sqrt(v_0^2 + 2 g h_0)", "t_flight = (v_0 + v_land) / g"),
    (
        "Position in free fall: 0 = h + v₀ t − ½ g t²; of the two roots the positive one counts",
        "Uniformly accelerated motion, upward positive, down to the {ground}",
        "Constant acceleration: the velocity goes from v₀ upward to the landing velocity downward",
    ),
    _UP_THEN_DOWN, _LANDS, _SEEN, _TIME_MISTAKES,
)  # fmt: skip

HIGH_SPEED = Kind(
    "thrown_up_from_height_speed", HIGH, (h_0, v_0), v_land, "quantitative", "medium",
    (
        "A {body} is thrown straight up at {v_0} from the top of a {perch}, [{h_0}|at a height {h_0}] above the {ground}. On its way down it misses the {perch}. With what speed does it hit the {ground}?",
        "From the edge of a {perch} that is {h_0} high, a {body} is thrown vertically upward with an initial speed of {v_0} and later lands on the {ground} at the foot of the {perch}. What is its impact speed?",
        "A {body} is thrown vertically upward at {v_0} from a {perch}, {h_0} above the {ground}, and falls to the {ground}. How fast is it moving just before it hits the {ground}?",
        "What is the speed just before landing of a {body} that is thrown straight up at {v_0} from the top of a {perch}, {h_0} above the {ground}, and falls past the {perch} to the {ground}?",
    ),
    ("v_land = sqrt(v_0^2 + 2 g h_0)",),
    (
        "Uniformly accelerated motion: v² = v₀² + 2 g h",
        "Conservation of energy with an initial kinetic energy; the direction of the throw does not matter",
        "It passes its start again with v₀ downward and gains speed from there",
    ),
    _UP_THEN_DOWN,
    ("The {body} hits the {ground} at {v_land}.", "Just before landing it moves at {v_land}.", "It lands with {v_land}."),
    _SEEN,
    (Mistake("throw left out", sqrt(2 * g * h_0)), Mistake("speeds added", v_0 + sqrt(2 * g * h_0)), Mistake("factor 2 dropped", sqrt(v_0**2 + g * h_0)),
     Mistake("throw as level", v_0), Mistake("factor 4", sqrt(v_0**2 + 4 * g * h_0))),
)  # fmt: skip

FROM_RISING = Kind(
    "released_while_rising", RISING, (h_0, v_0), t_flight, "quantitative", "hard",
    (
        "A {perch} is rising at {v_0} when a {body} is released from it, {h_0} above the {ground}. How long does the {body} take to reach the {ground}? Ignore air resistance.",
        "A {body} comes loose from a {perch} that is rising at {v_0}, at a height of {h_0} above the {ground}. What is the time until it hits the {ground}? There is no air resistance.",
        "At a height of {h_0} above the {ground} a {body} is released from a {perch} that is ascending with a speed of {v_0}. Find the time that it is in the air.",
        "How long is a {body} in the air that is released from a {perch} rising at {v_0} at the moment when it is {h_0} above the {ground}?",
    ),
    ("v_land = sqrt(v_0^2 + 2 g h_0)", "t_flight = (v_0 + v_land) / g"),
    (
        "The {body} keeps the upward velocity of the {perch}; then 0 = h + v₀ t − ½ g t²",
        "Uniformly accelerated motion that begins upward; of the two roots the positive one counts",
        "Free fall with the {perch}'s velocity as the initial velocity",
    ),
    _UP_THEN_DOWN, _LANDS,
    ("At its release the {body} moves upward with {v_0}.", "Gravity is the only force in flight."),
    _TIME_MISTAKES,
)  # fmt: skip

_MEETING = (
    "The fall of the one and the lag of the other are equal, so they near each other at a constant speed.",
    "Gravity changes both velocities equally.",
    "Seen from the {body}, the {other} comes nearer without acceleration.",
)
_MEET_RULES = (
    "Both have the same acceleration, so they approach at the constant speed v₀: t = h / v₀",
    "Positions in free fall put equal: h − ½ g t² = v₀ t − ½ g t²",
    "Relative motion without relative acceleration",
)
_MEET_SEEN = ("Both start at the same instant.", "Gravity is the only force on each of them.")
MEETING_TIME = Kind(
    "meeting_time", MEET, (h_0, v_0), t_meet, "quantitative", "medium",
    (
        "A {body} is dropped from the top of a {perch}, [{h_0}|at a height {h_0}] above the {ground}. At the same instant a {other} is thrown straight up from the {ground} below at {v_0}. After what time do they meet?",
        "At the same moment a {body} is dropped from a {perch} that is {h_0} high and a {other} is thrown vertically upward from its foot with a speed of {v_0}. How long until they meet?",
        "A {body} falls from rest off a {perch} {h_0} high while a {other}, thrown at the same time straight up from the {ground} with {v_0}, comes towards it. When do they meet?",
        "A {other} is thrown straight up at {v_0} from the {ground}. Simultaneously a {body} is dropped right above it from a {perch}, at a height of {h_0}. When do they meet?",
    ),
    ("t_meet = h_0 / v_0",), _MEET_RULES, _MEETING,
    ("They meet after {t_meet}.", "After {t_meet} both are at the same height.", "The two come together after {t_meet}."),
    _MEET_SEEN,
    (Mistake("whole fall", sqrt(2 * h_0 / g)), Mistake("time of the rise", v_0 / g), Mistake("half", h_0 / (2 * v_0)), Mistake("double", 2 * h_0 / v_0)),
    where=(Gt(y_meet, 0.06 * h_0),),
)  # fmt: skip
MEETING_HEIGHT = Kind(
    "meeting_height", MEET, (h_0, v_0), y_meet, "quantitative", "hard",
    (
        "A {body} is dropped from the top of a {perch}, [{h_0}|at a height {h_0}] above the {ground}. At the same instant a {other} is thrown straight up from the {ground} below at {v_0}. At what height above the {ground} do they meet?",
        "At the same moment a {body} is dropped from a {perch} that is {h_0} high and a {other} is thrown vertically upward from its foot with a speed of {v_0}. How high above the {ground} do they meet?",
        "A {body} falls from rest off a {perch} {h_0} high while a {other}, thrown at the same time straight up from the {ground} with {v_0}, comes towards it. Find the height above the {ground} at which they meet: where do they meet?",
        "A {other} is thrown straight up at {v_0} from the {ground}. Simultaneously a {body} is dropped right above it from a {perch}, at a height of {h_0}. At what height do they meet?",
    ),
    ("d_A = g h_0^2 / (2 v_0^2)", "y_meet = h_0 - d_A"), _MEET_RULES, _MEETING,
    ("They meet {y_meet} above the {ground}.", "After {t_meet} both are at a height of {y_meet}.", "The {body} has then fallen {d_A} and is {y_meet} above the {ground}."),
    _MEET_SEEN,
    (Mistake("fall of the dropped body", g * t_meet**2 / 2), Mistake("half-way", h_0 / 2), Mistake("factor ½ dropped", h_0 - g * t_meet**2),
     Mistake("greatest height of the throw", v_0**2 / (2 * g)), Mistake("three quarters", 3 * h_0 / 4)),
    where=(Gt(y_meet, 0.06 * h_0),),
)  # fmt: skip

_LATER_RULES = (
    "Both fall with g; the second has less time",
    "Positions of two bodies in free fall with different starts",
    "Free fall for each body, with its own time",
)
CATCH_SPEED = Kind(
    "speed_to_land_together", CATCH, (h_0, t_d), v_0, "quantitative", "hard",
    (
        "A {body} is dropped from rest from a {perch}, [{h_0}|at a height {h_0}] above the {ground}. Exactly {t_d} later another, a {other}, is thrown straight down from the same place. At what speed must it be thrown so that both hit the {ground} at the same time?",
        "From the top of a {perch} {h_0} high a {body} is dropped from rest, and after a delay of {t_d} a {other} is thrown vertically downward. With what initial speed must the {other} start so that they land at the same time?",
        "A {body} falls from rest off a {perch} that is {h_0} high. With a delay of {t_d} a {other} is thrown straight down after it. What initial speed does the {other} need to land at the same time?",
        "With what initial speed must a {other} be thrown straight down from a {perch} {h_0} high, with a delay of {t_d} after a {body} was dropped there from rest, so that both land together?",
    ),
    ("t_meet = sqrt(2 h_0 / g)", "t_second = t_meet - t_d", "v_0 = h_0 / t_second - g t_second / 2"), _LATER_RULES,
    (
        "The {other} makes up for its late start by its initial speed.",
        "The {other} covers the same height in less time.",
        "The throw gives the {other} the speed that it lacks.",
    ),
    ("The {other} must be thrown at {v_0}.", "With {v_0} it lands together with the {body}.", "Both land after {t_meet} if the {other} starts with {v_0}."),
    ("The {body} starts from rest.", "The {other} starts {t_d} later."),
    (Mistake("constant speed", h_0 / t_second), Mistake("gain subtracted whole", h_0 / t_second - g * t_second),
     Mistake("speed of the first", g * t_d), Mistake("gain added", h_0 / t_second + g * t_second / 2), Mistake("doubled", 2 * v_0)),
    where=(Gt(t_second, 0.35 * t_meet),),
)  # fmt: skip
SEPARATION = Kind(
    "separation", APART, (t_d, t_el), s_gap, "quantitative", "medium",
    (
        "From a {perch} a {body} is dropped from rest; with a delay of {t_d} another, a {other}, is dropped from the same place. How far apart are they [{t_el}|a time {t_el}] after the release of the {body}?",
        "A {body} and a {other} are dropped from rest from the same place on a {perch}, the {other} with a delay of {t_d}. Find the distance between them [{t_el}|a time {t_el}] after the release of the {body}; both are still in the air.",
        "With a delay of {t_d} a {other} is dropped from a {perch} after a {body}; both start from rest. What is the separation of the two when {t_el} have passed since the release of the {body}? Neither has landed.",
        "A {body} is dropped from a {perch}, and with a delay of {t_d} a {other} is dropped as well. Counted from the release of the {body}, how far apart are they at the time {t_el}? Both start from rest and are still falling.",
    ),
    ("t_second = t_el - t_d", "d_1 = g t_el^2 / 2", "d_2 = g t_second^2 / 2", "s_gap = d_1 - d_2"), _LATER_RULES,
    (
        "The distance between them grows steadily, for both gain speed equally.",
        "The {body} keeps the lead in speed that it had when the {other} started.",
        "Both fall with g, and the gap between them widens.",
    ),
    ("They are {s_gap} apart.", "The {body} is ahead by {s_gap}.", "By then the distance between them is {s_gap}."),
    ("Both start from rest.", "The {other} starts {t_d} later."),
    (Mistake("fall in the delay", g * t_d**2 / 2), Mistake("constant relative speed alone", v_rel * t_el), Mistake("second body alone", d_2),
     Mistake("first body alone", d_1), Mistake("no relative speed", v_rel * t_second)),
    where=(Gt(t_el, 1.25 * t_d),),
)  # fmt: skip

HEIGHT_KINDS = (
    HIGH_TIME,
    HIGH_SPEED,
    FROM_RISING,
    MEETING_TIME,
    MEETING_HEIGHT,
    CATCH_SPEED,
    SEPARATION,
)
