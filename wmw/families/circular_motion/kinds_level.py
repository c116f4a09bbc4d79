"""Question kinds about rotating discs, strings on a table, conical pendulums and two circles compared.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import Or, cos, pi, sin, sqrt, tan

from wmw.core.family import Gt, Kind, Lt, Mistake, Ne
from wmw.families.circular_motion.symbols import (
    CONICAL,
    F_T,
    FASTER,
    FERRIS,
    FERRIS_BOTTOM,
    FERRIS_TOP,
    HORIZONTAL,
    TABLE,
    TWO_RADII,
    UNIFORM,
    WIDER,
    L,
    M,
    N,
    T_rev,
    a_c,
    d,
    f,
    g,
    k_F,
    m,
    n_rpm,
    omega,
    r,
    r_1,
    r_2,
    theta,
    v,
    v_1,
    v_2,
)

_INWARD = (
    "The velocity of the {body} keeps changing its direction, so it accelerates toward the center.",
    "The {body} is turned aside all the time and accelerates toward the center of its circle.",
    "The speed stays the same while the direction changes; the acceleration is directed toward the center.",
)
_CENTRIPETAL = (
    "Centripetal acceleration a = v²/r",
    "Uniform motion in a circle: the acceleration is v²/r, toward the center",
    "A body on a circle accelerates toward its center with v²/r",
)

ACCELERATION = Kind(
    "centripetal_acceleration", UNIFORM, (r, v), a_c, "quantitative", "easy",
    (
        "A {body} on a rotating {disc} moves in a circle of radius {r} at a constant speed of {v}. What is its centripetal acceleration?",
        "A {disc} rotates steadily. A {body} on it, at a distance of {r} from the axis, moves at a speed of {v}. Find the centripetal acceleration of the {body}.",
        "How large is the centripetal acceleration of a {body} that a rotating {disc} carries round at {v} in a circle with a radius of {r}?",
        "A {body} goes round in a circle on a rotating {disc}. The radius of the circle is {r} and the speed of the {body} is {v}. Calculate its centripetal acceleration.",
    ),
    ("a_c = v^2 / r",), _CENTRIPETAL, _INWARD,
    (
        "The {body} accelerates toward the center at {a_c}.",
        "Its acceleration is {a_c}, toward the center.",
        "The centripetal acceleration of the {body} is {a_c}.",
    ),
    ("The speed is constant.", "The radius of the circle is {r}."),
    (Mistake("square left out", v / r), Mistake("multiplied by the radius", v**2 * r), Mistake("diameter for radius", v**2 / (2 * r)),
     Mistake("radius halved", 2 * v**2 / r), Mistake("radius squared", v**2 / r**2)),
    where=(Lt(v**2, 15 * g * r), Gt(v**2, 0.3 * g * r)),
)  # fmt: skip

WHEEL = Kind(
    "acceleration_from_diameter_and_period", FERRIS, (d, T_rev), a_c, "quantitative", "medium",
    (
        "A {disc} with a diameter of {d} turns steadily once every {T_rev}. What is the centripetal acceleration of a {body} on its rim?",
        "A {body} sits at the rim of a {disc}. The diameter of the {disc} is {d} and its period of rotation is {T_rev}. Find the centripetal acceleration of the {body}.",
        "How large is the centripetal acceleration of a {body} at the rim of a {disc} that measures {d} in diameter and turns steadily with a period of {T_rev}?",
        "A {disc} has a diameter of {d} and rotates with a period of {T_rev}. Calculate the centripetal acceleration of a {body} at its rim.",
    ),
    ("r = d / 2", "v = 2 pi r / T_rev", "a_c = v^2 / r"),
    (
        "The radius is half the diameter; speed from the period, then a = v²/r",
        "One circumference per period gives the speed, and a = v²/r the acceleration",
        "Uniform motion in a circle: a = 4π²r/T²",
    ),
    _INWARD,
    (
        "The {body} accelerates toward the center at {a_c}.",
        "At the rim the speed is {v} and the acceleration {a_c}.",
        "The centripetal acceleration at the rim is {a_c}.",
    ),
    ("The {body} is at the rim.", "The radius is half of {d}."),
    (Mistake("diameter for radius", 4 * pi**2 * d / T_rev**2), Mistake("2 pi not squared", pi * d / T_rev**2), Mistake("period not squared", 2 * pi**2 * d / T_rev),
     Mistake("diameter as circumference of travel", (d / T_rev) ** 2 / (d / 2)), Mistake("half", pi**2 * d / T_rev**2)),
)  # fmt: skip

SPEED_FROM_TURNS = Kind(
    "speed_from_rotation_rate", UNIFORM, (r, n_rpm), v, "quantitative", "easy",
    (
        "A {disc} turns at {n_rpm}. What is the speed of a {body} that lies on it at a distance of {r} from the axis?",
        "A {body} lies on a rotating {disc}, {r} from the axis. The {disc} spins at {n_rpm}. Find the speed of the {body}.",
        "How fast does a {body} move that rides on a rotating {disc} at {r} from the axis, if the {disc} turns at {n_rpm}?",
        "A {disc} has a rate of rotation of {n_rpm}. Calculate the speed of a {body} on it at a distance of {r} from the axis.",
    ),
    ("omega = n_rpm", "v = omega r"),
    (
        "Speed is angular speed times radius; a turn is 2π radians",
        "v = ω r with ω in radians per second",
        "Each turn is one circumference 2πr",
    ),
    _INWARD,
    (
        "The {body} moves at {v}.",
        "With an angular speed of {omega} the {body} has a speed of {v}.",
        "The speed of the {body} comes to {v}.",
    ),
    ("One revolution is 2π radians.", "A minute has 60 seconds."),
    (Mistake("factor 2 pi left out", omega * r / (2 * pi)), Mistake("minutes not converted, once per second", 60 * omega * r),
     Mistake("diameter for radius", 2 * omega * r), Mistake("pi for 2 pi", omega * r / 2), Mistake("divided by the radius", omega / r)),
)  # fmt: skip

_TENSION_RULES = (
    "The tension supplies the centripetal force",
    "Newton's second law toward the center: T = m v²/r",
    "The net force on the {body} is the tension alone, and it equals m ω² r",
)
TABLE_TENSION = Kind(
    "tension_on_table", TABLE, (m, r, n_rpm), F_T, "quantitative", "medium",
    (
        "A {body} of mass {m} on a frictionless horizontal {table} moves in a circle at the end of a {string} of length {r} at {n_rpm}. What is the tension in the {string}?",
        "A {body} of mass {m} is tied to a {string} with a length of {r} and circles on a smooth {table} at {n_rpm}. Find the tension in the {string}.",
        "How large is the tension in a {string} of length {r} that keeps a {body} of mass {m} in a circle on a frictionless {table}, if the {body} turns at {n_rpm}?",
        "On a frictionless {table} a {body} of mass {m} goes round at {n_rpm} on a light {string} with a length of {r}. Calculate the tension.",
    ),
    ("omega = n_rpm", "F_T = m omega^2 r"), _TENSION_RULES,
    (
        "The {string} keeps pulling the {body} out of its straight path.",
        "The {body} keeps its speed and is turned aside all the time; it accelerates toward the center.",
        "Only the {string} pulls horizontally, and the {body} circles at constant speed.",
    ),
    (
        "The {string} pulls on the {body} with {F_T}.",
        "The tension comes to {F_T}.",
        "With an angular speed of {omega} the tension is {F_T}.",
    ),
    ("The {table} is frictionless.", "Weight and normal force balance."),
    (Mistake("turns per second for angular speed", m * (omega / (2 * pi)) ** 2 * r), Mistake("angular speed not squared", m * omega * r),
     Mistake("weight", m * g), Mistake("weight added", m * omega**2 * r + m * g), Mistake("diameter for radius", 2 * m * omega**2 * r)),
    where=(Lt(omega**2 * r, 15 * g),),
)  # fmt: skip

FORCE_OTHER_SPEED = Kind(
    "force_at_another_speed", TABLE, (m, r, v), F_T, "counterfactual", "medium",
    (
        "A {body} of mass {m} on a frictionless {table} circles at a speed of {v} on a {string} of length {r}. What would the tension in the {string} be at a speed of {v_new} instead?",
        "A {body} of mass {m} moves at {v} on a smooth {table}, in a circle at the end of a {string} with a length of {r}. Find the tension in the {string} if the speed is changed to {v_new}.",
        "On a frictionless {table} a {string} of length {r} keeps a {body} of mass {m} in a circle at a speed of {v}. How large is the tension when the speed is changed to {v_new}?",
        "A {string} of length {r} holds a {body} of mass {m} that circles on a smooth {table} at {v}. Calculate the tension if the {body} moved at {v_new} instead.",
    ),
    ("F_T = m v^2 / r",), (*_TENSION_RULES[:2], "The tension has to supply m v²/r"),
    (
        "The {string} keeps pulling the {body} out of its straight path.",
        "The {body} is turned aside at another rate; it accelerates toward the center.",
        "Only the {string} pulls horizontally, whatever the speed.",
    ),
    (
        "The {string} then pulls on the {body} with {F_T}.",
        "The tension becomes {F_T}.",
        "At the new speed the tension is {F_T}.",
    ),
    ("The {table} is frictionless.", "The radius stays the same."),
    (Mistake("square left out", m * v / r), Mistake("weight", m * g), Mistake("weight added", m * v**2 / r + m * g), Mistake("diameter for radius", m * v**2 / (2 * r)),
     Mistake("doubled", 2 * m * v**2 / r)),
    where=(Lt(v**2, 15 * g * r), Gt(v**2, 0.2 * g * r)), alters=v,
)  # fmt: skip

WHIRLED_AROUND = Kind(
    "tension_when_whirled_horizontally", HORIZONTAL, (m, r, f), F_T, "quantitative", "medium",
    (
        "A {body} of mass {m} is whirled so fast in a horizontal circle on a light {string} of length {r} that the {string} stays practically level. The frequency is {f_rot}. What is the tension in the {string}?",
        "On a light {string} with a length of {r} a {body} of mass {m} is whirled in a horizontal circle with a frequency of {f_rot}; the sag of the {string} can be neglected. Find the tension.",
        "How large is the tension in a light {string} of length {r} that swings a {body} of mass {m} around in a horizontal circle with a frequency of {f_rot}, if the {string} stays nearly level?",
        "A {body} of mass {m} goes round in a horizontal circle at the end of a light {string} with a length of {r}, with a frequency of {f_rot}. The {string} is taken as level. Calculate the tension.",
    ),
    ("omega = 2 pi f_rot", "F_T = m omega^2 r"), _TENSION_RULES,
    (
        "The {string} keeps pulling the {body} out of its straight path.",
        "The {body} keeps its speed and is turned aside all the time; it accelerates toward the center.",
        "The pull of the {string} bends the path of the {body} into a circle.",
    ),
    (
        "The {string} pulls on the {body} with {F_T}.",
        "The tension comes to {F_T}.",
        "With an angular speed of {omega} the tension is {F_T}.",
    ),
    ("The {string} is practically level.", "The length of the {string} is the radius."),
    (Mistake("frequency for angular speed", m * f**2 * r), Mistake("angular speed not squared", 2 * pi * m * f * r), Mistake("weight", m * g), Mistake("pi not squared", 4 * pi * m * f**2 * r),
     Mistake("diameter for radius", 8 * pi**2 * m * f**2 * r)),
    where=(Gt(omega**2 * r, 6 * g), Lt(omega**2 * r, 50 * g)),
)  # fmt: skip


def _seat(name: str, regime: str, where: str, law: str, sign: int) -> Kind:
    """Return the question for the push of the seat at the top or at the bottom."""
    return Kind(
        name, regime, (M, d, T_rev), N, "quantitative", "medium",
        (
            f"A {{disc}} with a diameter of {{d}} turns steadily once every {{T_rev}}. A {{body}} with a mass of {{M}} sits at its rim. What is the normal force of the seat at the {where}?",
            f"A {{body}} with a mass of {{M}} sits in a seat at the rim of a {{disc}} that measures {{d}} in diameter and turns with a period of {{T_rev}}. Find the normal force of the seat at the {where}.",
            f"How large is the normal force of the seat on a {{body}} with a mass of {{M}} at the {where} of a {{disc}} with a diameter of {{d}}, if the {{disc}} turns steadily with a period of {{T_rev}}?",
            f"A {{disc}} has a diameter of {{d}} and a period of {{T_rev}}. At the {where} it carries a {{body}} with a mass of {{M}}. Calculate the normal force of the seat there.",
        ),
        ("r = d / 2", "a_c = 4 pi^2 r / T_rev^2", f"N = M g {'+' if sign > 0 else '-'} M a_c"),
        (
            f"Newton's second law at the {where}: {law}",
            "The push of the seat and the weight together make up m v²/r",
            "The net force on the {body} points to the hub and equals m v²/r",
        ),
        (
            "The {body} keeps its speed and accelerates toward the hub of the {disc}.",
            f"At the {where} the {{body}} accelerates toward the hub, {'up' if sign > 0 else 'down'}.",
            "The push of the seat and the weight differ, and the path of the {body} bends toward the hub.",
        ),
        (
            f"The seat pushes up with {{N}} at the {where}.",
            "The normal force comes to {N}.",
            f"At the {where} the seat carries the {{body}} with {{N}}.",
        ),
        ("The radius is half of the diameter.", f"The center is {'above' if sign > 0 else 'below'} the {{body}}."),
        (Mistake("sign reversed", M * g - sign * 2 * pi**2 * M * d / T_rev**2), Mistake("weight", M * g), Mistake("diameter for radius", M * g + sign * 4 * pi**2 * M * d / T_rev**2),
         Mistake("centripetal force alone", 2 * pi**2 * M * d / T_rev**2), Mistake("half", M * g + sign * pi**2 * M * d / T_rev**2)),
        where=(Gt(a_c, 0.04 * g), Lt(a_c, 0.45 * g)),
    )  # fmt: skip


SEAT_TOP = _seat("seat_push_at_the_top", FERRIS_TOP, "top", "m g − N = m v²/r", -1)
SEAT_BOTTOM = _seat("seat_push_at_the_bottom", FERRIS_BOTTOM, "bottom", "N − m g = m v²/r", 1)

_CONE_EFFECTS = (
    "The leaning {string} carries the weight and turns the {body} toward the center of its circle.",
    "The {body} circles in a horizontal plane; the forces balance vertically, and the horizontal part of the tension is left over.",
    "The horizontal part of the tension bends the path of the {body} into a circle.",
)
_CONE_EVIDENCE = ("The {body} moves in a horizontal circle.", "The vertical forces balance.")
CONE_TENSION = Kind(
    "conical_pendulum_tension", CONICAL, (m, theta), F_T, "quantitative", "easy",
    (
        "A {body} of mass {m} hangs from a {support} by a light {string} and moves in a horizontal circle as a conical pendulum. The {string} makes an angle of {theta} with the vertical. What is the tension in the {string}?",
        "The {string} of a conical pendulum makes an angle of {theta} with the vertical; its {body} has a mass of {m}. Find the tension.",
        "How large is the tension in the {string} of a conical pendulum with a {body} of mass {m}, if the {string} is at an angle of {theta} from the vertical?",
        "A {body} of mass {m} circles as a conical pendulum, its {string} at an angle of {theta} to the vertical. Calculate the tension in the {string}.",
    ),
    ("F_T = m g / cos(theta)",),
    (
        "The vertical part of the tension balances the weight: T cosθ = m g",
        "Vertical equilibrium of a conical pendulum",
        "Newton's second law in the vertical direction, where nothing accelerates",
    ),
    _CONE_EFFECTS,
    ("The {string} pulls with {F_T}.", "The tension comes to {F_T}.", "A tension of {F_T} keeps the {body} on its circle."),
    _CONE_EVIDENCE,
    (Mistake("multiplied by the cosine", m * g * cos(theta)), Mistake("weight", m * g), Mistake("divided by the sine", m * g / sin(theta)), Mistake("net force", m * g * tan(theta)),
     Mistake("mass for weight", m / cos(theta))),
)  # fmt: skip
CONE_PERIOD = Kind(
    "conical_pendulum_period", CONICAL, (L, theta), T_rev, "quantitative", "hard",
    (
        "A conical pendulum has a {string} of length {L}, which makes an angle of {theta} with the vertical. What is the period of one turn of the {body}?",
        "A {body} circles as a conical pendulum on a light {string} with a length of {L}, at an angle of {theta} from the vertical. Find the period of its motion.",
        "How long does one turn of a conical pendulum take, if its {string} of length {L} makes an angle of {theta} with the vertical?",
        "The {string} of a conical pendulum has a length of {L} and leans at an angle of {theta} from the vertical. Calculate the period of the circular motion.",
    ),
    ("T_rev = 2 pi sqrt(L cos(theta) / g)",),
    (
        "Conical pendulum: T cosθ = m g and T sinθ = m ω² L sinθ, so ω² = g/(L cosθ)",
        "The height of the cone sets the period: T = 2π√(L cosθ/g)",
        "Newton's second law, vertically and toward the center",
    ),
    _CONE_EFFECTS,
    ("One turn takes {T_rev}.", "The {body} circles with a period of {T_rev}.", "The period of the circular motion is {T_rev}."),
    _CONE_EVIDENCE,
    (Mistake("simple pendulum", 2 * pi * sqrt(L / g)), Mistake("sine for cosine", 2 * pi * sqrt(L * sin(theta) / g)), Mistake("divided by the cosine", 2 * pi * sqrt(L / (g * cos(theta)))),
     Mistake("tangent for cosine", 2 * pi * sqrt(L * tan(theta) / g)), Mistake("pi left out", 2 * sqrt(L * cos(theta) / g))),
)  # fmt: skip

FACTOR = Kind(
    "force_factor_at_two_speeds", FASTER, (v_1, v_2), k_F, "counterfactual", "easy",
    (
        "A {body} goes around a flat {path}. By what factor does the required centripetal force change when the speed is raised from {v_1} to a new speed of {v_2}?",
        "The speed of a {body} on a {path} is increased from {v_1} to a new speed of {v_2}. By what factor does the centripetal force change that keeps it on the same circle?",
        "By what factor does the centripetal force on a {body} change if its speed is raised from {v_1} to a new speed of {v_2} on the same {path}?",
        "A {body} goes through the same {path} two times; the speed is increased from {v_1} to a new speed of {v_2}. By what factor does the required centripetal force change?",
    ),
    ("k_v = v_2 / v_1", "k_F = k_v^2"),
    (
        "At one radius the centripetal force goes with the square of the speed",
        "F = m v²/r with the same mass and radius",
        "The ratio of the forces is the ratio of the speeds, squared",
    ),
    (
        "A higher speed calls for a larger centripetal force.",
        "At the higher speed the velocity is larger and also turns faster.",
        "The {body} has to be turned aside more strongly at the higher speed.",
    ),
    (
        "The required force becomes {k_F} times as large.",
        "The force is multiplied by {k_F}.",
        "The speed is multiplied by {k_v}, the force by {k_F}.",
    ),
    ("The mass and the radius stay the same.", "The speed goes from {v_1} to {v_2}."),
    (Mistake("ratio not squared", v_2 / v_1), Mistake("root of the ratio", sqrt(v_2 / v_1)), Mistake("cubed", (v_2 / v_1) ** 3), Mistake("twice the ratio", 2 * v_2 / v_1),
     Mistake("inverted", (v_1 / v_2) ** 2)),
    where=(Gt(v_2, 1.15 * v_1), Lt(v_2, 4.1 * v_1)),
)  # fmt: skip
WIDER_CURVE = Kind(
    "force_on_another_radius", WIDER, (r_1, r_2), "force_change", "qualitative", "easy",
    (
        "A {body} circles at a constant speed, and the radius is changed from {r_1} to a new radius of {r_2}. Does the needed centripetal force become larger, smaller or stay the same?",
        "The radius of a circle is changed from {r_1} to a new radius of {r_2}, and a {body} goes around it at the same speed as before. Does the centripetal force become larger, smaller or stay the same?",
        "At one and the same speed, does the centripetal force become larger, smaller or stay the same for a {body} when the radius is changed from {r_1} to a new radius of {r_2}?",
        "When the radius is changed from {r_1} to a new radius of {r_2} while a {body} keeps its speed, does the needed centripetal force become larger, smaller or stay the same?",
    ),
    ("k_r = r_2 / r_1", "k_F = 1 / k_r"),
    (
        "At one speed the centripetal force goes with the inverse of the radius",
        "F = m v²/r with the same mass and speed",
        "Compare m v²/r for the two radii",
    ),
    (
        "The {body} is turned aside on a circle of another curvature.",
        "The sharper the circle, the faster the velocity turns.",
        "The speed is the same, and the radius decides.",
    ),
    (
        "The radius is multiplied by {k_r}, the force by {k_F}.",
        "The force is multiplied by {k_F}.",
        "The ratio of the forces is {k_F}.",
    ),
    ("The mass and the speed stay the same.", "The radius goes from {r_1} to {r_2}."),
    where=(Or(Gt(r_1, 1.1 * r_2), Gt(r_2, 1.1 * r_1)), Ne(r_1, r_2)),
)  # fmt: skip
WHO_MORE = Kind(
    "who_has_the_larger_acceleration", TWO_RADII, (r_1, r_2), "larger_acceleration", "qualitative", "medium",
    (
        "{first} is {r_1} from the axis of a steadily rotating {disc}, and {second} is {r_2} from it. Which of them has the larger centripetal acceleration?",
        "A {disc} rotates steadily. On it, {first} is {r_1} from the axis and {second} is {r_2} from the axis. Which one has the larger centripetal acceleration?",
        "On a rotating {disc}, {first} is {r_1} from the axis and {second} is {r_2} from the axis. Who has the larger centripetal acceleration?",
        "Both turn with the same {disc}: {first} is {r_1} from the axis, {second} is {r_2} from the axis. Which has the larger centripetal acceleration?",
    ),
    ("k_r = r_2 / r_1", "k_a = k_r"),
    (
        "At one angular speed the centripetal acceleration goes with the radius: a = ω² r",
        "All points of the {disc} have the same angular speed, and a = ω² r",
        "Compare ω² r for the two",
    ),
    (
        "Both complete a turn in the same time, on circles of different size.",
        "Both have the angular speed of the {disc}.",
        "The {disc} carries both round with one period.",
    ),
    (
        "The ratio of the accelerations is {k_a}.",
        "The acceleration of {second} is {k_a} times that of {first}.",
        "{second} has {k_a} times the acceleration of {first}.",
    ),
    ("Both turn with the {disc}.", "The period is the same for both."),
    where=(Or(Gt(r_1, 1.1 * r_2), Gt(r_2, 1.1 * r_1)), Ne(r_1, r_2)),
)  # fmt: skip

LEVEL_KINDS = (
    ACCELERATION,
    WHEEL,
    SPEED_FROM_TURNS,
    TABLE_TENSION,
    FORCE_OTHER_SPEED,
    WHIRLED_AROUND,
    SEAT_TOP,
    SEAT_BOTTOM,
    CONE_TENSION,
    CONE_PERIOD,
    FACTOR,
    WIDER_CURVE,
    WHO_MORE,
)
