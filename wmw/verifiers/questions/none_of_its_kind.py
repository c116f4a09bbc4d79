"""What a number is no value of, by the words right behind it: a height is no way along the ground.

So is a diameter none of the values where a question tells of radii alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from wmw.core.family import Family, Quantity, Sort
from wmw.core.quantity import Mention
from wmw.verifiers.forces.told_forces import is_a_push, weights

_TIMES_IN = re.compile(r"\s*times (?:in|within|during|every|per|each)\b", re.I)
"""Words behind a number of times: "12 times in 8.0 s"."""
_COUNT = re.compile(r"number of ")
_LIES_OTHERWISE: Mapping[Sort, re.Pattern[str]] = {
    "level distance": re.compile(r"[ -](?:high|tall)\b"),
    "arm": re.compile(r"[ -]marks?\b"),
    "breadth": re.compile(r" (?:above|below|higher|lower|beneath)\b"),
    "height": re.compile(r" (?:away )?from (?:the |its )?(?:foot|base) of\b"),
}
"""Words right behind a number that make it no length of that sort.

What is so high is no way along the ground, a mark on a bar no arm, a level no breadth, and a place
on the ground no height.
"""
_RADIUS = re.compile(r"\bradi(?:us|i)\b", re.IGNORECASE)
_DIAMETER = re.compile(r"\bdiameters?\b", re.IGNORECASE)
_ACROSS = re.compile(r"\b(?:diameters?|across|wide|bore|thick)\b", re.IGNORECASE)
"""Words beside a number that make it a diameter, be there radii as well."""


class Kinds:
    """Of what kinds a number may be, by the words right behind it."""

    def __init__(self, stem: str, mention: Mention, family: Family) -> None:
        bare = mention.measurement.unit is None
        self._counted = bare and _TIMES_IN.match(stem, mention.end) is not None
        self._weights = weights(family.name) if is_a_push(stem, mention) else frozenset()
        self._out = {
            sort for sort, behind in _LIES_OTHERWISE.items() if behind.match(stem, mention.end)
        }

    def have(self, quantity: Quantity) -> bool:
        """Tell whether the number may be a value of the quantity."""
        if quantity.name in self._weights:
            return False
        if self._counted and not _COUNT.match(quantity.meaning):
            return False
        return quantity.sort not in self._out


def other_breadths(stem: str, family: Family) -> frozenset[str]:
    """Return the diameters of what is told by radii alone, and the other way round."""
    radii = _RADIUS.search(stem) is not None
    if radii and _ACROSS.search(stem) is None:
        other, told = "diameter", "radius"
    elif not radii and _DIAMETER.search(stem) is not None:
        other, told = "radius", "diameter"
    else:
        return frozenset()
    parted = [(q.name, *q.meaning.partition(" ")) for q in family.quantities]
    of_told = {of_what for _, noun, _, of_what in parted if noun == told}
    return frozenset(
        name for name, noun, _, of_what in parted if noun == other and of_what in of_told
    )
