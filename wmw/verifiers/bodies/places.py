"""Two values of state 1 that belong to each other's body, or to each other's place.

Found by the trace's own numbers and the question's words: of two that cover one distance, the time
of each is the distance over its own speed; and a value that the question gives for one place is not
that of the other.
"""

from __future__ import annotations

import re
from itertools import combinations

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.asking import end_mark
from wmw.verifiers.vocabulary.lexicon import plain

Pair = tuple[Named, Named]
_SHARE = 0.02
_AT_PLACE = re.compile(r"(?P<stem>.+?) (?:at|on|off) (?P<place>.+)\Z")
_LEAVES = r"(?:off|over|past|at|from|through|on leaving|as it leaves|leaving|when leaving)"
_LATER = re.compile(r"\b(?:later|then|after|afterwards|finally|reach\w*|until|toward\w*|to)\b")


def exchanged_times(claims: Claims) -> Pair | None:
    """Return two times that each are the one distance over the other's speed."""
    lengths = [c for c in claims.variables if _is_of(c.measured, "m")]
    speeds = {end_mark(c.name): c for c in claims.variables if _is_of(c.measured, "m/s")}
    times = [c for c in claims.results if _is_of(c.measured, "s")]
    if len(lengths) != 1 or len(speeds) != 2 or None in speeds:
        return None
    [distance] = [c.measured for c in lengths]
    for one, other in combinations(times, 2):
        own, theirs = speeds.get(end_mark(one.name)), speeds.get(end_mark(other.name))
        if own is None or theirs is None or own is theirs:
            continue
        if alike_times(one, distance, theirs) and alike_times(other, distance, own):
            exchanged = not alike_times(one, distance, own)
            return (one, other) if exchanged and not alike_times(other, distance, theirs) else None
    return None


def alike_times(time: Named, distance: Measurement | None, speed: Named) -> bool:
    """Tell whether a time is a distance over a speed."""
    t, v = time.measured, speed.measured
    if t is None or v is None or distance is None or not v.si:
        return False
    right = distance.si / v.si
    return abs(t.si - right) <= _SHARE * abs(right) + t.half_unit


def _is_of(value: Measurement | None, unit: str) -> bool:
    """Tell whether a value has a unit of the kind of another."""
    kind = parse_unit(unit)
    return (
        value is not None
        and value.unit is not None
        and kind is not None
        and value.unit.dimension == kind.dimension
    )


def exchanged_places(claims: Claims) -> Pair | None:
    """Return two values named for two places, of which one has what is given for the other's."""
    named = [
        (match["stem"], match["place"], claim)
        for claim in claims.results
        if claim.measured is not None
        and claim.measured.unit is not None
        and (match := _AT_PLACE.match(plain(claim.name.replace("_", " ")))) is not None
    ]
    for (stem, place, one), (other_stem, other_place, other) in combinations(named, 2):
        if stem != other_stem or set(place.split()) & set(other_place.split()):
            continue
        if one.measured is None or other.measured is None or alike(one.measured, other.measured):
            continue
        for mine, here, there in ((one, place, other), (other, other_place, one)):
            if there.measured is not None and _given_at(claims.question, there.measured, here):
                return mine, there
    return None


def _given_at(question: str, value: Measurement, place: str) -> bool:
    """Tell whether the question gives a value, and only once, right at a place."""
    mine = [
        m
        for m in find_measurements(question)
        if m.measurement.unit is not None
        and value.unit is not None
        and m.measurement.unit.dimension == value.unit.dimension
        and alike(m.measurement, value)
    ]
    if len(mine) != 1:
        return False
    behind = re.split(r"[.?!;,]", question[mine[0].end :])[0]
    match = compiled(rf"{_LEAVES} (?P<rest>.+)").match(plain(behind).strip())
    if match is None:
        return False
    near = match["rest"].split()[:4]
    joined = " ".join(near)
    cut = _LATER.search(joined)
    near = joined[: cut.start()].split() if cut is not None else near
    return place.split()[-1] in near
