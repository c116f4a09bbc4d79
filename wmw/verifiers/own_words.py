"""The texts of a trace by its steps, and the numbers that it states in them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.tolerance import slack
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.spelled import read_worded

_LOOSE = 0.015
"""Two roundings of one value may differ by this much more than their digits say."""


def numbers_in(text: Text | None) -> tuple[Measurement, ...]:
    """Return the numbers of a text of the trace."""
    return tuple(m.measurement for m in find_measurements(text.text)) if text is not None else ()


def texts_of(claims: Claims) -> Iterator[Text]:
    """Yield every text behind state 0, but for the answer's."""
    texts = (claims.rule, claims.effect, claims.equation, *claims.evidence, claims.change)
    yield from (text for text in (*texts, claims.derivation) if text is not None)


def answered(claims: Claims) -> Measurement | None:
    """Return the number that the answer gives, that of its option where it is a mere letter."""
    answer = claims.answer
    if answer.letter is not None and not answer.text:
        _, options = split_options(claims.question)
        text = next((o.text for o in options if o.letter == answer.letter), None)
        return read_worded(text) if text is not None else None
    return answer.measured


def alike(one: Measurement, other: Measurement) -> bool:
    """Tell whether two stated numbers may be one value, rounded, in either sign.

    A number without a unit may have the other's, or be in SI.
    """
    if one.unit is not None and other.unit is not None:
        read = one.read_in(other.unit)
        return read is not None and _near(read, other, read.si, other.si)
    pairs = [(one.si, other.si), (one.value, other.value), (one.si, other.value)]
    return any(_near(one, other, a, b) for a, b in (*pairs, (one.value, other.si)))


def is_among(value: Measurement, others: Iterable[Measurement]) -> bool:
    """Tell whether a value is one of others."""
    return any(alike(value, other) for other in others)


def tens_apart(one: Measurement, other: Measurement) -> bool:
    """Tell whether two stated numbers differ by a power of ten and by rounding."""
    return tens_between(one, other) is not None


def of_another_unit(one: Measurement, other: Measurement) -> bool:
    """Tell whether two stated values have one number, and units of one kind that differ in size."""
    if one.unit is None or other.unit is None or one.unit.dimension != other.unit.dimension:
        return False
    if not one.value or math.isclose(one.unit.factor, other.unit.factor, rel_tol=0.01):
        return False
    same = math.isclose(abs(one.value), abs(other.value), rel_tol=_SAME)
    return same and not (one.unit.offset or other.unit.offset)


_SAME = 0.005
_MOST_TENS = 60
"""A slip moves the point by fewer places; numbers farther apart are not worked with."""


def tens_between(one: Measurement, other: Measurement) -> int | None:
    """Return by how many powers of ten, but not by none, a stated number is below another."""
    if not one.si or not other.si:
        return None
    tens = round(math.log10(abs(other.si)) - math.log10(abs(one.si)))
    if abs(tens) > _MOST_TENS:
        return None
    return tens if tens and _near(one, other, one.si * 10.0**tens, other.si) else None


def _near(one: Measurement, other: Measurement, a: float, b: float) -> bool:
    share = (_relative(one) + _relative(other)) + _LOOSE
    return abs(abs(a) - abs(b)) <= share * max(abs(a), abs(b)) + 1e-12


def _relative(stated: Measurement) -> float:
    return slack(stated) / abs(stated.si) if stated.si else 0.0
