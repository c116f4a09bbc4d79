"""Question kinds about flat and banked curves.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import atan, cos, pi, sin, sqrt, tan

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.circular_motion.symbols import (
    BANKED,
    BANKED_LIMIT,
    FLAT,
    FLAT_LIMIT,
    ROTOR_LIMIT,
    SKIDS,
    F_f,
    M,
    R,
    g,
    m,
    mu_min,
    mu_s,
    r,
    theta,
    v,
    v_max,
    v_min,
)

_FRICTION_RULES = (
    "Static friction supplies the centripetal force, up to its limit μ_s N",
    "Newton's second law toward the center of the {path}: friction = m v²/r, at most μ_s m g",
    "On a flat {path} only friction can turn the {body}",
)
_FRICTION_EFFECTS = (
    "Static friction from the road turns the {body} toward the center of the {path}.",
    "The {body} accelerates toward the center, and only friction can do this on a flat road.",
    "Friction bends the path of the {body} into the {path}.",
)
_FLAT_EVIDENCE = (
    "The road is flat, so the normal force equals m g.",
    "The tires do not slide on the road.",
)

FASTEST = Kind(
    "greatest_speed_on_flat_curve", FLAT_LIMIT, (R, mu_s), v_max, "quantitative", "medium",
    (
        "A {body} rides around a flat {path} of radius {R}. The coefficient of static friction between tires and road is {mu_s}. What is the greatest speed without skidding?",
        "A flat {path} has a radius of {R}, and the coefficient of static friction is {mu_s}. Find the maximum speed at which a {body} can go around it without slipping.",
        "How fast can a {body} take a flat {path} with a radius of {R} at most, if the coefficient of static friction is {mu_s}?",
        "The coefficient of static friction on a flat {path} is {mu_s}; the {path} has a radius of {R}. Calculate the maximum speed of a {body} that does not skid.",
    ),
    ("v_max = sqrt(mu_s g R)",),
    (
        "At the greatest speed static friction is at its limit: μ_s m g = m v²/r",
        "The limit of static friction sets the largest centripetal force",
        "Static friction supplies the centripetal force, up to its limit μ_s m g",
    ),
    _FRICTION_EFFECTS,
    (
        "The greatest speed is {v_max}.",
        "Static friction is just enough at {v_max}.",
        "Up to {v_max} the friction suffices.",
    ),
    ("The road is flat, so the normal force equals m g.", "The mass cancels."),
    (Mistake("root left out", mu_s * g * R), Mistake("coefficient left out", sqrt(g * R)), Mistake("coefficient divided", sqrt(g * R / mu_s)),
     Mistake("radius doubled", sqrt(2 * mu_s * g * R)), Mistake("g left out", sqrt(mu_s * R))),
)  # fmt: skip

COEFFICIENT = Kind(
    "needed_coefficient", FLAT_LIMIT, (R, v), mu_min, "quantitative", "medium",
    (
        "A {body} is to go around a flat {path} of radius {R} at a speed of {v} without skidding. What is the least coefficient of static friction that it needs?",
        "A flat {path} has a radius of {R}. Find the smallest coefficient of static friction that lets a {body} take it at {v} without slipping.",
        "What minimum coefficient of static friction does a {body} need that takes a flat {path} with a radius of {R} at {v}?",
        "A {body} takes a flat {path} at {v}; the radius is {R}. Calculate the minimum coefficient of static friction that prevents skidding.",
    ),
    ("mu_min = v^2 / (g R)",),
    (
        "Static friction has to supply m v²/r, and its limit is μ_s m g",
        "The needed friction over the normal force is the smallest coefficient",
        "Newton's second law toward the center, with friction at its limit",
    ),
    _FRICTION_EFFECTS,
    (
        "The coefficient must be at least {mu_min}.",
        "A coefficient of {mu_min} is just enough.",
        "The tires need a coefficient of {mu_min} or more.",
    ),
    ("The road is flat, so the normal force equals m g.", "The mass cancels."),
    (Mistake("square left out", v / (g * R)), Mistake("inverted", g * R / v**2), Mistake("half", v**2 / (2 * g * R)), Mistake("doubled", 2 * v**2 / (g * R)),
     Mistake("root taken", sqrt(v**2 / (g * R)))),
    where=(Gt(v**2, 0.1 * g * R), Lt(v**2, 0.95 * g * R)),
)  # fmt: skip

FRICTION = Kind(
    "friction_on_flat_curve", FLAT, (M, R, v, mu_s), F_f, "quantitative", "medium",
    (
        "A {body} with a total mass of {M} rides around a flat {path} of radius {R} at {v}. The coefficient of static friction is {mu_s}, and nothing slips. How large is the static friction force on it?",
        "A flat {path} has a radius of {R}. A {body} with a total mass of {M} takes it at {v} without slipping; the coefficient of static friction is {mu_s}. Find the friction force.",
        "What static friction force acts on a {body} with a total mass of {M} that goes around a flat {path} of radius {R} at {v}, if the coefficient of static friction is {mu_s} and it does not slip?",
        "The coefficient of static friction on a flat {path} is {mu_s}, and the radius is {R}. A {body} with a total mass of {M} goes around it at {v} and does not slip. Calculate the force of friction.",
    ),
    ("F_f = M v^2 / R",),
    (
        "Static friction takes the value that the circle needs: m v²/r",
        "Static friction supplies the centripetal force",
        "Newton's second law toward the center of the {path}, with static friction as the only horizontal force",
    ),
    _FRICTION_EFFECTS,
    (
        "The road pulls the {body} toward the center with {F_f}.",
        "The friction force is {F_f}.",
        "Static friction of {F_f} keeps the {body} on the {path}.",
    ),
    ("The {body} does not slip, so the friction is static.", "The friction stays below its limit."),
    (Mistake("limit of static friction", mu_s * M * g), Mistake("square left out", M * v / R), Mistake("weight", M * g), Mistake("half", M * v**2 / (2 * R)),
     Mistake("coefficient times the needed force", mu_s * M * v**2 / R)),
    where=(Lt(v**2, 0.9 * mu_s * g * R), Gt(v**2, 0.05 * g * R)),
)  # fmt: skip

_SKID = (
    "A {body} rides into a flat {path} of radius {R} at {v}. The coefficient of static friction between tires and road is {mu_s}. Does it skid or does it hold the road?",
    "A flat {path} has a radius of {R}, and the coefficient of static friction is {mu_s}. A {body} tries to take it at {v}. Does it hold the road or does it skid?",
    "The coefficient of static friction on a flat {path} with a radius of {R} is {mu_s}. Will it skid or hold the road: a {body} that takes this {path} at {v}?",
    "A {body} comes to a flat {path} at a speed of {v}. The radius of the {path} is {R}, the coefficient of static friction {mu_s}. Does the {body} hold or skid?",
)
_SKID_ROUTE = ("v_max = sqrt(mu_s g R)",)
_SKID_RULES = (
    "Compare the speed with the greatest speed that static friction allows, √(μ_s g r)",
    "The friction that the circle needs, m v²/r, against its limit μ_s m g",
    "Static friction can supply at most μ_s m g as centripetal force",
)
_SKID_EFFECTS = (
    "On a flat road only friction can turn the {body}.",
    "The {path} takes a friction force of m v²/r, and the road can give μ_s m g at most.",
    "What counts is the friction that the circle needs.",
)
_SKID_CHANGES = (
    "Friction allows {v_max}; the {body} comes at {v}.",
    "The limit is {v_max}, the speed is {v}.",
    "A speed of {v} stands against a greatest speed of {v_max}.",
)
SKIDDING = Kind(
    "flat_curve_skids", SKIDS, (R, v, mu_s), "grip", "qualitative", "medium", _SKID, _SKID_ROUTE, _SKID_RULES, _SKID_EFFECTS, _SKID_CHANGES,
    ("The road is flat.", "The mass cancels."), where=(Gt(v, 1.05 * v_max), Lt(v, 1.7 * v_max)),
)  # fmt: skip
HOLDING = Kind(
    "flat_curve_holds", FLAT, (R, v, mu_s), "grip", "qualitative", "medium", _SKID, _SKID_ROUTE, _SKID_RULES, _SKID_EFFECTS, _SKID_CHANGES,
    ("The road is flat.", "The mass cancels."), where=(Lt(v, 0.95 * v_max), Gt(v, 0.6 * v_max)),
)  # fmt: skip

_BANK_RULES = (
    "Banked curve without friction: tanθ = v²/(r g)",
    "The vertical part of the normal force balances the weight, its horizontal part supplies the centripetal force",
    "Newton's second law: N cosθ = m g and N sinθ = m v²/r",
)
_BANK_EFFECTS = (
    "The leaning normal force turns the {body} toward the center of the {path}.",
    "The horizontal part of the normal force bends the path of the {body}; it accelerates toward the center.",
    "The bank does what friction does on a flat road.",
)
_BANK_EVIDENCE = ("No friction is needed.", "The acceleration is horizontal.")
DESIGN_SPEED = Kind(
    "design_speed_of_bank", BANKED, (R, theta), v, "quantitative", "medium",
    (
        "A {path} of radius {R} is banked at {theta}. At what speed can a {body} go around it if there is no friction at all?",
        "An icy {path} without friction is banked at an angle of {theta}; its radius is {R}. What is the speed of a {body} that goes around it without sliding?",
        "For what speed is a banked {path} with a radius of {R} and a bank angle of {theta} designed, so that a {body} needs no friction?",
        "A {path} has a radius of {R} and a bank angle of {theta}. Calculate the speed at which a {body} goes around it without any friction.",
    ),
    ("v = sqrt(g R tan(theta))",), _BANK_RULES, _BANK_EFFECTS,
    (
        "The {body} goes around the {path} at {v}.",
        "The {path} suits a speed of {v}.",
        "At {v} no friction is needed.",
    ),
    _BANK_EVIDENCE,
    (Mistake("sine for tangent", sqrt(g * R * sin(theta))), Mistake("cosine for tangent", sqrt(g * R * cos(theta))), Mistake("tangent divided", sqrt(g * R / tan(theta))),
     Mistake("angle left out", sqrt(g * R)), Mistake("root left out", g * R * tan(theta))),
    where=(Lt(tan(theta), 0.75),),
)  # fmt: skip
BANK_ANGLE = Kind(
    "angle_of_bank", BANKED, (R, v), theta, "quantitative", "medium",
    (
        "A {path} of radius {R} is to be banked so that a {body} can take it at {v} without friction. At what angle must it be banked?",
        "What bank angle does a frictionless {path} with a radius of {R} need for a {body} at {v}?",
        "A banked {path} has a radius of {R}. Find the angle of the bank at which a {body} needs no friction at a speed of {v}.",
        "A {body} takes a banked {path} at {v}, and the radius is {R}. Calculate the bank angle for which no friction is needed.",
    ),
    ("theta = atan(v^2 / (g R))",), _BANK_RULES, _BANK_EFFECTS,
    (
        "The {path} must be banked at {theta}.",
        "A bank angle of {theta} suits this speed.",
        "The bank angle comes to {theta}.",
    ),
    _BANK_EVIDENCE,
    (Mistake("inverted", atan(g * R / v**2)), Mistake("angle from the vertical", pi / 2 - atan(v**2 / (2 * g * R))), Mistake("half", atan(v**2 / (2 * g * R))), Mistake("doubled", atan(2 * v**2 / (g * R))),
     Mistake("angle in radians taken for the tangent", v**2 / (g * R))),
    where=(Gt(v**2, 0.15 * g * R), Lt(v**2, 0.75 * g * R)),
)  # fmt: skip

FASTEST_ON_BANK = Kind(
    "greatest_speed_on_banked_curve", BANKED_LIMIT, (R, theta, mu_s), v_max, "quantitative", "hard",
    (
        "A {path} of radius {R} is banked at {theta}, and the coefficient of static friction is {mu_s}. What is the greatest speed at which a {body} can go around it?",
        "A {body} takes a {path} that is banked at an angle of {theta}; its radius is {R}. The coefficient of static friction is {mu_s}. Find the maximum speed at which it does not slide up the bank.",
        "What is the maximum speed of a {body} on a banked {path} with a radius of {R} and a bank angle of {theta}, if the coefficient of static friction is {mu_s}?",
        "The coefficient of static friction on a banked {path} is {mu_s}. The {path} has a radius of {R} and a bank angle of {theta}. Calculate the greatest speed of a {body} that does not slip.",
    ),
    ("v_max = sqrt(g R (sin(theta) + mu_s cos(theta)) / (cos(theta) - mu_s sin(theta)))",),
    (
        "At the greatest speed friction points down the bank and is at its limit μ_s N",
        "Normal force and friction: their vertical parts balance the weight, their horizontal parts supply m v²/r",
        "Newton's second law, with friction at its limit: N cosθ − μ_s N sinθ = m g and N sinθ + μ_s N cosθ = m v²/r",
    ),
    (
        "Normal force and friction together turn the {body} toward the center of the {path}.",
        "The bank and the friction both help to bend the path of the {body}; it accelerates toward the center.",
        "Friction keeps the {body} from sliding up the bank.",
    ),
    (
        "The greatest speed is {v_max}.",
        "Up to {v_max} the {body} keeps to its circle.",
        "Friction is just enough at {v_max}.",
    ),
    ("The acceleration is horizontal.", "The mass cancels."),
    (Mistake("bank left out", sqrt(mu_s * g * R)), Mistake("friction left out", sqrt(g * R * tan(theta))), Mistake("tangent and coefficient added", sqrt(g * R * (tan(theta) + mu_s))),
     Mistake("sine and cosine exchanged", sqrt(g * R * (cos(theta) + mu_s * sin(theta)) / (sin(theta) + mu_s * cos(theta)))),
     Mistake("root left out", g * R * (sin(theta) + mu_s * cos(theta)) / (cos(theta) - mu_s * sin(theta)))),
    where=(Lt(tan(theta), 0.75), Lt(mu_s * tan(theta), 0.5)),
)  # fmt: skip
ROTOR_SPEED = Kind(
    "least_speed_on_rotor_wall", ROTOR_LIMIT, (m, r, mu_s), v_min, "quantitative", "hard",
    (
        "A {body} of mass {m} rests against the inner {path} of a turning upright cylinder with a radius of {r}, with nothing below it. The coefficient of static friction is {mu_s}. What is the minimum speed at which the {body} does not slide down?",
        "In a spinning upright cylinder of radius {r} a {body} of mass {m} is held at the {path} by friction alone; the coefficient of static friction is {mu_s}. Find the least speed at which this works.",
        "What is the least speed at which friction holds a {body} of mass {m} at the inner {path} of a rotating upright cylinder with a radius of {r}, if the coefficient of static friction is {mu_s}?",
        "The coefficient of static friction between a {body} and the upright {path} of a turning cylinder is {mu_s}. The radius is {r}, and the mass of the {body} is {m}. Calculate the minimum speed at which it does not slide down.",
    ),
    ("v_min = sqrt(g r / mu_s)",),
    (
        "Friction balances the weight, μ_s N = m g, and the normal force supplies N = m v²/r",
        "The push of the {path} supplies the centripetal force; the friction that it makes possible has to carry the weight",
        "Newton's second law, vertically and toward the center, with friction at its limit",
    ),
    (
        "The {path} pushes the {body} toward the center, and friction holds it up.",
        "The push of the {path} bends the path of the {body} into a circle.",
        "With more speed the {path} pushes harder, and the friction can be larger.",
    ),
    (
        "The least speed is {v_min}.",
        "The {body} must move at {v_min} at least.",
        "Friction is just enough at {v_min}.",
    ),
    ("The normal force is horizontal here.", "The mass cancels."),
    (Mistake("as on a flat road", sqrt(mu_s * g * r)), Mistake("coefficient left out", sqrt(g * r)), Mistake("root left out", g * r / mu_s), Mistake("diameter for radius", sqrt(2 * g * r / mu_s)),
     Mistake("coefficient squared", sqrt(g * r) / mu_s)),
)  # fmt: skip

ROAD_KINDS = (
    FASTEST,
    COEFFICIENT,
    FRICTION,
    SKIDDING,
    HOLDING,
    DESIGN_SPEED,
    BANK_ANGLE,
    FASTEST_ON_BANK,
    ROTOR_SPEED,
)
