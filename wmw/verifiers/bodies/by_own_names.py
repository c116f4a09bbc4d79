"""What the names of two bodies say of their places, and which one's a lettered part is.

The left pan is left of the right pan, and the upper block above the lower one, whatever else is
said. "Ball Q" hangs on "string Q" and not on "string P", where both strings hang from one beam.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.verifiers.bodies.tied_to import TIED, tied_to
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_PLACES = {
    "left_of": ("left", "right"),
    "right_of": ("right", "left"),
    "above": ("upper top higher", "lower bottom"),
    "below": ("lower bottom", "upper top higher"),
}
"""What the first and the second body of a relation are called where it holds."""
_LETTERED = re.compile(r"(?P<kind>[a-z][a-z ]*) (?P<mark>[a-z]|\d)\Z")
_LINES = word_set("string rope cord thread cable chain wire rod")
_HELD = TIED | {"supported_by"}
_TURNED = re.compile(r"\b(?:exchanged?|swap\w*|swung|turned|upside|inverted|revers\w*|crossed)\b")
"""What may bring the left one to the right."""
_NO_PLACE = re.compile(
    r"\b(?:density|frequency|temperature|pressure|pitch|energy|speed|mass|voltage|potential|index"
    r"|moving|going|travelling|traveling|running|flying|directed|facing)\b"
    r"|\b(?:ear|eye|hand|foot|leg|shoe)\Z"
)
"""What makes "lower" a size and "left" a way that a body goes, or a side as its owner sees it."""


def named_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what the names of two bodies say, where the claim has it otherwise."""
    return _place(claims, claim) or _own_line(claims, claim)


def _place(claims: Claims, claim: RelationClaim) -> str | None:
    if claim.type not in _PLACES or _TURNED.search(plain(claims.question)):
        return None
    first, second = ({*plain(name).split()} for name in claim.args)
    if any(_NO_PLACE.search(plain(name)) for name in claim.args):
        return None
    mine, its = first - second, second - first
    wrong = tuple({*said.split()} for said in _PLACES[claim.type][::-1])
    if first & second and len(mine) == len(its) == 1 and mine <= wrong[0] and its <= wrong[1]:
        return f"{claim.type}({claim.args[1]}, {claim.args[0]})"
    return None


def _own_line(claims: Claims, claim: RelationClaim) -> str | None:
    """Return the line that bears a body's own letter, where the claim ties it to the other's.

    Both lines must be tied to one third body: else the bodies may hang from one another in a row.
    """
    if claim.type not in _HELD:
        return None
    known = {body: found for body in claims.bodies if (found := _LETTERED.match(plain(body)))}
    for body, line in (claim.args, claim.args[::-1]):
        if body not in known or line not in known or not _is_line(line) or _is_line(body):
            continue
        mark, kind = known[body]["mark"], known[line]["kind"]
        own = next((b for b in known if known[b]["kind"] == kind and known[b]["mark"] == mark), "")
        other = known[line]["mark"]
        twin = next(
            (b for b in known
             if known[b]["kind"] == known[body]["kind"] and known[b]["mark"] == other),
            "",
        )  # fmt: skip
        if not own or not twin or mark == other or own in tied_to(claims, body, _HELD):
            continue
        if (tied_to(claims, own, _HELD) & tied_to(claims, line, _HELD)) - {body, twin}:
            return f"{claim.type}({body}, {own})"
    return None


def _is_line(body: str) -> bool:
    return bool(_LINES & {*plain(body).split()})
