"""A net force that is listed as the pull of a spring.

"The spring pulls with 1.96 N" beside a weight of 4.9 N, where m a is 1.96 N and k x is 6.86 N: the
list then has what the two forces make together in place of the one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.line_pulls import upward_part
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_OF_SPRING = re.compile(r"\bspring\b")
_NEAR = 0.02
_PAIR = 2


def net_for_spring(claims: Claims) -> Iterator[tuple[ForceClaim, float]]:
    """Yield each spring force that is the net force of its body, and k x in newtons instead."""
    told = [m.measurement for m in find_measurements(split_options(claims.question)[0])]
    stiff = {m.si for m in told if _is_of(m, "N/m")}
    if len(stiff) != 1:
        return
    [k] = stiff
    pulls = [k * abs(m.si) for m in told if _is_of(m, "m")]
    for body in dict.fromkeys(force.target for force in claims.forces):
        here = [force for force in claims.forces if force.target == body]
        springs = [force for force in here if _OF_SPRING.search(plain(force.name))]
        if len(here) != _PAIR or len(springs) != 1:
            continue
        [spring] = springs
        size, other = (upward_part(f) for f in (spring, *(f for f in here if f is not spring)))
        if size is None or other is None or any(_same(abs(size), pull) for pull in pulls):
            continue
        for net in _nets(claims):
            right = [p for p in pulls if _same(p, abs(other) + net) or _same(p, abs(other) - net)]
            if _same(abs(size), net) and right and not _same(abs(size + other), net):
                yield spring, right[0]
                break


def _nets(claims: Claims) -> Iterator[float]:
    """Yield m a, where the trace has one mass and an acceleration."""
    masses = {c.measured.si for c in claims.variables if c.measured and _is_of(c.measured, "kg")}
    if len(masses) == 1:
        [mass] = masses
        for claim in claims.results:
            if claim.measured is not None and _is_of(claim.measured, "m/s^2"):
                yield mass * abs(claim.measured.si)


def _is_of(measured: Measurement, unit: str) -> bool:
    known = parse_unit(unit)
    own = measured.unit
    return own is not None and known is not None and own.dimension == known.dimension


def _same(one: float, other: float) -> bool:
    return abs(one - other) <= _NEAR * max(abs(one), abs(other))
