"""An asking sentence in the words that families use, where its own ask for nothing that is known.

"The lamp's resistance" is the resistance of the lamp, "how many volts" asks for a voltage, and "how
much current" for what current.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_UNITS = {
    "amps?|amperes?|milliamps?": "current",
    "volts?|millivolts?|kilovolts?": "voltage",
    "watts?|kilowatts?|milliwatts?": "power",
    "ohms?|kilohms?": "resistance",
    "coulombs?": "charge",
}
_HOW_MANY = tuple(
    (re.compile(rf"\bhow many (?:{units})\b"), f"what {noun}") for units, noun in _UNITS.items()
)
_BY_HOW_MANY = re.compile(
    r"\bby how many (?:(?:milli|centi|kilo)?met(?:re|er)s?|(?:kilo)?grams?|(?:kilo)?newtons?|mm|cm"
    r"|m|kg|g|n|(?:kilo)?pascals?|kpa|pa|(?:kilo)?joules?|seconds?|s)(?= )"
)
"""What asks by how much, and in which unit."""
_HOW_MUCH = re.compile(r"\bhow much (?=(?:current|voltage|resistance|charge)\b)")
_OWNED = re.compile(
    r"\b(?P<of>[a-z]{3,16}) s (?P<what>(?:[a-z]{3,12} )?(?:resistance|current|voltage|power|emf"
    r"|capacitance|inductance|speed|acceleration|mass|density|temperature|period|frequency))\b"
)
"""What stands behind an apostrophe, which plain texts have as a space."""
_HOW_BIG = re.compile(r"\bhow (?:big|large|great)(?= )")
_BY_HOW_MUCH = re.compile(
    r"\bby how (?:much|many [a-z]+) (?P<verb>(?:are|was|were|does|do|will|must) |)"
    r"(?P<what>[^?]{1,80}?) (?P<more>more|less|higher|lower|larger|smaller|greater|longer|shorter)"
    r"(?= (?:[a-z]+ ){0,6}than\b| ?\Z| (?:in|at|on|there|here|now|then)\b)"
)
"""What asks of a thing by how much it is more than another."""
_BOUND = re.compile(r"\bat (?:most|least)\b")
"""What makes of a quantity its greatest or least value, which may have a name of its own."""


def asked_otherwise(low: str) -> Iterator[str]:
    """Yield a plain asking sentence in other words, if there are any."""
    if _BOUND.search(low):
        return
    said = _HOW_BIG.sub("what", low)
    for pattern, noun in _HOW_MANY:
        said = pattern.sub(noun, said)
    said = _HOW_MUCH.sub("what ", said)
    said = _BY_HOW_MANY.sub("by how much", said)
    said = _OWNED.sub(r"\g<what> of \g<of>", said)
    said = _BY_HOW_MUCH.sub(r"how much \g<more> \g<verb>\g<what>", said)
    if said != low:
        yield said
