"""Where nothing changes: a transformer on a battery, a rod along the field, the flux of a loop.

No questions are generated of these. Sources are sections of OpenStax University Physics 2 (UP2).
"""

from __future__ import annotations

from sympy import cos, pi

from wmw.core.family import Eq, Law, Le, Regime
from wmw.families.em_induction.symbols import (
    B_0,
    A,
    D_loop,
    F_m,
    F_pull,
    I_ind,
    I_p,
    I_s,
    N_p,
    N_p_said,
    N_s,
    N_s_said,
    P,
    P_p,
    P_s,
    Phi_1,
    Phi_change,
    V_p,
    V_s,
    a_side,
    alpha,
    emf_ind,
    l_side,
    r_loop,
    theta_n,
    w_side,
)

DIRECT, ALONG = "transformer_on_direct_current", "rod_that_cuts_no_field_lines"
FACE_ON, OBLIQUE = "flux_of_a_loop", "flux_of_a_tilted_loop"
FLUXES = (FACE_ON, OBLIQUE)
"""Loops of which only the flux is spoken of."""

_STEADY = r"(?:batter(?:y|ies)|accumulator|dc|d c|(?:direct|steady|constant|unchanging)(?: direct)? (?:current|voltage))"
_FED = r"(?:connected|attached|hooked up|joined|wired|applied|put|placed|fed|supplied|powered|driven|carries|flows|run|operated|across|to|through)"
_CHANGING = r"\b(?:alternating|ac|a c|alternator|charg\w+|rectif\w+|invert\w+|switch\w*|opened|closed|interrupted|chopp\w+|puls\w+|instant|moment|varying|changing|replac\w+|just as|instead|decrease\w*|increase\w*|drops?|falls?|rises?)\b"
_ON_DIRECT = (
    rf"(?:\bprimary\b.*\b{_FED}\b(?: \w+){{0,5}}? {_STEADY}\b|\b{_STEADY}\b(?: \w+){{0,6}}? (?:{_FED}|to|across|in|on) (?:\w+ ){{0,3}}?(?:primary|input)\b"
    rf"|\btransformer\b(?: \w+){{0,9}}? {_FED}(?: \w+){{0,5}}? {_STEADY}\b)"
)
_BY_MISTAKE = (
    rf"\b(?:by mistake|mistakenly|by accident|accidentally|wrongly|in error|erroneously)\b.*{_ON_DIRECT}"
    rf"|{_ON_DIRECT}.*\b(?:by mistake|by accident|in error)\b"
)
"""A transformer for alternating current that stands on a battery now; what it is made for is told before."""
_JUST_THEN = r"\b(?:instant|moment|just as|while|opened|interrupted|chopp\w+|puls\w+|charg\w+|rectif\w+|invert\w+|(?<!after )(?<!after being )switch\w*)\b"
"""What speaks of the time in which the current still changes."""
NOT_ON_DIRECT = (
    rf"\A(?!.*(?:{_BY_MISTAKE}))(?:(?!.*\b{_STEADY}\b)|.*{_CHANGING})",
    rf"\A(?=.*(?:{_BY_MISTAKE})).*{_JUST_THEN}",
)
"""A question of a transformer that need not stand on a battery."""
_IN_LINE = (
    r"\b(?<!axis )(?<!plane )(?:parallel to|along)(?:(?: (?:uniform|magnetic|external|this|direction of|lines of)){0,3} field\b(?! component)"
    r"|(?: direction of)?(?: own)? (?:length|axis)\b)"
)
_ACROSS = r"\b(?:perpendicular\w*|right angles?|angle|component|components|normal|then|also|rotat\w+|turn\w*|spin\w*|magnet|axis parallel|vertical\w*|horizontal\w*)\b"
NOT_IN_LINE = (rf"\A(?!.*{_IN_LINE})|{_ACROSS}",)
"""A question of a rod that moves across the field, so far as is said."""
_ANGLED = ("angle", "normal", "tilted", "inclined", "oblique")
_AWRY = ("parallel", "along", "edge", "half")
_FLUX_ALONE = (
    r"\A(?=.*\bflux\b)(?!.*\b(?:emf|e m f|induc\w*|current|voltages?|volts?|v|mv|chang\w*|rises?|rising|falls?|falling|increas\w*|decreas\w*|grow\w*|drops?"
    r"|transformer|rate|per second|seconds?|s|ms|then|now|turned|rotat\w+|flipped|revers\w+|magnet|poles?|solenoid|through (?:one|single) turn|linkage|sphere|cube|hemisphere|becomes?|from zero|switched"
    r"|doubled|halved|tripled|twice|happens|electric|wire carrying)\b)",
)
"""Words of a flux, and none of what changes it."""

LAWS = (
    Law("power-taken-in-on-direct", Eq(P_p, V_p * I_p), "power taken in", (DIRECT,)),
    Law("no-secondary-voltage", Eq(V_s, 0), "a steady current makes a constant flux, which induces nothing", (DIRECT,), "UP2 15.6"),
    Law("no-secondary-current", Eq(I_s, 0), "without voltage no current", (DIRECT,), "UP2 15.6"),
    Law("no-secondary-power", Eq(P_s, 0), "without current no power", (DIRECT,), "UP2 15.6"),
    Law("turns-of-the-primary-on-direct", Eq(N_p, N_p_said / (2 * pi)), "each turn counts as one", (DIRECT,)),
    Law("turns-of-the-secondary-on-direct", Eq(N_s, N_s_said / (2 * pi)), "each turn counts as one", (DIRECT,)),
    Law("cuts-no-lines", Eq(emf_ind, 0), "a rod that moves along the field, or along itself, cuts no field lines", (ALONG,), "UP2 13.3"),
    Law("sweeps-no-flux", Eq(Phi_change, 0), "a rod that cuts no field lines sweeps over no flux", (ALONG,), "UP2 13.3"),
    Law("no-current-along", Eq(I_ind, 0), "without EMF no current", (ALONG,), "UP2 13.3"),
    Law("no-force-along", Eq(F_m, 0), "without current no force", (ALONG,), "UP2 13.3"),
    Law("no-pull-along", Eq(F_pull, 0), "without force no pull", (ALONG,), "UP2 13.3"),
    Law("no-power-along", Eq(P, 0), "without current no power", (ALONG,), "UP2 13.3"),
    Law("flux-alone", Eq(Phi_1, B_0 * A * cos(theta_n)), "flux through one turn", FLUXES, "UP2 13.1"),
    Law("angle-to-plane-alone", Eq(alpha, pi / 2 - theta_n), "the normal is perpendicular to the plane", FLUXES),
    Law("round-loop-alone", Eq(A, pi * r_loop**2), "area of a circle", FLUXES),
    Law("loop-diameter-alone", Eq(D_loop, 2 * r_loop), "diameter and radius", FLUXES),
    Law("rectangular-loop-alone", Eq(A, l_side * w_side), "area of a rectangle", FLUXES),
    Law("square-loop-alone", Eq(A, a_side**2), "area of a square", FLUXES),
)  # fmt: skip

REGIMES = (
    Regime(DIRECT, "a transformer on a steady direct current", cues=("transformer", "primary", "secondary"), needs_cue=True, drawn=False, where=(rf"\A(?=.*{_ON_DIRECT})(?!.*{_CHANGING})", rf"\A(?=.*(?:{_BY_MISTAKE}))(?!.*{_JUST_THEN})")),
    Regime(ALONG, "a rod that cuts no field lines", cues=("rod", "wire", "bar", "conductor"), needs_cue=True, drawn=False, where=(rf"\A(?=.*{_IN_LINE})(?!.*{_ACROSS})",)),
    Regime(FACE_ON, "a loop in a field at right angles to its plane", cues=("flux",), rules_out=(*_ANGLED, *_AWRY), needs_cue=True, drawn=False, fixed={theta_n: 0.0}, where=_FLUX_ALONE, assumptions=("the field is perpendicular to the plane of the loop",)),
    Regime(OBLIQUE, "a tilted loop in a field", cues=_ANGLED, rules_out=_AWRY, needs_cue=True, drawn=False, where=_FLUX_ALONE, conditions=(Le(alpha, pi / 2),)),
)  # fmt: skip
