"""New values of state 1 that the working has otherwise, under the very same name.

A step of the working that holds, "t = 2·9.01/9.8 = 1.84 s", says what t is; another t in state 1
that stands nowhere else does not follow from it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.working import Step, plain_name, steps
from wmw.verifiers.own_words import alike, answered, is_among, numbers_in

_HUNDRED, _EXACT, _ROUNDED = 100.0, 0.02, 0.04
_LOOK = 4


def worked_otherwise(claims: Claims) -> Iterator[tuple[Named, Step]]:
    """Yield each new value that stands nowhere else, with what the working finds for its name."""
    if claims.derivation is None or not claims.results:
        return
    found = steps(claims)
    for claim in claims.results:
        step = step_for(claim, found)
        mine = claim.measured
        if step is None or mine is None or not step.holds or not _differ(mine, step.result):
            continue
        answer = answered(claims)
        if answer is not None and _is_of_one_kind(answer, mine) and alike(answer, mine):
            continue  # the working may be what is wrong
        if not _stands_elsewhere(claims, claim) and not _is_moved(claims, mine, step.result):
            yield claim, step


def step_for(claim: Named, found: tuple[Step, ...]) -> Step | None:
    """Return the one step of a working that is about a named value; None for none or several."""
    name = plain_name(claim.name)
    mine = [step for step in found if step.name == name]
    return mine[0] if len(mine) == 1 else None


def _is_of_one_kind(one: Measurement, other: Measurement) -> bool:
    if one.unit is None or other.unit is None:
        return True
    return one.unit.dimension == other.unit.dimension


def _differ(mine: Measurement, other: Measurement) -> bool:
    """Tell whether two values of one kind are surely not the same one."""
    if (mine.unit is None) != (other.unit is None):
        return False
    if mine.unit is not None and other.unit is not None:
        if mine.unit.dimension != other.unit.dimension or mine.unit.offset or other.unit.offset:
            return False
    elif other.value and math.isclose(
        max(mine.value / other.value, other.value / mine.value if mine.value else 0.0),
        _HUNDRED,
        rel_tol=_EXACT,
    ):
        return False  # a share in percent
    if alike(mine, other):
        return False
    return abs(abs(mine.si) - abs(other.si)) > _ROUNDED * max(abs(mine.si), abs(other.si))


def _is_moved(claims: Claims, mine: Measurement, result: Measurement) -> bool:
    """Tell whether a value is a result and a number that is given, or what is left of that.

    A cart that starts 5 m from the wall and goes on by 20 m is at 25 m.
    """
    given = [m.measurement for m in find_measurements(claims.question)]
    given += [c.measured for c in claims.variables if c.measured is not None]
    spend(_LOOK * len(given))
    return any(
        one.unit is not None
        and mine.unit is not None
        and one.unit.dimension == mine.unit.dimension
        and one.si
        and any(
            math.isclose(mine.si, total, rel_tol=_EXACT / 2)
            for total in (one.si + result.si, one.si - result.si, result.si - one.si)
        )
        for one in given
    )


def _stands_elsewhere(claims: Claims, claim: Named) -> bool:
    """Tell whether a value is one of another name, or stands in a text before state 1."""
    mine = claim.measured
    assert mine is not None
    named = (*claims.variables, *claims.attributes, *claims.results)
    others = [c.measured for c in named if c.pointer != claim.pointer and c.measured is not None]
    texts = (claims.equation, *claims.evidence, claims.derivation, claims.effect)
    others += [number for text in texts for number in numbers_in(text)]
    spend(_LOOK * len(others))
    return is_among(mine, (one for one in others if one.si))
