"""What a question says of a scale, and of nothing in its scene: "use 0 °C = 273 K"."""

from __future__ import annotations

import re

_SCALE = re.compile(
    r"(?:\b(?:and )?(?:use|using|take|taking|with|where|let) )?"
    r"\b0(?:\.0)? ?°? ?C (?:=|is|as|corresponds to|equals|equal to) 273(?:\.\d{1,2})? ?K\b",
    re.IGNORECASE,
)


def without_scale(text: str) -> str:
    """Return a question without what it says of the zero of a scale."""
    return _SCALE.sub(" ", text) if "273" in text else text
