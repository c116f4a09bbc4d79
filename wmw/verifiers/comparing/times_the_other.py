"""Which of two has so many times as much as the other, where the answer names that other one.

"On Earth it arrives 2.46 times as fast as on the Moon" answers where it arrives faster, "takes
twice the power of the 10 ohm lamp" which lamp takes more. What is so many times as large must be of
the kind that the question compares, and the change have one such statement alone.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.values_of_two import COMPARED, LESS, MORE, is_named, pairs_of_names
from wmw.verifiers.questions.asked_noun import kinds_of
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_LONGEST = 240
_COST = 40
_WHICH = re.compile(r"\b(?:which|who|whose|where)\b", re.I)
_TIMES = re.compile(
    r"\b(?:(?P<n>\d{1,4}(?:\.\d{1,4})?|two|three|four|five|six|eight|nine|ten) times"
    r"|(?P<twice>twice|double)|half)"
    r" (?:as (?P<how>[a-z]+)|the (?P<noun>[a-z]+)|that)(?P<more> [a-z]+)?? (?:as|of)\b"
)
_KIND_OF = {"bright": "power", "brightly": "power", "far": "distance", "big": "", "much": ""}
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|both|each|would|could|might|if|unless|until|but|although"
    r"|first|then|before|after|inverse\w*|square|respectively)\b|n't"
)
_SENTENCE = re.compile(r"[.;!?](?=\s|\Z)")


def other_by_times(claims: Claims) -> str | None:
    """Return the change where the answer names the one of two that has less by it, or more."""
    asking, change = asking_sentences(claims.question), claims.change
    _, options = split_options(claims.question)
    said = plain(claims.answer.in_words(options))
    if change is None or len(asking) != 1 or not _WHICH.search(asking[0]):
        return None
    if max(len(change.text), len(asking[0])) > _LONGEST or _UNSURE.search(said):
        return None
    spend(_COST)
    told = [(s, m) for s in _SENTENCE.split(change.text.lower()) for m in _TIMES.finditer(s)]
    if len(told) != 1 or _UNSURE.search(change.text.lower()):
        return None
    [(sentence, match)] = told
    ahead, behind = sentence[: match.start()], sentence[match.end() :]
    asked = plain(asking[0])
    sense = _sense_of(asked, _kinds_told(ahead, match))
    if not sense:
        return None
    more = match["twice"] is not None or (match["n"] is not None and _number(match["n"]) > 1)
    for names in pairs_of_names(claims):
        sides = [[n for n in names if is_named(plain(text), n)] for text in (ahead, behind)]
        chosen = [n for n in names if is_named(said, n)]
        if len(chosen) != 1 or [len(side) for side in sides] != [1, 1] or sides[0] == sides[1]:
            continue
        [winner] = sides[0] if more is (sense > 0) else sides[1]
        return change.text if chosen != [winner] else None
    return None


def _number(text: str) -> float:
    return float(text) if text[0].isdigit() else 2.0


def _kinds_told(ahead: str, match: re.Match[str]) -> frozenset[str]:
    """Return the units of what is so many times as large: of its noun, or of how it goes."""
    word = match["how"] or match["noun"]
    if word is None:  # "1.5 times that of Q"
        nouns = [w for w in plain(ahead).split() if kinds_of(w)]
        word = nouns[-1] if nouns else ""
    return kinds_of(_KIND_OF.get(word, word))


def _sense_of(asked: str, kinds: frozenset[str]) -> int:
    """Return whether the question asks for more (1) or less (-1) of what has such a unit, or 0."""
    senses = {
        sense
        for words, noun, sense in COMPARED
        if kinds & kinds_of(noun) and compiled(rf"\b(?:{words})\b").search(asked)
    }
    for form, sense in ((MORE, 1), (LESS, -1)):
        for match in form.finditer(asked):
            near = asked[match.end() :].split()[:3] + asked[: match.start()].split()[-8:]
            if any(kinds & kinds_of(word) for word in near):
                senses.add(sense)
    return senses.pop() if len(senses) == 1 else 0
