"""Two like bodies of which each has its own line, slab or spring, where a list has both at one.

"Each at the end of its own spring", "they hang from separate strings", "a pulse enters each slab":
then the second one is not at the first one's. Two springs that are fixed to the same wall, or stand
side by side, are not joined end to end.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import end_mark
from wmw.verifiers.vocabulary.lexicon import plain

_OWN = re.compile(r"\b(?:own|separate|separately|respective|respectively)\b|\benters each\b")
_LINKED = frozenset({"attached", "connected", "hangs_from", "supported_by"})
_SPRINGS = word_set("spring springs")
_BESIDE = re.compile(
    r"\bside by side\b|\bin parallel\b|\bboth (?:fixed|attached|fastened)\b"
    r"|\bfixed to same (?:wall|ceiling|post|beam)\b|\beach (?:fixed|attached) to (?:wall|ceiling)\b"
)
_IN_A_ROW = re.compile(
    r"\bend to end\b|\bin series\b|\bone (?:after|below|behind)\b|\bthen\b|\blower end of\b"
)


def at_the_others(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where a body is, where the claim has it at what is the other like body's own."""
    if claim.type in _LINKED and all(kind_of(body) in _SPRINGS for body in claim.args):
        return _end_to_end(claims, claim)
    body, holder = claim.args
    kin = [b for b in claims.bodies if b != body and _alike(b, body)]
    others = [b for b in claims.bodies if b != holder and _alike(b, holder)]
    if len(kin) != 1 or len(others) != 1 or _alike(body, holder):
        return None
    if not _OWN.search(said_in(claims)):
        return None
    beside = [r for r in claims.relations if r.type == claim.type and kin[0] in r.args]
    taken = any({*r.args} == {kin[0], holder} for r in beside)
    free = not any(
        others[0] in r.args and (body in r.args or kin[0] in r.args) for r in claims.relations
    )
    if not taken or not free or not _is_the_wrong_one(claims, body, holder, kin[0], others[0]):
        return None
    return f"{claim.type}({body}, {others[0]})"


def _alike(one: str, other: str) -> bool:
    """Tell whether two bodies are of one kind: "slab P" and "slab Q"."""
    return one != other and bool(plain(one).strip()) and kind_of(one) == kind_of(other)


def _is_the_wrong_one(claims: Claims, body: str, holder: str, kin: str, other: str) -> bool:
    """Tell whether of two at one holder it is this body that belongs to the other one."""
    marks = [end_mark(name) for name in (body, holder, kin, other)]
    if marks[0] == marks[3] or marks[1] == marks[2]:
        return True
    if marks[0] == marks[1] or marks[2] == marks[3]:
        return False
    order = claims.bodies
    return (order.index(body) < order.index(kin)) != (order.index(holder) < order.index(other))


def _end_to_end(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that two springs are side by side, where the claim joins the one to the other."""
    words = said_in(claims)
    if not _BESIDE.search(words) or _IN_A_ROW.search(words):
        return None
    springs = [b for b in claims.bodies if kind_of(b) in _SPRINGS]
    if len(springs) != 2 or compiled(r"\bnot\b").search(words):
        return None
    return f"{claim.args[0]} beside {claim.args[1]}"
