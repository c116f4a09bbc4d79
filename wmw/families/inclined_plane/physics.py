"""Quantities and laws of a body on an incline.

`a` is the size of the acceleration along the incline in the regime's own sense: down the incline
while the body slides down (negative if it slows), the deceleration while it slides up, up the
incline while it is pulled up. Works carry their signs; `E_g` and `Q_f` are sizes. Potential
energy counts from the lower end of the motion.
"""

from __future__ import annotations

from sympy import cos, pi, sin, symbols, tan

from wmw.core.family import Eq, Grid, Law, Quantity

m, g, theta, mu_s, mu_k = symbols("m g theta mu_s mu_k", nonnegative=True)
W, W_par, W_perp, N, f, f_max, f_slid, P, F_net = symbols(
    "W W_par W_perp N f f_max f_slid P F_net", real=True
)
a, v_0, v_f, d, t, h = symbols("a v_0 v_f d t h", real=True)
theta_c, theta_v, K_1, K_0, E_g, Q_f = symbols("theta_c theta_v K_1 K_0 E_g Q_f", real=True)
W_grav, W_fric, W_N, W_pull, W_net = symbols("W_grav W_fric W_N W_pull W_net", real=True)
K_gain, U_gain, U_0, U_1 = symbols("K_gain U_gain U_0 U_1", real=True)

DOWN, UP, PULLED = "slides_down", "slides_up", "pulled_up"
HELD, LIMIT = "holds", "at_critical_angle"
BACK, LEVEL_PUSH = "slides_up_and_back", "pushed_horizontally"
FLOOR, SMOOTH_FLOOR = "down_onto_floor", "down_smooth_onto_floor"

_AT_THE_FOOT = tuple(
    f"{gets} {foot} {at}"
    for gets in ("reaches", "reach", "reaching", "leaves", "leaving", "passes", "arrives at", "arriving at", "is at", "gets to")
    for foot in ("bottom", "foot", "lower end", "end", "bottom of slope", "bottom of incline", "bottom of ramp", "bottom of chute", "bottom of hill", "bottom of frictionless chute", "bottom of smooth ramp", "bottom of frictionless ramp")
    for at in ("at", "with", "with a speed of", "with speed of")
)  # fmt: skip
"""Words before a speed at the lower end."""

_BY_WHAT_IS_BELOW = (
    r"\b(?:ramp|slope|incline|inclined plane|plane|slide|board|plank|hill|chute|surface) "
    r"(?:itself )?(?:exerts?|push(?:es)?|press(?:es)?|acts?|support)\b"
)
"""Words of the force of what a body lies on, which is not that of who pushes or pulls it."""
QUANTITIES = (
    Quantity(
        m, "m", "mass of the body", "kg", 0.01, 5000, Grid(1.0, 12.0, 0.5),
        aliases=("m", "mass", "M", "m_block", "mass_block", "block_mass"),
        cues=("mass",), asked=("what is the mass", "find the mass", "mass of the"), body="block",
    ),
    Quantity(
        theta, "θ", "angle of the incline above the horizontal", "deg", 0, 90, Grid(12, 50, 1),
        aliases=("theta", "angle", "alpha", "phi", "beta", "incline_angle", "ramp_angle",
                 "slope_angle", "tilt_angle", "tilt", "inclination", "angle_of_incline", "slope"),
        cues=("incline", "angle", "tilted", "ramp", "slope", "horizontal"),
        asked=("at what angle", "what angle", "which angle", "tilt angle", "what tilt", "angle of the incline"),
        body="incline",
    ),
    Quantity(
        theta_v, "θ_v", "lean of the incline from the vertical", "deg", 0, 90,
        aliases=("theta_v", "theta_vert", "angle_from_vertical", "angle_to_vertical", "angle_with_vertical"),
        cues=("… to the vertical", "… from the vertical", "… with the vertical", "… off the vertical", "… from vertical",
              "to the vertical", "from the vertical", "with the vertical"),
    ),
    Quantity(
        mu_k, "μ_k", "coefficient of kinetic friction", "1", 0, 2, Grid(0.05, 0.4, 0.05),
        aliases=("mu_k", "mu_kinetic", "muk", "kinetic_friction_coefficient", "coefficient_of_kinetic_friction",
                 "coeff_kinetic", "friction_coefficient_kinetic", "mu_d", "mu_dynamic"),
        cues=("kinetic", "sliding friction", "dynamic", "coefficient of friction"),
        asked=("coefficient of kinetic friction",), sign="nonnegative",
    ),
    Quantity(
        mu_s, "μ_s", "coefficient of static friction", "1", 0, 2, Grid(0.25, 0.9, 0.05),
        aliases=("mu_s", "mu_static", "mus", "static_friction_coefficient", "coefficient_of_static_friction",
                 "coeff_static", "friction_coefficient_static", "mu_st"),
        cues=("static",), asked=("coefficient of static friction",), sign="nonnegative",
    ),
    Quantity(
        g, "g", "acceleration of free fall", "m/s^2", 0.5, 30,
        aliases=("g", "gravity", "gravitational_acceleration", "g_accel", "acceleration_due_to_gravity",
                 "grav", "g_earth", "free_fall_acceleration"),
        cues=("acceleration of free fall", "acceleration due to gravity", "free fall", "gravity", "gravitational", "g"), moment="constant", choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        v_0, "v_0", "initial speed along the incline", "m/s", 0, 40, Grid(2.0, 9.0, 0.5),
        aliases=("v_0", "v_i", "u", "initial_speed", "initial_velocity", "start_speed", "v_initial",
                 "launch_speed", "speed_initial"),
        cues=("initial speed", "initial velocity", "speed of", "velocity of", "starts at", "up the", "launched", "initial",
              "shot", "sent", "speed at the foot", "speed at the bottom", "uphill"),
        asked=("initial speed", "with what speed must"), sign="nonnegative", moment="before",
    ),
    Quantity(
        d, "d", "distance along the incline", "m", 0, 500, Grid(1.0, 8.0, 0.5),
        aliases=("d", "d_up", "d_max", "distance_up_incline", "s", "x", "distance", "displacement", "delta_x", "Delta_x", "d_stop", "stopping_distance", "d_floor", "d_level", "x_stop",
                 "distance_along_incline", "slope_length", "distance_travelled", "Delta_s",
                 "distance_traveled", "path_length", "distance_slid", "D",
                 "incline_length", "ramp_length"),
        cues=("distance", "along", "slides", "after", "long", "travels", "covers", "length", *(f"{goes}{way}" for goes in ("goes", "moves", "glides", "coasts", "slid", "slide", "sliding", "rolls", "runs", "travelled", "traveled") for way in ("", " down", " up")), "… down", "… up", "… along"),
        asked=("how far", "what distance", "distance along", "how long is the ramp", "find the distance", "which distance",
               *(f"{how} {does} it slide" for how in ("how far", "what distance", "distance") for does in ("does", "will")),
               "distance does"), moment="given",
    ),
    Quantity(
        t, "t", "time taken", "s", 0, 600, Grid(0.5, 4.0, 0.5),
        aliases=("t", "time", "Delta_t", "t_slide", "duration", "elapsed_time"),
        cues=("after", "time"), asked=("how long does", "how long does it slide", "how long will it slide", "how much time", "what time", "which time", "time does it take"),
        moment="after",
    ),
    Quantity(
        P, "P", "applied force along the incline, up it", "N", 0, 1e5, Grid(20, 160, 5),
        aliases=("P", "F", "F_app", "F_applied", "applied_force", "F_push", "F_pull", "push", "pull", "pull_force"),
        cues=("force", "pull", "push", "applied force", "pulling force", "pulled with", "pushed with", "tension"),
        asked=("what force", *(f"how {size} is {that} force" for size in ("large", "big", "strong", "great") for that in ("that", "this", "the")), "horizontal force", "what horizontal force", "horizontal push", "applied force", "force along the", "pull", "push", "force parallel to", "how large a force", "what pull", "pulling force", "pushing force", "how hard", "tension"),
        sign="nonnegative", body="block",
        unasked=(_BY_WHAT_IS_BELOW,),
    ),
    Quantity(
        W, "W", "weight of the body", "N", 0, 1e5,
        aliases=("W", "weight", "F_g", "F_grav", "mg", "G", "gravity_force"),
        cues=("weight", "weighs", "weighing", *(f"… {thing}" for thing in ("barrel", "crate", "box", "block", "load", "trunk", "cart", "piano", "safe", "refrigerator", "car", "drum", "stone", "suitcase", "body", "object", "package", "keg", "chest", "wheelchair", "sled", "skier", "man", "woman"))),
        asked=("weight of", "what is the weight"), moment="after", body="block",
    ),
    Quantity(
        W_par, "W_par", "component of the weight along the incline", "N", 0, 1e5,
        aliases=("W_par", "F_parallel", "F_par", "W_x", "F_gx", "F_g_x", "g_parallel_force", "W_parallel",
                 "F_g_parallel", "mg_sin_theta", "mg_parallel", "F_gravity_parallel", "F_down"),
        cues=("component",), asked=(*(f"component of {what} {way}" for what in ("the weight", "gravity", "her weight", "his weight", "its weight", "the gravitational force", "the force of gravity") for way in ("along", "parallel", "down", "that acts along", "acting along", "acting down")), *(f"component {way} of {what}" for way in ("along the incline", "along the slope", "along the ramp", "along the plane", "down the incline", "down the slope", "parallel to the incline", "parallel to the slope", "parallel to the plane", "parallel to the ramp") for what in ("the weight", "gravity", "its weight", "the gravitational force")), "parallel component of the weight", "parallel component of gravity", "weight parallel to", "gravity parallel to", "component of the weight of the {block} parallel"),
        moment="after", sign="nonnegative",
    ),
    Quantity(
        W_perp, "W_perp", "component of the weight into the incline", "N", 0, 1e5,
        aliases=("W_perp", "F_perp", "F_perpendicular", "W_y", "W_perpendicular", "F_gy", "F_g_y", "F_g_perp"),
        asked=("component of the weight perpendicular",), moment="after",
    ),
    Quantity(
        N, "N", "normal force of the incline on the body", "N", 0, 1e5,
        aliases=("N", "normal", "normal_force", "F_N", "F_n", "n", "R", "F_normal", "normal_reaction"),
        asked=("normal force", "normal reaction", "push perpendicular", "press on", "press back", "press back on", "push back on", "push back against", "perpendicular push", "push square on",
               *(f"{under} {push}" for under in ("ramp", "slope", "incline", "inclined plane", "plane", "slide", "board", "plank", "hill", "chute", "surface") for push in ("push on", "push back", "push against", "press on", "press against", "push it"))), moment="after",
        cues=("normal force",), unasked=(r"\b(?:total|whole|overall|resultant) (?:contact )?force\b",),
    ),
    Quantity(
        f, "f", "size of the friction force", "N", 0, 1e5,
        aliases=("f", "friction", "friction_force", "F_f", "F_fr", "f_k", "f_s", "F_friction", "F_k", "F_s",
                 "kinetic_friction", "static_friction", "f_kinetic", "f_static"),
        asked=("friction force", "force of friction", "frictional force", "how large is the friction", "how much friction",
               "static friction force", "friction acting"),
        cues=("friction force", "frictional force", "force of friction", "friction of", "resistance", "resistive force",
              "retarding force", "resisting force", "force of resistance", "friction"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        f_slid, "f_k", "kinetic friction that would act once it slid", "N", 0, 1e5,
        aliases=("f_slid", "friction_if_sliding", "kinetic_friction_if_sliding", "friction_once_sliding"),
    ),
    Quantity(
        f_max, "f_max", "largest static friction force", "N", 0, 1e5,
        aliases=("f_max", "f_s_max", "f_smax", "F_s_max", "max_static_friction", "F_max", "f_limit", "f_static_max"),
        asked=("maximum static friction", "largest static friction", "greatest static friction"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        F_net, "F_net", "net force along the incline", "N", -1e5, 1e5,
        aliases=("F_net", "net_force", "F_res", "resultant", "Sigma_F", "F_resultant", "sum_F"),
        asked=("net force", "resultant force"), sign="any", moment="after",
    ),
    Quantity(
        a, "a", "size of the acceleration along the incline", "m/s^2", -30, 30,
        aliases=("a", "acceleration", "a_x", "accel", "accel_along_ramp", "a_par", "a_parallel", "deceleration",
                 "a_slope", "acceleration_along_incline"),
        asked=("acceleration", "at what rate does", "deceleration", "how quickly does its speed change", "pick up speed", "gain speed", "picks up speed", "gains speed"),
        cues=("acceleration", "accelerate at", "accelerating at", "gain speed at", "speed up at", "speeds up at", "accelerates at", "gains speed at", "slows down at"), sign="any", moment="after",
    ),
    Quantity(
        v_f, "v", "speed at the end of the motion", "m/s", 0, 200,
        aliases=("v_f", "final_speed", "v_final", "final_velocity", "v_end", "v_return", "return_speed", "v_back"),
        cues=(*_AT_THE_FOOT, "final speed", "arriving at the bottom at", "arriving at the bottom with", "reaches the bottom at", "reaches the bottom with", "reaching the bottom at", "reaching the bottom with", "arrives at the bottom at", "arrives at the bottom with", "reaches the foot with", "reaches the foot at", "speed at the bottom is", "reaches the bottom with a speed of"),
        asked=("how fast", "how fast does it slide", "how fast will it slide", "what speed", "what is its speed", "speed after", "final speed", "its speed",
               "with what speed", "speed at the bottom", "return to", "returns to", "when it returns", "speed on its return", "when it gets back", "come back", "comes back", "arrives back", "back at the"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        h, "h", "height gained or lost", "m", 0, 500,
        aliases=("h", "height", "Delta_h", "vertical_drop", "y", "Delta_y"), cues=("height", "high", "thick", "vertical", "raised by", "raised", "rise of", "rises", "higher", "lifted", "above the level", *(f"{verb} … above {what}" for verb in ("start", "starts", "begin", "begins", "starting", "released", "let go") for what in ("floor", "ground", "bottom")), "above the ground", "above the floor", "top of which", "whose top is", "above the driveway", "above the street", "above the road", "above the pavement", "above the sidewalk", "above the yard", "above its lower end", "above its foot", "above the lower end", "above the bottom"),
        asked=("what height", "how high", "vertical height", "from what height", "what vertical height", "what drop"), moment="after", sort="height",
    ),
    Quantity(
        theta_c, "θ_c", "critical angle at which the body just begins to slide", "deg", 0, 90,
        aliases=("theta_c", "theta_max", "critical_angle", "theta_crit", "angle_of_repose", "max_angle",
                 "theta_critical", "theta_slip", "alpha_c"),
        asked=("critical angle", "at what angle", "at which angle", "which tilt angle", "what tilt angle",
               "limiting angle", "slip angle", "tilt angle", "largest angle", "angle of repose", "steepest angle",
               "maximum angle", "greatest angle"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        K_1, "K", "kinetic energy at the end", "J", 0, 1e7,
        aliases=("K_f", "KE_f", "K_final", "KE_final", "final_kinetic_energy", "E_kf", "E_k_f", "K_end", "KE_bottom",
                 "K_bottom"),
        asked=("kinetic energy",), sign="nonnegative", moment="after",
    ),
    Quantity(
        K_0, "K_0", "kinetic energy at the start", "J", 0, 1e7,
        aliases=("K_0", "K_i", "KE_i", "KE_0", "K_initial", "KE_initial", "initial_kinetic_energy", "E_k0", "E_ki",
                 "E_k_i", "K_start"),
        asked=("initial kinetic energy",), sign="nonnegative", moment="before",
    ),
    Quantity(
        E_g, "E_g", "change of gravitational potential energy, as a size", "J", 0, 1e7,
        aliases=("E_g", "potential_energy", "U", "PE", "GPE", "E_p", "E_pot", "mgh"),
        asked=("potential energy", "work done by gravity", *(f"{ask}work {verb}against gravity" for ask in ("", "how much ", "what ") for verb in ("", "done ", "is done ", "must be done "))), moment="after",
    ),
    Quantity(
        Q_f, "Q_f", "energy lost to friction", "J", 0, 1e7,
        aliases=("Q_f", "heat", "E_lost", "Q", "energy_lost", "thermal_energy", "E_th", "Delta_E_th", "E_thermal",
                 "work_against_friction"),
        asked=("work done by friction", "energy lost to friction", "work done against friction", *(f"{energy} {verb}" for energy in ("energy", "mechanical energy", "how much heat") for verb in ("has been turned into heat", "is turned into heat", "is converted to heat", "is converted into heat", "is lost", "has been lost", "is dissipated", "has been dissipated", "was lost", "is transformed into heat", "turned into thermal energy", "is converted into thermal energy", "is converted to thermal energy", "is produced", "is generated")), "heat is produced", "heat is generated", "thermal energy is produced", "thermal energy is generated", "energy is lost to friction"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        W_grav, "W_grav", "work of gravity, with its sign", "J", -1e7, 1e7,
        aliases=("W_gravity", "W_weight", "gravity_work", "Wg"), sign="any", moment="after",
    ),
    Quantity(
        W_fric, "W_fric", "work of friction, with its sign", "J", -1e7, 1e7,
        aliases=("W_nc", "Delta_E_mech", "Delta_E"), sign="any", moment="after",
    ),
    Quantity(
        W_N, "W_N", "work of the normal force", "J", -1e7, 1e7,
        aliases=("W_normal", "work_normal"), sign="any", moment="after",
    ),
    Quantity(
        W_pull, "W_pull", "work of the applied force", "J", -1e7, 1e7,
        aliases=("W_P", "W_app", "W_applied", "W_F", "work_applied", "work_pull", "W_push"),
        asked=(*(f"{ask} work {verb}" for ask in ("how much", "what") for verb in ("does", "is done", "must", "do", "is needed", "is required", "is necessary")), "work needed", "work required", "work done by the applied", "work done by the pull", "work done by the rope", "work does the pull"),
        sign="any", moment="after",
    ),
    Quantity(
        W_net, "W_net", "net work", "J", -1e7, 1e7,
        aliases=("W_total", "W_tot", "net_work", "total_work"), asked=("net work", "total work"),
        sign="any", moment="after",
    ),
    Quantity(
        K_gain, "ΔK", "change of kinetic energy", "J", -1e7, 1e7,
        aliases=("Delta_K", "DeltaK", "dK", "Delta_KE", "DeltaKE", "Delta_E_k", "change_in_kinetic_energy"),
        asked=("change in kinetic energy", "change of kinetic energy"), sign="any", moment="after",
    ),
    Quantity(
        U_gain, "ΔU", "change of gravitational potential energy, with its sign", "J", -1e7, 1e7,
        aliases=("change_in_potential_energy",), sign="any", moment="after",
    ),
    Quantity(
        U_0, "U_0", "potential energy at the start, from the lower end", "J", 0, 1e7,
        aliases=("U_i", "PE_i", "PE_0", "U_initial", "PE_initial", "initial_potential_energy", "E_p0", "E_pi"),
        sign="nonnegative", moment="before",
    ),
    Quantity(
        U_1, "U_1", "potential energy at the end, from the lower end", "J", 0, 1e7,
        aliases=("U_f", "PE_f", "U_final", "PE_final", "final_potential_energy", "E_pf"),
        sign="nonnegative", moment="after",
    ),
)  # fmt: skip

MOVING = (DOWN, UP, PULLED)
RESTING = (HELD, LIMIT)
SINGLE = (*MOVING, *RESTING)
"""One body, one stage, and no force but along the incline."""

LAWS = (
    Law("weight", Eq(W, m * g), "weight", source="OpenStax University Physics 1, 5.4"),
    Law("angle-to-vertical", Eq(theta_v, pi / 2 - theta), "the horizontal is perpendicular to the vertical",
        source="OpenStax University Physics 1, 2.2"),
    Law("parallel-component", Eq(W_par, W * sin(theta)), "component of the weight along the incline",
        source="OpenStax University Physics 1, 5.6"),
    Law("perpendicular-component", Eq(W_perp, W * cos(theta)), "component of the weight into the incline",
        source="OpenStax University Physics 1, 5.6"),
    Law("normal-balance", Eq(N, W_perp), "no acceleration perpendicular to the incline", (*SINGLE, BACK),
        "OpenStax University Physics 1, 5.6"),
    Law("kinetic-friction", Eq(f, mu_k * N), "kinetic friction", (*MOVING, BACK),
        "OpenStax University Physics 1, 6.2"),
    Law("static-balance", Eq(f, W_par), "static friction balances the weight along the incline", RESTING,
        "OpenStax University Physics 1, 6.2"),
    Law("static-limit", Eq(f_max, mu_s * N), "limit of static friction", SINGLE,
        "OpenStax University Physics 1, 6.2"),
    Law("friction-once-sliding", Eq(f_slid, mu_k * N), "kinetic friction, if it slid", (HELD,),
        "OpenStax University Physics 1, 6.2"),
    Law("critical-angle", Eq(tan(theta_c), mu_s), "angle of repose", SINGLE,
        "OpenStax University Physics 1, 6.2"),
    Law("critical-tilt", Eq(theta, theta_c), "the incline stands at the angle of repose", (LIMIT,),
        "OpenStax University Physics 1, 6.2"),
    Law("limit-reached", Eq(f, f_max), "static friction at its limit", (LIMIT,),
        "OpenStax University Physics 1, 6.2"),
    Law("net-down", Eq(F_net, W_par - f), "net force down the incline", (DOWN,)),
    Law("net-deceleration", Eq(F_net, W_par + f), "net force against the motion", (UP,)),
    Law("net-pulled", Eq(F_net, P - W_par - f), "net force up the incline", (PULLED,)),
    Law("net-held", Eq(F_net, 0), "equilibrium", RESTING),
    Law("newton", Eq(F_net, m * a), "Newton's second law along the incline", SINGLE,
        "OpenStax University Physics 1, 5.3"),
    Law("acceleration-down", Eq(a, g * (sin(theta) - mu_k * cos(theta))),
        "Newton's second law along the incline", (DOWN,), "OpenStax University Physics 1, 6.2"),
    Law("deceleration-up", Eq(a, g * (sin(theta) + mu_k * cos(theta))),
        "Newton's second law along the incline", (UP,), "OpenStax University Physics 1, 6.2"),
    Law("speed-time", Eq(v_f, v_0 + a * t), "uniform acceleration", (DOWN, PULLED),
        "OpenStax University Physics 1, 3.4"),
    Law("speed-distance", Eq(v_f**2, v_0**2 + 2 * a * d), "uniform acceleration", (DOWN, PULLED),
        "OpenStax University Physics 1, 3.4"),
    Law("distance-time", Eq(d, v_0 * t + a * t**2 / 2), "uniform acceleration", (DOWN, PULLED),
        "OpenStax University Physics 1, 3.4"),
    Law("slowing-time", Eq(v_f, v_0 - a * t), "uniform deceleration", (UP,),
        "OpenStax University Physics 1, 3.4"),
    Law("slowing-distance", Eq(v_f**2, v_0**2 - 2 * a * d), "uniform deceleration", (UP,),
        "OpenStax University Physics 1, 3.4"),
    Law("slowing-distance-time", Eq(d, v_0 * t - a * t**2 / 2), "uniform deceleration", (UP,),
        "OpenStax University Physics 1, 3.4"),
    Law("mean-speed", Eq(d, (v_0 + v_f) * t / 2), "mean speed of uniformly accelerated motion", MOVING,
        "OpenStax University Physics 1, 3.4"),
    Law("height", Eq(h, d * sin(theta)), "height along the incline", MOVING),
    Law("potential-energy", Eq(E_g, m * g * h), "gravitational potential energy", (*MOVING, BACK, FLOOR, SMOOTH_FLOOR),
        "OpenStax University Physics 1, 8.1"),
    Law("friction-work", Eq(Q_f, f * d), "work against friction", MOVING,
        "OpenStax University Physics 1, 7.1"),
    Law("kinetic-energy", Eq(K_1, m * v_f**2 / 2), "kinetic energy", MOVING,
        "OpenStax University Physics 1, 7.2"),
    Law("energy-down", Eq(K_1, m * v_0**2 / 2 + E_g - Q_f), "work-energy theorem", (DOWN,),
        "OpenStax University Physics 1, 8.3"),
    Law("energy-up", Eq(K_1, m * v_0**2 / 2 - E_g - Q_f), "work-energy theorem", (UP,),
        "OpenStax University Physics 1, 8.3"),
    Law("at-rest", Eq(a, 0), "equilibrium", RESTING),
    Law("initial-kinetic-energy", Eq(K_0, m * v_0**2 / 2), "kinetic energy", MOVING,
        "OpenStax University Physics 1, 7.2"),
    Law("gravity-work-down", Eq(W_grav, W_par * d), "work of gravity", (DOWN,),
        "OpenStax University Physics 1, 7.1"),
    Law("gravity-work-up", Eq(W_grav, -W_par * d), "work of gravity", (UP, PULLED),
        "OpenStax University Physics 1, 7.1"),
    Law("work-of-friction", Eq(W_fric, -f * d), "work of friction", MOVING,
        "OpenStax University Physics 1, 7.1"),
    Law("work-of-normal-force", Eq(W_N, 0), "a force across the motion does no work", MOVING,
        "OpenStax University Physics 1, 7.1"),
    Law("work-of-pull", Eq(W_pull, P * d), "work of a force along the motion", (PULLED,),
        "OpenStax University Physics 1, 7.1"),
    Law("net-work", Eq(W_net, W_grav + W_fric), "net work", (DOWN, UP),
        "OpenStax University Physics 1, 7.3"),
    Law("net-work-pulled", Eq(W_net, W_pull + W_grav + W_fric), "net work", (PULLED,),
        "OpenStax University Physics 1, 7.3"),
    Law("kinetic-energy-gain", Eq(K_gain, K_1 - K_0), "change of kinetic energy", MOVING,
        "OpenStax University Physics 1, 7.3"),
    Law("work-energy", Eq(W_net, K_gain), "work-energy theorem", MOVING,
        "OpenStax University Physics 1, 7.3"),
    Law("potential-energy-gain", Eq(U_gain, -W_grav), "work of a conservative force", MOVING,
        "OpenStax University Physics 1, 8.1"),
    Law("potential-energy-start-down", Eq(U_0, E_g), "potential energy from the lower end", (DOWN,),
        "OpenStax University Physics 1, 8.1"),
    Law("potential-energy-end-down", Eq(U_1, 0), "potential energy from the lower end", (DOWN,),
        "OpenStax University Physics 1, 8.1"),
    Law("potential-energy-start-up", Eq(U_0, 0), "potential energy from the lower end", (UP, PULLED),
        "OpenStax University Physics 1, 8.1"),
    Law("potential-energy-end-up", Eq(U_1, E_g), "potential energy from the lower end", (UP, PULLED),
        "OpenStax University Physics 1, 8.1"),
)  # fmt: skip
