"""Laws of wires, of a capacitor that is charged or discharged, of two batteries in one loop."""

from __future__ import annotations

from sympy import Abs, exp, log, pi

from wmw.core.family import Eq, Law
from wmw.families.circuit import symbols as s
from wmw.families.circuit.sources import EMF, OHM

_WIRE, _RC = "OpenStax University Physics 2, 9.3", "OpenStax University Physics 2, 10.5"
_R, _C, _I, _V = s.R, s.C, s.I, s.V
_LOOP = (*s.BATTERIES,)

FURTHER_LAWS = (
    Law("resistivity", Eq(_R[1], s.rho * s.L_w / s.A_w), "resistance of a wire", (s.WIRE,), _WIRE),
    Law("round-wire", Eq(s.A_w, pi * s.d_w**2 / 4), "cross-section of a round wire", (s.WIRE,), _WIRE),
    Law("warm-resistance", Eq(_R[1], s.R_cold * (1 + s.alpha_R * s.dT)), "resistance and temperature", (s.HOT_WIRE,), _WIRE),
    Law("warming", Eq(s.dT, s.T_hot - s.T_cold), "change of the temperature", (s.HOT_WIRE,), _WIRE),
    Law("warm-current", Eq(s.emf, s.I_bat * _R[1]), "Ohm's law", (s.HOT_WIRE,), OHM),
    Law("warm-load", Eq(s.R_load, _R[1]), "the only load", (s.HOT_WIRE,), OHM),
    # a capacitor and a resistor; a discharge starts at the voltage `emf`
    Law("time-constant", Eq(s.tau, _R[1] * _C[1]), "time constant", s.RC, _RC),
    Law("time-constants", Eq(s.t, s.n_tau * s.tau), "time in time constants", s.RC, _RC),
    Law("charging", Eq(s.V_C, s.emf * (1 - exp(-s.t / s.tau))), "charging of a capacitor", (s.CHARGING,), _RC),
    Law("discharging", Eq(s.V_C, s.emf * exp(-s.t / s.tau)), "discharging of a capacitor", (s.DISCHARGING,), _RC),
    Law("charging-share", Eq(s.p_C, s.V_C / s.emf), "share of the full voltage", s.RC, _RC),
    Law("charging-loop", Eq(s.V_Rt, s.emf - s.V_C), "Kirchhoff's loop rule", (s.CHARGING,), _RC),
    Law("discharging-loop", Eq(s.V_Rt, s.V_C), "Kirchhoff's loop rule", (s.DISCHARGING,), _RC),
    Law("momentary-current", Eq(s.I_t, s.V_Rt / _R[1]), "Ohm's law", s.RC, OHM),
    Law("falling-current", Eq(s.I_t, s.I_start * exp(-s.t / s.tau)), "the current dies away", s.RC, _RC),
    Law("first-current", Eq(s.I_start, s.emf / _R[1]), "Ohm's law at the start", s.RC, _RC),
    Law("momentary-charge", Eq(s.Q_t, _C[1] * s.V_C), "charge is capacitance times voltage", s.RC, _RC),
    Law("full-charge", Eq(s.Q_total, _C[1] * s.emf), "charge is capacitance times voltage", s.RC, _RC),
    Law("half-time", Eq(s.t_half, s.tau * log(2)), "time in which the voltage halves", s.RC, _RC),
    Law("momentary-energy", Eq(s.E_C, _C[1] * s.V_C**2 / 2), "energy stored in a capacitor", s.RC, _RC),
    # two batteries and a load in one loop
    Law("two-batteries-loop", Eq(s.R_loop, _R[1] + s.r + s.r_2), "resistances in series", _LOOP, EMF),
    Law("opposed-batteries", Eq(s.I_bat, Abs(s.emf - s.emf_2) / s.R_loop), "Kirchhoff's loop rule", (s.OPPOSED,), EMF),
    Law("aiding-batteries", Eq(s.I_bat, (s.emf + s.emf_2) / s.R_loop), "Kirchhoff's loop rule", (s.AIDING,), EMF),
    Law("one-loop-current", Eq(s.I_load, s.I_bat), "the only loop", _LOOP, EMF),
    Law("one-loop-load", Eq(s.R_load, _R[1]), "the only load", _LOOP, EMF),
    Law("one-loop-voltage", Eq(s.V_load, s.I_bat * _R[1]), "Ohm's law", _LOOP, OHM),
    Law("one-loop-power", Eq(s.P_load, s.I_bat**2 * _R[1]), "electric power P = I^2 R", _LOOP, OHM),
    # one battery with first one load, then another
    Law("first-reading", Eq(s.emf, _I[1] * (_R[1] + s.r)), "current in the whole circuit", (s.TWO_READINGS,), EMF),
    Law("second-reading", Eq(s.emf, _I[2] * (_R[2] + s.r)), "current in the whole circuit", (s.TWO_READINGS,), EMF),
    Law("first-load", Eq(_V[1], _I[1] * _R[1]), "Ohm's law", (s.TWO_READINGS,), OHM),
    Law("second-load", Eq(_V[2], _I[2] * _R[2]), "Ohm's law", (s.TWO_READINGS,), OHM),
    Law("first-terminal", Eq(_V[1], s.emf - _I[1] * s.r), "terminal voltage", (s.TWO_READINGS,), EMF),
    Law("second-terminal", Eq(_V[2], s.emf - _I[2] * s.r), "terminal voltage", (s.TWO_READINGS,), EMF),
    Law("inner-from-loads", Eq(s.r, (_I[2] * _R[2] - _I[1] * _R[1]) / (_I[1] - _I[2])), "internal resistance from two loads", (s.TWO_READINGS,), EMF),
    Law("inner-from-readings", Eq(s.r, (_V[1] - _V[2]) / (_I[2] - _I[1])), "internal resistance from two readings", (s.TWO_READINGS,), EMF),
)  # fmt: skip
