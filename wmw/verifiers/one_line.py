"""Compass points of one pair alone, which are ways along a line and no plane."""

from __future__ import annotations

import re

_UPRIGHT = re.compile(r"\b(?:north|south)(?:ward|wards|bound|ern)?\b")
_ACROSS = re.compile(
    r"\b(?:(?:north|south)?(?:east|west)(?:ward|wards|bound|ern)?|perpendicular|right angles?"
    r"|angle|degrees|north of|south of|magnetic|pole|poles|vector|plane)\b"
)


def along_one_line(text: str) -> str:
    """Return a plain text that names north and south alone with east and west in their place.

    Who runs north meets who runs south along one line, as east and west do; only where both pairs
    are named is it a matter of a plane.
    """
    if not _UPRIGHT.search(text) or _ACROSS.search(text):
        return text
    return re.sub(r"\bsouth", "west", re.sub(r"\bnorth", "east", text))
