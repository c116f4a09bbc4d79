"""Regimes of another place than the one a question is about: "the tension at the top".

A regime may be that of one of several places in a scene. Where the asking sentence, or else the
whole question, names a single one of them, the regimes of the others are not meant.
"""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.core import registry
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.phrases import Phrases

Place = tuple[str, ...]
_MEASURED = re.compile(r"\b(?:above|below|from|over|toward|towards|before|after)(?: its| very)? \Z")
"""Words behind which a place is only a mark for a height or a way: "above the bottom"."""


def regimes_elsewhere(family: str, asking: str, told: str) -> frozenset[str]:
    """Return the regimes of other places than the one that plain texts name, if they name one.

    `asking` is what asks, `told` the whole question.
    """
    phrases = _places(family)
    if not phrases.owners:
        return frozenset()
    for text in (asking, told):
        named = {
            place
            for phrase, at in phrases.found(text).items()
            if not _MEASURED.search(text, 0, at)
            for place in phrases.owners[phrase]
        }
        if named:
            return _others(family, named.pop()) if len(named) == 1 else frozenset()
    return frozenset()


@lru_cache(maxsize=64)
def _places(family: str) -> Phrases[Place]:
    places = dict.fromkeys(r.place for r in registry.family(family).regimes if r.place)
    return Phrases((plain(word), place) for place in places for word in place)


@lru_cache(maxsize=256)
def _others(family: str, place: Place) -> frozenset[str]:
    regimes = registry.family(family).regimes
    return frozenset(r.name for r in regimes if r.place and r.place != place)
