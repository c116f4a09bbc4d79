"""Polarized light, of which no questions are generated: Malus's law and Brewster's angle."""

from __future__ import annotations

from sympy import Rational, atan, cos, pi, symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime
from wmw.families.optics.symbols import theta_2

MALUS, UNPOLARIZED, BREWSTER, ONE_FILTER = (
    "polarized_through_a_filter",
    "unpolarized_through_filters",
    "polarizing_angle",
    "unpolarized_through_one_filter",
)
I_0, I_p, I_out, th_p, p_out, theta_B, n_a, n_r = symbols(
    "I_0 I_first I_out theta_axes p_out theta_B n_above n_reflecting", real=True
)
_MALUS = "OpenStax University Physics 3, 1.7"

LAWS = (
    Law("malus", Eq(I_out, I_0 * cos(th_p) ** 2), "Malus's law", (MALUS,), _MALUS),
    Law("half-passes", Eq(I_p, I_0 / 2), "a polarizer passes half of unpolarized light", (UNPOLARIZED,), _MALUS),
    Law("half-passes-one", Eq(I_out, I_0 / 2), "a polarizer passes half of unpolarized light", (ONE_FILTER,), _MALUS),
    Law("share-of-one", Eq(p_out, Rational(1, 2)), "a polarizer passes half of unpolarized light", (ONE_FILTER,), _MALUS),
    Law("malus-behind-first", Eq(I_out, I_p * cos(th_p) ** 2), "Malus's law", (UNPOLARIZED,), _MALUS),
    Law("share-that-passes", Eq(p_out, I_out / I_0), "share of the intensity that passes", (MALUS, UNPOLARIZED), _MALUS),
    Law("malus-share", Eq(p_out, cos(th_p) ** 2), "Malus's law", (MALUS,), _MALUS),
    Law("malus-share-of-unpolarized", Eq(p_out, cos(th_p) ** 2 / 2), "half of it passes the first, then Malus's law", (UNPOLARIZED,), _MALUS),
    Law("brewster", Eq(theta_B, atan(n_r / n_a)), "Brewster's law", (BREWSTER,), _MALUS),
    Law("brewster-refraction", Eq(theta_2, pi / 2 - theta_B), "the reflected and the refracted ray are perpendicular", (BREWSTER,), _MALUS),
)  # fmt: skip

_PASSES = (
    "transmitted",
    "emerges",
    "emerge",
    "passes",
    "gets through",
    "leaves",
    "emerging",
    "comes out",
    "passing",
)

QUANTITIES = (
    Quantity(I_0, "I_0", "intensity before the filters", "W/m^2", 1e-9, 1e9, aliases=("I_0", "I_in", "I_incident", "incident_intensity", "intensity_in", "I_i", "initial_intensity", "I_unpolarized"),
             cues=("intensity", "of intensity", "incident intensity", "unpolarized light of intensity", "intensity of"), asked=("incident intensity", "intensity of the incident", "original intensity")),
    Quantity(th_p, "θ", "angle between the axis and the light's plane, or between the axes", "deg", 0, 90, aliases=("theta_axes", "theta", "theta_p", "axis_angle", "polarizer_angle", "phi_axes", "angle_between_axes", "angle"),
             cues=("at", "angle of", "axes", "axis", "to each other", "to the first", "with the plane of polarization", "with respect to", "rotated", "makes", "at an angle of", "transmission axis", "inclined"),
             asked=("what angle", "at what angle", "angle between", "find the angle", "calculate the angle")),
    Quantity(I_p, "I_1", "intensity behind the first filter", "W/m^2", 0, 1e9, aliases=("I_first", "I_1", "intensity_after_first", "I_after_first"),
             cues=("after the first",), asked=("intensity after the first", "behind the first", "after passing through the first", "transmitted by the first", "leaves the first", "between the polarizers", "through the first"), moment="after"),
    Quantity(I_out, "I", "intensity that passes", "W/m^2", 0, 1e9, aliases=("I_out", "I_transmitted", "transmitted_intensity", "I_final", "I_2", "I_t", "I_f", "I"),
             cues=("transmitted intensity",), asked=("transmitted intensity", "intensity of the transmitted", "intensity of the light that", "intensity of light that", "intensity is transmitted", "intensity after", "final intensity", "what is the intensity", "intensity of the emerging",
                    "intensity transmitted", "intensity leaves", "intensity comes out", "intensity emerges", "what intensity", "find the intensity", "calculate the intensity", "intensity of the light"), moment="after"),
    Quantity(p_out, "I/I_0", "share of the intensity that passes", "1", 0, 1, aliases=("p_out", "fraction", "I_ratio", "fraction_transmitted", "transmission", "I_over_I0", "percent_transmitted"),
             cues=("of its intensity", "of the intensity", "of the light", "of the incident", "of the original"), asked=("what fraction", "what percentage", "what percent", "fraction of", *(f"how much of the light {x}" for x in _PASSES)), moment="after"),
    Quantity(n_r, "n_2", "refractive index of what reflects the light", "1", 1, 4, aliases=("n_reflecting", "n_2", "n", "index", "refractive_index"), cues=("n", "index", "refractive index", "index of refraction", "of index", "glass", "water", "of refractive index"),
             asked=("refractive index", "index of refraction")),
    Quantity(n_a, "n_1", "refractive index of what the light comes from", "1", 1, 4, aliases=("n_above", "n_1"), cues=("travelling in", "traveling in", "in air", "light in")),
    Quantity(theta_B, "θ_B", "polarizing angle", "deg", 0, 90, aliases=("theta_B", "brewster_angle", "polarizing_angle", "theta_p", "theta_b", "angle_of_polarization", "theta_Brewster", "polarization_angle", "theta_1", "theta_i", "i_p"),
             cues=("brewster's angle", "brewster angle", "polarizing angle", "polarising angle", "angle of incidence", "at", "incidence"),
             asked=("brewster's angle", "brewster angle", "polarizing angle", "polarising angle", "angle of incidence", "at what angle", "what angle", "polarization angle", "find the angle"), moment="after"),
)  # fmt: skip

_FILTERS = ("polarizer", "polarizers", "polariser", "polarisers", "polaroid", "polaroids", "polarizing filter", "polarising filter", "polarizing filters", "polarising filters", "polarizing sheet", "polarizing sheets", "polarized", "polarised", "analyzer", "analyser",
            "malus", "transmission axis", "transmission axes", "polaroid sheet", "polaroid sheets", "polarizing film", "filters")  # fmt: skip
_UNPOLARIZED = ("unpolarized", "unpolarised", "natural light")
_BREWSTER = ("brewster", "brewster's angle", "polarizing angle", "polarising angle", "completely polarized", "completely polarised", "fully polarized", "fully polarised", "totally polarized", "plane polarized", "plane-polarised", "reflected light polarized",
             "perfectly polarized", "100% polarized")  # fmt: skip
_THREE = (
    "three polarizers",
    "three polarisers",
    "third polarizer",
    "third polariser",
    "third",
    "three",
    "four",
    "sodium",
    "sugar",
)

_LOSSY = ("absorbs", "absorption", "not ideal", "imperfect", "losses", "partially polarized", "partly polarized")  # fmt: skip
"""Words of a filter that takes more than an ideal one, or of light that is polarized in part."""
REGIMES = (
    Regime(MALUS, "polarized light on a filter", cues=_FILTERS, needs_cue=True, drawn=False, rules_out=(*_UNPOLARIZED, *_THREE, *_LOSSY, "brewster", "reflected", "angle of incidence", "two polarizers", "two polarisers", "two polaroids", "two filters", "second polarizer"), assumptions=("ideal filters",)),
    Regime(UNPOLARIZED, "unpolarized light on one filter or two", cues=(*_FILTERS, *_UNPOLARIZED), needs_cue=True, drawn=False, rules_out=(*_THREE, *_LOSSY, "brewster", "reflected", "angle of incidence", "plane-polarized", "vertically polarized", "linearly polarized"), assumptions=("ideal filters",)),
    Regime(ONE_FILTER, "unpolarized light on one filter", cues=(*_FILTERS, *_UNPOLARIZED), needs_cue=True, drawn=False, rules_out=(*_THREE, "brewster", "reflected", *_LOSSY, "angle", "two", "second", "another", "polarizers", "polarisers", "polaroids", "filters", "sheets", "analyzer", "analyser", "axes"), assumptions=("an ideal filter",), where=(r"\bunpolari[sz]ed\b|\bnatural light\b",)),
    Regime(BREWSTER, "reflected light that is wholly polarized", cues=(*_BREWSTER, *_FILTERS), needs_cue=True, drawn=False, rules_out=("polarizer", "polarizers", "polariser", "polarisers", "filters", "intensity", "mirror", "lens"), fixed={n_a: 1.0}, conditions=(Gt(theta_B, 0),)),
)  # fmt: skip
