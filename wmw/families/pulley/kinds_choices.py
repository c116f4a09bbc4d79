"""Qualitative question kinds: pairs with the same wording and opposite outcomes."""

from __future__ import annotations

from sympy import sin

from wmw.core.family import Gt, Kind, Lt
from wmw.families.pulley.symbols import (
    DOWN,
    HELD,
    MOVABLE_P,
    MOVABLE_Q,
    ROUGH,
    UP,
    m_P,
    m_Q,
    mu_s,
    theta,
    v_0,
)

_TABLE = (
    "[A {m_P} {first}|A {first} of mass {m_P}] on a rough {table} is joined by a light {string} over a light frictionless pulley at the edge to [a {m_Q} {second}|a {second} of mass {m_Q}] that hangs freely. The coefficient of static friction is {mu_s}, and both are let go from rest. ",
    "A {first} of mass {m_P} lies on a {table} where the coefficient of static friction is {mu_s}. A light {string} leads from it over a light frictionless pulley to a hanging {second} of mass {m_Q}. They are released from rest. ",
    "A {first} (mass {m_P}) lies on a rough {table}. It is tied to a light {string} that passes over a light frictionless pulley and carries a hanging {second} (mass {m_Q}). The coefficient of static friction is {mu_s}. Both are released from rest. ",
    "The coefficient of static friction between a {table} and a {first} is {mu_s}. The {first}, whose mass is {m_P}, is tied to a light {string} that runs over a light frictionless pulley; from it a {second} hangs with the mass {m_Q}. They are released from rest. ",
)


def _ask(scenes: tuple[str, ...], *questions: str) -> tuple[str, ...]:
    return tuple(scene + question for scene, question in zip(scenes, questions, strict=True))


_MOVE_OR_STAY = _ask(
    _TABLE,
    "Do they move, or do they stay at rest?",
    "Does the {first} move or stay at rest?",
    "Will they move or stay at rest?",
    "What happens: do they move or stay at rest?",
)
_COMPARE = (
    "Compare the hanging weight with the limit of static friction μ_s N",
    "At rest the {string} pulls with the hanging weight; static friction holds as long as that is not above μ_s m g",
    "The {first} moves when the weight of the {second} exceeds μ_s N",
)
_HOLDS = (Lt(m_Q, 0.9 * mu_s * m_P), Gt(m_Q, 0.3 * mu_s * m_P))
_GIVES = (Gt(m_Q, 1.1 * mu_s * m_P), Lt(m_Q, 3 * mu_s * m_P))
_FACTS = ("Both start at rest.", "The coefficient of static friction is {mu_s}.")

STAYS = Kind(
    "moves_or_stays_held", HELD, (m_P, m_Q, mu_s), "motion", "qualitative", "easy", _MOVE_OR_STAY,
    ("f_max = mu_s m_P g", "W_Q = m_Q g"), _COMPARE,
    (
        "Static friction can balance the tension, so both stay at rest.",
        "The hanging weight is below the limit of static friction and nothing moves.",
        "The friction that is needed is available, and the {first} remains at rest.",
    ),
    (
        "Both blocks stay at rest.",
        "Nothing changes: both remain at rest.",
        "The {first} does not move.",
    ),
    _FACTS, where=_HOLDS,
)  # fmt: skip

MOVES = Kind(
    "moves_or_stays_moving", ROUGH, (m_P, m_Q, mu_s), "motion", "qualitative", "easy", _MOVE_OR_STAY,
    ("f_max = mu_s m_P g", "W_Q = m_Q g"), _COMPARE,
    (
        "The hanging weight exceeds the limit of static friction, so the {first} begins to move.",
        "Static friction is too weak and the {first} starts to slide.",
        "The friction that would be needed is more than there can be, and both start to move.",
    ),
    (
        "The {first} begins to move.",
        "The {first} starts to slide.",
        "The {first} starts to move and gains speed.",
    ),
    _FACTS, where=_GIVES, fixed={v_0: 0.0},
)  # fmt: skip

_TENSION_OR_WEIGHT = _ask(
    _TABLE,
    "Is the tension in the {string} then smaller than, equal to or greater than the weight of the {second}?",
    "Compared with the weight of the {second}, is the tension in the {string} smaller, equal or greater?",
    "Is the tension in the {string} afterwards less than, equal to or greater than the weight of the {second}?",
    "How does the tension in the {string} then compare with the weight of the {second}: is it smaller, equal or greater?",
)
_TENSION_RULES = (
    "If both stay at rest the tension equals the hanging weight; if they accelerate it is smaller",
    "Newton's second law for the {second}: W − T = m a, with a > 0 only if static friction gives way",
    "Static friction decides whether they move; only a {second} at rest has a tension as large as its weight",
)

TENSION_SAME = Kind(
    "tension_and_weight_held", HELD, (m_P, m_Q, mu_s), "tension_and_weight", "qualitative", "hard", _TENSION_OR_WEIGHT,
    ("f_max = mu_s m_P g", "W_Q = m_Q g", "T = W_Q"), _TENSION_RULES,
    (
        "Static friction holds the {first}, so nothing moves and the tension equals the weight of the {second}.",
        "The hanging weight is below the limit of static friction and both stay at rest.",
        "Both remain at rest, and the tension balances the weight of the {second}.",
    ),
    (
        "Both stay at rest, and the {string} carries {T}.",
        "The {second} does not move.",
        "Both remain at rest.",
    ),
    _FACTS, where=_HOLDS,
)  # fmt: skip

TENSION_LESS = Kind(
    "tension_and_weight_moving", ROUGH, (m_P, m_Q, mu_s), "tension_and_weight", "qualitative", "hard", _TENSION_OR_WEIGHT,
    ("f_max = mu_s m_P g", "W_Q = m_Q g"), _TENSION_RULES,
    (
        "Static friction cannot hold the {first}, so both start to move and the {second} gains speed downward.",
        "The hanging weight exceeds the limit of static friction and the {first} begins to slide.",
        "Both start to move, and the net force on the {second} is downward.",
    ),
    (
        "The {first} begins to slide and the {second} gains speed downward.",
        "Both start to move.",
        "The {second} sinks and gains speed.",
    ),
    _FACTS, where=_GIVES, fixed={v_0: 0.0},
)  # fmt: skip

_RAMP = (
    "[A {m_P} {first}|A {first} of mass {m_P}] on a frictionless {incline} tilted at {theta} is joined by a light {string} over a light frictionless pulley at the top to [a {m_Q} {second}|a {second} of mass {m_Q}] that hangs freely. They are released from rest. Does the {first} move up the {incline} or down the {incline}?",
    "A {first} of mass {m_P} lies on a smooth {incline} that makes an angle of {theta} with the horizontal. A light {string} leads from it over a light frictionless pulley at the top to a hanging {second} of mass {m_Q}. They are let go. Which way does the {first} move, up or down the {incline}?",
    "A {first} (mass {m_P}) is let go on a smooth {incline} with an angle of {theta}. A light {string} leads from it, parallel to the {incline}, over a light frictionless pulley to a hanging {second} (mass {m_Q}). Does the {first} move up or down?",
    "From the top of a frictionless {incline}, tilted at {theta}, a {second} with the mass {m_Q} hangs; a light {string} over a light frictionless pulley joins it to a {first} on the {incline} with the mass {m_P}. When they are released, which way does the {first} go: up or down the {incline}?",
)
_RAMP_RULES = (
    "Compare the hanging weight with the component m g sinθ along the {incline}",
    "The larger of the hanging weight and the component along the {incline} sets the direction",
    "Net force along the {string}: the hanging weight against m_P g sinθ",
)
_RAMP_FACTS = ("The {incline} is smooth.", "Both start at rest.")

RAMP_UP = Kind(
    "up_or_down_incline_up", UP, (m_P, theta, m_Q), "way_on_incline", "qualitative", "medium", _RAMP,
    ("W_par = m_P g sin(theta)", "W_Q = m_Q g"), _RAMP_RULES,
    (
        "The hanging weight exceeds the component along the {incline}, so the {first} moves up the {incline}.",
        "The {second} goes down and draws the {first} along.",
        "The hanging weight wins, and the {first} is pulled up the {incline}.",
    ),
    (
        "The {first} moves up the {incline}.",
        "The {first} slides up the {incline} and gains speed.",
        "The {second} goes down.",
    ),
    _RAMP_FACTS, where=(Gt(m_Q, 1.15 * m_P * sin(theta)), Lt(m_Q, 0.95 * m_P)),
)  # fmt: skip

RAMP_DOWN = Kind(
    "up_or_down_incline_down", DOWN, (m_P, theta, m_Q), "way_on_incline", "qualitative", "medium", _RAMP,
    ("W_par = m_P g sin(theta)", "W_Q = m_Q g"), _RAMP_RULES,
    (
        "The component along the {incline} exceeds the hanging weight, so the {first} moves down the {incline}.",
        "The {first} slides down the {incline} and draws the {second} up.",
        "The component along the {incline} wins, and the {first} slides down the {incline}.",
    ),
    (
        "The {first} moves down the {incline}.",
        "The {first} slides down the {incline} and gains speed.",
        "The {second} goes up.",
    ),
    _RAMP_FACTS, where=(Lt(m_Q, 0.87 * m_P * sin(theta)),),
)  # fmt: skip

_LOOP = (
    "A light {string} is fixed to the ceiling, passes under a movable pulley and then over a fixed one. [A {m_P} {first}|A {first} of mass {m_P}] is carried by the movable pulley; [a {m_Q} {second}|a {second} of mass {m_Q}] hangs from the free end of the {string}. The pulleys have no mass and no friction. Does the {first} go up or down after the release?",
    "A {first} of mass {m_P} is fixed to a light movable pulley. The {string} that carries this pulley runs from the ceiling down around it, up over a fixed pulley, and at its free end hangs a {second} of mass {m_Q}. There is no friction. When they are let go, does the {first} go up or down?",
    "One end of a light {string} is tied to the ceiling. The {string} goes around a movable pulley with a {first} of mass {m_P} and over a fixed pulley, and the other end carries a {second} of mass {m_Q}. Masses and friction of the pulleys are negligible. Will the {first} go up or down?",
    "A light movable pulley with a {first} (mass {m_P}) hangs in the loop of a {string}; one end is fixed to the ceiling, and over a fixed pulley the other end carries a {second} (mass {m_Q}). There is no friction. Which way does the {first} move after the release, up or down?",
)
_LOOP_RULES = (
    "Two parts of the {string} carry the {first}: compare its weight with twice that of the {second}",
    "At rest the tension would be the weight of the {second}, and twice of it pulls the {first} up",
    "The movable pulley doubles the force: 2 m_Q g against m_P g",
)
_LOOP_FACTS = ("Two parts of the {string} carry the movable pulley.", "Both start at rest.")

LOOP_UP = Kind(
    "movable_pulley_up_or_down_up", MOVABLE_Q, (m_P, m_Q), "way_of_pulley", "qualitative", "medium", _LOOP,
    ("W_P = m_P g", "W_Q = m_Q g"), _LOOP_RULES,
    (
        "Twice the weight of the {second} exceeds the weight of the {first}, so the {first} goes up.",
        "The {second} goes down and the movable pulley with the {first} is pulled up.",
        "The doubled force wins, and the {first} rises.",
    ),
    (
        "The {first} goes up.",
        "The {first} rises and the {second} sinks.",
        "The {second} goes down.",
    ),
    _LOOP_FACTS, where=(Gt(2 * m_Q, 1.15 * m_P), Lt(m_Q, 0.95 * m_P)),
)  # fmt: skip

LOOP_DOWN = Kind(
    "movable_pulley_up_or_down_down", MOVABLE_P, (m_P, m_Q), "way_of_pulley", "qualitative", "medium", _LOOP,
    ("W_P = m_P g", "W_Q = m_Q g"), _LOOP_RULES,
    (
        "The weight of the {first} exceeds twice the weight of the {second}, so the {first} goes down.",
        "The {first} sinks with its pulley and the {second} at the free end is pulled up.",
        "Even the doubled force is too weak, and the {first} sinks.",
    ),
    (
        "The {first} goes down.",
        "The {first} sinks and the {second} rises.",
        "The {second} goes up.",
    ),
    _LOOP_FACTS, where=(Lt(2 * m_Q, 0.87 * m_P),),
)  # fmt: skip

CHOICES = (STAYS, MOVES, TENSION_SAME, TENSION_LESS, RAMP_UP, RAMP_DOWN, LOOP_UP, LOOP_DOWN)
