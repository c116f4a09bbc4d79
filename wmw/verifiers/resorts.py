"""Readings that the question's words alone do not give: the last resort for a sound trace.

None of them blames a trace for a place that was found by trying.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.claims import Claims
from wmw.verifiers.equations.written import written
from wmw.verifiers.forces.listed import looked_at
from wmw.verifiers.judged import Judged, judge_case, leaves_open, looks_away, stays_open
from wmw.verifiers.questions.asked_quantities import may_be_asked
from wmw.verifiers.questions.pictured import shows_more
from wmw.verifiers.readings import readings_in
from wmw.verifiers.terms import Terms
from wmw.verifiers.values.pictured import overlooked, placings

_EQUATION = "/transition/equation"
_LATER = ("/state_1", "/answer")
_LAST_RESORTS = 24
"""How many readings are tried that the question's words do not give."""


def last_resort(claims: Claims, family: str, own: Judged | None) -> Judged | None:
    """Return a reading that the question's words alone do not give but that explains everything.

    Its numbers are placed where the trace has them; where it has none, as with a picture, its
    regime may be one of which the words say nothing. So a sound trace in unforeseen words is
    understood. Where the words' own reading finds a fault to be believed, it is looked at, too.
    A fault is found only where the trace's own equation bears out what its names were taken for.
    """
    faulted = own.passed_over if own is not None else None
    if faulted is not None and leaves_open(faulted):
        faulted = None
    terms = Terms(claims, family)
    question = terms.question
    if not terms.given:
        return None  # nothing of the trace could tell where a number belongs

    def sound(judged: Judged | None) -> bool:
        """Tell whether a reading explains the trace, and what was found wrong in its forces too."""
        return (
            judged is not None
            and judged.explains
            and "transition" in judged.case.decided
            and (own is None or looked_at(judged.case, {f.pointer for f in own.findings}))
        )

    borne_out: list[Judged] = []
    if shows_more(question):
        for judged in _under_strange_names(terms):
            if sound(judged):
                return None if faulted and looks_away(judged, faulted) else judged
            if _is_borne_out(judged):
                borne_out.append(judged)
    unplaced = question.loose or not all(given.firm for given in question.givens.values())
    cued = question.regimes if unplaced else ()
    left = _LAST_RESORTS
    for regimes in (cued, question.spare if shows_more(question) else ()):
        faulty = False
        for regime in regimes:
            for case in islice(readings_in(terms, regime, None, placed=True), left):
                if not case.possible:
                    continue
                if stays_open(case):
                    break  # no other sign or constant would say more
                left -= 1
                other = judge_case(case, None, strict=False)
                if other is not None and sound(other):
                    return None if faulted and looks_away(other, faulted) else other
                if other is not None and not overlooked(case) and _is_borne_out(other):
                    borne_out.append(other)
                faulty = faulty or (other is not None and not leaves_open(other))
        if faulty:
            return None
    return _agreed(borne_out)


def _under_strange_names(terms: Terms) -> Iterator[Judged]:
    """Yield the readings in which each number of state 0 has a place, judged.

    Of the regimes, only those are tried that have a place for all of them.
    """
    left = _LAST_RESORTS
    for regime in (*terms.question.regimes, *terms.question.spare):
        first = next(readings_in(terms, regime, None))
        for seen in placings(first) if may_be_asked(first) else ():
            for trial in readings_in(terms, regime, None, seen=seen):
                if not trial.possible:
                    continue
                if trial.dependence is not None or stays_open(trial):
                    break  # how quantities hang together does not rest on where a number belongs
                if quantity_asked(trial) in seen.values():
                    continue  # what state 0 read off the picture is not what is asked
                judged = judge_case(trial, None, strict=False)
                if judged is not None:
                    yield judged
                left -= 1
                if not left:
                    return


def _is_borne_out(judged: Judged) -> bool:
    """Tell whether the trace's own equation holds as its names are taken, and all before state 1.

    What state 1 and the answer make of it may then be wrong.
    """
    stated = [s for s in written(judged.case).located if s.pointer == _EQUATION]
    truths = [check.truth for located in stated for check in located.checks]
    errors = [f for f in judged.findings if f.severity == "error"]
    return (
        bool(truths)
        and all(truth == "true" for truth in truths)
        and all(f.pointer.startswith(_LATER) for f in errors)
    )


def _agreed(readings: Sequence[Judged]) -> Judged | None:
    """Return the first of the readings if all find the same places at fault."""
    places = {frozenset(f.pointer for f in reading.findings) for reading in readings}
    return readings[0] if len(places) == 1 else None
