"""The quantities of dry friction, with the names and cues they go by.

The order matters where a world is drawn at random: what stands first is drawn first.
"""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.friction.quantities_motion import ENERGIES, STOPS, TWO_BODIES
from wmw.families.friction.symbols import (
    F_net,
    L,
    N,
    P,
    P_x,
    P_y,
    W,
    a,
    a_box,
    a_max,
    f,
    f_max,
    f_slide,
    g,
    m,
    mu_k,
    mu_s,
    theta,
    v_0,
    v_f,
)

_SPEED_BEFORE_A_STOP = (
    r"\b(?:to (?:a |complete )?(?:stop|halt|standstill|rest)|stops|stopped|stopping|halts|halted|(?:comes|came|coming) to rest)\b"
    r".*\bwhat was (?:\w+ ){0,2}?(?:speed|velocity)\b(?! (?:\w+ ){0,2}?(?:after|then|when|as|at|halfway|midway))"
)
"""What asks, of a body that comes to rest, how fast it was before."""
_PUSHES = (
    *(f"{how} {level}{push}" for how in ("smallest", "least", "minimum", "largest", "greatest", "maximum", "strongest", "weakest") for level in ("horizontal ", "") for push in ("push", "pull")),
    *(f"{which} horizontal {push}" for which in ("what", "which", "how large", "how strong", "find", "calculate") for push in ("push", "pull")),
    "which push", "which pull", "size of push", "size of pull", "horizontal push must", "horizontal pull must", "horizontal push needed", "horizontal pull needed",
)  # fmt: skip

_FORCES = (
    Quantity(
        P, "P", "applied force", "N", 0, 1e5, Grid(10, 150, 5),
        aliases=("P", "F_app", "F_P", "applied_force", "force", "pull", "push", "F_pull", "F_push", "F_a", "F_applied",
                 "pushing_force", "pulling_force", "pull_force", "push_force", "horizontal_force", "F_ext", "F_rope",
                 "external_force", "F_min", "P_min", "minimum_force", "T", "tension", "rope_tension", "F_applied_min",
                 "pressing_force", "F_h", "F_scale", "scale_reading", "reading", "spring_scale_reading", "F_spring", "F_s_scale", "scale_force"),
        cues=("force of", "with a force", "force", "pull", "push", "pulled with", "pushed with", "pulls", "pushes", "pulled",
              "pushed", "pressed", "presses", "tension", "drags", "dragged", "with"),
        asked=("what force", "applied force", "pulling force", "pushing force", "horizontal force", "minimum force",
               "smallest force", "least force", "largest force", "greatest force", "what pull", "what push", "how hard",
               "force is needed", "force is required", "how large a force", "minimum push", "minimum pull", "magnitude of the force",
               "force must", "find the force", "determine the force", "calculate the force", "smallest push",
               "smallest pull", "least horizontal force", "maximum force", "maximum horizontal force", "pressing force",
               "smallest horizontal force", "what tension", "tension in the rope", "minimum tension", "smallest tension", "tension must", "tension", "largest push", "maximum f", "largest f", "greatest f", "largest horizontal force", "force needed", "force required", *_PUSHES),
        sign="nonnegative", body="block",
    ),
    Quantity(
        W, "W", "weight of the body", "N", 0, 1e5,
        aliases=("W", "weight", "F_g", "F_grav", "mg", "G", "gravity_force", "F_gravity", "F_w"),
        cues=("weight", "weighs", "weighing"), asked=("weight of", "what is the weight", "what does it weigh"), moment="after", body="block",
    ),
    Quantity(
        P_x, "P_x", "horizontal component of the applied force", "N", 0, 1e5,
        aliases=("P_x", "F_x", "F_horizontal", "F_pull_x", "horizontal_component", "P_h", "F_px", "F_app_x", "F_push_x", "T_x", "F_parallel"),
        asked=("horizontal component",), sign="nonnegative", moment="after",
    ),
    Quantity(
        P_y, "P_y", "vertical component of the applied force", "N", 0, 1e5,
        aliases=("P_y", "F_y", "F_vertical", "F_pull_y", "vertical_component", "P_v", "F_py", "F_app_y", "F_push_y", "T_y"),
        asked=("vertical component",), sign="nonnegative", moment="after",
    ),
    Quantity(
        N, "N", "normal force", "N", 0, 1e5,
        aliases=("N", "normal_force", "normal", "F_N", "F_n", "n", "R", "F_normal", "normal_reaction", "reaction", "N_force"),
        cues=("normal force of", "normal force"), asked=("normal force", "normal reaction", "floor push up", "press on the floor"), sign="nonnegative", moment="after",
    ),
    Quantity(
        f, "f", "friction force", "N", 0, 1e5,
        aliases=("f", "friction_force", "friction", "F_f", "F_fr", "F_friction", "kinetic_friction", "kinetic_friction_force",
                 "f_kinetic", "F_k", "f_r", "f_fr", "frictional_force", "force_of_friction", "F_mu"),
        cues=("friction force of", "force of friction of", "frictional force of", "retarding force of", "friction force", "frictional force", "force of friction", "retarding force", "friction of", "friction is", "friction"),
        asked=("friction force", "force of friction", "frictional force", "how large is the friction", "how large is friction",
               "static friction force", "kinetic friction force", "force of kinetic friction", "force of sliding friction", "friction acting", "friction acts", "size of the friction", "static friction acts",
               "magnitude of the friction", *(f"{size} and {the}direction of {friction}" for size in ("size", "magnitude", "strength", "amount") for the in ("", "the ") for friction in ("the friction", "the friction force", "the frictional force", "the static friction", "friction")), "what is the friction", "how much friction", "friction on the", "force of static friction", "friction does"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        f_max, "f_max", "largest possible static friction", "N", 0, 1e5,
        aliases=("f_max", "f_s_max", "f_smax", "F_s_max", "max_static_friction", "F_max", "f_limit", "f_static_max", "f_ms",
                 "maximum_static_friction", "F_f_max", "f_s_limit", "limit_friction", "F_s_limit", "limiting_friction", "F_fs_max"),
        cues=("maximum static friction force of", "maximum static friction"),
        asked=("maximum static friction", "largest static friction", "greatest static friction", "maximum possible static friction",
               "maximum force of static friction", "limiting friction", "largest possible static friction", "maximum friction", "grip limit", "limit of grip", "greatest grip", "maximum grip", "largest grip", "largest possible friction", "greatest possible friction", "limit of static friction", "limit of friction"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        f_slide, "f_slide", "kinetic friction that would act if the body slid", "N", 0, 1e5,
        aliases=("f_slide", "f_sliding", "f_k_if_moving"), sign="nonnegative", moment="after",
    ),
    Quantity(
        F_net, "F_net", "net force", "N", -1e5, 1e5,
        aliases=("F_net", "net_force", "F_res", "resultant", "Sigma_F", "F_resultant", "sum_F", "F_total", "Sigma_F_x", "F_net_x", "Fnet", "sum_F_x", "SigmaF_x", "SigmaF"),
        cues=("net force of", "net force"), asked=("net force", "resultant force"), sign="any", moment="after",
    ),
)  # fmt: skip

_MOTION = (
    Quantity(
        v_0, "v_0", "initial speed", "m/s", 0, 100, Grid(3.0, 22.0, 0.5),
        aliases=("v_0", "v_i", "u", "initial_speed", "initial_velocity", "start_speed", "v_initial", "launch_speed", "speed_initial", "starting_speed"),
        cues=("initial speed", "initial velocity", "speed of", "velocity of", "slides at", "moving at", "travelling at", "traveling at", "sliding at",
              "moves at", "driving at", "drives at", "speed", "at", "velocity"),
        asked=("initial speed", "how fast was", "what speed did it have", "initial velocity", "speed before", "how fast must", "starting speed", "how fast may", "speed of the car before", "maximum speed from which"),
        sign="nonnegative", moment="before",
    ),
    Quantity(
        a, "a", "acceleration", "m/s^2", -30, 30, Grid(0.5, 6.0, 0.1),
        aliases=("a", "acceleration", "deceleration", "a_x", "accel", "retardation", "a_block", "a_truck", "a_car", "truck_acceleration", "decel", "a_f"),
        cues=("acceleration", "accelerates", "accelerating", "accelerates at", "deceleration", "decelerates", "decelerates at", "speeds up at", "rate of"),
        asked=("acceleration", "what acceleration", "deceleration", "at what rate", "retardation", "slow down at", "how quickly does its speed"),
        sign="any", moment="after",
    ),
    Quantity(
        a_max, "a_max", "largest acceleration without slipping", "m/s^2", 0, 30,
        aliases=("a_max", "maximum_acceleration", "max_acceleration", "a_limit", "largest_acceleration", "a_m"),
        asked=(*(f"{may} {speed_up} at most" for may in ("may", "can") for speed_up in ("speed up", "accelerate")), "speed up at most", "accelerate at most", "may the truck speed up", "may the truck accelerate", "maximum acceleration", "largest acceleration", "greatest acceleration", "max acceleration"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        a_box, "a_box", "acceleration of the body on the carrier", "m/s^2", 0, 30,
        aliases=("a_box", "a_crate", "a_load", "box_acceleration", "crate_acceleration"),
        asked=("acceleration of the box relative to the ground", "acceleration of the crate relative to the ground"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        v_f, "v_f", "speed at the end", "m/s", 0, 40,
        aliases=("v_f", "final_speed", "final_velocity", "v_final", "v_end", "speed_final", "end_speed", "impact_speed", "v_1", "v_t"),
        cues=("m/s to", "km/h to", *(f"then {at}" for at in ("at", "moving at", "going at", "sliding at", "travelling at", "traveling at")), "final speed", "reaches a speed", "to a speed of", "final velocity", "slows to", "slowed to", "reaches"),
        asked=("how fast", "what speed", "what is its speed", "speed after", "final speed", "its speed", "with what speed", "speed at the",
               "speed does it", "at what speed", "speed when", "final velocity", "its velocity"),
        sign="nonnegative", moment="after", unasked=(_SPEED_BEFORE_A_STOP,),
    ),
)  # fmt: skip

QUANTITIES = (
    Quantity(
        m, "m", "mass of the body", "kg", 0.01, 50000, Grid(2.0, 30.0, 0.5),
        aliases=("m", "mass", "M", "m_block", "m_box", "mass_block", "block_mass", "m_crate", "mass_kg"),
        cues=("mass",), asked=("what is the mass", "find the mass", "mass of the"), body="block",
    ),
    Quantity(
        theta, "θ", "angle of the force with the horizontal", "deg", 0, 89, Grid(15, 45, 1),
        aliases=("theta", "angle", "alpha", "phi", "beta", "angle_of_pull", "pull_angle", "push_angle", "force_angle", "rope_angle"),
        cues=("above the horizontal", "below the horizontal", "angle", "horizontal", "upward", "downward", "with the floor"),
        asked=("at what angle", "what angle"), sign="nonnegative",
    ),
    Quantity(
        mu_s, "μ_s", "coefficient of static friction", "1", 0, 2, Grid(0.3, 0.8, 0.05),
        aliases=("mu_s", "mu_static", "mus", "static_friction_coefficient", "coefficient_of_static_friction", "coeff_static", "mu_st", "mu_0"),
        cues=(*(f"static friction … {and_}coefficient of {sliding}" for and_ in ("", "and ") for sliding in ("kinetic", "sliding")), "static friction", "static friction coefficient", "coefficient of static friction", "static", "static and kinetic friction are", "static and kinetic friction", "static and sliding friction", "static and kinetic", "static and dynamic friction", *(f"{coefficient} between {them}" for coefficient in ("coefficient of static friction", "static friction coefficient", "coefficient of friction")
                for them in ("blocks", "two blocks", "boxes", "two boxes", "them", "two", "block and slab", "block and plank", "box and plank", "block and board", "crate and slab"))), asked=("coefficient of static friction", "static friction coefficient", *(f"{least} {mu}" for least in ("minimum", "smallest", "least", "value of") for mu in ("mu_s", "μ_s"))), sign="nonnegative",
    ),
    Quantity(
        mu_k, "μ_k", "coefficient of kinetic friction", "1", 0, 2, Grid(0.1, 0.5, 0.05),
        aliases=("mu_k", "mu_kinetic", "muk", "kinetic_friction_coefficient", "coefficient_of_kinetic_friction", "coeff_kinetic", "mu_d", "mu_dynamic", "mu_sliding", "mu_kin"),
        cues=("kinetic friction", "kinetic friction coefficient", "coefficient of kinetic friction", "kinetic", "kinetic and static friction are", "kinetic and static friction", "kinetic and static", "sliding friction", "dynamic friction", "coefficient of friction", "friction coefficient", "friction"),
        asked=("coefficient of kinetic friction", "coefficient of sliding friction", "coefficient of friction", "kinetic friction coefficient", "friction coefficient", "dynamic friction"), sign="nonnegative",
    ),
    Quantity(
        g, "g", "acceleration of free fall", "m/s^2", 0.5, 30,
        aliases=("g", "gravity", "gravitational_acceleration", "g_accel", "acceleration_due_to_gravity", "grav", "g_earth", "free_fall_acceleration"),
        cues=("acceleration of free fall", "acceleration due to gravity", "free fall", "gravity", "gravitational", "g"),
        moment="constant", choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        L, "L", "distance available", "m", 0, 2000, Grid(4, 40, 1),
        aliases=("L", "available_distance", "distance_to_obstacle", "obstacle_distance", "D", "x_obstacle", "patch_length", "length", "d_available", "d_obstacle", "l", "L_patch", "gap"),
        cues=("ahead", "away", "obstacle", "in front", "long", "length", "strip", "patch", "is still", "wide"),
        asked=("how long is the patch", "length of the patch"), moment="given",
    ),
    *_MOTION[:-1],
    *STOPS,
    _MOTION[-1],
    *_FORCES,
    *ENERGIES,
    *TWO_BODIES,
)  # fmt: skip
