"""By how much each of two bodies changes its temperature until both have the same."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Law, Quantity
from wmw.families.thermal import symbols as s

dT_cold, dT_hot, dT_bath = symbols("dT_cold dT_hot dT_bath", real=True)

_LIQUIDS = ("water", "tea", "coffee", "milk", "oil", "soup", "juice", "liquid", "sample", "portion")
HOT_ONES = tuple(f"{warm} {liquid}" for warm in ("hot", "warm", "hotter", "warmer", "boiling", "heated") for liquid in _LIQUIDS)  # fmt: skip
COLD_ONES = tuple(f"{cool} {liquid}" for cool in ("cold", "cool", "colder", "cooler", "tap", "chilled") for liquid in _LIQUIDS)  # fmt: skip
"""The two samples that are mixed, by what they are told to be."""

_BY_HOW_MUCH = tuple(f"{much} {does}" for much in ("by how much", "by how many kelvins", "by how many degrees", "by how many degrees celsius", "how many degrees", "how many kelvins", "how much") for does in ("does", "will", "did", "has"))  # fmt: skip
_CHANGES = ("rise", "fall", "drop", "increase", "decrease", "change", "gain", "loss")


def _asked_of(bodies: tuple[str, ...], verbs: tuple[str, ...]) -> tuple[str, ...]:
    """Return how one asks by how much one of the two changes its temperature."""
    return tuple(
        phrase
        for body in bodies
        for phrase in (
            *(f"{much} temperature of {body}" for much in _BY_HOW_MUCH),
            *(f"{much} {body} {verb}" for much in _BY_HOW_MUCH for verb in verbs),
            *(f"temperature {change} of {body}" for change in _CHANGES),
            *(f"{change} in temperature of {body}" for change in _CHANGES),
            *(f"{change} of temperature of {body}" for change in _CHANGES),
        )
    )


_WARMS, _COOLS = ("warm", "get warmer", "heat", "rise"), ("cool", "get colder", "get cooler", "fall", "drop")  # fmt: skip

LEVELLING_QUANTITIES = (
    Quantity(dT_cold, "ΔT_cold", "rise of the colder sample", "K", 0.01, 3000, aliases=("Delta_T_cold", "dT_cold", "delta_T_cold", "DT_cold", "Delta_T_c"), asked=_asked_of(COLD_ONES, _WARMS), difference=True, sign="any", moment="after", body="second"),
    Quantity(dT_hot, "ΔT_hot", "fall of the warmer sample", "K", 0.01, 3000, aliases=("Delta_T_hot", "dT_hot", "delta_T_hot", "DT_hot", "Delta_T_h"), asked=_asked_of(HOT_ONES, _COOLS), difference=True, sign="any", moment="after", body="first"),
    Quantity(dT_bath, "ΔT_water", "rise of the water", "K", 0.01, 3000, aliases=("Delta_T_water", "dT_water", "delta_T_water", "DT_water", "Delta_T_w", "dT_w"), asked=_asked_of(("water", "cold water", "water bath", "bath"), (*_WARMS, *_COOLS)), difference=True, sign="any", moment="after", body="water"),
)  # fmt: skip

_SOURCE = "OpenStax University Physics 2, 1.4"
LEVELLING_LAWS = (
    Law("rise-of-the-colder", Eq(dT_cold, s.T_f - s.T_2), "temperature change", (s.MIX,), _SOURCE),
    Law("fall-of-the-warmer", Eq(dT_hot, s.T_1 - s.T_f), "temperature change", (s.MIX,), _SOURCE),
    Law("rise-of-the-water", Eq(dT_bath, s.T_f - s.T_2), "temperature change", (s.DROP, s.CUP), _SOURCE),
)  # fmt: skip
