"""Values of before and after that are exchanged, as the trace's own working shows.

The working finds "R_2 = 78.3 m" and "R_1 = 19.6 m", or "v = 1.27 m/s" of what starts from rest;
state 0 has the later value and state 1 the earlier one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.worked_otherwise import step_for
from wmw.verifiers.equations.working import Step, assigned, plain_name, steps
from wmw.verifiers.own_words import alike, is_among
from wmw.verifiers.questions.options import split_options

_LOOK = 4
_ENDS = re.compile(r"_?(?:1|2|i|f|before|after|initial|final|first|second|old|new|start|end)\Z")
_IS_CHANGED = re.compile(
    r"\b(?:is|are|was|were) (?:then|now|next|later)\b|\bthen (?:\w+ ){0,3}?(?:is|are)\b"
    r"|\b(?:rais|lower|reduc|increas|chang|doubl|halv|tripl|replac|lengthen|shorten)\w*\b",
    re.I,
)


def is_changed(question: str) -> bool:
    """Tell whether a question has one thing in two settings, first one and then another."""
    return _IS_CHANGED.search(question) is not None


def exchanged_by_working(claims: Claims) -> Iterator[tuple[Named, Named]]:
    """Yield the values of state 0 that belong to state 1, each with the one in its place."""
    if claims.derivation is None or not claims.results or not claims.variables:
        return
    found = steps(claims)
    stem, _ = split_options(claims.question)
    told = [m.measurement for m in find_measurements(stem)]
    spend(_LOOK * len(found) * len(claims.variables))
    for late in claims.results:
        step = step_for(late, found)
        if step is None or late.measured is None or not step.holds or is_among(step.result, told):
            continue
        if not _are_apart(late.measured, step.result):
            continue
        for early in claims.variables:
            if _holds_result(early, step.result) and _is_early(early, late, found, told):
                yield early, late


def exchanged_in_evidence(claims: Claims) -> Iterator[tuple[Named, Named]]:
    """Yield a value of state 0 and the later one that has what the evidence puts under its name.

    "m_1 = 2.3 kg" in the evidence, "m_1": "2.8 kg" and "m_1_new": "2.3 kg" in the two states; or
    "v_1 = 15.6 m/s" with "v_1": "31.2 m/s" and "v_2": "15.6 m/s", where one thing is changed.
    """
    if not claims.evidence or not claims.variables:
        return
    said = assigned(claims, claims.evidence)
    changed = is_changed(claims.question)
    for early in claims.variables:
        values = [value for name, value in said if name == plain_name(early.name)]
        mine = early.measured
        if mine is None or len(values) != 1 or not _are_apart(mine, values[0]):
            continue
        others = (*claims.results, *(claims.variables if changed else ()))
        spend(_LOOK * len(others))
        for late in others:
            if late is early or not _is_later(early.name, late.name):
                continue
            told = [value for name, value in said if name == plain_name(late.name)]
            if _holds_result(late, values[0]) and not is_among(values[0], told):
                yield early, late


def _is_later(early: str, late: str) -> bool:
    """Tell whether two names are one but for a mark: "m_1" and "m_1_new", "v_1" and "v_2"."""
    one, other = plain_name(early), plain_name(late)
    if one == other:
        return False
    first, second = _ENDS.sub("", one), _ENDS.sub("", other)
    return first == second or other.startswith(f"{one}_")


def _are_apart(mine: Measurement, other: Measurement) -> bool:
    if mine.unit is None or other.unit is None or mine.unit.dimension != other.unit.dimension:
        return False
    return not alike(mine, other)


def _holds_result(early: Named, result: Measurement) -> bool:
    mine = early.measured
    if mine is None or mine.unit is None or result.unit is None:
        return False
    return mine.unit.dimension == result.unit.dimension and alike(mine, result)


def _is_early(early: Named, late: Named, found: tuple[Step, ...], told: list[Measurement]) -> bool:
    """Tell whether two values of one letter have each other's place: the later one has the first.

    That is what the working finds for the earlier name, or nought, or a number of the question.
    """
    if plain_name(early.name) == plain_name(late.name) or early.name[:1] != late.name[:1]:
        return False
    own = step_for(early, found)
    assert late.measured is not None
    if own is not None:
        return alike(own.result, late.measured)
    return not late.measured.si or is_among(late.measured, told)
