"""What is in, on or a part of what by the words beside it, where a relation has it turned round.

"Ice in a dish", "a beetle sits at the rim of a turntable", "blocks stand apart on a board", "a gas
carries a piston", "a guitar string": then the dish is not in the ice, nor the board on a block.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.bodies.named_bodies import said_in, told_of
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.relations.either_way import hangs_on
from wmw.verifiers.vocabulary.lexicon import plain

_IN = re.compile(
    r"\A(?:of (?!all)[a-z]+ ?)?(?:(?:which|that) )?"
    r"(?:(?:is|are|lies|enclosed|contained|trapped|held|sealed|kept|inside|shut|up) )*(?:in|inside)"
    r"(?: (?!(?:and|front|contact|series|parallel|line|with|of|to|from|which|that|thermal|place|his"
    r"|her|their|equilibrium|air|figure|picture|diagram|sketch|drawing)\b)"
    r"(?![a-z]*[^s]s\b)[a-z]+){0,3}\Z"
)
_LIES = r"(?:stands?|lies?|rests?|sits?|rides?|crawls?|standing|lying|resting|sitting|riding)"
_SPOT = (
    r"(?:rim|edge|outer edge|cent(?:er|re)|middle|end|back|top|one end|left end|right end|far end)"
)
_FEW = (
    r"(?: (?!(?:and|of|to|from|with|under|below|beside|near|over|against|by|at|in|next|behind|which"
    r"|that)\b)[a-z]+){0,3}"
)
_ON = re.compile(
    r"\A(?:of [a-z]+ ?)?(?:(?:and|of|with) (?:mass|weight|refractive|density|size)[a-z ]*)?,? ?"
    rf"(?:(?:which|that) )?(?:of (?:[a-z]+ ){{1,3}})?{_LIES}{_FEW}"
    rf" (?:on|upon|at {_SPOT} of|on {_SPOT} of|near {_SPOT} of){_FEW}\Z"
)
_CARRIES = re.compile(
    r"\A(?:,? ?(?:in|inside|of) (?:[a-z]+ ){1,3})?(?:carries|supports|bears|holds up|carrying"
    rf"|supporting){_FEW}\Z"
)
_DENIED = re.compile(r"\b(?:not|never|no|then|until|before|instead|image)\b")
_HANGERS = word_set(
    "string rope cord cable chain thread wire spring hook crane magnet balloon parachute pulley"
    " ceiling hand arm balance branch nail"
)
"""What carries from above."""
_PARTS = word_set(
    "string strings wire siren horn bell tyre tyres wheel bed roof hatch seat propeller"
)
_INSTRUMENTS = word_set("guitar violin piano cello harp banjo ukulele bass viola sitar")
_WHOLES = _INSTRUMENTS | word_set(
    "car van truck ambulance train bus motorcycle bicycle submarine boat ship lorry"
)
_HOLDS = frozenset({"on", "in", "inside", "supported_by"})
_TIP_UNDER = re.compile(
    r"\b(?:tip|end|blade|toe) (?:of [a-z]+ )?(?:is )?(?:pushed |put |placed |stuck |wedged )?"
    r"(?:under|beneath|underneath)(?: (?:edge|corner|side|lid|rim|foot|end) of)?(?: [a-z]+){0,2}"
    r" (?P<what>[a-z]+)\b"
)
_LEVERS = word_set("crowbar bar lever plank pole rod beam stick")


def turned_round(claims: Claims, claim: RelationClaim) -> str | None:
    """Return the relation as the words beside its bodies have it, where the claim turns it."""
    first, second = claim.args
    if not plain(first).strip() or not plain(second).strip():
        return None
    if claim.type in ("in", "inside"):
        turned = _told(claims, _IN, second, first) or _is_part(claims, first, second)
    elif claim.type in ("on", "supported_by"):
        turned = _is_part(claims, first, second) or (
            (_lies_on(claims, second, first) or _carries(claims, first, second))
            and not hangs_on(second)
        )
    elif claim.type in ("above", "below"):
        upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
        turned = _told(claims, _ON, lower, upper) or (
            _carries(claims, upper, lower) or _reaches_under(claims, upper, lower)
        )
    else:
        return _off_its_instrument(claims, claim)
    return f"{claim.type}({second}, {first})" if turned else None


def _told(claims: Claims, how: re.Pattern[str], body: str, holder: str) -> bool:
    """Tell whether words lead from a body to another one in some way, and never back."""
    pairs = [pair for one in told_of(claims) for pair in one.pairs()]
    return any(
        (one, other) == (body, holder) and how.match(between) and not _DENIED.search(between)
        for one, between, other in pairs
    ) and not any((one, other) == (holder, body) and how.match(b) for one, b, other in pairs)


def _lies_on(claims: Claims, body: str, holder: str) -> bool:
    """Tell whether one lies on the other, by its own name or as one of several of its kind."""
    if _told(claims, _ON, body, holder):
        return True
    kind, flat, words = kind_of(body), kind_of(holder), said_in(claims)
    if (
        kind == flat
        or len(kind) < 3
        or any(flat in plain(other).split() for other in claims.bodies if other != holder)
    ):
        return False
    lie = rf"\b{re.escape(kind)}s?\b[^.]{{0,100}}? (?:stand|lie|rest|sit)s?(?: [a-z]+){{0,3}} on"
    there = rf"{_FEW} {re.escape(flat)}\b"
    back = rf"\b{re.escape(flat)}\b[^.]{{0,80}} on (?:[a-z]+ ){{0,3}}{re.escape(kind)}"
    found = compiled(f"{lie}{there}").search(words)
    if found is None or compiled(back).search(words):
        return False
    others = {kind_of(b) for b in claims.bodies if plain(b).strip()} - {kind, flat}
    return not others & {*found[0].split()} and not _DENIED.search(found[0])


def _carries(claims: Claims, holder: str, body: str) -> bool:
    """Tell whether the words have one carry the other from below."""
    return not {*plain(holder).split()} & _HANGERS and _told(claims, _CARRIES, holder, body)


def _is_part(claims: Claims, whole: str, part: str) -> bool:
    """Tell whether the words call the one a part of the other: "a guitar string"."""
    one, other = kind_of(whole), kind_of(part)
    if one not in _WHOLES or other not in _PARTS:
        return False
    return (
        compiled(rf"\b{re.escape(one)}(?: s)? {re.escape(other)}\b").search(said_in(claims))
        is not None
    )


def _off_its_instrument(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a string is on its guitar, where the claim has the two apart."""
    if claim.type != "separated":
        return None
    for whole, part in (claim.args, claim.args[::-1]):
        if kind_of(whole) in _INSTRUMENTS and _is_part(claims, whole, part):
            return f"{part} on {whole}"
    return None


def _reaches_under(claims: Claims, bar: str, load: str) -> bool:
    """Tell whether a bar's tip is under a load that the claim has below the bar."""
    found = _TIP_UNDER.search(said_in(claims))
    return found is not None and found["what"] == kind_of(load) and kind_of(bar) in _LEVERS
