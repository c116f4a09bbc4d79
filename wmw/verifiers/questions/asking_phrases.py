"""The phrases by which a question asks, and which of those in a sentence do ask there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from wmw.core.family import Family
from wmw.core.patterns import declared
from wmw.core.work import spend
from wmw.verifiers.questions.question_words import asks_on
from wmw.verifiers.questions.regimes_told import RegimesTold
from wmw.verifiers.questions.unnamed import asks_how
from wmw.verifiers.questions.wording import Wording
from wmw.verifiers.vocabulary.nouns import noun_at

_MORE = 3
"""By how many words a phrase that asks is so much longer than another that it alone is meant."""
_OTHER_SIDE = frozenset(
    {"above", "below", "exposed", "visible", "not", "protrudes", "outside", "from"}
)
"""Words by which a phrase asks for the rest of what a shorter one does, or from elsewhere."""
_INITIAL = re.compile(r"(?:initial|original) ")
_IS_FIRST = re.compile(r"\b(?:initial|original) \Z")
_AT_FIRST = re.compile(
    r"(?: (?!(?:and|or|than|after|as|that|which|if|when|at|in|on)\b)[a-z\d]+){0,3}?"
    r" (?:(?:just |right |immediately |shortly )?before\b(?! and\b)"
    r"|(?:at first|initially|originally)(?=\Z| (?:if|when|before|given)\b))"
)
"""Words beside what is asked for that make it of the beginning, not a body "initially at rest"."""
_OF_LATER = re.compile(r"\b(?:final|new|resulting|after|later)\b")
_LEAST = re.compile(r"\b(?:lowest|least|smallest|first|minimum|next)\b")
_NOT_THE_LEAST = re.compile(
    r"\b(?:second|2nd|third|3rd|fourth|4th|fifth|5th|next to|next) (?:the )?$"
)
"""What stands before the least of several where another one is meant: "the second lowest"."""
_RANK = 16
"""How many characters these words take at most."""
_BEYOND = (" above ", " beyond ", " other than ", " except ")
"""Words between the least of what is asked for and what is less still."""
_PROVISO = re.compile(
    r"\b(?:smallest|least|minimum|lowest|largest|greatest|maximum|highest)(?: \w+){1,8}?"
    r" (?:for which|so that|such that|in order that)\b"
)
"""Words behind which an outcome is told, and not asked for."""
_OF_ITS_KIND = frozenset(
    ["with", "at", "what", "how", "fast", "speed", "velocity", "of", "is", "was"]
)
"""Words that ask for a speed, and do not tell of what moment."""


class AskingPhrases:
    """The phrases of a family that ask for something which a question's words show."""

    def __init__(self, wording: Wording, regimes: RegimesTold) -> None:
        self._wording = wording
        self._phrases = wording.words.asking
        self._absent = regimes.absent

    def meant_by(self, phrase: str) -> list[tuple[str, bool]]:
        """Return what a phrase asks for, and of each whether it is an outcome."""
        return [
            (name, is_outcome)
            for name, is_outcome in self._phrases.owners[phrase]
            if name not in self.unasked and (is_outcome or name not in self._absent)
        ]

    def found(self, low: str) -> dict[str, int]:
        """Return the phrases in a plain text, each with its first place."""
        found = self._phrases.found(low)
        return {phrase: at for phrase, at in found.items() if self.meant_by(phrase)}

    def within(self, low: str) -> Sentence:
        """Return a plain sentence with its phrases."""
        places = self.found(low)
        outcomes = frozenset(
            (at, at + len(phrase))
            for phrase, at in places.items()
            if all(is_outcome for _, is_outcome in self._phrases.owners[phrase])
        )
        return Sentence(low, places, outcomes, self._wording.family)

    @cached_property
    def unasked(self) -> frozenset[str]:
        """What a phrase does not ask for in a question such as this one."""
        said, family = self._wording.plain, self._wording.family
        spend(len(said) // 40)
        unasked = (
            *((outcome.name, outcome.unasked) for outcome in family.outcomes),
            *((quantity.name, quantity.unasked) for quantity in family.quantities),
        )
        return frozenset(
            name
            for name, patterns in unasked
            if any(declared(pattern).search(said) for pattern in patterns)
        )


@dataclass(frozen=True, slots=True)
class Sentence:
    """A plain sentence that asks, the phrases in it, and where those stand that ask for outcomes.

    `outcomes` are the places of phrases that ask for nothing but outcomes.
    """

    low: str
    places: Mapping[str, int]
    outcomes: frozenset[tuple[int, int]]
    family: Family

    def is_part_of_another(self, phrase: str, at: int) -> bool:
        """Tell whether another phrase leaves this one nothing to ask for."""
        end = at + len(phrase)
        # "Where is the speed greatest" asks for a place, not for a speed.
        if any(a <= at and end <= b and b - a > len(phrase) for a, b in self.outcomes):
            return True
        # "Tension in the cord that holds the pulley" is not any cord's.
        if any(_says_more(other, phrase) for other, start in self.places.items() if start == at):
            return True
        return any(  # "initial speed" asks for no speed of later
            start < at < start + len(other) and _INITIAL.match(other)
            for other, start in self.places.items()
        )

    def is_of_another_rank(self, phrase: str, at: int) -> bool:
        """Tell whether the least of several is named, and another one is meant."""
        least = _LEAST.match(phrase)
        if least and self.low.startswith(_BEYOND, at + len(phrase)):
            return True  # "the lowest resonant frequency above its fundamental"
        if self.low[:at].endswith(_BEYOND) and _LEAST.search(self.low[:at]):
            return True
        if least is None:
            return False
        return _NOT_THE_LEAST.search(self.low, max(0, at - _RANK), at) is not None

    def tells_an_outcome(self, phrase: str, at: int) -> bool:
        """Tell whether a phrase that may ask for an outcome only tells of it or leads elsewhere."""
        end = at + len(phrase)
        only_outcomes = (at, end) in self.outcomes
        if only_outcomes and _PROVISO.search(self.low, 0, at):
            return True  # "the smallest force for which it does not slip"
        if phrase.endswith("happens") and self._goes_to_a_quantity(end):
            return True  # "what happens to the friction" asks for it and no outcome
        if not only_outcomes:
            return False
        how = asks_how(self.low)  # "how many seconds later does it hit the sea" asks for no outcome
        return 0 <= how < at and asks_on(self.low[how:at], phrase)

    def _goes_to_a_quantity(self, end: int) -> bool:
        """Tell whether "what happens" goes on to a quantity: " to size of static friction"."""
        words = self.low[end:].split(" ")
        return words[:2] == ["", "to"] and any(
            noun_at(" ".join(words[skip:]), self.family.name) for skip in range(2, 5)
        )

    def is_of_the_beginning(self, phrase: str, at: int) -> bool:
        """Tell whether words beside a phrase make what it asks for one of the beginning."""
        end = at + len(phrase)
        first = _IS_FIRST.search(self.low[:at]) or _AT_FIRST.match(self.low, end)
        return bool(first) and not _OF_LATER.search(self.low, max(0, at - _RANK), end)


def asks_for_any_speed(phrase: str) -> bool:
    """Tell whether a phrase asks for a speed and does not tell of what moment."""
    return {*phrase.split()} <= _OF_ITS_KIND


def _says_more(phrase: str, begun: str) -> bool:
    """Tell whether an asking phrase goes on for some words, or to another side, beyond another."""
    if not phrase.startswith(f"{begun} "):
        return False
    more = phrase[len(begun) + 1 :].split()
    return len(more) >= _MORE or more[0] in _OTHER_SIDE
