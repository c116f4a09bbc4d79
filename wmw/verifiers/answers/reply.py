"""The answer as it is understood."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wmw.core.family import Choice
from wmw.core.quantity import Measurement
from wmw.core.tolerance import as_rough
from wmw.verifiers.answers.outcome_asked import outcome_asked, said_of_outcome
from wmw.verifiers.case import Case
from wmw.verifiers.once import once
from wmw.verifiers.questions.asked_whether import affirmed
from wmw.verifiers.questions.factor_options import is_bounded
from wmw.verifiers.questions.options import Option
from wmw.verifiers.questions.range_options import is_range
from wmw.verifiers.vocabulary.spelled import read_worded

_LABELLED = re.compile(
    r"\b(?:arrow|graph|curve|figure|fig\.?|diagram|sketch|picture|path|line|point|position|region"
    r"|place|track|ray|statement|case|number|no\.?)\s*\(?\d+\)?\W*$"
    r"|#\s*\d|\b(?:row|column|step|equation|eq\.?|table|item|entry|page|section)\s*\(?\d",
    re.I,
)
"""A number that only names something in a picture, or a place where to look."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer as understood: a measurement, a qualitative choice, or neither."""

    text: str
    measured: Measurement | None
    choice: Choice | None
    option: Option | None
    letter: str | None


@once
def reply(case: Case) -> Reply:
    """Read the answer; a letter stands for the text of its option."""
    answer = case.claims.answer
    options = {option.letter: option for option in case.options}
    option = options.get(answer.letter or "")
    text, measured = answer.text, answer.measured
    if isinstance(answer.raw, str) and (answer.letter is None or not options):
        text = answer.raw.strip()
    if option is not None and not answer.text:
        text = option.text
        measured = value_in(option)
    elif measured is None and isinstance(answer.raw, str):
        measured = read_worded(text)
    if measured is not None and measured.unit is None and _LABELLED.search(text):
        measured = None
    if measured is not None and measured.approximate:
        measured = as_rough(measured)
    outcome = outcome_asked(case)
    number = str(answer.raw) if isinstance(answer.raw, int | float) and not answer.unit else ""
    worded = text or number  # of a factor the number says all
    choice = said_of_outcome(case, worded, outcome) if outcome is not None and worded else None
    if choice is None and outcome is not None:
        choice = affirmed(case, worded, outcome)
    return Reply(text, measured, choice, option, answer.letter)


def value_in(option: Option) -> Measurement | None:
    """Return the value that an option states, and does not only bound."""
    bounded = is_bounded(option.text) or is_range(option.text)
    return None if bounded else read_worded(option.text)
