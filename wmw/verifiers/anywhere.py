"""Qualitative results that need no number: what holds wherever the regime does.

"Which image does a convex mirror form?" gives no distance; the image is virtual for all of them.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from wmw.core.family import Choice, Outcome
from wmw.core.system import World, unit_of
from wmw.core.units import to_si

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_TRIES = 60
_ENOUGH = 12
"""How many worlds of the regime must agree, of so many that are tried."""


def always(case: Case, outcome: Outcome) -> Choice | None:
    """Return the value of the outcome that holds in every world of the regime; None if none does.

    Only for a question without numbers whose trace states none either: else a needed given may
    simply be missing.
    """
    question = case.question
    if case.gold or question.givens or question.altered or question.loose or case.state:
        return None
    rng = random.Random(11)  # noqa: S311 - any fixed stream will do
    found: dict[str, Choice] = {}
    seen = 0
    for _ in range(_TRIES):
        world = _drawn(case, rng)
        if world is None:
            continue
        held = [choice for choice in outcome.choices if case.system.holds(choice.holds, world)]
        if len(held) != 1:
            return None
        found[held[0].value] = held[0]
        seen += 1
        if len(found) > 1 or seen == _ENOUGH:
            break
    return next(iter(found.values())) if seen == _ENOUGH and len(found) == 1 else None


def _drawn(case: Case, rng: random.Random) -> World | None:
    """Return a world of the regime, what is open being drawn from all that a question may give."""
    world = dict(case.asked)
    for quantity in case.family.quantities:
        if quantity.name in world or quantity.name not in case.system.names:
            continue
        if quantity.grid is not None:
            value = quantity.grid.low + (quantity.grid.high - quantity.grid.low) * rng.random()
            world[quantity.name] = to_si(value, unit_of(quantity))
            world = case.system.settle(world)
    fits = case.system.admits(world) and not any(True for _ in case.system.violated(world))
    return world if fits else None
