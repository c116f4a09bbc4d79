"""Products and quotients of numbers whose result is told in a word: "120 × 0.9 T / 2 s gives 54 V".

What is worked out is as binding with "gives" between as with an equals sign. Only where nothing but
numbers with their units is multiplied and divided: words and letters may mean anything.
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
    r"(?:\A|(?<=[a-z]{2} )|(?<=[:;.,] ))"
    rf"(?P<product>{_FACTOR}(?: ?[×·*/÷] ?{_FACTOR}){{1,7}}),?"
    r" (?:which |this |that )?(?:gives|yields|makes|is|equals|comes to|amounts to|i\.e\.,?"
    r"|that is,?) (?=(?:about |approximately |roughly |≈ ?|~ ?)?\d)"
)
_LOOK = 4
"""Steps of work for each hundred characters of a text with such a word."""


def with_results_equated(text: str) -> str:
    """Return a text in which the told result of a product of numbers is put equal to it."""
    if not re.search(r"[×·*/÷]", text):
        return text
    spend(_LOOK * (1 + len(text) // 100))
    return _PRODUCT.sub(r"\g<product> = ", text)
