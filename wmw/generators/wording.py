"""Templates filled with words: slots, the two readings of a phrasing, the article before a slot."""

from __future__ import annotations

import re
from collections.abc import Mapping

_SLOT = re.compile(r"(?:\b([Aa])n? )?\{(\w+)\}")
_READINGS = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
_NUMBER = re.compile(r"(\d+)(?:[.,](\d+))?")
# Words that begin with a vowel letter but not with a vowel.
_CONSONANT_SOUND = re.compile(r"(?i)(?:uni(?!n)|us[eu]|eu|one\b|u-)")


def readings(template: str, pictured: bool) -> str:
    """Resolve every "[a|b]": a where the text carries the numbers, b where the picture does."""
    return _READINGS.sub(lambda match: match[2 if pictured else 1], template)


def fill(template: str, words: Mapping[str, str]) -> str:
    """Put words into the slots; an article before a slot is made to fit what follows.

    The text begins with a capital where the template begins with a slot that holds a word.
    KeyError for a slot without a word.
    """

    def put(match: re.Match[str]) -> str:
        word = words[match[2]]
        if match[1] is None:
            return word
        return f"{match[1]}{'n' if takes_an(word) else ''} {word}"

    text = _SLOT.sub(put, template)
    if template.startswith("{") and text[:2].isalpha() and text[:2].islower():
        text = text[0].upper() + text[1:]
    return text


def slots(template: str) -> tuple[str, ...]:
    """Return the names of the slots, in order, with repeats."""
    return tuple(match[2] for match in _SLOT.finditer(template))


def takes_an(word: str) -> bool:
    """Tell whether the indefinite article before a word or a number is "an"."""
    number = _NUMBER.match(word)
    if number:
        whole = number[1]
        # eight, eighty, eight hundred ...; eleven and eighteen, also of thousands and millions
        return whole[0] == "8" or (whole[:2] in ("11", "18") and len(whole) % 3 == 2)
    return word[:1].lower() in "aeiou" and not _CONSONANT_SOUND.match(word)


def sentence(text: str) -> str:
    """Return a text with a full stop at its end, unless it has an end mark already."""
    text = text.strip()
    return text if text.endswith((".", "!", "?")) else f"{text}."
