"""Words that are false of a kind of scene, and how they are declared."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wmw.core.patterns import compiled

NEVER = r"(?!)"


@dataclass(frozen=True, slots=True)
class FalseWords:
    """Words of a sentence that are false, what is true, and the scene by words of its question.

    A question with a word of `unless` may be of another scene; a sentence with one of `nor` says
    something else. What `denies` is false for its denial, what `supposes` may be put as a
    condition.
    """

    states: re.Pattern[str]
    truth: str
    of: re.Pattern[str]
    unless: re.Pattern[str]
    nor: re.Pattern[str]
    denies: bool
    supposes: bool


def false_words(
    states: str,
    truth: str,
    of: str = "",
    unless: str = NEVER,
    nor: str = NEVER,
    *,
    denies: bool = False,
    supposes: bool = False,
) -> FalseWords:
    """Return the declaration of words that are false of a scene."""
    said, scene, other, aside = (compiled(words, re.I) for words in (states, of, unless, nor))
    return FalseWords(said, truth, scene, other, aside, denies, supposes)
