"""Symbols and regimes of one-dimensional collisions.

Velocities are counted along the line of motion; positive is the direction in which the first body
moves before (in a recoil, the direction of the second body after). Speeds (`s_1`, `s_2`) carry no
sign: what a question gives is a speed, and the regime says which way it points. A regime is a kind
of collision together with the way the two bodies meet.
"""

from __future__ import annotations

from sympy import symbols

ELASTIC, STICKING, PARTLY = "elastic", "sticking", "partly_elastic"
REST, REST_FIRST, HEAD_ON, SAME_WAY = "at_rest", "first_at_rest", "head_on", "same_way"
_TYPES = (ELASTIC, STICKING, PARTLY)
_MEETINGS = (REST, REST_FIRST, HEAD_ON, SAME_WAY)
OF_TYPE = {kind: tuple(f"{kind}_{meeting}" for meeting in _MEETINGS) for kind in _TYPES}
"""The regimes of a kind of collision, by its name."""
MEETING = {meeting: tuple(f"{kind}_{meeting}" for kind in _TYPES) for meeting in _MEETINGS}
"""The regimes in which the bodies meet in a certain way, by its name."""

ELASTIC_REST, ELASTIC_HEAD_ON, ELASTIC_SAME = f"{ELASTIC}_{REST}", f"{ELASTIC}_{HEAD_ON}", f"{ELASTIC}_{SAME_WAY}"  # fmt: skip
STICKING_REST, STICKING_HEAD_ON, STICKING_SAME = f"{STICKING}_{REST}", f"{STICKING}_{HEAD_ON}", f"{STICKING}_{SAME_WAY}"  # fmt: skip
PARTLY_REST, PARTLY_HEAD_ON, PARTLY_SAME = f"{PARTLY}_{REST}", f"{PARTLY}_{HEAD_ON}", f"{PARTLY}_{SAME_WAY}"  # fmt: skip
BALLISTIC = "ballistic_pendulum"
THROUGH = "passes_through"
RECOIL, BREAKUP = "recoil_from_rest", "breakup_in_motion"
BOUNCE, PUSH, STOP = "bounce_off_wall", "push", "stop"
ACROSS, DROP, PUSH_GRAPH = "sticking_at_right_angles", "dropped_and_bounces", "push_by_a_graph"

COLLISIONS = tuple(regime for regimes in OF_TYPE.values() for regime in regimes)
TWO_BODIES = (*COLLISIONS, RECOIL, BREAKUP)
APART = (RECOIL, BREAKUP)
ONE_BODY = (BOUNCE, PUSH, STOP)
STUCK = (*OF_TYPE[STICKING], BALLISTIC)

m_1, m_2, g = symbols("m_1 m_2 g", positive=True)
s_1, s_2, v_1i, v_2i, v_1f, v_2f = symbols("s_1 s_2 v_1i v_2i v_1f v_2f", real=True)
v_f, v_0, v_cm, s_f, s_1f, s_2f, s_r = symbols("v_f v_0 v_cm s_f s_1f s_2f s_r", real=True)
p_1i, p_2i, p_1f, p_2f, p = symbols("p_1i p_2i p_1f p_2f p", real=True)
K_1i, K_2i, K_1f, K_2f, K_i, K_f, Q, eta, E_x = symbols(
    "K_1i K_2i K_1f K_2f K_i K_f Q eta E_x", real=True
)
e, w_i, w_f = symbols("e w_i w_f", real=True)
J_1, J_2, J, t_c, F_avg, F_c = symbols("J_1 J_2 J t_c F_avg F_c", real=True)
W_1, W_2, N_1, N_2 = symbols("W_1 W_2 N_1 N_2", real=True)
h, L, theta = symbols("h L swing", real=True)
alpha, d_1f, d_2f, d_f = symbols("alpha d_1f d_2f d_f", real=True)
"""Velocities counted along the axis that a question defines; without one a velocity is asked for by size."""
label_1, label_2, m_3, s_3 = symbols("label_1 label_2 m_3 s_3", real=True)
