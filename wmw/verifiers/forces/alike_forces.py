"""Forces of one name on two bodies: partners of each other, or the same pull on each.

"Push on Ana" and "push on Ben" are the two sides of one push and point opposite ways. Where the
weights are listed body by body, and the one that is asked about has none, the list lacks it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.questions.asking import asking_sentences, twins
from wmw.verifiers.vocabulary.lexicon import plain

_BETWEEN = re.compile(
    r"(?:push|contact force|impact force|collision force|force of (?:impact|collision|contact)"
    r"|impulsive force|force of (?:push|shove)|recoil force|magnetic force|interaction force)"
)
_OF_SPRING = re.compile(r"(?:elastic |compressed )?spring(?: force| push)?|elastic force")
_SPRUNG = re.compile(
    r"\bspring\b(?: (?!on\b)[a-z]+){0,3} between\b|\bpush\w* apart by\b.{0,40}\bspring\b"
)
"""What drives two bodies apart that it is between."""
_EXERTED = re.compile(r" (?:on|acting on|exerted on)(?: [a-z\d]+){0,4}\Z")
_LEVEL = re.compile(
    r"(?:horizontally )?(?:to )?(?P<way>left|right|east|west|north|south)(?:ward)?s?"
)
_ALONG = re.compile(
    r"(?:(?:forwards?|backwards?) )?(?P<not>(?:opposite|against|opposite to|opposing) )?(?:to )?"
    r"(?:along |in )?(?:direction of )?(?:its |(?P<other>[a-z\d]+(?: [a-z\d]+)?) s )?"
    r"(?:initial |original )?(?:motion|velocity)(?: of (?P<whose>[a-z\d][a-z\d ]*))?"
)
_TO = re.compile(r"(?P<way>away from|toward|towards) (?P<whom>[a-z\d][a-z\d ]*)")
_WEIGHT = re.compile(
    r"(?:weight|gravity|gravitational force|force of gravity) (?:of|on) (?P<whose>[a-z\d][a-z\d ]*)"
)
_THIRD = re.compile(
    r"\b(?:third|three(?! times)|between (?:two|plates|poles)|walls?|hands?|applied|applies"
    r"|horizontal force|engines?|motors?|wind|\d+ n)\b"
)
"""What may act on both bodies alike."""
_UNINVOLVED = re.compile(
    r"\bthird (?=[a-z\d]+(?: [a-z\d]+){0,20}? (?:not (?:involved|hit|touched|part of)"
    r"|(?:plays|takes) no part|uninvolved|does not (?:touch|take part)|untouched)\b)"
)
"""A third body that is said to have nothing to do with the two."""
_SAME_WAY = re.compile(
    r"\b(?:in same direction|(?:into|hits|strikes) (?:back|rear)|from behind|rear ended"
    r"|catches up|overtakes)\b"
)
"""Where forward is the same way for both."""
_AHEAD = re.compile(r"(?P<way>forward|backward)s?(?: (?:along|against|in|opposite to) motion)?")
_HURLS = re.compile(r"\b(?:throw|hurl|toss|push|shov|kick|fir|shoot|eject)(?:es|s|ing)?\b")
_COMPARES = re.compile(
    r"\b(?:which|compare|what)\b[^?]*\b(?:greater|larger|bigger|stronger|smaller|compare\w*|forces)\b"
)
_PUSHES = frozenset({"push", "force of push", "force of shove"})
_MUTUAL = re.compile(
    r"\b(?:each other|one another|apart|push\w* (?:\w+ ){0,3}off|shov\w*|him|her"
    r"|push(?:es|ed)? (?!right|left|up|down|along)[a-z]+)\b"
)
_EACH = re.compile(r"\b(?:each|both)(?: [a-z]+){0,2} push\w*\b|\bpush(?:es|ed)? both\b")
_MAGNET = re.compile(r"\bmagnets?\b")
_WHICH = re.compile(r"\b(?:which|both|compare\w*|first|order|earlier|sooner|longer|same time)\b")
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


class Pair(NamedTuple):
    """Two forces that two bodies exert on each other and that cannot both point as they do."""

    one: ForceClaim
    other: ForceClaim


def same_way(claims: Claims) -> Iterator[Pair]:
    """Yield the two sides of one push that point the same way, or of which one attracts."""
    asked = _UNINVOLVED.sub(" ", plain(claims.question))
    if not 1 < len(claims.forces) <= _MOST or _THIRD.search(asked):
        return
    spend(_LOOK * len(claims.forces))
    found: dict[str, list[ForceClaim]] = {}
    for force in claims.forces:
        name = _EXERTED.sub("", plain(force.name))
        if name == "force" or _BETWEEN.fullmatch(name) or _OF_SPRING.fullmatch(name):
            found.setdefault(name, []).append(force)
    said = plain(claims.question)
    for name, forces in found.items():
        if name == "force" and not (_HURLS.search(said) and _touch(claims, forces)):
            continue
        if _OF_SPRING.fullmatch(name) and not _SPRUNG.search(said):
            continue
        if name in _PUSHES and (not _MUTUAL.search(said) or _EACH.search(said)):
            continue
        if name == "magnetic force" and "field" in said.split():
            continue  # what the field exerts on each
        if _MAGNET.search(said) and not any(_MAGNET.search(plain(f.target)) for f in forces):
            continue  # a third body may pull on both
        if len(forces) == 2 and plain(forces[0].target) != plain(forces[1].target):
            one, other = forces
            if _agree(one, other, ahead=_SAME_WAY.search(said) is not None):
                yield Pair(other, one) if _is_held_back(other) else Pair(one, other)


def _is_held_back(force: ForceClaim) -> bool:
    """Tell whether a force on a body points against the motion of that very body, by its name."""
    along = _ALONG.fullmatch(plain(force.direction or ""))
    whose = along and along["not"] and (along["whose"] or along["other"])
    return bool(whose) and _is(str(whose), plain(force.target))


def _touch(claims: Claims, forces: list[ForceClaim]) -> bool:
    """Tell whether a relation has the bodies touch on which forces are listed."""
    targets = {plain(force.target) for force in forces}
    return any(
        relation.type == "contact" and {*map(plain, relation.args)} == targets
        for relation in claims.relations
    )


def unanswered(claims: Claims) -> Iterator[str]:
    """Yield the body on which none of the two forces acts that the question compares.

    The list must have nothing but the one force of a push or an impact, and the two must touch.
    """
    asked = plain(" . ".join(asking_sentences(claims.question)))
    if len(claims.forces) != 1 or "force" not in asked.replace("forces", "force").split():
        return
    [force] = claims.forces
    named = _BETWEEN.fullmatch(_EXERTED.sub("", plain(force.name)))
    if named is None or not _COMPARES.search(asked):
        return
    target, said = plain(force.target), plain(claims.question)
    others = {
        other
        for relation in claims.relations
        if relation.type == "contact" and target in (pair := [*map(plain, relation.args)])
        for other in pair
        if other != target
    }
    if len(others) == 1 and all(body.split()[-1] in said.split() for body in (*others, target)):
        yield others.pop()


def _agree(one: ForceClaim, other: ForceClaim, *, ahead: bool) -> bool:
    """Tell whether two forces point the same way, or one of them to, one from, the other body."""
    ways = [plain(force.direction or "") for force in (one, other)]
    front = [_AHEAD.fullmatch(way) for way in ways]
    if ahead and front[0] is not None and front[1] is not None:
        return front[0]["way"] == front[1]["way"]
    level = [_LEVEL.fullmatch(way) for way in ways]
    if level[0] is not None and level[1] is not None:
        return level[0]["way"] == level[1]["way"]
    to = [_TO.fullmatch(way) for way in ways]
    if to[0] is not None and to[1] is not None:
        partners = (plain(other.target), plain(one.target))
        if all(_is(m["whom"], p) for m, p in zip(to, partners, strict=True) if m is not None):
            return (to[0]["way"] == "away from") != (to[1]["way"] == "away from")
    along = [_ALONG.fullmatch(way) for way in ways]
    if along[0] is None or along[1] is None:
        return False
    moving = [
        (match["whose"] or match["other"] or plain(force.target))
        for match, force in zip(along, (one, other), strict=True)
        if match is not None
    ]
    return _is(moving[0], moving[1]) and bool(along[0]["not"]) == bool(along[1]["not"])


def _is(one: str, other: str) -> bool:
    return bool(one and other) and (
        one == other or one.split()[-1:] == other.split()[-1:] == [one] or one == other.split()[-1]
    )


def weightless(claims: Claims) -> Iterator[str]:
    """Yield the body that is asked about with no force where its like has its weight by name."""
    weights = [_WEIGHT.fullmatch(plain(force.name)) for force in claims.forces[:_MOST]]
    if not weights or None in weights or len(claims.forces) > _MOST:
        return
    targets = {plain(force.target) for force in claims.forces}
    asking = plain(" . ".join(asking_sentences(claims.question)))
    if len(targets) != 1:
        return
    for group in twins(claims.bodies):
        alike = [body for body in dict.fromkeys(claims.bodies) if group.named(plain(body))]
        for one, other in combinations(alike, 2):
            pair = [body for body in (one, other) if plain(body) not in targets]
            if len(alike) != 2 or len(pair) != 1:
                continue
            [left] = pair
            if group.named(asking) == group.named(plain(left)) or (
                not group.named(asking) and _WHICH.search(asking)
            ):
                yield left
