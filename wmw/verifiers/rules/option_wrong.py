"""The chosen option is not the right one.

What it does: finds the option that the laws single out, by value or by meaning, and compares it
with the chosen letter, text or value. An answer with another value than all options is wrong, too.
Where no option, or more than one, fits, nothing is said.

Why it is bad: the final answer is wrong.

Example: "(A) 4.0 m/s" where the laws give 6.0 m/s, which is option (B).

Use instead: "(B)".
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.tolerance import power_of_ten_apart
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.outcome_asked import outcome_asked, said_of_outcome
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import Reply, reply
from wmw.verifiers.answers.right_option import right_option
from wmw.verifiers.case import Case
from wmw.verifiers.confusions import unaltered
from wmw.verifiers.questions.options import Option

CODE = "WMW402"
LABEL: Label = "faithfulness"
FIELD: FieldName = "answer"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding where another option than the right one was chosen."""
    if not case.options:
        return
    right = right_option(case)
    if right == "unclear" or right is None:
        return
    answer = reply(case)
    chosen = answer.option or _by_text(case, answer)
    expected = f"({right.letter}) {right.text}"
    if chosen is None:
        yield from _none_of_them(case, answer, expected)
        return
    if _says_more(case, chosen):
        return
    case.decide(FIELD)
    if chosen.letter == right.letter:
        return
    yield Finding(
        CODE,
        LABEL,
        FIELD,
        "/answer/value",
        f"option ({chosen.letter}) {chosen.text} was chosen; the laws give {expected}",
        f"({chosen.letter}) {chosen.text}",
        expected,
    )


def _says_more(case: Case, chosen: Option) -> bool:
    """Tell whether the chosen option was not understood though the right one is told by words."""
    outcome = outcome_asked(case)
    facets = len(case.asked_outcomes) > 1
    return (
        outcome is not None and not facets and said_of_outcome(case, chosen.text, outcome) is None
    )


def _none_of_them(case: Case, answer: Reply, expected: str) -> Iterator[Finding]:
    """Yield a finding where the answer is a number that is neither an option nor right."""
    quantity = quantity_asked(case)
    if quantity is None or answer.measured is None or answer.letter is not None:
        return
    stated = answer.measured.read_in(case.textbook_unit(quantity))
    if stated is None or agrees_with(case, stated, quantity, case.asked[quantity]):
        return
    case.decide(FIELD)
    slipped = power_of_ten_apart(stated, case.theirs(quantity, case.asked[quantity])) is not None
    label: Label = "intervention" if unaltered(case, quantity, stated) else LABEL
    yield Finding(
        CODE,
        "unit_scale" if slipped else label,
        FIELD,
        "/answer/value",
        f"the answer {case.claims.answer.raw!r} is none of the options; the laws give {expected}",
        str(case.claims.answer.raw),
        expected,
    )


def _by_text(case: Case, answer: Reply) -> Option | None:
    """Return the option that an answer without a letter names by its text or its value."""
    from wmw.core.quantity import Measurement, read_value
    from wmw.core.tolerance import slack
    from wmw.verifiers.vocabulary.lexicon import plain

    for option in case.options:
        if plain(option.text) == plain(answer.text):
            return option
    outcome = outcome_asked(case)
    if outcome is not None and answer.choice is not None:
        for option in case.options:
            choice = said_of_outcome(case, option.text, outcome)
            if choice is not None and choice.value == answer.choice.value:
                return option
    if answer.measured is None:
        return None
    near = []
    for option in case.options:
        read = read_value(option.text)
        if isinstance(read, Measurement):
            mine = answer.measured
            if mine.unit is None and read.unit is not None:
                mine = mine.read_in(read.unit) or mine
            near.append((abs(read.si - mine.si), slack(read), option))
    near.sort(key=lambda item: item[0])
    return near[0][2] if near and near[0][0] <= 2 * near[0][1] else None
