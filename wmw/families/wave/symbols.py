"""Symbols and regime names of mechanical waves, sound and standing waves.

`f_wave`, `lambda_wave` and `v_wave` are those of the wave that a question speaks of first: the wave on
its way, the mode `n_mode` of a standing wave, the moving source, the first of two sources, the wave
in air before it meets another medium. Harmonics and overtones also go by their ordinals (`H[3]` is
the frequency of the third harmonic), so that a question may speak of two of them.
"""

from __future__ import annotations

from sympy import symbols

v, f_wave, lambda_wave, T_p, omega, k_w = symbols(
    "v_wave f_wave lambda_wave T_p omega k_w", positive=True
)
d, t, N_w, A_m, v_max, a_max, d_ct, c = symbols("d t N_w A_m v_max a_max d_ct c", positive=True)
s_path, Delta_phi, Delta_x = symbols("s_path Delta_phi Delta_x", positive=True)

F_T, mu, m_s, L, m_h, g = symbols("F_T mu m_s L m_h g", positive=True)
F_T2, v_after, f_after, r_T, r_v = symbols("F_T2 v_after f_after r_T r_v", positive=True)

n_mode = symbols("n_mode", positive=True)
f_0, lambda_0, f_diff = symbols("f_0 lambda_0 f_diff", positive=True)
N_nodes, N_anti, d_nn, d_na = symbols("N_nodes N_anti d_nn d_na", positive=True)
ORDERS = (2, 3, 4, 5, 6, 7)
H = {k: symbols(f"f_h{k}", positive=True) for k in ORDERS}
"""Frequencies of the harmonics by ordinal."""
LH = {k: symbols(f"lambda_h{k}", positive=True) for k in ORDERS}
"""Wavelengths of the harmonics by ordinal."""
OVERTONES = (1, 2, 3)
OV = {k: symbols(f"f_ov{k}", positive=True) for k in OVERTONES}
"""Frequencies of the overtones by ordinal."""

v_m2, lambda_m2 = symbols("v_m2 lambda_m2", positive=True)
t_1, t_2, Delta_t = symbols("t_1 t_2 Delta_t", positive=True)
f_b, f_beat, T_beat, f_avg, N_beats = symbols("f_b f_beat T_beat f_avg N_beats", positive=True)
r_1, r_2, Delta_r = symbols("r_1 r_2 Delta_r", positive=True)
L_1, L_2, Delta_L, e_c = symbols("L_1 L_2 Delta_L e_c", positive=True)
T_air, T_zero, v_00, s_v = symbols("T_air T_zero v_00 s_v", positive=True)
f_obs, f_along, v_s, v_o, lambda_obs = symbols("f_obs f_along v_s v_o lambda_obs", positive=True)

P_s, I_s, I_ref, beta, I_s2, beta_2, N_s, r_I, f_I, R_1, R_2 = symbols(
    "P_s I_s I_ref beta I_s2 beta_2 N_s r_I f_I R_1 R_2", positive=True
)
Delta_beta = symbols("Delta_beta", real=True)

TRAVEL, LIGHT, STRING, CHANGED = "travelling", "light", "on_a_string", "string_retuned"
FIXED, OPEN, CLOSED = "string_fixed", "open_pipe", "closed_pipe"
COLUMN, FIRST = "resonance_tube", "first_resonance"
ECHO, ONE_WAY, TWO_WAYS = "echo", "sound_delay", "two_ways"
INTO, OUT = "out_of_air", "into_air"
SONAR, DENSE = "echo_in_water", "in_another_medium"
BEATS, SHARPER, FLATTER = "beats", "beats_with_a_higher", "beats_with_a_lower"
LEVEL, MANY, FARTHER = "sound_level", "many_sources", "at_another_distance"
FEWER = "one_of_many_sources"
LEVELS = (LEVEL, MANY, FEWER, FARTHER)
PATHS, WARM, WARM_ROOT = "two_sources", "warm_air", "warm_air_root"
TOWARD, AWAY = "source_approaches", "source_recedes"
TOWARD_SOURCE, FROM_SOURCE = "observer_approaches", "observer_recedes"

ODD = (3, 5, 7)
HALF_WAVES = (FIXED, OPEN)
"""Both ends alike: a whole number of half waves fits in, all harmonics occur."""
STANDING = (FIXED, OPEN, CLOSED)
STRINGS = (STRING, CHANGED, FIXED)
RIDING = "rides_with_the_source"
SHIFTED = (TOWARD, AWAY, TOWARD_SOURCE, FROM_SOURCE)
DOPPLER = (*SHIFTED, RIDING)
TUNING = (BEATS, SHARPER, FLATTER)
MEDIA = (INTO, OUT)
WARMTH = (WARM, WARM_ROOT)
ONE_MEDIUM = (TRAVEL, LIGHT, STRING, ECHO, COLUMN, FIRST, PATHS, *WARMTH)
"""A wave of one frequency in one medium."""
