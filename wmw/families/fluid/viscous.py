"""Viscous liquids: flow through a narrow pipe, and a ball that sinks through one steadily."""

from __future__ import annotations

from sympy import Abs, pi

from wmw.core.family import Eq, Law, Quantity, Regime
from wmw.families.fluid.symbols import (
    D_1,
    FALLING,
    VISCOUS,
    D,
    F_d,
    L_p,
    Q,
    Re,
    delta_p,
    eta,
    g,
    p_1,
    r,
    r_1,
    rho,
    rho_2,
    v,
    v_1,
    w,
)

# The two densities of a ball and a liquid come in any order: the drag is along their difference.
_VISCOSITY = "OpenStax University Physics 1, 14.7"
_STOKES = "OpenStax College Physics, 12.6"

VISCOUS_QUANTITIES = (
    Quantity(
        eta, "η", "viscosity of the liquid", "Pa*s", 1e-6, 1e4,
        aliases=("viscosity", "eta", "dynamic_viscosity", "mu_visc", "eta_oil", "eta_water"),
        cues=("viscosity", "viscosity of", "coefficient of viscosity", "dynamic viscosity", "η", "eta"), asked=("viscosity", "coefficient of viscosity"), body="liquid",
    ),
    Quantity(
        L_p, "L", "length of the pipe", "m", 1e-4, 1e7,
        aliases=("pipe_length", "tube_length", "L_pipe", "L_tube", "L_p"),
        cues=("long", "length", "of length", "in length"), asked=("length of the pipe", "length of the tube", "how long is the pipe", "how long is the tube"), body="pipe",
    ),
    Quantity(
        Re, "Re", "Reynolds number", "1", 1e-9, 1e9, aliases=("Re", "reynolds_number", "N_R", "Reynolds"),
        cues=("reynolds number",), asked=("reynolds number",), moment="after",
    ),
    Quantity(
        F_d, "F_d", "drag of the viscous liquid on the ball", "N", 1e-20, 1e6,
        aliases=("F_d", "drag_force", "viscous_force", "F_drag", "F_v", "stokes_force", "drag"),
        cues=("drag", "viscous force"), asked=("drag force", "viscous force", "viscous drag", "drag on", "resistive force", "retarding force"), moment="after", body="solid",
    ),
)  # fmt: skip

VISCOUS_LAWS = (
    Law("poiseuille", Eq(Q, pi * delta_p * r**4 / (8 * eta * L_p)), "Poiseuille's law", (VISCOUS,), _VISCOSITY),
    Law("viscous-diameter", Eq(D, 2 * r), "diameter and radius", (VISCOUS, FALLING)),
    Law("reynolds", Eq(Re, rho * v * D / eta), "Reynolds number", (VISCOUS,), _VISCOSITY),
    Law("stokes-drag", Eq(F_d, 6 * pi * eta * r * v), "Stokes' law", (FALLING,), _STOKES),
    Law("terminal-speed", Eq(v, 2 * Abs(rho - rho_2) * g * r**2 / (9 * eta)), "drag and buoyant force balance the weight", (FALLING,), _STOKES),
    Law("viscous-one-radius", Eq(r_1, r), "there is one radius", (VISCOUS, FALLING)),
    Law("viscous-one-diameter", Eq(D_1, D), "there is one diameter", (VISCOUS, FALLING)),
    Law("viscous-one-speed", Eq(v_1, v), "there is one speed", (VISCOUS,)),
    Law("viscous-one-pressure", Eq(p_1, delta_p), "there is one pressure", (VISCOUS,)),
    Law("viscous-one-length", Eq(w, L_p), "there is one length", (VISCOUS,)),
)  # fmt: skip

VISCOUS_WORDS = (
    "viscosity",
    "viscous",
    "poiseuille",
    "poiseuille s",
    "reynolds",
    "reynolds number",
)
_FALLS = (
    "falls through",
    "falls in",
    "falling through",
    "falling in",
    "sinks through",
    "sinks in",
    "drops through",
    "terminal speed",
    "terminal velocity",
    "stokes",
    "settles",
)

VISCOUS_REGIMES = (
    Regime(
        VISCOUS, "laminar flow of a viscous liquid through a pipe", (*VISCOUS_WORDS, "laminar", "artery", "capillary", "needle", "hypodermic"),
        (*_FALLS, "plate", "plates", "surface tension", "in series", "in parallel", "two pipes", "two tubes", "second pipe", "second tube", "narrows", "widens", "constriction", "rises vertically", "vertical"),
        needs_cue=True, drawn=False, assumptions=("the flow is laminar",),
    ),
    Regime(
        FALLING, "a ball sinks through a viscous liquid at its terminal speed", _FALLS,
        ("pipe", "tube", "hose", "two balls", "parachute", "skydiver", "parachutist", "rises", "bubble", "electric", "charge", "charged", "drag coefficient", "quadratic", "v²"),
        needs_cue=True, drawn=False, assumptions=("the drag follows Stokes' law",),
    ),
)  # fmt: skip
