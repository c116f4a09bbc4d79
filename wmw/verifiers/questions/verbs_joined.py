"""Verbs that what they are about parts from their other half: "lets a hammer and a feather go".

So does a mass, where somebody at rest on ice catches something: "catches a 4.0 kg ball" is a ball
of 4.0 kg, and the words that tell of the catch stand together.
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


_LETS_GO = re.compile(
    r"\b(?P<let>lets|let|letting) (?P<what>(?:an?|the|both|two|his|her|one)"
    r" (?:[^.;?!]|\.(?=\d)){2,60}?) go"
    r"(?= (?:from|at|in|together|simultaneously|side|above|over|and)\b|[.,;?!])"
)

_HIGH_WINDOW = re.compile(
    r"\b(?P<past>pass|passes|passed|passing|past) (?P<one>an?|the) "
    r"(?P<high>\d{1,2}(?:[.,]\d{1,2})?[ -]c?m[ -](?:high|tall)) window\b(?! (?:sill|ledge)\b)"
)


def verbs_joined(text: str) -> str:
    """Return a question in which what is let go, passed or caught has its measure behind it."""
    text = _LETS_GO.sub(r"\g<let> go of \g<what>", text)
    if _HIGH_WINDOW.search(text):
        text = _HIGH_WINDOW.sub(_window_first, text)
    if not (_CATCHES.search(text) and _ICE.search(text) and _STILL.search(text)):
        return text
    return _CATCHES.sub(r"\g<does> \g<one> \g<what> of mass \g<mass>", text)


def _window_first(match: re.Match[str]) -> str:
    return f"{match['past']} {match['one']} window {match['high'].replace('-', ' ')}"
