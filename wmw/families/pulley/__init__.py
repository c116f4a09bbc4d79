"""Bodies joined by a string over a pulley, on tables and inclines; tackles and their advantage."""

from wmw.core.family import FROM_REST, Family
from wmw.families.pulley import rigs
from wmw.families.pulley.concepts import CONCEPTS
from wmw.families.pulley.kinds import KINDS
from wmw.families.pulley.laws import LAWS
from wmw.families.pulley.quantities import QUANTITIES
from wmw.families.pulley.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.pulley.scene import draw
from wmw.families.pulley.situations import SITUATIONS
from wmw.families.pulley.symbols import (
    GOING,
    T_P,
    T_Q,
    W_P,
    W_Q,
    E_lost,
    F,
    M_w,
    N,
    Q_f,
    R_w,
    T,
    W,
    a_P,
    a_Q,
    alpha_w,
    f,
    f_max,
    f_slide,
    h,
    m_L,
    m_P,
    m_Q,
    mu_k,
    mu_s,
    s,
    theta,
)
from wmw.families.pulley.ways import WAYS
from wmw.families.pulley.words import DIRECTIONS, FORCES, OUTCOMES, RELATIONS, ROLES

_MASSES = (m_P, m_Q, m_L)
_TENSIONS = (T, T_P, T_Q)
_WEIGHTS = (W_P, W_Q)

FAMILY = Family(
    name="pulley",
    title="Pulleys",
    quantities=(*QUANTITIES, *rigs.QUANTITIES),
    laws=(*LAWS, *rigs.LAWS),
    regimes=(*REGIMES, *rigs.REGIMES),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=FORCES,
    outcomes=(*OUTCOMES, *CONCEPTS, *WAYS),
    facts=FACTS,
    conventions=CONVENTIONS,
    ambiguous={
        **dict.fromkeys(("m_1", "m_2", "m_A", "m_B", "M_1", "M_2", "m", "mass", "mass_1", "mass_2", "m_a", "m_b", "mass_A", "mass_B", "M_A", "M_B", "m_heavy", "m_light", "m_left", "m_right", "m_max"), _MASSES),
        **dict.fromkeys(("W_1", "W_2", "W_A", "W_B", "F_g1", "F_g2"), _WEIGHTS),
        **dict.fromkeys(("T_1", "T_2", "T_A", "T_B"), _TENSIONS),
        "M": (*_MASSES, M_w),
        "alpha": (theta, alpha_w),
        "R": (N, R_w),
        "weight": (W, W_P, W_Q),
        "F_g": (W, W_P, W_Q),
        "mu": (mu_k, mu_s),
        "friction_coefficient": (mu_k, mu_s),
        "coefficient_of_friction": (mu_k, mu_s),
        "d": (h, s),
        "distance": (h, s),
        "x": (h, s),
        "Delta_x": (h, s),
        "f_k": (f, f_slide),
        "f_s": (f, f_max),
        "static_friction": (f, f_max),
        "F_s": (f, f_max),
        "F_k": (f, f_slide),
        "W_f": (Q_f, E_lost),
        "F_rope": (F, T),
        "a_A": (a_P, a_Q),
        "a_B": (a_P, a_Q),
    },
    moves=GOING,
    courses=dict.fromkeys(GOING, FROM_REST),
    situations=SITUATIONS,
)  # fmt: skip
