"""Question kinds of steady circuits with resistors or lamps."""

from __future__ import annotations

from sympy import Abs, Rational

from wmw.core.family import Gt, Kind, Mistake
from wmw.families.circuit import setups
from wmw.families.circuit.setups import asking
from wmw.families.circuit.symbols import (
    BRANCHED,
    INTERNAL,
    MIXED,
    PARALLEL_2,
    PARALLEL_3,
    SERIES_2,
    SERIES_3,
    SHORTED,
    SINGLE,
    I,
    I_bat,
    I_sc,
    P,
    P_del,
    R,
    R_equiv,
    V,
    V_terminal,
    W_el,
    emf,
    r,
    t,
)

_APART = Gt(Abs(R[1] - R[2]), R[1] / 10)
"""The two resistances differ visibly."""
_CURRENT_ASKED = (
    "What current does the battery deliver?",
    "Find the current delivered by the battery.",
    "How large is the battery current?",
    "Calculate the current through the battery.",
)
_POWER_LAW = "Electric power: P = V I"
_OHMS = (
    "Ohm's law: the current is the voltage divided by the resistance",
    "Ohm's law for the only load of the circuit",
    "I = V / R with the whole emf across the load",
)
_STEADY = (
    "A steady current flows round the circuit.",
    "The battery drives a steady current through the circuit.",
    "Charge flows round the circuit at a constant rate.",
)
_ALONE = (
    "The {first} is the only load.",
    "The battery is ideal, so the whole emf lies across the {first}.",
)
_SERIES_RULES = (
    "Resistances in series add up; Ohm's law gives the current of the whole circuit",
    "One current flows through all parts of a series circuit: I = ε / (R_1 + R_2)",
    "Kirchhoff's loop rule: the emf equals the sum of the voltages across the two loads",
)
_ONE_CURRENT = (
    "The same current flows through both loads.",
    "The two loads carry one and the same current.",
    "The emf is shared between the two loads, and one current flows through both.",
)
_IN_SERIES = ("The {first} and the {second} are in series.", "The battery is ideal.")
_IN_PARALLEL = ("The {first} and the {second} are in parallel.", "The battery is ideal.")
_BOTH_BRANCHES = (
    "The current divides between the branches.",
    "Both branches have the full emf across them, and their currents add up.",
    "Each branch carries a current of its own, and the battery supplies them all.",
)

CURRENT = Kind(
    "single_current", SINGLE, (emf, R[1]), I_bat, "quantitative", "easy", asking(setups.SINGLE, _CURRENT_ASKED),
    ("I_bat = emf / R_1",), _OHMS, _STEADY,
    ("A current of {I_bat} flows through the {first}.", "The battery delivers {I_bat}.", "The current is {I_bat}."),
    _ALONE,
    (Mistake("inverted", R[1] / emf), Mistake("product for quotient", emf * R[1]), Mistake("half", emf / (2 * R[1])),
     Mistake("doubled", 2 * emf / R[1]), Mistake("power for current", emf**2 / R[1])),
)  # fmt: skip

POWER = Kind(
    "single_power", SINGLE, (emf, R[1]), P_del, "quantitative", "easy",
    asking(setups.SINGLE, (
        "What power does the battery deliver?",
        "What is the power dissipated in the circuit?",
        "Calculate the power delivered by the battery.",
        "How large is the total power?",
    )),
    ("P_del = emf^2 / R_1",),
    ("Electric power at a given voltage: P = V² / R", "Joule's law with Ohm's law, P = V I = V² / R", _POWER_LAW + ", with I = V / R"),
    ("The {first} turns electrical energy into heat and light.", "Electrical energy is converted in the {first} at a steady rate.",
     "The {first} dissipates energy as long as the current flows."),
    ("The {first} dissipates {P_del}.", "Energy is converted at a rate of {P_del}.", "The power is {P_del}."),
    _ALONE,
    (Mistake("resistance not squared but the voltage single", emf / R[1]), Mistake("voltage times resistance", emf * R[1]),
     Mistake("factor 1/2 put in", emf**2 / (2 * R[1])), Mistake("squared resistance", emf**2 * R[1]),
     Mistake("doubled", 2 * emf**2 / R[1])),
)  # fmt: skip

ENERGY = Kind(
    "single_energy", SINGLE, (emf, R[1], t), W_el, "quantitative", "medium",
    asking(setups.SINGLE, (
        "How much energy is dissipated in {t}?",
        "What electrical energy is converted in a time of {t}?",
        "Find the energy dissipated within {t}.",
        "How much electrical energy is used in {t}?",
    )),
    ("P_del = emf^2 / R_1", "W_el = P_del t"),
    ("Energy is power times time, and the power is V² / R", "Joule heating: W = V² t / R", "W = P t with P = V² / R"),
    ("The {first} converts energy at a constant rate.", "The energy converted grows in proportion to the time.",
     "Electrical energy becomes heat in the {first}."),
    ("In {t} the {first} converts {W_el}.", "The energy converted is {W_el}.", "{W_el} is dissipated."),
    (*_ALONE, "The current flows for {t}."),
    (Mistake("power only", emf**2 / R[1]), Mistake("voltage not squared", emf * t / R[1]),
     Mistake("factor 1/2 put in", emf**2 * t / (2 * R[1])), Mistake("divided by the time", emf**2 / (R[1] * t)),
     Mistake("doubled", 2 * emf**2 * t / R[1])),
)  # fmt: skip

SERIES_CURRENT = Kind(
    "series_current", SERIES_2, (emf, R[1], R[2]), I_bat, "quantitative", "easy",
    asking(setups.SERIES_2, _CURRENT_ASKED),
    ("R_equiv = R_1 + R_2", "I_bat = emf / R_equiv"), _SERIES_RULES, _ONE_CURRENT,
    ("A current of {I_bat} flows through both loads.", "The battery delivers {I_bat}.", "The current is {I_bat}."),
    _IN_SERIES,
    (Mistake("combined as in parallel", emf * (R[1] + R[2]) / (R[1] * R[2])), Mistake("only the first", emf / R[1]),
     Mistake("only the second", emf / R[2]), Mistake("mean resistance", 2 * emf / (R[1] + R[2])),
     Mistake("inverted", (R[1] + R[2]) / emf)),
    where=(_APART,),
)  # fmt: skip

SERIES_VOLTAGE = Kind(
    "series_voltage", SERIES_2, (emf, R[1], R[2]), V[2], "quantitative", "medium",
    asking(setups.SERIES_2, (
        "What is the voltage across the {second}?",
        "Find the potential difference across the {second}.",
        "How large is the voltage drop across the {second}?",
        "Calculate the voltage across the {second}.",
    )),
    ("I_bat = emf / (R_1 + R_2)", "V_2 = I_bat R_2"),
    ("Voltage divider: in series the voltages are as the resistances",
     "One current flows through both loads, and each takes the voltage I R",
     "Kirchhoff's loop rule with Ohm's law for each load"),
    ("The emf is shared between the two loads in proportion to their resistances.",
     "Each load takes a share of the emf in proportion to its resistance.",
     "The same current flows through both loads, and the larger resistance takes the larger voltage."),
    ("The voltage across the {second} is {V_2}.", "The {second} takes {V_2} of the emf.", "{V_2} lies across the {second}."),
    _IN_SERIES,
    (Mistake("share of the other", emf * R[1] / (R[1] + R[2])), Mistake("shared equally", emf / 2),
     Mistake("ratio of the two resistances", emf * R[2] / R[1]), Mistake("inverted ratio", emf * R[1] / R[2]),
     Mistake("current for voltage", emf / (R[1] + R[2]))),
    where=(_APART,),
)  # fmt: skip

SERIES_POWER = Kind(
    "series_power", SERIES_3, (emf, R[1], R[2], R[3]), P[2], "quantitative", "hard",
    asking(setups.SERIES_3, (
        "What power does the {second} dissipate?",
        "Find the power dissipated in the {second}.",
        "How large is the power dissipated by the {second}?",
        "Calculate the power delivered to the {second}.",
    )),
    ("R_equiv = R_1 + R_2 + R_3", "I_bat = emf / R_equiv", "P_2 = I_bat^2 R_2"),
    ("Resistances in series add up; the power of one load is I² R", "One current flows through all three loads: P_2 = I² R_2",
     "Ohm's law for the whole circuit, then Joule's law for the one load"),
    ("The same current flows through all three loads.", "The three loads carry one and the same current.",
     "One current flows round the circuit and heats each load in proportion to its resistance."),
    ("The {second} dissipates {P_2}.", "The power of the {second} is {P_2}.", "A power of {P_2} goes into the {second}."),
    ("The three loads are in series.", "The battery is ideal."),
    (Mistake("full emf across it", emf**2 / R[2]), Mistake("power of all three", emf**2 / (R[1] + R[2] + R[3])),
     Mistake("a third of the whole", emf**2 / (3 * (R[1] + R[2] + R[3]))),
     Mistake("current not squared", emf * R[2] / (R[1] + R[2] + R[3])),
     Mistake("other load left out", emf**2 * R[2] / (R[1] + R[2]) ** 2)),
)  # fmt: skip

PARALLEL_RESISTANCE = Kind(
    "parallel_resistance", PARALLEL_3, (emf, R[1], R[2], R[3]), R_equiv, "quantitative", "medium",
    asking(setups.PARALLEL_3, (
        "What is the equivalent resistance of the three loads?",
        "Find the equivalent resistance of the combination.",
        "What single resistance could replace the three?",
        "Calculate the total resistance of the circuit.",
    )),
    ("R_equiv = 1 / (1/R_1 + 1/R_2 + 1/R_3)",),
    ("In parallel the reciprocals of the resistances add up", "Kirchhoff's junction rule: the branch currents add up at one voltage",
     "The conductances of parallel branches add up"),
    ("Every branch has the same voltage across it, and the currents add up.",
     "Each further branch opens one more way for the current.", "The current divides between the three branches."),
    ("The combination acts as a single resistance of {R_equiv}.", "The equivalent resistance is {R_equiv}.",
     "The battery sees {R_equiv}."),
    ("The three loads are in parallel.", "Each is connected to both terminals of the battery."),
    (Mistake("added as in series", R[1] + R[2] + R[3]), Mistake("reciprocal not taken", 1 / R[1] + 1 / R[2] + 1 / R[3]),
     Mistake("mean", (R[1] + R[2] + R[3]) / 3), Mistake("third left out", R[1] * R[2] / (R[1] + R[2])),
     Mistake("product over sum of three", R[1] * R[2] * R[3] / (R[1] + R[2] + R[3]))),
)  # fmt: skip

PARALLEL_CURRENT = Kind(
    "parallel_current", PARALLEL_2, (emf, R[1], R[2]), I_bat, "quantitative", "medium",
    asking(setups.PARALLEL_2, _CURRENT_ASKED),
    ("I_1 = emf / R_1", "I_2 = emf / R_2", "I_bat = I_1 + I_2"),
    ("Kirchhoff's junction rule: the branch currents add up", "Ohm's law for each branch; the battery delivers the sum",
     "Each branch has the full emf across it, and the currents add at the junction"),
    _BOTH_BRANCHES,
    ("The battery delivers {I_bat} in all.", "The branch currents add up to {I_bat}.", "The current is {I_bat}."),
    _IN_PARALLEL,
    (Mistake("combined as in series", emf / (R[1] + R[2])), Mistake("first branch only", emf / R[1]),
     Mistake("second branch only", emf / R[2]), Mistake("mean resistance", 2 * emf / (R[1] + R[2])),
     Mistake("difference of the currents", Abs(emf / R[1] - emf / R[2]))),
    where=(_APART,),
)  # fmt: skip

BRANCH_CURRENT = Kind(
    "mixed_branch_current", MIXED, (emf, R[1], R[2], R[3]), I[2], "quantitative", "hard",
    asking(setups.MIXED, (
        "What is the current through the {second}?",
        "Find the current in the {second}.",
        "How large is the current through the {second}?",
        "Calculate the current that flows through the {second}.",
    )),
    ("R_pair = R_2 R_3 / (R_2 + R_3)", "I_bat = emf / (R_1 + R_pair)", "I_2 = I_bat R_3 / (R_2 + R_3)"),
    ("Reduce the parallel pair, find the battery's current, then divide it",
     "Current divider: in parallel the currents are inversely as the resistances",
     "Equivalent resistance and Ohm's law, then Kirchhoff's rules for the pair"),
    ("The current of the battery divides between the {second} and the {third}.",
     "All the current passes the {first} and then splits in two.",
     "The branch with the smaller resistance takes the larger share of the current."),
    ("A current of {I_2} flows through the {second}.", "The {second} carries {I_2}.", "The branch current is {I_2}."),
    ("The {second} and the {third} are in parallel.", "The {first} carries the whole current."),
    (Mistake("share of the other branch", emf * R[2] / (R[1] * R[2] + R[1] * R[3] + R[2] * R[3])),
     Mistake("whole current", emf / (R[1] + R[2] * R[3] / (R[2] + R[3]))),
     Mistake("shared equally", emf / (2 * (R[1] + R[2] * R[3] / (R[2] + R[3])))),
     Mistake("full emf across the branch", emf / R[2]), Mistake("all three in series", emf / (R[1] + R[2] + R[3]))),
    where=(Gt(Abs(R[2] - R[3]), R[2] / 10),),
)  # fmt: skip

BRANCHED_RESISTANCE = Kind(
    "branched_total_current", BRANCHED, (emf, R[1], R[2], R[3]), I_bat, "quantitative", "hard",
    asking(setups.BRANCHED, _CURRENT_ASKED),
    ("R_pair = R_2 + R_3", "R_equiv = R_1 R_pair / (R_1 + R_pair)", "I_bat = emf / R_equiv"),
    ("Add the series pair, combine it with the parallel branch, then use Ohm's law",
     "Each of the two branches has the full emf across it; their currents add up",
     "Kirchhoff's junction rule for the two branches"),
    ("The current divides between the {first} and the branch with the other two.",
     "Two branches share the current of the battery.", "Both branches have the full emf across them."),
    ("The battery delivers {I_bat}.", "The two branch currents add up to {I_bat}.", "The current is {I_bat}."),
    ("The {second} and the {third} are in series.", "The {first} is in parallel with this pair."),
    (Mistake("all three in series", emf / (R[1] + R[2] + R[3])),
     Mistake("all three in parallel", emf * (1 / R[1] + 1 / R[2] + 1 / R[3])), Mistake("first branch only", emf / R[1]),
     Mistake("series pair only", emf / (R[2] + R[3])),
     Mistake("series and parallel exchanged", emf / (R[1] + R[2] * R[3] / (R[2] + R[3])))),
)  # fmt: skip

TERMINAL = Kind(
    "terminal_voltage", INTERNAL, (emf, r, R[1]), V_terminal, "quantitative", "medium",
    asking(setups.INTERNAL, (
        "What is the terminal voltage of the battery?",
        "Find the voltage between its terminals.",
        "How large is the terminal voltage?",
        "Calculate the voltage across the terminals of the battery.",
    )),
    ("I_bat = emf / (R_1 + r)", "V_terminal = emf - I_bat r"),
    ("The terminal voltage is the emf less the voltage lost on the internal resistance",
     "Kirchhoff's loop rule with the internal resistance in the loop", "V = ε − I r, with the current I = ε / (R + r)"),
    ("Part of the emf is lost inside the battery while a current flows.",
     "The internal resistance takes a share of the emf.",
     "The current through the internal resistance lowers the voltage between the terminals."),
    ("The terminal voltage is {V_terminal}.", "{V_terminal} is left between the terminals.",
     "The load gets {V_terminal} of the emf."),
    ("The internal resistance is in series with the load.", "A current flows through the battery."),
    (Mistake("voltage lost inside", emf * r / (R[1] + r)), Mistake("current without the internal resistance", emf - emf * r / R[1]),
     Mistake("loss added", emf + emf * r / (R[1] + r)), Mistake("half the loss", emf - emf * r / (2 * (R[1] + r))),
     Mistake("current for voltage", emf / (R[1] + r)), Mistake("loss doubled", emf - 2 * emf * r / (R[1] + r))),
    where=(Gt(r, R[1] / 20),),
)  # fmt: skip

LOAD_POWER = Kind(
    "power_in_load", INTERNAL, (emf, r, R[1]), P_del, "quantitative", "hard",
    asking(setups.INTERNAL, (
        "What power does the battery deliver to its load?",
        "What is the total power dissipated in the {first}?",
        "Find the power dissipated in the {first}.",
        "Calculate the power delivered to the {first}.",
    )),
    ("I_bat = emf / (R_1 + r)", "P_del = I_bat^2 R_1"),
    ("Current of the whole circuit, then P = I² R for the load", "The power of the load is I² R; the rest is lost inside the battery",
     "Ohm's law for the closed circuit and Joule's law"),
    ("The load and the internal resistance share the power of the battery.", "Part of the power is lost inside the battery.",
     "The current heats the load and the battery."),
    ("The {first} gets {P_del}.", "A power of {P_del} reaches the load.", "The power in the load is {P_del}."),
    ("The internal resistance is in series with the load.", "The same current flows through both."),
    (Mistake("internal resistance left out", emf**2 / R[1]), Mistake("power of the source", emf**2 / (R[1] + r)),
     Mistake("power lost inside", emf**2 * r / (R[1] + r) ** 2), Mistake("current not squared", emf * R[1] / (R[1] + r)),
     Mistake("factor 1/2 put in", emf**2 * R[1] / (2 * (R[1] + r) ** 2))),
    where=(Gt(r, R[1] / 20),),
)  # fmt: skip

SHORT_CIRCUIT = Kind(
    "short_circuit", SHORTED, (emf, r), I_sc, "quantitative", "easy",
    asking(setups.SHORTED, (
        "What is its short-circuit current?",
        "Calculate the short-circuit current.",
        "How large is its short-circuit current, the wire being without resistance?",
        "What current flows if the terminals are connected by a wire without resistance (short-circuit current)?",
    )),
    ("I_sc = emf / r",),
    ("With the terminals short-circuited only the internal resistance limits the current",
     "Ohm's law with the internal resistance alone", "Kirchhoff's loop rule with no load: ε = I r"),
    ("The whole emf lies across the internal resistance.", "Nothing but the internal resistance limits the current.",
     "A very large current flows and heats the battery."),
    ("A current of {I_sc} flows.", "The short-circuit current is {I_sc}.", "The current reaches {I_sc}."),
    ("The wire has no resistance.", "Only the internal resistance is left in the circuit."),
    (Mistake("product for quotient", emf * r), Mistake("half", emf / (2 * r)), Mistake("power for current", emf**2 / r),
     Mistake("inverted", r / emf), Mistake("doubled", 2 * emf / r)),
)  # fmt: skip

_WHICH = (
    "Which of the two dissipates more power?",
    "Which one dissipates the greater power, the {first} or the {second}?",
    "Which of the two converts more power, the {first} or the {second}?",
    "Which of these dissipates more power, the {first} or the {second}?",
)
MORE_IN_SERIES = Kind(
    "more_power_series", SERIES_2, (emf, R[1], R[2]), "more_power", "qualitative", "medium",
    asking(setups.SERIES_2, _WHICH), ("I_bat = emf / (R_1 + R_2)", "P_1 = I_bat^2 R_1", "P_2 = I_bat^2 R_2"),
    ("At one current P = I² R grows with the resistance", "In series the current is common, so compare the resistances: P = I² R",
     "Joule's law at equal current: the power is in proportion to the resistance"),
    _ONE_CURRENT,
    ("The powers are {P_1} and {P_2}.", "The {first} converts {P_1} and the {second} {P_2}.",
     "P_1 comes to {P_1} and P_2 to {P_2}."),
    _IN_SERIES, where=(_APART,),
)  # fmt: skip
MORE_IN_PARALLEL = Kind(
    "more_power_parallel", PARALLEL_2, (emf, R[1], R[2]), "more_power", "qualitative", "medium",
    asking(setups.PARALLEL_2, _WHICH), ("P_1 = emf^2 / R_1", "P_2 = emf^2 / R_2"),
    ("At one voltage P = V² / R falls with the resistance", "In parallel the voltage is common, so compare the resistances: P = V² / R",
     "Joule's law at equal voltage: the power is inversely as the resistance"),
    _BOTH_BRANCHES,
    ("The powers are {P_1} and {P_2}.", "The {first} converts {P_1} and the {second} {P_2}.",
     "P_1 comes to {P_1} and P_2 to {P_2}."),
    _IN_PARALLEL, where=(_APART,),
)  # fmt: skip

_REPLACED = (
    "The {second} is then replaced by one of {R_2_new}. What current does the battery deliver now?",
    "The {second} is replaced by another of {R_2_new}. Find the current delivered by the battery after that.",
    "Suppose the {second} had a resistance of {R_2_new} instead. How large would the battery current be?",
    "Then the resistance of the {second} is changed to {R_2_new}. Calculate the current through the battery.",
)
REPLACED_SERIES = Kind(
    "replaced_in_series", SERIES_2, (emf, R[1], R[2]), I_bat, "counterfactual", "medium",
    asking(setups.SERIES_2, _REPLACED), ("R_equiv = R_1 + R_2", "I_bat = emf / R_equiv"), _SERIES_RULES,
    ("The new resistance changes the current through both loads.", "With the sum of the resistances the current changes everywhere.",
     "The current of the whole circuit adapts to the new resistance."),
    ("With {R_2_new} the current becomes {I_bat}.", "The battery now delivers {I_bat}.", "The current is now {I_bat}."),
    ("Only the {second} is exchanged.", "The two loads are in series."),
    (Mistake("only the new one", emf / R[2]), Mistake("only the first", emf / R[1]),
     Mistake("combined as in parallel", emf * (R[1] + R[2]) / (R[1] * R[2])), Mistake("mean resistance", 2 * emf / (R[1] + R[2])),
     Mistake("half", emf / (2 * (R[1] + R[2])))),
    alters=R[2],
)  # fmt: skip
REPLACED_PARALLEL = Kind(
    "replaced_in_parallel", PARALLEL_2, (emf, R[1], R[2]), I_bat, "counterfactual", "medium",
    asking(setups.PARALLEL_2, _REPLACED), ("R_equiv = R_1 R_2 / (R_1 + R_2)", "I_bat = emf / R_equiv"),
    ("Two resistors in parallel, then Ohm's law for the whole", "Each branch has the full emf across it, and the currents add up",
     "Kirchhoff's junction rule with the new branch current"),
    ("The other branch keeps its current; that of the exchanged branch changes.",
     "The ideal battery keeps the voltage, and only the exchanged branch takes another current.",
     "Only the current in the branch of the {second} changes."),
    ("With {R_2_new} the battery current becomes {I_bat}.", "The battery now delivers {I_bat}.",
     "The current is now {I_bat}."),
    ("Only the {second} is exchanged.", "The two loads are in parallel."),
    (Mistake("only the new one", emf / R[2]), Mistake("only the first", emf / R[1]),
     Mistake("combined as in series", emf / (R[1] + R[2])), Mistake("mean resistance", 2 * emf / (R[1] + R[2])),
     Mistake("half", emf * (R[1] + R[2]) * Rational(1, 2) / (R[1] * R[2]))),
    alters=R[2],
)  # fmt: skip

STEADY_KINDS = (
    CURRENT, POWER, ENERGY, SERIES_CURRENT, SERIES_VOLTAGE, SERIES_POWER, PARALLEL_RESISTANCE, PARALLEL_CURRENT,
    BRANCH_CURRENT, BRANCHED_RESISTANCE, TERMINAL, LOAD_POWER, SHORT_CIRCUIT, MORE_IN_SERIES, MORE_IN_PARALLEL,
    REPLACED_SERIES, REPLACED_PARALLEL,
)  # fmt: skip
