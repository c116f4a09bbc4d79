"""Question kinds about expansion, conduction and ideal gases."""

from __future__ import annotations

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.thermal.symbols import (
    A_0,
    AT_P,
    AT_T,
    AT_V,
    HOLE,
    L_0,
    LAYERS,
    LIQUID,
    PLATE,
    ROD,
    STATE,
    T_0,
    T_1,
    T_2,
    V_0,
    V_1,
    V_2,
    WALL,
    A,
    P,
    alpha,
    beta,
    d,
    d_1,
    d_2,
    dA,
    dL,
    dT,
    dV,
    k,
    k_1,
    k_2,
    n,
    p_1,
    p_2,
)

_FREE = ("The {rod} can expand freely.", "The temperature goes from {T_1} to {T_2}.")
_LINEAR = (
    "Linear expansion: ΔL = α L_0 ΔT",
    "The change of length goes with length and temperature change",
    "Lengths expand with the coefficient α per kelvin",
)
ROD_EXPANDS = Kind(
    "linear_expansion", ROD, (L_0, alpha, T_1, T_2), dL, "quantitative", "easy",
    (
        "A {rod} has a length of {L_0} and a coefficient of linear expansion of {alpha}. It is warmed from {T_1} to {T_2}. By how much does its length increase, that is, what is the change in length?",
        "The coefficient of linear expansion of a {rod} is {alpha}. Its length is {L_0}. Find the change in length when it is heated from {T_1} to {T_2}.",
        "A {rod} with a length of {L_0} is heated from {T_1} to {T_2}. Its coefficient of linear expansion is {alpha}. Calculate the change in its length: how much longer does it get?",
        "How much longer does a {rod} get that has a length of {L_0} and a coefficient of linear expansion of {alpha}, when it is warmed from {T_1} to {T_2}?",
    ),
    ("Delta_T = T_2 - T_1", "Delta_L = alpha L_0 Delta_T"), _LINEAR,
    ("The {rod} gets longer.", "Warmed, the {rod} expands along its length.", "Every part of the {rod} expands by the same share."),
    ("Its length grows by {Delta_L}.", "The {rod} gets longer by {Delta_L}.", "The change of length is {Delta_L}."), _FREE,
    (Mistake("twice alpha", 2 * dL), Mistake("three times alpha", 3 * dL), Mistake("halved", dL / 2), Mistake("ten times", 10 * dL)),
    where=(Gt(dT, 0),),
)  # fmt: skip
ROD_OTHER = Kind(
    "linear_expansion_other_temperature", ROD, (L_0, alpha, T_1, T_2), dL, "counterfactual", "medium",
    (
        "A {rod} has a length of {L_0} and a coefficient of linear expansion of {alpha}. It is warmed from {T_1} to {T_2}. What is the change in length if it is warmed to {T_2_new} instead?",
        "The coefficient of linear expansion of a {rod} is {alpha}, its length is {L_0}. It is heated from {T_1} to {T_2}. Suppose it were heated to {T_2_new} instead. Find the change in length in that case.",
        "A {rod} with a length of {L_0} is heated from {T_1} to {T_2}; its coefficient of linear expansion is {alpha}. It is now heated to {T_2_new} instead. Calculate the change in length for that.",
        "Warmed from {T_1} to {T_2}, a {rod} with a length of {L_0} and a coefficient of linear expansion of {alpha} gets longer. How much longer does it get if it is heated to {T_2_new} instead?",
    ),
    ("Delta_T = T_2 - T_1", "Delta_L = alpha L_0 Delta_T"), _LINEAR,
    ("Another temperature change gives another change of length.", "The expansion goes with the temperature change.", "Length and coefficient stay the same."),
    ("The {rod} now gets longer by {Delta_L}.", "The new change of length is {Delta_L}.", "Its length now grows by {Delta_L}."), ("The {rod} can expand freely.", "The first temperature stays {T_1}."),
    where=(Gt(dT, 0),), alters=T_2,
)  # fmt: skip
PLATE_EXPANDS = Kind(
    "area_expansion", PLATE, (A_0, alpha, T_1, T_2), dA, "quantitative", "medium",
    (
        "A {plate} has an area of {A_0} and a coefficient of linear expansion of {alpha}. It is heated from {T_1} to {T_2}. What is the increase in area?",
        "The coefficient of linear expansion of a {plate} is {alpha}, its area is {A_0}. Find the change in area when it is warmed from {T_1} to {T_2}.",
        "A {plate} with an area of {A_0} is warmed from {T_1} to {T_2}. Its coefficient of linear expansion is {alpha}. Calculate the change in area.",
        "What increase in area does a {plate} show that has an area of {A_0} and a coefficient of linear expansion of {alpha}, when it is heated from {T_1} to {T_2}?",
    ),
    ("Delta_T = T_2 - T_1", "Delta_A = 2 alpha A_0 Delta_T"),
    ("Areas expand with twice the linear coefficient", "ΔA = 2 α A_0 ΔT", "Both sides of the area expand with α"),
    ("The {plate} expands in both directions.", "Length and width grow by the same share.", "The {plate} keeps its shape and gets larger."),
    ("Its area grows by {Delta_A}.", "The change of area is {Delta_A}.", "The {plate} gains {Delta_A}."), ("The {plate} can expand freely.", "The temperature goes from {T_1} to {T_2}."),
    (Mistake("alpha for areas", dA / 2), Mistake("three times alpha", 3 * dA / 2), Mistake("doubled", 2 * dA), Mistake("ten times", 10 * dA)),
    where=(Gt(dT, 0),),
)  # fmt: skip
LIQUID_EXPANDS = Kind(
    "volume_expansion", LIQUID, (V_0, beta, T_1, T_2), dV, "quantitative", "easy",
    (
        "A {liquid} has a volume of {V_0} and a coefficient of volume expansion of {beta}. It is heated from {T_1} to {T_2}. What is the increase in volume?",
        "The coefficient of volume expansion of a {liquid} is {beta}, its volume is {V_0}. Find the change in volume when it is warmed from {T_1} to {T_2}.",
        "A {liquid} with a volume of {V_0} is warmed from {T_1} to {T_2}. Its coefficient of volume expansion is {beta}. Calculate the change in volume.",
        "What increase in volume does a {liquid} show that has a volume of {V_0} and a coefficient of volume expansion of {beta}, when it is heated from {T_1} to {T_2}?",
    ),
    ("Delta_T = T_2 - T_1", "Delta_V = beta V_0 Delta_T"),
    ("Volume expansion: ΔV = β V_0 ΔT", "Volumes expand with the coefficient β per kelvin", "The change of volume goes with volume and temperature change"),
    ("The {liquid} takes up more room.", "Warmed, the {liquid} expands.", "The {liquid} gets thinner and needs more room."),
    ("Its volume grows by {Delta_V}.", "The change of volume is {Delta_V}.", "The {liquid} expands by {Delta_V}."), ("The container's expansion is neglected.", "The temperature goes from {T_1} to {T_2}."),
    (Mistake("three times beta", 3 * dV), Mistake("a third of beta", dV / 3), Mistake("doubled", 2 * dV), Mistake("ten times", 10 * dV)),
    where=(Gt(dT, 0),),
)  # fmt: skip

_HOLE = (
    "A {plate} has a round hole; the area of the hole is {A_0} and the coefficient of linear expansion of the {plate} is {alpha}. The temperature of the {plate} goes from {T_1} to {T_2}. Does the hole get larger or smaller?",
    "In a {plate} with a coefficient of linear expansion of {alpha} is a hole with an area of {A_0}. The {plate} goes from {T_1} to {T_2}. Does the area of the hole increase or decrease?",
    "The coefficient of linear expansion of a {plate} is {alpha}. A hole in it has an area of {A_0}. When the {plate} goes from {T_1} to {T_2}, does the hole become larger or smaller?",
    "The temperature of a {plate} with a coefficient of linear expansion of {alpha} goes from {T_1} to {T_2}. There is a hole with an area of {A_0} in it. Does the hole become smaller or larger?",
)
_HOLE_RULES = (
    "A hole changes as the piece that was cut out of it would",
    "All lengths of the {plate} change by the same share, those around the hole, too",
    "ΔA = 2 α A_0 ΔT holds for holes as well",
)
_HOLE_EFFECTS = (
    "Every length in the {plate} changes by the same share.",
    "The rim of the hole changes with the {plate}.",
    "The {plate} keeps its shape as a whole.",
)
_HOLE_CHANGES = (
    "The area of the hole changes by {Delta_A}.",
    "The change of the hole's area is {Delta_A}.",
    "For the hole this gives {Delta_A}.",
)
_HOLE_ROUTE = ("Delta_T = T_2 - T_1", "Delta_A = 2 alpha A_0 Delta_T")
HOLE_HEATED = Kind("hole_heated", HOLE, (A_0, alpha, T_1, T_2), "area_size", "qualitative", "easy", _HOLE, _HOLE_ROUTE, _HOLE_RULES, _HOLE_EFFECTS, _HOLE_CHANGES,
                   ("The {plate} is free to change.",), where=(Gt(dT, 0),))  # fmt: skip
HOLE_COOLED = Kind("hole_cooled", HOLE, (A_0, alpha, T_1, T_2), "area_size", "qualitative", "easy", _HOLE, _HOLE_ROUTE, _HOLE_RULES, _HOLE_EFFECTS, _HOLE_CHANGES,
                   ("The {plate} is free to change.",), where=(Lt(dT, 0),))  # fmt: skip

_THROUGH = (
    "Heat conduction: P = k A ΔT / d",
    "The heat flow goes with area and temperature difference, and inversely with the thickness",
    "Steady heat flow through a slab",
)
_FLOWING = (
    "Heat flows steadily from the warm side to the cold side.",
    "The temperature falls evenly through the {wall}.",
    "The difference of the temperatures drives the heat through the {wall}.",
)
CONDUCTED = Kind(
    "conduction", WALL, (A, d, k, T_1, T_2), P, "quantitative", "medium",
    (
        "A {wall} has an area of {A}, a thickness of {d} and a thermal conductivity of {k}. It is at {T_1} on the inside and at {T_2} on the outside. At what rate does heat flow through it?",
        "The thermal conductivity of a {wall} is {k}, its area {A} and its thickness {d}. The inside is at {T_1}, the outside at {T_2}. Find the rate of heat flow through the {wall}.",
        "A {wall} with a thickness of {d} and an area of {A} has a thermal conductivity of {k}. Its inside is at {T_1} and its outside at {T_2}. Calculate the heat flow through it.",
        "What is the heat flow through a {wall} with an area of {A}, a thickness of {d} and a thermal conductivity of {k}, if the inside is at {T_1} and the outside at {T_2}?",
    ),
    ("Delta_T = T_1 - T_2", "P = k A Delta_T / d"), _THROUGH, _FLOWING,
    ("The heat flow is {P}.", "Heat passes at {P}.", "The {wall} lets {P} through."), ("The flow is steady.", "The thickness is {d}."),
    (Mistake("thickness and area exchanged", P / 4), Mistake("doubled", 2 * P), Mistake("halved", P / 2), Mistake("ten times", 10 * P), Mistake("a third", P / 3)),
    where=(Gt(dT, 0), Gt(T_1, 1.01 * T_2), Lt(T_1, 1.16 * T_0)), fixed={T_0: 273.15},
)  # fmt: skip
THICKER = Kind(
    "conduction_other_thickness", WALL, (A, d, k, T_1, T_2), P, "counterfactual", "medium",
    (
        "A {wall} has an area of {A}, a thickness of {d} and a thermal conductivity of {k}. It is at {T_1} on the inside and at {T_2} on the outside. The thickness is changed to {d_new}. At what rate does heat flow through it now?",
        "The thermal conductivity of a {wall} is {k}, its area {A} and its thickness {d}. The inside is at {T_1}, the outside at {T_2}. Suppose the thickness were {d_new} instead. Find the rate of heat flow in that case.",
        "A {wall} with a thickness of {d} and an area of {A} has a thermal conductivity of {k}. Its inside is at {T_1} and its outside at {T_2}. The thickness is changed to {d_new}. Calculate the new heat flow.",
        "Heat flows through a {wall} with an area of {A}, a thickness of {d} and a thermal conductivity of {k}; the inside is at {T_1} and the outside at {T_2}. What is the heat flow if the thickness is now {d_new}?",
    ),
    ("Delta_T = T_1 - T_2", "P = k A Delta_T / d"), _THROUGH,
    ("The thickness changes the heat flow.", "The heat flow goes inversely with the thickness.", "The same difference of temperatures drives heat through another thickness."),
    ("The heat flow is now {P}.", "The new heat flow is {P}.", "Now {P} pass."), ("Both temperatures stay.", "Only the thickness changes."),
    where=(Gt(dT, 0), Gt(T_1, 1.01 * T_2), Lt(T_1, 1.16 * T_0)), fixed={T_0: 273.15}, alters=d,
)  # fmt: skip
TWO_LAYERS = Kind(
    "conduction_two_layers", LAYERS, (A, d_1, k_1, d_2, k_2, T_1, T_2), P, "quantitative", "hard",
    (
        "A wall of area {A} has two layers. The {layer_1} has a thickness of {d_1} and a thermal conductivity of {k_1}, the {layer_2} has a thickness of {d_2} and a thermal conductivity of {k_2}. The inside is at {T_1}, the outside at {T_2}. At what rate does heat flow through the wall?",
        "Two layers make up a wall with an area of {A}: {layer_1} with a thickness of {d_1} and a thermal conductivity of {k_1}, and {layer_2} with a thickness of {d_2} and a thermal conductivity of {k_2}. It is at {T_1} on the inside and at {T_2} on the outside. Find the rate of heat flow.",
        "The {layer_1} of a wall has a thickness of {d_1} and a thermal conductivity of {k_1}; the {layer_2} has a thickness of {d_2} and a thermal conductivity of {k_2}. The area of these two layers is {A}. The inside is at {T_1}, the outside at {T_2}. Calculate the heat flow.",
        "What is the heat flow through two layers with an area of {A}, the {layer_1} with a thickness of {d_1} and a thermal conductivity of {k_1}, the {layer_2} with a thickness of {d_2} and a thermal conductivity of {k_2}, if the inside is at {T_1} and the outside at {T_2}?",
    ),
    ("Delta_T = T_1 - T_2", "R_th = (d_1/k_1 + d_2/k_2) / A", "P = Delta_T / R_th"),
    ("Thermal resistances in series add up", "The same heat flow passes both layers", "P = A ΔT / (d_1/k_1 + d_2/k_2)"),
    ("The same heat passes the {layer_1} and the {layer_2}.", "Heat flows steadily from the warm side to the cold side.", "Each layer takes a share of the temperature difference."),
    ("The heat flow is {P}.", "Heat passes at {P}.", "Both layers together let {P} through."), ("The flow is steady.", "The layers touch closely."),
    (Mistake("first layer alone", k_1 * A * dT / d_1), Mistake("second layer alone", k_2 * A * dT / d_2), Mistake("halved", P / 2), Mistake("doubled", 2 * P),
     Mistake("mean conductivity", (k_1 + k_2) * A * dT / (2 * (d_1 + d_2)))),
    where=(Gt(dT, 0), Gt(T_1, 1.01 * T_2), Lt(T_1, 1.16 * T_0)), fixed={T_0: 273.15},
)  # fmt: skip

_GAS_EVIDENCE = ("The amount of gas stays the same.", "Absolute temperatures are used.")
_STIFF = (
    "At constant volume the pressure of an ideal gas is proportional to its absolute temperature",
    "p_1/T_1 = p_2/T_2 with temperatures in kelvins",
    "Ideal gas law at constant volume and amount",
)
_HOTTER = (
    "The molecules hit the walls according to the new temperature.",
    "Pressure and absolute temperature change in the same proportion.",
    "The gas keeps its volume.",
)
ISOCHORIC = Kind(
    "gas_constant_volume", AT_V, (p_1, T_1, T_2), p_2, "quantitative", "medium",
    (
        "A rigid sealed {container} holds an ideal gas with an absolute pressure of {p_1} at {T_1}. The temperature is raised to {T_2}. What is the new pressure?",
        "An ideal gas in a sealed rigid {container} has an absolute pressure of {p_1} at {T_1}. Find its final pressure when it is heated to {T_2}.",
        "The absolute pressure of an ideal gas in a {container} of fixed volume is {p_1} at {T_1}. The gas is heated to {T_2}. Calculate the new pressure.",
        "What is the final pressure of an ideal gas in a sealed rigid {container} that is heated from {T_1} to {T_2}, if its absolute pressure is {p_1} at first?",
    ),
    ("p_2 = p_1 T_2 / T_1",), _STIFF, _HOTTER,
    ("The gas ends at {p_2}.", "The pressure is {p_2} then.", "The new pressure is {p_2}."), _GAS_EVIDENCE,
    (Mistake("degrees Celsius in the ratio", p_1 * (T_2 - T_0) / (T_1 - T_0)), Mistake("inverted", p_1 * T_1 / T_2), Mistake("squared", p_1 * T_2**2 / T_1**2), Mistake("doubled", 2 * p_2), Mistake("halved", p_2 / 2), Mistake("half again", 1.5 * p_2)),
    where=(Gt(T_2, 1.03 * T_1),), fixed={T_0: 273.15},
)  # fmt: skip
ISOBARIC = Kind(
    "gas_constant_pressure", AT_P, (V_1, T_1, T_2), V_2, "quantitative", "medium",
    (
        "An ideal gas in a {container} with a freely movable piston has a volume of {V_1} at {T_1}. The pressure stays the same while the gas is heated to {T_2}. What is the new volume?",
        "At constant pressure an ideal gas in a {container} is heated from {T_1} to {T_2}. Its volume is {V_1} at first. Find the final volume.",
        "The volume of an ideal gas in a {container} with a free piston is {V_1} at {T_1}. The gas is heated to {T_2} at constant pressure. Calculate the new volume.",
        "What is the final volume of an ideal gas in a {container} that has a volume of {V_1} at {T_1} and is heated to {T_2} at constant pressure?",
    ),
    ("V_2 = V_1 T_2 / T_1",),
    ("At constant pressure the volume of an ideal gas is proportional to its absolute temperature", "V_1/T_1 = V_2/T_2 with temperatures in kelvins", "Ideal gas law at constant pressure and amount"),
    ("The gas pushes the piston outward until its pressure is the old one.", "Volume and absolute temperature change in the same proportion.", "The gas expands at the same pressure."),
    ("The gas ends with {V_2}.", "The volume is {V_2} then.", "The new volume is {V_2}."), _GAS_EVIDENCE,
    (Mistake("degrees Celsius in the ratio", V_1 * (T_2 - T_0) / (T_1 - T_0)), Mistake("inverted", V_1 * T_1 / T_2), Mistake("squared", V_1 * T_2**2 / T_1**2), Mistake("doubled", 2 * V_2), Mistake("halved", V_2 / 2), Mistake("half again", 1.5 * V_2)),
    where=(Gt(T_2, 1.03 * T_1),), fixed={T_0: 273.15},
)  # fmt: skip
ISOTHERMAL = Kind(
    "gas_constant_temperature", AT_T, (p_1, V_1, V_2), p_2, "quantitative", "easy",
    (
        "An ideal gas in a {container} has an absolute pressure of {p_1} and a volume of {V_1}. At constant temperature its volume is changed to a volume of {V_2}. What is the new pressure?",
        "At constant temperature an ideal gas in a {container} goes from a volume of {V_1} to a volume of {V_2}. Its absolute pressure is {p_1} at first. Find the final pressure.",
        "The absolute pressure of an ideal gas in a {container} is {p_1}. It is taken slowly, at constant temperature, from a volume of {V_1} to a volume of {V_2}. Calculate the new pressure.",
        "What is the final pressure of an ideal gas in a {container} that goes at constant temperature from a volume of {V_1} to a volume of {V_2}, if its absolute pressure is {p_1} at first?",
    ),
    ("p_2 = p_1 V_1 / V_2",),
    ("At constant temperature pressure times volume stays", "Boyle's law: p_1 V_1 = p_2 V_2", "Ideal gas law at constant temperature and amount"),
    ("The molecules meet the walls at another rate in the new volume.", "The product of pressure and volume is kept.", "The same gas fills another volume."),
    ("The gas ends at {p_2}.", "The pressure is {p_2} then.", "The new pressure is {p_2}."), ("The amount of gas stays the same.", "The temperature stays the same."),
    (Mistake("inverted", p_1 * V_2 / V_1), Mistake("squared", p_1 * V_1**2 / V_2**2), Mistake("doubled", 2 * p_2), Mistake("halved", p_2 / 2), Mistake("half again", 1.5 * p_2)),
    where=(Gt(V_1, 1.2 * V_2) | Gt(V_2, 1.2 * V_1), Gt(V_1, V_2 / 4), Gt(V_2, V_1 / 3)),
)  # fmt: skip
AMOUNT = Kind(
    "gas_amount", STATE, (p_1, V_1, T_1), n, "quantitative", "easy",
    (
        "A {container} with a volume of {V_1} holds an ideal gas at {T_1} with an absolute pressure of {p_1}. How many moles of gas are in it?",
        "The absolute pressure of an ideal gas in a {container} is {p_1}, its volume is {V_1} and it is at {T_1}. Find the amount of gas in moles.",
        "An ideal gas at {T_1} fills a {container} with a volume of {V_1}; its absolute pressure is {p_1}. Calculate the amount of gas.",
        "How many moles of an ideal gas are in a {container} with a volume of {V_1}, if the gas is at {T_1} and has an absolute pressure of {p_1}?",
    ),
    ("n = p_1 V_1 / (R T_1)",),
    ("Ideal gas law: p V = n R T", "The ideal gas law, with the temperature in kelvins", "Pressure, volume and absolute temperature fix the amount"),
    ("The gas fills the whole {container}.", "The molecules are spread evenly over the volume.", "Pressure and temperature tell how many molecules the volume holds."),
    ("There are {n} of gas.", "The amount of gas is {n}.", "The {container} holds {n}."), ("The gas is ideal.", "The volume is {V_1}."),
    (Mistake("doubled", 2 * n), Mistake("halved", n / 2), Mistake("ten times", 10 * n), Mistake("half again", 1.5 * n)),
)  # fmt: skip

_UP_OR_DOWN = (
    "A rigid sealed {container} holds an ideal gas with an absolute pressure of {p_1} at {T_1}. The temperature goes to {T_2}. Does the pressure rise or fall?",
    "An ideal gas in a sealed rigid {container} has an absolute pressure of {p_1} at {T_1} and is brought to {T_2}. Does its pressure increase or decrease?",
    "The absolute pressure of an ideal gas in a {container} of fixed volume is {p_1} at {T_1}. The temperature of the gas goes to {T_2}. Does the pressure fall or rise?",
    "Does the pressure rise or fall when an ideal gas in a sealed rigid {container}, with an absolute pressure of {p_1} at {T_1}, is brought to {T_2}?",
)
_TO = (
    "The gas has {p_1} at first and {p_2} at the end.",
    "From {p_1} the pressure goes to {p_2}.",
    "The absolute pressures are {p_1} and {p_2}.",
)
GAS_WARMED = Kind("gas_pressure_warmed", AT_V, (p_1, T_1, T_2), "gas_pressure", "qualitative", "easy", _UP_OR_DOWN, ("p_2 = p_1 T_2 / T_1",), _STIFF, _HOTTER, _TO, _GAS_EVIDENCE,
                  where=(Gt(T_2, 1.02 * T_1),))  # fmt: skip
GAS_COOLED = Kind("gas_pressure_cooled", AT_V, (p_1, T_1, T_2), "gas_pressure", "qualitative", "easy", _UP_OR_DOWN, ("p_2 = p_1 T_2 / T_1",), _STIFF, _HOTTER, _TO, _GAS_EVIDENCE,
                  where=(Lt(1.02 * T_2, T_1),))  # fmt: skip

MATTER_KINDS = (
    ROD_EXPANDS, ROD_OTHER, PLATE_EXPANDS, LIQUID_EXPANDS, HOLE_HEATED, HOLE_COOLED, CONDUCTED, THICKER, TWO_LAYERS, ISOCHORIC, ISOBARIC, ISOTHERMAL,
    AMOUNT, GAS_WARMED, GAS_COOLED,
)  # fmt: skip
