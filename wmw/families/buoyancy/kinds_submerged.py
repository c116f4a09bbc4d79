"""Question kinds of bodies wholly in a liquid: hanging, held under, lying on the bottom, weighed."""

from __future__ import annotations

from sympy import Abs

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.buoyancy.symbols import (
    COMPARED,
    HANGS,
    SINKS,
    TIED,
    F_b,
    N,
    T,
    V,
    W,
    W_app,
    W_app2,
    g,
    m,
    rho_2,
    rho_b,
    rho_f,
)

_ARCHIMEDES = (
    "Archimedes' principle: the buoyant force is the weight of the displaced {liquid}",
    "The displaced {liquid} has the volume of the {body}; its weight is the buoyant force",
    "Buoyant force ρ_f V g on a body that is wholly in the liquid",
)
_HANGING = (
    "Equilibrium of the {body}: the tension and the buoyant force together carry its weight",
    "The vertical forces cancel: T + F_b = W, with Archimedes' principle for F_b",
    "Tension is weight less buoyant force",
)
_SHARED = (
    "The {liquid} carries part of the weight and the {string} the rest.",
    "String and {liquid} hold the {body} together.",
    "The buoyant force relieves the {string}.",
)
_HUNG = (
    "The {body} is wholly in the {liquid}.",
    "The {body} is at rest and does not touch the bottom.",
)

WHOLE_FORCE = Kind(
    "buoyant_force_wholly_submerged", HANGS, (V, rho_f), F_b, "quantitative", "easy",
    (
        "A metal {body} of volume {V_b} hangs from a {string}, fully submerged in a {liquid} of density {rho_f}. What is the buoyant force on it?",
        "A {body} that has a volume of {V_b} is suspended on a {string} and completely submerged in a {liquid} of density {rho_f}. Find the buoyant force on the {body}.",
        "Hung from a {string}, a {body} with a volume of {V_b} is completely submerged in a {liquid} with a density of {rho_f}. How large is the buoyant force on it?",
        "A heavy {body} (volume {V_b}) hangs on a {string} wholly submerged in a {liquid} (density {rho_f}). Calculate the buoyant force.",
    ),
    ("F_b = rho_f V_b g",), _ARCHIMEDES,
    ("The {liquid} presses more on the lower side of the {body} than on the upper one.", "The displaced {liquid} would weigh just that much.",
     "The buoyant force depends on the displaced volume, not on the mass."),
    ("The buoyant force is {F_b}.", "The {liquid} buoys the {body} up with {F_b}.", "A buoyant force of {F_b} acts on the {body}."),
    ("The {body} is wholly in the {liquid}.",),
    (Mistake("g left out", rho_f * V * g / 9.8), Mistake("half of the volume", rho_f * V * g / 2), Mistake("doubled", 2 * rho_f * V * g),
     Mistake("g squared", rho_f * V * g * 9.8)),
)  # fmt: skip

_HANGS_MV = (
    "A {body} of mass {m_b} and volume {V_b} hangs from a {string}, completely submerged in a {liquid} of density {rho_f}.",
    "A {body} with a mass of {m_b} and a volume of {V_b} is suspended on a {string} and fully submerged in a {liquid} of density {rho_f}.",
    "Hung from a {string}, a {body} (mass {m_b}, volume {V_b}) is wholly submerged in a {liquid} with a density of {rho_f}.",
    "In a {liquid} of density {rho_f} hangs, fully submerged on a {string}, a {body} that has a mass of {m_b} and a volume of {V_b}.",
)


def _asking(scenes: tuple[str, ...], asks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{scene} {ask}" for scene, ask in zip(scenes, asks, strict=True))


_TENSION_ASKS = (
    "What is the tension in the {string}?",
    "Find the tension in the {string}.",
    "How large is the tension in the {string}?",
    "Calculate the tension in the {string}.",
)
_DENSE = (Gt(m, 1.3 * rho_f * V), Lt(m, 8 * rho_f * V))
TENSION = Kind(
    "tension_of_hanging_body", HANGS, (m, V, rho_f), T, "quantitative", "medium", _asking(_HANGS_MV, _TENSION_ASKS),
    ("F_b = rho_f V_b g", "T = m_b g - F_b"), _HANGING, _SHARED,
    ("The tension is {T}.", "The {string} pulls with {T}.", "A tension of {T} holds the {body}."), _HUNG,
    (Mistake("buoyancy left out", m * g), Mistake("buoyant force alone", rho_f * V * g), Mistake("buoyancy added", m * g + rho_f * V * g),
     Mistake("mass for weight", (m - rho_f * V) * g / 9.8), Mistake("half of the buoyancy", m * g - rho_f * V * g / 2)),
    where=_DENSE,
)  # fmt: skip

APPARENT = Kind(
    "apparent_weight", HANGS, (m, V, rho_f), W_app, "quantitative", "medium",
    _asking(_HANGS_MV, (
        "What is its apparent weight?", "Find the apparent weight of the {body}.", "How large is its apparent weight in the {liquid}?",
        "Calculate the apparent weight of the {body}.",
    )),
    ("W = m_b g", "F_b = rho_f V_b g", "W_app = W - F_b"),
    ("Apparent weight is weight less buoyant force", "Archimedes' principle gives the loss of weight", "A spring balance shows the weight less the buoyant force"),
    ("The {liquid} carries part of the weight.", "In the {liquid} the {body} seems lighter by the weight of the displaced {liquid}.",
     "The buoyant force is taken off the weight."),
    ("The apparent weight is {W_app}.", "In the {liquid} the {body} seems to weigh {W_app}.", "A spring balance would show {W_app}."), _HUNG,
    (Mistake("true weight", m * g), Mistake("buoyant force", rho_f * V * g), Mistake("sum", m * g + rho_f * V * g), Mistake("mass for weight", (m - rho_f * V) * g / 9.8),
     Mistake("half of the buoyancy", m * g - rho_f * V * g / 2)),
    where=_DENSE,
)  # fmt: skip

_WEIGHED = (
    "In air a {body} weighs {W}. Fully submerged in a {liquid} of density {rho_f}, hung from a {string}, it has an apparent weight of {W_app}.",
    "The weight of a {body} is {W}. When it hangs from a {string}, completely submerged in a {liquid} of density {rho_f}, its apparent weight is {W_app}.",
    "A {body} hangs from a {string}. In air it weighs {W}; its apparent weight is {W_app} when it is fully submerged in a {liquid} of density {rho_f}.",
    "On a {string} a {body} weighing {W} has an apparent weight of {W_app} when it is wholly submerged in a {liquid} with a density of {rho_f}.",
)
_LOSS = (Lt(W_app, 0.9 * W), Gt(W_app, 0.3 * W))
WEIGHED_DENSITY = Kind(
    "density_by_weighing", HANGS, (W, W_app, rho_f), rho_b, "quantitative", "medium",
    _asking(_WEIGHED, ("What is the density of the {body}?", "Find the density of the {body}.", "How large is the density of the {body}?", "Calculate the density of the {body}.")),
    ("F_b = W - W_app", "rho_b = rho_f W / F_b"),
    ("The loss of weight is the weight of the displaced {liquid}, which has the same volume as the {body}", "Densities are as weight to loss of weight",
     "Archimedes' method: ρ_b / ρ_f = W / (W − W_app)"),
    ("The displaced {liquid} has the volume of the {body}, so the weights are as the densities.", "The loss of weight tells the volume.",
     "The buoyant force accounts for the loss of weight."),
    ("The density of the {body} is {rho_b}.", "The {body} has a density of {rho_b}.", "Weight and loss of weight give a density of {rho_b}."), _HUNG,
    (Mistake("apparent for lost weight", rho_f * W / W_app), Mistake("apparent over lost weight", rho_f * W_app / (W - W_app)), Mistake("ratio inverted", rho_f * (W - W_app) / W),
     Mistake("sum of the weights", rho_f * (W + W_app) / W), Mistake("half", rho_f * W / (2 * (W - W_app)))),
    where=_LOSS,
)  # fmt: skip

WEIGHED_VOLUME = Kind(
    "volume_by_weighing", HANGS, (W, W_app, rho_f), V, "quantitative", "medium",
    _asking(_WEIGHED, ("What is the volume of the {body}?", "Find the volume of the {body}.", "How large is the volume of the {body}?", "Calculate the volume of the {body}.")),
    ("F_b = W - W_app", "V_b = F_b / (rho_f g)"),
    ("The loss of weight is the weight of the displaced {liquid}: W − W_app = ρ_f V g", "Archimedes' principle: the buoyant force gives the displaced volume",
     "The buoyant force equals ρ_f V g"),
    ("The loss of weight tells how much {liquid} is displaced.", "The displaced {liquid} has the volume of the {body}.", "The buoyant force accounts for the loss of weight."),
    ("The volume of the {body} is {V_b}.", "The {body} has a volume of {V_b}.", "The {body} displaces {V_b} of {liquid}."), _HUNG,
    (Mistake("from the weight", W / (rho_f * g)), Mistake("from the apparent weight", W_app / (rho_f * g)), Mistake("from the sum", (W + W_app) / (rho_f * g)),
     Mistake("half", (W - W_app) / (2 * rho_f * g)), Mistake("from a third", (W - W_app) / (3 * rho_f * g))),
    where=_LOSS,
)  # fmt: skip

TIED_DOWN = Kind(
    "tension_of_tied_body", TIED, (V, rho_b, rho_f), T, "quantitative", "medium",
    (
        "A {body} of density {rho_b} and volume {V_b} is held completely submerged in a {liquid} of density {rho_f} by a {string} tied to the {bottom} of the tank. What is the tension in the {string}?",
        "A {string} from the {bottom} of the tank holds a {body} fully submerged in a {liquid} of density {rho_f}. The density of the {body} is {rho_b}, its volume {V_b}. Find the tension in the {string}.",
        "A {body} (density {rho_b}, volume {V_b}) is anchored by a {string} to the {bottom} of a tank, wholly submerged in a {liquid} with a density of {rho_f}. How large is the tension in the {string}?",
        "Tied by a {string} to the {bottom} of a tank, a {body} with a density of {rho_b} and a volume of {V_b} is held under the surface of a {liquid} of density {rho_f}. Calculate the tension in the {string}.",
    ),
    ("T = (rho_f - rho_b) V_b g",),
    ("Equilibrium of the {body}: the buoyant force balances weight and tension", "The {string} pulls down what the buoyant force exceeds the weight by",
     "The vertical forces cancel: F_b = W + T"),
    ("The {body} would rise if the {string} did not hold it.", "The buoyant force exceeds the weight, and the {string} takes up the rest.",
     "The {string} holds the {body} down against its buoyancy."),
    ("The tension is {T}.", "The {string} pulls down with {T}.", "A tension of {T} keeps the {body} under."),
    ("The {body} is wholly in the {liquid}.", "The {body} is at rest."),
    (Mistake("weight left out", rho_f * V * g), Mistake("weight of the body", rho_b * V * g), Mistake("sum", (rho_f + rho_b) * V * g),
     Mistake("g left out", (rho_f - rho_b) * V * g / 9.8), Mistake("half", (rho_f - rho_b) * V * g / 2)),
    where=(Lt(rho_b, 0.9 * rho_f), Gt(Abs(2 * rho_b - rho_f), 0.06 * rho_f)),
)  # fmt: skip

LIES = Kind(
    "force_of_the_bottom", SINKS, (rho_b, V, rho_f), N, "quantitative", "medium",
    (
        "A {body} of density {rho_b} and volume {V_b} lies on the {bottom} of a tank, surrounded by a {liquid} of density {rho_f}. What force does the {bottom} exert on it?",
        "A {body} of density {rho_b} with a volume of {V_b} rests on the {bottom} of a tank that is filled with a {liquid} of density {rho_f}, which also gets under it. Find the normal force on the {body}.",
        "In a tank with a {liquid} of density {rho_f}, a {body} (density {rho_b}, volume {V_b}) rests on the {bottom}. How large is the normal force of the {bottom} on the {body}?",
        "A {body} of density {rho_b} lies on the {bottom} of a tank of {liquid} (density {rho_f}). It has a volume of {V_b}. Calculate the normal force on it.",
    ),
    ("N = (rho_b - rho_f) V_b g",),
    ("Equilibrium of the {body}: buoyant force and normal force carry its weight", "The {bottom} carries what the buoyant force does not",
     "The vertical forces cancel: N + F_b = W"),
    ("The {liquid} carries part of the weight and the {bottom} the rest.", "The buoyant force relieves the {bottom}.", "The {body} presses on the {bottom} with less than its weight."),
    ("The normal force is {N}.", "The {bottom} pushes up with {N}.", "The {bottom} carries {N}."),
    ("The {liquid} gets under the {body}.", "The {body} is at rest."),
    (Mistake("buoyancy left out", rho_b * V * g), Mistake("buoyant force alone", rho_f * V * g), Mistake("buoyancy added", (rho_b + rho_f) * V * g),
     Mistake("mass for weight", (rho_b - rho_f) * V * g / 9.8), Mistake("half of the buoyancy", (rho_b - rho_f / 2) * V * g)),
    where=(Gt(rho_b, 1.3 * rho_f),),
)  # fmt: skip

OTHER_LIQUID = Kind(
    "tension_in_another_liquid", HANGS, (m, V, rho_f), T, "counterfactual", "hard",
    _asking(_HANGS_MV, (
        "The density of the {liquid} is changed to {rho_f_new}. What is the tension in the {string} now?",
        "If the density of the {liquid} were {rho_f_new}, what would the tension in the {string} be?",
        "The density of the {liquid} is then increased or reduced, that is, changed to {rho_f_new}. How large is the tension in the {string} then?",
        "Salt or spirit changes the {liquid}: its density is changed to {rho_f_new}. Find the new tension in the {string}.",
    )),
    ("F_b = rho_f V_b g", "T = m_b g - F_b"), _HANGING,
    ("The buoyant force goes with the density of the {liquid}; the {string} takes the rest.", "The displaced volume stays the same, the displaced weight does not.",
     "The {string} carries what the {liquid} does not."),
    ("The tension is then {T}.", "The {string} now pulls with {T}.", "With the new density the tension is {T}."),
    ("The {body} stays wholly in the {liquid}.", "Mass and volume stay the same."),
    (Mistake("buoyancy left out", m * g), Mistake("buoyant force alone", rho_f * V * g), Mistake("buoyancy added", m * g + rho_f * V * g),
     Mistake("mass for weight", (m - rho_f * V) * g / 9.8), Mistake("half of the buoyancy", m * g - rho_f * V * g / 2)),
    where=(Gt(m, 1.3 * rho_f * V), Lt(m, 4 * rho_f * V)), alters=rho_f,
)  # fmt: skip

_TWICE = (
    "In air a {body} weighs {W}. Wholly submerged in a {liquid} of density {rho_f} it has an apparent weight of {W_app}. In a {second} its apparent weight is {W_app2}.",
    "The weight of a {body} is {W}. Fully submerged in a {liquid} of density {rho_f}, it has an apparent weight of {W_app}. In a {second} it seems to weigh {W_app2}.",
    "A {body} weighing {W} is completely submerged in a {liquid} of density {rho_f}, where its apparent weight is {W_app}, and then in a {second}, where it is {W_app2}.",
    "A spring balance shows the apparent weight of a {body} weighing {W}: it is {W_app} wholly submerged in a {liquid} of density {rho_f}. In a {second} it is {W_app2}.",
)
HYDROSTATIC = Kind(
    "liquid_density_by_weighing", COMPARED, (W, W_app, W_app2, rho_f), rho_2, "quantitative", "hard",
    _asking(_TWICE, ("What is the density of the {second}?", "Find the density of the {second}.", "How large is the density of the {second}?", "Calculate the density of the {second}.")),
    ("rho_2 = rho_f (W - W_app2) / (W - W_app)",),
    ("The losses of weight are as the densities of the liquids", "Archimedes' principle in both liquids, with the same displaced volume",
     "The {body} displaces the same volume of either liquid"),
    ("The same volume of either liquid is displaced.", "The losses of weight compare the liquids.", "What the {body} loses in weight tells the density of the liquid."),
    ("The second liquid has a density of {rho_2}.", "The density of the second liquid is {rho_2}.", "The losses of weight give a density of {rho_2}."),
    ("The {body} is wholly submerged both times.",),
    (Mistake("ratio of the apparent weights", rho_f * W_app2 / W_app), Mistake("ratio inverted", rho_f * (W - W_app) / (W - W_app2)), Mistake("apparent weights exchanged", rho_f * W_app / W_app2),
     Mistake("second loss over the weight", rho_f * (W - W_app2) / W), Mistake("half", rho_f * (W - W_app2) / (2 * (W - W_app)))),
    where=(Lt(W_app, 0.85 * W), Gt(W_app, 0.4 * W), Lt(W_app2, 0.9 * W), Gt(W - W_app2, 0.65 * (W - W_app)), Lt(W - W_app2, 1.5 * (W - W_app)),
           Gt(Abs(W_app - W_app2), 0.04 * W)),
)  # fmt: skip

WHICH_FORCE = Kind(
    "buoyant_force_compared", COMPARED, (V, rho_b, rho_f, rho_2), "buoyant_change", "qualitative", "medium",
    (
        "A {body} of volume {V_b} and density {rho_b} is wholly submerged in a {liquid} of density {rho_f} and then in a {second} of density {rho_2}. In the second one, is the buoyant force larger, smaller or the same?",
        "A {body} of density {rho_b} with a volume of {V_b} hangs wholly submerged in a {liquid} of density {rho_f}; it is then hung in a {second} of density {rho_2}, again wholly submerged. Is the buoyant force larger, smaller or the same there?",
        "A {body} (density {rho_b}, volume {V_b}) is lowered completely into a {liquid} of density {rho_f} and later into a {second} of density {rho_2}. Is the buoyant force on it larger, smaller or the same in the second one?",
        "A {body} of density {rho_b}, which has a volume of {V_b}, is completely submerged in a {liquid} with a density of {rho_f}, and after that in a {second} with a density of {rho_2}. Is the buoyant force larger, smaller or the same then?",
    ),
    ("F_b = rho_f V_b g", "F_2 = rho_2 V_b g"), _ARCHIMEDES,
    ("The same volume of either liquid is displaced.", "What decides is the weight of the displaced liquid.", "The displaced volume is that of the {body} both times."),
    ("The buoyant force is {F_b} in the first liquid and {F_2} in the second one.", "From {F_b} it changes to {F_2}.", "{F_b} stands against {F_2} in the second liquid."),
    ("The {body} is wholly submerged both times.",),
    where=(Gt(Abs(rho_f - rho_2), 0.08 * rho_f), Gt(rho_2, 0.8 * rho_f), Gt(rho_b, 1.3 * rho_f), Gt(rho_b, 1.3 * rho_2)),
)  # fmt: skip

SUBMERGED_KINDS = (
    WHOLE_FORCE, TENSION, APPARENT, WEIGHED_DENSITY, WEIGHED_VOLUME, TIED_DOWN, LIES, OTHER_LIQUID, HYDROSTATIC, WHICH_FORCE,
)  # fmt: skip
