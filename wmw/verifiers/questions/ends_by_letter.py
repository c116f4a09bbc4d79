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
_UNDER = r"(?:at|under|near|below)"
_IN_ONE_BREATH = re.compile(
    r"\b(?:the |its |two )*(?P<what>supports|trestles|posts|pillars|props|columns|sawhorses)"
    r"(?: called| marked|,)? (?P<one>[A-Z1]) and (?P<two>[A-Z2]),?"
    rf" (?:(?:which|that|are|is|stand|placed|standing) ){{0,3}}{_UNDER}"
    r" (?:the |its )?(?P<first>left|right)(?:-hand)?(?: end)? and"
    rf" (?:{_UNDER} )?(?:the |its )?(?!(?P=first))(?P<second>left|right)(?:-hand)? ends?\b"
    r"(?: of (?:the|its) [a-z]+)?(?:,? respectively)?"
)
"""Two supports told together, then their ends: "supports A and B at its left and right ends"."""


def _one_by_one(found: re.Match[str]) -> str:
    return (
        f"two supports at its ends, {found['one']} at its {found['first']} end"
        f" and {found['two']} at its {found['second']} end"
    )


def ends_by_side(text: str) -> str:
    """Return a question in which such letters are the ends, and the supports, that they stand for.

    Only where each side has one letter of its own.
    """
    text = _IN_ONE_BREATH.sub(_one_by_one, text)
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
