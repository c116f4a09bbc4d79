"""Laws of the buoyancy chapter, per way in which a body is in a liquid."""

from __future__ import annotations

from sympy import Max, Min

from wmw.core.family import Eq, Law
from wmw.families.buoyancy.parts import PERCENT_LAWS
from wmw.families.buoyancy.shapes import SHAPE_LAWS
from wmw.families.buoyancy.symbols import (
    CHANGED,
    COMPARED,
    CUBE,
    F_2,
    FREE,
    HANGS,
    LAYERS,
    LOADED,
    RAFTS,
    SG,
    SINKS,
    TIED,
    UNDER,
    V_2,
    W_L,
    A,
    F_b,
    F_low,
    F_up,
    N,
    SG_f,
    T,
    V,
    V_above,
    V_low,
    V_sub,
    V_up,
    W,
    W_app,
    W_app2,
    a_0,
    dh,
    f_2,
    f_2a,
    f_above,
    f_free,
    f_low,
    f_sub,
    f_up,
    g,
    h,
    h_0,
    h_2,
    h_2a,
    h_above,
    h_low,
    h_sub,
    h_up,
    m,
    m_app,
    m_d,
    m_L,
    m_max,
    q_F,
    rho_0,
    rho_2,
    rho_b,
    rho_f,
    rho_low,
    rho_up,
    s_c,
)

_ARCHIMEDES = "OpenStax University Physics 1, 14.4"
_COLLEGE = "OpenStax College Physics, 11.7"
_PRINCIPLE = "Archimedes' principle: the buoyant force is the weight of the displaced liquid"
_REST = "the vertical forces on the body cancel"
_PRISM = "volume: base area times height"
_DENSITY = "density: mass over volume"
_FLOATING = "a floating body displaces its own weight of liquid"

_BODY = (
    Law("density", Eq(rho_b, m / V), _DENSITY, (), "OpenStax University Physics 1, 14.1"),
    Law("weight", Eq(W, m * g), "weight"),
    Law("specific-gravity", Eq(rho_b, SG * rho_0), "specific gravity: density relative to water", (), _COLLEGE),
    Law("prism", Eq(V, A * h), _PRISM),
    Law("liquid-gravity", Eq(rho_f, SG_f * rho_0), "specific gravity: density relative to water", (), _COLLEGE),
    Law("cube", Eq(V, h**3), "volume of a cube", (CUBE,)),
    Law("cube-edge", Eq(s_c, h), "the edges of a cube are equal", (CUBE,)),
    Law("cube-base", Eq(A, h**2), "base of a cube", (CUBE,)),
)  # fmt: skip

_FLOATS = (
    Law("fraction-density", Eq(f_sub * rho_f, rho_b), "the submerged fraction is the ratio of the densities", FREE, _COLLEGE),
    Law("fraction-volume", Eq(f_sub, V_sub / V), "submerged fraction", (*FREE, LOADED), _COLLEGE),
    Law("fraction-above", Eq(f_above, 1 - f_sub), "the rest of the body is above the surface", (*FREE, LOADED)),
    Law("volume-above", Eq(V_above, V - V_sub), "the rest of the body is above the surface", (*FREE, LOADED)),
    Law("height-below", Eq(h_sub, f_sub * h), "depth of an upright prism", (*FREE, LOADED)),
    Law("height-density", Eq(h_sub * rho_f, h * rho_b), _FLOATING, FREE, _ARCHIMEDES),
    Law("volume-below", Eq(V_sub, A * h_sub), _PRISM, (*FREE, LOADED)),
    Law("height-above", Eq(h_above, h - h_sub), "the rest of the body is above the surface", (*FREE, LOADED)),
    Law("floating-mass", Eq(m, rho_f * V_sub), _FLOATING, FREE, _ARCHIMEDES),
    Law("floating-force", Eq(F_b, W), _REST, (*FREE, LAYERS), _ARCHIMEDES),
    Law("buoyant-part", Eq(F_b, rho_f * V_sub * g), _PRINCIPLE, (*FREE, LOADED), _ARCHIMEDES),
    Law("displaced-part", Eq(m_d, rho_f * V_sub), "mass of the displaced liquid", (*FREE, LOADED)),
    Law("displaced-weight", Eq(F_b, m_d * g), _PRINCIPLE, (*FREE, LOADED, *UNDER), _ARCHIMEDES),
)  # fmt: skip

_CHANGED = (
    Law("fractions", Eq(f_sub * rho_f, f_2 * rho_2), "the same weight of either liquid is displaced", (CHANGED,), _ARCHIMEDES),
    Law("second-fraction", Eq(f_2 * rho_2, rho_b), "the submerged fraction is the ratio of the densities", (CHANGED,), _COLLEGE),
    Law("second-volume", Eq(V_2, f_2 * V), "submerged fraction", (CHANGED,)),
    Law("volumes", Eq(V_sub * rho_f, V_2 * rho_2), "the same weight of either liquid is displaced", (CHANGED,), _ARCHIMEDES),
    Law("second-height", Eq(h_2, f_2 * h), "depth of an upright prism", (CHANGED,)),
    Law("heights", Eq(h_sub * rho_f, h_2 * rho_2), "the same weight of either liquid is displaced", (CHANGED,), _ARCHIMEDES),
    Law("second-mass", Eq(m, rho_2 * V_2), _FLOATING, (CHANGED,), _ARCHIMEDES),
    Law("second-floating", Eq(F_2, W), _REST, (CHANGED,), _ARCHIMEDES),
    Law("second-buoyant-part", Eq(F_2, rho_2 * V_2 * g), _PRINCIPLE, (CHANGED,), _ARCHIMEDES),
    Law("second-fraction-above", Eq(f_2a, 1 - f_2), "the rest of the body is above the surface", (CHANGED,)),
    Law("second-height-above", Eq(h_2a, h - h_2), "the rest of the body is above the surface", (CHANGED,)),
    Law("same-force", Eq(q_F, 1), "a floating body is carried by the same force in either liquid", (CHANGED,), _ARCHIMEDES),
    Law("settling", Eq(dh, h_2 - h_sub), "change of depth", (CHANGED,)),
)  # fmt: skip

_RATIO = (Law("forces", Eq(F_2, q_F * F_b), "ratio of the buoyant forces", (CHANGED, COMPARED)),)

_UNDER = (
    Law("buoyant-whole", Eq(F_b, rho_f * V * g), _PRINCIPLE, UNDER, _ARCHIMEDES),
    Law("displaced-whole", Eq(m_d, rho_f * V), "mass of the displaced liquid", UNDER),
    Law("hanging", Eq(T, W - F_b), _REST, (HANGS,), _ARCHIMEDES),
    Law("hanging-densities", Eq(T, (rho_b - rho_f) * V * g), _REST, (HANGS,)),
    Law("apparent-weight", Eq(W_app, W - F_b), "apparent weight: weight less buoyant force", (HANGS, SINKS, COMPARED), _COLLEGE),
    Law("apparent-tension", Eq(W_app, T), "a spring balance shows the tension", (HANGS,)),
    Law("apparent-mass", Eq(m_app, W_app / g), "reading of a scale in kilograms", (HANGS,), _COLLEGE),
    Law("apparent-mass-loss", Eq(m_app, m - m_d), "the scale reads less by the mass displaced", (HANGS,), _COLLEGE),
    Law("density-by-weighing", Eq(rho_b * (W - W_app), rho_f * W), "density from the loss of weight", (HANGS, SINKS, COMPARED), _COLLEGE),
    Law("volume-by-weighing", Eq(W - W_app, rho_f * V * g), "volume from the loss of weight", (HANGS, COMPARED), _COLLEGE),
    Law("held", Eq(T, F_b - W), _REST, (TIED,), _ARCHIMEDES),
    Law("held-densities", Eq(T, (rho_f - rho_b) * V * g), _REST, (TIED,)),
    Law("let-go", Eq(a_0, T / m), "Newton's second law as the string is cut", (HANGS, TIED)),
    Law("sinking", Eq(a_0, g * (1 - rho_f / rho_b)), "weight less buoyant force is mass times acceleration", (HANGS,), _ARCHIMEDES),
    Law("rising", Eq(a_0, g * (rho_f / rho_b - 1)), "buoyant force less weight is mass times acceleration", (TIED,), _ARCHIMEDES),
    Law("free-fraction", Eq(f_free * rho_f, rho_b), "the submerged fraction is the ratio of the densities", (TIED, *RAFTS), _COLLEGE),
    Law("lying", Eq(N, W - F_b), _REST, (SINKS,), _ARCHIMEDES),
    Law("lying-densities", Eq(N, (rho_b - rho_f) * V * g), _REST, (SINKS,)),
    Law("second-buoyant-whole", Eq(F_2, rho_2 * V * g), _PRINCIPLE, (COMPARED,), _ARCHIMEDES),
    Law("second-apparent", Eq(W_app2, W - F_2), "apparent weight: weight less buoyant force", (COMPARED,), _COLLEGE),
    Law("force-ratio", Eq(q_F * rho_f, rho_2), "equal volumes: buoyant forces are as the densities", (COMPARED,), _ARCHIMEDES),
    Law("two-weighings", Eq(rho_2 * (W - W_app), rho_f * (W - W_app2)), "losses of weight are as the densities", (COMPARED,), _COLLEGE),
)  # fmt: skip

_LAYERS = (
    Law("lower", Eq(rho_low, Max(rho_f, rho_2)), "the denser liquid is below", (LAYERS,)),
    Law("upper", Eq(rho_up, Min(rho_f, rho_2)), "the less dense liquid is above", (LAYERS,)),
    Law("part-in-lower", Eq(f_low * (rho_low - rho_up), rho_b - rho_up), "the liquids displaced weigh as much as the body", (LAYERS,), _ARCHIMEDES),
    Law("part-in-upper", Eq(f_up, 1 - f_low), "the rest is in the upper liquid", (LAYERS,)),
    Law("lower-volume", Eq(V_low, f_low * V), "part of the volume", (LAYERS,)),
    Law("upper-volume", Eq(V_up, f_up * V), "part of the volume", (LAYERS,)),
    Law("lower-height", Eq(h_low, f_low * h), "depth of an upright prism", (LAYERS,)),
    Law("upper-height", Eq(h_up, f_up * h), "depth of an upright prism", (LAYERS,)),
    Law("lower-force", Eq(F_low, rho_low * V_low * g), _PRINCIPLE, (LAYERS,), _ARCHIMEDES),
    Law("upper-force", Eq(F_up, rho_up * V_up * g), _PRINCIPLE, (LAYERS,), _ARCHIMEDES),
    Law("layers-mass", Eq(m, rho_low * V_low + rho_up * V_up), "the liquids displaced weigh as much as the body", (LAYERS,), _ARCHIMEDES),
    Law("layers-force", Eq(F_b, F_low + F_up), "both liquids buoy the body up", (LAYERS,), _ARCHIMEDES),
)  # fmt: skip

_RAFTS = (
    Law("greatest-load", Eq(m_max, (rho_f - rho_b) * V), "a raft carries until all of it is under", RAFTS, _ARCHIMEDES),
    Law("greatest-load-mass", Eq(m + m_max, rho_f * V), "a raft carries until all of it is under", RAFTS, _ARCHIMEDES),
    Law("load-weight", Eq(W_L, m_L * g), "weight", RAFTS),
    Law("loaded-mass", Eq(m + m_L, rho_f * V_sub), "raft and load displace their own weight of liquid", (LOADED,), _ARCHIMEDES),
    Law("loaded-force", Eq(F_b, W + W_L), _REST, (LOADED,), _ARCHIMEDES),
    Law("settling-by-load", Eq(m_L, rho_f * A * dh), "the load displaces its own weight of liquid", (LOADED,), _ARCHIMEDES),
    Law("unloaded-depth", Eq(h_0, f_free * h), "depth of an upright prism", (LOADED,)),
    Law("loaded-depth", Eq(h_sub, h_0 + dh), "the load makes the raft settle", (LOADED,)),
)  # fmt: skip

LAWS = (
    *_RATIO,
    *_BODY,
    *SHAPE_LAWS,
    *PERCENT_LAWS,
    *_FLOATS,
    *_CHANGED,
    *_UNDER,
    *_LAYERS,
    *_RAFTS,
)
