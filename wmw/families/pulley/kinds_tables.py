"""Question kinds about a body on a table or incline, joined to one that hangs."""

from __future__ import annotations

from sympy import cos, sin, sqrt, tan

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.pulley.symbols import (
    BALANCED,
    EDGE,
    HELD,
    ROUGH,
    ROUGH_UP,
    SMOOTH,
    UP,
    T,
    a,
    f,
    g,
    h,
    m_P,
    m_Q,
    mu_k,
    mu_s,
    theta,
    v,
)

_SMOOTH = (
    "[A {m_P} {first}|A {first} of mass {m_P}] on a smooth {table} is joined by a light {string} over a light frictionless pulley at the edge to [a {m_Q} {second}|a {second} of mass {m_Q}] that hangs freely. They are released from rest. ",
    "A {first} of mass {m_P} lies on a frictionless {table}. A light {string} leads from it over a light frictionless pulley to a hanging {second} of mass {m_Q}. The system is let go. ",
    "On a smooth {table} there is a {first} with the mass {m_P}. From a light {string} that is tied to it and passes over a light frictionless pulley a {second} hangs with the mass {m_Q}. Both are released from rest. ",
    "A {first} (mass {m_P}) rests on a smooth {table} and is joined by a light {string}, over a pulley without mass and friction, to a {second} (mass {m_Q}) that hangs beside the {table}. They are let go. ",
)


def _ask(scenes: tuple[str, ...], *questions: str) -> tuple[str, ...]:
    return tuple(scene + question for scene, question in zip(scenes, questions, strict=True))


_PULLS = (
    "The weight of the {second} sets both bodies in motion, and they gain speed at the same rate.",
    "The {second} gains speed downward and the {first} toward the pulley.",
    "Both bodies gain speed together, driven by the weight of the {second}.",
)
_WHOLE = (
    "Newton's second law for both bodies together: the hanging weight moves the total mass",
    "Newton's second law for each body, with the same tension and the same size of acceleration",
    "The only net force along the {string} is the weight of the {second}; it accelerates both masses",
)
_ALIKE = ("The {string} keeps its length, so both move alike.", "The {table} is smooth.")

SMOOTH_ACCELERATION = Kind(
    "smooth_table_acceleration", SMOOTH, (m_P, m_Q), a, "quantitative", "easy",
    _ask(
        _SMOOTH,
        "What is the size of their acceleration?",
        "Find the acceleration of the two bodies.",
        "With what acceleration do they move?",
        "Calculate the acceleration of either body.",
    ),
    ("a = m_Q g / (m_P + m_Q)",),
    _WHOLE, _PULLS,
    (
        "Both bodies accelerate at {a}.",
        "The common acceleration is {a}.",
        "The speed of both grows at the rate of {a}.",
    ),
    _ALIKE,
    (Mistake("tension taken as the weight", m_Q * g / m_P), Mistake("weights subtracted", (m_Q - m_P) * g / (m_P + m_Q)), Mistake("wrong weight", m_P * g / (m_P + m_Q)),
     Mistake("ratio upside down", m_P * g / m_Q), Mistake("half", m_Q * g / (2 * (m_P + m_Q)))),
)  # fmt: skip

SMOOTH_TENSION = Kind(
    "smooth_table_tension", SMOOTH, (m_P, m_Q), T, "quantitative", "medium",
    _ask(
        _SMOOTH,
        "What is the tension in the {string} while they move?",
        "Find the tension in the {string} during the motion.",
        "How large is the tension in the {string} while they move?",
        "Calculate the tension in the {string} after the release.",
    ),
    ("a = m_Q g / (m_P + m_Q)", "T = m_P a"),
    (
        "The tension is the only horizontal force on the {first}: T = m a, with the acceleration of both bodies",
        "Newton's second law for both bodies together, then for the {first} alone",
        "The {second} accelerates downward, so the tension is less than its weight; Newton's second law gives it",
    ),
    _PULLS,
    (
        "The tension in the {string} is {T}.",
        "The {string} pulls on both bodies with {T}.",
        "While they move the tension is {T}.",
    ),
    _ALIKE,
    (Mistake("weight of Q", m_Q * g), Mistake("weight of P", m_P * g), Mistake("difference of the weights", sqrt((m_Q * g - m_P * g) ** 2)),
     Mistake("over one pulley, both hanging", 2 * m_P * m_Q * g / (m_P + m_Q)), Mistake("wrong mass", m_Q * m_Q * g / (m_P + m_Q)), Mistake("half", m_P * m_Q * g / (2 * (m_P + m_Q)))),
)  # fmt: skip

SMOOTH_SPEED = Kind(
    "smooth_table_speed_after_drop", SMOOTH, (m_P, m_Q, h), v, "quantitative", "medium",
    _ask(
        _SMOOTH,
        "How fast are they when the {second} has sunk through {h}?",
        "What speed do they have when the {second} has descended through {h}?",
        "Find the speed of both bodies after a distance of {h}.",
        "With what speed do they move after a distance of {h}?",
    ),
    ("a = m_Q g / (m_P + m_Q)", "v = sqrt(2 a h)"),
    (
        "Conservation of energy: m g h of the {second} becomes kinetic energy of both bodies",
        "Newton's second law for both bodies together, then v² = 2 a h",
        "The common acceleration follows from the hanging weight; uniform acceleration gives the speed",
    ),
    _PULLS,
    (
        "After {h} both bodies move at {v}.",
        "Their speed has become {v}.",
        "The bodies reach a speed of {v}.",
    ),
    _ALIKE,
    (Mistake("free fall", sqrt(2 * g * h)), Mistake("factor 2 dropped", sqrt(m_Q * g * h / (m_P + m_Q))), Mistake("tension taken as the weight", sqrt(2 * m_Q * g * h / m_P)),
     Mistake("wrong weight", sqrt(2 * m_P * g * h / (m_P + m_Q))), Mistake("twice", 2 * sqrt(2 * m_Q * g * h / (m_P + m_Q)))),
)  # fmt: skip

_ROUGH = (
    "[A {m_P} {first}|A {first} of mass {m_P}] on a rough {table} is joined by a light {string} over a light frictionless pulley at the edge to [a {m_Q} {second}|a {second} of mass {m_Q}] that hangs freely. Between the {first} and the {table} the coefficient of kinetic friction is {mu_k}. The {second} descends. ",
    "A {first} of mass {m_P} slides on a {table} where the coefficient of kinetic friction is {mu_k}. A light {string} leads from it over a light frictionless pulley to a hanging {second} of mass {m_Q}, which moves down. ",
    "A {first} (mass {m_P}) slides across a rough {table}. It is pulled by a light {string} that passes over a light frictionless pulley and carries a hanging {second} (mass {m_Q}). The coefficient of kinetic friction is {mu_k}. ",
    "The coefficient of kinetic friction between a {table} and a {first} is {mu_k}. The {first}, whose mass is {m_P}, slides toward a light frictionless pulley, drawn by a light {string} from which a {second} hangs with the mass {m_Q}. ",
)

ROUGH_ACCELERATION = Kind(
    "rough_table_acceleration", ROUGH, (m_P, m_Q, mu_k), a, "quantitative", "medium",
    _ask(
        _ROUGH,
        "What is the size of their acceleration?",
        "Find the acceleration of the two bodies.",
        "What acceleration do they have?",
        "Calculate the acceleration of either body.",
    ),
    ("f = mu_k m_P g", "a = (m_Q g - f) / (m_P + m_Q)"),
    (
        "Newton's second law for both bodies together: the hanging weight less the friction moves the total mass",
        "Newton's second law for each body, with the same tension; kinetic friction acts on the {first}",
        "The net force along the {string} is the weight of the {second} less the kinetic friction",
    ),
    _PULLS,
    (
        "Both bodies accelerate at {a}.",
        "The common acceleration is {a}.",
        "The speed of both grows at the rate of {a}.",
    ),
    ("The {string} keeps its length, so both move alike.", "Friction acts on the {first} alone."),
    (Mistake("friction left out", m_Q * g / (m_P + m_Q)), Mistake("friction added", (m_Q + mu_k * m_P) * g / (m_P + m_Q)), Mistake("one mass moved", (m_Q - mu_k * m_P) * g / m_P),
     Mistake("friction on both weights", (m_Q - mu_k * (m_P + m_Q)) * g / (m_P + m_Q)), Mistake("weights subtracted", (m_Q - m_P) * g / (m_P + m_Q)), Mistake("friction of the wrong body", (1 - mu_k) * m_Q * g / (m_P + m_Q))),
    where=(Gt(m_Q, 1.3 * mu_k * m_P), Gt(m_Q, 0.9 * m_P)),
)  # fmt: skip

ROUGH_TENSION = Kind(
    "rough_table_tension", ROUGH, (m_P, m_Q, mu_k), T, "quantitative", "hard",
    _ask(
        _ROUGH,
        "What is the tension in the {string}?",
        "Find the tension in the {string}.",
        "How large is the tension in the {string}?",
        "Calculate the tension in the {string}.",
    ),
    ("a = (m_Q - mu_k m_P) g / (m_P + m_Q)", "T = m_Q (g - a)"),
    (
        "Newton's second law for both bodies together, then for the {second}: m g − T = m a",
        "The {second} accelerates downward, so the tension is less than its weight; Newton's second law gives it",
        "Newton's second law for each body, with the same tension; kinetic friction acts on the {first}",
    ),
    _PULLS,
    (
        "The tension in the {string} is {T}.",
        "The {string} pulls on both bodies with {T}.",
        "The {string} carries a tension of {T}.",
    ),
    ("The {string} keeps its length, so both move alike.", "Friction acts on the {first} alone."),
    (Mistake("weight of Q", m_Q * g), Mistake("friction left out", m_P * m_Q * g / (m_P + m_Q)), Mistake("friction alone", mu_k * m_P * g), Mistake("weight less friction", (m_Q - mu_k * m_P) * g),
     Mistake("friction subtracted", m_P * m_Q * g * (1 - mu_k) / (m_P + m_Q)), Mistake("both hanging", 2 * m_P * m_Q * g / (m_P + m_Q))),
    where=(Gt(m_Q, 1.3 * mu_k * m_P),),
)  # fmt: skip

HELD_FRICTION = Kind(
    "friction_holds_on_table", HELD, (m_P, m_Q, mu_s), f, "quantitative", "medium",
    (
        "[A {m_P} {first}|A {first} of mass {m_P}] on a rough {table} is joined by a light {string} over a light frictionless pulley to [a {m_Q} {second}|a {second} of mass {m_Q}] that hangs freely. Both are at rest; the coefficient of static friction is {mu_s}. How large is the friction force on the {first}?",
        "A {first} of mass {m_P} lies at rest on a {table} where the coefficient of static friction is {mu_s}. A light {string} leads from it over a light frictionless pulley to a hanging {second} of mass {m_Q}, also at rest. What friction force acts on the {first}?",
        "A {first} (mass {m_P}) rests on a rough {table}. It is tied to a light {string} that passes over a light frictionless pulley and carries a hanging {second} (mass {m_Q}). With a coefficient of static friction of {mu_s} nothing moves. Find the friction force.",
        "The coefficient of static friction between a {table} and a {first} is {mu_s}. The {first}, whose mass is {m_P}, is at rest, although a {second} with the mass {m_Q} pulls on it: it hangs from a light {string} that runs over a light frictionless pulley. Calculate the size of the friction force.",
    ),
    ("f_max = mu_s m_P g", "f = m_Q g"),
    (
        "At rest the tension equals the hanging weight, and static friction balances the tension",
        "Equilibrium of both bodies: static friction is as large as it needs to be, up to μ_s N",
        "Static friction matches the pull of the {string}, as long as that is below μ_s N",
    ),
    (
        "The friction that is needed is below its limit, so both bodies stay at rest.",
        "Static friction balances the tension and nothing moves.",
        "The {string} pulls with the hanging weight, and friction holds the {first}.",
    ),
    (
        "The friction force on the {first} is {f}.",
        "Both stay at rest with a friction force of {f}.",
        "Friction holds the {first} with {f}.",
    ),
    ("Both bodies are at rest.", "The coefficient of static friction is {mu_s}."),
    (Mistake("friction at its limit", mu_s * m_P * g), Mistake("coefficient times the hanging weight", mu_s * m_Q * g), Mistake("weight of P", m_P * g), Mistake("limit less the weight", (mu_s * m_P - m_Q) * g),
     Mistake("tension as if moving", m_P * m_Q * g / (m_P + m_Q))),
    where=(Lt(m_Q, 0.9 * mu_s * m_P),),
)  # fmt: skip

LARGEST_MASS = Kind(
    "largest_hanging_mass", EDGE, (m_P, mu_s), m_Q, "quantitative", "easy",
    (
        "[A {m_P} {first}|A {first} of mass {m_P}] lies on a rough {table}; the coefficient of static friction is {mu_s}. A light {string} leads from it over a light frictionless pulley to a hanging {second}. What is the largest mass of the {second} for which both stay at rest?",
        "A {first} of mass {m_P} rests on a {table} (coefficient of static friction {mu_s}). It is joined by a light {string} over a light frictionless pulley to a {second}. Find the greatest mass that the {second} may have without the {first} beginning to slide.",
        "How large a mass can hang at most from a light {string} that runs over a light frictionless pulley to a {first} on a {table}, if the {first} is to stay at rest? The {first} has the mass {m_P} and the coefficient of static friction is {mu_s}.",
        "A {first} (mass {m_P}) lies on a {table} and is tied to a light {string} that passes over a light frictionless pulley; a {second} is tied to its other end. With a coefficient of static friction of {mu_s}, calculate the mass of the {second} at which the {first} just begins to slide.",
    ),
    ("m_Q = mu_s m_P",),
    (
        "At the edge of motion the hanging weight equals the largest static friction μ_s N",
        "Equilibrium at the limit of static friction: m_Q g = μ_s m_P g",
        "The tension, which is the hanging weight, reaches the limit of static friction",
    ),
    (
        "Static friction grows with the hanging weight until it reaches its limit.",
        "Up to the limit of static friction nothing moves.",
        "The limit of static friction sets the weight that can be held.",
    ),
    (
        "The {second} may have a mass of up to {m_Q}.",
        "At {m_Q} the {first} is about to slide.",
        "Friction can hold a hanging mass of {m_Q}.",
    ),
    ("At rest the tension equals the hanging weight.", "g has no part in it."),
    (Mistake("divided by the coefficient", m_P / mu_s), Mistake("complement", (1 - mu_s) * m_P), Mistake("whole mass", m_P), Mistake("half", mu_s * m_P / 2), Mistake("one plus the coefficient", m_P / (1 + mu_s))),
)  # fmt: skip

_RAMP = (
    "[A {m_P} {first}|A {first} of mass {m_P}] on a frictionless {incline} tilted at {theta} is joined by a light {string} over a light frictionless pulley at the top to [a {m_Q} {second}|a {second} of mass {m_Q}] that hangs freely. They are released from rest. ",
    "A {first} of mass {m_P} lies on a smooth {incline} that makes an angle of {theta} with the horizontal. A light {string} leads from it over a light frictionless pulley at the top to a hanging {second} of mass {m_Q}. They are let go. ",
    "A {first} (mass {m_P}) is let go on a smooth {incline} with an angle of {theta}. A light {string} leads from it, parallel to the {incline}, over a light frictionless pulley to a hanging {second} (mass {m_Q}). ",
    "From the top of a frictionless {incline}, tilted at {theta}, a {second} with the mass {m_Q} hangs; a light {string} over a light frictionless pulley joins it to a {first} on the {incline} with the mass {m_P}. They are released from rest. ",
)

RAMP_ACCELERATION = Kind(
    "smooth_incline_acceleration", UP, (m_P, theta, m_Q), a, "quantitative", "hard",
    _ask(
        _RAMP,
        "What is the size of their acceleration?",
        "Find the magnitude of their acceleration.",
        "With what acceleration do they move?",
        "Calculate the acceleration of either body.",
    ),
    ("a = (m_Q - m_P sin(theta)) g / (m_P + m_Q)",),
    (
        "Newton's second law for both bodies together: the hanging weight against the component m g sinθ along the {incline}",
        "Newton's second law for each body, with the same tension and the same size of acceleration",
        "The net force along the {string} is the hanging weight less the component of the other weight along the {incline}",
    ),
    (
        "The {second} goes down and draws the {first} up the {incline}, both gaining speed.",
        "The hanging weight exceeds the component along the {incline}, so the {first} moves up the {incline}.",
        "Both bodies gain speed together, the {first} up the {incline}.",
    ),
    (
        "Both bodies accelerate at {a}.",
        "The common acceleration is {a}.",
        "The speed of both grows at the rate of {a}.",
    ),
    ("The {incline} is smooth.", "The {string} keeps its length, so both move alike."),
    (Mistake("component left out", m_Q * g / (m_P + m_Q)), Mistake("cosine for sine", (m_Q - m_P * cos(theta)) * g / (m_P + m_Q)), Mistake("whole weight", (m_Q - m_P) * g / (m_P + m_Q)),
     Mistake("one mass moved", (m_Q - m_P * sin(theta)) * g / m_P), Mistake("component added", (m_Q + m_P * sin(theta)) * g / (m_P + m_Q)), Mistake("half", (m_Q - m_P * sin(theta)) * g / (m_P + m_Q) / 2)),
    where=(Gt(m_Q, 1.2 * m_P * sin(theta)),),
)  # fmt: skip

ROUGH_RAMP = Kind(
    "rough_incline_acceleration", ROUGH_UP, (m_P, theta, mu_k, m_Q), a, "quantitative", "hard",
    (
        "[A {m_P} {first}|A {first} of mass {m_P}] on a rough {incline} tilted at {theta} is joined by a light {string} over a light frictionless pulley at the top to [a {m_Q} {second}|a {second} of mass {m_Q}] that hangs freely. The coefficient of kinetic friction is {mu_k}, and the {first} slides up the {incline}. What is the acceleration?",
        "A hanging {second} of mass {m_Q} draws a {first} of mass {m_P} up a rough {incline} of angle {theta}, by a light {string} over a light frictionless pulley. The coefficient of kinetic friction is {mu_k}. Find the acceleration of the two bodies.",
        "A {first} (mass {m_P}) slides up a {incline} tilted at {theta} with a coefficient of kinetic friction of {mu_k}. It is pulled by a light {string} that runs over a light frictionless pulley at the top to a hanging {second} (mass {m_Q}). What acceleration do they have?",
        "The coefficient of kinetic friction between a {first} and a {incline} tilted at {theta} is {mu_k}. The {first} has the mass {m_P} and slides up the {incline}, drawn by a light {string} from which, over a light frictionless pulley, a {second} hangs with the mass {m_Q}. Calculate their acceleration.",
    ),
    ("f = mu_k m_P g cos(theta)", "a = (m_Q g - m_P g sin(theta) - f) / (m_P + m_Q)"),
    (
        "Newton's second law for both bodies together: the hanging weight less the component along the {incline} and the friction",
        "Newton's second law for each body, with the same tension; friction acts down the {incline}",
        "The net force along the {string} is m_Q g − m_P g sinθ − μ_k m_P g cosθ",
    ),
    (
        "The {second} goes down and draws the {first} up the {incline}, both gaining speed.",
        "The hanging weight wins over the component along the {incline} and the friction.",
        "Both bodies gain speed together, the {first} up the {incline}.",
    ),
    (
        "Both bodies accelerate at {a}.",
        "The common acceleration is {a}.",
        "The speed of both grows at the rate of {a}.",
    ),
    ("The {first} slides up, so friction acts down the {incline}.", "The {string} keeps its length, so both move alike."),
    (Mistake("friction left out", (m_Q - m_P * sin(theta)) * g / (m_P + m_Q)), Mistake("friction up the incline", (m_Q - m_P * sin(theta) + mu_k * m_P * cos(theta)) * g / (m_P + m_Q)),
     Mistake("normal force taken as mg", (m_Q - m_P * sin(theta) - mu_k * m_P) * g / (m_P + m_Q)), Mistake("sine and cosine exchanged", (m_Q - m_P * cos(theta) - mu_k * m_P * sin(theta)) * g / (m_P + m_Q)),
     Mistake("component left out", (m_Q - mu_k * m_P * cos(theta)) * g / (m_P + m_Q)), Mistake("one mass moved", (m_Q - m_P * sin(theta) - mu_k * m_P * cos(theta)) * g / m_P)),
    where=(Gt(m_Q, 1.2 * m_P * (sin(theta) + mu_k * cos(theta))),),
)  # fmt: skip

BALANCE_MASS = Kind(
    "mass_that_balances", BALANCED, (m_P, theta), m_Q, "quantitative", "medium",
    (
        "[A {m_P} {first}|A {first} of mass {m_P}] lies on a frictionless {incline} tilted at {theta}. A light {string} leads from it, parallel to the {incline}, over a light frictionless pulley to a hanging {second}. What mass must the {second} have so that both stay at rest?",
        "A {first} of mass {m_P} on a smooth {incline} with an angle of {theta} is kept at rest by a light {string} that passes over a light frictionless pulley and carries a {second}. Find the mass of the {second}.",
        "How large a mass of the {second} balances a {first} of mass {m_P} on a smooth {incline} tilted at {theta}, if a light {string} over a light frictionless pulley at the top joins them?",
        "A {first} (mass {m_P}) on a frictionless {incline} at {theta} is in equilibrium with a {second} that hangs from a light {string} over a light frictionless pulley. Calculate the mass of the {second}, which hangs freely.",
    ),
    ("m_Q = m_P sin(theta)",),
    (
        "Equilibrium: the hanging weight equals the component m g sinθ along the {incline}",
        "The tension equals the hanging weight and balances the component along the {incline}",
        "Both bodies are in equilibrium, so m_Q g = m_P g sinθ",
    ),
    (
        "The hanging weight and the component along the {incline} cancel, and nothing moves.",
        "The tension balances what pulls the {first} down the {incline}.",
        "Both bodies are at rest, because the forces along the {string} cancel.",
    ),
    (
        "A mass of {m_Q} keeps both at rest.",
        "The {second} must have a mass of {m_Q}.",
        "With {m_Q} there is balance.",
    ),
    ("The {incline} is smooth.", "g has no part in it."),
    (Mistake("cosine for sine", m_P * cos(theta)), Mistake("whole mass", m_P), Mistake("tangent for sine", m_P * tan(theta)), Mistake("divided by the sine", m_P / sin(theta)), Mistake("half", m_P * sin(theta) / 2)),
)  # fmt: skip

TABLED = (
    SMOOTH_ACCELERATION, SMOOTH_TENSION, SMOOTH_SPEED, ROUGH_ACCELERATION, ROUGH_TENSION, HELD_FRICTION, LARGEST_MASS,
    RAMP_ACCELERATION, ROUGH_RAMP, BALANCE_MASS,
)  # fmt: skip
