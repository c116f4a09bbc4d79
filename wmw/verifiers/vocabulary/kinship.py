"""Which families a question may belong to, told by its words alone: the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from wmw.core import registry
from wmw.core.equation.names import word_set
from wmw.core.family import Family
from wmw.core.work import spend
from wmw.verifiers.vocabulary.lexicon import plain

MAX_KIN = 5
"""How many families are tried on a trace that names none that can read it."""
_SHORTEST = 3
"""Words below this length belong to every family."""
_OF_NO_FAMILY = word_set(
    "and that this which whose what how where when why does did will would can could must should"
    " from with for into than then they its has have are was were been being there use need"
)
"""Words of the language, which tell no family whichever phrases they stand in."""


def likely_families(text: str) -> tuple[str, ...]:
    """Return at most `MAX_KIN` families that share words with a text, the likeliest first.

    A word counts the more the fewer families know it.
    """
    words = set(plain(text).split())
    spend(len(text) // 4)
    telling = _telling_words(tuple(registry.names()))
    scores: dict[str, float] = {}
    for word in sorted(words):  # so that the sums are the same in every process
        for family in telling.get(word, ()):
            scores[family] = scores.get(family, 0.0) + 1 / len(telling[word])
    ranked = sorted(scores, key=lambda family: (-scores[family], family))
    return tuple(ranked[:MAX_KIN])


@lru_cache(maxsize=1)
def _telling_words(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return for every word of a declared vocabulary the families that have it."""
    known: dict[str, list[str]] = {}
    for name in names:
        for word in {
            w for phrase in _phrases(registry.family(name)) for w in plain(phrase).split()
        }:
            if len(word) >= _SHORTEST and word not in _OF_NO_FAMILY:
                known.setdefault(word, []).append(name)
    return {word: tuple(families) for word, families in known.items()}


def _phrases(family: Family) -> Iterator[str]:
    for quantity in family.quantities:
        yield from (quantity.meaning, *quantity.cues, *quantity.asked)
    for role in family.roles:
        yield from role.words
    for outcome in family.outcomes:
        yield from outcome.asked
    for regime in family.regimes:
        yield from regime.cues
    for fact in family.facts:
        yield from fact.phrases
