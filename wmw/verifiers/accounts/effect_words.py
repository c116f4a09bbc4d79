"""What effect and change say of one thing in other words: lasting, growing warm, moving along."""

from __future__ import annotations

import re

from wmw.core.quantity import find_measurements
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import is_among
from wmw.verifiers.vocabulary.senses import Trend, opposed, trends

_DENIED = re.compile(
    r"\b(?:not|no|never|neither|nor|if|unless|would|could|until|till|first|before|after|then|finally"
    r"|instead of|rather than)\b|n't",
    re.I,
)
_SENTENCE = re.compile(r"(?<=[.;!?])\s+")
_TIMES = frozenset({"time", "period", "duration"})
_LASTS = re.compile(
    r"\b(?:takes?|needs?|lasts?|requires?)\b(?: [a-z]+){0,2}? (?P<n>(?:half|twice|a quarter"
    r"|(?:two|three|four|five|six|eight|nine|ten|sixteen|\d+(?:\.\d+)?) times) as long)\b"
    r"(?! as (?!before\b|at first\b|(?:in )?the (?:first|second|earlier|former|previous|old)\b))",
    re.I,
)
_OF_MORE = re.compile(
    r"\b(?:as long as|than|whole|total|both|altogether|in all|round trip|there and back|each)\b",
    re.I,
)
_AS_THE_FIRST = re.compile(
    r"(?<=\bas long) as (?:in )?the (?:first|second|earlier|former|previous|old)"
    r"(?: (?:one|time|fall|swing|run|trip|case|drop|try))?(?=[.,;]|\Z)",
    re.I,
)
_ROUNDED = 0.05
_IT = re.compile(r"\b(doubles|halves|triples|quadruples) it\b", re.I)
GOES_WITH = re.compile(
    r"\W*(?:the|its) (?:[a-z]+ ){0,2}?(?P<head>[a-z]{3,20})(?: of the [a-z]+(?: [a-z]+)?)?"
    r" (?:is (?:directly |inversely )?proportional|grows|goes|varies|depends|rises|falls)"
    r" (?:to|with|as|on)\b",
    re.I,
)
"""What a sentence begins with, and says to go with something else."""
_COOLS = re.compile(
    r"\bthe (?P<body>[a-z]+)\b(?:(?!\bthe\b)[^.;,]){0,60}?\b(?P<how>cools|cools down|is cooled"
    r"|warms|warms up|is warmed|heats up|is heated)\b(?= by\b| down\b| up\b|[.,;]|\Z)",
    re.I,
)
_GETS = re.compile(
    r"\btemperature of the (?P<body>[a-z]+) (?P<how>goes up|rises|increases|climbs|goes down|falls"
    r"|drops|decreases)\b|\bthe (?P<other>[a-z]+) (?P<way>cools|warms up|heats up|gets warmer"
    r"|gets cooler|becomes warmer|becomes cooler)\b",
    re.I,
)
_WARMER = re.compile(r"warm|heat|up|ris|increas|climb", re.I)
_MOVES = re.compile(
    r"\b(?:the |its |her |his |their )(?P<body>[a-z]+) (?:also |likewise |too )?(?:moves|shifts"
    r"|travels|comes|goes) (?:along|by )?(?P<far>[\d.]+ ?[a-zµ]+)?[a-z ,]*\b(?:closer|nearer"
    r"|further|farther|away|towards?|back|forward)\b",
    re.I,
)
_STAYS = re.compile(
    r"\b(?:the |its |her |his |their )(?P<body>[a-z]+) (?:stays|remains) (?:(?:still |fixed )?"
    r"(?:at )?(?P<far>[\d.]+ ?[a-zµ]+) (?:behind|in front|from|above|below|away)|where it was)\b",
    re.I,
)


def how_long(claims: Claims) -> tuple[str, Trend] | None:
    """Return an effect on a time, and a change that lasts another number of times as long."""
    if claims.effect is None or claims.change is None:
        return None
    lasting = list(_LASTS.finditer(claims.change.text))
    beside = _AS_THE_FIRST.search(claims.change.text)
    rest = _AS_THE_FIRST.sub("", claims.change.text)
    if len(lasting) != 1 or _DENIED.search(rest):
        return None
    if _OF_MORE.search(f"{claims.effect.text} {rest}"):
        return None  # times of other ways, or of other bodies
    said = trends(f"the time is {lasting[0]['n']}")
    told = [trend for trend in trends(with_nouns(claims.effect.text)) if trend.head in _TIMES]
    if len(said) != 1 or not told or len({trend.head for trend in told}) != 1:
        return None
    firm = [trend for trend in told if trend.factor is not None]
    if not firm or not all(opposed(trend, said[0]) for trend in firm):
        return None
    [then] = said
    if beside is not None and any(_is_reciprocal(trend, then) for trend in firm):
        return None  # which of the two times is meant, the words leave open
    clause = lasting[0][0]
    return firm[0].clause, Trend(then.head, then.sense, then.factor, clause)


def _is_reciprocal(one: Trend, other: Trend) -> bool:
    if one.factor is None or other.factor is None:
        return True
    return abs(one.factor * other.factor - 1) <= _ROUNDED


def with_nouns(effect: str) -> str:
    """Return an effect in which "doubles it" names what its sentence began with.

    That is what it says to change, or what it says to go with something else.
    """
    done = []
    for sentence in _SENTENCE.split(effect):
        begun, goes = trends(sentence), GOES_WITH.match(sentence)
        head = goes["head"] if goes is not None else begun[0].head if begun else None
        done.append(_IT.sub(rf"\1 the {head}", sentence) if head else sentence)
    return " ".join(done)


def grows_cold(claims: Claims) -> tuple[str, Trend] | None:
    """Return an effect by which a body cools, and a change by which it warms, or the reverse."""
    if claims.effect is None or claims.change is None:
        return None
    if _DENIED.search(claims.effect.text) or _DENIED.search(claims.change.text):
        return None
    before, after = (
        list(_COOLS.finditer(claims.effect.text)),
        list(_GETS.finditer(claims.change.text)),
    )
    if len(before) != 1 or len(after) != 1:
        return None
    [one], [then] = before, after
    if one["body"].lower() != (then["body"] or then["other"]).lower():
        return None
    warmer = [_WARMER.search(how) is not None for how in (one["how"], then["how"] or then["way"])]
    if warmer[0] == warmer[1]:
        return None
    return one[0], Trend("temperature", "up" if warmer[1] else "down", None, then[0])


def left_behind(claims: Claims) -> tuple[str, Trend] | None:
    """Return an effect by which a body moves along, and a change that has it stay where it was.

    Where it was is a place that the question gives, or said in these words.
    """
    if claims.effect is None or claims.change is None or _DENIED.search(claims.change.text):
        return None
    if _DENIED.search(claims.effect.text):
        return None
    moves, stays = _MOVES.search(claims.effect.text), _STAYS.search(claims.change.text)
    if moves is None or stays is None or moves["body"].lower() != stays["body"].lower():
        return None
    if stays["far"] is not None:
        place = [m.measurement for m in find_measurements(stays["far"])]
        told = [m.measurement for m in find_measurements(claims.question)]
        if len(place) != 1 or not is_among(place[0], told):
            return None
    return moves[0], Trend(stays["body"].lower(), "same", None, stays[0])
