"""Laws of fluids at rest and in motion. Sources are sections of OpenStax University Physics 1.

The last group passes a number that a question gives without a telling word on to the quantity it
means where there is but one of its kind ("the diameter" of a single pipe).
"""

from __future__ import annotations

from collections.abc import Iterator

from sympy import pi, sqrt

from wmw.core.family import Eq, Law
from wmw.families.fluid.by_ratio import RATIO_LAWS, k_A
from wmw.families.fluid.side_hole import HOLE_LAWS
from wmw.families.fluid.streams import BRANCHES, STREAM_LAWS
from wmw.families.fluid.surfaces import SURFACE_LAWS
from wmw.families.fluid.symbols import (
    A_1,
    A_2,
    BAROMETERS,
    COLUMN,
    D_1,
    D_2,
    DEEP,
    DEPTH,
    F_1,
    F_2,
    FLOWS,
    GASES,
    HATCH,
    LAYERS,
    LEVEL,
    LOW,
    M_F,
    MANOMETER,
    NARROWS,
    ONE,
    OUTFLOW,
    OUTLET,
    PIPES,
    PRESS,
    RISING,
    SOLID,
    TOTAL,
    TWO,
    U_TUBE,
    VESSELS,
    WALL,
    WIDENS,
    A,
    A_n,
    A_w,
    D,
    D_n,
    D_w,
    F_abs,
    F_air,
    F_at,
    F_net,
    H,
    Q,
    V,
    W,
    W_in,
    W_out,
    b,
    delta_p,
    dh,
    g,
    h,
    h_1,
    h_2,
    h_c,
    h_F,
    h_top,
    k_F,
    l_1,
    l_2,
    m,
    m_2,
    m_dot,
    p_1,
    p_2,
    p_12,
    p_abs,
    p_air,
    p_at,
    p_bottom,
    p_gauge,
    p_mean,
    p_n,
    p_top,
    p_w,
    r,
    r_1,
    r_2,
    rho,
    rho_1,
    rho_2,
    s_1,
    s_2,
    t,
    t_fall,
    v,
    v_1,
    v_2,
    v_n,
    v_w,
    w,
    x,
    y,
)
from wmw.families.fluid.viscous import VISCOUS_LAWS
from wmw.families.fluid.wind import WIND_LAWS

_SHAPES = (*DEEP, SOLID, OUTLET, OUTFLOW)
_PAIRS = (PRESS, *PIPES)

_REST = (
    Law("hydrostatic", Eq(p_gauge, rho * g * h), "pressure of a liquid at a depth", DEEP, "14.1"),
    Law("absolute", Eq(p_abs, p_air + p_gauge), "absolute pressure is gauge pressure plus that of the air", (*DEEP, *GASES), "14.2"),
    Law("force-of-liquid", Eq(F_net, p_gauge * A), "force is pressure times area", DEEP, "14.1"),
    Law("force-with-air", Eq(F_abs, p_abs * A), "force is pressure times area", DEEP, "14.1"),
    Law("force-of-air", Eq(F_air, p_air * A), "force is pressure times area", DEEP, "14.1"),
    Law("forces-add", Eq(F_abs, F_air + F_net), "the air presses on the liquid", DEEP),
    Law("pressure-meant-gauge", Eq(p_at, p_gauge), "the pressure of the liquid alone", (DEPTH, HATCH, LAYERS)),
    Law("pressure-meant-absolute", Eq(p_at, p_abs), "the whole pressure", (TOTAL, *GASES)),
    Law("force-meant-net", Eq(F_at, F_net), "the force of the liquid alone", (DEPTH, HATCH, WALL)),
    Law("force-meant-total", Eq(F_at, F_abs), "the force of liquid and air", (TOTAL,)),
    Law("pressure-difference", Eq(delta_p, rho * g * dh), "pressure grows by rho g per metre of depth", (*DEEP, *GASES, *LEVEL), "14.1"),
    Law("column-volume", Eq(V, A * h), "volume of a column", DEEP),
    Law("column-mass", Eq(m, rho * V), "density is mass per volume", (*DEEP, *FLOWS), "14.1"),
    Law("weight", Eq(W, m * g), "weight", (*DEEP, SOLID)),
    Law("column-weight", Eq(F_net, W), "the liquid above a horizontal surface weighs on it", DEEP, "14.1"),
    Law("pressure", Eq(p_at, F_at / A), "pressure is force per area", (SOLID,), "14.1"),
    Law("standing", Eq(F_at, W), "a body presses on level ground with its weight", (SOLID,)),
    Law("rectangle", Eq(A, l_1 * l_2), "area of a rectangle", (*DEEP, SOLID)),
    Law("circle", Eq(A, pi * D**2 / 4), "area of a circle", _SHAPES),
    Law("diameter", Eq(D, 2 * r), "diameter and radius", _SHAPES),
    # a vertical wall
    Law("lower-edge", Eq(h, h_top + b), "depth of the lower edge", (WALL,)),
    Law("mean-depth", Eq(h_c, (h_top + h) / 2), "mean depth of a rectangle", (WALL,)),
    Law("mean-depth-from-top", Eq(h_c, h_top + b / 2), "mean depth of a rectangle", (WALL,)),
    Law("upper-pressure", Eq(p_top, rho * g * h_top), "pressure of a liquid at a depth", (WALL,), "14.1"),
    Law("bottom-pressure", Eq(p_bottom, rho * g * h), "pressure of a liquid at a depth", (WALL,), "14.1"),
    Law("mean-pressure", Eq(p_mean, rho * g * h_c), "the pressure grows evenly, so its mean is that at the mean depth", (WALL,), "14.1"),
    Law("mean-of-pressures", Eq(p_mean, (p_top + p_bottom) / 2), "the pressure grows evenly with depth", (WALL,), "14.1"),
    Law("wall-area", Eq(A, w * b), "area of a rectangle", (WALL,)),
    Law("wall-force", Eq(F_net, p_mean * A), "force is mean pressure times area", (WALL,), "14.1"),
    Law("wall-force-integral", Eq(F_net, rho * g * w * (h**2 - h_top**2) / 2), "the pressure summed over the wall", (WALL,), "14.1"),
    Law("centre-of-pressure", Eq(h_F, h_c + b**2 / (12 * h_c)), "depth at which the resultant acts", (WALL,)),
    Law("wall-moment", Eq(M_F, F_net * (h - h_F)), "moment about the lower edge", (WALL,)),
    # manometers and barometers
    Law("manometer-above", Eq(p_gauge, rho * g * dh), "the level difference balances the gas pressure", (MANOMETER,), "14.2"),
    Law("manometer-below", Eq(p_gauge, -rho * g * dh), "the level difference balances the missing gas pressure", (LOW,), "14.2"),
    Law("barometer", Eq(p_at, rho * g * dh), "the air balances the column", BAROMETERS, "14.2"),
    Law("air-over-barometer", Eq(p_at, p_air), "the air balances the column", (COLUMN,), "14.2"),
    # two liquids
    Law("u-tube", Eq(rho_1 * h_1, rho_2 * h_2), "equal pressures at the height of the interface", (U_TUBE,), "14.2"),
    Law("u-tube-difference", Eq(dh, h_1 - h_2), "difference of the free surfaces", (U_TUBE,)),
    Law("u-tube-solved", Eq(h_1, dh * rho_2 / (rho_2 - rho_1)), "equal pressures at the height of the interface", (U_TUBE,)),
    Law("interface", Eq(p_12, rho_1 * g * h_1), "pressure under the upper liquid", TWO, "14.1"),
    Law("layers", Eq(p_gauge, rho_1 * g * h_1 + rho_2 * g * h_2), "the layers' pressures add", (LAYERS,), "14.1"),
    Law("lower-layer", Eq(p_gauge, p_12 + rho_2 * g * h_2), "pressure under the lower liquid", (LAYERS,), "14.1"),
    Law("layers-absolute", Eq(p_abs, p_air + p_gauge), "absolute pressure is gauge pressure plus that of the air", (LAYERS,), "14.2"),
    Law("layers-depth", Eq(h, h_1 + h_2), "whole depth", (LAYERS,)),
    # two vessels
    Law("first-vessel", Eq(p_1, rho * g * h_1), "the pressure depends on the depth, not on the shape", (VESSELS,), "14.1"),
    Law("second-vessel", Eq(p_2, rho * g * h_2), "the pressure depends on the depth, not on the shape", (VESSELS,), "14.1"),
)  # fmt: skip

_PRESS = (
    Law("pascal", Eq(F_1 / A_1, F_2 / A_2), "Pascal's principle", (PRESS,), "14.3"),
    Law("press-pressure", Eq(p_at, F_1 / A_1), "pressure is force per area", (PRESS,), "14.3"),
    Law("press-pressure-large", Eq(p_at, F_2 / A_2), "pressure is force per area", (PRESS,), "14.3"),
    Law("press-diameters", Eq(F_2, F_1 * D_2**2 / D_1**2), "the forces go with the squares of the diameters", (PRESS,), "14.3"),
    Law("press-radii", Eq(F_2, F_1 * r_2**2 / r_1**2), "the forces go with the squares of the radii", (PRESS,), "14.3"),
    Law("force-ratio", Eq(k_F, F_2 / F_1), "mechanical advantage", (PRESS,), "14.3"),
    Law("area-ratio", Eq(k_F, A_2 / A_1), "mechanical advantage", (PRESS,), "14.3"),
    Law("press-volume", Eq(s_1 * A_1, s_2 * A_2), "the liquid keeps its volume", (PRESS,), "14.3"),
    Law("press-strokes", Eq(s_1 * D_1**2, s_2 * D_2**2), "the liquid keeps its volume", (PRESS,), "14.3"),
    Law("pushed-volume", Eq(V, s_1 * A_1), "volume that is pushed over", (PRESS,)),
    Law("work-in", Eq(W_in, F_1 * s_1), "work", (PRESS,)),
    Law("work-out", Eq(W_out, F_2 * s_2), "work", (PRESS,)),
    Law("work-kept", Eq(W_in, W_out), "an ideal press keeps the work", (PRESS,), "14.3"),
    Law("load", Eq(F_2, m_2 * g), "weight of the load", (PRESS,)),
)  # fmt: skip

_FLOW = (
    Law("first-circle", Eq(A_1, pi * D_1**2 / 4), "area of a circle", (*_PAIRS, BRANCHES)),
    Law("second-circle", Eq(A_2, pi * D_2**2 / 4), "area of a circle", (*_PAIRS, BRANCHES)),
    Law("first-radius", Eq(D_1, 2 * r_1), "diameter and radius", (*_PAIRS, OUTLET, OUTFLOW, BRANCHES)),
    Law("second-radius", Eq(D_2, 2 * r_2), "diameter and radius", (*_PAIRS, OUTLET, OUTFLOW, BRANCHES)),
    Law("flow-rate", Eq(Q, A * v), "volume flow rate is area times speed", (OUTLET, OUTFLOW), "14.5"),
    Law("filling", Eq(V, Q * t), "volume is flow rate times time", FLOWS, "14.5"),
    Law("mass-flow", Eq(m_dot, rho * Q), "mass flow is density times volume flow", FLOWS, "14.5"),
    Law("flow-rate-first", Eq(Q, A_1 * v_1), "volume flow rate is area times speed", (*PIPES, BRANCHES), "14.5"),
    Law("flow-rate-second", Eq(Q, A_2 * v_2), "volume flow rate is area times speed", PIPES, "14.5"),
    Law("continuity", Eq(A_1 * v_1, A_2 * v_2), "continuity of an incompressible flow", PIPES, "14.5"),
    Law("continuity-diameters", Eq(v_1 * D_1**2, v_2 * D_2**2), "continuity of an incompressible flow", PIPES, "14.5"),
    Law("bernoulli", Eq(p_1 + rho * v_1**2 / 2, p_2 + rho * v_2**2 / 2), "Bernoulli's equation at one height", LEVEL, "14.6"),
    Law("bernoulli-rising", Eq(p_1 + rho * v_1**2 / 2, p_2 + rho * v_2**2 / 2 + rho * g * y), "Bernoulli's equation", (RISING,), "14.6"),
    Law("same-section-areas", Eq(A_1, k_A * A_2), "ratio of the areas", (RISING,)),
    Law("same-section-speeds", Eq(v_2, k_A * v_1), "continuity of an incompressible flow", (RISING,), "14.5"),
    Law("pressure-drop", Eq(delta_p, p_1 - p_2), "difference of the pressures", (NARROWS, RISING)),
    Law("pressure-gain", Eq(delta_p, p_2 - p_1), "difference of the pressures", (WIDENS,)),
    Law("bernoulli-drop", Eq(delta_p, rho * (v_2**2 - v_1**2) / 2), "Bernoulli's equation at one height", (NARROWS,), "14.6"),
    Law("bernoulli-gain", Eq(delta_p, rho * (v_1**2 - v_2**2) / 2), "Bernoulli's equation at one height", (WIDENS,), "14.6"),
    Law("bernoulli-drop-rising", Eq(delta_p, rho * (v_2**2 - v_1**2) / 2 + rho * g * y), "Bernoulli's equation", (RISING,), "14.6"),
    Law("venturi", Eq(v_1, sqrt(2 * delta_p / (rho * ((A_1 / A_2) ** 2 - 1)))), "Bernoulli's equation with continuity", (NARROWS,), "14.7"),
    Law("venturi-widening", Eq(v_2, sqrt(2 * delta_p / (rho * ((A_2 / A_1) ** 2 - 1)))), "Bernoulli's equation with continuity", (WIDENS,), "14.7"),
    Law("torricelli", Eq(v, sqrt(2 * g * h)), "Torricelli's theorem", (OUTFLOW,), "14.6"),
    Law("jet-fall", Eq(H, g * t_fall**2 / 2), "free fall", (OUTFLOW,)),
    Law("jet-range", Eq(x, v * t_fall), "uniform horizontal motion", (OUTFLOW,)),
    Law("jet-range-heights", Eq(x, 2 * sqrt(h * H)), "Torricelli's theorem with free fall", (OUTFLOW,)),
)  # fmt: skip

_MEANT = (
    Law("one-liquid", Eq(rho_1, rho), "there is one liquid", ONE),
    Law("one-liquid-2", Eq(rho_2, rho), "there is one liquid", ONE),
    Law("first-density", Eq(rho, rho_1), "the lighter liquid is meant", TWO),
    Law("one-pressure", Eq(p_1, p_at), "there is one pressure", (*DEEP, SOLID, *GASES, *BAROMETERS, LAYERS, PRESS)),
    Law("one-force", Eq(F_1, F_at), "there is one force", (*DEEP, SOLID, WALL)),
    Law("one-width", Eq(w, l_2), "the width of the face", (SOLID,)),
    Law("one-height", Eq(h, h_1), "the height that is named first", (VESSELS,)),
    Law("one-mass", Eq(m, m_2), "there is one mass", (PRESS,)),
    Law("one-rise", Eq(y, dh), "the rise of the pipe", (RISING,)),
    Law("one-area", Eq(A_1, A), "there is one area", (*DEEP, SOLID, WALL, OUTLET, OUTFLOW)),
    Law("one-opening", Eq(A_2, A), "there is one opening", (OUTLET, OUTFLOW)),
    Law("one-diameter", Eq(D_1, D), "there is one diameter", _SHAPES),
    Law("one-nozzle", Eq(D_2, D), "there is one opening", (OUTLET, OUTFLOW)),
    Law("one-speed", Eq(v_1, v), "there is one speed", (OUTLET, OUTFLOW)),
    Law("one-outlet-speed", Eq(v_2, v), "there is one speed", (OUTLET, OUTFLOW)),
)  # fmt: skip

_NUMBERED = (
    ("area", A_1, A_2),
    ("diameter", D_1, D_2),
    ("speed", v_1, v_2),
    ("pressure", p_1, p_2),
)
_WIDE = {"area": A_w, "diameter": D_w, "speed": v_w, "pressure": p_w}
_NARROW = {"area": A_n, "diameter": D_n, "speed": v_n, "pressure": p_n}


def _sections(regime: str, first: str, second: str) -> Iterator[Law]:
    """Yield which section of a pipe is the first one and which the second."""
    kinds = {"wide": _WIDE, "narrow": _NARROW}
    for name, one, two in _NUMBERED:
        yield Law(
            f"{first}-{name}-first",
            Eq(kinds[first][name], one),
            f"the {first} section comes first",
            (regime,),
        )
        yield Law(
            f"{second}-{name}-second",
            Eq(kinds[second][name], two),
            f"the {second} section comes second",
            (regime,),
        )


_ORDER = (*_sections(NARROWS, "wide", "narrow"), *_sections(WIDENS, "narrow", "wide"))

_FURTHER = (*VISCOUS_LAWS, *SURFACE_LAWS, *WIND_LAWS, *HOLE_LAWS, *RATIO_LAWS, *STREAM_LAWS)
LAWS = (*_REST, *_PRESS, *_FLOW, *_MEANT, *_ORDER, *_FURTHER)
