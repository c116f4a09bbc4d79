"""Which of two bodies is higher by how the words lead from one to the other.

"From tap 1 in the cellar to tap 2, 5.0 m higher", "dropped from a bridge into the river", "hits the
river 20 m below", "floats above a stone", "a gas under a piston", "tied to a hook at the
top", "looks down on it", "runs straight up to a hook", "a tree uphill of the sledge".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from wmw.core.equation.names import word_set
from wmw.verifiers.bodies.kinds_of_bodies import INCLINES, LINES, kind_of
from wmw.verifiers.bodies.named_bodies import Told, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim

_SO_FAR = re.compile(
    r" ?,? ?(?:which |that )?(?:(?:is|lies|stands) )?\d+(?: \d+)? (?:m|cm|km|mm|floors?|storeys)"
    r" (?P<way>higher|above|lower|below|beneath|down|deeper|further up|further down)"
    r"(?=\Z| ,| (?:and|with|while|where|at|after|in|has|is|does)\b)"
)
_UP = frozenset({"higher", "above", "further up"})
_FROM = re.compile(r"\b(?:from|off)(?: (?:edge|top|roof|end|deck|railing|rim) of)?(?: [a-z]+)?\Z")
_FALLS = re.compile(
    r"\b(?:dropped|drops?|falls?|fell|released|let go|let fall|slips|tumbles|dives)"
    r"(?: (?:straight|vertically|freely|from rest|down))* (?:from|off)"
    r"(?: (?:edge|top|roof|end|deck|railing|rim) of)?(?: [a-z]+)?\Z"
)
_LANDS = re.compile(
    r"(?:straight |vertically |down )*(?:,? ?(?:and|then) )?(?:into|onto|to|hits|strikes|lands on"
    r"|lands in|reaches)(?: [a-z]+)?\Z"
)
_HOVERS = re.compile(
    r"\b(?P<what>floats?|hovers?|floating|hovering|soars|flies|hangs|sways)(?: (?:freely|directly"
    r"|still|high|just|at rest))* (?P<way>above|over|below|beneath|under)"
    r"(?: (?!water\b|by\b|and\b)[a-z]+)?\Z"
)
_ENCLOSED = re.compile(
    r"\b(?:enclosed|trapped|sealed|shut|confined)\b(?: [a-z]+){0,4}?"
    r" (?P<way>below|beneath|under|underneath|above)(?: (?!water\b|by\b|and\b)[a-z]+){0,2}\Z"
)
_IN = re.compile(r"\bin(?: [a-z]+){0,2} ?\Z")
"""Before a vessel that two bodies share: "enclosed in a cylinder under a piston"."""
_NOT = re.compile(r"\b(?:not|never|no|nor|before|until|when|then|if|inverted|upside)\b")
_SLOPE = re.compile(r"\b(?:ramp|incline|slope|inclined plane|hill|hillside|chute)\b")
_TOP = re.compile(
    r" (?:fixed |fastened |screwed in )?(?:at|near) (?:(?:ramp|incline|slope|hill|plane) s )?"
    r"(?:very )?(?:top|upper end)\b"
)
_LOOKS_DOWN = re.compile(
    r" (?:looks?|peers?|gazes?)(?: (?:straight|vertically|directly))? down (?:on|at|into|upon)\b"
)
_NEXT = re.compile(r"(?: (?!from\b|through\b)[a-z]+){0,2} ?")
_RUNS_UP = re.compile(
    r"\b(?:runs|leads|goes|rises|stretches)(?: (?:straight|vertically|directly))? up to"
    r"(?: [a-z]+)?\Z"
)
_FROM_ITS_END = re.compile(r"\bfrom (?:(?:left|right|far|upper|free|other) )?end\b")
_UPHILL = re.compile(
    r"(?:,? ?(?:which |that )?(?:stands?|standing|lies|lying|is) )?uphill (?:of|from)\Z"
)
_HOLDS = word_set("hook peg nail ring post bracket winch pulley bolt pin eyelet stake")
_NO_RIDERS = INCLINES | LINES | word_set("ramp hill hillside chute plane")
_REACH = 3
"""How many names back what a height is told from may stand."""


def higher_by_words(claims: Claims, claim: RelationClaim) -> str | None:
    """Return which of two is higher, where the claim has it lower."""
    if claim.type not in ("above", "below"):
        return None
    upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
    told = told_of(claims)
    orders = {pair for one in told for pair in _orders(one)}
    for before, one in zip(("", *(_first_of(one) for one in told)), told, strict=False):
        orders.update(_up_or_down(one, before))
        orders.update(_at_the_top(one, before))
    if (lower, upper) in orders and (upper, lower) not in orders:
        return f"above({lower}, {upper})"
    return None


def _orders(one: Told) -> Iterator[tuple[str, str]]:
    """Yield (upper, lower)."""
    yield from _so_far(one)
    holding = tuple(n for n in one.named if not _IN.search(one.words[: n.start]))
    for here, there in (*pairwise(one.named), *pairwise(holding)):
        if not here.body or not there.body or here.body == there.body:
            continue
        between = without_measures(one.words[here.end : there.start])
        if _NOT.search(between):
            continue
        if _FALLS.search(one.words[: here.start].strip()) and _LANDS.match(between):
            yield here.body, there.body
        if _UPHILL.fullmatch(between.strip()):
            yield here.body, there.body
        found = _HOVERS.search(between) or _ENCLOSED.search(between)
        if found is not None:
            over = found["way"] in ("above", "over")
            yield (here.body, there.body) if over else (there.body, here.body)


def _first_of(one: Told) -> str:
    """Return the body that a sentence is about: the first one that it names."""
    return next((named.body for named in one.named if named.body), "")


def _up_or_down(one: Told, before: str) -> Iterator[tuple[str, str]]:
    """Yield who looks down on whom, and what a line runs straight up to from what.

    `before` is the body of the sentence before, which "it" and "its" mean; plain words have them
    not: "looks straight down on from the air", "from right end runs straight up to hook".
    """
    for place, named in enumerate(one.named):
        if not named.body:
            continue
        down = _LOOKS_DOWN.match(one.words, named.end)
        if down is not None:
            after = one.named[place + 1 : place + 2]
            next_to = after and _NEXT.fullmatch(one.words[down.end() : after[0].start])
            lower = after[0].body if after and next_to else before
            if lower and lower != named.body:
                yield named.body, lower
        ahead = one.words[: named.start].rstrip()
        if _RUNS_UP.search(ahead) is not None:
            below = [other.body for other in one.named[:place]]
            below += [before] if _FROM_ITS_END.search(ahead) else []
            yield from ((named.body, body) for body in below if body not in ("", named.body))


def _at_the_top(one: Told, before: str) -> Iterator[tuple[str, str]]:
    """Yield what holds something at the top of a slope, and each that is on the slope below it.

    That is the body of the sentence before where this one names none: "It is held by a rope".
    """
    if _SLOPE.search(one.words) is None:
        return
    for place, named in enumerate(one.named):
        if kind_of(named.body) not in _HOLDS or _TOP.match(one.words, named.end) is None:
            continue
        here = [other.body for other in one.named[:place]]
        sliding = [body for body in here if body and kind_of(body) not in _NO_RIDERS]
        if not sliding and before and kind_of(before) not in _NO_RIDERS:
            sliding = [before]
        yield from ((named.body, body) for body in sliding if body != named.body)


def _so_far(one: Told) -> Iterator[tuple[str, str]]:
    """Yield two of whom one is told to be so many metres above the other, that is named before."""
    for place, named in enumerate(one.named):
        found = _SO_FAR.match(one.words, named.end)
        if found is None or not named.body:
            continue
        for other in one.named[max(0, place - _REACH) : place]:
            if other.body in ("", named.body) or not _FROM.search(one.words[: other.start].strip()):
                continue
            over = found["way"] in _UP
            yield (named.body, other.body) if over else (other.body, named.body)
