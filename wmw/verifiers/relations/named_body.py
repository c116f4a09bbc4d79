"""Patterns for a body by the words that name it."""

from __future__ import annotations

import re


def body_pattern(name: str) -> str:
    """Return a pattern for a body by its full name, or by its last word where that tells.

    That of a body without a name is found nowhere.
    """
    if not name.strip():
        return "(?!)"
    last = name.split()[-1]
    return re.escape(name) if len(last) < 3 else rf"(?:{re.escape(name)}|{re.escape(last)})"
