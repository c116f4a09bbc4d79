"""New values that are named for the start and for later, of which the later has the start's value.

The question gives the speed of a throw ("is thrown at 8.0 m/s"), or a start from rest, and state 1
has that value at the top or at the lowest point, and another one at release.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.lexicon import plain
from wmw.verifiers.own_words import alike

_SPEED = parse_unit("m/s")
_MOST = 12
_LOOK = 10
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_EARLY = word_set("release launch start beginning throw takeoff kick")
_SMALL = word_set("at of in on when while just the point moment its a")
_PART = word_set("x y horizontal vertical component angular average mean max maximum relative")
_SETS_OFF = re.compile(
    r"\b(?:thrown|kicked|launched|fired|shot|hit|projected|tossed|released|struck|throws|kicks)"
    r"(?: (?!not\b)[a-z]+){0,4} (?:at|with)(?: an?| the)?(?: initial| launch)?(?: speed| velocity)?"
    r"(?: of)?\s*\Z",
    re.I,
)
_FROM_REST = re.compile(r"\b(?:from|at) rest\b", re.I)
_TWO_STARTS = re.compile(
    r"\b(?:other|second|another|both|two|later|again|back|rebound\w*|bounc\w*|comes? to rest"
    r"|stops?|until it is at rest|brought to rest)\b",
    re.I,
)


def exchanged_ends(claims: Claims) -> tuple[Named, Named] | None:
    """Return the new value of the start and the later one, where these have changed places."""
    question, results = claims.question, claims.results
    if len(results) > _MOST or _TWO_STARTS.search(question):
        return None
    spend(_LOOK * len(results))
    for early, late in permutations(results, 2):
        if not _are_ends(early, late):
            continue
        mine, its = early.measured, late.measured
        if mine is None or its is None or not _is_speed(mine) or not _is_speed(its):
            continue
        starts = [*_starts(question)]
        if len(starts) == 1 and _is(its, starts[0]) and not _is(mine, starts[0]):
            return early, late
    return None


def _are_ends(early: Named, late: Named) -> bool:
    """Tell whether two names are one but for a word of the start, in the first alone."""
    one, other = ({*_words(claim.name)} for claim in (early, late))
    own, its = one - other, other - one
    return bool(own) and own <= _EARLY and bool(its) and bool(one & other) and not one & _PART


def _words(name: str) -> list[str]:
    spaced = plain(_CAMEL.sub(" ", name.replace("_", " "))).split()
    return [word for word in spaced if word not in _SMALL]


def _is_speed(value: Measurement) -> bool:
    return (
        value.unit is not None and _SPEED is not None and value.unit.dimension == _SPEED.dimension
    )


def _starts(question: str) -> Iterator[Measurement | None]:
    """Yield the speeds with which a question says that something sets off; None for rest."""
    if _FROM_REST.search(question):
        yield None
    for mention in find_measurements(question):
        told = mention.measurement
        if _is_speed(told) and _SETS_OFF.search(question[: mention.start]):
            yield told


def _is(value: Measurement, start: Measurement | None) -> bool:
    return alike(value, start) if start is not None else not value.si
