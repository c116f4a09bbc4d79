"""Relations that may rightly be read with their two bodies the other way round.

Water is in a kettle that also heats it, and the rod of a heater is in the water; a rope runs over
a pulley that hangs on it; a bob on a string hangs below it. Of such a relation the usual scene says
nothing; only the question's own words do. Where the scene itself is known, it decides what
is in what; a rope and a pulley stay open, as a tackle has pulleys of both kinds.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain

_VESSELS = word_set(
    "kettle pot pan saucepan cup mug beaker flask bottle jug pitcher bucket pail bowl jar tub"
    " bathtub tank basin container vessel calorimeter thermos boiler urn aquarium barrel cauldron"
    " canister crucible can cooker dish trough solenoid"
)
"""What holds a liquid, or a field, though it may stand in another or heat it."""
_OPEN_TUBES = word_set("barometer straw capillary thermometer tube")
"""What dips into the liquid that stands in it."""
_BENT = word_set("u hose pipe manometer")
_SURROUNDING = word_set("air atmosphere space vacuum")
_GASES = word_set("air gas helium oxygen nitrogen steam vapour vapor")
_HOLLOW = word_set(
    "submarine boat ship bell cabin room capsule buoy balloon tyre tire ball bubble cylinder"
    " syringe box drum chamber car cavity raft bag diver lung lungs"
)
"""What may have a gas in it while it is itself in a liquid."""
_LIQUIDS = word_set("water liquid mercury oil alcohol fluid")
_LINES = word_set("rope string cord cable thread wire chain line belt strap ribbon tape")
_WHEELS = word_set("pulley pulleys sheave wheel peg hook bar beam rail roller drum")
_HANGERS = _LINES | word_set(
    "spring hook ceiling nail peg hinge bracket support suspension clamp stand dynamometer"
    " newtonmeter balance scale wall cradle"
)
"""What a body "on" it may hang from: a mass on a spring, a lamp on the ceiling."""
_MOUNTED = word_set(
    "hinge axle pin bolt screw nail handle hook bearing joint wheel wheels ring eyelet knob switch"
    " pivot motor propeller sail"
)
"""What is on a body that it is fixed to."""
_GROUNDS = word_set("floor ground table bench ceiling wall surface desk road earth")
_MOVABLE = re.compile(r"\b(?:movable|moveable|moving pulley|lower pulley)\b", re.I)
_FIXED = re.compile(
    r"\b(?:(?:fixed|stationary|upper|top)(?: \w+)? (?:pulley|sheave|wheel)|pulleys|sheaves"
    r"|tackles?|pulley system)\b",
    re.I,
)
"""A wheel that carries its rope, or several of which one does."""
_CARRY = r"(?:carry|carries|carrying|holds?|holding|lifts?|lifting|supports?|supporting|bears?)"
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_CARRIED = r"(?:carried|held|lifted|supported|borne)"


def may_be_turned(
    type_: str, first: str, second: str, claims: Claims, *, known: bool = False
) -> bool:
    """Tell whether a relation between two bodies may hold although the usual one is the other.

    `known` says that the usual one is that of the scene itself.
    """
    one, other = set(plain(first).split()), set(plain(second).split())
    if type_ == "in":
        return not known and bool(
            other & _VESSELS
            or other & _SURROUNDING
            or (one & _GASES and other & _HOLLOW)
            or (one & _OPEN_TUBES and not one & _BENT and other & _LIQUIDS)
        )
    if type_ == "on":
        rope = bool(one & _LINES) and _runs_over(first, second, claims, known=known)
        return (
            rope or (hangs_on(second) and not one & _GROUNDS) or bool(not known and one & _MOUNTED)
        )
    if type_ == "supported_by":
        carries = _carries(second, first, claims.question)
        return carries or _runs_over(first, second, claims, known=known)
    return False


def _runs_over(first: str, second: str, claims: Claims, *, known: bool) -> bool:
    """Tell whether two bodies are a line and a wheel of which either may carry the other.

    A rope lies on a fixed pulley, and a movable one hangs on its rope; a tackle has both kinds. In
    a known scene the one that the load is attached to is movable.
    """
    one, other = set(plain(first).split()), set(plain(second).split())
    if not ((one & _LINES and other & _WHEELS) or (one & _WHEELS and other & _LINES)):
        return False
    if known and any(_bears_load(body, claims) for body in (first, second)):
        return False
    names = f"{first} {second}"
    if _MOVABLE.search(names):
        return False
    return bool(_FIXED.search(f"{claims.question} {names}")) or not _MOVABLE.search(claims.question)


def _bears_load(wheel: str, claims: Claims) -> bool:
    """Tell whether a trace attaches something to a wheel that is neither its rope nor its hook."""
    if _FIXED.search(wheel) or not set(plain(wheel).split()) & _WHEELS:
        return False
    others = (
        claim.args[1 - claim.args.index(wheel)]
        for claim in claims.relations
        if claim.type == "attached" and wheel in claim.args
    )
    return any(not set(plain(body).split()) & (_HANGERS | _GROUNDS) for body in others)


def hangs_on(second: str) -> bool:
    """Tell whether what is on a body may hang from it."""
    return bool(set(plain(second).split()) & _HANGERS)


def _carries(carrier: str, body: str, question: str) -> bool:
    """Tell whether the question says that one body carries another."""
    ends = [words[-1] for name in (carrier, body) if (words := plain(name).split())]
    if len(ends) < 2:
        return False
    one, other = map(re.escape, ends)
    carries = compiled(
        rf"\b{one}s?(?: \w+){{0,3}}? {_CARRY}(?: \w+){{0,4}}? {other}"
        rf"|\b{other}(?: \w+){{0,4}}? {_CARRIED}(?: \w+){{0,2}}? by(?: \w+){{0,2}}? {one}"
    )
    return any(carries.search(plain(sentence)) for sentence in _SENTENCE.split(question))
