"""Names that mean several quantities of a body on an incline; the value or the law tells which."""

from __future__ import annotations

from collections.abc import Mapping

import sympy as sp

from wmw.families.inclined_plane.physics import (
    K_0,
    K_1,
    E_g,
    Q_f,
    U_gain,
    W,
    W_fric,
    W_grav,
    W_pull,
    a,
    d,
    mu_k,
    mu_s,
    v_0,
    v_f,
)
from wmw.families.inclined_plane.stages import a_d, d_r, mu_f, v_b

_MEANINGS: tuple[tuple[tuple[sp.Symbol, ...], tuple[str, ...]], ...] = (
    ((mu_k, mu_s, mu_f), ("mu", "friction_coefficient", "coefficient_of_friction")),
    ((v_f, v_0, v_b), ("v", "speed", "velocity", "V", "v_1", "v_2")),
    ((K_1, K_0), ("K", "KE", "E_k", "E_kin", "kinetic_energy", "EK")),
    (
        (W_fric, Q_f),
        ("W_f", "W_friction", "W_fr", "W_k", "work_friction", "friction_work", "work_by_friction",
         "work_done_by_friction", "energy_loss", "W_loss"),
    ),
    ((W_grav, E_g), ("work_gravity", "work_by_gravity", "work_done_by_gravity")),
    ((W_grav, W), ("W_g",)),
    ((U_gain, E_g), ("Delta_U", "DeltaU", "Delta_PE", "DeltaPE", "dU", "Delta_E_p", "Delta_GPE")),
    ((W_pull, W_fric), ("W_ext",)),
    ((a, a_d), ("a_down",)),
    ((d, d_r), ("L", "length", "l")),
    ((v_f, v_b), ("v_bottom", "speed_bottom", "speed_at_bottom")),
)  # fmt: skip

AMBIGUOUS: Mapping[str, tuple[sp.Symbol, ...]] = {
    name: meanings for meanings, names in _MEANINGS for name in names
}
