"""Two that nothing joins, that do not touch, or that hang apart, where a list has them together.

Like bodies that are told not to touch, or not to be connected, are separated; of what is nowhere
told to be tied, hung or held nothing is attached to anything; and of two that hang from the ends
of one line, or of two towers, none stands on the other.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_TOGETHER = frozenset({"contact", "on", "supported_by", "attached", "connected", "adjacent", "in"})
_TIED = frozenset({"attached", "connected"})
_NO_TOUCH = re.compile(
    r"\b(?:without (?:ever )?touching|(?:do|does) not touch|not touching|not in contact"
    r"|clear of each other|out of contact)\b"
)
_NO_TIE = re.compile(
    r"\b(?:not (?:\w+ (?:and|or|nor) )?(?:not )?(?:connected|joined|tied|coupled|linked|attached)"
    r"|unconnected|unattached|neither pulled nor connected)\b"
)
_LATER = re.compile(
    r"\b(?:until|collid\w*|hits?|strik\w*|runs? into|catch\w* up|push\w* together|stick\w*)\b"
)
_FASTENS = re.compile(
    r"\b(?:attach\w*|tie[ds]?|tying|fix\w*|fasten\w*|hang\w*|hung|suspend\w*|connect\w*|join\w*"
    r"|string\w*|ropes?|cords?|cables?|wires?|springs?|glue\w*|stick\w*|stuck|held|hold\w*|mount\w*"
    r"|hing\w*|pivot\w*|bolt\w*|screw\w*|weld\w*|link\w*|hook\w*|coupl\w*|clamp\w*|carr\w*|pull\w*"
    r"|tow\w*|rigid\w*|pin\w*|nail\w*|embed\w*|lodg\w*|chain\w*|thread\w*|rods?|bars?|levers?|beams?"
    r"|handle\w*|circuits?|series|parallel|plugg\w*|wheel\w*|axles?|mast|end|ends|top|wound|wrapp\w*"
    r"|seal\w*|nozzle|pipe\w*|hose|tap|hole|valve|piston\w*|frame|built|with|has|equipped|aboard"
    r"|harness|strap\w*|belt\w*|pulley\w*|load\w*|part of|painted|install\w*|set in|fitted|engine"
    r"|anchor\w*|tether\w*|moor\w*|terminals?|battery|resistor\w*|rails?|trailer|wagon|drops?)\b"
)
"""Words by which something may be fastened to something."""
_FROM_ENDS = re.compile(
    r"\bhang(?:s|ing)?\b(?: [a-z\d]+){0,4}? (?:two|opposite|both|either|each) (?:ends?|sides?)\b"
    r"|\b(?:both|two) (?:[a-z]+ )?hang\b|\bhang(?:s|ing)? side by side\b"
    r"|\bone (?:at|on|from) each (?:end|side)\b"
)
_MARKED = re.compile(r"[a-z][_ ](?:[A-Z]|\d)\Z")
"""The end of a name that tells a body from its like: "block_P"."""
_BUILDINGS = word_set(
    "tower building house cliff mast skyscraper ramp incline road curve track rail"
)
_STACKED = re.compile(r"\b(?:stack\w*|on top of|upon|one above|laid on)\b")


def never_joined(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that two are apart, where the claim has them touch, tied, or one on the other."""
    if claim.type not in _TOGETHER or len(set(claim.args)) < 2:
        return None
    words = said_in(claims)
    first, second = claim.args
    alike = _are_alike(claims, first, second)
    if alike and not _LATER.search(words):
        touching = claim.type not in _TIED and _NO_TOUCH.search(words)
        if touching or (claim.type in _TIED and (_NO_TIE.search(words) or _NO_TOUCH.search(words))):
            return f"separated({first}, {second})"
    if alike and claim.type in ("on", "supported_by", "in") and not _STACKED.search(words):
        if _FROM_ENDS.search(words):
            return "each hangs on a side of its own"
        if kind_of(first) in _BUILDINGS:
            return f"{first} stands beside {second}"
    marked = all(_MARKED.search(name.strip()) for name in claim.args)
    if claim.type == "attached" and marked and not _FASTENS.search(words):
        named = all(_is_named(name, words) for name in claim.args)
        return f"separated({first}, {second})" if named else None
    return None


def _is_named(name: str, words: str) -> bool:
    own = plain(name.replace("_", " ")).split()
    return bool(own) and compiled(rf"\b{re.escape(' '.join(own))}\b").search(words) is not None


def _are_alike(claims: Claims, first: str, second: str) -> bool:
    """Tell whether two bodies are the only ones of their kind."""
    kind = kind_of(first)
    same = [body for body in dict.fromkeys(claims.bodies) if kind_of(body) == kind]
    return bool(kind) and kind_of(second) == kind and sorted(same) == sorted({first, second})
