"""The speed of what somebody throws, told behind the thing: "throws a ball to the right at 5 m/s".

Between the verb and its number stand the thing, its mass and its way, so that the number was only
one "at" which something moves. Who throws standing on ice, a boat or a sled is of interest for what
becomes of him; there the number is put as what the thing is thrown at.
"""

from __future__ import annotations

import re

_THROWER = re.compile(
    r"\b(?:ice|icy|frozen|rink|frictionless|friction-free|skat\w+|skateboard|boat|raft|canoe|sled"
    r"|sledge|trolley|cart|space\w*|astronaut|pond)\b",
    re.I,
)
_STRUCK = re.compile(
    r"\b(?:catch\w*|caught|hits?|strikes?|collid\w*|collision|lands?|wall)\b", re.I
)
_THROWN = re.compile(
    r"\b(?:throws|tosses|hurls|flings|slings|ejects)(?P<thrown> (?:[^.?!;,]|\.(?=\d)){0,90}?)"
    r"\b(?P<at>at|with)(?P<rate> (?:a |an )?(?:horizontal )?(?:speed|velocity)(?: of)?)?"
    r"(?= (?:only |about )?\d{1,4}(?:\.\d{1,4})? ?(?:m/s|m s\b|km/h))",
    re.I,
)


def as_thrown(text: str) -> str:
    """Return a question in which such a number stands behind "thrown at"."""
    if not _THROWER.search(text) or _STRUCK.search(text):
        return text
    return _THROWN.sub(r"throws\g<thrown>, thrown at", text)
