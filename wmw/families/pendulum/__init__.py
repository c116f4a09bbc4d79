"""The pendulum: small swings, swings of any size, two pendulums, one before and after a change."""

from wmw.core.family import DRAWN_FASTER, Family
from wmw.families.pendulum.concepts import CONCEPTS
from wmw.families.pendulum.kinds import KINDS
from wmw.families.pendulum.laws import LAWS
from wmw.families.pendulum.names import AMBIGUOUS
from wmw.families.pendulum.quantities import QUANTITIES
from wmw.families.pendulum.regimes import FACTS, REGIMES
from wmw.families.pendulum.rigs import RIG_FACTS, RIG_LAWS, RIG_QUANTITIES, RIG_REGIMES
from wmw.families.pendulum.scene import draw
from wmw.families.pendulum.situations import SITUATIONS
from wmw.families.pendulum.symbols import RELEASED, RELEASED_LOCAL
from wmw.families.pendulum.words import DIRECTIONS, FORCES, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="pendulum",
    title="Pendulum",
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
    ambiguous=AMBIGUOUS,
    moves=(RELEASED, RELEASED_LOCAL),
    courses=dict.fromkeys((RELEASED, RELEASED_LOCAL), DRAWN_FASTER),
    situations=SITUATIONS,
)
