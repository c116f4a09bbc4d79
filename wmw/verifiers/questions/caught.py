"""Somebody at rest on ice who catches something: "catches a 4.0 kg ball" is a ball of 4.0 kg.

The number between the verb and what is caught would part the words that tell of the catch.
"""

from __future__ import annotations

import re

_ICE = re.compile(r"\b(?:ice|skat\w+|pond|lake|rink|frictionless|rollerblad\w+|space)\b", re.I)
_STILL = re.compile(
    r"\b(?:at rest|still|motionless|stationary|standing|stands|floats|floating)\b", re.I
)
_CATCHES = re.compile(
    r"\b(?P<does>catch|catches|caught|catching) (?P<one>an?|the) "
    r"(?P<mass>\d{1,4}(?:[.,]\d{1,3})?[ -]?k?g) (?P<what>(?:[a-z]{3,10} )?[a-z]{3,10})"
    r"(?=,|\.| (?:that|which|thrown|flying|moving|coming|tossed|sliding|and|with|at|travelling"
    r"|traveling|arriving|of|from)\b)",
    re.I,
)


def caught(text: str) -> str:
    """Return a question in which what is caught stands behind the verb, and its mass behind it."""
    if not (_CATCHES.search(text) and _ICE.search(text) and _STILL.search(text)):
        return text
    return _CATCHES.sub(r"\g<does> \g<one> \g<what> of mass \g<mass>", text)
