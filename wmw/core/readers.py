"""How an answer in words is read where its wordings are open: one of the bodies, or both alike."""

from __future__ import annotations

import re

_WORD = re.compile(r"[a-z]+")
_ALIKE = frozenset(
    {
        "same",
        "equal",
        "equally",
        "both",
        "neither",
        "together",
        "simultaneously",
        "tie",
        "identical",
    }
    | {"alike", "once", "equals", "simultaneous", "none"}
)
_OPEN = frozenset(
    {"not", "cannot", "depend", "depends", "unequal", "different", "unless", "if", "impossible"}
)
_NOTHING = frozenset({"zero", "none", "nil", "vanishes", "balanced"})
_LONGEST = 12
"""More words than these say more than which one it is."""

ALIKE, ONE = "alike", "one"
ZERO, SOME = "zero", "some"


def alike_or_one(text: str) -> str | None:
    """Return ALIKE for "both land at the same time", ONE for "Ben's ball"; None if it is open."""
    words = _WORD.findall(text.lower())
    if words[:2] == ["not", "related"] or "unrelated" in words:
        return ONE
    if not words or _OPEN & set(words) or len(words) > _LONGEST:
        return None
    return ALIKE if _ALIKE & set(words) else ONE


def zero_or_some(text: str) -> str | None:
    """Return ZERO for "zero" and "there is none", SOME for "mg sin θ, down the slope"."""
    words = _WORD.findall(text.lower())
    if not words or _OPEN & set(words) or "or" in words:
        return None
    return ZERO if _NOTHING & set(words) or words[:2] == ["no", "net"] else SOME
