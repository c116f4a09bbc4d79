"""What the question's words say of what hangs from what and what is immersed in what."""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.relations.told_hangings import CARRIERS
from wmw.verifiers.vocabulary.lexicon import plain

_HANGS = re.compile(r"\b(?:hangs|hanging|hung|suspended)\b")
_HANGS_FROM = (
    r"(?: of(?: (?!and\b|over\b)[\w.]+){1,4}?)? (?:hangs|hanging|hung|suspended)"
    r"(?: (?:at rest|freely|vertically|motionless|straight down))? (?:from|by)"
    r"(?: (?!and\b|over\b|which\b|to\b|not\b)[\w.]+){0,3}?"
)
_PUT_IN = re.compile(r"\b(?:immersed|submerged|placed|put|dropped|floats|floating|inside)\b")
_IS_IN = (
    r"(?:(?: (?!and\b|with\b|which\b|not\b|from\b|of\b)[\w.]+){0,4}?"
    r" (?:immersed|submerged|placed|put|dropped|floats|floating)(?: fully| partly)? (?:in|into)"
    r"| inside)(?: (?!and\b|with\b|which\b|not\b|from\b|on\b)[\w.]+){0,2}?"
)
_PERVADING = re.compile(r"\b(?:field|fields|air|light|vacuum|current|gas|space|region|circuit)\b")
"""What may be in a body as well as the body in it."""


def fastened_otherwise(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return what hangs from what, or is in what, where the claim has it the other way round.

    `words` is a plain sentence of the question; bodies are told by their full names alone.
    """
    first, second = (plain(name) for name in claim.args)
    if first not in words or second not in words or first in second or second in first:
        return None
    if claim.type in ("supported_by", "hangs_from", "below", "above"):
        if claim.type == "above":
            first, second = second, first
        hangs = rf"\b{re.escape(second)}{_HANGS_FROM} {re.escape(first)}\b"
        found = compiled(hangs).search(words) if _HANGS.search(words) else None
        beside = found and re.search(r"\bby\b", found[0]) and first.split()[-1] not in CARRIERS
        if found and not beside:
            return f"{second} hangs from {first}"
    if claim.type in ("in", "inside") and not _PERVADING.search(f"{first} {second}"):
        within = rf"\b{re.escape(second)}{_IS_IN} {re.escape(first)}\b"
        if _PUT_IN.search(words) and compiled(within).search(words):
            return f"in({claim.args[1]}, {claim.args[0]})"
    return None
