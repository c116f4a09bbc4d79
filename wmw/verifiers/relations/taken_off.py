"""Bodies that the words take off one another."""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.relations.named_body import body_pattern
from wmw.verifiers.vocabulary.lexicon import plain

_OFF = (
    r"(?:disconnected|detached|unplugged|unhooked|separated|isolated|taken off|cut loose) from"
    r"(?: (?:its|an|this))?"
)
_LOOSE = re.compile(
    r"\b(?:isolated|disconnected|detached|unplugged|unhooked|cut loose|not connected)\b"
)


def taken_off(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body has been taken off another, where the trace itself has it loose."""
    if claim.type not in ("connected", "attached"):
        return None
    for body, other in (claim.args, claim.args[::-1]):
        own = [a for a in claims.attributes if a.body == body and isinstance(a.raw, str)]
        if not any(_LOOSE.search(plain(str(a.raw))) for a in own):
            continue
        if compiled(rf"\b{_OFF} {body_pattern(plain(other))}\b").search(words):
            return f"{body} disconnected from {other}"
    return None
