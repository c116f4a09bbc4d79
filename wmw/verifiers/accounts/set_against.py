"""The one of two that the predicted change sets above or below the other, in the asked sense.

"The surface in the left arm stands 1.8 cm above the surface in the right arm", where the question
is in which arm the surface is higher, and "in the right arm" is answered. The comparative must be
the question's own or its opposite, and be said of what the question names, in one clause alone.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain

_LONGEST, _COST = 200, 20
_PAIRS = (
    ("higher", "lower"), ("larger", "smaller"), ("greater", "smaller"), ("greater", "less"),
    ("longer", "shorter"), ("faster", "slower"), ("hotter", "colder"), ("warmer", "cooler"),
    ("heavier", "lighter"), ("deeper", "shallower"), ("brighter", "dimmer"), ("more", "less"),
    ("stronger", "weaker"),
)  # fmt: skip
_WORDS = "|".join(sorted({word for pair in _PAIRS for word in pair}))
_ASKED = re.compile(rf"\b(?:{_WORDS})\b")
_SET = re.compile(rf"\b(?:(?P<how>{_WORDS}) than|(?P<place>above|below))\b")
_PLAIN_SENSE = word_set("faster slower hotter colder warmer cooler heavier lighter brighter dimmer")
"""Comparatives that say themselves what is compared."""
_WHICH = re.compile(r"\b(?:which|whose|who)\b(?: (?P<kind>[a-z]+))?")
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|when|unless|until|before|after|first"
    r"|then|both|same|equal|equally|as long as|twice|half|times|least|most|initially|finally|so"
    r"|but|while|whereas|although)\b|n't"
)
_FILLERS = word_set(
    "the a an of on in at for to by and it its that this is are one stands lies has with from than"
)


def other_set_against(claims: Claims) -> str | None:
    """Return the change where the answer names the lesser of the two that it sets in order."""
    asking = asking_sentences(claims.question)
    if claims.change is None or claims.answer.letter is not None or len(asking) != 1:
        return None
    change, said, asked = (plain(t) for t in (claims.change.text, claims.answer.text, asking[0]))
    if max(len(change), len(said), len(asked)) > _LONGEST or not said:
        return None
    spend(_COST)
    wanted, told = [*_ASKED.finditer(asked)], [*_SET.finditer(change)]
    which = _WHICH.search(asked)
    if len(wanted) != 1 or len(told) != 1 or which is None:
        return None
    if any(_UNSURE.search(text) for text in (change, said)) or _ASKED.search(said):
        return None
    if len(_ASKED.findall(change)) > (1 if told[0]["how"] else 0):
        return None
    how = told[0]["how"] or {"above": "higher", "below": "lower"}[told[0]["place"]]
    sense = _sense(wanted[0][0], how)
    sides = [_content(change[: told[0].start()]), _content(change[told[0].end() :])]
    common = (sides[0] & sides[1] & _content(asked)) - {which["kind"]}
    if sense is None or not (common or how in _PLAIN_SENSE):
        return None
    one, other = sides if sense else sides[::-1]
    answer = _content(said)
    named = bool(answer & (other - one)) and not answer & (one - other)
    wrong = named and answer <= other | _content(asked)
    return claims.change.text if wrong else None


def _sense(asked: str, told: str) -> bool | None:
    """Return whether a comparative is the one asked for, or its opposite; None for another."""
    if asked == told:
        return True
    return False if any({asked, told} == {*pair} for pair in _PAIRS) else None


def _content(text: str) -> frozenset[str]:
    return frozenset(word for word in text.split() if word not in _FILLERS and word.isalnum())
