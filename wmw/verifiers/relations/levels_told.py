"""Which of two levels is the higher one by a comparison that the question makes or asks about.

"The water stands 12 cm higher in the left arm than in the right arm": then the left level is above
the right one. "How much higher than the mercury surface is the oil surface?" tells the order too.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_IN_ARMS = re.compile(
    r"\b(?P<way>higher|lower) in (?P<one>[a-z0-9]+(?: [a-z]+){0,3}?) than in"
    r" (?P<other>[a-z0-9]+(?: [a-z]+)?)"
)
_OF_ARMS = re.compile(
    r"\b(?:level|surface|liquid|water|oil|mercury) in (?P<one>[a-z0-9]+(?: [a-z]+)?)"
    r"(?: (?:stands|lies))? \d+(?: \d+)? (?:m|cm|mm) (?P<way>above|below|higher than|lower than)"
    r" (?:that|level|one|surface) in (?P<other>[a-z0-9]+(?: [a-z]+)?)"
)
_UP = frozenset({"higher", "above", "higher than"})
_ALIKE = word_set(
    "arm arms tube limb leg side column of level levels surface water oil mercury liquid brine the"
    " in than one other end part branch u"
)
_MOVES = re.compile(
    r"\b(?:then|now|rises?|falls?|sinks?|after|before|until|pressed|blows?|sucks?|later|if)\b"
)
"""What may have changed the levels since."""
_HOW_MUCH = r"\bhow (?:much|far|many [a-z]+) (?P<way>higher|lower|above|below)(?: up)?"
_FEW = r"(?: (?!than\b)[a-z0-9]+){0,6}?"


def on_another_level(claims: Claims, claim: RelationClaim) -> str | None:
    """Return which of two is higher by a comparison, where the claim has it lower."""
    if claim.type not in ("above", "below"):
        return None
    upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
    words = said_in(claims)
    if _is_lower(words, upper, lower) or _is_asked_lower(words, upper, lower):
        return f"above({lower}, {upper})"
    return None


def _is_lower(words: str, upper: str, lower: str) -> bool:
    """Tell whether the levels of two arms are told the other way round."""
    found = _IN_ARMS.search(words) or _OF_ARMS.search(words)
    if found is None or _MOVES.search(words):
        return False
    one, other = (_marks(found[name]) for name in ("one", "other"))
    first, second = _marks(upper), _marks(lower)
    one, other = one - other, other - one
    high, low = (one, other) if found["way"] in _UP else (other, one)
    return bool(first & low and second & high) and not (first & high or second & low)


def _marks(name: str) -> set[str]:
    """Return the words of a name that may tell one arm from the other."""
    return {*plain(name.replace("_", " ")).split()} - _ALIKE


def _is_asked_lower(words: str, upper: str, lower: str) -> bool:
    """Tell whether it is asked how much the one said to be lower is higher than the other."""
    above, below = (re.escape(plain(name.replace("_", " "))) for name in (upper, lower))
    if not above or not below:
        return False
    for one, other, ways in (
        (below, above, ("higher", "above")),
        (above, below, ("lower", "below")),
    ):
        than = rf"{_HOW_MUCH}(?: than)? {other}\b{_FEW} {one}\b"
        is_ = rf"{_HOW_MUCH}{_FEW} {one}\b{_FEW} than {other}\b"
        for pattern in (than, is_):
            found = compiled(pattern).search(words)
            if found is not None and found["way"] in ways:
                return True
    return False
