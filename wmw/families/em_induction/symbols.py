"""Symbols and regime names of electromagnetic induction.

Sizes are positive: `emf_ind` is the size of the EMF, `Phi_change` that of the change of flux; for
accounts that keep Faraday's minus sign there are `emf_neg`, `Phi_drop`, `B_fall` and the like with
the other sign. All
angles are from the normal of the coil except `alpha`, which is from its plane. The senses s_...
are +1 or -1: field out of the page, motion to the right, a growing flux, a current that runs
counterclockwise as seen, rails joined at
their left ends, a north pole, a pole that approaches, a view from the magnet's side.
"200 turns" is written with the unit of an angle: `N_said` and its like are that count, in turns.
"""

from __future__ import annotations

from sympy import symbols

l_side, w_side = symbols("l_side w_side", real=True)
N, A, A_2, A_change, r_loop, D_loop, a_side = symbols(
    "N_c A A_2 A_change r_loop D_loop a_side", real=True
)
B_0, B_change, B_rate, Delta_t = symbols("B_0 B_change B_rate Delta_t", real=True)
B_2, theta_n, alpha, theta_1, theta_2 = symbols("B_2 theta_n alpha theta_1 theta_2", real=True)
Phi_1, Phi_2, Phi_drop, emf_neg = symbols("Phi_1 Phi_2 Phi_drop emf_neg", real=True)
Phi_change, emf_ind, R, I_ind, Q, P, W_e = symbols("Phi_change emf_ind R I_ind Q P W_e", real=True)
L_rod, v, F_m, F_pull, x, theta_v = symbols("L_rod v F_m F_pull x theta_v", real=True)
f_rot, omega, T_rot, emf_max, emf_rms, emf_avg = symbols(
    "f_rot omega T_rot emf_max emf_rms emf_avg", real=True
)
t_gen, phi_turn, emf_t, I_max, I_rms, P_avg, t_quarter = symbols(
    "t_gen phi_turn emf_t I_max I_rms P_avg t_quarter", real=True
)
f_after, emf_after, r_f, omega_after = symbols("f_after emf_after r_f omega_after", real=True)
N_said, N_p_said, N_s_said = symbols("N_said N_p_said N_s_said", real=True)
V_p, V_s, N_p, N_s, I_p, I_s, P_p, P_s, k_t, eta = symbols(
    "V_p V_s N_p N_s I_p I_s P_p P_s k_t eta", real=True
)
L_ind, I_start, I_end, I_change, I_rate, W_m, tau, M_ind = symbols(
    "L_ind I_start I_end I_change I_rate W_m tau M_ind", real=True
)
s_B, s_v, s_grow, s_I, s_top, s_F = symbols("s_B s_v s_grow s_I s_top s_F", real=True)
s_pole, s_app, s_view, s_force, s_end = symbols("s_pole s_app s_view s_force s_end", real=True)
Psi_change, Psi_drop, Psi_rate, Psi_rate_fall = symbols(
    "Psi_change Psi_drop Psi_rate Psi_rate_fall", real=True
)
B_fall, B_rate_fall, A_fall, I_fall, I_rate_fall, Phi_rate, Phi_rate_fall = symbols(
    "B_fall B_rate_fall A_fall I_fall I_rate_fall Phi_rate Phi_rate_fall", real=True
)

FIELD, TILTED, REVERSED, AREA, TURNED = (
    "changing_field", "tilted_coil", "reversed_field", "changing_area", "turned_coil",
)  # fmt: skip
LOOP, TILTED_LOOP, REVERSED_LOOP, AREA_LOOP, TURNED_LOOP = (
    "loop_in_changing_field", "tilted_loop", "loop_in_reversed_field", "loop_of_changing_area", "turned_loop",
)  # fmt: skip
CONSTANT, ROD, ROTOR = "constant_flux", "moving_rod", "rotating_rod"
RAILS_RIGHT, RAILS_LEFT = "rails_to_the_right", "rails_to_the_left"
GROWING, SHRINKING = "growing_field", "shrinking_field"
NORTH_NEAR, NORTH_OFF = "north_pole_approaches", "north_pole_recedes"
SOUTH_NEAR, SOUTH_OFF = "south_pole_approaches", "south_pole_recedes"
GENERATOR, FASTER = "generator", "generator_at_another_rate"
TRANSFORMER, LOSSY, COIL_PAIR, INDUCTOR = (
    "transformer", "lossy_transformer", "coupled_coils", "inductor",
)  # fmt: skip

LOOPS = (LOOP, TILTED_LOOP, REVERSED_LOOP, AREA_LOOP, TURNED_LOOP)
"""The same with a single loop of wire, whose number of turns nobody states."""
FLUX = (FIELD, TILTED, REVERSED, AREA, TURNED, *LOOPS)
"""Coils whose flux changes in a given time."""
IN_FIELD = (FIELD, TILTED, REVERSED, LOOP, TILTED_LOOP, REVERSED_LOOP)
ACROSS = (FIELD, TILTED, LOOP, TILTED_LOOP)
TILTS = (TILTED, TILTED_LOOP)
REVERSALS = (REVERSED, REVERSED_LOOP)
AREAS = (AREA, AREA_LOOP)
TURNS = (TURNED, TURNED_LOOP)
RAILS = (RAILS_RIGHT, RAILS_LEFT)
"""A rod that slides to one side on rails, joined at their left ends."""
RODS = (ROD, *RAILS)
SEEN = (GROWING, SHRINKING)
MAGNET = (NORTH_NEAR, NORTH_OFF, SOUTH_NEAR, SOUTH_OFF)
COILS = (TRANSFORMER, LOSSY)
