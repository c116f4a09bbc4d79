"""Whole states that have changed places, by what the question tells of the start of each value.

State 1 has what the question begins with ("expands from 2.0 L at 300 kPa", "a van moving at 12 m/s
hits", "soup at 85 °C is left until", "held 0.80 m below the surface, then let go"), and state 0
under the same name what it tells of later, or does not tell at all. No pair may tell the reverse.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.quantity import Mention, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, answered
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.spans import are_one, of_one_kind
from wmw.verifiers.vocabulary.lexicon import plain, plain_name

_MOST, _COST = 12, 8
_SENTENCE = re.compile(r"[?!;]|\.(?=\s|\Z)")
_BEFORE = re.compile(
    r"\b(?:before (?!and\b)|originally|initial\w*|was|were|had|must|should|need\w*|required"
    r"|at (?:first|the start|the beginning)|to (?:reach|have|be|stop)|so that)\b",
    re.I,
)
"""Words of a question that asks for a beginning, or may."""
_TO = re.compile(r"\bto(?: (?:a|an|about|the))?(?: [a-z]+ of)?\s*\Z", re.I)
_FROM = re.compile(r"\bfrom(?: (?:a|an|about|the))?(?: [a-z]+ of)?\s*\Z", re.I)
_CHANGES = re.compile(
    r"\b(?:hits?|strikes?|collides?|runs? into|bumps?|meets?|until|is left|cools?|warms?|is put"
    r"|is placed|let go|released|brakes?|slows?|speeds? up|accelerates?|is then|comes? to rest)\b",
    re.I,
)
"""What ends the state that a value ahead of it belongs to."""
_ENDS_AT = re.compile(
    r"\b(?:ends?(?: up)?|settles?|final(?:ly)?(?: temperature)?|come to a common temperature)"
    r"(?: at| is| of| are| both)* \Z",
    re.I,
)
_AGAIN = re.compile(r"\b(?:again|second time|afterwards|then)\b", re.I)
_HAS = re.compile(
    r"(?: (?:which|that|is|moving|travelling|traveling|going|driving|rolling|sliding|flying|running"
    r"|gliding|initially|straight|due|east|west|north|south))*"
    r" (?:at|with)(?: (?:an?|the|its))?(?: (?:initial|constant|steady))?"
    r"(?: (?:speed|velocity|temperature|pressure|height)(?: of)?)? ?\Z",
    re.I,
)
_HELD_FIRST = re.compile(
    r"\b(?:is|are|was) (?:first |initially )?(?:held|kept|clamped|pinned)\b"
    r"(?P<what>(?:[^.;?]|\.(?=\d)){0,90}?)(?:,| and)? ?(?:and )?(?:then |after that )?(?:is |are )?"
    r"(?:let go|released|set free)",
    re.I,
)
_LATER = re.compile(r"\b(?:then|afterwards|later|after|until|finally|in the end|comes?|leav\w+)\b")
_EARLIER = re.compile(
    r"\b(?:had|having|before|previously|earlier|after (?:an? )?[a-z]+(?:ing|ion))\b", re.I
)
"""What tells of a moment ahead of the one that a question begins with."""
_OF_A_STATE = word_set("depth height extension compression stretch elongation angle")
"""What a body has by where it is, however it got there; a path or a drop begins at 0."""
_SMALL = word_set("the and for its new old end start speed velocity initial final after before")


def told_later_first(claims: Claims) -> Iterator[tuple[Named, Named]]:
    """Yield what both states have by one name, where state 1 has what the question begins with."""
    stem, _ = split_options(claims.question)
    if _BEFORE.search(" ".join(asking_sentences(claims.question))):
        return
    pairs = [*_pairs(claims)]
    told = find_measurements(stem) if pairs else ()
    spend(_COST * len(pairs) * (len(told) + 1))
    weights = [_weight(claims, stem, told, *pair) for pair in pairs]
    if any(weights) and min(weights) >= 0:
        yield from pairs


def _pairs(claims: Claims) -> Iterator[tuple[Named, Named]]:
    if max(len(claims.variables), len(claims.results)) > _MOST:
        return
    later = {canonical_name(claim.name): claim for claim in claims.results}
    for claim in claims.variables:
        other = later.get(canonical_name(claim.name))
        if other is None or str(claim.raw) == str(other.raw):
            continue
        if (claim.measured is None) == (other.measured is None):
            yield claim, other


def _weight(claims: Claims, stem: str, told: tuple[Mention, ...], now: Named, then: Named) -> int:
    """Return 1 where a pair tells that state 0 is the end, -1 where it tells the reverse."""
    mine, its = now.measured, then.measured
    if mine is None or its is None:
        return 0
    if not of_one_kind(mine, its) or are_one(mine, its):
        return 0
    early = [m for m in told if are_one(m.measurement, its)]
    late = [m for m in told if are_one(m.measurement, mine)]
    asked = answered(claims)
    if asked is not None and of_one_kind(asked, its) and alike(asked, its):
        return -1
    if len(late) > 0 and (not early or late[0].start < early[0].start):
        return -1 if late[0].measurement.si else 0
    if len(early) != 1:
        return 0
    [first] = early
    if late and (_are_ends(stem, first, late) or _is_common_end(stem, first, late)):
        return 1
    if _is_of_body(claims, stem, first, now, late) or _is_held_first(stem, first, now, late):
        return 1
    return 0


def _are_ends(stem: str, first: Mention, late: list[Mention]) -> bool:
    """Tell whether two values are told as "from the one, with other things, to the other"."""
    between = stem[first.end : late[0].start]
    return (
        _FROM.search(stem[: first.start]) is not None
        and _TO.search(between) is not None
        and _SENTENCE.search(between) is None
        and re.search(r"\bfrom\b", between) is None
    )


def _is_common_end(stem: str, first: Mention, late: list[Mention]) -> bool:
    """Tell whether one value is told, once, as that which two things end at, and the other not."""
    ends = [_ENDS_AT.search(stem[: value.start]) is not None for value in (first, *late)]
    return ends == [False, True] and _AGAIN.search(stem) is None


def _is_of_body(claims: Claims, stem: str, first: Mention, now: Named, late: list[Mention]) -> bool:
    """Tell whether a value is what the body that a name names has, before anything befalls it.

    The other value may be that of another thing which it comes to have.
    """
    behind = stem[first.end :]
    if (
        _CHANGES.search(behind) is None
        or _EARLIER.search(stem)
        or _LATER.search(stem[: first.start])
    ):
        return False
    for word in {*plain_name(now.name).split()} - _SMALL:
        if len(word) < len("car") or not any(word in plain(b).split() for b in claims.bodies):
            continue
        if _has(stem, word, first) and not any(_has(stem, word, m) for m in late):
            return len([m for m in find_measurements(stem) if _has(stem, word, m)]) == 1
    return False


def _has(stem: str, word: str, value: Mention) -> bool:
    """Tell whether a body's name stands right before a value that it has."""
    ahead = stem[: value.start].rstrip().lower() + " "
    place = ahead.rfind(f" {word} ")
    return place >= 0 and _HAS.fullmatch(ahead[place + len(word) + 1 :]) is not None


def _is_held_first(stem: str, first: Mention, now: Named, late: list[Mention]) -> bool:
    """Tell whether a body is held at a value and then let go, where state 0 has none of it."""
    found, words = _HELD_FIRST.search(stem), {*plain_name(now.name).split()}
    return (
        found is not None
        and not _OF_A_STATE.isdisjoint(words)
        and words <= _OF_A_STATE | _SMALL
        and now.measured is not None
        and found.start("what") <= first.start
        and first.end <= found.end("what")
        and now.measured.si == 0
        and not late
    )
