"""Which of two is on the left where the words draw things in a row: far left, far right, between.

"The Sun is drawn at the far left and the Earth at the far right, with the Moon between them": then
the Earth is to the right of the Sun and of the Moon.
"""

from __future__ import annotations

import re

from wmw.verifiers.bodies.named_bodies import Told, told_of
from wmw.verifiers.claims import Claims, RelationClaim

_LEFT, _MIDDLE, _RIGHT = -1, 0, 1
_AT_A_SIDE = re.compile(
    r"\A(?: (?:are|stands|lies|sits|drawn|placed|shown|put|located|itself|standing|sitting"
    r"|lying))*(?: (?:at|on|to))(?: (?:far|extreme|very|outer))? (?P<side>left|right)"
    r"(?: (?:side|end|edge))?(?= (?:,|and|with|while|in)\b|\Z| ,)(?! of\b)"
)
_BETWEEN = re.compile(
    r"\A(?: (?:are|stands|lies|sits|drawn|placed|shown|put|located|standing|sitting|lying|in"
    r" line|in a line|in middle|midway|halfway|exactly|directly|right))* (?:in )?between"
    r"(?: (?:them|two|both|those two|these two)\b)"
)
_MOVES = re.compile(
    r"\b(?:mov\w*|then|later|after\w*|swap\w*|exchang\w*|turn\w*|travel\w*|runs?|goes|facing|faces"
    r"|mirror|image|push\w*|pull\w*|drive\w*)\b"
)
"""What leaves open where a body is, or which way left is."""


def on_the_far_side(claims: Claims, claim: RelationClaim) -> str | None:
    """Return which of two is on the left, where the claim has it on the right."""
    if claim.type not in ("left_of", "right_of"):
        return None
    told = told_of(claims)
    places = _places(told)
    if any(_MOVES.search(sentence.words) for sentence in told):
        return None
    first, second = (places.get(body) for body in claim.args)
    if first is None or second is None or first == second:
        return None
    right = "left_of" if first < second else "right_of"
    return f"{right}({claim.args[0]}, {claim.args[1]})" if right != claim.type else None


def _places(told: tuple[Told, ...]) -> dict[str, int]:
    """Return the side of each body that the words put at one, where both sides are taken."""
    found: dict[str, set[int]] = {}
    for sentence in told:
        for named in sentence.named:
            behind = sentence.words[named.end :]
            side = _AT_A_SIDE.match(behind)
            if side is not None and named.body:
                found.setdefault(named.body, set()).add(_LEFT if side["side"] == "left" else _RIGHT)
            elif named.body and _BETWEEN.match(behind):
                found.setdefault(named.body, set()).add(_MIDDLE)
    places = {body: sides.pop() for body, sides in found.items() if len(sides) == 1}
    taken = [*places.values()]
    sure = taken.count(_LEFT) == taken.count(_RIGHT) == 1 and taken.count(_MIDDLE) < 2
    return places if sure else {}
