"""Options that say between which values something lies: "below 19.6 N", "between 20 N and 60 N".

The one whose range has the value that the laws give is right, where each option is read and the
value lies near to no bound but that of an option which says to be equal to it.
"""

from __future__ import annotations

import re
from math import inf

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import Unit
from wmw.core.work import metered
from wmw.verifiers.case import Case
from wmw.verifiers.questions.options import Option

_LESS = r"(?:less|smaller|lower|fewer|shorter|slower|lighter) than|below|under"
_MORE = r"(?:more|greater|larger|higher|longer|faster|heavier|bigger) than|above|over|beyond"
_LEAD = r"(?:(?:it|this|that|they) )?(?:(?:is|are|lies?|stays?|remains?|must be|will be) )?"
_POINT = re.compile(rf"{_LEAD}(?:exactly |just )?(?:equal to |equals )?(?:exactly )?#", re.I)
_BELOW = re.compile(rf"{_LEAD}(?:{_LESS}) #", re.I)
_ABOVE = re.compile(rf"{_LEAD}(?:{_MORE}) #", re.I)
_BOTH = re.compile(
    rf"{_LEAD}(?:between # and #|from # to #|(?:{_MORE}) #,? (?:but|and) (?:{_LESS}) #)", re.I
)
_SENTENCE_END = re.compile(r"(?<=[.?!;])\s+")
_CLEAR, _EXACT = 0.03, 5e-3
"""How far from a bound, in parts of it, a value lies on one side for sure whatever g is;
and how far it is equal to it."""

Range = tuple[Measurement | None, Measurement | None]


def _range_told(text: str) -> Range | None:
    """Return the lower and the upper bound that an option tells, equal for one value."""
    text = _SENTENCE_END.split(text, maxsplit=1)[0]  # no part of the last option stands behind it
    mentions = find_measurements(text)
    if not 1 <= len(mentions) <= len(("low", "high")) or any(
        m.measurement.unit is None for m in mentions
    ):
        return None
    form = text
    for mention in reversed(mentions):
        form = f"{form[: mention.start]}#{form[mention.end :]}"
    form = " ".join(form.strip(" .;?!").split())
    values = [mention.measurement for mention in mentions]
    if _BOTH.fullmatch(form):
        return values[0], values[1]
    if len(values) > 1:
        return None
    if _BELOW.fullmatch(form):
        return None, values[0]
    if _ABOVE.fullmatch(form):
        return values[0], None
    return (values[0], values[0]) if _POINT.fullmatch(form) else None


range_told = metered(_range_told, maxsize=512)


def is_range(text: str) -> bool:
    """Tell whether a text gives bounds of a value, and not the value."""
    told = range_told(text)
    return told is not None and told[0] is not told[1]


def right_by_range(case: Case, quantity: str) -> Option | None:
    """Return the one option whose range has the value that the laws give, all being read."""
    value, unit = case.asked[quantity], case.textbook_unit(quantity)
    told = [(option, range_told(option.text)) for option in case.options]
    if value <= 0 or not any(is_range(option.text) for option in case.options):
        return None
    held = [_holds(bounds, value, unit) if bounds is not None else None for _, bounds in told]
    fits = [option for (option, _), holds in zip(told, held, strict=True) if holds]
    return fits[0] if None not in held and len(fits) == 1 else None


def _holds(bounds: Range, value: float, unit: Unit) -> bool | None:
    """Tell whether a value lies in a range; None where that cannot be told."""
    low, high = (_size(bound, unit, other) for bound, other in zip(bounds, (0.0, inf), strict=True))
    if low is None or high is None or unit.offset:
        return None
    if low == high:
        return abs(value - low) <= _EXACT * low
    near = [end for end in (low, high) if 0 < end < inf and abs(value - end) <= _CLEAR * end]
    if any(abs(value - end) > _EXACT * end for end in near):
        return None
    return not near and low < value < high


def _size(bound: Measurement | None, unit: Unit, other: float) -> float | None:
    if bound is None:
        return other
    read = bound.read_in(unit)
    return abs(read.si) if read is not None else None
