"""A judge who knows no physics, taught pair by pair while a bank is built, and then worked against.

Among the pairs that could be made next, the bank takes the one that this judge would get most
wrong (adversarial filtering: Zellers et al. 2018, Sakaguchi et al. 2020). What its words and digits
tell of chosen and rejected texts is thereby levelled out; what is left takes physics.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

# What the audit looks at (`benchmarks.blind_features`) is declared apart, so that neither sees only
# what the other was made for.
_NUMBER = re.compile(r"\d+(?:\.\d+)?(?:e[+-]?\d+)?", re.I)
_WORD = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")
_RATE = 0.3
_LONGEST = 3

Traits = Mapping[str, float]


class BlindJudge:
    """A logistic regression on what differs between two texts, learnt one pair at a time."""

    def __init__(self) -> None:
        self._weights: dict[str, float] = {}

    def prefers_chosen(self, traits: Traits) -> float:
        """Return how sure the judge is of a pair, from below zero (wrong) to above it (right)."""
        told = sum(self._weights.get(name, 0.0) * value for name, value in traits.items())
        return told / math.sqrt(1 + sum(value * value for value in traits.values()))

    def learn(self, traits: Traits) -> None:
        """Teach the judge which of the two was chosen."""
        size = math.sqrt(1 + sum(value * value for value in traits.values()))
        step = _RATE / (1 + math.exp(self.prefers_chosen(traits))) / size
        for name, value in traits.items():
            self._weights[name] = self._weights.get(name, 0.0) + step * value


def traits_of(family: str, chosen: Mapping[str, Any], rejected: Mapping[str, Any]) -> Traits:
    """Return what the chosen trace has more of than the rejected one, where the two differ.

    Runs of up to three words, numbers all alike, in the family and in all; and the digits, first
    digits and lengths of numbers.
    """
    found: Counter[str] = Counter()
    for sense, mine, other in ((1, chosen, rejected), (-1, rejected, chosen)):
        for path, text in _changed("", mine, other):
            part = path.split("/", 2)[1]
            numbers = _NUMBER.findall(text)
            for number in numbers:
                plain = number.replace(".", "").lstrip("0")
                decimals = len(number.partition(".")[2])
                for trait in (f"first {plain[:1]}", f"{len(plain)} digits", f"{decimals} decimals"):
                    found[trait] += sense
                    found[f"{part} {trait}"] += sense
            tokens = _WORD.findall(_NUMBER.sub("0", text))
            for size in range(1, _LONGEST + 1):
                for at in range(len(tokens) - size + 1):
                    run = " ".join(tokens[at : at + size])
                    found[run] += sense
                    found[f"{family}: {run}"] += sense
    return {name: count for name, count in found.items() if count}


def _changed(path: str, mine: Any, other: Any) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of what one trace has and the other has not so, in one place."""
    if mine == other:
        return
    if isinstance(mine, dict) and isinstance(other, dict):
        for key, inner in mine.items():
            yield from _changed(f"{path}/{key}", inner, other.get(key))
    elif isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        for place, (inner, its) in enumerate(zip(mine, other, strict=True)):
            yield from _changed(f"{path}/{place}", inner, its)
    elif isinstance(mine, dict | list):
        yield path, str(mine)
    elif mine is not None:
        yield path, f"{path.rsplit('/', 1)[-1]} {mine} ;"
