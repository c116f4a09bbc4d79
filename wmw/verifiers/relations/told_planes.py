"""How a plane lies to a field by the words."""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.relations.named_body import body_pattern
from wmw.verifiers.vocabulary.lexicon import plain

_AT_RIGHT_ANGLES = re.compile(r"\b(?:perpendicular|normal|right angles?|axis)\b")
_TURNED_TO = re.compile(r"\b(?:until|till|turn\w*|rotat\w*|tilt\w*|swung|then|becomes?)\b")
"""What brings a plane to where it was not before."""


def along(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a plane lies along a field, where the claim has it at right angles."""
    if claim.type != "perpendicular" or _AT_RIGHT_ANGLES.search(words):
        return None
    first, second = (plain(name) for name in claim.args)
    for one, other in ((first, second), (second, first)):
        plane = rf"\b{body_pattern(one)}\b.{{0,60}} plane (?:\w+ ){{0,2}}parallel to"
        told = compiled(rf"{plane} (?:\w+ ){{0,3}}?{body_pattern(other)}\b").search(words)
        if told is not None and not _TURNED_TO.search(told[0]):
            return f"the plane of {claim.args[0]} parallel to {claim.args[1]}"
    return None
