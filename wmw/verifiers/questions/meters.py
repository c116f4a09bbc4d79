"""What a meter shows, as the quantity that it measures: "What does the voltmeter across R1 read?".

Where the words put a voltmeter across one part, or an ammeter in series with one, what the meter
reads is asked for as the voltage across that part, or the current through it. A source's is left
as it is: its terminals have a voltage of their own name.
"""

from __future__ import annotations

import re
from functools import partial

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims

_AT = r"[^.?!;,]{0,48}?"
_READ = r"(?:reads?|shows?|indicates?|displays?|registers?)"
_WORD = r"(?:[^\s.,:;?!()]|[.,](?=\d)){1,16}"
_PART = (
    r"(?P<part>(?!(?:it|them|both|which|whom|each|what|this|that)\b)"
    rf"{_WORD}(?: {_WORD}){{0,5}}?)"
    rf"(?=\s{_READ}\b|\s(?:and|in|when|if|then|is|of the)\b|\s?[.,;:?!](?!\d)|\s?\()"
)
_PLACES = {
    "voltage across": re.compile(
        rf"\bvoltmeter\b{_AT}\b(?:across|in parallel (?:with|to)) {_PART}", re.I
    ),
    "current through": re.compile(rf"\bammeter\b{_AT}\bin series with {_PART}", re.I),
}
"""Where a meter is, by what it measures there."""
_METERS = {"voltage across": "voltmeter", "current through": "ammeter"}
_BY = {"voltage across": "across ", "current through": "at "}
_SOURCE = re.compile(
    r"\b(?:battery|batteries|cells?|source|supply|terminals?|generator|mains|gap|open|switch|two|three"
    r"|all|combination|pair|capacitors?)\b",
    re.I,
)
_OF_SOURCE = re.compile(
    r"(?:the|its|this)(?: (?:two|battery|cell|source)(?:['’]s)?)? terminals"
    r"(?: of the (?:battery|cell|source))?",
    re.I,
)
"""The terminals of a source, between which its terminal voltage is."""
_VALUE = re.compile(r"\d ?[kMm]?(?:Ω|Ω|ohms?)\b")
_WHICH = r"(?:the |a |an |this |its )?(?:[a-z-]+ )?"
_MOVED = re.compile(
    r"\b(?:then|later|afterwards|next|now|moved|shifted|instead|first)\b[^.?!;]{0,40}\bacross\b"
    rf"|\b{_READ} (?:[^.?!;]{{0,24}} )?(?:across|between|when (?:it|connected|placed|moved))\b"
    r"|\bvoltmeters\b|\bammeters\b",
    re.I,
)
"""Words of a meter that has several places, or of several meters."""
_LOOK = 8
"""Steps of work for each hundred characters of a question that has a meter."""


def as_measured(text: str) -> str:
    """Return a question with what a meter at one part reads as the quantity that it measures.

    What a meter reads that has several places is asked for as that of some meter, which is no
    quantity.
    """
    for what, meter in _METERS.items():
        low = text.lower()
        if meter not in low:
            continue
        spend(_LOOK * (1 + len(text) // 100))
        places = {match["part"] for match in _PLACES[what].finditer(text)}
        moved = _MOVED.search(text) is not None
        source = len(places) == 1 and not moved and _OF_SOURCE.fullmatch(min(places)) is not None
        if not (places or moved) or (any(map(_SOURCE.search, places)) and not source):
            continue
        asked = compiled(
            rf"\bwhat (?:does|will|would|should|must) (?:{_WHICH}{meter}|it)\b{_AT} {_READ}(?=\W|$)"
            rf"|\b(?:what is|find|calculate|determine) (?:the )?(?:{meter}(?:['’]s)? reading"
            rf"|reading (?:of|on) (?:the |this )?{meter}|its reading)\b",
            re.I,
        )
        one = len(places) == 1 and not moved
        said = f"What is the {what} {min(places)}" if one else "What does the meter show"
        said = "What is the terminal voltage" if source else said
        times = len(asked.findall(text))
        text = said.join(asked.split(text, 1))
        text = _PLACES[what].sub(partial(_at_its_part, what, one and times > 0), text)
    return text


def part_measured(claims: Claims, meter: str) -> str | None:
    """Return the body that a meter is at by its value: "across the 15 Ω resistor".

    None where the words have it at several places, or no one body has that value.
    """
    what = next((what for what, name in _METERS.items() if name in meter), None)
    if what is None or _MOVED.search(claims.question):
        return None
    places = {match["part"] for match in _PLACES[what].finditer(claims.question)}
    told = find_measurements(places.pop()) if len(places) == 1 else ()
    value = told[0].measurement if len(told) == 1 else None
    if value is None or value.unit is None:
        return None
    bodies = {
        claim.body
        for claim in claims.attributes
        if claim.body is not None
        and claim.measured is not None
        and claim.measured.unit is not None
        and claim.measured.unit.dimension == value.unit.dimension
        and claim.measured.si == value.si
    }
    return bodies.pop() if len(bodies) == 1 else None


def _at_its_part(what: str, again: bool, match: re.Match[str]) -> str:
    """Return where a meter is without the words of series and parallel, which are of no circuit.

    A part that is named by its value, and named `again` where it is asked about, has it once.
    """
    before = match.string[match.start() : match.start("part")]
    before = re.sub(r"in (?:parallel (?:with|to)|series with) \Z", _BY[what], before)
    return before + ("it" if again and _VALUE.search(match["part"]) else match["part"])
