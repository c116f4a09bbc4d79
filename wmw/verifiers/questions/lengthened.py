"""How long a spring becomes that is "stretched to 36 cm", put into words.

Where a question tells how long the spring is unstretched, that is a length and no stretch; where
it does not, either may be meant, and the words are left as they stand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_SPRING = re.compile(r"\bspring\b", re.I)
_AT_FIRST = re.compile(
    r"\b(?:natural|unstretched|relaxed|unloaded|original|free) length\b"
    r"|\d ?[cm]?m[ -]long\b|\blong when (?:unstretched|unloaded|relaxed)\b",
    re.I,
)
_TO = re.compile(
    r"\b(?P<verb>(?:stretch|extend|lengthen|pull|compress|shorten|squeez)(?:ed|es|s)) to"
    r" (?P<size>\d{1,5}(?:\.\d{1,4})? ?[cm]?m\b)"
    r"(?! (?:beyond|past|from|longer|shorter|away|more|of stretch|of extension))",
    re.I,
)


def with_lengths(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record whose question calls the length of a stretched spring one."""
    question = record.get("question")
    if not isinstance(question, str) or not _SPRING.search(question):
        return record
    if not _AT_FIRST.search(question):
        return record
    return {**record, "question": _TO.sub(r"\g<verb> to a length of \g<size>", question)}
