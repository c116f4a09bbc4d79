"""Collisions: elastic, sticking and in between; recoil, impulse, ballistic pendulum."""

from wmw.core.family import DRAWN, Family
from wmw.families.collision import further
from wmw.families.collision.after import AFTER, KIND
from wmw.families.collision.concepts import CONCEPTS
from wmw.families.collision.kinds import KINDS
from wmw.families.collision.laws import LAWS
from wmw.families.collision.names import AMBIGUOUS
from wmw.families.collision.quantities import QUANTITIES
from wmw.families.collision.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.collision.rigs import RIG_FACTS, RIG_LAWS, RIG_QUANTITIES, RIG_REGIMES
from wmw.families.collision.scene import draw
from wmw.families.collision.situations import SITUATIONS
from wmw.families.collision.symbols import BALLISTIC, BOUNCE, TWO_BODIES
from wmw.families.collision.unnamed import UNNAMED
from wmw.families.collision.words import DIRECTIONS, FORCES, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="collision",
    title="Collisions along a line",
    quantities=(*QUANTITIES, *further.QUANTITIES, *RIG_QUANTITIES),
    laws=(*LAWS, *further.LAWS, *RIG_LAWS),
    regimes=(*REGIMES, *further.REGIMES, *RIG_REGIMES),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=FORCES,
    outcomes=(*OUTCOMES, *AFTER, KIND, *CONCEPTS),
    facts=(*FACTS, *further.FACTS, *RIG_FACTS),
    conventions=(*CONVENTIONS, *further.CONVENTIONS),
    ambiguous=AMBIGUOUS,
    moves=(*TWO_BODIES, BOUNCE, BALLISTIC),
    courses=dict.fromkeys((*TWO_BODIES, BOUNCE), DRAWN),
    situations=SITUATIONS,
    unnamed=UNNAMED,
)
