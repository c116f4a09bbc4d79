"""The way that an answer tells beside its number, against the trace's own words of that number."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import alike

Way = tuple[int, int]
"""A pair of opposite ways, and which of the two it is."""
_PAIRS = (
    (r"left|leftwards?", r"right|rightwards?"),
    (r"up|upwards?", r"down|downwards?"),
    (r"forwards?", r"backwards?|rearwards?"),
    (r"north|northwards?", r"south|southwards?"),
    (r"east|eastwards?", r"west|westwards?"),
    (r"clockwise", r"(?:anti|counter)[- ]?clockwise"),
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|if|unless|than|instead|from|first|then|before"
    r"|after|until|angle|right angles?|opposite|against)\b|n't",
    re.I,
)
"""With these a way may be denied, supposed, of another moment, or where something comes from."""
_PLACE = re.compile(
    r"\b(?:to the )?(?P<side>left|right|above|below|north|south|east|west)(?: of)? (?:the )?"
    r"(?P<mark>(?:other |first |second )?[a-z]+)\b",
    re.I,
)
"""Where something is beside a mark: 0.20 m to the left of the pivot."""
_FACING = {"left": "right", "above": "below", "north": "south", "east": "west"}
_FACING |= {other: side for side, other in _FACING.items()}
_TO_OR_FROM = re.compile(
    r"\b(?:(?P<to>towards?|into|against)|away from)(?: the| its)? (?P<mark>[a-z]{3,20})\b"
)
"""Towards something or away from it: into the wall."""
_UNSURE_TURN = re.compile(r"\b(?:not|no|never|nor|would|could|if|unless|than|instead)\b|n't", re.I)
_THAT_IS = re.compile(r",\s+(?:that is|i\.e\.|and so|directed|pointing),?\s*", re.I)
_CLAUSE = re.compile(r"[;:.](?=\s|\Z)|,\s|\b(?:and|while|whereas|but|so)\b", re.I)


def other_way(claims: Claims) -> str | None:
    """Return what state 1 says where the answer has its number with the opposite way.

    Way and number must stand in one clause; "0.20 m to the left of the pivot" tells a place, and
    the opposite one is to the right of the same pivot.
    """
    value, change = claims.answer.measured, claims.change
    if value is None or change is None or value.value < 0:
        return None
    said = way_in(str(claims.answer.raw))
    if said is None:
        answer = str(claims.answer.raw)
        other = (
            _is_placed_otherwise(answer, value, change.text),
            _is_turned_otherwise(answer, value, change.text),
        )
        return change.text if any(other) else None
    told = {
        way
        for clause, ways in _clauses(change.text)
        if any(alike(m.measurement, value) for m in find_measurements(clause))
        for way in ways
    }
    opposite = (said[0], 1 - said[1])
    return change.text if told == {opposite} else None


def _is_placed_otherwise(answer: str, value: Measurement, change: str) -> bool:
    """Tell whether the one place of a number in an answer faces the one in the change."""
    said = {*_places(answer)}
    numbered = [
        clause
        for clause in _CLAUSE.split(change)
        if any(alike(m.measurement, value) for m in find_measurements(clause))
    ]
    told = {place for clause in numbered for place in _places(clause)}
    if len(said) != 1 or len(told) != 1 or any(map(_UNSURE.search, (answer, *numbered))):
        return False
    [(side, mark)], [(own, own_mark)] = said, told
    return _FACING[side] == own and mark == own_mark


def _is_turned_otherwise(answer: str, value: Measurement, change: str) -> bool:
    """Tell whether a number is towards something in an answer and away from it in the change."""
    said = {*_turns(answer)}
    numbered = [
        clause
        for clause in _CLAUSE.split(_THAT_IS.sub(" ", change))
        if any(alike(m.measurement, value) for m in find_measurements(clause))
    ]
    told = {turn for clause in numbered for turn in _turns(clause)}
    if len(said) != 1 or len(told) != 1:
        return False
    if any(_UNSURE_TURN.search(text) for text in (answer, *numbered)):
        return False
    [(mark, to)], [(own_mark, own_to)] = said, told
    return mark == own_mark and to != own_to


def _turns(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each thing that a text has something go towards, or else away from."""
    for match in _TO_OR_FROM.finditer(text.lower()):
        yield match["mark"], match["to"] is not None


def _places(text: str) -> Iterator[tuple[str, str]]:
    for match in _PLACE.finditer(text):
        yield match["side"].lower(), match["mark"].lower()


def ways_in(text: str) -> list[Way]:
    """Return the ways that a text tells, sure or not, each once."""
    return list(dict.fromkeys(_ways(text)))


def way_in(text: str) -> Way | None:
    """Return the one way that a text surely tells, or None."""
    ways = list(_ways(text))
    return ways[0] if len(ways) == 1 and not _UNSURE.search(text) else None


def _clauses(text: str) -> Iterator[tuple[str, list[Way | None]]]:
    for clause in _CLAUSE.split(text):
        # A clause whose way is not sure stands for both.
        yield clause, [way_in(clause)] if list(_ways(clause)) else []


def _ways(text: str) -> Iterator[Way]:
    for pair, sides in enumerate(_PAIRS):
        for side, words in enumerate(sides):
            if compiled(rf"(?<![-\w])(?:{words})\b(?! (?:of|end|side|hand|part)\b)", re.I).search(
                text
            ):
                yield pair, side
