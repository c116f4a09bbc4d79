"""On which side of its track a body is, inside a loop and at the bottom of a dip.

What runs round the inside of a loop has the track above it at the top and below it at the bottom,
and who sits in a dip sits above the seat. A question that tells of another place as well leaves it
open which of them the list is about.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_MOVERS = word_set(
    "car cart coaster rider ball block train marble motorcycle motorcyclist cyclist skater bead"
    " passenger child skateboarder kart truck bicycle boy girl driver carriage"
)
_TRACKS = word_set("track rail rails loop dip hollow valley road surface")
_SEATS = word_set("seat chair")
_LOOP = re.compile(r"\b(?:loops?|looping|inside (?:of )?(?:\w+ ){0,3}(?:track|ring|hoop|circle))\b")
_TOP = re.compile(r"\b(?:top|highest|upside down)\b")
_BOTTOM = re.compile(r"\b(?:bottom|lowest)\b")
_ROUND = re.compile(r"\b(?:loops?|looping|dip|hollow|valley|dive|trough|coaster)\b")
_ELSEWHERE = re.compile(
    r"\b(?:outside|enters|entering|starts?|starting|released?|rest|height|hill|crest|hangs?|hanging"
    r"|suspended|inverted|string|cord|rope|rod|under|underneath|below|beneath|wheel|overhead"
    r"|slung|monorail|bridge|threaded|above|over)\b"
)
_BOBS = _MOVERS | word_set("bob stone pail bucket weight mass sphere water yoyo conker")
_HOLDERS = word_set(
    "hand pivot center centre peg nail post fist hook axle axis support string cord"
)
_UPRIGHT_CIRCLE = re.compile(
    r"\b(?:vertical circle|vertical plane|circle in (?:a )?vertical|swings?|swinging|swung"
    r"|pendulum)\b"
)
_LOWEST = re.compile(r"\b(?:lowest (?:point|position)|bottom of (?:its |this )?(?:circle|path|swing"
                     r"|arc))\b")  # fmt: skip
_TOPMOST = re.compile(r"\b(?:highest (?:point|position)|top of (?:its |this )?(?:circle|path))\b")
_NOT_THERE = re.compile(
    r"\b(?:both|starts?|starting|released?|lets? go|horizontal\w*|sideways|angle|level with"
    r"|rise[sn]?|rising|reach\w*|climb\w*|falls?|breaks?|cut|leaves|then|balloon|float\w*|upside|inverted)\b|°"
)
"""What tells of another place than the lowest, or the highest, one."""
_OTHER = {"above": "below", "below": "above"}


def on_the_other_side(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where a body is told to be, where the claim has it on the other side of its track."""
    if claim.type not in _OTHER:
        return None
    body, other = (plain(name).split()[-1:] for name in claim.args)
    if {*body} & _MOVERS and {*other} & (_TRACKS | _SEATS):
        mine, holder = claim.type, other[0]
    elif {*other} & _MOVERS and {*body} & (_TRACKS | _SEATS):
        mine, holder = _OTHER[claim.type], body[0]
    else:
        return None
    words = plain(claims.question)
    top, bottom = _TOP.search(words), _BOTTOM.search(words)
    if _ELSEWHERE.search(words) or (top is None) == (bottom is None):
        return None
    if top is not None:
        right = "below" if _LOOP.search(words) and holder in _TRACKS else mine
    else:
        right = "above" if _ROUND.search(words) else mine
    return f"{_OTHER[claim.type]}({', '.join(claim.args)})" if mine != right else None


def above_its_holder(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where a body on a line is at the lowest, or the highest, point of its circle.

    Only where that one place alone is told.
    """
    if claim.type not in _OTHER:
        return None
    upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
    words = plain(claims.question)
    low, high = _LOWEST.search(words), _TOPMOST.search(words)
    if (low is None) == (high is None) or not _UPRIGHT_CIRCLE.search(words):
        return None
    if _NOT_THERE.search(words):
        return None
    bob, holder = (upper, lower) if low is not None else (lower, upper)
    kinds = ({*plain(name).split()[-1:]} for name in (bob, holder))
    if next(kinds) <= _BOBS and next(kinds) <= _HOLDERS:
        return f"{'below' if low is not None else 'above'}({bob}, {holder})"
    return None
