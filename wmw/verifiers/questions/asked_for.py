"""What a question asks for: quantities and outcomes, the likeliest first.

A phrase that asks counts where it stands close behind a question word ("what friction force acts
..."), the closest first and then the longest; what the question gives is not asked. Where no phrase
of the family asks, a symbol, a name or the words of other schools may.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.questions.asked_name import asked_by_name
from wmw.verifiers.questions.asked_otherwise import asked_otherwise
from wmw.verifiers.questions.asking_phrases import AskingPhrases, Sentence, asks_for_any_speed
from wmw.verifiers.questions.of_two_together import (
    asks_a_change,
    is_a_velocity,
    is_changed,
    is_one_of_two,
    is_seen_by_another,
    sets_apart,
)
from wmw.verifiers.questions.question_words import (
    NO_QUESTION_WORD,
    asks_yes_or_no,
    behind_question_word,
)
from wmw.verifiers.questions.regimes_told import RegimesTold
from wmw.verifiers.questions.sentences import asking_in, has_asking_word, is_in_parts
from wmw.verifiers.questions.unnamed import unnamed
from wmw.verifiers.questions.wording import Wording
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.synonyms import in_common_words

_PHRASE = 5
"""Steps of work: a phrase that asks."""
_TO_COMPLETE = re.compile(
    r"(?: (?:is|are|was|will|be|equals|about|approximately|equal|to|of|then))*"
)
"""What stands between what is asked for and the options that complete the sentence."""
_AND_WHICH_WAY = re.compile(
    r"\b(speed|velocity|fast) and (?:in )?(?:which|what) (?:way|direction)"
    r"(?= (?:do|does|did|will|would|is|are) )"
)
"""What is asked in the middle of another: "with what speed and in which direction does it"."""
_AND_HOW = re.compile(r" and (?=(?:for )?how (?:long|far|high|fast|deep)\b)")
"""Where a question goes on with another one of its own."""
_ASKED_SPEED = re.compile(r"\b(?:fast|speeds?|velocity|velocities)\b")
_NEXT = 2
"""How far behind the question word a name in the words of other schools may stand."""
_TOLD, _FIRST = 4, -99
"""How far behind the question word what is asked for without its noun is taken to stand.

It is too far to be meant where the family's own phrase stands right there, and the first of all
that stand so far.
"""
_SYMBOL = re.compile(
    r"\b(?:find|calculate|determine|compute|estimate|work out|what (?:is|must|should)"
    r"|how (?:large|big|great|strong|long|high|fast|far) (?:is|must|should|can))"
    r" (?:the (?:values?|magnitude|size) of )?"
    r"(?:the (?:smallest|least|minimum|lowest|largest|greatest|maximum|highest) )?"
    r"([A-Za-zα-ωµ](?:_?[A-Za-z0-9₀-₉ₖₛ]{1,3})?)"
    r"(?=\s*(?:[.,?;:]|\(|$|and\b|for which\b|(?:so|such) that\b|that\b|be\b))",
    re.I,
)
"""A quantity that is asked for by its symbol alone."""


class _Asked(NamedTuple):
    """Something that may be asked for; of several the least in this order is the likeliest.

    `order` is the negative length of the phrase that asks for it, where one does.
    """

    is_given: bool
    behind: int
    order: int
    name: str
    is_outcome: bool


@dataclass(frozen=True, slots=True)
class Targets:
    """What a question asks for.

    `quantities` are likeliest first, each with how many words it stands behind the question word.
    `outcome_first` is where an outcome is likeliest of all; `of_two` where some words ask for what
    two values make together, or for what else the family has no name for. `lengths` are the
    characters of the phrases that ask.
    """

    quantities: dict[str, int] = field(default_factory=dict)
    outcomes: tuple[str, ...] = ()
    outcome_first: bool = False
    of_two: bool = False
    lengths: Mapping[str, int] = field(default_factory=dict)


class AskedFor:
    """Finds what a question asks for, in its own stem or in another that says the same."""

    def __init__(self, wording: Wording, regimes: RegimesTold) -> None:
        self._wording = wording
        self._family = wording.family
        self._absent = regimes.absent
        self._phrases = AskingPhrases(wording, regimes)

    def targets(self, stem: str, given: Collection[str]) -> Targets:
        """Return what a stem asks for, if these quantities are given."""
        search = _Search(self._wording, self._phrases, stem, given)
        found, of_two = search.found, search.of_two
        asking = asking_in(stem)
        of_two = of_two or (not found and any(map(asks_a_change, asking)))
        if of_two and all(one.behind == _TOLD for one in found):
            apart = any(map(sets_apart, asking))
            found = [*self._in_other_words(stem, given)] if apart else []
            if not found:
                return Targets(of_two=True)
        found = found or [*self._by_symbol(stem)] or [*self._by_name(stem, given)]
        of_two = of_two or (not found and self._has_no_name(stem))
        found = found or [*self._in_other_words(stem, given)]
        return self._ranked(sorted(found), of_two)

    def _ranked(self, found: Sequence[_Asked], of_two: bool) -> Targets:
        quantities: dict[str, int] = {}
        lengths: dict[str, int] = {}
        for one in found:
            lengths[one.name] = max(-one.order, lengths.get(one.name, 0))
            if not one.is_outcome:
                quantities.setdefault(one.name, one.behind + one.is_given * NO_QUESTION_WORD)
        outcomes = tuple(dict.fromkeys(one.name for one in found if one.is_outcome))
        wordy = bool(outcomes) and self._wording.has_wordy_options
        first = bool(found) and (found[0].is_outcome or wordy)
        outcomes = () if quantities and not first else outcomes
        return Targets(quantities, outcomes, first, of_two, lengths)

    @cached_property
    def at_once(self) -> Targets:
        """What it asks for, if nothing is given."""
        return self.targets(self._wording.stem, ())

    @cached_property
    def surely(self) -> frozenset[str]:
        """The quantities asked for right behind the question word."""
        return frozenset(name for name, at in self.at_once.quantities.items() if at <= 1)

    @cached_property
    def alone_of_their_kind(self) -> frozenset[str]:
        """Those quantities that are asked for in more words than any other of their unit."""
        lengths = self.at_once.lengths
        longest: dict[str, list[str]] = {}
        for name in sorted(self.surely, key=lambda name: -lengths[name]):
            alike = longest.setdefault(self._family.quantity(name).unit, [name])
            if alike[0] != name and lengths[alike[0]] == lengths[name]:
                alike.append(name)
        return frozenset(names[0] for names in longest.values() if len(names) == 1)

    def nouns_of_symbols(self) -> Iterator[str]:
        """Yield the noun before a letter that is asked for: "find X" where a weight X hangs."""
        for sentence in self._wording.asking:
            for match in _SYMBOL.finditer(sentence):
                noun = compiled(rf"([a-z]+) {re.escape(match[1])}\b").search(self._wording.stem)
                if noun is not None:
                    yield noun[1]

    def _by_symbol(self, stem: str) -> Iterator[_Asked]:
        """Yield what "find F" asks for."""
        for sentence in asking_in(stem):
            for match in _SYMBOL.finditer(sentence):
                for place, name in enumerate(self._wording.words.meaning(match[1]).quantities):
                    yield _Asked(False, 1, place, name, False)

    def _by_name(self, stem: str, given: Collection[str]) -> Iterator[_Asked]:
        """Yield what is asked for in no phrase of the family."""
        for sentence in reversed(asking_in(stem)):
            low = plain(sentence)
            common = in_common_words(low)
            for phrase, at in self._phrases.found(common).items() if common != low else ():
                behind = behind_question_word(common, at, len(phrase))
                for name, is_outcome in self._phrases.meant_by(phrase):
                    if behind <= _NEXT:
                        yield _Asked(name in given, behind, -len(phrase), name, is_outcome)
            for name in asked_by_name(low, self._family.name):
                # Where "level" is given for one place, the level of another is meant.
                if name in self._absent or self._is_anothers(name, low):
                    continue
                if not any(told == name or told.startswith(f"{name}_") for told in given):
                    yield _Asked(False, 1, 0, name, False)

    def _is_anothers(self, name: str, sentence: str) -> bool:
        """Tell whether a name means another quantity than the family's in such a question.

        What is asked for by its meaning in full is meant in any.
        """
        meaning = plain(self._family.quantity(name).meaning)
        return name in self._phrases.unasked and meaning not in sentence

    def _has_no_name(self, stem: str) -> bool:
        """Tell whether a plain name asks for what the family has no name for."""
        return any(
            self._is_anothers(name, low)
            for low in map(plain, asking_in(stem))
            for name in asked_by_name(low, self._family.name)
        )

    def _in_other_words(self, stem: str, given: Collection[str]) -> Iterator[_Asked]:
        """Yield the quantities asked for by "how many volts" or as "the lamp's resistance"."""
        for sentence in reversed(asking_in(stem)):
            for low in asked_otherwise(plain(sentence)):
                for phrase, at in self._phrases.found(low).items():
                    spend(_PHRASE + len(low) // 40)
                    if is_one_of_two(low, at, at + len(phrase)):
                        continue
                    behind = behind_question_word(low, at, len(phrase))
                    for name, is_outcome in self._phrases.meant_by(phrase):
                        if not is_outcome:
                            yield _Asked(name in given, behind, -len(phrase), name, False)


class _Search:
    """Goes through the sentences of a stem that ask, the last one first, until one asks something.

    Of a question in several parts it goes through all. `of_two` tells whether a phrase names one of
    two values of which something else is asked.
    """

    def __init__(
        self, wording: Wording, phrases: AskingPhrases, stem: str, given: Collection[str]
    ) -> None:
        self._wording = wording
        self._phrases = phrases
        self._given = given
        self._any_speed: dict[str, bool] = {}
        """Whether a quantity is asked for by nothing but the words for a speed."""
        self.found: list[_Asked] = []
        self.of_two = False
        for text in reversed(asking_in(stem)):
            low = _AND_WHICH_WAY.sub(r"\1", plain(text))
            self._add_phrases(text, phrases.within(low))
            self._add_unnamed(low)
            if self.found and not is_in_parts(stem):
                break

    def _add_phrases(self, text: str, sentence: Sentence) -> None:
        """Add what phrases of a sentence ask for, which is `text` in plain words."""
        completed = self._wording.options and "?" not in text and not has_asking_word(text)
        for phrase, at in sentence.places.items():
            spend(_PHRASE + len(sentence.low) // 40)
            if sentence.is_part_of_another(phrase, at) or sentence.is_of_another_rank(phrase, at):
                continue
            if self._is_one_of_two(text, sentence.low, phrase, at):
                self.of_two = True
                continue
            if sentence.tells_an_outcome(phrase, at):
                continue
            behind = behind_question_word(sentence.low, at, len(phrase))
            if completed and _TO_COMPLETE.fullmatch(sentence.low, at + len(phrase)):
                behind = 0  # "the time of flight is (A) ... (B) ..."
            self._add(sentence, phrase, at, behind)

    def _add(self, sentence: Sentence, phrase: str, at: int, behind: int) -> None:
        either = " or " in phrase and asks_yes_or_no(sentence.low)
        first = sentence.is_of_the_beginning(phrase, at)
        any_speed = asks_for_any_speed(phrase)
        for name, is_outcome in self._phrases.meant_by(phrase):
            self._any_speed[name] = any_speed and self._any_speed.get(name, True)
            # "Does she hear a loud or a faint tone?"
            near = -1 if is_outcome and either else behind
            if first and not is_outcome:  # "the speed of the cart before the impact"
                name = self._wording.words.earlier.get(name, name)
            given = name in self._given
            self.found.append(_Asked(given, near, -len(phrase), name, is_outcome))

    def _is_one_of_two(self, text: str, low: str, phrase: str, at: int) -> bool:
        """Tell whether a phrase names one of two values of which something else is asked."""
        if is_one_of_two(low, at, at + len(phrase)):
            return True
        # "The change in its velocity", "the velocity of B relative to A"
        return is_a_velocity(phrase) and (is_changed(low, at) or self._is_relative(text, phrase))

    def _is_relative(self, text: str, phrase: str) -> bool:
        """Tell whether a velocity relative to another body is asked for, which no quantity is."""
        if not is_seen_by_another(text):
            return False
        meant = (name for name, is_outcome in self._phrases.meant_by(phrase) if not is_outcome)
        return not any("relative" in self._wording.family.quantity(n).meaning for n in meant)

    def _add_unnamed(self, low: str) -> None:
        """Add what a plain sentence asks for without its noun."""
        told = [
            name
            for name in self._unnamed(low)
            if name not in self._given and name not in self._phrases.unasked
        ]
        told_at = _TOLD
        if len(_ASKED_SPEED.findall(low)) == 1:
            # "With what speed was it thrown": the verb tells which of all speeds it is.
            quantity = self._wording.family.quantity
            units = {quantity(one.name).unit for one in self.found if one.name in told}
            self.found = [
                one
                for one in self.found
                if one.is_outcome
                or one.name in told
                or not self._any_speed.get(one.name)
                or quantity(one.name).unit not in units
            ]
            if self.found and all(self._any_speed.get(one.name) for one in self.found):
                told_at = min(one.behind for one in self.found)
        self.found += [
            _Asked(False, told_at, _FIRST + at, name, False) for at, name in enumerate(told)
        ]

    def _unnamed(self, low: str) -> Sequence[str]:
        """Return what a plain sentence asks for without its noun, each part by its own words.

        "How high does it rise and how long is it in the air" asks for no time of the rise.
        """
        family = self._wording.family.name
        parts = [[*unnamed(part, family)] for part in _AND_HOW.split(low)]
        parts = parts if all(parts) else [[*unnamed(low, family)]]
        return tuple(dict.fromkeys(name for part in parts for name in part))
