"""Symbols of pulley problems, and the names of the regimes.

P is the body on the table or incline, or the one that hangs from a movable pulley; Q hangs from
the string. Over a fixed pulley alone both hang.
"""

from __future__ import annotations

from sympy import symbols

m_P, m_Q, m_L, g, theta, mu_s, mu_k, n = symbols(
    "m_P m_Q m_L g theta mu_s mu_k n", nonnegative=True
)
W_P, W_Q, W_par, W_perp, T, N, f, f_max, f_slide, F_net, F_P, F_Q, F_axle = symbols(
    "W_P W_Q W_par W_perp T N f f_max f_slide F_net F_P F_Q F_axle", real=True
)
a, a_P, a_Q, v_0, v, h, t, K_0, K, E_g, Q_f = symbols(
    "a a_P a_Q v_0 v h t K_0 K E_g Q_f", real=True
)
W, W_pul, F, s, v_r, MA, IMA, eta, W_in, W_out, E_lost = symbols(
    "W W_pul F s v_r MA IMA eta W_in W_out E_lost", real=True
)

sep = symbols("sep", nonnegative=True)
M_w, R_w, I_w, shape, M_e = symbols("M_w R_w I_w shape M_e", nonnegative=True)
T_P, T_Q, alpha_w, omega, tau = symbols("T_P T_Q alpha_w omega tau", real=True)

ATWOOD_Q, ATWOOD_P = "both_hang_q_sinks", "both_hang_p_sinks"
SMOOTH, ROUGH, HELD, EDGE = "smooth_table", "rough_table", "held_on_table", "about_to_move_on_table"
UP, DOWN, BALANCED = "smooth_incline_up", "smooth_incline_down", "balanced_on_incline"
ROUGH_UP, ROUGH_DOWN, INCLINE_HELD = "rough_incline_up", "rough_incline_down", "held_on_incline"
MOVABLE_Q, MOVABLE_P = "movable_pulley_q_sinks", "movable_pulley_p_sinks"
IDEAL, HEAVY, REAL, HOIST = "ideal_tackle", "tackle_with_weight", "real_tackle", "accelerated_load"

WHEEL, WHEEL_TABLE, WOUND = "heavy_pulley", "heavy_pulley_at_table", "wound_on_heavy_pulley"

ATWOOD = (ATWOOD_Q, ATWOOD_P)
TABLE = (SMOOTH, ROUGH, HELD, EDGE)
INCLINE = (UP, DOWN, BALANCED, ROUGH_UP, ROUGH_DOWN, INCLINE_HELD)
MOVABLE = (MOVABLE_Q, MOVABLE_P)
PAIR = (*ATWOOD, *TABLE, *INCLINE)
"""Two bodies joined by a string that both move alike."""
TURNING = (WHEEL, WHEEL_TABLE, WOUND)
"""Pulleys whose rotational inertia counts: the string has a tension on either side."""
Q_SINKS = (ATWOOD_Q, SMOOTH, ROUGH, UP, ROUGH_UP)
P_SINKS = (DOWN, ROUGH_DOWN)
GOING = (*ATWOOD, SMOOTH, ROUGH, UP, DOWN, ROUGH_UP, ROUGH_DOWN)
STILL = (HELD, EDGE, BALANCED, INCLINE_HELD)
RUBBING = (ROUGH, ROUGH_UP, ROUGH_DOWN)
TACKLE = (IDEAL, HEAVY, REAL, HOIST)
STEADY = (IDEAL, HEAVY, REAL)
"""Tackles whose load is at rest or moves at constant speed."""
WEIGHING_PULLEYS = tuple(
    f"{pulley} {weighs}"
    for pulley in ("movable block", "movable pulley", "lower block", "lower pulley")
    for weighs in (
        "which weighs",
        "which itself weighs",
        "that itself weighs",
        "itself weighs",
        "that weighs",
        "weighing",
        "itself weighs",
        "itself weighing",
        "whose weight is",
    )
)
"""Words by which a tackle's own pulley has a weight."""
