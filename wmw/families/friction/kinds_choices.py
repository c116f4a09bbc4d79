"""Qualitative question kinds: pairs with the same wording and opposite outcomes."""

from __future__ import annotations

from sympy import Abs

from wmw.core.family import Gt, Kind, Lt
from wmw.families.friction.symbols import (
    DRAGGED,
    ENOUGH,
    HELD,
    SHORT,
    TWO,
    WALL_HELD,
    WALL_SLIDES,
    L,
    P,
    g,
    m,
    m_1,
    m_2,
    mu_1,
    mu_2,
    mu_k,
    mu_s,
    v_0,
)

_MOVE_OR_STAY = (
    "[A {m} {block}|A {block} of mass {m}] is at rest on a {floor}. It is then pushed with a horizontal force of {P}. The coefficient of static friction is {mu_s}. Does the {block} move, or does it stay at rest?",
    "A {block} of mass {m} stands at rest on a {floor} with a coefficient of static friction of {mu_s}. A horizontal force of {P} begins to pull on it. Will it move or stay at rest?",
    "A horizontal push of {P} acts on a {block} of mass {m}, initially at rest on a {floor}. The coefficient of static friction between them is {mu_s}. Does the {block} slide or stay where it is?",
    "A {block} (mass {m}), initially at rest on a {floor}, is pulled horizontally with a force of {P}. Given a coefficient of static friction of {mu_s}, what happens: does the {block} move or stay at rest?",
)
_COMPARE = (
    "Compare the applied force with the limit of static friction μ_s N",
    "Static friction holds as long as the force is not larger than μ_s m g",
    "The {block} moves when the horizontal force exceeds μ_s N",
)

STAYS = Kind(
    "moves_or_stays_held", HELD, (m, P, mu_s), "motion", "qualitative", "easy", _MOVE_OR_STAY,
    ("f_max = mu_s m g", "f = P"), _COMPARE,
    (
        "Static friction can balance the force, so the {block} stays at rest.",
        "The force is below the limit of static friction and nothing moves.",
        "The friction that is needed is available, and the {block} remains at rest.",
    ),
    (
        "The {block} stays at rest.",
        "Nothing changes: the {block} remains at rest.",
        "The {block} does not move.",
    ),
    ("The {block} starts at rest.", "The coefficient of static friction is {mu_s}."),
    where=(Lt(P, 0.9 * mu_s * m * g), Gt(P, 0.3 * mu_s * m * g)),
)  # fmt: skip

MOVES = Kind(
    "moves_or_stays_moving", DRAGGED, (m, P, mu_s), "motion", "qualitative", "easy", _MOVE_OR_STAY,
    ("N = m g", "f_max = mu_s N"), _COMPARE,
    (
        "The force exceeds the limit of static friction, so the {block} begins to move.",
        "Static friction is too weak and the {block} starts to slide.",
        "The friction that would be needed is more than there can be, and the {block} starts to move.",
    ),
    (
        "The {block} begins to move.",
        "The {block} starts to slide.",
        "The {block} starts to move and gains speed.",
    ),
    ("The {block} starts at rest.", "The coefficient of static friction is {mu_s}."),
    where=(Gt(P, 1.1 * mu_s * m * g), Lt(P, 3 * mu_s * m * g)), fixed={v_0: 0.0},
)  # fmt: skip

_IN_TIME = (
    "A {block} moves at {v_0} on a level {floor} when the driver sees an obstacle {L} ahead and locks the wheels at once. The coefficient of kinetic friction is {mu_k}. Does the {block} stop in time?",
    "The wheels of a {block} that moves at {v_0} are locked when an obstacle is still {L} away. On the level {floor} the coefficient of kinetic friction is {mu_k}. Does it stop in time, or does it hit the obstacle?",
    "A {block} skids with locked wheels along a level {floor}, where the coefficient of kinetic friction is {mu_k}. It began to skid at {v_0}, with an obstacle {L} ahead. Will it stop in time?",
    "With an obstacle {L} ahead on a level {floor}, the driver of a {block} that moves at {v_0} locks the wheels. The coefficient of kinetic friction is {mu_k}. Does the {block} reach the obstacle, or does it stop before it?",
)
_DISTANCES = (
    "Compare the stopping distance v_0²/(2 μ_k g) with the distance to the obstacle",
    "Kinetic friction gives the deceleration μ_k g; the stopping distance decides",
    "Compare the kinetic energy with the work that friction can do before the obstacle; the mass cancels",
)

IN_TIME = Kind(
    "in_time_or_not_stops", ENOUGH, (v_0, mu_k, L), "stop_in_time", "qualitative", "medium", _IN_TIME,
    ("a = mu_k g", "d_stop = v_0^2 / (2 a)"), _DISTANCES,
    (
        "The {block} slows down, and its stopping distance is shorter than the way to the obstacle.",
        "Friction uses up the kinetic energy before the obstacle.",
        "The {block} loses speed and comes to rest before the obstacle.",
    ),
    (
        "The {block} stops in time.",
        "The {block} comes to rest before the obstacle.",
        "The {block} stops before the obstacle.",
    ),
    ("The wheels are locked, so the friction is kinetic.", "The obstacle is {L} away."),
    where=(Lt(v_0**2, 1.8 * mu_k * g * L), Gt(v_0**2, 0.6 * mu_k * g * L)),
)  # fmt: skip

TOO_LATE = Kind(
    "in_time_or_not_hits", SHORT, (v_0, mu_k, L), "stop_in_time", "qualitative", "medium", _IN_TIME,
    ("a = mu_k g", "d_stop = v_0^2 / (2 a)"), _DISTANCES,
    (
        "The {block} slows down, but its stopping distance is longer than the way to the obstacle.",
        "Friction cannot use up the kinetic energy before the obstacle.",
        "The {block} loses speed and is still moving when it gets there.",
    ),
    (
        "The {block} does not stop in time.",
        "The {block} reaches the obstacle while it is still moving.",
        "The {block} hits the obstacle.",
    ),
    ("The wheels are locked, so the friction is kinetic.", "The obstacle is {L} away."),
    where=(Gt(v_0**2, 2.2 * mu_k * g * L), Lt(v_0**2, 6 * mu_k * g * L)),
)  # fmt: skip

_ON_WALL = (
    "[A {m} {block}|A {block} of mass {m}] is placed at rest against a vertical {wall} and pressed on it by a horizontal force of {P}. The coefficient of static friction is {mu_s}. Does the {block} slide down, or does it stay in place?",
    "A horizontal force of {P} presses a {block} of mass {m} against a vertical {wall}, where the coefficient of static friction is {mu_s}. The {block} is let go at rest. Will it slide down or stay in place?",
    "Someone presses a {block} of mass {m}, initially at rest, against a vertical {wall} with a horizontal force of {P}. With a coefficient of static friction of {mu_s}, does the {block} stay in place or slide down?",
    "A {block} (mass {m}) is held against a vertical {wall} by a horizontal force of {P} alone. Given a coefficient of static friction of {mu_s}, what happens to the {block}, initially at rest: does it slide down or stay in place?",
)
_CARRY = (
    "Compare the weight with the limit of static friction μ_s N; the normal force is the horizontal force",
    "Static friction on the {wall} can be at most μ_s times the horizontal force",
    "The {block} slides when its weight exceeds μ_s N",
)

WALL_HOLDS = Kind(
    "wall_slides_or_holds_held", WALL_HELD, (m, P, mu_s), "on_wall", "qualitative", "medium", _ON_WALL,
    ("f_max = mu_s P", "W = m g"), _CARRY,
    (
        "The weight is below the limit of static friction, and the {block} stays in place.",
        "Static friction can carry the weight, so the {block} stays at rest.",
        "The friction that is needed is available, and the {block} remains at rest.",
    ),
    (
        "The {block} stays in place.",
        "The {block} remains at rest.",
        "The {block} does not slide.",
    ),
    ("The {block} starts at rest.", "The normal force is as large as the horizontal force."),
    where=(Lt(m * g, 0.9 * mu_s * P), Gt(m * g, 0.3 * mu_s * P)),
)  # fmt: skip

WALL_GIVES = Kind(
    "wall_slides_or_holds_slides", WALL_SLIDES, (m, P, mu_s), "on_wall", "qualitative", "medium", _ON_WALL,
    ("f_max = mu_s P", "W = m g"), _CARRY,
    (
        "The weight exceeds the limit of static friction, and the {block} slides down.",
        "Static friction cannot carry the weight, so the {block} begins to slide.",
        "The friction that would be needed is more than there can be, and the {block} starts to slide.",
    ),
    (
        "The {block} slides down the {wall}.",
        "The {block} begins to slide.",
        "The {block} slides down and gains speed.",
    ),
    ("The {block} starts at rest.", "The normal force is as large as the horizontal force."),
    where=(Gt(m * g, 1.1 * mu_s * P), Lt(m * g, 3 * mu_s * P)), fixed={v_0: 0.0},
)  # fmt: skip

FARTHER = Kind(
    "which_slides_farther", TWO, (m_1, m_2, mu_1, mu_2, v_0), "farther", "qualitative", "medium",
    (
        "The {first} (mass [m_1 = {m_1}|{m_1}]) and the {second} (mass [m_2 = {m_2}|{m_2}]) slide onto a {floor} with the same initial speed of {v_0}. The coefficients of kinetic friction are [μ_1 = {mu_1}|{mu_1}] for the {first} and [μ_2 = {mu_2}|{mu_2}] for the {second}. Which of the two slides farther?",
        "Two bodies are let go on a {floor} with the same initial speed of {v_0}: the {first} [with m_1 = {m_1} and μ_1 = {mu_1}|with the mass {m_1} and the coefficient of kinetic friction {mu_1}], the {second} [with m_2 = {m_2} and μ_2 = {mu_2}|with the mass {m_2} and the coefficient of kinetic friction {mu_2}]; μ is the coefficient of kinetic friction. Which one slides farther?",
        "The initial speed is {v_0} for the {first} (mass [m_1 = {m_1}|{m_1}], coefficient of kinetic friction [μ_1 = {mu_1}|{mu_1}]) as well as for the {second} (mass [m_2 = {m_2}|{m_2}], coefficient of kinetic friction [μ_2 = {mu_2}|{mu_2}]). Both slide to a stop on a {floor}. Which of them slides farther?",
        "On a {floor} the {first} (mass [m_1 = {m_1}|{m_1}]) and the {second} (mass [m_2 = {m_2}|{m_2}]) slide with the same initial speed of {v_0}; their coefficients of kinetic friction are [μ_1 = {mu_1}|{mu_1}] and [μ_2 = {mu_2}|{mu_2}]. Do both slide equally far, or does one of them slide farther?",
    ),
    ("d_1 = v_0^2 / (2 mu_1 g)", "d_2 = v_0^2 / (2 mu_2 g)"),
    (
        "The deceleration is μ g whatever the mass, so the stopping distance v_0²/(2 μ g) goes as 1/μ",
        "Friction uses up the kinetic energy: ½ m v_0² = μ m g d, and the mass cancels",
        "Uniform deceleration μ g: from the same speed the smaller coefficient gives the longer way",
    ),
    (
        "Each of them slows down at a rate that the mass has no part in.",
        "Friction slows both; the coefficient alone sets how fast.",
        "The smaller the coefficient, the more slowly the speed falls.",
    ),
    (
        "The stopping distances are {d_1} and {d_2}.",
        "The {first} stops after {d_1}, the {second} after {d_2}.",
        "The distances to rest come out as {d_1} for the {first} and {d_2} for the {second}.",
    ),
    ("Both start with {v_0}.", "The masses have no part in it."),
    where=(Gt(Abs(mu_1 - mu_2), 0.04),),
)  # fmt: skip

CHOICES = (STAYS, MOVES, IN_TIME, TOO_LATE, WALL_HOLDS, WALL_GIVES, FARTHER)
