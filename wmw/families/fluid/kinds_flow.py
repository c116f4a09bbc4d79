"""Question kinds about flow in pipes and out of tanks."""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.fluid.symbols import (
    D_1,
    D_2,
    NARROWS,
    OUTFLOW,
    OUTLET,
    WIDENS,
    A,
    D,
    H,
    Q,
    V,
    delta_p,
    g,
    h,
    p_1,
    p_2,
    rho,
    t,
    v,
    v_1,
    v_2,
    x,
)

_CONTINUITY = (
    "Continuity: the volume flow rate is the same in both sections",
    "What flows in must flow out: A_1 v_1 = A_2 v_2",
    "The speed goes inversely with the area, and the area with the square of the diameter",
)
_FASTER = (
    "The same volume has to pass the smaller area, so the {liquid} speeds up.",
    "On entering the narrow section the {liquid} speeds up.",
    "In the narrow section the {liquid} flows faster.",
)
_SECOND_SPEED = (
    "In the {part_2} the {liquid} flows at {v_2}.",
    "The speed in the {part_2} is {v_2}.",
    "There the speed comes to {v_2}.",
)
_SECTIONS = ("The {liquid} cannot be compressed.", "The diameters are {D_1} and {D_2}.")
_TO_NARROW = (Gt(D_1, 1.25 * D_2), Lt(D_1, 3.2 * D_2))
_TO_WIDE = (Gt(D_2, 1.25 * D_1), Lt(D_2, 3.2 * D_1))
_CIRCLES = ("A_1 = pi D_1^2 / 4", "A_2 = pi D_2^2 / 4")

NARROW_SPEED = Kind(
    "narrow_speed", NARROWS, (v_1, D_1, D_2), v_2, "quantitative", "easy",
    (
        "A {liquid} flows at {v_1} through the {part_1} of a horizontal pipe, which has an inner diameter of {D_1}. The pipe narrows, and the {part_2} has an inner diameter of {D_2}. What is the flow speed in the {part_2}?",
        "A pipe has a diameter of {D_1} in its {part_1} and narrows to a diameter of {D_2} in its {part_2}. The speed of the {liquid} in the {part_1} is {v_1}. Find the speed in the {part_2}.",
        "The diameter of the {part_1} of a pipe is {D_1}, the diameter of the narrower {part_2} is {D_2}. In the {part_1} a {liquid} flows with a speed of {v_1}. Calculate the speed in the {part_2}.",
        "How fast does a {liquid} flow in the narrower {part_2} of a pipe, of diameter {D_2}, if the speed in the {part_1} is {v_1} and the diameter of the {part_1} is {D_1}?",
    ),
    (*_CIRCLES, "v_2 = v_1 A_1 / A_2"), _CONTINUITY, _FASTER, _SECOND_SPEED, _SECTIONS,
    (Mistake("diameters not squared", v_1 * D_1 / D_2), Mistake("inverted", v_1 * D_2**2 / D_1**2), Mistake("diameters cubed", v_1 * D_1**3 / D_2**3),
     Mistake("inverted, not squared", v_1 * D_2 / D_1), Mistake("doubled", 2 * v_1 * D_1**2 / D_2**2)),
    where=_TO_NARROW,
)  # fmt: skip

WIDE_SPEED = Kind(
    "wide_speed", WIDENS, (v_1, D_1, D_2), v_2, "quantitative", "easy",
    (
        "A {liquid} flows at {v_1} through the {part_1} of a horizontal pipe, which has an inner diameter of {D_1}. The pipe widens, and the {part_2} has an inner diameter of {D_2}. What is the flow speed in the {part_2}?",
        "A pipe has a diameter of {D_1} in its {part_1} and widens to a diameter of {D_2} in its {part_2}. The speed of the {liquid} in the {part_1} is {v_1}. Find the speed in the {part_2}.",
        "The diameter of the {part_1} of a pipe is {D_1}, the diameter of the wider {part_2} is {D_2}. In the {part_1} a {liquid} flows with a speed of {v_1}. Calculate the speed in the {part_2}.",
        "How fast does a {liquid} flow in the wider {part_2} of a pipe, of diameter {D_2}, if the speed in the {part_1} is {v_1} and the diameter of the {part_1} is {D_1}?",
    ),
    (*_CIRCLES, "v_2 = v_1 A_1 / A_2"), _CONTINUITY,
    ("The same volume passes a larger area, so the {liquid} slows down.", "On entering the wide section the {liquid} slows down.",
     "In the wide section the {liquid} flows more slowly."),
    _SECOND_SPEED, _SECTIONS,
    (Mistake("diameters not squared", v_1 * D_1 / D_2), Mistake("inverted", v_1 * D_2**2 / D_1**2), Mistake("diameters cubed", v_1 * D_1**3 / D_2**3),
     Mistake("inverted, not squared", v_1 * D_2 / D_1), Mistake("doubled", 2 * v_1 * D_1**2 / D_2**2)),
    where=_TO_WIDE,
)  # fmt: skip

PRESSURE_DROP = Kind(
    "pressure_drop", NARROWS, (rho, v_1, D_1, D_2), delta_p, "quantitative", "hard",
    (
        "A {liquid} of density {rho} flows at {v_1} through the {part_1} of a horizontal pipe, which has an inner diameter of {D_1}. The pipe narrows, and the {part_2} has an inner diameter of {D_2}. What is the pressure difference between the two sections?",
        "A horizontal pipe has a diameter of {D_1} in its {part_1} and narrows to a diameter of {D_2} in its {part_2}. It carries a {liquid} with a density of {rho}, whose speed in the {part_1} is {v_1}. Find the pressure difference between the sections.",
        "The diameter of the {part_1} of a horizontal pipe is {D_1}, the diameter of the narrower {part_2} is {D_2}. In the {part_1} a {liquid} of density {rho} flows with a speed of {v_1}. Calculate the difference in pressure between the sections.",
        "How large is the pressure difference between the {part_1} of a horizontal pipe, of diameter {D_1}, and its narrower {part_2}, of diameter {D_2}, if a {liquid} of density {rho} flows in the {part_1} at {v_1}?",
    ),
    (*_CIRCLES, "v_2 = v_1 A_1 / A_2", "Delta_p = rho (v_2^2 - v_1^2) / 2"),
    ("Continuity gives the second speed, Bernoulli's equation the pressures", "Bernoulli's equation at one height: p + ρv²/2 is the same in both sections",
     "A_1 v_1 = A_2 v_2 and p_1 + ρv_1²/2 = p_2 + ρv_2²/2"),
    ("The {liquid} speeds up, and the work for that is done by the pressure difference.", "In the narrow section the {liquid} flows faster under a lower pressure.",
     "The gain in kinetic energy is paid by a drop in pressure."),
    ("The pressures of the two sections differ by {Delta_p}.", "The pressure difference is {Delta_p}.", "Between the sections there is a difference of {Delta_p}."),
    ("The pipe is horizontal.", *_SECTIONS),
    (Mistake("squared difference of the speeds", rho * (v_2 - v_1) ** 2 / 2), Mistake("half left out", rho * (v_2**2 - v_1**2)), Mistake("second speed alone", 2 * rho * v_2**2),
     Mistake("first speed alone", rho * v_1**2 / 2), Mistake("diameters not squared", rho * v_1**2 * ((D_1 / D_2) ** 2 - 1) / 2)),
    where=_TO_NARROW,
)  # fmt: skip

SECOND_PRESSURE = Kind(
    "second_pressure", NARROWS, (rho, p_1, v_1, v_2), p_2, "quantitative", "medium",
    (
        "A {liquid} of density {rho} flows through a horizontal pipe that narrows. In the {part_1} its speed is {v_1} and its pressure {p_1}. In the {part_2} its speed is {v_2}. What is the pressure in the {part_2}?",
        "A horizontal pipe that narrows carries a {liquid} with a density of {rho}. The pressure in the {part_1} is {p_1}. The speed in the {part_1} is {v_1}, the speed in the {part_2} is {v_2}. Find the pressure in the {part_2}.",
        "In the {part_1} of a horizontal pipe the pressure is {p_1}, and a {liquid} of density {rho} flows there with a speed of {v_1}. The pipe narrows, and in the {part_2} the speed is {v_2}. Calculate the pressure in the {part_2}.",
        "What is the pressure in the narrower {part_2} of a horizontal pipe, where a {liquid} of density {rho} has a speed of {v_2}, if in the {part_1} the pressure is {p_1} and the speed in the {part_1} is {v_1}?",
    ),
    ("p_2 = p_1 + rho (v_1^2 - v_2^2) / 2",),
    ("Bernoulli's equation at one height: p + ρv²/2 is the same in both sections", "Bernoulli's equation for a horizontal pipe", "p_1 + ρv_1²/2 = p_2 + ρv_2²/2"),
    ("The {liquid} speeds up, so the pressure drops.", "In the faster flow the pressure is lower.", "The gain in kinetic energy is paid by a drop in pressure."),
    ("The pressure in the {part_2} is {p_2}.", "There the pressure is {p_2}.", "In the {part_2} the pressure comes to {p_2}."),
    ("The pipe is horizontal.", "The {liquid} cannot be compressed."),
    (Mistake("sign of the change", p_1 + rho * (v_2**2 - v_1**2) / 2), Mistake("half left out", p_1 - rho * (v_2**2 - v_1**2)), Mistake("inverse to the speeds", p_1 * v_1 / v_2),
     Mistake("proportional to the speeds", p_1 * v_2 / v_1), Mistake("inverse to the squares", p_1 * v_1**2 / v_2**2)),
    where=(Gt(v_2, 1.5 * v_1), Gt(p_1 * 0.95, p_2), Gt(p_2, 0.2 * p_1)),
)  # fmt: skip

FLOW_RATE = Kind(
    "flow_rate", OUTLET, (v, D), Q, "quantitative", "medium",
    (
        "A {liquid} flows at a speed of {v} through a {pipe} with an inner diameter of {D}. What is the volume flow rate in litres per minute?",
        "The inner diameter of a {pipe} is {D}. A {liquid} moves through it with a speed of {v}. Find the volume flow rate.",
        "A {pipe} has an inner diameter of {D} and carries a {liquid} with a speed of {v}. Calculate the volume flow rate in L/min.",
        "What volume flow rate, in litres per minute, does a {pipe} of inner diameter {D} carry when the {liquid} in it moves at {v}?",
    ),
    ("A = pi D^2 / 4", "Q = A v"),
    ("The volume flow rate is area times speed", "Q = A v with the area of a circle", "In a second a column as long as the speed passes the cross-section"),
    ("A steady stream passes the cross-section of the {pipe}.", "In every second a column of {liquid} passes.", "The {liquid} fills the whole cross-section and moves evenly."),
    ("The {pipe} carries {Q}.", "The volume flow rate is {Q}.", "The flow comes to {Q}."),
    ("The {pipe} is full.", "The inner diameter is {D}."),
    (Mistake("diameter for radius", 4 * A * v), Mistake("pi left out", A * v * 4 / 3.14159265), Mistake("circumference squared", A * v * 2), Mistake("halved", A * v / 2)),
)  # fmt: skip

JET_SPEED = Kind(
    "speed_from_flow_rate", OUTLET, (Q, D), v, "quantitative", "medium",
    (
        "A {pipe} delivers {Q} of a {liquid}; its inner diameter is {D}. At what speed does the {liquid} flow in it?",
        "The volume flow rate in a {pipe} with an inner diameter of {D} is {Q}. Find the speed of the {liquid}.",
        "A {pipe} has an inner diameter of {D} and carries a {liquid} at a flow rate of {Q}. Calculate the speed of the flow.",
        "How fast does a {liquid} move through a {pipe} of inner diameter {D} when the flow rate is {Q}?",
    ),
    ("A = pi D^2 / 4", "v = Q / A"),
    ("The volume flow rate is area times speed", "v = Q / A with the area of a circle", "Flow rate divided by cross-section"),
    ("The given flow has to pass the cross-section of the {pipe}.", "A steady stream passes the {pipe}.", "The smaller the cross-section, the faster the given flow."),
    ("The {liquid} moves at {v}.", "The speed is {v}.", "The speed in the {pipe} comes to {v}."),
    ("The {pipe} is full.", "The flow rate is {Q}."),
    (Mistake("diameter for radius", Q / (4 * A)), Mistake("pi left out", Q / A * 3.14159265 / 4), Mistake("doubled", 2 * Q / A), Mistake("halved", Q / (2 * A))),
)  # fmt: skip

FILLING = Kind(
    "filling_time", OUTLET, (Q, V), t, "quantitative", "easy",
    (
        "A {pipe} delivers {Q} of a {liquid}. How long does it take to fill a tank with a volume of {V}?",
        "A tank with a volume of {V} is filled through a {pipe} at a flow rate of {Q}. Find the time this takes: how long until the {liquid} fills it?",
        "The flow rate of a {liquid} in a {pipe} is {Q}. It runs into an empty tank that has a volume of {V}. How much time does it take to fill the tank?",
        "How long does a {pipe} with a flow rate of {Q} take to fill a tank with a {liquid}, if the tank has a volume of {V}?",
    ),
    ("t = V / Q",),
    ("Volume is flow rate times time", "The time is the volume divided by the flow rate", "Q = V / t"),
    ("The tank fills at an even rate.", "Every minute the same volume flows in.", "The {pipe} delivers the {liquid} steadily."),
    ("The tank is full after {t}.", "Filling takes {t}.", "The time comes to {t}."),
    ("The flow is steady.", "The tank is empty at first."),
    (Mistake("a quarter added", 1.25 * t), Mistake("halved", t / 2), Mistake("doubled", 2 * t), Mistake("one and a half times", 1.5 * t), Mistake("a third", t / 3)),
)  # fmt: skip

_WAYS = ("Is the pressure in the {part_2} higher or lower than in the {part_1}?", "Is the pressure in the {part_2} lower or higher than in the {part_1}?",
         "Is there a higher or lower pressure in the {part_2} than in the {part_1}?", "Does the pressure rise or fall on the way from the {part_1} to the {part_2}?")  # fmt: skip
_CARRIES = (
    "A {liquid} of density {rho} flows at {v_1} through the {part_1} of a horizontal pipe, with a diameter of {D_1}, and on through the {part_2}, with a diameter of {D_2}. ",
    "In the {part_1} of a horizontal pipe, of diameter {D_1}, a {liquid} with a density of {rho} flows at {v_1}. The diameter of the {part_2} is {D_2}. ",
    "A horizontal pipe section has two parts: the diameter of the {part_1} is {D_1}, the diameter of the {part_2} is {D_2}. A {liquid} of density {rho} passes through the {part_1} at {v_1} and goes on through the other. ",
    "A {liquid} (density {rho}) flows at {v_1} in the {part_1} of a horizontal pipe. The {part_1} has a diameter of {D_1}, the {part_2} a diameter of {D_2}. ",
)
_PRESSURES = tuple(setting + way for setting, way in zip(_CARRIES, _WAYS, strict=True))
_ENERGY_RULES = ("Continuity gives the speeds, Bernoulli's equation compares the pressures", "Where the flow is faster, the pressure is lower",
                 "p + ρv²/2 is the same in both sections of a horizontal pipe")  # fmt: skip
_WAY_ROUTE = (*_CIRCLES, "v_2 = v_1 A_1 / A_2", "Delta_p = rho (v_2^2 - v_1^2) / 2")
_WAY_CHANGES = (
    "The speed goes from {v_1} to {v_2}, and the pressures differ by {Delta_p}.",
    "The {liquid} has {v_1} first and {v_2} then; the pressure difference is {Delta_p}.",
    "With {v_1} and {v_2} the pressures differ by {Delta_p}.",
)
PRESSURE_FALLS = Kind(
    "pressure_in_narrow_section", NARROWS, (rho, v_1, D_1, D_2), "pipe_narrows_pressure", "qualitative", "medium", _PRESSURES, _WAY_ROUTE,
    _ENERGY_RULES, ("The pressure does work to speed the {liquid} up.", "The same volume has to pass the smaller area.", "The {liquid} speeds up in the smaller section."),
    _WAY_CHANGES, _SECTIONS, where=_TO_NARROW,
)  # fmt: skip
PRESSURE_RISES = Kind(
    "pressure_in_wide_section", WIDENS, (rho, v_1, D_1, D_2), "pipe_widens_pressure", "qualitative", "medium", _PRESSURES,
    (*_CIRCLES, "v_2 = v_1 A_1 / A_2", "Delta_p = rho (v_1^2 - v_2^2) / 2"),
    _ENERGY_RULES, ("The {liquid} slows down and gives up kinetic energy.", "The same volume passes a larger area.", "The {liquid} slows down in the larger section."),
    _WAY_CHANGES, _SECTIONS, where=_TO_WIDE,
)  # fmt: skip

_TORRICELLI = (
    "Torricelli's theorem: the jet is as fast as a body that falls from the surface",
    "Bernoulli's equation from the surface to the {hole}",
    "v = √(2 g h), h from the surface down to the {hole}",
)
_POURS = (
    "The pressure of the {liquid} above drives the jet.",
    "The {liquid} leaves as if it had fallen from the surface.",
    "Height is turned into speed.",
)
_JET = (
    "The {liquid} leaves at {v}.",
    "The jet has a speed of {v}.",
    "The speed of the jet comes to {v}.",
)
_OPEN = ("The {vessel} is open at the top.", "The {hole} is {h} below the surface.")

EFFLUX = Kind(
    "efflux_speed", OUTFLOW, (h,), v, "quantitative", "easy",
    (
        "A large open {vessel} is filled with a {liquid}. In its side, {h} below the surface, is a {hole}. At what speed does the {liquid} leave?",
        "A {hole} is made in the side of a large open {vessel}, {h} below the surface of the {liquid}. Find the speed of the jet.",
        "The surface of the {liquid} in a large open {vessel} stands {h} above the {hole} in the side. Calculate the speed with which the {liquid} flows out.",
        "With what speed does a {liquid} stream out of a {hole} that is {h} below the surface in the side of a large open {vessel}?",
    ),
    ("v = sqrt(2 g h)",), _TORRICELLI, _POURS, _JET, _OPEN,
    (Mistake("two left out", sqrt(g * h)), Mistake("root of half", sqrt(g * h / 2)), Mistake("doubled", 2 * sqrt(2 * g * h)), Mistake("four for two", 2 * sqrt(g * h)),
     Mistake("mean speed", sqrt(2 * g * h) / 2)),
)  # fmt: skip

EFFLUX_LOWER = Kind(
    "efflux_at_another_depth", OUTFLOW, (h,), v, "counterfactual", "medium",
    (
        "In the side of a large open {vessel} filled with a {liquid} is a {hole}, {h} below the surface. The depth of the {hole} is changed to {h_new}. At what speed does the {liquid} leave now?",
        "A {hole} is made in the side of a large open {vessel}, {h} below the surface of the {liquid}. Suppose it were {h_new} below the surface instead. Find the speed of the jet in that case.",
        "The {hole} in the side of a large open {vessel} is {h} below the surface of the {liquid}. The depth is changed to {h_new}. Calculate the speed with which the {liquid} flows out now.",
        "A {liquid} streams out of a {hole} that is {h} below the surface in the side of a large open {vessel}. If the {hole} is now {h_new} below the surface, with what speed does the {liquid} stream out?",
    ),
    ("v = sqrt(2 g h)",), _TORRICELLI,
    ("With the depth the speed of the jet changes.", "The speed goes with the root of the depth.", "Another depth drives the jet."),
    ("The {liquid} now leaves at {v}.", "The new speed of the jet is {v}.", "At the new depth the speed becomes {v}."),
    ("The {vessel} is open at the top.", "Only the depth changes."), alters=h,
)  # fmt: skip

JET_RANGE = Kind(
    "jet_range", OUTFLOW, (h, H), x, "quantitative", "hard",
    (
        "A {liquid} leaves a large open {vessel} horizontally through a {hole} in its side, {h} below the surface of the {liquid} and at a height of {H} above the ground. How far from the {vessel} does the jet land?",
        "The side of a large open {vessel} has a {hole}, {h} below the surface of the {liquid} and at a height of {H} above the ground. The jet leaves horizontally. Find the horizontal distance at which it reaches the ground.",
        "A {hole} in the side of a large open {vessel} is at a height of {H} above the ground and {h} below the surface of the {liquid}. Calculate how far from the {vessel} the horizontal jet hits the ground.",
        "At what distance from a large open {vessel} does the {liquid} reach the ground that leaves horizontally through a {hole} {h} below the surface of the {liquid} and at a height of {H} above the ground?",
    ),
    ("v = sqrt(2 g h)", "t_fall = sqrt(2 H / g)", "x = v t_fall"),
    ("Torricelli's theorem, then a horizontal throw", "The speed follows from the depth, the time from the height of the {hole}", "x = 2 √(h H)"),
    ("The jet leaves horizontally and falls on its way.", "The {liquid} flies on evenly while it falls.", "The depth drives the jet, the height of the {hole} gives it time."),
    ("The jet lands {x} away.", "It reaches the ground at a distance of {x}.", "The distance comes to {x}."),
    ("The jet leaves horizontally.", "The {hole} is {H} above the ground."),
    (Mistake("root without factor", sqrt(h * H)), Mistake("sum of the heights", h + H), Mistake("factor four", 4 * sqrt(h * H)), Mistake("root of the sum", sqrt(2 * h * H)),
     Mistake("speed for distance", 3 * sqrt(h * H))),
    where=(Gt(h, 0.3 * H), Lt(h, 3 * H)),
)  # fmt: skip

FLOW_KINDS = (
    NARROW_SPEED, WIDE_SPEED, PRESSURE_DROP, SECOND_PRESSURE, FLOW_RATE, JET_SPEED, FILLING, PRESSURE_FALLS, PRESSURE_RISES, EFFLUX, EFFLUX_LOWER,
    JET_RANGE,
)  # fmt: skip
