"""Where traces state things, and where two of them differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from jsonpointer import resolve_pointer

from wmw.generators.notation import plain_units
from wmw.generators.numbers import ascii_minus, number

BEFORE = "/state_0"
EQUATION = "/transition/equation"
WORKING = "/derivation"
AFTER = "/state_1/new_variables"
CHANGE = "/state_1/predicted_change"
ANSWER = "/answer/value"
GIVEN = ("/state_0/objects", "/state_0/variables")
"""Where givens stand, but for what follows from them."""


def escaped(key: str) -> str:
    """Return a key as JSON pointers write it."""
    return key.replace("~", "~0").replace("/", "~1")


def differences(old: Any, new: Any, at: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield what differs: leaves, or lists of other length, with their JSON pointers.

    A member that one of the two lacks is None there.
    """
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old if old.keys() == new.keys() else dict.fromkeys((*old, *new)):
            yield from differences(old.get(key), new.get(key), f"{at}/{escaped(key)}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (mine, theirs) in enumerate(zip(old, new, strict=True)):
            yield from differences(mine, theirs, f"{at}/{index}")
    elif old != new:
        yield at, old, new


def changed(old: Mapping[str, Any], new: Mapping[str, Any], below: str) -> str | None:
    """Return the first pointer below a place at which two traces differ."""
    return next((p for p, *_ in differences(old, new) if p.startswith(below)), None)


def restated(
    old: Mapping[str, Any], new: Mapping[str, Any], below: Iterable[str], before: str, after: str
) -> str | None:
    """Return the first pointer below some places at which one value has become another one.

    Where several values differ, the place of another one will not do.
    """
    for place in below:
        mine, theirs = (resolve_pointer(trace, place) for trace in (old, new))
        for pointer, right, wrong in differences(mine, theirs):
            if _is(right, before) and _is(wrong, after):
                return place + pointer
    return None


def _is(value: object, text: str) -> bool:
    """Tell whether a trace's value is that of a text, as a text or as a bare number."""
    if isinstance(value, str):
        return plain_units(ascii_minus(value)) == plain_units(ascii_minus(text))
    return value == number(text)
