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
    factor = new.measurement.si / old
    ratio = one_ratio(case, Dependence((target,), (changed,), factor))
    if ratio is None or abs(ratio - 1) <= _SAME:
        return {}
    for other in givens.keys() - {target, changed, *case.constants}:
        kept = one_ratio(case, Dependence((other,), (changed,), factor))
        if kept is not None and abs(kept - 1) > _SAME:
            return {}
    return {target: ratio * givens[target].measurement.si}
