"""Dry friction on level surfaces, walls and carriers: at rest, about to move, sliding, stopping."""

from wmw.core.family import TO_REST, Family
from wmw.families.friction import rigs
from wmw.families.friction.concepts import CONCEPTS
from wmw.families.friction.kinds import KINDS
from wmw.families.friction.laws import LAWS
from wmw.families.friction.quantities import QUANTITIES
from wmw.families.friction.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.friction.scene import draw
from wmw.families.friction.situations import SITUATIONS
from wmw.families.friction.symbols import (
    BRAKING,
    CAR,
    DRAG,
    ENOUGH,
    K_0,
    LOOSE,
    SHORT,
    STOPPED,
    Delta_t,
    Delta_x,
    F_net,
    K_f,
    L,
    P,
    Q_f,
    W_fr,
    d_stop,
    f,
    f_max,
    f_slide,
    mu_1,
    mu_2,
    mu_k,
    mu_s,
    t_stop,
    v_0,
    v_f,
)
from wmw.families.friction.unnamed import UNNAMED
from wmw.families.friction.words import DIRECTIONS, FORCES, OUTCOMES, RELATIONS, ROLES

_COEFFICIENTS = (mu_k, mu_s, mu_1, mu_2)
_LENGTHS = (Delta_x, d_stop, L)
_TIMES = (Delta_t, t_stop)
_SPEEDS = (v_f, v_0)
_KINETIC = (K_f, K_0)
_FRICTION_WORK = (Q_f, W_fr)

FAMILY = Family(
    name="friction",
    title="Friction",
    quantities=(*QUANTITIES, *rigs.QUANTITIES),
    laws=(*LAWS, *rigs.LAWS),
    regimes=(*REGIMES, *rigs.REGIMES),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=FORCES,
    outcomes=(*OUTCOMES, *CONCEPTS),
    facts=FACTS,
    conventions=CONVENTIONS,
    ambiguous={
        "mu": _COEFFICIENTS,
        "friction_coefficient": _COEFFICIENTS,
        "coefficient_of_friction": _COEFFICIENTS,
        "d": _LENGTHS,
        "s": _LENGTHS,
        "x": _LENGTHS,
        "distance": _LENGTHS,
        "d_max": _LENGTHS,
        "t": _TIMES,
        "time": _TIMES,
        "v": _SPEEDS,
        "speed": _SPEEDS,
        "velocity": _SPEEDS,
        "K": _KINETIC,
        "KE": _KINETIC,
        "E_k": _KINETIC,
        "E_kin": _KINETIC,
        "kinetic_energy": _KINETIC,
        "Delta_K": (K_0, Q_f, W_fr),
        "Delta_KE": (K_0, Q_f, W_fr),
        "W_f": _FRICTION_WORK,
        "W_fric": _FRICTION_WORK,
        "W_friction": _FRICTION_WORK,
        "work_friction": _FRICTION_WORK,
        "friction_work": _FRICTION_WORK,
        "work": (Q_f, W_fr),
        "F": (P, F_net),
        "f_s": (f, f_max),
        "F_s": (f, f_max),
        "static_friction": (f, f_max),
        "static_friction_force": (f, f_max),
        "f_static": (f, f_max),
        "F_fs": (f, f_max),
        "f_k": (f, f_slide),
        "F_fk": (f, f_slide),
    },
    moves=(*DRAG, LOOSE, BRAKING, STOPPED, ENOUGH, SHORT, CAR),
    elapsed={STOPPED: Delta_t},
    courses={BRAKING: TO_REST, CAR: TO_REST},
    situations=SITUATIONS,
    unnamed=UNNAMED,
)
