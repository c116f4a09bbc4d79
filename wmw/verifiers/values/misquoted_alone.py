"""Givens of state 0 that are misquoted there alone, while all else of the trace has them rightly.

A value that neither the question nor any other part of the trace has says nothing of its own: where
the evidence puts another number of the question under its very name, or the question's one number
of its kind that state 0 lacks is what the working puts in, the value is that given misquoted.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.working import assigned, plain_name, steps
from wmw.verifiers.own_words import is_among, numbers_in, texts_of
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.values.misquoted import follows

_EXACT = 0.004
_LOOK = 4
_TIMES = re.compile(
    r"\b(?:times|twice|doubl\w*|tripl\w*|half|halv\w*|third|quarter\w*|fourth|fifth|tenth|factor"
    r"|percent|per cent|each|every|total|times|ratio|fraction|as (?:much|long|heavy|large|fast|far"
    r"|high|wide))\b|%",
    re.I,
)
"""Words by which a value may be a multiple or a part of one that is told."""
_HALVES = re.compile(
    r"\b(?:radi\w*|diameters?|round|circular|circle|spher\w*|ball|disc|disk|wheel|pipe|tube|wire"
    r"|mirror|curvature|centre|center|middle|mean|average|both|two|pair|back|return\w*|echo|apart"
    r"|amplitude|end to end|crest|trough|swing|loop|harmonic|relative|half|r|d)(?:\b|_)",
    re.I,
)
"""Words by which a value may be half or twice what is told."""
_REST = re.compile(
    r"\b(?:at rest|from rest|stationary|motionless|stands? still|is not moving|does not move)\b",
    re.I,
)
_SENT = re.compile(
    r"\b(?:throws?|thrown|launch(?:es|ed)|shoots?|shot|fires?|fired|kick(?:s|ed)|toss(?:es|ed))\b",
    re.I,
)
"""What is sent off has a speed, whatever else is at rest."""
_SPEED = parse_unit("m/s").dimension  # type: ignore[union-attr]
_OF_SPEED = re.compile(
    r"(?:v|u|V|speed|velocity|initial_(?:speed|velocity))(?:_(?:0|i|initial|start|before))?\Z"
)
_CONSTANTS: dict[str, tuple[float, ...]] = {
    "m/s^2": (9.78, 9.8, 9.80665, 9.81, 9.83, 10.0),
    "kg/m^3": (1000.0, 998.0, 997.0, 1025.0, 1030.0, 1.2, 1.225, 1.29, 13600.0, 917.0, 920.0),
    "m/s": (3e8, 2.998e8, 330.0, 331.0, 340.0, 343.0, 344.0),
    "J/(kg*K)": (4180.0, 4182.0, 4186.0, 4187.0, 4190.0, 4200.0, 2100.0, 2090.0),
    "Pa": (101325.0, 101300.0, 101000.0, 1e5),
    "K": (273.15, 293.15, 298.15),
    "": (1.0, 1.0003, 1.33, 1.5),
}
"""What a trace may state without being told (SI), and without using it."""
_KNOWN = {
    unit.dimension if (unit := parse_unit(text)) is not None else (): values
    for text, values in _CONSTANTS.items()
}


def misquoted_alone(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each value that only state 0 has, with the question's number that it stands for."""
    stem, _ = split_options(claims.question)
    told = [m.measurement for m in find_measurements(stem)]
    strange = [c for c in claims.variables if _is_strange(claims, c, told)]
    twins = [c for c in claims.variables if _has_its_twins(claims, c)]
    if not strange and not twins:
        return
    said = assigned(claims, claims.evidence)
    for claim in twins:
        right = _under_its_name(claims, claim, said, told)
        if right is not None and is_among(right, numbers_in(claims.derivation)):
            yield claim, _text(right)
    for claim in strange:
        right = _under_its_name(claims, claim, said, told) or _left_over(
            claims, claim, strange, told
        )
        if right is not None:
            yield claim, _text(right)
        elif _moves_at_rest(claims, claim, told):
            yield claim, "0 m/s"


_SPEED_BY_LETTER = re.compile(r"(?<![\w'])[uv](?:_\{?\w{1,8}\}?|[0-9₀-₉])?(?![\w'])")


def _moves_at_rest(claims: Claims, claim: Named, told: list[Measurement]) -> bool:
    """Tell whether a value is a speed of what is at rest, in a question that knows no speed."""
    if claim.measured is None or kind_of(claim.measured) != _SPEED:
        return False
    if _OF_SPEED.match(plain_name(claim.name)) is None or _REST.search(claims.question) is None:
        return False
    if _SENT.search(claims.question) or _SPEED_BY_LETTER.search(claims.question):
        return False  # "with v_0": a picture has its value
    speeds = [c for c in claims.variables if c.measured and kind_of(c.measured) == _SPEED]
    return len(speeds) == 1 and not any(kind_of(one) == _SPEED for one in told)


def _text(right: Measurement) -> str:
    return f"{right.text} {right.unit.text if right.unit is not None else ''}".strip()


def _has_its_twins(claims: Claims, claim: Named) -> bool:
    """Tell whether a value is the same as one other of its kind in state 0."""
    mine = claim.measured
    if mine is None or mine.unit is None or not mine.si:
        return False
    others = [c.measured for c in claims.variables if c is not claim and c.measured is not None]
    spend(_LOOK * len(others))
    return any(kind_of(one) == kind_of(mine) and is_same(mine, one) for one in others)


def _is_strange(claims: Claims, claim: Named, told: list[Measurement]) -> bool:
    """Tell whether a value is none of the question's and stands in no other place of the trace."""
    mine = claim.measured
    if mine is None or not mine.si or (mine.unit is None and mine.value.is_integer()):
        return False
    if is_constant(mine):
        return False
    spend(_LOOK * (1 + len(told)))
    return not any(is_same(mine, one) for one in told) and not _stands_elsewhere(claims, claim)


def is_constant(value: Measurement) -> bool:
    """Tell whether a value is one that people know: of gravity, water, sound."""
    known = _KNOWN.get(kind_of(value), ())
    return any(math.isclose(abs(value.si), one, rel_tol=_EXACT) for one in known)


def _stands_elsewhere(claims: Claims, claim: Named) -> bool:
    mine = claim.measured
    assert mine is not None
    named = (*claims.variables, *claims.attributes, *claims.results)
    others = [c.measured for c in named if c.pointer != claim.pointer]
    others += [force.magnitude for force in claims.forces]
    others.append(claims.answer.measured)
    texts = (*texts_of(claims), *claims.assumptions)
    written = [number for text in texts for number in numbers_in(text)]
    spend(_LOOK * (len(others) + len(written)))
    return any(one is not None and is_same(mine, one) for one in (*others, *written))


def is_same(mine: Measurement, other: Measurement) -> bool:
    """Tell whether two numbers may be one value, told in either sign, with a unit or without."""
    if mine.unit is not None and other.unit is not None:
        if mine.unit.dimension != other.unit.dimension:
            return False
        pairs = [(mine.si, other.si)]
    else:
        pairs = [(a, b) for a in (mine.si, mine.value) for b in (other.si, other.value)]
    return any(math.isclose(abs(a), abs(b), rel_tol=_EXACT) for a, b in pairs)


def kind_of(value: Measurement) -> tuple[int, ...]:
    """Return the dimension of a value, () without a unit."""
    return value.unit.dimension if value.unit is not None else ()


def _under_its_name(
    claims: Claims, claim: Named, said: tuple[tuple[str, Measurement], ...], told: list[Measurement]
) -> Measurement | None:
    """Return the question's number that the evidence has under a value's own name."""
    name, mine = plain_name(claim.name), claim.measured
    values = [value for own, value in said if own == name]
    if mine is None or not values or any(not is_same(value, values[0]) for value in values):
        return None
    right = values[0]
    if kind_of(right) != kind_of(mine) or is_same(right, mine) or not is_among(right, told):
        return None
    others = [c.measured for c in claims.variables if c is not claim and c.measured is not None]
    if any(kind_of(one) == kind_of(right) and is_same(one, right) for one in others):
        return None  # the two may have been exchanged
    return right


def _left_over(
    claims: Claims, claim: Named, strange: list[Named], told: list[Measurement]
) -> Measurement | None:
    """Return the question's one number of a value's kind that state 0 lacks and the working has."""
    mine = claim.measured
    assert mine is not None
    kind = kind_of(mine)
    values = [c.measured for c in claims.variables if c.measured is not None]
    if sum(c.measured is not None and kind_of(c.measured) == kind for c in strange) != 1:
        return None
    same = [one for one in told if kind_of(one) == kind]
    if not kind:  # a count or a label is no coefficient
        same = [one for one in same if "." in one.text]
    missing = [one for one in same if not any(is_same(one, value) for value in values)]
    if not missing or any(not is_same(one, missing[0]) for one in missing):
        return None
    right = missing[0]
    if is_among(right, [mine]) or not _has_unit_of(mine, right):  # more digits, or converted
        return None
    if not _is_worked_with(claims, right) or is_multiple(claims, mine, right):
        return None
    doubled = any(math.isclose(mine.si, f * right.si, rel_tol=_EXACT) for f in (2.0, 0.5))
    if doubled and _HALVES.search(f"{claims.question} {claim.name}") is None:
        told = [one for one in told if not is_same(one, right)]
    return None if follows(mine, told, halves=True) else right


def _has_unit_of(mine: Measurement, right: Measurement) -> bool:
    """Tell whether two values of one kind have one unit, so that neither was converted."""
    one, other = mine.unit, right.unit
    if one is None or other is None:
        return one is other
    return (one.factor, one.offset) == (other.factor, other.offset)


def _is_worked_with(claims: Claims, right: Measurement) -> bool:
    """Tell whether the working has a number, by itself or as a part of what it puts in."""
    written = numbers_in(claims.derivation)
    spend(_LOOK * len(written))
    if any(is_same(right, number) for number in written):
        return True
    put_in = [number for step in steps(claims) for number in step.inputs]
    return any(
        math.isclose(abs(one), abs(number.si), rel_tol=_EXACT)
        for number in put_in
        for one in ({right.si} if number.unit is not None else {right.si, right.value})
    )


def is_multiple(claims: Claims, mine: Measurement, right: Measurement) -> bool:
    """Tell whether a value may be the question's "three times as much", a quarter or 20% more."""
    if not right.si or _TIMES.search(claims.question) is None:
        return False
    ratio = abs(mine.si / right.si)
    whole = max(ratio, 1 / ratio)
    shares = [abs(m.measurement.value) for m in find_measurements(claims.question)]
    spend(_LOOK * len(shares))
    own = [share for value in shares for share in (value, value / 100)]
    return math.isclose(whole, round(whole), rel_tol=_EXACT) or any(
        math.isclose(ratio, one, rel_tol=_EXACT)
        for share in own
        for one in (share, 1 + share, 1 - share)
        if one > 0
    )
