"""Values of state 0 under one name, of which one is marked as the earlier and one as the later."""

from __future__ import annotations

import re

from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.working import plain_name
from wmw.verifiers.own_words import alike

_LOOK = 4
_MARKS = re.compile(
    r"_?(?P<early>1|i|before|initial|first|old|start)\Z|_?(?P<late>2|f|after|final|second|new|end)\Z"
)


def marked_pairs(claims: Claims) -> list[tuple[Named, Named]]:
    """Return the values of state 0 of one name, one marked as the earlier, one as the later."""
    found = []
    late = {}
    for claim in claims.variables:
        name = plain_name(claim.name)
        mark = _MARKS.search(name)
        if mark is not None and mark["late"]:
            late[name[: mark.start()]] = claim
    for claim in claims.variables:
        name = plain_name(claim.name)
        mark = _MARKS.search(name)
        other = late.get(name[: mark.start()]) if mark is not None and mark["early"] else None
        if other is not None:
            found.append((claim, other))
    return found


def is_told_later(claims: Claims, early: Named, late: Named) -> bool:
    """Tell whether the question has the value of the earlier one behind that of the later one."""
    told = find_measurements(claims.question)
    spend(_LOOK * len(told))
    places = [
        [
            m.start
            for m in told
            if claim.measured is not None and alike(m.measurement, claim.measured)
        ]
        for claim in (early, late)
    ]
    return all(places) and min(places[0]) > max(places[1])
