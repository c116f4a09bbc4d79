"""Symbols of friction on level surfaces and walls, and the names of the regimes.

`Delta_x`, `Delta_t` and `v_f` are the distance, time and speed at the moment that is spoken of;
`d_stop` and `t_stop` belong to the whole way to a stop. "d", "t" and "v" may mean either.
"""

from __future__ import annotations

from sympy import symbols

m, g, theta, mu_s, mu_k = symbols("m g theta mu_s mu_k", nonnegative=True)
W, N, P, P_x, P_y, f, f_max, f_slide, F_net = symbols(
    "W N P P_x P_y f f_max f_slide F_net", real=True
)
a, a_max, a_box, v_0, v_f, Delta_x, Delta_t = symbols(
    "a a_max a_box v_0 v_f Delta_x Delta_t", real=True
)
d_stop, t_stop, t_left, L, x_left = symbols("d_stop t_stop t_left L x_left", real=True)
K_0, K_f, Q_f, W_fr, W_P, W_net = symbols("K_0 K_f Q_f W_fr W_P W_net", real=True)
P_w, P_w0, P_mean = symbols("P_w P_w0 P_mean", real=True)
m_1, m_2, mu_1, mu_2, a_1, a_2, d_1, d_2, t_1, t_2, f_1, f_2 = symbols(
    "m_1 m_2 mu_1 mu_2 a_1 a_2 d_1 d_2 t_1 t_2 f_1 f_2", nonnegative=True
)

F_j = symbols("F_j", nonnegative=True)
"""Forces on one of two joined bodies, which hang on where the pull acts: they have no one value."""

HELD, HELD_UP, HELD_DOWN = "holds", "holds_pulled_up", "holds_pushed_down"
EDGE, EDGE_UP, EDGE_DOWN = "about_to_move", "about_to_move_pulled_up", "about_to_move_pushed_down"
DRAGGED, DRAGGED_UP, DRAGGED_DOWN = "moves", "moves_pulled_up", "moves_pushed_down"
LOOSE = "breaks_loose"
BRAKING, STOPPED = "slides_to_a_stop", "has_stopped"
ENOUGH, SHORT = "stops_in_time", "does_not_stop_in_time"
CAR = "brakes_without_skidding"
CARRIED, SLIPS = "carried_along", "slips_on_carrier"
WALL_HELD, WALL_EDGE, WALL_SLIDES = "held_on_wall", "about_to_slip_on_wall", "slides_down_wall"
TWO = "two_surfaces"
FRONT, CLAMPED, TRAIN = "held_on_front", "held_between_hands", "pulled_in_a_row"
STACK = "stacked_about_to_slip"

STILL = (HELD, HELD_UP, HELD_DOWN)
EDGES = (EDGE, EDGE_UP, EDGE_DOWN)
DRAG = (DRAGGED, DRAGGED_UP, DRAGGED_DOWN)
FLAT = (HELD, EDGE, DRAGGED, LOOSE)
UPS = (HELD_UP, EDGE_UP, DRAGGED_UP)
DOWNS = (HELD_DOWN, EDGE_DOWN, DRAGGED_DOWN)
SKIDS = (BRAKING, STOPPED, ENOUGH, SHORT)
SLOWING = (*SKIDS, CAR)
WALLS = (WALL_HELD, WALL_EDGE, WALL_SLIDES)
PULLED = (*STILL, *EDGES, *DRAG, LOOSE)
"""Regimes with a force that drives the body along the floor."""
SPEEDING = (*DRAG, LOOSE, WALL_SLIDES)
"""Regimes of uniform acceleration along the motion."""
ALONE = (*PULLED, *SLOWING, CARRIED, SLIPS, *WALLS, FRONT, CLAMPED)
"""All regimes but those of two bodies."""
