"""The axis that question or trace state: which direction is counted as positive."""

from __future__ import annotations

import re

from wmw.verifiers.claims import Claims

DIRECTIONS = r"(?:(?:right|left|east|west|north|south|up|down)(?:wards?)?|ups|downs)"
_POSITIVE = re.compile(
    rf"\b(?P<way>{DIRECTIONS})(?: direction)? (?:(?:taken|counted|chosen|counting|defined) )?"
    r"(?:(?:as|is|to be|be|being|counts as) )?(?:the )?positive\b"
    r"(?! (?:\w+ly )?(?:charge|plate|terminal|ion|pole|end|half)\w*)"
    rf"|\bpositive (?:direction )?(?:is |to the |towards the )?(?P<other>{DIRECTIONS})\b",
    re.I,
)


_SOME_AXIS = re.compile(
    r"\b(?:as|is|to be|being|counts as|counted as|counts) (?:the )?positive\b(?! [a-z]+ly)"
    r"(?! (?:charge|plate|terminal|ion|pole|end|half|lens|work)\w*)",
    re.I,
)


def states_axis(claims: Claims) -> bool:
    """Tell whether question or assumptions count some direction as positive, by whatever words."""
    texts = (claims.question, *(text.text for text in claims.assumptions))
    return any(_POSITIVE.search(text) or _SOME_AXIS.search(text) for text in texts)


def positive_direction(claims: Claims) -> str | None:
    """Return the direction that question or assumptions count as positive, where they say one."""
    return _positive_in(claims.question, *(text.text for text in claims.assumptions))


def positive_asked(claims: Claims) -> str | None:
    """Return the direction that the question counts as positive, where it says one."""
    return _positive_in(claims.question)


def _positive_in(*texts: str) -> str | None:
    found = {
        plain_direction(match["way"] or match["other"])
        for text in texts
        for match in _POSITIVE.finditer(text)
    }
    return found.pop() if len(found) == 1 else None


def plain_direction(direction: str) -> str:
    """Return a direction without what makes an adverb of it: up for upwards."""
    return re.sub(r"(?:ward)?s?\Z", "", direction.lower())
