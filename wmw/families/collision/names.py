"""Names by which traces know the quantities of a collision, where a name alone does not decide.

A bare v_1 is a velocity before to some writers and after to others; the values decide.
"""

from __future__ import annotations

from sympy import Symbol

from wmw.families.collision.further import phi_1, phi_2, u_1, u_2
from wmw.families.collision.symbols import (
    J_1,
    J_2,
    E_x,
    J,
    K_1f,
    K_1i,
    K_2f,
    K_2i,
    K_f,
    K_i,
    Q,
    eta,
    m_1,
    m_2,
    p,
    p_1f,
    p_1i,
    p_2f,
    p_2i,
    s_1,
    s_1f,
    s_2,
    s_2f,
    s_f,
    s_r,
    theta,
    v_0,
    v_1f,
    v_1i,
    v_2f,
    v_2i,
    v_f,
)

_FIRST = (v_1i, v_1f)
_SECOND = (v_2i, s_2, v_2f)

AMBIGUOUS: dict[str, tuple[Symbol, ...]] = {
    **dict.fromkeys(("v_x", "v_y", "v_fx", "v_fy", "V_x", "V_y", "v_xf", "v_yf"), (u_1, u_2)),
    **dict.fromkeys(("p_x", "p_y", *(f"p_{way}" for way in ("N", "E", "S", "W", "n", "e", "s", "w", "north", "east", "south", "west"))), (p_1i, p_2i)),
    **dict.fromkeys(("theta", "angle", "phi", "direction", "angle_north_of_east", "beta", "theta_f", "direction_angle"), (theta, phi_1, phi_2)),
    **dict.fromkeys(("loss", "lost"), (Q, eta)),
    **dict.fromkeys(("v_1", "v_A", "v_P", "velocity_1", "velocity_A"), _FIRST),
    **dict.fromkeys(("v_2", "v_B", "v_Q", "velocity_2", "velocity_B"), _SECOND),
    **dict.fromkeys(("v", "speed", "velocity", "V_1"), (v_f, s_f, s_1, s_2, v_1i, v_1f, v_2f, v_2i, s_1f, s_2f, v_0)),
    **dict.fromkeys(("v_i", "v_initial"), (s_1, v_1i, v_2i, v_0)), "u": (s_1, v_1i, v_2i, v_0, v_1f, v_2f, v_f),
    "V": (v_f, v_1f, v_2f),
    "v_bullet": (v_1i, v_1f), "v_b": (v_1i, v_1f, v_2i, s_2, v_2f), "m_b": (m_1, m_2),
    "v_s": (s_r, v_1f),
    **dict.fromkeys(("m", "mass", "M"), (m_1, m_2)),
    "p_1": (p_1i, p_1f), "p_2": (p_2i, p_2f), "p_A": (p_1i, p_1f), "p_B": (p_2i, p_2f),
    **dict.fromkeys(("p_i", "p_before", "p_initial", "momentum_before", "initial_momentum"), (p, p_1i)),
    **dict.fromkeys(("p_f", "p_after", "p_final", "momentum_after", "final_momentum"), (p, p_1f, p_2f)),
    "K_1": (K_1i, K_1f), "K_2": (K_2i, K_2f), "KE_1": (K_1i, K_1f), "KE_2": (K_2i, K_2f),
    **dict.fromkeys(("K", "KE", "kinetic_energy", "E_k", "E_kin"), (K_f, K_i, K_1i, K_1f, K_2f, K_2i)),
    **dict.fromkeys(("Delta_K", "Delta_KE", "Delta_E_k"), (Q, E_x)),
    **dict.fromkeys(("impulse", "Delta_p", "I", "delta_p", "I_p"), (J, J_1, J_2)),
    "E": (E_x, K_i, K_f), "energy": (E_x, K_i, K_f, Q),
}  # fmt: skip
