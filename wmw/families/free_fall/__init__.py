"""Vertical motion under gravity alone: dropped, thrown down, thrown up, two bodies."""

from wmw.core.family import FROM_REST, TO_REST, Family
from wmw.families.free_fall.concepts import CONCEPTS
from wmw.families.free_fall.kinds import KINDS
from wmw.families.free_fall.laws import LAWS
from wmw.families.free_fall.quantities import AMBIGUOUS, QUANTITIES
from wmw.families.free_fall.regimes import AXES, CONVENTIONS, FACTS, REGIMES
from wmw.families.free_fall.rigs import RIG_FACTS, RIG_LAWS, RIG_QUANTITIES, RIG_REGIMES
from wmw.families.free_fall.scene import draw
from wmw.families.free_fall.situations import SITUATIONS
from wmw.families.free_fall.symbols import (
    DROP_MOMENT,
    DROPPED,
    REGIME_NAMES,
    UP,
    UP_MOMENT,
    t_el,
    t_flight,
)
from wmw.families.free_fall.unnamed import UNNAMED
from wmw.families.free_fall.words import DIRECTIONS, FORCES, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="free_fall",
    title="Free fall",
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
    elapsed={DROPPED: t_flight, DROP_MOMENT: t_el, UP_MOMENT: t_el},
    courses={DROPPED: FROM_REST, DROP_MOMENT: FROM_REST, UP: TO_REST},
    situations=SITUATIONS,
    unnamed=UNNAMED,
)
