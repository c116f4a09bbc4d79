"""Question kinds about pressure at a depth, forces on surfaces, walls and bodies on the floor."""

from __future__ import annotations

from sympy import Basic

from wmw.core.family import Eq, Gt, Kind, Lt, Mistake
from wmw.families.fluid.symbols import (
    DEPTH,
    HATCH,
    SOLID,
    VESSELS,
    WALL,
    A,
    F_net,
    g,
    h,
    h_1,
    h_2,
    h_top,
    l_1,
    l_2,
    m,
    p_abs,
    p_air,
    p_at,
    p_gauge,
    rho,
    w,
)

_HYDROSTATIC = (
    "The pressure in a {liquid} at rest grows in proportion to the depth",
    "Hydrostatic pressure: density times g times depth",
    "The {liquid} above weighs on what is below",
)
_WEIGHS = (
    "The weight of the {liquid} above sets the pressure.",
    "Every layer of the {liquid} carries the layers above it.",
    "The column of {liquid} above that place makes the pressure.",
)
_GAUGE = (
    "The gauge pressure there is {p_gauge}.",
    "The {liquid} presses with {p_gauge} more than the atmosphere.",
    "At that depth the gauge pressure comes to {p_gauge}.",
)
_STILL = ("The {liquid} is at rest.", "The depth is {h}.")

GAUGE_PRESSURE = Kind(
    "gauge_pressure", DEPTH, (rho, h), p_gauge, "quantitative", "easy",
    (
        "A {hatch} is at a depth of {h} in a {vessel} filled with a {liquid} of density {rho}. What is the gauge pressure there?",
        "A {vessel} holds a {liquid} with a density of {rho}. Find the gauge pressure at a {hatch} that is {h} below the surface.",
        "The density of the {liquid} in a {vessel} is {rho}. Calculate the gauge pressure on a {hatch} at a depth of {h}.",
        "How large is the gauge pressure at a {hatch} that sits {h} below the surface of a {liquid} of density {rho} in an open {vessel}?",
    ),
    ("p_gauge = rho g h",), _HYDROSTATIC, _WEIGHS, _GAUGE, _STILL,
    (Mistake("atmosphere added", rho * g * h + p_air), Mistake("g left out tenfold", rho * g * h / 10), Mistake("half the depth", rho * g * h / 2),
     Mistake("a fifth too much", 1.2 * rho * g * h), Mistake("doubled", 2 * rho * g * h)),
)  # fmt: skip

ABSOLUTE_PRESSURE = Kind(
    "absolute_pressure", DEPTH, (rho, h), p_abs, "quantitative", "medium",
    (
        "A {hatch} is at a depth of {h} in an open {vessel} filled with a {liquid} of density {rho}. What is the absolute pressure there?",
        "An open {vessel} holds a {liquid} with a density of {rho}. Find the absolute pressure at a {hatch} that is {h} below the surface.",
        "The density of the {liquid} in an open {vessel} is {rho}. Calculate the absolute pressure on a {hatch} at a depth of {h}.",
        "How large is the absolute pressure at a {hatch} that sits {h} below the surface of a {liquid} of density {rho} in an open {vessel}?",
    ),
    ("p_gauge = rho g h", "p_abs = p_air + p_gauge"),
    (
        "The atmosphere's pressure and that of the {liquid} add up",
        "Absolute pressure is atmospheric pressure plus ρ g h",
        "The pressure at the surface is passed on, and the {liquid} adds its own",
    ),
    (
        "The atmosphere presses on the surface, and the {liquid} adds to that with depth.",
        "Both the air and the {liquid} above press on that place.",
        "To the pressure of the air comes that of the {liquid} above.",
    ),
    ("The absolute pressure there is {p_abs}.", "Air and {liquid} together give {p_abs}.", "The absolute pressure comes to {p_abs}."),
    ("The {vessel} is open to the air.", "The depth is {h}."),
    (Mistake("gauge pressure", rho * g * h), Mistake("atmosphere taken off", p_air - rho * g * h), Mistake("atmosphere twice", 2 * p_air + rho * g * h),
     Mistake("half the depth", p_air + rho * g * h / 2), Mistake("doubled", 2 * (p_air + rho * g * h))),
)  # fmt: skip

DEPTH_FROM_PRESSURE = Kind(
    "depth_from_pressure", DEPTH, (rho, p_gauge), h, "quantitative", "medium",
    (
        "A {hatch} in a {vessel} of {liquid} reads a gauge pressure of {p_gauge}. The density of the {liquid} is {rho}. At what depth is it?",
        "The gauge pressure at a {hatch} in a {vessel} is {p_gauge}. The {liquid} has a density of {rho}. Find the depth of the {hatch}.",
        "At what depth in a {liquid} of density {rho} does a {hatch} in a {vessel} show a gauge pressure of {p_gauge}?",
        "A {vessel} is filled with a {liquid} of density {rho}, and a {hatch} in it shows a gauge pressure of {p_gauge}. How deep is the {hatch}?",
    ),
    ("h = p_gauge / (rho g)",), _HYDROSTATIC, _WEIGHS,
    ("The {hatch} is {h} below the surface.", "Its depth is {h}.", "The depth comes to {h}."),
    ("The {liquid} is at rest.", "The gauge pressure is {p_gauge}."),
    (Mistake("half", p_gauge / (2 * rho * g)), Mistake("half added", 1.5 * p_gauge / (rho * g)), Mistake("doubled", 2 * p_gauge / (rho * g)),
     Mistake("atmosphere added", (p_gauge + p_air) / (rho * g)), Mistake("atmosphere twice", (p_gauge + 2 * p_air) / (rho * g))),
)  # fmt: skip

HATCH_FORCE = Kind(
    "hatch_force", HATCH, (rho, h, A), F_net, "quantitative", "medium",
    (
        "A horizontal {hatch} of area {A} is at a depth of {h} in a {vessel} of {liquid} with a density of {rho}. There is air at atmospheric pressure on the dry side of the {hatch}. What is the net force on the {hatch}?",
        "The flat bottom {hatch} of a {vessel} has an area of {A}. The {liquid} above has a density of {rho} and is {h} deep. Air at atmospheric pressure surrounds the {vessel}. Find the net force on the {hatch}.",
        "A {liquid} of density {rho} stands {h} deep in a {vessel} with a horizontal {hatch} of area {A} in its bottom; outside is air at atmospheric pressure. Calculate the net force on the {hatch}.",
        "How large is the net force on a horizontal {hatch} of area {A} at the bottom of an open {vessel}, if a {liquid} of density {rho} is {h} deep in it and the air outside is at atmospheric pressure?",
    ),
    ("p_gauge = rho g h", "F_net = p_gauge A"),
    (
        "Force is pressure times area; the atmosphere presses on both sides",
        "The gauge pressure times the area gives the net force",
        "F = ρ g h A, since the air pressure cancels",
    ),
    (
        "The {liquid} presses evenly on the horizontal {hatch}.",
        "The atmosphere cancels, and the {liquid} alone presses on the {hatch}.",
        "The weight of the {liquid} above rests on the {hatch}.",
    ),
    ("The net force on the {hatch} is {F_net}.", "The {hatch} is pressed with {F_net}.", "The net force comes to {F_net}."),
    ("The {hatch} is horizontal.", "Air at atmospheric pressure is on the other side."),
    (Mistake("atmosphere left in", (rho * g * h + p_air) * A), Mistake("mean pressure", rho * g * h * A / 2), Mistake("tripled", 3 * rho * g * h * A),
     Mistake("g left out tenfold", rho * g * h * A / 10), Mistake("atmosphere alone", p_air * A)),
)  # fmt: skip

WALL_FORCE = Kind(
    "wall_force", WALL, (rho, w, h), F_net, "quantitative", "medium",
    (
        "A {liquid} of density {rho} stands {h} deep in a {vessel}. It presses against a vertical {wall} that is {w} wide. What is the force of the {liquid} on the {wall}?",
        "The vertical {wall} of a {vessel} is {w} wide. The {liquid}, of density {rho}, is {h} deep there. Find the force of the liquid on the {wall}.",
        "A {vessel} with a vertical {wall} of width {w} is filled to a depth of {h} with a {liquid} of density {rho}. Calculate the net force on the {wall}; air is on its other side.",
        "What force does the liquid exert on a vertical {wall} of width {w} when a {liquid} of density {rho} is {h} deep in the {vessel}?",
    ),
    ("p_mean = rho g h / 2", "F_net = p_mean w h"),
    (
        "Mean pressure times area; the pressure grows evenly from zero at the surface",
        "The pressure at half the depth, times the wetted area",
        "F = ρ g (h/2) · w h",
    ),
    (
        "The pressure grows with depth, so the mean of top and bottom counts.",
        "Deep parts of the {wall} are pressed more than those near the surface.",
        "From zero at the surface the pressure grows evenly toward the foot of the {wall}.",
    ),
    ("The {liquid} presses on the {wall} with {F_net}.", "The force on the {wall} is {F_net}.", "The resultant force comes to {F_net}."),
    ("The {wall} is vertical.", "The {liquid} is {h} deep."),
    (Mistake("pressure at the bottom", rho * g * w * h**2), Mistake("atmosphere added", (rho * g * h / 2 + p_air) * w * h), Mistake("a third", rho * g * w * h**2 / 3),
     Mistake("two thirds", 2 * rho * g * w * h**2 / 3), Mistake("quartered", rho * g * w * h**2 / 4)),
    fixed={h_top: 0.0}, answer_unit="MN",
)  # fmt: skip

FACE_PRESSURE = Kind(
    "face_pressure", SOLID, (m, l_1, l_2), p_at, "quantitative", "easy",
    (
        "A {solid} of mass {m} stands on the {floor} on a face that measures {l_1} by {l_2}. What is the pressure on the {floor}?",
        "The face on which a {solid} rests on the {floor} has a length of {l_1} and a width of {l_2}. The {solid} has a mass of {m}. Find the pressure on the {floor} under it.",
        "A {solid} has a mass of {m} and rests on level {floor}. Its bottom face measures {l_1} by {l_2}. Calculate the pressure on the {floor}.",
        "What pressure does a {solid} of mass {m} exert on the level {floor} on which it rests with a face of {l_1} by {l_2}?",
    ),
    ("W = m g", "A = l_1 l_2", "p_at = W / A"),
    ("Pressure is force per area", "The weight is spread over the face", "p = F / A with the weight as the force"),
    ("The weight of the {solid} is spread evenly over the face.", "The {floor} carries the weight on the area of the face.",
     "The {solid} presses on the {floor} with its weight."),
    ("The pressure under the {solid} is {p_at}.", "The {floor} is pressed with {p_at}.", "The pressure comes to {p_at}."),
    ("The {floor} is level.", "The face measures {l_1} by {l_2}."),
    (Mistake("g left out", m * g / (l_1 * l_2) / 9.8), Mistake("sides added", m * g / (l_1 + l_2) ** 2),
     Mistake("one side squared", m * g / l_1**2), Mistake("other side squared", m * g / l_2**2), Mistake("half the area", 2 * m * g / (l_1 * l_2))),
    where=(Gt(l_1, 1.1 * l_2),),
)  # fmt: skip

OTHER_FACE = Kind(
    "pressure_on_another_face", SOLID, (m, l_1, l_2), p_at, "counterfactual", "medium",
    (
        "A {solid} of mass {m} stands on the {floor} on a face that measures {l_1} by {l_2}. The length of the face is changed to {l_1_new}; mass and width stay. What is the new pressure on the {floor}?",
        "The face on which a {solid} of mass {m} rests on the {floor} has a length of {l_1} and a width of {l_2}. Suppose the length of the face were {l_1_new} instead. Find the pressure on the {floor} in that case.",
        "A {solid} has a mass of {m} and rests on level {floor} with a face of {l_1} by {l_2}. The length of the face is changed to {l_1_new}, the mass and the width stay. Calculate the pressure on the {floor} now.",
        "A {solid} of mass {m} rests on the {floor} with a face of {l_1} by {l_2}. If the length of the face is now {l_1_new}, what is the pressure on the {floor}?",
    ),
    ("W = m g", "A = l_1 l_2", "p_at = W / A"),
    ("Pressure is force per area", "The same weight on another area gives another pressure", "p = F / A with the weight as the force"),
    ("The same weight is spread over another area.", "Only the area of the face changes, the weight stays.", "The pressure goes inversely with the area."),
    ("The pressure is now {p_at}.", "The new pressure is {p_at}.", "With the new face the pressure becomes {p_at}."),
    ("The weight stays the same.", "The {floor} is level."),
    where=(Gt(l_1, 1.1 * l_2),), alters=l_1,
)  # fmt: skip

DEEPER = Kind(
    "gauge_pressure_at_another_depth", DEPTH, (rho, h), p_gauge, "counterfactual", "easy",
    (
        "A {hatch} is at a depth of {h} in a {vessel} filled with a {liquid} of density {rho}. It is then moved to a depth of {h_new}. What is the gauge pressure at its new place?",
        "A {vessel} holds a {liquid} with a density of {rho}, and a {hatch} is {h} below the surface. Suppose its depth were {h_new} instead. Find the gauge pressure in that case.",
        "The density of the {liquid} in a {vessel} is {rho}. A {hatch} at a depth of {h} is lowered or raised until its depth is changed to {h_new}. Calculate the gauge pressure there now.",
        "In a {liquid} of density {rho} in a {vessel}, a {hatch} is at a depth of {h}. If its depth is now {h_new}, how large is the gauge pressure there?",
    ),
    ("p_gauge = rho g h",), _HYDROSTATIC,
    ("With the depth the column of {liquid} above changes.", "Only the depth counts, the {liquid} stays the same.", "The gauge pressure goes with the depth."),
    ("The gauge pressure is now {p_gauge}.", "The new gauge pressure is {p_gauge}.", "At the new depth the gauge pressure becomes {p_gauge}."),
    ("The {liquid} is the same.", "The density stays {rho}."), alters=h,
)  # fmt: skip

_SHAPES = (
    "{vessel_1} is wide, {vessel_2} is narrow. Both hold the same {liquid} of density {rho}: in {vessel_1} it is {h_1} high, in {vessel_2} it is {h_2} high. In which vessel is the pressure at the bottom greater, or is it the same in both?",
    "Two vessels of different shapes contain a {liquid} of density {rho}. In the wide {vessel_1} the liquid is {h_1} deep, in the narrow {vessel_2} it is {h_2} deep. Is the pressure at the bottom greater in {vessel_1}, greater in {vessel_2} or the same in both?",
    "A {liquid} of density {rho} fills two open vessels of different shapes. The height of the liquid in the wide {vessel_1} is {h_1}, and in the narrow {vessel_2} it is {h_2}. In which of the two is the pressure at the bottom greater, or is it the same in both?",
    "The same {liquid} (density {rho}) stands in two open vessels; it fills the wide {vessel_1} up to {h_1} and the narrow {vessel_2} up to {h_2}. Which vessel has the greater pressure at the bottom, or is it the same in both?",
)
_SHAPE_RULES = (
    "The pressure at the bottom depends on the depth alone, not on the shape",
    "Hydrostatic pressure: ρ g times the height of the {liquid}",
    "Compare the heights of the {liquid}; width and amount do not count",
)
_SHAPE_EFFECTS = (
    "Only the height of the {liquid} above the bottom counts.",
    "The walls carry what stands beside the column over the bottom.",
    "The shapes of the vessels have no influence.",
)
_BOTTOMS = (
    "At the bottom the gauge pressure is {p_1} in {vessel_1} and {p_2} in {vessel_2}.",
    "The gauge pressures at the bottoms are {p_1} and {p_2}.",
    "The {liquid} gives {p_1} at the bottom of {vessel_1} and {p_2} at that of {vessel_2}.",
)
_SHAPE_EVIDENCE = ("Both vessels hold the same {liquid}.", "The {liquid} is at rest.")
_SHAPE_ROUTE = ("p_1 = rho g h_1", "p_2 = rho g h_2")


def _vessels(name: str, *where: Basic) -> Kind:
    return Kind(name, VESSELS, (rho, h_1, h_2), "bottom_pressure", "qualitative", "easy", _SHAPES, _SHAPE_ROUTE, _SHAPE_RULES,
                _SHAPE_EFFECTS, _BOTTOMS, _SHAPE_EVIDENCE, where=where)  # fmt: skip


VESSEL_KINDS = (
    _vessels("vessels_deeper_wide", Gt(h_1, 1.15 * h_2), Lt(h_1, 3 * h_2)),
    _vessels("vessels_deeper_narrow", Gt(h_2, 1.15 * h_1), Lt(h_2, 3 * h_1)),
    _vessels("vessels_equal_depth", Eq(h_1, h_2)),
)

REST_KINDS = (
    GAUGE_PRESSURE, ABSOLUTE_PRESSURE, DEPTH_FROM_PRESSURE, HATCH_FORCE, WALL_FORCE, FACE_PRESSURE, OTHER_FACE, DEEPER, *VESSEL_KINDS,
)  # fmt: skip
