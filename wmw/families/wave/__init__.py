"""Waves: travelling waves, strings, pipes, echoes, media, beats, interference, Doppler effect."""

from wmw.core.family import STEADY, Family
from wmw.families.wave.kinds import KINDS
from wmw.families.wave.laws import LAWS
from wmw.families.wave.quantities import QUANTITIES
from wmw.families.wave.regimes import FACTS, REGIMES
from wmw.families.wave.scene import draw
from wmw.families.wave.situations import SITUATIONS
from wmw.families.wave.situations_facts import SITUATIONS_FACTS
from wmw.families.wave.symbols import AWAY, TOWARD
from wmw.families.wave.words import AMBIGUOUS, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="wave",
    title="Waves and sound",
    quantities=QUANTITIES,
    laws=LAWS,
    regimes=REGIMES,
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    outcomes=OUTCOMES,
    facts=FACTS,
    ambiguous=AMBIGUOUS,
    moves=(TOWARD, AWAY),
    courses={TOWARD: STEADY},
    situations=(*SITUATIONS, *SITUATIONS_FACTS),
)
