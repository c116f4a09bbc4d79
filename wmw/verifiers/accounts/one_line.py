"""Compass points of one pair alone, which are ways along a line and no plane."""

from __future__ import annotations

import re

_UPRIGHT = re.compile(r"\b(?:north|south)(?:ward|wards|bound|ern)?\b")
_ACROSS = re.compile(
    r"\b(?:(?:north|south)?(?:east|west)(?:ward|wards|bound|ern)?|perpendicular|right angles?"
    r"|angle|degrees|north of|south of|magnetic|pole|poles|vector|plane)\b"
)


_GOES = (
    r"\b(?:mov\w+|travel\w*|roll\w*|slid\w+|going|goes|head\w*|glid\w+|runs?|running)\b"
    r"(?: \w+){0,4}?"
)
_EITHER_WAY = re.compile(
    rf"{_GOES} (?P<one>right|left|east|west)\b[^.]*?{_GOES} (?P<other>right|left|east|west)\b"
)
_OPPOSITE = {"right": "left", "left": "right", "east": "west", "west": "east"}
_NOT_BEFORE = re.compile(
    r"\b(?:after|afterwards?|later|then|rest|stationary|rebounds?|bounces?|north\w*|south\w*)\b"
)


def either_way(text: str) -> str:
    """Return a plain text that says so where two bodies of a sentence go to opposite sides."""
    told = []
    for sentence in text.split(" . "):
        ways = _EITHER_WAY.search(sentence)
        against = ways is not None and _OPPOSITE[ways["one"]] == ways["other"]
        told.append(
            f"{sentence} in opposite directions"
            if against and not _NOT_BEFORE.search(sentence)
            else sentence
        )
    return " . ".join(told)


def along_one_line(text: str) -> str:
    """Return a plain text that names north and south alone with east and west in their place.

    Who runs north meets who runs south along one line, as east and west do; only where both pairs
    are named is it a matter of a plane.
    """
    text = either_way(text)
    if not _UPRIGHT.search(text) or _ACROSS.search(text):
        return text
    return re.sub(r"\bsouth", "west", re.sub(r"\bnorth", "east", text))
