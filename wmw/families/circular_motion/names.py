"""Names that mean different quantities of circular motion to different writers."""

from __future__ import annotations

from wmw.families.circular_motion.symbols import (
    F_T,
    F_bottom,
    F_c,
    F_f,
    F_top,
    L,
    N,
    T_rev,
    f,
    h,
    h_start,
    mu_min,
    n_rev,
    n_rpm,
    r,
    v,
    v_bottom,
    v_min,
    v_top,
)

AMBIGUOUS = {
    "T": (F_T, F_top, F_bottom, T_rev),
    "tension": (F_T, F_top, F_bottom),
    "F": (F_c, F_T, F_f, N, F_top, F_bottom),
    "force": (F_c, F_T, F_f, N),
    "n": (n_rev, n_rpm, f),
    "length": (L, r),
    "T_1": (F_bottom, F_top),
    "T_2": (F_top, F_bottom),
    "h": (h, h_start),
    "v_f": (v_top, v_bottom),
    "v_t": (v, v_top),
    "mu_s_min": (mu_min,),
    "v_top_minimum": (v_min,),
}
"""The regime, then the values, tell which is meant."""
