"""Laws of work and heat: the first law, processes of a gas, engines and refrigerators.

Sources are sections of OpenStax University Physics 2. Heats are counted as sizes: `Q` is taken up or
given off as the regime says, `Q_h` and `Q_c` are what an engine exchanges with its reservoirs. Only
`Q_g`, of a gas in a process, has a sign: it is positive where the gas takes heat up.
"""

from __future__ import annotations

from sympy import Rational, log

from wmw.core.family import Eq, Law
from wmw.families.thermal import symbols as s

_FIRST = "first law of thermodynamics"

ENGINES = (
    Law("first-law", Eq(s.dU, s.Q - s.W), _FIRST, (s.TAKES,), "3.3"),
    Law("first-law-giving-off", Eq(s.dU, -s.Q - s.W), _FIRST, (s.GIVES,), "3.3"),
    Law("less-internal-energy", Eq(s.dU, -s.U_lost), "the change of what becomes less is negative", (s.TAKES, s.GIVES, s.ADIABAT), "3.3"),
    Law("work-on-the-gas", Eq(s.W_on, -s.W), "work on the gas is minus the work of the gas", (s.TAKES, s.GIVES, s.AT_P, s.AT_T, s.ADIABAT), "3.2"),
    # processes
    Law("isochoric-work", Eq(s.W, 0), "no work at constant volume", (s.AT_V,), "3.4"),
    Law("isochoric-heat", Eq(s.Q_g, s.dU), _FIRST, (s.AT_V,), "3.4"),
    Law("isochoric-energy", Eq(s.dU, s.n * s.C_V * (s.T_2 - s.T_1)), "internal energy of an ideal gas", (s.AT_V, s.AT_P, s.ADIABAT), "3.5"),
    Law("volume-change", Eq(s.dV, s.V_2 - s.V_1), "change of the volume", (s.AT_P, s.AT_T, s.ADIABAT), "3.2"),
    Law("isobaric-work", Eq(s.W, s.p_1 * s.dV), "work is pressure times change of volume", (s.AT_P,), "3.2"),
    Law("isobaric-heat", Eq(s.Q_g, s.n * s.C_P * (s.T_2 - s.T_1)), "heat at constant pressure", (s.AT_P,), "3.5"),
    Law("isobaric-energy", Eq(s.Q_g, s.dU + s.W), _FIRST, (s.AT_P,), "3.3"),
    Law("molar-heats", Eq(s.C_P, s.C_V + s.R), "molar heats of an ideal gas", (s.AT_V, s.AT_P, s.ADIABAT), "3.5"),
    Law("isothermal-work", Eq(s.W, s.n * s.R * s.T_1 * log(s.V_2 / s.V_1)), "work at constant temperature", (s.AT_T,), "3.4"),
    Law("isothermal-work-pressure", Eq(s.W, s.p_1 * s.V_1 * log(s.V_2 / s.V_1)), "work at constant temperature", (s.AT_T,), "3.4"),
    Law("isothermal-heat", Eq(s.Q_g, s.W), _FIRST, (s.AT_T,), "3.4"),
    Law("isothermal-energy", Eq(s.dU, 0), "the internal energy stays at constant temperature", (s.AT_T,), "3.4"),
    Law("adiabat-pressure", Eq(s.p_2, s.p_1 * (s.V_1 / s.V_2) ** s.gamma), "adiabatic change of an ideal gas", (s.ADIABAT,), "3.6"),
    Law("adiabat-temperature", Eq(s.T_2, s.T_1 * (s.V_1 / s.V_2) ** (s.gamma - 1)), "adiabatic change of an ideal gas", (s.ADIABAT,), "3.6"),
    Law("ratio-of-heats", Eq(s.gamma, s.C_P / s.C_V), "ratio of the molar heats", (s.ADIABAT,), "3.6"),
    Law("adiabatic-energy", Eq(s.dU, -s.W), _FIRST, (s.ADIABAT,), "3.6"),
    Law("adiabatic-work", Eq(s.W, (s.p_1 * s.V_1 - s.p_2 * s.V_2) / (s.gamma - 1)), "work without exchange of heat", (s.ADIABAT,), "3.6"),
    Law("monatomic-energy", Eq(s.U, Rational(3, 2) * s.n * s.R * s.T_1), "internal energy of a monatomic gas", (s.STATE,), "3.3"),
    Law("volume-ratio", Eq(s.r_V, s.V_2 / s.V_1), "ratio of the volumes", (s.AT_P, s.AT_T, s.ADIABAT, s.ANY), "2.1"),
    Law("pressure-ratio", Eq(s.r_p, s.p_2 / s.p_1), "ratio of the pressures", (s.AT_V, s.AT_T, s.ADIABAT, s.ANY), "2.1"),
    Law("isothermal-ratios", Eq(s.r_p, 1 / s.r_V), "Boyle's law", (s.AT_T,), "2.1"),
    Law("isothermal-work-ratio", Eq(s.W, s.n * s.R * s.T_1 * log(s.r_V)), "work at constant temperature", (s.AT_T,), "3.4"),
    # engines
    Law("engine-work", Eq(s.W, s.Q_h - s.Q_c), _FIRST + " over a cycle", s.ENGINES, "4.2"),
    Law("engine-efficiency", Eq(s.eta, s.W / s.Q_h), "efficiency of an engine", s.ENGINES, "4.2"),
    Law("engine-heats", Eq(s.eta, 1 - s.Q_c / s.Q_h), "efficiency of an engine", s.ENGINES, "4.2"),
    Law("carnot-limit", Eq(s.e_C, 1 - s.T_2 / s.T_1), "efficiency of a Carnot engine", s.ENGINES, "4.5"),
    Law("carnot-engine", Eq(s.eta, s.e_C), "a reversible engine has the Carnot efficiency", (s.CARNOT,), "4.5"),
    Law("carnot-heats", Eq(s.Q_c, s.Q_h * s.T_2 / s.T_1), "heats are as the absolute temperatures", (s.CARNOT,), "4.5"),
    Law("engine-power", Eq(s.P, s.W * s.f_c), "power is work per cycle times cycles per second", s.ENGINES, "4.2"),
    Law("heat-input-rate", Eq(s.P_h, s.Q_h * s.f_c), "heat per second", s.ENGINES, "4.2"),
    Law("heat-output-rate", Eq(s.P_c, s.Q_c * s.f_c), "heat per second", s.ENGINES, "4.2"),
    Law("power-balance", Eq(s.P_h, s.P + s.P_c), _FIRST, s.ENGINES, "4.2"),
    Law("power-efficiency", Eq(s.P, s.eta * s.P_h), "efficiency of an engine", s.ENGINES, "4.2"),
    # refrigerators and heat pumps
    Law("pump-work", Eq(s.Q_h, s.Q_c + s.W), _FIRST + " over a cycle", s.FRIDGES, "4.3"),
    Law("performance", Eq(s.COP, s.Q_c / s.W), "coefficient of performance of a refrigerator", s.FRIDGES, "4.3"),
    Law("pump-performance", Eq(s.COP_h, s.Q_h / s.W), "coefficient of performance of a heat pump", s.FRIDGES, "4.3"),
    Law("both-performances", Eq(s.COP_h, s.COP + 1), "a heat pump delivers the work as well", s.FRIDGES, "4.3"),
    Law("carnot-performance", Eq(s.COP, s.T_2 / (s.T_1 - s.T_2)), "performance of a Carnot refrigerator", (s.CARNOT_FRIDGE,), "4.5"),
)  # fmt: skip
