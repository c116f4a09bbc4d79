"""Symbols of circular motion, and the regimes by name."""

from __future__ import annotations

from sympy import Symbol, symbols

UNIFORM, TABLE, HORIZONTAL = "uniform", "on_a_smooth_table", "whirled_horizontally"
FLAT, SKIDS = "flat_curve", "flat_curve_too_fast"
BANKED, BANKED_ROUGH = "banked_curve", "banked_curve_with_friction"
BANKED_LIMIT = "banked_curve_at_its_greatest_speed"
CONICAL, ROTOR, FERRIS = "conical_pendulum", "rotor_wall", "ferris_wheel"
FERRIS_TOP, FERRIS_BOTTOM = "ferris_wheel_top", "ferris_wheel_bottom"
HILL, DIP = "over_a_hill", "through_a_dip"
STRING_TOP, STRING_BOTTOM = "string_top", "string_bottom"
TRACK_TOP, TRACK_BOTTOM = "loop_track_top", "loop_track_bottom"
ROD_TOP, ROD_BOTTOM = "rod_top", "rod_bottom"
WHIRLED_TOP, WHIRLED_BOTTOM = "whirled_steadily_top", "whirled_steadily_bottom"
FASTER, WIDER, TWO_RADII = "speed_changed", "radius_changed", "two_radii"
INNER_OUTER = "inner_and_outer"
SPUN, ORBIT, HOLE = "turning_faster", "orbit", "held_by_a_hanging_mass"
ORBIT_HIGH = "orbit_above_the_surface"

FLAT_LIMIT, BANKED_SLOWEST = "flat_curve_at_its_greatest_speed", "banked_curve_at_its_least_speed"
HILL_LIMIT, ROTOR_LIMIT = "over_a_hill_at_the_greatest_speed", "rotor_wall_at_the_least_speed"
STRING_TOP_LIMIT, STRING_BOTTOM_LIMIT = "string_top_just_taut", "string_bottom_just_taut"
TRACK_TOP_LIMIT, TRACK_BOTTOM_LIMIT = "loop_track_top_just_on", "loop_track_bottom_just_on"
ROD_BOTTOM_LIMIT = "rod_bottom_just_round"
WHIRLED_LIMIT = "whirled_steadily_just_taut"

GRIPS = (FLAT, FLAT_LIMIT)
FLATS = (*GRIPS, SKIDS)
BANKS_ROUGH = (BANKED_ROUGH, BANKED_LIMIT, BANKED_SLOWEST)
ROADS = (*FLATS, BANKED, *BANKS_ROUGH)
HILLS = (HILL, HILL_LIMIT)
BUMPS = (*HILLS, DIP)
ROTORS = (ROTOR, ROTOR_LIMIT)
WHEELS = (FERRIS, FERRIS_TOP, FERRIS_BOTTOM)
TOGETHER = (TWO_RADII, INNER_OUTER)
STRINGS = (STRING_TOP, STRING_BOTTOM, STRING_TOP_LIMIT, STRING_BOTTOM_LIMIT)
TRACKS = (TRACK_TOP, TRACK_BOTTOM, TRACK_TOP_LIMIT, TRACK_BOTTOM_LIMIT)
RODS = (ROD_TOP, ROD_BOTTOM, ROD_BOTTOM_LIMIT)
WHIRLED = (WHIRLED_TOP, WHIRLED_BOTTOM, WHIRLED_LIMIT)
FREE = (*STRINGS, *TRACKS, *RODS)
"""Vertical circles in which only gravity changes the speed."""
VERTICAL = (*FREE, *WHIRLED)
TOPS = (
    *(STRING_TOP, STRING_TOP_LIMIT, TRACK_TOP, TRACK_TOP_LIMIT),
    *(ROD_TOP, WHIRLED_TOP, WHIRLED_LIMIT),
)
BOTTOMS = tuple(regime for regime in VERTICAL if regime not in TOPS)
FASTEST = (FLAT_LIMIT, BANKED_LIMIT, HILL_LIMIT)
SLOWEST = (ROTOR_LIMIT, BANKED_SLOWEST)
JUST_ROUND = tuple(
    regime for regime in VERTICAL if regime.endswith(("just_taut", "just_on", "just_round"))
)
ON_CORD = (*STRINGS, *RODS, *WHIRLED)
STEADY = (UNIFORM, TABLE, HOLE, HORIZONTAL, *ROADS, CONICAL, *ROTORS, *WHEELS, *BUMPS, *WHIRLED)
"""Regimes in which one speed holds all round."""
WIDE = (UNIFORM, *ROADS, *BUMPS, *WHEELS, *ROTORS, FASTER)
"""Regimes with vehicles or riders, whose radius and mass have grids of their own."""
COMPARED = (FASTER, WIDER, *TOGETHER)
EVERY = (*STEADY, *FREE, *COMPARED)

r, R, d, v, omega, f, T_rev, n_rpm, n_rev, t, s = symbols(
    "r R d v omega f_rot T_rev n_rpm n_rev t s_path", positive=True
)
m, M, g, W, a_c, F_c, n_g = symbols("m M g W a_c F_c n_g", positive=True)
F_T, N, F_f, F_fmax, mu_s, mu_min = symbols("F_T N F_f F_fmax mu_s mu_min", real=True)
mu_k, F_slide = symbols("mu_k F_slide", real=True)
v_max, v_min, v_bmin, v_d, theta, L, h = symbols(
    "v_max v_min v_bmin v_d theta L h_cone", positive=True
)
v_top, v_bottom, v_side, h_start, h_min = symbols(
    "v_top v_bottom v_side h_start h_min", nonnegative=True
)
F_top, F_bottom, F_side = symbols("F_top F_bottom F_side", real=True)
v_1, v_2, r_1, r_2, a_1, a_2, F_1, F_2 = symbols("v_1 v_2 r_1 r_2 a_1 a_2 F_1 F_2", positive=True)
omega_0, alpha, phi, a_t = symbols("omega_0 alpha_rot phi_turned a_tan", real=True)
G_N, M_0, M_h = symbols("G_N M_0 M_h", positive=True)
GM = Symbol("GM", positive=True)
"""Gravitational constant times the mass of what is orbited, known better than either."""
k_v, k_r, k_a, k_F = symbols("k_v k_r k_a k_F", positive=True)
c_x, c_y = symbols("c_x c_y", real=True)
"""Where the centre lies, seen from the body: a unit vector that every regime fixes."""
F_any = Symbol("F_any", positive=True)
"""A force that has no one value in the scene."""
n_min, n_sec, t_min, t_sec = symbols("n_min n_sec one_minute one_second", positive=True)
"""Turns in a minute and in a second as bare numbers, and how long these are."""
R_0, h_orb, r_orb = symbols("R_0 h_orb r_orb", positive=True)
"""Radius of what is orbited, height of the orbit above it, and radius of the orbit."""
