"""The push of a compressed spring, listed toward the wall that it stands against.

A spring "fixed to a wall on its left" that a block compresses pushes the block to the right,
whether the block is held there, comes in or is let go.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_COST = 15
_COMPRESSED = re.compile(
    r"\bcompress\w*\b|\bruns? into (?:a|the) (?:\w+ )?spring\b"
    r"|\b(?:pressed|pushed|squeezed|held) (?:\w+ ){0,2}against (?:a|the) (?:\w+ )?spring\b",
    re.I,
)
_OTHERWISE = re.compile(
    r"\b(?:stretch\w*|exten[ds]\w*|elongat\w*|pull\w*|oscillat\w*|vibrat\w*|hang\w*|vertical\w*"
    r"|swing\w*|springs|two|both|incline|ramp|slope|piston|gun|on top|upright|equilibrium)\b",
    re.I,
)
"""What may have a spring pull, push up or down, or be one of several."""
_WALL = re.compile(
    r"\bwall (?:on|at|to) (?:its|the) (?P<side>left|right)\b"
    r"|\b(?P<end>left|right)(?:-hand)? end (?:is |which is )?(?:fixed|attached|fastened|clamped)"
    r" to (?:a|the) wall\b",
    re.I,
)
_A_WALL = re.compile(r"\bwall\b", re.I)
_OF_SPRING = re.compile(r"\b(?:spring|elastic|restoring)\b")
_NO_BODY = re.compile(r"\b(?:spring|wall|support|floor|track)\b")
_TO_WALL = re.compile(r"\b(?:towards?|into|against) (?:the )?wall\b", re.I)


def toward_the_wall(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield each push of a compressed spring that points toward the spring's wall."""
    stem, _ = split_options(claims.question)
    if not claims.forces or not _COMPRESSED.search(stem) or _OTHERWISE.search(stem):
        return
    if _A_WALL.search(stem) is None:
        return
    spend(_COST * len(claims.forces))
    told = _WALL.search(stem)
    side = (told["side"] or told["end"]).lower() if told is not None else None
    for force in claims.forces:
        name, direction = plain(force.name.replace("_", " ")), (force.direction or "").lower()
        if not _OF_SPRING.search(name) or _NO_BODY.search(plain(force.target.replace("_", " "))):
            continue
        if re.search(r"\b(?:away|from|opposite|not)\b", direction):
            continue
        if _TO_WALL.search(direction) or direction in (side, f"to the {side}", f"{side}ward"):
            yield force, "away from the wall"
