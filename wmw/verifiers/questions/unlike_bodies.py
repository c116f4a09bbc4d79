"""Two unlike bodies that collide, told apart by their order: a ball that hits a cart is the first.

Where both are called by one kind of thing, words tell them apart ("cart A", "the second cart"). A
ball and a cart are told by their kinds alone, which by themselves may be either's.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from wmw.core.patterns import compiled
from wmw.verifiers.questions.pushed_apart import BODY_WITH_MASS, head

_HITS = re.compile(
    r"\b(?:hits?|hitting|strik(?:es?|ing)|struck|collid\w+|collisions?|(?:runs?|ran|running|bumps?"
    r"|bumped|bumping|crash\w*|slams?|slammed|smash\w*) into|rams?|rammed|catch(?:es)? up)\b",
    re.I,
)
_COUNTED = re.compile(r"\b(?:first|second|other|incoming|rear|front|target)\b", re.I)
_SHOT = re.compile(r"(?:bullet|shell|pellet|arrow|dart|rifle|gun|cannon|pendulum)s?", re.I)
"""What a scene of its own is told by."""
_ACROSS = re.compile(r"\b(?:north|south|right angles?|perpendicular|glancing)\w*", re.I)
"""Words of a collision in a plane, where the two are told apart by their ways."""
_LETTERED = re.compile(r"[A-Z]|\d")


def unlike_in_order(text: str, counted: Collection[str]) -> str:
    """Return a question with the later told of two unlike colliding bodies called the second.

    `counted` are the kinds of things of which the family knows a first and a second.
    """
    if not counted or not _HITS.search(text):
        return text
    if _COUNTED.search(text) or _ACROSS.search(text):
        return text
    told = list(BODY_WITH_MASS.finditer(text))
    nouns = list(dict.fromkeys(head(match) for match in told))
    if len(nouns) != 2 or len(told) != 2:
        return text
    if any(_SHOT.fullmatch(noun) or _LETTERED.search(noun) for noun in nouns):
        return text
    for noun, turn in zip(nouns, ("first", "second"), strict=True):
        if noun in counted and turn == "first":
            continue  # a bare thing is the first by itself
        name = f"{turn} {noun if noun in counted else 'body'}"
        text = compiled(rf"\b{re.escape(noun)}\b", re.I).sub(name, text)
    return text
