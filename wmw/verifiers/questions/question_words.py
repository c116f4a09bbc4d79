"""How far behind a question word a phrase stands, in plain words."""

from __future__ import annotations

from wmw.core.equation.names import word_set

_QUESTION_WORDS = word_set(
    "what which how find calculate determine compute does do will estimate give where who"
)
_BEFORE_WHERE = word_set("and or but then find determine state just")
"""What may stand before a "where" that asks, and not "the floor where the coefficient is 0.4"."""
_YES_OR_NO = word_set("is are does do will would can has did should")
NO_QUESTION_WORD = 20
"""How many words further off what no question word stands before is taken to be."""


def behind_question_word(sentence: str, at: int, length: int) -> int:
    """Return how many words lie between the last question word and a phrase (0: it has one)."""
    phrase = sentence[at : at + length].split()
    if any(word in _QUESTION_WORDS for word in phrase):
        return 0
    before = [word for word in sentence[:at].split() if word not in ("was", "were")]
    for distance, word in enumerate(reversed(before), start=1):
        if word in _QUESTION_WORDS and (word != "where" or _asks_where(before[:-distance])):
            return distance
    return len(before) + NO_QUESTION_WORD


def _asks_where(before: list[str]) -> bool:
    """Tell whether a "where" behind these words asks, and goes on with no place named before it."""
    return not before or before[-1] in _BEFORE_WHERE


def asks_yes_or_no(sentence: str) -> bool:
    """Tell whether a plain sentence or phrase begins as one that yes or no answers."""
    return sentence.split()[0] in _YES_OR_NO


def asks_on(begun: str, phrase: str) -> bool:
    """Tell whether a phrase only goes on with a question that has begun before it."""
    return asks_yes_or_no(phrase) and " and " not in f"{begun} "
