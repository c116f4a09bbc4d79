"""Two values of one kind that state 0 has the other way round than the question's words.

"0.150 kg of tea", "the 24 Ω lamp", "400 primary turns", "the coefficients of static and kinetic
friction are 0.60 and 0.45": such a number has the word that tells whose it is beside it. Where the
name of each of two values has the word that stands with the other's number, they were exchanged,
whatever the family makes of the question. So it is where letters tell two bodies apart. Of two
portions the hot one is the one with the higher temperature.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from wmw.core.equation import canonical_name
from wmw.core.patterns import compiled
from wmw.core.quantity import Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.bodies.beside_number import words_beside
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options

_LENGTH, _WARMTH = (parse_unit(unit).dimension for unit in ("m", "K"))  # type: ignore[union-attr]
_COUNTS = frozenset({"turns", "turn", "windings", "loops"})
_PAIRS = (
    ("p", "s", "primary|input|mains", "secondary|output"),
    ("primary", "secondary", "primary|input|mains", "secondary|output"),
    ("in", "out", "primary|input|mains", "secondary|output"),
    ("k", "s", "kinetic|sliding|dynamic", "static|sticking"),
    ("kinetic", "static", "kinetic|sliding|dynamic", "static|sticking"),
    ("h", "c", "hot|hotter|warm|warmer", "cold|colder|cool|cooler"),
    ("hot", "cold", "hot|hotter|warm|warmer", "cold|colder|cool|cooler"),
    ("warm", "cold", "hot|hotter|warm|warmer", "cold|colder|cool|cooler"),
)
"""Short names of two and the words that a question has for them."""
_WARM = "hot|hotter|warm|warmer"
_NO_BODY = frozenset({
    "the", "and", "for", "mass", "total", "initial", "final", "before", "after", "new", "old",
    "max", "min", "first", "second", "start", "end", "net", "each", "both", "all", "rel", "not",
    "avg", "mean", "sum", "eff", "ext", "var",
})  # fmt: skip
_SIDES = frozenset({
    "left", "right", "top", "bottom", "upper", "lower", "inner", "outer", "above", "below", "side",
    "near", "far", "front", "back", "pivot", "center", "centre", "object", "image", "focal",
})  # fmt: skip
"""Words that may tell from where something is measured rather than of what."""
_BEHIND = r"[ -](?:(?:of|in|on|for) (?:the |an? |its )?)?(?:(?!and\b|with\b|from\b|than\b)[\w-]+ )?"
_AHEAD = r"(?: (?!and\b|than\b|but\b|while\b|with an?\b|to an?\b)[a-z][\w'’-]*){0,6} \Z"
_LATER = re.compile(
    r"\b(?:exchanged?|swapp?ed|replac\w*|interchang\w*|revers\w*|instead|other way round)\b",
    re.I,
)
"""Words of a question in which the two may have one value first and another then."""
_NUMBER = re.compile(r"\d")
_LETTER = re.compile(r"[A-Z]")
_LOOK = 10
"""Steps of work that a pair takes."""


def exchanged_by_words(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each of two values that have changed places, with what the question tells of it."""
    stem, _ = split_options(claims.question)
    if _LATER.search(stem):
        return
    mentions = find_measurements(stem)
    stated = [c for c in claims.variables if c.measured is not None]
    for one, other in combinations(stated, 2):
        spend(_LOOK)
        places = [_place(mentions, claim) for claim in (one, other)]
        if places[0] is None or places[1] is None or not _of_a_kind(*places):
            continue
        letters = _letters_of(one, other)
        if letters is not None:
            beside = [
                {*words_beside(stem, place)} if place is not None else set() for place in places
            ]
            if all(mine in beside[1 - i] - beside[i] for i, mine in enumerate(letters)):
                yield one, _written(stem, places[1])
                yield other, _written(stem, places[0])
            continue
        words = _words_of(one, other, of_length=_kind(places[0]) == _LENGTH)
        if words is None:
            continue
        own = [_owned(stem, mentions, places, word) for word in words]
        if None in own and _WARM in words:
            own = _by_warmth(mentions, places, words)
        if own == [places[1], places[0]]:
            yield one, _written(stem, places[1])
            yield other, _written(stem, places[0])


def _place(mentions: Sequence[Mention], claim: Named) -> Mention | None:
    """Return the one number of the question that a value has."""
    mine = claim.measured
    found = [m for m in mentions if mine is not None and alike(m.measurement, mine)]
    if len(found) != 1 or mine is None:
        return None
    unit = found[0].measurement.unit
    bare = mine.unit is None and unit is not None and unit.text not in _COUNTS
    return None if bare else found[0]


def _kind(mention: Mention | None) -> tuple[int, ...] | None:
    unit = mention.measurement.unit if mention is not None else None
    return unit.dimension if unit is not None else None


def _of_a_kind(one: Mention | None, other: Mention | None) -> bool:
    return one is not other and _kind(one) == _kind(other)


def _letters_of(one: Named, other: Named) -> tuple[str, str] | None:
    """Return the letters of two bodies that alone tell two names apart: m_A and m_B."""
    first, second = (canonical_name(claim.name).split("_") for claim in (one, other))
    if len(first) != 2 or len(second) != 2 or first[0] != second[0] or first[1] == second[1]:
        return None
    return (first[1], second[1]) if all(_LETTER.fullmatch(n[1]) for n in (first, second)) else None


def _words_of(one: Named, other: Named, *, of_length: bool) -> tuple[str, str] | None:
    """Return the words, as patterns, that tell two names apart, one for each."""
    first, second = (
        re.sub(r"(?<=[a-z])(?=[A-Z])", " ", canonical_name(claim.name)).replace("_", " ").split()
        for claim in (one, other)
    )
    if not first or not second:
        return None
    mine = [w.lower() for w in first if w not in second]
    its = [w.lower() for w in second if w not in first]
    if not (set(first) & set(second)):  # "Np" and "Ns"
        mine, its = ([words[0][1:].lower()] if len(words) == 1 else [] for words in (first, second))
        if not mine or not its or first[0][0] != second[0][0]:
            return None
    if len(mine) != 1 or len(its) != 1:
        return None
    for short, long, of_short, of_long in _PAIRS:
        if (mine[0], its[0]) == (short, long):
            return of_short, of_long
        if (mine[0], its[0]) == (long, short):
            return of_long, of_short
    barred = _NO_BODY | (_SIDES if of_length else frozenset())
    if any(len(w) < 3 or not w.isalpha() or w in barred for w in (mine[0], its[0])):
        return None
    return _stem(mine[0]), _stem(its[0])


def _stem(word: str) -> str:
    """Return a pattern of the forms of a word: "hang" for "hanging", "crate" for "crates"."""
    return rf"{re.escape(word)}(?:s|es|ing|ed)?" if len(word) > 3 else re.escape(word)


def _owned(
    stem: str, mentions: Sequence[Mention], places: list[Mention | None], word: str
) -> Mention | None:
    """Return the one of two numbers that a word stands with, if it stands with one alone."""
    two = [place for place in places if place is not None]
    found = _respectively(stem, two, word)
    if not found:
        behind = compiled(rf"{_BEHIND}(?:{word})\b", re.I)
        found = [place for place in two if behind.match(stem, place.end)]
    if not found:
        ahead = compiled(rf"\b(?:{word})(?:'s|’s)?{_AHEAD}", re.I)
        found = [place for place in two if ahead.search(stem[: place.start])]
    return found[0] if len(found) == 1 else None


def _respectively(stem: str, two: list[Mention], word: str) -> list[Mention]:
    """Return the number of a word in "the first and the second ... are 0.60 and 0.45"."""
    early, late = sorted(two, key=lambda m: m.start)
    between = stem[early.end : late.start].strip(" ,")
    if between != "and":
        return []
    start = max(stem.rfind(mark, 0, early.start) for mark in (". ", "; ", "? ", ": ")) + 1
    lead = stem[start : early.start]
    joined = compiled(
        rf"\b(?:(?P<one>{word}) (?:[\w-]+ )?and\b|and (?:the )?(?P<two>{word})\b)", re.I
    )
    found = list(joined.finditer(lead))
    if len(found) != 1 or _NUMBER.search(lead) or not re.search(r"\b(?:are|of|is|:)\W*\Z", lead):
        return []
    return [early if found[0]["one"] else late]


def _by_warmth(
    mentions: Sequence[Mention], places: list[Mention | None], words: tuple[str, str]
) -> list[Mention | None]:
    """Return whose numbers are those of the hot and of the cold portion, by the temperatures."""
    warm: list[tuple[float, Mention]] = []
    for place in places:
        if place is None or _kind(place) == _WARMTH:
            return [None, None]
        behind = [m for m in mentions if m.start > place.start]
        if not behind or _kind(behind[0]) != _WARMTH:
            return [None, None]
        warm.append((behind[0].measurement.si, place))
    (low, cold), (high, hot) = sorted(warm, key=lambda pair: pair[0])
    if low == high:
        return [None, None]
    return [hot if word == _WARM else cold for word in words]


def _written(stem: str, place: Mention | None) -> str:
    return stem[place.start : place.end] if place is not None else ""
