"""What a text gives away to one who knows no physics: its letters, words, digits and lengths."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Features = Mapping[str, float]
Reader = Callable[[str], Features]
"""From the text of a trace, as a model writes it, to named counts."""

_WORD = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")
_NUMBER = re.compile(r"\d+(?:\.\d+)?(?:e[+-]?\d+)?", re.I)
_LONGEST_NGRAM, _LONGEST_RUN = 5, 3


def letters(text: str) -> Features:
    """Count the character n-grams of two to five characters."""
    found: Counter[str] = Counter()
    for size in range(2, _LONGEST_NGRAM + 1):
        found.update(text[at : at + size] for at in range(len(text) - size + 1))
    return found


def words(text: str) -> Features:
    """Count runs of one to three words, signs and digit groups."""
    found: Counter[str] = Counter()
    tokens = _WORD.findall(text)
    for size in range(1, _LONGEST_RUN + 1):
        found.update(" ".join(tokens[at : at + size]) for at in range(len(tokens) - size + 1))
    return found


def wording(text: str) -> Features:
    """Count runs of one to three words, with every number taken for the same one."""
    return words(_NUMBER.sub("0", text))


def digits(text: str) -> Features:
    """Count digits, first and last digits, digits of a number, in all and by part."""
    found: Counter[str] = Counter()
    for part, told in json.loads(text).items():
        numbers = _NUMBER.findall(json.dumps(told, ensure_ascii=False))
        for where in (part, "all"):
            for number in numbers:
                plain = number.replace(".", "")
                found[f"{where} first {plain.lstrip('0')[:1]}"] += 1
                found[f"{where} last {plain[-1]}"] += 1
                found[f"{where} {len(plain.lstrip('0'))} digits"] += 1
                found[f"{where} {len(number.partition('.')[2])} decimals"] += 1
                found.update(f"{where} digit {digit}" for digit in plain)
            found[f"{where} numbers"] += len(numbers)
    return found


def repeats(text: str) -> Features:
    """Count the numbers that stand in one place alone, and the different ones of every part.

    This is no shortcut but a check of consistency: whether the answer is what the working found.
    """
    found: Counter[str] = Counter()
    for part, told in json.loads(text).items():
        numbers = _NUMBER.findall(json.dumps(told, ensure_ascii=False))
        found[f"{part} different numbers"] += len(set(numbers))
    everything = Counter(_NUMBER.findall(text))
    found["numbers that stand alone"] = sum(count == 1 for count in everything.values())
    return found


def lengths(text: str) -> Features:
    """Return the length of every part and of every text by its place."""
    found: dict[str, float] = {"all": len(text) / 10}
    for path, value in _leaves(json.loads(text)):
        size = len(value) if isinstance(value, str) else len(str(value))
        found[path] = found.get(path, 0) + size / 10
        found[f"{path} count"] = found.get(f"{path} count", 0) + 1
    return found


def paths(text: str) -> Features:
    """Count the paths of the JSON, without and with what short texts stand there."""
    found: Counter[str] = Counter()
    for path, value in _leaves(json.loads(text)):
        found[path] += 1
        if isinstance(value, str) and len(value) <= 40:
            found[f"{path} = {_NUMBER.sub('0', value)}"] += 1
    return found


READERS: Mapping[str, Reader] = {
    "character n-grams": letters,
    "words": words,
    "wording without numbers": wording,
    "digits": digits,
    "lengths": lengths,
    "JSON paths": paths,
    "repeated numbers": repeats,
}
"""What the audit's classifiers look at, by the name in its tables."""


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}/{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from _leaves(inner, f"{path}/*")
    else:
        yield path, value
