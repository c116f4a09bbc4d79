"""What a fluid bears, where a relation has it the other way round: a gas and its piston."""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_FLUIDS = word_set("gas oil water liquid fluid air")
_PISTONS = word_set("piston plunger")
_HUNG_FROM_ABOVE = re.compile(
    r"\b(?:hangs?|hanging|suspended|inverted|upside|below piston|beneath piston|under piston"
    r"|vacuum|suction|pulled up)\b"
)


def borne_by_fluid(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a fluid bears its piston, where the claim has it the other way round."""
    one, other = claim.args
    if kind_of(one) not in _FLUIDS or kind_of(other) not in _PISTONS:
        return None
    if _HUNG_FROM_ABOVE.search(plain(claims.question)):
        return None
    kept = {(r.type, r.args) for r in claims.relations}
    if claim.type == "supported_by" and kept & {("above", (other, one)), ("contact", (other, one))}:
        return f"supported_by({other}, {one})"
    return None
