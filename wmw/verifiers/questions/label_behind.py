"""Parts with their value before and their label behind: "a 4 Ω resistor R1, a 6 Ω resistor R2".

The words left of the second number are then those of the first part. With the value put last each
number stands behind its own label: "a resistor R1 of 4 Ω, a resistor R2 of 6 Ω".
"""

from __future__ import annotations

import re

_PART = re.compile(
    r"(?<![\w.,=])(?P<value>\d{1,6}(?:[.,]\d{1,4})? ?-?(?:[kMmµμnp]?(?:Ω|Ω|F)|k?ohms?))[ -]"
    r"(?P<part>resistor|lamp|bulb|heater|capacitor) (?P<label>[RLCB]_?\d)"
    r"(?!\s?[=(]|\w| (?:of|with|has|is) \d)"
)


_CELLS = re.compile(
    r"\b(?P<many>(?:two|three|four|five|six|eight|ten|twelve)"
    r"(?: (?:identical|similar|equal|fresh|new))?)"
    r" (?P<value>\d{1,3}(?:[.,]\d{1,3})?[ -]?V|\d{1,3}(?:[.,]\d{1,3})?[ -]volts?)[ -]"
    r"(?:AA |AAA |dry )?(?P<part>cells|batteries)\b",
    re.I,
)


def with_value_behind(text: str) -> str:
    """Return a text in which the value of a labelled part of a circuit stands behind its label.

    So does the voltage of like cells: "two 1.5 V cells" are two cells, each of emf 1.5 V.
    """
    text = _CELLS.sub(r"\g<many> \g<part>, each of emf \g<value>,", text)
    return _PART.sub(r"\g<part> \g<label> of \g<value>", text)
