"""Whether a factor that a trace's effect supposes is that of the question, or a mere example.

"A car that is twice as fast needs four times the distance" tells nothing of a car three times as
fast. The question has a factor in words ("doubled", "half") or as the quotient of two numbers.
"""

from __future__ import annotations

import re
from itertools import permutations

from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.senses import Trend, causes_in

_SAID = {
    2.0: re.compile(r"\b(?:twice|doubl\w+|two|2|half|halv\w+|50 ?%)", re.I),
    3.0: re.compile(r"\b(?:three|3|tripl\w+|thrice|treb\w+|thirds?)\b", re.I),
    4.0: re.compile(r"\b(?:four|4|quadrupl\w+|fourth|quarter\w*)\b", re.I),
    5.0: re.compile(r"\b(?:five|5|fifth)\b", re.I),
    6.0: re.compile(r"\b(?:six|6|sixth)\b", re.I),
    8.0: re.compile(r"\b(?:eight|8|eighth)\b", re.I),
    9.0: re.compile(r"\b(?:nine|9|ninth)\b", re.I),
    10.0: re.compile(r"\b(?:ten|10|tenth)\b", re.I),
    16.0: re.compile(r"\b(?:sixteen|16|sixteenth)\b", re.I),
}
_SAME = 0.02
_MOST = 12
"""Numbers of a question that are looked at."""


def without_examples(told: tuple[Trend, ...], question: str) -> tuple[Trend, ...]:
    """Return what an effect says to change, but for that of another factor than the question's."""
    return tuple(
        trend
        for trend in told
        if all(_is_supposed(factor, question) for factor in causes_in(trend.clause))
    )


def _is_supposed(factor: float, question: str) -> bool:
    """Tell whether a question may alter something by a factor, or by one over it."""
    stem, _ = split_options(question)
    many = factor if factor >= 1 else 1 / factor
    if any(abs(many - n) <= _SAME * n and said.search(stem) for n, said in _SAID.items()):
        return True
    told = [m.measurement for m in find_measurements(stem)][:_MOST]
    spend(len(told) ** 2)
    return any(
        abs(found - many) <= _SAME * many
        for one, other in permutations(told, 2)
        if (one.unit is None) == (other.unit is None) and one.si > 0 and other.si > 0
        if one.unit is None or other.unit is None or one.unit.dimension == other.unit.dimension
        for found in (one.si / other.si, (one.si + other.si) / other.si)
    )
