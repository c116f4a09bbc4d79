"""Rigs of the chapter that questions alone tell of: rigid bodies, a twisted wire, a peg, a clock.

Each is read and never drawn: its quantities, laws and regimes stand here together.
"""

from __future__ import annotations

from sympy import Abs, Max, Min, cos, pi, sin, sqrt, tan

from wmw.core.family import Eq, Fact, Gt, Law, Lt, Quantity, Regime
from wmw.families.pendulum.symbols import (
    CLOCK,
    DISC,
    FROM_EARTH,
    HELD,
    HOOP,
    L_1,
    L_2,
    LEANING,
    LIFTED_DOWN,
    LIFTED_UP,
    PEG,
    RATIO,
    RIGID,
    RIGS_WITH_GRAVITY,
    ROD,
    T_0,
    T_1,
    T_2,
    TORSION,
    F_h,
    I_p,
    L,
    L_peg,
    R_b,
    T_held,
    W,
    a_0,
    d_p,
    d_peg,
    f,
    g,
    g_0,
    g_2,
    g_eff,
    h_m,
    k_long,
    k_T,
    kappa,
    m,
    n,
    omega,
    phi_rest,
    t,
    t_loss,
    theta_m,
    x_m,
)

_PHYSICAL = "OpenStax University Physics 1, 15.4"
_STATICS = "OpenStax University Physics 1, 6.1"
_SWINGING = (RIGID, ROD, DISC, HOOP, PEG, TORSION)
_STRINGS = ("string", "cord", "thread", "wire", "line", "rope", "cable", "chain")
_TENSIONS = ("tension", *(f"{what} the {x}" for x in _STRINGS for what in ("tension in", "force in", "tension of")))  # fmt: skip

RIG_QUANTITIES = (
    Quantity(I_p, "I", "moment of inertia about the axis", "kg*m^2", 1e-9, 1e6,
             aliases=("moment_of_inertia", "inertia", "rotational_inertia", "I_pivot", "I_0", "J"),
             cues=("moment of inertia", "rotational inertia"), asked=("moment of inertia", "rotational inertia")),
    Quantity(d_p, "d", "distance from the pivot to the centre of mass", "m", 1e-4, 100,
             aliases=("d_p", "d_cm", "pivot_distance", "distance_to_center_of_mass", "h_cm", "L_cm", "r_cm"),
             cues=("from the center of mass", "from the centre of mass", "from its center of mass", "from its centre of mass", "from the center of gravity",
                   "from the centre of gravity", "from its center of gravity", "from its centre of gravity", "from its center", "from its centre",
                   "center of mass is", "centre of mass is", "center of gravity is", "centre of gravity is", "from the pivot", "below the pivot"),
             asked=("distance from the pivot to the center of mass", "distance of the center of mass")),
    Quantity(kappa, "κ", "torsion constant of the wire", "N*m/rad", 1e-9, 1e6,
             aliases=("kappa", "torsion_constant", "torsional_constant", "C_t", "torsion_coefficient"),
             cues=("torsion constant", "torsional constant", "torsion", "restoring torque of"), asked=("torsion constant", "torsional constant")),
    Quantity(R_b, "R", "radius of the swinging body", "m", 1e-3, 100, aliases=("R_b", "disc_radius", "disk_radius", "hoop_radius", "ring_radius"),
             cues=("radius", "of radius", "radius of"), asked=("radius",), sort="breadth"),
    Quantity(d_peg, "d", "depth of the peg below the support", "m", 1e-3, 100, aliases=("d_peg", "peg_depth", "peg_distance"),
             cues=("peg", "nail", "peg fixed", "below the support", "below the pivot", "below the point of suspension", "vertically below", "directly below", "below"),
             asked=("how far below",)),
    Quantity(L_peg, "L'", "length of the string that swings below the peg", "m", 1e-3, 100, aliases=("L_peg", "shorter_length", "length_below_peg"),
             asked=("length of the string below the peg",)),
    Quantity(F_h, "F", "horizontal force that holds the bob aside", "N", 0, 1e7,
             aliases=("F_h", "F_horizontal", "horizontal_force", "holding_force"), cues=("horizontal force",),
             asked=("horizontal force", "what force holds", "force holds it", "force is needed to hold", "force needed to hold", "force must be applied", *(f"how {large} is {the} force" for large in ("large", "strong", "great", "big") for the in ("the", "this", "that"))), sign="nonnegative"),
    Quantity(T_held, "T", "tension in the string of the bob that is held aside", "N", 0, 1e7, aliases=("T_held",), asked=_TENSIONS, sign="nonnegative"),
    Quantity(phi_rest, "θ", "angle from the vertical at which the string hangs at rest in what accelerates", "deg", 0, 90,
             aliases=("phi_rest", "theta_rest", "rest_angle", "equilibrium_angle"),
             cues=("hangs at", "at an angle of", "angle of", "makes an angle of", "deflected", "inclined"),
             asked=("what angle", "at what angle", "angle does", "angle with the vertical", "angle from the vertical", "angle to the vertical", "find the angle"), sign="nonnegative"),
    Quantity(k_long, "T_long/T_short", "period of the longer pendulum over that of the shorter", "1", 1, 1000,
             aliases=("k_long",),
             asked=("ratio of the period of the longer", "ratio of the longer", "ratio of the period of the long", "ratio of the longer period")),
    Quantity(t_loss, "Δt", "time by which the clock goes wrong", "s", 0, 1e6,
             aliases=("t_loss", "time_lost", "time_gained", "clock_error", "lost_time", "seconds_lost", "seconds_gained", "Delta_t_day"),
             cues=("loses", "gains", "loses about", "gains about"),
             asked=("how many seconds does it lose", "how many seconds does it gain", "how many seconds does the clock lose", "how many seconds does the clock gain",
                    "how many seconds will it lose", "how many seconds will it gain", "how many seconds will the clock lose", "how many seconds will the clock gain",
                    "how many minutes does it lose", "how many minutes does it gain", "how many minutes will it lose", "how much time does it lose", "how much time does it gain",
                    "how much time does the clock lose", "how much time does the clock gain", "how much time will it lose", "how much time will the clock lose",
                    "how many minutes does the clock lose", "how many minutes will the clock lose", "how much does it lose", "how much does it gain",
                    "by how many seconds", "how much will it lose", "how much will the clock lose"), sign="nonnegative"),
)  # fmt: skip

RIG_LAWS = (
    Law("physical-pendulum", Eq(T_0, 2 * pi * sqrt(I_p / (m * g * d_p))), "period of a physical pendulum", (RIGID,), _PHYSICAL),
    Law("rod-pendulum", Eq(T_0, 2 * pi * sqrt(2 * L / (3 * g))), "physical pendulum: I = m L²/3 about the end, the centre of mass L/2 below it", (ROD,), _PHYSICAL),
    Law("rod-inertia", Eq(I_p, m * L**2 / 3), "moment of inertia of a rod about its end", (ROD,), "OpenStax University Physics 1, 10.5"),
    Law("disc-pendulum", Eq(T_0, 2 * pi * sqrt(3 * R_b / (2 * g))), "physical pendulum: I = 3 m R²/2 about a point of the rim", (DISC,), _PHYSICAL),
    Law("disc-inertia", Eq(I_p, 3 * m * R_b**2 / 2), "parallel axes: moment of inertia of a disc about its rim", (DISC,), "OpenStax University Physics 1, 10.5"),
    Law("hoop-pendulum", Eq(T_0, 2 * pi * sqrt(2 * R_b / g)), "physical pendulum: I = 2 m R² about a point of the rim", (HOOP,), _PHYSICAL),
    Law("hoop-inertia", Eq(I_p, 2 * m * R_b**2), "parallel axes: moment of inertia of a hoop about its rim", (HOOP,), "OpenStax University Physics 1, 10.5"),
    Law("torsion-pendulum", Eq(T_0, 2 * pi * sqrt(I_p / kappa)), "period of a torsion pendulum", (TORSION,), _PHYSICAL),
    Law("peg-length", Eq(L_peg, L - d_peg), "the part of the string below the peg swings", (PEG,)),
    Law("peg-period", Eq(T_0, pi * sqrt(L / g) + pi * sqrt(L_peg / g)), "half a swing with the whole string, half with its part below the peg", (PEG,), _PHYSICAL),
    Law("rig-frequency", Eq(f, 1 / T_0), "frequency is the inverse of the period", _SWINGING, "OpenStax University Physics 1, 15.1"),
    Law("rig-angular-frequency", Eq(omega, 2 * pi * f), "angular frequency", _SWINGING, "OpenStax University Physics 1, 15.1"),
    Law("rig-swings", Eq(t, n * T_0), "n complete swings take n periods", _SWINGING, "OpenStax University Physics 1, 15.1"),
    Law("rig-weight", Eq(W, m * g), "weight", (HELD, PEG), "OpenStax University Physics 1, 5.4"),
    Law("held-across", Eq(F_h, W * tan(theta_m)), "forces on the bob that is held aside balance", (HELD,), _STATICS),
    Law("held-up", Eq(T_held * cos(theta_m), W), "the tension carries the weight", (HELD,), _STATICS),
    Law("held-along", Eq(T_held * sin(theta_m), F_h), "the tension pulls back across", (HELD,), _STATICS),
    Law("held-distance", Eq(x_m, L * sin(theta_m)), "horizontal distance from the vertical", (HELD,), _STATICS),
    Law("held-height", Eq(h_m, L * (1 - cos(theta_m))), "height above the lowest point", (HELD,), _STATICS),
    Law("leaning-distance", Eq(x_m, L * sin(phi_rest)), "horizontal distance from the vertical", (LEANING,), _STATICS),
    Law("leaning-across", Eq(T_held * sin(phi_rest), m * a_0), "Newton's second law along the road", (LEANING,), "OpenStax University Physics 1, 6.1"),
    Law("leaning-up", Eq(T_held * cos(phi_rest), m * g), "the tension carries the weight", (LEANING,), _STATICS),
    Law("leaning", Eq(tan(phi_rest), a_0 / g), "the string points along the gravity that is felt", (LEANING,), _STATICS),
    Law("longer-over-shorter", Eq(k_long, sqrt(Max(L_1, L_2) / Min(L_1, L_2))), "the period goes with the square root of the length", (RATIO,), _PHYSICAL),
    Law("ratio-period-1", Eq(T_1, 2 * pi * sqrt(L_1 / g)), "period of a simple pendulum", (RATIO,), _PHYSICAL),
    Law("ratio-period-2", Eq(T_2, 2 * pi * sqrt(L_2 / g)), "period of a simple pendulum", (RATIO,), _PHYSICAL),
    Law("gravity-felt-going-up", Eq(g_eff, g + a_0), "effective gravity in a lift that accelerates upward", (LIFTED_UP,), _STATICS),
    Law("gravity-felt-going-down", Eq(g_eff, g - a_0), "effective gravity in a lift that accelerates downward", (LIFTED_DOWN,), _STATICS),
    Law("period-before-the-lift", Eq(T_0, 2 * pi * sqrt(L / g)), "period of a simple pendulum", (LIFTED_UP, LIFTED_DOWN), _PHYSICAL),
    Law("period-in-the-lift", Eq(T_2, T_0 * sqrt(g / g_eff)), "the period goes with the inverse square root of the gravity felt", (LIFTED_UP, LIFTED_DOWN), _PHYSICAL),
    Law("factor-in-the-lift", Eq(k_T, T_2 / T_0), "ratio of the periods", (LIFTED_UP, LIFTED_DOWN), _PHYSICAL),
    # Of two worlds the Earth's gravity is known: the one that is told is the other's.
    Law("period-on-the-earth", Eq(T_0, 2 * pi * sqrt(L / g_0)), "period of a simple pendulum", (FROM_EARTH,), _PHYSICAL),
    Law("period-in-another-world", Eq(T_2, T_0 * sqrt(g_0 / g)), "the period goes with the inverse square root of g", (FROM_EARTH,), _PHYSICAL),
    Law("factor-in-another-world", Eq(k_T, T_2 / T_0), "ratio of the periods", (FROM_EARTH,), _PHYSICAL),
    Law("clock-periods", Eq(k_T, T_2 / T_1), "ratio of the periods", (CLOCK,), _PHYSICAL),
    Law("clock-elsewhere", Eq(k_T, sqrt(g / g_2)), "the period goes with the inverse square root of g", (CLOCK,), _PHYSICAL),
    Law("clock-length", Eq(T_1, 2 * pi * sqrt(L / g)), "period of a simple pendulum", (CLOCK,), _PHYSICAL),
    # The hands count swings: in a time t they go on by t/k_T.
    Law("clock-loss", Eq(t_loss, t * Abs(1 - 1 / k_T)), "the clock counts its swings as if they were the right ones", (CLOCK,), "Halliday & Resnick, Fundamentals of Physics, 15-4"),
    Law("rig-gravity", Eq(g, g_0), "gravitational acceleration near the Earth's surface", RIGS_WITH_GRAVITY, "OpenStax University Physics 1, 5.4"),
)  # fmt: skip

_SMALL = ("small amplitude", "no air resistance")
_NO_OSCILLATION = ("tension", "lowest point", "how fast", "speed", "how high", "kinetic energy", "angular velocity", "angular speed", "released from")  # fmt: skip
_OTHER_PIVOT = ("through its center", "through its centre", "from its center", "from its centre", "from one end", "from the end", "from its end", "two balls", "bob", "small sphere", "attached to its end",
                "at its end is", "attached to the end", "mark", "spring", "midway", "from the top", "through the center", "through the centre", "from the center", "from the centre", "halfway", "hole", "drilled", "away from", "quarter", "third",
                "square", "plate", "rectangular", "triang", "moment of inertia", "two uniform", "welded", "joined")  # fmt: skip
_HUNG_FROM = tuple(
    f"{where} {bar}"
    for where in ("below", "from", "under", "underneath", "beneath", "over", "round", "around")
    for bar in (
        "the bar",
        "a bar",
        "a horizontal bar",
        "the horizontal bar",
        "its bar",
        "a rod",
        "a horizontal rod",
        "the crossbar",
    )
)
"""What a bar is by that a pendulum hangs from it: no pendulum itself."""
_TAKEN = ("taken into", "carried into", "brought into", "placed in", "set up in", "has a period of", "had a period of", "with a period of")  # fmt: skip
_LEAN = ("angle with the vertical", "angle to the vertical", "angle from the vertical", "what angle", "hang at an angle", "hangs at an angle", "hangs at", "deflected from the vertical", "angle does",
         "inclined to the vertical")  # fmt: skip
_HELD = ("hold", "holds", "held", "horizontal force", "horizontal pull", "pulled aside by", "pushed aside by", "in equilibrium")  # fmt: skip
_CLOCKS = (
    "lose",
    "gain",
    "loses",
    "gains",
    "runs slow by",
    "runs fast by",
    "clock",
    "pendulum clock",
    "correct time",
    "per day",
    "in one day",
    "a day",
)

_WORLDS = (
    "the Moon",
    "Mars",
    "Jupiter",
    "Venus",
    "Mercury",
    "Saturn",
    "another planet",
    "planet X",
)
# What is asked for must be the period there: what is told of the Moon is no period on the Earth.
_ABROAD = tuple(
    f"{what} {world}"
    for what in ("taken to", "brought to", "carried to", "moved to", "period be on", "period on")
    for world in _WORLDS
)
_BACK = tuple(
    f"{what} {earth}"
    for what in (
        "period be on",
        "period on",
        "period back on",
        "brought to",
        "taken to",
        "back to",
        "back on",
        "return to",
        "returned to",
    )
    for earth in ("Earth", "the Earth")
)

RIG_REGIMES = (
    Regime(RIGID, "a rigid body that swings about an axis through it, small swings", ("moment of inertia", "physical pendulum", "compound pendulum", "rotational inertia"),
           (*_NO_OSCILLATION, "torsion", "torsional", "twist", "rolls", "rolling"), needs_cue=True, drawn=False, assumptions=_SMALL),
    Regime(ROD, "a uniform rod that swings about one of its ends", ("rod", "stick", "metre rule", "meter rule", "metre stick", "meter stick", "ruler", "bar", "yardstick"),
           (*_NO_OSCILLATION, *_OTHER_PIVOT, *_HUNG_FROM, "simple pendulum"), needs_cue=True, drawn=False, assumptions=(*_SMALL, "the rod is uniform")),
    Regime(DISC, "a uniform disc that swings about a point of its rim", ("disc", "disk"),
           (*_NO_OSCILLATION, *_OTHER_PIVOT, "torsion", "torsional", "twisted", "rod"), needs_cue=True, drawn=False, assumptions=(*_SMALL, "the disc is uniform")),
    Regime(HOOP, "a thin hoop that swings about a point of its rim", ("hoop", "ring"),
           (*_NO_OSCILLATION, *_OTHER_PIVOT, "torsion", "torsional", "twisted", "rod", "perpendicular to its plane", "bead"), needs_cue=True, drawn=False, assumptions=_SMALL),
    Regime(TORSION, "a body that twists back and forth on a wire", ("torsion", "torsional", "torsion pendulum", "torsional pendulum", "torsion constant"),
           ("tension", "lowest point", "length of the wire"), needs_cue=True, drawn=False, assumptions=("no friction",)),
    Regime(PEG, "small swings, half of each with the string against a peg", ("peg", "nail"),
           (*_NO_OSCILLATION, "hangs on a nail", "hung on a nail", "hangs from a nail", "hung from a nail", "hoop", "ring", "disc", "disk", "rod", "loop", "circle"), needs_cue=True, drawn=False, conditions=(Lt(d_peg, L),), assumptions=_SMALL),
    Regime(HELD, "a bob held aside by a horizontal force", _HELD,
           ("released", "period", "oscillat", "lowest point", "let go", "how fast", "speed", "accelerat", "circle", "held horizontal", "charge", "charged", "electric", "perpendicular", "two strings",
            "two cords", "before it is"), needs_cue=True, drawn=False),
    Regime(LEANING, "a bob at rest relative to a vehicle that speeds up on a level road", _LEAN,
           ("period", "oscillations", "released", "upward", "downward", "lift", "elevator", "lowest point", "incline", "slope", "swings", "circle", "curve"), needs_cue=True, drawn=False),
    Regime(RATIO, "two pendulums at one place, the longer over the shorter", ("of the longer", "longer one", "the longer pendulum", "longer to the shorter"),
           ("tension", "lowest point", "how high"), needs_cue=True, drawn=False, assumptions=_SMALL),
    Regime(LIFTED_UP, "a pendulum of known period in a lift that accelerates upward", _TAKEN,
           ("downward", "downwards", "constant speed", "constant velocity", "free fall"), needs_cue=True, drawn=False, assumptions=_SMALL),
    Regime(LIFTED_DOWN, "a pendulum of known period in a lift that accelerates downward", _TAKEN,
           ("upward", "upwards", "constant speed", "constant velocity", "free fall"), needs_cue=True, drawn=False, conditions=(Gt(g_eff, 0),), assumptions=_SMALL),
    Regime(FROM_EARTH, "a pendulum of known period on the Earth, taken to a world whose gravity is given", _ABROAD,
           (*_NO_OSCILLATION, *_CLOCKS, *_BACK, "two pendulums", "acceleration due to gravity on the Earth", "gravity on Earth", "physical pendulum", "moment of inertia", "length must", "same period", "ratio"), needs_cue=True, drawn=False, assumptions=_SMALL),
    Regime(CLOCK, "a pendulum clock where gravity is another, or with another period", _CLOCKS,
           ("expands", "contracts", "temperature", "warm", "colder", "summer", "winter", "speed", "kinetic energy", "potential energy", "height"), needs_cue=True, drawn=False, assumptions=_SMALL),
)  # fmt: skip

RIG_FACTS = (
    Fact(("metre rule", "meter rule", "metre stick", "meter stick", "metre ruler", "meterstick", "metrestick"), {L: 1.0}, (ROD,)),
    Fact(("per minute", "in one minute", "in a minute"), {t: 60.0}, (CLOCK,)),
    Fact(("per day", "in one day", "in a day", "each day", "every day", "a day", "in 24 hours", "one day"), {t: 86400.0}, (CLOCK,)),
    Fact(("per hour", "in one hour", "in an hour", "each hour"), {t: 3600.0}, (CLOCK,)),
    Fact(("per week", "in one week", "in a week", "each week"), {t: 604800.0}, (CLOCK,)),
)  # fmt: skip
