"""Regimes of wires, of a capacitor that is charged or discharged, of two batteries, of two loads in turn."""

from __future__ import annotations

from wmw.core.family import Fact, Gt, Ne, Regime
from wmw.families.circuit import symbols as s
from wmw.families.circuit.quantities_further import FALLING

_CAPS = ("capacitor", "capacitors", "capacitance")
_TIMED = ("time constant", "time constants", "RC circuit", "RC", "capacitor")
_FALLEN = ("bleeder", "bleeder resistor", "keeps its charge", "voltage has fallen", "voltage fallen", "capacitor fallen",
           "capacitor A fallen", "capacitor C fallen", "capacitor 1 fallen", "voltage across it fallen", *FALLING)  # fmt: skip
"""What tells that a capacitor loses the charge it has."""
_OF_WIRES = ("resistivity", "cross-sectional area", "cross-section", "cross section", "nichrome", "copper wire", "wire of length", "length of wire", "of wire", "long wire", "wire is",
             "diameter", "thickness", "thicker", "stretched", "wire has")  # fmt: skip
_BATTERIES = (
    "two batteries",
    "two cells",
    "opposition",
    "opposing",
    "second battery",
    "charger",
    "recharge",
    "recharged",
    "oppose",
    "oppose each other",
    "in opposition",
    "emfs",
    "batteries",
    "jump",
    "being charged",
    "used to charge",
    "charges a",
    "poles joined",
    "positive poles",
)

FURTHER_REGIMES = (
    Regime(s.WIRE, "a wire across an ideal battery", cues=_OF_WIRES, needs_cue=True, rules_out=(*_CAPS, "parallel", "temperature coefficient", "°C", "degrees Celsius", "switch", "bare wire", "short-circuit", "shorted"),
           assumptions=("uniform wire",)),
    Regime(s.HOT_WIRE, "a wire that warms", cues=("temperature coefficient", "°C", "temperature", "when hot"), needs_cue=True, rules_out=(*_CAPS, "parallel", "in series"), fixed={s.T_cold: 293.15}),
    Regime(s.CHARGING, "a capacitor is charged through a resistor", cues=("uncharged", "charging", "charged through", *_TIMED), needs_cue=True,
           rules_out=("discharge", "discharges", "discharged", "discharging", *_FALLEN, "parallel", "capacitors"), conditions=(Gt(s.tau, 0),), assumptions=("capacitor uncharged at first",)),
    Regime(s.DISCHARGING, "a capacitor is discharged through a resistor", cues=("discharge", "discharges", "discharged", "discharging", "bled off", "drained through", "bleeds", *_TIMED, "initially charged"), needs_cue=True,
           rules_out=("uncharged", "parallel", "capacitors"), conditions=(Gt(s.tau, 0),)),
    Regime(s.OPPOSED, "two batteries against each other", cues=(*_BATTERIES, "positive terminal to positive", "like terminals", "against each other", "opposite", "positive terminals", "back to back"), needs_cue=True,
           rules_out=(*_CAPS, "parallel", "aiding", "same direction", "in the same sense"), fixed={s.r: 0.0, s.r_2: 0.0}),
    Regime(s.AIDING, "two batteries that help each other", cues=(*_BATTERIES, "aiding", "same direction", "same sense"), needs_cue=True,
           rules_out=(*_CAPS, "parallel", "opposition", "opposing", "oppose", "opposed", "opposite", "charger", "recharge", "like terminals"), fixed={s.r: 0.0, s.r_2: 0.0}),
    Regime(s.TWO_READINGS, "a battery with first one load and then another", needs_cue=True,
           cues=("internal resistance", "is replaced by", "when connected to", "when it is connected", "and when", "when the current is", "falls to", "drops to"),
           rules_out=(*_CAPS, "in series", "parallel"), conditions=(Ne(s.I[1], s.I[2]), Gt(s.r, 0))),
)  # fmt: skip

FURTHER_FACTS = (
    *(Fact((f"{word} time constant{'s' if n > 1 else ''}",), {s.n_tau: float(n)}, s.RC) for n, word in ((1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five"))),
    Fact(("equal to the time constant", "t RC", "t tau", "a time equal to the time constant"), {s.n_tau: 1.0}, s.RC),
    Fact(("half of its final", "half its final", "half its initial", "half of its initial", "half the battery voltage", "half of its maximum", "half its original", "half of the initial", "half the initial"),
         {s.p_C: 0.5}, s.RC),
)  # fmt: skip
