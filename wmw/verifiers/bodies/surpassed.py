"""Which of two bodies the predicted change has surpass the other in what is asked.

"Twice as much current flows through the 10 Ω resistor as through the other": then the larger
current is that of the 10 Ω resistor, and no answer to "through which does the larger current flow?"
can be the other one.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.bodies.followed import names, words_of
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain

_LONGEST = 200
_COST = 30
_MORE = (
    r"(?:more|larger|largest|greater|greatest|higher|highest|bigger|biggest|most|stronger"
    r"|strongest|faster|fastest|longer|longest)"
)
_LESS = (
    r"(?:less|smaller|smallest|lower|lowest|least|weaker|weakest|slower|slowest|shorter|shortest"
    r"|fewer)"
)
_TIMES = r"(?:(?:two|three|four|five|six|eight|nine|ten|[2-9]|[1-9]\d{1,3}) times|twice)"
_IS_MORE = re.compile(rf"\b(?:{_MORE}|{_TIMES})\b")
_IS_LESS = re.compile(rf"\b(?:{_LESS}|half|third|quarter)\b")
_COMPARES = re.compile(rf"\b(?:{_MORE}|{_LESS}|{_TIMES}|half|third|quarter)\b")
_FRACTION = re.compile(r"\d\s*[.,/]\s*\d")
"""A number that may be less than one: "0.6 times", "4/9 times"."""
_BETWEEN = r"(?: (?:as|much|many|large|high|great|a|an|the|of))*"
_WHICH = re.compile(r"\b(?:which|who|whose)\b", re.I)
_THAN = re.compile(r"\b(?:than|as|of)\b")
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|both|same|equal\w*|would|could|if|unless|until|before|after"
    r"|but|while|whereas|and|inverse\w*|per|each)\b|n't|[;:]",
    re.I,
)
_OTHER = re.compile(r"\b(?:the )?other(?: one)?\b")
_FILLERS = word_set(
    "which what who whose of them two the is are has have does do will through in on at by with to"
    " from than as it its one body object flow flows"
)


def surpassed(claims: Claims) -> str | None:
    """Return the change where the answer names the one of two bodies that it has surpassed."""
    asking, change = asking_sentences(claims.question), claims.change
    if change is None or claims.answer.letter is not None or len(asking) != 1:
        return None
    said, asked = plain(change.text), plain(asking[0])
    if (
        len(said) > _LONGEST
        or not _WHICH.search(asking[0])
        or _OPEN.search(change.text.rstrip("."))
    ):
        return None
    if _FRACTION.search(change.text) or len(_COMPARES.findall(said)) != 1:
        return None
    spend(_COST + len(claims.bodies))
    sense, told = _sense(asked), _sense(said)
    pair = _compared(claims, said)
    if pair is None or sense is None or told is None or _OPEN.search(claims.answer.text):
        return None
    if not _shares_a_noun(claims, asked, said):
        return None
    winner, loser = pair if sense == told else pair[::-1]
    bodies = tuple(dict.fromkeys(claims.bodies))
    answered = [body for body in bodies if names(claims.answer.text, body, bodies)]
    if loser is None:
        return change.text if answered and winner not in answered and len(answered) == 1 else None
    return change.text if answered == [loser] else None


def _sense(text: str) -> str | None:
    """Return whether a text tells of more or of less; None where it tells of both or neither."""
    more, less = _IS_MORE.search(text) is not None, _IS_LESS.search(text) is not None
    return None if more == less else "more" if more else "less"


def _compared(claims: Claims, said: str) -> tuple[str | None, str | None] | None:
    """Return the body that comes first in a comparison, and the one behind "than"; None for "the
    other one", which goes by no name."""
    bodies = tuple(dict.fromkeys(claims.bodies))
    for link in reversed([*_THAN.finditer(said)]):
        ahead, behind = said[: link.start()], said[link.end() :]
        firsts = [body for body in bodies if names(ahead, body, bodies)]
        seconds = [body for body in bodies if names(behind, body, bodies)]
        if len(firsts) != 1 or not (_IS_MORE.search(ahead) or _IS_LESS.search(ahead)):
            continue
        if len(seconds) == 1 and seconds != firsts:
            return firsts[0], seconds[0]
        if not seconds and _OTHER.search(behind) and len(bodies) > 1:
            return firsts[0], None
    return None


def _shares_a_noun(claims: Claims, asked: str, said: str) -> bool:
    """Tell whether what is compared is called as in the question: "twice as much current"."""
    own = {word for body in claims.bodies for word in words_of(body)}
    words = {w for w in asked.split() if len(w) > 2 and w.isalpha()} - own - _FILLERS
    compares = _COMPARES.search(said)
    if compares is None:
        return False
    ahead, behind = said[: compares.start()], said[compares.end() :]
    return any(
        compiled(rf"{_BETWEEN}(?: [a-z]+)? {word}\b").match(behind)
        or compiled(rf"\b{word}(?: (?:of|in|through|on|at)(?: [^ ]+){{1,4}})? (?:is )?\Z").search(
            ahead
        )
        for word in words
        if not _COMPARES.fullmatch(word)
    )
