"""Question kinds of bodies that part, bounce off a wall, are stopped, and of the ballistic pendulum."""

from __future__ import annotations

from sympy import Abs, sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.collision import setups
from wmw.families.collision.setups import asking
from wmw.families.collision.symbols import (
    BALLISTIC,
    BOUNCE,
    BREAKUP,
    PUSH,
    RECOIL,
    STOP,
    E_x,
    F_avg,
    J,
    g,
    h,
    m_1,
    m_2,
    s_1,
    s_r,
    t_c,
    v_0,
    v_1f,
    v_1i,
    v_2f,
)

_RECOIL = (
    "Conservation of momentum: nothing moves before, so both momenta are equal and opposite",
    "The total momentum stays zero",
    "The two bodies get opposite momenta of the same size",
)
_APART = (
    "The bodies are driven apart.",
    "Each body pushes the other one away.",
    "The released energy becomes kinetic energy of both bodies.",
)
_STILL = ("Both bodies are at rest before.", "The {surface} is frictionless.")
_WAY = (
    "Count the direction of {second} as positive.",
    "Take the direction in which {second} moves as positive.",
    "The direction in which {second} moves is positive.",
    "Let the direction of {second} be positive.",
)
RECOIL_VELOCITY = Kind(
    "recoil_velocity", RECOIL, (m_1, m_2, v_2f), v_1f, "quantitative", "easy",
    asking(tuple(f"{a} {b}" for a, b in zip(setups.RECOIL, _WAY, strict=True)),
           ("What is the velocity of {first} then?", "Find the velocity of {first}.", "Calculate the velocity of {first} after that.", "What is the velocity of {first}?")),
    ("v_1f = -m_2 v_2f / m_1",), _RECOIL, _APART,
    ("{first} moves with a velocity of {v_1f}.", "The velocity of {first} is {v_1f}.", "{first} goes the other way at {v_1f}."), _STILL,
    (Mistake("same direction", m_2 * v_2f / m_1), Mistake("masses exchanged", -m_1 * v_2f / m_2), Mistake("equal speeds", -v_2f), Mistake("energies taken as equal", -v_2f * sqrt(m_2 / m_1)),
     Mistake("total mass", -m_2 * v_2f / (m_1 + m_2)), Mistake("doubled", -2 * m_2 * v_2f / m_1)),
)  # fmt: skip
RECOIL_ENERGY = Kind(
    "energy_released", RECOIL, (m_1, m_2, v_2f), E_x, "quantitative", "hard",
    asking(setups.RECOIL, ("How much energy is released?", "How much energy is released in this?", "How much energy is released as kinetic energy?", "How much energy is released by the spring?")),
    ("v_1f = -m_2 v_2f / m_1", "E_x = 1/2 m_1 v_1f^2 + 1/2 m_2 v_2f^2"), _RECOIL, _APART,
    ("The bodies get {E_x} of kinetic energy in all.", "An energy of {E_x} is released.", "The kinetic energies add up to {E_x}."), _STILL,
    (Mistake("second body alone", m_2 * v_2f**2 / 2), Mistake("first body alone", m_2**2 * v_2f**2 / (2 * m_1)), Mistake("factor one half dropped", m_2 * v_2f**2 * (1 + m_2 / m_1)),
     Mistake("equal speeds", (m_1 + m_2) * v_2f**2 / 2), Mistake("equal energies", m_2 * v_2f**2)),
)  # fmt: skip
BREAKUP_VELOCITY = Kind(
    "breakup_velocity", BREAKUP, (m_1, m_2, v_0, v_2f), v_1f, "quantitative", "hard",
    asking(tuple(f"{a} {b}" for a, b in zip(setups.BREAKUP, setups.BREAKUP_SIGN, strict=True)),
           ("What is the velocity of {first} then?", "Find the velocity of {first}.", "Calculate the velocity of {first} after that.", "What is the velocity of {first}?")),
    ("v_1f = ((m_1 + m_2) v_0 - m_2 v_2f) / m_1",),
    ("Conservation of momentum: (m_1 + m_2) v_0 before, m_1 v_1f + m_2 v_2f after", "The total momentum of the pair is kept as it parts",
     "No external force acts along the line of motion, so the total momentum stays"),
    _APART,
    ("{first} has a velocity of {v_1f} then.", "The velocity of {first} is {v_1f}.", "{first} goes on at {v_1f}."), ("Both move together before.", "The {surface} is frictionless."),
    (Mistake("at rest before", -m_2 * v_2f / m_1), Mistake("mass of one body before", (m_1 * v_0 - m_2 * v_2f) / m_1), Mistake("equal masses", 2 * v_0 - v_2f), Mistake("divided by the other mass", ((m_1 + m_2) * v_0 - m_2 * v_2f) / m_2),
     Mistake("sum for difference", ((m_1 + m_2) * v_0 + m_2 * v_2f) / m_1)),
    where=(Gt(v_2f, 1.15 * v_0), Gt(Abs((m_1 + m_2) * v_0 - m_2 * v_2f), 0.1 * m_1 * v_0)),
)  # fmt: skip
_TURNED = (
    "Impulse is the change of momentum, and the velocity changes its sign at the wall",
    "The momentum is m v before and −m v' after, so its change has the size m (v + v')",
    "Change of momentum of a body that comes back",
)
_BACK = (
    "The wall stops the {body} and throws it back.",
    "The wall pushes on the {body} for a short time.",
    "The force of the wall turns the momentum of the {body} round.",
)
_TWO_WAYS = ("The velocities before and after point opposite ways.", "The wall stays where it is.")
BOUNCE_IMPULSE = Kind(
    "bounce_impulse", BOUNCE, (m_1, s_1, s_r), J, "quantitative", "medium",
    asking(setups.BOUNCE, ("How large is the impulse on the {body}?", "What is the magnitude of the impulse on the {body}?", "Find the size of the impulse on the {body}.",
                           "How large is the impulse on it?")),
    ("J = m_1 (s_1 + s_r)",), _TURNED, _BACK,
    ("The impulse on the {body} is {J}.", "The momentum of the {body} changes by {J}.", "The wall gives it an impulse of {J}."), _TWO_WAYS,
    (Mistake("directions ignored", m_1 * (s_1 - s_r)), Mistake("momentum before", m_1 * s_1), Mistake("momentum after", m_1 * s_r), Mistake("twice the momentum before", 2 * m_1 * s_1),
     Mistake("half", m_1 * (s_1 + s_r) / 2)),
    where=(Gt(s_1, 1.1 * s_r), Lt(s_1, 3 * s_r)),
)  # fmt: skip
BOUNCE_FORCE = Kind(
    "bounce_force", BOUNCE, (m_1, s_1, s_r, t_c), F_avg, "quantitative", "hard",
    asking(setups.TIMED, ("How large is the average force on the {body}?", "What is the magnitude of the average force on the {body}?", "Find the size of the average force on the {body}.",
                          "How large is the average force on it?")),
    ("J = m_1 (s_1 + s_r)", "F_avg = J / t_c"), _TURNED, _BACK,
    ("The average force is {F_avg}.", "The wall pushes with {F_avg} on average.", "An average force of {F_avg} acts on the {body}."), _TWO_WAYS,
    (Mistake("directions ignored", m_1 * (s_1 - s_r) / t_c), Mistake("momentum before", m_1 * s_1 / t_c), Mistake("twice the momentum before", 2 * m_1 * s_1 / t_c), Mistake("half", m_1 * (s_1 + s_r) / (2 * t_c)),
     Mistake("momentum after", m_1 * s_r / t_c)),
    where=(Gt(s_1, 1.1 * s_r), Lt(s_1, 3 * s_r)),
)  # fmt: skip
BOUNCE_NEW_TIME = Kind(
    "bounce_with_new_contact_time", BOUNCE, (m_1, s_1, s_r, t_c), F_avg, "counterfactual", "medium",
    asking(setups.TIMED, (
        "If the contact time is changed to {t_c_new}, how large is the average force on the {body}?",
        "How large is the average force on the {body} if the contact time is changed to {t_c_new}?",
        "If the contact time were {t_c_new} instead, how large would the average force on the {body} be?",
        "The contact time is now changed to {t_c_new}. How large is the average force on it then?",
    )),
    ("J = m_1 (s_1 + s_r)", "F_avg = J / t_c"), _TURNED,
    ("The same impulse is spread over another time.", "The change of momentum stays, the time for it does not.", "Another duration takes another force for the same change of momentum."),
    ("The average force is then {F_avg}.", "With the new contact time the average force is {F_avg}.", "The force becomes {F_avg} on average."), _TWO_WAYS,
    (Mistake("directions ignored", m_1 * (s_1 - s_r) / t_c), Mistake("momentum before", m_1 * s_1 / t_c), Mistake("twice the momentum before", 2 * m_1 * s_1 / t_c), Mistake("half", m_1 * (s_1 + s_r) / (2 * t_c))),
    where=(Gt(s_1, 1.1 * s_r), Lt(s_1, 3 * s_r)), alters=t_c,
)  # fmt: skip
STOPPING_FORCE = Kind(
    "stopping_force", STOP, (m_1, s_1, t_c), F_avg, "quantitative", "easy",
    asking(setups.STOPPED, ("How large is the average force on the {body}?", "What is the magnitude of the average force on the {body}?", "Find the size of the average force on the {body}.",
                            "How large is the average force on it?")),
    ("J = m_1 s_1", "F_avg = J / t_c"),
    ("Impulse is the change of momentum: F Δt = m v", "Average force is the change of momentum divided by the time", "Impulse-momentum theorem for a body that is stopped"),
    ("The force takes all of the momentum of the {body}.", "The {body} loses its momentum within the given time.", "A force against the motion stops the {body}."),
    ("The average force is {F_avg}.", "A force of {F_avg} acts on average.", "The {body} is stopped by {F_avg} on average."),
    ("The {body} is at rest afterwards.", "The force acts against the motion."),
    (Mistake("half", m_1 * s_1 / (2 * t_c)), Mistake("doubled", 2 * m_1 * s_1 / t_c), Mistake("milliseconds taken as hundredths", m_1 * s_1 / (10 * t_c)), Mistake("four times", 4 * m_1 * s_1 / t_c)),
    fixed={v_1f: 0.0},
)  # fmt: skip
STRIKING_FORCE = Kind(
    "striking_force", PUSH, (m_1, v_1f, t_c), F_avg, "quantitative", "easy",
    asking(setups.STRUCK, ("How large is the average force on the {body}?", "What is the magnitude of the average force on the {body}?", "Find the size of the average force on the {body}.",
                           "How large is the average force on it?")),
    ("J = m_1 v_1f", "F_avg = J / t_c"),
    ("Impulse is the change of momentum: F Δt = m v", "Average force is the change of momentum divided by the time", "Impulse-momentum theorem for a body that starts from rest"),
    ("The stick gives the {body} its momentum.", "The {body} gets all of its momentum within the contact.", "The force of the stick drives the {body} on."),
    ("The average force is {F_avg}.", "A force of {F_avg} acts on average.", "The {body} is driven by {F_avg} on average."),
    ("The {body} is at rest before.", "The force acts along the motion."),
    (Mistake("half", m_1 * v_1f / (2 * t_c)), Mistake("doubled", 2 * m_1 * v_1f / t_c), Mistake("milliseconds taken as hundredths", m_1 * v_1f / (10 * t_c)), Mistake("four times", 4 * m_1 * v_1f / t_c)),
    fixed={v_1i: 0.0},
)  # fmt: skip
PENDULUM = Kind(
    "ballistic_pendulum", BALLISTIC, (m_1, m_2, h, g), s_1, "quantitative", "hard",
    asking(setups.BALLISTIC, ("What was the initial speed of the {bullet}?", "Find the initial speed of the {bullet}.", "Calculate the initial speed of the {bullet}.",
                              "What was the initial speed of the {bullet}?")),
    ("s_f = sqrt(2 g h)", "s_1 = (m_1 + m_2) s_f / m_1"),
    ("Momentum is conserved in the impact, mechanical energy in the swing", "Energy gives the speed just after the impact, momentum the speed before it",
     "Perfectly inelastic impact first, then kinetic energy becomes gravitational energy"),
    ("The {bullet} gets stuck, and both swing up.", "The impact gives both the same velocity, and they rise until they stop.", "After the impact the two swing up as one body."),
    ("The {bullet} had {s_1} before the impact.", "Just after the impact the speed is {s_f}, before it {s_1}.", "The speed of the {bullet} was {s_1}."),
    ("The {bullet} stays in the {target}.", "The {target} is at rest before."),
    (Mistake("energy conserved in the impact", sqrt(2 * g * h * (m_1 + m_2) / m_1)), Mistake("speed of both", sqrt(2 * g * h)), Mistake("ratio of the masses", m_2 * sqrt(2 * g * h) / m_1),
     Mistake("factor 2 dropped", (m_1 + m_2) * sqrt(g * h) / m_1), Mistake("factor 2 doubled", (m_1 + m_2) * sqrt(4 * g * h) / m_1)),
    where=(Gt(m_2, 3 * m_1),),
)  # fmt: skip

KINDS_IMPULSES = (
    RECOIL_VELOCITY, RECOIL_ENERGY, BREAKUP_VELOCITY, BOUNCE_IMPULSE, BOUNCE_FORCE, BOUNCE_NEW_TIME, STOPPING_FORCE, STRIKING_FORCE, PENDULUM,
)  # fmt: skip
