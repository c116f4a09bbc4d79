"""Question kinds about coils: changing field, tilt, charge, turning, no change; magnets and senses.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import Abs, cos, pi, sin

from wmw.core.family import Ge, Gt, Kind, Mistake
from wmw.families.em_induction.symbols import (
    B_0,
    B_2,
    CONSTANT,
    FIELD,
    GROWING,
    NORTH_NEAR,
    SHRINKING,
    SOUTH_NEAR,
    TILTED,
    TURNED,
    A,
    Delta_t,
    N,
    Q,
    R,
    alpha,
    emf_ind,
    s_B,
    s_view,
    theta_1,
    theta_2,
    theta_n,
)

_CHANGES = (Gt(Abs(B_2 - B_0), 0.2 * B_0), Ge(B_2, 0))
_FULL = N * A * Abs(B_2 - B_0) / Delta_t
_FARADAY = (
    "Faraday's law: the EMF is the number of turns times the rate of change of the flux",
    "ε = N ΔΦ/Δt, with the change of the flux through each turn",
    "A changing flux induces an EMF in every turn, and the turns are in series",
)
_INDUCES = (
    "The changing flux induces an EMF in the {coil}.",
    "As long as the {field} changes, an EMF is induced in the {coil}.",
    "The change of flux through each turn induces an EMF.",
)
_IS = (
    "An EMF of {emf_ind} acts in the {coil} during the change.",
    "The induced EMF is {emf_ind}.",
    "While the {field} changes, the EMF is {emf_ind}.",
)

FIELD_CHANGE = Kind(
    "emf_of_a_changing_field", FIELD, (N, A, B_0, B_2, Delta_t), emf_ind, "quantitative", "easy",
    (
        "A flat {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} lies perpendicular to a uniform magnetic field. The field changes steadily from {B_0} to {B_2} in a time of {Delta_t}. What is the magnitude of the induced EMF?",
        "The magnetic field through a {coil} of area {A} with [{N_c} turns|the number of turns {N_c}] is perpendicular to its plane. The field changes from {B_0} to {B_2} within {Delta_t}, at a steady rate. Find the magnitude of the EMF induced in the {coil}.",
        "A {coil} has [{N_c} turns|the number of turns {N_c}] and an area of {A}. It is perpendicular to a magnetic field, which changes steadily from {B_0} to {B_2} during {Delta_t}. How large is the induced EMF?",
        "At right angles to its plane, a {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} is passed by a magnetic field that changes steadily from {B_0} to {B_2} in {Delta_t}. Calculate the magnitude of the induced EMF.",
    ),
    ("Phi_change = A abs(B_2 - B_0)", "emf_ind = N_c Phi_change / Delta_t"), _FARADAY, _INDUCES, _IS,
    ("The {field} is perpendicular to the plane of the {coil}.", "The {field} changes from {B_0} to {B_2}."),
    (Mistake("one turn only", _FULL / N), Mistake("final field alone", N * A * B_2 / Delta_t), Mistake("first field alone", N * A * B_0 / Delta_t),
     Mistake("fields added", N * A * (B_0 + B_2) / Delta_t), Mistake("half", _FULL / 2)),
    fixed={theta_n: 0.0}, where=_CHANGES,
)  # fmt: skip

OTHER_TIME = Kind(
    "emf_of_a_change_in_another_time", FIELD, (N, A, B_0, B_2, Delta_t), emf_ind, "counterfactual", "medium",
    (
        "A flat {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} lies perpendicular to a uniform magnetic field. The field changes steadily from {B_0} to {B_2} in a time of {Delta_t}. What would the induced EMF be if the same change took {Delta_t_new} instead?",
        "The magnetic field through a {coil} of area {A} with [{N_c} turns|the number of turns {N_c}] is perpendicular to its plane and changes steadily from {B_0} to {B_2} within {Delta_t}. The time of the change is now changed to {Delta_t_new}. Find the induced EMF.",
        "A {coil} has [{N_c} turns|the number of turns {N_c}] and an area of {A}. A magnetic field perpendicular to it changes steadily from {B_0} to {B_2} during {Delta_t}. How large is the induced EMF if the time is changed to {Delta_t_new}?",
        "At right angles to its plane, a {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} is passed by a magnetic field that changes steadily from {B_0} to {B_2} in {Delta_t}. Calculate the induced EMF after this time has been changed to {Delta_t_new}.",
    ),
    ("Phi_change = A abs(B_2 - B_0)", "emf_ind = N_c Phi_change / Delta_t"), _FARADAY,
    (
        "The same change of flux takes another time, and the EMF follows its rate.",
        "The flux changes by the same amount at another rate.",
        "The rate of change of the flux decides, not the change alone.",
    ),
    ("The induced EMF is then {emf_ind}.", "With the new time the EMF is {emf_ind}.", "An EMF of {emf_ind} is induced."),
    ("The change of the flux is the same.", "Only the time is another one."),
    fixed={theta_n: 0.0}, where=_CHANGES, alters=Delta_t,
)  # fmt: skip

_ZERO = {B_2: 0.0}
TO_THE_PLANE = Kind(
    "emf_with_the_angle_to_the_plane", TILTED, (N, A, B_0, Delta_t, alpha), emf_ind, "quantitative", "hard",
    (
        "A uniform magnetic field of {B_0} makes an angle of {alpha} with the plane of a {coil} that has [{N_c} turns|the number of turns {N_c}] and an area of {A}. The field is switched off and falls steadily to zero in {Delta_t}. What is the magnitude of the induced EMF?",
        "A flat {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} stands in a magnetic field of {B_0}; the angle between the field and the plane of the {coil} is {alpha}. The field falls steadily to zero within {Delta_t}. Find the magnitude of the induced EMF.",
        "The lines of a magnetic field of {B_0} meet the plane of a {coil} at an angle of {alpha} to the plane. The {coil} has [{N_c} turns|the number of turns {N_c}] and an area of {A}, and the field falls steadily to zero during {Delta_t}. How large is the induced EMF?",
        "A {coil} of area {A} with [{N_c} turns|the number of turns {N_c}] is in a magnetic field of {B_0}. The angle that the field makes with the plane of the {coil} is {alpha}. Calculate the magnitude of the EMF that is induced while the field falls steadily to zero in {Delta_t}.",
    ),
    ("theta_n = pi/2 - alpha", "Phi_change = B_0 A cos(theta_n)", "emf_ind = N_c Phi_change / Delta_t"),
    (
        "Faraday's law; the flux is B A cos θ with the angle from the normal of the {coil}",
        "Only the component of the {field} along the normal makes flux: Φ = B A cos θ",
        "ε = N ΔΦ/Δt, the angle to the plane being the complement of that to the normal",
    ),
    (
        "The vanishing flux induces an EMF in the {coil}.",
        "The flux decreases steadily to nothing.",
        "The flux through the {coil} decreases, and an EMF is induced.",
    ),
    _IS, ("The given angle is to the plane, not to the normal.", "The {field} falls to zero."),
    (Mistake("angle taken from the normal", N * A * B_0 * cos(alpha) / Delta_t), Mistake("angle left out", N * A * B_0 / Delta_t),
     Mistake("one turn only", A * B_0 * sin(alpha) / Delta_t), Mistake("half", N * A * B_0 * sin(alpha) / (2 * Delta_t)),
     Mistake("doubled", 2 * N * A * B_0 * sin(alpha) / Delta_t)),
    fixed=_ZERO,
)  # fmt: skip

TO_THE_NORMAL = Kind(
    "emf_with_the_angle_to_the_normal", TILTED, (N, A, B_0, Delta_t, theta_n), emf_ind, "quantitative", "medium",
    (
        "A uniform magnetic field of {B_0} makes an angle of {theta_n} with the normal of a {coil} that has [{N_c} turns|the number of turns {N_c}] and an area of {A}. The field is switched off and falls steadily to zero in {Delta_t}. What is the magnitude of the induced EMF?",
        "A flat {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} stands in a magnetic field of {B_0}; the angle between the field and the normal of the {coil} is {theta_n}. The field falls steadily to zero within {Delta_t}. Find the magnitude of the induced EMF.",
        "The lines of a magnetic field of {B_0} meet a {coil} at an angle of {theta_n} to its normal. The {coil} has [{N_c} turns|the number of turns {N_c}] and an area of {A}, and the field falls steadily to zero during {Delta_t}. How large is the induced EMF?",
        "A {coil} of area {A} with [{N_c} turns|the number of turns {N_c}] is in a magnetic field of {B_0}. The angle that the field makes with the normal of the {coil} is {theta_n}. Calculate the magnitude of the EMF that is induced while the field falls steadily to zero in {Delta_t}.",
    ),
    ("Phi_change = B_0 A cos(theta_n)", "emf_ind = N_c Phi_change / Delta_t"),
    (
        "Faraday's law; the flux is B A cos θ with the angle from the normal of the {coil}",
        "Only the component of the {field} along the normal makes flux: Φ = B A cos θ",
        "ε = N ΔΦ/Δt with Φ = B A cos θ",
    ),
    (
        "The vanishing flux induces an EMF in the {coil}.",
        "The flux decreases steadily to nothing.",
        "The flux through the {coil} decreases, and an EMF is induced.",
    ),
    _IS, ("The given angle is to the normal.", "The {field} falls to zero."),
    (Mistake("angle taken from the plane", N * A * B_0 * sin(theta_n) / Delta_t), Mistake("angle left out", N * A * B_0 / Delta_t),
     Mistake("one turn only", A * B_0 * cos(theta_n) / Delta_t), Mistake("half", N * A * B_0 * cos(theta_n) / (2 * Delta_t)),
     Mistake("doubled", 2 * N * A * B_0 * cos(theta_n) / Delta_t)),
    fixed=_ZERO,
)  # fmt: skip

CHARGE = Kind(
    "charge_that_flows", FIELD, (N, A, B_0, R), Q, "quantitative", "hard",
    (
        "A closed {coil} with [{N_c} turns|the number of turns {N_c}], an area of {A} and a total resistance of {R} lies perpendicular to a magnetic field of {B_0}. The field is switched off. How much charge flows through the {coil}?",
        "A magnetic field of {B_0} is perpendicular to the plane of a closed {coil} of area {A} with [{N_c} turns|the number of turns {N_c}] and a resistance of {R}. The field falls to zero. Find the charge that flows through the wire.",
        "The closed {coil} has [{N_c} turns|the number of turns {N_c}], an area of {A} and a resistance of {R}. It lies perpendicular to a field of {B_0}, which is then switched off. What charge flows in the {coil}?",
        "At right angles to its plane, a closed {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} is passed by a magnetic field of {B_0}; its resistance is {R}. Calculate the charge that flows while the field falls to zero.",
    ),
    ("Phi_change = B_0 A", "Q = N_c Phi_change / R"),
    (
        "The charge is N ΔΦ/R, whatever time the change takes",
        "Faraday's and Ohm's laws: Q = I Δt = N ΔΦ/R",
        "EMF times time is N ΔΦ, and divided by the resistance it is the charge",
    ),
    (
        "The vanishing flux drives a current through the {coil}.",
        "A current flows until the {field} is gone.",
        "The flux decreases, and a pulse of current runs through the wire.",
    ),
    ("A charge of {Q} flows.", "In all, {Q} flow through the wire.", "The charge is {Q}."),
    ("The {field} falls to zero.", "The resistance is {R}."),
    (Mistake("one turn only", A * B_0 / R), Mistake("doubled", 2 * N * A * B_0 / R), Mistake("half", N * A * B_0 / (2 * R)),
     Mistake("a quarter", N * A * B_0 / (4 * R))),
    fixed={theta_n: 0.0, B_2: 0.0},
)  # fmt: skip

TURN = Kind(
    "mean_emf_of_a_quarter_turn", TURNED, (N, A, B_0, Delta_t), emf_ind, "quantitative", "medium",
    (
        "A {coil} with [{N_c} turns|the number of turns {N_c}] and an area of {A} is in a uniform magnetic field of {B_0}, with its plane perpendicular to the field. It is turned until its plane is parallel to the field, which takes {Delta_t}. What is the magnitude of the average induced EMF?",
        "In a uniform magnetic field of {B_0}, a {coil} of area {A} with [{N_c} turns|the number of turns {N_c}] is turned from perpendicular to parallel to the field within {Delta_t}. Find the magnitude of the average EMF.",
        "A {coil} has [{N_c} turns|the number of turns {N_c}] and an area of {A}. In a field of {B_0} it makes a quarter turn in {Delta_t}, from a position perpendicular to the field. How large is the average induced EMF?",
        "The plane of a {coil} of area {A} with [{N_c} turns|the number of turns {N_c}] is first perpendicular to a uniform field of {B_0}. In {Delta_t} the {coil} makes a quarter turn. Calculate the magnitude of the average induced EMF.",
    ),
    ("Phi_change = B_0 A", "emf_ind = N_c Phi_change / Delta_t"),
    (
        "Faraday's law for the mean: the change of flux divided by the time",
        "Average EMF = N ΔΦ/Δt; the flux goes from B A to zero",
        "The mean EMF follows from the whole change of the flux, not from its fastest change",
    ),
    (
        "The flux decreases from its largest value to nothing.",
        "Turning the {coil} takes the flux away.",
        "The flux through the {coil} decreases while it turns.",
    ),
    ("The average EMF is {emf_ind}.", "During the turn the EMF is {emf_ind} on average.", "On average {emf_ind} are induced."),
    ("At first the flux is largest.", "At the end no field line passes through the {coil}."),
    (Mistake("peak for mean", pi * N * A * B_0 / (2 * Delta_t)), Mistake("one turn only", A * B_0 / Delta_t), Mistake("half a turn", 2 * N * A * B_0 / Delta_t),
     Mistake("half", N * A * B_0 / (2 * Delta_t))),
    fixed={theta_1: 0.0, theta_2: 1.5707963267948966},
)  # fmt: skip

_ASKS = (
    "Is there an induced EMF in the {coil} during this time?",
    "Is any EMF induced in it during this time?",
    "During this time, is any EMF induced in the {coil}?",
    "Is there any induced EMF in the {coil} meanwhile?",
)
_RULES_WHETHER = (
    "Only a changing flux induces an EMF",
    "Faraday's law: the EMF is the rate of change of the flux, not the flux",
    "Ask whether the flux through the {coil} changes",
)
INDUCED = Kind(
    "emf_in_a_changing_field", FIELD, (N, A, B_0, B_2, Delta_t), "emf_appears", "qualitative", "easy",
    (
        f"A {{coil}} with [{{N_c}} turns|the number of turns {{N_c}}] and an area of {{A}} is held perpendicular to a magnetic field. Its strength is {{B_0}} at the beginning and {{B_2}} after {{Delta_t}}. {_ASKS[0]}",
        f"A {{coil}} of area {{A}} with [{{N_c}} turns|the number of turns {{N_c}}] lies perpendicular to a magnetic field of {{B_0}}; after {{Delta_t}} the final field is {{B_2}}. {_ASKS[1]}",
        f"A field perpendicular to a {{coil}} with [{{N_c}} turns|the number of turns {{N_c}}] and an area of {{A}} is {{B_0}} at first, and {{Delta_t}} later the final field is {{B_2}}. {_ASKS[2]}",
        f"A {{coil}} ([{{N_c}} turns|number of turns {{N_c}}], area {{A}}) lies perpendicular to a magnetic field of {{B_0}}. Within {{Delta_t}} the field becomes {{B_2}}. {_ASKS[3]}",
    ),
    ("Phi_1 = B_0 A", "Phi_2 = B_2 A"), _RULES_WHETHER,
    ("The flux through each turn is another one afterwards.", "The flux through the turns is not the same at both times.",
     "The field lines through the {coil} change in number."),
    ("The flux through a turn goes from {Phi_1} to {Phi_2}.", "From {Phi_1} the flux comes to {Phi_2}.", "The flux is {Phi_1} first and {Phi_2} then."),
    ("The {coil} is perpendicular to the {field}.", "Its area is {A}."),
    fixed={theta_n: 0.0}, where=_CHANGES,
)  # fmt: skip
NOT_INDUCED = Kind(
    "no_emf_in_a_constant_field", CONSTANT, (N, A, B_0, Delta_t), "emf_appears", "qualitative", "easy",
    (
        f"A {{coil}} with [{{N_c}} turns|the number of turns {{N_c}}] and an area of {{A}} is held at rest perpendicular to a magnetic field. Its strength stays at {{B_0}} for {{Delta_t}}. {_ASKS[0]}",
        f"A {{coil}} of area {{A}} with [{{N_c}} turns|the number of turns {{N_c}}] lies perpendicular to a magnetic field of {{B_0}}; for {{Delta_t}} the field stays constant. {_ASKS[1]}",
        f"A field perpendicular to a {{coil}} with [{{N_c}} turns|the number of turns {{N_c}}] and an area of {{A}} is {{B_0}} strong, and it is kept constant for {{Delta_t}}. {_ASKS[2]}",
        f"A {{coil}} ([{{N_c}} turns|number of turns {{N_c}}], area {{A}}) lies at rest perpendicular to a magnetic field of {{B_0}}. For {{Delta_t}} the field is constant. {_ASKS[3]}",
    ),
    ("Phi_1 = B_0 A",), _RULES_WHETHER,
    ("The flux through each turn is the same all the time.", "Neither the {coil} nor the {field} changes.",
     "The field lines through the {coil} stay as many as they are."),
    ("The flux through a turn is {Phi_1} all the time.", "A flux of {Phi_1} passes through each turn, first and last.", "The flux stays {Phi_1}."),
    ("The {coil} is perpendicular to the {field}.", "Its area is {A}."),
    fixed={theta_n: 0.0},
)  # fmt: skip

# -- senses -----------------------------------------------------------------------------------

_LENZ = (
    "Lenz's law: the induced current opposes the change of flux",
    "The field of the induced current works against the change of the flux (Lenz's law)",
    "Lenz's law with the right-hand rule",
)


def _loop(
    name: str, regime: str, sense: float, change: str, side: str, effect: tuple[str, ...], less: str
) -> Kind:
    return Kind(
        name, regime, (B_0, A), "sense_in_loop", "qualitative", "medium",
        (
            f"A {{coil}} of area {{A}} lies in the plane of the page, in a magnetic field that points {side} and has a strength of {{B_0}} at first. The field {change}. Does the induced current in the {{coil}} flow clockwise or counterclockwise?",
            f"A magnetic field of {{B_0}} points {side}, through a {{coil}} of area {{A}} that lies in the plane of the page. If the field {change}, does the induced current flow clockwise or counterclockwise?",
            f"In the plane of the page lies a {{coil}} with an area of {{A}}. The field through it points {side}; it is {{B_0}} before the field {change}. In which sense does the induced current flow, clockwise or counterclockwise?",
            f"The field through a {{coil}} in the plane of the page points {side} and is {{B_0}} strong; the area of the {{coil}} is {{A}}. The field {change}. Is the induced current clockwise or counterclockwise?",
        ),
        ("Phi_1 = B_0 A",), _LENZ, effect,
        (f"The induced current makes a field that points {less}.", f"Inside the {{coil}} the field of the current points {less}.",
         f"The current's own field is directed {less}."),
        (f"The {{field}} points {side}.", f"The flux is {{Phi_1}} at first, and the field {change}."),
        fixed={s_B: sense},
    )  # fmt: skip


_UP = ("The flux through the {coil} increases.", "The flux grows.", "The flux increases steadily.")
_DOWN = (
    "The flux through the {coil} decreases.",
    "The flux shrinks.",
    "The flux decreases steadily.",
)
_IN, _OUT = "into the page", "out of the page"
LOOPS = (
    _loop(
        "current_in_a_field_that_grows_inward",
        GROWING,
        -1.0,
        "increases in strength",
        _IN,
        _UP,
        _OUT,
    ),
    _loop(
        "current_in_a_field_that_shrinks_inward",
        SHRINKING,
        -1.0,
        "decreases in strength",
        _IN,
        _DOWN,
        _IN,
    ),
)

_VIEWS = ((1.0, "from the magnet's side"), (-1.0, "from the far side of the {ring}"))


def _magnet(name: str, regime: str, pole: str, view: tuple[float, str]) -> Kind:
    return Kind(
        name, regime, (emf_ind, R), "sense_in_ring", "qualitative", "hard",
        (
            f"The {pole} pole of a {{magnet}} faces a {{ring}} with a resistance of {{R}} along its axis and moves straight toward it, which induces an EMF of {{emf_ind}}. Seen {view[1]}, does the induced current flow clockwise or counterclockwise?",
            f"A {{magnet}} approaches a {{ring}} along its axis, with the {pole} pole ahead. The resistance of the {{ring}} is {{R}}, the induced EMF {{emf_ind}}. Does the induced current flow clockwise or counterclockwise, seen {view[1]}?",
            f"A {{ring}} of resistance {{R}} stands still while the {pole} pole of a {{magnet}} approaches it along the axis and induces an EMF of {{emf_ind}}. As seen {view[1]}, is the induced current clockwise or counterclockwise?",
            f"Along the axis of a {{ring}} (resistance {{R}}), a {{magnet}} moves toward the {{ring}} with its {pole} pole in front; the induced EMF is {{emf_ind}}. In which sense does the induced current flow, seen {view[1]}: clockwise or counterclockwise?",
        ),
        ("I_ind = emf_ind / R",), _LENZ,
        (
            "The flux through the {ring} increases.",
            "The flux through the {ring} grows while the {magnet} comes nearer.",
            "The {ring} repels the {magnet}.",
        ),
        (
            f"The face of the {{ring}} toward the {{magnet}} becomes a {pole} pole.",
            f"The {{ring}} turns a {pole} pole toward the {{magnet}}.",
            f"Toward the {{magnet}} the current makes a {pole} pole.",
        ),
        (f"The {pole} pole comes nearer.", "Equal poles repel each other."),
        fixed={s_view: view[0]},
    )  # fmt: skip


MAGNETS = (
    _magnet("current_as_a_north_pole_approaches", NORTH_NEAR, "north", _VIEWS[0]),
    _magnet("current_as_a_south_pole_approaches", SOUTH_NEAR, "south", _VIEWS[0]),
    _magnet("current_seen_from_the_far_side", SOUTH_NEAR, "south", _VIEWS[1]),
    _magnet("current_of_a_north_pole_seen_from_the_far_side", NORTH_NEAR, "north", _VIEWS[1]),
)

COIL_KINDS = (
    FIELD_CHANGE, OTHER_TIME, TO_THE_PLANE, TO_THE_NORMAL, CHARGE, TURN, INDUCED, NOT_INDUCED, *LOOPS, *MAGNETS,
)  # fmt: skip
