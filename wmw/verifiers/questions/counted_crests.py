"""A length over several crests of a wave, told as so many waves.

From the first of five crests to the last are four wavelengths: "the distance between five
successive crests is 12 m" gives no wavelength of 12 m.
"""

from __future__ import annotations

import re

_COUNTS = {"three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
_ORDINALS = {
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "eighth": 8,
    "ninth": 9,
    "tenth": 10,
}
_CREST = r"(?:wave )?(?:crest|trough|peak|compression|rarefaction|wave ?front)"
_SEVERAL = re.compile(
    r"\b(?:the )?(?:total )?(?:distance|spacing|length)"
    r" (?:between|of|across|over|covered by|spanned by)"
    rf" (?P<count>{'|'.join(_COUNTS)}|[3-9]|10) (?:successive|consecutive|adjacent|neighbou?ring)"
    rf" {_CREST}s(?P<of>(?: of| on| in) [^.,;?!\d]{{1,40}}?)? (?P<is>is|was|are|equals|measures)\b",
    re.I,
)
_FROM_FIRST = re.compile(
    rf"\b(?:the )?distance (?:from|between) (?:the )?(?:first|1st)(?: {_CREST})?"
    r" (?:to|and)(?: the)?"
    rf" (?P<count>{'|'.join(_ORDINALS)}|[4-9]th|10th|3rd) {_CREST}"
    r"(?P<of>(?: of| on| in) [^.,;?!\d]{1,40}?)? (?P<is>is|was|equals|measures)\b",
    re.I,
)
_HAS_CREST = re.compile(_CREST + "s?\\b", re.I)


def crests_counted(text: str) -> str:
    """Return a question with a length over several crests as one of whole waves."""
    if _HAS_CREST.search(text) is None:
        return text
    return _FROM_FIRST.sub(_as_wavelengths, _SEVERAL.sub(_as_wavelengths, text))


def _as_wavelengths(match: re.Match[str]) -> str:
    said = match["count"].lower()
    count = {**_COUNTS, **_ORDINALS}.get(said) or int(re.sub(r"\D", "", said))
    lead = "The" if match[0][0].isupper() else "the"
    return f"{lead} distance covered by {count - 1} complete waves{match['of'] or ''} {match['is']}"
