"""Loops of two sources and two resistors, and resistors joined in both ways in turn.

No questions are generated of them. Sources are sections of OpenStax University Physics 2 (UP2).
"""

from __future__ import annotations

from sympy import Abs, symbols

from wmw.core.family import Eq, Fact, Law, Quantity, Regime

AGAINST, TOGETHER, BOTH_WAYS = "sources_against_each_other", "sources_that_help", "joined_both_ways"
LOOPS = (AGAINST, TOGETHER)
E_lp1, E_lp2, R_lp1, R_lp2, r_lp1, r_lp2, R_lpt, I_lp = symbols(
    "E_loop_1 E_loop_2 R_loop_1 R_loop_2 r_loop_1 r_loop_2 R_loop_all I_in_loop", real=True
)
V_lp1, V_lp2, P_lp1, P_lp2 = symbols("V_loop_1 V_loop_2 P_loop_1 P_loop_2", real=True)
R_w1, R_w2, V_w, R_row, R_side, I_row, I_side, P_row, P_side, q_P, q_I, q_R = symbols(
    "R_way_1 R_way_2 V_way R_in_row R_in_side I_in_row I_in_side P_in_row P_in_side q_P_ways q_I_ways q_R_ways",
    real=True,
)
_KIRCHHOFF, _JOINED, _POWER = "UP2 10.3", "UP2 10.2", "UP2 9.5"
_BOTH = (BOTH_WAYS,)

LAWS = (
    Law("resistance-of-the-loop", Eq(R_lpt, R_lp1 + R_lp2 + r_lp1 + r_lp2), "resistances in series", LOOPS, _JOINED),
    Law("loop-of-opposed-sources", Eq(I_lp, Abs(E_lp1 - E_lp2) / R_lpt), "Kirchhoff's loop rule", (AGAINST,), _KIRCHHOFF),
    Law("loop-of-aiding-sources", Eq(I_lp, (E_lp1 + E_lp2) / R_lpt), "Kirchhoff's loop rule", (TOGETHER,), _KIRCHHOFF),
    Law("loop-first-voltage", Eq(V_lp1, I_lp * R_lp1), "Ohm's law", LOOPS, "UP2 9.4"),
    Law("loop-second-voltage", Eq(V_lp2, I_lp * R_lp2), "Ohm's law", LOOPS, "UP2 9.4"),
    Law("loop-first-power", Eq(P_lp1, I_lp**2 * R_lp1), "electric power", LOOPS, _POWER),
    Law("loop-second-power", Eq(P_lp2, I_lp**2 * R_lp2), "electric power", LOOPS, _POWER),
    Law("in-a-row", Eq(R_row, R_w1 + R_w2), "resistances in series", _BOTH, _JOINED),
    Law("side-by-side", Eq(1 / R_side, 1 / R_w1 + 1 / R_w2), "resistances in parallel", _BOTH, _JOINED),
    Law("current-in-a-row", Eq(I_row, V_w / R_row), "Ohm's law", _BOTH, "UP2 9.4"),
    Law("current-side-by-side", Eq(I_side, V_w / R_side), "Ohm's law", _BOTH, "UP2 9.4"),
    Law("power-in-a-row", Eq(P_row, V_w**2 / R_row), "electric power at one voltage", _BOTH, _POWER),
    Law("power-side-by-side", Eq(P_side, V_w**2 / R_side), "electric power at one voltage", _BOTH, _POWER),
    Law("ratio-of-powers", Eq(q_P, R_row / R_side), "electric power at one voltage", _BOTH, _POWER),
    Law("ratio-of-currents", Eq(q_I, R_row / R_side), "Ohm's law at one voltage", _BOTH, "UP2 9.4"),
    Law("ratio-of-resistances", Eq(q_R, R_row / R_side), "series and parallel", _BOTH, _JOINED),
)  # fmt: skip

_SOURCES = ("battery", "cell", "source", "emf", "batteries", "cells")
_FACTOR = ("by what factor", "how many times")
QUANTITIES = (
    Quantity(E_lp1, "ε_1", "electromotive force of the first source in a loop", "V", 1e-3, 1e6, aliases=("E_loop_1", "emf_1", "E_1", "epsilon_1", "V_1", "varepsilon_1", "calE_1", "E1", "emf1"), cues=(*_SOURCES, "emfs of"), asked=(), body="battery"),
    Quantity(E_lp2, "ε_2", "electromotive force of the second source in a loop", "V", 1e-3, 1e6, aliases=("E_loop_2", "emf_2", "E_2", "epsilon_2", "V_2", "varepsilon_2", "calE_2", "E2", "emf2"), cues=_SOURCES, asked=("emf of the second battery", "emf of the other battery"), body="battery_2"),
    Quantity(R_lp1, "R_1", "first resistance in a loop", "Ω", 1e-3, 1e7, aliases=("R_loop_1", "R_1", "R1"), cues=("resistor", "resistors", "resistance", "loop with", "contains", "loop that contains", "in series with"), asked=("first resistor",)),
    Quantity(R_lp2, "R_2", "second resistance in a loop", "Ω", 1e-3, 1e7, aliases=("R_loop_2", "R_2", "R2"), cues=("resistor", "resistors", "resistance"), asked=("second resistor",)),
    Quantity(r_lp1, "r_1", "internal resistance of the first source in a loop", "Ω", 0, 1e4, aliases=("r_loop_1", "r_1", "r1"), cues=("internal resistance", "internal resistances", "internal resistance of"), asked=(), sign="nonnegative"),
    Quantity(r_lp2, "r_2", "internal resistance of the second source in a loop", "Ω", 0, 1e4, aliases=("r_loop_2", "r_2", "r2"), cues=("internal resistance", "internal resistances", "internal resistance of"), asked=(), sign="nonnegative"),
    Quantity(R_lpt, "R", "whole resistance", "Ω", 1e-3, 1e8, aliases=("R_loop_all", "R_total", "R_tot", "R_eq", "R"), asked=("total resistance", "resistance of the loop", "equivalent resistance"), moment="after"),
    Quantity(I_lp, "I", "current in a loop of two sources", "A", 0, 1e6, aliases=("I_in_loop", "I", "current", "I_loop"), asked=("current", "what current", "current in the loop", "current in the circuit", "current flows"), sign="nonnegative", moment="after"),
    Quantity(V_lp1, "V_R1", "voltage across the first resistor in a loop", "V", 0, 1e6, aliases=("V_loop_1", "V_R1", "V_R_1"), sign="nonnegative", moment="after"),
    Quantity(V_lp2, "V_R2", "voltage across the second resistor in a loop", "V", 0, 1e6, aliases=("V_loop_2", "V_R2", "V_R_2"), sign="nonnegative", moment="after"),
    Quantity(P_lp1, "P_1", "power in the first resistor in a loop", "W", 0, 1e9, aliases=("P_loop_1", "P_1"), sign="nonnegative", moment="after"),
    Quantity(P_lp2, "P_2", "power in the second resistor in a loop", "W", 0, 1e9, aliases=("P_loop_2", "P_2"), sign="nonnegative", moment="after"),
    Quantity(R_w1, "R_1", "first of two resistors joined in both ways", "Ω", 1e-3, 1e7, aliases=("R_way_1", "R_1", "R1", "R_A"), cues=("resistor", "resistors", "coils", "lamps", "bulbs", "heaters"), asked=()),
    Quantity(R_w2, "R_2", "second of two resistors joined in both ways", "Ω", 1e-3, 1e7, aliases=("R_way_2", "R_2", "R2", "R_B"), cues=("resistor", "resistors", "coils", "lamps", "bulbs", "heaters"), asked=()),
    Quantity(V_w, "V", "voltage across resistors joined in both ways", "V", 1e-3, 1e6, aliases=("V_way", "V", "emf", "E", "voltage", "U"), cues=("battery", "source", "supply", "line", "across", "mains"), asked=()),
    Quantity(R_row, "R_s", "whole resistance, in series", "Ω", 1e-3, 1e8, aliases=("R_in_row", "R_s", "R_series", "R_ser"), asked=("resistance in series",), moment="after"),
    Quantity(R_side, "R_p", "whole resistance, in parallel", "Ω", 1e-3, 1e8, aliases=("R_in_side", "R_p", "R_parallel", "R_par"), asked=("resistance in parallel",), moment="after"),
    Quantity(I_row, "I_s", "current in series", "A", 0, 1e6, aliases=("I_in_row", "I_s", "I_series", "I_ser"), asked=("current in series",), moment="after"),
    Quantity(I_side, "I_p", "current in parallel", "A", 0, 1e6, aliases=("I_in_side", "I_p", "I_parallel", "I_par"), asked=("current in parallel",), moment="after"),
    Quantity(P_row, "P_s", "power in series", "W", 0, 1e9, aliases=("P_in_row", "P_s", "P_series", "P_ser"), asked=("power in series",), moment="after"),
    Quantity(P_side, "P_p", "power in parallel", "W", 0, 1e9, aliases=("P_in_side", "P_p", "P_parallel", "P_par"), asked=("power in parallel",), moment="after"),
    *(Quantity(symbol, text, f"{noun} compared, {of}", "1", 1, 1e6, aliases=(str(symbol.name), *more), asked=tuple(f"{ask} {phrase}" for ask in _FACTOR for phrase in phrases), moment="after")
      for symbol, text, noun, of, more, phrases in (
          (q_P, "P_p/P_s", "powers", "parallel to series", ("power_ratio", "P_ratio"), ("is the power", "is power", "does the power", "the power delivered", "power", "more power", "as much power", "greater is the power", "larger is the power")),
          (q_I, "I_p/I_s", "currents", "parallel to series", ("current_ratio", "I_ratio"), ("is the current", "is current", "does the current", "the current", "larger is the current", "greater is the current")),
          (q_R, "R_s/R_p", "resistances", "series to parallel", ("resistance_ratio", "R_ratio"), ("is the resistance", "does the resistance", "the resistance", "larger is the resistance"))
      )),
)  # fmt: skip

_TWO = ("two batteries", "two cells", "batteries", "oppose", "opposing", "oppose each other", "in opposition", "loop", "single loop", "against each other", "in the same sense", "emfs", "aid each other", "aiding")  # fmt: skip
_ELSEWHERE = ("parallel", "capacitor", "capacitors", "three", "junction", "two loops", "branches", "branch", "charger", "recharge", "charging", "middle")  # fmt: skip
_SAME_WAY = ("same sense", "same direction", "aiding", "aid each other", "help each other")
_OPPOSED = ("oppose", "opposing", "opposite", "opposition", "opposed", "against each other", "like terminals", "back to back", "positive terminals")  # fmt: skip
_IN_TURN = ("first in series and then in parallel", "first in series then in parallel", "first in series, then in parallel", "in series and then in parallel", "either in series or in parallel", "in series or in parallel", "in series or parallel", "then in parallel")  # fmt: skip
REGIMES = (
    Regime(AGAINST, "two sources against each other in one loop with two resistors", cues=(*_TWO, *_OPPOSED), needs_cue=True, drawn=False, rules_out=(*_ELSEWHERE, *_SAME_WAY), fixed={r_lp1: 0.0, r_lp2: 0.0}),
    Regime(TOGETHER, "two sources that help each other in one loop with two resistors", cues=(*_TWO, *_SAME_WAY), needs_cue=True, drawn=False, rules_out=(*_ELSEWHERE, *_OPPOSED), fixed={r_lp1: 0.0, r_lp2: 0.0}),
    Regime(BOTH_WAYS, "two resistors joined first in series and then in parallel", cues=_IN_TURN, needs_cue=True, drawn=False, rules_out=("capacitor", "capacitors", "three", "internal resistance", "series with a parallel", "third", "in series with the", "in turn with"), assumptions=("one voltage both times",)),
)  # fmt: skip
FACTS = (
    Fact(("negligible internal resistance", "negligible internal resistances", "no internal resistance", "ideal batteries"), {r_lp1: 0.0, r_lp2: 0.0}, LOOPS),
)  # fmt: skip
