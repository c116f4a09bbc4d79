"""Values of two moments of which it is known for certain which is the smaller.

A siren is heard higher in its approach than when it drives away, what slides with friction loses
more speed each second uphill than it gains downhill, light is there before sound, and what falls
from rest covers less in a first interval than in one of the same length after it. Each value is
told by a new variable whose name has a word of one of the two, or by a clause of the change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.lexicon import plain

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


class _Told(NamedTuple):
    pointer: str
    stated: str
    is_larger: bool
    value: float


def _order(event: str, excuse: str, unit: str, smaller: str, larger: str) -> _Order:
    asked = (re.compile(event), re.compile(rf"\b(?:{excuse})\b"))
    return _Order(*asked, unit, re.compile(rf"\b(?:{smaller})\b"), re.compile(rf"\b(?:{larger})\b"))


_AWAY = r"reced\w*|away|leav\w*|behind|retreat\w*|departing|passed"
_TOWARD = r"approach\w*|toward\w*|nearing|coming"
_CLIMBS = r"up|upwards?|uphill|climb\w*|ascen\w*"
_COMES_DOWN = r"down|downwards?|downhill|descen\w*"
_SLOPE = (
    r"(?=.*\b(?:friction|rough|coefficient|mu k?)\b)(?=.*\b(?:slope|incline\w*|ramp|hill|plane)\b)"
)
_DRIVEN = (
    r"frictionless|smooth|pull\w*|towed|winch|rope|string|motor|engine|force of|pushed (?:up|down)"
    r"|horizontal force|constant (?:push|force)|pulley|hang\w*|two (?:blocks|crates|boxes|bodies)"
    r"|car|truck|bus|driv\w*|wheels?|tires?|tyres?|cyclist|walk\w*|accelerates"
)
_FALLS = r"\b(?:from rest|dropped|drops|falls? off|is let (?:go|fall)|released)\b"
_P = r"p waves?|(?:t|time|arrival) p|p arrival|primary"
_S = r"s waves?|(?:t|time|arrival) s|s arrival|secondary"
_ORDERS = (
    _order(
        r"\b(?:frequency|frequencies|pitch|hears?|heard|siren|whistle|horn)\b",
        r"beats?|wall|echo\w*|reflect\w*|two (?:cars|trains|sources)",
        "Hz",
        _AWAY,
        _TOWARD,
    ),
    _order(
        r"(?=.*\b(?:sound|hears?|heard|siren|whistle|horn|bell|buzzer)\b)"
        r".*\b(?:pass(?:es|ed|ing)?|(?:drives|rushes|races|goes|flies|speeds)(?: \w+){0,6} past)\b",
        r"beats?|wall|echo\w*|reflect\w*|two (?:cars|trains|sources)",
        "Hz",
        "after|afterwards",
        "before",
    ),
    _order(_SLOPE, _DRIVEN, "m/s^2", _COMES_DOWN, _CLIMBS),
    _order(_SLOPE, _DRIVEN, "s", _CLIMBS, _COMES_DOWN),
    _order(
        r"\b(?:lightning|thunder\w*|explo\w+|firework\w*|gun\w*|cannon|shot|flash|axe|hammer\w*)\b",
        r"echo|under ?water|rail|two (?:observers|shots)",
        "s",
        r"flash|light|lightning|smoke|spark|seen|see",
        r"thunder|bang|sound|boom|report|noise|crack|heard|hear",
    ),
    _order(r"\b(?:earthquake|seism\w*|quake)\b", r"two quakes", "s", _P, _S),
    _order(
        rf"{_FALLS}.*\b(?:next|following|second|another|equal)\b",
        r"parachute|terminal|thrown|up|upwards?|back|resistance of|brak\w*|bounc\w*|rebound\w*"
        r"|two (?:balls|stones)|other (?:ball|stone)|horizontal\w*|drag of|swing\w*|pendulum"
        r"|spring",
        "m",
        r"first|1st",
        r"following|next|2nd|last|third",
    ),
)
_SECONDS = re.compile(r"(?<![\d.])\d+(?:\.\d+)? ?(?:s|seconds?)\b")
_UNSURE = re.compile(r"\b(?:not|no|never|if|would|could|instead|than|difference|between)\b|n't")
_CLAUSE = re.compile(
    r"[.;:]\s+|,\s+(?!(?:after|at) \d)(?:and\s+|but\s+|while\s+)?|\s+(?:and|but|whereas)\s+"
)
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def out_of_known_order(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield pointer and words of the values of which the one that must be smaller is larger."""
    question = plain(claims.question)
    if len(question) > _LONGEST:
        return
    for order in _ORDERS:
        spend(_COST)
        if not order.event.search(question) or order.excuse.search(question):
            continue
        if order.unit == "m" and not _of_equal_times(claims.question):
            continue
        found = False
        for told in (_by_names(claims, order), _in_change(claims, order)):
            if _is_turned(told):
                found = True
                yield from ((one.pointer, one.stated) for one in told)
        if found:
            return


def _of_equal_times(question: str) -> bool:
    """Tell whether all the times that a question gives are one."""
    times = {match[0].split()[0].rstrip("s") for match in _SECONDS.finditer(question)}
    return len(times) == 1


def _is_turned(told: list[_Told]) -> bool:
    """Tell whether there is one value of each, and the smaller one is that of the larger."""
    sides = {one.is_larger: abs(one.value) for one in told}
    return len(told) == len(sides) == 2 and sides[False] > _MORE * sides[True]


def _by_names(claims: Claims, order: _Order) -> list[_Told]:
    found = []
    for claim in claims.results[:_MOST]:
        larger = _side(plain(_CAMEL.sub(" ", claim.name.replace("_", " "))), order)
        if larger is not None and claim.measured is not None and _is_of(claim.measured, order):
            stated = f"{claim.name} = {claim.raw}"
            found.append(_Told(claim.pointer, stated, larger, claim.measured.si))
    return found


def _in_change(claims: Claims, order: _Order) -> list[_Told]:
    change, found = claims.change, []
    if change is None or len(change.text) > _LONGEST:
        return []
    spend(_COST)
    for clause in _CLAUSE.split(change.text):
        values = [m.measurement for m in find_measurements(clause)]
        values = [value for value in values if _is_of(value, order)]
        words = plain(clause)
        larger = _side(words, order)
        if larger is not None and len(values) == 1 and not _UNSURE.search(words):
            found.append(_Told(change.pointer, change.text, larger, values[0].si))
    return found


def _side(words: str, order: _Order) -> bool | None:
    """Return whether words are of what must be larger; None where they are of neither or both."""
    smaller, larger = (bool(side.search(words)) for side in (order.smaller, order.larger))
    return None if smaller == larger else larger


def _is_of(value: Measurement, order: _Order) -> bool:
    kind = parse_unit(order.unit)
    return value.unit is not None and kind is not None and value.unit.dimension == kind.dimension
