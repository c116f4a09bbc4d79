"""What a trace's relations tie to a body, and which bodies are lines that tie."""

from __future__ import annotations

from collections.abc import Set

from wmw.core.equation.names import word_set
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain

TIED = frozenset({"attached", "connected", "hangs_from"})
LINES = word_set("string rope cord thread cable chain wire line")


def tied_to(claims: Claims, body: str, types: Set[str] = TIED) -> set[str]:
    """Return the bodies that a relation of one of the types has beside this one."""
    return {
        other
        for claim in claims.relations
        if claim.type in types and body in claim.args
        for other in claim.args
        if other != body
    }


def is_line(body: str) -> bool:
    """Tell a rope, or the like, by its name."""
    return bool(LINES & {*plain(body).split()})
