"""Many phrases looked up in one pass over a plain text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from wmw.core.patterns import compiled

Owner = TypeVar("Owner")


class Phrases(Generic[Owner]):
    """An index of plain phrases by their first two words, each with what it speaks of.

    A family has thousands of them; looking each up on its own costs more than all else in reading.
    """

    def __init__(self, phrases: Iterable[tuple[str, Owner]]) -> None:
        self.owners: dict[str, list[Owner]] = {}
        for phrase, owner in phrases:
            self.owners.setdefault(phrase, []).append(owner)
        by_word: dict[str, list[str]] = {}
        for phrase in self.owners:
            if phrase:
                by_word.setdefault(phrase.partition(" ")[0], []).append(phrase)
        self._by_words = {word: _by_second(phrases) for word, phrases in by_word.items()}

    def spoken_of(self, text: str) -> Iterator[Owner]:
        """Yield what the phrases in a plain text speak of, once for every phrase."""
        for phrase in self.found(text):
            yield from self.owners[phrase]

    def found(self, text: str) -> dict[str, int]:
        """Return the phrases that stand as whole words in a plain text, with their first place."""
        found: dict[str, int] = {}
        by_words = self._by_words
        at, end = 0, len(text)
        words = text.split(" ")
        for place, word in enumerate(words, 1):
            seconds = by_words.get(word)
            if seconds is not None:
                second = words[place] if place < len(words) else None
                for phrase in seconds.get(second) or seconds[None]:
                    stop = at + len(phrase)
                    if (
                        phrase not in found
                        and text.startswith(phrase, at)
                        and (stop == end or text[stop] == " ")
                    ):
                        found[phrase] = at
            at += len(word) + 1
        return found


def is_denied(phrase: str, text: str) -> bool:
    """Tell whether a phrase stands in a plain text only behind "not": it "does not budge".

    Words that deny something themselves are not denied by it.
    """
    if f"not {phrase}" not in text:  # mostly so, and far cheaper to see than a new pattern
        return False
    whole = rf"\b{re.escape(phrase)}(?!\S)"
    denied = len(compiled(rf"\bnot {whole}").findall(text))
    return bool(denied) and denied == len(compiled(whole).findall(text))


def _by_second(phrases: Iterable[str]) -> dict[str | None, tuple[str, ...]]:
    """Return phrases of one first word by their second, each with those of the one word alone."""
    alone: list[str] = []
    seconds: dict[str, list[str]] = {}
    for phrase in phrases:
        _, space, rest = phrase.partition(" ")
        if space:
            second = rest.partition(" ")[0]
            seconds.setdefault(second, [*alone]).append(phrase)
        else:
            alone.append(phrase)
            for known in seconds.values():
                known.append(phrase)
    return {None: tuple(alone), **{second: tuple(known) for second, known in seconds.items()}}
