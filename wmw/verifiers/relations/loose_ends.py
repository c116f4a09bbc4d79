"""Ends that a trace's own list leaves loose because it ties their body elsewhere.

A lamp on the primary coil, beside the mains, leaves the secondary without anything; a load on the
upper of two springs leaves the lower one bare; a block attached to the wall, while the wire that it
hangs from has nothing at its end; a wheel at the table's edge that is fixed to what hangs from the
string; a rope that pulls a sled and is fixed to the snow.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.bodies.tied_to import LINES, TIED, is_line, tied_to
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_WHEELS, _SPRINGS = word_set("pulley sheave"), word_set("spring springs")
_SOURCES = re.compile(
    r"\b(?:mains|generator|supply|source|battery|outlet|socket|power|grid|alternator)\b"
)
_WIRING = re.compile(
    r"\b(?:switch|fuse|meter|ammeter|voltmeter|core|coil|winding|wire|wires|ground)\b"
)
_NO_LOAD = re.compile(r"\b(?:open|no load|unloaded|in series|primary circuit)\b")
_HANGS = re.compile(r"\b(?:hangs?|hanging|hung|suspended|carr(?:ies|ying))\b")
_BETWEEN = re.compile(
    r"\b(?:parallel|side by side|between|midpoint|junction|joint|second (?:weight|load|mass)"
    r"|both|each|another|two"
    r" (?:weights|loads|masses|balls|blocks)|also)\b"
)
_HIGH = word_set("ceiling beam hook nail stand support wall bracket rail")
_OVER = re.compile(
    r"\b(?:over|across)(?: (?!and\b)[a-z]+){0,5} pulley\b|\bover(?: [a-z]+){0,4} pulley [^.]{0,60}"
    r" passes\b"
)
_LOOSE_WHEEL = re.compile(
    r"\b(?:movable|moveable|moving|tackle|pulleys|(?:second|another|other|lower) pulley"
    r"|(?:in|from) (?:loop|rope)|pulley (?:is )?(?:hangs?|hung|suspended)"
    r"|(?:hangs?|hanging|hung|suspended) from (?:[a-z]+ ){0,3}pulley"
    r"|under (?:[a-z]+ ){0,3}pulley)\b"
)
_FLATS = word_set("snow snowfield ice floor ground road lawn field table track rink street")
_FASTENED = re.compile(
    r"\b(?:anchor\w*|fastened|fixed|tied to (?:post|wall|floor|ground|tree)|post|tree|peg|winch"
    r"|cent(?:er|re)|circle|circular)\b"
)
_HINGED = re.compile(r"\b(?:hinge\w*|pivot\w*|bolted|bracket|leans?|nailed|screwed)\b")
_UPPER = re.compile(r"\b(?:upper|fixed|top)\b")
_LOWER = re.compile(r"\b(?:lower|movable|moving)\b")
_FEW = r"(?: (?!and\b|not\b)[a-z\d]+){0,5}?"
_WITH = r"(?: \d+| kg| g)*(?: and [a-z]+ [a-z\d])?"
"""Behind a body: its size, and another one that is told with it."""
_BLOCKS = re.compile(r"\b(?:block|pulley|sheave)\Z")


def left_loose(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where a body is fastened, where the claim's own place leaves an end loose."""
    words = said_in(claims)
    for body, holder in (claim.args, claim.args[::-1]):
        if claim.type in TIED and plain(body).strip() and plain(holder).strip():
            told = (
                _other_coil(claims, claim, body, holder)
                or _lower_spring(claims, body, holder, words)
                or _end_of_line(claims, body, holder, words)
                or _fixed_wheel(claims, body, holder, words)
                or _pulled_over(body, holder, words)
                or _lower_block(claims, body, holder, words)
            )
            if told is not None:
                return told
    wheel, line = claim.args
    if claim.type != "supported_by" or not _is_wheel(wheel) or not is_line(line):
        return None
    fixed = _OVER.search(words) and not _LOOSE_WHEEL.search(words)
    alone = sum(is_line(body) for body in claims.bodies) == 1
    return f"supported_by({line}, {wheel})" if fixed and alone else None


def _other_coil(claims: Claims, claim: RelationClaim, body: str, coil: str) -> str | None:
    """Return the secondary coil, where a load and the source are both on the primary."""
    words = plain(coil).split()
    if "primary" not in words or _SOURCES.search(plain(body)) or _WIRING.search(plain(body)):
        return None
    other = next((b for b in claims.bodies if "secondary" in plain(b).split()), None)
    if _NO_LOAD.search(plain(claims.question)):
        return None
    if other is None or not any(_SOURCES.search(plain(b)) for b in tied_to(claims, coil)):
        return None
    loads = {b for b in tied_to(claims, other) if "core" not in plain(b).split()}
    return f"{claim.type}({body}, {other})" if not loads - {coil} else None


def _lower_spring(claims: Claims, body: str, spring: str, words: str) -> str | None:
    """Return the lower of two springs in a row, where the load is on the upper one."""
    if not _is_spring(spring) or _is_spring(body) or not _HANGS.search(words):
        return None
    if _BETWEEN.search(words) or plain(body).split()[-1] in _HIGH:
        return None
    below = [b for b in tied_to(claims, spring) if _is_spring(b)]
    held = any({*plain(b).split()[-1:]} <= _HIGH for b in tied_to(claims, spring))
    if len(below) != 1 or not held or tied_to(claims, below[0]) != {spring}:
        return None
    return f"attached({body}, {below[0]})"


def _end_of_line(claims: Claims, body: str, holder: str, words: str) -> str | None:
    """Return the line that a body hangs from, where it is tied to the wall that holds the line."""
    if plain(holder).split()[-1] not in ("wall", "ceiling") or is_line(body) or _is_spring(body):
        return None
    lines = [b for b in tied_to(claims, holder) if is_line(b)]
    if len(lines) != 1 or tied_to(claims, lines[0]) != {holder} or _is_wheel(body):
        return None
    kind, line = (re.escape(plain(b).split()[-1]) for b in (body, lines[0]))
    few = r"(?: (?!and\b|not\b)[a-z\d]+){0,7}?"
    if _HINGED.search(words):
        return None
    hangs = rf"\b{kind}{few} (?:hangs|hanging|hung|suspended){few} (?:from|on|by){few} {line}\b"
    carries = rf"\b{line}\b[^.]{{0,90}} (?:carries|carrying|holds){few} {kind}{few} hanging\b"
    if compiled(hangs).search(words) or compiled(carries).search(words):
        return f"attached({body}, {lines[0]})"
    return None


def _fixed_wheel(claims: Claims, wheel: str, body: str, words: str) -> str | None:
    """Return that a wheel is fixed, where it is tied to what hangs from its string."""
    if not _is_wheel(wheel) or _LOOSE_WHEEL.search(words) or is_line(body):
        return None
    if not _OVER.search(words) or {*plain(body).split()} & _HIGH | {"table", "edge"} & {
        *plain(body).split()
    }:
        return None
    name = re.escape(plain(body))
    hangs = (
        rf"\b{name}{_WITH}{_FEW} (?:hangs?|hanging|hung|suspended)\b"
        rf"|\b(?:hanging|suspended) {name}\b"
    )
    if not any(is_line(b) for b in tied_to(claims, body)) and not _other_end(claims, wheel):
        return None
    if not compiled(hangs).search(words) and "hanging" not in plain(body).split():
        return None
    return f"the string runs over {wheel} to {body}"


def _other_end(claims: Claims, wheel: str) -> bool:
    """Tell whether the only line of a list has but one body at it, and so another end."""
    lines = [b for b in claims.bodies if is_line(b)]
    return len(lines) == 1 and len(tied_to(claims, lines[0]) - {wheel}) == 1


def _pulled_over(line: str, ground: str, words: str) -> str | None:
    """Return that a line pulls what moves over the ground, where it is tied to that."""
    kind = plain(ground).split()[-1]
    if not is_line(line) or kind not in _FLATS or _FASTENED.search(words):
        return None
    moved = compiled(rf"\b(?:over|along|across|on)(?: [a-z]+){{0,3}} {kind}\b").search(words)
    own = re.escape(plain(line).split()[-1])
    pulls = (
        rf"\b{own}(?: [a-z\d]+){{0,8}} (?:pulls|drags|tows|hauls)\b"
        rf"|\b(?:pulled|dragged|towed|hauled)\b[^.]{{0,80}} by (?:[a-z]+ ){{0,3}}{own}\b"
    )
    return f"{line} pulls what is on {ground}" if moved and compiled(pulls).search(words) else None


def _lower_block(claims: Claims, body: str, block: str, words: str) -> str | None:
    """Return the lower block of a tackle, where the load is on the upper one."""
    if not _BLOCKS.search(plain(block)) or not _UPPER.search(plain(block)) or "tackle" not in words:
        return None
    lower = [b for b in claims.bodies if _BLOCKS.search(plain(b)) and _LOWER.search(plain(b))]
    held = {*plain(body).split()} & (_HIGH | LINES | _WHEELS | {"block", "person", "hand"})
    if len(lower) != 1 or held or body in tied_to(claims, lower[0]):
        return None
    return f"attached({body}, {lower[0]})"


def _is_wheel(body: str) -> bool:
    return {*plain(body).split()[-1:]} <= _WHEELS


def _is_spring(body: str) -> bool:
    return bool(_SPRINGS & {*plain(body).split()})
