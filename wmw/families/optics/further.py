"""Further optics, of which no questions are generated: prisms, telescopes, walking up to a mirror."""

from __future__ import annotations

from sympy import asin, sin, symbols

from wmw.core.family import Convention, Eq, Grid, Gt, Law, Quantity, Regime
from wmw.families.optics.symbols import L, delta, n_1, theta_1, theta_2

PRISM, THIN_PRISM, TELESCOPE, WALK = (
    "prism_least_deviation",
    "thin_prism",
    "telescope",
    "walk_to_a_mirror",
)
FURTHER = (PRISM, THIN_PRISM, TELESCOPE, WALK)
A_p, f_ob, f_ey, M_t, v_p, v_im, v_rel = symbols("A_p f_ob f_ey M_ang v_p v_im v_rel", real=True)

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
)  # fmt: skip

TELESCOPE_LENSES = (
    Quantity(f_ob, "f_o", "focal length of the objective", "cm", 0.01, 1e5, Grid(50, 150, 5), ("f_ob", "f_objective", "f_obj", "f_o", "focal_length_objective", "objective_focal_length", "f_big"),
             ("objective", "objective lens", "objective of focal length", "objective lens of focal length", "objective has focal length of"), ("focal length of the objective",), "positive"),
    Quantity(f_ey, "f_e", "focal length of the eyepiece", "cm", 0.01, 1e5, Grid(1.0, 5.0, 0.5), ("f_ey", "f_eyepiece", "f_eye", "f_e", "focal_length_eyepiece", "eyepiece_focal_length", "f_ep"),
             ("eyepiece", "eyepiece of focal length", "ocular", "eyepiece has focal length of"), ("focal length of the eyepiece", "eyepiece should", "eyepiece must"), "positive"),
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
             ("approach each other", "image approach", "approach her image", "approach his image", "relative to", "distance between", "speed of approach", "approaching", "toward her image", "toward his image", "closing", "get closer"), "positive", "after"),
)  # fmt: skip

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
)  # fmt: skip

CONVENTIONS = (Convention("magnification of an inverting telescope", {M_t: -1.0}, (TELESCOPE,)),)
