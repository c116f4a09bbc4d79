"""Symbols and topologies of the circuit chapter.

A topology is a regime. Elements are numbered as the question numbers them; the battery has an
electromotive force `emf` and, where the regime says so, an internal resistance `r`. Everything is
steady state: direct current, capacitors fully charged.
"""

from __future__ import annotations

from sympy import Symbol, symbols

SINGLE = "single"
SERIES_2, SERIES_3 = "series_2", "series_3"
PARALLEL_2, PARALLEL_3 = "parallel_2", "parallel_3"
MIXED, MIXED_LAST = "mixed", "mixed_last"
BRANCHED, BRANCHED_LAST = "branched", "branched_last"
INTERNAL, INTERNAL_SERIES, INTERNAL_PARALLEL = "internal", "internal_series", "internal_parallel"
OPENED, OPENED_INTERNAL = "opened", "opened_internal"
SHORTED = "short_circuited"
CLOSED, INSERTED = "closed", "inserted"
CAPACITOR = "capacitor"
CAPS_SERIES_2, CAPS_SERIES_3 = "capacitors_series_2", "capacitors_series_3"
CAPS_PARALLEL_2, CAPS_PARALLEL_3 = "capacitors_parallel_2", "capacitors_parallel_3"

WIRE, HOT_WIRE = "wire", "wire_that_warms"
CHARGING, DISCHARGING = "charging", "discharging"
OPPOSED, AIDING = "opposed_batteries", "aiding_batteries"
TWO_READINGS = "two_loads_in_turn"

ONE_LOAD = (SINGLE, INTERNAL, WIRE)
RC, BATTERIES = (CHARGING, DISCHARGING), (OPPOSED, AIDING)
SERIES = (SERIES_2, SERIES_3, INTERNAL_SERIES)
PARALLEL = (PARALLEL_2, PARALLEL_3, INTERNAL_PARALLEL)
NESTED = (MIXED, MIXED_LAST, BRANCHED, BRANCHED_LAST)
STEADY = (*ONE_LOAD, *SERIES, *PARALLEL, *NESTED)
CHANGED = (OPENED, OPENED_INTERNAL, CLOSED, INSERTED)
WITH_R = (INTERNAL, INTERNAL_SERIES, INTERNAL_PARALLEL, OPENED_INTERNAL, SHORTED, TWO_READINGS)
IDEAL = tuple(regime for regime in (*STEADY, *CHANGED) if regime not in WITH_R)
CAPS_SERIES = (CAPS_SERIES_2, CAPS_SERIES_3)
CAPS_PARALLEL = (CAPS_PARALLEL_2, CAPS_PARALLEL_3)
CAPS = (CAPACITOR, *CAPS_SERIES, *CAPS_PARALLEL)

_THREE = (SERIES_3, PARALLEL_3, *NESTED)
_TWO = (SERIES_2, PARALLEL_2, INTERNAL_SERIES, INTERNAL_PARALLEL)
HAS_RESISTOR = {1: (*_TWO, *_THREE), 2: (*_TWO, *_THREE), 3: _THREE}
"""The steady regimes in which the numbered resistor is one of several."""
HAS_CAPACITOR = {
    1: CAPS,
    2: (*CAPS_SERIES, *CAPS_PARALLEL),
    3: (CAPS_SERIES_3, CAPS_PARALLEL_3),
}
NUMBERS = (1, 2, 3)

emf, r, V_terminal, V_r = symbols("emf r V_terminal V_r", real=True)
R_load, V_load, I_load, P_load = symbols("R_load V_load I_load P_load", real=True)
R_equiv, R_loop, R_pair, I_bat, P_del = symbols("R_equiv R_loop R_pair I_bat P_del", real=True)
P_emf, P_r, I_sc, P_max, eta = symbols("P_emf P_r I_sc P_max eta", real=True)
W_el, W_emf, Q_total, t = symbols("W_el W_emf Q_total t", real=True)
C_eq, E_C = symbols("C_eq E_C", real=True)


rho, L_w, A_w, d_w, alpha_R, R_cold, T_cold, T_hot = symbols(
    "rho L_w A_w d_w alpha_R R_cold T_cold T_hot", real=True
)
tau, n_tau, V_C, V_Rt, I_t, I_start, Q_t, p_C, t_half = symbols(
    "tau n_tau V_C V_Rt I_t I_start Q_t p_C t_half", real=True
)
emf_2, r_2, dT = symbols("emf_2 r_in2 Delta_T", real=True)


def _numbered(letter: str) -> dict[int, Symbol]:
    return {i: Symbol(f"{letter}_{i}", real=True) for i in NUMBERS}


R, V, I, P, W, C, Q, E = (_numbered(letter) for letter in "RVIPWCQE")

BEFORE, AFTER = "before", "after"
MOMENTS = (BEFORE, AFTER)


def _moments(stem: str) -> dict[str, Symbol]:
    return {moment: Symbol(f"{stem}_{moment}", real=True) for moment in MOMENTS}


R_at, V_at, I_at, P_at = (_moments(letter) for letter in "RVIP")
V_1_at, I_1_at, P_1_at = (_moments(f"{letter}_1") for letter in "VIP")
V_2_at, I_2_at, P_2_at = (_moments(f"{letter}_2") for letter in "VIP")
V_S = Symbol("V_S", real=True)

ROLES_OF = {1: "first", 2: "second", 3: "third"}
"""The role of a numbered resistor or lamp."""
CAPACITOR_ROLES = {i: f"capacitor_{i}" for i in NUMBERS}
