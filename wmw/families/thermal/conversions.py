"""Water that freezes, entropy, motion and height that become heat, scales of temperature."""

from __future__ import annotations

from sympy import Rational, log, pi, symbols

from wmw.core.family import Eq, Fact, Ge, Gt, Law, Quantity, Regime
from wmw.families.thermal import symbols as s

FREEZES, MELTS_S, BOILS_S, AT_ONE_T, WARMS_S = (
    "water_freezes", "entropy_of_melting", "entropy_of_boiling", "entropy_at_one_temperature", "entropy_of_warming")  # fmt: skip
IMPACT, FALLS, SCALES = "motion_becomes_heat", "height_becomes_heat", "scales_of_temperature"
CHANGING = (MELTS_S, BOILS_S)
ENTROPIES = (*CHANGING, AT_ONE_T, WARMS_S)
MECHANICAL = (IMPACT, FALLS)

dS, v_b, h_f, g, T_out, E_m = symbols("dS v_b h_f g T_scale E_m", real=True)
l_a, l_b, r_b, D_b = symbols("l_a l_b r_b D_b", positive=True)
_ENTROPY = "OpenStax University Physics 2, 4.6"

CONVERSION_QUANTITIES = (
    Quantity(dS, "ΔS", "change of entropy", "J/K", 0.0, 1e9, aliases=("dS", "delta_S", "Delta_S", "entropy_change", "deltaS", "change_in_entropy"),
             asked=("change in entropy", "entropy change", "change of entropy", "by how much does the entropy", "increase in entropy", "entropy increase", "increase of entropy", "by how much does its entropy", "entropy of the"), sign="any", moment="after"),
    Quantity(v_b, "v", "speed of what is stopped", "m/s", 1e-3, 1e5, aliases=("v", "v_b", "speed", "velocity", "v_bullet", "v_0"), cues=("moving at", "speed", "velocity", "at", "travelling at", "traveling at"), asked=("speed", "how fast", "velocity"), body="body"),
    Quantity(h_f, "h", "height of the fall", "m", 1e-3, 1e5, aliases=("h", "height", "H", "fall_height", "drop"), cues=("high", "height", "falls", "from a height of", "drops", "fall of", "through", "m high", "… fall", "… high fall", "… waterfall", "… drop"), asked=("from what height", "how high", "height"), body="body", sort="height"),
    Quantity(g, "g", "acceleration of free fall", "m/s^2", 1, 30, aliases=("g", "gravity"), cues=("g", "gravity"), choices=(9.8, 9.81, 10.0)),
    Quantity(l_a, "a", "one side of the wall", "m", 1e-4, 1e4, aliases=("wall_width",), cues=("by", "wide", "width", "wide and"), body="wall"),
    Quantity(l_b, "b", "other side of the wall", "m", 1e-4, 1e4, aliases=("wall_height",), cues=("by", "high", "tall", "height"), body="wall"),
    Quantity(r_b, "r", "radius of the ball that radiates", "m", 1e-6, 1e10, aliases=("r_ball", "R_star", "r_sphere", "sphere_radius"), cues=("sphere of radius", "ball of radius", "sphere has radius", "sphere with radius", "star of radius", "radius of the sun", "radius of the sphere", "spherical body of radius"), asked=("radius of the sphere", "radius of the star"), body="body", sort="breadth"),
    Quantity(D_b, "D", "diameter of the ball that radiates", "m", 1e-6, 1e10, aliases=("D_ball", "D_sphere"), cues=("sphere of diameter", "ball of diameter", "diameter of the sphere"), body="body", sort="breadth"),
    Quantity(E_m, "E", "mechanical energy before", "J", 1e-9, 1e12, aliases=("E_m", "KE", "E_k", "E_kin", "PE", "E_p", "E_pot", "kinetic_energy", "potential_energy"), asked=("kinetic energy", "potential energy"), moment="after"),
    Quantity(T_out, "T", "temperature on the other scale", "°C", -273.15, 1e7, aliases=("T_C", "T_F", "T_K", "T_celsius", "T_kelvin", "T_fahrenheit"),
             asked=("convert", "in kelvin", "in kelvins", "in degrees celsius", "in degrees fahrenheit", "in celsius", "in fahrenheit", "on the kelvin scale", "on the celsius scale", "on the fahrenheit scale", "to kelvin", "to degrees celsius", "express"), sign="any", moment="after"),
)  # fmt: skip

CONVERSION_LAWS = (
    Law("freeze-cooling", Eq(s.Q_liquid, s.m * s.c_w * (s.T_1 - s.T_0)), "heat given off down to the freezing point", (FREEZES,), "1.5"),
    Law("freeze", Eq(s.Q_latent, s.m * s.L_f), "heat given off in freezing", (FREEZES,), "1.5"),
    Law("freeze-ice", Eq(s.Q_rise, s.m * s.c_ice * (s.T_0 - s.T_ice)), "heat given off below the freezing point", (FREEZES,), "1.5"),
    Law("freeze-all", Eq(s.Q, s.Q_liquid + s.Q_latent + s.Q_rise), "all three heats are given off", (FREEZES,), "1.5"),
    Law("freeze-time", Eq(s.Q, s.P * s.t), "heat is power times time", (FREEZES,)),
    Law("freeze-one-mass", Eq(s.m_w, s.m), "there is one mass", (FREEZES,)),
    Law("freeze-mass-of-ice", Eq(s.m_ice, s.m), "there is one mass", (FREEZES,)),
    Law("freeze-water-at-first", Eq(s.T_w, s.T_1), "the temperature at first", (FREEZES,)),
    Law("freeze-latent", Eq(s.L, s.L_f), "latent heat of fusion", (FREEZES, MELTS_S)),
    Law("freeze-specific-heat", Eq(s.c, s.c_w), "the water is meant", (FREEZES,)),
    Law("entropy-of-melting", Eq(dS, s.m * s.L_f / s.T_0), "heat by absolute temperature", (MELTS_S,), _ENTROPY),
    Law("entropy-of-boiling", Eq(dS, s.m * s.L_v / s.T_100), "heat by absolute temperature", (BOILS_S,), _ENTROPY),
    Law("entropy-melted", Eq(s.Q, s.m * s.L_f), "heat of melting", (MELTS_S,), "1.5"),
    Law("entropy-boiled", Eq(s.Q, s.m * s.L_v), "heat of vaporization", (BOILS_S,), "1.5"),
    Law("entropy-boiling-latent", Eq(s.L, s.L_v), "latent heat of vaporization", (BOILS_S,)),
    Law("entropy-ice-temperature", Eq(s.T_ice, s.T_0), "ice melts at its melting point", (MELTS_S,)),
    Law("entropy-boiling-temperature", Eq(s.T_1, s.T_100), "water boils at its boiling point", (BOILS_S,)),
    Law("entropy-mass-of-ice", Eq(s.m_ice, s.m), "there is one mass", (MELTS_S,)),
    Law("entropy-mass-of-water", Eq(s.m_w, s.m), "there is one mass", (BOILS_S, WARMS_S)),
    Law("entropy-at-one-temperature", Eq(dS, s.Q / s.T_1), "heat by absolute temperature", (AT_ONE_T,), _ENTROPY),
    Law("entropy-of-warming", Eq(dS, s.m * s.c * log(s.T_2 / s.T_1)), "heat by absolute temperature, summed up", (WARMS_S,), _ENTROPY),
    Law("motion", Eq(E_m, s.m * v_b**2 / 2), "kinetic energy", (IMPACT,)),
    Law("height", Eq(E_m, s.m * g * h_f), "potential energy", (FALLS,)),
    Law("share-in-heat", Eq(s.Q, s.eta * E_m), "the share of the energy that warms the body", MECHANICAL, "1.4"),
    Law("mechanical-heat", Eq(s.Q, s.m * s.c * s.dT), "heat is mass times specific heat times temperature change", MECHANICAL, "1.4"),
    Law("motion-warms", Eq(s.dT, s.eta * v_b**2 / (2 * s.c)), "kinetic energy becomes heat; the mass cancels", (IMPACT,), "1.4"),
    Law("height-warms", Eq(s.dT, s.eta * g * h_f / s.c), "potential energy becomes heat; the mass cancels", (FALLS,), "1.4"),
    Law("mechanical-end", Eq(s.T_2, s.T_1 + s.dT), "temperature change", MECHANICAL),
    Law("wall-sides", Eq(s.A, l_a * l_b), "area of a rectangle", s.CONDUCTING),
    Law("radiating-ball", Eq(s.A, 4 * pi * r_b**2), "surface of a ball", (s.RADIATES,)),
    Law("radiating-diameter", Eq(D_b, 2 * r_b), "a diameter is two radii", (s.RADIATES,)),
    Law("one-scale", Eq(T_out, s.T_1), "a temperature is the same on every scale", (SCALES,)),
    Law("other-scale", Eq(s.T_2, s.T_1), "a temperature is the same on every scale", (SCALES,)),
)  # fmt: skip

_FREEZING = (
    "freeze",
    "freezes",
    "freezing",
    "frozen",
    "into ice",
    "ice cubes from",
    "to make ice",
    "becomes ice",
    "turn into ice",
    "turns into ice",
    "make ice",
    "to ice",
)
_ENTROPIC = ("entropy", "change in entropy", "entropy change", "increase in entropy")
_NOT_WARM = (
    "melts",
    "melt",
    "melting",
    "boils",
    "boiled",
    "boiling",
    "freezes",
    "vaporize",
    "vaporized",
    "evaporates",
    "condenses",
    "evaporated",
)
_BECOME = (
    "internal energy",
    "goes into heating",
    "goes into warming",
    "converted into heat",
    "converted to heat",
    "becomes heat",
    "turned into heat",
    "thermal energy",
    "into heat",
    "converted into thermal",
    "converted to internal",
    "heating the",
    "absorbed by the",
    *(f"energy {warms}" for warms in ("heats", "warms", "goes to heat", "is used to heat")),
)

CONVERSION_REGIMES = (
    Regime(FREEZES, "water is cooled and freezes", _FREEZING, ("gas", "mixed", "poured", "dropped", "steam", "refrigerator", "freezer has", "coefficient of performance", "entropy", "melt", "melts", "into water", "to water"), needs_cue=True,
           fixed={s.T_0: 273.15, s.T_ice: 273.15}, conditions=(Ge(s.T_1, s.T_0),), drawn=False),
    Regime(MELTS_S, "ice melts: its change of entropy", _ENTROPIC, ("boils", "boiling", "steam", "vaporization", "isothermal", "isothermally", "expands", "engine", "freezes", "lead", "gold", "copper", "aluminium", "aluminum", "warmed", "heated", "surroundings", "total", "universe"),
           needs_cue=True, fixed={s.T_0: 273.15}, drawn=False),
    Regime(BOILS_S, "water boils: its change of entropy", _ENTROPIC, ("ice", "melts", "fusion", "isothermal", "isothermally", "expands", "engine", "condenses", "warmed", "heated from", "nitrogen", "mercury", "surroundings", "total", "universe"), needs_cue=True, fixed={s.T_100: 373.15}, drawn=False),
    Regime(AT_ONE_T, "heat flows at one temperature: change of entropy", _ENTROPIC, ("ice", "melts", "boils", "steam", "heated from", "warmed from", "cooled from", "cools from", "mixed", "hot body", "cold body", "universe", "total", "leaves", "given off", "gives off", "loses", "removed", "lost", "to a reservoir", "cold reservoir"), needs_cue=True, drawn=False),
    Regime(WARMS_S, "a body is warmed: its change of entropy", _ENTROPIC, (*_NOT_WARM, "gas", "mixed", "universe", "total", "ice", "steam"), needs_cue=True, drawn=False),
    Regime(IMPACT, "a moving body is stopped and gets warmer", (*_BECOME, "kinetic energy"), ("melts", "melt", "melted", "gas", "height", "falls", "drops", "third", "quarter", "fourth", "brake", "brakes", "engine", "remaining", "emerges", "passes through", "molecule", "molecules", "water falls", "times"), needs_cue=True,
           fixed={s.eta: 1.0}, conditions=(Gt(s.dT, 0),), drawn=False, assumptions=("nothing else takes up energy",)),
    Regime(FALLS, "a falling body gets warmer", (*_BECOME, "waterfall", "potential energy"), ("melts", "melt", "melted", "gas", "third", "quarter", "fourth", "engine", "joule apparatus", "paddle", "times", "weights", "speed", "bounces", "rebounds", "turbine", "power"), needs_cue=True,
           fixed={s.eta: 1.0}, conditions=(Gt(s.dT, 0),), drawn=False, assumptions=("nothing else takes up energy",)),
    Regime(SCALES, "a temperature on another scale", ("convert", "in kelvin", "in kelvins", "kelvin scale", "fahrenheit", "fahrenheit scale", "to kelvin", "to celsius", "express", "celsius scale"),
           ("gas", "heat", "heated", "specific heat", "length", "volume", "pressure", "by how much", "change", "difference", "interval", "numerically", "rise", "rises", "equal", "same reading"), needs_cue=True, drawn=False),
)  # fmt: skip

_HALF = tuple(
    f"half {of} {noun}"
    for of in ("of its", "its", "of the", "the")
    for noun in ("kinetic energy", "potential energy", "energy", "mechanical energy")
)
_MOLES = (
    ("one mole", 1.0),
    ("a mole", 1.0),
    ("two moles", 2.0),
    ("three moles", 3.0),
    ("four moles", 4.0),
    ("five moles", 5.0),
    ("half a mole", 0.5),
)
CONVERSION_FACTS = (
    Fact(_HALF, {s.eta: float(Rational(1, 2))}, MECHANICAL),
    *(Fact((words,), {s.n: amount}, s.GAS) for words, amount in _MOLES),
    Fact(("to boiling", "to its boiling point", "to the boiling point", "until it boils", "begins to boil", "starts to boil", "to the boil", "bring it to boil", "bring to boil", "before it boils", "bring it to the boil"), {s.T_2: 373.15}, (s.WATER, s.LOSSY)),
)  # fmt: skip
