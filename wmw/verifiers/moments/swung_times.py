"""Times of a swing that have changed places: half of it before a quarter, by the trace's own words.

What is released at one side passes the middle after an odd number of quarter periods, is at the
other side after an odd number of halves, and back after whole ones. So no time at the middle is
twice one at the other side or four times one back at the start, and no time at the other side is
twice one back. What is pulled down on a spring, or lifted, starts at its lowest point, or at its
highest. What is reflected is at the far end after half the time of the way there and back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import NamedTuple

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain

_RELEASED = re.compile(r"\b(?:releas\w*|let(?:s|ting)? (?:\w+ ){0,2}go)\b", re.I)
_PUSHED = re.compile(r"\b(?:push\w*|kick\w*|str[iu]\w*k\w*|hit\w*|blow|knock\w*|shove\w*)\b", re.I)
_SPRING = re.compile(r"\bsprings?\b", re.I)
_PULLED_DOWN = re.compile(
    r"\b(?:pull\w*|draw[ns]?|stretch\w*)(?: (?:it|the|a|\w+)){0,3} down\w*\b", re.I
)
_LIFTED = re.compile(r"\b(?:lift\w*|rais\w+)\b|\b(?:pull\w*)(?: (?:it|the|\w+)){0,3} up\w*\b", re.I)
_SWINGS = re.compile(
    r"\b(?:pendul\w*|swing\w*|bobs?|oscillat\w*|vibrat\w*|springs?|to and fro|back and forth|bowl"
    r"|half-?pipe|chandelier|lamp|hangs?|hanging|string|rope|cord)\b",
    re.I,
)
"""What a question tells of that goes to and fro; what rolls off a ramp does not."""
_PEG = re.compile(r"\b(?:peg|nail|pin|slope|ramp|incline\w*)\b", re.I)
_TWO = re.compile(
    r"\b(?:(?<!between the )two|both|second (?:bob|ball|pendulum|glider|block)|damp\w*)\b", re.I
)
_MIDDLE = (
    r"equilibrium|lowest(?: point| position)?|\At low\Z|middle|cent(?:er|re)|bottom"
    r"|rest position|mean position"
)
_BACK = r"back (?:at|in|to)|return\w*|(?:starting|release) (?:point|position|side)"
_OTHER = (
    r"(?:far|other|opposite) (?:\w+ )?(?:side|end|extreme|left|right|turning point)"
    r"|(?:left|right) (?:turning point|extreme)|(?:left|right)most"
)
_PLACES = {
    place: re.compile(rf"\b(?:{words})\b")
    for place, words in (("middle", _MIDDLE), ("other", _OTHER), ("back", _BACK))
}
_SIDE = (
    r"\b(?:from|at|to)(?: the| its| his| her)?(?: far| extreme)? (?P<side>left|right)\b"
    r"(?! after| before| away| when| now)"
)
_FROM_SIDE = re.compile(
    rf"\b(?:releas\w*|let go)\b[^.;?!]{{0,30}}?{_SIDE}"
    r"|\b(?:pulled|drawn|moved|held|lifted)\b[^.;?!]{0,30}?\bto(?: the| its)?"
    r" (?P<pulled>left|right)\b",
    re.I,
)
"""The side from which something is let go."""
_AT_END = r"(?: (?:turning point|end point|end|side|extreme|most))?\b(?! after| before| away| when)"
_BY_SIDE = {
    side: {
        place: re.compile(rf"\b(?:{words})")
        for place, words in (
            ("middle", rf"(?:{_MIDDLE})\b"),
            ("other", rf"(?:{_OTHER})\b|{far}{_AT_END}"),
            ("back", rf"(?:{_BACK})\b|{side}{_AT_END}"),
        )
    }
    for side, far in (("left", "right"), ("right", "left"))
}
"""Places of what swings, by the side on which it is let go."""
_LOW, _HIGH = r"lowest|bottom", r"highest|top|peak"
_CENTER = r"equilibrium|middle|cent(?:er|re)|rest position|mean position"
_ON_SPRING = {
    up: {
        place: re.compile(rf"\b(?:{words})\b")
        for place, words in (("middle", _CENTER), ("other", far), ("back", f"{near}|{_BACK}"))
    }
    for up, near, far in ((False, _LOW, _HIGH), (True, _HIGH, _LOW))
}
"""Places of what hangs on a spring, by whether it is let go above its equilibrium."""
_DRAWN, _PRESSED = (re.compile(rf"\b{word}\w*", re.I) for word in ("stretch", "compress"))
_ALONG_SPRING = {
    drawn: {
        place: re.compile(rf"\b(?:{words})\b")
        for place, words in (("middle", _CENTER), ("other", far), ("back", f"{near}|{_BACK}"))
    }
    for drawn, near, far in ((True, r"stretch\w*", r"compress\w*"),
                             (False, r"compress\w*", r"stretch\w*"))
}  # fmt: skip
"""Places of what slides on a spring, by whether the spring is stretched when it is let go."""
_LEVEL_SPRING = re.compile(r"\b(?:table|track|floor|horizontal\w*|air|frictionless|smooth)\b", re.I)
_REFLECTED = re.compile(r"\b(?:reflect(?:s|ed)?|echo(?:es)?|(?:bounces|thrown) back)\b", re.I)
_SEVERAL = re.compile(
    r"\b(?:two|both|second|another|moves? (?:away|toward)\w*|approach\w*|faster|slower|wind"
    r"|part\w*)\b",
    re.I,
)
_FAR = (
    r"(?:at|reach(?:es|ed|ing)?|arriv(?:es|al) at|strikes|hits) (?:\w+ )?(?:post|wall|end|cliff"
    r"|mirror|bottom|seabed|support|hook|rock|building|screen|tree)\b|(?:is )?reflected\b"
)
_ENDS = {
    "far": re.compile(rf"\b(?:{_FAR})"),
    "back": re.compile(r"\b(?:back (?:at|in|to|again)|return(?:s|ed)? to|echo (?:is )?heard)\b"),
}
_CLAUSE = re.compile(r"[.;]\s+|,\s+|\s+(?:and|but|while|then)\s+")
_LABELLED = re.compile(
    rf"\b(?P<place>{_MIDDLE}|{_OTHER}|(?:left|right)(?: turning| end)? (?:point|side|end))"
    r"(?: of (?:its|the) \w+)?,? (?:point )?\(?(?P<label>[A-H])\b"
)
"""A letter by which a question calls one of the places."""
_LABEL = re.compile(r"\b[A-H]\b")
_RATIOS = {("middle", "other"): 2.0, ("middle", "back"): 4.0, ("other", "back"): 2.0}
"""How many times as long as the second place the first one takes where the two are exchanged."""
_THERE_AND_BACK = {("far", "back"): 2.0}
_SHARE = 0.03
_SECOND = parse_unit("s")


_Places = dict[str, re.Pattern[str]]


class _Told(NamedTuple):
    pointer: str
    place: str
    time: float
    stated: str


def exchanged_swings(claims: Claims) -> Iterator[tuple[str, str, str]]:
    """Yield pointer, what is stated and what is right for each time that belongs elsewhere."""
    question = claims.question
    if _REFLECTED.search(question) and not _SEVERAL.search(question):
        places, ratios = _ENDS, _THERE_AND_BACK
    elif _RELEASED.search(question) and not _PUSHED.search(question) and not _TWO.search(question):
        if not _SWINGS.search(question) or _PEG.search(question):
            return
        places, ratios = _swung(question), _RATIOS
    else:
        return
    labels = {match["label"]: match["place"] for match in _LABELLED.finditer(question)}
    told = [*_in_change(claims, places, labels), *_in_results(claims, places, labels)]
    met: set[str] = set()
    for one, other in permutations(told, 2):
        ratio = ratios.get((one.place, other.place))
        if ratio is None or other.time <= 0:
            continue
        if abs(one.time - ratio * other.time) > _SHARE * one.time:
            continue
        for mine, its in ((one, other), (other, one)):
            if mine.pointer not in met:
                met.add(mine.pointer)
                yield mine.pointer, mine.stated, f"the times the other way round ({its.stated})"


def _swung(question: str) -> _Places:
    ways = [bool(way.search(question)) for way in (_PULLED_DOWN, _LIFTED)]
    if not _SPRING.search(question) or ways[0] == ways[1]:
        begun = _begun(question) if _LEVEL_SPRING.search(question) else None
        sided = _FROM_SIDE.search(question) if begun is None else None
        if sided is not None:
            return _BY_SIDE[(sided["side"] or sided["pulled"]).lower()]
        return _PLACES if begun is None else _ALONG_SPRING[begun]
    return _ON_SPRING[ways[1]]


def _begun(question: str) -> bool | None:
    """Tell whether a spring is stretched (else compressed) as what is on it is let go."""
    released = _RELEASED.search(question)
    before = question[: released.start()] if _SPRING.search(question) and released else ""
    behind = question[released.end() :].split(",")[0] if released is not None else ""
    behind = re.split(r"[.;?]", behind)[0]
    for text in (before, behind):
        drawn, pressed = (way.search(text) is not None for way in (_DRAWN, _PRESSED))
        if drawn != pressed:
            return drawn
    return None


def _place(words: str, places: _Places) -> str | None:
    found = [place for place, pattern in places.items() if pattern.search(words)]
    return found[0] if len(found) == 1 else None


def _named(text: str, labels: Mapping[str, str]) -> str:
    """Return a text with what the question says of a place for its label: B, the lowest point."""
    return _LABEL.sub(lambda m: labels.get(m[0], m[0]), text)


def _in_change(claims: Claims, places: _Places, labels: Mapping[str, str]) -> Iterator[_Told]:
    change = claims.change
    for clause in _CLAUSE.split(change.text) if change is not None else ():
        place, times = _place(plain(_named(clause, labels)), places), []
        for mention in find_measurements(clause):
            times += [seconds] if (seconds := _seconds(mention.measurement)) is not None else []
        if change is not None and place is not None and len(times) == 1:
            yield _Told(change.pointer, place, times[0], clause.strip(" ."))


def _in_results(claims: Claims, places: _Places, labels: Mapping[str, str]) -> Iterator[_Told]:
    for claim in claims.results:
        place = _place(plain(_named(claim.name.replace("_", " "), labels)), places)
        seconds = _seconds(claim.measured) if claim.measured is not None else None
        if place is not None and seconds is not None:
            yield _Told(claim.pointer, place, seconds, f"{claim.name} = {claim.raw}")


def _seconds(value: Measurement) -> float | None:
    unit = value.unit
    if unit is None or _SECOND is None or unit.dimension != _SECOND.dimension:
        return None
    return value.si
