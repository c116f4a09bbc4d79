"""Values of two moments of which it is known for certain which is the smaller.

A siren is heard higher in its approach than when it drives away, what slides with friction loses
more speed each second uphill than it gains downhill, light is there before sound, a splash before
it is heard, a magnet at rest in a coil induces nothing, and what falls from rest covers less in a
first interval, or second, than in one of the same length after it. Each value is
told by a new variable whose name has a word of one of the two, and differs from the other's in
nothing else, or by a clause of the change; and none of them is a number of the question.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import is_among
from wmw.verifiers.vocabulary.lexicon import plain, plain_name

_LONGEST = 600
_COST = 60
_MOST = 12
_MORE = 1.01


class _Order(NamedTuple):
    event: re.Pattern[str]
    """What the question must tell."""
    excuse: re.Pattern[str]
    """What it may not tell."""
    unit: str
    smaller: re.Pattern[str]
    larger: re.Pattern[str]
    share: float = 0.0
    """What is stated as the larger one is another thing if below this share of the smaller."""


class _Told(NamedTuple):
    pointer: str
    stated: str
    is_larger: bool
    value: Measurement
    stem: frozenset[str] = frozenset()
    """What a name has besides the word of its side."""


def _order(
    event: str, excuse: str, unit: str, smaller: str, larger: str, share: float = 0.0
) -> _Order:
    asked = (compiled(event), compiled(rf"\b(?:{excuse})\b"))
    one, other = (compiled(rf"\b(?:{side})\b") for side in (smaller, larger))
    return _Order(*asked, unit, one, other, share)


_AWAY = r"reced\w*|away|leav\w*|behind|retreat\w*|departing|passed"
_TOWARD = r"approach\w*|toward\w*|nearing|coming"
_CLIMBS = r"up|upwards?|uphill|climb\w*|ascen\w*"
_COMES_DOWN = r"down|downwards?|downhill|descen\w*"
_SLOPE = (
    r"\A(?=.*\b(?:friction|rough|coefficient|mu k?)\b)"
    r"(?=.*\b(?:slope|incline\w*|ramp|hill|plane)\b)"
    r"(?:(?!\b(?:down|descen|back)).)*\b(?:up|upwards?|uphill|climbs?|ascends?)\b"
    r".*\b(?:down|back|downhill|descends?|returns?)\b"
)
"""One slope that is gone up first, and down then."""
_DRIVEN = (
    r"frictionless|smooth|pull\w*|towed|winch|rope|string|motor|engine|force of|pushed (?:up|down)"
    r"|horizontal force|constant (?:push|force)|pulley|hang\w*|two (?:blocks|crates|boxes|bodies)"
    r"|car|truck|bus|driv\w*|wheels?|tires?|tyres?|cyclist|walk\w*|accelerates|skis?|skier"
    r"|(?<!friction )(?<!frictional )force|\d n|two|another|other|second|opposite|steep\w*|gentl\w*"
    r"|far side|crest|summit|ridge|halfway|(?:first|last|only) \d[\d. ]*(?:m|cm)\b"
    r"|\d ?(?:°|deg\w*)(?=.*\d ?(?:°|deg))"
)
_LATER_SECOND = r"(?:second|third|fourth|fifth|2nd|3rd|next|last|following)"
_ONE = r"(?:second|one)"
_BOTH_SECONDS = (
    rf"\bfirst {_ONE}\b.*\b{_LATER_SECOND} {_ONE}\b|\b{_LATER_SECOND} {_ONE}\b.*\bfirst\b"
)
_FALLS = r"\b(?:from rest|dropped|drops|falls? off|is let (?:go|fall)|released)\b"
_P = r"p waves?|(?:t|time|arrival) p|p arrival|primary"
_S = r"s waves?|(?:t|time|arrival) s|s arrival|secondary"
_TWO_SOUNDS = r"beats?|wall|echo\w*|reflect\w*|two|both|another|other|second|each|changes its"
_TWO_SOUNDS += r"|(?:hours?|minutes?|days?|while|times?) pass\w*"
_TWO_SOUNDS += (
    r"|must|should|needs?|required|has to|to be heard|pulley|strings?|wires?|pluck\w*|tension"
)
"""What has several sounds, asks for that of the source, or is tuned."""
_ORDERS = (
    _order(
        r"\b(?:frequency|frequencies|pitch|hears?|heard|siren|whistle|horn)\b",
        _TWO_SOUNDS,
        "Hz",
        _AWAY,
        _TOWARD,
    ),
    _order(
        r"\A(?=.*\b(?:sound|hears?|heard|siren|whistle|horn|bell|buzzer)\b)"
        r".*\b(?:pass(?:es|ed|ing)?|(?:drives|rushes|races|goes|flies|speeds)(?: \w+){0,6} past)\b",
        _TWO_SOUNDS,
        "Hz",
        "after|afterwards",
        "before",
    ),
    _order(_SLOPE, _DRIVEN, "m/s^2", _COMES_DOWN, _CLIMBS),
    _order(_SLOPE, _DRIVEN, "s", _CLIMBS, _COMES_DOWN),
    _order(
        r"\b(?:lightning|thunder\w*|explo\w+|firework\w*|gun\w*|cannon|shot|flash|axe|hammer\w*)\b",
        r"echo|under ?water|rail|two|both|another|second|every|each|twice|(?<!what )times"
        r"|periods?|strob\w*|watch|stopwatch|timekeeper|timer|targets?|bullets?|shells?|arrows?|rockets?|drop\w*|falls?|falling|thrown|throws|well"
        r"|shaft",
        "s",
        r"flash|light|lightning|smoke|spark|seen|see",
        r"thunder|bang|sound|boom|report|noise|crack|heard|hear",
    ),
    _order(r"\b(?:earthquake|seism\w*|quake)\b", r"two quakes|periods?|frequenc\w*", "s", _P, _S),
    _order(
        rf"{_FALLS}.*\b(?:next|following|second|another|equal)\b",
        r"parachute|terminal|thrown|up|upwards?|back|resistance of|brak\w*|bounc\w*|rebound\w*"
        r"|two (?:balls|stones)|other (?:ball|stone)|horizontal\w*|drag of|swing\w*|pendulum"
        r"|spring|how high|above|up it|position|coordinates?|altitude|how far from",
        "m",
        r"first|1st",
        r"following|next|2nd|last|third",
    ),
    _order(
        rf"{_FALLS}.*(?:{_BOTH_SECONDS})",
        r"parachute|terminal|thrown|up|upwards?|back|resistance of|brak\w*|bounc\w*|rebound\w*"
        r"|two (?:balls|stones)|other (?:ball|stone)|drag of|swing\w*|pendulum|spring|how high"
        r"|above|position|coordinates?|altitude|how far from|heights?|remain\w*|left|to go",
        "m",
        r"first second|first|1st",
        rf"{_LATER_SECOND} second|(?<!first ){_LATER_SECOND}",
    ),
    _order(
        r"\b(?:drop\w*|falls?|let fall|released)\b.*\b(?:splash|thud|sound)\b",
        r"echo|two|both|another|second|thrown|bounc\w*|late|later",
        "s",
        r"water|reach\w*|impact|bottom|hits?|strikes?|landing",
        r"heard|hears?",
        0.5,  # else it is the way of the sound alone
    ),
    _order(
        r"\bmagnet\b.*\bcoil\b.*\b(?:rest|left|lying|still|stationary|held)\b",
        r"two|another|second|removed|pull\w*|withdrawn|taken out|drop\w*|falls?"
        r"|rotat\w*|turn(?:ed|ing)",
        "V",
        r"rest|still|stationary|afterwards?|after",
        r"during|push\w*|moving|motion",
    ),
)
_EACH_SECOND = re.compile(
    rf"\bfirst second\b(?: [a-z]+){{0,12}}? {_LATER_SECOND} {_ONE}\b"
    rf"|\b{_LATER_SECOND} second\b(?: [a-z]+){{0,16}}? first(?: {_ONE})?\b"
)
_SECONDS = re.compile(r"(?<![\d.])\d+(?:\.\d+)? ?(?:s|seconds?)\b")
_WHOLE_SECONDS = re.compile(r"\bseconds?\b(?! \d)")
_AS_LONG = re.compile(r"\b(?:equal|same|as long|each|equally)\b")
_UNSURE = re.compile(
    r"\b(?:not|no|never|if|would|could|instead|than|difference|between|by|later|every|each|more"
    r"|another|further|earlier|ago|behind|lasts?|takes?|needs?|periods?|intervals?|delay\w*|gravity"
    r"|friction|weight|components?|rais\w+|low\w+|high|height|above)\b|n't"
)
"""Words of a clause whose value may be a part, a difference or a lapse of time."""
_COVERS = re.compile(r"\b(?:f[ae]ll\w*|cover\w*|drops|travel\w*|distance|moves|goes|path)\b")
"""What tells of a length that is covered, and not of where a body is."""
_GOES_ON = re.compile(r"\s*(?:only |another )?\d[\d.]* ?(?:m|cm) (?:in|during|over|within) the\b")
"""A clause without a verb of its own: "falls 4.9 m in the first second and 14.7 m in the next"."""
_LENGTHS = frozenset(
    {"d", "s", "x", "distance", "fall", "fallen", "falls", "drop", "dropped", "covered", "path"}
    | {"travelled", "traveled", "during", "interval", "second", "seconds", "delta", "displacement"}
)
"""What the name of a length that is covered has besides its interval."""
_SMALL = frozenset({"from", "the", "of", "to", "in", "on", "at", "a", "it", "way", "is", "when"})
_NO_WHOLE = frozenset(
    {"rise", "shift", "change", "delay", "interval", "wait", "duration", "period", "h", "height"}
    | {"remaining", "remain", "left", "y", "z", "position", "altitude", "elevation", "coordinate"}
)
_CLAUSE = re.compile(
    r"[.;:]\s+|,\s+(?!(?:after|at) \d)(?:and\s+|but\s+|while\s+)?|\s+(?:and|but|whereas)\s+"
)


def out_of_known_order(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield pointer and words of the values of which the one that must be smaller is larger."""
    question = plain(claims.question)
    if len(question) > _LONGEST:
        return
    for order in _ORDERS:
        spend(_COST)
        if not order.event.search(question) or order.excuse.search(question):
            continue
        equal = _EACH_SECOND.search(question) or _of_equal_times(claims.question)
        if order.unit == "m" and not equal:
            continue
        given = [m.measurement for m in find_measurements(claims.question)]
        if order.unit == "Hz" and sum(_is_of(value, order) for value in given) > 1:
            continue  # two sources may differ
        found = False
        for told in (_by_names(claims, order), _in_change(claims, order)):
            if _is_turned(told, order.share) and not any(
                one.value.si and is_among(one.value, given) for one in told
            ):
                found = True
                yield from ((one.pointer, one.stated) for one in told)
        if found:
            return


def _of_equal_times(question: str) -> bool:
    """Tell whether all the times that a question gives are one, for each of the intervals."""
    times = [match[0].split()[0].rstrip("s") for match in _SECONDS.finditer(question)]
    if _WHOLE_SECONDS.search(_SECONDS.sub("", question)) or len({*times}) != 1:
        return False  # "in the first 3 s and in the next second"
    return len(times) > 1 or _AS_LONG.search(question) is not None


def _is_turned(told: list[_Told], share: float) -> bool:
    """Tell whether there is one value of each, and the smaller one is that of the larger."""
    sides = {one.is_larger: abs(one.value.si) for one in told}
    if len(told) != 2 or len(sides) != 2 or told[0].stem != told[1].stem:
        return False
    if sides[True] < share * sides[False]:
        return False
    return sides[False] > _MORE * sides[True] and not told[0].stem & _NO_WHOLE


def _by_names(claims: Claims, order: _Order) -> list[_Told]:
    found = []
    for claim in claims.results[:_MOST]:
        name = plain_name(claim.name)
        larger = _side(name, order)
        if larger is not None and claim.measured is not None and _is_of(claim.measured, order):
            stated = f"{claim.name} = {claim.raw}"
            own = (order.larger if larger else order.smaller).sub("", name)
            stem = frozenset(own.split()) - _SMALL
            if order.unit == "m" and not stem <= _LENGTHS:
                continue
            found.append(_Told(claim.pointer, stated, larger, claim.measured, stem))
    return found


def _in_change(claims: Claims, order: _Order) -> list[_Told]:
    change = claims.change
    found: list[_Told] = []
    if change is None or len(change.text) > _LONGEST:
        return []
    spend(_COST)
    for clause in _CLAUSE.split(change.text):
        values = [m.measurement for m in find_measurements(clause)]
        values = [value for value in values if _is_of(value, order)]
        words = plain(clause)
        larger = _side(words, order)
        covers = _COVERS.search(words) or (found and _GOES_ON.match(clause))
        if order.unit == "m" and not covers:
            continue
        if larger is not None and len(values) == 1 and not _UNSURE.search(words):
            found.append(_Told(change.pointer, change.text, larger, values[0]))
    return found


def _side(words: str, order: _Order) -> bool | None:
    """Return whether words are of what must be larger; None where they are of neither or both."""
    smaller, larger = (bool(side.search(words)) for side in (order.smaller, order.larger))
    return None if smaller == larger else larger


def _is_of(value: Measurement, order: _Order) -> bool:
    kind = parse_unit(order.unit)
    return value.unit is not None and kind is not None and value.unit.dimension == kind.dimension
