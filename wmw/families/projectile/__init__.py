"""Projectile motion: over level ground, from a height, horizontal, past a wall."""

from wmw.core.family import DRAWN, Family
from wmw.families.projectile.concepts import CONCEPTS
from wmw.families.projectile.kinds import KINDS
from wmw.families.projectile.laws import LAWS
from wmw.families.projectile.quantities import AMBIGUOUS, QUANTITIES
from wmw.families.projectile.regimes import AXES, CONVENTIONS, FACTS, REGIMES
from wmw.families.projectile.rigs import RIG_FACTS, RIG_LAWS, RIG_QUANTITIES, RIG_REGIMES
from wmw.families.projectile.scene import draw
from wmw.families.projectile.situations import SITUATIONS
from wmw.families.projectile.symbols import (
    CLIFF,
    DOWN,
    FLAT,
    LEVEL,
    LEVEL_MOMENT,
    MOMENTS_HIGH,
    REGIME_NAMES,
    t_el,
)
from wmw.families.projectile.unnamed import UNNAMED
from wmw.families.projectile.words import DIRECTIONS, FORCES, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="projectile",
    title="Projectile motion",
    quantities=(*QUANTITIES, *RIG_QUANTITIES),
    laws=(*LAWS, *RIG_LAWS),
    regimes=(*REGIMES, *RIG_REGIMES),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=FORCES,
    outcomes=(*OUTCOMES, *CONCEPTS),
    facts=(*FACTS, *RIG_FACTS),
    conventions=CONVENTIONS,
    axes=AXES,
    ambiguous=AMBIGUOUS,
    moves=REGIME_NAMES,
    elapsed=dict.fromkeys((LEVEL_MOMENT, *MOMENTS_HIGH), t_el),
    courses={LEVEL: DRAWN, CLIFF: DRAWN, DOWN: DRAWN, FLAT: DRAWN},
    situations=SITUATIONS,
    unnamed=UNNAMED,
)
