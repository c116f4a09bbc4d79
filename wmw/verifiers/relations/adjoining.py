"""What adjoins, where a relation has it apart: sections of a pipe, regions that waves pass through.

"Water flows through a pipe that narrows": its two sections are joined. "The waves pass into a
shallow region": it begins where the deep one ends. A pane of a window has the air at both faces,
and what lies in one and the same field is not apart from it.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_PIECES = word_set("section sections region regions part zone zones stretch segment")
_PASSES = re.compile(
    r"\b(?:narrows|widens|tapers|constriction|pass(?:es)? (?:on )?into"
    r"|pass(?:es)? from|enters?"
    r"|runs? (?:on )?into|cross(?:es)? (?:in)?to|flows?|go(?:es)? over into)\b"
)
_NOT_JOINED = re.compile(r"\b(?:two pipes|gap|separate\w*|apart|not joined|between them|valve)\b")
_PANES = word_set("pane window wall glass")
_AIRS = word_set("outdoors outside room indoors")
_LAYERS = re.compile(
    r"\b(?:double|triple|gap|cavity|layers?|insulat\w*|inner pane|outer pane|brick|two panes)\b"
)
_CONDUCTS = re.compile(r"\b(?:heat|conduct\w*|warm\w*|temperature\w*)\b")
_SAME_FIELD = re.compile(r"\b(?:in|to) (?:same|one|this|that) (?:[a-z]+ ){0,2}field\b")
_TAKEN_OUT = re.compile(r"\b(?:out of|leaves|removed|outside|no field|edge of|enters?)\b")
_COILS = word_set("coil loop ring")


def adjoins(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that two adjoin, where the claim has them apart."""
    if claim.type != "separated" or not all(plain(name).strip() for name in claim.args):
        return None
    words = said_in(claims)
    one, other = claim.args
    kinds = kind_of(one), kind_of(other)
    if {*kinds} <= _PIECES and _PASSES.search(words) and not _NOT_JOINED.search(words):
        pieces = [b for b in claims.bodies if kind_of(b) in _PIECES]
        return f"{one} adjacent to {other}" if len(pieces) == 2 else None
    for piece, air in (kinds, kinds[::-1]):
        if piece in _PANES and air in _AIRS and _CONDUCTS.search(words):
            return None if _LAYERS.search(words) else f"{one} adjacent to {other}"
        if piece in _COILS and air == "field" and _SAME_FIELD.search(words):
            return None if _TAKEN_OUT.search(words) else f"{one} in {other}"
    return None
