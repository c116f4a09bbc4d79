"""Symbols of circular motion, and the regimes by name."""

from __future__ import annotations

from sympy import Symbol, symbols

UNIFORM, TABLE, HORIZONTAL = "uniform", "on_a_smooth_table", "whirled_horizontally"
FLAT, SKIDS = "flat_curve", "flat_curve_too_fast"
BANKED, BANKED_ROUGH = "banked_curve", "banked_curve_with_friction"
CONICAL, ROTOR, FERRIS = "conical_pendulum", "rotor_wall", "ferris_wheel"
HILL, DIP = "over_a_hill", "through_a_dip"
STRING_TOP, STRING_BOTTOM = "string_top", "string_bottom"
TRACK_TOP, TRACK_BOTTOM = "loop_track_top", "loop_track_bottom"
ROD_TOP, ROD_BOTTOM = "rod_top", "rod_bottom"
WHIRLED_TOP, WHIRLED_BOTTOM = "whirled_steadily_top", "whirled_steadily_bottom"
FASTER, WIDER, TWO_RADII = "speed_changed", "radius_changed", "two_radii"

FLATS = (FLAT, SKIDS)
ROADS = (*FLATS, BANKED, BANKED_ROUGH)
BUMPS = (HILL, DIP)
STRINGS, TRACKS, RODS = (
    (STRING_TOP, STRING_BOTTOM),
    (TRACK_TOP, TRACK_BOTTOM),
    (ROD_TOP, ROD_BOTTOM),
)
WHIRLED = (WHIRLED_TOP, WHIRLED_BOTTOM)
FREE = (*STRINGS, *TRACKS, *RODS)
"""Vertical circles in which only gravity changes the speed."""
VERTICAL = (*FREE, *WHIRLED)
TOPS = (STRING_TOP, TRACK_TOP, ROD_TOP, WHIRLED_TOP)
BOTTOMS = (STRING_BOTTOM, TRACK_BOTTOM, ROD_BOTTOM, WHIRLED_BOTTOM)
ON_CORD = (*STRINGS, *RODS, *WHIRLED)
STEADY = (UNIFORM, TABLE, HORIZONTAL, *ROADS, CONICAL, ROTOR, FERRIS, *BUMPS, *WHIRLED)
"""Regimes in which one speed holds all round."""
WIDE = (UNIFORM, *ROADS, *BUMPS, FERRIS, ROTOR, FASTER)
"""Regimes with vehicles or riders, whose radius and mass have grids of their own."""
COMPARED = (FASTER, WIDER, TWO_RADII)
EVERY = (*STEADY, *FREE, *COMPARED)

r, R, d, v, omega, f, T_rev, n_rpm, n_rev, t, s = symbols(
    "r R d v omega f T_rev n_rpm n_rev t s_path", positive=True
)
m, M, g, W, a_c, F_c, n_g = symbols("m M g W a_c F_c n_g", positive=True)
F_T, N, F_f, F_fmax, mu_s, mu_min = symbols("F_T N F_f F_fmax mu_s mu_min", real=True)
v_max, v_min, v_bmin, v_d, theta, L, h = symbols(
    "v_max v_min v_bmin v_d theta L h_cone", positive=True
)
v_top, v_bottom, v_side, h_start, h_min = symbols(
    "v_top v_bottom v_side h_start h_min", nonnegative=True
)
F_top, F_bottom, F_side = symbols("F_top F_bottom F_side", real=True)
v_1, v_2, r_1, r_2, a_1, a_2, F_1, F_2 = symbols("v_1 v_2 r_1 r_2 a_1 a_2 F_1 F_2", positive=True)
k_v, k_r, k_a, k_F = symbols("k_v k_r k_a k_F", positive=True)
c_x, c_y = symbols("c_x c_y", real=True)
"""Where the centre lies, seen from the body: a unit vector that every regime fixes."""
F_any = Symbol("F_any", positive=True)
"""A force that has no one value in the scene."""
