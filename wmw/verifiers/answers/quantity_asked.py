"""Which quantity a question asks for, of those for which the laws give a value."""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement
from wmw.core.units import parse_unit
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.body_asked import (
    is_of_the_other,
    of_body_asked_about,
    of_body_named,
    told_by_value,
)
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.stays_open import (
    is_asked_elsewhere,
    is_of_another_kind,
    is_of_another_scene,
    names_what_stays_open,
)
from wmw.verifiers.case import Case
from wmw.verifiers.once import once
from wmw.verifiers.questions.added_later import names_added
from wmw.verifiers.questions.asked_noun import by_noun, is_unasked
from wmw.verifiers.vocabulary.lexicon import holds_phrase

_SAME = 1e-9
_PART_OF = re.compile(r"\b(?:(?:what|which) (?:part|share|portion|proportion)|how much) of\b")
"""What may be answered by a part of one, as well as by an amount in a unit."""
_COUNTED = re.compile(
    r"\bhow many (?:(?:such|more|other|full|whole|equal|identical|of) )*(?:\d[\d ]*[a-z]{1,9} )?"
    r"(?P<what>[a-z]+)\b(?!.*\b(?:per|each|every)\b)"
)
_OF_UNITS = word_set("kilos kilo square cubic times per degrees standard metric")
"""Words behind "how many" that begin a unit, or ask for a factor."""
_PLAIN_ANGLE = 7
"""How many base quantities come before that of the angle."""


@once
def quantity_asked(case: Case) -> str | None:
    """Return the quantity asked for, where the laws give a value for it."""
    if case.dependence is not None and outcome_asked(case) is case.dependence:
        return None
    if case.question.compound and not case.gold:
        return None
    names = of_body_asked_about(case, [n for n in case.asked_quantities if n in case.asked])
    whose = of_body_named(case, names)
    if whose is None:
        return None
    names = whose
    measured = case.claims.answer.measured
    bare = names and not any(case.textbook_unit(names[0]).dimension[:_PLAIN_ANGLE])
    if not case.gold and not bare and _asks_for_number(case):
        return None
    if measured is not None and names and not case.gold:
        first = case.textbook_unit(names[0]).dimension
        others = (q for q in case.question.targets if q in case.asked and not case.given_values(q))
        for name in dict.fromkeys((*names, *others)):
            other = case.question.in_parts or case.textbook_unit(name).dimension != first
            if other and agrees_with(case, measured, name, case.asked[name]):
                return name
        if case.question.in_parts:
            return None
        for name in _as_likely(case, names):
            if agrees_with(case, measured, name, case.asked[name]):
                return name
    stated = reply(case).measured
    if names and (stated is None or not is_of_another_kind(case, stated, names)):
        names = _of_kind_stated(case, stated, names)
        return _meant_by_words_apart(case, names[0], measured) or names[0]
    if not names and not case.gold and is_asked_elsewhere(case):
        return None  # some other value of this scene may be as large: a whole period for a half
    if not names and names_what_stays_open(case, stated):
        return None
    if not names and not case.gold and names_added(case.claims.question):
        return None  # of many a thing there is a value before and one after
    if not names and not case.gold and is_of_another_scene(case, stated):
        return None
    told = told_by_value(case)
    found = by_noun(
        case,
        lambda q, v: (
            stated is not None
            and agrees_with(case, stated, q, v)
            and not is_of_the_other(case, q, told)
        ),
    )
    if found is None and not case.question.targets:
        return None  # the noun alone asked, and the answer is of another kind: angular acceleration
    return found or next(iter(names), None)


def _asks_for_number(case: Case) -> bool:
    """Tell whether the question asks for a number without a unit, and what it asks for has one.

    "How many 60 kg people" asks for no mass, and "what part of the energy" answered by 2/3 for no
    energy.
    """
    counted, stated = _COUNTED.search(case.question.asking), case.claims.answer.measured
    if stated is None or (stated.unit is not None and any(stated.unit.dimension)):
        return False
    if counted is not None and parse_unit(counted["what"]) is None:
        return counted["what"] not in _OF_UNITS
    part = stated.unit is not None or abs(stated.value) <= 1
    return part and _PART_OF.search(case.question.asking) is not None


def _of_kind_stated(case: Case, stated: Measurement | None, names: list[str]) -> list[str]:
    """Return those quantities that have the unit of the answer: a time where a height is told too.

    "How long does it take to the highest point" has words that ask for either.
    """
    if stated is None or stated.unit is None:
        return names
    return [q for q in names if case.textbook_unit(q).dimension == stated.unit.dimension]


def _as_likely(case: Case, names: list[str]) -> list[str]:
    """Return the quantities that the words ask for no less than the first, and do not tell.

    "What is its volume there?" may mean the first volume or the second.
    """
    likely, body = case.question.targets, case.family.quantity(names[0]).body
    told = [value for q in case.question.givens for value in case.given_values(q)]
    return [
        name
        for name in names
        if likely.get(name) == likely.get(names[0])
        and case.family.quantity(name).body == body
        and not any(abs(case.asked[name] - value) <= _SAME * abs(value) for value in told)
    ]


def _meant_by_words_apart(case: Case, first: str, measured: Measurement | None) -> str | None:
    """Return what is asked for instead of the likeliest quantity, by words that stand apart.

    "What percentage of the volume of an iceberg is visible above the surface" begins as a question
    for the part below. The answer tells, where the asking sentence has the other's word.
    """
    if measured is None or case.gold or agrees_with(case, measured, first, case.asked[first]):
        return None
    unit = case.textbook_unit(first)
    asking = case.words.asking
    said = [
        phrase
        for phrase in asking.found(case.question.asking)
        if any(name == first for name, _ in asking.owners[phrase])
    ]
    for cue in case.words.cues.found(case.question.asking):
        if any(holds_phrase(phrase, cue) for phrase in said):
            continue  # a word of what is asked for stands nowhere apart
        for name, _ in case.words.cues.owners[cue]:
            declared = case.family.quantity(name)
            if (
                name in case.asked
                and not is_unasked(case, name)
                and not case.given_values(name)
                and case.textbook_unit(name).dimension == unit.dimension
                and declared.body == case.family.quantity(first).body
                and agrees_with(case, measured, name, case.asked[name])
            ):
                return name
    return None
