"""Letters that a question gives in place of numbers: "thrown upward at v_0 … after t".

Where the numbers stand in a picture, the letters are all that tells of a scene what is known of it.
"""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.verifiers.vocabulary.lexicon import lexicon
from wmw.verifiers.vocabulary.symbols_told import symbols_in

_LETTER = re.compile(
    r"(?<![\w.°'’])\$?(?P<letter>Δ?(?:[b-z]|[α-ωϕ])(?:_\{?\w{1,3}\}?|[₀-₉0-9]|Δ?[xyt](?=\b))?)\$?"
    r"(?=$|[\s,.;:?!)])"
)
"""Small letters alone: a capital is a body or a point as well."""
_TAKEN = re.compile(r"\b(?:point|body|option|letter|axis|direction|side|end)\s*\Z")
_MOST = 8


@lru_cache(maxsize=256)
def letters_given(stem: str, family: str) -> tuple[frozenset[str], ...]:
    """Return for each letter of a question the quantities of a family that it may stand for."""
    words = lexicon(family)
    found: dict[str, frozenset[str]] = {}
    for match in _LETTER.finditer(stem):
        letter = match["letter"]
        if letter not in found and not _TAKEN.search(stem[: match.start()]):
            found[letter] = frozenset(words.meaning(letter).quantities)
    for symbol in symbols_in(stem, family):
        if symbol.noun:
            found.setdefault(symbol.text, frozenset(symbol.names))
    return tuple(names for names in found.values() if names)[:_MOST]
