"""Numbers and letters that are names: "coil 1 and coil 2", "a Boeing 747", "ball A and ball B"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from wmw.core.quantity import Mention

_WORD_BEFORE = re.compile(r"(?<![\w.])([A-Za-z][a-z]{2,}) $")
_NO_NAMES = frozenset(
    {
        *("mode", "harmonic", "resonance", "order", "number", "ratio", "factor", "index", "than"),
        *("times", "gear", "about", "only", "are", "was", "the", "and", "with", "for", "from"),
        *("mach", "take", "use", "using", "let", "nearly", "roughly", "over", "has", "have"),
    }
)
"""Words before a number that counts or measures."""
_LETTERED = re.compile(r"\b([A-Za-z][a-z]{2,}) ([A-Z])\b")
_MADE = 10
"""From here on a number behind a capitalised word is a type: "an Airbus 320"."""


def label_numbers(stem: str, mentions: Sequence[Mention]) -> frozenset[int]:
    """Return which of the numbers of a question only tell bodies apart, by their places.

    "Coil 1" is a name where there is a "coil 2", and a number behind a capitalised word within a
    sentence is that of a type.
    """
    found: set[int] = set()
    named: dict[str, dict[str, list[int]]] = {}
    for place, mention in enumerate(mentions):
        text = stem[mention.start : mention.end].strip()
        if mention.measurement.unit is not None or not text.isdecimal():
            continue
        word = _WORD_BEFORE.search(stem, 0, mention.start)
        if word is None or word[1].lower() in _NO_NAMES:
            continue
        named.setdefault(word[1].lower(), {}).setdefault(text, []).append(place)
        before = stem[: word.start()].rstrip()
        if word[1][0].isupper() and before and before[-1] not in ".?!:;" and int(text) >= _MADE:
            found.add(place)
    for by_text in named.values():
        if {"1", "2"} <= set(by_text):
            found.update(place for places in by_text.values() for place in places)
    return frozenset(found)


def label_letters(stem: str) -> frozenset[str]:
    """Return the capital letters by which a question tells bodies of one noun apart.

    Where there is a pendulum B, "pendulum A is 0.40 m long" says nothing of an amplitude.
    """
    named: dict[str, set[str]] = {}
    for match in _LETTERED.finditer(stem):
        named.setdefault(match[1].lower(), set()).add(match[2])
    return frozenset().union(*(letters for letters in named.values() if len(letters) > 1))
