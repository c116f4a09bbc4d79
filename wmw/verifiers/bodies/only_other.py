"""A trace that finds and tells in the question's own words what is so of the other one of two.

"Does a current flow in the copper ring?", and the trace goes through the plastic ring alone: "No
current flows in the plastic ring". Or every new value and the equation are of the red ball, by its
name, where the blue one is asked about. What bodies that are joined share may be told of either.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import alike, answered
from wmw.verifiers.questions.asking import Twins, twins, without_asides
from wmw.verifiers.vocabulary.lexicon import plain, singular

_COST = 20
_SHARED = re.compile(
    r"\b(?:stick\w*|stuck|together|coupl\w*|join\w*|lock\w*|embed\w*|tied|rope|string|cord|cable"
    r"|connected|attached|contact|touch\w*|stack\w*|series|parallel|same speed|common|equilibrium"
    r"|mixed|in step|common)\b",
    re.I,
)
_BOTH = re.compile(
    r"\b(?:both|same|equal(?:ly)?|identical(?:ly)?|each|also|too|likewise|as well)\b"
)
_FILLERS = word_set(
    "of on in at for to by and then so thus therefore here now will does do are is was it no not"
    " there"
)
_BEFORE = re.compile(r"\b(?:before|initial\w*|old|first)\b")


def only_other(claims: Claims, asking: str) -> tuple[Text, str, str] | None:
    """Return the text that follows the other body, the one asked about and the other one."""
    change = claims.change
    if change is None or _SHARED.search(claims.question):
        return None
    for group in twins(claims.bodies, claims.question):
        named = group.named(asking)
        if len(named) != 1 or len(group.marks) != 2 or not group.all_told(claims.question):
            continue
        [asked] = named
        [other] = set(group.marks) - named
        spend(_COST)
        if group.named(plain(change.text)) != {other} or _BOTH.search(_said(claims)):
            continue
        if _in_its_words(claims, group, asked, asking) or _by_its_name(claims, group, asked, other):
            effect = claims.effect
            told = effect is not None and other in group.named(plain(effect.text))
            place = effect if told and effect is not None else change
            return place, f"{group.kind} {asked}", f"{group.kind} {other}"
    return None


def _said(claims: Claims) -> str:
    texts = (claims.effect, claims.change, claims.equation)
    said = " . ".join(text.text for text in texts if text is not None)
    return plain(f"{said} . {claims.answer.explanation}")


def _in_its_words(claims: Claims, group: Twins, asked: str, asking: str) -> bool:
    """Tell whether the change answers in the question's words, of the other body, and no number."""
    parts = [claims.rule, claims.effect, claims.derivation, *claims.evidence]
    spoken = plain(" . ".join(text.text for text in parts if text is not None))
    spoken = f"{spoken} . {_said(claims)}"
    change = without_asides(claims.change.text) if claims.change is not None else ""
    own = {*group.kind.split(), *group.marks}
    words = [w for w in plain(change).split() if w not in own and w not in _FILLERS]
    if answered(claims) is not None or asked in group.named(spoken) or not words:
        return False
    stems = {singular(word) for word in asking.split()}
    return all(singular(word) in stems for word in words)


def _by_its_name(claims: Claims, group: Twins, asked: str, other: str) -> bool:
    """Tell whether all new values have the other body's name, one of them is the answer's."""
    names = [plain(claim.name.replace("_", " ")) for claim in claims.results]
    value = answered(claims)
    left = claims.equation.text.partition("=")[0] if claims.equation is not None else ""
    if value is None or not names or asked in group.named(plain(claims.answer.explanation)):
        return False
    return (
        all(group.named(name) == {other} and not _BEFORE.search(name) for name in names)
        and group.named(plain(left.replace("_", " "))) == {other}
        and any(c.measured is not None and alike(c.measured, value) for c in claims.results)
    )
