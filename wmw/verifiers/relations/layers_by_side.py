"""Which of two layers of a wall faces the outside by the words, and which the inside.

"10 cm of brick on the outside and 5 cm of foam on the inside": the air outside touches the brick.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_TOUCHING = frozenset({"contact", "adjacent"})
_OUTSIDE = re.compile(r"(?:(?:warm|cold|hot) )?(?:outside|outdoor|outer|exterior) air")
_INSIDE = re.compile(r"(?:(?:warm|cold|hot) )?(?:inside|indoor|inner|interior) air")
"""The air of a room is outside, where the wall is that of an oven."""
_NO_KIND = frozenset({"layer", "wall", "sheet", "panel", "slab", "board", "surface", "side"})
_OTHER = {"outside": "inside", "inside": "outside"}
_WAYS = {"outside": "outside", "outer": "outside", "inside": "inside", "inner": "inside"}
_FEW = 14
"""How many words at most stand between a layer and its side."""


def at_the_other_layer(claims: Claims, claim: RelationClaim) -> str | None:
    """Return the layer that the air on one side touches, where the claim has it touch the other."""
    if claim.type not in _TOUCHING:
        return None
    for air, layer in (claim.args, claim.args[::-1]):
        side = _side_of_air(plain(air))
        if side is None or _side_of_air(plain(layer)) is not None:
            continue
        told = _told_sides(claims)
        if told.get(layer) != _OTHER[side]:
            return None
        facing = [body for body, where in told.items() if where == side]
        return f"{claim.type}({air}, {facing[0]})" if len(facing) == 1 else None
    return None


def _side_of_air(name: str) -> str | None:
    if _OUTSIDE.fullmatch(name) or name in ("outside", "outdoors"):
        return "outside"
    return "inside" if _INSIDE.fullmatch(name) or name == "inside" else None


def _told_sides(claims: Claims) -> Mapping[str, str]:
    """Return the side of each layer of which the words tell one side and never the other."""
    words = said_in(claims)
    if "side" not in words and "outer" not in words:
        return {}
    kinds = {
        body: [w for w in plain(body).split() if w not in _NO_KIND and w not in _WAYS]
        for body in dict.fromkeys(claims.bodies)
        if _side_of_air(plain(body)) is None
    }
    layers = {body: kind[0] for body, kind in kinds.items() if len(kind) == 1}
    found = {}
    for body, kind in layers.items():
        others = "|".join(re.escape(k) for k in layers.values() if k != kind) or r"(?!)"
        few = rf"(?: (?!(?:{others}|outside|inside)\b)[^ ]+){{0,{_FEW}}}?"
        behind = rf"\b{re.escape(kind)}\b{few} on (?P<behind>outside|inside)\b"
        before = rf"\b(?P<before>outer|inner)(?: layer of)? {re.escape(kind)}\b"
        sides = {
            _WAYS[match["behind"] or match["before"]]
            for match in compiled(f"{behind}|{before}").finditer(words)
        }
        if len(sides) == 1:
            found[body] = sides.pop()
    return found
