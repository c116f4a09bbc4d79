"""Further optics, of which no questions are generated.

Prisms, telescopes, walking up to a mirror, the angle between two rays, light that enters a medium.
"""

from __future__ import annotations

from sympy import asin, pi, sin, symbols

from wmw.core.family import Convention, Eq, Grid, Gt, Law, Quantity, Regime
from wmw.families.optics.symbols import (
    L,
    alpha_1,
    c,
    delta,
    lambda_0,
    lambda_1,
    n_1,
    n_2,
    nu,
    theta_1,
    theta_2,
    theta_refl,
    v_1,
)

PRISM, THIN_PRISM, TELESCOPE, WALK, TWO_RAYS, ENTERS, STEP = (
    "prism_least_deviation",
    "thin_prism",
    "telescope",
    "walk_to_a_mirror",
    "incident_and_reflected_ray",
    "enters_a_medium",
    "step_before_a_mirror",
)
FURTHER = (PRISM, THIN_PRISM, TELESCOPE, WALK)
"""Those that a scene shows."""
A_p, f_ob, f_ey, M_t, v_p, v_im, v_rel = symbols("A_p f_ob f_ey M_ang v_p v_im v_rel", real=True)
phi_b = symbols("phi_between", real=True)
s_step, D_gap = symbols("s_step D_gap", real=True)

LAWS = (
    Law("prism-index", Eq(n_1, sin((A_p + delta) / 2) / sin(A_p / 2)), "a prism at least deviation", (PRISM,), "UP3 1.5"),
    Law("prism-incidence", Eq(theta_1, (A_p + delta) / 2), "the ray passes symmetrically", (PRISM,)),
    Law("prism-inside", Eq(theta_2, A_p / 2), "the ray passes symmetrically", (PRISM,)),
    Law("prism-deviation", Eq(delta, 2 * asin(n_1 * sin(A_p / 2)) - A_p), "a prism at least deviation", (PRISM,), "UP3 1.5"),
    Law("thin-prism", Eq(delta, (n_1 - 1) * A_p), "deviation by a thin prism", (THIN_PRISM,), "UP3 1.5"),
    Law("telescope-magnification", Eq(M_t, f_ob / f_ey), "angular magnification of a telescope", (TELESCOPE,), "UP3 2.8"),
    Law("telescope-length", Eq(L, f_ob + f_ey), "the foci coincide", (TELESCOPE,), "UP3 2.8"),
    Law("image-walks", Eq(v_im, v_p), "the image lies as far behind the mirror as the object before it", (WALK,), "UP3 2.1"),
    Law("approach", Eq(v_rel, 2 * v_p), "both move toward the mirror", (WALK,), "UP3 2.1"),
    Law("step-and-image", Eq(D_gap, 2 * s_step), "the image moves as far as the body, the other way", (STEP,), "UP3 2.1"),
    Law("between-rays", Eq(phi_b, 2 * theta_1), "both rays make the same angle with the normal", (TWO_RAYS,), "UP3 1.2"),
    Law("between-rays-reflection", Eq(theta_refl, theta_1), "law of reflection", (TWO_RAYS,), "UP3 1.2"),
    Law("between-rays-glancing", Eq(alpha_1, pi / 2 - theta_1), "the normal is perpendicular to the surface", (TWO_RAYS,), "UP3 1.2"),
    Law("speed-where-it-enters", Eq(n_2, c / v_1), "index of refraction", (ENTERS,), "UP3 1.1"),
    Law("wavelength-where-it-enters", Eq(lambda_1, lambda_0 / n_2), "wavelength in a medium", (ENTERS,), "UP3 1.1 and 3.1"),
    Law("frequency-before-it-enters", Eq(c, nu * lambda_0), "frequency and wavelength in vacuum", (ENTERS,), "UP3 1.1"),
    Law("frequency-where-it-enters", Eq(v_1, nu * lambda_1), "the frequency stays", (ENTERS,), "UP3 1.1"),
)  # fmt: skip

TELESCOPE_LENSES = (
    Quantity(f_ob, "f_o", "focal length of the objective", "cm", 0.01, 1e5, Grid(50, 150, 5), ("f_ob", "f_objective", "f_obj", "f_o", "focal_length_objective", "objective_focal_length", "f_big"),
             ("objective", "objective lens", "objective of focal length", "objective lens of focal length", "objective has focal length of", "objective with focal length of", "objective lens with focal length of", "objective whose focal length is", "… and its eyepiece", "… and an eyepiece", "… and that of the eyepiece", "… and eyepiece"), ("focal length of the objective",), "positive"),
    Quantity(f_ey, "f_e", "focal length of the eyepiece", "cm", 0.01, 1e5, Grid(1.0, 5.0, 0.5), ("f_ey", "f_eyepiece", "f_eye", "f_e", "focal_length_eyepiece", "eyepiece_focal_length", "f_ep"),
             ("eyepiece", "eyepiece of focal length", "ocular", "eyepiece has focal length of", "eyepiece with focal length of", "eyepiece whose focal length is", "… and its objective", "… and an objective", "… and that of the objective"), ("focal length of the eyepiece", "eyepiece should", "eyepiece must"), "positive"),
)  # fmt: skip
"""Declared before the distance of the lenses, which follows from them."""

QUANTITIES = (
    Quantity(A_p, "A", "apex angle of the prism", "deg", 0.1, 179, None, ("A_p", "apex_angle", "prism_angle", "A", "apex", "refracting_angle", "angle_of_prism", "vertex_angle", "alpha_p"),
             ("apex angle", "apex", "prism angle", "refracting angle", "angle of prism", "vertex angle", "prism"), ("apex angle", "prism angle", "refracting angle", "angle of the prism"), "positive"),
    Quantity(M_t, "M_t", "angular magnification of the telescope", "1", 0.01, 1e5, None, ("angular_magnification", "magnifying_power", "M_angular", "M_telescope", "MP"),
             ("angular magnification", "magnifying power"), ("angular magnification", "magnifying power", "magnification of the telescope", "magnification does the telescope", "telescope magnify", "magnification"), "any"),
    Quantity(v_p, "v", "speed toward the mirror", "m/s", 1e-3, 100, None, ("v_p", "v_girl", "v_person", "v_man", "v_boy", "v_object", "v_walk", "walking_speed", "v_o", "speed_of_object", "v_w"),
             ("walks", "runs", "moves", "walking", "toward mirror", "towards mirror", "toward plane mirror", "towards plane mirror", "approaches", "away from mirror", "mirror at", "at"), (), "positive"),
    Quantity(v_im, "v_i", "speed of the image over the ground", "m/s", 1e-3, 100, None, ("v_im", "v_image", "image_speed", "v_i", "speed_of_image"), (),
             ("speed of the image", "speed of his image", "speed of her image", "how fast does the image", "image move"), "positive", "after"),
    Quantity(v_rel, "v_rel", "speed at which body and image approach each other", "m/s", 1e-3, 200, None, ("v_rel", "relative_speed", "approach_speed", "speed_of_approach", "v_approach", "closing_speed", "v_relative"), (),
             ("approach each other", "image approach", "approach her image", "approach his image", "relative to", "distance between", "speed of approach", "approaching", "toward her image", "toward his image", "closing", "get closer", "rate does the gap", "rate does the distance", "gap between", "how fast does the gap", "how fast does the distance"), "positive", "after"),
    Quantity(s_step, "s", "way toward the mirror or away from it", "m", 1e-4, 1e4, None, ("s_step", "step", "shift", "displacement", "way"), ("moves", "steps", "step of", "walks", "moved", "is moved", "goes", "backs", "shifted", "runs", "by"), (), "positive"),
    Quantity(D_gap, "ΔD", "change of the distance between body and image", "m", 1e-4, 1e4, None, ("D_gap", "change_of_distance", "Delta_D", "change_in_distance", "delta_D"), (),
             tuple(f"{ask} {what}" for ask in ("by how much does the", "by how much will the", "by how much has the", "how much does the", "by how much do the", "change in the", "change of the") for what in ("distance between", "distance from", "separation", "gap")), "positive", "after"),
)  # fmt: skip

_BOTH_RAYS = tuple(
    f"{one} {joint} {other}"
    for pair in (("incident", "reflected"), ("incident ray", "reflected ray"), ("incident beam", "reflected beam"), ("incoming ray", "reflected ray"), ("incident light", "reflected light"))
    for one, other in (pair, pair[::-1])
    for joint in ("and", "and the", "ray and")
)  # fmt: skip
RAYS_APART = (
    Quantity(phi_b, "φ", "angle between the incident and the reflected ray", "deg", 0, 180, None, ("phi_between", "angle_between_rays", "phi", "total_angle", "angle_between"),
             _BOTH_RAYS, tuple(f"{lead} {both}" for lead in ("angle between the", "angle between", "angle do the", "angle is there between the") for both in _BOTH_RAYS), "positive", "after"),
)  # fmt: skip

_INTO = (
    "enters",
    "enters glass",
    "enters water",
    "enters a",
    "passes into",
    "passes from air into",
    "goes into",
    "travels into",
    "into glass",
    "into water",
    "into a",
    "into diamond",
    "from air",
    "from vacuum",
)
_MOVING = (
    "walks",
    "runs",
    "walking",
    "running",
    "moves toward",
    "moves towards",
    "approaches",
    "moving toward",
    "moving towards",
    "walks away",
    "speed",
    "m s",
)
REGIMES = (
    Regime(PRISM, "a prism at least deviation", cues=("prism", "minimum deviation", "least deviation"), needs_cue=True, rules_out=("thin prism", "small angle prism", "lens", "mirror", "total internal reflection", "totally reflected"),
           conditions=(Gt(delta, 0),), assumptions=("the ray passes symmetrically",)),
    Regime(THIN_PRISM, "a thin prism", cues=("thin prism", "small angle prism", "narrow prism", "thin glass prism", "small apex angle"), needs_cue=True, rules_out=("lens", "mirror"), conditions=(Gt(delta, 0),), assumptions=("small angles",)),
    Regime(TELESCOPE, "an astronomical telescope focused on infinity", cues=("telescope", "objective", "eyepiece"), needs_cue=True, rules_out=("microscope", "mirror"), assumptions=("the final image is at infinity",)),
    Regime(WALK, "somebody who walks up to a plane mirror", cues=(*_MOVING, "plane mirror", "flat mirror"), needs_cue=True, rules_out=("lens", "concave", "convex", "curved", "spherical", "ray", "focal", "index"), conditions=(Gt(v_p, 0),)),
    Regime(STEP, "a step toward a plane mirror or away from it", cues=("mirror",), needs_cue=True, drawn=False, rules_out=("lens", "concave", "convex", "curved", "spherical", "ray", "focal", "index", "parallel to the mirror", "along the mirror", "sideways", "second", "m s"),
           where=(r"\A(?!.*\b(?:mirror (?:is|was) (?:moved|shifted|brought)|between (?:the |this )?mirror|from (?:the |this )?mirror (?:to|and)|(?:to|and) (?:the |this )?mirror|mirror and|image (?:and|from|to) (?:the |this )?mirror)\b)(?=.*\b(?:between|from) (?:\w+ ){1,6}image\b).*?\b(?:moves?|moved|steps?|walks?|runs|goes|backs|shifted)\b.*\b(?:change|increase|decrease|grow|shrink|become (?:larger|smaller|shorter|longer))\b",)),
    Regime(TWO_RAYS, "the angle between a ray and its reflection", cues=_BOTH_RAYS, needs_cue=True, drawn=False, rules_out=("refracted", "refraction", "rotated", "turned", "perpendicular", "image", "index", "polarized", "polarised", "glass block", "water", "second mirror", "two mirrors")),
    Regime(ENTERS, "light that enters a medium from air", cues=(*_INTO, "wavelength", "frequency", "speed"), needs_cue=True, drawn=False,
           rules_out=("normal", "angle", "lens", "mirror", "depth", "prism", "leaves", "emerges", "into air", "into the air", "from water", "from glass", "out of", "slit", "slits", "grating", "ray", "film", "how long", "thick", "time", "fibre", "fiber"),
           conditions=(Gt(n_2, 1),)),
)  # fmt: skip

CONVENTIONS = (
    Convention("magnification of an inverting telescope", {M_t: -1.0}, (TELESCOPE,)),
    Convention("a distance that shrinks changes by a negative amount", {D_gap: -1.0}, (STEP,)),
)
