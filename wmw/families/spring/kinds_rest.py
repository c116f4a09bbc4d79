"""Question kinds of springs that are held, loaded, joined and cut."""

from __future__ import annotations

from sympy import Or, pi, sqrt

from wmw.core.family import Ge, Gt, Kind, Le, Lt, Mistake
from wmw.families.spring import setups
from wmw.families.spring.setups import asking
from wmw.families.spring.symbols import (
    COMPRESSED,
    CUT,
    FURTHER,
    HANGING,
    L_0,
    PARALLEL_HANG,
    RELEASED,
    RESTING,
    SERIES_HANG,
    STRETCHED,
    W_F,
    Delta_x,
    F_s,
    H,
    L,
    T_piece,
    U_s,
    g,
    k,
    k_1,
    k_2,
    k_piece,
    m,
    n,
    x_f,
    x_i,
)

_HOOKE = (
    "Hooke's law: the force is proportional to the deformation",
    "The force of a spring is the spring constant times its deformation",
    "Hooke's law for the spring",
)
_BALANCE = (
    "Equilibrium of the {block}: the spring force balances the weight",
    "At rest the spring force equals the weight, with Hooke's law for the spring force",
    "The forces on the {block} add up to zero",
)
_HOLDS = (
    "The spring is deformed until its force balances the weight of the {block}.",
    "Spring force and weight cancel, and nothing moves.",
    "The spring carries the weight of the {block}.",
)
_AT_REST = ("The {block} is at rest.", "The spring is vertical.")

STRETCH_CONSTANT = Kind(
    "constant_from_force", STRETCHED, (F_s, Delta_x), k, "quantitative", "easy",
    asking(setups.STRETCHED, ("What is the spring constant?", "Find the spring constant.", "Calculate the force constant of the spring.",
                              "How large is its spring constant?")),
    ("k = F_s / Delta_x",), _HOOKE,
    ("The hand pulls against the spring until both forces balance.", "The spring pulls back on the hand with the same force.",
     "The stretch grows in proportion to the force."),
    ("The spring constant is {k}.", "The spring has a constant of {k}.", "The stiffness of the spring comes out as {k}."),
    ("The spring is stretched by {Delta_x}.", "The pull is {F_s}."),
    (Mistake("half the stretch", 2 * F_s / Delta_x), Mistake("energy for force", F_s / (2 * Delta_x)),
     Mistake("centimetres taken as decimetres", F_s / (10 * Delta_x)), Mistake("a quarter", F_s / (4 * Delta_x))),
)  # fmt: skip

STORED_ENERGY = Kind(
    "stored_energy", COMPRESSED, (k, Delta_x), U_s, "quantitative", "easy",
    asking(setups.COMPRESSED, ("How much elastic energy is stored in it?", "How much energy is stored in the spring?",
                               "Find the elastic potential energy of the spring.", "What elastic energy does the spring have?")),
    ("U_s = 1/2 k Delta_x^2",),
    ("Elastic potential energy of a linear spring", "The energy of a spring is half the spring constant times the deformation squared",
     "The work done against a force that grows linearly is stored as elastic energy"),
    ("The work of the hand is stored in the spring.", "Pushing the spring in stores energy in it.",
     "The force grows from zero, and its work is kept as elastic energy."),
    ("The spring stores {U_s}.", "An energy of {U_s} is stored in the compressed spring.", "The elastic energy is {U_s}."),
    ("The spring is compressed by {Delta_x}.", "The deformation counts from the natural length."),
    (Mistake("factor one half dropped", k * Delta_x**2), Mistake("factor one half inverted", 2 * k * Delta_x**2),
     Mistake("quarter", k * Delta_x**2 / 4), Mistake("centimetres taken as decimetres", 50 * k * Delta_x**2)),
)  # fmt: skip

FURTHER_WORK = Kind(
    "work_further", FURTHER, (k, x_i, x_f), W_F, "quantitative", "medium",
    asking(setups.FURTHER, ("How much work does the hand do in this?", "How much work is done on the spring in this step?",
                            "What work does the hand have to do?", "Calculate the work done by the hand in this second step.")),
    ("W_F = 1/2 k x_f^2 - 1/2 k x_i^2",),
    ("The work equals the gain of elastic energy", "Difference of the elastic energies at the two stretches",
     "Work done on a spring, ½ k x² taken at both ends of the motion"),
    ("The stretched spring stores more energy the further it is pulled.", "The hand pulls against a growing force.",
     "The elastic energy grows by the work of the hand."),
    ("The hand does {W_F} of work.", "The energy of the spring grows by {W_F}.", "The work done on the spring is {W_F}."),
    ("Both stretches count from the natural length.", "The spring constant is {k}."),
    (Mistake("square of the difference", k * (x_f - x_i) ** 2 / 2), Mistake("factor one half dropped", k * (x_f**2 - x_i**2)),
     Mistake("final energy alone", k * x_f**2 / 2), Mistake("largest force throughout", k * x_f * (x_f - x_i)),
     Mistake("sum for difference", k * (x_f**2 + x_i**2) / 2)),
    where=(Gt(x_f, 1.3 * x_i),),
)  # fmt: skip

HANG_CONSTANT = Kind(
    "constant_from_hanging", HANGING, (m, Delta_x, g), k, "quantitative", "easy",
    asking(setups.HANGING, ("What is the spring constant?", "Find the spring constant.", "Calculate the force constant of the spring.",
                            "How large is the spring constant?")),
    ("F_g = m g", "k = F_g / Delta_x"), _BALANCE, _HOLDS,
    ("The spring constant is {k}.", "A spring constant of {k} follows.", "The {block} is held by a spring of {k}."), _AT_REST,
    (Mistake("energy balance of a fall", 2 * m * g / Delta_x), Mistake("half", m * g / (2 * Delta_x)),
     Mistake("centimetres taken as decimetres", m * g / (10 * Delta_x)),
     Mistake("four times", 4 * m * g / Delta_x)),
)  # fmt: skip

LENGTH_HUNG = Kind(
    "length_hung", HANGING, (m, k, L_0, g), L, "quantitative", "easy",
    asking(setups.LONGER, ("How long is the spring then?", "What is the length of the spring?", "How long is the spring with the {block} at rest?",
                           "What total length does the spring have?")),
    ("Delta_x = m g / k", "L = L_0 + Delta_x"), _BALANCE, _HOLDS,
    ("The spring is {L} long.", "Its length is {L} with the {block} at rest.", "The loaded spring has a length of {L}."), _AT_REST,
    (Mistake("stretch subtracted", L_0 - m * g / k), Mistake("stretch of a fall", L_0 + 2 * m * g / k),
     Mistake("half of the stretch", L_0 + m * g / (2 * k)),
     Mistake("three times the stretch", L_0 + 3 * m * g / k)),
    where=(Gt(m * g / k, 0.1 * L_0), Lt(m * g / k, 1.2 * L_0)),
)  # fmt: skip

LENGTH_RESTING = Kind(
    "length_under_load", RESTING, (m, k, L_0, g), L, "quantitative", "easy",
    asking(setups.RESTING, ("How long is the spring then?", "What is the length of the spring?", "How long is the loaded spring?",
                            "What length does the spring have?")),
    ("Delta_x = m g / k", "L = L_0 - Delta_x"), _BALANCE, _HOLDS,
    ("The spring is {L} long under the {block}.", "Its length is {L} with the {block} at rest.", "The loaded spring has a length of {L}."),
    _AT_REST,
    (Mistake("compression added", L_0 + m * g / k), Mistake("compression of a fall", L_0 - 2 * m * g / k),
     Mistake("half of the compression", L_0 - m * g / (2 * k)), Mistake("two thirds", L_0 - 2 * m * g / (3 * k)),
     Mistake("added twice", L_0 + 2 * m * g / k)),
    where=(Gt(m * g / k, 0.06 * L_0), Lt(m * g / k, 0.45 * L_0)),
)  # fmt: skip

CHANGED_LOAD = Kind(
    "stretch_with_new_load", HANGING, (m, k, g), Delta_x, "counterfactual", "easy",
    asking(setups.HUNG, (
        "The {block} is then replaced by one of mass {m_new}. How far is the spring stretched with the new one at rest?",
        "If the mass is changed to {m_new}, by how much is the spring stretched from its natural length?",
        "How far is the spring stretched if the mass is instead {m_new}?",
        "The {block} is now replaced by one with a mass of {m_new}. By how much is the spring then stretched?",
    )),
    ("F_g = m g", "Delta_x = F_g / k"), _BALANCE,
    ("The stretch changes in proportion to the weight.", "The spring balances the new weight instead of the old one.",
     "The spring settles at another stretch."),
    ("The spring is stretched by {Delta_x}.", "With the new mass the stretch is {Delta_x}.", "The stretch becomes {Delta_x}."),
    ("The spring stays the same.",),
    (Mistake("stretch of a fall", 2 * m * g / k), Mistake("half", m * g / (2 * k)), Mistake("four times", 4 * m * g / k),
     Mistake("two thirds", 2 * m * g / (3 * k))),
    alters=m,
)  # fmt: skip

_CLEARANCE = (
    "The underside of the {block} is, with the spring at its natural length, {H} above the floor.",
    "While the spring has its natural length, the underside of the {block} is {H} above the floor.",
    "With the spring at its natural length, the {block} has its underside {H} above the floor.",
    "Before the spring stretches, the underside of the {block} is {H} above the floor.",
)
_LOWERED = (
    "A {block} of mass {m} is hung from a vertical spring with a spring constant of {k} and lowered slowly until it hangs at rest, if the floor permits.",
    "A vertical spring of force constant {k} is fixed to the {ceiling}. A {block} of mass {m} is hung from it and lowered gently until the spring would carry it alone.",
    "From the {ceiling} hangs a spring with a spring constant of {k}. A {block} of mass {m} is hooked to it and slowly lowered by hand until it hangs at rest or meets the floor.",
    "The {block} in the picture has a mass of {m} and is attached to a vertical spring of stiffness {k}. It is lowered gently until it hangs at rest, if the floor permits.",
)
_ASK_FLOOR = (
    "Does it touch the floor?",
    "Does the {block} reach the floor, or does it stay clear of the floor?",
    "Does the {block} touch the floor?",
    "Does it touch the floor or stay clear of the floor?",
)
_DEEPEST = (
    "Compare the stretch at which the {block} stops with the height of the {block} above the floor",
    "The {block} touches the floor only if the spring can be stretched by as much as the clearance",
    "Find how far the {block} comes down and compare it with the clearance of {H}",
)

FLOOR_LOWERED = Kind(
    "floor_lowered", HANGING, (m, k, H, g), "floor_lowered", "qualitative", "medium",
    asking(tuple(f"{a} {b}" for a, b in zip(_LOWERED, _CLEARANCE, strict=True)), _ASK_FLOOR),
    ("Delta_x = m g / k",), _DEEPEST, _HOLDS,
    ("The weight would stretch the spring by {Delta_x}.", "The spring force equals the weight at a stretch of {Delta_x}.",
     "Equilibrium lies {Delta_x} below the start."),
    ("It is lowered slowly.", "Equilibrium is where m g = k Δx."),
    where=(Or(Ge(0.85 * m * g / k, H), Le(1.15 * m * g / k, H)),
           Gt(H, 0.45 * m * g / k), Lt(H, 1.9 * m * g / k)),
)  # fmt: skip

FLOOR_RELEASED = Kind(
    "floor_released", RELEASED, (m, k, H, g), "floor_released", "qualitative", "hard",
    asking(tuple(f"{a} {b}" for a, b in zip(setups.RELEASED, _CLEARANCE, strict=True)), _ASK_FLOOR),
    ("x_max = 2 m g / k",), _DEEPEST,
    ("The {block} is still moving when it passes the position of equilibrium.", "The {block} gains speed first and then loses it again.",
     "The gravitational energy given up goes into the spring."),
    ("The spring alone would stop the {block} at a stretch of {x_max}.", "Without a floor the lowest point would be {x_max} below the start.",
     "The fall could be {x_max} deep."),
    ("It starts from rest at the natural length.", "Energy is conserved: m g x = ½ k x²."),
    where=(Or(Ge(1.7 * m * g / k, H), Le(2.3 * m * g / k, H)),
           Gt(H, 1.1 * m * g / k), Lt(H, 2.9 * m * g / k)),
)  # fmt: skip

_SERIES = (
    "Springs in series carry the same force, and their stretches add up",
    "Hooke's law for each spring with the same force m g in both",
    "Two springs one below the other: each of them carries the whole load",
)
_PARALLEL = (
    "Springs in parallel stretch alike, and their forces add up",
    "Hooke's law for each spring with the same stretch; together they balance the weight",
    "Two springs side by side share the load",
)

SERIES_STRETCH = Kind(
    "series_stretch", SERIES_HANG, (m, k_1, k_2, g), Delta_x, "quantitative", "medium",
    asking(setups.SERIES, ("What is the total stretch?", "By how much are the springs stretched in total?", "Find the total stretch of the combination.",
                           "How large is the total stretch of the springs?")),
    ("F_s = m g", "k_eq = k_1 k_2 / (k_1 + k_2)", "Delta_x = F_s / k_eq"), _SERIES,
    ("Both springs stretch under the same force.", "The weight passes through both springs.", "The combination is softer than either spring."),
    ("Together the springs stretch by {Delta_x}.", "The total stretch is {Delta_x}.", "The {block} hangs {Delta_x} lower than with relaxed springs."),
    ("The springs have no weight.", "They are one below the other."),
    (Mistake("taken as parallel", m * g / (k_1 + k_2)), Mistake("first spring alone", m * g / k_1), Mistake("second spring alone", m * g / k_2),
     Mistake("mean constant", 2 * m * g / (k_1 + k_2)), Mistake("doubled", 2 * m * g * (k_1 + k_2) / (k_1 * k_2))),
    where=(Or(Gt(k_1, 1.1 * k_2), Gt(k_2, 1.1 * k_1)),),
)  # fmt: skip
PARALLEL_STRETCH = Kind(
    "parallel_stretch", PARALLEL_HANG, (m, k_1, k_2, g), Delta_x, "quantitative", "medium",
    asking(setups.PARALLEL, ("By how much are the springs stretched?", "How far are the springs stretched?", "Find the stretch of the springs.",
                             "How large is the stretch of the springs?")),
    ("F_s = m g", "k_eq = k_1 + k_2", "Delta_x = F_s / k_eq"), _PARALLEL,
    ("Both springs pull up on the {block}.", "The weight is shared by the two springs.", "The combination is stiffer than either spring."),
    ("Both springs stretch by {Delta_x}.", "The stretch is {Delta_x}.", "The {block} hangs {Delta_x} lower than with relaxed springs."),
    ("The springs stretch alike.", "They hang side by side."),
    (Mistake("taken as series", m * g * (k_1 + k_2) / (k_1 * k_2)), Mistake("first spring alone", m * g / k_1),
     Mistake("second spring alone", m * g / k_2), Mistake("mean constant", 2 * m * g / (k_1 + k_2)), Mistake("halved", m * g / (2 * (k_1 + k_2)))),
    where=(Or(Gt(k_1, 1.1 * k_2), Gt(k_2, 1.1 * k_1)),),
)  # fmt: skip
_STORES_MORE = (
    "Which spring stores more energy?",
    "Which of the springs stores more energy, {first} or {second}?",
    "Which spring stores more elastic energy?",
    "Which of the two springs stores more elastic energy?",
)
_UNEQUAL = (Or(Gt(k_1, 1.2 * k_2), Gt(k_2, 1.2 * k_1)),)
SERIES_ENERGY = Kind(
    "series_energy", SERIES_HANG, (m, k_1, k_2, g), "more_energy", "qualitative", "medium", asking(setups.SERIES, _STORES_MORE),
    ("F_1 = m g", "U_1 = F_1^2 / (2 k_1)", "F_2 = m g", "U_2 = F_2^2 / (2 k_2)"), _SERIES,
    ("Both springs stretch under the same force.", "The weight passes through both springs.", "The same force acts in both springs."),
    ("{first} stores {U_1}, {second} {U_2}.", "U_1 is {U_1} and U_2 is {U_2}.", "The energies come out as {U_1} in {first} and {U_2} in {second}."),
    ("At the same force the energy is F²/(2k).", "The springs are one below the other."), where=_UNEQUAL,
)  # fmt: skip
PARALLEL_ENERGY = Kind(
    "parallel_energy", PARALLEL_HANG, (m, k_1, k_2, g), "more_energy", "qualitative", "medium", asking(setups.PARALLEL, _STORES_MORE),
    ("U_1 = k_1 (m g / (k_1 + k_2))^2 / 2", "U_2 = k_2 (m g / (k_1 + k_2))^2 / 2"), _PARALLEL,
    ("Both springs pull up on the {block}.", "The weight is shared by the two springs.", "Both springs have the same stretch."),
    ("{first} stores {U_1}, {second} {U_2}.", "U_1 is {U_1} and U_2 is {U_2}.", "The energies come out as {U_1} in {first} and {U_2} in {second}."),
    ("At the same stretch the energy is k Δx²/2.", "The springs hang side by side."), where=_UNEQUAL,
)  # fmt: skip

_STIFFER = (
    "Cut springs: constant times natural length stays the same",
    "A piece of 1/n of the length stretches 1/n as far under the same force",
    "The whole spring is its pieces in series",
)
CUT_CONSTANT = Kind(
    "cut_constant", CUT, (k, n), k_piece, "quantitative", "medium",
    asking(setups.CUT, ("What is the spring constant of each piece?", "Find the force constant of one piece.", "Calculate the spring constant of one of the pieces.",
                        "What spring constant does each piece have?")),
    ("k_piece = n k",), _STIFFER,
    ("A shorter piece of the same wire is stiffer.", "Each piece gives way less under the same force.", "Every coil stretches as before, but the piece has fewer coils."),
    ("Each piece has a constant of {k_piece}.", "The constant of one piece is {k_piece}.", "One piece has {k_piece}."),
    ("The pieces are equal.", "The wire of the pieces is the same."),
    (Mistake("divided", k / n), Mistake("squared", n**2 * k), Mistake("one piece too few", (n + 1) * k),
     Mistake("root", k * sqrt(n))),
)  # fmt: skip
CUT_PERIOD = Kind(
    "cut_period", CUT, (k, n, m), T_piece, "quantitative", "hard",
    asking(setups.CUT_BLOCK, ("What is the period on one piece?", "Find the period on one piece.", "Calculate the period on one of the pieces.",
                              "What is the period on one of the pieces?")),
    ("k_piece = n k", "T_piece = 2 pi sqrt(m / k_piece)"),
    ("A piece is n times as stiff as the whole spring, and the period follows from it", "Constant of a cut spring, then T = 2π√(m/k)",
     "Period of a mass on a spring, with the larger constant of the piece"),
    ("The stiffer piece makes the block oscillate faster than the whole spring would.", "A shorter piece of the same wire is stiffer.",
     "Under the larger restoring force each oscillation takes less time."),
    ("The period on one piece is {T_piece}.", "One oscillation takes {T_piece}.", "The block oscillates with a period of {T_piece}."),
    ("The pieces are equal.", "The wire of the pieces is the same."),
    (Mistake("whole spring", 2 * pi * sqrt(m / k)), Mistake("constant divided", 2 * pi * sqrt(n * m / k)),
     Mistake("square root dropped from n", 2 * pi * sqrt(m / k) / n), Mistake("2π dropped", sqrt(m / (n * k))),
     Mistake("factor 2 dropped", pi * sqrt(m / (n * k)))),
)  # fmt: skip

KINDS_REST = (
    STRETCH_CONSTANT, STORED_ENERGY, FURTHER_WORK, HANG_CONSTANT, LENGTH_HUNG, LENGTH_RESTING, CHANGED_LOAD, FLOOR_LOWERED,
    FLOOR_RELEASED, SERIES_STRETCH, PARALLEL_STRETCH, SERIES_ENERGY, PARALLEL_ENERGY, CUT_CONSTANT, CUT_PERIOD,
)  # fmt: skip
