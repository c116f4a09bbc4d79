"""Fluids: pressure at rest, presses, manometers, layered liquids, flow in pipes, outflow."""

from wmw.core.family import Family
from wmw.families.fluid.kinds import KINDS
from wmw.families.fluid.laws import LAWS
from wmw.families.fluid.quantities import QUANTITIES
from wmw.families.fluid.regimes import CONVENTIONS, FACTS, REGIMES, USUAL
from wmw.families.fluid.scene import draw
from wmw.families.fluid.situations import SITUATIONS
from wmw.families.fluid.unnamed import UNNAMED
from wmw.families.fluid.words import AMBIGUOUS, OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="fluid",
    title="Fluids at rest and in motion",
    quantities=QUANTITIES,
    laws=LAWS,
    regimes=REGIMES,
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    outcomes=OUTCOMES,
    facts=FACTS,
    conventions=CONVENTIONS,
    ambiguous=AMBIGUOUS,
    situations=SITUATIONS,
    usual=USUAL,
    unnamed=UNNAMED,
)
