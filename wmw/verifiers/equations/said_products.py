"""Products and quotients of numbers whose result is told in a word: "120 × 0.9 T / 2 s gives 54 V".

What is worked out is as binding with "gives" between as with an equals sign. Only where nothing but
numbers with their units is multiplied and divided: words and letters may mean anything, and so may
a word before the product: "the root of 2 × 8 gives 4", "5 plus 2 × 3 is 11".
"""

from __future__ import annotations

import re

from wmw.core.work import spend

_NUMBER = (
    r"\(?\d{1,7}(?:\.\d{1,7})?"
    r"(?:e[+-]?\d{1,2}| ?[×·*] ?10(?:\^?\(?[-−]?\d{1,2}\)?|[⁻⁺]?[⁰¹²³⁴-⁹]{1,2}))?"
)
_UNIT = (
    r"(?: ?(?:[kMmµμnc]?(?:m|s|g|N|J|W|V|A|T|Wb|Ω|Ω|C|Hz|H|F|Pa)|h|ohms?|turns|K|°C|rad)"
    r"(?:[²³]|\^[23])?(?:/(?:s|m|h|kg|K)(?:[²³]|\^[23])?)?)?(?!\w)\)?"
)
_FACTOR = rf"{_NUMBER}{_UNIT}"
_PRODUCT = re.compile(
    r"(?:\A|(?<=[:;.] )|(?<=[a-z], )"
    r"|(?<=\b(?:is|so) )|(?<=\b(?:then|thus|that|here) )|(?<=\bhence ))"
    rf"(?P<product>{_FACTOR}(?: ?[×·*/÷] ?{_FACTOR}){{1,7}}),?"
    r" (?:which |this |that )?(?:gives|yields|makes|is|equals|comes to|amounts to|i\.e\.,?"
    r"|that is,?) (?=(?:about |approximately |roughly |≈ ?|~ ?)?\d)"
)
"""A product that a sentence begins with, or what it tells: not "5 plus 2 × 3 gives 11"."""
_MORE = re.compile(
    r"\b(?:roots?|squared?|squares|half|twice|double|sines?|cosines?|tangents?|add(?:s|ing|ed)?"
    r"|subtract(?:s|ing|ed)?|plus|minus|less|more|sum|difference|rest|inverse|reciprocal|average"
    r"|mean)\b|[√²³^]",
    re.I,
)
"""Words of a sentence that something else may be done by with its product."""
_SENTENCE_END = re.compile(r"[.;] ")
_LOOK = 4
"""Steps of work for each hundred characters of a text with such a word."""


def with_results_equated(text: str) -> str:
    """Return a text in which the told result of a product of numbers is put equal to it."""
    if not re.search(r"[×·*/÷]", text):
        return text
    spend(_LOOK * (1 + len(text) // 100))
    return _PRODUCT.sub(_equated, text)


def _equated(match: re.Match[str]) -> str:
    before = _SENTENCE_END.split(match.string[: match.start()])[-1]
    return match[0] if _MORE.search(before) else f"{match['product']} = "
