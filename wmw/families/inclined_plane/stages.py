"""Scenes of two stages on an incline, and a push that is horizontal.

Up and back: `a_u`, `d`, `t_u` belong to the way up, `a_d`, `t_d` to the way back, `v_f` to its end. Ramp and
floor: `mu_f`, `a_f`, `d` belong to the level floor, `d_r` to the ramp, `v_b` to its foot.
"""

from __future__ import annotations

from sympy import cos, sin, sqrt, symbols

from wmw.core.family import Eq, Law, Quantity
from wmw.families.inclined_plane.physics import (
    BACK,
    FLOOR,
    LEVEL_PUSH,
    SMOOTH_FLOOR,
    N,
    P,
    W,
    W_par,
    W_perp,
    a,
    d,
    f,
    g,
    h,
    m,
    mu_k,
    theta,
    v_0,
    v_f,
)

a_u, t_u, a_d, t_d, t_total = symbols("a_u t_u a_d t_d t_total", real=True)
mu_f, a_f, d_r, v_b, f_f = symbols("mu_f a_f d_r v_b f_f", nonnegative=True)

QUANTITIES = (
    Quantity(
        a_u, "a_up", "deceleration on the way up", "m/s^2", 0, 30,
        aliases=("a_up", "deceleration_up", "a_ascent", "a_rising"), asked=("deceleration on the way up", "acceleration on the way up"), sign="nonnegative", moment="after",
    ),
    Quantity(
        t_u, "t_up", "time on the way up", "s", 0, 600, aliases=("t_up", "time_up", "t_ascent"), asked=("time on the way up", "time to reach the top"), sign="nonnegative", moment="after",
    ),
    Quantity(
        a_d, "a_dn", "acceleration on the way back", "m/s^2", 0, 30,
        aliases=("a_dn", "a_back", "a_return", "a_descent"), asked=("acceleration on the way down", "acceleration on the way back"), sign="nonnegative", moment="after",
    ),
    Quantity(
        t_d, "t_dn", "time on the way back", "s", 0, 600, aliases=("t_down", "time_down", "t_back", "t_descent", "t_return"), asked=("time on the way down", "time on the way back"), sign="nonnegative", moment="after",
    ),
    Quantity(
        t_total, "t_tot", "time until it is back", "s", 0, 600,
        aliases=("t_total", "total_time", "t_tot", "t_round"), asked=("total time", "time until it is back", "how long is it before it returns"), sign="nonnegative", moment="after",
    ),
    Quantity(
        mu_f, "μ_f", "coefficient of friction of the floor", "1", 0, 2,
        aliases=("mu_f", "mu_floor", "mu_flat", "mu_level", "mu_horizontal", "mu_ground"),
        cues=("level", "horizontal surface", "floor", "level ground", "horizontal part", "rough horizontal", "horizontal section", "flat", "ground", "level part"),
        asked=("coefficient of friction of the floor", "coefficient of kinetic friction between the block and the floor", "friction of the level"), sign="nonnegative",
    ),
    Quantity(
        a_f, "a_f", "deceleration on the floor", "m/s^2", 0, 30, aliases=("a_floor", "a_level", "a_flat", "deceleration_floor"), asked=("deceleration on the floor",), sign="nonnegative", moment="after",
    ),
    Quantity(
        d_r, "d_r", "length of the ramp that ends on the floor", "m", 0, 1000,
        aliases=("d_r", "d_ramp", "L_ramp", "x_ramp", "s_ramp", "length_of_ramp"),
        cues=("long ramp", "long incline", "down the ramp", "down the incline", "down a ramp", "ramp of length", "along the ramp", "along the incline", "down a frictionless", "down a smooth"),
        sign="nonnegative",
    ),
    Quantity(
        f_f, "f_f", "friction force on the floor", "N", 0, 1e5, aliases=("f_floor", "friction_floor", "f_level"), asked=("friction force on the floor",), sign="nonnegative", moment="after",
    ),
    Quantity(
        v_b, "v_b", "speed at the foot of the incline", "m/s", 0, 200, aliases=("v_foot", "v_b", "speed_at_foot", "v_ramp"), asked=("speed at the foot", "speed at the bottom of the"), sign="nonnegative", moment="after",
    ),
)  # fmt: skip

_KINEMATICS = "OpenStax University Physics 1, 3.4"
_NEWTON = "OpenStax University Physics 1, 6.2"
_ENERGY = "OpenStax University Physics 1, 8.3"

LAWS = (
    Law("way-up-deceleration", Eq(a_u, g * (sin(theta) + mu_k * cos(theta))), "friction and weight both point down the incline", (BACK,), _NEWTON),
    Law("way-up-distance", Eq(d, v_0**2 / (2 * a_u)), "uniform deceleration", (BACK,), _KINEMATICS),
    Law("way-up-time", Eq(t_u, v_0 / a_u), "uniform deceleration", (BACK,), _KINEMATICS),
    Law("way-up-height", Eq(h, d * sin(theta)), "height along the incline", (BACK,)),
    Law("way-back-acceleration", Eq(a_d, g * (sin(theta) - mu_k * cos(theta))), "friction points up the incline", (BACK,), _NEWTON),
    Law("way-back-speed", Eq(v_f**2, 2 * a_d * d), "uniform acceleration", (BACK,), _KINEMATICS),
    Law("return-speed", Eq(v_f, v_0 * sqrt(a_d / a_u)), "the same distance both ways", (BACK,), _KINEMATICS),
    Law("way-back-time", Eq(t_d, v_f / a_d), "uniform acceleration", (BACK,), _KINEMATICS),
    Law("there-and-back", Eq(t_total, t_u + t_d), "both ways together", (BACK,)),
    Law("ramp-height", Eq(h, d_r * sin(theta)), "height along the incline", (FLOOR, SMOOTH_FLOOR)),
    Law("ramp-acceleration", Eq(a, g * (sin(theta) - mu_k * cos(theta))), "Newton's second law along the incline", (FLOOR,), _NEWTON),
    Law("ramp-speed", Eq(v_b**2, v_0**2 + 2 * a * d_r), "uniform acceleration", (FLOOR, SMOOTH_FLOOR), _KINEMATICS),
    Law("smooth-ramp-acceleration", Eq(a, g * sin(theta)), "Newton's second law along the incline", (SMOOTH_FLOOR,), _NEWTON),
    Law("smooth-foot-speed", Eq(v_b**2, v_0**2 + 2 * g * h), "conservation of energy on the incline", (SMOOTH_FLOOR,), _ENERGY),
    Law("foot-speed", Eq(v_b**2, v_0**2 + 2 * g * (h - mu_k * d_r * cos(theta))), "work-energy theorem on the incline", (FLOOR,), _ENERGY),
    Law("floor-deceleration", Eq(a_f, mu_f * g), "deceleration by kinetic friction", (FLOOR, SMOOTH_FLOOR), _NEWTON),
    Law("floor-friction", Eq(f_f, mu_f * W), "kinetic friction on the level floor", (FLOOR, SMOOTH_FLOOR), _NEWTON),
    Law("floor-distance", Eq(v_b**2, 2 * a_f * d), "uniform deceleration to rest", (FLOOR, SMOOTH_FLOOR), _KINEMATICS),
    Law("pressed-on", Eq(N, W_perp + P * sin(theta)), "the push presses the body on the incline", (LEVEL_PUSH,), _NEWTON),
    Law("pressed-friction", Eq(f, mu_k * N), "kinetic friction", (LEVEL_PUSH,), _NEWTON),
    Law("pushed-up", Eq(m * a, P * cos(theta) - W_par - f), "Newton's second law along the incline", (LEVEL_PUSH,), _NEWTON),
    Law("level-push", Eq(P * (cos(theta) - mu_k * sin(theta)), W * (sin(theta) + mu_k * cos(theta)) + m * a),
        "Newton's second law along the incline", (LEVEL_PUSH,), _NEWTON),
)  # fmt: skip
