"""A body that the effect has pushed one way, or sunk deeper, and the change goes the other way.

"The resultant force on the strip points upwards" and "the strip is pushed down"; "the raft has to
displace more water" and "the raft rises". Of both the body must be told, in a clause that neither
denies nor supposes, and only one way.
"""

from __future__ import annotations

import re

from wmw.core.work import spend
from wmw.verifiers.accounts.opposite_ways import way_in
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain

_LONGEST = 300
_COST = 30
_FORCE = re.compile(
    r"\b(?:resultant|resulting|net|total)(?: [a-z]+){0,2}? force(?: acting)? on (?P<who>[a-z]+)"
    r"(?: [a-z]+)? (?:points|acts|is directed|is) (?P<way>[a-z]+(?: [a-z]+){0,3})"
)
_PUSHED = re.compile(
    r"\b(?:pushed|pressed|driven|pulled|forced|drawn|sucked|accelerated)(?: further| straight)?"
    r" (?P<way>[a-z]+(?: [a-z]+){0,3})"
)
_DISPLACES = re.compile(
    r"\b(?P<who>[a-z]+)(?: (?:now|then|must|has to|therefore|has|have|will))?"
    r"(?: (?:then|now|to))? displaces?"
    r" (?P<how>more|less|additional|extra|another|larger volume|greater volume|smaller volume)\b"
)
_FLOATS = (
    re.compile(r"\b(?:rises?|floats higher|comes up|comes out|is lifted|emerges)\b"),
    re.compile(r"\b(?:sinks?|floats (?:deeper|lower)|goes down|is lowered|settles)\b"),
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|unless|instead|than|first|then|later"
    r"|finally|before|until|till|after|afterwards|again|but|however|although|when|while|level"
    r"|accelerates?|slows?)\b|n't",
    re.I,
)


def other_than_pushed(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect says of a body, and the opposite that the change says of it."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None or max(len(effect.text), len(change.text)) > _LONGEST:
        return None
    if _UNSURE.search(effect.text) or _UNSURE.search(change.text):
        return None
    spend(_COST)
    said, then = plain(effect.text), plain(change.text)
    return _pushed(said, then) or _floats(said, then)


def _pushed(said: str, then: str) -> tuple[str, str] | None:
    forces, pushes = list(_FORCE.finditer(said)), list(_PUSHED.finditer(then))
    if len(forces) != 1 or len(pushes) != 1:
        return None
    [force], [push] = forces, pushes
    ways = [way_in(match["way"]) for match in (force, push)]
    if ways[0] is None or ways[1] is None or ways[0][0] != ways[1][0] or ways[0] == ways[1]:
        return None
    return (force[0], push[0]) if force["who"] in then[: push.start()].split() else None


def _floats(said: str, then: str) -> tuple[str, str] | None:
    told = list(_DISPLACES.finditer(said))
    ways = [form.search(then) for form in _FLOATS]
    if len(told) != 1 or (ways[0] is None) == (ways[1] is None):
        return None
    [displaces] = told
    less = displaces["how"] in ("less", "smaller volume")
    wrong = ways[1] if less else ways[0]
    if wrong is None or displaces["who"] not in then[: wrong.start()].split()[-2:]:
        return None
    return displaces[0], wrong[0]
