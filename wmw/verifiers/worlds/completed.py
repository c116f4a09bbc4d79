"""Worlds with values for what a reading leaves open, drawn until they fit the regime."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wmw.core.system import World
from wmw.verifiers.equations.ties import tied

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_COMPLETIONS = 12
"""How often free quantities are drawn anew until they fit the regime."""


def completed(case: Case, base: World) -> World:
    """Return a world with values for all that is open in it, or as it is where none would fit."""
    rng = random.Random(7)  # noqa: S311 - any fixed stream will do
    drawn = (case.system.complete(tied(case, base, rng), rng) for _ in range(_COMPLETIONS))
    return next((w for w in drawn if w is not None), base)


def completed_for(case: Case, base: World, quantities: Sequence[str]) -> World:
    """Return a world completed as far as some quantities need it.

    Numbers drawn for all that is open may not fit each other (a place beyond the amplitude).
    """
    rng = random.Random(7)  # noqa: S311 - any fixed stream will do
    for _ in range(_COMPLETIONS):
        world = dict(base)
        for name in quantities:
            if name in case.system.names and name not in world:
                drawn = case.system.draw(case.family.quantity(name), rng)
                world = case.system.settle({**world, name: drawn})
        if case.system.admits(world) and not any(True for _ in case.system.violated(world)):
            return world
    return base
