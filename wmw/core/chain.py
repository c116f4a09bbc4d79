"""A chain of laws, each solved for its one unknown: what the same knowns lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from wmw.core.solving import Step


class Chain:
    """Which laws, in which order, give which unknowns from a set of knowns.

    `laws` are the laws by the unknown they give, `reached` the knowns with the unknowns.
    """

    def __init__(self, knowns: frozenset[str], steps: Sequence[Step]) -> None:
        self.steps = tuple(steps)
        self.laws: Mapping[str, str] = {step.name: step.law for step in steps}
        self.reached = knowns | self.laws.keys()
        self._takes = tuple((step.name, step.args, step) for step in steps)

    @cached_property
    def forks(self) -> bool:
        """Whether a step may have several roots."""
        return any(len(step.branches) != 1 for step in self.steps)

    def run(self, knowns: Mapping[str, float]) -> dict[str, float] | None:
        """Return the world that the chain leads to; None where a step has no admissible value."""
        world = dict(knowns)
        for name, args, step in self._takes:
            value = step.least(*[world[arg] for arg in args])
            if value is None:
                return None
            world[name] = value
        return world
