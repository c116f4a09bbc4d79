"""Question kinds about moving rods, generators and transformers."""

from __future__ import annotations

from sympy import pi, sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.em_induction.symbols import (
    B_0,
    FASTER,
    GENERATOR,
    RAILS_LEFT,
    RAILS_RIGHT,
    ROD,
    TRANSFORMER,
    A,
    F_pull,
    I_p,
    I_s,
    L_rod,
    N,
    N_p,
    N_s,
    P,
    R,
    V_p,
    V_s,
    emf_after,
    emf_ind,
    emf_max,
    f_after,
    f_rot,
    s_B,
    s_end,
    theta_v,
    v,
)

_RIGHT_ANGLES = {theta_v: 1.5707963267948966}
_ROD_RULES = (
    "EMF in a rod that moves across a field: ε = B L v",
    "The magnetic force on the charges of the {rod} separates them: ε = B L v",
    "The {rod} sweeps over flux at the rate B L v",
)
_SEPARATES = (
    "The field pushes the charges of the moving {rod} toward its ends.",
    "The magnetic force on the moving charges drives them along the {rod}.",
    "The {rod} acts as a source of EMF while it moves.",
)
_CROSSES = "perpendicular to itself and to the field"

ROD_EMF = Kind(
    "emf_in_a_moving_rod", ROD, (B_0, L_rod, v), emf_ind, "quantitative", "easy",
    (
        f"A {{rod}} with a length of {{L_rod}} moves at {{v}} through a uniform magnetic field of {{B_0}}, {_CROSSES}. What EMF is induced between its ends?",
        f"In a magnetic field of {{B_0}} a {{rod}} of length {{L_rod}} moves with a speed of {{v}}, {_CROSSES}. Find the EMF induced in the {{rod}}.",
        f"A {{rod}} [{{L_rod}} long|of length {{L_rod}}] is moved at {{v}}, {_CROSSES}, which has a strength of {{B_0}}. How large is the induced EMF?",
        f"The length of a {{rod}} is {{L_rod}}. It moves at {{v}} {_CROSSES} of {{B_0}} in which it is. Calculate the induced EMF.",
    ),
    ("emf_ind = B_0 L_rod v",), _ROD_RULES, _SEPARATES,
    ("An EMF of {emf_ind} acts between the ends of the {rod}.", "The induced EMF is {emf_ind}.", "Between the ends there are {emf_ind}."),
    ("The {rod}, its velocity and the {field} are at right angles to each other.", "The speed is {v}."),
    (Mistake("halved", B_0 * L_rod * v / 2), Mistake("doubled", 2 * B_0 * L_rod * v), Mistake("a third", B_0 * L_rod * v / 3),
     Mistake("a quarter", B_0 * L_rod * v / 4), Mistake("four times", 4 * B_0 * L_rod * v)),
    fixed=_RIGHT_ANGLES,
)  # fmt: skip

OTHER_SPEED = Kind(
    "emf_at_another_speed", ROD, (B_0, L_rod, v), emf_ind, "counterfactual", "easy",
    (
        f"A {{rod}} with a length of {{L_rod}} moves at {{v}} through a uniform magnetic field of {{B_0}}, {_CROSSES}. What EMF would be induced if the speed were changed to {{v_new}}?",
        f"In a magnetic field of {{B_0}} a {{rod}} of length {{L_rod}} moves with a speed of {{v}}, {_CROSSES}. Its speed is now changed to {{v_new}}. Find the EMF induced in the {{rod}}.",
        f"A {{rod}} [{{L_rod}} long|of length {{L_rod}}] is moved at {{v}}, {_CROSSES}, which has a strength of {{B_0}}. How large is the induced EMF if it moves at {{v_new}} instead?",
        f"The length of a {{rod}} is {{L_rod}}. It moves at {{v}} {_CROSSES} of {{B_0}} in which it is. Calculate the EMF after the speed has been changed to {{v_new}}.",
    ),
    ("emf_ind = B_0 L_rod v",), _ROD_RULES,
    (
        "At another speed the {rod} sweeps over flux at another rate.",
        "The force on the charges follows the speed.",
        "The EMF is proportional to the speed.",
    ),
    ("The EMF is then {emf_ind}.", "With the new speed the EMF is {emf_ind}.", "An EMF of {emf_ind} is induced at the new speed."),
    ("Field and length stay the same.", "Only the speed is another one."),
    fixed=_RIGHT_ANGLES, alters=v,
)  # fmt: skip

_CIRCUIT = "slides on two rails in a uniform magnetic field of {B_0} perpendicular to the plane of the rails. A resistor joins the rails; the resistance of the circuit is {R}. The {rod} is pulled at a constant speed of {v}."
_CIRCUIT_FIRST = "In a uniform magnetic field of {B_0}, perpendicular to the plane of two joined rails, a {rod} of length {L_rod} slides along the rails at a constant speed of {v}. The resistance of the circuit is {R}."
_CIRCUIT_LAST = "A {rod} [{L_rod} long|of length {L_rod}] is pulled along two joined rails at {v}. The magnetic field is perpendicular to the plane of the rails and has a strength of {B_0}. The resistance of the circuit is {R}."
_CIRCUIT_SHORT = "Rails, a resistor and a sliding {rod} of length {L_rod} make up a circuit with a resistance of {R}. A uniform field of {B_0} is perpendicular to the plane of the rails. The {rod} moves at a constant {v}."
_SETUPS = (
    f"A {{rod}} of length {{L_rod}} {_CIRCUIT}",
    _CIRCUIT_FIRST,
    _CIRCUIT_LAST,
    _CIRCUIT_SHORT,
)
_BRAKED = (
    "The force on the {rod} opposes its motion.",
    "The magnetic force on the current opposes the motion.",
    "The field brakes the {rod}, and the pull has to make up for it.",
)

ROD_FORCE = Kind(
    "force_that_pulls_a_rod", ROD, (B_0, L_rod, v, R), F_pull, "quantitative", "hard",
    (
        f"{_SETUPS[0]} What force is needed to pull it?",
        f"{_SETUPS[1]} Find the force that must be applied to the {{rod}}.",
        f"{_SETUPS[2]} What force must pull the {{rod}} to keep its speed constant?",
        f"{_SETUPS[3]} Calculate the applied force that keeps it moving.",
    ),
    ("emf_ind = B_0 L_rod v", "I_ind = emf_ind / R", "F_pull = B_0 I_ind L_rod"),
    (
        "EMF B L v, current by Ohm's law, force B I L; at constant speed the pull balances it",
        "The pull balances the magnetic force on the induced current",
        "F = B² L² v / R at constant speed",
    ),
    _BRAKED,
    ("A pull of {F_pull} keeps the speed constant.", "The pull is {F_pull}.", "The magnetic force, and with it the pull, is {F_pull}."),
    ("The speed is constant.", "The resistance of the circuit is {R}."),
    (Mistake("half", B_0**2 * L_rod**2 * v / (2 * R)), Mistake("doubled", 2 * B_0**2 * L_rod**2 * v / R),
     Mistake("a third", B_0**2 * L_rod**2 * v / (3 * R)), Mistake("a quarter", B_0**2 * L_rod**2 * v / (4 * R)),
     Mistake("three times", 3 * B_0**2 * L_rod**2 * v / R)),
    fixed=_RIGHT_ANGLES,
)  # fmt: skip

ROD_POWER = Kind(
    "power_of_a_moving_rod", ROD, (B_0, L_rod, v, R), P, "quantitative", "medium",
    (
        f"{_SETUPS[0]} What electric power is turned into heat?",
        f"{_SETUPS[1]} Find the electric power in the circuit.",
        f"{_SETUPS[2]} What power is turned into heat in the circuit?",
        f"{_SETUPS[3]} Calculate the electric power.",
    ),
    ("emf_ind = B_0 L_rod v", "I_ind = emf_ind / R", "P = emf_ind I_ind"),
    (
        "EMF B L v, current by Ohm's law, power EMF times current",
        "The pull supplies the electric power: P = ε² / R",
        "P = ε I with ε = B L v and I = ε / R",
    ),
    _BRAKED,
    ("A power of {P} is turned into heat.", "The electric power is {P}.", "The pull supplies {P}."),
    ("The speed is constant.", "The resistance of the circuit is {R}."),
    (Mistake("half", (B_0 * L_rod * v) ** 2 / (2 * R)), Mistake("doubled", 2 * (B_0 * L_rod * v) ** 2 / R), Mistake("a quarter", (B_0 * L_rod * v) ** 2 / (4 * R)),
     Mistake("a third", (B_0 * L_rod * v) ** 2 / (3 * R))),
    fixed=_RIGHT_ANGLES,
)  # fmt: skip


def _rails(
    name: str, regime: str, side: str, sense: float, points: str, effect: tuple[str, ...]
) -> Kind:
    return Kind(
        name, regime, (B_0, L_rod, v), "sense_in_loop", "qualitative", "medium",
        (
            f"Two rails lie in the plane of the page and are joined by a resistor at their left ends. A {{rod}} of length {{L_rod}} lies across them and moves {side} at {{v}}. The magnetic field of {{B_0}} points {points}. Does the induced current flow clockwise or counterclockwise?",
            f"A {{rod}} of length {{L_rod}} slides {side} at {{v}} on two rails in the plane of the page, which a resistor joins at their left ends. A field of {{B_0}} points {points}. In which sense does the current flow, clockwise or counterclockwise?",
            f"In a magnetic field of {{B_0}} that points {points}, a {{rod}} of length {{L_rod}} moves {side} at {{v}} on rails in the plane of the page. The rails are joined at their left ends. Is the induced current clockwise or counterclockwise?",
            f"A resistor joins the left ends of two rails in the plane of the page. Across them a {{rod}} of length {{L_rod}} is pulled {side} at {{v}}, in a field of {{B_0}} that points {points}. Does the current flow clockwise or counterclockwise?",
        ),
        ("emf_ind = B_0 L_rod v",),
        (
            "Lenz's law: the induced current opposes the change of flux",
            "The current's own field works against the change of the flux (Lenz's law)",
            "Lenz's law with the right-hand rule",
        ),
        effect,
        ("An EMF of {emf_ind} drives the current.", "The EMF in the circuit is {emf_ind}.", "The {rod} drives the current with {emf_ind}."),
        (f"The {{rod}} moves {side}.", f"The {{field}} points {points}."),
        fixed={**_RIGHT_ANGLES, s_B: sense, s_end: 1.0},
    )  # fmt: skip


_MORE = (
    "The flux through the loop increases.",
    "The loop gets larger, and the flux grows.",
    "The flux increases as the {rod} moves.",
)
_LESS = (
    "The flux through the loop decreases.",
    "The loop gets smaller, and the flux shrinks.",
    "The flux decreases as the {rod} moves.",
)
RAILS_KINDS = (
    _rails(
        "rod_to_the_right_field_inward", RAILS_RIGHT, "to the right", -1.0, "into the page", _MORE
    ),
    _rails(
        "rod_to_the_right_field_outward", RAILS_RIGHT, "to the right", 1.0, "out of the page", _MORE
    ),
    _rails("rod_to_the_left_field_inward", RAILS_LEFT, "to the left", -1.0, "into the page", _LESS),
    _rails(
        "rod_to_the_left_field_outward", RAILS_LEFT, "to the left", 1.0, "out of the page", _LESS
    ),
)

_PEAK = N * B_0 * A * 2 * pi * f_rot
PEAK = Kind(
    "peak_emf_of_a_generator", GENERATOR, (N, A, B_0, f_rot), emf_max, "quantitative", "medium",
    (
        "The {coil} of a generator has [{N_c} turns|the number of turns {N_c}] and an area of {A}. It rotates at a frequency of {f_rot} in a uniform magnetic field of {B_0}, about an axis perpendicular to the field. What is the peak EMF?",
        "A {coil} of area {A} with [{N_c} turns|the number of turns {N_c}] rotates in a magnetic field of {B_0} about an axis perpendicular to the field, with a frequency of {f_rot}. Find the maximum EMF.",
        "In a uniform field of {B_0}, a {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} rotates steadily; its axis is perpendicular to the field and its frequency is {f_rot}. How large is the peak EMF?",
        "A generator has a rotating {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} in a magnetic field of {B_0}. The frequency of rotation is {f_rot}. Calculate the peak EMF.",
    ),
    ("omega = 2 pi f_rot", "emf_max = N_c B_0 A omega"),
    (
        "Peak EMF of a rotating {coil}: ε_max = N B A ω",
        "The flux changes fastest when the plane of the {coil} lies along the field: ε_max = N B A ω",
        "ε = N B A ω sin ωt, with ω = 2πf",
    ),
    (
        "The flux through the {coil} goes up and down as it rotates.",
        "The rotating {coil} delivers an alternating EMF.",
        "The EMF is largest when the flux changes fastest.",
    ),
    ("The peak EMF is {emf_max}.", "The EMF reaches {emf_max} twice in each turn.", "The EMF swings between plus and minus {emf_max}."),
    ("The axis is perpendicular to the {field}.", "The frequency is {f_rot}."),
    (Mistake("frequency for angular speed", N * B_0 * A * f_rot), Mistake("mean for peak", 4 * N * B_0 * A * f_rot), Mistake("one turn only", _PEAK / N),
     Mistake("effective value", _PEAK / sqrt(2)), Mistake("angular speed over two", _PEAK / 2)),
)  # fmt: skip

OTHER_RATE = Kind(
    "peak_emf_at_another_rate", FASTER, (emf_max, f_rot, f_after), emf_after, "counterfactual", "easy",
    (
        "A simple generator gives a peak EMF of {emf_max} when its {coil} turns at {f_rot}. The {coil} is now turned at {f_after} in the same field. What is the new peak EMF?",
        "The {coil} of a generator turns at {f_rot} and gives a peak EMF of {emf_max}. In the same field it is now turned at {f_after}. Find the new peak EMF.",
        "When the {coil} of a generator rotates at {f_rot}, it gives a peak EMF of {emf_max}. The {coil} is now turned at {f_after}, and nothing else is different. How large is the new peak EMF?",
        "A generator has a peak EMF of {emf_max} at a frequency of {f_rot}. Its {coil} is now turned at {f_after} in the same field. Calculate the new peak EMF.",
    ),
    ("r_f = f_after / f_rot", "emf_after = r_f emf_max"),
    (
        "ε_max = N B A ω: the peak EMF is proportional to the rate of rotation",
        "With the same {coil} and field, the peak EMF goes with the rate",
        "The flux changes as much in another time, so the EMF follows the rate",
    ),
    (
        "The flux goes up and down at another rate.",
        "The rate of change of the flux follows the rate of rotation.",
        "Each turn takes another time, and the flux changes at another rate.",
    ),
    ("The new peak EMF is {emf_after}.", "The EMF now reaches {emf_after}.", "The peak EMF becomes {emf_after}."),
    ("The {coil} and the {field} are the same.", "The rates are in the ratio {r_f}."),
    (Mistake("unchanged ratio inverted", emf_max * f_rot / f_after), Mistake("squared", emf_max * (f_after / f_rot) ** 2),
     Mistake("root", emf_max * sqrt(f_after / f_rot)), Mistake("doubled", 2 * emf_max * f_after / f_rot)),
    where=(Gt(f_after / f_rot, 1.2) | Lt(f_after / f_rot, 0.8), Lt(f_after / f_rot, 6), Gt(f_after / f_rot, 0.15)),
)  # fmt: skip

_TURNS_RULES = (
    "Ideal transformer: voltages are in the ratio of the turns",
    "The same flux runs through both coils, so V_s / V_p = N_s / N_p",
    "Each turn of both coils has the same EMF",
)
_FLUX_SHARED = (
    "The alternating flux of the core runs through both coils.",
    "Every turn, on either coil, has the same EMF.",
    "The core leads the changing flux of the {primary} through the {secondary}.",
)
SECONDARY_VOLTAGE = Kind(
    "secondary_voltage", TRANSFORMER, (V_p, N_p, N_s), V_s, "quantitative", "easy",
    (
        "The primary coil of an ideal transformer has [{N_p} turns|the number of turns {N_p}], its secondary coil [{N_s} turns|the number of turns {N_s}]. The primary is connected to an alternating voltage of {V_p}. What is the secondary voltage?",
        "An ideal transformer has [{N_p} turns on the primary coil and {N_s} turns on the secondary coil|{N_p} for the turns of the primary and {N_s} for those of the secondary]. The primary voltage is {V_p}. Find the secondary voltage.",
        "A primary voltage of {V_p} is applied to an ideal transformer whose primary coil has [{N_p} turns|the number of turns {N_p}] and whose secondary coil has [{N_s} turns|the number of turns {N_s}]. How large is the secondary voltage?",
        "An ideal transformer with [{N_p} primary turns and {N_s} secondary turns|the numbers of turns {N_p} and {N_s}] is connected to a primary voltage of {V_p}. Calculate the secondary voltage.",
    ),
    ("V_s = V_p N_s / N_p",), _TURNS_RULES, _FLUX_SHARED,
    ("The secondary voltage is {V_s}.", "The secondary delivers {V_s}.", "Between the ends of the secondary there are {V_s}."),
    ("The transformer is ideal.", "The primary voltage is {V_p}."),
    (Mistake("ratio inverted", V_p * N_p / N_s), Mistake("squared", V_p * (N_s / N_p) ** 2), Mistake("root", V_p * sqrt(N_s / N_p)),
     Mistake("half", V_p * N_s / (2 * N_p)), Mistake("doubled", 2 * V_p * N_s / N_p)),
    where=(Gt(N_s / N_p, 1.15) | Lt(N_s / N_p, 0.87),),
)  # fmt: skip

PRIMARY_CURRENT = Kind(
    "primary_current", TRANSFORMER, (V_p, V_s, I_s), I_p, "quantitative", "medium",
    (
        "An ideal transformer turns a primary voltage of {V_p} into a secondary voltage of {V_s}. The secondary current is {I_s}. What is the primary current?",
        "The primary voltage of an ideal transformer is {V_p} and the secondary voltage {V_s}. With a secondary current of {I_s}, find the primary current.",
        "At a primary voltage of {V_p}, an ideal transformer has a secondary voltage of {V_s} and a secondary current of {I_s}. How large is the primary current?",
        "A secondary current of {I_s} flows at a secondary voltage of {V_s}; the primary voltage of the ideal transformer is {V_p}. Calculate the primary current.",
    ),
    ("P_s = V_s I_s", "I_p = P_s / V_p"),
    (
        "An ideal transformer passes on all its power: V_p I_p = V_s I_s",
        "Power in equals power out",
        "No losses: the currents go inversely with the voltages",
    ),
    (
        "The primary takes in the power that the secondary delivers.",
        "All of the power is passed on.",
        "The power is the same on both sides.",
    ),
    ("The primary current is {I_p}.", "A current of {I_p} flows in the primary.", "The primary draws {I_p}."),
    ("The transformer is ideal.", "The secondary delivers {P_s}."),
    (Mistake("ratio inverted", I_s * V_p / V_s), Mistake("half", I_s * V_s / (2 * V_p)), Mistake("doubled", 2 * I_s * V_s / V_p),
     Mistake("ratio squared", I_s * (V_s / V_p) ** 2)),
    where=(Gt(V_s / V_p, 1.15) | Lt(V_s / V_p, 0.87),),
)  # fmt: skip

_STEP = (
    "The primary coil of a transformer has [{N_p} turns|the number of turns {N_p}], its secondary coil [{N_s} turns|the number of turns {N_s}]. Is it a step-up or a step-down transformer?",
    "A transformer has [{N_p} turns on the primary coil and {N_s} turns on the secondary coil|{N_p} for the turns of the primary and {N_s} for those of the secondary]. Is it a step-up or a step-down transformer?",
    "A transformer has a primary coil with [{N_p} turns|the number of turns {N_p}] and a secondary coil with [{N_s} turns|the number of turns {N_s}]. Does it step the voltage up or down?",
    "With [{N_p} primary turns and {N_s} secondary turns|the numbers of turns {N_p} and {N_s}], is a transformer a step-up or a step-down transformer?",
)  # fmt: skip
_RATIO = (
    "The ratio of the turns is {k_t}.",
    "The voltage is multiplied by {k_t}.",
    "The secondary has {k_t} times as many turns as the primary.",
)
STEP_UP = Kind(
    "step_up", TRANSFORMER, (N_p, N_s), "step", "qualitative", "easy", _STEP, ("k_t = N_s / N_p",), _TURNS_RULES, _FLUX_SHARED, _RATIO,
    ("The primary has {N_p} turns.", "The secondary has {N_s} turns."), where=(Gt(N_s / N_p, 1.15),),
)  # fmt: skip
STEP_DOWN = Kind(
    "step_down", TRANSFORMER, (N_p, N_s), "step", "qualitative", "easy", _STEP, ("k_t = N_s / N_p",), _TURNS_RULES, _FLUX_SHARED, _RATIO,
    ("The primary has {N_p} turns.", "The secondary has {N_s} turns."), where=(Lt(N_s / N_p, 0.87),),
)  # fmt: skip

MACHINE_KINDS = (
    ROD_EMF, OTHER_SPEED, ROD_FORCE, ROD_POWER, *RAILS_KINDS, PEAK, OTHER_RATE, SECONDARY_VOLTAGE, PRIMARY_CURRENT, STEP_UP, STEP_DOWN,
)  # fmt: skip
