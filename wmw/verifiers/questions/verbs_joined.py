"""Verbs that what they are about parts from their other half: "lets a hammer and a feather go".

So does the height of what is passed: "passes a 1.5 m high window" is a window 1.5 m high.
"""

from __future__ import annotations

import re

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
    """Return a question in which what is let go stands behind, and a window before its height."""
    text = _LETS_GO.sub(r"\g<let> go of \g<what>", text)
    if _HIGH_WINDOW.search(text):
        text = _HIGH_WINDOW.sub(_window_first, text)
    return text


def _window_first(match: re.Match[str]) -> str:
    return f"{match['past']} {match['one']} window {match['high'].replace('-', ' ')}"
