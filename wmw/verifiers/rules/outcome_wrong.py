"""The qualitative answer is not what happens.

What it does: reads the answer in the closed vocabulary of the outcome that is asked for and
evaluates it against the laws, from the question's givens; so it does with the way that is asked
for beside a value ("and is the pressure lower?"). Unknown wording abstains.

Why it is bad: the final answer is wrong.

Example: "it stays at rest" where tanθ exceeds the coefficient of static friction.

Use instead: "it slides down".
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.family import Choice
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.way_beside import way_beside
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.wording import worded

CODE = "WMW403"
LABEL: Label = "faithfulness"
FIELD: FieldName = "answer"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding where the stated outcome is not the one that holds."""
    beside = way_beside(case)
    if beside is not None and beside.said is not None and beside.right is not None:
        if beside.said.value != beside.right.value:
            yield _finding(case, str(case.claims.answer.raw), beside.right)
        return
    outcome = outcome_asked(case)
    if outcome is None or case.options:
        return
    answer, right = reply(case), right_choice(case, outcome)
    if answer.choice is None or right is None:
        return
    case.decide(FIELD)
    if answer.choice.value == right.value:
        return
    yield _finding(case, answer.text or str(case.claims.answer.raw), right)  # a number has no words


def _finding(case: Case, stated: str, right: Choice) -> Finding:
    case.decide(FIELD)
    expected = worded(case, right.phrases[0])
    return Finding(
        CODE,
        LABEL,
        FIELD,
        "/answer/value",
        f"the answer is {stated!r}; the laws give: {expected}",
        stated,
        expected,
        str(right.holds),
    )
