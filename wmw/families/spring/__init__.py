"""Springs: held, loaded, joined, cut; bodies that oscillate on them, fall on them, are launched."""

from wmw.core.family import DRAWN, HALF_SWING, QUARTER_SWING, Family
from wmw.families.spring.in_words import IN_WORDS
from wmw.families.spring.kinds import KINDS
from wmw.families.spring.laws import LAWS
from wmw.families.spring.names import AMBIGUOUS
from wmw.families.spring.quantities import QUANTITIES
from wmw.families.spring.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.spring.rigs import RIG_LAWS, RIG_QUANTITIES, RIG_REGIMES
from wmw.families.spring.scene import draw
from wmw.families.spring.situations import SITUATIONS
from wmw.families.spring.steps import STEP_FACTS, STEP_LAWS, STEP_QUANTITIES, STEP_REGIMES
from wmw.families.spring.symbols import (
    CAUGHT,
    FRAMED,
    LAUNCH,
    OSCILLATES,
    RELEASED,
    VERTICAL,
)
from wmw.families.spring.two_loads import (
    ADDED_LAWS,
    ADDED_QUANTITIES,
    TWO_LOAD_LAWS,
    TWO_LOAD_QUANTITIES,
    TWO_LOAD_REGIMES,
)
from wmw.families.spring.words import DIRECTIONS, FORCES, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="spring",
    title="Springs",
    quantities=(
        *QUANTITIES,
        *RIG_QUANTITIES,
        *STEP_QUANTITIES,
        *TWO_LOAD_QUANTITIES,
        *ADDED_QUANTITIES,
    ),
    laws=(*LAWS, *RIG_LAWS, *STEP_LAWS, *TWO_LOAD_LAWS, *ADDED_LAWS),
    regimes=(*REGIMES, *RIG_REGIMES, *STEP_REGIMES, *TWO_LOAD_REGIMES),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=FORCES,
    outcomes=OUTCOMES,
    facts=(*FACTS, *STEP_FACTS),
    conventions=CONVENTIONS,
    ambiguous=AMBIGUOUS,
    moves=FRAMED,
    courses={
        OSCILLATES: QUARTER_SWING,
        VERTICAL: HALF_SWING,
        RELEASED: HALF_SWING,
        LAUNCH: DRAWN,
        CAUGHT: DRAWN,
    },
    situations=(*SITUATIONS, *IN_WORDS),
)
