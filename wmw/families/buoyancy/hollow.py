"""Bodies with a cavity: how large it is, told by how they float or by what they weigh in water."""

from __future__ import annotations

from sympy import pi, symbols

from wmw.core.family import Eq, Fact, Ge, Law, Quantity, Regime
from wmw.families.buoyancy.symbols import (
    D_s,
    F_b,
    V,
    V_sub,
    W,
    W_app,
    f_sub,
    g,
    r_s,
    rho_b,
    rho_f,
)

HOLLOW, WEIGHED = "hollow_body_floats", "hollow_body_is_weighed"
HOLLOWS = (HOLLOW, WEIGHED)
rho_m, V_m, V_c, r_i = symbols("rho_m V_m V_c r_i", real=True)
_ARCHIMEDES = "OpenStax University Physics 1, 14.4"
_STUFF = (
    "iron",
    "steel",
    "copper",
    "brass",
    "aluminium",
    "aluminum",
    "gold",
    "silver",
    "lead",
    "glass",
    "metal",
    "material",
    "plastic",
    "bronze",
    "zinc",
)

HOLLOW_QUANTITIES = (
    Quantity(rho_m, "ρ_m", "density of the material of a hollow body", "g/cm^3", 0.001, 25, aliases=("rho_m", "material_density", "density_material"),
             cues=tuple(f"{a}{x}{b}" for x in _STUFF for a, b in (("density of ", ""), ("", " of density"), ("", ""))),
             asked=tuple(f"density of {x}" for x in ("material", "metal")), body="body"),
    Quantity(V_m, "V_m", "volume of the material of a hollow body", "cm^3", 0.0, 1e13, aliases=("V_m", "V_material", "V_metal", "V_iron", "V_steel", "V_gold", "V_copper", "material_volume"),
             asked=("volume of metal", "volume of material", "volume of iron", "volume of steel"), moment="after", body="body"),
    Quantity(V_c, "V_c", "volume of the cavity", "cm^3", 0.0, 1e13, aliases=("V_c", "V_cavity", "cavity_volume", "V_hollow", "V_inner", "V_empty", "V_hole"),
             cues=("cavity", "hollow"), asked=("volume of cavity", "volume of hollow", "volume of the cavity", "volume of empty", "how large cavity", "large is cavity", "volume of hole", "size of cavity", "cavity volume", "volume inside"), body="body"),
    Quantity(r_i, "r_i", "inner radius of a hollow sphere", "cm", 0.0, 1e5, aliases=("r_i", "r_inner", "inner_radius", "r_in", "r_cavity"), cues=("inner radius",), asked=("inner radius", "radius of cavity", "radius of hollow"), body="body", sort="breadth"),
)  # fmt: skip

HOLLOW_LAWS = (
    Law("hollow-mass", Eq(rho_b * V, rho_m * V_m), "only the material has mass", HOLLOWS),
    Law("hollow-volume", Eq(V, V_m + V_c), "material and cavity fill the body", HOLLOWS),
    Law("hollow-ball", Eq(V, 4 * pi * r_s**3 / 3), "volume of a ball", HOLLOWS),
    Law("hollow-diameter", Eq(D_s, 2 * r_s), "a diameter is two radii", HOLLOWS),
    Law("hollow-inside", Eq(V_c, 4 * pi * r_i**3 / 3), "volume of a ball", HOLLOWS),
    Law("hollow-floats", Eq(f_sub * rho_f, rho_b), "the submerged fraction is the ratio of the densities", (HOLLOW,), _ARCHIMEDES),
    Law("hollow-part", Eq(V_sub, f_sub * V), "submerged fraction", (HOLLOW,)),
    Law("hollow-carried", Eq(F_b, W), "the vertical forces on the body cancel", (HOLLOW,), _ARCHIMEDES),
    Law("hollow-loss", Eq(W - W_app, rho_f * V * g), "apparent weight: weight less buoyant force", (WEIGHED,), _ARCHIMEDES),
    Law("hollow-force", Eq(F_b, W - W_app), "apparent weight: weight less buoyant force", (WEIGHED,), _ARCHIMEDES),
)  # fmt: skip

_HOLLOW = ("hollow", "cavity", "hollow sphere", "hollow ball", "shell", "spherical shell")
_ALL_UNDER = ("floats fully submerged", "floats completely submerged", "floats wholly submerged", "floats totally submerged", "float fully submerged", "floats just submerged", "floats just under", "floats just below", "just floats", "barely floats", "neither sinks nor",
              "neutrally buoyant", "remains suspended", "floating fully submerged", "completely submerged", "fully submerged", "almost completely submerged", "hovers", "nearly submerged")  # fmt: skip

HOLLOW_REGIMES = (
    Regime(HOLLOW, "a hollow body floats", _HOLLOW, ("weighs", "apparent", "scale", "sinks", "oil on", "layer", "half filled", "filled with"), needs_cue=True, conditions=(Ge(V_c, 0),), drawn=False),
    Regime(WEIGHED, "a hollow body is weighed in air and in a liquid", _HOLLOW, ("floats", "floating", "layer", "filled with"), needs_cue=True, conditions=(Ge(V_c, 0),), drawn=False),
)  # fmt: skip

HOLLOW_FACTS = (
    Fact(_ALL_UNDER, {f_sub: 1.0}, (HOLLOW,)),
    Fact(("half submerged", "half of its volume submerged", "half its volume submerged", "half under water", "half of its volume under"), {f_sub: 0.5}, (HOLLOW,)),
)  # fmt: skip
