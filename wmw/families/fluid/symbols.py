"""Symbols and regime names of fluids.

p_gauge is the pressure over that of the air, p_abs the whole pressure, p_at the pressure that a
question speaks of without saying which. Index 1 is the first or only one of its kind (the small
piston, the section that is reached first, the lighter liquid), index 2 the other; w and n are the
wide and the narrow section of a pipe, whichever comes first.
"""

from __future__ import annotations

from sympy import symbols

rho, rho_1, rho_2, g = symbols("rho rho_1 rho_2 g", positive=True)
p_air, p_gauge, p_abs, p_at = symbols("p_air p_gauge p_abs p_at", real=True)
h, dh, h_1, h_2, delta_p = symbols("h Delta_h h_1 h_2 Delta_p", real=True)
A, D, r, l_1, l_2 = symbols("A D r l_1 l_2", positive=True)
F_net, F_abs, F_air, F_at, W, m, V = symbols("F_net F_abs F_air F_at W m V", real=True)
b, w, h_top, h_c, h_F, p_top, p_bottom, p_mean, M_F = symbols(
    "b w h_top h_c h_F p_top p_bottom p_mean M_F", real=True
)
F_1, F_2, A_1, A_2, D_1, D_2, r_1, r_2, s_1, s_2, m_2, k_F, W_in, W_out = symbols(
    "F_1 F_2 A_1 A_2 D_1 D_2 r_1 r_2 s_1 s_2 m_2 k_F W_in W_out", positive=True
)
p_12 = symbols("p_12", real=True)
Q, v, v_1, v_2, t, m_dot = symbols("Q v v_1 v_2 t m_dot", positive=True)
p_1, p_2, y = symbols("p_1 p_2 y", real=True)
A_w, A_n, D_w, D_n, v_w, v_n, p_w, p_n = symbols("A_w A_n D_w D_n v_w v_n p_w p_n", positive=True)
H, x, t_fall = symbols("H x t_fall", positive=True)
eta, L_p, Re, F_d = symbols("eta L_p Re F_d", positive=True)
gamma, F_line = symbols("gamma F_line", positive=True)
theta_c = symbols("theta_c", real=True)
v_top, v_bot, h_s, h_o = symbols("v_top v_bot h_s h_o", positive=True)

DEPTH, TOTAL, HATCH = "depth", "depth_with_atmosphere", "horizontal_hatch"
SOLID, WALL = "body_on_a_surface", "vertical_wall"
PRESS, MANOMETER, LOW = "hydraulic_press", "manometer_above", "manometer_below"
U_TUBE, LAYERS, VESSELS = "two_liquids_in_a_u_tube", "layers", "two_vessels"
BAROMETER, COLUMN = "barometer_read", "barometer_column"
OUTLET, NARROWS, WIDENS, RISING = "pipe_or_hose", "pipe_narrows", "pipe_widens", "pipe_rises"
OUTFLOW = "outflow"
VISCOUS, FALLING = "viscous_flow", "falls_through_a_viscous_liquid"
CAPILLARY, DROP, BUBBLE, FILM = (
    "capillary_rise",
    "drop_or_gas_bubble",
    "soap_bubble",
    "film_on_a_wire",
)
ROOF, WING, PITOT = "wind_over_a_surface", "wing", "pitot_tube"
SIDE_HOLE = "hole_above_the_bottom"

DEEP = (DEPTH, TOTAL, HATCH)
GASES = (MANOMETER, LOW)
BAROMETERS = (BAROMETER, COLUMN)
TWO = (U_TUBE, LAYERS)
"""Two liquids."""
LEVEL = (NARROWS, WIDENS)
"""A horizontal pipe of two sections."""
PIPES = (*LEVEL, RISING)
FLOWS = (OUTLET, *PIPES, OUTFLOW)
AIRS = (ROOF, WING, PITOT)
"""Moving air beside still air."""
SURFACES = (CAPILLARY, DROP, BUBBLE, FILM)
"""Held together by surface tension."""
FURTHER = (VISCOUS, *SURFACES, *AIRS, SIDE_HOLE)
"""Only read in questions, never drawn."""
ONE = (*DEEP, WALL, *GASES, *BAROMETERS, VESSELS, *FLOWS, *FURTHER)
"""One liquid."""
