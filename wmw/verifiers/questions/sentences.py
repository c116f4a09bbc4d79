"""The sentences of a question's text: which of them ask, and what stands in one with a number."""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE_END = re.compile(r"(?<=[.?!;])\s+(?=[^a-z0-9])")
_PART_END = re.compile(r"(?<=[.?!;])\s+(?=[^a-z0-9])|(?<=;)\s+")
_ORDER_OR_QUESTION = re.compile(
    r"\b(?:find|calculate|determine|compute|what|which|how|estimate|give|work out|state)\b", re.I
)
_PICKS = re.compile(
    r"(?:find|give|state|report|choose|take|enter|answer with|name) (?:only |just )?the (?:smaller"
    r"|smallest|larger|largest|lower|higher|greater|lesser|flatter|steeper|shorter|longer|earlier"
    r"|later|first|second) (?:one|of (?:the (?:two|values|times|angles)|these|those|them|both)"
    r"|value|angle|time|root|solution)\b",
    re.I,
)
"""A sentence behind one that asks for two values, which tells the one that is wanted."""
_LATER = re.compile(r",? (?:and )?(?:later|afterwards|then)\b", re.I)
"""Where what is told goes on to a later state, be it in the same sentence."""
_AXIS_ASIDE = re.compile(r"\s*\([^()\d?]{0,40}\bpositive\b[^()\d?]{0,40}\)", re.I)
"""A remark between the words that ask: "what is the velocity (right positive) of the cart"."""
_DECIMAL = re.compile(r"=\s*(?=\d+[.,]\d)")
_SEVERAL_PARTS = re.compile(r"\(\s*(?:b|ii)\s*\)|(?<!\w)(?:b|ii)\)")
"""Marks of a question in several parts, any of which may be the one answered."""
_KEPT = 128
"""How many texts' asking sentences are remembered: a reading asks for them again and again."""


@lru_cache(maxsize=1024)
def _sentences(text: str) -> tuple[str, ...]:
    return tuple(_SENTENCE_END.split(text))


@lru_cache(maxsize=_KEPT)
def asking_in(stem: str) -> tuple[str, ...]:
    """Return the sentences with a question mark, else those that order something, else all."""
    sentences = tuple(_SENTENCE_END.split(_AXIS_ASIDE.sub("", stem)))
    asking = tuple(s for s in sentences if "?" in s or _PICKS.match(s))
    return asking or tuple(filter(has_asking_word, sentences)) or sentences


def has_asking_word(sentence: str) -> bool:
    """Tell whether a sentence has a word that asks or orders, such as "what" or "find"."""
    return _ORDER_OR_QUESTION.search(sentence) is not None


def is_in_parts(stem: str) -> bool:
    """Tell whether a question has several parts, marked by letters or numbers."""
    return _SEVERAL_PARTS.search(stem) is not None


def sentence_tail(text: str) -> str:
    """Return what a text has of its last sentence."""
    return _sentences(text)[-1]


def sentence_head(text: str) -> str:
    """Return what a text has of its first sentence."""
    return _sentences(text)[0]


def sentence_around(stem: str, place: int) -> tuple[int, str]:
    """Return where the sentence begins that a place of the text is in, and the sentence."""
    start = max((m.end() for m in _SENTENCE_END.finditer(stem, 0, place)), default=0)
    return start, _SENTENCE_END.split(stem[start:], maxsplit=1)[0]


def breaks_in(stem: str) -> list[int]:
    """Return the places beyond which a number belongs to nothing told before them."""
    return [
        *(m.end() for m in _PART_END.finditer(stem)),
        *(m.start() for m in _ORDER_OR_QUESTION.finditer(stem)),
        *(m.start() for m in _LATER.finditer(stem)),
    ]


def by_sentence(text: str) -> str:
    """Return plain words in which no phrase runs on across the end of a sentence or part of one.

    "With the horizontal; the rope pulls" tells of no horizontal rope.
    """
    text = _DECIMAL.sub(" equals ", text)  # "k = 2.4 N/m" speaks of no k_2
    return " . ".join(plain(s) for s in _PART_END.split(text) if s.strip())
