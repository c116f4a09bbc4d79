"""The wordings of an outcome's values, as the texts that state them are read."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from wmw.core.family import Choice, Outcome
from wmw.verifiers.vocabulary.lexicon import plain

_SHORT_WORD = 3
_STEMS = {"goes": "go", "does": "do", "passes": "pass", "reaches": "reach"}


@lru_cache(maxsize=512)
def in_stems(outcome: Outcome) -> Outcome:
    """Return an outcome whose wordings are stems, under a name of its own."""
    choices = tuple(
        replace(choice, phrases=tuple(dict.fromkeys(stemmed(p) for p in choice.phrases)))
        for choice in outcome.choices
    )
    return replace(outcome, name=f"{outcome.name} in stems", choices=choices)


def spelled_alike(outcome: Outcome, text: str) -> Choice | None:
    """Return the value of which a text is a wording to the letter: "2A", torn up in plain words."""
    return _by_spelling(outcome).get(_closed_up(text))


@lru_cache(maxsize=512)
def _by_spelling(outcome: Outcome) -> dict[str, Choice]:
    found: dict[str, Choice] = {}
    for choice in outcome.choices:
        for phrase in choice.phrases:
            found.setdefault(_closed_up(phrase), choice)
    return found


def _closed_up(text: str) -> str:
    return re.sub(r"[\s$*]+", "", text).lower()


def stemmed(text: str) -> str:
    """Return plain words without the s of a verb or a plural: "they move" as "it moves"."""
    return " ".join(_STEMS.get(word, _stem(word)) for word in plain(text).split())


def _stem(word: str) -> str:
    return word[:-1] if len(word) > _SHORT_WORD and word[-1] == "s" != word[-2] else word
