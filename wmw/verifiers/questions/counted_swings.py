"""Counts in words of what recurs, put in figures: "ten small swings" are 10 swings."""

from __future__ import annotations

import re

_WORDS = {
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "eight": 8,
    "ten": 10,
    "twelve": 12,
    "fifteen": 15,
    "twenty": 20,
    "twenty-five": 25,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "sixty": 60,
    "a hundred": 100,
    "one hundred": 100,
}
_COUNTED = re.compile(
    rf"\b(?P<count>{'|'.join(sorted(_WORDS, key=len, reverse=True))}) "
    r"(?P<kind>(?:small|complete|full|gentle|whole|successive|consecutive) )?"
    r"(?P<what>swings|oscillations|vibrations|cycles|revolutions)\b",
    re.I,
)
_NOUNS = ("swings", "oscillations", "vibrations", "cycles", "revolutions")


def swings_in_figures(text: str) -> str:
    """Return a question that counts swings and rounds in figures."""
    if not any(noun in text for noun in _NOUNS):
        return text
    return _COUNTED.sub(_in_figures, text)


def _in_figures(match: re.Match[str]) -> str:
    return f"{_WORDS[match['count'].lower()]} {match['kind'] or ''}{match['what']}"
