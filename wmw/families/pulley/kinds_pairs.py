"""Question kinds about two bodies that hang from one string, and about a movable pulley.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Gt, Kind, Mistake
from wmw.families.pulley.symbols import (
    ATWOOD_P,
    ATWOOD_Q,
    MOVABLE_Q,
    T,
    a,
    a_P,
    g,
    h,
    m_P,
    m_Q,
    v,
)

_HANG = (
    "[A {m_P} {first}|A {first} of mass {m_P}] and [a {m_Q} {second}|a {second} of mass {m_Q}] are tied to the two ends of a light {string} that passes over a fixed pulley without mass and friction. They are released from rest. ",
    "A light {string} runs over a light frictionless pulley; at its two ends hang a {first} of mass {m_P} and a {second} of mass {m_Q}. The system is released from rest. ",
    "Over a fixed pulley (no mass, no friction) passes a light {string}. A {first} of mass {m_P} is tied to one end of the {string} and a {second} of mass {m_Q} to the other, and both are let go. ",
    "A {first} (mass {m_P}) and a {second} (mass {m_Q}) hang on either side of a light frictionless pulley, joined by a light {string}. They are let go at rest. ",
)


def _ask(*questions: str) -> tuple[str, ...]:
    return tuple(scene + question for scene, question in zip(_HANG, questions, strict=True))


_LAW = (
    "Newton's second law for both bodies together: the difference of the weights moves the total mass",
    "Newton's second law for each body, with the same tension and the same size of acceleration",
    "The net force along the {string} is the difference of the weights; it accelerates both masses",
)
_MOTION = (
    "The heavier one goes down and the lighter one goes up, both gaining speed at the same rate.",
    "Both bodies gain speed at the same constant rate, the heavier one downward.",
    "The weights do not balance, so the bodies speed up together.",
)
_ATWOOD = (m_Q - m_P) * g / (m_P + m_Q)

ACCELERATION = Kind(
    "atwood_acceleration", ATWOOD_Q, (m_P, m_Q), a, "quantitative", "easy",
    _ask(
        "What is the size of their acceleration?",
        "Find the magnitude of the acceleration of the two bodies.",
        "With what acceleration do they move?",
        "Calculate the acceleration of either body.",
    ),
    ("a = (m_Q - m_P) g / (m_P + m_Q)",),
    _LAW, _MOTION,
    (
        "Both bodies accelerate at {a}.",
        "The common acceleration is {a}.",
        "The speed of both grows at the rate of {a}.",
    ),
    ("The {string} keeps its length, so both move alike.", "The weights are not equal."),
    (Mistake("total mass left out", (m_Q - m_P) * g / m_Q), Mistake("weights added", g), Mistake("ratio of the masses", m_P * g / m_Q),
     Mistake("divided by the smaller mass", (m_Q - m_P) * g / m_P), Mistake("half", _ATWOOD / 2), Mistake("heavier body alone", m_Q * g / (m_P + m_Q))),
    where=(Gt(m_Q, 1.15 * m_P),),
)  # fmt: skip

TENSION = Kind(
    "atwood_tension", ATWOOD_P, (m_P, m_Q), T, "quantitative", "medium",
    _ask(
        "What is the tension in the {string} while they move?",
        "Find the tension in the {string}.",
        "How large is the tension in the {string} during the motion?",
        "Calculate the tension in the {string} after the release.",
    ),
    ("a = (m_P - m_Q) g / (m_P + m_Q)", "T = m_Q (g + a)"),
    (
        "Newton's second law for both bodies, then for the lighter one: T − m g = m a",
        "The tension is more than the weight of the lighter body and less than that of the heavier one",
        "Newton's second law for each body, with the same tension and the same size of acceleration",
    ),
    _MOTION,
    (
        "The tension in the {string} is {T}.",
        "The {string} pulls on both bodies with {T}.",
        "While they move the tension is {T}.",
    ),
    ("The {string} is light, so the tension is the same on both sides.", "The weights are not equal."),
    (Mistake("weight of P", m_P * g), Mistake("weight of Q", m_Q * g), Mistake("difference of the weights", (m_P - m_Q) * g),
     Mistake("sum of the weights", (m_P + m_Q) * g), Mistake("half", m_P * m_Q * g / (m_P + m_Q)), Mistake("mean of the weights", (m_P + m_Q) * g / 2)),
    where=(Gt(m_P, 1.15 * m_Q),),
)  # fmt: skip

SPEED = Kind(
    "atwood_speed_after_drop", ATWOOD_Q, (m_P, m_Q, h), v, "quantitative", "medium",
    _ask(
        "How fast are they when each has moved through {h}?",
        "What speed do they have after moving a distance of {h}?",
        "Find the speed of the bodies after each has moved through {h}.",
        "With what speed do they move when they have covered a distance of {h}?",
    ),
    ("a = (m_Q - m_P) g / (m_P + m_Q)", "v = sqrt(2 a h)"),
    (
        "Newton's second law for both bodies together, then v² = 2 a h",
        "The common acceleration follows from the difference of the weights; uniform acceleration gives the speed",
        "Conservation of energy: the potential energy given up becomes kinetic energy of both bodies",
    ),
    _MOTION,
    (
        "After {h} both bodies move at {v}.",
        "Their speed has become {v}.",
        "The bodies reach a speed of {v}.",
    ),
    ("They start from rest.", "The {string} keeps its length, so both have the same speed."),
    (Mistake("free fall", sqrt(2 * g * h)), Mistake("factor 2 dropped", sqrt(_ATWOOD * h)), Mistake("total mass left out", sqrt(2 * (m_Q - m_P) * g * h / m_Q)),
     Mistake("root forgotten", 2 * sqrt(2 * _ATWOOD * h)), Mistake("half", sqrt(2 * _ATWOOD * h) / 2)),
    where=(Gt(m_Q, 1.15 * m_P),),
)  # fmt: skip

OTHER_MASS = Kind(
    "other_mass", ATWOOD_Q, (m_P, m_Q), a, "counterfactual", "medium",
    (
        "[A {m_P} {first}|A {first} of mass {m_P}] and [a {m_Q} {second}|a {second} of mass {m_Q}] are tied to the two ends of a light {string} that passes over a light frictionless pulley. Suppose the mass of the {second} were {m_Q_new} instead. What acceleration would the bodies have after their release?",
        "A light {string} runs over a light frictionless pulley; at its two ends hang a {first} of mass {m_P} and a {second} of mass {m_Q}. The mass of the {second} is changed to {m_Q_new}. What is the acceleration after the release now?",
        "Over a fixed pulley (no mass, no friction) passes a light {string} with a {first} of mass {m_P} at one end and a {second} of mass {m_Q} at the other. Find the acceleration if the mass of the {second} were {m_Q_new} instead.",
        "A {first} (mass {m_P}) and a {second} (mass {m_Q}) hang on either side of a light frictionless pulley, joined by a light {string}. If the mass of the {second} is changed to {m_Q_new}, with what acceleration do they move when let go?",
    ),
    ("a = (m_Q - m_P) g / (m_P + m_Q)",),
    _LAW,
    (
        "The new mass changes both the difference of the weights and the total mass.",
        "Driving force and inertia both change with the mass.",
        "With the mass the net force and the mass that is moved both change.",
    ),
    (
        "Both bodies now accelerate at {a}.",
        "The common acceleration becomes {a}.",
        "With the new mass the acceleration is {a}.",
    ),
    ("Only one mass is changed.", "The {string} keeps its length, so both move alike."),
    (Mistake("total mass left out", (m_Q - m_P) * g / m_Q), Mistake("ratio of the masses", m_P * g / m_Q), Mistake("half", _ATWOOD / 2),
     Mistake("divided by the smaller mass", (m_Q - m_P) * g / m_P), Mistake("heavier body alone", m_Q * g / (m_P + m_Q))),
    where=(Gt(m_Q, 1.1 * m_P),), alters=m_Q,
)  # fmt: skip

MOVABLE_ACCELERATION = Kind(
    "movable_pulley_acceleration", MOVABLE_Q, (m_P, m_Q), a_P, "quantitative", "hard",
    (
        "A light {string} is fixed to the ceiling, passes under a movable pulley and then over a fixed one. [A {m_P} {first}|A {first} of mass {m_P}] is carried by the movable pulley; [a {m_Q} {second}|a {second} of mass {m_Q}] hangs from the free end of the {string}. The pulleys have no mass and no friction. What is the acceleration of the {first} after the release?",
        "A {first} of mass {m_P} is fixed to a light movable pulley. The {string} that carries this pulley runs from the ceiling down around it, up over a fixed pulley, and at its free end hangs a {second} of mass {m_Q}. There is no friction. Find the acceleration of the {first} when they are let go.",
        "One end of a light {string} is tied to the ceiling. The {string} goes around a movable pulley with a {first} of mass {m_P} and over a fixed pulley, and the other end carries a {second} of mass {m_Q}. Masses and friction of the pulleys are negligible. What acceleration does the {first} have?",
        "A light movable pulley with a {first} (mass {m_P}) hangs in the loop of a {string}; one end is fixed to the ceiling, and over a fixed pulley the other end carries a {second} (mass {m_Q}). Without friction, calculate the acceleration of the {first} after the release.",
    ),
    ("a_P = (2 m_Q - m_P) g / (m_P + 4 m_Q)",),
    (
        "Newton's second law for each body: two parts of the {string} carry P, and Q moves twice as far: a_Q = 2 a_P",
        "2 T − m_P g = m_P a_P and m_Q g − T = m_Q a_Q, with a_Q = 2 a_P",
        "The movable pulley doubles the force on P and halves its way",
    ),
    (
        "The {second} at the free end moves twice as fast as the {first}, the other way.",
        "Twice the tension acts on the {first}, which moves half as far as the {second}.",
        "Both bodies gain speed, the {second} at twice the rate of the {first}.",
    ),
    (
        "The {first} accelerates at {a_P}.",
        "The acceleration of the {first} is {a_P}.",
        "The speed of the {first} grows at the rate of {a_P}.",
    ),
    ("Two parts of the {string} carry the movable pulley.", "The {string} keeps its length."),
    (Mistake("as over one fixed pulley", (m_Q - m_P) * g / (m_P + m_Q)), Mistake("same acceleration for both", (2 * m_Q - m_P) * g / (m_P + 2 * m_Q)),
     Mistake("acceleration of Q", 2 * (2 * m_Q - m_P) * g / (m_P + 4 * m_Q)), Mistake("masses added", (2 * m_Q - m_P) * g / (m_P + m_Q)), Mistake("half", (2 * m_Q - m_P) * g / (m_P + 4 * m_Q) / 2)),
    where=(Gt(2 * m_Q, 1.2 * m_P),),
)  # fmt: skip

PAIRED = (ACCELERATION, TENSION, SPEED, OTHER_MASS, MOVABLE_ACCELERATION)
