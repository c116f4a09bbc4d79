"""Which way friction drives what rides without slipping on a body that gains speed.

Nothing but friction pushes such a body along, so it points the way that the carrier accelerates. A
question of slopes, bends or braking, or a list with another level force, is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.verifiers.bodies.named_bodies import said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_GAINS = r"(?:speeds? up|speeding up|accelerat(?:es?|ed|ing)|gains? speed|picks? up speed)"
_GAINING = re.compile(
    r"(?:, )?(?:(?:that|which) )?(?:(?:starts|begins) to )?"
    r"(?:(?:starts|moves off|sets off|pulls away|begins|drives off)"
    r"(?: (?:from rest|from a stop|moving|off))?(?: ,)? and )?"
    rf"(?:steadily |uniformly )?{_GAINS}\b"
)
_RIDES = re.compile(
    r"(?:of [a-z]+ )?(?:(?:that|which) )?(?:rides?|riding|lies|lying|rests|resting|sits|sitting"
    r"|stands|standing|placed|carried|transported)"
    r"(?: (?!(?:not|and|but)\b)[a-z,]+){0,4}? on(?: (?!not\b)[a-z]+){0,4}\Z"
)
_KEPT = re.compile(
    r"\bwithout (?:[a-z]+ ){0,2}?(?:slipping|sliding)\b|\b(?:does|do) not (?:slip|slide)\b"
    r"|\bno (?:slipping|sliding)\b|\b(?:slipping|sliding) (?:does not|never)\b"
    r"|\b(?:moves?|rides?|carried) along\b|\bstays (?:in place|at rest)\b"
)
_OTHERWISE = re.compile(
    r"\b(?:brak\w*|slow\w*|deceler\w*|stop\w*|retard\w*|inclin\w*|slop\w*|ramp|hill|uphill|downhill"
    r"|wall|vertical\w*|upward|downward|elevator|circ\w*|turn\w*|curve\w*|bend|round|rope|string"
    r"|wind|pull\w*|applied|push\w*|wedge|then|lean\w*|suddenly|greatest|after|until)\b"
)
_VEHICLE = re.compile(r"\b(?:truck|lorry|car|train|bus|van|tram|wagon|pickup|flatbed|trailer)\b")
_SIDES = {
    "right": "left", "left": "right", "east": "west", "west": "east", "north": "south",
    "south": "north", "forward": "backward", "backward": "forward",
}  # fmt: skip
_WAY = re.compile(rf"\b({'|'.join(_SIDES)})(?:wards?|s)?\b")
_GOES_THERE = re.compile(
    rf"\b(?:{_GAINS}|moves|moving|drives|driving|heads|heading|travels|travel(?:l)?ing|goes|going"
    r"|rolls|rolling|starts|acceleration)"
    r"(?: (?!(?:and|so|that|while|but|from)\b)[^\s.,;]+){0,9}?"
    rf" {_WAY.pattern}"
)
"""The way in which something moves: not the side of it where a body lies, nor that of an axis."""
_BACK = re.compile(
    r"\b(?:negative|minus|revers\w*|back(?:s|ing|ed) (?:up|out|away|off|into|toward))\b"
)
_MINUS = re.compile(r"(?<![\w.])[-−–]\s?\d")
_RUBS = re.compile(r"\bfriction\b")
_LEVEL = re.compile(r"\b(?:up|down)(?:wards?)?\b|[↑↓]")


def driven_back(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield the friction on a carried body that points against what it does, and the right way."""
    stem = plain(split_options(claims.question)[0])
    if _KEPT.search(stem) is None or _OTHERWISE.search(stem):
        return
    if _BACK.search(stem) or _MINUS.search(claims.question):
        return
    riders = _riders(claims)
    for force in claims.forces:
        if not _RUBS.search(plain(force.name)) or force.target not in riders:
            continue
        others = [f for f in claims.forces if f.target == force.target and f is not force]
        if not all(_LEVEL.search(plain(f.direction or "")) for f in others):
            continue
        ways = {match[1] for match in _GOES_THERE.finditer(said_in(claims))}
        if not ways and _VEHICLE.search(plain(riders[force.target]) + " " + stem):
            ways = {"forward"}
        said = set(_WAY.findall(plain(force.direction or "")))
        if len(ways) == 1 and said == {_SIDES[way] for way in ways}:
            yield force, ways.pop()


def _riders(claims: Claims) -> dict[str, str]:
    """Return the bodies that ride on one of which the words say that it gains speed."""
    on: dict[str, str] = {}
    gaining: set[str] = set()
    for sentence in told_of(claims):
        for body, between, other in sentence.pairs():
            if _RIDES.match(between):
                on.setdefault(body, other)
        for named in sentence.named:
            if _GAINING.match(without_measures(sentence.words[named.end :])):
                gaining.add(named.body)
    return {body: carrier for body, carrier in on.items() if carrier in gaining}
