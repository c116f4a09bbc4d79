"""Symbols and regime names of heat and temperature.

T_1 and T_2 are the first and the second temperature of one body (or the temperatures of two
bodies), T_f is the one at the end. Temperatures have degrees Celsius as their textbook unit and
kelvins in the laws; dT is a difference, in kelvins. T_0 and T_100 are where ice melts and water boils.
"""

from __future__ import annotations

from sympy import symbols

Q, m, c, dT, P, t, eta, E_in, C = symbols("Q m c Delta_T P t eta E_in C", real=True)
T_1, T_2, T_f, T_w, T_0, T_100, T_m = symbols("T_1 T_2 T_f T_w T_0 T_100 T_m", real=True)
m_w, m_1, m_2, c_w, c_ice, c_1, c_2 = symbols("m_w m_1 m_2 c_w c_ice c_1 c_2", positive=True)
L, L_f, L_v, Q_rise, Q_latent, Q_liquid = symbols("L L_f L_v Q_rise Q_latent Q_liquid", real=True)
m_ice, T_ice, m_melt, m_left, Q_need, Q_avail = symbols(
    "m_ice T_ice m_melt m_left Q_need Q_avail", real=True
)
L_0, dL, L_end, alpha, beta = symbols("L_0 Delta_L L_end alpha beta", real=True)
A_0, dA, A_end, V_0, dV, V_end, V_over, alpha_v = symbols(
    "A_0 Delta_A A_end V_0 Delta_V V_end V_over alpha_v", real=True
)
k, k_1, k_2, d, d_1, d_2, A, T_mid, R_th, q_A = symbols(
    "k k_1 k_2 d d_1 d_2 A T_mid R_th q_A", real=True
)
p_1, p_2, V_1, V_2, n, R, M, m_gas, N, N_A, k_B, E_k, v_rms = symbols(
    "p_1 p_2 V_1 V_2 n R M m_gas N N_A k_B E_k v_rms", positive=True
)
m_cup, m_both, c_cup, W, C_other = symbols("m_cup m_both c_cup W C_other", real=True)
Q_given, dV_liquid, dV_vessel = symbols("Q_given Delta_V_liquid Delta_V_vessel", real=True)
epsilon, sigma, P_rad, P_abs, P_net = symbols("epsilon sigma P_rad P_abs P_net", real=True)
dU, W_on, Q_h, Q_c, e_C, P_h, P_c, f_c = symbols("dU W_on Q_h Q_c e_C P_h P_c f_c", real=True)
U_lost = symbols("U_lost", real=True)
COP, COP_h, gamma, C_V, C_P, U = symbols("COP COP_h gamma_g C_V C_P U", positive=True)
r_V, r_p = symbols("r_V r_p", positive=True)
Q_g = symbols("Q_g", real=True)
Q_wat, Q_pot, Q_boil = symbols("Q_wat Q_pot Q_evap", real=True)
Y, stress, F = symbols("Y stress F", real=True)

WARM, COOL, WATER, WATER_COOLS = "warming", "cooling", "warming_water", "cooling_water"
LOSSY = "warming_water_with_losses"
POT, ICE_STEAM = "warming_water_and_vessel", "ice_to_steam"
ICE_STAYS = "warming_ice"
FIRST_ONLY, SECOND_ONLY = "first_of_two_warmed", "second_of_two_warmed"
MIX, DROP = "mixing_one_liquid", "body_into_water"
CUP, TWO_BODIES = "body_into_calorimeter", "two_bodies_level_out"
CHANGE, MELT_ICE, BOIL_WATER = "change_of_state", "melting_ice", "boiling_water"
METAL, ICE_WARM, STEAM = "warming_and_melting", "ice_to_water", "water_to_steam"
ALL_MELTS, REMAINS = "ice_melts_away", "ice_remains"
ROD, PLATE, HOLE, BODY, LIQUID, VESSEL = (
    "expansion_of_length", "expansion_of_area", "expansion_of_a_hole", "expansion_of_volume", "expansion_of_liquid", "overflowing_vessel")  # fmt: skip
FULL = "overflowing_rigid_vessel"
WALL, LAYERS = "conduction", "conduction_two_layers"
STATE, AT_V, AT_P, AT_T, ANY = (
    "gas_state",
    "gas_constant_volume",
    "gas_constant_pressure",
    "gas_constant_temperature",
    "gas_change",
)
TAKES, GIVES, ADIABAT = "gas_takes_up_heat", "gas_gives_off_heat", "gas_without_heat"
ENGINE, CARNOT = "heat_engine", "carnot_engine"
FRIDGE, CARNOT_FRIDGE = "refrigerator", "carnot_refrigerator"
RADIATES, CLAMPED = "radiation", "clamped_rod"

ONE_BODY = (WARM, COOL, WATER, WATER_COOLS, LOSSY)
HEATED = (WARM, WATER, LOSSY, POT, FIRST_ONLY, SECOND_ONLY)
APART = (FIRST_ONLY, SECOND_ONLY)
COOLED = (COOL, WATER_COOLS)
OF_WATER = (WATER, WATER_COOLS, LOSSY)
PHASES = (CHANGE, MELT_ICE, BOIL_WATER)
WITH_WARMING = (METAL, ICE_WARM, STEAM, ICE_STEAM, ICE_STAYS)
ICE = (ALL_MELTS, REMAINS)
FLAT = (PLATE, HOLE)
EXPANDING = (ROD, *FLAT, BODY, LIQUID, VESSEL, FULL)
CONDUCTING = (WALL, LAYERS)
STEPS = (AT_V, AT_P, AT_T, ANY, ADIABAT)
ENGINES, FRIDGES = (ENGINE, CARNOT), (FRIDGE, CARNOT_FRIDGE)
GAS = (STATE, *STEPS)
