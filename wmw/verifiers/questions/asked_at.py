"""A value at which something is asked for, where the reading has it at another value of that kind.

"Water leaves the hole 0.80 m below the surface at 3.96 m/s. How fast does it leave when the hole is
3.2 m below?" is not answered by what it gives for 0.80 m, though every law bears that out.
"""

from __future__ import annotations

import re

from wmw.core.quantity import find_measurements
from wmw.verifiers.case import Case
from wmw.verifiers.values.placing import unplaced
from wmw.verifiers.wording import show_si

_SENTENCE = re.compile(r"(?<=[.;!?])\s+(?=[A-Z(])")
_CONDITION = re.compile(r"\b(?:when|if|suppose)\b", re.I)
_COMPARES = re.compile(r"\b(?:compar\w+|than|as (?:large|great|big|fast|far|long|high))\b", re.I)


def asked_at_another(case: Case) -> str | None:
    """Tell of a number in the condition of what is asked for that the reading has no place for.

    It counts where the reading has another number of its kind.
    """
    loose = [m for m in unplaced(case.question) if m.unit is not None and any(m.unit.dimension)]
    if not loose or case.claims.contrast is not None or case.claims.later is not None:
        return None
    kinds = {
        given.measurement.unit.dimension
        for given in (*case.question.givens.values(), *case.question.altered.values())
        if given.measurement.unit is not None
    }
    for sentence in _SENTENCE.split(case.question.text):
        if "?" not in sentence or _COMPARES.search(sentence):
            continue
        for mention in find_measurements(sentence):
            told = mention.measurement
            if told.unit is None or told.unit.dimension not in kinds:
                continue
            if any(told.si == m.si for m in loose) and _CONDITION.search(sentence[: mention.start]):
                at = show_si(told.si, told)
                return f"what is asked for at {at} was read as that at another value"
    return None
