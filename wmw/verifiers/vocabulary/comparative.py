"""What comparatives speak of: "lands first" of the shorter time, "slides farther" of a way.

`compared_in` finds what a sentence compares and whether the greater or the lesser of it is meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wmw.core.patterns import compiled
from wmw.verifiers.vocabulary.nouns import noun_at, nouns_in

_TIMES = ("time", "time of fall", "time of flight", "time taken", "travel time", "duration")
_WAYS = ("distance", "range", "stopping distance", "horizontal distance", "sliding distance")
_WARMTH = ("temperature rise", "temperature change", "change in temperature", "rise in temperature")
_SPEEDS = ("speed", "final speed", "impact speed", "velocity")
_PERIODS = ("period", "period of oscillation", "time for one oscillation")
_STRETCHES = ("extension", "stretch", "elongation")
_GROWTHS = ("expansion", "change in length", "increase in length", "elongation")
_HEIGHTS = ("maximum height", "height", "greatest height")
_FORCES = ("force", "force needed", "effort", "applied force", "pull", "push")
_OF_WARMTH: tuple[tuple[str, tuple[str, ...], int], ...] = (
    (r"(?:heats?|warms?)(?: up)? (?:faster|more|most|(?:more )?quickly|quicker|fastest)|hotter"
     r"|hottest|warmer|warmest|(?:larger|greater|higher|highest|greatest) temperature",
     (*_WARMTH, "final temperature"), 1),
    (r"(?:heats?|warms?)(?: up)? (?:more slowly|slower|less|least)|(?:remains?|stays?) cooler"
     r"|lower temperature|coldest", (*_WARMTH, "final temperature"), -1),
)  # fmt: skip
_PREDICATES: tuple[tuple[str, tuple[str, ...], int], ...] = (
    (r"(?:swings?|oscillates?|vibrates?|bounces?) (?:up and down )?(?:faster|fastest|more quickly"
     r"|quicker)", _PERIODS, -1),
    (r"(?:swings?|oscillates?|vibrates?) (?:more slowly|slower|slowest)", _PERIODS, 1),
    (r"(?:reach|arrive|get|land|hit|strike)\w*(?: \w+){0,4} (?:faster|fastest|quicker|quickest"
     r"|more quickly|first|sooner|earlier|soonest)|first|sooner|earlier|wins(?: race)?"
     r"|(?:less|least|shorter|shortest) time", _TIMES, -1),
    (r"last|later|(?:more|most|longer|longest) time"
     r"|(?:take|last|need|stay|fall|fly)\w*(?: \w+){0,4} (?:longer|longest)"
     r"|(?:longer|longest) (?:does|do|did|will|would|must|can)(?: \w+){1,6}? "
     r"(?:take|last|need|stay)", _TIMES, 1),
    (r"(?:take|last|need|stay)\w*(?: \w+){0,4} (?:shorter|shortest)", _TIMES, -1),
    (r"farther|further|farthest|furthest", _WAYS, 1),
    (r"(?:rise|go|fly|climb|get|jump)\w*(?: \w+){0,2} (?:higher|highest)", _HEIGHTS, 1),
    (r"(?:stretch|extend)\w*(?: \w+){0,2} (?:more|most|further|farther)", _STRETCHES, 1),
    (r"(?:stretch|extend)\w*(?: \w+){0,2} (?:less|least)", _STRETCHES, -1),
    (r"expands? (?:more|most)", _GROWTHS, 1),
    (r"expands? (?:less|least)", _GROWTHS, -1),
    (r"accelerates? (?:more|most|faster|fastest|at greater rate)", ("acceleration",), 1),
    (r"accelerates? (?:less|least|more slowly)", ("acceleration",), -1),
    (r"faster|fastest|quicker|quickest", _SPEEDS, 1),
    (r"more slowly|slower|slowest", _SPEEDS, -1),
    (r"brighter|brightest", ("power", "power dissipated"), 1),
    (r"dimmer|dimmest", ("power", "power dissipated"), -1),
    (r"weighs? (?:more|most)|heavier|heaviest", ("weight", "mass"), 1),
    (r"lighter|lightest|weighs? (?:less|least)", ("weight", "mass"), -1),
    (r"harder", _FORCES, 1),
    (r"easier", _FORCES, -1),
)  # fmt: skip
_GIVES_WAY = re.compile(
    r"\b(?:slips?|slipping|skids?|skidding|slid(?:es?|ing)|breaks?|breaking|snaps?|snapping|tips?"
    r"|tipping|topples?|toppling|lifts?|leaves?|loses?|flies off|fly off|burns?|melts?|moves?)\b"
    r"(?: \w+){0,3} (?:first|sooner|earlier|last|later)\b"
)
"""What happens first to one of several as something grows, and says nothing of a time."""
_GREATER = re.compile(
    r"\b(?:greater|greatest|larger|largest|higher|highest|bigger|biggest|longer|longest|stronger"
    r"|strongest|more|most|deeper|deepest|steeper|maximum)\b"
)
_LESSER = re.compile(
    r"\b(?:smaller|smallest|less|least|lower|lowest|shorter|shortest|weaker|weakest|fewer|fewest"
    r"|minimum)\b"
)
_BESIDE = 12
"""How far behind the comparative, in characters, the noun that it belongs to may begin."""
_FACTOR = re.compile(r"\bhow many times (?:as |more |)(?P<how>[a-z]+)")
_HOW = {
    "fast": (_SPEEDS, 1), "far": (_WAYS, 1), "long": (_TIMES, 1), "high": (_HEIGHTS, 1),
    "bright": (("power",), 1), "heavy": (("weight", "mass"), 1), "hot": (_WARMTH, 1),
    "farther": (_WAYS, 1), "further": (_WAYS, 1), "faster": (_SPEEDS, 1),
}  # fmt: skip
_DOES = re.compile(r" (?:does|do|did|will|would|must|can)\b")
_OF_ANY = frozenset({"long", "high"})
"""Adjectives that may be said of a length as well as of a time or a frequency."""
_LONG = frozenset({"long", "longer"})
_LASTS = re.compile(r"\b(?:takes?|taken|lasts?|stays?|remains?|stay|be in air)\b")
"""What makes "how many times longer" ask for a time."""
_MARKS = re.compile(
    r"(?: (?:is|are|was|were|will|would|be))* (?:skids?|paths?|ways?|tracks?|trails?)\b"
)
"""What is as long as it leads far, not as it lasts."""
_MOVES = re.compile(r"\b(?:fall|fly|rise|travel)\b")


@dataclass(frozen=True, slots=True)
class Compared:
    """The quantities that a comparative may be about, and whether it means the greater one (1)."""

    names: tuple[str, ...]
    sense: int


def compared_in(sentence: str, family: str) -> Compared | None:
    """Return what a plain sentence compares; None where it names nothing that the family knows."""
    if (warmed := warmth_in(sentence, family)) is not None:
        return warmed
    nouns = nouns_in(sentence, family)
    found: list[tuple[int, int]] = [
        (match.start(), sense)
        for pattern, sense in ((_GREATER, 1), (_LESSER, -1))
        for match in pattern.finditer(sentence)
    ]
    for start, sense in sorted(found):
        end = sentence.find(" ", start)
        beside = [n for n in nouns if 0 <= n[0] - end <= _BESIDE] if end > 0 else []
        if beside:
            return Compared(beside[0][2], sense)
    gives_way = _GIVES_WAY.search(sentence) is not None
    for words, spoken_of, sense in _PREDICATES:
        if gives_way and spoken_of is _TIMES:
            continue
        if compiled(rf"\b(?:{words})\b").search(sentence):
            names = named(spoken_of, family)
            if names:
                return Compared(names, sense)
    if found and nouns:
        start, sense = min(found)
        before = [n for n in nouns if n[1] <= start]
        return Compared((before or list(nouns))[-1 if before else 0][2], sense)
    return None


def warmth_in(sentence: str, family: str) -> Compared | None:
    """Return whether a plain sentence says that something warms more or less; None if neither."""
    for words, spoken_of, sense in _OF_WARMTH:
        if compiled(rf"\b(?:{words})\b").search(sentence) and (names := named(spoken_of, family)):
            return Compared(names, sense)
    return None


def direction(sentence: str) -> int | None:
    """Return whether a plain sentence says that what it begins with has more (1) or less (-1)."""
    found = [
        (match.start(), sense)
        for pattern, sense in ((_GREATER, 1), (_LESSER, -1))
        for match in pattern.finditer(sentence)
    ]
    for words, _, sense in (*_OF_WARMTH, *_PREDICATES):
        if match := compiled(rf"\b(?:{words})\b").search(sentence):
            found.append((match.start(), sense))
            break
    return min(found)[1] if found else None


def multiplied_in(sentence: str, family: str) -> tuple[str, ...]:
    """Return what "how many times as fast" is about; nothing where a noun must tell."""
    match = _FACTOR.search(sentence)
    if match is None:
        return ()
    rest = sentence[match.end() :]
    lasts = _LASTS.search(rest) or (_DOES.match(rest) and _MOVES.search(rest))
    if match["how"] in _LONG and lasts and (times := named(_TIMES, family)):
        return times
    if match["how"] in _LONG and _MARKS.match(rest):
        return named(_WAYS, family)
    if match["how"] not in _HOW:
        return ()
    if match["how"] in _OF_ANY and not _DOES.match(rest) and nouns_in(rest, family):
        return ()  # "how many times as long is the braking distance"
    return named(_HOW[match["how"]][0], family)


def named(words: tuple[str, ...], family: str) -> tuple[str, ...]:
    """Return the quantities that go by any of several nouns in a family."""
    found = (noun_at(word, family) for word in words)
    return tuple(dict.fromkeys(name for noun in found if noun for name in noun[1]))
