"""One thing that goes one way in a trace's effect and the opposite way in its predicted change.

"The block slides down the ramp" and "the block slides up the ramp": said of one thing, at no other
moment. Who is thrown, strikes something, swings or is let go may well go both ways, one after the
other, and is left alone, as is every text with a second way, a condition, a denial or a moment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wmw.core.work import spend
from wmw.verifiers.claims import Claims

_LONGEST = 300
_COST = 60
"""Steps that a text takes to be looked through."""
_GO = (
    r"(?:moves?|goes|slides?|rolls?|travels?|drifts?|flows?|runs?|points?|acts?|is directed"
    r"|is deflected|deflects?|circulates?|turns?|rotates?|spins?|moves? off|is moved|shifts?"
    r"|is shifted)"
)
"""No acceleration: what moves up the ramp may well accelerate down the ramp."""
_TO = r"(?: (?:further|straight|vertically|horizontally|directly))?"
_AXES: tuple[tuple[str, str, str], ...] = (
    ("turn", rf"{_GO}(?: round)?{_TO} clockwise",
     rf"{_GO}(?: round)?{_TO} (?:counter|anti)-?clockwise"),
    ("side", rf"{_GO}{_TO} (?:to the left|left|leftwards?)",
     rf"{_GO}{_TO} (?:to the right|right|rightwards?)"),
    ("east", rf"{_GO}{_TO} (?:to the |due )?(?:east|eastwards?)",
     rf"{_GO}{_TO} (?:to the |due )?(?:west|westwards?)"),
    ("north", rf"{_GO}{_TO} (?:to the |due )?(?:north|northwards?)",
     rf"{_GO}{_TO} (?:to the |due )?(?:south|southwards?)"),
    ("height", rf"(?:{_GO}{_TO} (?:up|upwards?)|floats higher|is lifted)",
     rf"(?:{_GO}{_TO} (?:down|downwards?)|floats (?:lower|deeper)|is lowered|sinks(?: deeper)?)"),
    ("pace", r"(?:speeds up|gets faster|becomes faster|gains speed|picks up speed)",
     r"(?:slows(?: down)?|gets slower|becomes slower|loses speed|decelerates)"),
    ("size", r"(?:is compressed|contracts|gets shorter|becomes shorter|shrinks)",
     r"(?:is stretched|expands|stretches|gets longer|becomes longer|lengthens)"),
    ("normal", r"(?:bends|is bent|is refracted|refracts) toward(?:s)? the normal",
     r"(?:bends|is bent|is refracted|refracts) away from the normal"),
    ("light", r"(?:gets|becomes|glows|shines|burns) brighter",
     r"(?:gets|becomes|glows|shines|burns) (?:dimmer|less brightly)|dims"),
    ("pair", r"(?:attract|attracts)", r"(?:repel|repels)"),
)  # fmt: skip
_BOTH_WAYS = frozenset({"side", "east", "north", "height", "pace", "size"})
"""What one thing may do one way and then the other in the course of one motion."""
_WAYS = "|".join(f"(?P<{axis}_0>{one})|(?P<{axis}_1>{other})" for axis, one, other in _AXES)
_STATEMENT = re.compile(
    r"(?:(?<=\A)|(?<=[.;,:] )|(?<=\bso )|(?<=\band )|(?<=\bthat ))"
    r"(?P<who>(?:the|its|a|an|each|this)\s(?:[a-z0-9'-]+\s){1,4}?)(?:then )?"
    rf"(?:{_WAYS})\b",
    re.I,
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|unless|than|instead|tends?|tries"
    r"|first|then|next|now|before|after|afterwards?|until|till|finally|later|again|back|returns?"
    r"|when|while|where|as|once|during|initially|at first|momentarily|alternat\w+|relative"
    r"|other|opposite|both|each|seen|viewed|half|turns? round|reverses?|to and fro|together)\b|n't",
    re.I,
)
_COURSE = re.compile(
    r"\b(?:thr[oe]w\w*|kick\w*|launch\w*|fir(?:ed|es)|project\w*|toss\w*|hit\w*|shot|shoots?|bounc\w*"
    r"|rebound\w*|swing\w*|swung|pendulum|oscillat\w*|vibrat\w*|collid\w*|collision|str(?:ikes?|uck)"
    r"|jump\w*|leap\w*|hop\w*|releas\w*|let go|lets go|turn\w*|wave|cycl\w*|loop|hill\w*|coaster"
    r"|then|afterwards?|later|next|again|brak\w*|stop\w*|journey|trip|stages?|steps?|bob\w*|yo-?yo"
    r"|surfaces?|dive\w*|recoil\w*|explo\w*|push(?:es|ed)? off|both|two|second|other|spun"
    r"|reverse\w*|alternat\w*|ac|moment\w*|instant\w*|first|before|after|while|when|until)\b",
    re.I,
)
"""A question with these may have a course in which a thing goes both ways."""
_SEVERAL = re.compile(r"\b(?:two|both|second|other)\b", re.I)
_MOMENTS = re.compile(
    r"\b(?:slab|prism|plate|faces?|leav\w*|push\w* in|pull\w* out|alternat\w*|ac|first|then|later"
    r"|before|after|second|other|two|both|swing\w*|oscillat\w*|vibrat\w*|reverse\w*|again|each)\b",
    re.I,
)
"""Moments or bodies of which the opposite may hold, whatever the axis."""


@dataclass(frozen=True, slots=True)
class Move:
    """Who goes which of two ways along what, in which words."""

    who: frozenset[str]
    axis: str
    way: int
    words: str


def goes_both_ways(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect says of the way of one thing, and the opposite in the change."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None or max(len(effect.text), len(change.text)) > _LONGEST:
        return None
    spend(_COST)
    if _UNSURE.search(effect.text) or _UNSURE.search(change.text):
        return None
    before, after = [*_moves(effect.text)], [*_moves(change.text)]
    for one in before:
        mine = [move for move in before if move.axis == one.axis]
        theirs = [move for move in after if move.axis == one.axis]
        if len(mine) != 1 or len(theirs) != 1 or theirs[0].way == one.way:
            continue
        [then] = theirs
        course = _COURSE if one.axis in _BOTH_WAYS else _MOMENTS
        if one.who == then.who and one.who and not course.search(claims.question):
            return one.words, then.words
    return None


def may_turn_back(question: str) -> bool:
    """Tell whether a question may have a course in which one of several things goes both ways."""
    return _COURSE.search(_SEVERAL.sub(" ", question)) is not None


def _moves(text: str) -> Iterator[Move]:
    for found in _STATEMENT.finditer(" ".join(text.split())):
        axis, way = next(k for k, v in found.groupdict().items() if v and k != "who").split("_")
        who = frozenset(found["who"].lower().split()[1:])
        yield Move(who, axis, int(way), found[0])
