"""What all sides of a comparison have alike, as far as the words tell."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.verifiers.vocabulary.comparative import named
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.nouns import nouns_in

SAME = re.compile(r"\b(?:same|equal|identical|unchanged)\b")
_CARRIERS = r"(?:turntable|merry[- ]go[- ]round|carousel|roundabout|dis[ck]|platform|wheel|record)"
_TURN_TOGETHER = re.compile(
    r"\b(?:turntable|merry[- ]go[- ]round|carousel|roundabout|(?:turning|rotating|spinning)"
    rf" (?:\w+ )?{_CARRIERS}|{_CARRIERS} (?:that|which) (?:turn|rotat|spin)\w*)\b"
)
"""What carries all that is on it around at one rate."""
_KEEPS_TURNING = re.compile(
    r"\b(?:keep(?:s|ing)?|maintain(?:s|ing)?) (?:\w+ ){0,2}?"
    r"(?:rate|angular (?:speed|velocity)|turning)\b"
    r"|\b(?:constant|steady|fixed|uniform|unchanged) (?:rate|angular (?:speed|velocity)|rotation"
    r"|[\d ]{1,8}(?:rpm|rev|rad))\b"
    r"|\b(?:turn|rotat|spin)\w* (?:\w+ ){0,3}?(?:steadily|uniformly)\b"
    r"|\b(?:rate|angular (?:speed|velocity)) (?:\w+ ){0,3}?"
    r"(?:is|stays|remains) (?:constant|same|fixed)\b"
)
_OTHER_RATE = re.compile(
    r"\b(?:rpm|revs?|revolutions|turns|per minute|per second|faster|slower|speeded|sped|period"
    r"|(?:speed|slow)(?:s|ed|ing)? (?:up|down)|(?:rate|speed|velocity) (?:\w+ ){0,3}?"
    r"(?:increas|rais|doubl|tripl|reduc|lower|decreas|halv)\w*)\b"
)
"""Words of a rate that may be another one later."""
_NOT_TOGETHER = re.compile(
    r"\b(?:two|both|another|other|second|each|own|different|separate) (?:\w+ )?"
    rf"{_CARRIERS}s?\b|\b{_CARRIERS}s\b|\bgears?\b|\bbelts?\b"
)
"""What makes the things that turn more than one."""
_RATES = ("angular velocity", "angular speed")
_NEAR_AFTER, _NEAR_BEFORE = 20, 40
"""How far, in characters, a noun may stand behind or before "the same"."""


def held_alike(sentence: str, family: str) -> Iterator[tuple[str, ...]]:
    """Yield what may be meant by each of the quantities that are said to be the same."""
    nouns = nouns_in(sentence, family)
    for match in SAME.finditer(sentence):
        after = [n for n in nouns if 0 <= n[0] - match.end() <= _NEAR_AFTER]
        before = [n for n in nouns if 0 <= match.start() - n[1] <= _NEAR_BEFORE]
        for noun in after[:1] or before[-1:]:
            yield noun[2]


def turning_together(stem: str, family: str, names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rate at which all sides turn, where one thing carries them around."""
    text = plain(stem)
    if _TURN_TOGETHER.search(text) and not _NOT_TOGETHER.search(text):
        rates = named(_RATES, family)
        if rates and not set(rates) & set(names):
            yield rates


def rates_kept(stem: str, family: str, names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rate at which what carries something goes on to turn, if none of another is told.

    A bug that crawls outward on a turntable gets faster.
    """
    text = plain(stem)
    if _KEEPS_TURNING.search(text) is not None or _OTHER_RATE.search(text) is None:
        yield from turning_together(stem, family, names)
