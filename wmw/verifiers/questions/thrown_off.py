"""The speed of what somebody throws, told behind the thing: "throws a ball to the right at 5 m/s".

Between the verb and its number stand the thing, its mass and its way, so that the number was only
one "at" which something moves. Who throws standing on ice, a boat or a sled is of interest for what
becomes of him; there the number is put as what the thing is thrown at, and he is the second body
of the two, as what is thrown is the first.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled

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
_WHO = re.compile(
    r"\b(?:[Aa]n?|[Tt]he) \d{2,3}(?:\.\d)?[ -]?kg (?P<who>[a-z]{3,12})\b[^.;?!]{0,60}\Z"
)
_MASS_THROWN = re.compile(
    r" (?:an?|the|her|his) \d{1,3}(?:\.\d{1,3})?[ -]?k?g (?P<thing>[a-z]{3,12})\b"
)


def as_thrown(text: str) -> str:
    """Return a question in which such a number stands behind "thrown at"."""
    if not _THROWER.search(text) or _STRUCK.search(text):
        return text
    thrown = list(_THROWN.finditer(text))
    if len(thrown) == 1:
        who = _WHO.search(text[: thrown[0].start()])
        what = _MASS_THROWN.match(thrown[0]["thrown"])
        if who and what and who["who"] != what["thing"]:
            rest = compiled(rf"\bthe {who['who']}\b").sub(
                "the second body", text[thrown[0].end() :]
            )
            text = text[: thrown[0].end()] + rest
    return _THROWN.sub(r"throws\g<thrown>, thrown at", text)
