"""Signs that a question asks for, or gives, something else than it was understood to.

What speaks against the reading here is that the trace's values fit it as something else: as another
value that may be asked for, as what several equal bodies have together, as values of other names.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.answers import agrees_with, quantity_asked
from wmw.verifiers.case import Bound, Case
from wmw.verifiers.counted import is_of_all, leaves_uncounted
from wmw.verifiers.own_words import answered

OF_OTHER_NAMES = "new values are those of other quantities than their names were taken for"
_OF_ANSWER = frozenset({"WMW306", "WMW401", "WMW402", "WMW501", "WMW502"})
"""Codes of faults that hang on what the question was understood to ask for."""
_OF_RESULTS = frozenset({"WMW311", "WMW313"})
"""Codes of faults that hang on what names of new values were understood to mean."""
_OF_COUNTED = _OF_ANSWER | _OF_RESULTS | {"WMW201", "WMW202", "WMW212", "WMW301", "WMW303"}
"""Codes of faults that hang on how many bodies of a kind there are."""
_SEVERAL = 2
_INDEX = re.compile(r"(?<=_)(?:\d|[A-Z])")
"""Which of several bodies a quantity is of: v_1f, m_P."""
_BY_HOW_MUCH = re.compile(
    r"\bhow (?:much|many [a-z]+) (?:higher|lower|farther|further|faster|slower|longer|shorter|more"
    r"|less|fewer|larger|greater|smaller|heavier|hotter|warmer|cooler|later|earlier|sooner)\b"
    r"|\bby how (?:much|many)\b|\bwhat (?:is|was) the (?:difference|change|increase|decrease)\b",
    re.I,
)
_MANY_MORE = re.compile(
    r"\bhow many (?!times\b)[a-z/]+ (?:lower|faster|slower|more|less|larger|greater|smaller|heavier"
    r"|lighter|hotter|colder|warmer|cooler|louder|quieter)\b"
    r"|\bhow many (?:hz|hertz|db|decibels|degrees) higher\b",
    re.I,
)
"""What asks for a difference in a unit: "how many hertz lower"."""
_DIFFERENCE = re.compile(
    r"\b(?:change|difference|rise|drop|loss|gain|increase|decrease|added|extra)"
)
_SAVED = re.compile(
    r"\b(?:how (?:much|many)|what) [^.?!;]{0,60}\b(?:saved?|saves|saving|savings)\b", re.I
)
"""What asks for a difference, whatever is told of the two states."""
_AND_BY_HOW_MUCH = re.compile(
    r"\b(?:which|whose|who)\b[^.?!]{0,240}\band by how (?:much|many)\b", re.I
)
"""What asks which of two is the larger one and for their difference, in one answer."""


def misheard(case: Case, errors: Iterable[Finding]) -> str | None:
    """Return why a question is likely to have been misunderstood; None where nothing tells it."""
    errors = tuple(errors)
    codes = {finding.code for finding in errors}
    if codes <= _OF_ANSWER | _OF_RESULTS | {"WMW301"} and _asks_for_difference(case):
        return "the question asks by how much two states differ"
    if codes <= _OF_ANSWER and (other := _other_asked(case)) is not None:
        meaning = case.family.quantity(other).meaning
        return f"the question may ask for the {meaning}, which is what the answer gives"
    if codes <= _OF_RESULTS and _are_of_other_names(case, errors):
        return OF_OTHER_NAMES
    if codes <= _OF_COUNTED and leaves_uncounted(case):
        return "the question tells of several bodies, of which the reading knows but one"
    if any(is_of_all(case, bound) for bound in case.state):
        return "state 0 has the value of several bodies together, of which the question gives one's"
    return None


def _asks_for_difference(case: Case) -> bool:
    """Tell whether the question alters something and asks how much larger something is then.

    Or how much is saved by what it has in the place of something else, or which of two is the
    larger one and by how much.
    """
    text = case.claims.question
    altered = bool(case.question.altered) and _BY_HOW_MUCH.search(text) is not None
    if _MANY_MORE.search(case.question.asking) and not _asks_for_change(case):
        return True
    return altered or any(asks.search(text) for asks in (_SAVED, _AND_BY_HOW_MUCH))


def _asks_for_change(case: Case) -> bool:
    """Tell whether what is asked for is a difference itself: how many degrees warmer it gets."""
    asked = quantity_asked(case)
    meaning = case.family.quantity(asked).meaning if asked is not None else ""
    return asked is None or _DIFFERENCE.search(meaning) is not None


def _other_asked(case: Case) -> str | None:
    """Return another quantity that the words may ask for, of which the answer is the value."""
    held, measured = quantity_asked(case), answered(case.claims)
    if measured is None or held is None:
        return None
    return next(
        (
            q
            for q in case.asked_quantities
            if q != held
            and not _is_of_another_body(q, held)  # that is a fault
            and not _is_part_of_its_name(case, q, held)
            and q in case.asked
            and agrees_with(case, measured, q, case.asked[q])
        ),
        None,
    )


def _is_part_of_its_name(case: Case, one: str, held: str) -> bool:
    """Tell whether what asks for one thing is part of what asks for the one held against.

    Who asks for the absolute pressure does not ask for the pressure.
    """
    found = case.words.asking.found(case.question.asking)
    owners = case.words.asking.owners

    def spans(name: str) -> list[tuple[int, int]]:
        asked = (words for words in found if any(q == name for q, _ in owners[words]))
        return [(found[words], found[words] + len(words)) for words in asked]

    return any(
        a <= begin and end <= b and end - begin < b - a
        for begin, end in spans(one)
        for a, b in spans(held)
    )


def _is_of_another_body(one: str, other: str) -> bool:
    indices = {match[0] for name in (one, other) if (match := _INDEX.search(name)) is not None}
    return len(indices) > 1


def _are_of_other_names(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether several new values are found wrong, each the right value of another quantity."""
    wrong = {f.pointer for f in errors if f.code == "WMW311"}
    faulty = [bound for bound in case.results if bound.claim.pointer in wrong]
    taken = {bound.quantity for bound in case.results}  # what has changed places is a fault
    several = len(faulty) >= _SEVERAL
    return several and all(_is_of_another(case, bound, taken) for bound in faulty)


def _is_of_another(case: Case, bound: Bound, taken: Collection[str]) -> bool:
    dimension = case.textbook_unit(bound.quantity).dimension
    return any(
        name not in taken
        and value
        and case.textbook_unit(name).dimension == dimension
        and agrees(bound.measured, case.theirs(name, value)) is Agreement.EQUAL
        for name, value in case.asked.items()
    )
