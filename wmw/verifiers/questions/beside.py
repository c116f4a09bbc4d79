"""The words beside a number, and how well they fit each quantity that it may be a value of."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from wmw.core.family import Quantity
from wmw.verifiers.vocabulary.lexicon import Lexicon, plain
from wmw.verifiers.vocabulary.phrases import Phrases

NAMED = 5.0
"""Scores from here on mean that the number is put equal to the quantity's own symbol."""
_EQUAL_TO_NAME = 10.0
_BEFORE, _AFTER = 4.0, 3.5
_AROUND, _NEAR = 4.5, 60
"""What words on both sides are worth, and how far before the number the first ones may stand."""
_ASKABLE, _CONSTANT = 0.5, 0.3
"""What a quantity without any word beside the number is worth: one that is drawn, a constant."""
_NAME_BEFORE = re.compile(r"([^\W\d][\w′'\\{}]*)\s*(?:=|≈|:|\bis\b)\s*\$?\s*$")
_SYMBOL = 4
_OF_THE_END = re.compile(
    r"\b(?:after|following) (?:collision|impact|crash|bump|hit|explosion|separation|contact|push)\b"
    r"|\bafterwards?\b|\b(?:at|in) end\b"
)
"""Plain words before a number that make it one of the end."""
_ASKED_FOR = re.compile(r"\b(?:what(?: (?:was|were))?|find|calculate|determine|how large) \Z")
"""Plain words that ask for what stands behind them: "the equivalent resistance of 6 Ω and 3 Ω"."""
_BY_HOW_MUCH = re.compile(r"\bby how (?:much|many|far)\b", re.IGNORECASE)
_SHORT_WORD = re.compile(r"[a-z]{3}")
_PLAIN_WORD = re.compile(r"[a-z]{4,}$")


@lru_cache(maxsize=512)
def _name_before(left: str) -> re.Match[str] | None:
    return _NAME_BEFORE.search(left)


def symbol_before(left: str) -> str | None:
    """Return the symbol that a number is put equal to by the words left of it."""
    named = _name_before(left)
    return named[1] if named and len(named[1]) <= _SYMBOL else None


def _away(cue: str, before: str) -> float:
    return (len(before) - before.rfind(cue) - len(cue)) / 40


class Beside:
    """The words left and right of a number, looked through once for all quantities.

    `again` is where the symbol before it has another value elsewhere in the question; a symbol
    stands for no quantity of `elsewhere`, rigs that the question does not show. Letters of `labels`
    are names of bodies: "pendulum A is 0.40 m long". Cues that are `of_both` bodies tell nothing.
    """

    def __init__(
        self,
        words: Lexicon,
        left: str,
        right: str,
        *,
        again: bool = False,
        elsewhere: frozenset[str] = frozenset(),
        labels: frozenset[str] = frozenset(),
        of_both: frozenset[str] = frozenset(),
    ) -> None:
        self._named: tuple[str, ...] = ()
        named = _name_before(left)
        # "speed is" may end a longer name ("its initial speed is"): words are left to the cues.
        if named and (
            (
                len(named[1]) <= _SYMBOL
                and not _PLAIN_WORD.match(named[1])
                and named[1] not in labels
            )
            or "=" in named[0]
        ):
            meant = words.meaning(named[1]).quantities
            self._named = tuple(name for name in meant if name not in elsewhere)
        # "The effort arm is 2 m": of many arms the cue tells one. A symbol needs none.
        is_word = named is not None and _SHORT_WORD.fullmatch(named[1]) is not None
        self._cued: dict[str, float] = {}
        # "By how much does it lengthen": that "by" is of the question, not of the number.
        before, after = plain(_BY_HOW_MUCH.sub(" ", left)), plain(right)
        ahead, behind = words.cues.found(before), words.cues.found(after)
        # "on Mars, where g = 3.7 m/s²": of two values of g the words tell whose is whose.
        self._placed = frozenset(
            name
            for cue in ahead
            if again and named and cue.endswith(f" {plain(named[1])}") and before.endswith(cue)
            for name, _ in words.cues.owners[cue]
        )
        self._within: dict[str, frozenset[str]] = {}
        for cue in ahead:
            if cue not in of_both:
                self._cue(words.cues, cue, _BEFORE - _away(cue, before))
                if cue.endswith(" of"):  # "at" and "water at" may be of any two temperatures
                    self._note_longer(words.cues, cue, ahead, before)
        for meaning in words.meanings.found(before):  # "the height of the drop is 20 m"
            if not _ASKED_FOR.search(before[: before.rfind(meaning)]):
                self._cue(words.meanings, meaning, _BEFORE - _away(meaning, before))
        ahead_alone = dict(self._cued)
        for begun, goes_on, name, rank in words.around:
            if f"{after} ".startswith(f"{goes_on} ") and (
                not begun or f" {begun} " in f" {before[-_NEAR:]} "
            ):
                worth = _AROUND + (len(begun) + len(goes_on)) / 200 - rank / 1000
                self._cued[name] = max(worth, self._cued.get(name, 0.0))
        for cue, at in behind.items():
            if cue not in of_both:
                self._cue(words.cues, cue, _AFTER - at / 20)
        # "The load arm is 2 m, the effort arm 3 m": what is told next is of the next number.
        self._by_word = ahead_alone if is_word else None
        if _OF_THE_END.search(before):
            self._move_to_the_end(words.earlier)

    def _move_to_the_end(self, earlier: Mapping[str, str]) -> None:
        """Count what tells a quantity of the beginning for the same one of the end."""
        for late, early in earlier.items():
            if early in self._cued:
                worth = self._cued.pop(early)
                self._cued[late] = max(worth, self._cued.get(late, 0.0))

    def _cue(self, phrases: Phrases[tuple[str, int]], cue: str, score: float) -> None:
        for name, rank in phrases.owners[cue]:
            worth = score + (len(cue) / 200 - rank / 1000)
            if worth > self._cued.get(name, 0.0):
                self._cued[name] = worth

    def _note_longer(
        self, phrases: Phrases[tuple[str, int]], cue: str, ahead: Iterable[str], before: str
    ) -> None:
        """Note whose longer cues a cue right before the number is the end of."""
        longer = [other for other in ahead if other.endswith(f" {cue}") and before.endswith(other)]
        owners = frozenset(name for other in longer for name, _ in phrases.owners[other])
        if owners:
            for name, _ in phrases.owners[cue]:
                self._within[name] = owners - {name}

    def is_told_within(self, quantity: Quantity, names: Collection[str]) -> bool:
        """Tell whether its cue but ends a longer one of these: "force of", "friction force of"."""
        return not self._within.get(quantity.name, frozenset()).isdisjoint(names)

    def names(self, quantity: Quantity) -> bool:
        """Tell whether the number is put equal to the quantity's own symbol."""
        return quantity.name in self._named or quantity.name in self._placed

    def score(self, quantity: Quantity) -> float:
        """Return how well the words fit a quantity; 0 where the number cannot be its value."""
        if quantity.name in self._placed:
            return _EQUAL_TO_NAME + 1
        cued = self._cued.get(quantity.name, 0.0)
        if quantity.name in self._named:
            by_name = _EQUAL_TO_NAME / len(self._named)
            return max(by_name, (self._by_word or {}).get(quantity.name, 0.0))
        if cued > 0:
            return cued
        if quantity.grid is not None:
            return _ASKABLE
        return _CONSTANT if quantity.choices else 0.0
