"""The option letter and the text beside it do not belong together.

What it does: where the answer has both an option letter and a text or value, the text must be
that of the lettered option and not of another; nor may it give quite another number.

Why it is bad: the answer says two things at once.

Example: "(A) 6.0 m/s" where option (A) reads 4.0 m/s and option (B) 6.0 m/s.

Use instead: "(B) 6.0 m/s".
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.quantity import Measurement, read_value
from wmw.core.tolerance import slack
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.options import Option
from wmw.verifiers.vocabulary.lexicon import plain

CODE = "WMW502"
LABEL: Label = "faithfulness"
FIELD: FieldName = "faithfulness"
_FAR = 0.05
"""Within this share a number may be the option's, rounded or worked out with another g."""


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding where the text is that of another option than the letter's."""
    yield from findings(case.claims, case.options)


def findings(claims: Claims, options: tuple[Option, ...]) -> Iterator[Finding]:
    """Yield the contradiction between an answer's letter and its text, if there is one."""
    answer = claims.answer
    if answer.letter is None or not answer.text or not options:
        return
    named = next((o for o in options if o.letter == answer.letter), None)
    if named is None or _says(answer.text, named):
        return
    other = next((o for o in options if o is not named and _says(answer.text, o)), None)
    if other is None and not _denies(answer.text, named):
        return
    theirs = f"that of ({other.letter}) {other.text}" if other else answer.text
    meant = other or named
    yield Finding(
        CODE,
        LABEL,
        FIELD,
        "/answer/value",
        f"the letter is ({named.letter}) {named.text}, the text is {theirs}",
        str(answer.raw),
        f"({meant.letter}) {meant.text}",
    )


def _says(text: str, option: Option) -> bool:
    if plain(text) == plain(option.text):
        return True
    mine, theirs = read_value(text), read_value(option.text)
    if not isinstance(mine, Measurement) or not isinstance(theirs, Measurement):
        return False
    if theirs.unit is not None:
        mine = mine.read_in(theirs.unit) or mine
    return abs(mine.si - theirs.si) <= slack(theirs)


def _denies(text: str, option: Option) -> bool:
    """Tell whether a text is a number far from an option's, in a unit of the same dimension."""
    mine, theirs = read_value(text), read_value(option.text)
    if not isinstance(mine, Measurement) or not isinstance(theirs, Measurement):
        return False
    if mine.unit is None or theirs.unit is None or mine.rest or theirs.rest:
        return False  # "2 times", "3 on the left": who knows of what
    if mine.unit.dimension != theirs.unit.dimension:
        return False
    allowed = max(slack(theirs), slack(mine), _FAR * max(abs(theirs.si), abs(mine.si)))
    return abs(abs(mine.si) - abs(theirs.si)) > allowed
