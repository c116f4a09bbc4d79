"""Whose value a question alters, where two bodies have one of its kind: "Ulla moves to 2.2 m".

The sentence of the new value names the body as the words beside its old value do.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from wmw.core.equation.names import word_set
from wmw.core.quantity import Mention

_BOUND = re.compile(r"[.;:?!]\s|,? (?:and|while|whereas|but)\b")
_SENTENCE = re.compile(r"[.;?!]\s")
_WORD = re.compile(r"[^\W\d_]{2,}")
_LABELLED = re.compile(r"\b([A-Za-z]{3,}) ([A-Z]|\d)\b(?![.,]\d| ?[°Ω])")
"""One of several of a kind: "block 1", "trolley B"."""
_NOT_TELLING = word_set(
    "the of from to is are now then on at it its in sits sit sat stands stand hangs hang hung moves"
    " move moved slides slide kg cm mm pivot fulcrum centre center middle support left right side"
    " away an so that she he they her his light level seesaw plank beam bar with mass weight and"
    " balanced balance placed two child children which there closer nearer farther further other"
)
"""Words that tell of places and moves, and of nobody."""


def whose_is_altered(text: str, altered: Mention, places: Mapping[str, Mention]) -> str | None:
    """Return the one of several givens beside which the one stands that the sentence is about."""
    before = text[: altered.start]
    start = max((match.end() for match in _SENTENCE.finditer(before)), default=0)
    about = _words(text[start : altered.start])
    own = {name: _words(_clause(text, place)) for name, place in places.items()}
    shared = set.intersection(*own.values()) if own else set()
    found = [name for name, words in own.items() if about & (words - shared)]
    return found[0] if len(found) == 1 else None


def _clause(text: str, place: Mention) -> str:
    start = max((m.end() for m in _BOUND.finditer(text, 0, place.start)), default=0)
    end = _BOUND.search(text, place.end)
    return text[start : end.start() if end else len(text)]


def _words(text: str) -> set[str]:
    """Return the words of a text that tell of somebody, labels with what they stand at."""
    told = {word.lower() for word in _WORD.findall(text)} - _NOT_TELLING
    return told | {f"{noun.lower()} {label}" for noun, label in _LABELLED.findall(text)}
