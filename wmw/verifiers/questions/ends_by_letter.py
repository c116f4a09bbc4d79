"""The two ends of a bar that a question calls by letters: "supports at its left end L and its right
end R. A painter stands 1.0 m from L."

Its readers know the left and the right end, and the supports there, by these words.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled

_SIDES = ("left", "right")
_USUAL = frozenset({"A", "B"})
"""The letters that every reader knows already."""
_LETTERED = {
    side: re.compile(
        rf"\b{side}(?:-hand)? (?:end|support)(?:,? called| marked|,)? (?P<behind>[A-Z])\b(?!['’])"
        rf"|\b(?P<ahead>[A-Z]) (?:is |stands )?(?:at|under|near) (?:the|its) {side}(?:-hand)? end\b"
    )
    for side in _SIDES
}


def ends_by_side(text: str) -> str:
    """Return a question in which such letters are the ends, and the supports, that they stand for.

    Only where each side has one letter of its own.
    """
    letters = {}
    for side, pattern in _LETTERED.items():
        found = {match["behind"] or match["ahead"] for match in pattern.finditer(text)}
        if len(found) == 1:
            letters[side] = found.pop()
    if len({*letters.values()}) != len(_SIDES) or {*letters.values()} == _USUAL:
        return text
    for side, letter in letters.items():
        told = r"(?! (?:at|under|near)\b)"
        support = compiled(rf"\b(?:the )?support(?: at)? {letter}(?![\w'’]){told}")
        end = compiled(rf"\b(?P<at>from|of|to|at|over|above) {letter}(?![\w'’])")
        text = support.sub(f"the {side} support", text)
        text = end.sub(rf"\g<at> the {side} end", text)
    return text
