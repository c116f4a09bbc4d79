"""The two media that a wave passes through, by their order, and how often its crests come.

Which medium a number belongs to is told by words such as deep and shallow, of which neither is
always the first. With both told, they are put as the first and the second medium.
"""

from __future__ import annotations

import re

from wmw.core.quantity import find_measurements

_WAVE = re.compile(r"\b(?:waves?|ripples?|pulses?|swell)\b", re.I)
_PLACE = r"(?:part|water|region|end|side|section|area|zone|sea)s?\b"
_OF = r"(?: of (?:the|a) (?:\w+ )?(?:tank|pool|pond|lake|trough))?"
_LINE = r"(?:ropes?|strings?|cords?|springs?|wires?)\b"
_MEDIA = (
    re.compile(rf"\b(?:(?:the|an?|another) )?(?P<kind>deep|shallow)(?:er)? {_PLACE}{_OF}", re.I),
    re.compile(rf"\b(?:the|an?|another) (?P<kind>light|heavy|heavi)(?:er)? {_LINE}", re.I),
    re.compile(rf"\b(?:the|an?|another) (?P<kind>thin|thick)(?:n?er)? {_LINE}", re.I),
)
_OFTEN = re.compile(
    r"(?<=\d )(?:times|(?:wave )?crests|waves) (?:in )?(?:per|an?|one|each|every)"
    r" (?=(?:second|minute|hour)\b)",
    re.I,
)
"""How often something happens in a time: "8 times a minute", "20 times in one minute"."""
_TURNS = re.compile(
    r"(?P<made>\b(?:makes?|completes?|performs?|executes?) (?:exactly )?\d[\d.,]*)"
    r" (?:(?:complete|full|whole) )?"
    r"(?:turns|revolutions|rotations|rounds|laps|circles) (?=(?:in|within|during)\b)",
    re.I,
)
"""How often something turns in a time: "makes 45 turns in 60 s"."""
_THERE = re.compile(r"\bthere\b(?! (?:is|are|was|were|and back)\b)", re.I)
_NUMBERS = 3
"""How many values a question of two media has at least: it is asked for the fourth."""
_MOST = 12
"""How many times the media may be named."""


def how_often(text: str) -> str:
    """Return a question in which what is counted in a time is so many per second or minute.

    Only of questions: in an account, "3 times a second" may count two passages in each period.
    """
    return _TURNS.sub(r"\g<made> times ", _OFTEN.sub("per ", text))


def media_in_order(text: str) -> str:
    """Return a question with its two media named by their order; as it is where it has not two."""
    if not _WAVE.search(text):
        return text
    for media in _MEDIA:
        found = list(media.finditer(text))[: _MOST + 1]
        kinds = list(dict.fromkeys(match["kind"].lower()[:4] for match in found))
        if len(kinds) == 2 and len(found) <= _MOST and _has_values(text):
            return _put(text, found, kinds)
    return text


def _has_values(text: str) -> bool:
    return sum(m.measurement.unit is not None for m in find_measurements(text)) >= _NUMBERS


def _put(text: str, found: list[re.Match[str]], kinds: list[str]) -> str:
    pieces: list[str] = []
    end = 0
    for number, match in enumerate(found):
        name = f"the {'second' if kinds.index(match['kind'].lower()[:4]) else 'first'} medium"
        until = found[number + 1].start() if number + 1 < len(found) else len(text)
        behind = _THERE.sub(f"in {name}", text[match.end() : until])
        pieces += [text[end : match.start()], name, behind]
        end = until
    return "".join((*pieces, text[end:]))
