"""Givens that are misquoted in state 0 and carried on, where the question was not read.

All givens of a kind are there but one, which no part of the trace has, and in its place stands one
that the question has not: told as given, in the evidence or of a body, put into the working, found
by no step, and none that follows from the question's numbers.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.working import steps
from wmw.verifiers.own_words import numbers_in, texts_of
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.values.misquoted import follows
from wmw.verifiers.values.misquoted_alone import is_constant, is_multiple, is_same, kind_of

_EXACT, _LOOSE = 0.006, 0.01
_LOOK = 4
_ANGLE = parse_unit("deg").dimension  # type: ignore[union-attr]


def misquoted_on(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each value that is put in for a given, with the question's number."""
    if claims.derivation is None:
        return
    stem, _ = split_options(claims.question)
    told = [m.measurement for m in find_measurements(stem)]
    kinds = {kind_of(one) for one in told if one.unit is not None}
    for kind in kinds:
        same = _distinct([one for one in told if kind_of(one) == kind])
        mine = [c for c in claims.variables if c.measured and kind_of(c.measured) == kind]
        spend(_LOOK * (1 + len(same) * len(mine)))
        strange = [c for c in mine if not any(is_same(_of(c), one) for one in told)]
        missing = [m for m in same if not any(is_same(_of(c), m) for c in mine)]
        own = _distinct([_of(c) for c in mine if _of(c).si])
        if len(strange) != 1 or len(missing) != 1 or len(own) != len(same):
            continue
        claim, right = strange[0], missing[0]
        if not _is_put_in_as_given(claims, claim) or _stands_anywhere(claims, right):
            continue
        if not _follows_otherwise(claims, claim, right, told):
            unit = right.unit.text if right.unit is not None else ""
            yield claim, f"{right.text} {unit}".strip()


def _of(claim: Named) -> Measurement:
    assert claim.measured is not None
    return claim.measured


def _distinct(values: Sequence[Measurement]) -> list[Measurement]:
    found: list[Measurement] = []
    for value in values:
        if not any(is_same(value, one) for one in found):
            found.append(value)
    return found


def _is_put_in_as_given(claims: Claims, claim: Named) -> bool:
    """Tell whether a value is told as given and worked with, and comes out of no step."""
    mine = _of(claim)
    if not mine.si or is_constant(mine):
        return False
    found = steps(claims)
    if any(is_same(mine, step.result) for step in found):
        return False
    put_in = [number for step in found for number in step.inputs]
    spend(_LOOK * len(put_in))
    if not any(
        math.isclose(abs(one), abs(n.si), rel_tol=_EXACT)
        for n in put_in
        for one in (mine.si, mine.value)
    ):
        return False
    bodies = [c.measured for c in claims.attributes if c.measured is not None]
    quoted = [number for text in claims.evidence for number in numbers_in(text)]
    return any(kind_of(one) == kind_of(mine) and is_same(mine, one) for one in (*bodies, *quoted))


def _stands_anywhere(claims: Claims, right: Measurement) -> bool:
    """Tell whether any part of the trace has a number of the question."""
    named = (*claims.variables, *claims.attributes, *claims.results)
    others = [c.measured for c in named if c.measured is not None]
    others += [number for text in texts_of(claims) for number in numbers_in(text)]
    others += [number for text in claims.assumptions for number in numbers_in(text)]
    spend(_LOOK * len(others))
    if any(is_same(right, one) for one in others):
        return True
    put_in = [number for step in steps(claims) for number in step.inputs]
    return any(
        math.isclose(abs(one), abs(n.si), rel_tol=_EXACT)
        for n in put_in
        for one in (right.si, right.value)
    )


def _follows_otherwise(
    claims: Claims, claim: Named, right: Measurement, told: Sequence[Measurement]
) -> bool:
    """Tell whether a value may come from the question: by a factor, a sum, or an angle's part."""
    mine = _of(claim)
    if follows(mine, told, halves=True) or is_multiple(claims, mine, right):
        return True
    angles = [one.si for one in told if kind_of(one) == _ANGLE]
    parts = [f(a) for a in angles for f in (math.sin, math.cos, math.tan)]
    parts += [1 - math.cos(a) for a in angles]
    return any(
        math.isclose(abs(one), abs(part * other), rel_tol=_LOOSE)
        for part in parts
        for one, other in ((mine.si, right.si), (right.si, mine.si))
    )
