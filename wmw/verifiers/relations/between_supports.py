"""On which side of the support at a bar's end everything is that the bar carries.

"A plank rests on trestle A at its left end": whoever stands on the plank is to the right of A, and
whoever stands near A is not near B. Words of what sticks out beyond an end leave it open.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.kinds_of_bodies import LEVERS
from wmw.verifiers.bodies.named_bodies import Told, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_BARS = LEVERS | word_set("pole bridge scaffold shelf boom platform")
_FIXED = word_set(
    "rope string cord cable chain thread wire spring line wall ceiling hinge pivot post mast hook"
    " support trestle floor ground"
)
"""What holds a bar may itself be beyond its end."""
_CARRIED = frozenset({"on", "attached", "supported_by", "hangs_from", "contact"})
_AT_END = re.compile(
    r"\A(?: ,)? ?(?:at|under|near|on|by) (?:its |one )?(left|right)(?: hand)? (?:end|edge)\b"
)
_ON_SIDE = re.compile(r"\A ?(?:on|at) (left|right)(?= and\b| ,|\Z)")
_AT_ITS_ENDS = re.compile(r"\bat (?:(?:both|two|either) )?ends\b")
"""Where "A on the left and B on the right" tells of the ends."""
_END_IS = re.compile(
    r"\b(left|right)(?: hand)? end (?:is )?(?:hinged|fixed|attached|pivoted|pinned|rests|supported"
    r"|held|bolted|tied)(?: (?:to|on|by|at|from))?(?: [a-z]+)? ?\Z"
)
_BEYOND = re.compile(
    r"\b(?:overhang\w*|beyond|past|outside|extend\w*|project\w*|protrud\w*|sticks? out|diving"
    r"|juts?|not at|cm (?:in )?from (?:its )?(?:left|right)|then|moved|swap\w*|mirror|turned)\b"
)
_MIDDLE = re.compile(r"(?:midpoint|mid point|middle|cent(?:er|re))(?: of [a-z]+)?\Z")
_SIZE = r"(\d+(?: \d+)?) (m|cm)"
_LONG = re.compile(
    rf"\b{_SIZE} (?:long|(?:[a-z]+ )?(?:plank|beam|board|bar|rod|pole|bridge)\b)"
    rf"|\blength(?: of)? {_SIZE}\b"
)
_LESS = 0.98
_NEAR = frozenset({"near", "close_to", "closer_to", "nearer_to", "next_to"})
_NOT_NEAR = re.compile(r"\b(?:not|never|until|then|moves?|walks?|after|before|where|or|if)\b")


def off_its_support(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where something on a bar is, where the claim has it beyond the bar's end."""
    told = told_of(claims)
    if claim.type in _NEAR:
        return _near_another(claims, claim, told)
    if claim.type not in ("left_of", "right_of"):
        return None
    left, right = claim.args if claim.type == "left_of" else claim.args[::-1]
    bars = {
        body
        for body in claims.bodies
        if {*plain(body).split()[-1:]} <= _BARS and not _MIDDLE.match(plain(body))
    }
    if len(bars) != 1 or any(_BEYOND.search(one.words) for one in told):
        return None
    told_side = _off_the_middle(claims, claim, told)
    if told_side is not None:
        return told_side
    for body, end, side in ((left, right, "left"), (right, left, "right")):
        # the claim has the body on that side of what may be at this very end of the bar
        if _is_carried(claims, body, bars) and _ends(claims, told, end) == {side}:
            return f"{'right' if side == 'left' else 'left'}_of({body}, {end})"
    return None


def _is_carried(claims: Claims, body: str, bars: set[str]) -> bool:
    if _FIXED & {*plain(body).split()} or body in bars:
        return False
    return any(
        relation.type in _CARRIED
        and body in relation.args
        and (relation.args[1] in bars or relation.type in ("attached", "contact"))
        and bars & {*relation.args}
        for relation in claims.relations
    )


def _ends(claims: Claims, told: tuple[Told, ...], body: str) -> set[str]:
    """Return the ends of the bar at which the words have a body, or its only fellow support."""
    found = _told_ends(told, body)
    held = [r.args for r in claims.relations if r.type == "supported_by"]
    others = {b for bar, b in held if (bar, body) in held} - {body}
    if found or len(others) != 1 or len(fellow := _told_ends(told, others.pop())) != 1:
        return found
    return {"left", "right"} - fellow


def _told_ends(told: tuple[Told, ...], body: str) -> set[str]:
    found: set[str] = set()
    for one in told:
        for named in one.named:
            if named.body != body:
                continue
            behind = without_measures(one.words[named.end :])
            at = _AT_END.match(behind) or _END_IS.search(one.words[: named.start])
            if at is None and _AT_ITS_ENDS.search(one.words):
                at = _ON_SIDE.match(behind)
            if at is not None:
                found.add(at[1])
    return found


def _off_the_middle(claims: Claims, claim: RelationClaim, told: tuple[Told, ...]) -> str | None:
    """Return on which side of a bar's middle a body is by its distance from one end."""
    body, middle = claim.args
    if not _MIDDLE.match(plain(middle)):
        return None
    words = " . ".join(one.words for one in told)
    lengths = {_metres(m[1] or m[3], m[2] or m[4]) for m in _LONG.finditer(words)}
    sides = set()
    for end in claims.bodies:
        at = _ends(claims, told, end)
        so_far = rf"\b{_end(body)}\b(?: [a-z]+){{0,5}} {_SIZE} (?:away )?from {_name(end)}\b"
        found = compiled(so_far).findall(words) if len(at) == 1 else ()
        for size, unit in found:
            if len(lengths) == 1 and 2 * _metres(size, unit) < _LESS * max(lengths):
                sides |= at
    if len(sides) != 1:
        return None
    right = f"{sides.pop()}_of"
    return f"{right}({body}, {middle})" if right != claim.type else None


def _metres(size: str, unit: str) -> float:
    return float(size.replace(" ", ".")) * (0.01 if unit == "cm" else 1.0)


def _name(body: str) -> str:
    """Return a pattern for a support by its name or by its letter."""
    words = plain(body).split()
    alone = f"|{words[-1]}" if len(words) > 1 and len(words[-1]) == 1 else ""
    return rf"(?:{re.escape(' '.join(words))}{alone})" if words else "(?!)"


def _near_another(claims: Claims, claim: RelationClaim, told: tuple[Told, ...]) -> str | None:
    """Return near which of two like bodies the words have one, where the claim has the other."""
    body, place = claim.args
    kind = plain(place).split()[:-1]
    like = [b for b in claims.bodies if b != place and plain(b).split()[:-1] == kind != []]
    if len(like) != 1:
        return None
    near = r"(?: (?!(?:and|that|which)\b)[a-z]+){0,5} (?:near|close to|next to|nearer)(?: to)? "
    here = compiled(rf"\b{_end(body)}\b{near}{re.escape(plain(place))}\b")
    there = compiled(rf"\b{_end(body)}\b{near}{re.escape(plain(like[0]))}\b")
    said = [without_measures(one.words) for one in told]
    if any(here.search(words) for words in said):
        return None
    found = next((words for words in said if there.search(words)), None)
    if found is None or _NOT_NEAR.search(found):
        return None
    return f"{claim.type}({body}, {like[0]})"


def _end(body: str) -> str:
    words = plain(body).split()
    return re.escape(words[-1]) if words and len(words[-1]) > 1 else "(?!)"
