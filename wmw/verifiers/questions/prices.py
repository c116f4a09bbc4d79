"""A price of energy with its currency, as a plain number for each kilowatt-hour.

"0.30 euro per kilowatt hour" is a price of 0.30 for a kWh, and the cost is in that currency, too.
Cents are left as they are: who is asked for a cost answers in euros as well as in cents. So is a
price that is only told, where no cost is asked for.
"""

from __future__ import annotations

import re

from wmw.verifiers.questions.asking import asking_sentences

_PRICE = re.compile(
    r"(?P<sign>[€£$] ?)?(?P<value>\b\d{1,5}(?:[.,]\d{1,4})?)"
    r"(?: ?(?P<name>euros?|dollars?|pounds?|francs?|rupees|crowns?|EUR|USD|GBP|CHF|€|£))?"
    r" ?(?:per|for (?:one|each|every|a)|an?|each|/) ?(?:kWh|kilowatt[- ]?hours?)(?![a-z])"
)
_ASKS_COST = re.compile(
    r"\b(?:costs?|pays?|bills?|prices?|charged?|saved?|saves|spends?|spent|cheaper|dearer|money)\b",
    re.I,
)
_HAS_PRICE = re.compile(r"kWh|kilowatt[- ]?hour")


def without_currency(text: str) -> str:
    """Return a question with each price of a kilowatt-hour as a number per kWh."""
    if _HAS_PRICE.search(text) is None:
        return text
    if not any(map(_ASKS_COST.search, asking_sentences(text))):
        return text

    def plainly(match: re.Match[str]) -> str:
        if not (match["sign"] or match["name"]):
            return match[0]
        return f"{match['value']} per kWh"

    return _PRICE.sub(plainly, text)
