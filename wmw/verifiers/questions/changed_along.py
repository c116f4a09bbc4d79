"""What a question gives, alters the cause of, and asks for again.

"A 0.30 kg block on a spring has a period of 0.80 s. It is replaced by one of 1.2 kg. What is the
period now?" gives a period that belongs to the first block alone. The laws tell by how many times
it changes along with the mass, whatever the rest may be; that is the value asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wmw.verifiers.comparing.by_change import one_ratio
from wmw.verifiers.comparing.dependence import Dependence

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_SAME = 1e-6
_AS_GIVEN = 0.02
"""How far a given may lie from what the laws give of the rest, since it is rounded."""


def altered_along(case: Case) -> dict[str, float]:
    """Return the new value (SI) of a given that is asked for again, where another one is altered.

    No other given may change along, for then it is open which of them stays what it was.
    """
    question, givens = case.question, case.question_givens
    if len(question.altered) != 1 or case.claims.later is not None or question.numberless:
        return {}
    ((changed, new),) = question.altered.items()
    first = min(question.targets.values(), default=0)
    asked = [q for q, at in question.targets.items() if at == first and q in case.system.names]
    if len(asked) != 1 or asked[0] not in givens or asked[0] == changed or changed not in givens:
        return {}
    old, target = givens[changed].measurement.si, asked[0]
    if not old or changed not in case.system.names or new.measurement.si / old <= 0:
        return {}
    alone = _by_laws_alone(case, target, changed, new.measurement.si)
    if alone is not None:
        return {target: alone}
    factor = new.measurement.si / old
    ratio = one_ratio(case, Dependence((target,), (changed,), factor))
    if ratio is None or abs(ratio - 1) <= _SAME:
        return {}
    for other in givens.keys() - {target, changed, *case.constants}:
        kept = one_ratio(case, Dependence((other,), (changed,), factor))
        if kept is not None and abs(kept - 1) > _SAME:
            return {}
    return {target: ratio * givens[target].measurement.si}


def _by_laws_alone(case: Case, target: str, changed: str, new: float) -> float | None:
    """Return what the laws give for the target after the change, where nothing else has a say.

    "On a smooth track at 15° it accelerates at 2.54 m/s². The track is set at 30°": words,
    constants and the angle give the old value as well as the new one.
    """
    facts = case.question.facts_in(case.regime)
    givens = case.question_givens
    told = {q: g.measurement.si for q, g in givens.items() if case.family.quantity(q).choices}
    known = {**case.constants, **told, **facts}
    known = {q: v for q, v in known.items() if q in case.system.names and q != target}
    old = givens[changed].measurement.si
    before = case.system.solve({**known, changed: old}).world.get(target)
    given = givens[target].measurement.si
    if before is None or abs(before - given) > _AS_GIVEN * abs(given):
        return None
    return case.system.solve({**known, changed: new}).world.get(target)
