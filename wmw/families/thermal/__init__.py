"""Heat: warming, mixing, melting, expansion, conduction, steps of an ideal gas."""

from wmw.core.family import Family
from wmw.families.thermal.changing import (
    CHANGING_LAWS,
    CHANGING_QUANTITIES,
    CHANGING_REGIMES,
)
from wmw.families.thermal.conversions import (
    CONVERSION_FACTS,
    CONVERSION_LAWS,
    CONVERSION_QUANTITIES,
    CONVERSION_REGIMES,
)
from wmw.families.thermal.gauges import GAUGE_LAWS, GAUGE_QUANTITIES, GAUGE_REGIMES
from wmw.families.thermal.kinds import KINDS
from wmw.families.thermal.laws import LAWS
from wmw.families.thermal.levelling import LEVELLING_LAWS, LEVELLING_QUANTITIES
from wmw.families.thermal.pistons import (
    PISTON_DIRECTIONS,
    PISTON_FORCES,
    PISTON_LAWS,
    PISTON_QUANTITIES,
    PISTON_REGIMES,
    PISTON_ROLES,
)
from wmw.families.thermal.quantities import QUANTITIES
from wmw.families.thermal.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.thermal.scene import draw
from wmw.families.thermal.situations import SITUATIONS
from wmw.families.thermal.situations_facts import SITUATIONS_FACTS
from wmw.families.thermal.words import AMBIGUOUS, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="thermal",
    title="Heat and temperature",
    quantities=(
        *QUANTITIES,
        *CONVERSION_QUANTITIES,
        *PISTON_QUANTITIES,
        *CHANGING_QUANTITIES,
        *LEVELLING_QUANTITIES,
        *GAUGE_QUANTITIES,
    ),
    laws=(*LAWS, *CONVERSION_LAWS, *PISTON_LAWS, *CHANGING_LAWS, *LEVELLING_LAWS, *GAUGE_LAWS),
    regimes=(*REGIMES, *CONVERSION_REGIMES, *PISTON_REGIMES, *CHANGING_REGIMES, *GAUGE_REGIMES),
    roles=(*ROLES, *PISTON_ROLES),
    directions=PISTON_DIRECTIONS,
    forces=PISTON_FORCES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    outcomes=OUTCOMES,
    facts=(*FACTS, *CONVERSION_FACTS),
    conventions=CONVENTIONS,
    ambiguous=AMBIGUOUS,
    situations=(*SITUATIONS, *SITUATIONS_FACTS),
)
