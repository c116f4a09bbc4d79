"""Options that say several things at once: "its velocity is zero and its acceleration is g".

Where a question asks for several outcomes, an option is right if nothing that it says of them is
wrong. It is only chosen where every other option says something wrong.
"""

from __future__ import annotations

import re

from wmw.verifiers.case import Case
from wmw.verifiers.questions.options import Option
from wmw.verifiers.vocabulary.effects import right_choice

_REVERSED = re.compile(r"\b(?:not|except|incorrect|false|untrue|wrong|incorrectly|cannot)\b")
"""Words by which the option is asked for that is wrong."""

_SPOKEN = (
    (re.compile(r"\bv(?:_\w+)?\s*(?==|≠|is\b)"), "velocity "),
    (re.compile(r"(?<![\w.])a(?:_\w+)?\s*(?==|≠)"), "acceleration "),
    (re.compile(r"≠\s*0"), "not zero"),
)
"""Formulas in options as a person reads them out: "v = 0 and a = g"."""


def right_by_facets(case: Case) -> Option | None:
    """Return the one option that says nothing wrong, where all are understood."""
    if _REVERSED.search(case.question.asking):
        return None
    asked = [
        (outcome, right)
        for outcome in case.words.outcomes(case.regime)
        if outcome.name in case.asked_outcomes
        and (right := right_choice(case, outcome)) is not None
    ]
    sound: list[Option] = []
    for option in case.options:
        claims = [
            choice.value == right.value
            for outcome, right in asked
            if (choice := case.words.choice(_read_out(option.text), outcome)) is not None
        ]
        if not claims:
            return None
        if all(claims):
            sound.append(option)
    return sound[0] if len(sound) == 1 else None


def _read_out(text: str) -> str:
    for formula, words in _SPOKEN:
        text = formula.sub(words, text)
    return text
