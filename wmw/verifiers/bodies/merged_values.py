"""Values that one body has for two of the question: halfway between, where the heavier counts more.

"Tom (40 kg) sits 2.0 m and Sue (20 kg) 0.50 m from the pivot" are not 60 kg at 1.25 m, nor at
2.0 m: together they act as at 1.5 m. So it is with the temperatures of two masses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.claims import Claims, Named

_BESIDE = re.compile(
    r"\)?,?(?: (?!(?:to|until|by|from|after|and|long|wide|high|per|apart)\b)[\w.'-]+){0,5},? ?\Z"
)
"""What may stand between a mass and its place or its temperature."""
_THROUGH = re.compile(
    r"\b(?:pass(?:es|ed)?|go(?:es)?|flies|flew|cuts?|tears?|shot|bores?|punche?s)"
    r" (?:\w+ ){0,2}through\b(?:[^.;?!]|\.(?=\d)){0,140}\b(?:emerg\w+|comes? out|leav\w+|exits?"
    r"|flies (?:on|out)|goes on|continu\w+)\b",
    re.I,
)
_STAYS_IN = re.compile(
    r"\b(?:embed\w*|lodg\w*|stick\w*|stuck|remains? in|stays? (?:inside|in (?:it|the)))\b", re.I
)
_SHARE = 0.005
_KINDS = tuple(unit.dimension for unit in map(parse_unit, ("m", "°C")) if unit is not None)


def goes_through(question: str) -> bool:
    """Tell whether one of two leaves the other again: "passes right through the block"."""
    return _THROUGH.search(question) is not None and _STAYS_IN.search(question) is None


def is_between(claims: Claims, body: str | None, pair: tuple[Mention, Mention]) -> bool:
    """Tell whether a body with both masses of a pair has a place or temperature that none has."""
    own = _values(claim for claim in claims.attributes if claim.body == body)
    own = own if len(own) > 1 else [*own, *_values(claims.variables)]
    mentions = find_measurements(claims.question)
    for kind in _KINDS:
        told = [value for mass in pair for value in _beside(claims.question, mass, mentions, kind)]
        stated = [m.si for m in own if m.unit is not None and m.unit.dimension == kind]
        if len(told) != 2 or len(stated) != 1 or _are_equal(*told):
            continue
        if any(_are_equal(stated[0], value) for value in _possible(pair, told)):
            continue
        if any(_are_equal(stated[0], value) for value in (*told, sum(told) / 2)):
            return True
    return False


def _values(values: Iterable[Named]) -> list[Measurement]:
    return [m.measurement for claim in values for m in find_measurements(str(claim.raw))]


def _beside(
    question: str, mass: Mention, mentions: tuple[Mention, ...], kind: object
) -> Iterator[float]:
    """Yield the value of a kind that the question puts right behind a mass."""
    mention = next((m for m in mentions if m.start >= mass.end), None)
    if mention is None or mention.measurement.unit is None:
        return
    of_kind = mention.measurement.unit.dimension == kind
    if of_kind and _BESIDE.fullmatch(question[mass.end : mention.start]):
        yield mention.measurement.si


def _possible(pair: tuple[Mention, Mention], told: list[float]) -> Iterator[float]:
    """Yield where both together may act: on one side, or on either side of the pivot."""
    one, other = (m.measurement.si for m in pair)
    for sign in (1, -1):
        yield abs(one * told[0] + sign * other * told[1]) / (one + other)


def _are_equal(one: float, other: float) -> bool:
    return abs(one - other) <= _SHARE * max(abs(one), abs(other))
