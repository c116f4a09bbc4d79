"""Changes of state that no other regime has: steam that condenses in water, ice on its way to melting.

The steam gives off its latent heat, and what it becomes goes on cooling to the end temperature. Ice
that only comes to its melting point takes no latent heat at all.
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Gt, Law, Le, Quantity, Regime
from wmw.families.thermal import symbols as s

CONDENSES, COMES_TO_MELT = "steam_condenses_in_water", "ice_reaches_its_melting_point"

m_st = symbols("m_st", positive=True)
_SOURCE = "OpenStax University Physics 2, 1.5"
_STEAM = r"(?:steam|water vapou?r)\b"
_INTO_WATER = (
    rf"\b{_STEAM}[^?]*\b(?:condens\w+|passed|led|bubbled|blown|injected|added|mixed|let|introduced|sent)"
    r" (?:\w+ ){0,3}?(?:in|into|with|through|to) (?:\d[\d .]* ?\w+ of |cold |cool |lukewarm )"
    r"(?:cold |cool )?water\b"
)
_BEGINS = r"\b(?:(?:begin|begins|start|starts) (?:to melt|melting)|(?:to|reach|reaches) (?:its )?melting point)\b"

CHANGING_QUANTITIES = (
    Quantity(m_st, "m_st", "mass of the steam", "g", 1e-6, 1e9, aliases=("m_st", "m_steam", "steam_mass", "mass_of_steam", "m_vapor"),
             cues=("of steam", "steam", "steam at … condenses", "of water vapor", "of water vapour"),
             asked=("mass of steam", "how much steam", "what mass of steam", "how many grams of steam", "how many kilograms of steam")),
)  # fmt: skip

CHANGING_LAWS = (
    Law("steam-balance", Eq(m_st * (s.L_v + s.c_w * (s.T_100 - s.T_f)), s.m_w * s.c_w * (s.T_f - s.T_w)), "heat given off is heat taken up", (CONDENSES,), _SOURCE),
    Law("steam-condensing", Eq(s.Q_latent, m_st * s.L_v), "heat given off in condensing", (CONDENSES,), _SOURCE),
    Law("steam-cooling", Eq(s.Q_liquid, m_st * s.c_w * (s.T_100 - s.T_f)), "heat given off by what the steam becomes", (CONDENSES,), _SOURCE),
    Law("steam-gives-off", Eq(s.Q, s.Q_latent + s.Q_liquid), "both heats are given off", (CONDENSES,), _SOURCE),
    Law("steam-warms-water", Eq(s.Q, s.m_w * s.c_w * (s.T_f - s.T_w)), "heat taken up by the water", (CONDENSES,), _SOURCE),
    Law("steam-is-the-body", Eq(s.m, m_st), "the steam is meant", (CONDENSES,)),
    Law("steam-latent", Eq(s.L, s.L_v), "latent heat of vaporization", (CONDENSES,)),
    Law("steam-specific-heat", Eq(s.c, s.c_w), "the water is meant", (CONDENSES,)),
    Law("steam-water-at-first", Eq(s.T_1, s.T_w), "the water is meant", (CONDENSES,)),
    Law("steam-water-at-the-end", Eq(s.T_2, s.T_f), "the temperature at the end", (CONDENSES,)),
    Law("ice-below-melting", Eq(s.dT, s.T_0 - s.T_ice), "temperature change", (COMES_TO_MELT,), _SOURCE),
    Law("ice-to-melting", Eq(s.Q, s.m * s.c_ice * (s.T_0 - s.T_ice)), "heat up to the melting point", (COMES_TO_MELT,), _SOURCE),
    Law("ice-heater", Eq(s.Q, s.P * s.t), "heat is power times time", (COMES_TO_MELT,)),
    Law("ice-mass", Eq(s.m_ice, s.m), "there is one mass", (COMES_TO_MELT,)),
    Law("ice-specific-heat", Eq(s.c, s.c_ice), "the ice is meant", (COMES_TO_MELT,)),
    Law("ice-temperature-at-first", Eq(s.T_1, s.T_ice), "the ice is meant", (COMES_TO_MELT,)),
)  # fmt: skip

UNTIL_IT_MELTS = tuple(
    f"{until} {it} {begins}"
    for until in ("until", "before", "till", "when does", "when will")
    for it in ("it", "ice", "snow", "block", "cube")
    for begins in ("begins to melt", "starts to melt", "begins melting", "starts melting", "begin to melt", "start to melt", "reaches its melting point", "comes to its melting point", "reaches melting point")
)  # fmt: skip
"""What ends the heating of ice before any of it melts."""

CHANGING_REGIMES = (
    Regime(CONDENSES, "steam condenses in water", ("steam", "condenses", "condensed"), ("ice", "gas", "entropy", "calorimeter", "cup", "mug", "burn", "burns", "skin", "engine", "turbine", "boiler"), needs_cue=True,
           fixed={s.T_100: 373.15}, conditions=(Gt(s.T_f, s.T_w), Le(s.T_f, s.T_100)), assumptions=("no heat losses to the surroundings",), drawn=False, where=(_INTO_WATER,)),
    Regime(COMES_TO_MELT, "ice is warmed to its melting point", UNTIL_IT_MELTS, ("mixed", "dropped", "put into", "gas", "steam"), needs_cue=True,
           fixed={s.T_0: 273.15}, conditions=(Gt(s.T_0, s.T_ice),), assumptions=("no heat losses",), drawn=False, where=(rf"\b(?:ice|snow)\b.*{_BEGINS}",)),
)  # fmt: skip
