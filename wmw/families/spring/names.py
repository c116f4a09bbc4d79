"""Names by which traces know the quantities of a spring, where a name alone does not decide.

A bare x may be a stretch, an amplitude or the distance of a point; the regime and the value decide.
"""

from __future__ import annotations

from sympy import Symbol

from wmw.families.spring.symbols import (
    F_P,
    K_0,
    K_P,
    L_0,
    U_1,
    U_2,
    U_P,
    W_F,
    A,
    Delta_x,
    Delta_x_1,
    Delta_x_2,
    E,
    F_f,
    F_g,
    F_i,
    F_max,
    F_s,
    F_t,
    K_f,
    K_max,
    L,
    L_max,
    Q_f,
    T,
    T_piece,
    U_f,
    U_i,
    U_max,
    U_s,
    a_max,
    a_P,
    a_t,
    f,
    f_piece,
    h,
    h_max,
    k,
    k_piece,
    m,
    v_0,
    v_c,
    v_f,
    v_max,
    v_P,
    v_t,
    x_each,
    x_eq,
    x_f,
    x_i,
    x_max,
    x_P,
    x_piece,
    x_t,
)
from wmw.families.spring.two_loads import e_1, e_2, l_1, l_2

_X = (Delta_x, x_max, x_eq, x_P, A, x_t, x_f, x_i, x_each, x_piece)
_V = (v_f, v_0, v_max, v_P, v_t, v_c)
_F = (F_s, F_max, F_g, F_P, F_t, F_f, F_i)
_U = (U_s, U_max, U_P, E, U_f)
_K = (K_f, K_0, K_max, K_P)

AMBIGUOUS: dict[str, tuple[Symbol, ...]] = {
    **dict.fromkeys(("x", "y", "s", "distance_x", "z", "r"), _X),

    "x_1": (Delta_x_1, x_i, Delta_x, A, x_P, e_1),
    "x_2": (Delta_x_2, x_f, Delta_x, x_P, e_2),
    **dict.fromkeys(("v", "speed", "velocity", "v_block", "block_speed", "speed_block"), _V),
    "v_1": (v_0, v_f, v_P, v_max),
    "v_2": (v_f, v_P, v_max),
    **dict.fromkeys(("F", "force", "F_net"), _F),
    **dict.fromkeys(("U", "PE", "potential_energy", "E_pot", "E_p", "U_x"), _U),
    **dict.fromkeys(("KE", "kinetic_energy", "E_k", "E_kin"), _K),
    "a": (a_max, a_P, a_t), "acceleration": (a_max, a_P, a_t), "accel": (a_max, a_P, a_t),
    "W": (W_F, F_g, U_s, Q_f),
    "G": (F_g,), "K": (*_K, k),
    "E_1": (E, U_1, U_s, U_i), "E_2": (E, U_2, U_s, U_f),
    "m_1": (m,), "m_2": (m,), "T_1": (T,), "T_2": (T, T_piece), "f_1": (f,), "f_2": (f, f_piece),
    "l": (L, L_0), "L_1": (L, L_0, l_1), "L_2": (L, L_max, l_2), "L_f": (L, L_max),
    "k_after": (k_piece, k),
    "drop": (x_max, h), "h_1": (h, h_max),
}  # fmt: skip
