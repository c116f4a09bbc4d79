"""Question kinds about presses, manometers, barometers and two liquids."""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.fluid.symbols import (
    A_1,
    A_2,
    COLUMN,
    D_1,
    D_2,
    F_1,
    F_2,
    LAYERS,
    LOW,
    MANOMETER,
    PRESS,
    U_TUBE,
    dh,
    g,
    h_1,
    h_2,
    p_abs,
    p_air,
    p_gauge,
    rho,
    rho_1,
    rho_2,
    s_1,
    s_2,
)

_PASCAL = (
    "Pascal's principle: the pressure is the same under both pistons",
    "Equal pressures: the forces go with the areas, and the areas with the squares of the diameters",
    "F_1/A_1 = F_2/A_2, areas of circles",
)
_PASSED_ON = (
    "The pressure under the {piston_1} is passed on to the {piston_2}.",
    "The {liquid} carries the pressure to the {piston_2}, which has the greater area.",
    "The same pressure acts on the greater area of the {piston_2}.",
)
_LARGE_FORCE = (
    "The {liquid} pushes on the {piston_2} with {F_2}.",
    "The force on the {piston_2} is {F_2}.",
    "The {piston_2} exerts {F_2}.",
)
_PISTONS = ("The pistons are circular.", "The diameters are {D_1} and {D_2}.")
_APART = (Gt(D_2, 2 * D_1), Lt(D_2, 8 * D_1))

PRESS_FORCE = Kind(
    "press_force", PRESS, (F_1, D_1, D_2), F_2, "quantitative", "medium",
    (
        "The small piston of a hydraulic press has a diameter of {D_1}, the large piston one of {D_2}. A force of {F_1} pushes on the small piston. What is the force on the large piston?",
        "In a hydraulic lift, a force of {F_1} acts on the small piston, whose diameter is {D_1}. The diameter of the large piston is {D_2}. Find the force on the large piston.",
        "The circular pistons of a hydraulic press are a small piston of diameter {D_1} and a large piston of diameter {D_2}. A force of {F_1} is applied to the small piston. Calculate the force exerted by the large piston.",
        "What force does the large piston of a hydraulic press exert if the diameter of the large piston is {D_2}, the diameter of the small piston is {D_1} and a force of {F_1} acts on the small piston?",
    ),
    ("A_1 = pi D_1^2 / 4", "A_2 = pi D_2^2 / 4", "F_2 = F_1 A_2 / A_1"), _PASCAL, _PASSED_ON, _LARGE_FORCE, _PISTONS,
    (Mistake("diameters not squared", F_1 * D_2 / D_1), Mistake("areas exchanged", F_1 * D_1**2 / D_2**2), Mistake("diameters cubed", F_1 * D_2**3 / D_1**3),
     Mistake("areas subtracted", F_1 * (D_2 - D_1) ** 2 / D_1**2), Mistake("root of the ratio of areas halved", F_1 * D_2**2 / (2 * D_1**2))),
    where=_APART,
)  # fmt: skip

PRESS_EFFORT = Kind(
    "press_effort", PRESS, (F_2, A_1, A_2), F_1, "quantitative", "easy",
    (
        "The small piston of a hydraulic lift has an area of {A_1}, the large piston an area of {A_2}. A load of {F_2} rests on the large piston. What force must be applied to the small piston to hold it?",
        "In a hydraulic press the area of the small piston is {A_1} and the area of the large piston {A_2}. It is to press with a force on the large piston of {F_2}. Find the force on the small piston that this takes.",
        "A load of {F_2} is held by the large piston of a hydraulic lift, whose area is {A_2}. The area of the small piston is {A_1}. Calculate the force on the small piston.",
        "What force must act on the small piston of a hydraulic lift, of area {A_1}, to hold a load of {F_2} on the large piston, of area {A_2}?",
    ),
    ("F_1 = F_2 A_1 / A_2",),
    ("Pascal's principle: the pressure is the same under both pistons", "Equal pressures: the forces go with the areas", "F_1/A_1 = F_2/A_2"),
    ("A small force on the small area makes the pressure that holds the load.", "The {liquid} carries the pressure from piston to piston.",
     "The load is spread over the large area, so a small pressure holds it."),
    ("A force of {F_1} on the {piston_1} is needed.", "The {piston_1} must be pushed with {F_1}.", "The force on the {piston_1} comes to {F_1}."),
    ("Both pistons are at about the same height.", "The areas are {A_1} and {A_2}."),
    (Mistake("areas exchanged", F_2 * A_2 / A_1), Mistake("areas squared", F_2 * A_1**2 / A_2**2), Mistake("areas subtracted", F_2 * (A_2 - A_1) / (A_2 + A_1)),
     Mistake("root of the areas", F_2 * sqrt(A_1 / A_2)), Mistake("halved", F_2 * A_1 / (2 * A_2)), Mistake("doubled", 2 * F_2 * A_1 / A_2)),
    where=(Gt(A_2, 2 * A_1),),
)  # fmt: skip

PRESS_DISTANCE = Kind(
    "press_distance", PRESS, (s_1, D_1, D_2), s_2, "quantitative", "medium",
    (
        "The small piston of a hydraulic lift has a diameter of {D_1}, the large piston one of {D_2}. The small piston is pushed down by {s_1}. How far does the large piston rise?",
        "In a hydraulic press the diameter of the small piston is {D_1} and the diameter of the large piston {D_2}. The small piston moves down {s_1}. Find how far the large piston moves.",
        "The circular pistons of a hydraulic lift are a small piston of diameter {D_1} and a large piston of diameter {D_2}. When the small piston is pushed in by {s_1}, what distance does the large piston move?",
        "By how much does the large piston of a hydraulic press move if the diameter of the large piston is {D_2}, the diameter of the small piston is {D_1} and the small piston is pushed down by {s_1}?",
    ),
    ("A_1 = pi D_1^2 / 4", "A_2 = pi D_2^2 / 4", "s_2 = s_1 A_1 / A_2"),
    ("The {liquid} keeps its volume: s_1 A_1 = s_2 A_2", "What one piston pushes out takes room under the other", "Equal volumes: the distances go inversely with the areas"),
    ("The {liquid} pushed out by the {piston_1} spreads over the greater area.", "The volume that leaves one cylinder enters the other.",
     "The {piston_2} moves less, as its area is greater."),
    ("The {piston_2} rises by {s_2}.", "The {piston_2} moves {s_2}.", "Its distance comes to {s_2}."),
    ("The {liquid} cannot be compressed.", "The {piston_1} moves {s_1}."),
    (Mistake("diameters not squared", s_1 * D_1 / D_2), Mistake("inverted", s_1 * D_2**2 / D_1**2), Mistake("doubled", 2 * s_1 * D_1**2 / D_2**2),
     Mistake("cubed", s_1 * D_1**3 / D_2**3), Mistake("areas subtracted", s_1 * D_1**2 / (D_2 - D_1) ** 2)),
    where=_APART,
)  # fmt: skip

WIDER_PISTON = Kind(
    "press_other_piston", PRESS, (F_1, D_1, D_2), F_2, "counterfactual", "medium",
    (
        "The small piston of a hydraulic press has a diameter of {D_1}, the large piston one of {D_2}. A force of {F_1} pushes on the small piston. The large piston is exchanged: the diameter of the large piston is now {D_2_new}. What is the new force on the large piston?",
        "In a hydraulic lift, a force of {F_1} acts on the small piston, whose diameter is {D_1}. The diameter of the large piston is {D_2}. Suppose the diameter of the large piston were {D_2_new} instead. Find the force on the large piston in that case.",
        "The circular pistons of a hydraulic press are a small piston of diameter {D_1} and a large piston of diameter {D_2}, and a force of {F_1} is applied to the small piston. The diameter of the large piston is changed to {D_2_new}. Calculate the force exerted by the large piston now.",
        "A force of {F_1} acts on the small piston of a hydraulic lift, of diameter {D_1}; the diameter of the large piston is {D_2}. If the diameter of the large piston is now {D_2_new}, what force does the large piston exert?",
    ),
    ("A_1 = pi D_1^2 / 4", "A_2 = pi D_2^2 / 4", "F_2 = F_1 A_2 / A_1"), _PASCAL,
    ("The pressure stays, the area of the {piston_2} changes.", "The same pressure acts on another area.", "The force goes with the square of the new diameter."),
    ("The force on the {piston_2} is now {F_2}.", "The new force is {F_2}.", "With the new piston the force becomes {F_2}."),
    ("The force on the {piston_1} stays {F_1}.", "Only the {piston_2} is exchanged."), where=_APART, alters=D_2,
)  # fmt: skip

_BALANCE = (
    "At the height of the lower level the pressures in both arms are equal",
    "The level difference balances the difference of the pressures",
    "Open manometer: the gas pressure differs from that of the air by ρ g Δh",
)
_HIGHER = (
    "The gas presses the {liquid} down on its side.",
    "The gas pushes harder than the air, so the {liquid} stands higher in the open arm.",
    "The column in the open arm helps the air to balance the gas.",
)
_LOWER = (
    "The air presses the {liquid} down in the open arm.",
    "The gas pushes less than the air, so the {liquid} stands lower in the open arm.",
    "The column on the gas side helps the gas to balance the air.",
)
_GAS = (
    "The absolute pressure of the gas is {p_abs}.",
    "The gas is at an absolute pressure of {p_abs}.",
    "The absolute gas pressure comes to {p_abs}.",
)


def _open_arm(more: str, asks: tuple[str, str, str, str]) -> tuple[str, ...]:
    """Return phrasings of a manometer whose open arm stands higher or lower, with what is asked."""
    return (
        f"An open manometer filled with a {{liquid}} of density {{rho}} is connected to a container of gas. The level in the open arm is {{Delta_h}} {more} than in the arm on the side of the container. {asks[0]}",
        f"A manometer with one open arm contains a {{liquid}} with a density of {{rho}}; its other arm leads to a gas container. In the open arm the {{liquid}} stands {{Delta_h}} {more} than in the other. {asks[1]}",
        f"The {{liquid}} in an open manometer has a density of {{rho}}. One arm is connected to a gas container, and the {{liquid}} in the open arm stands {more} by {{Delta_h}}. {asks[2]}",
        f"A gas container is connected to one arm of a manometer that is filled with a {{liquid}} of density {{rho}}. The level in the other arm, which is open to the air, is {{Delta_h}} {more}. {asks[3]}",
    )


_WHICH_ABSOLUTE = ("What is the absolute pressure of the gas?", "Find the absolute pressure of the gas.", "Calculate the absolute pressure of the gas.",
                   "How large is the absolute pressure of the gas?")  # fmt: skip
_ABOVE_OR_BELOW = ("Is the pressure of the gas above or below atmospheric pressure?", "Is the gas pressure higher or lower than atmospheric pressure?",
                   "Is the pressure of the gas above or below that of the atmosphere?", "Is the gas at a pressure above or below atmospheric pressure?")  # fmt: skip
_MANOMETER = ("The other arm is open to the air.", "The levels differ by {Delta_h}.")

MANOMETER_ABOVE = Kind(
    "manometer_above", MANOMETER, (rho, dh), p_abs, "quantitative", "medium", _open_arm("higher", _WHICH_ABSOLUTE),
    ("p_gauge = rho g Delta_h", "p_abs = p_air + p_gauge"), _BALANCE, _HIGHER, _GAS, _MANOMETER,
    (Mistake("gauge pressure", rho * g * dh), Mistake("taken off", p_air - 3 * rho * g * dh), Mistake("ten times the column", p_air + 10 * rho * g * dh),
     Mistake("atmosphere twice", 2 * p_air + rho * g * dh), Mistake("half of all", (p_air + rho * g * dh) / 2)),
)  # fmt: skip
MANOMETER_BELOW = Kind(
    "manometer_below", LOW, (rho, dh), p_abs, "quantitative", "medium", _open_arm("lower", _WHICH_ABSOLUTE),
    ("p_gauge = -rho g Delta_h", "p_abs = p_air + p_gauge"), _BALANCE, _LOWER, _GAS, _MANOMETER,
    (Mistake("column alone", rho * g * dh), Mistake("added", p_air + 3 * rho * g * dh), Mistake("ten times the column", p_air - 10 * rho * g * dh),
     Mistake("atmosphere twice", 2 * p_air - rho * g * dh), Mistake("half of all", (p_air - rho * g * dh) / 2)),
)  # fmt: skip
GAS_ABOVE = Kind(
    "gas_above_atmosphere", MANOMETER, (rho, dh), "gas_pressure", "qualitative", "easy", _open_arm("higher", _ABOVE_OR_BELOW),
    ("p_gauge = rho g Delta_h",), _BALANCE, _HIGHER,
    ("The gauge pressure of the gas is {p_gauge}.", "The gas has a gauge pressure of {p_gauge}.", "Against the air the gas is at {p_gauge}."), _MANOMETER,
)  # fmt: skip
GAS_BELOW = Kind(
    "gas_below_atmosphere", LOW, (rho, dh), "gas_pressure", "qualitative", "easy", _open_arm("lower", _ABOVE_OR_BELOW),
    ("p_gauge = -rho g Delta_h",), _BALANCE, _LOWER,
    ("The gauge pressure of the gas is {p_gauge}.", "The gas has a gauge pressure of {p_gauge}.", "Against the air the gas is at {p_gauge}."), _MANOMETER,
)  # fmt: skip

U_TUBE_HEIGHT = Kind(
    "u_tube_height", U_TUBE, (rho_1, rho_2, h_1), h_2, "quantitative", "medium",
    (
        "A {tube} with open arms contains a {liquid_2}. Some {liquid_1} is poured into one arm until the {liquid_1} column is {h_1} high. The density of the {liquid_2} as the heavier liquid is {rho_2}, that of the {liquid_1} as the lighter liquid {rho_1}. How high above the interface does the heavier liquid stand in the other arm?",
        "In a {tube}, a column of {liquid_1} of height {h_1} stands on a {liquid_2}. The lighter liquid has a density of {rho_1}, the heavier liquid has a density of {rho_2}. Find the height of the heavier liquid in the other arm, measured from the interface.",
        "Both arms of a {tube} are open. It holds a {liquid_2} (heavier liquid, density {rho_2}) and in one arm {liquid_1} (lighter liquid, density {rho_1}). The {liquid_1} column is {h_1} long. How high above the interface does the {liquid_2} stand in the other arm?",
        "How far above the interface does the heavier liquid stand in one arm of an open {tube}, if the other arm holds a column of {liquid_1} {h_1} high on top of it? The density of the lighter liquid is {rho_1}, the density of the heavier liquid is {rho_2}.",
    ),
    ("h_2 = rho_1 h_1 / rho_2",),
    ("At the height of the interface the pressures in both arms are equal: ρ_1 h_1 = ρ_2 h_2", "Equal pressures at the level of the interface",
     "The heights above the interface go inversely with the densities"),
    ("The column of {liquid_1} and that of {liquid_2} balance at the height of the interface.", "The denser {liquid_2} needs a shorter column for the same pressure.",
     "Both columns press equally at the level of the interface."),
    ("The {liquid_2} stands {h_2} above the interface.", "The height of the {liquid_2} comes to {h_2}.", "Above the interface the {liquid_2} is {h_2} high."),
    ("Both arms are open.", "The column of {liquid_1} is {h_1} high."),
    (Mistake("densities exchanged", h_1 * rho_2 / rho_1), Mistake("half of the column", h_1 / 2), Mistake("square of the ratio", h_1 * rho_1**2 / rho_2**2),
     Mistake("difference", h_1 - h_1 * rho_1 / rho_2), Mistake("half the result", h_1 * rho_1 / (2 * rho_2))),
    where=(Lt(rho_1, 0.9 * rho_2),),
)  # fmt: skip

LAYERED = Kind(
    "layers_pressure", LAYERS, (rho_1, h_1, rho_2, h_2), p_gauge, "quantitative", "medium",
    (
        "In an open {vessel}, a layer of {liquid_1} {h_1} thick floats on a layer of {liquid_2} {h_2} thick. The density of the upper liquid is {rho_1}, the density of the lower liquid is {rho_2}. What is the gauge pressure at the bottom?",
        "A {vessel} holds a {liquid_2} as the lower layer, {h_2} thick, with a density of the lower liquid of {rho_2}. On top of it lies {liquid_1} as the upper layer, {h_1} thick, with a density of the upper liquid of {rho_1}. Find the gauge pressure at the bottom of the {vessel}.",
        "The upper layer in an open {vessel} is {liquid_1}, with a thickness of the upper layer of {h_1} and a density of the upper liquid of {rho_1}. The lower layer, a {liquid_2}, has a thickness of the lower layer of {h_2} and a density of the lower liquid of {rho_2}. Calculate the gauge pressure at the bottom.",
        "How large is the gauge pressure at the bottom of an open {vessel} in which the upper layer is {h_1} thick (upper liquid: {liquid_1}, density {rho_1}) and the lower layer is {h_2} thick (lower liquid: {liquid_2}, density {rho_2})?",
    ),
    ("p_12 = rho_1 g h_1", "p_gauge = p_12 + rho_2 g h_2"),
    ("The pressures of the layers add up", "Each layer adds density times g times its thickness", "p = ρ_1 g h_1 + ρ_2 g h_2"),
    ("The lower layer carries the upper one and adds its own weight.", "Both layers weigh on the bottom.", "From layer to layer the pressure grows by that of the layer above."),
    ("The gauge pressure at the bottom is {p_gauge}.", "Both layers together give {p_gauge}.", "At the bottom the gauge pressure comes to {p_gauge}."),
    ("The liquids do not mix.", "The upper layer is {h_1} thick, the lower one {h_2}."),
    (Mistake("lower layer alone", rho_2 * g * h_2), Mistake("upper layer alone", rho_1 * g * h_1), Mistake("densities exchanged twice", 2 * (rho_2 * g * h_1 + rho_1 * g * h_2)),
     Mistake("half of the sum", (rho_1 * h_1 + rho_2 * h_2) * g / 2), Mistake("atmosphere added", p_air + rho_1 * g * h_1 + rho_2 * g * h_2)),
)  # fmt: skip

BAROMETER_COLUMN = Kind(
    "barometer_column", COLUMN, (rho,), dh, "quantitative", "easy",
    (
        "A {barometer} is filled with a {liquid} of density {rho} instead of mercury. How tall a column does the atmosphere hold up, with a vacuum above it?",
        "The {liquid} of a {barometer} has a density of {rho}; above its column is a vacuum. Find the height of the column that the atmosphere holds up.",
        "A long {barometer}, closed at the top, holds a {liquid} of density {rho} under a vacuum. Calculate the height of the column that the atmosphere supports.",
        "How high is the column of a {liquid} of density {rho} that the atmosphere supports in a {barometer} with a vacuum above?",
    ),
    ("Delta_h = p_air / (rho g)",),
    ("The air pressure balances the pressure of the column", "Barometer: p = ρ g Δh with a vacuum above", "At the level of the open surface the column presses as much as the air"),
    ("The air on the open surface carries the column.", "The weight of the column balances the air.", "Nothing presses on the column from above, so it alone balances the air."),
    ("The column is {Delta_h} high.", "The atmosphere holds up {Delta_h} of {liquid}.", "The height of the column comes to {Delta_h}."),
    ("There is a vacuum above the column.", "The density of the {liquid} is {rho}."),
    (Mistake("halved", p_air / (2 * rho * g)), Mistake("doubled", 2 * p_air / (rho * g)), Mistake("tenth", p_air / (10 * rho * g)),
     Mistake("a third", p_air / (3 * rho * g)), Mistake("half added", 3 * p_air / (2 * rho * g))),
    answer_unit="m",
)  # fmt: skip

GAUGE_KINDS = (
    PRESS_FORCE, PRESS_EFFORT, PRESS_DISTANCE, WIDER_PISTON, MANOMETER_ABOVE, MANOMETER_BELOW, GAS_ABOVE, GAS_BELOW, U_TUBE_HEIGHT, LAYERED,
    BAROMETER_COLUMN,
)  # fmt: skip
