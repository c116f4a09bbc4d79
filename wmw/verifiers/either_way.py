"""Relations that may rightly be read with their two bodies the other way round.

Water is in a kettle that also heats it, and the rod of a heater is in the water; a rope runs over
a pulley that hangs on it; a bob on a string hangs below it. Of such a relation the usual scene says
nothing; only the question's own words do.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.verifiers.lexicon import plain

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
_MOVABLE = re.compile(r"\b(?:movable|moveable|moving pulley|lower pulley|tackle)\b", re.I)
_CARRY = r"(?:carry|carries|carrying|holds?|holding|lifts?|lifting|supports?|supporting|bears?)"
_CARRIED = r"(?:carried|held|lifted|supported|borne)"


def may_be_turned(type_: str, first: str, second: str, question: str) -> bool:
    """Tell whether a relation between two bodies may hold although the usual one is the other."""
    one, other = set(plain(first).split()), set(plain(second).split())
    if type_ == "in":
        return bool(
            other & _VESSELS
            or other & _SURROUNDING
            or (one & _OPEN_TUBES and not one & _BENT and other & _LIQUIDS)
        )
    if type_ == "on":
        return (hangs_on(second) and not one & _GROUNDS) or bool(one & _MOUNTED)
    if type_ == "supported_by":
        lines = (one & _LINES and other & _WHEELS) or (one & _WHEELS and other & _LINES)
        own = lines and not _MOVABLE.search(f"{question} {first} {second}")
        return bool(own) or _carries(second, first, question)
    return False


def hangs_on(second: str) -> bool:
    """Tell whether what is on a body may hang from it."""
    return bool(set(plain(second).split()) & _HANGERS)


def _carries(carrier: str, body: str, question: str) -> bool:
    """Tell whether the question says that one body carries another."""
    ends = [words[-1] for name in (carrier, body) if (words := plain(name).split())]
    if len(ends) < 2:
        return False
    one, other = map(re.escape, ends)
    said = plain(question)
    return bool(
        re.search(rf"\b{one}s?(?: \w+){{0,3}}? {_CARRY}(?: \w+){{0,4}}? {other}", said)
        or re.search(
            rf"\b{other}(?: \w+){{0,4}}? {_CARRIED}(?: \w+){{0,2}}? by(?: \w+){{0,2}}? {one}",
            said,
        )
    )
