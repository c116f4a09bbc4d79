"""The quantities of circular motion, with the names and cues they go by.

The order matters where a world is drawn at random: what stands first is drawn first.
"""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.circular_motion.orbits import ORBITING
from wmw.families.circular_motion.spinning import SPINNING
from wmw.families.circular_motion.symbols import (
    F_1,
    F_2,
    F_T,
    F_any,
    F_bottom,
    F_c,
    F_f,
    F_fmax,
    F_side,
    F_slide,
    F_top,
    L,
    M,
    M_h,
    N,
    R,
    T_rev,
    W,
    a_1,
    a_2,
    a_c,
    c_x,
    c_y,
    d,
    f,
    g,
    h,
    h_min,
    h_start,
    k_a,
    k_F,
    k_r,
    k_v,
    m,
    mu_k,
    mu_min,
    mu_s,
    n_g,
    n_min,
    n_rev,
    n_rpm,
    n_sec,
    omega,
    r,
    r_1,
    r_2,
    s,
    t,
    t_min,
    t_sec,
    theta,
    v,
    v_1,
    v_2,
    v_bmin,
    v_bottom,
    v_d,
    v_max,
    v_min,
    v_side,
    v_top,
)  # fmt: skip

_FROM = tuple(
    f"{verb} from"
    for verb in (
        "raised",
        "increased",
        "reduced",
        "decreased",
        "changed",
        "lowered",
        "goes",
        "rises",
        "speeds up",
        "grows",
    )
)
_STRINGS = ("string", "cord", "rope", "wire", "thread", "rod", "line", "chain", "cable")
_TENSION = ("tension", *(f"tension in the {x}" for x in _STRINGS))
_AT_TOP = (
    "at the top",
    "at the highest point",
    "at its highest point",
    "at the top of the circle",
    "at the top of the loop",
    "at the top of its path",
)
_AT_BOTTOM = (
    "at the bottom",
    "at the lowest point",
    "at its lowest point",
    "at the bottom of the circle",
    "at the bottom of the loop",
    "at the bottom of its path",
)
_MOVES_TOP = tuple(
    phrase for at in ("the top", "the highest point", "its highest point", "the top of the circle", "the top of the loop")
    for phrase in (f"passes {at} at", f"passes {at} with a speed of", f"speed at {at} is", f"speed at {at} would be", f"speed at {at} of", f"at {at} its speed is", f"at {at} the speed is",
                   f"at {at} it moves at", f"at {at} with a speed of", f"at {at} it has a speed of")
)  # fmt: skip
_MOVES_BOTTOM = tuple(
    phrase for at in ("the bottom", "the lowest point", "its lowest point", "the bottom of the circle", "the bottom of the loop")
    for phrase in (f"passes {at} at", f"passes {at} with a speed of", f"speed at {at} is", f"speed at {at} would be", f"speed at {at} of", f"at {at} its speed is", f"at {at} the speed is",
                   f"at {at} it moves at", f"at {at} with a speed of", f"at {at} it has a speed of")
)  # fmt: skip
_ROUNDS = ("hoop", "ring", "bowl", "tube", "pipe", "slide", "cylinder", "drum", "cage")
"""What a body runs round in besides tracks and loops."""
_PLACES = r"\b(?:top|bottom|lowest|highest|crest|summit|hump|dip)\b"
_EXERTS = r"\b(?:what|which|how (?:large|great|big)) (?:is )?force (?:does|do|must|will|would)(?: [a-z\d]+){1,4} (?:exert|push|press|apply)\b"
_OF_ONE_ALONE = (rf"{_PLACES}.*{_EXERTS}", rf"{_EXERTS}.*{_PLACES}")
"""Where weight acts, too, what one thing exerts is not the net force."""
_PUSHES = ("normal force", "force of the track", "push of the track", "force of the seat", "force does the track", "force does the seat", "apparent weight",
           "force of the loop", "normal force on the car", "normal force on the rider", "normal force on the cart", "seat push", "force exerted by the seat",
           *(f"force does the {thing} exert on {body}" for thing in ("track", "seat", "loop", "chair", *_ROUNDS) for body in ("it", "the cart", "the car", "the rider", "the ball", "the bead", "the block", "the pilot", "him", "her")),
           "force exerted by the track", "force from the track", "force of the track on it", "force of the track on the cart")  # fmt: skip


def _where(names: tuple[str, ...], places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{name} {place}" for name in names for place in places)


_NEEDS = tuple(
    f"must {body} have" for body in ("it", "the ball", "the stone", "the bob", "the body", "the object", "the car", "the cart", "the coaster", "the mass", "the bucket")
)  # fmt: skip
_LEAST_SPEEDS = tuple(
    " ".join(f"{start} {size} speed {needs}".split())
    for start in ("", "what", "what is the")
    for size in ("minimum", "least", "smallest", "lowest")
    for needs in (
        "",
        "it must have",
        "does it need",
        "is needed",
        "is required",
        "needed",
        "required",
        *_NEEDS,
    )
)


_COMPARED = (
    Quantity(v_1, "v_1", "first speed", "m/s", 0.01, 300, Grid(4, 16, 0.5), aliases=("v_1", "v_before", "v_inner", "v_i"), cues=_FROM,
             asked=("speed of the inner", "speed of the first", "speed of child 1", "speed of rider P", "speed of P")),
    Quantity(v_2, "v_2", "second speed", "m/s", 0.01, 300, Grid(4, 30, 0.5), aliases=("v_2", "v_after", "v_outer"),
             cues=("to a speed of", "to a new speed of", *_FROM), asked=("speed of the outer", "speed of the second", "speed of child 2", "speed of rider Q", "speed of Q")),
    Quantity(r_1, "r_1", "first radius, or distance of the first from the axis", "m", 0.001, 1000, Grid(1, 4, 0.1), aliases=("r_1", "R_1", "r_inner", "r_P"),
             cues=(*_FROM, "P sits", "P stands", "P is", "inner", "one … and the other", "one … from the axis and the other", "one … from the center and the other", "one … the other", "one is"), body="first", sort="breadth"),
    Quantity(r_2, "r_2", "second radius, or distance of the second from the axis", "m", 0.001, 1000, Grid(1, 4, 0.1), aliases=("r_2", "R_2", "r_outer", "r_Q"),
             cues=("to a radius of", "to a new radius of", *_FROM, "Q sits", "Q stands", "Q is", "outer", "and the other … from", "the other … from the axis", "the other … from the center", "the other … from the centre", "the other is"), body="second", sort="breadth"),
    Quantity(a_1, "a_1", "first centripetal acceleration", "m/s^2", 1e-4, 2000, aliases=("a_1", "a_c1", "a_P"),
             asked=("acceleration of P", "acceleration of rider P", "acceleration of the inner")),
    Quantity(a_2, "a_2", "second centripetal acceleration", "m/s^2", 1e-4, 2000, aliases=("a_2", "a_c2", "a_Q"),
             asked=("acceleration of Q", "acceleration of rider Q", "acceleration of the outer", "new centripetal acceleration")),
    Quantity(F_1, "F_1", "first net force toward the centre", "N", 1e-4, 100000, aliases=("F_1", "F_c1", "F_old", "F_before")),
    Quantity(F_2, "F_2", "second net force toward the centre", "N", 1e-4, 100000, aliases=("F_2", "F_c2", "F_after"),
             asked=("new centripetal force", "new net force", "centripetal force then")),
    Quantity(k_v, "k_v", "factor of the speed", "1", 1e-3, 1e3, aliases=("k_v", "v_ratio", "speed_ratio", "v2_over_v1", "v_2_over_v_1", "speed_factor"),
             cues=("times the speed", "times as fast", "speed by a factor of"), asked=("ratio of the speeds", "ratio of their speeds", "ratio of their linear speeds", "ratio of the linear speeds", "ratio of the linear speed of the outer", "ratio of the speed of the outer", "by what factor must the speed", "by what factor does the speed")),
    Quantity(k_r, "k_r", "factor of the radius", "1", 1e-3, 1e3, aliases=("k_r", "r_ratio", "radius_ratio", "r2_over_r1", "r_2_over_r_1", "radius_factor"),
             cues=("times the radius", "radius by a factor of", "times as far from"), asked=("by what factor must the radius", "ratio of the radii", "ratio of their radii")),
    Quantity(k_a, "k_a", "factor of the centripetal acceleration", "1", 1e-4, 1e4, aliases=("k_a", "a_ratio", "acceleration_ratio", "a2_over_a1", "a_2_over_a_1", "acceleration_factor"),
             asked=("by what factor does the centripetal acceleration", "factor does the acceleration", "ratio of the accelerations", "ratio of their accelerations",
                    "ratio of the centripetal accelerations", "ratio of their centripetal accelerations", "by what factor does its centripetal acceleration",
                    "what happens to the centripetal acceleration", "by what factor does its acceleration", "how does the centripetal acceleration change")),
    Quantity(k_F, "k_F", "factor of the net force", "1", 1e-4, 1e4,
             aliases=("k_F", "F_ratio", "force_ratio", "F2_over_F1", "F_2_over_F_1", "force_factor", "ratio_F", "F_ratio_2_1", "ratio"),
             asked=("by what factor does the required centripetal force", "by what factor does the centripetal force", "by what factor does the force", "factor does the required",
                    "by what factor does the net force", "by what factor does the needed", "ratio of the forces", "ratio of the centripetal forces", "by what factor does the friction",
                    "by what factor does the tension", "by what factor must the force", "what happens to the centripetal force", "factor by which the centripetal force",
                    "how does the centripetal force change", "what happens to the required centripetal force", "by what factor must the centripetal force")),
)  # fmt: skip

_GIVEN = (
    Quantity(
        g, "g", "gravitational acceleration", "m/s^2", 0.1, 300,
        aliases=("gravity", "gravitational_acceleration", "acceleration_due_to_gravity", "g_earth", "g_E", "free_fall_acceleration"),
        cues=("g", "gravity", "gravitational acceleration", "free-fall acceleration", "acceleration of free fall", "acceleration due to gravity", "acceleration of gravity", "acceleration of fall"), choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        theta, "θ", "angle of the string from the vertical, or of the bank", "deg", 0.01, 89.99, Grid(10, 60, 1),
        aliases=("theta", "angle", "bank_angle", "banking_angle", "angle_of_bank", "cone_angle", "theta_bank", "half_angle", "beta", "string_angle"),
        cues=("angle of", "banked at", "banked", "bank angle", "vertical", "horizontal", "inclined", "at", "angle"),
        asked=("at what angle", "what angle", "angle of the bank", "bank angle", "banking angle", "angle does the string", "angle should", "the angle", "angle with the vertical",
               "angle must", "how steeply"),
    ),
    Quantity(
        d, "d", "diameter of the circle", "m", 1e-4, 2000, Grid(8, 40, 1), aliases=("D", "diameter", "dia", "diam"),
        cues=("diameter of", "diameter", "across", "in diameter", "wide"), asked=("diameter",), sort="breadth",
    ),
    Quantity(
        r, "r", "radius of the circle", "m", 1e-4, 1000, Grid(0.4, 2.4, 0.1),
        aliases=("r_c", "r_circle", "radius_of_circle", "circle_radius", "radius_of_curvature", "curve_radius", "rho", "string_length", "length_of_string",
                 "loop_radius", "r_loop", "turn_radius", "distance_from_axis", "distance_from_center", "distance_from_centre"),
        cues=("radius of", "radius", "at a distance of", "at an average distance of", "at a mean distance of", "from the axis", "from the center", "from the centre", "at the end of", "string", "cord", "rope", "rod", "from the rotation axis",
              "axis of rotation", "from the middle", "long", "from its center", "length", "arm", "… curve", "… bend", "… turn", "… corner"),
        asked=("what radius", "the radius", "radius of the", "how far from the axis", "how far from the center", "how far from the centre", "smallest radius", "minimum radius",
               "least radius", "radius of curvature", "tightest"),
        body="string", sort="breadth",
    ),
    Quantity(R, "r", "radius of the curve", "m", 1e-4, 1000, Grid(8, 60, 1), aliases=("R", "R_curve", "R_c"),
             cues=("radius of", "radius", "curvature"), asked=(), sort="breadth"),
    Quantity(
        mu_k, "μ_k", "coefficient of kinetic friction", "1", 0, 3,
        aliases=("mu_k", "mu_kinetic", "coefficient_of_kinetic_friction", "kinetic_friction_coefficient", "mu_sliding", "mu_dynamic"),
        cues=("coefficient of kinetic friction", "kinetic friction", "kinetic friction coefficient", "kinetic", "static and kinetic friction are … and", "sliding friction", "coefficient of sliding friction", "dynamic friction"), sign="nonnegative",
    ),
    Quantity(F_slide, "F_k", "friction of a body that slides", "N", 0, 1e6, aliases=("F_slide", "f_k", "kinetic_friction_force"), sign="nonnegative", moment="after"),
    Quantity(
        mu_s, "μ_s", "coefficient of static friction", "1", 0, 3, Grid(0.2, 0.9, 0.02),
        aliases=("mu_s", "mu", "static_friction_coefficient", "coefficient_of_static_friction", "friction_coefficient", "coefficient_of_friction", "mu_static", "coeff_friction"),
        cues=("coefficient of static friction", "static friction", *(f"static friction … {and_}" for and_ in ("that of kinetic", "and that of kinetic", "that of sliding", "and of kinetic", "coefficient of kinetic", "and coefficient of kinetic", "coefficient of static friction of kinetic")), "coefficient", "friction"), sign="nonnegative",
    ),
    Quantity(
        m, "m", "mass of the body", "kg", 1e-4, 10000, Grid(0.1, 2.0, 0.05),
        aliases=("mass", "m_ball", "m_car", "mass_of_car", "mass_of_ball", "m_body", "m_rider", "ball_mass", "car_mass", "m_puck"),
        cues=("mass", "kg", "of mass"), asked=("what mass", "mass of the", "its mass"), body="body",
    ),
    Quantity(M_h, "M", "mass that hangs below the table", "kg", 1e-4, 10000, aliases=("M_h", "m_hanging", "hanging_mass", "M_hang", "m_2"),
             cues=("hanging mass of", "hanging mass", "hanging block of mass", "hanging weight of", "hangs", "mass hanging", "hanging"), asked=("hanging mass", "mass of the hanging", "what mass must hang"), body="hanging"),
    Quantity(M, "m", "mass of the vehicle or rider", "kg", 1e-4, 10000, Grid(40, 60, 1), aliases=("M", "m_total"), cues=("mass",), body="body"),
    Quantity(
        v_top, "v_top", "speed at the top", "m/s", 0, 300, Grid(2.0, 8.0, 0.1),
        aliases=("v_top", "speed_at_top", "v_T", "v_highest", "top_speed", "v_at_top", "speed_top", "v_high", "v_C"),
        cues=(*_MOVES_TOP, *_AT_TOP, "top", "highest"),
        asked=(*_where(("speed", "how fast is it moving", "how fast", "its speed", "speed does it have", "velocity"), _AT_TOP),), sign="nonnegative",
    ),
    Quantity(
        v_bottom, "v_bot", "speed at the bottom", "m/s", 0, 300, Grid(3.0, 12.0, 0.1),
        aliases=("v_bottom", "v_b", "v_bot", "speed_at_bottom", "v_B", "v_low", "v_lowest", "bottom_speed", "v_at_bottom", "speed_bottom", "v_A"),
        cues=(*_MOVES_BOTTOM, *_AT_BOTTOM, "bottom", "lowest", "enters the loop"),
        asked=(*_where(("speed", "how fast is it moving", "how fast", "its speed", "speed does it have", "velocity"), _AT_BOTTOM),), sign="nonnegative",
    ),
    Quantity(
        v, "v", "speed", "m/s", 1e-4, 300, Grid(2, 20, 0.2),
        aliases=("tangential_speed", "v_tan", "linear_speed", "u", "v_car", "tangential_velocity", "linear_velocity", "v_c", "rim_speed", "v_0"),
        cues=("speed of", "at a speed of", "speed", "travels at", "moving at", "moves at", "drives", "at", "velocity of", "rounds", "goes"),
        asked=("what speed", "the speed", "how fast", "speed of the", "its speed", "velocity", "linear speed", "speed does", "tangential speed", "speed must", "speed is the", "largest speed", "greatest speed", "maximum speed", "highest speed"), sign="nonnegative",
    ),
    Quantity(
        T_rev, "T", "period of one turn", "s", 1e-4, 1e8, Grid(10, 60, 1),
        aliases=("T_rev", "T_p", "period", "time_per_revolution", "period_of_revolution", "T_period", "rotation_period", "period_of_rotation", "T_0", "time_per_turn", "P"),
        cues=("period of", "period", "once every", "every", "one revolution in", "one turn in", "each revolution", "one revolution takes", "one turn takes", "per revolution",
              "each turn", "one orbit in", "one orbit every", "one complete orbit in", "an orbit in", "one orbit takes", "each orbit takes", "earth once every", "planet once every", "earth once in", "one full circle in", "one complete revolution", "one lap in", "completes a circle", "once in", *(f"around the {world} in" for world in ("earth", "sun", "moon", "planet")), *(f"{goes} the {world} in" for goes in ("orbits", "circles") for world in ("earth", "sun", "moon", "planet", "star")), *(f"{so} {turn}" for so in ("… for", "… to make", "takes … for", "needs … for") for turn in ("a turn", "one turn", "each turn", "a revolution", "one revolution", "a full turn", "one full turn", "a round", "one lap", "a lap")), "… to go round", "… to turn once", "… to go round once", "… per turn", "… to go around", "… per revolution", "… per lap"),
        asked=("period", "how long does one", "time for one", "how long does it take for one", "time of one", "time does one", "how long does each"), sign="nonnegative",
    ),
    Quantity(
        n_rpm, "n", "rate of turning", "rpm", 0.001, 5000, Grid(10, 90, 1),
        aliases=("n_rpm", "rotation_rate", "rotational_speed", "n_rot"), cues=("at", "rate of", "spins at", "turns at"),
        asked=("rotation rate", "revolutions per minute", "how many revolutions per minute", "rpm", "rate of rotation",
               *(f"how many {turns} {does} {x} make {per} minute" for turns in ("revolutions", "turns", "rotations") for does in ("does", "must", "should") for per in ("per", "each", "in one", "in a", "every")
                 for x in ("it", "the wheel", "the disc", "the disk", "the fan", "the turntable", "the centrifuge", "the flywheel", "the drum", "the station", "the platform", "the ball", "the stone"))),
    ),
    Quantity(
        f, "f", "frequency of the turns", "Hz", 1e-4, 500, Grid(0.2, 4.0, 0.1), aliases=("frequency", "freq", "nu", "rotation_frequency", "revolutions_per_second"),
        cues=("frequency of", "frequency", "per second"), asked=("frequency", "how many revolutions per second", "how many turns per second", "revolutions per second"),
    ),
    Quantity(
        omega, "ω", "angular speed", "rad/s", 1e-4, 500,
        aliases=("omega", "w", "angular_speed", "angular_velocity", "ang_speed", "angular_frequency"), cues=("angular speed", "angular velocity"),
        asked=("angular speed", "angular velocity", "angular frequency"),
    ),
    # "20 revolutions" is read as an angle of 20 turns, which is not the number 20.
    Quantity(n_rev, "n_rev", "number of turns", "1", 1e-4, 10000, Grid(5, 40, 5), cues=("times in", "times within", "times during"),
             aliases=("N_rev", "revolutions", "turns", "number_of_revolutions", "laps", "number_of_turns", "revs", "n_laps"),
             asked=("how many revolutions", "how many turns", "how many laps", "number of revolutions", "how many times")),
    Quantity(t, "t", "time", "s", 1e-4, 10000, Grid(10, 90, 1), aliases=("time", "elapsed_time", "Delta_t", "total_time", "t_total"),
             cues=("revolutions in", "turns in", "laps in", "rotations in", "circles in", "in", "during", "within", "for"),
             asked=("how long do", "how much time", "total time", "how long does it take to complete")),
    Quantity(s, "s", "distance travelled", "m", 1e-4, 100000, aliases=("distance", "path_length", "arc_length"), cues=("travels a distance", "distance"),
             asked=("how far does it travel", "what distance", "distance travelled", "distance traveled", "how far does")),
    Quantity(L, "L", "length of the string of a conical pendulum", "m", 1e-3, 100, Grid(0.4, 2.5, 0.05),
             aliases=("L", "L_string", "cord_length"), cues=("string of length", "long string", "length of", "long", "length", "string", "cord"),
             asked=("length of the string", "how long is the string", "what length"), body="string"),
    Quantity(W, "W", "weight of the body", "N", 1e-4, 100000, aliases=("weight", "F_g", "mg", "gravitational_force", "Weight", "F_grav", "F_gravity", "G"),
             cues=("weighs", "weight of"), asked=("what is the weight", "his weight", "her weight")),
)  # fmt: skip

_SOUGHT = (
    Quantity(
        a_c, "a_c", "centripetal acceleration", "m/s^2", 1e-4, 1e7,
        aliases=("a_c", "a_r", "a_rad", "a_cp", "radial_acceleration", "a_n", "a_centripetal"),
        cues=("centripetal acceleration", "acceleration of", "acceleration", "effective gravity of", "artificial gravity of", "apparent gravity of", "simulated gravity of", "gravity at the rim of"),
        asked=("centripetal acceleration", "radial acceleration", "acceleration toward the center", "its acceleration", "what acceleration", "acceleration of the", "magnitude of the acceleration",
               "the acceleration"),
    ),
    Quantity(
        F_c, "F_c", "net force toward the centre", "N", 1e-4, 100000,
        aliases=("F_c", "centripetal_force", "F_net", "net_force", "F_cp", "F_centripetal", "F_r", "F_needed", "required_force", "F_required", "F_rad"),
        cues=("centripetal force", "net force"),
        asked=("centripetal force", "net force", "resultant force", "what force", "force toward the center", "force is needed", "force is required", "force must act", *(f"how hard {must} {who} {pull}" for must in ("must", "does", "do", "should") for who in ("he", "she", "you", "I", "they", "the thrower", "the athlete", "the hand", "the boy", "the girl") for pull in ("pull", "hold"))),
        unasked=_OF_ONE_ALONE,
    ),
    Quantity(n_g, "n_g", "centripetal acceleration in units of g", "1", 1e-4, 1e6, aliases=("n_g", "a_over_g", "g_force", "g_factor"), cues=("g's", "times g"),
             asked=("how many g", "in units of g", "multiple of g", "multiples of g", "as multiples of", "times the acceleration due to gravity", "as a multiple of", "times the acceleration of gravity", "times the acceleration of free fall",
                    "how many times the acceleration of gravity", "how many times the acceleration due to gravity", "how many times the acceleration of free fall", "how many times g", "how many times greater than g", "how many times larger than g", "multiple of acceleration of gravity", "multiple of acceleration due to gravity", "multiple of acceleration of free fall", "multiple of gravitational acceleration", "times gravitational acceleration", "times free fall acceleration")),
    Quantity(
        F_T, "T", "tension", "N", -100000, 100000, aliases=("F_T", "F_tension", "tension_force", "string_tension", "T_s", "T_string"), cues=("tension", "breaks at", "break at", "withstand", "breaking strength", "breaks if the tension exceeds"),
        asked=(*_TENSION, *(f"force does the {x}" for x in _STRINGS), *(f"force in the {x}" for x in _STRINGS), "how hard does the string pull"), sign="any",
    ),
    Quantity(
        N, "N", "normal force", "N", -100000, 100000,
        aliases=("F_N", "F_n", "normal_force", "normal", "F_normal", "n_force", "apparent_weight", "reaction", "R_N", "seat_force", "F_seat", "F_road"),
        cues=("normal force",),
        asked=("normal force", "force of the road", "apparent weight", "force does the road", "force of the seat", "push of the road", "support force", "force does the seat",
               "how hard does the road push", "force of the wall", "force does the wall", "force exerted by the road", "force exerted by the wall", "force does the track", "force does the loop", "force of the track", "force exerted by the track", "force by the track",
                     "force does the chair", *(f"force does the {thing}" for thing in _ROUNDS), "force exerted by the seat", "force does the bridge", "force of the bridge", "force from the seat", "force from the track", "force from the road", "push of the seat",
                     *(f"how hard does the {thing} {pushes}" for thing in ("seat", "track", "wall", "floor", "chair", "bridge", "road") for pushes in ("push", "press")), "force the track exerts", "force the seat exerts", "force the road exerts"), sign="any",
    ),
    Quantity(
        F_f, "f_s", "static friction force", "N", 0, 100000, aliases=("f_s", "F_f", "friction", "friction_force", "static_friction", "F_fr", "F_friction", "F_s", "f_fric"),
        cues=("friction force", "force of friction"), asked=("friction force", "force of friction", "how much friction", "how much sideways grip", "how much grip", "sideways grip", "grip must", "how much sideways force", "sideways force", "friction is needed", "friction needed", "friction must", "static friction force", "how large is the friction", "frictional force",
                                                            "force of static friction"), sign="nonnegative",
    ),
    Quantity(F_fmax, "f_s,max", "limit of static friction", "N", 0, 100000, aliases=("f_smax", "F_fmax", "f_max", "F_max", "f_s_max", "max_friction", "maximum_friction", "F_fr_max"),
             cues=(*(f"{most} {what}" for most in ("maximum", "greatest", "largest", "most", "max") for what in ("friction", "friction force", "static friction", "static friction force", "frictional force", "sideways force", "grip")),
                   "friction of at most", "friction force of at most", "friction can be at most", "friction is at most", "friction can reach", "friction cannot exceed", "friction up to", "grip of at most", "sideways force of at most", "slips when friction exceeds"),
             asked=("maximum friction", "greatest friction", "maximum static friction", "limit of static friction"), sign="nonnegative"),
    Quantity(
        mu_min, "μ_min", "least coefficient of static friction that is needed", "1", 0, 100, aliases=("mu_min", "mu_req", "mu_required", "mu_needed", "required_coefficient", "min_coefficient"),
        asked=("coefficient of static friction", "minimum coefficient", "smallest coefficient", "least coefficient", "coefficient of friction", "coefficient is needed", "coefficient must"),
        sign="nonnegative",
    ),
    Quantity(
        v_max, "v_max", "greatest speed", "m/s", 1e-3, 300, aliases=("v_max", "maximum_speed", "max_speed", "v_limit", "v_crit", "critical_speed", "max_safe_speed", "v_m"),
        asked=("maximum speed", "greatest speed", "highest speed", "how fast can", "largest speed", "max speed", "fastest", "what maximum speed", "how fast may", "greatest safe speed",
               "speed just leaves", "at what speed does it leave", "what speed would it lose contact", "what speed does the car lose contact", "at what speed will it leave",
               "at what speed will the car leave", "what is the greatest speed", "what is the maximum speed"),
    ),
    Quantity(
        v_min, "v_min", "least speed at the top", "m/s", 0, 300, aliases=("v_min", "minimum_speed", "min_speed", "v_top_min", "v_least", "minimum_speed_at_top", "v_critical"),
        asked=("minimum speed", "least speed", "smallest speed", "slowest", "minimum speed at the top", "least speed at the top", "smallest speed at the top", "what is the minimum speed",
               "what minimum speed", "what is the least speed", "lowest speed", "how slowly"), sign="nonnegative",
    ),
    Quantity(
        v_bmin, "v_bmin", "least speed at the bottom for a full circle", "m/s", 1e-3, 300, aliases=("v_bmin", "v_bottom_min", "min_bottom_speed", "minimum_speed_at_bottom"),
        asked=_where(_LEAST_SPEEDS, _AT_BOTTOM),
    ),
    Quantity(v_d, "v_d", "design speed of the bank", "m/s", 1e-3, 300, aliases=("v_d", "v_design", "design_speed", "ideal_speed"), asked=("design speed", "without friction")),
    Quantity(h, "h", "height of the cone", "m", 1e-4, 100, aliases=("cone_height", "vertical_distance"), cues=("below",), asked=("how far below", "height of the cone"), sort="height"),
    Quantity(v_side, "v_side", "speed at the side", "m/s", 0, 300, aliases=("v_side",), asked=("speed at the side", "speed when the string is horizontal"), sign="nonnegative"),
    Quantity(h_start, "h", "starting height above the bottom of the loop", "m", 1e-3, 1000, aliases=("h_start", "start_height", "H", "starting_height", "release_height", "height"),
             cues=("height of", "above the bottom", "height"), asked=("from what height", "starting height", "height must", "height above the bottom"), sign="nonnegative"),
    Quantity(h_min, "h_min", "least starting height", "m", 1e-3, 1000, aliases=("h_min", "minimum_height", "min_height"),
             asked=("minimum height", "least height", "smallest height", "lowest height", "smallest h", "minimum h", "least h", "minimum value of h", "smallest value of h", "least value of h", "minimum release height", "minimum starting height"), sign="nonnegative"),
    Quantity(
        F_top, "F_top", "force of string or track at the top", "N", -100000, 100000,
        aliases=("F_top", "T_top", "N_top", "F_N_top", "tension_at_top", "F_T_top", "T_t", "top_tension", "normal_force_at_top", "n_top", "F_N_t", "N_t", "tension_top"),
        asked=(*_where((*_TENSION, *_PUSHES), _AT_TOP), "tension when it is at the top", "tension as it passes the top"), sign="any",
        unasked=(r"^(?!.*\b(?:top|highest|upper|least|smallest|minimum|difference|upside)\b).*\b(?:bottom|lowest)\b",),
    ),
    Quantity(
        F_bottom, "F_bot", "force of string or track at the bottom", "N", -100000, 100000,
        aliases=("F_bottom", "T_bottom", "N_bottom", "F_N_bottom", "tension_at_bottom", "F_T_bottom", "T_b", "T_bot", "N_bot", "bottom_tension", "n_bottom", "N_b", "F_bot", "tension_bottom"),
        asked=(*_where((*_TENSION, *_PUSHES), _AT_BOTTOM), "tension when it is at the bottom", "tension as it passes the bottom"), sign="any",
        unasked=(r"^(?!.*\b(?:bottom|lowest|lower|greatest|largest|maximum|most|difference|break)\b).*\b(?:top|highest)\b",),
    ),
    Quantity(F_side, "F_side", "force of string or track at the side", "N", -100000, 100000, aliases=("F_side", "T_side", "N_side"), asked=("tension at the side", "tension when the string is horizontal"),
             sign="any"),
    Quantity(n_min, "n", "number of turns in a minute", "1", 1e-3, 5000, aliases=("rpm", "RPM", "revolutions_per_minute", "turns_per_minute", "rev_per_min")),
    Quantity(n_sec, "n", "number of turns in a second", "1", 1e-4, 500, aliases=("rps", "turns_per_second", "rev_per_sec")),
    Quantity(t_min, "min", "a minute", "s", 59, 61, aliases=("seconds_per_minute",)),
    Quantity(t_sec, "s", "a second", "s", 0.9, 1.1),
    Quantity(F_any, "F", "force", "N", 0, 1e9, sign="nonnegative"),
    Quantity(c_x, "c_x", "horizontal direction of the centre", "1", -1, 1, sign="any"),
    Quantity(c_y, "c_y", "vertical direction of the centre", "1", -1, 1, sign="any"),
)  # fmt: skip

# The two speeds and radii stand before the one: "from 10 m/s to 20 m/s" is about both of them.
QUANTITIES = (*_COMPARED, *_GIVEN, *_SOUGHT, *SPINNING, *ORBITING)
