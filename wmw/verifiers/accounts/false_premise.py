"""A wrong account in words whose law says already what is wrong.

Where all that was found wrong is the answer in words, or the change with it, the fault may be that
of the law: where things are alike and rule and effect tell of nothing but how they differ ("the
heavier one is pulled harder"), or where they have the words of the wrong answer ("driven outward")
and not those of the right one. State 1 and the answer only follow them then. A rule that is but the
name of a law says neither. Where no law says it and the change does, the fault is the change's,
which the answer repeats.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from wmw.core.equation.names import word_set
from wmw.core.quantity import find_measurements
from wmw.core.verdict import Finding, Verdict
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import answered, is_among, numbers_in
from wmw.verifiers.questions.options import option_of, split_options
from wmw.verifiers.revising import revised
from wmw.verifiers.rules import (
    change_contradicts_law,
    option_wrong,
    outcome_wrong,
    route_leads_elsewhere,
)
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.poles import said_alike
from wmw.verifiers.vocabulary.senses import sense_of

_OF_ANSWER = frozenset({option_wrong.CODE, outcome_wrong.CODE})
_LABELS = frozenset({"intervention", "faithfulness"})
_LONGEST = 400
_ALIKE = re.compile(
    r"\b(?:same|equal\w*|unchanged|unaffected|together|neither|both|simultaneous\w*|constant|alike"
    r"|independent\w*|identical\w*|regardless|whatever|cancel\w*|conserved|all|any"
    r"|keeps?|kept|as \w+ as (?:before|ever)|not|no|nor|never|none|nothing|only|but|however"
    r"|although|though|opposite)\b|n['’]t\b",
    re.I,
)
"""Words with which a text says that things are alike, or takes back that they differ."""
_IS_ALIKE = re.compile(
    r"\b(?:same|equal\w*|unchanged|unaffected|together|neither|simultaneous\w*|alike|identical\w*"
    r"|no change|(?:does|do|is|are) not (?:change|depend)|stays? (?:constant|as it was))\b",
    re.I,
)
_DIFFER = re.compile(
    r"\b(?:proportional(?:ly)? to|in proportion to|depends on|(?:grows|rises|increases|falls|drops"
    r"|decreases) with|(?:more|less) \w+ly|more|less|larger|smaller|greater|lower|higher|faster"
    r"|slower|stronger|weaker|longer|shorter|harder|sooner|later|quicker|twice|half|halv\w+"
    r"|doubl(?:es|ed|ing)|tripl(?:es|ed|ing)|(?:two|three|four|six|ten) times)\b",
    re.I,
)
_WORD, _ROOT = 4, 6
"""How long a word is that begins others, and what two forms of a word have in common."""
_DENIES = re.compile(r"\b(?:not|never|nor|neither|rather than|instead|if)\b|n['’]t\b", re.I)
_SAME = re.compile(r"\bsame (\w+)")
_FILLERS = word_set(
    "of on in at for to by with and or the a an it its they their is are be was so then one this"
    " that them away from direction way goes go gets get becomes become moves move flies fly will"
    " body along towards toward straight"
)


def rooted_in_words(verdict: Verdict, claims: Claims) -> Verdict:
    """Return the verdict with the fault in the law, where that says what is answered wrongly."""
    errors = [f for f in verdict.findings if f.severity == "error"]
    wrong = next((f for f in errors if f.code in _OF_ANSWER), None)
    change = change_contradicts_law.CODE
    if wrong is None or not {*verdict.labels} <= _LABELS or wrong.expected is None:
        return verdict
    rule, repeated = route_leads_elsewhere, claims.change.pointer if claims.change else None
    behind = [f for f in errors if f.code == rule.CODE and f.pointer == repeated]
    if any(f.code not in _OF_ANSWER and f.code != change and f not in behind for f in errors):
        return verdict
    told = [text for text in (claims.rule, claims.effect) if text is not None and text.text]
    if claims.change is None or (len(errors) == 1 and not _follows(claims, claims.change)):
        return verdict
    if sum(len(text.text) for text in told) > _LONGEST:
        return verdict
    stated, right = _in_words(claims, claims.answer.text), _in_words(claims, wrong.expected)
    place = _of_difference(claims, told, stated, right) or _of_words(claims, told, right)
    if place is None:
        only = len(errors) == 1 and _is_said(claims, claims.change, stated, right)
        return _rooted_in_change(verdict, claims.change, wrong) if only else verdict
    message = f"{place.text!r} leads to {wrong.stated}; the laws give: {wrong.expected}"
    found = Finding(
        rule.CODE, rule.LABEL, rule.FIELD, place.pointer, message, place.text, wrong.expected
    )
    kept = [f for f in verdict.findings if f not in behind]
    findings = sorted((*kept, found), key=lambda finding: finding.code)
    return revised(verdict, {rule.FIELD: "invalid"}, findings, verdict.basis or "question")


def _rooted_in_change(verdict: Verdict, change: Text, wrong: Finding) -> Verdict:
    """Return the verdict with the fault in the change, which the answer only repeats."""
    rule = change_contradicts_law
    message = f"{change.text!r} does not follow; the laws give: {wrong.expected}"
    found = Finding(
        rule.CODE, rule.LABEL, rule.FIELD, change.pointer, message, change.text, wrong.expected
    )
    findings = sorted((*verdict.findings, found), key=lambda finding: finding.code)
    return revised(verdict, {rule.FIELD: "invalid"}, findings, verdict.basis or "question")


_RISES = re.compile(r"(?:increas|ris|grow|gain|higher|larger|up)")
_FALLS = re.compile(r"(?:decreas|fall|drop|shrink|los|lower|smaller|down)")


def _is_said(claims: Claims, change: Text, stated: str, right: str) -> bool:
    """Tell whether the change says what is answered wrongly: in its words, or by its sense.

    Words of the question say nothing, nor a change that has the words of what is right.
    """
    said = {*plain(change.text).split()}
    true, told = ({*plain(text).split()} - _FILLERS for text in (right, stated))
    right_ones = tuple(word for word in true - told if len(word) >= _WORD)
    if (true - told) & said or _DENIES.search(change.text):
        return False
    if right_ones and any(word.startswith(right_ones) for word in said):
        return False  # "downwards" for "down"
    own = told - true
    both = any(map(_RISES.match, own)) and any(map(_FALLS.match, own))
    if both or re.search(r"\band\b|,", stated):
        return False  # what is said of which is told by the order of the words
    asked = {*plain(claims.question).split()}
    if own - asked:
        alike = own <= said or _has_root_of(own - asked, said - asked)
        return alike or said_alike(stated, change.text)
    sense = sense_of(stated)
    same = sense is not None and sense_of(change.text) == sense
    return same or said_alike(stated, change.text)


def _has_root_of(words: Collection[str], said: Collection[str]) -> bool:
    """Tell whether a text has a long word in another form: "deflected" for "deflection"."""
    roots = {word[:_ROOT] for word in words if len(word) > _ROOT}
    return any(word[:_ROOT] in roots for word in said)


def _follows(claims: Claims, change: Text) -> bool:
    """Tell whether the change goes the way of the answer: it tells of a difference, or its words.

    Else the trace has found something else, and the answer alone is wrong.
    """
    value = answered(claims)
    if value is not None and value.unit is not None:
        return is_among(value, numbers_in(change))
    stated = {*plain(_in_words(claims, claims.answer.text)).split()} - _FILLERS
    shared = stated & {*plain(change.text).split()} - {*plain(claims.question).split()}
    new = {*plain(change.text).split()} - {*plain(claims.question).split()}
    sense = sense_of(claims.answer.text)
    return bool(
        _DIFFER.search(change.text)
        or shared
        or _has_root_of(stated, new)
        or (sense is not None and sense_of(change.text) == sense)
        or said_alike(claims.answer.text, change.text)
    )


def _in_words(claims: Claims, text: str) -> str:
    """Return an answer in words: that of its option, where it is the letter of one."""
    options = split_options(claims.question)[1]
    letter = text.strip(" ().")[:1]
    option = option_of(options, letter) if options and len(text.strip(" ().")) == 1 else None
    return option.text if option is not None else text


def _of_difference(claims: Claims, told: list[Text], stated: str, right: str) -> Text | None:
    """Return the law by which things differ that are alike, where nothing says that they are.

    The "same height" of the question says nothing of what is asked for.
    """
    if not (_IS_ALIKE.search(right) or _is_given(claims, right)) or _IS_ALIKE.search(stated):
        return None
    given = {match[0] for match in _SAME.finditer(plain(claims.question))}
    texts = [text.text for text in (*told, claims.change) if text is not None]
    own = (_SAME.sub(lambda m: "" if m[0] in given else m[0], plain(text)) for text in texts)
    if any(_ALIKE.search(text) for text in own):
        return None
    return next((text for text in told if _DIFFER.search(text.text)), None)


def _is_given(claims: Claims, right: str) -> bool:
    """Tell whether what is right is a value of the question, which something else changes."""
    found = find_measurements(right)
    told = [mention.measurement for mention in find_measurements(claims.question)]
    return len(found) == 1 and is_among(found[0].measurement, told)


def _of_words(claims: Claims, told: list[Text], right: str) -> Text | None:
    """Return the law that has words of the wrong answer, which are none of the question."""
    asked = {*plain(claims.question).split()} | _FILLERS
    stated = {*plain(_in_words(claims, claims.answer.text)).split()}
    true = {*plain(right).split()} - _FILLERS
    own = {word for word in stated - asked - true if len(word) > len("on")}
    said = {*plain(" ".join(text.text for text in told)).split()}
    if not own or true & said or any(_DENIES.search(text.text) for text in told):
        return None
    return next((text for text in told if own & {*plain(text.text).split()}), None)
