"""Two bodies at one thing in the list where each is at a thing of its own by marks, or in words.

"Crate A is on ramp 1, crate B on ramp 2": then the list that has both on ramp 1 has B at the wrong
one. Where the sentences do not tell, equal marks do: puck A is on string A.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import end_mark
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_LINKED = frozenset({"on", "in", "attached", "connected", "hangs_from", "supported_by", "contact"})
_CLAUSE = re.compile(r"[.;?!:]\s|,\s|\b(?:and|while|whereas|but)\b")
_WAYS = word_set("roundabout curve bend road track street bridge hill ramp slope lane")
"""What different bodies may go along."""
_LOOK = 6
"""Steps of work that a relation takes."""


def at_the_wrong_one(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where a body is that the claim has at what is another body's own."""
    if claim.type not in _LINKED:
        return None
    spend(_LOOK)
    for body, holder in (claim.args, claim.args[::-1]):
        kin = [
            other
            for r in claims.relations
            if r is not claim and r.type == claim.type and holder in r.args
            for other in r.args
            if other not in (holder, body)
        ]
        own = kind_of(body)
        linked = {
            name
            for r in claims.relations
            if r.type == claim.type and any(kind_of(n) == own for n in r.args)
            for name in r.args
        }
        free = [b for b in claims.bodies if b not in linked and b not in (body, holder)]
        for mate in kin:
            found = [f for f in free if _is_its_own(claims, body, holder, mate, f)]
            if len(found) == 1 and _in_order(claims, body, claim):
                return f"{claim.type}({body}, {found[0]})"
    return None


def _in_order(claims: Claims, body: str, claim: RelationClaim) -> bool:
    """Tell whether the body stands first in the claim, where the order matters."""
    return claim.type not in ("on", "in", "supported_by", "hangs_from") or claim.args[0] == body


def _is_its_own(claims: Claims, body: str, holder: str, mate: str, free: str) -> bool:
    """Tell whether marks or sentences give the free thing to the body, the holder to its mate."""
    kinds = {kind_of(free), kind_of(holder)}
    if len(kinds) > 1 and not kinds <= _WAYS:
        return False
    parts = [plain(part.replace("_", " ")) for part in _CLAUSE.split(_stem(claims))]
    spend(len(parts))
    named = {
        name: [_called(name).search(part) is not None for part in parts]
        for name in (body, holder, mate, free)
    }

    def beside(one: str, other: str) -> bool:
        return any(a and b for a, b in zip(named[one], named[other], strict=True))

    if len(kinds) == 1 and kind_of(body) == kind_of(mate) and not beside(body, holder):
        marks = [end_mark(name) for name in (body, free, mate, holder)]
        if None not in marks and marks[0] == marks[1] != marks[2] == marks[3]:
            return True
    return (
        beside(body, free)
        and beside(mate, holder)
        and not beside(body, holder)
        and not beside(mate, free)
    )


def _stem(claims: Claims) -> str:
    return split_options(claims.question)[0]


def _called(name: str) -> re.Pattern[str]:
    words = plain(name.replace("_", " "))
    return compiled(rf"\b{re.escape(words)}\b" if words else r"(?!)")
