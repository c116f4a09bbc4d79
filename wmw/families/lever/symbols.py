"""Symbols and regimes of the lever chapter.

Index 1 is the first body of a question, which is also the load of a lever; index 2 is the second
body, whose force F_e is also the effort. Arms are perpendicular distances from the pivot.
"""

from __future__ import annotations

from sympy import symbols

m_1, m_2, m_3, m_b, m_max, g, theta = symbols("m_1 m_2 m_3 m_b m_max g theta", nonnegative=True)
W_1, F_e, W_3, W_b, F_min, F_perp, T = symbols("W_1 F_e W_3 W_b F_min F_perp T", real=True)
d_1, d_2, d_3, d_perp, d_c, c, L = symbols("d_1 d_2 d_3 d_perp d_c c L", real=True)
x_p, mark_1, mark_2, mark_3, x_o, x, x_max, s = symbols(
    "x_p mark_1 mark_2 mark_3 x_o x x_max s", real=True
)
tau_1, tau_2, tau_3, tau_b, tau, tau_c, tau_net = symbols(
    "tau_1 tau_2 tau_3 tau_b tau tau_c tau_net", real=True
)
N, R_L, R_R, a, b, H_x, H_y, H = symbols("N R_L R_R a b H_x H_y H", real=True)
F_w, n_g, f_g, mu_g = symbols("F_wall N_floor f_floor mu_g", real=True)
MA, s_1, s_2, work_in, work_out, phi = symbols("MA s_1 s_2 work_in work_out phi_n", real=True)

BALANCE, ENDS, THREE = "balance", "loads_at_ends", "three_loads"
TURNS, LEFT_RIGHT, RIGHT_LEFT = "turns", "turns_left_right", "turns_right_left"
PLANK, PLANK_TWO = "plank_off_centre", "plank_two_loads"
FIRST, SECOND, THIRD, OBLIQUE = "first_class", "second_class", "third_class", "oblique_effort"
WRENCH = "wrench"
BEAM, BEAM_IN = "beam_on_two_supports", "beam_past_support"
BOOM, BOOM_END = "hinged_beam", "hinged_beam_cable_at_end"
BOOM_LOAD, BOOM_BOTH = "hinged_beam_load_at_end", "hinged_beam_cable_and_load_at_end"
MARKS = "rule_with_three_masses"
HOLDS, TIPS = "overhang_holds", "overhang_tips"

UNBALANCED = (TURNS, LEFT_RIGHT, RIGHT_LEFT)
"""A lever with two loads that need not balance; the last two know which load is on the left."""
CLASSES = (FIRST, SECOND, THIRD)
TIPPING = (HOLDS, TIPS)
BEAMS = (BEAM, BEAM_IN)
BOOM_BARE, LADDER = "hinged_beam_without_load", "leaning_ladder"
LOADED = (BOOM, BOOM_END, BOOM_LOAD, BOOM_BOTH)
BOOM_ALONE = "hinged_beam_without_load_held_within"
BARES = (BOOM_BARE, BOOM_ALONE)
"""Booms that carry nothing but themselves: held at the end, and held anywhere."""
BOOMS = (*LOADED, *BARES)
SEESAWS = (BALANCE, ENDS, THREE, *UNBALANCED)
ON_PIVOT = (*SEESAWS, PLANK, PLANK_TWO)
"""Levers that lie on a pivot and carry bodies."""
