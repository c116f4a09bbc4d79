"""The answer has the thrower go the way of what it throws.

What it does: where the question tells which way something is thrown or fired by who is at rest, and
asks which way that one goes, an answer with that very way is wrong. Questions in which anything
else moves are left alone.

Why it is bad: nothing moved before, so the momenta afterwards are opposite.

Example: "0.40 m/s forward" for the skater who throws a bag forward.

Use instead: "0.40 m/s backward".
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.accounts.opposite_ways import way_in
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.thrown_back import way_of_the_throw

CODE = "WMW404"
LABEL: Label = "faithfulness"
FIELD: FieldName = "answer"


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the answer's way is that of what is thrown."""
    answer = str(claims.answer.raw)
    said = way_in(answer)
    if said is None or said != way_of_the_throw(claims.question):
        return
    message = f"the answer {answer!r} has the thrower go the way of what it throws"
    yield Finding(CODE, LABEL, FIELD, "/answer/value", message, answer, "the opposite way")
