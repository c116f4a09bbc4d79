"""Question kinds of capacitors in series and in parallel."""

from __future__ import annotations

from sympy import Abs

from wmw.core.family import Gt, Kind, Mistake
from wmw.families.circuit import setups
from wmw.families.circuit.setups import asking
from wmw.families.circuit.symbols import (
    CAPS_PARALLEL_2,
    CAPS_SERIES_2,
    CAPS_SERIES_3,
    E_C,
    C,
    C_eq,
    Q_total,
    V,
    emf,
)

_APART = Gt(Abs(C[1] - C[2]), C[1] / 10)
_SERIES_RULES = (
    "In series the reciprocals of the capacitances add up; the charge is Q = C_eq V",
    "Capacitors in series carry the same charge, and their voltages add up to that of the battery",
    "Charge conservation on the wire between the capacitors gives them equal charges",
)
_SAME_CHARGE = (
    "Both capacitors take the same charge.",
    "The same charge flows onto each capacitor, and the voltages add up.",
    "Charge flows until the two voltages together equal the emf.",
)
_PRODUCT = C[1] * C[2] / (C[1] + C[2])
_IN_SERIES = ("The capacitors are in series.", "They were uncharged before.")

SERIES_CHARGE = Kind(
    "series_charge", CAPS_SERIES_2, (emf, C[1], C[2]), Q_total, "quantitative", "medium",
    asking(setups.CAPS_SERIES_2, (
        "How much charge does the battery deliver?",
        "What charge does the battery deliver in charging them?",
        "Find the charge delivered by the battery.",
        "What total charge has it delivered?",
    )),
    ("C_eq = C_1 C_2 / (C_1 + C_2)", "Q_total = C_eq emf"), _SERIES_RULES, _SAME_CHARGE,
    ("The battery delivers {Q_total}.", "Each capacitor carries {Q_total}.", "The charge is {Q_total}."), _IN_SERIES,
    (Mistake("combined as in parallel", emf * (C[1] + C[2])), Mistake("first capacitor only", emf * C[1]),
     Mistake("second capacitor only", emf * C[2]), Mistake("doubled, one for each capacitor", 2 * emf * _PRODUCT),
     Mistake("voltage shared equally", emf * C[1] / 2)),
    where=(_APART,), answer_unit="µC",
)  # fmt: skip

SERIES_VOLTAGE = Kind(
    "capacitor_voltage", CAPS_SERIES_2, (emf, C[1], C[2]), V[1], "quantitative", "hard",
    asking(setups.CAPS_SERIES_2, (
        "What is the voltage across the {capacitor_1}?",
        "Find the potential difference across the {capacitor_1}.",
        "How large is the voltage across the {capacitor_1}?",
        "Calculate the voltage across the {capacitor_1}.",
    )),
    ("Q_total = emf C_1 C_2 / (C_1 + C_2)", "V_1 = Q_total / C_1"),
    (*_SERIES_RULES[1:], "At equal charge the voltages are inversely as the capacitances"), _SAME_CHARGE,
    ("The voltage across the {capacitor_1} is {V_1}.", "The {capacitor_1} takes {V_1} of the emf.",
     "{V_1} lies across the {capacitor_1}."), _IN_SERIES,
    (Mistake("shared as the capacitances", emf * C[1] / (C[1] + C[2])), Mistake("shared equally", emf / 2),
     Mistake("ratio of the two", emf * C[2] / C[1]), Mistake("inverted ratio", emf * C[1] / C[2]),
     Mistake("share doubled", 2 * emf * C[2] / (C[1] + C[2]))),
    where=(_APART,),
)  # fmt: skip

PARALLEL_ENERGY = Kind(
    "parallel_energy", CAPS_PARALLEL_2, (emf, C[1], C[2]), E_C, "quantitative", "medium",
    asking(setups.CAPS_PARALLEL_2, (
        "How much energy do the capacitors store together (total energy stored)?",
        "What is the total energy stored?",
        "Find the total energy stored in the capacitors.",
        "What is the energy stored in the combination?",
    )),
    ("C_eq = C_1 + C_2", "E_C = C_eq emf^2 / 2"),
    ("Capacitances in parallel add up; the energy is C V² / 2", "Each capacitor has the full voltage; their energies C V² / 2 add up",
     "Energy stored in a capacitor, U = C V² / 2, with C_1 + C_2"),
    ("Both capacitors are charged to the emf of the battery.", "Energy is stored in the electric fields of both capacitors.",
     "Charge flows until both capacitors are at the voltage of the battery."),
    ("Together they store {E_C}.", "The stored energy is {E_C}.", "{E_C} is stored in the two."),
    ("The capacitors are in parallel.", "They were uncharged before."),
    (Mistake("factor 1/2 dropped", (C[1] + C[2]) * emf**2), Mistake("combined as in series", _PRODUCT * emf**2 / 2),
     Mistake("first capacitor only", C[1] * emf**2 / 2), Mistake("second capacitor only", C[2] * emf**2 / 2),
     Mistake("halved again", (C[1] + C[2]) * emf**2 / 4)),
    where=(_APART,),
)  # fmt: skip

SERIES_CAPACITANCE = Kind(
    "series_capacitance", CAPS_SERIES_3, (emf, C[1], C[2], C[3]), C_eq, "quantitative", "medium",
    asking(setups.CAPS_SERIES_3, (
        "What is their equivalent capacitance?",
        "Find the equivalent capacitance of the three.",
        "How large is the total capacitance?",
        "Calculate the equivalent capacitance of the combination.",
    )),
    ("C_eq = 1 / (1/C_1 + 1/C_2 + 1/C_3)",),
    (_SERIES_RULES[0], "Equal charges, and voltages that add up: 1/C_eq = 1/C_1 + 1/C_2 + 1/C_3",
     "The combination stores the charge of one capacitor at the sum of the voltages"),
    ("All three capacitors carry the same charge.", "The three voltages add up at equal charge.",
     "Each further capacitor in series takes a part of the voltage."),
    ("The three act as one capacitor of {C_eq}.", "The equivalent capacitance is {C_eq}.", "Together they have {C_eq}."),
    ("The three capacitors are in series.", "They were uncharged before."),
    (Mistake("added as in parallel", C[1] + C[2] + C[3]), Mistake("mean", (C[1] + C[2] + C[3]) / 3),
     Mistake("third left out", _PRODUCT), Mistake("product over sum of three", C[1] * C[2] * C[3] / (C[1] + C[2] + C[3])),
     Mistake("doubled", 2 / (1 / C[1] + 1 / C[2] + 1 / C[3]))),
)  # fmt: skip

REPLACED = Kind(
    "replaced_capacitor", CAPS_SERIES_2, (emf, C[1], C[2]), Q_total, "counterfactual", "hard",
    asking(setups.CAPS_SERIES_2, (
        "The {capacitor_2} is replaced by one of {C_2_new}, both being uncharged again before they are connected. What charge does the battery deliver then?",
        "Suppose the {capacitor_2} had {C_2_new} instead. What charge would the battery have to deliver, starting with both uncharged?",
        "If the {capacitor_2} were one of {C_2_new} instead, what total charge would the battery deliver?",
        "Find the charge delivered by the battery in the same circuit if the {capacitor_2} had a capacitance of {C_2_new} instead.",
    )),
    ("C_eq = C_1 C_2 / (C_1 + C_2)", "Q_total = C_eq emf"), _SERIES_RULES,
    ("The new capacitance changes the charge on both capacitors.", "Both capacitors take the same charge, whatever the new capacitance is.",
     "Charge flows until the two voltages together equal the emf."),
    ("With {C_2_new} the battery delivers {Q_total}.", "The charge is now {Q_total}.", "Each capacitor then carries {Q_total}."),
    ("Only the {capacitor_2} is exchanged.", "The capacitors are in series."),
    (Mistake("combined as in parallel", emf * (C[1] + C[2])), Mistake("first capacitor only", emf * C[1]),
     Mistake("second capacitor only", emf * C[2]), Mistake("one charge for each capacitor", 2 * emf * _PRODUCT),
     Mistake("voltage shared equally", emf * C[2] / 2)),
    alters=C[2], answer_unit="µC",
)  # fmt: skip

CAPACITOR_KINDS = (SERIES_CHARGE, SERIES_VOLTAGE, PARALLEL_ENERGY, SERIES_CAPACITANCE, REPLACED)
