"""An answer on the other side of a value than what the trace has found.

"Does she hear a pitch above or below 700 Hz?", a new frequency of 652 Hz, and "above"; "is it more
than 20 m/s?", 22 m/s, and "no". The value must be the one of its kind that is asked about, and the
trace have one alone of that kind which the question does not give.
"""

from __future__ import annotations

import re

from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import is_among, numbers_in
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.spans import of_one_kind

_COST, _APART, _FEW = 20, 0.03, 4
_MORE = r"(?:above|over|higher|more|greater|larger|faster|longer|hotter|warmer|heavier|exceeds?)"
_LESS = r"(?:below|under|lower|less|smaller|slower|shorter|colder|cooler|lighter)"
_SIDE = re.compile(rf"\b(?:(?P<more>{_MORE})|(?P<less>{_LESS}))\b", re.I)
_BEFORE_LIMIT = re.compile(
    rf"\b(?:{_MORE}|{_LESS})(?: than)?(?:,? or (?:{_MORE}|{_LESS})(?: than)?)?(?: the| a)? *\Z",
    re.I,
)
_YES_NO = re.compile(r"\W*(?P<which>yes|no)\b", re.I)
_WHETHER = re.compile(r"(?:\A|, )(?:is|are|does|do|will)\b", re.I)
_UNSURE = re.compile(
    r"\b(?:not|no longer|never|neither|nor|would|could|if|by how|how much|first|at least|at most|or"
    r" not|sum|difference|both|each|change)\b|n't",
    re.I,
)


def other_side_of(claims: Claims) -> str | None:
    """Return what the trace has found, where the answer has it on the other side of a value."""
    _, options = split_options(claims.question)
    asking = asking_sentences(claims.question)
    said = claims.answer.in_words(options)
    if len(asking) != 1 or len(said.split()) > _FEW or find_measurements(said):
        return None
    spend(_COST)
    [asked] = asking
    mentions = [m for m in find_measurements(asked) if m.measurement.unit is not None]
    limits = [m.measurement for m in mentions if _BEFORE_LIMIT.search(asked[: m.start])]
    sides = {m["more"] is not None for m in _SIDE.finditer(asked)}
    if (
        len(limits) != len(mentions)
        or len(limits) != 1
        or not sides
        or _UNSURE.search(asked)
        or _UNSURE.search(said)
    ):
        return None
    told = [m.measurement for m in find_measurements(claims.question)]
    found = [
        c.measured
        for c in claims.results
        if c.measured is not None
        and of_one_kind(c.measured, limits[0])
        and not is_among(c.measured, told)
    ]
    in_change = [n for n in numbers_in(claims.change) if of_one_kind(n, limits[0])]
    if len(found) != 1 or not all(is_among(n, [*found, limits[0]]) for n in in_change):
        return None
    apart = found[0].si - limits[0].si
    if abs(apart) <= _APART * abs(limits[0].si) or found[0].si < 0 or limits[0].si < 0:
        return None
    answered = _answered(asked, said, sides)
    if answered is None or answered is (apart > 0):
        return None
    unit = found[0].unit.text if found[0].unit is not None else ""
    return f"{found[0].text} {unit}".strip()


def _answered(asked: str, said: str, sides: set[bool]) -> bool | None:
    """Return whether the answer has it above the value; None where that is not certain."""
    yes = _YES_NO.match(said)
    if yes is not None:
        if len(sides) != 1 or not _WHETHER.search(asked) or re.search(r"\bor\b", asked):
            return None
        return sides == {yes["which"].lower() == "yes"}
    own = {m["more"] is not None for m in _SIDE.finditer(said)}
    return own.pop() if len(own) == 1 else None
