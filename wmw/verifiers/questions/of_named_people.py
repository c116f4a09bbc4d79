"""A question about what one of two named people does, read with the numbers of the other.

"Anna throws a ball at 4.0 m/s from 12 m. Bert throws another at 7.0 m/s from 5.0 m. How far does
Bert's ball land?" has the numbers of Anna's ball first.
"""

from __future__ import annotations

import re

from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.case import Case
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options

_SENTENCE = re.compile(r"(?<=[.?!;])\s+(?=[A-Z])")
_NAME = re.compile(r"(?<=[a-z] )(?P<name>[A-Z][a-z]{2,15})(?:['’]s?)?\b")
_NO_NAMES = frozenset(
    {"Earth", "Moon", "Sun", "Mars", "Celsius", "Kelvin", "Use", "Take", "Neglect"}
)
_OF_ANOTHER = "the question asks about one of two people, and the reading has the other's numbers"


def of_another_person(case: Case) -> str | None:
    """Tell of numbers of the one person that is asked about, of which the reading has none."""
    loose = [m for m in case.question.loose if m.unit and any(m.unit.dimension)]
    if not loose or case.claims.contrast is not None:
        return None
    stem, _ = split_options(case.claims.question)
    asking = " ".join(asking_sentences(stem))
    names = {m["name"] for m in _NAME.finditer(asking)} - _NO_NAMES
    if len(names) != 1:
        return None
    [name] = names
    told = [one for one in _SENTENCE.split(stem) if one not in asking]
    own = [m.measurement for one in told if name in one for m in find_measurements(one)]
    others = [m.measurement for one in told if name not in one for m in find_measurements(one)]
    own = [m for m in own if m.unit and any(m.unit.dimension)]
    givens = [given.measurement for given in case.question_givens.values()]
    if not own or not all(_is_one_of(m, loose) and not _is_one_of(m, givens) for m in own):
        return None
    kinds = {m.unit.dimension for m in own if m.unit}
    taken = [m for m in others if m.unit and m.unit.dimension in kinds and _is_one_of(m, givens)]
    return _OF_ANOTHER if taken else None


def _is_one_of(value: Measurement, values: list[Measurement]) -> bool:
    return any(value.si == other.si and value.text == other.text for other in values)
