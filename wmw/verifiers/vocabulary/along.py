"""Places along a level line, as the question's words say them: ends, sides and distances.

"A load hangs 0.30 m to the right of the pivot, and a hand lifts the bar at its right end": then the
hand is to the right of the load.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

from wmw.core.equation.names import word_set
from wmw.core.quantity import Mention, find_measurements
from wmw.core.unit_table import LENGTH
from wmw.core.work import spend
from wmw.verifiers.bodies.named_bodies import names_of
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_END = re.compile(
    r"\b(?:at|on|under|near) (?:its |the )?(?:(?:far|outer|extreme|very) )?(?P<side>left|right)"
    r"(?:[- ]hand)?(?: (?P<what>end|side|edge|tip|arm|pan))?\b(?! (?:of (?:the|its|a) )?\w+ of)",
    re.I,
)
_OFF = re.compile(
    r"\b(?:(?:to (?:the|its)|on the) )?(?P<side>left|right) (?:side )?(?:of|from)"
    r" (?:the |a |an )?(?P<of>[^\s,.;]+(?: [^\s,.;]+){0,3})",
    re.I,
)
_FROM_END = re.compile(
    r"\s*(?:away )?from (?:the|its) (?P<side>left|right)(?:[- ]hand)? (?:end|edge)\b", re.I
)
_SPEAKS_OF = re.compile(r"\b(?:from|to|of|between|beyond|past|with|by|in|at|on)\Z")
"""What makes the body behind it one from, or on, which another is so far away."""
_ON = word_set("fulcrum pivot support trestle wedge roller post pillar column prop log")
"""What a bar rests on: it is the support whose place is told behind "on"."""
_IT = re.compile(r"\bto the (?P<side>left|right) of it\b", re.I)
_LONG = word_set(
    "lever bar beam plank board rod pole rule ruler stick seesaw crowbar shelf bridge table plate"
    " ladder boom handle handles wrench spanner nutcracker pliers tongs"
    " string rope cord cable spring track rail pipe tube wire arm road scale"
)
"""What has ends itself: "the beam is hinged at its left end" says nothing of where the beam is."""
_BARS = _LONG - word_set("string rope cord cable spring wire arm")
"""What carries the bodies whose places are told, and is at no such place itself."""
_PIVOTS = word_set("pivot hinge fulcrum axle")
_PIVOTED = re.compile(
    r"\b(?:pivoted|hinged|(?:pivot|hinge|fulcrum|axle) (?:is )?) ?(?:freely )?(?:at|on)"
    r" (?:its|the) (?P<side>left|right)(?:[- ]hand)? end\b",
    re.I,
)
_FROM_PIVOT = re.compile(r"\s*(?:away )?from (?:the |its )?(?P<of>[a-z]+)", re.I)
_OFF_THE_BAR = re.compile(
    r"\b(?:wall|ceiling|post|mast|ground|floor|above|below|vertical\w*|hook|bracket|path)\b", re.I
)
"""What has its distance from a pivot along something else than the bar."""
_CLAUSES = re.compile(r"\b(?:and|while|but|;)\s")
_SENSE = {"right": 1, "left": -1}
_ROW = re.compile(r"\bfrom (?P<from>left to right|right to left)\b,?", re.I)
_MOVES = re.compile(
    r"\b(?:mov\w+|travel\w*|pass\w*|runs?|slid\w+|rolls?|light|waves?|goes|flows?|pulls?|not)\b",
    re.I,
)
"""What goes from left to right, and does not stand so."""
_LEAST = 2
_GAP = 6
"""Words that may stand between a body and what is said of its place."""
_LOOK = 4
"""Steps of work that a sentence takes for each body."""


def along(question: str, bodies: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield pairs of bodies of which the first is told to be to the right of the second."""
    names = {plain(name): name for name in bodies if plain(name)}
    ends: dict[str, set[tuple[str, bool]]] = {}
    places: dict[str, dict[str, float]] = {}
    far: dict[str, dict[str, float]] = {}
    off: dict[str, dict[str, float]] = {}
    held: dict[str, str] = {}
    for sentence in _SENTENCE.split(question):
        spend(_LOOK * len(names))
        for body, side, is_end in _ends(sentence, names):
            ends.setdefault(body, set()).add((side, is_end))
        for body, origin, place in _distances(sentence, names):
            places.setdefault(origin, {}).setdefault(body, place)
        yield from _of_it(sentence, names)
        held.update(_held_ends(sentence, names))
        for body, origin, place in _off_origins(sentence, names):
            off.setdefault(origin, {}).setdefault(body, place)
        for body, side, place in _from_ends(sentence, names):
            far.setdefault(side, {}).setdefault(body, place)
        yield from _in_a_row(sentence, names)
    told = {body: next(iter(said)) for body, said in ends.items() if len(said) == 1}
    yield from _by_sides(told)
    yield from _by_ends(question, far, told)
    for origin, side in held.items():
        on_bar = {body: -_SENSE[side] * place for body, place in off.get(origin, {}).items()}
        yield from _by_distance({origin: 0.0, **on_bar})
    for origin, on_line in places.items():
        yield from _by_distance({origin: 0.0, **on_line})
        for body, (side, is_end) in told.items():
            for other in {origin, *on_line} - {body} if is_end else ():
                if told.get(other, ("", False))[0] != side:
                    yield (body, other) if side == "right" else (other, body)


def _in_a_row(sentence: str, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the order of the bodies that stand "from left to right", or in the order told."""
    row = _ROW.search(sentence)
    if row is None or _MOVES.search(sentence):
        return
    words = f" {plain(sentence[row.end() :])} "
    places = sorted(
        (at, body) for name, body in names.items() if (at := words.find(f" {name} ")) >= 0
    )
    bodies = [body for _, body in places]
    if len(bodies) < _LEAST or any(words.count(f" {plain(body)} ") > 1 for body in bodies):
        return
    for here, body in enumerate(bodies):
        for other in bodies[here + 1 :]:
            yield (other, body) if row["from"].lower().startswith("left") else (body, other)


def _by_sides(told: Mapping[str, tuple[str, bool]]) -> Iterator[tuple[str, str]]:
    for (one, (side, _)), (other, (opposite, _)) in combinations(told.items(), 2):
        if side != opposite:
            yield (one, other) if side == "right" else (other, one)


def _by_distance(places: Mapping[str, float]) -> Iterator[tuple[str, str]]:
    for (one, x), (other, y) in combinations(places.items(), 2):
        if x != y:
            yield (one, other) if x > y else (other, one)


def _by_ends(
    question: str, far: Mapping[str, Mapping[str, float]], told: Mapping[str, tuple[str, bool]]
) -> Iterator[tuple[str, str]]:
    """Yield the order of bodies at distances from one end, and of those with one at either end.

    What is at the other end is beyond them only if the question has a greater length.
    """
    lengths = [m.measurement.si for m in _lengths(question)]
    for side, places in far.items():
        sense = -_SENSE[side]
        yield from _by_distance({body: sense * place for body, place in places.items()})
        for body, place in places.items():
            for other, (at, is_end) in told.items():
                if other == body or not is_end or not 0 < place < max(lengths):
                    continue
                yield (other, body) if at == "right" else (body, other)


def _from_ends(sentence: str, names: Mapping[str, str]) -> Iterator[tuple[str, str, float]]:
    """Yield bodies with an end and how far from it (m) they are said to be."""
    for mention in _lengths(sentence):
        found = _FROM_END.match(sentence, mention.end)
        body = _last(sentence[: mention.start], names) if found is not None else None
        if found is None or body is None or plain(body).split()[-1] in _LONG:
            continue
        before = plain(sentence[: mention.start]).rpartition(plain(body).split()[-1])[0]
        before = before.removesuffix(" ".join(plain(body).split()[:-1])).strip()
        if not _SPEAKS_OF.search(before) or (
            before.endswith("on") and plain(body).split()[-1] in _ON
        ):
            yield body, found["side"].lower(), mention.measurement.si


def _lengths(text: str) -> list[Mention]:
    return [
        m
        for m in find_measurements(text)
        if m.measurement.unit is not None and m.measurement.unit.dimension == LENGTH
    ]


def _of_it(sentence: str, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the order in "a candle stands to the left of the lens and a screen to the right of it".

    It is what the words before place something to the left or right of.
    """
    for match in _IT.finditer(sentence):
        told = list(_OFF.finditer(sentence[: match.start()]))
        body, other = _last(sentence[: match.start()], names), None
        if told:
            other = _first(told[-1]["of"], names)
        if body is not None and other is not None and body != other:
            yield (body, other) if match["side"].lower() == "right" else (other, body)


def _ends(sentence: str, names: Mapping[str, str]) -> Iterator[tuple[str, str, bool]]:
    """Yield bodies said to be at an end, or on a side, with which one and whether it is an end."""
    for match in _END.finditer(sentence):
        is_end = (match["what"] or "").lower() in ("end", "edge", "tip")
        behind = sentence[match.end() :].split()[:4]
        if behind[:1] == ["of"] and not (is_end or _LONG & set(plain(" ".join(behind)).split())):
            continue  # on the left of another body
        body = _last(sentence[: match.start()], names)
        if body is not None and plain(body).split()[-1] not in _LONG:
            yield body, match["side"].lower(), is_end


def _distances(sentence: str, names: Mapping[str, str]) -> Iterator[tuple[str, str, float]]:
    """Yield bodies with another and how far to its right (m) they are said to be."""
    mentions = _lengths(sentence)
    origins = {name: body for name, body in names_of((*names.values(),)).items() if body}
    loads = {name: body for name, body in names.items() if name.split()[-1] not in _BARS}
    for match in _OFF.finditer(sentence):
        length = next((m for m in mentions if m.end <= match.start()
                       and not sentence[m.end : match.start()].strip()), None)  # fmt: skip
        if length is None:
            continue
        origin = _first(match["of"], origins)
        for mention in (length, *_said_before(sentence, length, mentions)):
            body = _last(sentence[: mention.start], loads)
            if body is None or origin is None or body == origin:
                continue
            yield body, origin, mention.measurement.si * _SENSE[match["side"].lower()]


def _held_ends(sentence: str, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the only pivot of a bar that is pivoted at one end, and which end that is.

    Whatever has its distance from there lies toward the other end.
    """
    pivots = [body for name, body in names.items() if name.split()[-1] in _PIVOTS]
    found = _PIVOTED.search(sentence)
    if found is not None and len(pivots) == 1:
        yield pivots[0], found["side"].lower()


def _off_origins(sentence: str, names: Mapping[str, str]) -> Iterator[tuple[str, str, float]]:
    """Yield bodies with a pivot and how far from it (m) they are told to be, on whichever side."""
    pivots = {name: body for name, body in names.items() if name.split()[-1] in _PIVOTS}
    loads = {name: body for name, body in names.items() if name.split()[-1] not in _BARS}
    for mention in _lengths(sentence) if pivots else ():
        found = _FROM_PIVOT.match(sentence, mention.end)
        clause = _CLAUSES.split(sentence[: mention.start])[-1]
        body = _last(clause, loads, _GAP + 2) if found is not None else None
        origin = _first(found["of"], pivots) if found is not None else None
        along = not _OFF_THE_BAR.search(clause)
        if along and body is not None and origin is not None and body != origin:
            yield body, origin, mention.measurement.si


def _said_before(sentence: str, length: Mention, mentions: list[Mention]) -> Iterator[Mention]:
    """Yield the first length of "Tom sits 2.0 m and Sue sits 0.50 m to the left of the pivot"."""
    before = [m for m in mentions if m.end <= length.start][-1:]
    for mention in before:
        between = sentence[mention.end : length.start]
        if between.startswith(" and ") and not re.search(r"[,;:]|\b(?:left|right|from)\b", between):
            yield mention


def _last(text: str, names: Mapping[str, str], gap: int = _GAP) -> str | None:
    """Return the last body that a text names, near its end."""
    words = plain(re.sub(r"\([^)]*\)|\d+(?:[.,]\d+)? ?(?:kg|n|g|cm|mm|m)?\b", " ", text)).split()
    for start in range(len(words) - 1, max(-1, len(words) - 2 - gap), -1):
        for size in (3, 2, 1):
            found = names.get(" ".join(words[start : start + size]))
            if found is not None:
                return found
    return None


def _first(text: str, names: Mapping[str, str]) -> str | None:
    words = plain(text).split()[:4]
    for start in range(len(words)):
        for size in (3, 2, 1):
            found = names.get(" ".join(words[start : start + size]))
            if found is not None:
                return found
    return None
