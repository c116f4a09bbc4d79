"""Forces that a told weight, or a told swing, shows to be wrong or left out, by no law of a family.

A pulley "that itself weighs 60 N" has its own weight among the forces on it; and what goes through
the lowest point of its circle is pulled up harder than it weighs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.unit_table import MASS
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
_BAR = re.compile(r"\b(?:beam|bar|rod|plank|board|pole|shelf|boom|ladder|bridge|drawbridge)\Z")
_AMOUNT = r"(?P<size>\d+)(?: (?P<part>\d+))?"
_HEAVY_BAR = re.compile(
    r",? ?(?:(?:of length )?\d+(?: \d+)? c?m(?: long)?,? ?(?:and )?)?(?:(?:that|which) )?"
    rf"(?:weighs|weighing|(?:(?:has|of|with) )?(?:weight|mass)(?: of)?) {_AMOUNT} (?:n|kg)\b"
)
_OF_BAR = re.compile(rf"\b{_AMOUNT} (?:kg|n) (?:(?:uniform|horizontal|level|steel|wooden) )*\Z")
_G = (9.8, 9.81, 10.0)
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
_ENDINGS = ("", "ward", "wards")


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
        known = all(any(_is_other(number, size, weight) for number in given) for size in downs)
        rest = sum(size.si for size in ups) - sum(size.si for size in downs)
        of_bar = _BAR.search(plain(body)) is not None and abs(rest - weight) < _NEAR * weight
        if (known and abs(rest) < _NEAR * weight) or of_bar:
            yield body, f"{weight:g} N"


def _is_other(number: Measurement, size: Measurement, weight: float) -> bool:
    """Tell whether a force is another told one than the weight, or what another mass weighs."""
    if abs(size.si - weight) <= _NEAR * weight:
        return False
    mass = number.unit is not None and number.unit.dimension == MASS
    heavy = mass and any(abs(number.si * g - size.si) < _NEAR * size.si for g in _G)
    return heavy or alike(number, size)


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
            behind = sentence.words[named.end :].strip()
            found = _WEIGHS.match(behind)
            if found is None and _BAR.search(plain(named.body)):
                found = _HEAVY_BAR.match(behind) or _OF_BAR.search(sentence.words[: named.start])
            if found is not None and named.body:
                size = float(f"{found['size']}.{found['part'] or 0}")
                yield named.body, size * (_G[0] if found[0].rstrip().endswith("kg") else 1.0)


def _sizes(claims: Claims, body: str, way: str) -> list[Measurement]:
    """Return the sizes in newtons of the forces on a body that point up, or down."""
    here = [force for force in claims.forces if force.target == body]
    ways = {f"{how}{way}{end}" for how in ("", "vertically ", "straight ") for end in _ENDINGS}
    found = [size_of(f) for f in here if plain(f.direction or "") in ways]
    return [size for size in found if size is not None]
