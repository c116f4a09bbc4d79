"""What follows from a wrong result: the later steps of the route, worked out with it."""

from __future__ import annotations

import math
from dataclasses import replace

from wmw.generators.route import route_of
from wmw.generators.situation import Situation, outcome_of
from wmw.perturbations.gold import is_plausible


def recomputed(situation: Situation, place: int, *, signed: bool = False) -> Situation | None:
    """Return the situation with the results from one step of its route on worked out again.

    None where one of them does not exist, or could not be believed.
    """
    result = dict(situation.result)
    for at, step in enumerate(route_of(situation.family, situation.kind)):
        if at < place:
            continue
        value = step.value(result)
        if value is None or not math.isfinite(value):
            return None
        if not is_plausible(situation.family.quantity(step.name), value, signed=signed):
            return None
        result[step.name] = value
    other = replace(situation, result=result)
    if situation.target is None and outcome_of(other) is None:
        return None
    return other
