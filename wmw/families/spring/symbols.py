"""Symbols and regimes of the spring chapter.

Deformations are counted from the natural length (`Delta_x`, `x_eq`, `x_max`), positions of an
oscillation from equilibrium (`A`, `x_P`, `x_t`); the two are never mixed in one symbol. `k` is the
constant of a single spring, `k_eq` that of a combination.
"""

from __future__ import annotations

from sympy import symbols

STRETCHED, COMPRESSED, FURTHER = "stretched", "compressed", "stretched_further"
HANGING, RESTING = "hanging", "resting_on"
RELEASED, DROPPED = "released_from_natural_length", "dropped_on"
OSCILLATES, AT_TIME, VERTICAL = "oscillates", "oscillates_at_time", "oscillates_vertically"
SERIES, SERIES_HANG = "series", "series_hanging"
PARALLEL, PARALLEL_HANG = "parallel", "parallel_hanging"
SAME_SERIES, SAME_SERIES_HANG = "identical_series", "identical_series_hanging"
SAME_PARALLEL, SAME_PARALLEL_HANG = "identical_parallel", "identical_parallel_hanging"
CUT = "cut"
LAUNCH, LAUNCH_UP = "launch", "launch_up"
LAUNCH_TRACK = "launch_onto_rising_track"
LAUNCH_ROUGH, LAUNCH_PATCH = "launch_rough", "launch_rough_patch"
CAUGHT, CAUGHT_ROUGH = "caught", "caught_rough"

SERIES_TWO = (SERIES, SERIES_HANG)
PARALLEL_TWO = (PARALLEL, PARALLEL_HANG)
SERIES_SAME = (SAME_SERIES, SAME_SERIES_HANG)
PARALLEL_SAME = (SAME_PARALLEL, SAME_PARALLEL_HANG)
IDENTICAL = (*SERIES_SAME, *PARALLEL_SAME)
TWO = (*SERIES_TWO, *PARALLEL_TWO)
COMBINED = (*TWO, *IDENTICAL)
COMBINED_HANG = (SERIES_HANG, PARALLEL_HANG, SAME_SERIES_HANG, SAME_PARALLEL_HANG)
PUSHED = (LAUNCH, LAUNCH_UP, LAUNCH_ROUGH, LAUNCH_PATCH)
ROUGH = (LAUNCH_ROUGH, LAUNCH_PATCH, CAUGHT_ROUGH)
STATIC = (STRETCHED, COMPRESSED, HANGING, RESTING)
SWINGS = (OSCILLATES, AT_TIME, VERTICAL)
FALLS = (RELEASED, DROPPED)
LEVEL = (OSCILLATES, AT_TIME, LAUNCH, LAUNCH_ROUGH, LAUNCH_PATCH, CAUGHT, CAUGHT_ROUGH)
MOVES = (RELEASED, DROPPED, *SWINGS, *PUSHED, CAUGHT, CAUGHT_ROUGH)
"""Regimes in which something moves."""
FRAMED = tuple(regime for regime in MOVES if regime != AT_TIME)
"""Those that can be drawn before and after; the place at a given time would be the answer."""

m, k, g, k_1, k_2, k_eq, k_piece, n = symbols("m k g k_1 k_2 k_eq k_piece n", positive=True)
Delta_x, x_eq, x_max, A, x_P, x_i, x_f = symbols("Delta_x x_eq x_max A x_P x_i x_f", real=True)
Delta_x_1, Delta_x_2, x_each, x_piece = symbols("Delta_x_1 Delta_x_2 x_each x_piece", real=True)
L_0, L, L_max, L_min, L_piece, H, h, H_tot = symbols(
    "L_0 L L_max L_min L_piece H h H_tot", real=True
)
h_max, h_free, d, d_free = symbols("h_max h_free d d_free", real=True)
F_s, F_g, N, F_max, F_min, F_P, F_1, F_2, F_each, F_x, f_k = symbols(
    "F_s F_g N F_max F_min F_P F_1 F_2 F_each F_x f_k", real=True
)
F_i, F_f = symbols("F_i F_f", real=True)
mu_k = symbols("mu_k", real=True)
U_s, U_max, U_P, U_1, U_2, U_i, U_f, E, K_P, K_max, K_0, K_f, W_F, Delta_E_g, E_h, Q_f = symbols(
    "U_s U_max U_P U_1 U_2 U_i U_f E K_P K_max K_0 K_f W_F Delta_E_g E_h Q_f", real=True
)
omega, f, T, t, t_q, t_N, n_osc = symbols("omega f T t t_q t_N n_osc", real=True)
T_piece, f_piece = symbols("T_piece f_piece", real=True)
v_max, a_max, v_P, a_P, v_f, v_0, v_c = symbols("v_max a_max v_P a_P v_f v_0 v_c", real=True)
gap, label_1, label_2 = symbols("gap label_1 label_2", real=True)
x_t, v_t, a_t, F_t, s_t = symbols("x_t v_t a_t F_t s_t", real=True)
