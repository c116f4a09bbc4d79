"""Topologies of a circuit, the words by which a question shows them, and words that fix values."""

from __future__ import annotations

from wmw.core.family import Convention, Fact, Gt, Regime
from wmw.families.circuit.regimes_further import FURTHER_FACTS, FURTHER_REGIMES
from wmw.families.circuit.symbols import (
    BRANCHED,
    BRANCHED_LAST,
    CAPACITOR,
    CAPS_PARALLEL_2,
    CAPS_PARALLEL_3,
    CAPS_SERIES_2,
    CAPS_SERIES_3,
    CLOSED,
    IDEAL,
    INSERTED,
    INTERNAL,
    INTERNAL_PARALLEL,
    INTERNAL_SERIES,
    MIXED,
    MIXED_LAST,
    NUMBERS,
    OPENED,
    OPENED_INTERNAL,
    PARALLEL_2,
    PARALLEL_3,
    SERIES_2,
    SERIES_3,
    SHORTED,
    SINGLE,
    I,
    I_bat,
    I_load,
    V,
    V_load,
    r,
)

_NEGLIGIBLE = (
    "negligible internal resistance", "internal resistance is negligible", "internal resistance can be neglected",
    "internal resistance may be neglected", "no internal resistance", "without internal resistance",
    "neglect the internal resistance", "neglect internal resistance", "ignore the internal resistance",
    "ignore internal resistance", "neglecting internal resistance", "ignoring internal resistance",
    "neglecting the internal resistance", "internal resistance is ignored", "internal resistance can be ignored",
    "ideal battery", "ideal source", "ideal voltage source", "ideal cell", "ideal supply", "zero internal resistance",
    "internal resistance of the battery is negligible", "internal resistance of the battery can be neglected",
    "internal resistance of the battery can be ignored", "battery is ideal", "resistanceless battery",
    "internal resistance is zero",
)  # fmt: skip
_REAL = (
    "not negligible", "cannot be neglected", "cannot be ignored", "must not be neglected", "may not be neglected", "is not ideal", "non-ideal battery",
    "nonideal battery", "real battery", "real cell", "real source", "considerable internal resistance", "internal resistance is considerable",
    "internal resistance of the battery is not", "internal resistance must be taken into account", "unknown internal resistance",
    "internal resistance is unknown", "internal resistance that is not",
)  # fmt: skip
_LOSSY = (
    "internal resistance r",
    "what is the internal resistance", "what is its internal resistance", "find the internal resistance",
    "find its internal resistance", "calculate the internal resistance", "determine the internal resistance",
    "calculate its internal resistance", "determine its internal resistance", "with internal resistance",
    "has an internal resistance", "with an internal resistance", "and internal resistance", "has internal resistance",
    "terminal voltage", "lost volts", "short-circuit current", "short-circuited", *_REAL,
)  # fmt: skip
_TWO_SOURCES = (
    "oppose",
    "oppose each other",
    "opposing",
    "in opposition",
    "two batteries",
    "both batteries",
)
_CAPS = ("capacitor", "capacitors", "capacitance", "capacitances")
_OFF_THE_SUPPLY = tuple(
    f"{taken} {supply}"
    for taken in ("taken off", "removed from", "disconnected from", "detached from", "cut off from")
    for supply in ("supply", "battery", "source", "it")
)
"""Words of a capacitor that keeps its charge, whatever it is joined to."""
_RESISTORS = ("resistor", "resistors", "lamp", "lamps", "bulb", "bulbs", "resistance", "switch")
_THIRD = ("three", "R_3", "R3", "third", "L_3", "L3", "lamp 3", "bulb 3", "resistor 3")
_SWITCHED = (
    "switch",
    "unscrewed",
    "burns out",
    "burned out",
    "is removed",
    "is disconnected",
    "is taken out",
)
_PAIR_PARALLEL = ("in series with the parallel", "in series with a parallel", "series with the parallel combination",
                  "R_2 and R_3 are connected in parallel, and R_1", "R_1 is connected in series with R_2 and R_3 in parallel",
                  "in series with two resistors in parallel", "R_1 is in series with the pair R_2 and R_3 in parallel",
                  "R_1 is followed by R_2 and R_3 in parallel",
                  "in series with R_2 and R_3, which are in parallel", "in series with pair of resistors", "in series with pair of parallel", "in series with parallel pair", "in series with two parallel resistors", "in series with two resistors that are parallel", "in series with two resistors parallel")  # fmt: skip
_PAIR_PARALLEL_LAST = ("in parallel are connected in series with", "this combination is in series with",
                       "parallel combination is in series with", "this combination is connected in series with",
                       "the combination is connected in series with", "the combination is in series with",
                       "parallel combination is connected in series with", "the parallel pair is in series with",
                       "R_3 is in series with R_1 and R_2 in parallel", "in parallel, followed by R_3", "this pair is in series with", "this pair in series with", "this pair is connected in series with", "the pair is in series with", "the pair in series with", "pair is connected in series with",
                       "their combination is in series with", "combination is placed in series with", "pair is placed in series with", "combination in series with", "in parallel with each other and in series with")  # fmt: skip
_PAIR_SERIES = ("in parallel with the series", "in parallel with a series", "parallel with the series combination",
                "R_1 is connected in parallel with R_2 and R_3 in series", "R_1 is in parallel with R_2 and R_3 in series",
                "the other branch holds R_2 and R_3 in series", "the second branch holds R_2 and R_3 in series",
                "in parallel with R_2 and R_3, which are in series", "in parallel with two resistors in series")  # fmt: skip
_PAIR_SERIES_LAST = ("in series are connected in parallel with", "series combination is in parallel with",
                     "series combination is connected in parallel with", "the series pair is in parallel with",
                     "R_3 is in parallel with R_1 and R_2 in series", "the pair in series is connected in parallel with",
                     "this series pair is connected in parallel with", "this pair is in parallel with", "this pair is connected in parallel with", "the pair is in parallel with", "pair is connected in parallel with",
                      "in series with each other and in parallel with", "this branch is in parallel with", "this branch is connected in parallel with")  # fmt: skip
_NESTED = (*_PAIR_PARALLEL, *_PAIR_PARALLEL_LAST, *_PAIR_SERIES, *_PAIR_SERIES_LAST)
_OPENS = ("is opened", "is then opened", "is now opened", "opens", "opening the switch", "unscrewed", "burns out",
          "burned out", "is removed", "is disconnected", "is taken out", "after switch S has been opened", "has been opened")  # fmt: skip
_BRIDGED = (
    "bypass",
    "bridges",
    "bridged",
    "short-circuits R_2",
    "shorts R_2",
    "short-circuited by",
    "across R_2 is opened",
)
_CLOSES = ("is closed", "is then closed", "is now closed", "has been closed", "closing the switch", "added in parallel",
           "resistor joined in parallel", "lamp joined in parallel", "bulb joined in parallel", "then joined in parallel", "second resistor is connected in parallel", "another resistor is connected in parallel")  # fmt: skip
_ADDS = (
    "added in series",
    "inserted in series",
    "another resistor is connected in series",
    "second resistor is connected in series",
)
_WIRES = tuple(f"{kind}{copper}{wire}" for kind in ("thick ", "bare ", "") for copper in ("", "copper ") for wire in ("wire", "wires"))  # fmt: skip
_LOADS = ("resistor", "lamp", "bulb", "load", "heater", "motor", "resistance")
_TO_A_LOAD = (
    *(f"{load} {by} {wire}" for load in _LOADS for by in ("by", "with", "through", "using") for wire in _WIRES),
    *(f"by {wire} to" for wire in _WIRES),
)  # fmt: skip
"""How wires only join a battery to something else, whatever they are like."""
_CONSTANT = ("resistances are constant", "wires and switches have no resistance")
_IDEAL_ASSUMED = ("ideal battery", "wires have no resistance")
_LOSSLESS = ("wires have no resistance",)
_FULL = ("ideal battery", "capacitors start uncharged", "capacitors are fully charged")

# The regime with the most cues in a question is the likeliest. Where the plainer of two topologies
# is meant unless something speaks for the other (two elements, an ideal battery), its cue counts
# twice: "in series" and "series".
REGIMES = (
    Regime(SINGLE, "one resistor across an ideal battery", cues=("a resistor", "a lamp", "the resistor", "the lamp", "bulb", "heater"),
           rules_out=(*_TWO_SOURCES, "series", "parallel", *_CAPS, *_LOSSY, *_THIRD, *_SWITCHED, *_ADDS, "short", "which one", "which of the two", "which bulb", "which lamp", "which resistor", "form potential divider", "form voltage divider"), assumptions=_IDEAL_ASSUMED),
    Regime(SERIES_2, "two resistors in series", cues=("in series", "series", "one after the other", "form potential divider", "form voltage divider"), needs_cue=True,
           rules_out=(*_TWO_SOURCES, "parallel", *_CAPS, *_LOSSY, *_THIRD, *_SWITCHED, *_ADDS, *_NESTED), assumptions=_IDEAL_ASSUMED),
    Regime(SERIES_3, "three resistors in series", cues=("in series", "series circuit", *_THIRD), needs_cue=True,
           rules_out=(*_TWO_SOURCES, "parallel", *_CAPS, *_LOSSY, *_SWITCHED, *_ADDS, *_NESTED), assumptions=_IDEAL_ASSUMED),
    Regime(PARALLEL_2, "two resistors in parallel", cues=("in parallel", "parallel", "branches run side by side", "branches side by side", "two branches side by side"), needs_cue=True,
           rules_out=("series", *_CAPS, *_LOSSY, *_THIRD, *_SWITCHED, *_CLOSES, *_NESTED), assumptions=_IDEAL_ASSUMED),
    Regime(PARALLEL_3, "three resistors in parallel", cues=("parallel", *_THIRD), needs_cue=True,
           rules_out=("series", *_CAPS, *_LOSSY, *_SWITCHED, *_CLOSES, *_NESTED), assumptions=_IDEAL_ASSUMED),
    Regime(MIXED, "R_1 in series with R_2 and R_3 in parallel", cues=_PAIR_PARALLEL, needs_cue=True,
           rules_out=(*_CAPS, *_LOSSY, *_SWITCHED, *_PAIR_SERIES, *_PAIR_PARALLEL_LAST, *_PAIR_SERIES_LAST), assumptions=_IDEAL_ASSUMED),
    Regime(MIXED_LAST, "R_1 and R_2 in parallel, in series with R_3", cues=_PAIR_PARALLEL_LAST, needs_cue=True,
           rules_out=(*_CAPS, *_LOSSY, *_SWITCHED, *_PAIR_SERIES, *_PAIR_PARALLEL, *_PAIR_SERIES_LAST), assumptions=_IDEAL_ASSUMED),
    Regime(BRANCHED, "R_1 in parallel with R_2 and R_3 in series", cues=_PAIR_SERIES, needs_cue=True,
           rules_out=(*_CAPS, *_LOSSY, *_SWITCHED, *_PAIR_PARALLEL, *_PAIR_PARALLEL_LAST, *_PAIR_SERIES_LAST), assumptions=_IDEAL_ASSUMED),
    Regime(BRANCHED_LAST, "R_1 and R_2 in series, in parallel with R_3", cues=_PAIR_SERIES_LAST, needs_cue=True,
           rules_out=(*_CAPS, *_LOSSY, *_SWITCHED, *_PAIR_SERIES, *_PAIR_PARALLEL, *_PAIR_PARALLEL_LAST), assumptions=_IDEAL_ASSUMED),
    Regime(SHORTED, "a battery short-circuited by a bare wire",
           cues=("short-circuit current", "short-circuit", "short-circuited", "shorted", "shorts", "shorting", "short circuits",
                 "connected by a wire", "joined by a wire", "connected by a thick", "joined by a thick", "bare wire", "thick wire", "thick copper wire",
                 "wire of negligible resistance", "wire of no resistance", "wire with negligible resistance"), needs_cue=True,
           rules_out=("in series", "parallel", *_CAPS, *_NEGLIGIBLE, *_THIRD, *_SWITCHED, *_TO_A_LOAD), conditions=(Gt(r, 0),),
           assumptions=_LOSSLESS),
    Regime(INTERNAL, "a battery with internal resistance and one load",
           cues=("internal resistance", "terminal voltage", "lost volts", "short-circuit current", *_REAL), needs_cue=True,
           rules_out=(*_TWO_SOURCES, "in series", "parallel", *_CAPS, *_NEGLIGIBLE, *_THIRD, *_SWITCHED), conditions=(Gt(r, 0),),
           assumptions=_LOSSLESS),
    Regime(INTERNAL_SERIES, "a battery with internal resistance and two resistors in series", cues=("in series",),
           needs_cue=True, rules_out=(*_TWO_SOURCES, "parallel", *_CAPS, *_NEGLIGIBLE, *_THIRD, *_SWITCHED), conditions=(Gt(r, 0),),
           assumptions=_LOSSLESS),
    Regime(INTERNAL_PARALLEL, "a battery with internal resistance and two resistors in parallel", cues=("parallel",),
           needs_cue=True, rules_out=("series", *_CAPS, *_NEGLIGIBLE, *_THIRD, *_SWITCHED, *_CLOSES), conditions=(Gt(r, 0),),
           assumptions=_LOSSLESS),
    Regime(OPENED, "the second of two parallel branches is opened", cues=(*_OPENS, "opened"), needs_cue=True,
           rules_out=(*_CAPS, *_LOSSY, *_THIRD, *_BRIDGED, *_ADDS), assumptions=("ideal battery", *_CONSTANT)),
    Regime(OPENED_INTERNAL, "the second of two parallel branches is opened; the battery has internal resistance", cues=_OPENS,
           needs_cue=True, rules_out=(*_CAPS, *_NEGLIGIBLE, *_THIRD, *_BRIDGED, *_ADDS), conditions=(Gt(r, 0),), assumptions=_CONSTANT),
    Regime(CLOSED, "a second resistor is joined in parallel", cues=_CLOSES, needs_cue=True,
           rules_out=(*_CAPS, *_LOSSY, *_THIRD, *_BRIDGED, *_ADDS, "is opened", "opens"), assumptions=("ideal battery", *_CONSTANT)),
    Regime(INSERTED, "a second resistor is inserted in series", cues=(*_BRIDGED, *_ADDS), needs_cue=True,
           rules_out=(*_CAPS, *_LOSSY, *_THIRD, "parallel", "is then closed", "is now closed"),
           assumptions=("ideal battery", *_CONSTANT)),
    Regime(CAPACITOR, "one capacitor", cues=("capacitor",), needs_cue=True,
           rules_out=("series", "parallel", *_RESISTORS, "capacitors", "plates", "dielectric"), assumptions=_FULL),
    Regime(CAPS_SERIES_2, "two capacitors in series", cues=("in series", "series"), needs_cue=True,
           rules_out=("parallel", *_RESISTORS, "three", "C_3", "C3", "third"), assumptions=_FULL),
    Regime(CAPS_SERIES_3, "three capacitors in series", cues=("in series", *_THIRD[:1], "C_3", "C3", "third"), needs_cue=True,
           rules_out=("parallel", *_RESISTORS), assumptions=_FULL),
    Regime(CAPS_PARALLEL_2, "two capacitors in parallel", cues=("in parallel", "parallel"), needs_cue=True,
           rules_out=("series", *_RESISTORS, *_OFF_THE_SUPPLY, "three", "C_3", "C3", "third", "parallel-plate", "parallel plate"), assumptions=_FULL),
    Regime(CAPS_PARALLEL_3, "three capacitors in parallel", cues=("parallel", *_THIRD[:1], "C_3", "C3", "third"), needs_cue=True,
           rules_out=("series", *_RESISTORS, *_OFF_THE_SUPPLY, "parallel-plate", "parallel plate"), assumptions=_FULL),
    *FURTHER_REGIMES,
)  # fmt: skip

FACTS = (Fact(_NEGLIGIBLE, {r: 0.0}, IDEAL), *FURTHER_FACTS)

CONVENTIONS = (
    Convention("current counted the other way round",
               {I_bat: -1.0, I_load: -1.0, **{I[i]: -1.0 for i in NUMBERS}}),
    Convention("voltage drops counted negative", {V_load: -1.0, **{V[i]: -1.0 for i in NUMBERS}}),
)  # fmt: skip
