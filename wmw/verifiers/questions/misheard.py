"""Signs that a question asks for, or gives, something else than it was understood to.

What speaks against the reading here is that the trace's values fit it as something else: as another
value that may be asked for, as what several equal bodies have together, as values of other names.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable
from itertools import combinations

from wmw.core.quantity import find_measurements
from wmw.core.system import CompiledLaw
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.comparing.dependence import changes_told
from wmw.verifiers.own_words import answered
from wmw.verifiers.questions.asked_at import SENTENCE
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.by_factor import multiplies_unnamed
from wmw.verifiers.questions.counted import is_of_all, leaves_uncounted
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

OF_OTHER_NAMES = "new values are those of other quantities than their names were taken for"
_OF_ANSWER = frozenset({"WMW306", "WMW401", "WMW402", "WMW501", "WMW502"})
"""Codes of faults that hang on what the question was understood to ask for."""
_OF_RESULTS = frozenset({"WMW311", "WMW313"})
"""Codes of faults that hang on what names of new values were understood to mean."""
_OF_COUNTED = _OF_ANSWER | _OF_RESULTS | {"WMW201", "WMW202", "WMW212", "WMW301", "WMW303"}
"""Codes of faults that hang on how many bodies of a kind there are."""
_SEVERAL = 2
_ROUNDED = 0.006
"""How far rounding may take a difference of two values, as a share of the larger one."""
_INDEX = re.compile(r"(?<=_)(?:\d|[A-Z])")
"""Which of several bodies a quantity is of: v_1f, m_P."""
_BY_HOW_MUCH = re.compile(
    r"\bhow (?:much|many [a-z]+) (?:higher|lower|farther|further|faster|slower|longer|shorter|more"
    r"|less|fewer|larger|greater|smaller|heavier|hotter|warmer|cooler|later|earlier|sooner)\b"
    r"|\bby how (?:much|many)\b|\bwhat (?:is|was) the (?:difference|change|increase|decrease)\b",
    re.I,
)
_OF_ONE_STATE = re.compile(
    r"\bby how much"
    r" (?=[^.?!;,]{0,60}\b(?:from|beyond|over) its (?:natural|unstretched|relaxed|own)\b)",
    re.I,
)
"""What asks how far one state is from what is no state of the scene: a spring's natural length."""
_MANY_MORE = re.compile(
    r"\bhow many (?!times\b)[a-z/]+ (?:lower|faster|slower|more|less|larger|greater|smaller|heavier"
    r"|lighter|hotter|colder|warmer|cooler|louder|quieter)\b"
    r"|\bhow many (?:hz|hertz|db|decibels|degrees) higher\b",
    re.I,
)
"""What asks for a difference in a unit: "how many hertz lower"."""
_LATER = re.compile(
    r"\bhow (?:much|many [a-z]+) (?:later|earlier|sooner)\b(?! (?:does|will|is) (?:it|he|she)\b)",
    re.I,
)
_OF_TWO = re.compile(r"\b(?:two|both|other|another|second [a-z]+)\b|\b[a-z]{3,} (?:[B-HP-Z]|2)\b")
"""What makes "how much later" ask for the difference between two bodies."""
_DIFFERENCE = re.compile(
    r"\b(?:change|difference|rise|drop|loss|lost|gain|increase|decrease|dissipated|missing|added"
    r"|extra|delay|between|remain|left)"
)
_WHAT_CHANGE = re.compile(
    r"\b(?:what|which|how (?:large|big|great)) (?:is|was|are) (?:the|its|this) (?:\w+ )?(?:change"
    r"|difference|rise|drop|loss|gain|increase|decrease)\b"
    r"|\bby how (?:much|many)\b|\bhow much (?:[\w-]+ ){0,3}(?:lost|gained|dissipated|missing)\b",
    re.I,
)
"""What asks for a difference, of whatever."""
_TWO_MOMENTS = re.compile(
    r"\b(?:before|first|initially|early|way up|way down|start|beginning)\b[^.?!]{0,60}\band\b"
    r"[^.?!]{0,60}\b(?:after(?:wards)?|second|finally|later|next|following|way down|way up|end)\b",
    re.I,
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
    if codes <= _OF_ANSWER | _OF_RESULTS | {"WMW301"} and _multiplied_elsewhere(case):
        return "the question multiplies something that the scene read has no value of"
    if codes <= _OF_ANSWER and _answers_by_difference(case) and not _asks_for_change(case):
        return "the question asks by how much two values differ, of which the reading has one"
    if codes <= _OF_ANSWER and _answers_for_two_moments(case):
        return "the question asks for the values of two moments, of which the reading has one"
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


def _multiplied_elsewhere(case: Case) -> bool:
    """Tell whether the question multiplies what has a say in the scene, and the reading leaves it.

    "The tension of the rope is quadrupled": which wavelength there is then does not follow from the
    speed and the frequency that are given.
    """
    asked, givens, laws = quantity_asked(case), case.question_givens, case.system.laws
    if case.dependence is not None or asked in givens or asked not in case.told:
        return False
    if not case.altered and multiplies_unnamed(case.claims.question, case.family.name):
        return True
    for sentence in SENTENCE.finditer(split_options(case.claims.question)[0]):
        for names, factor in changes_told(plain(sentence[0]), case.family.name):
            if factor == 1 or any(math.isclose(factor, value) for value in case.asked.values()):
                continue
            left = {*case.question.altered, *givens, *case.told}.isdisjoint(names)
            if left and any(_follows(law, {*names}, {*givens}, case) for law in laws):
                return True
    return False


def _follows(law: CompiledLaw, changed: set[str], given: set[str], case: Case) -> bool:
    """Tell whether a law gives a value of the question by what is changed, and little else."""
    result = {str(side) for side in (law.law.equation.lhs, law.law.equation.rhs)} & given
    return bool(result and law.needs & changed) and len(law.needs - changed - {*case.told}) <= 1


def _asks_for_difference(case: Case) -> bool:
    """Tell whether the question alters something and asks how much larger something is then.

    Or how much is saved by what it has in the place of something else, or which of two is the
    larger one and by how much.
    """
    text = _OF_ONE_STATE.sub(" ", case.claims.question)
    altered = bool(case.question.altered) and _BY_HOW_MUCH.search(text) is not None
    if altered or any(asks.search(text) for asks in (_SAVED, _AND_BY_HOW_MUCH)):
        return True
    later = _LATER.search(text) is not None and _OF_TWO.search(text) is not None
    return (later or _MANY_MORE.search(text) is not None) and not _asks_for_change(case)


def _answers_for_two_moments(case: Case) -> bool:
    """Tell whether two moments are asked for, and the answer has a value for each."""
    asked = any(map(_TWO_MOMENTS.search, asking_sentences(case.claims.question)))
    return asked and len(find_measurements(str(case.claims.answer.raw))) == _SEVERAL


def _answers_by_difference(case: Case) -> bool:
    """Tell whether a difference is asked for and answered: that of two new values of the trace."""
    answer = answered(case.claims)
    asked = [s for s in asking_sentences(case.claims.question) if _WHAT_CHANGE.search(s)]
    if not asked or answer is None or answer.unit is None:
        return False
    kind = answer.unit.dimension
    own = [c.measured for c in case.claims.results if c.measured is not None]
    own = [value for value in own if value.unit is not None and value.unit.dimension == kind]
    room = _ROUNDED * max((abs(value.si) for value in own), default=0.0)
    return any(
        abs(abs(one.si - other.si) - abs(answer.si)) <= room and one.si != other.si
        for one, other in combinations(own, 2)
        if 0.0 not in (one.si, other.si)
    )


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
