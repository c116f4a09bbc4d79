"""Symbols and names of regimes for projectiles.

x counts along the throw, y upward; heights are above the ground. A throw below the horizontal has
its angle and its vertical component counted downward as positive numbers.
"""

from __future__ import annotations

from sympy import symbols

g, g_E, g_ratio, m, W, a_x, a_y, a_size = symbols("g g_E g_ratio m W a_x a_y a_size", real=True)
v_0, theta, theta_vert, v_0x, v_0y, h_0 = symbols("v_0 theta theta_vert v_0x v_0y h_0", real=True)
t_flight, R, t_up, t_down, h_top, x_top = symbols("t_flight R t_up t_down h_top x_top", real=True)
h_rise, h_max_ground, v_top, v_ytop = symbols("h_rise h_max_ground v_top v_ytop", real=True)
v_land, v_fy, v_fy_size, phi_land = symbols("v_land v_fy v_fy_size phi_land", real=True)
R_max, theta_comp, theta_low, theta_high = symbols(
    "R_max theta_comp theta_low theta_high", real=True
)
t_low, t_high, h_low, h_high = symbols("t_low t_high h_low h_high", real=True)
t_el, x_t, y_t, v_yt, v_yt_size, Delta_y = symbols("t_el x_t y_t v_yt v_yt_size Delta_y", real=True)
speed_t, phi_s, phi_t, d_fall = symbols("speed_t phi_s phi_t d_fall", real=True)
y_w, margin, theta_b, R_b, t_b, h_b = symbols("y_w margin theta_b R_b t_b h_b", real=True)
y_p, v_yp, t_1, t_2, x_1, x_2 = symbols("y_p v_yp t_1 t_2 x_1 x_2", real=True)
K_0, K_f, K_top, E_p, E_top, y_s, y_g, Delta_tot = symbols(
    "K_0 K_f K_top E_p E_top y_s y_g Delta_tot", real=True
)

LEVEL, LEVEL_MOMENT, WALL = "level_ground", "level_ground_moment", "over_a_wall"
AGAINST = "against_a_building"
COMPARE, AIM, PASS, RAISED = (
    "two_angles_compared",
    "angle_for_a_range",
    "passes_twice",
    "onto_a_height",
)
CLIFF, CLIFF_MOMENT = "up_from_height", "up_from_height_moment"
DOWN, DOWN_MOMENT = "down_from_height", "down_from_height_moment"
FLAT, FLAT_MOMENT = "horizontal", "horizontal_moment"

LEVELS = (LEVEL, LEVEL_MOMENT, WALL, AGAINST, COMPARE)
"""Launch and landing at the same level."""
HIGHER = (PASS, RAISED)
"""From the ground past a height that is met twice, or onto it on the way down."""
CLIFFS, DOWNS, FLATS = (CLIFF, CLIFF_MOMENT), (DOWN, DOWN_MOMENT), (FLAT, FLAT_MOMENT)
FROM_HEIGHT = (*CLIFFS, *DOWNS, *FLATS)
UPWARD = (*LEVELS, *HIGHER, *CLIFFS)
MOMENTS_HIGH = (CLIFF_MOMENT, DOWN_MOMENT, FLAT_MOMENT)
MOMENTS = (LEVEL_MOMENT, WALL, AGAINST, *MOMENTS_HIGH)
LANDING = (*LEVELS, *FROM_HEIGHT)
ONE_THROW = (*LEVELS, *HIGHER, *FROM_HEIGHT)
REGIME_NAMES = (*(regime for regime in ONE_THROW if regime != AGAINST), AIM)
