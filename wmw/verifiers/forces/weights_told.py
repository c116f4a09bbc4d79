"""Forces that a told weight, or a told swing, shows to be wrong or left out, by no law of a family.

A pulley "that itself weighs 60 N" has its own weight among the forces on it; and what goes through
the lowest point of its circle is pulled up harder than it weighs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.bodies.named_bodies import told_of
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.reactions import size_of
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_WEIGHS = re.compile(
    r",? ?(?:(?:that|which) )?(?:(?:itself|alone) )?(?:(?:also )?weighs|weighing|(?:has|of|with)"
    r" weight(?: of)?)(?: itself)? (?P<size>\d+)(?: (?P<part>\d+))? n\b"
)
_STILL = re.compile(r"\b(?:at rest|hold|holds|held|balance\w*|equilibrium|constant speed|steady)\b")
_MOVED = re.compile(r"\b(?:accelerat\w*|releas\w*|starts?|jerk\w*)\b")
_WEIGHT = re.compile(r"\b(?:weight|gravity|gravitational|own|mg|w|g|fg|wp|heavy)\b")
_PULL = re.compile(r"\b(?:tension|string|rope|cord|thread|t|seat|spring|elastic|normal|support)\b")
_AT_LOWEST = re.compile(r"\bat (?:its )?(?:lowest|bottom)\b")
_BOBS = re.compile(r"\b(?:oscillat\w*|vibrat\w*|bobs|up and down|amplitude)\b")
"""What turns round at its lowest point, where the name of a force has it there."""
_LOWEST = re.compile(
    r"\b(?:swings?|pass(?:es)?|moves?|goes|swinging|passing|moving) (?:both )?through"
    r" (?:its |their )?lowest points?(?: of (?:swing|circle|arc|path))?"
    r"(?: at| with)(?: speed of)? \d"
    r"|\bpass(?:es)? (?:its |their )?lowest (?:points?|positions?) (?:at|with)(?: speed of)? \d"
    r"|\b(?:in|at) (?:its |their )?lowest (?:point|position)"
    r" (?:each|both|it|ball|bob)?(?: of them)? ?(?:has|have|moves?)"
    r"(?: with| at)?(?: speed)?(?: of)? \d"
)
_HOISTED = re.compile(
    r"\b(?:accelerat\w* (?:vertically )?upwards?(?: at| with)? \d"
    r"|(?:upwards? |with )+acceleration(?: of)? \d(?: \d+)? m s²? ?(?:vertically )?upwards?)"
)
"""What gains speed on its way up: neither a slowing one, nor one that goes down."""
_AT_FIRST = re.compile(
    r"\b(?:at rest|before|then|until|first|constant|steady|slow\w*|brak\w*|decelerat\w*|down\w*|two"
    r"|both|other|water|float\w*|scale|floor|ropes|ends|counterweight|breaks?|snaps?|lift|elevator)\b"
)
_EARLIER = re.compile(
    r"\b(?:releas\w*|let go|drawn|displac\w*|pulled|held|at rest|from rest|hung|start\w*|raised)\b"
)
_NEAR = 0.02


def own_weight_missing(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield each body with a told weight whose listed forces balance without it, and the weight."""
    stem = split_options(claims.question)[0]
    if not _STILL.search(plain(stem)) or _MOVED.search(plain(stem)):
        return
    given = [m.measurement for m in find_measurements(stem)]
    for body, weight in dict(_told_weights(claims)).items():
        ups, downs = _sizes(claims, body, "up"), _sizes(claims, body, "down")
        here = [force for force in claims.forces if force.target == body]
        if not ups or not downs or len(ups) + len(downs) != len(here):
            continue
        if any(_WEIGHT.search(plain(force.name)) for force in here):
            continue
        known = all(
            any(
                alike(number, size) and abs(number.si - weight) > _NEAR * weight for number in given
            )
            for size in downs
        )
        rest = sum(size.si for size in ups) - sum(size.si for size in downs)
        if known and abs(rest) < _NEAR * weight:
            yield body, f"{weight:g} N"


def slack_at_the_lowest_point(claims: Claims) -> Iterator[ForceClaim]:
    """Yield the pull on what swings through its lowest point that is no more than its weight.

    Or on what a line hoists with an upward acceleration, by its name alone.
    """
    stem = plain(split_options(claims.question)[0])
    hoisted = _HOISTED.search(stem) is not None and not _AT_FIRST.search(stem)
    passes = hoisted or (_LOWEST.search(stem) is not None and not _EARLIER.search(stem))
    if not passes and not _BOBS.search(stem):
        return
    for body in dict.fromkeys(force.target for force in claims.forces):
        here = [force for force in claims.forces if force.target == body]
        pulls = [f for f in here if _PULL.search(plain(f.name))]
        weights = [f for f in here if f not in pulls and _WEIGHT.search(plain(f.name))]
        if len(here) != 2 or len(pulls) != 1 or len(weights) != 1:
            continue
        if not passes and not _AT_LOWEST.search(plain(pulls[0].name)):
            continue
        pull, weight = size_of(pulls[0]), size_of(weights[0])
        if pull is not None and weight is not None and 0 < pull.si <= weight.si:
            yield pulls[0]


def _told_weights(claims: Claims) -> Iterator[tuple[str, float]]:
    for sentence in told_of(claims):
        for named in sentence.named:
            found = _WEIGHS.match(sentence.words[named.end :].strip())
            if found is not None and named.body:
                yield named.body, float(f"{found['size']}.{found['part'] or 0}")


def _sizes(claims: Claims, body: str, way: str) -> list[Measurement]:
    """Return the sizes in newtons of the forces on a body that point up, or down."""
    here = [force for force in claims.forces if force.target == body]
    found = [
        size_of(f) for f in here if plain(f.direction or "").rstrip("s") in (way, f"{way}ward")
    ]
    return [size for size in found if size is not None]
