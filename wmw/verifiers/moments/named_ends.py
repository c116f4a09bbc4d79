"""New values that are named for the start and for later, of which the later has the start's value.

The question gives the speed of a throw ("is thrown at 8.0 m/s"), or a start from rest, and state 1
has that value at the top or at the lowest point, and another one at release; so may the kinetic
energy of what is let go at rest, and the angle of what is thrown horizontally. What falls from
rest is faster after 0.40 s than as it lands. What is let go at a place has no kinetic energy
there, and a capacitor that is charged from empty no voltage at first; what is thrown from a height
is up there at the throw.
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
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.spans import of_one_kind
from wmw.verifiers.vocabulary.lexicon import plain_name

_SPEED, _DEGREE, _METRE = parse_unit("m/s"), parse_unit("°"), parse_unit("m")
_OF_CHARGING = (parse_unit("V"), parse_unit("C"), parse_unit("J"))
_ENERGIES = (parse_unit("J"), parse_unit("J/kg"))
_MOST = 12
_FASTER = 1.05
_LOOK = 10
_EARLY = word_set("release released launch start beginning throw takeoff kick push shot")
_JUST = word_set("after before immediately right directly")
"""On which side of a moment a value is: after the kick, before the impact."""
_SMALL = word_set("at of in on when while just the point moment its a")
_END = word_set("landing impact ground bottom floor end final")
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
_LET_GO_AT = re.compile(
    r"\b(?:let go|released|dropped|starts? from rest|from rest)\b[^.;?!]{0,20}?\b(?:at|from|on)"
    r" (?:the |its )?(?P<place>top|upper end|highest point|edge|rim)\b",
    re.I,
)
"""The place where something is let go, and so at rest."""
_CHARGED = re.compile(r"\bcapacitor\b(?=[^?]*\b(?:charg(?:ed|es|ing)|empty|uncharged)\b)", re.I)
_DISCHARGED = re.compile(
    r"\b(?:discharg\w*|two|second|another|both|fully charged|disconnect\w*|already|across the"
    r" resistor|short\w*|(?:has|had|is) been charged|was charged|charged to"
    r"|(?<!un)charged capacitor|lamp|bulb|camera|light|motor|drain\w*|empties|emptied)\b",
    re.I,
)
_OF_CAPACITOR = word_set("c cap capacitor q charge")
_MUCH_LATER = word_set("late later end final finally long after afterwards")
_HEIGHT = word_set("y h height altitude")
_THROWN_FROM = re.compile(
    r"\b(?:thrown|dropped|released|let go|kicked|fired)\b(?:[^.;?!]|\.(?=\d)){0,60}? from"
    r" [^.;?!\d]{0,40}"
    r"(?P<height>\d)",
    re.I,
)
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
_STRUCK = re.compile(
    r"\b(?:(?:is|was|are|gets) (?:hit|struck|given|kicked|pushed (?!with|by)|tapped|launched|fired"
    r"|shot|thrown)|(?:hits|kicks|strikes|gives|pushes) (?:it|the (?:ball|puck|stone|box|block))"
    r"|a (?:\w+ )?(?:blow|push|kick|shove|tap|flick|stroke)|blow|impulse|gives it|receives)\b",
    re.I,
)
"""Words of a question in which what is at rest may be set going by a blow, and then end at rest."""
_SPEEDS_UP = re.compile(
    r"\b(?:force|acceleration|accelerat\w+|bow|barrel|gun|cannon|catapult|sling|arm|muzzle|string)\b",
    re.I,
)
"""What a question tells of how something gains the speed with which it is shot."""
_RELEASE = word_set("release released start beginning")
_TWO_STARTS = re.compile(
    r"\b(?:other|(?<!one )second|another|both|two|later|again|back|rebound\w*|bounc\w*"
    r"|comes? to rest"
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
        place = _LET_GO_AT.search(question)
        if not _are_ends(early, late, place["place"].split()[0].lower() if place else None):
            continue
        mine, its = early.measured, late.measured
        if mine is None or its is None:
            continue
        if not (_is_speed(mine) and _is_speed(its)):
            begun = _FROM_REST.search(question) is not None and not _STRUCK.search(question)
            begun |= place is not None and not _PUSHED.search(question)
            let_go = _LET_SWING.search(question) and not _PUSHED.search(question)
            swings = let_go and {*_words(early.name)} & _RELEASE
            at_rest = (begun or swings) and its.si == 0 != mine.si
            if at_rest and _is_energy(mine) and _KINETIC & {*_words(early.name)}:
                return early, late
            if _is_charged_last(question, early, late) or _is_up_later(question, early, late):
                return early, late
            level = _LEVEL.search(question) is not None and its.si == 0 != mine.si
            if level and _is_angle(mine) and _is_angle(its):
                return early, late
            continue
        starts = [*_starts(question)]
        struck = starts == [None] and _STRUCK.search(question)
        gains = not mine.si and {*_words(late.name)} & _END and _SPEEDS_UP.search(question)
        if struck or gains:
            continue
        if len(starts) == 1 and _is(its, starts[0]) and not _is(mine, starts[0]):
            return early, late
    return None


def _are_ends(early: Named, late: Named, place: str | None) -> bool:
    """Tell whether two names are one but for a word of the start, in the first alone.

    Before the kick it was at rest, and after the impact it may have any speed.
    """
    one, other = ({*_words(claim.name)} for claim in (early, late))
    if "before" in one or "after" in other:
        return False
    begin = _EARLY | {place} if place else _EARLY
    own, its = one - other - _JUST, other - one - _JUST
    part = one & _PART and not (early.measured and _is_length(early.measured))  # y is a height, too
    return bool(own) and own <= begin and bool(its) and bool(one & other) and not part


def _is_charged_last(question: str, early: Named, late: Named) -> bool:
    """Tell whether a capacitor that is charged has its voltage at first and none in the end."""
    one, other = ({*_words(claim.name)} for claim in (early, late))
    mine, its = early.measured, late.measured
    if mine is None or its is None or not (its.si == 0 != mine.si) or not one & _OF_CAPACITOR:
        return False
    kinds = [unit.dimension for unit in _OF_CHARGING if unit is not None]
    if mine.unit is None or mine.unit.dimension not in kinds:
        return False  # a current is there at first, and none later
    empties = _DISCHARGED.search(question) is not None
    return bool(other & _MUCH_LATER) and _CHARGED.search(question) is not None and not empties


def _is_up_later(question: str, early: Named, late: Named) -> bool:
    """Tell whether what is thrown from a height has that height not at the throw but later."""
    mine, its = early.measured, late.measured
    told = _THROWN_FROM.search(question)
    if mine is None or its is None or told is None or not {*_words(early.name)} & _HEIGHT:
        return False
    if not mine.si and "y" in _words(early.name):
        return False  # y may be counted downwards from the start
    found = [m for m in find_measurements(question) if m.start == told.start("height")]
    if len(found) != 1 or not of_one_kind(found[0].measurement, its):
        return False
    return alike(its, found[0].measurement) and not alike(mine, found[0].measurement)


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
    kinds = [unit.dimension for unit in _ENERGIES if unit is not None]
    return value.unit is not None and value.unit.dimension in kinds


def _is_length(value: Measurement) -> bool:
    return (
        value.unit is not None and _METRE is not None and value.unit.dimension == _METRE.dimension
    )


def _is_angle(value: Measurement) -> bool:
    return value.unit is not None and _DEGREE is not None and value.unit == _DEGREE


def _spaced(name: str) -> list[str]:
    return plain_name(name).split()


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
