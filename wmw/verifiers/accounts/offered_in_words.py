"""Which of the ways that the asking sentence itself offers the predicted change tells.

"Does the rod tip to the left, tip to the right or stay level?" offers three. "The rod stays level"
is the third one, and "it tips to the right" the second. Only a change that has no word but of the
asking sentence tells one of them.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain, singular

_LONGEST, _COST = 160, 20
_WHETHER = re.compile(r"\s*(?:does|do|will|is|are|would) (?:the |an? |its? )?(?P<rest>.+)", re.I)
_PARTS = re.compile(r",? or (?:does it |will it |is it |do they )?|, (?:does it |will it |is it )?")
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|when|while|unless|until|instead|than"
    r"|except|but|only|first|then|later|finally|after|before|at first|whereas|although|however"
    r"|both|each|other)\b|n['’]t\b|[.;]\s+\S",
    re.I,
)
_FILLERS = word_set("the a an to it its is are be will does do of on in at and or this that there")
_FEWEST = 3
"""How many ways are offered at least; one of two opposites is looked at elsewhere."""


def other_offered_in_words(claims: Claims) -> str | None:
    """Return the change, where it tells one of the ways asked about and the answer another."""
    asking, change, said = asking_sentences(claims.question), claims.change, claims.answer.text
    if len(asking) != 1 or change is None or len(change.text) > _LONGEST or not said:
        return None
    if split_options(claims.question)[1] or _OPEN.search(change.text) or _OPEN.search(said):
        return None
    spend(_COST)
    whether = _WHETHER.match(asking[0].rstrip(" ?."))
    ways = _PARTS.split(whether["rest"]) if whether is not None else []
    if len(ways) < _FEWEST:
        return None
    own = _own_words(ways)
    told = [way for way, words in own.items() if words and words <= _words(change.text)]
    answered = [way for way, words in own.items() if words and words <= _words(said)]
    if len(told) != 1 or len(answered) != 1 or told == answered:
        return None
    if own[answered[0]] & _words(change.text) or own[told[0]] & _words(said):
        return None
    # What tells of something else may rise where the thing asked about falls.
    return change.text if _words(change.text) <= own[told[0]] | _words(asking[0]) else None


def _own_words(ways: list[str]) -> dict[str, frozenset[str]]:
    """Return the words that each way has alone; the first one follows the body's name."""
    words = [_words(way) for way in ways]
    shared = [w for one in words[1:] for w in one if sum(w in other for other in words) > 1]
    head = max((ways[0].rfind(f"{word} ") for word in shared), default=-1)
    words[0] = words[0] if head < 0 else _words(ways[0][head:])
    return {
        way: frozenset(own.difference(*(other for at, other in enumerate(words) if at != place)))
        for place, (way, own) in enumerate(zip(ways, words, strict=True))
    }


def _words(text: str) -> frozenset[str]:
    return frozenset(singular(word) for word in plain(text).split()) - _FILLERS
