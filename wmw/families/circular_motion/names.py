"""Names that mean different quantities of circular motion to different writers."""

from __future__ import annotations

from wmw.families.circular_motion.symbols import (
    F_1,
    F_2,
    F_T,
    F_bottom,
    F_c,
    F_f,
    F_top,
    L,
    N,
    T_rev,
    a_1,
    a_2,
    a_c,
    alpha,
    f,
    h,
    h_start,
    mu_min,
    n_min,
    n_rev,
    n_sec,
    phi,
    r,
    r_1,
    r_2,
    theta,
    v,
    v_1,
    v_2,
    v_bottom,
    v_min,
    v_top,
)

AMBIGUOUS = {
    "speed": (v, v_1, v_2),
    "velocity": (v, v_1, v_2),
    "a": (a_c, a_1, a_2),
    "acceleration": (a_c, a_1, a_2),
    "centripetal_acceleration": (a_c, a_1, a_2),
    "radius": (r, r_1, r_2),
    "l": (r, L),
    "T": (F_T, F_top, F_bottom, T_rev),
    "tension": (F_T, F_top, F_bottom),
    "F": (F_c, F_T, F_f, N, F_top, F_bottom, F_1, F_2),
    "force": (F_c, F_T, F_f, N),
    # A rate with a unit fits none of these, so that every one of them is tried in equations:
    # n in turns per minute or per second are both in use.
    "n": (n_min, n_sec, n_rev),
    "f": (f, F_f),
    "length": (L, r),
    "alpha": (theta, alpha),
    "phi": (theta, phi),
    "T_1": (F_bottom, F_top),
    "T_2": (F_top, F_bottom),
    "h": (h, h_start),
    "v_f": (v_top, v_bottom),
    "v_t": (v, v_top),
    "mu_s_min": (mu_min,),
    "v_top_minimum": (v_min,),
}
"""The regime, then the values, tell which is meant."""

STRING_BREAKS = tuple(
    f"{string} {way}"
    for string in ("string", "cord", "rope", "thread")
    for way in ("breaks", "snaps", "is cut", "tears")
)
"""What sets free a body that is whirled round."""
