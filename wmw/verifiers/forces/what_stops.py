"""What brings a body to rest, listed along the motion that it stops.

"The seat belt brings the driver to rest": the belt's force points against the driver's motion,
whatever its size.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain, singular

_COST = 20
_STOPS = re.compile(
    r"\b(?P<by>[a-z]+(?: [a-z]+){0,2}?) (?:brings|stops|slows|catches and stops|brakes|decelerates)"
    r" (?:(?:it|him|her|the|its|his|a|an) )?(?P<who>[\w. ]{2,40}?)"
    r"(?= to rest\b| to (?:a )?(?:stop|halt|standstill)\b| down\b| (?:with)?in\b|[.,;?!]|$)",
    re.I,
)
_GOES = re.compile(
    r"\b(?:travell?ing|moving|going|driving|running|flying|sliding|rolling|travels|moves|goes"
    r"|drives|runs|flies|slides|rolls)(?: (?:straight|horizontally|at [\d.]+ ?\S{1,5}|to the|due))*"
    r" (?P<way>forwards?|right|left|east|west|north|south)\b",
    re.I,
)
_WAY = re.compile(r"\b(?:forwards?|backwards?|right|left|east|west|north|south)\b", re.I)
_ALONG = re.compile(
    r"\b(?:along|in) (?:the |its |his |her )?(?:direction of )?(?:[\w']+ )?motion\b", re.I
)
_AGAINST = re.compile(r"\b(?:against|opposite|oppos\w+|back\w*|revers\w+)\b", re.I)
_SMALL = word_set("the a an its his her and then of that which by it in")


def along_what_it_stops(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield each force of what stops a body that points the way in which the body moves."""
    stem, _ = split_options(claims.question)
    ways = {match["way"].lower().removesuffix("s") for match in _GOES.finditer(stem)}
    stops = list(_STOPS.finditer(stem)) if claims.forces else []
    spend(_COST * len(stops))
    for match in stops:
        stopping, stopped = _words(match["by"]), _words(match["who"])
        for force in claims.forces:
            if not force.direction or _AGAINST.search(force.direction):
                continue
            own = _words(force.target) & stopped
            if not own or not _words(force.name) & (stopping - own):
                continue
            told = {w.lower().removesuffix("s") for w in _WAY.findall(force.direction)}
            if (told and told == ways) or (not told and _ALONG.search(force.direction)):
                yield force, "against the motion that it stops"


def _words(text: str) -> frozenset[str]:
    return frozenset(singular(word) for word in plain(text.replace("_", " ")).split()) - _SMALL
