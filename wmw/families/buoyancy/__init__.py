"""Buoyancy: bodies that float, sink, hang or are held in liquids, and rafts with loads."""

from wmw.core.family import Family
from wmw.families.buoyancy import balloons
from wmw.families.buoyancy.crowds import (
    CROWD_LAWS,
    CROWD_QUANTITIES,
    CROWD_REGIMES,
)
from wmw.families.buoyancy.float_needed import NEEDED_LAWS, NEEDED_REGIMES
from wmw.families.buoyancy.hollow import (
    HOLLOW_FACTS,
    HOLLOW_LAWS,
    HOLLOW_QUANTITIES,
    HOLLOW_REGIMES,
)
from wmw.families.buoyancy.kinds import KINDS
from wmw.families.buoyancy.laws import LAWS
from wmw.families.buoyancy.let_go import LET_GO_LAWS, LET_GO_QUANTITIES, LET_GO_REGIMES
from wmw.families.buoyancy.load_later import LATER_LAWS, LATER_QUANTITIES, LATER_REGIMES
from wmw.families.buoyancy.of_both import BOTH_LAWS, BOTH_QUANTITIES
from wmw.families.buoyancy.quantities import QUANTITIES
from wmw.families.buoyancy.regimes import CONVENTIONS, FACTS, REGIMES, USUAL
from wmw.families.buoyancy.scene import draw
from wmw.families.buoyancy.situations import SITUATIONS
from wmw.families.buoyancy.unnamed import UNNAMED
from wmw.families.buoyancy.weighing import (
    WEIGHING_LAWS,
    WEIGHING_QUANTITIES,
    WEIGHING_REGIMES,
    WEIGHING_USUAL,
)
from wmw.families.buoyancy.words import (
    AMBIGUOUS,
    DIRECTIONS,
    FORCES,
    OUTCOMES,
    RELATIONS,
    ROLES,
)

FAMILY = Family(
    name="buoyancy",
    title="Buoyancy and floating bodies",
    quantities=(
        *QUANTITIES,
        *balloons.QUANTITIES,
        *WEIGHING_QUANTITIES,
        *HOLLOW_QUANTITIES,
        *CROWD_QUANTITIES,
        *LET_GO_QUANTITIES,
        *BOTH_QUANTITIES,
        *LATER_QUANTITIES,
    ),
    laws=(
        *LAWS,
        *balloons.LAWS,
        *WEIGHING_LAWS,
        *HOLLOW_LAWS,
        *CROWD_LAWS,
        *LET_GO_LAWS,
        *BOTH_LAWS,
        *LATER_LAWS,
        *NEEDED_LAWS,
    ),
    regimes=(
        *REGIMES,
        *balloons.REGIMES,
        *WEIGHING_REGIMES,
        *HOLLOW_REGIMES,
        *CROWD_REGIMES,
        *LET_GO_REGIMES,
        *LATER_REGIMES,
        *NEEDED_REGIMES,
    ),
    roles=(*ROLES, *balloons.ROLES),
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=(*FORCES, *balloons.FORCES),
    outcomes=OUTCOMES,
    facts=(*FACTS, *HOLLOW_FACTS),
    conventions=CONVENTIONS,
    ambiguous=AMBIGUOUS,
    situations=SITUATIONS,
    unnamed=UNNAMED,
    usual=(*USUAL, *WEIGHING_USUAL),
)
