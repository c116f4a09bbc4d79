"""Which of two bodies a new value names for what is asked, where the answer names another.

"Who sits closer to the pivot?", `"shorter_arm": "heavier child"`, and "the lighter child". The name
must say what is asked for in the question's own words, or be a distance told by another comparative
of the same sense.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_WHICH = re.compile(r"\b(?:which|who|whose)\b", re.I)
_TURNED = re.compile(r"\b(?:not|no|never|neither|nor|both|same|equal|than|if|unless)\b|n't", re.I)
_NEAR = word_set("closer nearer")
_AWAY = word_set("farther further")
_LESS, _MORE = word_set("shorter smaller closer nearer"), word_set("longer larger greater farther")
_DISTANCES = word_set("arm distance lever")
_COMPARATIVES = word_set(
    "larger smaller greater shorter longer higher lower faster slower heavier lighter stronger"
    " weaker first hotter colder brighter dimmer farther closer nearer louder more less"
)
_SMALL = word_set("the of with has is body object which who one")


def other_by_result(claims: Claims) -> str | None:
    """Return what a new value names as what is asked for, where the answer names another body."""
    asking = asking_sentences(claims.question)
    change, answer = claims.change, plain(claims.answer.text)
    if len(asking) != 1 or not _WHICH.search(asking[0]) or _TURNED.search(claims.answer.text):
        return None
    bodies = [plain(body) for body in claims.bodies]
    named = [c for c in claims.results if isinstance(c.raw, str) and plain(c.raw) in bodies]
    if len(named) != 1 or answer not in bodies or change is None or _TURNED.search(change.text):
        return None
    found = plain(str(named[0].raw))
    asked = {*plain(asking[0]).split()}
    words = {*plain(named[0].name.replace("_", " ")).split()} - _SMALL
    if found == answer or not _says_asked(words, asked - {*found.split(), *answer.split()}):
        return None
    told = plain(change.text)
    if holds_phrase(told, answer) or not holds_phrase(told, found):
        return None
    return f"{named[0].name} = {named[0].raw}"


def _says_asked(words: set[str], asked: set[str]) -> bool:
    """Tell whether a name says what is asked, by its words or by a distance of the same sense."""
    others = asked & _COMPARATIVES - words
    if len(words & _COMPARATIVES) != 1 or len(others) > 1:
        return False
    if words <= asked:
        return not others
    near, away = bool(asked & _NEAR), bool(asked & _AWAY)
    if near == away or not words & _DISTANCES:
        return False
    return words <= (_LESS if near else _MORE) | _DISTANCES
