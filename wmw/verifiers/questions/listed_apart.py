"""Two coefficients that are named together and then told in this order, each put by its value.

"The coefficients of static and kinetic friction are 0.50 and 0.30, respectively": beside the 0.50
stands the name of the other one, and the order alone tells which is which.
"""

from __future__ import annotations

import re

_KIND = r"(?:static|kinetic|sliding|dynamic|limiting|rolling)"
_NUMBER = r"\d{1,2}(?:[.,]\d{1,4})?"
_BETWEEN = r"(?P<between>[^.?!;:=\d]{0,120}?)"
_VALUES = (
    rf"(?P<are>\b(?:are|is|were|of|being|equal|as|to be|be)(?: (?:given as|equal to|about))?:?)\s"
    rf"\(?(?P<first>{_NUMBER})(?:,? and |, )(?P<second>{_NUMBER})"
    r"(?![\d.,]*\d|\s?(?:[%°]|[a-zA-Z]+/|k?g\b|c?m\b|N\b))"
)
_LISTED = (
    re.compile(
        rf"\bcoefficients? (?:of|for) (?:the )?(?P<one>{_KIND}) and (?:(?:of|for) )?(?:the )?"
        rf"(?P<two>{_KIND}) friction{_BETWEEN}{_VALUES}",
        re.I,
    ),
    re.compile(
        rf"\b(?P<one>{_KIND}) and (?P<two>{_KIND})"
        rf" (?:coefficients of friction|friction coefficients){_BETWEEN}{_VALUES}",
        re.I,
    ),
)
_RESPECTIVELY = re.compile(r"\A,? respectively\b")


_THAT_OF = re.compile(rf"\b(?:that|the one) (?:of|for) (?P<kind>{_KIND}) friction\b", re.I)


def listed_apart(text: str) -> str:
    """Return a question with each of two coefficients of friction told beside its own value."""
    text = _THAT_OF.sub(r"the coefficient of \g<kind> friction", text)
    for listed in _LISTED:
        match = listed.search(text)
        if match is None:
            continue
        rest = _RESPECTIVELY.sub("", text[match.end() :])
        return (
            f"{text[: match.start()]}coefficient of {match['one']} friction{match['between']}"
            f"{match['are']} {match['first']} and the coefficient of {match['two']} friction is"
            f" {match['second']}{rest}"
        )
    return text
