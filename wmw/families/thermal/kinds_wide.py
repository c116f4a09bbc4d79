"""Question kinds about volumes, clamped rods, radiation and gases that change."""

from __future__ import annotations

from wmw.core.family import Gt, Kind, Mistake
from wmw.families.thermal.symbols import (
    ANY,
    AT_P,
    BODY,
    CLAMPED,
    RADIATES,
    T_0,
    T_1,
    T_2,
    V_0,
    V_1,
    V_2,
    VESSEL,
    A,
    P_abs,
    P_net,
    P_rad,
    V_over,
    W,
    Y,
    alpha,
    alpha_v,
    beta,
    dT,
    dV,
    epsilon,
    p_1,
    p_2,
    stress,
)

SOLID_EXPANDS = Kind(
    "solid_volume_expansion", BODY, (V_0, alpha, T_1, T_2), dV, "quantitative", "medium",
    (
        "A {solid} has a volume of {V_0} and a coefficient of linear expansion of {alpha}. It is heated from {T_1} to {T_2}. What is the increase in volume?",
        "The coefficient of linear expansion of a {solid} is {alpha}, its volume is {V_0}. Find the change in volume when it is warmed from {T_1} to {T_2}.",
        "A {solid} with a volume of {V_0} is warmed from {T_1} to {T_2}. Its coefficient of linear expansion is {alpha}. Calculate the change in volume.",
        "What increase in volume does a {solid} show that has a volume of {V_0} and a coefficient of linear expansion of {alpha}, when it is heated from {T_1} to {T_2}?",
    ),
    ("Delta_T = T_2 - T_1", "Delta_V = 3 alpha V_0 Delta_T"),
    ("Volumes of solids expand with three times the linear coefficient", "ΔV = 3 α V_0 ΔT", "Length, width and height all expand with α"),
    ("The {solid} expands in all three directions.", "Every side of the {solid} grows by the same share.", "The {solid} keeps its shape and gets larger."),
    ("Its volume grows by {Delta_V}.", "The change of volume is {Delta_V}.", "The {solid} gains {Delta_V}."), ("The {solid} can expand freely.", "The temperature goes from {T_1} to {T_2}."),
    (Mistake("alpha for volumes", dV / 3), Mistake("twice alpha", 2 * dV / 3), Mistake("ten times", 10 * dV), Mistake("nine times alpha", 3 * dV)),
    where=(Gt(dT, 0),),
)  # fmt: skip

SPILLED = Kind(
    "overflow", VESSEL, (V_0, beta, alpha_v, T_1, T_2), V_over, "quantitative", "hard",
    (
        "A {vessel} with a volume of {V_0} is filled to the brim with a liquid at {T_1}. Its walls have a coefficient of linear expansion of {alpha_v}, the liquid has a coefficient of volume expansion of {beta}. Both are warmed to {T_2}. How much of the liquid overflows?",
        "At {T_1} a liquid with a coefficient of volume expansion of {beta} fills a {vessel} to the brim; the volume is {V_0}. The walls have a coefficient of linear expansion of {alpha_v}. Find the volume that overflows when both are heated to {T_2}.",
        "The coefficient of volume expansion of a liquid is {beta}. It fills a {vessel} with a volume of {V_0} to the brim at {T_1}. The walls of the {vessel} have a coefficient of linear expansion of {alpha_v}. Calculate how much liquid overflows when everything is heated to {T_2}.",
        "How much liquid overflows from a {vessel} that was filled to the brim at {T_1} and is warmed to {T_2}, if its volume is {V_0}, its walls have a coefficient of linear expansion of {alpha_v} and the liquid has a coefficient of volume expansion of {beta}?",
    ),
    ("Delta_T = T_2 - T_1", "V_over = (beta - 3 alpha_v) V_0 Delta_T"),
    ("What overflows is the difference of the two expansions", "V = (β - 3 α) V_0 ΔT", "The {vessel} expands as well, with three times its linear coefficient"),
    ("The liquid expands more than the {vessel}.", "Both expand, the liquid more.", "The room in the {vessel} grows less than the liquid."),
    ("A volume of {V_over} overflows.", "Of the liquid {V_over} run over.", "The difference is {V_over}."), ("The {vessel} is full at first.", "The temperature goes from {T_1} to {T_2}."),
    (Mistake("vessel left out", beta * V_0 * dT), Mistake("linear coefficient of the vessel", (beta - alpha_v) * V_0 * dT), Mistake("vessel added", (beta + 3 * alpha_v) * V_0 * dT),
     Mistake("three times beta", (3 * beta - 3 * alpha_v) * V_0 * dT), Mistake("halved", V_over / 2)),
    where=(Gt(dT, 0), Gt(beta, 6 * alpha_v)),
)  # fmt: skip

STRESSED = Kind(
    "thermal_stress", CLAMPED, (Y, alpha, T_1, T_2), stress, "quantitative", "medium",
    (
        "A {rod} is clamped between two rigid walls. It has a Young's modulus of {Y} and a coefficient of linear expansion of {alpha}. It is heated from {T_1} to {T_2}. What is the thermal stress in it?",
        "The Young's modulus of a {rod} is {Y} and its coefficient of linear expansion is {alpha}. Its ends are clamped. Find the thermal stress when it is warmed from {T_1} to {T_2}.",
        "A {rod} with a coefficient of linear expansion of {alpha} and a Young's modulus of {Y} is prevented from expanding by rigid supports. It is heated from {T_1} to {T_2}. Calculate the thermal stress.",
        "What thermal stress arises in a clamped {rod} with a Young's modulus of {Y} and a coefficient of linear expansion of {alpha}, when it is heated from {T_1} to {T_2}?",
    ),
    ("Delta_T = T_2 - T_1", "stress = Y alpha Delta_T"),
    ("Thermal stress is Young's modulus times the strain that is prevented", "The strain that cannot take place is α ΔT", "Stress is modulus times strain"),
    ("The walls press the {rod} back to its length.", "The {rod} pushes against the walls.", "The {rod} would get longer, and the walls prevent it."),
    ("The stress comes to {stress}.", "The thermal stress is {stress}.", "In the {rod} there is a stress of {stress}."), ("The ends cannot move.", "The temperature goes from {T_1} to {T_2}."),
    (Mistake("doubled", 2 * stress), Mistake("halved", stress / 2), Mistake("three times alpha", 3 * stress), Mistake("ten times", 10 * stress),
     Mistake("last temperature for the rise", Y * alpha * (T_2 - T_0))),
    where=(Gt(dT, 0),), fixed={T_0: 273.15},
)  # fmt: skip

RADIATION = Kind(
    "net_radiation", RADIATES, (A, T_1, T_2), P_net, "quantitative", "hard",
    (
        "A perfectly black {surface} with an area of {A} is at {T_1}. The surroundings are at {T_2}. At what net rate does it lose heat by radiation?",
        "The area of a perfectly black {surface} is {A}. It is at {T_1}, its surroundings are at {T_2}. Find the net power that it loses by radiation.",
        "A perfectly black {surface} at {T_1} radiates into surroundings at {T_2}. It has an area of {A}. Calculate the net radiated power.",
        "What is the net power that a perfectly black {surface} with an area of {A} loses by radiation, if it is at {T_1} and its surroundings are at {T_2}?",
    ),
    ("P_rad = sigma A T_1^4", "P_abs = sigma A T_2^4", "P_net = P_rad - P_abs"),
    ("Stefan-Boltzmann law for what is sent out and for what is taken up", "P = σ A (T_1⁴ - T_2⁴) with temperatures in kelvins", "Radiation goes with the fourth power of the absolute temperature"),
    ("The {surface} sends out more radiation than it takes up.", "Radiation goes both ways, more of it outward.", "The {surface} loses heat by radiation."),
    ("The net power is {P_net}.", "On balance {P_net} are lost.", "The {surface} loses {P_net}."), ("Both temperatures are absolute ones in the law.", "The surroundings are at {T_2}."),
    (Mistake("surroundings left out", P_rad), Mistake("what is absorbed", P_abs), Mistake("doubled", 2 * P_net), Mistake("sum", P_rad + P_abs), Mistake("halved", P_net / 2)),
    fixed={epsilon: 1.0}, where=(Gt(T_1, 1.03 * T_2),),
)  # fmt: skip

_KEPT = ("The amount of gas stays the same.", "Absolute temperatures are used.")
CHANGED = Kind(
    "gas_all_change", ANY, (p_1, V_1, T_1, V_2, T_2), p_2, "quantitative", "hard",
    (
        "An ideal gas in a {container} has an absolute pressure of {p_1} and a volume of {V_1} at {T_1}. It is brought to a volume of {V_2} and a temperature of {T_2}. What is the final pressure?",
        "At {T_1} an ideal gas in a {container} has a volume of {V_1} and an absolute pressure of {p_1}. Its piston is moved, so that it goes to a volume of {V_2}, and the temperature goes to {T_2}. Find the final pressure.",
        "The absolute pressure of an ideal gas in a {container} is {p_1} at {T_1}, and its volume is {V_1}. It is taken to a volume of {V_2} and to {T_2}. Calculate the pressure at the end.",
        "What is the final pressure of an ideal gas in a {container} that has an absolute pressure of {p_1} and a volume of {V_1} at {T_1} and is brought to a volume of {V_2} and to {T_2}?",
    ),
    ("p_2 = p_1 V_1 T_2 / (T_1 V_2)",),
    ("p V / T of a fixed amount of ideal gas stays", "p_1 V_1/T_1 = p_2 V_2/T_2 with temperatures in kelvins", "Ideal gas law for the same amount before and after"),
    ("Volume and temperature both act on the pressure.", "The same molecules fill another volume at another temperature.", "The product of pressure and volume goes with the absolute temperature."),
    ("The gas ends at {p_2}.", "The pressure is {p_2} then.", "The pressure at the end is {p_2}."), _KEPT,
    (Mistake("degrees Celsius in the ratio", p_1 * V_1 * (T_2 - T_0) / ((T_1 - T_0) * V_2)), Mistake("temperature ratio inverted", p_1 * V_1 * T_1 / (T_2 * V_2)),
     Mistake("volume ratio inverted", p_1 * V_2 * T_2 / (T_1 * V_1)), Mistake("temperature left out", p_1 * V_1 / V_2), Mistake("volume left out", p_1 * T_2 / T_1)),
    where=(Gt(V_1, 1.2 * V_2) | Gt(V_2, 1.2 * V_1), Gt(V_1, V_2 / 4), Gt(V_2, V_1 / 3), Gt(T_2, 1.03 * T_1) | Gt(T_1, 1.03 * T_2)), fixed={T_0: 273.15},
)  # fmt: skip

WORK = Kind(
    "gas_work", AT_P, (p_1, V_1, V_2), W, "quantitative", "easy",
    (
        "An ideal gas in a {container} with a freely movable piston has an absolute pressure of {p_1} and a volume of {V_1}. It is heated at constant pressure until it has a volume of {V_2}. How much work does the gas do?",
        "At a constant absolute pressure of {p_1} an ideal gas in a {container} expands from a volume of {V_1} to a volume of {V_2}. Find the work done by the gas.",
        "The absolute pressure of an ideal gas in a {container} with a free piston is {p_1}. At constant pressure it is warmed, and goes from a volume of {V_1} to a volume of {V_2}. Calculate the work done by the gas.",
        "How much work does the gas do, when an ideal gas in a {container} expands from a volume of {V_1} to a volume of {V_2} at a constant absolute pressure of {p_1}, with constant pressure throughout?",
    ),
    ("W = p_1 (V_2 - V_1)",),
    ("At constant pressure the work is pressure times change of volume", "W = p ΔV", "The gas pushes the piston with an even force"),
    ("The gas pushes the piston outward.", "The gas hands energy on to the piston.", "The piston moves while the pressure stays."),
    ("The gas does {W} of work.", "The work comes to {W}.", "The piston gets {W}."), ("The pressure stays at {p_1}.", "The volume is {V_1} at first."),
    (Mistake("last volume for the change", p_1 * V_2), Mistake("first volume for the change", p_1 * V_1), Mistake("sum of the volumes", p_1 * (V_1 + V_2)), Mistake("halved", W / 2)),
    where=(Gt(V_2, 1.2 * V_1),),
)  # fmt: skip

WIDE_KINDS = (SOLID_EXPANDS, SPILLED, STRESSED, RADIATION, CHANGED, WORK)
