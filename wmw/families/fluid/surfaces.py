"""Surface tension: a liquid in a narrow tube, drops and bubbles, a film on a wire."""

from __future__ import annotations

from sympy import cos

from wmw.core.family import Eq, Fact, Law, Quantity, Regime, Usual
from wmw.families.fluid.symbols import (
    BUBBLE,
    CAPILLARY,
    D_1,
    DROP,
    FILM,
    D,
    F_at,
    F_line,
    L_p,
    delta_p,
    dh,
    g,
    gamma,
    p_gauge,
    r,
    r_1,
    rho,
    theta_c,
    w,
)

_SURFACE = "OpenStax College Physics, 11.8"
_ROUND = (CAPILLARY, DROP, BUBBLE)

SURFACE_QUANTITIES = (
    Quantity(
        gamma, "γ", "surface tension of the liquid", "N/m", 1e-5, 10,
        aliases=("surface_tension", "gamma", "sigma", "sigma_s"),
        cues=("surface tension", "surface tension of", "γ", "σ", "gamma"), asked=("surface tension",), body="liquid",
    ),
    Quantity(
        theta_c, "θ", "contact angle", "deg", 0, 180,
        aliases=("contact_angle", "theta_c", "theta", "angle_of_contact"), cues=("contact angle", "angle of contact", "contact angle of"), asked=("contact angle", "angle of contact"), sign="nonnegative",
    ),
    Quantity(
        F_line, "F", "force of the surface on the wire", "N", 1e-9, 1e3, aliases=("F_line", "F_gamma", "surface_force", "F_surface"),
        asked=("force",), moment="after",
    ),
)  # fmt: skip

SURFACE_LAWS = (
    Law("capillary-rise", Eq(dh, 2 * gamma * cos(theta_c) / (rho * g * r)), "the surface carries the column", (CAPILLARY,), _SURFACE),
    Law("drop-pressure", Eq(p_gauge, 2 * gamma / r), "pressure inside one curved surface", (DROP,), _SURFACE),
    Law("bubble-pressure", Eq(p_gauge, 4 * gamma / r), "a soap bubble has two surfaces", (BUBBLE,), _SURFACE),
    Law("surface-pressure-difference", Eq(delta_p, p_gauge), "pressure inside over that outside", (DROP, BUBBLE)),
    Law("surface-diameter", Eq(D, 2 * r), "diameter and radius", _ROUND),
    Law("surface-one-radius", Eq(r_1, r), "there is one radius", _ROUND),
    Law("surface-one-diameter", Eq(D_1, D), "there is one diameter", _ROUND),
    Law("film-force", Eq(F_line, 2 * gamma * L_p), "a film has two surfaces", (FILM,), _SURFACE),
    Law("film-one-force", Eq(F_at, F_line), "there is one force", (FILM,)),
    Law("film-one-length", Eq(w, L_p), "there is one length", (FILM,)),
)  # fmt: skip

_TENSION = ("surface tension", "soap solution", "soap film")
_OTHERS = (
    "two bubbles",
    "two drops",
    "coalesce",
    "coalesces",
    "merge",
    "merges",
    "drops of equal",
    "work",
    "energy",
    "split",
    "splits",
    "broken into",
)

SURFACE_REGIMES = (
    Regime(
        CAPILLARY, "a liquid rises in a narrow tube", ("capillary", "narrow tube", "fine tube", "capillary tube", "capillary rise", "surface tension"),
        ("depressed", "depression", "bubble", "drop", "film", "inclined", "tilted", "viscosity", *_OTHERS), needs_cue=True, drawn=False,
    ),
    Regime(
        DROP, "a drop, or a bubble of gas in a liquid", ("drop", "droplet", "raindrop", "air bubble", "gas bubble", "surface tension"),
        ("soap", "capillary", "film", "depth", "below the surface", "viscosity", *_OTHERS), needs_cue=True, drawn=False,
    ),
    Regime(
        BUBBLE, "a soap bubble", ("soap bubble", "soap", "surface tension"),
        ("capillary", "film", "air bubble", "drop", "wire", "frame", "viscosity", *_OTHERS), needs_cue=True, drawn=False,
    ),
    Regime(
        FILM, "a film of liquid between a frame and a sliding wire", ("film", "sliding wire", "wire frame", "slider", "movable wire", "surface tension"),
        ("capillary", "bubble", "drop", "ring", "needle", "floats", "viscosity", *_OTHERS), needs_cue=True, drawn=False,
    ),
)  # fmt: skip

SURFACE_FACTS = (Fact(("contact angle is zero", "contact angle of zero", "zero contact angle", "angle of contact is zero", "angle of contact zero", "contact angle zero", "wets the glass completely", "perfectly wets"), {theta_c: 0.0}, (CAPILLARY,)),)  # fmt: skip
SURFACE_USUAL = (
    Usual(("water", "alcohol", "ethanol", "clean glass"), {theta_c: 0.0}, (CAPILLARY,), ("mercury", "contact angle", "angle of contact")),
    Usual(("water",), {rho: 1000.0}, (CAPILLARY,), ("mercury", "alcohol", "ethanol", "oil", "density of water", "density of the water", "sea water", "salt water")),
)  # fmt: skip
