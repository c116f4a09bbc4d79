"""Pulls at the two ends of a line of no weight: they are opposite, and as large as each other.

Whatever it does, a string that weighs nothing is pulled both ways alike. So is a floating body by
its weight and what buoys it up, where nothing else is listed on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.tolerance import slack
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.balance import line_of
from wmw.verifiers.forces.reactions import size_of
from wmw.verifiers.own_words import is_among
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_LINE = re.compile(r"(?:\w+ )*(?:string|rope|cord|cable|thread|wire|chain)(?: [a-z\d])?")
_LIGHT = re.compile(
    r"\b(?:light|massless|ideal|weightless|negligible mass) (?:\w+ ){0,2}"
    r"(?:strings?|ropes?|cords?|cables?|threads?|wires?|chains?)\b"
    r"|\b(?:weights?|mass(?:es)?) of (?:strings?|ropes?|cords?|cables?|threads?|wires?) "
    r"(?:is |are |can be |may be )?(?:negligible|neglected|ignored)\b"
    r"|\b(?:neglect|ignore) (?:weights?|mass(?:es)?) of (?:strings?|ropes?|cords?|wires?)\b"
    r"|\b(?:strings?|ropes?|cords?|cables?|wires?) (?:is|are) (?:light|massless|ideal)\b"
)
_BENT = re.compile(r"\b(?:pulleys?|wheels?|over|round|around|pegs?|hooks?|sags?|v shape\w*)\b")
"""What turns a line, so that both of its ends may be pulled the same way."""
_PULL = re.compile(r"\b(?:pull|tension|force|hand|clamp|hook|load|post|peg|wall)\b")
_WEIGHT = re.compile(r"(?:weight|gravity|gravitational force|force of gravity|m ?g|w|f ?g)")
_BUOYANT = re.compile(r"(?:buoyan(?:t force|cy)|upthrust|f ?b)(?: (?:of|from|on) [a-z\d ]+)?")
_NOT_AFLOAT = re.compile(
    r"\b(?:submerg\w*|push\w*|press\w*|held|hold\w*|sink\w*|sunk|ris\w+|releas\w*|wholly|fully"
    r"|completely|entirely|tied|tether\w*|anchor\w*|string|cable|rope|load\w*|accelerat\w*|balloon"
    r"|falls?|dropped|just (?:floats?|afloat)|person|passenger|cargo|on top|if|helium|hot air)\b"
)
_NEAR = 0.03
_PAIR = 2
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


class Uneven(NamedTuple):
    """The force of a pair that is wrong, whether its way or its size is, and what it should be."""

    force: ForceClaim
    turned: bool
    expected: str


def uneven_ends(claims: Claims) -> Iterator[Uneven]:
    """Yield the one of two pulls at a line without weight that does not match the other."""
    here = claims.forces[:_MOST]
    lines = dict.fromkeys(f.target for f in here if _LINE.fullmatch(plain(f.target)))
    if not lines:
        return
    said = plain(split_options(claims.question)[0])
    spend(_LOOK * len(here) + len(said) // 4)
    if not _LIGHT.search(said) or _BENT.search(said):
        return
    for line in lines:
        own = [f for f in here if f.target == line]
        ways = [line_of(f.direction) for f in own]
        if len(own) != _PAIR or None in ways or not all(_PULL.search(plain(f.name)) for f in own):
            continue
        one, other = own
        if ways[0] == ways[1]:
            wrong = one if _is_on_its_side(other) or not _is_on_its_side(one) else other
            kept = other if wrong is one else one
            yield Uneven(wrong, True, f"opposite to {kept.direction}")
        elif ways[0] is not None and ways[1] is not None and ways[0][0] == ways[1][0]:
            yield from _unequal(claims, one, other)


def _is_on_its_side(force: ForceClaim) -> bool:
    """Tell whether a pull points to the side that its own name has it exerted at."""
    words = {*plain(force.name).split()}
    return any(way in words for way in plain(force.direction or "").split())


def unequal_afloat(claims: Claims) -> Iterator[Uneven]:
    """Yield the buoyant force on a floating body that is not as large as its weight."""
    here = claims.forces[:_MOST]
    buoys = [f for f in here if _BUOYANT.fullmatch(plain(f.name)) and size_of(f) is not None]
    if not buoys:
        return
    said = plain(split_options(claims.question)[0])
    spend(_LOOK * len(here) + len(said) // 4)
    if _NOT_AFLOAT.search(said):
        return
    for buoy in buoys:
        own = [f for f in here if f.target == buoy.target]
        heavy = [f for f in own if _WEIGHT.fullmatch(plain(f.name))]
        name = re.escape(plain(buoy.target))
        floats = compiled(
            rf"\b{name}s?\b(?: \S+){{0,24}}? (?:floats?|floating|drifts?|(?:is|are) afloat)\b"
        )
        if len(own) == _PAIR and len(heavy) == 1 and floats.search(said):
            weight, size = size_of(heavy[0]), size_of(buoy)
            if weight is not None and size is not None and not _match(weight, size):
                yield Uneven(buoy, False, f"{weight.si:.3g} N")


def _match(weight: Measurement, size: Measurement) -> bool:
    return abs(weight.si - size.si) <= _NEAR * weight.si + slack(weight) + slack(size)


def _unequal(claims: Claims, one: ForceClaim, other: ForceClaim) -> Iterator[Uneven]:
    sizes = size_of(one), size_of(other)
    if sizes[0] is None or sizes[1] is None:
        return
    if abs(sizes[0].si - sizes[1].si) <= _NEAR * max(abs(s.si) for s in sizes if s is not None):
        return
    told = [m.measurement for m in find_measurements(split_options(claims.question)[0])]
    known = [is_among(size, told) for size in sizes if size is not None]
    first = told.index(next(m for m in told if is_among(m, [sizes[0]]))) if known[0] else -1
    second = told.index(next(m for m in told if is_among(m, [sizes[1]]))) if known[1] else -1
    # What is told first is of now, what is told later of a change; what is not told is wrong.
    wrong = one if (known[1] and (not known[0] or first > second)) else other
    kept = sizes[1] if wrong is one else sizes[0]
    yield Uneven(wrong, False, f"{abs(kept.si):.3g} N")
