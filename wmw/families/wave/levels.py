"""Intensity and sound level: quantities, laws and regimes.

Sources are sections of OpenStax University Physics 1. A level is a number of decibels. `I_s` and
`beta` are those of one source at the first distance, `I_s2` and `beta_2` those of what they are
compared with: several sources, another distance, another sound.
"""

from __future__ import annotations

from sympy import Abs, log, pi

from wmw.core.family import Eq, Fact, Grid, Gt, Law, Quantity, Regime
from wmw.families.wave.symbols import (
    FARTHER,
    FEWER,
    LEVEL,
    LEVELS,
    MANY,
    R_1,
    R_2,
    Delta_beta,
    I_ref,
    I_s,
    I_s2,
    N_s,
    P_s,
    beta,
    beta_2,
    f_I,
    r_I,
)

_SPREAD, _LEVELS = "UP1 17.3", "UP1 17.3"

_LEVEL_ASKED = (
    "level",
    "what level",
    "what is the level",
    "how loud in dB",
    "how loud in decibels",
)

LEVEL_QUANTITIES = (
    Quantity(P_s, "P", "power of the source", "W", 1e-6, 1e6, Grid(1, 50, 1), aliases=("source_power", "P_s", "P", "power", "P_source", "P_out", "acoustic_power", "sound_power"),
             cues=("power", "emits", "output", "sound power", "radiates", "of sound"), asked=("power of the source", "what power", "acoustic power", "power output", "sound power", "power does", "power is emitted")),
    Quantity(R_1, "r", "distance from the source", "m", 1e-2, 1e8, Grid(2, 40, 2), aliases=("source_distance", "R_1", "r_near", "distance_from_source"), cues=("at distance of", "away", "from source", "from", "at"), asked=()),
    Quantity(R_2, "r_2", "other distance from the source", "m", 1e-2, 1e8, Grid(2, 40, 2), aliases=("other_distance", "R_2", "r_far", "new_distance"),
             cues=("what is intensity … away", "what is sound intensity … away", "what is sound level … away", "what is intensity … from", "what is sound level … from", "find intensity … away", *(f"what {verb} it {at}" for verb in ("is", "would be", "will be") for at in ("at", "… from", "… away")), "at distance of", "away", "from source", "from", "at"), asked=("at what distance", "how far from the source", "what distance from", "distance must one go")),
    Quantity(I_ref, "I_0", "threshold of hearing", "W/m^2", 1e-13, 1e-11, aliases=("I_0", "I_ref", "threshold", "I_threshold", "reference_intensity"), choices=(1e-12,)),
    Quantity(I_s, "I", "intensity", "W/m^2", 1e-12, 1e3, Grid(0.001, 0.1, 0.001), aliases=("I_s", "intensity", "I", "sound_intensity", "I_1", "initial_intensity"), cues=("intensity", "intensity of"),
             asked=("intensity", "sound intensity", "what is the intensity", "intensity of the sound", "intensity of the wave")),
    Quantity(I_s2, "I_2", "other intensity", "W/m^2", 1e-12, 1e3, aliases=("I_s2", "I_2", "new_intensity", "I_total", "I_new", "I_N", "I_far", "total_intensity"), cues=("intensity rises to", "intensity falls to"),
             asked=("what is the intensity", "sound intensity", "intensity", "what is it at", "what would it be at", "what will it be at", "new intensity", "intensity then", "total intensity", "intensity at"), moment="after"),
    Quantity(beta, "β", "sound level", "dB", 0.001, 250, Grid(40, 100, 1), aliases=("beta", "sound_level", "beta_1", "L_p", "SL", "level", "L_I", "intensity_level", "level_1", "beta_one", "SIL", "L_dB"),
             cues=("sound level", "level of", "level", "each giving", "each gives", "each of", "each with", "each produces", "each producing", "sound intensity level", "intensity level", "sound level of"),
             asked=("sound level", "sound intensity level", "intensity level", "how many decibels", "level in decibels", "decibel level", "level in dB", "sound intensity level in decibels", *_LEVEL_ASKED)),
    Quantity(beta_2, "β_2", "other sound level", "dB", 0.001, 250, aliases=("beta_2", "new_level", "level_2", "beta_total", "L_total", "beta_new", "L_N", "beta_N", "new_sound_level", "L_10", "L_final", "L_tot", "level_total"),
             cues=("sound level", "level of", "level"), asked=("new sound level", "what is it at", "what would it be at", "what will it be at", "sound level", "level then", "combined sound level", "total sound level", "sound intensity level", "intensity level", "new level",
                    "sound level when", "level of the sound", "how many decibels", "level in decibels", "decibel level", "level in dB", "sound intensity level in decibels", *_LEVEL_ASKED), moment="after"),
    Quantity(Delta_beta, "Δβ", "difference of the sound levels", "dB", 0.001, 250, aliases=("Delta_beta", "level_difference", "level_change", "dbeta", "difference_dB"),
             cues=("level by", "sound by", "noise by", "rises by", "increases by", "increased by", "raised by", "drops by", "falls by", "decreases by", "reduced by", "louder by", "differ by", "higher by", "lower by", "increase of", "louder"), asked=("by how many decibels", "how many decibels higher", "difference in sound level", "change in sound level", "difference in level",
                    "difference of the levels", "increase in sound level", "how many dB", "by how many dB", "how many decibels louder", "difference in decibels", *(f"how many decibels {w}" for w in ("lower", "quieter", "softer", "less", "more"))), sign="any", moment="after"),
    Quantity(r_I, "I_2/I_1", "ratio of the intensities", "1", 1e-6, 1e9, aliases=("intensity_ratio", "ratio", "I_ratio", "r_I", "factor", "ratio_of_intensities"),
             cues=("factor of", "times as intense", "times more intense", "times intensity", "times as great", "times"), asked=("ratio of the intensities", "ratio of their intensities", "how many times more intense", "how many times as intense", "by what factor",
                    "intensity ratio", "how many times greater is the intensity", "how many times the intensity", "ratio of intensities", "how many times larger is intensity"), moment="after"),
    Quantity(f_I, "f_I", "fraction of the intensity that is left", "1", 1e-12, 1, aliases=("intensity_fraction", "fraction_left", "transmitted_fraction"),
             asked=("what fraction of the intensity", "what fraction of the sound intensity", "what fraction of the sound", "fraction of the intensity", "fraction of the sound intensity"), moment="after"),
    Quantity(N_s, "N", "number of sources", "1", 1, 1e6, Grid(2, 20, 1), aliases=("number_of_sources", "N_s", "N", "n_sources", "count", "n", "number", "num_machines", "num_sources"),
             cues=("equally loud", "equal", "similar", "machines", "sources", "identical", "speakers", "violins", "such"), asked=("how many machines", "how many sources", "how many such", "how many identical", "how many equal", "how many similar", "how many people", "how many singers", "how many voices", "how many violins", "how many engines", "how many speakers", "how many loudspeakers", "how many students")),
)  # fmt: skip

LEVEL_LAWS = (
    Law("spherical-spreading", Eq(I_s, P_s / (4 * pi * R_1**2)), "power spread over a sphere", LEVELS, _SPREAD),
    Law("level-of-intensity", Eq(beta, 10 * log(I_s / I_ref) / log(10)), "sound level", LEVELS, _LEVELS),
    Law("other-level", Eq(beta_2, 10 * log(I_s2 / I_ref) / log(10)), "sound level", LEVELS, _LEVELS),
    Law("level-difference", Eq(Delta_beta, beta_2 - beta), "difference of two levels", LEVELS, _LEVELS),
    Law("intensity-ratio", Eq(r_I, I_s2 / I_s), "ratio of two intensities", LEVELS, _LEVELS),
    Law("level-of-ratio", Eq(Delta_beta, 10 * log(r_I) / log(10)), "a ratio of intensities is a difference of levels", LEVELS, _LEVELS),
    Law("fraction-left", Eq(f_I, 10 ** (-Abs(Delta_beta) / 10)), "so many decibels less are a fraction of the intensity", LEVELS, _LEVELS),
    Law("intensities-add", Eq(r_I, N_s), "intensities of like sources add up", (MANY,), _LEVELS),
    Law("one-of-many", Eq(r_I, 1 / N_s), "one of several like sources has its share of the intensity", (FEWER,), _LEVELS),
    Law("inverse-square", Eq(r_I, R_1**2 / R_2**2), "intensity falls with the square of the distance", (FARTHER,), _SPREAD),
    Law("spreading-farther", Eq(I_s2, P_s / (4 * pi * R_2**2)), "power spread over a sphere", (FARTHER,), _SPREAD),
)  # fmt: skip

_WORDS = (
    "dB",
    "decibel",
    "decibels",
    "sound level",
    "intensity",
    "intensity level",
    "W/m²",
    "watts per square meter",
    "in all directions",
    "isotropic",
    "loudness",
    "uniformly in all directions",
)
_OTHERS = (
    "beats",
    "harmonic",
    "standing wave",
    "fundamental",
    "tension",
    "wavelength",
    "Doppler",
    "interference",
    "in phase",
    "out of phase",
)

_ONE_LEFT = ("only one", "just one", "one of them", "one alone", "alone", "single one", "each of them", "each one", "by itself",
             "would single", "does single", "of single", "one of these")  # fmt: skip
"""What tells of one of several, of which the level may be told or asked for."""
_NOUNS = ("level", "sound level", "intensity level", "sound intensity level", "noise level")
_ONE = ("one", "just one", "only one", "single", "each", "any one")
_ONE_ASKED = (
    *(f"{ask} {noun} of {one}" for ask in ("what is", "what was", "what would be", "what will be", "find", "calculate", "determine") for noun in _NOUNS for one in _ONE),
    *(f"what {noun} {verb} {one}" for verb in ("does", "would", "will") for noun in _NOUNS for one in _ONE),
    *(f"how many decibels {verb} {one}" for verb in ("does", "would", "will") for one in _ONE),
    *(f"{verb} {noun} {when} {one}" for verb in ("what is", "what would be", "what will be") for noun in (*_NOUNS, "it") for when in ("when", "if", "with") for one in _ONE[1:3]),
)  # fmt: skip
"""What asks for one of several that were told of."""
_ALL_TOLD = tuple(f"{word} {verb}" for word in ("together", "running", "jointly") for verb in ("produce", "give", "cause", "make", "create", "have", "reach", "generate"))  # fmt: skip
"""What tells of the level of several."""
_SOME_LEFT = ("only two", "only three", "only four", "only half", "half of", "switched off", "turned off", "shut off", "shut down", "removed", "stop", "fall silent",
              "remain", "remains", "joins in", "join in", "more such", "more of them", "added", "instead of two", "others", "twice distance", "times distance", "half distance", "distance is doubled", "farther away", "further away", "closer", "as far", "times as far", "half as far", "nearer")  # fmt: skip
"""What changes how many there are."""

LEVEL_REGIMES = (
    Regime(LEVEL, "intensity and level of a sound", cues=_WORDS, needs_cue=True, rules_out=(*_OTHERS, *_ONE_ASKED)),
    Regime(MANY, "several like sources of sound", cues=(*_WORDS, "identical machines"), needs_cue=True, rules_out=(*_OTHERS, *_ALL_TOLD, *_ONE_ASKED, *_ONE_LEFT, *_SOME_LEFT), conditions=(Gt(r_I, 1),),
           assumptions=("the intensities add up",)),
    Regime(FEWER, "one of several like sources", cues=_ONE_ASKED, needs_cue=True, rules_out=(*_OTHERS, *_SOME_LEFT), assumptions=("the intensities add up",)),
    Regime(FARTHER, "one source at two distances", cues=(*_WORDS, "twice the distance"), needs_cue=True, rules_out=(*_OTHERS, *_ONE_ASKED), assumptions=("sound spreads evenly in all directions",)),
)  # fmt: skip

_COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 8: "eight", 10: "ten", 20: "twenty", 100: "one hundred"}  # fmt: skip
_SOURCES = (
    "such",
    "equal",
    "similar",
    "equally loud",
    "identical",
    "machines",
    "speakers",
    "violins",
    "sources",
    "lathes",
    "students",
    "engines",
    "loudspeakers",
    "of them",
    "more such",
    "people",
    "trumpets",
    "such machines",
    "identical machines",
    "identical sources",
)

LEVEL_FACTS = tuple(
    Fact(tuple(f"{word} {thing}" for thing in _SOURCES), {N_s: float(n)}, (MANY, FEWER)) for n, word in _COUNTS.items()
)  # fmt: skip
