"""Regimes of the first law, of adiabatic changes, of engines and refrigerators."""

from __future__ import annotations

from wmw.core.family import Convention, Fact, Gt, Regime
from wmw.families.thermal import symbols as s

_ENERGY = (
    "internal energy",
    "first law",
    "work on",
    "work is done",
    "does work",
    "work done",
    "of work",
)
_ENGINE = (
    "heat engine",
    "engine",
    "reservoir",
    "reservoirs",
    "carnot",
    "per cycle",
    "each cycle",
    "power plant",
    "heat engines",
    "thermal efficiency",
    "cyclic engine",
)
_BEST = ("carnot", "maximum efficiency", "greatest efficiency", "ideal engine", "reversible engine", "reversible", "theoretical efficiency", "highest efficiency", "maximum possible efficiency",
         "maximum theoretical", "upper limit", "greatest possible efficiency", "highest possible efficiency", "best possible efficiency", "largest possible efficiency")  # fmt: skip
_OUT = (
    "gives off",
    "gives out",
    "is removed",
    "releases",
    "loses",
    "heat leaves",
    "rejected",
    "released",
    "heat flows out",
    "given off",
)
_IN = (
    "absorbs",
    "absorbed",
    "is added",
    "added",
    "supplied",
    "receives",
    "takes in",
    "takes up",
    "flows into",
    "flows in",
)
_PUMP = (
    "refrigerator",
    "heat pump",
    "air conditioner",
    "freezer",
    "coefficient of performance",
    "cooling machine",
    "fridge",
)
_NOT_PUMP = (
    "specific heat",
    "conductivity",
    "latent",
    "expansion coefficient",
    "melts",
    "kettle",
    "water heater",
)

ENGINES = (
    Regime(s.TAKES, "a gas takes up heat and does work", needs_cue=True,
           cues=_ENERGY,
           rules_out=(*_ENGINE[:3], *_PUMP, *_NOT_PUMP, "cycle", *_OUT)),
    Regime(s.GIVES, "a gas gives off heat", needs_cue=True,
           cues=_ENERGY,
           rules_out=(*_ENGINE[:3], *_PUMP, *_NOT_PUMP, "cycle", *_IN)),
    Regime(s.ADIABAT, "ideal gas that exchanges no heat", needs_cue=True, fixed={s.T_0: 273.15},
           cues=("adiabatic", "adiabatically", "no heat is exchanged", "without exchange of heat", "thermally insulated cylinder"),
           rules_out=(*_ENGINE[:3], *_PUMP, *_NOT_PUMP, "isothermal", "isothermally"), conditions=(Gt(s.gamma, 1),), assumptions=("ideal gas", "no exchange of heat")),
    Regime(s.ENGINE, "an engine between two reservoirs", cues=_ENGINE, needs_cue=True, rules_out=(*_PUMP, *_NOT_PUMP)),
    Regime(s.CARNOT, "a reversible engine between two reservoirs", cues=(*_ENGINE, *_BEST), needs_cue=True, rules_out=(*_PUMP, *_NOT_PUMP, "actual efficiency", "of the maximum"), conditions=(Gt(s.T_1, s.T_2),)),
    Regime(s.FRIDGE, "a refrigerator or a heat pump", cues=_PUMP, needs_cue=True, rules_out=_NOT_PUMP),
    Regime(s.CARNOT_FRIDGE, "a reversible refrigerator or heat pump", cues=(*_PUMP, *_BEST), needs_cue=True, rules_out=_NOT_PUMP, conditions=(Gt(s.T_1, s.T_2),)),
)  # fmt: skip

ENGINE_CONVENTIONS = (
    Convention("work on the gas, first law", {s.W: -1.0}, (s.TAKES, s.GIVES, s.AT_T, s.ADIABAT)),
    Convention("heat given off is negative, first law", {s.Q: -1.0}, (s.GIVES,)),
    Convention("work on the gas, heat given off is negative", {s.Q: -1.0, s.W: -1.0}, (s.GIVES,)),
)  # fmt: skip

_PARTS = ((2.0, ("twice", "double", "two times", "doubles")), (3.0, ("three times", "triple", "triples")), (4.0, ("four times", "quadruple", "quadruples")),
          (0.5, ("half", "one half", "half of", "halves")), (1 / 3, ("one third", "third", "one third of", "third of")), (0.25, ("one fourth", "quarter", "one quarter", "one fourth of", "quarter of", "fourth of")))  # fmt: skip


def _ratio_phrases(noun: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    owners = ("", "its ", "original ", "initial ", "its original ", "its initial ")
    return tuple(f"{part} {owner}{noun}" for part in parts for owner in owners)


ENGINE_FACTS = (
    *(Fact(_ratio_phrases("volume", parts), {s.r_V: ratio}, (s.AT_P, s.AT_T, s.ADIABAT, s.ANY)) for ratio, parts in _PARTS),
    *(Fact(_ratio_phrases("pressure", parts), {s.r_p: ratio}, (s.AT_V, s.AT_T, s.ADIABAT, s.ANY)) for ratio, parts in _PARTS),
)  # fmt: skip
