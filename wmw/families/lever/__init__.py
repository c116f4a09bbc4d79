"""Levers and bars in balance: seesaws, planks, machines of three classes, beams and wrenches."""

from wmw.core.family import Family
from wmw.families.lever.grip_moved import MOVED_LAWS, MOVED_QUANTITIES, MOVED_REGIMES
from wmw.families.lever.kinds import KINDS
from wmw.families.lever.laws import LAWS
from wmw.families.lever.outcomes import OUTCOMES
from wmw.families.lever.quantities import QUANTITIES
from wmw.families.lever.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.lever.scene import draw
from wmw.families.lever.situations import SITUATIONS
from wmw.families.lever.words import (
    AMBIGUOUS,
    DIRECTIONS,
    FORCES,
    RELATIONS,
    ROLES,
)

FAMILY = Family(
    name="lever",
    title="Levers and moments",
    quantities=(*QUANTITIES, *MOVED_QUANTITIES),
    laws=(*LAWS, *MOVED_LAWS),
    regimes=(*REGIMES, *MOVED_REGIMES),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=FORCES,
    outcomes=OUTCOMES,
    facts=FACTS,
    conventions=CONVENTIONS,
    ambiguous=AMBIGUOUS,
    situations=SITUATIONS,
)
