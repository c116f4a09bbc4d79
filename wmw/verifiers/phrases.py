"""Many phrases looked up in one pass over a plain text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

Owner = TypeVar("Owner")


class Phrases(Generic[Owner]):
    """An index of plain phrases by their first word, each with what it speaks of.

    A family has thousands of them; looking each up on its own costs more than all else in reading.
    """

    def __init__(self, phrases: Iterable[tuple[str, Owner]]) -> None:
        self.owners: dict[str, list[Owner]] = {}
        for phrase, owner in phrases:
            self.owners.setdefault(phrase, []).append(owner)
        self._by_word: dict[str, tuple[str, ...]] = {}
        for phrase in self.owners:
            if phrase:
                word = phrase.partition(" ")[0]
                self._by_word[word] = (*self._by_word.get(word, ()), phrase)

    def spoken_of(self, text: str) -> Iterator[Owner]:
        """Yield what the phrases in a plain text speak of, once for every phrase."""
        for phrase in self.found(text):
            yield from self.owners[phrase]

    def found(self, text: str) -> dict[str, int]:
        """Return the phrases that stand as whole words in a plain text, with their first place."""
        found: dict[str, int] = {}
        by_word = self._by_word
        at, end = 0, len(text)
        for word in text.split(" "):
            for phrase in by_word.get(word, ()):
                stop = at + len(phrase)
                if (
                    phrase not in found
                    and text.startswith(phrase, at)
                    and (stop == end or text[stop] == " ")
                ):
                    found[phrase] = at
            at += len(word) + 1
        return found
