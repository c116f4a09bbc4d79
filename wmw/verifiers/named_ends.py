"""New values that are named for the start and for later, of which the later has the start's value.

The question gives the speed of a throw ("is thrown at 8.0 m/s"), or a start from rest, and state 1
has that value at the top or at the lowest point, and another one at release; so may the kinetic
energy of what is let go at rest, and the angle of what is thrown horizontally. What falls from
rest is faster after 0.40 s than as it lands.
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

_SPEED, _ENERGY, _DEGREE = parse_unit("m/s"), parse_unit("J"), parse_unit("°")
_MOST = 12
_FASTER = 1.05
_LOOK = 10
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_EARLY = word_set("release released launch start beginning throw takeoff kick push shot")
_JUST = word_set("after before immediately right directly")
"""On which side of a moment a value is: after the kick, before the impact."""
_SMALL = word_set("at of in on when while just the point moment its a")
_END = word_set("landing impact ground bottom floor end")
_KINETIC = word_set("kinetic ke ek kin")
_LEVEL = re.compile(
    r"\b(?:thrown|kicked|launched|fired|shot|projected|tossed|rolls?|runs?|slides?|leaves)\b"
    r"(?: [\w.°/-]+){0,6} horizontally\b",
    re.I,
)
_AFTER_SO_LONG = re.compile(r"(?:after|at|t) (?P<time>\d{1,3}(?: \d{1,3})?) ?s\b")
_DROPPED = re.compile(
    r"\b(?:dropped|falls? from rest|let fall|released from rest|is let go)\b", re.I
)
_FALLS_FREELY = re.compile(
    r"\b(?:lands?|landing|hits?|hitting|reach(?:es|ing)?|strikes?|touch\w*)\b", re.I
)
_HELD_BACK = re.compile(
    r"\b(?:parachute|water|oil|liquid|bounc\w*|rebound\w*|thrown|spring|brak\w*|net|stops?|rest"
    r"(?<!from rest)|swing\w*|pendulum|balloon|rising|rises|upwards?|two|both|second|other)\b",
    re.I,
)
"""What may be slower later on, though it falls."""
_PART = word_set("x y horizontal vertical component angular average mean max maximum relative")
_SETS_OFF = re.compile(
    r"\b(?:thrown|kicked|launched|fired|shot|hit|projected|tossed|released|struck|throws|kicks)"
    r"(?: (?!not\b)[a-z]+){0,4} (?:at|with)(?: an?| the)?(?: initial| launch)?(?: speed| velocity)?"
    r"(?: of)?\s*\Z",
    re.I,
)
_FROM_REST = re.compile(r"\b(?:from|at) rest\b", re.I)
_LET_SWING = re.compile(
    r"\b(?:(?:pulled|drawn|moved)(?: \w+){0,2} (?:aside|sideways)|lifted|raised)\b[^;?!]{0,80}"
    r"\b(?:let go|released)\b",
    re.I,
)
_PUSHED = re.compile(
    r"\b(?:push\w*|shov\w*|kick\w*|hit|struck|thrown"
    r"|with (?:an?|the) (?:\w+ )?(?:speed|velocity))\b"
    r"|\bm/s(?!\^?2|²)",
    re.I,
)
"""Words of a question in which what is let go may have a speed at once."""
_RELEASE = word_set("release released start beginning")
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
        if mine is None or its is None:
            continue
        if not (_is_speed(mine) and _is_speed(its)):
            begun = _FROM_REST.search(question) is not None
            let_go = _LET_SWING.search(question) and not _PUSHED.search(question)
            swings = let_go and {*_words(early.name)} & _RELEASE
            at_rest = (begun or swings) and its.si == 0 != mine.si
            if at_rest and _is_energy(mine) and _KINETIC & {*_words(early.name)}:
                return early, late
            level = _LEVEL.search(question) is not None and its.si == 0 != mine.si
            if level and _is_angle(mine) and _is_angle(its):
                return early, late
            continue
        starts = [*_starts(question)]
        if len(starts) == 1 and _is(its, starts[0]) and not _is(mine, starts[0]):
            return early, late
    return None


def _are_ends(early: Named, late: Named) -> bool:
    """Tell whether two names are one but for a word of the start, in the first alone.

    Before the kick it was at rest, and after the impact it may have any speed.
    """
    one, other = ({*_words(claim.name)} for claim in (early, late))
    if "before" in one or "after" in other:
        return False
    own, its = one - other - _JUST, other - one - _JUST
    return bool(own) and own <= _EARLY and bool(its) and bool(one & other) and not one & _PART


def slower_later(claims: Claims) -> tuple[Named, Named] | None:
    """Return the speeds of what falls from rest after a time and at the end, if exchanged."""
    question, results = claims.question, claims.results
    if not _DROPPED.search(question) or not _FALLS_FREELY.search(question):
        return None
    if _HELD_BACK.search(question) or len(results) > _MOST:
        return None
    spend(_LOOK * len(results))
    for early, late in permutations(results, 2):
        told = _AFTER_SO_LONG.search(" ".join(_spaced(early.name)))
        mine, its = early.measured, late.measured
        if told is None or mine is None or its is None or not {*_spaced(late.name)} & _END:
            continue
        if _PART & {*_words(early.name), *_words(late.name)} or "after" in _spaced(late.name):
            continue
        if _is_speed(mine) and _is_speed(its) and mine.si > _FASTER * its.si > 0:
            return early, late
    return None


def _is_energy(value: Measurement) -> bool:
    return (
        value.unit is not None and _ENERGY is not None and value.unit.dimension == _ENERGY.dimension
    )


def _is_angle(value: Measurement) -> bool:
    return value.unit is not None and _DEGREE is not None and value.unit == _DEGREE


def _spaced(name: str) -> list[str]:
    return plain(_CAMEL.sub(" ", name.replace("_", " "))).split()


def _words(name: str) -> list[str]:
    return [word for word in _spaced(name) if word not in _SMALL]


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
