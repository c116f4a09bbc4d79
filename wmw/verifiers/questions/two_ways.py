"""Two speeds told with opposite ways: "at 4 m/s to the right and 3 m/s to the left".

That two go opposite ways follows from the words for the ways, of which each may be said of both.
"""

from __future__ import annotations

import re

_SPEED = r"\d{1,4}(?:[.,]\d{1,3})? ?(?:m/s|km/h)"
_TWO = re.compile(
    r"(?P<start>(?:\A|[.?!] )(?:The )?Two (?:[^.?!\d]|\d|\.\d){0,90}?)"
    rf"(?P<told>{_SPEED} \(?(?:to the |toward the )?(?P<one>right|left|east|west|north|south)"
    rf"(?:wards?)?\)? and (?:at )?{_SPEED} \(?(?:to the |toward the )?"
    r"(?P<two>right|left|east|west|north|south)(?:wards?)?\b\)?)"
)
_OPPOSITE = {frozenset(two) for two in (("right", "left"), ("east", "west"), ("north", "south"))}
_NOT_AT_FIRST = re.compile(r"\b(?:after|then|finally|now|later)\b")


def in_opposite_directions(text: str) -> str:
    """Return a question of two that go opposite ways with these words, where the ways tell it."""
    return _TWO.sub(_told, text)


def _told(match: re.Match[str]) -> str:
    ways = frozenset((match["one"], match["two"]))
    if ways not in _OPPOSITE or _NOT_AT_FIRST.search(match["start"]):
        return match[0]
    return f"{match['start']}{match['told']} in opposite directions"
