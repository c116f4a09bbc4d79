"""Events that a trace tells in an order in which they cannot come, by its own words and times.

Ice that melts first and then warms to 0 °C, a stone on the ground that then comes to the highest
point of its path, a car that slows down after it has come to rest; a time to the top that is longer
than the whole flight. What bounces, is not sure or is told of two bodies is left alone.
"""

from __future__ import annotations

import re

from wmw.core.equation import canonical_name
from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.moments.event_pairs import times_in_reverse, told_in_reverse
from wmw.verifiers.moments.heating_stages import stages_turned

_LONGEST = 600
_COST = 120
"""Steps that a text takes to be looked through."""
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|unless|instead|rather|cannot"
    r"|impossible|wrong\w*|second|other|another|both|each|one of|twice|again|backwards?)\b|n't",
    re.I,
)
_TURNED = re.compile(
    r"\b(?:bounc\w*|rebound\w*|spring\w*|trampoline|oscillat\w*|kick\w* it|back up|jumps?|juggl\w*"
    r"|slope|slant\w*|hill\w*|incline\w*|ramp|roof|ceiling|rac[qk]\w*|hop\w*|leaves|drop\w*"
    r"|elastic\w*|restitution|returns|comes back|rocket|engine|fuel)\b",
    re.I,
)
"""What may go up after it has been on the ground, or land on its way up."""
_SALTY = re.compile(
    r"\b(?:dry|salt\w*|brine|alcohol\w*|syrup|sea ?water|antifreeze|pressure)\b", re.I
)
_ITS_TOP = (
    r"(?:its (?:highest point|peak|apex|maximum height|greatest height)"
    r"|the (?:highest point|top|peak|apex) of its (?:path|flight|trajectory|way))"
)
_GROUND = r"(?:the )?(?:ground|floor|lawn|street|beach)"
_ON_GROUND = rf"(?:hits?|reaches|strikes?|lands? on|arrives? (?:at|on)|touches|falls to) {_GROUND}"
_TO_TOP = rf"(?:reaches|passes(?: through)?|gets to|arrives at|comes to|is at) {_ITS_TOP}"
_REST = (
    r"(?:coming to (?:a )?(?:rest|stop|standstill)|stopping|it (?:has come|comes) to (?:a )?rest)"
)
_WHOLLY = r"(?: first| completely| entirely| wholly| fully){0,2}"
_MELTS = (
    rf"(?:(?:ice|snow){_WHOLLY} (?:melts|is melted)"
    rf"|melt(?:s|ing)(?: all)?(?: of)? the (?:ice|snow)){_WHOLLY}"
)
_WARMS = (
    r"(?:(?:it|the ice|this) )?(?:warms|heats|is warmed|is heated|rises)(?: it)?(?: up)?"
    r"(?: from [-−–]? ?\d{1,3}(?:\.\d)? ?(?:°C|degrees(?: C(?:elsius)?)?))? to"
)
_MELTING = r"(?:0(?:\.0)? ?(?:°C|degrees(?: C(?:elsius)?)?)|its melting (?:point|temperature))"
_SLOWS = r"(?:slows down|decelerates|loses speed)"
_STOPS = r"(?:comes to (?:a )?(?:rest|stop)|stops)"
_THEN = r"(?:then|afterwards|after that|later|only then)"
_ORDERS: tuple[tuple[re.Pattern[str], re.Pattern[str] | None, str], ...] = (
    (
        re.compile(
            rf"\b{_ON_GROUND}(?: first)?,?(?: and)? (?:then|afterwards|after that|later)"
            rf" (?:it )?{_TO_TOP}"
            rf"|\b{_ON_GROUND} before (?:it )?(?:{_TO_TOP}|(?:reaching|passing) {_ITS_TOP})"
            rf"|\bfalls back(?: down)? before (?:it )?(?:{_TO_TOP}|reaching {_ITS_TOP})"
            rf"|\b(?:reaches|passes) {_ITS_TOP} after (?:it )?(?:{_ON_GROUND}"
            rf"|(?:hitting|reaching|striking) {_GROUND})",
            re.I,
        ),
        _TURNED,
        "the highest point first, then the ground",
    ),
    (
        re.compile(
            rf"\b(?:after|once) {_REST},? it (?:then )?{_SLOWS}\b"
            rf"|\b{_STOPS},?(?: and)? then (?:it )?{_SLOWS}\b"
            rf"|\b{_STOPS} before it (?:starts|begins) to (?:slow|brake|decelerate)\b",
            re.I,
        ),
        None,
        "first slower, then at rest",
    ),
    (
        re.compile(
            rf"\b{_MELTS},?(?: and)?(?: only)? {_THEN} {_WARMS} {_MELTING}"
            rf"|\b{_MELTS} before {_WARMS} {_MELTING}"
            rf"|\bwater(?: first)? boils(?: away)?(?: first)?,?(?: and)? {_THEN} {_WARMS}"
            r" (?:100 ?°C|its boiling (?:point|temperature))"
            rf"|\bwater(?: first)? freezes(?: first)?,?(?: and)? {_THEN} (?:it )?(?:cools"
            r"|is cooled)(?: down)? to (?:0 ?°C|its freezing (?:point|temperature))",
            re.I,
        ),
        _SALTY,
        "first to that temperature, then the change of state",
    ),
    (
        re.compile(
            r"\b(?:leaves|exits|comes out of) (?:the )?(?:field|block|glass|slab|water|tunnel)"
            r" before (?:it (?:enters|goes in)|entering)\b",
            re.I,
        ),
        None,
        "in first, then out",
    ),
)  # fmt: skip
"""What cannot come in this order, what may make it possible, and the order in which it can."""
_TOP = re.compile(
    r"t(?:ime)?_?(?:to_?|at_?|of_?)?(?:the_?)?(?:top|peak|apex|highest|highest_?point|max_?height)"
)
_WHOLE = re.compile(
    r"t(?:ime)?_?(?:of_?)?(?:total|flight|air|in_?air|in_?the_?air|whole|total_?flight)|total_?time"
    r"|flight_?time|time_?total"
)
_ALSO = re.compile(r"\b(?:two|both|other|second (?:ball|stone)|ball (?:[AB12])\b)", re.I)
_SLACK = 1.02


def events_out_of_order(claims: Claims) -> tuple[str, str, str] | None:
    """Return where a trace tells events in an impossible order, what it says, and the order."""
    for text in (claims.effect, claims.change):
        if text is not None and len(text.text) <= _LONGEST:
            spend(_COST)
            told = _told(claims, text)
            if told is not None:
                return told
    return stages_turned(claims) or _longer_to_the_top(claims)


def exchanged_instants(claims: Claims) -> tuple[float, float] | None:
    """Return the times of two events in the change that have changed places."""
    change = claims.change
    if change is None or len(change.text) > _LONGEST or _UNSURE.search(change.text):
        return None
    spend(_COST)
    return times_in_reverse(claims.question, " ".join(change.text.split()))


def _told(claims: Claims, text: Text) -> tuple[str, str, str] | None:
    words = " ".join(text.text.split())
    for order, excused, right in _ORDERS:
        found = order.search(words)
        if found is None or _UNSURE.search(words):
            continue
        if excused is None or not excused.search(f"{claims.question} {words}"):
            return text.pointer, found[0], right
    told = told_in_reverse(claims.question, words) if not _UNSURE.search(words) else None
    return (text.pointer, *told) if told is not None else None


def _longer_to_the_top(claims: Claims) -> tuple[str, str, str] | None:
    """Return a time to the highest point that is longer than the whole flight."""
    tops, wholes = _timed(claims, _TOP), _timed(claims, _WHOLE)
    if len(tops) != 1 or len(wholes) != 1 or _ALSO.search(claims.question):
        return None
    if _TURNED.search(claims.question):
        return None
    [(top, up)], [(whole, all_of_it)] = tops, wholes
    if all_of_it <= 0 or up <= _SLACK * all_of_it:
        return None
    stated = f"{top.name} = {top.raw}, {whole.name} = {whole.raw}"
    return top.pointer, stated, "less to the highest point than in all"


def _timed(claims: Claims, name: re.Pattern[str]) -> list[tuple[Named, float]]:
    return [
        (claim, claim.measured.si)
        for claim in claims.results
        if name.fullmatch(canonical_name(claim.name).lower())
        and claim.measured is not None
        and claim.measured.unit is not None
        and claim.measured.unit.dimension == _seconds()
    ]


def _seconds() -> object:
    [mention] = find_measurements("1 s")
    return mention.measurement.unit.dimension if mention.measurement.unit is not None else None
