"""Several bodies of one value each ("two 2.0 kg blocks"), of which a reading knows but one.

Who counts them all gets other numbers than the laws of one, and is right.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import spend
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case

_COUNTS = {
    "both": 2,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "twelve": 12,
}
_COUNT = rf"(?P<count>{'|'.join(_COUNTS)}|[2-9]|[1-9]\d)"
_BEFORE = re.compile(
    rf"\b{_COUNT}"
    r" (?:(?:identical|equal|such|similar|more|light|small|uniform|solid|further) ){0,2}$",
    re.I,
)
"""What stands right before a value that several bodies have: "two 0.50 kg discs"."""
_EACH = re.compile(rf"\b{_COUNT} [^\W\d_]{{3,20}}\b", re.I)
"""Several bodies: "two dogs pull", "a raft of six logs"."""
_IS_EACH = re.compile(r"\beach\b(?! other)|\b(?:every one|apiece)\b", re.I)
_SENTENCE_END = re.compile(r"[.;?!](?=\s|$)")
_AROUND = 120
"""How many characters from a value its bodies are looked for."""
_LOOK = 40
"""Steps of work that a value of the question takes."""


def leaves_uncounted(case: Case) -> bool:
    """Tell whether a trace counts bodies of which the reading has taken the value of one."""
    return any(
        _knows_one(case, mention.measurement, count) and _counts(case, mention.measurement, count)
        for mention, count in _values_of_several(case.claims.question)
    )


def is_of_all(case: Case, bound: Bound) -> bool:
    """Tell whether a value is so many times a given that the question tells of so many bodies."""
    given = case.question_givens.get(bound.quantity)
    if given is None or agrees(bound.measured, given.measurement.si) is Agreement.EQUAL:
        return False
    return any(
        (mention.measurement.value, mention.measurement.text)
        == (given.measurement.value, given.measurement.text)
        and agrees(bound.measured, count * mention.measurement.si) is Agreement.EQUAL
        for mention, count in _values_of_several(case.claims.question)
    )


def _values_of_several(question: str) -> Iterator[tuple[Mention, int]]:
    """Yield the values that several bodies of a question have each, and how many these are."""
    for mention in find_measurements(question):
        spend(_LOOK)
        before = question[max(0, mention.start - _AROUND) : mention.start]
        behind = question[mention.end : mention.end + _AROUND]
        before = _SENTENCE_END.split(before)[-1]
        behind = _SENTENCE_END.split(behind)[0]
        match = _BEFORE.search(before)
        if match is None and _IS_EACH.search(before + behind) is not None:
            *_, match = (None, *_EACH.finditer(before))  # the nearest
        if match is not None:
            said = match["count"].lower()
            yield mention, _COUNTS.get(said) or int(said)


def _knows_one(case: Case, value: Measurement, count: int) -> bool:
    """Tell whether the reading has a value once, and not how many bodies there are."""
    givens = [given.measurement for given in case.question_givens.values()]
    if any(given.unit != value.unit and given.value == count for given in givens):
        return False
    return sum((given.value, given.unit) == (value.value, value.unit) for given in givens) == 1


def _counts(case: Case, value: Measurement, count: int) -> bool:
    """Tell whether the trace has a value for all of them, several names of it, or the factor."""
    claims = case.claims
    stated = [
        measured
        for claim in (*claims.variables, *claims.attributes, *claims.results)
        if (measured := claim.measured) is not None
    ]
    if any(agrees(measured, count * value.si) is Agreement.EQUAL for measured in stated):
        return True
    names = Counter(
        (measured.value, measured.unit)
        for claim in claims.variables
        if (measured := claim.measured) is not None
    )
    if names[value.value, value.unit] == count:
        return True
    texts = [text.text for text in (claims.equation, claims.derivation) if text is not None]
    return any(
        compiled(rf"(?<![\d.,^_/]){count}(?![\d.,])(?! ?[gs]\b)").search(text) for text in texts
    )
