"""A judge who knows no physics, taught pair by pair while a bank is built, and then worked against.

Among the pairs that could be made next, the bank takes the one that this judge would get most
wrong (adversarial filtering: Zellers et al. 2018, Sakaguchi et al. 2020). What its words and digits
tell of chosen and rejected texts is thereby levelled out; what is left takes physics.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

# What the audit looks at (`benchmarks.blind_features`) is declared apart, so that neither sees only
# what the other was made for.
_TOKEN = re.compile(r"(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([^\W\d_]+|[^\w\s])")
"""A number, or a word or sign."""
_RATE = 0.3
_LONGEST = 3


@dataclass(frozen=True, slots=True)
class Traits:
    """What one text has more of than another, and how much that is in all."""

    counts: Mapping[str, int]
    size: float

    @classmethod
    def of(cls, counts: Mapping[str, int]) -> Traits:
        """Return the traits of some counts; those of nothing are left out."""
        told = {name: count for name, count in counts.items() if count}
        return cls(told, math.sqrt(1 + sum(count * count for count in told.values())))


class BlindJudge:
    """A logistic regression on what differs between two texts, learnt one pair at a time."""

    def __init__(self) -> None:
        self._weights: dict[str, float] = {}

    def prefers_chosen(self, traits: Traits) -> float:
        """Return how sure the judge is of a pair, from below zero (wrong) to above it (right)."""
        told, counts = 0.0, traits.counts
        for weight, count in zip(map(self._weights.get, counts), counts.values(), strict=True):
            if weight is not None:
                told += weight * count
        return told / traits.size

    def learn(self, traits: Traits) -> None:
        """Teach the judge which of the two was chosen."""
        step = _RATE / (1 + math.exp(self.prefers_chosen(traits))) / traits.size
        for name, count in traits.counts.items():
            self._weights[name] = self._weights.get(name, 0.0) + step * count


def traits_of(chosen: Mapping[str, Any], rejected: Mapping[str, Any]) -> Traits:
    """Return what the chosen trace has more of than the rejected one, where the two differ.

    Runs of up to three words, numbers all alike; and the digits, first digits and lengths of
    numbers.
    """
    counts: dict[str, int] = {}
    for path, mine, other in _changed("", chosen, rejected):
        part = path.split("/", 2)[1]
        (words, numbers), (their_words, their_numbers) = _read(mine), _read(other)
        if numbers != their_numbers:
            # The last digit of the sums hangs on the order: it is that in which all are met.
            for number in (*numbers, *their_numbers):
                for look in _looks(part, number):
                    counts.setdefault(look, 0)
        for sign, own in zip((1, -1), _apart(numbers, their_numbers), strict=True):
            for number in own:
                for look in _looks(part, number):
                    counts[look] += sign
        reach = _LONGEST - 1  # what is left out would cancel out, but for what runs reach into
        for sign, own in zip((1, -1), _apart(words, their_words, reach), strict=True):
            for run in _runs(own):
                counts[run] = counts.get(run, 0) + sign
    return Traits.of(counts)


# The chosen text is looked at again and again.
@lru_cache(maxsize=1024)
def _read(text: str) -> tuple[list[str], list[str]]:
    """Return the words of a text, with all numbers alike, and the numbers."""
    found = _TOKEN.findall(text)
    return [word or "0" for _, word in found], [number for number, _ in found if number]


@lru_cache(maxsize=4096)
def _looks(part: str, number: str) -> tuple[str, ...]:
    """Return what shows of a number, as such and in its part of the trace."""
    plain = number.replace(".", "").lstrip("0")
    decimals = len(number.partition(".")[2])
    shown = (f"first {plain[:1]}", f"{len(plain)} digits", f"{decimals} decimals")
    return tuple(trait for look in shown for trait in (look, f"{part} {look}"))


def _runs(words: list[str]) -> list[str]:
    """Return the runs of one word, then those of two, and so on."""
    found = runs = words
    for size in range(1, _LONGEST):
        runs = [f"{run} {word}" for run, word in zip(runs, words[size:], strict=False)]
        found = found + runs
    return found


def _apart(one: list[str], other: list[str], reach: int = 0) -> tuple[list[str], list[str]]:
    """Return two lists without what they begin and end with alike, but for the last few of that."""
    least = min(len(one), len(other))
    first = last = 0
    while first < least and one[first] == other[first]:
        first += 1
    while last < least - first and one[-1 - last] == other[-1 - last]:
        last += 1
    start, end = max(0, first - reach), max(0, last - reach)
    return one[start : len(one) - end], other[start : len(other) - end]


def _changed(path: str, mine: Any, other: Any) -> Iterator[tuple[str, str, str]]:
    """Yield the path and both texts of what differs between two traces."""
    if isinstance(mine, dict) and isinstance(other, dict):
        for key in dict.fromkeys((*mine, *other)):
            if mine.get(key) != other.get(key):
                yield from _changed(f"{path}/{key}", mine.get(key), other.get(key))
    elif isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        for place, (inner, its) in enumerate(zip(mine, other, strict=True)):
            if inner != its:
                yield from _changed(f"{path}/{place}", inner, its)
    else:
        yield path, _told(path, mine), _told(path, other)


def _told(path: str, found: Any) -> str:
    if found is None:
        return ""
    if isinstance(found, dict | list):
        return str(found)
    return f"{path.rsplit('/', 1)[-1]} {found} ;"
