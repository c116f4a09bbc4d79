"""What hangs is below what it hangs from, by the trace's own list of what is tied to what.

The words must tell of hanging or swinging, and of nothing that could bring a body above what holds
it: a vertical circle, a balloon, a push from below.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.tied_to import tied_to
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_LINES = word_set("string rope cord thread cable chain wire line spring springs rod bar")
_OVERHEAD = word_set(
    "ceiling beam nail hook branch stand support pivot peg bar crossbar gallows girder roof rafter"
    " hinge bracket clamp rail frame"
)
_HIGHEST = word_set("ceiling roof")
_CARRIED = word_set("movable moving load loads crate block lower bucket")
_A_NAME = r"(?:load|crate|block|bucket|pulley|person|it|floor|ground)\b"
"""A beam above the load is above that one; a beam above, and no more, is above all."""
_HANGS = re.compile(r"\b(?:hangs?|hanging|hung|suspended|pendulums?|swings?|swinging|dangl\w+)\b")
_RAISED = re.compile(
    r"\b(?:circles?|loops?|whirl\w*|balloons?|float\w*|buoy\w*|helium|under ?water|immersed"
    r"|submerged|floor|compress\w*|on top|top|upside|over|inverted|stands? on|rests? on|lies? on"
    r"|placed on|pulleys?|turned|metronome)\b"
)


_WHEEL = re.compile(r"\b(?:pulley|sheave)\b")
_LOOSE_WHEEL = re.compile(
    r"\b(?:movable|moveable|moving|lower|loose|second|another|other|two|both|tackle) (?:[a-z]+ )?"
    r"(?:pulley|block and)|\bpulleys\b|\bunder(?:neath)?\b|\btackle\b|\bpull\w* down\b|\bupwards?\b"
    r"|\bpulley (?:that )?(?:hangs?|hung|is hung|suspended)\b"
)
"""Where there are several pulleys, or one that may be below its load."""
_BEDS = re.compile(
    r"\b(?:table|tabletop|bench|desk|shelf|incline\w*|slope|ramp|plane|track|wall)\b"
)
_LYING = frozenset({"on", "in", "supported_by"})
_NO_LOAD = word_set("hand person man woman worker hook balance support beam ceiling")


def hung_above(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what hangs below what, where the claim has it above."""
    if claim.type not in ("above", "below"):
        return None
    upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
    words = plain(claims.question)
    if _below_overhead(upper, lower, words):
        return f"{upper} below {lower}"
    if not _HANGS.search(words):
        return None
    if _in_rope_over(claims, upper, lower, words):
        return f"{upper} hangs below {lower}"
    if _RAISED.search(words):
        return None
    # the claim has `upper` above `lower`: it is wrong if `upper` hangs from `lower`
    if _is_line(upper):
        return None
    may_hold = {*plain(upper).split()[-1:]} <= _OVERHEAD  # as a hook, or a bar, that hangs itself
    over = _HIGHEST if may_hold else _OVERHEAD
    lines = [body for body in tied_to(claims, upper) if _is_line(body)]
    for line in lines:
        holders = {
            body for body in tied_to(claims, line) - {upper} if {*plain(body).split()[-1:]} <= over
        }
        if upper not in _HIGHEST and holders and lower in {line, *holders}:
            return f"{upper} hangs below {lower}"
    return None


def _in_rope_over(claims: Claims, body: str, wheel: str, words: str) -> bool:
    """Tell whether the list has a body at a line over the only pulley, on nothing that it lies on.

    Where a table or a slope is told, another body must lie on that, or this one be called hanging.
    """
    wheels = [b for b in claims.bodies if _WHEEL.search(plain(b))]
    if wheels != [wheel] or _LOOSE_WHEEL.search(words) or {*plain(body).split()} & _NO_LOAD:
        return False
    lines = [line for line in tied_to(claims, body) if _is_line(line)]
    lying = {r.args[0] for r in claims.relations if r.type in _LYING and not _is_line(r.args[0])}
    if len(lines) != 1 or body in lying or _WHEEL.search(plain(body)):
        return False
    over = any({*r.args} == {lines[0], wheel} for r in claims.relations)
    hangs = bool(lying) or "hanging" in plain(body).split() or not _BEDS.search(words)
    return over and hangs


def _below_overhead(upper: str, lower: str, words: str) -> bool:
    """Tell whether the words have overhead what the claim has below a load, or a movable pulley."""
    over, own = plain(lower).split(), plain(upper).split()
    if not over or not own or over[-1] not in _OVERHEAD or not (_CARRIED & {*own}):
        return False
    tied = rf"\b(?:tied|attached|fixed|fastened|anchored|secured|hooked) to {re.escape(over[-1])}"
    return compiled(rf"{tied} (?:above|overhead)\b(?! {_A_NAME})").search(words) is not None


def _is_line(body: str) -> bool:
    return bool(_LINES & {*plain(body).split()})
