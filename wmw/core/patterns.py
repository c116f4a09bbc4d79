"""Patterns of declarations and of the words of a trace, each compiled once while it recurs."""

from __future__ import annotations

import re
from functools import cache, lru_cache

_KEPT = 4096
_LONGEST = 400
"""How many characters a pattern may have to be kept: a name of 10,000 letters fills no memory."""


def compiled(text: str, flags: int = 0) -> re.Pattern[str]:
    """Return the compiled pattern.

    `re` itself keeps 512, which the names of a few dozen traces drive out again, and compiling
    then takes a fifth of the time that a trace is judged in.
    """
    return _kept(text, flags) if len(text) <= _LONGEST else re.compile(text, flags)


@lru_cache(maxsize=_KEPT)
def _kept(text: str, flags: int) -> re.Pattern[str]:
    return re.compile(text, flags)


@cache
def declared(text: str) -> re.Pattern[str]:
    """Return the compiled pattern of a declaration, however long it is: there are but so many."""
    return re.compile(text)
