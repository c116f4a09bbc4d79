"""A listed weight that is told of a body together with what it bears: "weight of raft and cargo".

It stands for both forces: that of gravity on the body itself, and the push of what lies on it.
"""

from __future__ import annotations

import re

from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.vocabulary.lexicon import find_phrase, plain

_WEIGHT = re.compile(r"\b(?:weights?|gravity)\b")
_JOINED = re.compile(r"\b(?:and|with|plus|including)\b")


def is_of_several(claims: Claims, force: ForceClaim) -> bool:
    """Tell whether a force is by its name the weight of its body and of another one on it."""
    name = plain(force.name)
    if not _WEIGHT.search(name):
        return False
    bodies = {plain(b) for b in claims.bodies}
    named = sum(find_phrase(name, body) >= 0 for body in bodies)
    own = any(find_phrase(name, word) >= 0 for word in (plain(force.target), "its load", "load"))
    return _JOINED.search(name) is not None and own and named > 0
