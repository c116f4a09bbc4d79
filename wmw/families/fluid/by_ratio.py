"""Rigs told by a ratio or a comparison: half the diameter, thrice the air's pressure, a long wall."""

from __future__ import annotations

from sympy import Max, Min, pi, symbols

from wmw.core.family import Eq, Fact, Gt, Law, Lt, Quantity, Regime, Usual
from wmw.families.fluid.symbols import (
    A_1,
    A_2,
    D_1,
    D_2,
    A,
    F_at,
    F_net,
    Q,
    delta_p,
    g,
    h,
    l_1,
    p_1,
    p_2,
    p_abs,
    p_air,
    p_at,
    p_gauge,
    p_mean,
    p_n,
    p_w,
    r_1,
    r_2,
    rho,
    rho_1,
    v_1,
    v_2,
    v_n,
    v_w,
    w,
)

TIMES_AIR, TO_NARROW, TO_WIDE = (
    "depth_of_a_multiple_of_the_air_pressure",
    "pipe_narrows_by_a_ratio",
    "pipe_widens_by_a_ratio",
)
LONG_WALL, SHORT_WALL = "long_wall_of_a_tank", "short_wall_of_a_tank"
RATIOS, TANK_WALLS = (TO_NARROW, TO_WIDE), (LONG_WALL, SHORT_WALL)
k_p, k_D, k_A, b_wall = symbols("k_p k_D k_A b_wall", real=True)
_CONTINUITY, _BERNOULLI = "OpenStax University Physics 1, 14.5", "OpenStax University Physics 1, 14.6"  # fmt: skip

RATIO_QUANTITIES = (
    Quantity(k_p, "k", "how many times the pressure of the air", "1", 1.0, 1e4, aliases=("k_p", "p_ratio", "pressure_ratio"),
             cues=("times the atmospheric pressure", "times atmospheric pressure", "times the air pressure", "times that of the atmosphere", "times the pressure of the atmosphere", "times the pressure at the surface", "times the pressure of the air")),
    Quantity(k_D, "D_1/D_2", "ratio of the diameters", "1", 1e-3, 1e3, aliases=("diameter_ratio", "d_ratio", "k_D", "r_ratio", "radius_ratio")),
    Quantity(k_A, "A_1/A_2", "ratio of the areas", "1", 1e-6, 1e6, aliases=("area_ratio", "A_ratio", "k_A"), moment="after"),
    Quantity(b_wall, "b", "length of the wall that is asked about", "m", 1e-3, 1e4, aliases=("b_wall", "l_wall"), moment="after"),
)  # fmt: skip

RATIO_LAWS = (
    Law("multiple-of-the-air", Eq(p_abs, k_p * p_air), "the pressure is a multiple of that of the air", (TIMES_AIR,)),
    Law("multiple-absolute", Eq(p_abs, p_air + p_gauge), "absolute pressure is gauge pressure plus that of the air", (TIMES_AIR,), "14.2"),
    Law("multiple-hydrostatic", Eq(p_gauge, rho * g * h), "pressure of a liquid at a depth", (TIMES_AIR,), "14.1"),
    Law("multiple-meant", Eq(p_at, p_abs), "the whole pressure", (TIMES_AIR,)),
    Law("multiple-one-liquid", Eq(rho_1, rho), "there is one liquid", (TIMES_AIR, *RATIOS, *TANK_WALLS)),
    Law("ratio-diameters", Eq(D_1, k_D * D_2), "ratio of the diameters", RATIOS),
    Law("ratio-first-radius", Eq(D_1, 2 * r_1), "diameter and radius", RATIOS),
    Law("ratio-second-radius", Eq(D_2, 2 * r_2), "diameter and radius", RATIOS),
    Law("ratio-first-circle", Eq(A_1, pi * D_1**2 / 4), "area of a circle", RATIOS),
    Law("ratio-second-circle", Eq(A_2, pi * D_2**2 / 4), "area of a circle", RATIOS),
    Law("ratio-areas", Eq(k_A, k_D**2), "areas are as the squares of the diameters", RATIOS),
    Law("ratio-of-areas", Eq(A_1, k_A * A_2), "ratio of the areas", RATIOS),
    Law("ratio-continuity", Eq(v_2, k_A * v_1), "continuity of an incompressible flow", RATIOS, _CONTINUITY),
    Law("ratio-flow", Eq(Q, A_1 * v_1), "volume flow rate is area times speed", RATIOS, _CONTINUITY),
    Law("ratio-bernoulli", Eq(p_1 + rho * v_1**2 / 2, p_2 + rho * v_2**2 / 2), "Bernoulli's equation at one height", RATIOS, _BERNOULLI),
    Law("ratio-drop", Eq(delta_p, p_1 - p_2), "difference of the pressures", (TO_NARROW,)),
    Law("ratio-gain", Eq(delta_p, p_2 - p_1), "difference of the pressures", (TO_WIDE,)),
    Law("ratio-bernoulli-drop", Eq(delta_p, rho * (v_2**2 - v_1**2) / 2), "Bernoulli's equation at one height", (TO_NARROW,), _BERNOULLI),
    Law("ratio-bernoulli-gain", Eq(delta_p, rho * (v_1**2 - v_2**2) / 2), "Bernoulli's equation at one height", (TO_WIDE,), _BERNOULLI),
    *(Law(f"narrow-{a.name}", Eq(a, b), "the narrow section comes second", (TO_NARROW,)) for a, b in ((v_w, v_1), (v_n, v_2), (p_w, p_1), (p_n, p_2))),
    *(Law(f"wide-{a.name}", Eq(a, b), "the wide section comes second", (TO_WIDE,)) for a, b in ((v_w, v_2), (v_n, v_1), (p_w, p_2), (p_n, p_1))),
    Law("long-wall", Eq(b_wall, Max(l_1, w)), "the longer one of the two sides", (LONG_WALL,)),
    Law("short-wall", Eq(b_wall, Min(l_1, w)), "the shorter one of the two sides", (SHORT_WALL,)),
    Law("tank-wall-area", Eq(A, b_wall * h), "area of a rectangle", TANK_WALLS),
    Law("tank-wall-mean", Eq(p_mean, rho * g * h / 2), "the pressure grows evenly, so its mean is that at half the depth", TANK_WALLS, "14.1"),
    Law("tank-wall-force", Eq(F_net, p_mean * A), "force is mean pressure times area", TANK_WALLS, "14.1"),
    Law("tank-wall-force-meant", Eq(F_at, F_net), "the force of the liquid alone", TANK_WALLS),
)  # fmt: skip


def _parts(share: str) -> tuple[str, ...]:
    """Return how a share of the width of a pipe is told."""
    of = ("its", "of its", "the", "of the", "its original", "the original", "of its original", "of the original", "of its initial")  # fmt: skip
    return tuple(f"{share} {x} {width}" for x in of for width in ("diameter", "radius", "width"))


def _areas(share: str) -> tuple[str, ...]:
    of = ("its", "of its", "the", "of the", "its original", "the original", "of its original", "of the original")  # fmt: skip
    return tuple(f"{share} {x} {area}" for x in of for area in ("area", "cross-section", "cross-sectional area", "cross section"))  # fmt: skip


_LESS = {"half": 2.0, "one half": 2.0, "a third": 3.0, "one third": 3.0, "one-third": 3.0, "a quarter": 4.0, "one quarter": 4.0, "one-quarter": 4.0, "one fourth": 4.0}  # fmt: skip
_MORE = {"twice": 0.5, "double": 0.5, "three times": 1 / 3, "four times": 0.25}
_TIMES = {"twice": 2.0, "double": 2.0, "two times": 2.0, "three times": 3.0, "four times": 4.0, "five times": 5.0, "six times": 6.0, "ten times": 10.0}  # fmt: skip
_AIRS = ("the atmospheric pressure", "atmospheric pressure", "that of the atmosphere", "the air pressure", "the pressure of the atmosphere",
         "the pressure at the surface", "the pressure of the air", "that at the surface", "the value at the surface", "its value at the surface", *(f"as {large} as at the surface" for large in ("large", "great", "high", "much", "big")), "what it is at the surface", "the surface pressure")  # fmt: skip

MULTIPLES = ("times atmospheric pressure", "times air pressure", *(f"{share} {air}" for share in _TIMES for air in _AIRS))  # fmt: skip
"""What tells that a pressure is a multiple of that of the air."""

RATIO_FACTS = (
    *(Fact(_parts(share), {k_D: k}, RATIOS) for share, k in (_LESS | _MORE).items()),
    *(Fact(_areas(share), {k_A: k}, RATIOS) for share, k in (_LESS | _MORE).items()),
    *(
        Fact(tuple(f"{share} {air}" for air in _AIRS), {k_p: k}, (TIMES_AIR,))
        for share, k in _TIMES.items()
    ),
)

_ELSE = ("piston", "manometer", "tank", "hole", "torricelli", "nozzle of diameter", "viscosity", "viscous", "poiseuille", "laminar", "m higher", "above the first", "upper floor", "uphill", "two pipes", "branches")  # fmt: skip
_LONG = ("long", "longer", "large", "larger", "longest", "largest")
_SHORT = ("short", "shorter", "small", "smaller", "narrow", "shortest", "smallest")
_WALLS = ("wall", "walls", "side", "sides", "side wall", "side walls", "vertical wall", "vertical side", "glass wall", "face", "faces", "pane")  # fmt: skip

RATIO_REGIMES = (
    Regime(
        TIMES_AIR, "depth at which the pressure is a multiple of that of the air",
        MULTIPLES,
        ("gauge", "piston", "manometer", "flows", "pipe", "gas", "bubble", "balloon", "boyle"), needs_cue=True, drawn=False, assumptions=("the liquid is at rest",),
    ),
    Regime(
        TO_NARROW, "a level pipe narrows to a share of its width", tuple(x for share in _LESS for x in (*_parts(share), *_areas(share))), _ELSE,
        needs_cue=True, conditions=(Gt(k_D, 1),), drawn=False, assumptions=("steady flow", "the pipe is horizontal"),
    ),
    Regime(
        TO_WIDE, "a level pipe widens to a multiple of its width", tuple(x for share in _MORE for x in (*_parts(share), *_areas(share))), _ELSE,
        needs_cue=True, conditions=(Lt(k_D, 1),), drawn=False, assumptions=("steady flow", "the pipe is horizontal"),
    ),
    Regime(
        LONG_WALL, "the longer walls of a filled tank", tuple(f"{size} {wall}" for size in _LONG for wall in (*_WALLS, "front", "front pane", "glass front")),
        ("flows", "pipe", "piston", "hole", "layer", "bottom and", "gate", "dam"), needs_cue=True, drawn=False, assumptions=("the air presses on both sides",),
    ),
    Regime(
        SHORT_WALL, "the shorter walls of a filled tank", (*(f"{size} {wall}" for size in _SHORT for wall in _WALLS), "end wall", "end walls"),
        ("flows", "pipe", "piston", "hole", "layer", "bottom and", "gate", "dam"), needs_cue=True, drawn=False, assumptions=("the air presses on both sides",),
    ),
)  # fmt: skip


def ratio_usual(waters: tuple[str, ...], others: tuple[str, ...]) -> Usual:
    """Return that water has its usual density where the words tell of fresh water."""
    return Usual(waters, {rho: 1000.0}, (TIMES_AIR, *RATIOS, *TANK_WALLS), others)
