"""Values of a free fall or throw at two times, each of which is that of the other one.

"2.24 m above the lawn after 0.30 s and 3.56 m above it after 0.60 s", of what drops from 4.0 m. The
heights, lengths fallen and speeds are worked out with the numbers of the question; two that have
changed places must fit crosswise, and no way of counting may have them straight.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations, product

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims

_LONGEST, _COST, _MOST = 600, 40, 4
_G, _SHARE = 9.8, 0.02
_FALLS = re.compile(
    r"\b(?:dropped|drops|falls?|released|let (?:go|fall)|thrown|throws?|tossed|launched|hurled"
    r"|kicked|fired|shot|slips|rolls? off)\b",
    re.I,
)
_OTHERWISE = re.compile(
    r"\b(?:slopes?|incline\w*|ramps?|springs?|pulleys?|pendul\w*|swings?|bounc\w*|rebound\w*"
    r"|parachut\w*|terminal|rocket|balloon|lift|elevator|two|both (?:balls|stones)|other (?:ball"
    r"|stone)|liquid|oil|glycerine?|water (?:tank|column)|drag force"
    r"|air resistance (?:of|is \d))\b",
    re.I,
)
"""What does not fall freely, or falls beside another body."""
_CLAUSE = re.compile(r"[.;:]\s+|,\s+|\s+(?:and|but|while|whereas)\s+")
_UNSURE = re.compile(
    r"\b(?:not|no|never|if|would|instead|later|another|further|more|between|difference)\b|n't", re.I
)
_SECOND, _METRE, _SPEED, _ACCELERATION = (parse_unit(u) for u in ("s", "m", "m/s", "m/s^2"))

_Course = Callable[[float], float]


def exchanged_falls(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield pointer and words of all that tells the value of one time for that of the other."""
    question, change = claims.question, claims.change
    if change is None or max(len(question), len(change.text)) > _LONGEST:
        return
    if not _FALLS.search(question) or _OTHERWISE.search(question) or _UNSURE.search(change.text):
        return
    spend(_COST)
    for unit in (_METRE, _SPEED):
        told = [*_told(change.text, unit)][:_MOST]
        courses = [*_courses(question, unit)] if len(told) > 1 else []
        for one, other in combinations(told, 2):
            if one[0] == other[0] or not _are_exchanged(one, other, courses):
                continue
            yield change.pointer, change.text
            for claim in claims.results:
                value = claim.measured
                if value is not None and _is_of(value, unit) and value.si in (one[1], other[1]):
                    yield claim.pointer, f"{claim.name} = {claim.raw}"
            return


def _told(text: str, unit: object) -> Iterator[tuple[float, float]]:
    """Yield the time and the value of every clause that has one of each."""
    for clause in _CLAUSE.split(text):
        found = [m.measurement for m in find_measurements(clause)]
        times = [m.si for m in found if _is_of(m, _SECOND)]
        values = [m.si for m in found if _is_of(m, unit)]
        if len(found) == 2 and len(times) == len(values) == 1:
            yield times[0], values[0]


def _courses(question: str, unit: object) -> Iterator[_Course]:
    """Yield what a height, a length or a speed may be at a time, by the numbers of a question."""
    found = [m.measurement for m in find_measurements(question)]
    lengths = [0.0, *(m.si for m in found if _is_of(m, _METRE))][: _MOST + 1]
    speeds = [0.0, *(m.si for m in found if _is_of(m, _SPEED))][: _MOST + 1]
    own = [m.si for m in found if _is_of(m, _ACCELERATION)]
    g = own[0] if own else _G
    for start, sign in product(speeds, (1, -1)):
        if unit is _SPEED:
            yield lambda t, v=sign * start: v - g * t  # type: ignore[misc]
            continue
        for height in lengths:
            yield lambda t, h=height, v=sign * start: h + v * t - g * t * t / 2  # type: ignore[misc]


def _are_exchanged(
    one: tuple[float, float], other: tuple[float, float], courses: list[_Course]
) -> bool:
    (t, mine), (u, its) = one, other
    straight = any(_fits(c(t), mine) and _fits(c(u), its) for c in courses)
    crossed = any(_fits(c(u), mine) and _fits(c(t), its) for c in courses)
    return crossed and not straight


def _fits(value: float, stated: float) -> bool:
    return abs(abs(value) - abs(stated)) <= _SHARE * abs(stated)


def _is_of(value: Measurement, unit: object) -> bool:
    return value.unit is not None and value.unit.dimension == getattr(unit, "dimension", None)
