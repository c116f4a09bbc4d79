"""Question kinds of bars with bodies on a pivot.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import Abs

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.lever.symbols import (
    BALANCE,
    ENDS,
    LEFT_RIGHT,
    PLANK,
    THREE,
    TURNS,
    L,
    N,
    d_1,
    d_2,
    d_3,
    g,
    m_1,
    m_2,
    m_3,
    m_b,
    x_p,
)

_RULES = (
    "In balance the moments about the {pivot} are equal",
    "Law of the lever: force times arm is the same on both sides",
    "The clockwise and the anticlockwise moment about the {pivot} cancel",
)
_LEVEL = ("The {lever} is level and at rest.", "The {lever} has no weight of its own that counts.")
_APART = Gt(Abs(m_1 - m_2), m_1 / 10)
_TWICE = "What is equal is force times distance, not the force."

DISTANCE = Kind(
    "balance_distance", BALANCE, (m_1, m_2, d_1), d_2, "quantitative", "easy",
    (
        "The {first} of mass {m_1} stands on a light {lever}, {d_1} from the {pivot}. How far from the {pivot} must the {second} of mass {m_2} be placed on the other side so that the {lever} is balanced?",
        "A light {lever} rests on a {pivot}. The {first} (mass {m_1}) lies {d_1} from the {pivot} on one side. Where must the {second} (mass {m_2}) be put on the other side to balance it?",
        "The {first}, with a mass of {m_1}, is placed at a distance of {d_1} from the {pivot} of a light {lever}. Find the distance from the {pivot} at which the {second}, with a mass of {m_2}, balances it on the other side.",
        "On a light, level {lever} the {first} has a mass of {m_1} and is {d_1} from the {pivot}. The {second} has a mass of {m_2} and is on the other side. At what distance from the {pivot} does the {second} keep the {lever} in balance?",
    ),
    ("d_2 = m_1 d_1 / m_2",), _RULES,
    ("The moment of the {second} has to be as large as that of the {first}.", "The two moments cancel each other.",
     "The moments on the two sides hold each other in balance."),
    ("The {second} balances the {lever} at {d_2} from the {pivot}.", "With the {second} at {d_2} the {lever} stays level.",
     "The {second} must be {d_2} from the {pivot}."),
    _LEVEL,
    (Mistake("ratio inverted", m_2 * d_1 / m_1), Mistake("equal arms", d_1), Mistake("difference of the masses", d_1 * Abs(m_1 - m_2) / m_2),
     Mistake("share of the total", m_1 * d_1 / (m_1 + m_2)), Mistake("doubled", 2 * m_1 * d_1 / m_2)),
    where=(_APART, Lt(m_1, 4 * m_2)), fixed={m_b: 0.0},
)  # fmt: skip

MASS = Kind(
    "balance_mass", BALANCE, (m_1, d_1, d_2), m_2, "quantitative", "easy",
    (
        "The {first} of mass {m_1} stands on a light {lever}, {d_1} from the {pivot}. It is balanced by the {second}, which stands {d_2} from the {pivot} on the other side. What is the mass of the {second}?",
        "A light {lever} on a {pivot} is balanced. The {first} (mass {m_1}) is {d_1} from the {pivot}, and the {second} is {d_2} from it on the other side. Find the mass of the {second}.",
        "What mass must the {second} have to balance a light {lever} on which it lies {d_2} from the {pivot}, while the {first}, with a mass of {m_1}, is at a distance of {d_1} on the other side?",
        "On a light, level {lever} the {first} has a mass of {m_1} and is {d_1} from the {pivot}. The {second} is {d_2} from the {pivot} on the other side and keeps the {lever} in balance. What mass does the {second} have?",
    ),
    ("m_2 = m_1 d_1 / d_2",), _RULES,
    ("The two moments cancel each other.", "The moment of the {second} is as large as that of the {first}.",
     "Neither moment prevails, so nothing turns."),
    ("The {second} has a mass of {m_2}.", "A mass of {m_2} on the other side keeps the {lever} level.", "The mass of the {second} is {m_2}."),
    _LEVEL,
    (Mistake("ratio inverted", m_1 * d_2 / d_1), Mistake("equal masses", m_1), Mistake("share of the length", m_1 * d_1 / (d_1 + d_2)),
     Mistake("weight for mass", m_1 * d_1 * 9.8 / d_2), Mistake("doubled", 2 * m_1 * d_1 / d_2)),
    where=(Gt(Abs(d_1 - d_2), d_1 / 10), Lt(d_1, 1.6 * d_2)), fixed={m_b: 0.0},
)  # fmt: skip

PIVOT_FORCE = Kind(
    "pivot_force", BALANCE, (m_1, m_2, m_b), N, "quantitative", "medium",
    (
        "A uniform {lever} of mass {m_b} rests on a {pivot} at its centre. It carries the {first} of mass {m_1} on one side and the {second} of mass {m_2} on the other, and it is balanced. What force does the {pivot} exert on the {lever}?",
        "The {first} (mass {m_1}) and the {second} (mass {m_2}) are in balance on a uniform {lever} of mass {m_b}, which is supported at its centre by a {pivot}. Find the upward force of the {pivot} on the {lever}, that is, the support force.",
        "A uniform {lever} with a mass of {m_b} is balanced on a {pivot} under its centre, with the {first} of mass {m_1} and the {second} of mass {m_2} on its two sides. How large is the support force of the {pivot}?",
        "A balanced {lever} lies on a {pivot} under its middle. The uniform {lever} has a mass of {m_b}, the {first} on it has a mass of {m_1} and the {second} on the other side has a mass of {m_2}. Calculate the pivot force.",
    ),
    ("N = (m_1 + m_2 + m_b) g",),
    ("The vertical forces on the {lever} cancel", "The {pivot} carries all the weights together", "Balance of forces: the support force equals the sum of the weights"),
    ("The {pivot} holds up the {lever} with everything on it.", "All the weights rest on the {pivot}.", "The upward force balances all the weights."),
    ("The {pivot} pushes up with {N}.", "The support force is {N}.", "The {lever} rests on the {pivot} with {N}."),
    ("The {lever} is level and at rest.", "The {pivot} is the only support."),
    (Mistake("bar left out", (m_1 + m_2) * g), Mistake("difference of the weights", (m_1 + m_b - m_2) * g), Mistake("one body only", (m_1 + m_b) * g),
     Mistake("shared by two", (m_1 + m_2 + m_b) * g / 2), Mistake("mass for weight", (m_1 + m_2 + m_b) * g / 9.8)),
    where=(_APART,),
)  # fmt: skip

WHERE_PIVOT = Kind(
    "pivot_under_rod", ENDS, (m_1, m_2, L), d_1, "quantitative", "medium",
    (
        "The {first} of mass {m_1} is fixed at one end of a light {lever} of length {L} and the {second} of mass {m_2} at the other end. How far from the {first} must the {pivot} be placed for the {lever} to be balanced?",
        "A light {lever} of length {L} carries the {first} (mass {m_1}) and the {second} (mass {m_2}) at its ends. How far from the {first} is the {pivot} when the {lever} is in balance?",
        "The {first}, with a mass of {m_1}, and the {second}, with a mass of {m_2}, are at the ends of a light {lever} that is {L} long. Find how far the {pivot} is from the {first} when the {lever} is in balance.",
        "At the ends of a light {lever} of length {L} there are the {first} (mass {m_1}) and the {second} (mass {m_2}). The {lever} is in balance on a {pivot}. What distance is there between the {pivot} and the {first}?",
    ),
    ("d_1 = m_2 L / (m_1 + m_2)",),
    ("About the balance point the two moments are equal", "The {pivot} divides the length in the inverse ratio of the masses",
     "The {pivot} must stand under the common centre of mass"),
    ("The heavier body has the shorter arm.", "The moments on the two sides of the {pivot} cancel.", "The arms are in the inverse ratio of the masses."),
    ("The {lever} balances with the {pivot} {d_1} from the {first}.", "The {pivot} must be {d_1} from the {first}.",
     "At {d_1} from the {first} the {lever} rests level."),
    ("The {lever} itself has no weight that counts.", "The bodies sit at the very ends."),
    (Mistake("from the other end", m_1 * L / (m_1 + m_2)), Mistake("middle", L / 2), Mistake("ratio of the masses", m_2 * L / m_1),
     Mistake("difference for sum", m_2 * L / Abs(m_1 - m_2)), Mistake("half the share", m_2 * L / (2 * (m_1 + m_2)))),
    where=(_APART, Lt(m_1, 4 * m_2), Lt(m_2, 4 * m_1)), fixed={m_b: 0.0},
)  # fmt: skip

THREE_BODIES = Kind(
    "three_bodies", THREE, (m_1, d_1, m_3, d_3, m_2), d_2, "quantitative", "hard",
    (
        "The {first} (mass {m_1}) lies on a light {lever}, {d_1} from the {pivot}. On the same side lies the {third} (mass {m_3}), {d_3} from the {pivot}. How far from the {pivot} must the {second} of mass {m_2} be on the opposite side so that the {lever} is balanced?",
        "A light {lever} is balanced by three bodies. On one side the {first} of mass {m_1} is {d_1} from the {pivot}. The {third} of mass {m_3} is on the same side, {d_3} from the {pivot}. At what distance from the {pivot} must the {second} of mass {m_2} be on the opposite side?",
        "On a light {lever} the {first} (mass {m_1}) is {d_1} from the {pivot}. The {third} (mass {m_3}) is on the same side, at a distance of {d_3} from the {pivot}. Where must the {second} (mass {m_2}) be placed on the opposite side to balance them?",
        "The {first}, of mass {m_1}, lies {d_1} from the {pivot} of a light {lever}. The {third}, of mass {m_3}, lies on the same side, {d_3} from the {pivot}. How far from the {pivot} must the {second}, of mass {m_2}, be placed on the other side to balance the two?",
    ),
    ("d_2 = (m_1 d_1 + m_3 d_3) / m_2",),
    ("The moments on the same side add up and equal the moment on the opposite side", "The sum of the moments about the {pivot} is zero",
     "Law of the lever with two loads on one side"),
    ("The two moments on one side are balanced by the moment of the {second}.", "The {second} holds the balance against both other bodies.",
     "The moments on both sides are equal."),
    ("The {second} balances them at {d_2} from the {pivot}.", "The {second} must be {d_2} from the {pivot}.", "With the {second} at {d_2} the {lever} stays level."),
    ("The {first} and the {third} are on the same side.", "The {lever} has no weight of its own that counts."),
    (Mistake("third body left out", m_1 * d_1 / m_2), Mistake("first body left out", m_3 * d_3 / m_2), Mistake("moments subtracted", Abs(m_1 * d_1 - m_3 * d_3) / m_2),
     Mistake("distances added", (m_1 + m_3) * (d_1 + d_3) / m_2), Mistake("mean distance", (d_1 + d_3) / 2)),
    where=(Gt(Abs(d_1 - d_3), d_1 / 2), Lt(m_1 * d_1 + m_3 * d_3, 3 * m_2 * d_1), Gt(m_1 * d_1 + m_3 * d_3, 0.6 * m_2 * d_1)), fixed={m_b: 0.0},
)  # fmt: skip

PLANK_MASS = Kind(
    "plank_mass", PLANK, (L, x_p, m_1, d_1), m_b, "quantitative", "hard",
    (
        "A uniform {lever} of length {L} rests on a {pivot}. It is pivoted {x_p} from its left end. With the {load} of mass {m_1} standing {d_1} from the {pivot}, on its shorter side, it is balanced. What is the mass of the {lever}?",
        "A uniform {lever} that is {L} long is pivoted {x_p} from its left end. The {load}, of mass {m_1}, lies {d_1} from the {pivot} on the shorter side and balances the {lever}. Find the mass of the {lever}.",
        "A uniform {lever} has a length of {L}. It is pivoted {x_p} from its left end. It is level when the {load} of mass {m_1} hangs {d_1} from the {pivot} on its shorter side. Calculate the mass of the {lever}.",
        "The {load} of mass {m_1} is placed {d_1} from the {pivot} on the shorter arm of a uniform {lever} of length {L}, which is pivoted {x_p} from its left end. The {lever} is then in balance. How heavy is the {lever} (find the mass of the {lever})?",
    ),
    ("c = L / 2 - x_p", "m_b = m_1 d_1 / c"),
    ("The weight of a uniform {lever} acts at its centre; the moments about the {pivot} are equal", "Balance of moments, with the weight of the {lever} at its middle",
     "The {lever} turns as if all its mass were at its centre"),
    ("The weight of the {lever}, at its centre, balances the {load}.", "The longer side of the {lever} holds the {load} in balance.",
     "The moment of the {load} equals the moment of the {lever}'s own weight."),
    ("The {lever} has a mass of {m_b}.", "The mass of the {lever} is {m_b}.", "A {lever} of {m_b} balances the {load}."),
    ("The centre of the {lever} is {c} from the {pivot}.", "The {lever} is at rest."),
    (Mistake("weight at the far end", m_1 * d_1 / (L - x_p)), Mistake("weight at the middle of the long side", 2 * m_1 * d_1 / (L - x_p)),
     Mistake("half the length as the arm", 2 * m_1 * d_1 / L), Mistake("pivot's place as the arm", m_1 * d_1 / x_p), Mistake("as heavy as the load", m_1)),
    where=(Gt(L / 2 - x_p, L / 12), Lt(d_1, 1.001 * x_p), Gt(x_p, 0.21 * L), Gt(d_1, L / 6), Lt(d_1, L - 2 * x_p)),
)  # fmt: skip

_SIDE_RULES = (
    "Compare the moments about the {pivot}: force times arm on each side",
    "The {lever} turns toward the larger moment",
    "Each weight times its distance from the {pivot} is to be compared",
)
_SIDE_EFFECTS = (
    "The {lever} turns the way of the larger moment.",
    "What decides is the weight times its distance, on either side.",
    "The moments m g d on the two sides decide, and not the masses alone.",
)
_SIDE_CHANGES = (
    "The moments about the {pivot} are {tau_1} for the {first} and {tau_2} for the {second}.",
    "The {first} has a moment of {tau_1}, the {second} one of {tau_2}.",
    "For the {first} m g d is {tau_1}, for the {second} it is {tau_2}.",
)
_SIDE_ROUTE = ("tau_1 = m_1 g d_1", "tau_2 = m_2 g d_2")
_UNEVEN = (
    Gt(Abs(m_1 * d_1 - m_2 * d_2), (m_1 * d_1 + m_2 * d_2) / 12),
    Lt(Abs(m_1 * d_1 - m_2 * d_2), (m_1 * d_1 + m_2 * d_2) / 3),
)

SIDE_LEFT_RIGHT = Kind(
    "which_side_goes_down", LEFT_RIGHT, (m_1, m_2, d_1, d_2), "side", "qualitative", "medium",
    (
        "On a light {lever} the {first} (mass {m_1}) is {d_1} to the left of the {pivot} and the {second} (mass {m_2}) is {d_2} to the right of it. The {lever} is released from a level position. Which side goes down?",
        "A light {lever} is held level on a {pivot}. The {first} of mass {m_1} lies {d_1} to the left of the {pivot} and the {second} of mass {m_2} lies {d_2} to the right of it. Which side goes down when the {lever} is let go?",
        "The {first}, with a mass of {m_1}, stands on a light {lever} {d_1} to the left of the {pivot} and the {second}, with a mass of {m_2}, stands {d_2} to the right of it. Which side of the {lever} goes down, the left or the right?",
        "A light {lever} carries the {first} (mass {m_1}) at {d_1} to the left of the {pivot} and the {second} (mass {m_2}) at {d_2} to the right of it. In which direction does the {lever} tilt: does the left or the right end go down?",
    ),
    _SIDE_ROUTE, _SIDE_RULES, _SIDE_EFFECTS, _SIDE_CHANGES,
    ("The {lever} is light.", "The {first} and the {second} are on opposite sides of the {pivot}."),
    where=_UNEVEN,
)  # fmt: skip

SIDE_NAMED = Kind(
    "which_body_goes_down", TURNS, (m_1, m_2, d_1, d_2), "which_body", "qualitative", "medium",
    (
        "The {first} (mass {m_1}) and the {second} (mass {m_2}) are on opposite sides of the {pivot} of a light {lever}, the {first} at a distance of {d_1} from it and the {second} at a distance of {d_2}. The {lever} is released from a level position. Which of the two goes down?",
        "A light {lever} is held level on a {pivot}. The {first} of mass {m_1} lies {d_1} from the {pivot}, and on the other side the {second} of mass {m_2} lies {d_2} from the {pivot}. Which of the two goes down when the {lever} is let go?",
        "The {first}, with a mass of {m_1}, is {d_1} from the {pivot} of a light {lever}; the {second}, with a mass of {m_2}, is {d_2} from the {pivot} on the opposite side. Which one goes down, the {first} or the {second}?",
        "A light, level {lever} carries the {first} (mass {m_1}) at {d_1} from the {pivot}, and on the opposite side the {second} (mass {m_2}) at {d_2} from the {pivot}. Which of the two bodies goes down when nobody holds the {lever}?",
    ),
    _SIDE_ROUTE, _SIDE_RULES, _SIDE_EFFECTS, _SIDE_CHANGES,
    ("The {lever} is light.", "The {first} and the {second} are on opposite sides of the {pivot}."),
    where=_UNEVEN,
)  # fmt: skip

SIDE_AFTER_MOVE = Kind(
    "which_side_after_a_move", LEFT_RIGHT, (m_1, m_2, d_1, d_2), "side", "counterfactual", "hard",
    (
        "On a light {lever} the {first} (mass {m_1}) is {d_1} to the left of the {pivot} and the {second} (mass {m_2}) is {d_2} to the right of it. The {first} is then moved to {d_1_new} from the {pivot} on its own side. Which side goes down now?",
        "A light {lever} carries the {first} of mass {m_1} at {d_1} to the left of the {pivot} and the {second} of mass {m_2} at {d_2} to the right of it. If the {first} were at {d_1_new} from the {pivot} instead, which side would go down?",
        "The {first}, with a mass of {m_1}, stands on a light {lever} {d_1} to the left of the {pivot} and the {second}, with a mass of {m_2}, stands {d_2} to the right of it. The {first} is now placed at {d_1_new} from the {pivot}. Which side goes down, the left or the right?",
        "A light {lever} is held level with the {first} (mass {m_1}) at {d_1} to the left of the {pivot} and the {second} (mass {m_2}) at {d_2} to the right of it. Before it is let go, the distance of the {first} is changed to {d_1_new}. Which side goes down?",
    ),
    _SIDE_ROUTE, _SIDE_RULES, _SIDE_EFFECTS, _SIDE_CHANGES,
    ("The masses stay the same.", "The {second} stays where it is."),
    where=(Lt(Abs(m_1 * d_1 - m_2 * d_2), (m_1 * d_1 + m_2 * d_2) / 2), Gt(Abs(m_1 * d_1 - m_2 * d_2), (m_1 * d_1 + m_2 * d_2) / 12)),
    alters=d_1,
)  # fmt: skip

MOVED = Kind(
    "balance_after_a_move", BALANCE, (m_1, m_2, d_1), d_2, "counterfactual", "medium",
    (
        "The {first} of mass {m_1} lies {d_1} from the {pivot} of a light {lever} and is balanced by the {second} of mass {m_2} on the other side. The {first} is moved to {d_1_new} from the {pivot}. How far from the {pivot} must the {second} be for balance now?",
        "A light {lever} is balanced with the {first} (mass {m_1}) at {d_1} from the {pivot} and the {second} (mass {m_2}) on the other side. If the {first} were at {d_1_new} instead, how far from the {pivot} would the {second} have to be?",
        "On a light {lever} in balance the {first}, of mass {m_1}, is {d_1} from the {pivot}, and the {second}, of mass {m_2}, is on the other side. The distance of the {first} is changed to {d_1_new}. At what distance from the {pivot} must the {second} be then?",
        "The {first} (mass {m_1}) is at {d_1} from the {pivot} of a light {lever}, in balance with the {second} (mass {m_2}) on the other side. The {first} is now placed at {d_1_new} from the {pivot}. How far from the {pivot} must the {second} be placed?",
    ),
    ("d_2 = m_1 d_1 / m_2",), _RULES,
    ("The moment of the {second} has to follow that of the {first}.", "The new moments have to cancel as the old ones did.", _TWICE),
    ("The {second} balances the {lever} at {d_2} from the {pivot}.", "The {second} must now be {d_2} from the {pivot}.",
     "With the {second} at {d_2} the {lever} is level again."),
    ("The masses stay the same.", "The {lever} has no weight of its own that counts."),
    (Mistake("ratio inverted", m_2 * d_1 / m_1), Mistake("equal arms", d_1), Mistake("difference of the masses", d_1 * Abs(m_1 - m_2) / m_2),
     Mistake("share of the total", m_1 * d_1 / (m_1 + m_2)), Mistake("doubled", 2 * m_1 * d_1 / m_2)),
    where=(_APART, Lt(m_1, 4 * m_2)), fixed={m_b: 0.0}, alters=d_1,
)  # fmt: skip

BALANCE_KINDS = (
    DISTANCE, MASS, PIVOT_FORCE, WHERE_PIVOT, THREE_BODIES, PLANK_MASS, SIDE_LEFT_RIGHT, SIDE_NAMED, SIDE_AFTER_MOVE, MOVED,
)  # fmt: skip
