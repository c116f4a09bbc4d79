"""A gas that carries a piston: the one state in which its pressure follows from a weight.

The gas presses the piston up, its weight and the air above press it down. Nothing is warmed here;
the changes of such a gas are those of constant pressure, of which `regimes` tells.
"""

from __future__ import annotations

from sympy import pi, symbols

from wmw.core.family import Direction, Eq, ForceSpec, Gt, Law, Quantity, Regime, Role
from wmw.families.thermal.conversions import g

CARRIES = "gas_carries_a_piston"

p_in, p_out, p_more, m_pis, A_pis, r_pis, D_pis, W_pis = symbols(
    "p_in p_out p_more m_pis A_pis r_pis D_pis W_pis", positive=True
)
_GASES = ("gas", "air", "helium", "nitrogen", "oxygen", "hydrogen", "argon", "neon", "enclosed air", "enclosed gas", "trapped air", "trapped gas", "air inside", "gas inside", "air in")  # fmt: skip
_AIRS = ("atmosphere", "outside air", "air outside", "air above", "outer air", "surrounding air")


def _forces_of(*bodies: str) -> tuple[str, ...]:
    """Return how the push of an air or a gas on the piston is named."""
    return tuple(
        phrase
        for body in bodies
        for phrase in (
            *(f"{noun} of the {body}" for noun in ("force", "push", "pressure force")),
            f"{body} force",
        )
    )


_ASKED = (
    *(f"{what}{of} {gas}" for what in ("pressure", "absolute pressure", "total pressure") for of in (" of", " of the", " in the") for gas in _GASES),
    *(f"{gas} pressure" for gas in _GASES),
    *(f"pressure {verb} the {gas}" for verb in ("does", "has", "must") for gas in _GASES),
    "pressure inside", "pressure below the piston", "pressure under the piston", "absolute pressure in", "absolute pressure does", "what absolute pressure", "what pressure", "pressure in the cylinder",
)  # fmt: skip
_OUTSIDE = ("atmospheric pressure", "atmosphere", "outside pressure", "outer pressure", "air pressure", "outside air", "pressure outside", "external pressure", "ambient pressure", "surrounding air", "outside", "air outside", "barometer", "pressure above the piston", "above the piston")  # fmt: skip

PISTON_QUANTITIES = (
    Quantity(p_in, "p", "pressure of the gas below the piston", "kPa", 1e-3, 1e7, aliases=("p_gas", "p", "P_gas", "P", "p_in", "gas_pressure", "p_g", "p_inside", "P_g", "P_in", "p_abs", "pressure_of_the_gas"), cues=("gas at", "pressure of the gas", "has a pressure of", "gas pressure", "gas inside"), asked=_ASKED, moment="after"),
    Quantity(p_out, "p_0", "pressure outside", "kPa", 1e-3, 1e7, aliases=("p_0", "P_0", "p_atm", "P_atm", "p_out", "p_a", "P_a", "atmospheric_pressure", "p_air", "p_outside", "outside_pressure", "p_L"), cues=_OUTSIDE, asked=("atmospheric pressure", "outside pressure", "pressure outside", "pressure of the atmosphere"), body="atmosphere"),
    Quantity(p_more, "Δp", "pressure that the weight of the piston adds", "kPa", 1e-3, 1e7, aliases=("Delta_p", "delta_p", "p_piston", "dp", "p_K", "p_p", "P_piston", "p_gauge", "gauge_pressure"), asked=("gauge pressure", "excess pressure", "by how much does the pressure", "pressure due to the piston", "pressure difference", "overpressure"), moment="after"),
    Quantity(m_pis, "m", "mass of the piston", "kg", 1e-6, 1e6, aliases=("m", "m_p", "m_piston", "mass_of_piston", "piston_mass", "M", "m_K"), cues=("mass", "piston of", "piston of mass", "mass of the piston", "piston"), asked=("mass of the piston", "mass must the piston", "mass must a piston", "mass does the piston", "what mass"), body="piston"),
    Quantity(A_pis, "A", "area of the piston", "cm^2", 1e-6, 1e6, aliases=("A", "area", "A_p", "A_piston", "piston_area", "cross_section", "S"), cues=("area", "cross-section", "cross-sectional area", "cross section", "piston"), asked=("what area", "area of the piston", "cross-sectional area", "area must the piston"), body="piston"),
    Quantity(r_pis, "r", "radius of the piston", "cm", 1e-6, 1e6, aliases=("r", "radius", "r_piston"), cues=("radius",), body="piston", sort="breadth"),
    Quantity(D_pis, "d", "diameter of the piston", "cm", 1e-6, 1e6, aliases=("d", "D", "diameter", "d_piston"), cues=("diameter", "in diameter", "across"), body="piston", sort="breadth"),
    Quantity(W_pis, "W", "weight of the piston", "N", 1e-6, 1e6, aliases=("W", "F_g", "weight", "W_piston", "F_W", "G", "weight_of_piston"), cues=("weight", "weighs", "weighing"), asked=("weight of the piston",), body="piston"),
)  # fmt: skip

_SOURCE = "OpenStax University Physics 1, 14.1"
PISTON_LAWS = (
    Law("piston-pressure", Eq(p_more, m_pis * g / A_pis), "pressure is force divided by area", (CARRIES,), _SOURCE),
    Law("piston-difference", Eq(p_in, p_out + p_more), "the weight of the piston adds to the pressure outside", (CARRIES,), _SOURCE),
    Law("piston-weight", Eq(W_pis, m_pis * g), "weight of the piston", (CARRIES,)),
    Law("piston-area", Eq(A_pis, pi * r_pis**2), "area of a circle", (CARRIES,)),
    Law("piston-diameter", Eq(D_pis, 2 * r_pis), "a diameter is two radii", (CARRIES,)),
)  # fmt: skip

_LOADED = ("placed on the piston", "put on the piston", "placed on top", "on top of the piston", "added", "pulled", "pushed", "push", "pull", "extra", "additional", "another", "hangs from", "upside down", "turned over", "inverted", "horizontal cylinder", "horizontal tube", "cylinder lies", "lies horizontally", "lying horizontally", "laid horizontally", "cylinder horizontal", "hydraulic", "spring", "accelerates", "accelerating", "elevator", "lift", "evacuated", "vacuum", "force of", "steel ball", "weights", "second piston", "two pistons", "liquid", "oil", "depth")  # fmt: skip
_CHANGES = ("heated", "cooled", "warmed", "heat", "temperature", "temperatures", "compressed", "compresses", "expands", "expansion", "volume", "height of the gas", "moles", "mol", "work", "isothermal", "isobaric", "adiabatic", "molecules", "leak", "leaks")  # fmt: skip

PISTON_REGIMES = (
    Regime(CARRIES, "a gas carries a piston at rest", ("piston",), (*_LOADED, *_CHANGES), needs_cue=True, conditions=(Gt(p_more, 0),), drawn=False, assumptions=("the piston does not rub", "the piston is at rest")),
)  # fmt: skip

PISTON_ROLES = (Role("piston", ("piston",), (("mass", "m_pis"), ("area", "A_pis")), (CARRIES,)),)

PISTON_DIRECTIONS = (
    Direction("down", (0, -1), ("vertically downward", "downward", "down", "vertically down", "downwards", "straight down", "↓")),
    Direction("up", (0, 1), ("vertically upward", "upward", "up", "vertically up", "upwards", "straight up", "↑")),
)  # fmt: skip

PISTON_FORCES = (
    ForceSpec("gravity", "piston", "down", W_pis, ("weight", "gravity", "gravitational force", "weight of the piston", "piston weight", "mg", "W", "F_g"), (CARRIES,)),
    ForceSpec("force of the air outside", "piston", "down", p_out * A_pis, (*_forces_of(*_AIRS), "atmospheric force", "force of atmospheric pressure", "atmospheric pressure force", "force due to atmospheric pressure", "force of the air pressure", "air pressure force"), (CARRIES,)),
    ForceSpec("force of the gas", "piston", "up", p_in * A_pis, (*_forces_of(*_GASES), "gas pressure force", "force of gas pressure", "force due to gas pressure", "pressure force of the gas", "gas pressure"), (CARRIES,)),
)  # fmt: skip
