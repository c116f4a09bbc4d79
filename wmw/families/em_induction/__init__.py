"""Electromagnetic induction: coils in changing fields, moving rods, generators, transformers."""

from wmw.core.family import STEADY, Family
from wmw.families.em_induction import fields, inductors, unchanged
from wmw.families.em_induction.kinds import KINDS
from wmw.families.em_induction.laws import LAWS
from wmw.families.em_induction.quantities import QUANTITIES
from wmw.families.em_induction.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.em_induction.scene import draw
from wmw.families.em_induction.situations import SITUATIONS
from wmw.families.em_induction.situations_facts import SITUATIONS_FACTS
from wmw.families.em_induction.symbols import MAGNET, ROD, RODS
from wmw.families.em_induction.words import (
    AMBIGUOUS,
    DIRECTIONS,
    FORCES,
    OUTCOMES,
    RELATIONS,
    ROLES,
)

FAMILY = Family(
    name="em_induction",
    title="Electromagnetic induction",
    quantities=(*QUANTITIES, *fields.QUANTITIES, *inductors.QUANTITIES),
    laws=(*LAWS, *fields.LAWS, *inductors.LAWS, *unchanged.LAWS),
    regimes=(*REGIMES, *fields.REGIMES, *inductors.REGIMES, *unchanged.REGIMES),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    directions=DIRECTIONS,
    forces=FORCES,
    outcomes=OUTCOMES,
    facts=(*FACTS, *inductors.FACTS),
    conventions=CONVENTIONS,
    ambiguous=AMBIGUOUS,
    moves=(*RODS, *MAGNET),
    courses={ROD: STEADY},
    situations=(*SITUATIONS, *SITUATIONS_FACTS),
)
