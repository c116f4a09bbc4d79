"""The quantities of two bodies joined over a pulley, with the names and cues they go by.

"m_1" and "m_2" may mean either body: traces number them as they like, so values tell them apart.
"""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.pulley.quantities_tackle import TACKLES
from wmw.families.pulley.quantities_turning import TURNS
from wmw.families.pulley.rigs import HOLDS_THE_PULLEY, PLATFORMS
from wmw.families.pulley.symbols import (
    F_P,
    F_Q,
    K_0,
    W_P,
    W_Q,
    E_g,
    F_axle,
    F_net,
    K,
    N,
    Q_f,
    T,
    W_par,
    W_perp,
    a,
    a_P,
    a_Q,
    f,
    f_max,
    f_slide,
    g,
    h,
    m_P,
    m_Q,
    mu_k,
    mu_s,
    sep,
    t,
    theta,
    v,
    v_0,
)

_ON = ("cart", "trolley", "glider", "slider", *(f"{thing} {on}{place}" for thing in ("block", "crate", "box", "mass", "object", "body") for on in ("on ", "on top of ", "that lies on ", "lying on ", "resting on ", "that slides on ", "that rests on ") for place in ("table", "bench", "desk", "shelf", "incline", "ramp", "slope", "surface")))  # fmt: skip
_HANGING = (*(f"{hangs} {thing}" for hangs in ("hanging", "suspended", "dangling") for thing in ("block", "crate", "box", "mass", "object", "body", "weight", "load", "one", "bucket", "bag", "basket")), *(f"{thing} {hangs}" for thing in ("block", "crate", "box", "mass", "object", "body", "weight", "load") for hangs in ("that hangs", "which hangs", "hanging")), "hanger")  # fmt: skip

_RISES = tuple(
    f"by how {much} {verb}"
    for much in ("much", "many metres", "many meters", "many centimetres", "many centimeters", "many cm", "far")
    for thing in ("load", "crate", "block", "weight", "bucket", "engine", "box", "piano", "stone", "sack", "barrel", "movable pulley", "it")
    for verb in (*(f"{does} {thing} {rise}" for does in ("does", "did", "will", "has") for rise in ("rise", "risen", "have risen", "go up", "move up", "move", "get higher", "come up")),
                 *(f"{be} {thing} {raised}" for be in ("is", "was", "has", "will") for raised in ("raised", "lifted", "hoisted", "higher", "been raised", "been lifted", "be raised", "be lifted")))
)  # fmt: skip
"""How it is asked how far a load goes up."""


def _mass_of(*bodies: str) -> tuple[str, ...]:
    """Return how the mass of a body is asked for by what it is and where."""
    return (
        *(f"mass of {body}" for body in bodies),
        *(f"mass {has} {body}" for body in bodies for has in ("does", "must", "has", "should")),
        *(f"{ask} {body}" for body in bodies for ask in ("how heavy", "how massive", "how heavy must", "how massive must")),
    )  # fmt: skip


_PAIRS = (
    Quantity(
        m_P, "m_P", "mass of P", "kg", 0.01, 5000, Grid(1.0, 9.0, 0.2),
        aliases=("m_P", "m_table", "mass_P", "m_surface", "m_top", "m_incline", "m_on_table", "m_slider", "m_cart", "m_ramp", "m_horizontal"),
        cues=("P of mass", "P with the mass", "mass of the block P", "mass of the crate P", "mass of the box P", "mass of P", "P has a mass", "P (mass", "mass m_P", "on a table", "on a smooth", "on a rough", "on a horizontal", "on a frictionless", "on a level", "rests on", "lies on", "sits on", "slides on", "placed on",
              "stands on", "on an incline", "on a tabletop", "on a ramp", "on top of", "on the incline", "resting on", "on the table", "on an inclined", "sliding on", "lying on", "on a desk",
              "on a surface", "sitting on", "on a horizontal table", "on a horizontal surface", "cart", "trolley", "glider", "cart of mass", "trolley of mass", "glider of mass"),
        asked=("mass of block P", "mass m_P", *_mass_of(*_ON)), body="first",
    ),
    Quantity(
        m_Q, "m_Q", "mass of Q", "kg", 0.01, 5000, Grid(1.0, 9.0, 0.2),
        aliases=("m_Q", "m_hanging", "mass_Q", "m_hang", "m_h", "hanging_mass", "mass_hanging", "m_hanger", "m_suspended", "m_vertical"),
        cues=("Q of mass", "Q with the mass", "mass of the block Q", "mass of the crate Q", "mass of the box Q", "mass of Q", "Q has a mass", "Q (mass", "mass m_Q", "hangs", "hanging", "suspended", "hang", "hung", *(f"… {seat}" for seat in PLATFORMS), "mass hanging", "weight hanging", "block hanging", "mass suspended", "pulled by"),
        asked=("largest mass", "greatest mass", "hanging mass", "what mass", "maximum mass", "mass of the hanging", *_mass_of(*_HANGING), "mass must", "mass of block Q", "mass m_Q", "minimum mass", "smallest mass", "mass must hang",
               "how large a mass", "mass of Q", "mass of the block Q", "mass of the crate Q", "mass of the box Q", "mass can", "how many kilograms", "how many grams", "how much sand", "how much water", "mass of the sand", "mass of the water", "mass of sand", "mass of water"),
        body="second",
    ),
)  # fmt: skip

_CONSTANTS = (
    Quantity(
        theta, "θ", "angle of the incline above the horizontal", "deg", 0, 89, Grid(20, 50, 1),
        aliases=("theta", "angle", "phi", "beta", "incline_angle", "ramp_angle", "slope_angle", "angle_of_incline"),
        cues=("incline", "angle", "tilted", "ramp", "slope", "horizontal"), asked=("at what angle", "what angle", "angle of the incline"), sign="nonnegative",
    ),
    Quantity(
        mu_s, "μ_s", "coefficient of static friction", "1", 0, 2, Grid(0.3, 0.8, 0.05),
        aliases=("mu_s", "mu_static", "mus", "static_friction_coefficient", "coefficient_of_static_friction", "coeff_static"),
        cues=("static friction", "static", "static and kinetic friction are", "static and kinetic friction", "static and kinetic"), asked=("coefficient of static friction",), sign="nonnegative",
    ),
    Quantity(
        mu_k, "μ_k", "coefficient of kinetic friction", "1", 0, 2, Grid(0.1, 0.4, 0.05),
        aliases=("mu_k", "mu_kinetic", "muk", "kinetic_friction_coefficient", "coefficient_of_kinetic_friction", "coeff_kinetic", "mu_d"),
        cues=("kinetic friction", "kinetic", "kinetic and static friction", "sliding friction", "coefficient of friction", "dynamic friction"),
        asked=("coefficient of kinetic friction", "coefficient of friction", "coefficient of sliding friction"), sign="nonnegative",
    ),
    Quantity(
        g, "g", "acceleration of free fall", "m/s^2", 0.5, 30,
        aliases=("g", "gravity", "gravitational_acceleration", "g_accel", "acceleration_due_to_gravity", "grav", "g_earth", "free_fall_acceleration"),
        cues=("acceleration of free fall", "acceleration due to gravity", "free fall", "gravity", "gravitational", "g"), moment="constant", choices=(9.8, 9.81, 10.0),
    ),
)  # fmt: skip

_ALL = r"(?:\w+ )?(?:systems?|pair|two|both|combination|blocks|masses|bodies|whole|entire|string|pulley)\b"
_FORCE_ON = r"\bforce (?:that )?(?:acts |acting |is )?on "
_ON_ONE, _ON_ALL = rf"{_FORCE_ON}(?!{_ALL})", rf"{_FORCE_ON}{_ALL}"
_NET_ON = tuple(
    f"{net} force {on}"
    for net in ("net", "resultant")
    for on in ("on", "acts on", "acting on", "that acts on")
)
"""The net force on one of the bodies, which the words for the body tell."""

_FORCES = (
    Quantity(
        W_P, "W_P", "weight of P", "N", 0, 1e5, aliases=("W_P", "weight_P", "F_gP", "W_table"), asked=("weight of P",), moment="after", body="first",
    ),
    Quantity(
        W_Q, "W_Q", "weight of Q", "N", 0, 1e5, aliases=("W_Q", "weight_Q", "F_gQ", "W_hanging", "hanging_weight"),
        asked=("weight of Q", "weight of the hanging"), moment="after", body="second",
    ),
    Quantity(
        W_par, "W_par", "component of P's weight along the incline", "N", 0, 1e5,
        aliases=("W_par", "F_parallel", "W_parallel", "F_g_parallel", "W_x", "F_gx", "F_par"), asked=("component of the weight along",), moment="after",
    ),
    Quantity(
        W_perp, "W_perp", "component of P's weight into the incline", "N", 0, 1e5,
        aliases=("W_perp", "F_perp", "W_perpendicular", "F_perpendicular", "W_y", "F_gy"), asked=("component of the weight perpendicular",), moment="after",
    ),
    Quantity(
        T, "T", "tension in the string", "N", 0, 1e5,
        aliases=("T", "tension", "F_T", "tension_force", "string_tension", "rope_tension", "F_tension", "S", "T_string", "T_rope", "Ft", "cord_tension"),
        cues=("tension",), asked=("tension", "what force does the string", "what force does the rope"), moment="after",
    ),
    Quantity(
        N, "N", "normal force on P", "N", 0, 1e5,
        aliases=("N", "normal_force", "normal", "F_N", "F_n", "F_normal", "normal_reaction"), cues=("normal force",), asked=("normal force", "normal reaction", *(f"{push} {of} {ground}" for push in ("force", "push") for of in ("does", "of", "from", "by", "exerted by") for ground in ("floor", "ground", "platform", "table")), *(f"{ground} {pushes}" for ground in ("floor", "ground", "platform", "table") for pushes in ("push up", "push on", "push up on", "exert on"))), moment="after",
    ),
    Quantity(
        f, "f", "friction force on P", "N", 0, 1e5,
        aliases=("f", "friction_force", "friction", "F_f", "F_fr", "F_friction", "kinetic_friction", "f_r", "f_fr", "frictional_force"),
        cues=("friction force of", "frictional force of", "friction force", "frictional force", "force of friction"),
        asked=("friction force", "frictional force", "force of friction", "how large is the friction", "static friction force", "friction acts", "what is the friction", "how much friction", "friction on the"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        f_max, "f_max", "largest possible static friction", "N", 0, 1e5,
        aliases=("f_max", "f_s_max", "f_smax", "max_static_friction", "F_max", "f_limit", "maximum_static_friction", "F_f_max", "limit_friction"),
        asked=("maximum static friction", "largest static friction", "greatest static friction", "maximum friction"), sign="nonnegative", moment="after",
    ),
    Quantity(
        f_slide, "f_slide", "kinetic friction that would act if P slid", "N", 0, 1e5, aliases=("f_slide", "f_sliding"), sign="nonnegative", moment="after",
    ),
    Quantity(
        F_net, "F_net", "net force along the string", "N", -1e5, 1e5,
        aliases=("F_net", "net_force", "F_res", "resultant", "Sigma_F", "sum_F", "F_drive", "driving_force", "F_system"), asked=("net force", "resultant force"), sign="any", moment="after", unasked=(_ON_ONE,),
    ),
    Quantity(
        F_P, "F_P", "net force on P", "N", -1e5, 1e5, aliases=("F_P", "F_net_P", "net_force_P", "F_res_P", "net_force_table", "net_force_table_body", "F_net_table", "net_force_cart", "net_force_block"), asked=_NET_ON, unasked=(_ON_ALL,), sign="any", moment="after", body="first",
    ),
    Quantity(
        F_Q, "F_Q", "net force on Q", "N", -1e5, 1e5, aliases=("F_Q", "F_net_Q", "net_force_Q", "F_res_Q", "net_force_hanging", "net_force_hanging_body", "F_net_hanging"), asked=_NET_ON, unasked=(_ON_ALL,), sign="any", moment="after", body="second",
    ),
    Quantity(
        F_axle, "F_axle", "force on the axle of the pulley", "N", 0, 1e5,
        aliases=("F_axle", "axle_force", "F_pulley", "F_support", "F_hook", "F_bracket", "F_ceiling", "F_beam", "F_nail", "F_branch", "F_on_beam", "F_on_hook", "F_on_ceiling", "R_beam", "T_ceiling", "T_axle", "T_support", "T_hook", "T_bracket", "ceiling_tension", "ceiling_cord_tension"),
        asked=(*HOLDS_THE_PULLEY, "force on the axle", "force on the pulley", "force does the pulley", "force on the support", "supports the pulley", "force on the hook", "force on the ceiling", "force does the ceiling", "force of the pulley on", "load on the axle", "load on the bearing", "force on the bearing", "force on the bracket", "force exerted on the pulley",
               *(f"{lead} {thing} {that} {holds}" for lead in ("tension in the", "force in the", "pull of the", "force of the", "force on the") for thing in ("cord", "cable", "chain", "rope", "rod", "wire", "string", "hook", "bracket", "support", "clamp", "spring balance", "ceiling cord")
                 for that in ("that", "which", "from which", "by which") for holds in ("holds the pulley", "supports the pulley", "carries the pulley", "pulley hangs", "pulley is hung", "pulley is suspended", "pulley itself hangs", "suspends the pulley", "attaches the pulley", "holds up the pulley")),
               *(f"{lead} {thing}" for lead in ("tension in the", "force in the", "force on the", "pull of the") for thing in ("ceiling cord", "ceiling rope", "upper cord", "upper rope", "upper cable", "upper string", "supporting cord", "supporting cable", "supporting chain", "support cord", "supporting rope", "pulley support", "pulley's support", "hanger of the pulley",
                 "cord holding the pulley", "cord supporting the pulley", "rope holding the pulley", "rope supporting the pulley", "cable holding the pulley", "cable supporting the pulley", "chain holding the pulley", "chain supporting the pulley", "hook holding the pulley", "hook supporting the pulley"))), moment="after",
    ),
)  # fmt: skip

_OF_ONE_BODY = (
    r"\bkinetic energy (?:of|gained by) (?!both\b|two\b|system\b|all\b|whole\b|[a-z]+s\b)",
    r"\b(?:block|mass|body|load|bucket|weight|cart|box|crate|one)(?: [a-z\d])? s kinetic energy\b",
    r"\bkinetic energy (?:does|has) (?:lighter|heavier|block|mass|body|load|bucket|cart|box)\b",
)
"""Where the kinetic energy of one of the two is asked for."""

_MOTION = (
    Quantity(
        v_0, "v_0", "initial speed", "m/s", 0, 50,
        aliases=("v_0", "v_i", "u", "initial_speed", "initial_velocity", "v_initial"), cues=("initial speed", "initially moving at"), asked=("initial speed",), sign="nonnegative", moment="before",
    ),
    Quantity(
        a, "a", "acceleration", "m/s^2", -30, 30, Grid(0.5, 4.0, 0.1),
        aliases=("a", "acceleration", "accel", "a_system", "a_sys", "common_acceleration", "a_x", "a_y", "a_block", "a_1", "a_2"),
        cues=("acceleration", "accelerates at", "accelerated at", "accelerate", "accelerates"), asked=("acceleration", "what acceleration", "at what rate do", "at what rate does", "how quickly do"), sign="any", moment="after",
    ),
    Quantity(
        a_P, "a_P", "acceleration of P", "m/s^2", 0, 30,
        aliases=("a_P", "acceleration_P", "a_pulley", "a_movable", "a_load"), asked=("acceleration of P", *(f"acceleration {does} {body}P" for does in ("does", "will", "has") for body in ("", "block ", "crate ", "box ")), "acceleration of block P", "acceleration of the movable pulley", "acceleration of crate P", "acceleration of box P"),
        sign="nonnegative", moment="after", body="first",
    ),
    Quantity(
        a_Q, "a_Q", "acceleration of Q", "m/s^2", 0, 30,
        aliases=("a_Q", "acceleration_Q", "a_end", "a_free", "a_hanging"), asked=("acceleration of Q", *(f"acceleration {does} {body}Q" for does in ("does", "will", "has") for body in ("", "block ", "crate ", "box ")), "acceleration of block Q", "acceleration of crate Q", "acceleration of box Q"),
        sign="nonnegative", moment="after", body="second",
    ),
    Quantity(
        t, "t", "time", "s", 0, 600, Grid(0.4, 3.0, 0.1),
        aliases=("t", "time", "Delta_t", "duration", "elapsed_time"), cues=("after", "time", "later", "in"), asked=("how long does", "how much time", "what time", "time does it take", "how long will", "how long after"), moment="after",
    ),
    Quantity(
        h, "h", "distance moved", "m", 0, 500, Grid(0.5, 4.0, 0.1),
        aliases=("h", "height", "drop", "distance_fallen", "y", "Delta_y", "Delta_h", "height_fallen", "lift_height", "drop_height", "height_lifted", "vertical_distance", "s_load", "h_load", "d_load", "x_load", "y_load"),
        cues=(*(f"{load} {moves}" for load in ("load", "weight", "crate", "block", "engine") for moves in ("rises", "moves", "moves up", "rises by", "is raised", "moves through", "goes up", "moved", "is moved", "is lifted")), "rises", "above the floor", "above the ground", "fallen", "descended", "descends", "dropped", "moved", "falls", "height", "through", "distance", "lifted", "raised", "raises", "load by", "raised by", "lifted by", "crate by", "weight by", "lifts", "lift", "higher", "sunk", "sinks", "down", "raise"),
        asked=("how far", "how high", "what distance", "what height", "how far does", "by how much is the load", "height is the load", *_RISES), moment="after",
    ),
    Quantity(
        sep, "Δy", "vertical distance between the two bodies", "m", 0, 500,
        aliases=("separation", "vertical_separation"), cues=("apart", "apart vertically", "vertical distance between them", "difference in height", "above the other"), asked=("how far apart", "vertical distance between"), moment="after",
    ),
    Quantity(
        v, "v", "speed", "m/s", 0, 20,
        aliases=("v", "speed", "v_f", "final_speed", "velocity", "v_final", "final_velocity", "v_load", "load_speed", "impact_speed", "speed_after"),
        cues=("speed", "rises at", "at"), asked=("how fast", "what speed", "what is its speed", "speed of the", "speed after", "with what speed", "speed do", "their speed", "its speed", "at what speed", "speed when"), moment="after",
    ),
    Quantity(
        K_0, "K_0", "initial kinetic energy", "J", 0, 1e7, aliases=("K_0", "K_i", "KE_i", "initial_kinetic_energy", "KE_0"), asked=("initial kinetic energy",), sign="nonnegative", moment="before",
    ),
    Quantity(
        K, "K", "kinetic energy of both bodies", "J", 0, 1e7,
        aliases=("K", "KE", "kinetic_energy", "K_f", "KE_f", "E_k", "E_kin", "K_total", "KE_total"), asked=("kinetic energy",), sign="nonnegative", moment="after",
        unasked=_OF_ONE_BODY,
    ),
    Quantity(
        E_g, "E_g", "potential energy given up", "J", 0, 1e7,
        aliases=("E_g", "PE", "potential_energy", "Delta_PE", "Delta_U", "PE_lost", "U_lost", "Delta_E_p"), asked=("potential energy",), sign="nonnegative", moment="after",
    ),
    Quantity(
        Q_f, "Q_f", "energy lost to friction", "J", 0, 1e7,
        aliases=("Q_f", "heat", "W_friction", "E_th", "thermal_energy", "W_fric", "friction_work"), asked=("energy lost to friction", "work done by friction", "work done against friction"), sign="nonnegative", moment="after",
    ),
)  # fmt: skip

QUANTITIES = (*_PAIRS, *_CONSTANTS, *TURNS, *_MOTION, *_FORCES, *TACKLES)
