"""Question kinds of the other regimes: area, reversal, half turns, inductance, losses, magnets."""

from __future__ import annotations

from sympy import Symbol, pi

from wmw.core.family import Kind, Mistake
from wmw.families.em_induction.symbols import (
    A_2,
    AREA,
    B_0,
    COIL_PAIR,
    INDUCTOR,
    LOSSY,
    NORTH_NEAR,
    NORTH_OFF,
    RAILS_LEFT,
    RAILS_RIGHT,
    REVERSED,
    ROD,
    ROTOR,
    SOUTH_NEAR,
    SOUTH_OFF,
    TURNED,
    A,
    Delta_t,
    I_end,
    I_p,
    I_start,
    L_ind,
    L_rod,
    M_ind,
    N,
    P_s,
    R,
    V_p,
    W_m,
    emf_ind,
    eta,
    f_rot,
    s_B,
    s_end,
    s_view,
    theta_1,
    theta_2,
    theta_n,
    theta_v,
    v,
)

_TURNS = "[{N_c} turns|the number of turns {N_c}]"
_RIGHT_ANGLES = {theta_v: 1.5707963267948966}
_MEAN = (
    "Faraday's law for the mean: the change of flux divided by the time",
    "Average EMF = N ΔΦ/Δt",
    "The mean EMF is the whole change of the flux through all turns over the time it takes",
)
_ON_AVERAGE = ("The average EMF is {emf_ind}.", "On average the EMF is {emf_ind}.", "An EMF of {emf_ind} is induced on average.")  # fmt: skip

PULLED_OUT = Kind(
    "mean_emf_of_a_coil_pulled_out", AREA, (N, A, B_0, Delta_t), emf_ind, "quantitative", "medium",
    (
        f"A {{coil}} with {_TURNS} and an area of {{A}} lies in a uniform magnetic field of {{B_0}}, perpendicular to it. It is pulled completely out of the field in {{Delta_t}}. What is the magnitude of the average induced EMF?",
        f"A {{coil}} of area {{A}} with {_TURNS} is pulled completely out of a uniform magnetic field of {{B_0}} that is perpendicular to its plane. This takes {{Delta_t}}. Find the magnitude of the average induced EMF.",
        f"In {{Delta_t}} a {{coil}} with {_TURNS} and an area of {{A}} is pulled completely out of a magnetic field of {{B_0}}, to which its plane is at right angles. How large is the average induced EMF?",
        f"A magnetic field of {{B_0}} is perpendicular to the plane of a {{coil}} with {_TURNS} and an area of {{A}}. Within {{Delta_t}} the {{coil}} is pulled completely out of the field. Calculate the magnitude of the average induced EMF.",
    ),
    ("Phi_change = B_0 A", "emf_ind = N_c Phi_change / Delta_t"), _MEAN,
    ("The flux through the {coil} decreases to nothing.", "The area inside the {field} shrinks to nothing.", "In the end no flux is left."),
    _ON_AVERAGE, ("At first the whole area is in the {field}.", "At the end no part of the {coil} is in the {field}."),
    (Mistake("one turn only", A * B_0 / Delta_t), Mistake("turned over", 2 * N * A * B_0 / Delta_t), Mistake("half", N * A * B_0 / (2 * Delta_t)),
     Mistake("a quarter", N * A * B_0 / (4 * Delta_t))),
    fixed={theta_n: 0.0, A_2: 0.0},
)  # fmt: skip

REVERSED_FIELD = Kind(
    "emf_of_a_reversed_field", REVERSED, (N, A, B_0, Delta_t), emf_ind, "quantitative", "hard",
    (
        f"A {{coil}} with {_TURNS} and an area of {{A}} lies perpendicular to a uniform magnetic field of {{B_0}}. The field is reversed at a steady rate within {{Delta_t}}, to the same strength in the opposite direction. What is the magnitude of the induced EMF?",
        f"The magnetic field of {{B_0}} through a {{coil}} of area {{A}} with {_TURNS} is perpendicular to its plane. In {{Delta_t}} it is steadily reversed and has the same strength in the opposite direction. Find the magnitude of the induced EMF.",
        f"A {{coil}} has {_TURNS} and an area of {{A}}. The field perpendicular to its plane is {{B_0}}; it is reversed steadily, to the same strength in the opposite direction, which takes {{Delta_t}}. How large is the induced EMF?",
        f"At right angles to its plane, a {{coil}} with {_TURNS} and an area of {{A}} is passed by a magnetic field of {{B_0}} that is reversed steadily during {{Delta_t}}, to the same strength. Calculate the magnitude of the induced EMF.",
    ),
    ("Phi_change = 2 B_0 A", "emf_ind = N_c Phi_change / Delta_t"),
    (
        "Faraday's law; the flux changes by twice its size when it is reversed",
        "From +Φ to -Φ the flux changes by 2Φ: ε = N · 2 B A/Δt",
        "ε = N ΔΦ/Δt, and the change runs through zero to the other side",
    ),
    ("The changing flux induces an EMF in the {coil}.", "The flux goes to nothing and on to the other side.", "The flux is turned around, and this change induces an EMF."),
    ("An EMF of {emf_ind} acts during the reversal.", "The induced EMF is {emf_ind}.", "While the {field} is reversed, the EMF is {emf_ind}."),
    ("The strength is the same at the end.", "The flux passes the other way afterwards."),
    (Mistake("change counted once", N * A * B_0 / Delta_t), Mistake("one turn only", 2 * A * B_0 / Delta_t), Mistake("a quarter", N * A * B_0 / (2 * Delta_t)),
     Mistake("doubled again", 4 * N * A * B_0 / Delta_t)),
    fixed={theta_n: 0.0},
)  # fmt: skip

HALF_TURN = Kind(
    "mean_emf_of_a_coil_flipped_over", TURNED, (N, A, B_0, Delta_t), emf_ind, "quantitative", "medium",
    (
        f"A {{coil}} with {_TURNS} and an area of {{A}} is in a uniform magnetic field of {{B_0}}, with its plane perpendicular to the field. It is flipped over, by half a turn, within {{Delta_t}}. What is the magnitude of the average induced EMF?",
        f"In a uniform magnetic field of {{B_0}}, perpendicular to its plane, a {{coil}} of area {{A}} with {_TURNS} is flipped over in {{Delta_t}}. Find the magnitude of the average EMF.",
        f"A {{coil}} has {_TURNS} and an area of {{A}}. In a field of {{B_0}} it makes a half turn in {{Delta_t}}, from a position perpendicular to the field. How large is the average induced EMF?",
        f"The plane of a {{coil}} of area {{A}} with {_TURNS} is first perpendicular to a uniform field of {{B_0}}. In {{Delta_t}} the {{coil}} makes a half turn. Calculate the magnitude of the average induced EMF.",
    ),
    ("Phi_change = 2 B_0 A", "emf_ind = N_c Phi_change / Delta_t"),
    (
        "Faraday's law for the mean: the flux afterwards passes through the other face",
        "Average EMF = N ΔΦ/Δt; the flux goes from B A to -B A",
        "The mean EMF follows from the whole change of the flux, which is 2 B A",
    ),
    ("Turning the {coil} takes the flux away and brings it back through the other face.", "The flux through the {coil} changes while it turns.",
     "In the end the flux passes through the other face."),
    _ON_AVERAGE, ("At first the flux is largest.", "Afterwards the {field} enters by the other face."),
    (Mistake("quarter turn", N * A * B_0 / Delta_t), Mistake("one turn only", 2 * A * B_0 / Delta_t), Mistake("peak for mean", pi * N * A * B_0 / Delta_t),
     Mistake("half", N * A * B_0 / (2 * Delta_t))),
    fixed={theta_1: 0.0, theta_2: 3.141592653589793},
)  # fmt: skip

_ABOUT = "about one end"
_SWEEP = B_0 * L_rod**2 * 2 * pi * f_rot / 2
TURNING_ROD = Kind(
    "emf_of_a_rod_that_turns", ROTOR, (B_0, L_rod, f_rot), emf_ind, "quantitative", "hard",
    (
        f"A metal {{rod}} with a length of {{L_rod}} rotates {_ABOUT} with a frequency of {{f_rot}}, in a plane perpendicular to a uniform magnetic field of {{B_0}}. What EMF is induced between its ends?",
        f"In a plane at right angles to a magnetic field of {{B_0}}, a {{rod}} of length {{L_rod}} rotates {_ABOUT} with a frequency of {{f_rot}}. Find the EMF induced between its ends.",
        f"A {{rod}} of length {{L_rod}} is rotated {_ABOUT} in a plane perpendicular to a uniform magnetic field, which has a strength of {{B_0}}. The frequency of rotation is {{f_rot}}. How large is the induced EMF?",
        f"With a frequency of {{f_rot}} a {{rod}} rotates {_ABOUT}; its length is {{L_rod}}. The uniform magnetic field of {{B_0}} is perpendicular to the plane of rotation. Calculate the induced EMF.",
    ),
    ("omega = 2 pi f_rot", "emf_ind = B_0 omega L_rod**2 / 2"),
    (
        "Each piece of the {rod} moves at its own speed; the mean is half that of the tip: ε = B ω L²/2",
        "ε = B ω L²/2 for a {rod} that turns about its end",
        "The {rod} sweeps over the area of a circle in each turn: the rate of flux is B π L² f",
    ),
    ("The field pushes the charges of the moving {rod} toward one end.", "The {rod} acts as a source of EMF while it turns.", "The {rod} sweeps over flux as it turns."),
    ("The EMF between the ends is {emf_ind}.", "An EMF of {emf_ind} is induced.", "Between the ends there are {emf_ind}."),
    ("The pivot end is at rest.", "The frequency is {f_rot}."),
    (Mistake("speed of the tip", 2 * _SWEEP), Mistake("frequency for angular speed", _SWEEP / (2 * pi)), Mistake("half", _SWEEP / 2),
     Mistake("circumference for area", 4 * _SWEEP)),
)  # fmt: skip

NEEDED_SPEED = Kind(
    "speed_for_an_emf", ROD, (B_0, L_rod, emf_ind), v, "quantitative", "medium",
    (
        "A {rod} with a length of {L_rod} moves through a uniform magnetic field of {B_0}, perpendicular to itself and to the field. An EMF of {emf_ind} is induced. How fast does it move?",
        "In a magnetic field of {B_0} a {rod} of length {L_rod} moves perpendicular to itself and to the field. Find the speed at which an EMF of {emf_ind} is induced.",
        "With an induced EMF of {emf_ind} between its ends, a {rod} of length {L_rod} moves perpendicular to itself and to a magnetic field of {B_0}. What is its speed?",
        "The length of a {rod} is {L_rod}. Moving perpendicular to itself and to the magnetic field of {B_0} in which it is, it shows an induced EMF of {emf_ind}. Calculate the speed of the {rod}.",
    ),
    ("v = emf_ind / (B_0 L_rod)",),
    ("EMF in a {rod} that moves across a field: ε = B L v", "ε = B L v, solved for the speed", "The {rod} sweeps over flux at the rate B L v"),
    ("The field pushes the charges of the moving {rod} toward its ends.", "The magnetic force on the moving charges drives them along the {rod}.",
     "The {rod} acts as a source of EMF while it moves."),
    ("The speed is {v}.", "The {rod} moves at {v}.", "A speed of {v} gives this EMF."),
    ("The {rod}, its velocity and the {field} are at right angles to each other.", "The EMF is {emf_ind}."),
    (Mistake("halved", emf_ind / (2 * B_0 * L_rod)), Mistake("doubled", 2 * emf_ind / (B_0 * L_rod)), Mistake("a third", emf_ind / (3 * B_0 * L_rod)),
     Mistake("four times", 4 * emf_ind / (B_0 * L_rod))),
    fixed=_RIGHT_ANGLES
)  # fmt: skip


def _switched_off(name: str, regime: str, constant: Symbol, where: str, law: str) -> Kind:
    slot = "{" + str(constant.name) + "}"
    emf = constant * I_start / Delta_t
    return Kind(
        name, regime, (constant, I_start, Delta_t), emf_ind, "quantitative", "easy",
        (
            f"{where.format(slot)} carries a current of {{I_start}}, which falls steadily to zero in {{Delta_t}}. What is the magnitude of the induced EMF{law}?",
            f"{where.format(slot)} carries a current of {{I_start}}. Within {{Delta_t}} the current falls steadily to zero. Find the magnitude of the induced EMF{law}.",
            f"{where.format(slot)} carries a current of {{I_start}}; it is switched off and falls steadily to zero during {{Delta_t}}. How large is the induced EMF{law}?",
            f"In {{Delta_t}} the current falls steadily to zero. {where.format(slot)} carries a current of {{I_start}} before. Calculate the magnitude of the induced EMF{law}.",
        ),
        ("I_rate = I_start / Delta_t", f"emf_ind = {constant.name} I_rate"),
        (
            "The EMF is the inductance times the rate of change of the current",
            "The flux goes with the current, so its rate of change goes with that of the current",
            "Faraday's law with a flux that is proportional to the current",
        ),
        ("The changing current changes its own flux, and this induces an EMF.", "The flux vanishes together with the current.", "The changing flux induces an EMF."),
        ("The induced EMF is {emf_ind}.", "While the current falls, the EMF is {emf_ind}.", "An EMF of {emf_ind} is induced."),
        ("The current falls to zero.", "The fall takes {Delta_t}."),
        (Mistake("half", emf / 2), Mistake("doubled", 2 * emf), Mistake("a quarter", emf / 4), Mistake("a third", emf / 3)),
        fixed={I_end: 0.0},
    )  # fmt: skip


SELF_INDUCTION = _switched_off("emf_of_self_induction", INDUCTOR, L_ind, "An inductor with a self-inductance of {}", "")  # fmt: skip
MUTUAL_INDUCTION = _switched_off(
    "emf_of_mutual_induction", COIL_PAIR, M_ind, "Two coils have a mutual inductance of {}. The first coil", " in the second coil",
)  # fmt: skip

FIELD_ENERGY = Kind(
    "energy_of_an_inductor", INDUCTOR, (L_ind, I_start), W_m, "quantitative", "easy",
    (
        "An inductor with a self-inductance of {L_ind} carries a current of {I_start}. How much energy is stored in its magnetic field?",
        "An inductor carries a current of {I_start}; its self-inductance is {L_ind}. Find the energy stored in its magnetic field.",
        "The self-inductance of an inductor that carries a current of {I_start} is {L_ind}. What energy is stored in the inductor?",
        "With a self-inductance of {L_ind}, an inductor carries a current of {I_start}. Calculate the energy stored in it.",
    ),
    ("W_m = L_ind I_start**2 / 2",),
    ("Energy of the magnetic field: W = L I²/2", "The source works against the EMF of self-induction while the current grows: L I²/2", "W = L I²/2"),
    ("The current keeps up a magnetic field, and the field holds the energy.", "The energy is stored in the field of the {coil}.", "The energy grows with the square of the current."),
    ("An energy of {W_m} is stored.", "The stored energy is {W_m}.", "The field holds {W_m}."),
    ("The current is {I_start}.", "The self-inductance is {L_ind}."),
    (Mistake("factor left out", L_ind * I_start**2), Mistake("a quarter", L_ind * I_start**2 / 4), Mistake("doubled twice", 2 * L_ind * I_start**2),
     Mistake("a third", L_ind * I_start**2 / 3)),
)  # fmt: skip

OUTPUT = Kind(
    "output_of_a_lossy_transformer", LOSSY, (V_p, I_p, eta), P_s, "quantitative", "easy",
    (
        "A transformer with an efficiency of {eta} is connected to a primary voltage of {V_p} and takes a primary current of {I_p}. What is its output power?",
        "The efficiency of a transformer is {eta}. At a primary voltage of {V_p} its primary current is {I_p}. Find the output power.",
        "A transformer has a primary voltage of {V_p}, a primary current of {I_p} and an efficiency of {eta}. How large is the output power?",
        "At a primary voltage of {V_p}, a primary current of {I_p} flows into a transformer whose efficiency is {eta}. Calculate the output power.",
    ),
    ("P_p = V_p I_p", "P_s = eta P_p"),
    ("Output power is the efficiency times the input power", "P_out = η P_in with P_in = V I", "Part of the power is lost: only the share η comes out"),
    ("Part of the power turns into heat in coils and core.", "The output power is less than the input power.", "The losses take a share of the power."),
    ("The output power is {P_s}.", "The secondary delivers {P_s}.", "{P_s} come out."),
    ("The input power is {P_p}.", "The efficiency is {eta}."),
    (Mistake("no losses", V_p * I_p), Mistake("losses for output", V_p * I_p * (1 - eta)), Mistake("divided", V_p * I_p / eta), Mistake("half", V_p * I_p * eta / 2)),
)  # fmt: skip


def _side(name: str, regime: str, way: str, sense: float, points: str) -> Kind:
    return Kind(
        name, regime, (B_0, L_rod, v), "force_side", "qualitative", "medium",
        (
            f"Two rails lie in the plane of the page and are joined by a resistor at their left ends. A {{rod}} of length {{L_rod}} lies across them and moves {way} at {{v}}. The magnetic field of {{B_0}} points {points}. Which way does the magnetic force on the {{rod}} point, right or left?",
            f"A {{rod}} of length {{L_rod}} slides {way} at {{v}} on two rails in the plane of the page, which a resistor joins at their left ends. A field of {{B_0}} points {points}. In which direction does the magnetic force on the {{rod}} point, left or right?",
            f"In a magnetic field of {{B_0}} that points {points}, a {{rod}} of length {{L_rod}} moves {way} at {{v}} on rails in the plane of the page, joined at their left ends. To which side does the magnetic force on the {{rod}} act, right or left?",
            f"A resistor joins the left ends of two rails in the plane of the page. Across them a {{rod}} of length {{L_rod}} is pulled {way} at {{v}}, in a field of {{B_0}} that points {points}. Which way does the magnetic force on the {{rod}} act, left or right?",
        ),
        ("emf_ind = B_0 L_rod v",),
        ("Lenz's law: the force on the induced current works against the motion", "The magnetic force on the current brakes the {rod} (Lenz's law)",
         "Whatever the direction of the field, the force on the {rod} resists the motion that causes the current"),
        ("The force on the {rod} opposes its motion.", "The magnetic force on the current brakes the {rod}.", "An induced current flows, and the force on it opposes the motion."),
        ("An EMF of {emf_ind} drives the current.", "The EMF in the circuit is {emf_ind}.", "The {rod} drives the current with {emf_ind}."),
        (f"The {{rod}} moves {way}.", f"The {{field}} points {points}."),
        fixed={**_RIGHT_ANGLES, s_B: sense, s_end: 1.0},
    )  # fmt: skip


SIDES = (
    _side("force_on_a_rod_to_the_right", RAILS_RIGHT, "to the right", -1.0, "into the page"),
    _side("force_on_a_rod_to_the_left", RAILS_LEFT, "to the left", -1.0, "into the page"),
)


def _magnet(name: str, regime: str, pole: str, goes: tuple[str, str, str, str], asked: str) -> Kind:
    """Return a kind about a magnet that moves; `goes` are its moves as the four phrasings need them."""
    sense = asked == "sense_in_ring"
    ask = (
        ("Seen from the magnet's side, does the induced current flow clockwise or counterclockwise?", "As seen from the magnet's side, is the induced current clockwise or counterclockwise?")
        if sense
        else ("Is the {magnet} attracted or repelled by the {ring}?", "Does the {ring} attract or repel the {magnet}?")
    )  # fmt: skip
    away = regime in (NORTH_OFF, SOUTH_OFF)
    toward = {"north": "south", "south": "north"}[pole] if away else pole
    return Kind(
        name, regime, (emf_ind, R), asked, "qualitative", "medium",
        (
            f"The {pole} pole of a {{magnet}} faces a {{ring}} with a resistance of {{R}} along its axis and {goes[0]}, which induces an EMF of {{emf_ind}}. {ask[0]}",
            f"A {{magnet}} whose {pole} pole faces a {{ring}} {goes[1]} along the axis. The resistance of the {{ring}} is {{R}}, the induced EMF {{emf_ind}}. {ask[1]}",
            f"A {{ring}} of resistance {{R}} stands still while the {pole} pole of a {{magnet}} {goes[2]} along the axis and induces an EMF of {{emf_ind}}. {ask[0]}",
            f"Along the axis of a {{ring}} (resistance {{R}}), a {{magnet}} {goes[3]}, its {pole} pole facing the {{ring}}; the induced EMF is {{emf_ind}}. {ask[1]}",
        ),
        ("I_ind = emf_ind / R",),
        ("Lenz's law: the induced current opposes the change of flux", "The field of the induced current works against the change of the flux (Lenz's law)",
         "Lenz's law: the current hinders the motion that causes it"),
        (
            ("The flux through the {ring} decreases.", "The flux through the {ring} shrinks.", "The flux decreases as the distance grows.")
            if away
            else ("The flux through the {ring} increases.", "The flux through the {ring} grows.", "The flux increases as the distance shrinks.")
        ),
        (
            f"The face of the {{ring}} toward the {{magnet}} becomes a {toward} pole.",
            f"The {{ring}} turns a {toward} pole toward the {{magnet}}.",
            f"Toward the {{magnet}} the current makes a {toward} pole.",
        ),
        (f"A {pole} pole faces the {{ring}}.", "The current in the {ring} is {I_ind}."),
        fixed={s_view: 1.0},
    )  # fmt: skip


_GOES_OFF = ("is pulled straight away from it", "is pulled away from it", "moves away from it", "moves straight away from it")  # fmt: skip
_COMES = ("moves straight toward it", "moves toward it", "approaches it", "moves straight toward it")  # fmt: skip
MOVING_MAGNETS = (
    _magnet("current_as_a_north_pole_recedes", NORTH_OFF, "north", _GOES_OFF, "sense_in_ring"),
    _magnet("current_as_a_south_pole_recedes", SOUTH_OFF, "south", _GOES_OFF, "sense_in_ring"),
    _magnet("force_as_a_north_pole_recedes", NORTH_OFF, "north", _GOES_OFF, "attraction"),
    _magnet("force_as_a_south_pole_approaches", SOUTH_NEAR, "south", _COMES, "attraction"),
    _magnet("force_as_a_north_pole_approaches", NORTH_NEAR, "north", _COMES, "attraction"),
    _magnet("force_as_a_south_pole_recedes", SOUTH_OFF, "south", _GOES_OFF, "attraction"),
)

MORE_KINDS = (
    PULLED_OUT, REVERSED_FIELD, HALF_TURN, TURNING_ROD, NEEDED_SPEED, SELF_INDUCTION, MUTUAL_INDUCTION, FIELD_ENERGY, OUTPUT, *SIDES, *MOVING_MAGNETS,
)  # fmt: skip
