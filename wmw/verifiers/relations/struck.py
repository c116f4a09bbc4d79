"""Vehicles of which one runs into the other: neither of them is on the other, nor carried by it."""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_VEHICLES = word_set(
    "car truck lorry bus van scooter motorcycle motorbike bicycle tram suv pickup taxi jeep"
)
_HITS = (
    r"(?:hits|strikes|rams|bumps into|runs into|crashes into|collides with|rear ends"
    r"|is (?:hit|struck|rammed) by|catches up with)"
)
_LADEN = re.compile(
    r"\b(?:carr(?:y|ies|ied|ying)|load\w*|trailer|flatbed|transporter|roof|bed of|tow\w*"
    r"|falls?|drops?|jumps?|lands?|ferry|ship|on top)\b"
)
"""Where one vehicle may be on another after all."""


def on_what_it_strikes(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that two vehicles are apart, where one is said to be on the other that it strikes."""
    first, second = (plain(name) for name in claim.args)
    names = {*first.split()} & _VEHICLES, {*second.split()} & _VEHICLES
    if claim.type not in ("on", "supported_by", "in") or not all(names):
        return None
    words = said_in(claims)
    few = r"(?: (?!\.)[\w,]+){0,16}?"
    one, other = (re.escape(name) for name in (first, second))
    struck = compiled(
        rf"\b(?:{one}{few} {_HITS}{few} {other}|{other}{few} {_HITS}{few} {one})\b"
    ).search(words)
    if struck is None or _LADEN.search(words):
        return None
    return f"contact({claim.args[0]}, {claim.args[1]})"
