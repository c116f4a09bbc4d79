"""Motion in a circle: rotating discs, strings, curves flat and banked, loops, hills and dips."""

from wmw.core.family import DRAWN, Family
from wmw.families.circular_motion.concepts import CONCEPTS
from wmw.families.circular_motion.kinds import KINDS
from wmw.families.circular_motion.laws import LAWS
from wmw.families.circular_motion.names import AMBIGUOUS
from wmw.families.circular_motion.outcomes import OUTCOMES
from wmw.families.circular_motion.quantities import QUANTITIES
from wmw.families.circular_motion.regimes import FACTS, REGIMES
from wmw.families.circular_motion.scene import draw
from wmw.families.circular_motion.situations import SITUATIONS
from wmw.families.circular_motion.symbols import STRING_BOTTOM, STRING_TOP, TABLE
from wmw.families.circular_motion.unnamed import UNNAMED
from wmw.families.circular_motion.words import DIRECTIONS, FORCES, RELATIONS, ROLES

FAMILY = Family(
    name="circular_motion",
    title="Circular motion",
    quantities=QUANTITIES,
    laws=LAWS,
    regimes=REGIMES,
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=FORCES,
    outcomes=(*OUTCOMES, *CONCEPTS),
    facts=FACTS,
    ambiguous=AMBIGUOUS,
    moves=(TABLE, STRING_TOP, STRING_BOTTOM),
    courses={TABLE: DRAWN},
    situations=SITUATIONS,
    unnamed=UNNAMED,
)
