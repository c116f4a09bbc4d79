"""Symbols and regime names of geometric optics.

Real-is-positive convention: 1/f = 1/d_o + 1/d_i; f is negative for a diverging lens and a convex
mirror, d_i for a virtual image, M for an inverted one. All angles are from the normal except the
glancing angles alpha_1 and alpha_2. Light runs from medium 1 into medium 2 (and on into 3).
"""

from __future__ import annotations

from sympy import symbols

f, f_abs, P, R, R_abs = symbols("f f_abs P R R_abs", real=True)
d_o, d_i, M, M_abs, h_o, h_i, L = symbols("d_o d_i M M_abs h_o h_i L", real=True)
n_lens, R_1, R_2, f_1, f_2, P_1, P_2 = symbols("n_lens R_1 R_2 f_1 f_2 P_1 P_2", real=True)
h_m, phi_m, phi_ray = symbols("h_m phi_m phi_ray", real=True)
n_1, n_2, n_3, n_21, c = symbols("n_1 n_2 n_3 n_21 c", positive=True)
index_reference, index_sought = symbols("index_reference index_sought", positive=True)
theta_1, theta_2, theta_3, theta_c = symbols("theta_1 theta_2 theta_3 theta_c", real=True)
theta_refl, alpha_1, alpha_2, delta = symbols("theta_refl alpha_1 alpha_2 delta", real=True)
v_1, v_2, lambda_0, lambda_1, lambda_2, nu = symbols(
    "v_1 v_2 lambda_0 lambda_1 lambda_2 nu", real=True
)
d, d_app, d_lift, w, x_2, x_shift = symbols("d d_app d_lift w x_2 x_shift", real=True)
ell, t, Lambda_opt = symbols("ell t Lambda_opt", real=True)

LENS_REAL, LENS_VIRTUAL, DIVERGING = "converging_real", "converging_virtual", "diverging"
CONTACT = "lenses_in_contact"
CONCAVE_REAL, CONCAVE_VIRTUAL, CONVEX = "concave_real", "concave_virtual", "convex"
PLANE, MIRROR_RAY = "plane_mirror", "ray_on_a_mirror"
DENSER, RARER, TOTAL = "into_denser", "into_rarer", "total_reflection"
LAYERS, LAYERS_DOWN, LAYERS_UP = "layers", "layers_from_above", "layers_from_below"
DEPTH, MEDIUM = "apparent_depth", "in_a_medium"
DEPTH_OF_TWO = "depth_in_two_media"

LENS = (LENS_REAL, LENS_VIRTUAL, DIVERGING)
MIRROR = (CONCAVE_REAL, CONCAVE_VIRTUAL, CONVEX)
REAL = (LENS_REAL, CONCAVE_REAL)
VIRTUAL = (LENS_VIRTUAL, CONCAVE_VIRTUAL)
SPREADING = (DIVERGING, CONVEX)
IMAGE = (*LENS, *MIRROR)
REFRACTION = (DENSER, RARER)
STACK = (LAYERS, LAYERS_DOWN, LAYERS_UP)
"""Three media between parallel flat boundaries."""
BOUNDARY = (*REFRACTION, TOTAL)
CROSSING = (*REFRACTION, *STACK)
"""The ray goes on into the second medium."""
RAYS = (*BOUNDARY, *STACK)
