"""The quantities of the pendulum, with the names and cues they go by.

The order matters where a world is drawn at random: what stands first is drawn first.
"""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.pendulum.symbols import (
    L_1,
    L_2,
    T_0,
    T_1,
    T_2,
    W_1,
    W_2,
    A,
    Delta_L,
    E_p,
    F_c,
    F_phi,
    F_tan,
    K,
    K_start,
    L,
    T_any,
    T_break,
    T_low,
    T_mid,
    T_turn,
    W,
    a_0,
    a_c,
    a_max,
    a_tan,
    f,
    f_1,
    f_2,
    g,
    g_0,
    g_2,
    g_eff,
    h_low,
    h_m,
    h_phi,
    h_top,
    k_f,
    k_g,
    k_L,
    k_T,
    m,
    m_1,
    m_2,
    n,
    n_1,
    n_2,
    omega,
    phi,
    r_T,
    t,
    t_half,
    t_quarter,
    theta_m,
    theta_s,
    theta_top,
    v_b,
    v_max,
    v_phi,
    v_start,
    v_turn,
    x_m,
)

_FIRST, _SECOND = ("P", "X"), ("Q", "Y")
_ALTERED = (
    "changed from",
    "increased from",
    "reduced from",
    "decreased from",
    "lengthened from",
    "shortened from",
    "goes from",
    "altered from",
)


_ELSEWHERE = tuple(
    f"to {place} {where} the {what} is"
    for place in ("a place", "a location", "another location", "another place", "a planet", "a moon", "another planet", "the Moon", "Mars")
    for where in ("where", "on which", "at which") for what in ("acceleration due to gravity", "gravitational acceleration", "free-fall acceleration")
)  # fmt: skip
_ELSEWHERE_BY_NAME = tuple(
    f"{place} {where}g"
    for place in ("moon", "mars", "jupiter", "planet", "place", "location", "mountain", "asteroid", "venus", "equator", "pole")
    for where in ("", "with ", "where ", "on which ", "at which ", "surface where ")
)  # fmt: skip
"""Words before a value of g that tell of another place: "on Mars, where g = 3.7 m/s²"."""


def _cues(letters: tuple[str, ...], noun: str) -> tuple[str, ...]:
    """Return the words before a value that belongs to one of two pendulums, the fullest first."""
    full = (
        (
            f"{x} has a {noun} of",
            f"{noun} of pendulum {x}",
            f"{noun} of {x}",
            f"{x} with a {noun} of",
        )
        for x in letters
    )
    return (*(cue for group in full for cue in group), *letters)


_TIMED = (
    *(f"and {verb}{tail}" for verb in ("finds", "found", "gets", "got", "records", "recorded", "obtains", "notes", "reads", "find", "get", "record") for tail in ("", " time of", " total of")),
    *(f"{watch} {shows}" for watch in ("stopwatch", "watch", "clock", "timer") for shows in ("reads", "shows", "then reads", "then shows", "stops at", "gives", "says")),
    "timed as", "timed at", "are timed", "clocked at", "gives total of", "swings gives", "oscillations gives", "pendulum gives", "finds total time", "total time is", "time for all",
)  # fmt: skip
"""What tells how long several swings were found to take."""
_ONCE_IN = tuple(
    f"{who} {way} in"
    for way in ("there and back", "to and fro")
    for who in (
        "once",
        "goes",
        "go",
        "moves",
        "move",
        *(
            f"{body} swings"
            for body in ("pendulum", "bob", "child", "girl", "boy", "ball", "lamp", "swing")
        ),
    )
)
"""One swing: of "20 swings (there and back) in 36 s" the time is that of all."""
_LET_GO_AT = tuple(
    f"{gone} {when} {line} {makes}"
    for gone in ("let go", "released", "lets go of it", "releases it", "set free", "starts from rest", "dropped", "let go of")
    for when in ("when", "while", "with")
    for line in ("string", "its string", "cord", "its cord", "thread", "its thread", "rope", "its rope", "wire", "rod", "pendulum", "it")
    for makes in ("makes", "making", "is at", "at", "is")
)  # fmt: skip
"""How a swing begins, and no point on its way."""

_STRINGS = ("string", "cord", "thread", "wire", "line", "rope", "rod", "cable", "chain")
_BACK_ALONG = tuple(
    f"{part} {pulls}"
    for part in ("component of weight", "component of its weight", "component of gravity", "force", "part of weight", "part of its weight")
    for pulls in ("that pulls it back", "that brings it back", "that drives it back", "pulls it back", "brings it back", "drives it back", "along arc", "tangent to arc", "along path")
)  # fmt: skip
_ALONG_STRING = (rf"\balong (?:the )?(?:{'|'.join(_STRINGS)})\b",)
_WHEN = (*(f"{when} the {x} {makes}" for x in (*_STRINGS, "pendulum") for when in ("when", "as", "where", "at the point where")
           for makes in ("makes", "is at", "passes")), "when it makes", "when the angle is", "when it is at", "at the instant when", "at the moment when",
         "at an angle of")  # fmt: skip
_TENSION_NAMES = ("tension", *(f"{what} the {x}" for x in _STRINGS
                               for what in ("tension in", "force in", "pull of", "force exerted by")))  # fmt: skip
_PULLS = (
    *(f"tension in the {x}s" for x in _STRINGS),
    *(f"{what} the {x}{s}" for x in _STRINGS for s in ("", "s")
      for what in ("pull must", "what pull do", "what pull does", "pull of", "how hard do", "how hard does", "how strongly do", "how strongly does", "force must")),
)  # fmt: skip
_TENSIONS_LOWEST = tuple(f"{name} {at}" for name in ("tension", *(f"tension in the {x}" for x in _STRINGS))
                         for at in ("at the lowest point", "at the bottom", "at its lowest point", "as it passes the lowest point"))  # fmt: skip
_TENSIONS_TURNING = tuple(
    f"{name} {at}" for name in ("tension", *(f"tension in the {x}" for x in _STRINGS))
    for at in ("at the turning point", "at the highest point", "at the extreme", "just after", "right after", "immediately after", "at the end of",
               "when it is released", "at the moment of release", "at the moment it is released", "at release", "at its highest", "where it turns",
               "at the instant of release", "at maximum displacement", "at the release point"))  # fmt: skip

_GIVEN = (
    Quantity(
        theta_m, "θ", "angle of the string from the vertical at the start", "deg", 0.1, 180, Grid(15, 75, 1),
        aliases=("theta_m", "theta_max", "alpha", "theta_release", "theta_r", "release_angle", "initial_angle", "maximum_angle",
                 "max_angle", "theta_initial", "angle_from_vertical", "starting_angle", "angular_amplitude", "amplitude_angle",
                 "displacement_angle", "theta_A", "alpha_0", "phi_0", "swing_angle", "theta_turn", "string_angle"),
        cues=("from the vertical", "with the vertical", "to the vertical", "pulled aside", "released", "pulled to", "displaced",
              "at an angle", "angle", "makes", *_LET_GO_AT),
        asked=("at what angle", "what angle", "maximum angle", "largest angle", "greatest angle", "angle does", "angle from the vertical",
               "angle with the vertical", "amplitude of the swing", "through what angle", "to what angle", "release angle"),
        sign="nonnegative", moment="before",
    ),
    Quantity(
        phi, "φ", "angle of the string from the vertical at a point on the way", "deg", 0, 180, Grid(5, 30, 1),
        aliases=("phi", "theta_phi", "intermediate_angle", "theta_mid", "beta"),
        cues=(*(f"{when} the {x} {makes}" for x in (*_STRINGS, "pendulum") for when in ("when", "as") for makes in ("makes an angle of", "makes", "is at", "is")),
              "when it makes an angle of", "when the angle is", "when it is at", "when the angle has decreased to", "at the instant when", "passes through an angle of"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        L, "L", "length of the pendulum", "m", 0.02, 100, Grid(0.4, 2.4, 0.02),
        aliases=("l", "R", "r", "length", "pendulum_length", "string_length", "length_of_string", "L_string", "l_string",
                 "rope_length", "cord_length", "length_of_pendulum", "radius", "Length", "L_pendulum", "wire_length",
                 "length_string", "length_pendulum", "L_p", "l_0", "L_0"),
        cues=("of length", "length of", "long", "length", "string", "cord", "rope", "wire", "thread", "cable", "chain", "suspended", "hangs", "pendulum"),
        asked=("how long is the pendulum", "length of the pendulum", "how long is the string", "length of the string", "what length",
               "how long must", "how long should", "length of a", "the length", "its length", "how long a pendulum", "how long is this pendulum", "how long is that pendulum", *(f"how long a {x}" for x in _STRINGS), "how long is its string", "how long is its cord", "how long is its rod",
               "length must", "length should", "how long would", "length of its"),
        body="string",
    ),
    Quantity(
        m, "m", "mass of the bob", "kg", 0.001, 10000, Grid(0.1, 2.0, 0.05),
        aliases=("mass", "m_bob", "bob_mass", "mass_of_bob", "M", "ball_mass", "m_ball", "mass_bob"),
        cues=("mass", "bob", "ball", "sphere"), asked=("mass of the bob", "what mass", "mass of the ball", "what is the mass"),
        body="bob",
    ),
    Quantity(
        g, "g", "gravitational acceleration", "m/s^2", 0.05, 300, Grid(9.8, 9.81, 0.01),
        aliases=("gravity", "gravitational_acceleration", "acceleration_due_to_gravity", "g_E", "g_Earth", "g_earth", "g_local",
                 "free_fall_acceleration", "gravity_acceleration", "g_1", "gravitational_field_strength", "gravitational_field",
                 "accel_gravity", "a_g", "local_gravity", "g_accel"),
        cues=("g", "gravity", "gravitational acceleration", "free-fall acceleration", "gravitational field strength",
              "acceleration of free fall", "gravitational field"),
        asked=("value of g", "acceleration due to gravity", "gravitational acceleration", "free-fall acceleration", "what is g",
               "find g", "the local g", "gravitational field strength", "determine g", "calculate g", "strength of gravity",
               "acceleration of free fall", "gravitational field", "value for g", "local value of g", "how strong is gravity"),
    ),
    Quantity(
        g_0, "g_0", "gravitational acceleration on the Earth", "m/s^2", 9, 11,
        aliases=("g_0", "g_standard", "standard_gravity", "g_n"), choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        k_g, "k_g", "gravity there, as a multiple of that on the Earth", "1", 0.001, 1000,
        aliases=("k_g", "g_ratio", "ratio_g", "gravity_ratio", "g2_over_g1", "g_2_over_g_1", "r_g"),
        cues=("times that on Earth", "times the Earth's", "times that of the Earth", "times as strong", "g on Earth"), asked=("ratio of the gravitational",),
    ),
    Quantity(W, "W", "weight of the bob", "N", 0, 1e5,
             aliases=("weight", "F_g", "mg", "F_W", "w", "gravitational_force", "Weight", "F_grav", "F_gravity", "gravity_force"),
             cues=("weighs", "weight"), asked=("weight of the bob", "weight of the ball"), unasked=(r"\bcomponent of\b",)),
)  # fmt: skip

_SMALL = (
    Quantity(
        T_0, "T", "period of the pendulum", "s", 0.05, 1000, Grid(0.8, 4.0, 0.02),
        aliases=("T_0", "T_period", "T_s", "tau", "period", "period_of_oscillation", "oscillation_period", "T_osc", "Period",
                 "T_small", "period_of_swing", "time_period", "T_pendulum", "P_0", "periodic_time", "period_s"),
        cues=("period of", "period", "one complete swing", "one complete oscillation", "one full swing", "one oscillation",
              "each oscillation", "each swing", "per swing", "every", "one full oscillation", "for one swing", "for each full swing",
              "back and forth once", "one cycle", "each cycle", "swing takes", "oscillation takes", "cycle takes", "vibration takes", "swing lasts",
              "oscillation lasts", "swing in", "full swing in", "complete swing in", "one swing in", "one oscillation in", *_ONCE_IN, "takes … to go", "… to go over and back", "… for a full swing", "… for one full swing", "… for each full swing", "swing to take", "swing take", "oscillation take", "round trip takes", "seconds per swing"),
        asked=("the period", "what period", "period of", "its period", "how long does one", "how long does a full", "time for one",
               "how long does it take for one", "duration of one", "time does one", "time for a full", "time of one", "period in seconds",
               "how long does each", "how much time does one", "time of a full", "time for each", "period does", "period",
               *(f"for {one} {swing}" for one in ("one", "a full", "one full", "each full", "one complete") for swing in ("swing", "oscillation", "swing there and back", "swing to and fro")),
               "swing there and back", "to swing there and back", "to swing back and forth once", "to go over and back once", "to swing over and back"),
    ),
    Quantity(
        f, "f", "frequency of the swings", "Hz", 0.001, 20, Grid(0.25, 1.2, 0.01),
        aliases=("frequency", "freq", "f_0", "nu", "oscillation_frequency"),
        cues=("frequency of", "frequency"),
        asked=("the frequency", "what frequency", "its frequency", "how many swings per second", "how many oscillations per second", "frequency of",
               "frequency does", "frequency"),
    ),
    Quantity(
        n, "n", "number of complete swings", "1", 0.1, 1e6, Grid(10, 60, 5),
        aliases=("N", "number_of_swings", "swing_count", "number_of_oscillations", "N_swings", "n_swings", "swings", "oscillations", "cycles",
                 "n_osc", "N_osc", "number_of_cycles", "n_cycles", "N_cycles", "num_oscillations"),
        cues=("complete swings", "full swings", "swings", "oscillations", "complete oscillations", "cycles", "vibrations", "times", "full cycles"),
        asked=("how many", "number of swings", "number of complete swings", "number of oscillations", "number of full swings"),
    ),
    Quantity(
        t, "t", "time taken by the swings", "s", 0.1, 1e7, Grid(20, 120, 2),
        aliases=("total_time", "elapsed_time", "Delta_t", "t_total", "time_taken", "duration", "measured_time", "total_duration"),
        cues=("swings in", "oscillations in", "swings take", "oscillations take", "takes", "take", "in", "within", "during", "for", "last",
              "takes a time of", "cycles in", *_TIMED),
        asked=("how long do", "how much time do", "what time do", "time for 10", "total time", "how long does it take to complete",
               "how long will it take", "how long does it need for", "time does it need", "time taken by", "time is needed",
               "how long does it take for", "how much time does it"),
    ),
    Quantity(omega, "ω", "angular frequency", "rad/s", 0.01, 100,
             aliases=("angular_frequency", "w_0", "omega_0", "angular_freq", "omega_n"), cues=("angular frequency",),
             asked=("angular frequency",)),
    Quantity(t_half, "t_half", "time of half a swing, from one side to the other", "s", 0.02, 500,
             aliases=("t_half", "half_period", "T_half", "T_over_2", "t_1_2", "t_other_side", "t_right_turning_point", "t_left_turning_point", "t_turning_point", "t_other_turning_point", "t_other_end", "t_far_side",
                      "t_opposite_side", "t_opposite", "half_swing_time", "time_to_other_side", "time_to_right_turning_point", "t_far_end", "t_other_extreme"),
             cues=("from one side to the other", "from one extreme to the other", "half a period", "half-period", "half period",
                   "tick of the clock", "one-way swing", "half a swing takes", "half swing takes",
                   *(f"takes … to {swing} from {start}" for swing in ("swing", "move", "go", "get") for start in ("one side", "one extreme", "one end", "side to side", "left to right", "extreme to extreme"))),
             asked=("half a period", "from one side to the other", "from one extreme to the other", "half-period", "half period",
                    "swing from one side", "from one extreme position", "from one end to the other", "from one turning point to the other", "between its two extreme", "from extreme to extreme",
                    "from one end of its swing", "between the extreme positions", "between two successive passages", "from one extreme", "one end of its swing to the other", *(f"{reach} {its} {side}" for reach in ("reach", "reaches", "arrive at", "get to", "to") for its in ("the", "its") for side in
                      ("other side", "other turning point", "other end", "other extreme", "opposite side", "opposite turning point", "right turning point", "left turning point", "far side", "far turning point", "second turning point"))),
             unasked=(r"\b(?:extreme|turning point|end of its swing)(?: \w+)? to (?:its )?(?:lowest|bottom|equilibrium|middle|cent|mean|vertical|midpoint|rest)",)),
    Quantity(t_quarter, "t_quarter", "time from the turning point to the lowest point", "s", 0.01, 250,
             aliases=("t_quarter", "quarter_period", "T_quarter", "T_over_4", "t_down", "t_bottom", "t_lowest_point", "t_lowest", "t_low", "t_equilibrium", "t_center", "t_centre", "t_middle", "t_first_pass",
                      "time_to_bottom", "time_to_lowest_point", "time_to_lowest", "t_to_bottom", "t_to_lowest", "t_equilibrium_position", "quarter_swing_time"),
             cues=("quarter of a period", "a quarter period"),
             asked=("quarter of a period", "reach the lowest point", "to the lowest point", "reach its lowest", "reach the equilibrium",
                    "reach the bottom", "to the equilibrium position", "first pass through", *(f"{verb} {its} {place}" for verb in ("pass", "passes", "pass through", "passes through", "first pass", "first passes", "reaches", "through", "arrive at", "get to")
                          for its in ("the", "its") for place in ("lowest point", "lowest position", "equilibrium position", "bottom", "middle", "center", "centre", "mean position", "midpoint", "vertical", "rest position")))),
    Quantity(theta_s, "θ_s", "angular amplitude of small swings", "deg", 0.01, 20,
             aliases=("theta_s", "theta_small", "small_angle"), sign="positive"),
    Quantity(A, "A", "amplitude of small swings along the arc", "cm", 0.01, 1000, Grid(2, 9, 0.5),
             aliases=("amplitude", "s_max", "x_max", "s_0", "x_0", "arc_amplitude", "A_0"), cues=("amplitude of", "amplitude"),
             asked=("what amplitude", "amplitude in")),
    Quantity(v_max, "v_max", "greatest speed in small swings", "m/s", 0.001, 100,
             aliases=("v_max", "v_m", "maximum_speed", "max_speed", "speed_max", "peak_speed"), cues=("maximum speed", "greatest speed"),
             asked=("maximum speed", "greatest speed", "max speed", "largest speed")),
    Quantity(a_max, "a_max", "greatest acceleration along the arc in small swings", "m/s^2", 0.0001, 100,
             aliases=("a_max", "a_m", "maximum_acceleration", "max_acceleration"), asked=("maximum acceleration", "greatest acceleration")),
)  # fmt: skip

_RIDE = (
    Quantity(a_0, "a", "acceleration of the lift or car", "m/s^2", 0.1, 8,
             aliases=("a_0", "a_lift", "lift_acceleration", "elevator_acceleration", "a_elevator", "a_car", "acceleration", "a_e", "a",
                      "a_train", "a_up", "a_down", "car_acceleration", "a_bus", "acceleration_of_lift", "a_frame", "a_rocket"),
             cues=("accelerates upward at", "accelerates downward at", "accelerating upward at", "accelerating downward at", "accelerates upward with",
                   "accelerates downward with", "upward acceleration of", "downward acceleration of", "accelerates at", "accelerating at",
                   "accelerates", "accelerating", "acceleration of", "upward", "downward", "upwards", "downwards"),
             asked=("acceleration of the lift", "acceleration of the elevator", "acceleration of the car")),
    Quantity(g_eff, "g_eff", "gravity that the pendulum feels", "m/s^2", 0.01, 300,
             aliases=("g_eff", "effective_gravity", "g_effective", "apparent_gravity", "g_apparent", "geff", "g_prime", "effective_g"),
             asked=("effective gravity", "effective gravitational acceleration", "apparent gravity", "effective value of g")),
)  # fmt: skip

_LARGE = (
    Quantity(
        v_start, "v_i", "speed at the start", "m/s", 0, 100, Grid(0.8, 3, 0.1),
        aliases=("v_start", "push_speed", "start_speed"), cues=("initial speed of", "initial speed", "pushed with a speed of", "a push that gives it"),
        asked=("initial speed must", "what initial speed", "with what speed must"), sign="nonnegative", moment="before",
    ),
    Quantity(
        h_m, "h", "height of the turning point above the lowest point", "m", 0.001, 1000, Grid(0.05, 0.8, 0.01),
        aliases=("h_m", "h_max", "H", "maximum_height", "max_height", "height_above_lowest_point", "height_above_bottom", "release_height",
                 "drop_height", "height_difference", "height_above_lowest", "vertical_drop", "vertical_height", "h_release", "y_max", "h_f",
                 "Delta_h", "Delta_y", "delta_h", "height_gain", "rise", "drop", "initial_height", "h_rise", "h_drop", "starting_height"),
        cues=("above the lowest point", "above its lowest point", "height of", "raised", "height", "above the lowest", "above the bottom",
              "higher", "rises", "above", "lifted", "drops", "vertical distance"),
        asked=("how high", "what height", "maximum height", "greatest height", "height does", "to what height", "height above",
               "how far above", "vertical height", "height of the release", "height reached", "max height", "height will", "height must"),
        body="bob", sort="height",
    ),
    Quantity(
        v_b, "v", "speed at the lowest point", "m/s", 0.001, 1000, Grid(0.8, 4.0, 0.1),
        aliases=("v_b", "v_low", "v_bottom",  "speed_at_bottom", "speed_at_lowest_point", "v_lowest",   "bottom_speed",
                  "speed_bottom", "v_B", "lowest_point_speed", "v_bot", "max_velocity", "v_lp", "speed_at_lowest", "final_velocity",
                 "velocity_at_bottom", "v_at_bottom", "v_peak", "v_at_lowest_point"),
        cues=("lowest point", "bottom", "speed of", "speed", "velocity of", "moving at", "lowest", "velocity"),
        asked=("how fast", "what speed", "speed at the lowest point", "speed at the bottom", "its speed", "the speed", "speed does", "speed of the",
               "maximum speed", "greatest speed", "velocity", "how quickly", "what is the speed", "with what speed"),
        sign="nonnegative", moment="after", body="bob",
    ),
    Quantity(v_turn, "v_turn", "speed at the turning point", "m/s", 0, 1,
             aliases=("v_turn", "v_release", "v_top", "v_1", "v_A", "release_speed", "speed_at_release"), sign="nonnegative"),
    Quantity(h_low, "h_low", "height of the lowest point above itself", "m", 0, 1,
             aliases=("h_low", "h_bottom", "h_b", "h_2", "final_height", "height_at_bottom", "h_lowest"), sign="nonnegative", sort="height"),
    Quantity(E_p, "E_p", "potential energy at the turning point, from the lowest point", "J", 0.0001, 1e6,
             aliases=("E_p", "U", "PE", "E_P", "GPE", "PE_i", "U_i", "E_g", "U_g", "E_pot", "potential_energy", "PE_top", "E_total", "E", "U_0",
                      "PE_max", "PE_initial", "gravitational_potential_energy", "E_mech", "E_tot", "U_max", "U_top", "total_energy",
                      "mechanical_energy", "initial_potential_energy", "PE_0", "E_i", "PE_g"),
             cues=("potential energy",), asked=("potential energy", "mechanical energy", "total energy"), sign="nonnegative"),
    Quantity(K, "K", "kinetic energy at the lowest point", "J", 0.0001, 1e6,
             aliases=("K", "KE", "E_k", "E_K", "KE_f", "K_f", "kinetic_energy", "KE_bottom", "E_kin", "KE_max", "K_max", "K_bottom", "KE_final",
                      "final_kinetic_energy", "K_b", "K_low"),
             cues=("kinetic energy",), asked=("kinetic energy",), sign="nonnegative", moment="after"),
    Quantity(
        T_low, "T", "tension in the string at the lowest point", "N", 0.001, 1e6,
        aliases=("T_low", "T_b", "T_bottom", "tension_at_bottom", "tension_at_lowest_point", "F_T_bottom", "bottom_tension", "lowest_point_tension",
                 "T_lowest", "T_bot", "tension_bottom", "F_bottom", "F_low", "tension_at_the_bottom"),
        cues=("tension",),
        asked=(*_TENSIONS_LOWEST, *_TENSION_NAMES, "force does the string", "force must the string", "tension as it passes", "tension when the bob passes",
               "tension as the bob passes", "how hard does the string pull", "maximum tension", "greatest tension",
               *_PULLS),
        sign="nonnegative",
    ),
    Quantity(
        T_turn, "T", "tension in the string at the turning point", "N", 0.0001, 1e6,
        aliases=("T_turn", "T_top", "tension_at_turning_point", "tension_at_release", "T_release", "T_end", "T_min", "minimum_tension", "T_t",
                 "tension_at_the_turning_point", "T_extreme", "T_side"),
        asked=(*_TENSIONS_TURNING, "smallest tension", "least tension"),
        sign="nonnegative",
    ),
    Quantity(a_c, "a_c", "centripetal acceleration at the lowest point", "m/s^2", 0.0001, 1e4,
             aliases=("a_c", "centripetal_acceleration", "a_r", "a_rad", "a_n", "a_centripetal", "radial_acceleration"),
             cues=("centripetal acceleration",),
             asked=("centripetal acceleration", "acceleration at the lowest point", "acceleration at the bottom", "radial acceleration"),
             sign="nonnegative"),
    Quantity(F_c, "F_c", "net force toward the centre at the lowest point", "N", 0.00001, 1e6,
             aliases=("F_c", "centripetal_force", "F_net", "net_force", "F_centripetal"), cues=("centripetal force",),
             asked=("centripetal force", "net force at the lowest", "resultant force at the lowest", "net force at the bottom"),
             sign="nonnegative"),
    Quantity(F_tan, "F_t", "restoring force along the arc at the turning point", "N", 0.00001, 1e6,
             aliases=("F_tan", "F_t", "restoring_force", "F_restoring", "F_r", "tangential_force", "F_parallel"),
             asked=("restoring force", "tangential force", "component of the weight along", "component of gravity along", *_BACK_ALONG), sign="nonnegative", unasked=_ALONG_STRING),
    Quantity(a_tan, "a_t", "acceleration along the arc at the turning point", "m/s^2", 0.00001, 1e4,
             aliases=("a_tan", "a_t", "tangential_acceleration", "initial_acceleration", "a_tangential"),
             asked=("tangential acceleration", "acceleration at the moment of release", "acceleration just after", "initial acceleration",
                    "acceleration at the turning point", "acceleration when it is released"), sign="nonnegative"),
    Quantity(x_m, "x", "horizontal distance of the turning point from the vertical", "m", 0.0001, 1000,
             aliases=("x_m", "x", "d", "horizontal_displacement", "horizontal_distance", "sideways_distance"),
             cues=("horizontally", "sideways", "to the side", "horizontal distance", "horizontal displacement"),
             asked=("horizontal distance", "how far sideways", "horizontal displacement", "how far to the side"), sign="nonnegative", sort="level distance"),
    Quantity(h_phi, "h_φ", "height of the point on the way above the lowest point", "m", 0, 1000,
             aliases=("h_phi", "height_at_phi", "h_mid"), sign="nonnegative", sort="height"),
    Quantity(v_phi, "v_φ", "speed at the point on the way", "m/s", 0, 1000, aliases=("v_phi", "v_mid", "speed_at_phi"),
             asked=tuple(
                 f"{ask} {when}" for when in _WHEN
                 for ask in ("speed", "how fast is it moving", "how fast is the bob moving", "how fast does it move", "what is its speed",
                             "what is the speed of the bob", "what speed does it have", "what is the speed of the ball", "what is the speed", "velocity")), sign="nonnegative"),
    Quantity(T_any, "T", "tension in the string", "N", 0, 1e6, sign="nonnegative"),
    Quantity(F_phi, "F_φ", "restoring force along the arc at the point on the way", "N", 0, 1e6, aliases=("F_phi", "F_tan_phi"),
             asked=("restoring force", "component of the weight along", "component of gravity along"), sign="nonnegative"),
    Quantity(T_mid, "T_φ", "tension in the string at the point on the way", "N", 0, 1e6, aliases=("T_mid", "T_phi", "tension_at_phi"),
             asked=tuple(f"{tension} {when}" for when in _WHEN for tension in ("tension", *(f"tension in the {x}" for x in _STRINGS))), sign="nonnegative"),
    Quantity(K_start, "K_i", "kinetic energy at the start", "J", 0, 1e6, aliases=("K_start", "K_i", "KE_i", "K_initial", "KE_initial"),
             sign="nonnegative"),
    Quantity(h_top, "h_top", "greatest height reached after the push", "m", 0.0001, 1000, aliases=("h_top",),
             asked=("how high", "what height", "maximum height", "greatest height"), sign="nonnegative"),
    Quantity(theta_top, "θ_top", "greatest angle reached after the push", "deg", 0.1, 180, aliases=("theta_top",),
             asked=("maximum angle", "largest angle", "greatest angle", "what angle"), sign="nonnegative"),
    Quantity(
        T_break, "T_break", "greatest tension that the string can bear", "N", 0.001, 1e6, Grid(2, 60, 1),
        aliases=("breaking_strength", "breaking_tension", "F_break", "T_limit", "F_b", "strength", "T_breaking",
                 "tensile_strength", "breaking_force", "T_allowed", "T_breaking_point"),
        cues=("withstand a tension of", "breaks at a tension of", "bear a tension of", "hold a tension of", "tension of at most", "tension of more than", "breaks at", "withstand", "tension exceeds", "the tension exceeds", "when the tension exceeds", "a maximum tension of", "breaking strength", "breaks if", "bear", "breaks when",
              "hold up to", "tension greater than", "breaking", "can support", "can stand", "tension above"),
        asked=("what breaking strength", "breaking strength must"),
    ),
    Quantity(r_T, "r_T", "tension at the lowest point over what the string can bear", "1", 0, 1000, aliases=("r_T",), sign="nonnegative"),
)  # fmt: skip


def _one_of_two(first: bool) -> tuple[Quantity, ...]:
    letters = _FIRST if first else _SECOND
    words = tuple(f"pendulum {x}" for x in letters) + (
        ("first pendulum",) if first else ("pendulum B", "second pendulum")
    )
    i, body = ("1", "first") if first else ("2", "second")
    length, mass, weight = (L_1, m_1, W_1) if first else (L_2, m_2, W_2)
    period, frequency, count = (T_1, f_1, n_1) if first else (T_2, f_2, n_2)
    which = "original" if first else "new"
    there = () if first else (
        "new period", "the period become", "the period then", "period be", "period there", "its period", "period afterwards", "what is its period there", "what is the period there", "what is its new period", "what is the new period", "what is its period on", "what period does it have there", "what will its period be", "what period will it have", "what is its period then", "what is the period then", "what is its period now", "what does the period become", "what will the period be", "period on the Moon",
        "period on Mars", "period on", "what period", "the period", "period will it")  # fmt: skip
    on_earth = ("on the Earth", "on Earth") if first else ("new period",)
    often = () if first else ("frequency", "frequency there")
    return (
        Quantity(length, f"L_{i}", f"length of pendulum {i}, or the {which} length", "m", 0.02, 100, Grid(0.3, 2.1, 0.05),
                 aliases=(f"l_{i}", f"length_{i}", f"{which}_length", f"L_{letters[0]}", f"L_{letters[1]}"),
                 cues=(*_cues(letters, "length"), *(() if first else ("to a new length of", "to a length of")), *_ALTERED),
                 asked=(*(f"length of {w}" for w in words), f"the {which} length", f"how long is {words[0]}"), body=body),
        Quantity(mass, f"m_{i}", f"mass of the bob of pendulum {i}", "kg", 0.001, 1000, Grid(0.1, 1.5, 0.05),
                 aliases=(f"M_{i}", f"mass_{i}", f"m_{letters[0]}", f"m_{letters[1]}"), cues=_cues(letters, "mass"), body=body),
        Quantity(weight, f"W_{i}", f"weight of the bob of pendulum {i}", "N", 0.001, 1e4, aliases=(f"F_g{i}", f"weight_{i}"), body=body),
        Quantity(period, f"T_{i}", f"period of pendulum {i}, or the {which} period", "s", 0.05, 1000, Grid(0.8, 3.0, 0.1),
                 aliases=(f"period_{i}", f"{which}_period", f"tau_{i}", f"T_{letters[0]}", f"T_{letters[1]}"),
                 cues=(*_cues(letters, "period"), *on_earth),
                 asked=(*(f"period of {w}" for w in words), *(f"period does {w}" for w in words),
                        *(("the original period",) if first else there)), body=body),
        Quantity(frequency, f"f_{i}", f"frequency of pendulum {i}, or the {which} frequency", "Hz", 0.001, 20,
                 aliases=(f"frequency_{i}", f"{which}_frequency", f"nu_{i}"), cues=_cues(letters, "frequency"),
                 asked=(*(f"frequency of {w}" for w in words), f"the {which} frequency", *often), body=body),
        Quantity(count, f"n_{i}", f"swings of pendulum {i} in some time", "1", 0.01, 1e6, aliases=(f"N_{i}",), body=body),
    )  # fmt: skip


_TWO = (
    *_one_of_two(True), *_one_of_two(False),
    Quantity(
        g_2, "g_2", "gravitational acceleration at the second place", "m/s^2", 0.1, 300, Grid(1.6, 3.8, 0.1),
        aliases=("g_there",),
        cues=("on the Moon", "on Mars", "there", "on another planet", "on the planet", "on a moon", "on the moon", "gravity there",
              "where the free-fall acceleration is", "on which the free-fall acceleration is", "a moon with a gravitational acceleration of",
              "gives a free-fall acceleration of", *_ELSEWHERE_BY_NAME, "a planet with a gravitational acceleration of", "a planet where the gravitational acceleration is", "where the gravitational acceleration is", "to a place", *_ELSEWHERE),
        asked=("gravity there", "gravitational acceleration there", "acceleration due to gravity on", "gravitational acceleration on",
               "free-fall acceleration there"),
    ),
    Quantity(Delta_L, "ΔL", "length that is added or taken off", "m", 0, 100,
             aliases=("Delta_L", "delta_L", "dL", "Delta_l", "delta_l", "length_change", "change_in_length", "extra_length"),
             asked=(*(f"be {changed}" for changed in ("lengthened", "shortened", "made longer", "made shorter", "extended")),),
             sign="nonnegative", unasked=(r"\bfactor\b|\btimes\b|\bwhat length\b|\bhow long\b|\bpercent|\bto what\b",)),
    Quantity(k_T, "k_T", "factor of the period", "1", 0.001, 1000,
             aliases=("k_T", "T_ratio", "period_ratio", "ratio_T", "T2_over_T1", "T_2_over_T_1", "ratio_of_periods", "r_T0", "T_new_over_T_old",
                      "period_factor"),
             asked=("by what factor does the period", "ratio of the period", "ratio of their periods", "factor does its period",
                    "by what factor will the period",  "by what factor is the period", "ratio of the periods",
                     "factor by which the period", "by what factor will its period", "by what factor does its period")),
    Quantity(k_f, "k_f", "factor of the frequency", "1", 0.001, 1000,
             aliases=("k_f", "f_ratio", "frequency_ratio", "ratio_f", "f2_over_f1", "f_2_over_f_1", "frequency_factor"),
             asked=("by what factor does the frequency", "ratio of the frequenc", "factor does its frequency", "what happens to the frequency",
                    "ratio of their frequencies", "by what factor does its frequency")),
    Quantity(k_L, "k_L", "factor of the length", "1", 0.001, 1000,
             aliases=("k_L", "L_ratio", "length_ratio", "ratio_L", "L2_over_L1", "L_2_over_L_1", "length_factor", "ratio_of_lengths"),
             cues=("times as long", "times longer", "times its original length", "times its length", "length by a factor of",
                   "lengthened by a factor of", "times the length", "times as long as"),
             asked=("by what factor must the length", "ratio of the lengths", "factor must its length", "ratio of their lengths",
                    "by what factor must its length", "by what factor should the length", "by what factor should its length",
                    "how must the length", "by what factor was the length")),
)  # fmt: skip

# The lengths of two stand before the one length: "from 0.50 m to 0.80 m" is about both of them.
QUANTITIES = (*_TWO, *_GIVEN, *_SMALL, *_RIDE, *_LARGE)
