"""The refractive indices of two media by the way that light takes: from glass into water.

"The index of water is 1.33 and that of glass is 1.52" names the media and not which comes first;
the sentence that tells the way does.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled

_LIGHT = re.compile(r"\b(?:light|rays?|beams?|laser)\b", re.I)
_THING = r"(?:the |an? )?(?:(?:block|layer|sheet|piece|pool|tank) of )?"
_NOUN = (
    r"(?!(?:the|an?|right|left|above|below|one|point|this|that)\b)[a-z]{3,12}(?: (?:glass|oil))?"
)
_BRACKET = r"(?: \([^()]{1,24}\))?"
_WAYS = (
    re.compile(
        rf"\bfrom {_THING}(?P<one>{_NOUN}){_BRACKET},? (?:in)?to {_THING}(?P<two>{_NOUN})\b", re.I
    ),
    re.compile(
        rf"\b(?:enter(?:s|ing)?|into) {_THING}(?P<two>{_NOUN}){_BRACKET}"
        rf" from {_THING}(?P<one>{_NOUN})\b",
        re.I,
    ),
)
_VALUE = r"(?P<value>\d(?:[.,]\d{1,4})?)(?![\d.,]*\d)"
_INDEX = r"(?:(?:refractive )?ind(?:ex|ices)(?: of refraction)?|n)"


def indices_in_order(text: str) -> str:
    """Return a question with the indices of the two media that light passes put as n_1 and n_2."""
    way = next((found for told in _WAYS if (found := told.search(text))), None)
    if way is None or not _LIGHT.search(text) or way["one"].lower() == way["two"].lower():
        return text
    for name, medium in (("n_1", way["one"]), ("n_2", way["two"])):
        noun = re.escape(medium)
        told = compiled(
            rf"(?:\b(?:the )?(?:{_INDEX}|that) (?:of|for) (?:the )?{noun}(?: is| =|,|:)? "
            rf"|\b{noun}(?: has| with|:|,)?(?: an?)? {_INDEX}(?: of| is| =)? ){_VALUE}",
            re.I,
        )
        if len(told.findall(text)) == 1:
            text = told.sub(rf"{name} = \g<value>", text)
    return text
