"""A given that state 0 has otherwise under a name of its own, told by all the rest of the trace.

"A skier passes the top at 4.0 m/s", and state 0 has `"v_top": "0 m/s"`: what the name means no word
tells, and the reading of the question explains nothing of the trace. If the number of the question
stands nowhere in the trace, and with the trace's number in its place the same question is answered
without a fault, that one number was misread, and the rest follows from it.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention, find_measurements, number_text
from wmw.core.units import from_si
from wmw.core.verdict import Finding
from wmw.core.work import OverBudgetError, budget, spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.confusions import taken_for
from wmw.verifiers.judged import Judged
from wmw.verifiers.own_words import alike, is_among, numbers_in, texts_of

_CODE = "WMW201"
_STEPS = 40_000
"""Steps of work for the question with the other number, beside all other work."""
_LOOK = 2
_DIGITS = 4
_LEAST = "0.0001"
_TIMES, _NEAR = 12, 0.01
_NOT_MOVING = compiled(
    r"\b(?:rest|drop(?:s|ped)?|let go|releas\w*|stands?|standing|stationary|still|stops?"
    r"|stopped|stopping|halt|zero|nought|motionless|placed|put|set|laid|parked|highest|turning"
    r"|instant|momentarily)\b"
)
"""Words by which something has no speed, or is at the place from which is counted."""
Understood = Callable[[Mapping[str, Any]], Judged | None]


def misread_given(
    record: Mapping[str, Any], judged: Judged, understood: Understood
) -> tuple[Judged, Finding] | None:
    """Return the reading of the question with the trace's number, and what was wrong with that.

    None where not just one number of state 0 may have been misread so, or something else is
    wrong, too.
    """
    case = judged.case
    if case.gold or not judged.cost[2] or not case.asked_quantities or _has_loose(judged):
        return None
    pairs = tuple(_pairs(case.claims, judged))
    if len(pairs) != 1:
        return None
    [(mention, claim)] = pairs
    stated = claim.measured
    assert stated is not None
    other = _alike(record, mention, claim)
    try:
        with budget(_STEPS):
            followed = understood(other)
    except OverBudgetError:
        return None
    if followed is None or not followed.explains or "transition" not in followed.case.decided:
        return None
    if followed.case.regime != case.regime:
        return None
    told, name = mention.measurement, _quantity(judged, mention.measurement)
    kin = taken_for(case, name, stated, case.told) if stated.si and name is not None else None
    right = f"{told.text} {told.unit.text}" if told.unit is not None else told.text
    return followed, Finding(
        _CODE,
        kin or "state",
        "state",
        claim.pointer,
        f"the question gives {right}, which the trace has nowhere; state 0 has"
        f" {claim.name} = {claim.raw}, and all the rest follows from that",
        str(claim.raw),
        right,
    )


def _has_loose(judged: Judged) -> bool:
    return any(number.unit is not None for number in judged.case.question.loose)


def _pairs(claims: Claims, judged: Judged) -> Iterator[tuple[Mention, Named]]:
    """Yield the givens that the trace has nowhere, each with what state 0 may have for it."""
    mentions = find_measurements(claims.question)
    told = [mention.measurement for mention in mentions]
    texts = [*texts_of(claims), *claims.assumptions]
    named = (*claims.variables, *claims.attributes, *claims.results)
    stated = [
        *(c.measured for c in named if c.measured is not None),
        *chain.from_iterable(map(numbers_in, texts)),
    ]
    spend(_LOOK * (len(stated) + len(named)) * len(told))
    for mention in mentions:
        given = mention.measurement
        if given.unit is None or not given.si or is_among(given, stated):
            continue
        if _quantity(judged, given) is None or told.count(given) > 1:
            continue
        for claim in claims.variables:
            own = claim.measured
            if own is None or own.unit is None:
                continue
            if own.unit.dimension != given.unit.dimension or is_among(own, told):
                continue
            if _is_reckoned(own, given, told):
                continue
            if own.si or not _NOT_MOVING.search(claims.question.lower()):
                yield mention, claim


def _is_reckoned(own: Measurement, given: Measurement, told: Sequence[Measurement]) -> bool:
    """Tell whether a value may be worked out of the question's: so many of them, or two of a kind.

    Each of two dogs pulls with 150 N, and state 0 has the 300 N of both.
    """
    if not own.si:
        return False
    ratio = abs(own.si / given.si)
    times = round(max(ratio, 1 / ratio))
    if 1 < times <= _TIMES and math.isclose(max(ratio, 1 / ratio), times, rel_tol=_NEAR):
        return True
    assert given.unit is not None
    kind = [m.si for m in told if m.unit and m.unit.dimension == given.unit.dimension]
    pairs = ((one, other) for one in kind for other in kind if one != other)
    return any(
        math.isclose(abs(own.si), value, rel_tol=_NEAR)
        for one, other in pairs
        for value in (one + other, abs(one - other))
    )


def _quantity(judged: Judged, told: Measurement) -> str | None:
    """Return the one quantity of the question's givens that has a number; None for none."""
    names = [
        name
        for name, given in judged.case.question.givens.items()
        if given.measurement.text == told.text and alike(given.measurement, told)
    ]
    return names[0] if len(names) == 1 else None


def _alike(record: Mapping[str, Any], mention: Mention, claim: Named) -> dict[str, Any]:
    """Return a record of which the question has the number of state 0, in the unit that it has.

    Nought is taken for the least of numbers on both sides: no law says that a thing which moves
    or is as far away as that does not.
    """
    told, stated = mention.measurement, claim.measured
    assert told.unit is not None
    assert stated is not None
    other, question = copy.deepcopy(dict(record)), record["question"]
    same = stated.unit is not None and stated.unit.factor == told.unit.factor
    numeral = stated.text if same else number_text(from_si(stated.si, told.unit), _DIGITS)
    if not stated.si:
        numeral = _LEAST
        name = claim.pointer.rpartition("/")[2].replace("~1", "/").replace("~0", "~")
        other["state_0"]["variables"][name] = f"{_LEAST} {told.unit.text}"
    at = question.find(told.text, mention.start)
    other["question"] = question[:at] + numeral + question[at + len(told.text) :]
    return other
