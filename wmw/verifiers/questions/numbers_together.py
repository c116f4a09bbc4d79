"""Numbers told together: in a list, of one state, of one body, and one of several bodies alike."""

from __future__ import annotations

import re
from itertools import pairwise

from wmw.core.quantity import Mention

_BETWEEN = re.compile(r"\s*(?:,|and|, and|&)\s*", re.I)
_ALIKE = re.compile(
    r"\b(?:(?:two|three|identical|equal)\s+|(?:identical|equal|each)\b[^.;?!\d]{0,40})$", re.I
)
_EACH = re.compile(r"\s*(?:\w+\s+)?each\b", re.I)
"""Words by which one number belongs to several bodies alike."""
_JOINED = re.compile(
    r"\s*,?\s*\(?(?:(?:at|and|under|with)\s+)?(?:an?\s+|the\s+|its\s+)?"
    r"(?:(?:pressure|temperature|volume)(?:\s+of)?\s+)?"
)
"""What stands between two numbers of one state: "2.0 L at a pressure of 300 kPa"."""
_PAIRED = re.compile(r"\s*,\s*")
"""What stands between two numbers of one body: "a 4.0 m, 25 kg beam"."""
_BEFORE, _AFTER = 60, 30
"""How far, in characters, words are looked at that make a number one of several bodies."""


def listed(stem: str, mentions: tuple[Mention, ...]) -> frozenset[int]:
    """Return the mentions that stand in a list of like values: "4.0 Ω, 6.0 Ω and 12 Ω".

    They belong to like quantities in order; the words beside the list tell none of them apart.
    """
    found: set[int] = set()
    for index, (one, other) in enumerate(pairwise(mentions)):
        if one.measurement.unit is None or other.measurement.unit is None:
            continue
        if one.measurement.unit.dimension != other.measurement.unit.dimension:
            continue
        if _BETWEEN.fullmatch(stem, one.end, other.start):
            found |= {index, index + 1}
    return frozenset(found)


def is_of_each(stem: str, mention: Mention) -> bool:
    """Tell whether words beside a number make it one of several bodies alike."""
    before = stem[max(0, mention.start - _BEFORE) : mention.start]
    after = stem[mention.end : mention.end + _AFTER]
    return _ALIKE.search(before) is not None or _EACH.match(after) is not None


def joined(stem: str, mentions: tuple[Mention, ...]) -> list[int]:
    """Return the mentions that tell of one state with the one before."""
    return [
        index
        for index, (one, other) in enumerate(pairwise(mentions), start=1)
        if _JOINED.fullmatch(stem, one.end, other.start)
    ]


def are_paired(stem: str, one: Mention, other: Mention) -> bool:
    """Tell whether two numbers of unlike kinds stand beside one body: "a 4.0 m, 25 kg beam"."""
    units = one.measurement.unit, other.measurement.unit
    return (
        units[0] is not None
        and units[1] is not None
        and units[0].dimension != units[1].dimension
        and _PAIRED.fullmatch(stem, one.end, other.start) is not None
    )
