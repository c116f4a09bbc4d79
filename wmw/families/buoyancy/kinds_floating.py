"""Question kinds of bodies and rafts at a surface, in one liquid or two.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import Abs, Basic

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.buoyancy.symbols import (
    CHANGED,
    CUBE,
    FLOATS,
    LAYERS,
    LOADED,
    OVERLOADED,
    SINKS,
    A,
    F_b,
    V,
    dh,
    f_2,
    f_low,
    f_sub,
    g,
    h,
    h_above,
    h_sub,
    m,
    m_L,
    m_max,
    rho_2,
    rho_b,
    rho_f,
)

_FLOATING = (
    "A floating body displaces its own weight of liquid",
    "Equilibrium of the {body}: the buoyant force balances its weight",
    "Archimedes' principle for a floating body: ρ_f V_sub g = ρ_b V g",
)
_SETTLES = (
    "The {body} dips in until the liquid it displaces weighs as much as itself.",
    "The {liquid} carries the {body} with part of its volume below the surface.",
    "Buoyant force and weight hold each other in balance.",
)
_AT_REST = ("The {body} is at rest.", "Only gravity and the buoyant force act on the {body}.")

FRACTION = Kind(
    "submerged_fraction", FLOATS, (rho_b, rho_f), f_sub, "quantitative", "easy",
    (
        "A {body} of density {rho_b} floats in a {liquid} of density {rho_f}. What fraction of its volume is below the surface?",
        "The density of a {body} is {rho_b}. It floats in a {liquid} of density {rho_f}. What fraction of its volume is submerged?",
        "A {body} with a density of {rho_b} floats at the surface of a {liquid} with a density of {rho_f}. Find the fraction of its volume that is under the surface.",
        "A {body} (density {rho_b}) is floating in a {liquid} (density {rho_f}). How large a fraction of its volume is submerged?",
    ),
    ("f_sub = rho_b / rho_f",), _FLOATING, _SETTLES,
    ("{f_sub} of the volume is below the surface.", "The {body} floats with {f_sub} of its volume submerged.", "The submerged fraction is {f_sub}."),
    _AT_REST,
    (Mistake("part above the surface", 1 - rho_b / rho_f), Mistake("ratio inverted", rho_f / rho_b), Mistake("half", rho_b / (2 * rho_f)),
     Mistake("share of the sum", rho_b / (rho_b + rho_f)), Mistake("difference over the body's density", (rho_f - rho_b) / rho_b)),
    where=(Lt(rho_b, 0.96 * rho_f), Gt(rho_b, 0.2 * rho_f), Gt(Abs(2 * rho_b - rho_f), 0.06 * rho_f)), 
)  # fmt: skip

DENSITY = Kind(
    "density_from_fraction", FLOATS, (f_sub, rho_f), rho_b, "quantitative", "easy",
    (
        "A {body} floats in a {liquid} of density {rho_f} with {f_sub} of its volume below the surface. What is the density of the {body}?",
        "A {body} floats with {f_sub} of its volume submerged in a {liquid} of density {rho_f}. Find the density of the {body}.",
        "In a {liquid} with a density of {rho_f}, a {body} floats; {f_sub} of its volume is under the surface. How large is the density of the {body}?",
        "A {body} is floating in a {liquid} (density {rho_f}), and {f_sub} of its volume is submerged. Calculate the density of the {body}.",
    ),
    ("rho_b = f_sub rho_f",), _FLOATING, _SETTLES,
    ("The {body} has a density of {rho_b}.", "The density of the {body} is {rho_b}.", "A density of {rho_b} fits the part that is submerged."),
    _AT_REST,
    (Mistake("divided by the fraction", rho_f / f_sub), Mistake("fraction above", (1 - f_sub) * rho_f), Mistake("density of the liquid", rho_f),
     Mistake("half", f_sub * rho_f / 2), Mistake("added fraction", (1 + f_sub) * rho_f)),
    where=(Gt(Abs(f_sub - 0.5), 0.02),),
)  # fmt: skip

CUBE_MASS = Kind(
    "mass_of_floating_cube", CUBE, (h, f_sub, rho_f), m, "quantitative", "medium",
    (
        "A {body} with sides of {h} floats in a {liquid} of density {rho_f} with {f_sub} of its volume below the surface. What is the mass of the {body}?",
        "A {body} floats with {f_sub} of its volume submerged in a {liquid} of density {rho_f}. Its sides are {h} long. Find the mass of the {body}.",
        "In a {liquid} with a density of {rho_f}, a {body} with edges of {h} floats; {f_sub} of its volume is under the surface. How large is the mass of the {body}?",
        "A {body} (side length {h}) is floating in a {liquid} (density {rho_f}), and {f_sub} of its volume is submerged. Calculate the mass of the {body}.",
    ),
    ("V_b = h^3", "rho_b = f_sub rho_f", "m_b = rho_b V_b"), _FLOATING, _SETTLES,
    ("The mass of the {body} is {m_b}.", "The {body} has a mass of {m_b}.", "A mass of {m_b} fits the part that is submerged."),
    _AT_REST,
    (Mistake("whole volume displaced", rho_f * h**3), Mistake("part above the surface", (1 - f_sub) * rho_f * h**3), Mistake("divided by the fraction", rho_f * h**3 / f_sub),
     Mistake("half", f_sub * rho_f * h**3 / 2), Mistake("fraction squared", f_sub**2 * rho_f * h**3)),
    where=(Gt(Abs(f_sub - 0.5), 0.02),),
)  # fmt: skip

_SLAB = (
    "A {body} of density {rho_b} that is {h} high floats upright in a {liquid} of density {rho_f}.",
    "A {body} (density {rho_b}, height {h}) floats upright in a {liquid} of density {rho_f}.",
    "In a {liquid} of density {rho_f}, a {body} of density {rho_b} and height {h} floats upright.",
    "A {body} of density {rho_b} with vertical sides is {h} high. It floats upright in a {liquid} with a density of {rho_f}.",
)


def _asking(scenes: tuple[str, ...], asks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{scene} {ask}" for scene, ask in zip(scenes, asks, strict=True))


DEPTH = Kind(
    "depth_of_floating_body", FLOATS, (h, rho_b, rho_f), h_sub, "quantitative", "medium",
    _asking(_SLAB, (
        "How deep is its lower face below the surface?", "To what depth is it submerged?", "How far below the surface is its bottom face?",
        "Find the depth to which it is submerged.",
    )),
    ("f_sub = rho_b / rho_f", "h_sub = f_sub h"), _FLOATING, _SETTLES,
    ("The {body} is submerged to a depth of {h_sub}.", "Its lower face is {h_sub} below the surface.", "{h_sub} of its height is below the surface."),
    _AT_REST,
    (Mistake("height above", h * (1 - rho_b / rho_f)), Mistake("ratio inverted", h * rho_f / rho_b), Mistake("half of the height", h / 2), Mistake("whole height", h),
     Mistake("half", h * rho_b / (2 * rho_f))),
    where=(Lt(rho_b, 0.9 * rho_f), Gt(rho_b, 0.3 * rho_f), Gt(Abs(2 * rho_b - rho_f), 0.06 * rho_f)),
)  # fmt: skip

FREEBOARD = Kind(
    "height_above_surface", FLOATS, (h, rho_b, rho_f), h_above, "quantitative", "medium",
    _asking(_SLAB, (
        "How far above the surface is its top face?", "What height of it is above the surface? Find the height above the surface.",
        "How far above the surface does it reach?", "How high above the surface is its top face?",
    )),
    ("f_sub = rho_b / rho_f", "h_sub = f_sub h", "h_above = h - h_sub"), _FLOATING, _SETTLES,
    ("The top face is {h_above} above the surface.", "{h_above} of its height is above the surface.", "The {body} reaches {h_above} above the surface."),
    _AT_REST,
    (Mistake("depth below", h * rho_b / rho_f), Mistake("half of the height", h / 2), Mistake("ratio inverted", h * (rho_f / rho_b - 1)), Mistake("whole height", h),
     Mistake("half", h * (1 - rho_b / rho_f) / 2)),
    where=(Lt(rho_b, 0.85 * rho_f), Gt(rho_b, 0.3 * rho_f), Gt(Abs(2 * rho_b - rho_f), 0.06 * rho_f)),
)  # fmt: skip

FLOATING_FORCE = Kind(
    "buoyant_force_on_floating_body", FLOATS, (m, V, rho_f), F_b, "quantitative", "medium",
    (
        "A {body} of mass {m_b} and volume {V_b} floats in a {liquid} of density {rho_f}. What is the buoyant force on it?",
        "A {body} (mass {m_b}, volume {V_b}) floats at the surface of a {liquid} of density {rho_f}. Find the buoyant force on the {body}.",
        "In a {liquid} of density {rho_f}, a {body} with a mass of {m_b} and a volume of {V_b} floats at rest. How large is the buoyant force that acts on it?",
        "A {body} is floating in a {liquid} with a density of {rho_f}. Its mass is {m_b} and its volume is {V_b}. Calculate the buoyant force on the {body}.",
    ),
    ("F_b = m_b g",),
    ("Equilibrium of a floating body: the buoyant force equals its weight", "The {body} floats at rest, so the buoyant force balances the weight",
     "A floating body displaces its own weight of liquid, no more"),
    ("The {body} is not wholly under the surface; it displaces just its own weight.", "The buoyant force holds the {body} in balance.",
     "Part of the {body} stays out of the {liquid}."),
    ("The buoyant force is {F_b}.", "The {liquid} buoys the {body} up with {F_b}.", "A buoyant force of {F_b} acts on the {body}."),
    _AT_REST,
    (Mistake("whole volume displaced", rho_f * V * g), Mistake("excess of buoyancy", rho_f * V * g - m * g), Mistake("mass for weight", m * g / 9.8),
     Mistake("half of the weight", m * g / 2), Mistake("sum", rho_f * V * g + m * g)),
    where=(Lt(m, 0.9 * rho_f * V), Gt(m, 0.3 * rho_f * V)),
)  # fmt: skip

_WHICH_RULES = (
    "Compare the density of the {body} with that of the {liquid}",
    "A body floats if its density is below that of the liquid, otherwise it sinks",
    "Archimedes' principle: what decides is the ratio of the densities",
)
_WHICH_EFFECTS = (
    "What decides is the density, not the mass.",
    "The weight of the {body} is to be compared with that of the {liquid} in the same volume.",
    "The densities of {body} and {liquid} decide.",
)
_WHICH = (
    "A {body} of mass {m_b} and volume {V_b} is put into a {liquid} of density {rho_f}. Does it float or sink?",
    "A solid {body} (mass {m_b}, volume {V_b}) is released in a {liquid} of density {rho_f}. Will it float or sink?",
    "A {body} has a mass of {m_b} and a volume of {V_b}. When it is let go in a {liquid} with a density of {rho_f}, does it float or sink?",
    "Someone drops a {body} into a {liquid} of density {rho_f}. The mass of the {body} is {m_b}, its volume {V_b}. Does it float or does it sink (float or sink)?",
)


def _which(name: str, regime: str, where: tuple[Basic, ...]) -> Kind:
    return Kind(
        name, regime, (m, V, rho_f), "float_or_sink", "qualitative", "easy", _WHICH, ("rho_b = m_b / V_b",), _WHICH_RULES, _WHICH_EFFECTS,
        ("The {body} has a density of {rho_b}, the {liquid} one of {rho_f}.", "A density of {rho_b} stands against {rho_f} of the {liquid}.",
         "The density of the {body} is {rho_b}, that of the {liquid} {rho_f}."),
        ("The {body} is solid and takes up no {liquid}.",), where=where,
    )  # fmt: skip


FLOATS_KIND = _which(
    "float_or_sink_lighter", FLOATS, (Lt(m, 0.93 * rho_f * V), Gt(m, 0.55 * rho_f * V))
)
SINKS_KIND = _which(
    "float_or_sink_denser", SINKS, (Gt(m, 1.07 * rho_f * V), Lt(m, 1.9 * rho_f * V))
)

_MIXED_RULES = (
    "A floating body displaces its own weight of either liquid",
    "The weight does not change, so the submerged fraction goes inversely with the density of the {liquid}",
    "f_sub ρ_f = f_2 ρ_2, since the same weight is displaced",
)
_MIXED = (
    "A {body} floats in a {liquid} of density {rho_f} with {f_sub} of its volume below the surface. Another liquid is mixed in until the density of the {liquid} is {rho_2}.",
    "A {body} floats with {f_sub} of its volume submerged in a {liquid} of density {rho_f}. It is transferred to a second {liquid} of density {rho_2}, where it floats as well.",
    "In a {liquid} of density {rho_f}, a {body} floats with {f_sub} of its volume under the surface. The {liquid} is then mixed with another liquid until its density is {rho_2}.",
    "A {body} that floats in a {liquid} (density {rho_f}) has {f_sub} of its volume submerged. The {liquid} is exchanged for another liquid of density {rho_2}, and the {body} floats again.",
)
NEW_FRACTION = Kind(
    "fraction_in_another_liquid", CHANGED, (f_sub, rho_f, rho_2), f_2, "counterfactual", "medium",
    _asking(_MIXED, (
        "What fraction of its volume is below the surface now?", "What fraction of its volume is submerged then?",
        "What fraction of its volume is below the surface afterwards?", "What fraction of its volume is submerged now?",
    )),
    ("f_2 = f_sub rho_f / rho_2",), _MIXED_RULES,
    ("The {body} displaces another volume of the same weight.", "The displaced weight stays the same, its volume does not.",
     "The depth changes until the displaced weight is right again."),
    ("Now {f_2} of the volume is below the surface.", "The submerged fraction is then {f_2}.", "The {body} floats with {f_2} of its volume submerged."),
    ("The {body} keeps its weight.", "The {body} floats both times."),
    (Mistake("ratio inverted", f_sub * rho_2 / rho_f), Mistake("unchanged", f_sub), Mistake("part above", 1 - f_sub * rho_f / rho_2),
     Mistake("ratio of the liquids", rho_f / rho_2), Mistake("body's density taken for the fraction", f_sub / 2)),
    where=(Gt(Abs(rho_f - rho_2), 0.08 * rho_f), Lt(f_sub * rho_f, 0.95 * rho_2), Gt(Abs(f_sub - 0.5), 0.02)), 
)  # fmt: skip

_EITHER = (
    "A {body} of density {rho_b} floats in a {liquid} of density {rho_f}. It is transferred to a second {liquid} of density {rho_2}, where it floats as well.",
    "A {body} (density {rho_b}) floats in a {liquid} of density {rho_f}. The {liquid} is exchanged for another liquid of density {rho_2}, and the {body} floats again.",
    "In a {liquid} of density {rho_f}, a {body} with a density of {rho_b} floats. It is then placed in a second {liquid} of density {rho_2}.",
    "The density of a {body} is {rho_b}. It floats in a {liquid} of density {rho_f} at first and then in another liquid of density {rho_2}.",
)
_FRACTIONS = (
    "At first {f_sub} of the volume is below the surface, then {f_2}.",
    "The submerged fraction is {f_sub} before and {f_2} afterwards.",
    "From {f_sub} the submerged fraction changes to {f_2}.",
)
HIGHER = Kind(
    "floats_higher_or_deeper", CHANGED, (rho_b, rho_f, rho_2), "depth_change", "qualitative", "easy",
    _asking(_EITHER, (
        "Does it float higher or deeper in the second liquid?", "Does it now float higher or deeper than before?", "Does the {body} float higher or deeper there?",
        "Does it float higher or deeper in the other liquid?",
    )),
    ("f_sub = rho_b / rho_f", "f_2 = rho_b / rho_2"), _MIXED_RULES,
    ("The displaced weight stays the same, its volume does not.", "The submerged fraction follows the density of the {liquid}.",
     "The {body} displaces another volume of the same weight."),
    _FRACTIONS, ("The {body} keeps its weight.",),
    where=(Gt(Abs(rho_f - rho_2), 0.08 * rho_f), Gt(rho_2, 0.8 * rho_f), Lt(rho_b, 0.95 * rho_2), Lt(rho_b, 0.95 * rho_f), Gt(rho_b, 0.3 * rho_f)),
)  # fmt: skip

_HEAVY_EITHER = (
    "A {body} of density {rho_b} and mass {m_b} floats in a {liquid} of density {rho_f}. It is transferred to a second {liquid} of density {rho_2}, where it floats as well.",
    "A {body} (density {rho_b}, mass {m_b}) floats in a {liquid} of density {rho_f}. The {liquid} is exchanged for another liquid of density {rho_2}, and the {body} floats again.",
    "In a {liquid} of density {rho_f}, a {body} of density {rho_b} with a mass of {m_b} floats. It is then placed in a second {liquid} of density {rho_2}.",
    "A {body} of density {rho_b} has a mass of {m_b}. It floats in a {liquid} of density {rho_f} at first and then in another liquid of density {rho_2}.",
)
SAME_FORCE = Kind(
    "buoyant_force_on_floating_body_compared", CHANGED, (m, rho_b, rho_f, rho_2), "buoyant_change", "qualitative", "medium",
    _asking(_HEAVY_EITHER, (
        "Compared with before, is the buoyant force larger, smaller or the same?", "Is the buoyant force larger, smaller or the same as before?",
        "Is the buoyant force larger, smaller or the same there?", "Is the buoyant force larger, smaller or the same in the second case?",
    )),
    ("F_b = m_b g", "F_2 = m_b g"),
    ("The buoyant force on a floating body equals its weight", "Equilibrium: the buoyant force balances the weight both times",
     "A floating body displaces its own weight of either liquid"),
    ("The {body} floats at rest in both liquids.", "What changes is the displaced volume.", "The weight of the {body} is carried in both liquids."),
    ("At first the buoyant force is {F_b}, then {F_2}.", "A buoyant force of {F_b} acts before and one of {F_2} afterwards.", "The buoyant force is {F_b} in the first liquid and {F_2} in the second one."), ("The {body} keeps its weight.",),
    where=(Gt(Abs(rho_f - rho_2), 0.08 * rho_f), Gt(rho_2, 0.8 * rho_f), Lt(rho_b, 0.95 * rho_2), Lt(rho_b, 0.95 * rho_f), Gt(rho_b, 0.3 * rho_f)),
)  # fmt: skip

LAYER_FRACTION = Kind(
    "fraction_in_lower_liquid", LAYERS, (rho_b, rho_f, rho_2), f_low, "quantitative", "hard",
    (
        "Two liquids that do not mix form layers: the {lower} of density {rho_f} and the {upper} of density {rho_2}. A {body} of density {rho_b} floats at the boundary, wholly covered. What fraction of its volume is in the lower liquid?",
        "A {body} of density {rho_b} floats at the interface of two liquids, the {lower} (density {rho_f}) and the {upper} (density {rho_2}), and is wholly covered. What fraction of its volume is in the lower liquid?",
        "The {upper}, of density {rho_2}, lies as a layer on the {lower}, of density {rho_f}. A {body} with a density of {rho_b} floats between the two, wholly covered. Find the fraction in the lower liquid.",
        "At the boundary between the {lower} (density {rho_f}) and the {upper} (density {rho_2}), two layers, a {body} of density {rho_b} floats, wholly covered by liquid. How large a fraction of its volume is in the lower liquid?",
    ),
    ("f_low = (rho_b - rho_2) / (rho_f - rho_2)",),
    ("The liquids displaced weigh together as much as the {body}", "Equilibrium of the {body}: both liquids buoy it up",
     "Archimedes' principle with two liquids: ρ_low V_low + ρ_up V_up = ρ_b V"),
    ("Both liquids carry the {body}, each by what it gives way.", "The {body} rests where the two displaced weights add up to its own.",
     "The two buoyant parts together balance the weight."),
    ("{f_low} of the volume is in the lower liquid.", "The {body} rests with {f_low} of its volume in the lower liquid.", "The fraction in the lower liquid is {f_low}."),
    ("The {body} is wholly covered.", "The liquids do not mix."),
    (Mistake("fraction in the upper liquid", (rho_f - rho_b) / (rho_f - rho_2)), Mistake("upper liquid left out", rho_b / rho_f), Mistake("ratio of the excesses", (rho_b - rho_2) / (rho_f - rho_b)),
     Mistake("half", 0.5 * (rho_b - rho_2) / (rho_f - rho_2)), Mistake("upper liquid alone", rho_2 / rho_b)),
    where=(Gt(rho_b, 1.02 * rho_2), Lt(rho_b, 0.98 * rho_f), Gt(rho_f, 1.1 * rho_2), Gt(Abs(2 * rho_b - rho_f - rho_2), 0.08 * (rho_f - rho_2))), 
)  # fmt: skip

_RAFT = (
    "A {raft} of density {rho_b} with a base area of {A} and a height of {h} floats in a {liquid} of density {rho_f}.",
    "A {raft} of density {rho_b} floats in a {liquid} of density {rho_f}. Its base area is {A} and its height is {h}.",
    "In a {liquid} of density {rho_f} floats a {raft} of density {rho_b} that is {h} high and has a base area of {A}.",
    "A {raft} (density {rho_b}, base area {A}, height {h}) floats in a {liquid} with a density of {rho_f}.",
)
LOAD = Kind(
    "greatest_load", LOADED, (A, h, rho_b, rho_f), m_max, "quantitative", "medium",
    _asking(_RAFT, (
        "What is the greatest load it can carry before it goes under?", "Find the largest mass of a load that it can carry without going under.",
        "How large a load can it carry at most? Find the greatest load.", "What is the maximum load, in kilograms, that it can carry?",
    )),
    ("m_max = (rho_f - rho_b) A h",),
    ("At the limit the {raft} is just wholly under: raft and load weigh as much as the {liquid} displaced", "Equilibrium with the whole {raft} under the surface",
     "The greatest load makes up the difference between displaced mass and the mass of the {raft}"),
    ("The more it carries, the deeper the {raft} lies, until all of it is under.", "The buoyant force has to carry both {raft} and load.",
     "The displaced {liquid} weighs as much as {raft} and load together."),
    ("The {raft} can carry {m_max}.", "The greatest load is {m_max}.", "With {m_max} on it the {raft} is just wholly under."),
    ("The load stays above the surface.", "The {raft} is solid."),
    (Mistake("raft's own mass left out", rho_f * A * h), Mistake("mass of the raft", rho_b * A * h), Mistake("sum of the densities", (rho_f + rho_b) * A * h),
     Mistake("half", (rho_f - rho_b) * A * h / 2), Mistake("ratio of the densities", A * h * rho_f * rho_b / (rho_f + rho_b))),
    where=(Lt(rho_b, 0.62 * rho_f), Gt(rho_b, 0.38 * rho_f)),
)  # fmt: skip

SETTLING = Kind(
    "settling_under_a_load", LOADED, (A, m_L, rho_f), dh, "quantitative", "medium",
    (
        "A {raft} with vertical sides and a base area of {A} floats in a {liquid} of density {rho_f}. A load of {m_L} is placed on it. How much deeper does it lie then?",
        "A {raft} with a base area of {A} and vertical sides floats in a {liquid} of density {rho_f}. How much further does it sink in when it is given a load of {m_L}?",
        "In a {liquid} of density {rho_f} floats a {raft} with vertical sides and a base area of {A}. Find how much deeper a load of {m_L} makes it settle.",
        "A load of {m_L} is put on a {raft} with vertical sides and a base area of {A}, which floats in a {liquid} of density {rho_f}. By how many centimetres does it settle?",
    ),
    ("dh = m_L / (rho_f A)",),
    ("The additional displaced liquid weighs as much as the load", "Archimedes' principle for the load: ρ_f A Δh g = m_L g",
     "The {raft} settles until the buoyant force has grown by the weight of the load"),
    ("The {raft} dips in further until it displaces the weight of the load as well.", "The load is balanced by more displaced {liquid}.",
     "The buoyant force grows by the weight of the load."),
    ("The {raft} settles by {dh}.", "It lies deeper by {dh}.", "The additional depth is {dh}."),
    ("The load stays above the surface.", "The sides are vertical."),
    (Mistake("doubled", 2 * m_L / (rho_f * A)), Mistake("half", m_L / (2 * rho_f * A)), Mistake("weight for mass", 9.8 * m_L / (rho_f * A)),
     Mistake("density of the liquid squared", m_L * 1.3 / (rho_f * A))),
)  # fmt: skip

_CARRY_ASKS = ("Does it stay afloat or go under?", "Does the {raft} stay afloat or go under?", "Will it stay afloat or go under?",
               "With this load, does the {raft} stay afloat or go under?")  # fmt: skip


def _carry(name: str, regime: str, where: tuple[Basic, ...]) -> Kind:
    return Kind(
        name, regime, (A, h, rho_b, rho_f, m_L), "carries", "qualitative", "hard",
        tuple(f"{scene} A load of {{m_L}} is placed on it. {ask}" for scene, ask in zip(_RAFT, _CARRY_ASKS, strict=True)),
        ("m_max = (rho_f - rho_b) A h",),
        ("Compare the load with the greatest one that the {raft} can carry", "The {raft} carries until all of it is under the surface",
         "The displaced {liquid} must weigh as much as {raft} and load together"),
        ("What decides is how much {liquid} the whole {raft} can displace.", "The mass of the load is to be compared with the greatest load.",
         "The buoyant force on the whole {raft} sets the limit."),
        ("The greatest load is {m_max}; {m_L} is put on.", "A load of {m_L} stands against a greatest load of {m_max}.", "{m_max} is the limit, the load is {m_L}."),
        ("The load stays above the surface.", "The {raft} is solid."), where=where,
    )  # fmt: skip


_CARRIED = (Lt(rho_b, 0.85 * rho_f), Gt(rho_b, 0.3 * rho_f), Lt(rho_f * A * h, 8 * m_L))
CARRIES = _carry(
    "raft_carries",
    LOADED,
    (*_CARRIED, Lt(m_L, 0.92 * (rho_f - rho_b) * A * h), Gt(m_L, 0.5 * (rho_f - rho_b) * A * h)),
)
GOES_UNDER = _carry(
    "raft_goes_under",
    OVERLOADED,
    (*_CARRIED, Gt(m_L, 1.08 * (rho_f - rho_b) * A * h), Lt(m_L, 2.4 * (rho_f - rho_b) * A * h)),
)

FLOATING_KINDS = (
    FRACTION, DENSITY, CUBE_MASS, DEPTH, FREEBOARD, FLOATING_FORCE, FLOATS_KIND, SINKS_KIND, NEW_FRACTION, HIGHER, SAME_FORCE, LAYER_FRACTION, LOAD, SETTLING,
    CARRIES, GOES_UNDER,
)  # fmt: skip
