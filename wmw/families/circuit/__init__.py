"""Direct-current circuits: resistors, lamps, batteries, switches and charged capacitors."""

from dataclasses import replace

from wmw.core.family import Family
from wmw.families.circuit import emptied, like_loads, loops, rigs
from wmw.families.circuit.kinds import KINDS
from wmw.families.circuit.laws import LAWS
from wmw.families.circuit.names import AMBIGUOUS
from wmw.families.circuit.quantities import QUANTITIES
from wmw.families.circuit.regimes import CONVENTIONS, FACTS, REGIMES
from wmw.families.circuit.scene import draw
from wmw.families.circuit.situations import SITUATIONS
from wmw.families.circuit.situations_facts import SITUATIONS_FACTS
from wmw.families.circuit.symbols import CHANGED
from wmw.families.circuit.words import OUTCOMES, RELATIONS, ROLES

FAMILY = Family(
    name="circuit",
    title="Direct-current circuits",
    quantities=(
        *QUANTITIES,
        *rigs.QUANTITIES,
        *loops.QUANTITIES,
        *like_loads.QUANTITIES,
        *emptied.QUANTITIES,
    ),
    laws=(*LAWS, *rigs.LAWS, *loops.LAWS, *like_loads.LAWS, *emptied.LAWS),
    regimes=(
        *(
            replace(
                r,
                rules_out=(*r.rules_out, *rigs.RIG_WORDS, *like_loads.TOO_MANY),
                where=r.where or (like_loads.SO_MANY,),
            )
            for r in REGIMES
        ),
        *rigs.REGIMES,
        *loops.REGIMES,
        *like_loads.REGIMES,
        *emptied.REGIMES,
    ),
    roles=ROLES,
    kinds=KINDS,
    draw=draw,
    relations=RELATIONS,
    outcomes=OUTCOMES,
    facts=(*FACTS, *rigs.FACTS, *loops.FACTS, *like_loads.FACTS),
    conventions=CONVENTIONS,
    ambiguous={**AMBIGUOUS, **rigs.AMBIGUOUS},
    moves=CHANGED,
    situations=(*SITUATIONS, *SITUATIONS_FACTS),
)
