"""What is inside what, and what a thing is fixed to, where the words say so in passing.

"A search coil is placed coaxially inside a long solenoid", "a ray inside a glass block", "brick on
the outside and insulation on the inside", "a pulley fixed to the masthead", a spring squeezed
between two carts, and a string that is clamped at both ends.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.kinds_of_bodies import RAYS, kind_of
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_IN = frozenset({"in", "inside"})
_AROUND = frozenset({"around", "encloses", "surrounds", "contains"})
_FIXED_TO = (
    r"\b{body}\b(?: (?:that|which))?(?: (?:rigidly|firmly|itself))?"
    r" (?:fixed|fastened|bolted|mounted|secured|screwed|clamped|attached) (?:to|on|at)"
    r"(?: [a-z]+)? {place}\b"
)
_LINES = word_set("rope string cord cable thread wire chain halyard line strand belt tackle")
_WHEELS = word_set("pulley block wheel")
_BETWEEN = re.compile(
    r"\bcompressed\b(?: [a-z]+){0,3} spring\b(?: [a-z]+){0,6} between\b"
    r"|\bspring\b(?: [a-z]+){0,4} (?:compressed|squeezed)(?: [a-z]+){0,3} between\b"
    r"|\bbetween (?:them|two [a-z]+)(?: [a-z]+){0,4} compressed(?: [a-z]+){0,2} spring\b"
)
_BOTH_ENDS = re.compile(
    r"\b(?:clamped|fixed|tied|held|fastened|attached|stretched)(?: [a-z]+){0,2}?"
    r" (?:at|by) (?:both|its two|each) (?:of its )?ends?\b"
)
_ENDS = word_set("clamp post wall peg support pole left right bridge hook nail")
_INDOORS = re.compile(r"\b(?:room|indoors?|inside|interior|inner|house|warm)\b")
_OUTDOORS = re.compile(r"\b(?:outdoors?|outside|exterior|outer|cold|street|garden)\b")
_LAYER = (
    r"\b{body}\b(?: (?!(?:and|inside|outside)\b)[\w³²]+){{0,14}}? (?:on|at|to)"
    r" (?P<side>inside|outside)\b"
)
_SURFACES = word_set("table floor track ground bench desk road snow ice")
_BEAR_THEM = word_set("floor ground leg legs trestle earth support stand rug carpet platform scale")
_SPRINGS = word_set("spring springs")


def told_within(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what the words say instead, where the claim has it otherwise."""
    if len(set(claim.args)) < 2:
        return None
    words = said_in(claims)
    if claim.type in _IN | _AROUND:
        return _inside(words, claims, claim)
    if claim.type == "separated":
        return _held(words, claims, claim)
    if claim.type == "contact":
        return _layered(words, claim)
    if claim.type in ("attached", "on", "supported_by", "connected"):
        return _fixed(words, claims, claim)
    return None


def _called(name: str) -> str:
    words = plain(name.replace("_", " "))
    return re.escape(words) if words else "(?!)"


def _inside(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    inner, outer = claim.args if claim.type in _IN else claim.args[::-1]
    within = r"(?: (?!with\b|while\b|and [a-z])[\w²³]+){0,14}? (?:inside|within)(?: [a-z]+){0,2}?"
    turned = compiled(rf"\b{_called(outer)}\b{within} {_called(inner)}\b").search(words)
    if turned is not None and not compiled(rf"\b{_called(inner)}\b{within}").search(words):
        return f"in({outer}, {inner})"
    if claim.type in _IN and kind_of(inner) in RAYS:
        for other in claims.bodies:
            there = rf"\b{_called(inner)} (?:travels? |travelling |moving )?inside(?: [a-z]+)? "
            if other not in claim.args and compiled(rf"{there}{_called(other)}\b").search(words):
                return f"in({inner}, {other})"
    return None


def _held(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    for one, other in (claim.args, claim.args[::-1]):
        beside = [
            r
            for r in claims.relations
            if r is not claim and one in r.args and r.type in ("contact", "attached", "connected")
        ]
        kin = [n for r in beside for n in r.args if n != one and _alike(n, other)]
        if not kin:
            continue
        if kind_of(one) in _SPRINGS and _BETWEEN.search(words):
            return f"contact({one}, {other})"
        ended = {*plain(other.replace("_", " ")).split()} & _ENDS
        if kind_of(one) in _LINES and ended and _BOTH_ENDS.search(words):
            return f"attached({one}, {other})"
    return None


def _alike(one: str, other: str) -> bool:
    mine, its = (plain(name.replace("_", " ")).split() for name in (one, other))
    return mine != its and bool(mine) and mine[0] == its[0]


def _layered(words: str, claim: RelationClaim) -> str | None:
    for body, beside in (claim.args, claim.args[::-1]):
        place = plain(beside.replace("_", " "))
        inner, outer = _INDOORS.search(place), _OUTDOORS.search(place)
        if (inner is None) == (outer is None):
            continue
        told = {m["side"] for m in compiled(_LAYER.format(body=_called(body))).finditer(words)}
        if told == ({"outside"} if inner is not None else {"inside"}):
            return f"{body} on the {told.pop()}"
    return None


def _fixed(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return what the one pulley is fixed to, where the claim has it on what it moves."""
    body, holder = claim.args
    word = r"(?: (?!(?:of|in|inside|that|and|on)\b)[a-z]+)"
    at, between = rf"on{word}{{0,3}}? {_called(body)}", f"{word}{{0,4}}?"
    on = rf"\b(?:{_called(holder)}{between} {at}|{at}{between} {_called(holder)})\b"
    if claim.type in ("on", "supported_by") and kind_of(body) in _SURFACES:
        carried = kind_of(holder) not in _BEAR_THEM | _SURFACES and compiled(on).search(words)
        return f"{claim.type}({holder}, {body})" if carried else None
    if kind_of(body) not in _WHEELS or kind_of(holder) in _LINES:
        return None
    if sum(kind_of(name) == kind_of(body) for name in claims.bodies) > 1:
        return None
    for other in claims.bodies:
        told = _FIXED_TO.format(body=_called(body), place=_called(other))
        if other not in claim.args and compiled(told).search(words):
            return f"attached({body}, {other})"
    return None
