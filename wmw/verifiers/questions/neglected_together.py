"""Friction that is neglected in one breath with something else, said of each by itself.

"Friction and air drag are negligible" says that friction is negligible, which no other words tell
of a smooth slope.
"""

from __future__ import annotations

import re

_OTHER = r"(?P<other>(?:the )?[a-z]{2,12}(?: [a-z]{2,12}){0,4}?)"
_HOW = (
    r"(?P<be>are|can be|may be|should be|is|were) (?P<how>negligible|neglected|ignored"
    r"|disregarded|negligibly small|absent)\b"
)
_FIRST = re.compile(rf"\b(?P<first>[Ff]riction) and {_OTHER} {_HOW}")
_LAST = re.compile(rf"\b{_OTHER} and (?P<first>friction) {_HOW}", re.I)
_VERB = re.compile(
    r"\b(?P<verb>(?:neglect|ignor|disregard)(?:e|ing)?) "
    r"(?P<other>(?:the |any )?[a-z]{2,12}(?: [a-z]{2,12}){0,4}?) and (?:any |all )?friction\b"
    r"(?! [a-z]+ (?:is|are)\b)",
    re.I,
)


def _each(match: re.Match[str]) -> str:
    be = {"are": "is", "were": "is"}.get(match["be"], match["be"])
    return f"{match['first']} {be} {match['how']} and {match['other']} {be} {match['how']}"


def neglected_apart(text: str) -> str:
    """Return a question in which friction, neglected together with something, is so by itself."""
    if " and " not in text or "riction" not in text:
        return text
    told = _FIRST.sub(_each, text)
    if told == text:
        told = _LAST.sub(_each, text)
    return _VERB.sub(r"\g<verb> \g<other> and \g<verb> friction", told)
