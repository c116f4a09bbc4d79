"""The predicted change is not what follows from the transition.

What it does: as for the effect, but for the predicted change of state 1. Where no other fault is
found, these count, too: words that are false of the whole kind of scene ("the string pushes the
bob"), that move what the question keeps at rest or at one speed, or that have something go another
way than the answer does.

Why it is bad: the law may be right, and the state it leads to is still the wrong one.

Example: the friction limit is exceeded, and state 1 says "the block stays at rest".

Use instead: "The block slides down the incline."
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.family import Choice
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.accounts.against_result import against_answer
from wmw.verifiers.accounts.against_steadiness import against_axis, against_steadiness, is_signed
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.outcome_told import tells_outcome
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.answers.way_of_body import ways_told
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.equations.false_accounts import false_account
from wmw.verifiers.equations.written import written
from wmw.verifiers.moments.rest_or_motion import rests
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.rules import answer_against_change, effect_contradicts_law
from wmw.verifiers.vocabulary.effects import (
    claimed,
    right_choice,
    stated_outcomes,
    without_attributes,
)
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain
from wmw.verifiers.wording import worded

_UNTIL = re.compile(r"\b(?:until|till)\b", re.I)
_PRONOUN = re.compile(r"\b(?:it|he|she|they)\b", re.I)
_SENTENCE = re.compile(r"(?<=[.;!?])\s+")
CODE = "WMW312"
LABEL: Label = "intervention"
FIELD: FieldName = "transition"


def _of_what_is_asked(case: Case, text: Text) -> Iterator[Finding]:
    """Yield a finding where state 1 says already what is wrong in the answer of a comparison.

    Where no law of the transition was found to hold, it is the law that is wrong.
    """
    outcome = outcome_asked(case)
    if outcome is None or outcome is not case.dependence:
        return
    answered, right = reply(case).choice, right_choice(case, outcome)
    if answered is None or right is None or answered.value == right.value:
        return
    bare = without_attributes(text.text)
    said = {c.value for s in _SENTENCE.split(bare) if (c := case.words.choice(s, outcome))}
    if said != {answered.value}:
        return
    case.decide(FIELD)
    holds = any(check.truth == "true" for found in written(case).located for check in found.checks)
    rule = (CODE, LABEL) if holds else (effect_contradicts_law.CODE, effect_contradicts_law.LABEL)
    yield _contradicted(case, text, right, *rule)


def _of_rest_or_motion(case: Case, text: Text) -> Iterator[Finding]:
    """Yield a finding where a body moves in state 1 of which the answer says rightly that it rests.

    Or the other way round. Nothing else may be said, and of no other body.
    """
    outcome = outcome_asked(case)
    if outcome is None or outcome.in_effects or outcome is case.dependence:
        return
    right, answered = right_choice(case, outcome), reply(case).choice
    if right is None or answered is None or answered.value != right.value:
        return
    if {choice.value for choice in claimed(case, text.text, outcome)} <= {right.value}:
        return
    if rests(plain(text.text)) is None or _UNTIL.search(text.text):
        return
    if not _is_of_asked_body(case, text.text):
        return
    case.decide(FIELD)
    yield _contradicted(case, text, right)


def _contradicted(
    case: Case, text: Text, right: Choice, code: str = CODE, label: Label = LABEL
) -> Finding:
    expected = worded(case, right.phrases[0])
    message = f"{text.text!r} does not follow; the laws give: {expected}"
    return Finding(code, label, FIELD, text.pointer, message, text.text, expected, str(right.holds))


def _is_of_asked_body(case: Case, text: str) -> bool:
    """Tell whether a text begins with the body that the question asks about: by name, or as it."""
    low = plain(text)
    named = [body for body in map(plain, case.claims.bodies) if holds_phrase(low, body)]
    if not named:
        return False
    first = min(named, key=low.find)
    asking = " ".join(asking_sentences(case.claims.question))
    others = [body for body in map(plain, case.claims.bodies) if holds_phrase(plain(asking), body)]
    if first in others:
        return min(others, key=plain(asking).find) == first
    roles = {plain(name): role for name, role in case.cast.items()}
    return (
        _PRONOUN.search(asking) is not None
        and not others
        and roles.get(first) == case.family.roles[0].name
    )


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every qualitative claim of state 1 that the laws contradict."""
    named = (claim.raw for claim in case.claims.results if claim.measured is None)
    if any(isinstance(raw, str) and tells_outcome(case, raw) for raw in named):
        case.decide(FIELD)  # "current": "clockwise"
    text = case.claims.change
    if text is None:
        return
    if tells_outcome(case, text.text):
        case.decide(FIELD)
    yield from _of_what_is_asked(case, text)
    found = False
    for stated in stated_outcomes(case, text.text):
        case.decide(FIELD)
        if stated.true:
            continue
        found = True
        expected = worded(case, stated.right.phrases[0]) if stated.right else None
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            text.pointer,
            f"{stated.clause!r} does not follow"
            + (f"; the laws give: {expected}" if expected else ""),
            stated.clause,
            expected,
            str(stated.choice.holds),
        )
    for told in ways_told(case, text.text):
        found = True
        case.decide(FIELD)
        yield _contradicted(case, Text(text.pointer, told.clause), told.right)
    if not found:
        yield from _of_rest_or_motion(case, text)


def change_blamed(case: Case, finding: Finding) -> Finding:
    """Return a finding of answer against change, laid on the change where the answer is right."""
    text = case.claims.change
    if finding.code != answer_against_change.CODE or "answer" not in case.decided or text is None:
        return finding
    told = f"{text.text!r} is not what the laws give, and what is answered"
    answered = str(case.claims.answer.raw)
    return Finding(CODE, LABEL, FIELD, text.pointer, told, text.text, answered)


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the change is false of the question's scene, or of the answer's way."""
    if claims.change is None:
        return
    stem, _ = split_options(claims.question)
    found = false_account(claims.change.text, stem) or against_steadiness(claims)
    if found is not None:
        message = f"{found[0]!r}: {found[1]}"
        yield Finding(CODE, LABEL, FIELD, claims.change.pointer, message, *found)
        return
    clause = against_answer(claims, claims.change.text)
    if clause is None and is_signed(claims):
        clause = against_axis(claims)
    if clause is not None:
        message = f"{clause!r} is not the way that the answer tells"
        yield Finding(CODE, LABEL, FIELD, claims.change.pointer, message, clause)
