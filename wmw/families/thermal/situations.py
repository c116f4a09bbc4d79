"""Heat told in words: changes of state, gases in processes, ways of transfer and expansion."""

from __future__ import annotations

from typing import Literal

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import ASKS_WHAT_BECOMES, Situation, Trend
from wmw.families.thermal.symbols import (
    A_0,
    ADIABAT,
    AT_P,
    AT_T,
    AT_V,
    BOIL_WATER,
    CHANGE,
    HOLE,
    L_0,
    MELT_ICE,
    ROD,
    TWO_BODIES,
    WALL,
    alpha,
)

_GAS = (
    "gas",
    "air",
    "helium",
    "nitrogen",
    "cylinder",
    "balloon",
    "oxygen",
    "tank",
    "tire",
    "syringe",
    "container of gas",
)
_ASKS = (*ASKS_WHAT_BECOMES, "does", "effect")
_TEMPERATURE = ("temperature",)
_INNER = (
    "internal energy",
    "average kinetic energy",
    "mean kinetic energy",
    "average speed of molecules",
    "mean speed of molecules",
    "rms speed",
    "average molecular speed",
    "average speed of particles",
    "kinetic energy of molecules",
    "average kinetic energy of molecules",
    "speed of molecules",
    "average kinetic energy of particles",
)
_PRESSURE, _VOLUME, _DENSITY = (
    ("pressure", "pressure of gas"),
    ("volume", "volume of gas"),
    ("density", "density of gas"),
)
_COUNT = ("mass", "number of molecules", "number of moles", "amount of gas", "number of particles")
_HEATED, _COOLED = (
    (
        "heated",
        "warmed",
        "temperature is increased",
        "temperature is raised",
        "temperature rises",
        "temperature increases",
        "left in sun",
        "gets hotter",
    ),
    ("cooled", "temperature is lowered", "temperature is decreased", "temperature falls"),
)
_SQUEEZED, _EXPANDS = (
    (
        "compressed",
        "volume is reduced",
        "volume is halved",
        "volume is decreased",
        "squeezed",
        "pushed in",
        "volume decreases",
    ),
    (
        "expands",
        "expand",
        "volume is doubled",
        "volume is increased",
        "volume increases",
        "pulled out",
        "allowed to expand",
    ),
)
_RIGID = (
    "rigid",
    "sealed",
    "constant volume",
    "fixed volume",
    "closed",
    "volume stays",
    "volume is constant",
    "steel cylinder",
    "isochoric",
    "volume constant",
)
_ISO_T = (
    "constant temperature",
    "isothermal",
    "isothermally",
    "temperature is kept",
    "temperature stays",
    "slowly",
    "temperature constant",
    "same temperature",
    "temperature is constant",
    "temperature is held",
    "fixed temperature",
)
_ISO_P = (
    "constant pressure",
    "isobaric",
    "movable piston",
    "free piston",
    "freely moving piston",
    "pressure is kept",
    "pressure constant",
    "free to move",
    "frictionless piston",
    "pressure stays",
    "pressure is constant",
)
_NO_HEAT = (
    "adiabatic",
    "adiabatically",
    "rapidly",
    "quickly",
    "suddenly",
    "thermally insulated",
    "insulated",
    "no heat",
)


Sign = Literal[-1, 0, 1]
_REVERSED: dict[Sign, Sign] = {1: -1, 0: 0, -1: 1}


def _gas(pressure: Sign, volume: Sign, temperature: Sign) -> tuple[Trend, ...]:
    """Return how a fixed amount of gas goes along: the signs of the changes."""
    return (
        Trend(_INNER, temperature),
        Trend(_PRESSURE, pressure),
        Trend(_VOLUME, volume),
        Trend(_TEMPERATURE, temperature),
        Trend(_DENSITY, _REVERSED[volume]),
        Trend(_COUNT, 0),
    )


_CHANGES_STATE = (
    Trend(_TEMPERATURE, 0),
    Trend(("internal energy", "energy", "potential energy of molecules"), 1),
    Trend(
        (
            "average kinetic energy",
            "mean kinetic energy",
            "kinetic energy of molecules",
            "average kinetic energy of molecules",
        ),
        0,
    ),
    Trend(("mass", "total mass"), 0),
)
_EQUALLY_HOT = (r"re:\b(\d{1,4}) c\b.{0,80}?\b\1 c\b", "same temperature*", "equal temperature*")
"""What two are told to be between which no heat flows."""
_FLOW = Outcome(
    "way_of_the_heat", (),
    (
        Choice("hot to cold", true, ("from the hot", "from the hotter", "from hot to cold", "from the hotter to the colder", "hot to cold", "from the warmer", "hotter to colder", "from the warm body to the cold body", "warmer to colder", "from the body of higher temperature", "from higher to lower temperature", "from the hot body to the cold body",
                                     "from the hot block to the cold block", "from the higher temperature", "into the colder", "to the colder", "to the cooler")),
        Choice("cold to hot", false, ("from the cold", "from the colder", "from cold to hot", "from the colder to the hotter", "cold to hot", "colder to hotter", "cold flows", "from lower to higher temperature", "from the cold body to the hot body", "from the cooler", "to the hotter", "to the warmer", "from the body of lower temperature")),
        Choice("none", false, ("no heat flows", "neither", "in both directions", "depends on the mass", "from the larger body", "from the larger to the smaller", "from the heavier", "from the body with more internal energy")),
    ),
    in_effects=False,
)  # fmt: skip
_LEVEL = Outcome(
    "until_equilibrium", (),
    (
        Choice("same temperature", true, ("same temperature", "equal temperature", "equal temperatures", "temperatures are equal", "their temperatures", "temperature", "the same temperature", "thermal equilibrium", "temperatures become equal")),
        Choice("others", false, ("same heat", "same internal energy", "same heat capacity", "same energy", "same mass", "same amount of heat", "equal energies", "equal amounts of heat", "internal energy", "specific heat")),
    ),
    in_effects=False,
)  # fmt: skip


def _transfer(name: str, right: str) -> Outcome:
    """Return the ways in which heat is carried, of which one is right."""
    words = {
        "radiation": (
            "radiation",
            "thermal radiation",
            "radiated",
            "infrared radiation",
            "electromagnetic waves",
        ),
        "conduction": ("conduction", "conducted"),
        "convection": ("convection", "convection currents"),
    }
    return Outcome(
        name,
        (),
        tuple(Choice(way, true if way == right else false, said) for way, said in words.items()),
        in_effects=False,
    )


_WAYS = (
    "conduction",
    "convection",
    "radiation",
    "how is heat",
    "how does heat",
    "how does energy",
    "which kind of heat transfer",
    "which type of heat transfer",
    "method of heat transfer",
    "process",
    "by what",
    "heat transfer",
    "mainly",
    "by which",
)
_ENERGY_STAYS = Outcome(
    "heat_while_the_state_changes", (),
    (
        Choice("bonds", true, ("break the bonds", "separate the molecules", "breaking bonds", "overcome the attraction", "to change the state", "change of state", "phase change", "loosen the bonds", "potential energy of the molecules", "latent heat", "melt", "break bonds", "melting the ice", "evaporate", "overcome the forces", "breaks the bonds",
                               "change the phase", "increases the potential energy", "bonds between the molecules")),
        Choice("others", false, ("raise the temperature", "increases the temperature", "kinetic energy of the molecules", "lost", "raises the temperature", "temperature", "increase the mass")),
    ),
    in_effects=False,
)  # fmt: skip
_GROWS = (
    "heated",
    "warmed",
    "heat is added",
    "warms",
    "hot day",
    "summer",
    "temperature rises",
    "temperature is raised",
)

SITUATIONS = (
    Situation("melts", (("ice", "solid", "substance", "wax", "metal"), ("melts", "melting", "is melting", "melting point", "while it melts"), ("temperature", "kinetic energy", "internal energy"), _ASKS), MELT_ICE, ("how much", "final temperature", "float*", "level", "added to water", "dropped into", "mixed", "why"), trends=_CHANGES_STATE),
    Situation("boils", (("water", "liquid", "alcohol"), ("boils", "boiling", "is boiling", "while it boils", "keeps boiling"), ("temperature", "kinetic energy", "internal energy"), _ASKS), BOIL_WATER, ("how much", "cools", "altitude", "mountain", "pressure cooker", "why", "boiling water is poured", "poured", "mixed"), trends=_CHANGES_STATE),
    Situation("heat_without_warming", (("melts", "melting", "boils", "boiling", "change of state", "changes state"), ("heat", "energy"), ("temperature",), ("constant", "not rise", "not change", "does not rise", "stays", "no change"), ("why", "what happens to heat", "what happens to energy", "used", "where does", "what becomes")), CHANGE, ("how much",), outcomes=(_ENERGY_STAYS,)),
    Situation("gas_heated_in_a_rigid_vessel", (_GAS, _RIGID, _HEATED, _ASKS), AT_V, (*_COOLED, *_ISO_P, *_ISO_T, "doubled", "by what factor"), trends=_gas(1, 0, 1)),
    Situation("gas_cooled_in_a_rigid_vessel", (_GAS, _RIGID, _COOLED, _ASKS), AT_V, (*_HEATED, *_ISO_P, *_ISO_T, "doubled", "by what factor"), trends=_gas(-1, 0, -1)),
    Situation("gas_squeezed_at_one_temperature", (_GAS, _SQUEEZED, _ISO_T, _ASKS), AT_T, (*_NO_HEAT, *_EXPANDS, "work"), trends=_gas(1, -1, 0)),
    Situation("gas_expands_at_one_temperature", (_GAS, _EXPANDS, _ISO_T, _ASKS), AT_T, (*_NO_HEAT, *_SQUEEZED, "work"), trends=_gas(-1, 1, 0)),
    Situation("gas_heated_at_one_pressure", (_GAS, _ISO_P, _HEATED, _ASKS), AT_P, (*_COOLED, *_ISO_T, "work"), trends=_gas(0, 1, 1)),
    Situation("gas_cooled_at_one_pressure", (_GAS, _ISO_P, _COOLED, _ASKS), AT_P, (*_HEATED, *_ISO_T, "work"), trends=_gas(0, -1, -1)),
    Situation("gas_squeezed_without_heat", (_GAS, _SQUEEZED, _NO_HEAT, _ASKS), ADIABAT, (*_EXPANDS, "slowly", "isothermal*"), trends=_gas(1, -1, 1)),
    Situation("gas_expands_without_heat", (_GAS, _EXPANDS, _NO_HEAT, _ASKS), ADIABAT, (*_SQUEEZED, "slowly", "isothermal*", "vacuum", "free expansion"), trends=_gas(-1, 1, -1)),
    Situation("way_of_the_heat", (("heat", "energy", "thermal energy"), ("contact", "touch*", "placed on", "placed together", "hot", "put together"), ("direction", "which way", "from which", "flows from", "flow from", "how does heat flow", "in which direction"), ("cold*", "cool*", "hot*", "warm*", "temperature*")), TWO_BODIES, ("how much", "engine", "refrigerator", *_EQUALLY_HOT), outcomes=(_FLOW,)),
    Situation("until_equilibrium", (("thermal equilibrium", "equilibrium", "stops flowing", "heat flow stop", "flow until", "net flow of heat stop", "heat flow cease"), ("two bodies", "two objects", "contact", "bodies", "objects", "blocks"), ("same", "what", "when", "until")), TWO_BODIES, ("final temperature", "how much", "calculate", "find"), outcomes=(_LEVEL,)),
    Situation("through_a_vacuum", (("sun", "vacuum", "space", "empty space"), ("heat", "energy"), _WAYS, ("reach*", "travel*", "transfer*", "get", "through")), WALL, ("thermos", "flask", "rod", "spoon"), outcomes=(_transfer("heat_through_a_vacuum", "radiation"),)),
    Situation("through_a_solid", (("rod", "spoon", "poker", "pan handle", "metal bar", "wall", "frying pan", "handle"), ("heat", "energy", "hot", "warm"), _WAYS), WALL, ("rate of", "how much", "sun", "fire across", "expand*", "longer", "layers"), outcomes=(_transfer("heat_through_a_solid", "conduction"),)),
    Situation("by_currents", (("warm air rises", "hot air rises", "rising warm air", "radiator warms", "heated from below", "boiling pot", "sea breeze", "hot water rises", "warm water rises", "circulat*", "currents"), ("heat", "energy", "warm*"), _WAYS), WALL, ("rate of", "how much", "electric"), outcomes=(_transfer("heat_by_currents", "convection"),)),
    Situation("plate_with_a_hole", (("hole", "ring", "nut", "washer"), _GROWS, ("plate", "metal", "ring", "sheet", "washer", "nut", "disc", "disk")), HOLE, ("cooled", "how much", "to what temperature"), trends=(Trend(("hole", "diameter of hole", "size of hole", "diameter", "inner diameter", "area of hole", "opening"), alpha * A_0), Trend(("mass",), 0), Trend(_DENSITY, -alpha * A_0))),
    Situation("rod_is_heated", (("rod", "rail*", "bridge", "wire", "metal bar", "power line*", "steel bar"), _GROWS, _ASKS), ROD, ("cooled", "how much", "conduct*", "bimetal*", "by what", "resistance", "period", "one end"), trends=(Trend(("length", "volume", "size"), alpha * L_0), Trend(("mass",), 0), Trend(_DENSITY, -alpha * L_0))),
)  # fmt: skip
