"""Question kinds about loop tracks, rods and circles at constant speed.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import Rational, sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.circular_motion.symbols import (
    ROD_BOTTOM_LIMIT,
    ROD_TOP,
    TRACK_BOTTOM,
    TRACK_TOP_LIMIT,
    WHIRLED_BOTTOM,
    F_bottom,
    g,
    h_min,
    m,
    r,
    v,
    v_bmin,
    v_bottom,
    v_top,
)

_BOTTOM_EVIDENCE = ("At the bottom the weight points down.", "The center is above the {body}.")

LEAST_HEIGHT = Kind(
    "least_starting_height_of_a_loop", TRACK_TOP_LIMIT, (m, r), h_min, "quantitative", "medium",
    (
        "A {body} of mass {m} slides without friction from rest down a track into a vertical {path} of radius {r}. What is the minimum height above the bottom from which it must start to stay on the track all the way around?",
        "A frictionless track leads into a vertical {path} with a radius of {r}. A {body} of mass {m} is let go from rest on it. Find the least height above the bottom from which it gets around without leaving the track.",
        "From what minimum height above the bottom must a {body} of mass {m} start from rest, if it is to get around the inside of a vertical {path} with a radius of {r} without friction?",
        "A {body} of mass {m} starts from rest on a frictionless track that ends in a vertical {path} of radius {r}. Calculate the minimum height above the bottom that keeps it on the track at the top.",
    ),
    ("v_min = sqrt(g r)", "h_min = 2 r + v_min^2 / (2 g)"),
    (
        "At the top the weight alone must be enough, v² = g r, and energy is conserved from the start",
        "Energy conservation down to the top of the {path}, where the track no longer pushes",
        "Newton's second law at the top with no normal force, then conservation of mechanical energy",
    ),
    (
        "In the limit the weight alone turns the {body} at the top.",
        "With less height the weight would be more than the circle needs.",
        "The track cannot pull, so the circle must need at least the weight.",
    ),
    (
        "The {body} must start at a height of {h_min}.",
        "At the top it needs {v_min}, and so a starting height of {h_min}.",
        "The least starting height is {h_min}.",
    ),
    ("The track can only push.", "The mass cancels."),
    (Mistake("no speed at the top", 2 * r), Mistake("one radius for the top", Rational(3, 2) * r), Mistake("height above the top alone", r / 2), Mistake("kinetic energy doubled", 3 * r),
     Mistake("diameter for radius", 5 * r)),
)  # fmt: skip

TRACK_BOTTOM_PUSH = Kind(
    "push_of_loop_track_at_bottom", TRACK_BOTTOM, (m, r, v_bottom), F_bottom, "quantitative", "medium",
    (
        "A {body} of mass {m} runs inside a vertical {path} of radius {r}. Its speed at the bottom is {v_bottom}. What is the normal force of the track on it at the bottom?",
        "Inside a vertical {path} with a radius of {r} a {body} of mass {m} passes the bottom at {v_bottom}. Find the normal force on it at the bottom.",
        "A {body} of mass {m} goes round the inside of a vertical {path} of radius {r}; its speed at the lowest point is {v_bottom}. How large is the normal force at the lowest point?",
        "The speed of a {body} of mass {m} at the bottom of a vertical {path} is {v_bottom}; the radius of the {path} is {r}. Calculate the normal force at the bottom.",
    ),
    ("F_bottom = m v_bottom^2 / r + m g",),
    (
        "Newton's second law at the bottom: N − m g = m v²/r",
        "At the bottom the track carries the weight and supplies the centripetal force",
        "The normal force at the bottom is the weight plus m v²/r",
    ),
    (
        "At the bottom the track has to hold the weight of the {body} and to bend its path upward.",
        "The net force at the bottom is directed up, toward the center.",
        "At the bottom the {body} accelerates upward, toward the center.",
    ),
    (
        "The track pushes with {F_bottom} at the bottom.",
        "The normal force at the bottom comes to {F_bottom}.",
        "At the bottom the track carries the {body} with {F_bottom}.",
    ),
    _BOTTOM_EVIDENCE,
    (Mistake("weight subtracted", m * v_bottom**2 / r - m * g), Mistake("weight left out", m * v_bottom**2 / r), Mistake("weight alone", m * g),
     Mistake("half the centripetal force", m * v_bottom**2 / (2 * r) + m * g), Mistake("weight counted twice", m * v_bottom**2 / r + 2 * m * g)),
    where=(Gt(v_bottom**2, 5.2 * g * r), Lt(v_bottom**2, 10 * g * r)),
)  # fmt: skip

ROD_SPEED = Kind(
    "least_speed_at_bottom_on_a_rod", ROD_BOTTOM_LIMIT, (m, r), v_bmin, "quantitative", "hard",
    (
        "A {body} of mass {m} is fastened to the end of a light {string} of length {r} that turns freely in a vertical circle. What is the minimum speed at the bottom for a full circle?",
        "A light {string} with a length of {r} carries a {body} of mass {m} at its end and can turn freely in a vertical circle. Find the minimum speed at the bottom that takes the {body} over the top.",
        "A {body} of mass {m} sits at the end of a light {string} of length {r} in a vertical circle. What is the least speed at the bottom with which it just gets over the top?",
        "On a light {string} with a length of {r} a {body} of mass {m} turns freely in a vertical circle. Calculate the minimum speed at the bottom with which it gets around.",
    ),
    ("v_bmin = sqrt(4 g r)",),
    (
        "A {string} can also push, so the speed at the top may be zero: ½ m v² = m g · 2r",
        "Energy conservation from the bottom to the top, where the {body} just comes to a halt",
        "On a {string} the {body} only has to climb two radii",
    ),
    (
        "In the limit the {body} creeps over the top, and the {string} carries it there.",
        "On the way up its kinetic energy turns into potential energy.",
        "At the top the {string} holds the {body} up.",
    ),
    (
        "The {body} needs at least {v_bmin} at the bottom.",
        "The least speed at the bottom is {v_bmin}.",
        "At {v_bmin} it just gets over the top.",
    ),
    ("A {string} can pull and push.", "The mass cancels."),
    (Mistake("as on a cord", sqrt(5 * g * r)), Mistake("speed at the top of a cord", sqrt(g * r)), Mistake("one radius climbed", sqrt(2 * g * r)), Mistake("root left out", 4 * g * r),
     Mistake("doubled", 2 * sqrt(4 * g * r))),
)  # fmt: skip

_ROD = (
    "A {body} of mass {m} at the end of a light {string} of length {r} moves in a vertical circle. Its speed at the top is {v_top}. Does the {string} push or pull on it at the top?",
    "A light {string} with a length of {r} carries a {body} of mass {m} around a vertical circle. It passes the top at {v_top}. Does the {string} pull or push there?",
    "In a vertical circle a {body} of mass {m} turns at the end of a light {string} of length {r}; its speed at the highest point is {v_top}. Will the {string} pull or push on it there?",
    "On a light {string} with a length of {r} a {body} of mass {m} goes round in a vertical circle. The speed at the highest point is {v_top}. Does the {string} push or pull at the highest point?",
)
_ROD_RULES = (
    "Compare the centripetal force at the top, m v²/r, with the weight",
    "Newton's second law at the top, with the force of the {string} as what is left over",
    "At the top the weight points to the center; the {string} gives the difference to m v²/r",
)
_ROD_EFFECTS = (
    "At the top the weight already points to the center.",
    "What counts is whether the circle needs more than the weight.",
    "The weight supplies part or all of what the circle needs at the top.",
)
_ROD_CHANGES = (
    "The circle needs {F_c} at the top, and the weight is {W}.",
    "A weight of {W} stands against a need of {F_c}.",
    "The need is {F_c}, the weight {W}.",
)
_ROD_ROUTE = ("F_c = m v_top^2 / r", "W = m g")
_ROD_EVIDENCE = ("A {string} can pull and push.", "The center is below the {body}.")
ROD_PULLS = Kind(
    "rod_pulls_at_top", ROD_TOP, (m, r, v_top), "rod_force", "qualitative", "medium", _ROD, _ROD_ROUTE, _ROD_RULES, _ROD_EFFECTS, _ROD_CHANGES, _ROD_EVIDENCE,
    where=(Gt(v_top**2, 1.15 * g * r), Lt(v_top**2, 3 * g * r)),
)  # fmt: skip
ROD_PUSHES = Kind(
    "rod_pushes_at_top", ROD_TOP, (m, r, v_top), "rod_force", "qualitative", "medium", _ROD, _ROD_ROUTE, _ROD_RULES, _ROD_EFFECTS, _ROD_CHANGES, _ROD_EVIDENCE,
    where=(Lt(v_top**2, 0.87 * g * r), Gt(v_top**2, 0.2 * g * r)),
)  # fmt: skip

STEADY_BOTTOM = Kind(
    "tension_at_bottom_at_constant_speed", WHIRLED_BOTTOM, (m, r, v), F_bottom, "quantitative", "medium",
    (
        "A {body} of mass {m} is whirled at a constant speed of {v} in a vertical circle on a light {string} of length {r}. What is the tension in the {string} at the bottom?",
        "On a light {string} with a length of {r} a {body} of mass {m} goes round in a vertical circle at a constant speed of {v}. Find the tension in the {string} at the bottom.",
        "A light {string} of length {r} carries a {body} of mass {m} around a vertical circle at a constant speed of {v}. How large is the tension at the lowest point?",
        "A {body} of mass {m} moves at a constant speed of {v} in a vertical circle on a light {string} with a length of {r}. Calculate the tension at the lowest point.",
    ),
    ("F_bottom = m v^2 / r + m g",),
    (
        "Newton's second law at the bottom: T − m g = m v²/r",
        "At the bottom the {string} carries the weight and supplies the centripetal force",
        "The tension at the bottom is the weight plus m v²/r",
    ),
    (
        "At the bottom the {string} has to hold the weight of the {body} and to bend its path upward.",
        "The net force at the bottom is directed up, toward the center.",
        "At the bottom the {body} accelerates upward, toward the center.",
    ),
    (
        "The {string} pulls with {F_bottom} at the bottom.",
        "The tension at the bottom comes to {F_bottom}.",
        "At the bottom the {string} holds the {body} with {F_bottom}.",
    ),
    _BOTTOM_EVIDENCE,
    (Mistake("weight subtracted", m * v**2 / r - m * g), Mistake("weight left out", m * v**2 / r), Mistake("weight alone", m * g), Mistake("half the centripetal force", m * v**2 / (2 * r) + m * g),
     Mistake("fall from the top added", m * v**2 / r + 5 * m * g)),
    where=(Gt(v**2, 1.2 * g * r), Lt(v**2, 12 * g * r)),
)  # fmt: skip

ROUND_KINDS = (
    LEAST_HEIGHT,
    TRACK_BOTTOM_PUSH,
    ROD_SPEED,
    ROD_PULLS,
    ROD_PUSHES,
    STEADY_BOTTOM,
)
