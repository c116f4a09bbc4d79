"""Symbols and regimes of the buoyancy chapter.

`rho_f` is the density of the liquid, of the first one where there are two; `rho_2` that of the
second. `f_sub`, `V_sub` and `h_sub` are the part of a floating body below the surface.
"""

from __future__ import annotations

from sympy import symbols

rho_f, rho_2, rho_b, rho_0, rho_low, rho_up, SG, SG_f = symbols(
    "rho_f rho_2 rho_b rho_0 rho_low rho_up SG SG_f", real=True
)
m, V, g, m_d, m_L, m_max, m_app = symbols("m_b V_b g m_d m_L m_max m_app", real=True)
W, F_b, F_2, F_low, F_up, W_L, W_app, W_app2, T, N = symbols(
    "W F_b F_2 F_low F_up W_L W_app W_app2 T N", real=True
)
f_sub, f_above, f_2, f_low, f_up, f_free = symbols("f_sub f_above f_2 f_low f_up f_free", real=True)
V_sub, V_above, V_2, V_low, V_up = symbols("V_sub V_above V_2 V_low V_up", real=True)
h, A, h_sub, h_above, h_2, h_low, h_up, h_0, dh, a_0 = symbols(
    "h A h_sub h_above h_2 h_low h_up h_0 dh a_0", real=True
)

h_2a, f_2a, q_F = symbols("h_2a f_2a q_F", real=True)
p_sub, p_above, p_2, p_2a, p_low, p_up = symbols("p_sub p_above p_2 p_2a p_low p_up", real=True)
r_s, D_s, r_c, D_c, s_c, l_x, w_x = symbols("r_s D_s r_c D_c s_c l_x w_x", real=True)

FLOATS, CUBE, CHANGED = "floats", "floating_cube", "floats_in_two_liquids"
SINKS, HANGS, TIED = "lies_on_the_bottom", "hangs_in_liquid", "held_under"
COMPARED, LAYERS = "weighed_in_two_liquids", "floats_between_liquids"
LOADED, OVERLOADED = "loaded_raft", "overloaded_raft"

FREE = (FLOATS, CUBE, CHANGED)
"""A body that floats at a surface by itself."""
UNDER = (SINKS, HANGS, TIED, COMPARED)
"""A body wholly in the liquid."""
RAFTS = (LOADED, OVERLOADED)
SHAPED = (FLOATS, CHANGED, *UNDER, LAYERS, *RAFTS)
"""Where the body may be a ball, a cylinder or a slab rather than a cube."""
