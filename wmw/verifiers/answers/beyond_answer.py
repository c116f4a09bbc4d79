"""An answer found wrong that state 1 has as well: then the fault is no slip of the answer alone.

Where nothing before the answer was found wrong, the predicted change may give the very value or the
very words of it, or have the thing asked for go the way that is answered. State 1 is then what does
not follow, and the answer is true to it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from wmw.core.equation.names import word_set
from wmw.core.verdict import Finding, Verdict
from wmw.verifiers.accounts.ways_told import answered_way, found_way, way_of_effect
from wmw.verifiers.answers.wrong_way import goes_wrong_way
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import alike, answered, numbers_in
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import option_of, split_options
from wmw.verifiers.revising import revised
from wmw.verifiers.rules import change_contradicts_law, option_wrong, outcome_wrong
from wmw.verifiers.values.told_already import says_same
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_WRONG = frozenset({option_wrong.CODE, outcome_wrong.CODE})
_ANSWER = "/answer/value"
_LONGEST = 240
_DENIED = re.compile(r"\b(?:not|no|never|neither|nor|unless|if|would|instead|than)\b|n't")
_COMPARES = re.compile(
    r"\b(?:larger|greater|bigger|smaller|higher|lower|longer|shorter|faster|slower|stronger|weaker"
    r"|heavier|lighter|brighter|dimmer|hotter|colder|warmer|cooler|deeper|louder|more|less)\b"
)
_BEFORE = re.compile(r"\b(?:before|ahead of)\b")
_FIRST = re.compile(r"\b(?:first|sooner|earlier)\b")
_FILLERS = word_set(
    "of on in at for to by and or they both so then one with will does do are was that this"
)
_FEWEST = 2
"""Words that tell an event and not only a thing."""


def beyond_answer(verdict: Verdict, claims: Claims, family: object) -> Verdict:
    """Return the verdict with a finding on the change, where a wrong answer only follows it."""
    errors = [f for f in verdict.findings if f.severity == "error"]
    if not errors or any(f.pointer != _ANSWER for f in errors):
        return verdict
    if not all(f.code in _WRONG or goes_wrong_way(f) for f in errors):
        return verdict
    change = claims.change
    if change is None or len(change.text) > _LONGEST or not _repeats(claims, change):
        return verdict
    if isinstance(family, str) and says_same(claims, family):
        return verdict  # the effect says so already
    rule = change_contradicts_law
    found = Finding(
        rule.CODE,
        rule.LABEL,
        rule.FIELD,
        change.pointer,
        f"{change.text!r} does not happen here",
        change.text,
        errors[0].expected,
    )
    findings = sorted((*verdict.findings, found), key=lambda finding: finding.code)
    return revised(verdict, {rule.FIELD: "invalid"}, findings, verdict.basis or "question")


def _repeats(claims: Claims, change: Text) -> bool:
    """Tell whether the change gives what is answered, and nothing that leads elsewhere."""
    value = answered(claims)
    if value is not None and value.unit is not None:
        kind = value.unit.dimension
        told = [n for n in numbers_in(change) if n.unit is not None and n.unit.dimension == kind]
        derived = numbers_in(claims.derivation)
        return (
            len(told) == 1
            and alike(told[0], value)
            and not any(alike(n, value) for n in numbers_in(claims.effect))
            and (not derived or alike(derived[-1], value))
        )
    way = answered_way(claims)
    if way is not None and way == found_way(claims):
        return way != way_of_effect(claims)
    return _has_words(claims, change)


def _has_words(claims: Claims, change: Text) -> bool:
    """Tell whether a change has the words of the answer in their order, and names no other body.

    What stands behind "before" comes later, where it is asked for what comes first.
    """
    words = [w for w in plain(_answer_text(claims)).split() if w not in _FILLERS]
    told, asked = plain(change.text), plain(" ".join(asking_sentences(claims.question)))
    if _surpasses(told, asked, words):
        return True
    if _FIRST.search(asked):
        told = _BEFORE.split(told)[0]
    elif len(words) < _FEWEST:
        return False
    if not words or _DENIED.search(told) or _DENIED.search(" ".join(words)):
        return False
    effect = plain(claims.effect.text if claims.effect is not None else "")
    if all(holds_phrase(effect, word) for word in words):
        return False
    bodies = [*map(plain, claims.bodies)]
    named = [body for body in bodies if {*words} <= {*body.split()}]
    if named and any(holds_phrase(told, body) for body in bodies if body not in named):
        return False  # of two bodies that are named it is not the name that tells who does what
    mine = {body for body in bodies if any(w in body.split() for w in words)}
    others = [body for body in map(plain, claims.bodies) if body not in mine]
    if _FIRST.search(asked) and any(
        holds_phrase(told, body) for body in others if holds_phrase(asked, body)
    ):
        return False
    rest = iter(told.split())
    return all(word in rest for word in words)


def _surpasses(told: str, asked: str, words: Sequence[str]) -> bool:
    """Tell whether who is answered surpasses the other by the change, in what is asked for.

    "The putty gives a larger push than the ball" has the words of "the putty", and before "than".
    """
    before, than, after = told.partition(" than ")
    told_more, asked_more = (_COMPARES.findall(text) for text in (before, asked))
    return (
        bool(than and words)
        and not _DENIED.search(before)
        and len({*told_more}) == 1
        and {*told_more} <= {*asked_more}
        and all(holds_phrase(before, word) for word in words)
        and not any(holds_phrase(after, word) for word in words)
    )


def _answer_text(claims: Claims) -> str:
    """Return the answer in words: that of its option, less what all options say."""
    if claims.answer.letter is None:
        return claims.answer.text
    options = split_options(claims.question)[1]
    option = option_of(options, claims.answer.letter)
    if option is None:
        return ""
    others = {w for o in options if o is not option for w in plain(o.text).split()}
    return " ".join(word for word in plain(option.text).split() if word not in others)
