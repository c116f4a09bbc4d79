"""Ratios that a question asks for in symbols: "give the ratio a_2 : a_1", "find t_Moon / t_Earth".

The marks of the two symbols say which of two values belongs to which side: "15° (track 1)", "on the
Moon (g = 1.6 m/s²)". One of the two is then what the other becomes, as where a question tells of
two states, and the ratio is that of the one asked for in them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from wmw.core.quantity import Mention

_ASKED = re.compile(
    r"(?<![\w/])(?P<stem>[^\W\d_]{1,2})_?\{?(?P<one>[A-Za-z]{1,12}|[12₁₂])\}?"
    r"\s{0,2}(?:[:/÷]|to)\s{0,2}(?P=stem)_?\{?(?P<other>[A-Za-z]{1,12}|[12₁₂])\}?(?![\w/])"
)
_FOLLOWS = re.compile(r"\s{0,2}(?:[a-z]{2,15} ){0,2}\((?P<label>[^()\d=]{0,30}[A-Za-z12]\b)\)")
"""A label in parentheses behind a number: "15° (track 1)", "a 6.0 Ω resistor (A)"."""
_WORD = re.compile(r"[^\W_]+")
_SHORT = 3
_SUBSCRIPTS = str.maketrans("₁₂", "12")


@dataclass(frozen=True, slots=True)
class RatioAsked:
    """The letter of what is asked for, and the marks of the side on top and of the one below."""

    stem: str
    marks: tuple[str, str]


def ratio_asked(asking: str) -> RatioAsked | None:
    """Return the ratio of two like symbols that a sentence asks for, if it is just one."""
    found = {match.group("stem", "one", "other") for match in _ASKED.finditer(asking)}
    if len(found) != 1:
        return None
    [(stem, one, other)] = found
    marks = (one.translate(_SUBSCRIPTS), other.translate(_SUBSCRIPTS))
    return RatioAsked(stem, marks) if marks[0] != marks[1] else None


def is_of_first(text: str, told: RatioAsked, pair: Sequence[Mention]) -> bool | None:
    """Tell whether the side on top is that of the first of two numbers; None where it is open."""
    first, second = pair
    behind = [_FOLLOWS.match(text, mention.end) for mention in pair]
    if all(behind):
        labels = [match["label"] for match in behind if match is not None]
    elif any(behind):
        return None
    else:
        labels = [text[: first.start].rpartition(". ")[2], text[first.end : second.start]]
    named = [[_is_marked(label, mark) for mark in told.marks] for label in labels]
    if named == [[True, False], [False, True]]:
        return True
    return False if named == [[False, True], [True, False]] else None


def _is_marked(label: str, mark: str) -> bool:
    """Tell whether a label has the word or letter that a symbol is marked with."""
    words = _WORD.findall(label)
    if mark in words or mark.lower() in (word.lower() for word in words if len(word) > 1):
        return True
    if len(mark) > _SHORT or mark.isdigit():
        return False
    initials = (word for word in words[1:] if mark.isupper() and word.istitle())
    return any(word.startswith(mark) for word in initials)
