"""Question kinds of two bodies that collide along a line."""

from __future__ import annotations

from sympy import Abs, Or, sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.collision import setups
from wmw.families.collision.setups import asking
from wmw.families.collision.symbols import (
    ELASTIC_HEAD_ON,
    ELASTIC_REST,
    ELASTIC_SAME,
    PARTLY_HEAD_ON,
    PARTLY_REST,
    PARTLY_SAME,
    STICKING_HEAD_ON,
    STICKING_REST,
    STICKING_SAME,
    Q,
    e,
    m_1,
    m_2,
    s_1,
    s_2,
    v_1f,
    v_2f,
    v_f,
)

_M = m_1 + m_2
_STICKING = (
    "Conservation of momentum in a perfectly inelastic collision",
    "The total momentum is kept, and both bodies have the same velocity afterwards",
    "No external force acts along the line of motion, so the total momentum before equals that of the joined bodies",
)
_TOGETHER = (
    "The bodies stay together and move as one.",
    "{first} and {second} share the momentum as one body.",
    "The impact gives both bodies the same velocity.",
)
_NO_FORCE = ("The {surface} is frictionless.", "No external force acts along the line of motion.")
_UNEQUAL = Or(Gt(m_1, 1.15 * m_2), Gt(m_2, 1.15 * m_1))

STUCK_AT_REST = Kind(
    "sticking_common_speed", STICKING_REST, (m_1, m_2, s_1), v_f, "quantitative", "easy",
    asking(setups.STICKING_REST, ("What is their common velocity afterwards?", "Find their common velocity.", "With what common velocity do they move on?",
                                  "What is their common velocity?")),
    ("v_f = m_1 s_1 / (m_1 + m_2)",), _STICKING, _TOGETHER,
    ("They move on together at {v_f}.", "The common velocity is {v_f}, the way {first} came.", "Both move at {v_f}."),
    ("{second} is at rest before.", *_NO_FORCE),
    (Mistake("energy taken as conserved", s_1 * sqrt(m_1 / _M)), Mistake("ratio of the masses", s_1 * m_1 / m_2), Mistake("masses exchanged", s_1 * m_2 / _M),
     Mistake("mean velocity", s_1 / 2), Mistake("elastic partner", 2 * m_1 * s_1 / _M)),
    where=(_UNEQUAL,),
)  # fmt: skip
STUCK_NEW_MASS = Kind(
    "sticking_with_new_mass", STICKING_REST, (m_1, m_2, s_1), v_f, "counterfactual", "easy",
    asking(setups.STICKING_REST, (
        "What is their common velocity if the mass of {second} is changed to {m_2_new}?",
        "If the mass of {second} is changed to {m_2_new}, what is their common velocity?",
        "The mass of {second} is now increased or reduced to {m_2_new}. What is their common velocity?",
        "If the mass of {second} were {m_2_new} instead, what would be their common velocity?",
    )),
    ("v_f = m_1 s_1 / (m_1 + m_2)",), _STICKING,
    ("The same momentum is shared by another total mass.", "The momentum before the impact stays as it was; the mass that carries it afterwards changes.",
     "{first} brings the same momentum, and the pair has another mass."),
    ("They then move on at {v_f}.", "The new common velocity is {v_f}.", "With the new mass both move at {v_f}."),
    ("{second} is at rest before.", *_NO_FORCE),
    (Mistake("energy taken as conserved", s_1 * sqrt(m_1 / _M)), Mistake("ratio of the masses", s_1 * m_1 / m_2), Mistake("masses exchanged", s_1 * m_2 / _M),
     Mistake("mean velocity", s_1 / 2)),
    alters=m_2,
)  # fmt: skip
STUCK_HEAD_ON = Kind(
    "sticking_head_on", STICKING_HEAD_ON, (m_1, m_2, s_1, s_2), v_f, "quantitative", "medium",
    asking(setups.STICKING_HEAD_ON_SIGNED, ("What is their common velocity afterwards?", "Find their common velocity.", "With what common velocity do they move on?",
                                            "What is their common velocity?")),
    ("v_f = (m_1 s_1 - m_2 s_2) / (m_1 + m_2)",), _STICKING, _TOGETHER,
    ("Their common velocity is {v_f}.", "They move on together at {v_f}.", "Both have the velocity {v_f}."),
    ("The momenta point opposite ways before.", *_NO_FORCE),
    (Mistake("directions ignored", (m_1 * s_1 + m_2 * s_2) / _M), Mistake("sign turned round", (m_2 * s_2 - m_1 * s_1) / _M), Mistake("mean of the velocities", (s_1 - s_2) / 2),
     Mistake("masses exchanged", (m_2 * s_1 - m_1 * s_2) / _M), Mistake("total mass forgotten", (m_1 * s_1 - m_2 * s_2) / m_1)),
    where=(Gt(Abs(m_1 * s_1 - m_2 * s_2), 0.15 * (m_1 * s_1 + m_2 * s_2)),),
)  # fmt: skip
STUCK_DIRECTION = Kind(
    "sticking_direction", STICKING_HEAD_ON, (m_1, m_2, s_1, s_2), "common_direction", "qualitative", "medium",
    asking(setups.STICKING_HEAD_ON, (
        "In whose direction do they move on, that of {first} or that of {second}?",
        "In whose original direction do they move afterwards, that of {first} or that of {second}?",
        "In whose direction do the two move after that?",
        "In whose direction do they move on?",
    )),
    ("p_1i = m_1 s_1", "p_2i = -m_2 s_2", "p = p_1i + p_2i"),
    ("The larger momentum decides: compare m v of both", "The total momentum keeps its direction in the impact", "Add the momenta with their signs; the pair moves the way of the sum"),
    _TOGETHER,
    ("The total momentum is {p}.", "The momenta are {p_1i} and {p_2i}; their sum is {p}.", "p_1i is {p_1i} and p_2i is {p_2i}, which makes {p} in all."),
    ("The momenta point opposite ways before.", *_NO_FORCE),
    where=(Gt(Abs(m_1 * s_1 - m_2 * s_2), 0.12 * (m_1 * s_1 + m_2 * s_2)), Or(Gt(m_1 * s_1, m_2 * s_2), Gt(m_2 * s_2, m_1 * s_1))),
)  # fmt: skip
STUCK_LOSS = Kind(
    "sticking_energy_lost", STICKING_REST, (m_1, m_2, s_1), Q, "quantitative", "hard",
    asking(setups.STICKING_REST, ("How much kinetic energy is lost?", "How much kinetic energy is turned into other forms?", "Calculate the kinetic energy lost in the collision.",
                                  "How much kinetic energy is lost in the impact?")),
    ("v_f = m_1 s_1 / (m_1 + m_2)", "K_i = 1/2 m_1 s_1^2", "K_f = 1/2 (m_1 + m_2) v_f^2", "Q = K_i - K_f"),
    ("Momentum is conserved, kinetic energy is not: the loss is the difference before and after", "Conservation of momentum gives the common velocity; then compare the kinetic energies",
     "Perfectly inelastic collision: momentum kept, kinetic energy lost"),
    ("Sticking together turns part of the kinetic energy into other forms.", "The bodies are deformed and warmed in the impact.", "Part of the kinetic energy is used up in the deformation."),
    ("{Q} of kinetic energy is lost.", "The kinetic energy falls from {K_i} to {K_f}.", "The loss is {Q}."), ("{second} is at rest before.", *_NO_FORCE),
    (Mistake("energy left", m_1**2 * s_1**2 / (2 * _M)), Mistake("all of it", m_1 * s_1**2 / 2), Mistake("masses exchanged", m_2 * s_1**2 / 2 * m_2 / _M),
     Mistake("factor one half dropped", m_1 * m_2 * s_1**2 / _M), Mistake("half of the loss", m_1 * m_2 * s_1**2 / (4 * _M))),
    where=(_UNEQUAL,),
)  # fmt: skip
STUCK_BEHIND = Kind(
    "sticking_catching_up", STICKING_SAME, (m_1, m_2, s_1, s_2), v_f, "quantitative", "easy",
    asking(setups.STICKING_SAME, ("What is their common velocity?", "Find their common velocity.", "With what common velocity do they move on?", "What is their common velocity?")),
    ("v_f = (m_1 s_1 + m_2 s_2) / (m_1 + m_2)",), _STICKING, _TOGETHER,
    ("They move on together at {v_f}.", "Their common velocity is {v_f}.", "Both move at {v_f}."), ("Both move the same way before.", *_NO_FORCE),
    (Mistake("directions opposed", (m_1 * s_1 - m_2 * s_2) / _M), Mistake("mean of the velocities", (s_1 + s_2) / 2), Mistake("masses exchanged", (m_2 * s_1 + m_1 * s_2) / _M),
     Mistake("energy taken as conserved", sqrt((m_1 * s_1**2 + m_2 * s_2**2) / _M)), Mistake("sum", s_1 + s_2)),
    where=(Gt(s_1, 1.4 * s_2), _UNEQUAL),
)  # fmt: skip

_BOTH_KEPT = (
    "Momentum and kinetic energy are both conserved in an elastic collision",
    "Elastic collision: the total momentum is kept and the relative velocity is reversed",
    "Conservation of momentum together with conservation of kinetic energy",
)
_PUSHED_APART = (
    "The bodies push each other apart and lose no kinetic energy.",
    "Momentum passes from one body to the other, and the kinetic energy is kept.",
    "The impact reverses the relative velocity of the two bodies.",
)
_SPRINGY = ("The collision is elastic.", "No external force acts along the line of motion.")

ELASTIC_TARGET = Kind(
    "elastic_target_velocity", ELASTIC_REST, (m_1, m_2, s_1), v_2f, "quantitative", "medium",
    asking(setups.ELASTIC_REST_SIGNED, ("What is the velocity of {second} after the collision?", "Find the velocity of {second} after the collision.",
                                        "Calculate the velocity of {second} after that.", "What is the velocity of {second} after the collision?")),
    ("v_2f = 2 m_1 s_1 / (m_1 + m_2)",), _BOTH_KEPT, _PUSHED_APART,
    ("{second} moves off at {v_2f}.", "After the collision {second} has a velocity of {v_2f}.", "The velocity of {second} becomes {v_2f}."),
    ("{second} is at rest before.", *_SPRINGY),
    (Mistake("sticking", m_1 * s_1 / _M), Mistake("masses exchanged", 2 * m_2 * s_1 / _M), Mistake("all of the momentum handed over", m_1 * s_1 / m_2),
     Mistake("all of the energy handed over", s_1 * sqrt(m_1 / m_2)), Mistake("difference of the masses", Abs(m_1 - m_2) * s_1 / _M)),
    where=(_UNEQUAL,),
)  # fmt: skip
ELASTIC_NEW_MASS = Kind(
    "elastic_with_new_mass", ELASTIC_REST, (m_1, m_2, s_1), v_2f, "counterfactual", "medium",
    asking(setups.ELASTIC_REST_SIGNED, (
        "If the mass of {first} is changed to {m_1_new}, what is the velocity of {second} after the collision?",
        "What is the velocity of {second} after the collision if the mass of {first} is changed to {m_1_new}?",
        "If the mass of {first} were {m_1_new} instead, what would be the velocity of {second} after the collision?",
        "The mass of {first} is now changed to {m_1_new}. What is then the velocity of {second} after the collision?",
    )),
    ("v_2f = 2 m_1 s_1 / (m_1 + m_2)",), _BOTH_KEPT,
    ("Another mass brings another momentum to the impact.", "The share of the momentum that passes to {second} changes with the masses.", "With another mass of {first} the impact gives {second} another velocity."),
    ("{second} then moves off at {v_2f}.", "The new velocity of {second} is {v_2f}.", "With the new mass {second} has a velocity of {v_2f}."),
    ("{second} is at rest before.", *_SPRINGY),
    (Mistake("sticking", m_1 * s_1 / _M), Mistake("masses exchanged", 2 * m_2 * s_1 / _M), Mistake("all of the momentum handed over", m_1 * s_1 / m_2),
     Mistake("all of the energy handed over", s_1 * sqrt(m_1 / m_2))),
    alters=m_1,
)  # fmt: skip
ELASTIC_STRIKER = Kind(
    "elastic_striker_velocity", ELASTIC_REST, (m_1, m_2, s_1), v_1f, "quantitative", "medium",
    asking(setups.ELASTIC_REST_SIGNED, ("What is the velocity of {first} after the collision?", "Find the velocity of {first} after the collision.",
                                        "Calculate the velocity of {first} after that.", "What is the velocity of {first} after the collision?")),
    ("v_1f = (m_1 - m_2) s_1 / (m_1 + m_2)",), _BOTH_KEPT, _PUSHED_APART,
    ("{first} has the velocity {v_1f} afterwards.", "After the collision {first} moves with a velocity of {v_1f}.", "The velocity of {first} becomes {v_1f}."),
    ("{second} is at rest before.", *_SPRINGY),
    (Mistake("sign turned round", (m_2 - m_1) * s_1 / _M), Mistake("sticking", m_1 * s_1 / _M), Mistake("reversed at full speed", -s_1), Mistake("velocity of the other body", 2 * m_1 * s_1 / _M),
     Mistake("sum forgotten", (m_1 - m_2) * s_1 / m_1), Mistake("other sum forgotten", (m_1 - m_2) * s_1 / m_2), Mistake("doubled", 2 * (m_1 - m_2) * s_1 / _M)),
    where=(_UNEQUAL,),
)  # fmt: skip
ELASTIC_OPPOSED = Kind(
    "elastic_head_on", ELASTIC_HEAD_ON, (m_1, m_2, s_1, s_2), v_1f, "quantitative", "hard",
    asking(setups.ELASTIC_HEAD_ON_SIGNED, ("What is the velocity of {first} after the collision?", "Find the velocity of {first} after the collision.",
                                           "Calculate the velocity of {first} after that.", "What is the velocity of {first} after the collision?")),
    ("v_1f = ((m_1 - m_2) s_1 - 2 m_2 s_2) / (m_1 + m_2)",), _BOTH_KEPT, _PUSHED_APART,
    ("{first} has the velocity {v_1f} afterwards.", "After the collision {first} moves with a velocity of {v_1f}.", "The velocity of {first} becomes {v_1f}."),
    ("The bodies move toward each other before.", *_SPRINGY),
    (Mistake("direction of the second body ignored", ((m_1 - m_2) * s_1 + 2 * m_2 * s_2) / _M), Mistake("sticking", (m_1 * s_1 - m_2 * s_2) / _M), Mistake("reversed at full speed", -s_1),
     Mistake("velocities exchanged", -s_2), Mistake("velocity of the other body", (2 * m_1 * s_1 - (m_2 - m_1) * s_2) / _M), Mistake("factor 2 dropped", ((m_1 - m_2) * s_1 - m_2 * s_2) / _M)),
    where=(_UNEQUAL, Gt(Abs((m_1 - m_2) * s_1 - 2 * m_2 * s_2), 0.1 * (m_1 + m_2) * s_1)),
)  # fmt: skip
ELASTIC_BEHIND = Kind(
    "elastic_catching_up", ELASTIC_SAME, (m_1, m_2, s_1, s_2), v_2f, "quantitative", "hard",
    asking(setups.ELASTIC_SAME_SIGNED, ("What is the velocity of {second} after the collision?", "Find the velocity of {second} after the collision.",
                                        "Calculate the velocity of {second} after that.", "What is the velocity of {second} after the collision?")),
    ("v_2f = (2 m_1 s_1 + (m_2 - m_1) s_2) / (m_1 + m_2)",), _BOTH_KEPT, _PUSHED_APART,
    ("{second} moves off at {v_2f}.", "After the collision {second} has a velocity of {v_2f}.", "The velocity of {second} becomes {v_2f}."),
    ("Both bodies move the same way before.", *_SPRINGY),
    (Mistake("taken as opposed", (2 * m_1 * s_1 - (m_2 - m_1) * s_2) / _M), Mistake("sticking", (m_1 * s_1 + m_2 * s_2) / _M), Mistake("velocity of the other body", ((m_1 - m_2) * s_1 + 2 * m_2 * s_2) / _M),
     Mistake("as if it had been at rest", 2 * m_1 * s_1 / _M), Mistake("velocities added", s_1 + s_2)),
    where=(Gt(s_1, 1.4 * s_2), _UNEQUAL),
)  # fmt: skip
_FORWARD_OR_BACK = (
    "Does {first} move back or move on forward after the collision?",
    "Does {first} move on forward or bounce back?",
    "After the collision, does {first} keep moving forward or move back?",
    "Does {first} bounce back or keep moving forward?",
)
ELASTIC_DIRECTION = Kind(
    "elastic_striker_direction", ELASTIC_REST, (m_1, m_2, s_1), "first_after", "qualitative", "easy",
    asking(setups.ELASTIC_REST, _FORWARD_OR_BACK),
    ("v_1f = (m_1 - m_2) s_1 / (m_1 + m_2)",), _BOTH_KEPT, _PUSHED_APART,
    ("{first} has the velocity {v_1f} afterwards, its initial direction being positive.", "v_1f comes out as {v_1f}.", "The velocity of {first} becomes {v_1f}."),
    ("{second} is at rest before.", *_SPRINGY), where=(_UNEQUAL,),
)  # fmt: skip

_RESTITUTION = (
    "Conservation of momentum together with the coefficient of restitution",
    "The relative velocity after is e times that before, reversed; momentum is conserved",
    "v_2f − v_1f = e (v_1i − v_2i), and the total momentum is kept",
)
_SLOWER_APART = (
    "The bodies part more slowly than they approached each other.",
    "Part of the kinetic energy is lost, and the relative velocity gets smaller.",
    "The impact reverses the relative velocity and reduces it.",
)
PARTLY_TARGET = Kind(
    "restitution_target_velocity", PARTLY_REST, (m_1, m_2, s_1, e), v_2f, "quantitative", "hard",
    asking(setups.PARTLY_REST_SIGNED, ("What is the velocity of {second} after the collision?", "Find the velocity of {second} after the collision.",
                                       "Calculate the velocity of {second} after that.", "What is the velocity of {second} after the collision?")),
    ("v_2f = (1 + e) m_1 s_1 / (m_1 + m_2)",), _RESTITUTION, _SLOWER_APART,
    ("{second} moves off at {v_2f}.", "After the collision {second} has a velocity of {v_2f}.", "The velocity of {second} becomes {v_2f}."),
    ("{second} is at rest before.", *_NO_FORCE),
    (Mistake("elastic", 2 * m_1 * s_1 / _M), Mistake("sticking", m_1 * s_1 / _M), Mistake("restitution of the second body alone", e * s_1), Mistake("minus for plus", (1 - e) * m_1 * s_1 / _M),
     Mistake("masses exchanged", (1 + e) * m_2 * s_1 / _M)),
)  # fmt: skip
PARTLY_OPPOSED = Kind(
    "restitution_head_on", PARTLY_HEAD_ON, (m_1, m_2, s_1, s_2, e), v_1f, "quantitative", "hard",
    asking(setups.PARTLY_HEAD_ON_SIGNED, ("What is the velocity of {first} after the collision?", "Find the velocity of {first} after the collision.",
                                          "Calculate the velocity of {first} after that.", "What is the velocity of {first} after the collision?")),
    ("v_1f = (m_1 s_1 - m_2 s_2 - e m_2 (s_1 + s_2)) / (m_1 + m_2)",), _RESTITUTION, _SLOWER_APART,
    ("{first} has the velocity {v_1f} afterwards.", "After the collision {first} moves with a velocity of {v_1f}.", "The velocity of {first} becomes {v_1f}."),
    ("The momenta point opposite ways before.", *_NO_FORCE),
    (Mistake("elastic", ((m_1 - m_2) * s_1 - 2 * m_2 * s_2) / _M), Mistake("sticking", (m_1 * s_1 - m_2 * s_2) / _M), Mistake("directions ignored", (m_1 * s_1 + m_2 * s_2 - e * m_2 * (s_1 - s_2)) / _M),
     Mistake("velocity of the other body", (m_1 * s_1 - m_2 * s_2 + e * m_1 * (s_1 + s_2)) / _M), Mistake("sign turned round", (m_2 * s_2 - m_1 * s_1 + e * m_2 * (s_1 + s_2)) / _M)),
    where=(Gt(Abs(m_1 * s_1 - m_2 * s_2 - e * m_2 * (s_1 + s_2)), 0.1 * (m_1 * s_1 + m_2 * s_2)),),
)  # fmt: skip
PARTLY_BEHIND = Kind(
    "restitution_catching_up", PARTLY_SAME, (m_1, m_2, s_1, s_2, e), v_2f, "quantitative", "hard",
    asking(setups.PARTLY_SAME_SIGNED, ("What is the velocity of {second} after the collision?", "Find the velocity of {second} after the collision.",
                                       "Calculate the velocity of {second} after that.", "What is the velocity of {second} after the collision?")),
    ("v_2f = (m_1 s_1 + m_2 s_2 + e m_1 (s_1 - s_2)) / (m_1 + m_2)",), _RESTITUTION, _SLOWER_APART,
    ("{second} moves on at {v_2f}.", "After the collision {second} has a velocity of {v_2f}.", "The velocity of {second} becomes {v_2f}."),
    ("Both move the same way before.", *_NO_FORCE),
    (Mistake("elastic", (2 * m_1 * s_1 + (m_2 - m_1) * s_2) / _M), Mistake("sticking", (m_1 * s_1 + m_2 * s_2) / _M), Mistake("minus for plus", (m_1 * s_1 + m_2 * s_2 - e * m_1 * (s_1 - s_2)) / _M),
     Mistake("sum of the velocities", (m_1 * s_1 + m_2 * s_2 + e * m_1 * (s_1 + s_2)) / _M), Mistake("masses exchanged", (m_2 * s_1 + m_1 * s_2 + e * m_2 * (s_1 - s_2)) / _M)),
    where=(Gt(s_1, 1.4 * s_2), _UNEQUAL),
)  # fmt: skip
PARTLY_DIRECTION = Kind(
    "restitution_striker_direction", PARTLY_REST, (m_1, m_2, s_1, e), "first_after", "qualitative", "hard",
    asking(setups.PARTLY_REST, _FORWARD_OR_BACK),
    ("v_1f = (m_1 - e m_2) s_1 / (m_1 + m_2)",), _RESTITUTION, _SLOWER_APART,
    ("{first} has the velocity {v_1f} afterwards, its initial direction being positive.", "v_1f comes out as {v_1f}.", "The velocity of {first} becomes {v_1f}."),
    ("{second} is at rest before.", *_NO_FORCE),
    where=(Or(Gt(m_1, 1.15 * e * m_2), Gt(e * m_2, 1.15 * m_1)), Gt(m_1, 0.4 * e * m_2), Lt(m_1, 2.2 * e * m_2)),
)  # fmt: skip
FIND_RESTITUTION = Kind(
    "restitution_from_velocities", PARTLY_REST, (m_1, m_2, s_1, v_2f), e, "quantitative", "hard",
    asking(setups.FOUND, ("What is the coefficient of restitution?", "Find the coefficient of restitution.", "Calculate the coefficient of restitution.", "What is the coefficient of restitution?")),
    ("v_1f = (m_1 s_1 - m_2 v_2f) / m_1", "e = (v_2f - v_1f) / s_1"),
    ("Momentum gives the other velocity; e is the ratio of the relative velocities", "Conservation of momentum first, then the coefficient of restitution",
     "e = (v_2f − v_1f) / (v_1i − v_2i), with v_1f from the conservation of momentum"),
    _SLOWER_APART,
    ("The coefficient of restitution is {e}.", "{first} has the velocity {v_1f} afterwards, and e is {e}.", "The ratio of the relative velocities is {e}."),
    ("{second} is at rest before.", *_NO_FORCE),
    (Mistake("velocity of the first body left out", v_2f / s_1), Mistake("energy ratio", m_2 * v_2f**2 / (m_1 * s_1**2)), Mistake("sum for difference", Abs(v_2f + (m_1 * s_1 - m_2 * v_2f) / m_1) / s_1),
     Mistake("momentum ratio", m_2 * v_2f / (m_1 * s_1)), Mistake("halved", (v_2f * (m_1 + m_2) / m_1 - s_1) / (2 * s_1))),
    where=(Gt(v_2f * (m_1 + m_2), 1.15 * m_1 * s_1), Lt(v_2f * (m_1 + m_2), 1.9 * m_1 * s_1), Or(Gt(m_1 * s_1, 1.1 * m_2 * v_2f), Gt(m_2 * v_2f, 1.1 * m_1 * s_1))),
)  # fmt: skip

KINDS_COLLISIONS = (
    STUCK_AT_REST, STUCK_NEW_MASS, STUCK_HEAD_ON, STUCK_DIRECTION, STUCK_LOSS, STUCK_BEHIND, ELASTIC_TARGET, ELASTIC_NEW_MASS,
    ELASTIC_STRIKER, ELASTIC_OPPOSED, ELASTIC_BEHIND, ELASTIC_DIRECTION, PARTLY_TARGET, PARTLY_OPPOSED, PARTLY_BEHIND, PARTLY_DIRECTION, FIND_RESTITUTION,
)  # fmt: skip
