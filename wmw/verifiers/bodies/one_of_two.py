"""Which of two bodies the predicted change names in the very words of the question.

"On which block is the buoyant force larger?" and "The buoyant force on the lead block is larger."
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences, twins
from wmw.verifiers.vocabulary.lexicon import plain, singular

_WHICH = re.compile(r"\b(?:which|what|who|whose)\b", re.I)
_OPPOSITE = re.compile(
    r"\b(?:not|no|never|neither|nor|both|same|equal|equally|if|unless|would|than|until|before|after"
    r"|first then|least|other)\b|n't",
    re.I,
)
_FILLERS = word_set(
    "of on in at for to by and then so thus therefore hence here now has have will does do are was"
    " one this that with from clearly always experiences feels is be"
)
_CLAUSE = re.compile(r"(?<=[.;!?])\s+|,\s+")


def other_one_of_two(claims: Claims) -> str | None:
    """Return what the change says of one of two bodies, where the answer names the other one.

    The clause must have no word, beside the body's, that the question does not have.
    """
    asking = asking_sentences(claims.question)
    if claims.change is None or claims.answer.letter is not None or len(asking) != 1:
        return None
    if not _WHICH.search(asking[0]) or _OPPOSITE.search(claims.answer.text):
        return None
    asked = {singular(word) for word in plain(asking[0]).split()}
    for group in twins(claims.bodies):
        answered = group.named(plain(claims.answer.text))
        if len(group.marks) != 2 or len(answered) != 1 or group.named(plain(asking[0])):
            continue
        own = {*group.kind.split(), *group.marks} | {f"{group.kind}s"}
        told = [c for c in _CLAUSE.split(claims.change.text) if group.named(plain(c))]
        if len(told) != 1 or _OPPOSITE.search(told[0]):
            continue
        words = [w for w in plain(told[0]).split() if w not in own and w not in _FILLERS]
        found = group.named(plain(told[0]))
        if words and len(found) == 1 and found != answered and _all_in(words, asked):
            return told[0]
    return None


def _all_in(words: list[str], asked: set[str]) -> bool:
    return all(singular(word) in asked for word in words)
