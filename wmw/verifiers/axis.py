"""The axis that question or trace state: which direction is counted as positive."""

from __future__ import annotations

import re

from wmw.verifiers.claims import Claims

DIRECTIONS = r"(?:right|left|east|west|north|south|up(?:ward)?s?|down(?:ward)?s?)"
_POSITIVE = re.compile(
    rf"\b(?P<way>{DIRECTIONS}) (?:as|is|to be|being|counts as) (?:the )?positive\b"
    rf"|\bpositive (?:direction )?(?:is |to the |towards the )?(?P<other>{DIRECTIONS})\b",
    re.I,
)


def positive_direction(claims: Claims) -> str | None:
    """Return the direction that question or assumptions count as positive, where they say one."""
    texts = (claims.question, *(text.text for text in claims.assumptions))
    found = {
        plain_direction(match["way"] or match["other"])
        for text in texts
        for match in _POSITIVE.finditer(text)
    }
    return found.pop() if len(found) == 1 else None


def plain_direction(direction: str) -> str:
    """Return a direction without what makes an adverb of it: up for upwards."""
    return re.sub(r"(?:ward)?s?\Z", "", direction.lower())
