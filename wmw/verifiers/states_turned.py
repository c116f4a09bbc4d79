"""Whole states that have changed places: state 0 is the end of what happens, state 1 its start.

Told by a clock that stands at 0 in state 1 and later in state 0, or by a spring that is slack in
state 0, with what it has driven out at the speed asked for, and in state 1 tightened by as much as
the question says, with that body at rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.asking import asking_sentences
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.lexicon import plain
from wmw.verifiers.own_words import alike, answered, is_among

_SECOND = parse_unit("s")
_CLOCK = word_set("t time clock")
_TIGHT = re.compile(r"\b(?:compress|compression|stretch|extension|elongation|deformation)")
_DRIVEN_OUT = re.compile(
    r"\b(?:leaves?|is (?:shot|fired|launched|ejected|flung)|shoots? (?:off|out)"
    r"|fl(?:y|ies) (?:off|out|away))\b",
    re.I,
)
_RUNS_IN = re.compile(
    r"\b(?:runs?|slides?|rolls?|hits?|strikes?|bumps?|moves?|moving|collid\w*|lands?|falls?|dropped"
    r"|comes? to rest|stops?|must|should|needed|required|at least|before|initial\w*)\b",
    re.I,
)
"""What brings a body to the spring, or asks for what must be so beforehand."""
_MOST = 12


def turned_states(claims: Claims) -> Iterator[tuple[Named, Named]]:
    """Yield what both states have by one name, where state 0 is surely the later one."""
    pairs = [*_pairs(claims)]
    if any(_is_clock_back(*pair) for pair in pairs) or _is_spring_back(claims, pairs):
        yield from pairs


def _pairs(claims: Claims) -> Iterator[tuple[Named, Named]]:
    if max(len(claims.variables), len(claims.results)) > _MOST:
        return
    spend(len(claims.results))
    later = {canonical_name(claim.name): claim for claim in claims.results}
    for claim in claims.variables:
        other = later.get(canonical_name(claim.name))
        if other is None or claim.measured is None or other.measured is None:
            continue
        if _of_one_kind(claim.measured, other.measured) and not alike(
            claim.measured, other.measured
        ):
            yield claim, other


def _of_one_kind(one: Measurement, other: Measurement) -> bool:
    if one.unit is None or other.unit is None:
        return False
    return one.unit.dimension == other.unit.dimension


def _is_clock_back(now: Named, then: Named) -> bool:
    """Tell whether a time is 0 in state 1 and later in state 0."""
    mine, its = now.measured, then.measured
    return (
        canonical_name(now.name) in _CLOCK
        and mine is not None
        and its is not None
        and mine.unit is not None
        and _SECOND is not None
        and mine.unit.dimension == _SECOND.dimension
        and its.si == 0 < mine.si
    )


def _is_spring_back(claims: Claims, pairs: list[tuple[Named, Named]]) -> bool:
    """Tell whether a spring that drives a body out is slack before and tight afterwards."""
    asking = " ".join(asking_sentences(claims.question))
    asked = answered(claims)
    if asked is None or not _DRIVEN_OUT.search(asking) or _RUNS_IN.search(claims.question):
        return False
    told = [mention.measurement for mention in find_measurements(claims.question)]
    tight = out = False
    for claim, other in pairs:
        mine, its = claim.measured, other.measured
        if mine is None or its is None:
            continue
        name = plain(claim.name.replace("_", " "))
        tight |= bool(_TIGHT.search(name)) and mine.si == 0 != its.si and is_among(its, told)
        out |= its.si == 0 != mine.si and alike(mine, asked)
    return tight and out
