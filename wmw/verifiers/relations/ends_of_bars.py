"""At which end of a bar something is, where a relation has it at the opposite one.

"Hinged at its left end and held at its right end by a cable": the cable is not at the left end.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_TOUCHES = frozenset({"attached", "connected", "supported_by", "on", "contact", "at", "adjacent"})
_END = re.compile(
    r"(?P<rest>.*\b)?(?P<side>left|right|upper|lower|top|bottom) end(?P<of> of .+)?\Z"
)
_OPPOSITE = {
    "left": "right", "right": "left", "upper": "lower", "lower": "upper", "top": "bottom",
    "bottom": "top",
}  # fmt: skip
_BY = (
    r"(?:held|supported|hung|suspended|carried|fixed|hinged|pivoted|fastened|attached|tied|kept"
    r"|rests|resting)(?: (?:up|horizontal|level|in place|still))? (?:at|by|near)"
)
_FEW = r"(?: (?!(?:and|end|left|right|upper|lower|not|while|from)\b)\w+){0,3}?"
_FIXED = r"(?: (?:attached|fixed|tied|fastened|which|that|hangs|acts))"
_LONG = word_set("rope string cord cable chain wire thread spring rod")
"""What is itself fixed at an end of its own."""
_PIVOTS = frozenset({"hinge", "pivot", "pin"})
_MOVED = re.compile(
    r"\b(?:moved?|moves|then|now|later|instead|shifted|swapped|both ends|each end"
    r"|another|as well|too|also|two|identical)\b"
)


def at_the_other_end(claims: Claims, claim: RelationClaim) -> str | None:
    """Return the end that the words put a body at, where the claim has the opposite one."""
    if claim.type not in _TOUCHES:
        return None
    told = [without_measures(sentence.words) for sentence in told_of(claims)]
    if any(map(_MOVED.search, told)):
        return None
    for body, place in (claim.args, claim.args[::-1]):
        end = _END.fullmatch(plain(place))
        name = plain(body).split()
        if end is None or not name or _are_several(claims, name[-1]):
            continue
        other = _OPPOSITE[end["side"]]
        if _is_at(told, name[-1], other) and not _is_at(told, name[-1], end["side"]):
            return f"{body} at the {other} end"
    return None


def _are_several(claims: Claims, name: str) -> bool:
    """Tell whether bodies besides ends share a name, of which the words may mean another."""
    bodies = [plain(body) for body in claims.bodies]
    if (
        len(compiled(rf"\ban? (?:[\w-]+ )?{re.escape(name)}\b").findall(claims.question.lower()))
        > 1
    ):
        return True
    return sum(b.split()[-1:] == [name] and _END.fullmatch(b) is None for b in bodies) > 1


def _is_at(told: list[str], name: str, side: str) -> bool:
    """Tell whether a sentence has something at an end, by its name behind or before that."""
    body = re.escape(name)
    held = rf"\b{_BY} {side} end (?:by|from|to|on){_FEW} {body}\b"
    there = rf"\b{body}{_FIXED}? (?:at|to|from|under) {side} end\b"
    turns = rf"\b{body}(?:d|ed|ned){_FEW} (?:at|about|on) {side} end\b"  # hinged, pivoted, pinned
    where = held if name in _LONG else f"{held}|{there}"
    either = compiled(where + (f"|{turns}" if name in _PIVOTS else ""))
    return any(either.search(words) for words in told)
