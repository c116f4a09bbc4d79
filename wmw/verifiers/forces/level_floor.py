"""What a level floor, or a hook in a slow lift, bears: no more and no less than the weight on it.

A body on which nothing else acts upward or downward, and that neither rises nor falls faster and
faster, is held by just its weight, whatever happens to it along the floor.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.tolerance import slack
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.balance import line_of
from wmw.verifiers.forces.force_sizes import is_own_weight
from wmw.verifiers.forces.reactions import size_of
from wmw.verifiers.forces.ways_by_name import WEIGHT
from wmw.verifiers.questions.asking import asking_sentences, twins
from wmw.verifiers.vocabulary.lexicon import plain

_NORMAL = re.compile(
    r"(?:normal|support|floor|table) (?:force|reaction)(?: (?:of|on|from) [a-z\d][a-z\d ]*)?|normal"
)
_HOOK = re.compile(r"hook(?: force)?(?: (?:of|on|from) [a-z\d][a-z\d ]*)?|(?:force|pull) of hook")
"""What alone holds a load: of ropes and strands, the one that is listed may stand for several."""
_FLOOR = re.compile(
    r"(?:[a-z]+ )?(?:floor|ground|table|road|track|ice|snow|rink|desk|bench|street|rails?|air track"
    r"|tabletop|sidewalk|pavement|carpet|rug|disc|disk|turntable|platform)"
)
_LEVEL = re.compile(
    r"(?:(?:horizontal|horizontally|forwards?|backwards?|left|right|to|east|west|north|south)\b.*"
    r"|(?:toward|away from) .*|(?:against|along|opposite|in) .*(?:motion|push|pull|sliding).*)"
)
_OTHERWISE = re.compile(
    r"\b(?:elevator|lift|inclin\w*|slope|ramp|slant\w*|tilt\w*|hill|bank\w*|bridge|crest|dip|loop|loops"
    r"|vertical\w*|jump\w*|hop\w*|bounc\w*|dropp?\w*|fall\w*|land\w*|press\w*|wall|angle|magnet\w*"
    r"|charg\w*|spring|stack\w*|top|upwards?|downwards?|lean\w*|rocket|wing|aircraft|water|float\w*"
    r"|bullet|kick\w*|stamp\w*|above horizontal|below horizontal|wedge|pulley)\b|°|\bdeg"
)
_SLOWLY = re.compile(r"\b(?:slow|slowly|constant speed|steady speed|uniform speed)\b(?! down|ing)")
_HOISTED = re.compile(r"\b(?:lift(?:s|ed|ing)?|rais(?:es?|ed|ing)|lower(?:s|ed|ing)|hoist\w*)\b")
_SPEEDS = re.compile(
    r"\b(?:accelerat\w*|decelerat\w*|jerk\w*|releas\w*|buoy\w*|water|liquid|circ\w*|round|around"
    r"|swing\w*|turn\w*)\b"
)
_NEAR = 0.03
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


class Unequal(NamedTuple):
    """The force that holds a body, and the weight that it is not equal to."""

    force: ForceClaim
    weight: ForceClaim
    expected: float


def unequal_to_weight(claims: Claims) -> Iterator[Unequal]:
    """Yield each force that alone holds a body up, and is not as large as its weight."""
    if not 1 < len(claims.forces) <= _MOST:
        return
    spend(_LOOK * len(claims.forces))
    for pair in _pairs(claims):
        weight, holding = (size_of(force) for force in pair)
        if weight is None or holding is None or not is_own_weight(claims, pair[0]):
            continue
        allowed = _NEAR * abs(weight.si) + slack(weight) + slack(holding)
        if abs(abs(weight.si) - abs(holding.si)) > allowed:
            yield Unequal(pair[1], pair[0], abs(weight.si))


def unheld(claims: Claims) -> Iterator[str]:
    """Yield the one of two like bodies on one floor that nothing holds up, as its like is held."""
    if not 1 < len(claims.forces) <= _MOST or _OTHERWISE.search(plain(claims.question)):
        return
    spend(_LOOK * len(claims.forces))
    floors = {
        one: other
        for r in claims.relations
        if r.type in ("on", "supported_by")
        for one, other in [[plain(name) for name in r.args]]
        if _FLOOR.fullmatch(other)
    }
    for group in twins(claims.bodies, claims.question):
        pair = [body for body in floors if group.named(body)]
        if len(pair) != 2 or floors[pair[0]] != floors[pair[1]]:
            continue
        names = [
            [plain(force.name) for force in claims.forces if plain(force.target) == body]
            for body in pair
        ]
        held = [any(map(_NORMAL.fullmatch, own)) for own in names]
        heavy = [any(map(WEIGHT.fullmatch, own)) for own in names]
        if all(heavy) and held.count(True) == 1:
            [left] = [body for body, is_held in zip(pair, held, strict=True) if not is_held]
            if not any(line_of(f.direction) == ("vertical", 1) for f in _on(claims, left)):
                yield left


def _pairs(claims: Claims) -> Iterator[tuple[ForceClaim, ForceClaim]]:
    """Yield the weight of each body with the one force that holds it up."""
    said = plain(claims.question)
    texts = (claims.rule, claims.effect, *claims.assumptions, *claims.evidence)
    own = plain(" . ".join(text.text for text in texts if text is not None))
    level = not _OTHERWISE.search(claims.question) and not _OTHERWISE.search(said)
    told = f"{said} . {own}"
    slow = _HOISTED.search(said) and _SLOWLY.search(told) and not _SPEEDS.search(told)
    asked = plain(" . ".join(asking_sentences(claims.question)))
    for body in dict.fromkeys(plain(force.target) for force in claims.forces):
        here = _on(claims, body)
        weights = [f for f in here if WEIGHT.fullmatch(plain(f.name))]
        others = [f for f in here if f not in weights and line_of(f.direction) is not None]
        up = [f for f in others if line_of(f.direction) == ("vertical", 1)]
        along = [f for f in here if f not in (*weights, *up)]
        if len(weights) != 1 or len(up) != 1 or line_of(weights[0].direction) != ("vertical", -1):
            continue
        normal = _NORMAL.fullmatch(plain(up[0].name)) is not None
        if normal and level and _lies(claims, body):
            if all(_LEVEL.fullmatch(plain(force.direction or "")) for force in along):
                yield weights[0], up[0]
        elif slow and not along and _HOOK.fullmatch(plain(up[0].name)) and "net" not in asked:
            yield weights[0], up[0]


def _on(claims: Claims, body: str) -> list[ForceClaim]:
    return [force for force in claims.forces if plain(force.target) == body]


def _lies(claims: Claims, body: str) -> bool:
    """Tell whether a relation has a body on a floor, and none has another on it."""
    pairs = [
        [plain(name) for name in r.args]
        for r in claims.relations
        if r.type in ("on", "supported_by")
    ]
    floors = [other for one, other in pairs if one == body]
    borne = any(other == body for _, other in pairs)
    return bool(floors) and all(map(_FLOOR.fullmatch, floors)) and not borne
