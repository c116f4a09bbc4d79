"""A gas of constant volume whose pressure is read on a gauge, against the air outside."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime
from wmw.families.thermal import symbols as s

GAUGED = "gas_constant_volume_on_a_gauge"
p_atm, pg_1, pg_2 = symbols("p_atm pg_1 pg_2", positive=True)

ON_A_GAUGE = r"\b(?:gauge pressure|overpressure|excess pressure)\b"
OFF_A_GAUGE = rf"\A(?!.*{ON_A_GAUGE})"
_GAUGE = ("gauge pressure", "overpressure", "excess pressure")
_THEN = ("new", "final", "later")

GAUGE_QUANTITIES = (
    Quantity(p_atm, "p_atm", "pressure of the air outside", "kPa", 1e-3, 1e7, aliases=("p_atmosphere", "P_atmosphere"), cues=("atmospheric pressure", "pressure of atmosphere", "air pressure outside", "outside pressure", "pressure outside", "atmosphere", "barometer")),
    Quantity(pg_1, "pg_1", "gauge pressure at first", "kPa", 1e-3, 1e7, aliases=("p_g1", "p_gauge_1", "P_gauge_1", "pg_1", "p_gauge_initial"), cues=(*_GAUGE, *(f"{gauge} of" for gauge in _GAUGE), "gauge shows", "gauge reads", "… gauge", "… on gauge"), asked=("gauge pressure before", "gauge pressure at first")),
    Quantity(pg_2, "pg_2", "gauge pressure afterwards", "kPa", 1e-3, 1e7, aliases=("p_g2", "p_gauge_2", "P_gauge_2", "pg_2", "p_gauge_final", "p_gauge_new"), asked=("what gauge pressure", "gauge pressure then", "gauge pressure now", "gauge pressure afterwards", "gauge show then", "gauge show now", "gauge read then", "gauge read now", "does gauge show", "does gauge read", "will gauge show", "will gauge read", "gauge pressure does", *(f"{new} {gauge}" for new in _THEN for gauge in _GAUGE), *_GAUGE), moment="after"),
)  # fmt: skip

_SOURCE = "OpenStax University Physics 1, 14.2"
GAUGE_LAWS = (
    Law("gauge-first", Eq(s.p_1, pg_1 + p_atm), "absolute pressure is gauge pressure and that of the air", (GAUGED,), _SOURCE),
    Law("gauge-afterwards", Eq(s.p_2, pg_2 + p_atm), "absolute pressure is gauge pressure and that of the air", (GAUGED,), _SOURCE),
    Law("gauge-pressure-law", Eq(s.p_1 / s.T_1, s.p_2 / s.T_2), "pressure goes with absolute temperature", (GAUGED,), "OpenStax University Physics 2, 2.1"),
    Law("gauge-one-volume", Eq(s.V_2, s.V_1), "the volume stays", (GAUGED,)),
)  # fmt: skip

GAUGE_REGIMES = (
    Regime(GAUGED, "a gas at constant volume, read on a gauge", ("gauge pressure", "gauge", "constant volume", "tyre", "tire", "tank", "cylinder", "steel", "rigid", "volume unchanged"), ("depth", "liquid", "piston", "water", "manometer"), needs_cue=True, conditions=(Gt(s.T_2, 0),), fixed={s.T_0: 273.15}, where=(ON_A_GAUGE,), drawn=False, assumptions=("ideal gas", "the volume stays")),
)  # fmt: skip
