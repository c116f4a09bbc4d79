"""Symbols and names of regimes for bodies in free fall.

What counts as positive depends on the regime: in a fall (dropped, thrown down) velocities and
displacements count downward, after a throw upward they count upward. Heights are above the ground.
"""

from __future__ import annotations

from sympy import symbols

g, g_E, g_ratio, m, m_2, W, W_2 = symbols("g g_E g_ratio m m_2 W W_2", real=True)
h_0, v_0, t_flight, v_land, v_fin, a_y, a_size = symbols(
    "h_0 v_0 t_flight v_land v_fin a_y a_size", real=True
)
t_el, v_t, y_t, d_fall, Delta_y, speed_t, t_left = symbols(
    "t_el v_t y_t d_fall Delta_y speed_t t_left", real=True
)
h_top, h_rise, h_max_ground, t_up, t_down, t_back, v_top = symbols(
    "h_top h_rise h_max_ground t_up t_down t_back v_top", real=True
)
s_path, s_total, Delta_tot, v_av, u_av = symbols("s_path s_total Delta_tot v_av u_av", real=True)
t_1, t_2, t_gap, v_1, v_2, y_b, margin = symbols("t_1 t_2 t_gap v_1 v_2 y_b margin", real=True)
K_0, K_f, E_p, E_top, y_s, y_g = symbols("K_0 K_f E_p E_top y_s y_g", real=True)
t_a, t_b, v_a, v_b, d_a, d_b, w, t_w = symbols("t_a t_b v_a v_b d_a d_b w t_w", real=True)
t_meet, y_meet, d_A, v_A, v_B, t_d, t_second = symbols(
    "t_meet y_meet d_A v_A v_B t_d t_second", real=True
)
s_gap, d_1, d_2, v_rel = symbols("s_gap d_1 d_2 v_rel", real=True)
v_s, t_sound, t_total = symbols("v_s t_sound t_total", real=True)

DROPPED, DROP_MOMENT = "dropped", "dropped_moment"
DOWN, DOWN_MOMENT = "thrown_down", "thrown_down_moment"
UP, UP_MOMENT, UP_PASS, REACH = "thrown_up", "thrown_up_moment", "passes_twice", "reaches_a_mark"
HIGH, RISING, HIGH_MOMENT = "thrown_up_from_height", "released_rising", "from_height_moment"
RISING_MOMENT, HEARD_AT_ONCE = "released_rising_moment", "well_heard_at_once"
INTERVAL, MEET, CATCH, APART, WELL = "interval", "meet", "catches_up", "dropped_apart", "well"

FALLS = (DROPPED, DROP_MOMENT, DOWN, DOWN_MOMENT, HEARD_AT_ONCE)
FALLS_WHOLE = (DROPPED, DOWN, HEARD_AT_ONCE)
FALLS_MOMENT = (DROP_MOMENT, DOWN_MOMENT)
UPS = (UP, UP_MOMENT, UP_PASS, REACH)
HIGHS = (HIGH, RISING, HIGH_MOMENT, RISING_MOMENT)
THROWS = (*UPS, *HIGHS)
MOMENTS_UP = (UP_MOMENT, HIGH_MOMENT, RISING_MOMENT)
ONE_BODY = (*FALLS, *THROWS)
FROM_REST = (DROPPED, DROP_MOMENT, INTERVAL, WELL, HEARD_AT_ONCE)
TWO_BODIES = (MEET, CATCH, APART)

UNDRAWN = (RISING_MOMENT, HEARD_AT_ONCE)
"""What is read in questions alone."""
REGIME_NAMES = (*(regime for regime in ONE_BODY if regime not in UNDRAWN), INTERVAL, *TWO_BODIES, WELL)  # fmt: skip
