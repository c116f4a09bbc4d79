"""A ratio that a question asks for in symbols, as the words for it: "what is R_A/R_B?".

Only where the letters below are the names of the things compared; a letter that may stand for
several quantities (T, E, p) has no words here.
"""

from __future__ import annotations

import re
from collections.abc import Container

_NOUNS = {
    "R": "resistance", "V": "voltage", "I": "current", "P": "power", "C": "capacitance",
    "F": "force", "m": "mass", "v": "speed", "a": "acceleration", "f": "frequency",
    "K": "kinetic energy", "t": "time", "h": "height", "d": "distance", "x": "distance",
    "ρ": "density", "λ": "wavelength", "ω": "angular speed",
}  # fmt: skip
_RATIO = re.compile(
    r"(?<![\w/])(?P<of>[A-Za-zρλω])_?(?P<one>[A-Z\d])\s?[/:]\s?(?P=of)_?(?P<by>[A-Z\d])(?![\w/])"
)
_SAID = re.compile(r"\b(?:the )?ratio $")


def is_ratio_in_symbols(sentence: str) -> bool:
    """Tell whether a sentence has a ratio of one quantity of two things."""
    return _RATIO.search(sentence) is not None


def ratio_in_words(text: str, sides: Container[str]) -> str:
    """Return a text with each ratio of a quantity of two `sides` in words."""

    def worded(match: re.Match[str]) -> str:
        one, by, noun = match["one"].lower(), match["by"].lower(), _NOUNS.get(match["of"])
        if noun is None or one == by or one not in sides or by not in sides:
            return match[0]
        said = "" if _SAID.search(text[: match.start()]) else "the ratio "
        return f"{said}of the {noun} of {match['one']} to that of {match['by']}"

    return _RATIO.sub(worded, text)
