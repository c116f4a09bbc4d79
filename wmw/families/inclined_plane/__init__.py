"""A body on an incline: holds, slides down, is sent up, is pulled up."""

from wmw.core.family import FROM_REST, TO_REST, Family
from wmw.families.inclined_plane import hanging, rigs, rolling, stages
from wmw.families.inclined_plane.kinds import KINDS
from wmw.families.inclined_plane.names import AMBIGUOUS
from wmw.families.inclined_plane.physics import LAWS, QUANTITIES
from wmw.families.inclined_plane.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.inclined_plane.scene import draw
from wmw.families.inclined_plane.situations import SITUATIONS
from wmw.families.inclined_plane.unnamed import UNNAMED
from wmw.families.inclined_plane.words import DIRECTIONS, FORCES, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="inclined_plane",
    title="Body on an incline",
    quantities=(
        *QUANTITIES,
        *stages.QUANTITIES,
        *rolling.QUANTITIES,
        *hanging.QUANTITIES,
        *rigs.QUANTITIES,
    ),
    laws=(*LAWS, *stages.LAWS, *rolling.LAWS, *rolling.HILL_LAWS, *hanging.LAWS, *rigs.LAWS),
    regimes=(*REGIMES, *rigs.REGIMES),
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
    moves=("slides_down", "slides_up", "pulled_up"),
    courses={"slides_down": FROM_REST, "slides_up": TO_REST},
    situations=(*SITUATIONS, *rolling.RACES),
    unnamed=UNNAMED,
)
