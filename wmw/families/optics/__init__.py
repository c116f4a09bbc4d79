"""Geometric optics: lenses, mirrors, refraction, total reflection, apparent depth."""

from wmw.core.family import Family
from wmw.families.optics import depths, fringes, further, instruments, pairs, polarizers
from wmw.families.optics.kinds import KINDS
from wmw.families.optics.physics import LAWS
from wmw.families.optics.quantities import QUANTITIES
from wmw.families.optics.regimes import CONVENTIONS, FACTS, REGIMES, USUAL
from wmw.families.optics.scene import draw
from wmw.families.optics.situations import SITUATIONS
from wmw.families.optics.situations_facts import SITUATIONS_FACTS
from wmw.families.optics.words import AMBIGUOUS, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="optics",
    title="Geometric optics",
    quantities=(
        *further.TELESCOPE_LENSES,
        *QUANTITIES,
        *further.QUANTITIES,
        *further.RAYS_APART,
        *fringes.QUANTITIES,
        *polarizers.QUANTITIES,
        *instruments.QUANTITIES,
        *pairs.QUANTITIES,
        *depths.DEPTH_QUANTITIES,
    ),
    laws=(
        *LAWS,
        *further.LAWS,
        *fringes.LAWS,
        *polarizers.LAWS,
        *instruments.LAWS,
        *pairs.LAWS,
        *depths.DEPTH_LAWS,
    ),
    regimes=(
        *REGIMES,
        *further.REGIMES,
        *fringes.REGIMES,
        *polarizers.REGIMES,
        *instruments.REGIMES,
        *pairs.REGIMES,
        *depths.DEPTH_REGIMES,
    ),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    outcomes=OUTCOMES,
    facts=(*FACTS, *fringes.FACTS),
    usual=USUAL,
    conventions=(
        *CONVENTIONS,
        *further.CONVENTIONS,
        *instruments.CONVENTIONS,
        *pairs.CONVENTIONS,
    ),
    ambiguous=AMBIGUOUS,
    situations=(*SITUATIONS, *SITUATIONS_FACTS),
)
