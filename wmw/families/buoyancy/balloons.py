"""Balloons in air: the lift of a light gas, and what load it carries."""

from __future__ import annotations

from itertools import permutations

from sympy import symbols

from wmw.core.family import Eq, ForceSpec, Gt, Law, Quantity, Regime, Role
from wmw.core.scene import Arrow, Circle, Label, Part, SceneInput
from wmw.families.buoyancy.of_both import OF_BOTH
from wmw.families.buoyancy.symbols import F_b, T, V, W, a_0, g, m, m_d, m_max, rho_f

BALLOON, HOVERS, MOORED = "balloon", "balloon_hovers", "balloon_held_by_a_rope"
_ALL = (BALLOON, HOVERS, MOORED)
rho_g, m_g, m_e, F_l, W_t, m_o, W_e = symbols("rho_g m_g m_e F_l W_t m_o W_e", real=True)
_ARCHIMEDES = "OpenStax University Physics 1, 14.4"
_GASES = (
    "helium",
    "hydrogen",
    "gas",
    "hot air",
    "heated air",
    "warm air",
    "air inside",
    "filled with",
    "inside air",
    "gas inside",
)
_SKIN = (
    "envelope",
    "basket",
    "skin",
    "fabric",
    "gondola",
    "structure",
    "equipment",
    "crew",
    "hull",
    "empty balloon",
    "material",
    "rubber",
    "harness",
    "passengers",
    "ropes",
)

_ALL_BUT_GAS = tuple(
    " and ".join((" ".join(parts[:-1]), parts[-1]))
    for count in (2, 3)
    for parts in permutations(("envelope", "basket", "load", "passengers"), count)
    if "envelope" in parts
)
"""What the gas in a balloon carries, all together."""
_SKIN_MASS = tuple(f"{part} mass of" for part in ("rubber", "skin", "envelope", "basket")) + tuple(
    f"{part} {link}"
    for link in ("of mass", "have mass of", "has mass of", "with mass of", "together have mass of", "have total mass of", "mass", "weighing", "weighs", "weigh", "weigh together")
    for part in _SKIN
)  # fmt: skip

_OF_BALLOON = tuple(f" of {kind}balloon" for kind in ("", "helium ", "hydrogen ", "weather ", "hot air ", "helium filled "))  # fmt: skip
_SKIN_WEIGHT = tuple(
    f"{part}{of} {link}"
    for link in ("weighs", "weigh", "weighing", "of weight", "has weight of", "have weight of", "with weight of", "weigh together", "together weigh")
    for of in ("", *_OF_BALLOON)
    for part in _SKIN
)  # fmt: skip
"""What tells of the weight of all but the gas."""

_UNTOLD = (
    r"\A(?!.*\b(?:without (?:helium|gas|hydrogen)|before (?:\w+ )?(?:being )?filled|before filling)\b)"
    r"(?!.*\b(?:skin|envelope|fabric|rubber|material|basket) of (?:\w+ ){0,2}balloon (?:has|have|with|of) mass\b)",
)
"""A question that does not tell the mass of the balloon alone in words that would be taken for all of it."""

_HELD = (
    "tethered", "anchored", "moored", "tied", "held down", "kept from rising", "kept down", "held to the ground", "fastened to the ground", "attached to the ground",
    *(f"{held} {kind}{line}" for held in ("held by", "held back by", "held in place by", "secured by", "restrained by")
      for kind in ("", "vertical ", "light ", "single ") for line in ("rope", "cord", "cable", "string", "line", "wire", "thread")),
)  # fmt: skip
"""Words that tell of what keeps a balloon from rising."""

LAWS = (
    Law("balloon-force", Eq(F_b, rho_f * V * g), "Archimedes' principle: the buoyant force is the weight of the displaced air", _ALL, _ARCHIMEDES),
    Law("balloon-displaced", Eq(m_d, rho_f * V), "mass of the displaced air", _ALL, _ARCHIMEDES),
    Law("balloon-displaced-weight", Eq(F_b, m_d * g), "Archimedes' principle: the buoyant force is the weight of the displaced air", _ALL, _ARCHIMEDES),
    Law("balloon-gas", Eq(m_g, rho_g * V), "density: mass over volume", _ALL),
    Law("balloon-mass", Eq(m, m_g + m_e), "gas and envelope together", _ALL),
    Law("balloon-envelope-weight", Eq(W_e, m_e * g), "weight", _ALL),
    Law("balloon-load", Eq(m_max, m_d - m), "the balloon hovers when it weighs as much as the displaced air", (BALLOON,), _ARCHIMEDES),
    Law("balloon-all-but-gas", Eq(m_o, m_d - m_g), "the balloon hovers when gas and all else together weigh as much as the displaced air", (BALLOON, HOVERS), _ARCHIMEDES),
    Law("balloon-lift", Eq(F_l, F_b - W), "buoyant force less weight", (BALLOON, MOORED)),
    Law("balloon-acceleration", Eq(F_l, m * a_0), "Newton's second law as the balloon is let go", (BALLOON,)),
    Law("balloon-rope", Eq(F_b, W + T), "the rope holds what the buoyant force has more than the weight", (MOORED,), _ARCHIMEDES),
    Law("balloon-let-go", Eq(T, m * a_0), "Newton's second law as the rope is cut", (MOORED,)),
    Law("balloon-hovers", Eq(m_d, m), "the balloon hovers when it weighs as much as the displaced air", (HOVERS,), _ARCHIMEDES),
)  # fmt: skip

QUANTITIES = (
    Quantity(rho_g, "ρ_g", "density of the gas in the balloon", "kg/m^3", 0.01, 2.0, aliases=("rho_g", "rho_He", "rho_helium", "rho_gas", "rho_hot", "rho_H2", "rho_in", "rho_inside", "rho_he", "rho_hydrogen", "gas_density", "helium_density", "density_helium", "rho_h", "rho_H"),
             cues=(*_GASES, *("",) * 90), asked=("density of the gas", "density of the hot air", "density of the air inside", "density must the hot air", "density of the heated air"), body="gas"),
    Quantity(m_g, "m_g", "mass of the gas in the balloon", "kg", 0.0, 1e7, aliases=("m_g", "m_gas", "m_He", "m_helium", "helium_mass", "mass_helium", "mass_of_helium", "gas_mass", "m_hot", "m_he"), cues=("mass of helium", "mass of gas"),
             asked=("mass of the helium", "mass of the gas", "mass of helium"), sign="nonnegative", moment="after"),
    Quantity(m_e, "m_e", "mass of the envelope and all that hangs from it", "kg", 0.0, 1e7, aliases=("m_e", "m_envelope", "m_balloon", "m_basket", "m_skin", "m_fabric", "m_structure", "m_empty", "mass_envelope", "envelope_mass", "mass_of_envelope", "mass_balloon", "m_env", "m_shell"),
             cues=(*_SKIN_MASS, *_SKIN, "mass of … not counting", "mass of … not including", "mass of … excluding", "mass of … without", "not counting", "not including", "without the gas", "without the helium", "without the air", "excluding"), asked=("mass of the envelope", "mass of the balloon itself"), sign="nonnegative"),
    Quantity(W_e, "W_e", "weight of the envelope and all that hangs from it", "N", 0.0, 1e8, aliases=("W_e", "W_envelope", "W_skin", "W_basket", "weight_of_envelope", "weight_of_skin"), cues=_SKIN_WEIGHT, sign="nonnegative"),
    Quantity(m_o, "m_o", "greatest mass of all but the gas", "kg", 0.0, 1e9, aliases=("m_o", "m_carried", "m_all", "m_total_load"),
             asked=(*(f"{kind} of {what}" for kind in ("total mass", "mass") for what in _ALL_BUT_GAS),), moment="after"),
    Quantity(W_t, "W_t", "weight of balloon and load", "N", 0.0, 1e9, moment="after"),
    Quantity(F_l, "F", "lift of the balloon: buoyant force less weight", "N", -1e9, 1e9, aliases=("F_l", "F_lift", "lift", "net_force", "net_lift", "lifting_force", "F_net_up", "net_upward_force"),
             asked=("net force", "net upward force", "lifting force", "net lift", "lift force", "resultant force", "lift of", *OF_BOTH), sign="any", moment="after"),
)  # fmt: skip

REGIMES = (
    Regime(BALLOON, "a balloon filled with a light gas, in air", cues=("balloon", "helium", "airship", "blimp", "hot air", "hydrogen", "weather balloon", "hot air balloon"), needs_cue=True,
           rules_out=(*_HELD, "tension", "water", "liquid", "sinks", "underwater", "oil"), conditions=(Gt(V, 0),), where=_UNTOLD, assumptions=("the air displaced by the load is negligible",)),
    Regime(MOORED, "a balloon that a rope holds down", cues=(*_HELD, "balloon", "helium", "hydrogen"), needs_cue=True,
           rules_out=("water", "liquid", "sinks", "underwater", "oil", "lake", "sea", "pool", "tank", "buoy", "payload", "swings", "to hover", "just floats", "just lifts off"), conditions=(Gt(V, 0), Gt(T, 0)), where=_UNTOLD, drawn=False),
    Regime(HOVERS, "a balloon hovers with all that it carries", ("to hover", "hovers", "hover", "just float", "just floats", "just lifts off", "just lift off", "just leave the ground", "just leaves the ground", "to lift off", "neither rises nor sinks"), needs_cue=True,
           rules_out=(*_HELD, "tension", "water", "liquid", "sinks", "underwater", "oil", "payload", "load", "carry", "instruments", "acceleration", "submerged"), drawn=False),
)  # fmt: skip

ROLES = (Role("gas", ("helium", "hydrogen", "gas", "hot air", "warm air"), (), (BALLOON, MOORED)),)
# The weight of all that hangs in the air, with or without a load, is left open.
FORCES = (
    ForceSpec("gravity", "body", "down", W_t, ("gravity", "weight", "gravitational force", "W", "mg", "F_g", "total weight"), (BALLOON,)),
    ForceSpec("buoyant force", "body", "up", F_b, ("buoyant force", "buoyancy", "upthrust", "F_b", "lift", "buoyant", "F_B"), (BALLOON,)),
)  # fmt: skip


def draw_balloon(given: SceneInput) -> list[Part]:
    """Draw a balloon with what is given of it and of the air."""
    inside = [name for name in ("V", "rho_g", "m_g") if name in given.values]
    around = [name for name in ("rho_f", "m_e", "m") if name in given.values]
    return [
        Circle((0.0, 5.0), 2.4, "liquid", "body"),
        Arrow((0.0, 2.6), (0.0, 1.0), "axis"),
        *(
            Label((0.0, 4.2 + 0.9 * place), name, side="center")
            for place, name in enumerate(inside)
        ),
        *(Label((5.0, 4.2 + 0.9 * place), name) for place, name in enumerate(around)),
    ]
