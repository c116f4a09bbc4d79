"""What lies under all that moves on it: the floor, ice, a track, the table of the words.

"A trolley swings to and fro on a level rail": then the rail is not on the trolley, nor the trolley
below it or apart from it. Nothing at all is below the ground of a question that tells of no depth.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_DEEPEST = word_set("ground floor seabed lakebed riverbed bottom")
_FLATS = _DEEPEST | word_set(
    "ice snow snowfield table tabletop track tracks rail rails road roof ramp incline slope rink"
    " lawn field groove desk bench carousel roundabout turntable plank board bridge plane chute"
    " bed surface"
)
_HILLS = word_set("ramp incline slope roof")
"""Where what has not come onto it is lower."""
_BEARERS = _FLATS | word_set(
    "beam wall house building pillar pillars column legs leg stand support supports frame motor"
    " axle axis base cart car carriage truck wagon lorry lift elevator train ship boat plane"
    " platform trestle trestles post posts foundation scale scales balance hill cliff rock rocks"
    " girder girders pylon pylons viaduct embankment pier piers joist joists truss arch columns"
    " rope ropes cable cables chain chains jack jacks prop props"
    " ground spring springs piston pivot fulcrum wheels blocks pole poles bridge water sea lake"
)
"""What a table or a track may itself stand on."""
_PROPS = word_set(
    "support supports pivot fulcrum trestle trestles post posts pillar pillars column columns leg"
    " legs prop props jack jacks pier piers hinge"
)
"""What is below a plank or a bridge that it holds up."""
_EARTHBOUND = word_set("road roadway street highway curve bend ground floor lawn")
"""What lies on nothing that moves or is put on it, whatever the words are."""
_GOES = word_set("cart car carriage truck wagon lorry train van bus table tabletop desk bench")
_DEEPER = word_set(
    "river stream sea lake ocean pond pool valley canyon water image reflection foundation roots"
    " root pipe earth core cave basement cellar landing point"
)
"""What may lie below the ground, or the floor, with no word of a depth."""
_FLOORS = re.compile(
    r"\b(?:first|second|third|fourth|fifth|sixth|top|upper|\d+th|\d+rd|\d+nd|\d+st) floor\b"
)
_ALOFT = re.compile(
    r"\b(?:fl(?:y|ies|ying)|hover\w*|drones?|planes?|helicopters?|balloons?|birds?|kites?|maglev"
    r"|levitat\w*|magnetic\w*|air (?:track|table|cushion)|air hockey|cushion|without touching)\b"
)
"""What moves over the ground, or along a track, without lying on it."""
_UNDER = re.compile(
    r"\b(?:below|beneath|under\w*|hangs?|hanging|hung|suspended|loop\w*|circle|crest|vertical"
    r"|inverted|upside|overhead|monorail|cellar|basement|shaft|mine|well|pit|hole|buried|dug"
    r"|tunnel|inside|depth|deep|divers?|falls? through)\b"
)
_LIFTED = re.compile(r"\b(?:lift|elevator|carr(?:y|ies) the|floor of|floorboards?|joists?)\b")
"""Where a floor may rest on something after all."""
_ON = (
    r"(?:on|onto|along|over|across|down|up|at (?:top|foot|bottom) of)"
    r"(?: (?!(?:and|of|from|with|has|under|beneath|below|beside|behind|near)\b)[a-z\d]+){0,5}"
)
_RISES = re.compile(r"\b(?:carr|support|bear|hold|lift|stack)(?:y|ies|s|ing|ed|es)?\b")
_APART = frozenset({"separated"})


def off_the_ground(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what a body is on, where the claim has it below that, apart from it or carrying it."""
    first, second = claim.args
    if claim.type in ("on", "supported_by", "above"):
        first, second = second, first
    elif claim.type not in ("below", *_APART):
        return None
    for body, flat in ((first, second), *(((second, first),) if claim.type in _APART else ())):
        words, named = said_in(claims), plain(flat).split()
        ends = {*plain(body).split()}
        bears = _FLATS | _PROPS if claim.type == "below" else _BEARERS
        if not named or not ends:
            continue
        if claim.type in ("on", "supported_by") and _lies_on_earth(named[-1], ends, words):
            return f"{body} on {flat}"
        if named[-1] not in _FLATS or ends & bears:
            continue
        if _is_denied(claims, claim, body, flat, words):
            return f"{body} on {flat}"
    return None


def _lies_on_earth(kind: str, ends: set[str], words: str) -> bool:
    """Tell whether a road, or the floor, is said to be on what drives or stands on it."""
    if kind not in _EARTHBOUND or ends & ((_BEARERS - _GOES) | _EARTHBOUND):
        return False
    return not _FLOORS.search(words) and not _LIFTED.search(words)


def _is_denied(claims: Claims, claim: RelationClaim, body: str, flat: str, words: str) -> bool:
    kind, name = plain(flat).split()[-1], _name(claims, body)
    if claim.type in _APART:
        if _ALOFT.search(words):
            return False
        moves = r"(?:slid\w*|roll\w*|mov\w*|pull\w*|glid\w*|lying|lies|rests?)"
        between = r"(?: (?!and\b|to\b|toward\b|off\b|from\b|until\b)[\w]+){0,12}?"
        there = rf"{between} (?:on|over|along|across) (?:[a-z]+ ){{0,3}}{kind}\b"
        moved = rf"{name}{between} {moves}{there}|\b{moves} {name}{there}"
        return compiled(moved).search(words) is not None
    if claim.type in ("below", "above"):
        if _UNDER.search(words) or kind in _HILLS or {*plain(body).split()} & _DEEPER:
            return False
        if plain(flat) in _DEEPEST - {"bottom"}:
            return not _FLOORS.search(words)
        few = (  # what a support exerts on a plank tells of no place
            r"(?: (?!(?:and|from|by|tied|joined|with|off|over|exert\w*|acts?|forces?|push\w*|pulls?"
            r"|press\w*)\b)[\w]+){0,9}?"
        )
        there = rf"{name}{few} (?:on|onto|along|over|across)(?: (?!and\b)[a-z]+){{0,3}} {kind}\b"
        return compiled(there).search(words) is not None
    turned = rf"\b{kind}\b[^.]{{0,160}} on(?: [a-z]+){{0,3}} {name}"
    if _RISES.search(words) or compiled(turned).search(words):
        return False
    few = (
        r"(?: (?!(?:and|under|beneath|below|prop\w*|raise\w*|which|that|over|melts?)\b)[\w,]+)"
        r"{0,16}?"
    )
    return compiled(rf"{name}{few} {_ON} {kind}\b").search(words) is not None


def _name(claims: Claims, body: str) -> str:
    words = plain(body).split()
    names = {" ".join(words), words[-1]}
    if sum(plain(other).split()[-1:] == words[-1:] for other in {*claims.bodies}) > 1:
        names = {" ".join(words)}  # "the left support" is none of the right one
    if len(words) > 1 and len(words[-1]) == 1:
        names = {" ".join(words), words[-2]}  # "block" of "block 1"
    return rf"\b(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})"
