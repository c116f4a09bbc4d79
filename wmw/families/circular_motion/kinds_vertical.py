"""Question kinds about vertical circles, hills and dips.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.circular_motion.symbols import (
    DIP,
    HILL,
    HILL_LIMIT,
    STRING_BOTTOM,
    STRING_TOP,
    STRING_TOP_LIMIT,
    TRACK_TOP,
    F_bottom,
    F_top,
    M,
    N,
    R,
    g,
    m,
    r,
    v,
    v_bottom,
    v_max,
    v_min,
    v_top,
)

_SETUP = (
    "A {body} of mass {m} on a light {string} of length {r} moves in a vertical circle.",
    "A {body} of mass {m} is swung in a vertical circle on a light {string} with a length of {r}.",
    "On a light {string} of length {r} a {body} of mass {m} goes round in a vertical circle.",
    "A light {string} with a length of {r} carries a {body} of mass {m} around a vertical circle.",
)
_TOP_EFFECTS = (
    "At the top gravity and the {string} both pull the {body} toward the center.",
    "The weight supplies part of the centripetal force at the top, and the {string} the rest.",
    "At the top the {body} accelerates downward, toward the center.",
)
_BOTTOM_EFFECTS = (
    "At the bottom the {string} has to hold the weight of the {body} and to bend its path upward.",
    "The net force at the bottom is directed up, toward the center.",
    "At the bottom the {body} accelerates upward, toward the center.",
)

LEAST_SPEED = Kind(
    "least_speed_at_top", STRING_TOP_LIMIT, (m, r), v_min, "quantitative", "easy",
    tuple(f"{setup} {ask}" for setup, ask in zip(_SETUP, (
        "What is the minimum speed at the top for which the {string} stays taut?",
        "What is the least speed at the top at which the {string} does not go slack?",
        "Find the minimum speed at the top that keeps the {string} taut.",
        "Calculate the smallest speed at the top for which the {string} stays taut.",
    ), strict=True)),
    ("v_min = sqrt(g r)",),
    (
        "At the least speed gravity alone supplies the centripetal force: m g = m v²/r",
        "The tension at the top vanishes in the limit: v² = g r",
        "Newton's second law at the top, with no tension",
    ),
    (
        "In the limit the weight alone turns the {body} at the top.",
        "With less speed the weight would be more than the circle needs.",
        "The {string} cannot push, so the circle must need at least the weight.",
    ),
    (
        "The {body} must have at least {v_min} at the top.",
        "The least speed at the top is {v_min}.",
        "At {v_min} the tension at the top is just zero.",
    ),
    ("A {string} can only pull.", "The mass cancels."),
    (Mistake("root left out", g * r), Mistake("fall from twice the radius", sqrt(4 * g * r)), Mistake("factor 2", sqrt(2 * g * r)), Mistake("as at the bottom", sqrt(5 * g * r)),
     Mistake("mass kept", sqrt(m * g * r))),
)  # fmt: skip

TENSION_TOP = Kind(
    "tension_at_top", STRING_TOP, (m, r, v_top), F_top, "quantitative", "medium",
    tuple(f"{setup} {ask}" for setup, ask in zip(_SETUP, (
        "Its speed at the top is {v_top}. What is the tension in the {string} at the top?",
        "It passes the top at {v_top}. Find the tension in the {string} at the top.",
        "Its speed at the highest point is {v_top}. How large is the tension at the highest point?",
        "The speed at the highest point is {v_top}. Calculate the tension at the highest point.",
    ), strict=True)),
    ("F_top = m v_top^2 / r - m g",),
    (
        "Newton's second law at the top: T + m g = m v²/r",
        "At the top tension and weight together supply the centripetal force",
        "The centripetal force at the top less the weight is what the {string} has to give",
    ),
    _TOP_EFFECTS,
    (
        "The {string} pulls with {F_top} at the top.",
        "The tension at the top comes to {F_top}.",
        "At the top the {string} adds {F_top} to the weight.",
    ),
    ("At the top both forces point down.", "The center is below the {body}."),
    (Mistake("weight added", m * v_top**2 / r + m * g), Mistake("weight left out", m * v_top**2 / r), Mistake("weight alone", m * g),
     Mistake("half the centripetal force", m * v_top**2 / (2 * r)), Mistake("sign reversed, doubled weight", m * v_top**2 / r - 2 * m * g)),
    where=(Gt(v_top**2, 1.15 * g * r), Lt(v_top**2, 6 * g * r)),
)  # fmt: skip

TENSION_BOTTOM = Kind(
    "tension_at_bottom", STRING_BOTTOM, (m, r, v_bottom), F_bottom, "quantitative", "medium",
    tuple(f"{setup} {ask}" for setup, ask in zip(_SETUP, (
        "Its speed at the bottom is {v_bottom}. What is the tension in the {string} at the bottom?",
        "It passes the bottom at {v_bottom}. Find the tension in the {string} at the bottom.",
        "Its speed at the lowest point is {v_bottom}. How large is the tension at the lowest point?",
        "The speed at the lowest point is {v_bottom}. Calculate the tension at the lowest point.",
    ), strict=True)),
    ("F_bottom = m v_bottom^2 / r + m g",),
    (
        "Newton's second law at the bottom: T − m g = m v²/r",
        "At the bottom the {string} carries the weight and supplies the centripetal force",
        "The tension at the bottom is the weight plus m v²/r",
    ),
    _BOTTOM_EFFECTS,
    (
        "The {string} pulls with {F_bottom} at the bottom.",
        "The tension at the bottom comes to {F_bottom}.",
        "At the bottom the {string} holds the {body} with {F_bottom}.",
    ),
    ("At the bottom the tension points up and the weight down.", "The center is above the {body}."),
    (Mistake("weight subtracted", m * v_bottom**2 / r - m * g), Mistake("weight left out", m * v_bottom**2 / r), Mistake("weight alone", m * g),
     Mistake("half the centripetal force", m * v_bottom**2 / (2 * r) + m * g), Mistake("weight counted twice", m * v_bottom**2 / r + 2 * m * g)),
    where=(Gt(v_bottom**2, 5.2 * g * r), Lt(v_bottom**2, 10 * g * r)),
)  # fmt: skip

BOTTOM_FROM_TOP = Kind(
    "tension_at_bottom_from_top", STRING_BOTTOM, (m, r, v_top), F_bottom, "quantitative", "hard",
    tuple(f"{setup} {ask}" for setup, ask in zip(_SETUP, (
        "Its speed at the top is {v_top}, and no energy is lost. What is the tension in the {string} at the bottom?",
        "It passes the top at {v_top}; its mechanical energy is conserved. Find the tension in the {string} at the bottom.",
        "Its speed at the highest point is {v_top}. Without losses of energy, how large is the tension at the lowest point?",
        "The speed at the highest point is {v_top}. Its mechanical energy is conserved. Calculate the tension at the lowest point.",
    ), strict=True)),
    ("v_bottom = sqrt(v_top^2 + 4 g r)", "F_bottom = m v_bottom^2 / r + m g"),
    (
        "Energy conservation from top to bottom, then Newton's second law at the bottom",
        "The {body} falls by two radii; at the bottom T − m g = m v²/r",
        "Mechanical energy is conserved, and the tension at the bottom is m g + m v²/r",
    ),
    _BOTTOM_EFFECTS,
    (
        "The {string} pulls with {F_bottom} at the bottom.",
        "It reaches {v_bottom} at the bottom, where the tension is {F_bottom}.",
        "The tension at the bottom comes to {F_bottom}.",
    ),
    ("The tension does no work.", "The bottom is two radii below the top."),
    (Mistake("speed at the top kept", m * v_top**2 / r + m * g), Mistake("fall of one radius", m * (v_top**2 + 2 * g * r) / r + m * g), Mistake("weight left out", m * (v_top**2 + 4 * g * r) / r),
     Mistake("weight subtracted", m * (v_top**2 + 4 * g * r) / r - m * g), Mistake("tension at the top", m * v_top**2 / r - m * g)),
    where=(Gt(v_top**2, 1.15 * g * r), Lt(v_top**2, 5 * g * r)),
)  # fmt: skip

_TAUT = tuple(f"{setup} {ask}" for setup, ask in zip(_SETUP, (
    "On a full circle the speed at the top would be {v_top}. Does it go slack or stay taut there: the {string}?",
    "On a full circle its speed at the top would be {v_top}. Does the {string} stay taut or go slack at the top?",
    "To stay on the circle, its speed at the highest point would be {v_top}. Does the {string} go slack or stay taut there?",
    "For a full circle its speed at the highest point would be {v_top}. Will the {string} stay taut or go slack there?",
), strict=True))  # fmt: skip
_TAUT_ROUTE = ("v_min = sqrt(g r)",)
_TAUT_RULES = (
    "Compare the speed at the top with √(g r)",
    "A {string} can only pull: at the top m v²/r must be at least m g",
    "Newton's second law at the top, with the tension as what is left over",
)
_TAUT_EFFECTS = (
    "At the top the weight already pulls toward the center.",
    "What counts is whether the circle needs more than the weight.",
    "The weight supplies part of the centripetal force at the top.",
)
_TAUT_CHANGES = (
    "The least speed at the top is {v_min}; the {body} has {v_top}.",
    "A speed of {v_top} stands against a limit of {v_min}.",
    "The limit is {v_min}, the speed {v_top}.",
)
_TAUT_EVIDENCE = ("A {string} can only pull.", "The mass cancels.")
TAUT = Kind(
    "string_stays_taut", STRING_TOP, (m, r, v_top), "taut", "qualitative", "medium", _TAUT, _TAUT_ROUTE, _TAUT_RULES, _TAUT_EFFECTS, _TAUT_CHANGES, _TAUT_EVIDENCE,
    where=(Gt(v_top, 1.05 * v_min), Lt(v_top, 1.6 * v_min)),
)  # fmt: skip
SLACK = Kind(
    "string_goes_slack", STRING_TOP, (m, r, v_top), "taut", "qualitative", "medium", _TAUT, _TAUT_ROUTE, _TAUT_RULES, _TAUT_EFFECTS, _TAUT_CHANGES, _TAUT_EVIDENCE,
    where=(Lt(v_top, 0.95 * v_min), Gt(v_top, 0.5 * v_min)),
)  # fmt: skip

TRACK_PUSH = Kind(
    "push_of_loop_track_at_top", TRACK_TOP, (m, r, v_top), F_top, "quantitative", "medium",
    (
        "A {body} of mass {m} runs inside a vertical {path} of radius {r}. Its speed at the top is {v_top}. What is the normal force of the track on it at the top?",
        "Inside a vertical {path} with a radius of {r} a {body} of mass {m} passes the top at {v_top}. Find the normal force on it at the top.",
        "A {body} of mass {m} goes round the inside of a vertical {path} of radius {r}; its speed at the highest point is {v_top}. How large is the normal force at the highest point?",
        "The speed of a {body} of mass {m} at the top of a vertical {path} is {v_top}; the radius of the {path} is {r}. Calculate the normal force at the top.",
    ),
    ("F_top = m v_top^2 / r - m g",),
    (
        "Newton's second law at the top: N + m g = m v²/r",
        "At the top the track and gravity together supply the centripetal force",
        "The centripetal force at the top less the weight is what the track has to give",
    ),
    (
        "At the top gravity and the track both push the {body} toward the center.",
        "The weight supplies part of the centripetal force at the top, and the track the rest.",
        "At the top the {body} accelerates downward, toward the center.",
    ),
    (
        "The track pushes with {F_top} at the top.",
        "The normal force at the top comes to {F_top}.",
        "At the top the track adds {F_top} to the weight.",
    ),
    ("At the top both forces point down.", "The center is below the {body}."),
    (Mistake("weight added", m * v_top**2 / r + m * g), Mistake("weight left out", m * v_top**2 / r), Mistake("weight", m * g), Mistake("half the centripetal force", m * v_top**2 / (2 * r)),
     Mistake("weight counted twice", m * v_top**2 / r - 2 * m * g)),
    where=(Gt(v_top**2, 1.15 * g * r), Lt(v_top**2, 6 * g * r)),
)  # fmt: skip

_HILL_RULES = (
    "Newton's second law at the top: m g − N = m v²/r",
    "At the top the weight less the normal force supplies the centripetal force",
    "The net force at the top of the {path} points down, toward the center of its arc",
)
_HILL_EFFECTS = (
    "At the top the {body} accelerates downward, toward the center of the arc.",
    "Part of the weight bends the path of the {body} downward.",
    "The road carries only what the circle does not need.",
)
HILL_FORCE = Kind(
    "normal_force_on_hill", HILL, (M, R, v), N, "quantitative", "medium",
    (
        "A {body} with a total mass of {M} rides over the top of a {path} whose radius of curvature is {R}, at a speed of {v}. What is the normal force on it at the top?",
        "The top of a {path} is an arc of radius {R}. A {body} with a total mass of {M} passes it at {v}. Find the normal force of the road.",
        "How large is the normal force on a {body} with a total mass of {M} that passes the top of a {path} with a radius of {R} at {v}?",
        "At the top of a {path} with a radius of {R} a {body} with a total mass of {M} has a speed of {v}. Calculate the normal force on it.",
    ),
    ("N = M g - M v^2 / R",), _HILL_RULES, _HILL_EFFECTS,
    (
        "The road pushes up on the {body} with {N}.",
        "At the top the normal force is {N}.",
        "The normal force comes to {N}.",
    ),
    ("The center of the arc is below the {body}.", "The {body} stays on the road."),
    (Mistake("added", M * g + M * v**2 / R), Mistake("weight", M * g), Mistake("centripetal force alone", M * v**2 / R), Mistake("half", M * g - M * v**2 / (2 * R)),
     Mistake("half the centripetal force alone", M * v**2 / (2 * R))),
    where=(Lt(v**2, 0.8 * g * R), Gt(v**2, 0.12 * g * R)),
)  # fmt: skip
HILL_SPEED = Kind(
    "greatest_speed_over_hill", HILL_LIMIT, (M, R), v_max, "quantitative", "easy",
    (
        "The top of a {path} is an arc of radius {R}. What is the greatest speed at which a {body} with a total mass of {M} can pass it and stay on the road?",
        "A {body} with a total mass of {M} rides over a {path} whose top has a radius of curvature of {R}. Find the maximum speed at which it keeps in touch with the road.",
        "How fast can a {body} with a total mass of {M} pass the top of a {path} with a radius of {R} at most, so that its wheels stay on the road?",
        "The radius of curvature at the top of a {path} is {R}. Calculate the maximum speed of a {body} with a total mass of {M} that does not take off there.",
    ),
    ("v_max = sqrt(g R)",),
    (
        "In the limit gravity alone supplies the centripetal force: m g = m v²/r",
        "The normal force vanishes in the limit: v² = g r",
        "Newton's second law at the top, with no normal force",
    ),
    (
        "In the limit the weight alone bends the path of the {body}.",
        "The road cannot pull the {body} down.",
        "With more speed the circle would need more than the weight.",
    ),
    (
        "Up to {v_max} the {body} keeps to the road.",
        "The greatest speed is {v_max}.",
        "At {v_max} the normal force is just zero.",
    ),
    ("The road can only push.", "The mass cancels."),
    (Mistake("root left out", g * R), Mistake("factor 2", sqrt(2 * g * R)), Mistake("half", sqrt(g * R / 2)), Mistake("g left out", sqrt(R)), Mistake("doubled", 2 * sqrt(g * R))),
)  # fmt: skip
DIP_FORCE = Kind(
    "normal_force_in_dip", DIP, (M, R, v), N, "quantitative", "medium",
    (
        "A {body} with a total mass of {M} rides through a {path} whose radius of curvature is {R}, at a speed of {v}. What is the normal force on it at the lowest point?",
        "The lowest part of a {path} is an arc of radius {R}. A {body} with a total mass of {M} passes it at {v}. Find the normal force of the road at the lowest point.",
        "How large is the normal force on a {body} with a total mass of {M} that passes the lowest point of a {path} with a radius of {R} at {v}?",
        "At the lowest point of a {path} with a radius of {R} a {body} with a total mass of {M} has a speed of {v}. Calculate the normal force on it.",
    ),
    ("N = M g + M v^2 / R",),
    (
        "Newton's second law at the lowest point: N − m g = m v²/r",
        "At the lowest point the road carries the weight and supplies the centripetal force",
        "The net force at the lowest point points up, toward the center of the arc",
    ),
    (
        "At the lowest point the {body} accelerates upward, toward the center of the arc.",
        "The road has to carry the {body} and to bend its path upward.",
        "The push of the road bends the path of the {body} upward.",
    ),
    (
        "The road pushes up on the {body} with {N}.",
        "At the lowest point the normal force is {N}.",
        "The normal force comes to {N}.",
    ),
    ("The center of the arc is above the {body}.", "Weight and normal force are the vertical forces."),
    (Mistake("subtracted", M * g - M * v**2 / R), Mistake("weight", M * g), Mistake("centripetal force alone", M * v**2 / R), Mistake("half", M * g + M * v**2 / (2 * R)),
     Mistake("doubled", M * g + 2 * M * v**2 / R)),
    where=(Lt(v**2, 0.6 * g * R), Gt(v**2, 0.12 * g * R)),
)  # fmt: skip
OTHER_SPEED_HILL = Kind(
    "normal_force_at_another_speed", HILL, (M, R, v), N, "counterfactual", "medium",
    (
        "A {body} with a total mass of {M} rides over the top of a {path} of radius {R} at {v}. What would the normal force on it at the top be at {v_new} instead?",
        "The top of a {path} is an arc of radius {R}. A {body} with a total mass of {M} passes it at {v}. Find the normal force of the road if the speed is changed to {v_new}.",
        "A {body} with a total mass of {M} passes the top of a {path} with a radius of {R} at {v}. How large is the normal force at the top when the speed is changed to {v_new}?",
        "At the top of a {path} with a radius of {R} a {body} with a total mass of {M} has a speed of {v}. Calculate the normal force on it if it moved at {v_new} instead.",
    ),
    ("N = M g - M v^2 / R",), _HILL_RULES, _HILL_EFFECTS,
    (
        "The road then pushes up on the {body} with {N}.",
        "At the top the normal force becomes {N}.",
        "The normal force then comes to {N}.",
    ),
    ("The center of the arc is below the {body}.", "The {body} stays on the road."),
    (Mistake("added", M * g + M * v**2 / R), Mistake("weight", M * g), Mistake("centripetal force alone", M * v**2 / R), Mistake("half", M * g - M * v**2 / (2 * R)),
     Mistake("half the centripetal force alone", M * v**2 / (2 * R))),
    where=(Lt(v**2, 0.8 * g * R), Gt(v**2, 0.12 * g * R)), alters=v,
)  # fmt: skip

_CONTACT = (
    "A {body} rides over the top of a {path} whose radius of curvature is {R}, at a speed of {v}. Does it stay on the road or leave it at the top?",
    "The top of a {path} is an arc of radius {R}. A {body} comes over it at {v}. Does it leave the road or stay on it?",
    "A {body} passes the top of a {path} with a radius of {R} at {v}. Will it leave the road or stay on the road there?",
    "At the top of a {path} with a radius of {R} a {body} has a speed of {v}. Does it stay in contact or leave the road?",
)
_CONTACT_RULES = (
    "Compare the speed with √(g r)",
    "The road can only push: the circle must not need more than the weight",
    "The weight is the largest centripetal force that is there at the top",
)
_CONTACT_EFFECTS = (
    "At the top only the weight can bend the path of the {body} downward.",
    "What counts is whether the circle needs more than the weight.",
    "The road cannot pull the {body} down.",
)
_CONTACT_CHANGES = (
    "The limit is {v_max}, the speed {v}.",
    "A speed of {v} stands against a limit of {v_max}.",
    "Gravity can bend the path up to {v_max}; the {body} has {v}.",
)
_CONTACT_EVIDENCE = ("The road can only push.", "The mass cancels.")
STAYS = Kind(
    "stays_on_hill", HILL, (R, v), "contact", "qualitative", "medium", _CONTACT, ("v_max = sqrt(g R)",), _CONTACT_RULES, _CONTACT_EFFECTS, _CONTACT_CHANGES, _CONTACT_EVIDENCE,
    where=(Lt(v, 0.95 * v_max), Gt(v, 0.6 * v_max)),
)  # fmt: skip
LEAVES = Kind(
    "leaves_hill", HILL, (R, v), "contact", "qualitative", "medium", _CONTACT, ("v_max = sqrt(g R)",), _CONTACT_RULES, _CONTACT_EFFECTS, _CONTACT_CHANGES, _CONTACT_EVIDENCE,
    where=(Gt(v, 1.05 * v_max), Lt(v, 1.7 * v_max)),
)  # fmt: skip

VERTICAL_KINDS = (
    LEAST_SPEED,
    TENSION_TOP,
    TENSION_BOTTOM,
    BOTTOM_FROM_TOP,
    TAUT,
    SLACK,
    TRACK_PUSH,
    HILL_FORCE,
    HILL_SPEED,
    DIP_FORCE,
    OTHER_SPEED_HILL,
    STAYS,
    LEAVES,
)
