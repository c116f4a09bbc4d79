"""The values that a question gives for the start and for the end of what goes on.

"From 90 °C to 30 °C", "at 90 °C, cooled to 30 °C", "hits the wall at 12 m/s and rebounds at 8 m/s",
"0.90 m at the start and 0.40 m at the end".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.own_words import alike

_CHANGED_TO = re.compile(
    r"\b(?:heat|warm|cool|rais|lower|reduc|increas|decreas|compress|expand|stretch|accelerat|slow"
    r"|speed|brak|chang|grow|ris|fall|drop|shrink|pump|fill|charg|widen|narrow|lengthen|shorten"
    r"|extend|loosen|tighten|sink|swell|(?:is|are) (?:then )?(?:shift|mov|tilt|turn))\w*\b"
    r"(?![^.;]*\bback\b)[^.;]*\bto(?: a(?:bout)?| an| its)?(?: \w+ of)?\s*\Z",
    re.I,
)
_LEAVES_AT = re.compile(
    r"\b(?:rebounds?|bounces?|leaves?|emerges?|exits?|comes? (?:back|out)|flies (?:back|out|off)"
    r"|returns?)\b[^.;]*\b(?:at|with)(?: an?| the)?(?: \w+ of)?\s*\Z",
    re.I,
)
_TO = re.compile(r"\b(?:to|until|after)(?: \w+){0,2}\s*\Z", re.I)
_UNTIL = re.compile(
    r"\buntil (?:(?:the|its) )?(?:\w+ )?(?:is|reaches|has (?:fallen|dropped|risen|sunk) to)\s*\Z",
    re.I,
)
_AT_FIRST = re.compile(
    r"[^.;?!]*\b(?:at (?:the )?(?:start|beginning|first)|initially|beforehand)\b", re.I
)
_IN_THE_END = re.compile(r"[^.;?!]*\b(?:(?:at|in) the end|finally|afterwards|later)\b", re.I)


def spans(question: str) -> Iterator[tuple[Measurement, Measurement]]:
    """Yield the values of the start and of the end, each pair as the question tells it."""
    mentions = find_measurements(question)
    for one, other in pairwise(mentions):
        before = question[: one.start].rstrip().lower()
        if before.endswith("from") and question[one.end : other.start].strip().lower() == "to":
            yield one.measurement, other.measurement
    for late in mentions:
        alike_ones = [m for m in mentions if of_one_kind(m.measurement, late.measurement)]
        if len(alike_ones) == 2 and alike_ones[1] is late:
            between = question[alike_ones[0].end : late.start]
            changed = _CHANGED_TO.search(between) or _LEAVES_AT.search(between)
            if changed and _TO.search(question[: alike_ones[0].start]):
                changed = None
            told = _AT_FIRST.match(between) and _IN_THE_END.match(question[late.end :])
            if changed or told or _UNTIL.search(between):
                yield alike_ones[0].measurement, late.measurement


def are_degrees_apart(one: Measurement, other: Measurement) -> bool:
    """Tell whether two temperatures on one scale with a zero of its own are not the same."""
    return (
        one.unit is not None
        and other.unit is not None
        and one.unit.offset != 0
        and (one.unit.offset, one.unit.factor) == (other.unit.offset, other.unit.factor)
        and abs(one.value - other.value) > one.half_unit + other.half_unit
    )


def of_one_kind(one: Measurement, other: Measurement) -> bool:
    """Tell whether two values have units of one kind."""
    if one.unit is None or other.unit is None:
        return False
    return one.unit.dimension == other.unit.dimension


def are_one(one: Measurement, other: Measurement) -> bool:
    """Tell whether two values of one kind are one, also as degrees with a zero of their own."""
    return of_one_kind(one, other) and alike(one, other) and not are_degrees_apart(one, other)
