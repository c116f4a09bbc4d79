"""What a new value takes the place of, where the question names it by its old value.

"The 4.0 kg block is swapped for one of 5.0 kg" alters the mass that was 4.0 kg, whichever of two
masses would be read first; so does "the lighter block is swapped".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from wmw.core.quantity import Mention

_CHANGED = r"(?:swapp?ed|replaced|exchanged|substituted|traded|switched)"
_GONE = re.compile(
    rf"\b(?:is|are|was|gets|has been)(?: (?:then|now|later|next|subsequently|afterwards))?"
    rf" {_CHANGED}(?: out)? (?:for|by|with) (?:an? |the |one of |another )?(?:[a-z]+ ){{0,3}}\Z",
    re.I,
)
_GIVEN_UP = re.compile(
    r"\b(?:swaps?|replaces?|exchanges?|substitutes?|trades?)\b[^.;?!]{0,20}\Z", re.I
)
_FOR = re.compile(
    r"[^.;?!\d]{0,40}\b(?:for|by|with) (?:an? |the |one of |another )?(?:[a-z]+ ){0,3}\Z", re.I
)
_COMPARED = re.compile(
    rf"\b(?:the|its) (?:(?P<more>heav(?:y|ier)|larger|bigger)|light(?:er)?|smaller) [a-z]+"
    rf" (?:is|are|was|gets)(?: (?:then|now|later|next))? {_CHANGED}(?: out)? (?:for|by|with)"
    r" (?:an? |the |one of |another )?(?:[a-z]+ ){0,3}\Z",
    re.I,
)
_END = re.compile(r"(?<=[.?!;])\s+")


def replaced_by(stem: str, mentions: Sequence[Mention], index: int) -> int | None:
    """Return which mention of a question's numbers is the old value of a new one, if one is."""
    if not index:
        return None
    new, old = mentions[index], mentions[index - 1]
    units = [m.measurement.unit for m in (new, old)]
    if units[0] is None or units[1] is None or units[0].dimension != units[1].dimension:
        return None
    between = stem[old.end : new.start]
    if _END.search(between) or _END.split(stem[: old.start])[-1].count(",") > 1:
        return None
    passive = _GONE.search(between) is not None
    active = _GIVEN_UP.search(stem[: old.start]) is not None and _FOR.fullmatch(between)
    return index - 1 if passive or active else None


def greater_replaced(stem: str, mention: Mention) -> bool | None:
    """Tell whether a new value is that of the greater of two bodies, or of the lesser one."""
    told = _COMPARED.search(stem[max(0, mention.start - 90) : mention.start])
    return None if told is None else told["more"] is not None
