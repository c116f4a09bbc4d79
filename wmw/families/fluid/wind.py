"""Moving air: wind over a roof, the lift of a wing, the speed that a Pitot tube shows."""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Eq, Law, Quantity, Regime
from wmw.families.fluid.symbols import (
    A_1,
    PITOT,
    ROOF,
    WING,
    A,
    F_at,
    F_net,
    delta_p,
    l_1,
    l_2,
    p_1,
    p_gauge,
    rho,
    v,
    v_1,
    v_bot,
    v_top,
)

_BERNOULLI = "OpenStax University Physics 1, 14.6"
_SURFACES = (ROOF, WING)

WIND_QUANTITIES = (
    Quantity(
        v_top, "v_top", "speed of the air over the wing", "m/s", 0.01, 1000,
        aliases=("v_top", "v_upper", "v_above", "v_over", "speed_top", "speed_above"),
        cues=("over the top", "over the upper", "upper surface", "top surface", "above the wing", "over the wing", "upper side", "across the top", "past the upper", "past the top", "on the upper", "at the upper"),
        asked=tuple(f"{what} {where}" for what in ("speed of the air", "speed of air", "air speed", "speed", "how fast does the air move", "how fast must the air move") for where in ("over the top", "over the upper", "above the wing", "over the wing", "at the upper", "across the top", "past the upper")), body="liquid",
    ),
    Quantity(
        v_bot, "v_bot", "speed of the air under the wing", "m/s", 0.01, 1000,
        aliases=("v_bot", "v_bottom", "v_lower", "v_below", "v_under", "speed_bottom", "speed_below"),
        cues=("underneath", "underside", "along its underside", "along the underside", "at the underside", "beneath", "lower surface", "bottom surface", "under the wing", "below the wing", "lower side", "past the lower", "past the bottom", "past the underside", "along the lower", "under it", "below it", "on the lower", "at the lower"),
        asked=tuple(f"{what} {where}" for what in ("speed of the air", "speed of air", "air speed", "speed") for where in ("under the wing", "below the wing", "at the lower", "past the lower", "under")), body="liquid",
    ),
)  # fmt: skip

WIND_LAWS = (
    Law("wind-suction", Eq(delta_p, rho * v**2 / 2), "Bernoulli's equation between still and moving air", (ROOF,), _BERNOULLI),
    Law("wing-pressures", Eq(delta_p, rho * (v_top**2 - v_bot**2) / 2), "Bernoulli's equation between both sides", (WING,), _BERNOULLI),
    Law("lift", Eq(F_at, delta_p * A), "force is pressure difference times area", _SURFACES, "14.1"),
    Law("lift-is-net", Eq(F_net, F_at), "there is one force", _SURFACES),
    Law("roof-sides", Eq(A, l_1 * l_2), "area of a rectangle", _SURFACES),
    Law("pitot", Eq(v, sqrt(2 * delta_p / rho)), "Bernoulli's equation up to where the air stands still", (PITOT,), _BERNOULLI),
    Law("wind-one-speed", Eq(v_1, v), "there is one speed", (ROOF, PITOT)),
    Law("wind-one-area", Eq(A_1, A), "there is one area", _SURFACES),
    Law("wind-one-pressure", Eq(p_1, delta_p), "there is one pressure", (PITOT,)),
    Law("dynamic-pressure", Eq(p_gauge, delta_p), "what is over the static pressure", (PITOT,)),
)  # fmt: skip

_LIQUID = ("water", "manometer", "pipe", "hose", "depth", "tank", "mercury")

WIND_REGIMES = (
    Regime(
        ROOF, "wind over a roof or past a window, with still air behind", ("roof", "wind", "storm", "hurricane", "gale", "window", "tent", "gust", "blows over", "blows across", "blows past"),
        (*_LIQUID, "wing", "wings", "below it moves", "below it flows", "m s below it", "under it moves", "perpendicular", "head on", "comes to rest", "stops", "stopped", "turbine"), needs_cue=True, drawn=False, assumptions=("the air on the other side is at rest",),
    ),
    Regime(
        WING, "air over and under a wing", ("wing", "wings", "airfoil", "aerofoil", "airplane", "aircraft", "plane"),
        (*_LIQUID, "pitot", "stagnation", "roof", "climbs", "banked", "turn"), needs_cue=True, drawn=False,
    ),
    Regime(
        PITOT, "a Pitot tube in a stream of air", ("pitot", "pitot tube", "stagnation", "prandtl tube", "dynamic pressure", "stagnation pressure"),
        ("manometer", "mercury", "height difference", "rises", "alcohol", "roof", "wing area"), needs_cue=True, drawn=False,
    ),
)  # fmt: skip
