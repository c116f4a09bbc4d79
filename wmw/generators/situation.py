"""One draw put to the laws: the world as it stands, and the world that the question asks about."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from wmw.core.family import Choice, Family, Kind, Outcome
from wmw.core.system import System, World
from wmw.generators.numbers import in_unit, si_of
from wmw.generators.route import RouteStep, route_of

CLOSE = 0.01
"""An answer nearer than this to the number of a given could be told without physics."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A kind's draw with its solved worlds (SI).

    `givens` and `constants` are in textbook units; `new` is the new value of what a
    counterfactual kind alters. `world` is the scene as it stands, `result` the one that is asked
    about, which is another one only in counterfactual kinds.
    """

    family: Family
    kind: Kind
    system: System
    givens: Mapping[str, float]
    new: float | None
    constants: Mapping[str, float]
    world: World
    result: World
    unconverted: frozenset[str] = frozenset()
    """Givens whose numbers are put in as they stand; none in an account that is right."""

    @property
    def altered(self) -> str | None:
        """Name of the quantity that a counterfactual kind alters."""
        return None if self.kind.alters is None else str(self.kind.alters.name)

    @property
    def target(self) -> str | None:
        """Name of the quantity asked for; None where an outcome is."""
        return None if isinstance(self.kind.target, str) else str(self.kind.target.name)

    @property
    def answer_unit(self) -> str:
        """Unit of the answer; KeyError where an outcome is asked for."""
        if self.kind.answer_unit:
            return self.kind.answer_unit
        return self.family.quantity(self.target or "").unit

    @property
    def answer(self) -> float:
        """The answer in its unit; KeyError where an outcome is asked for."""
        return in_unit(self.result[self.target or ""], self.answer_unit)

    def textbook(self, name: str) -> float:
        """Return a quantity of the asked-for world in its textbook unit."""
        return in_unit(self.result[name], self.family.quantity(name).unit)


def solve(
    family: Family,
    kind: Kind,
    system: System,
    givens: Mapping[str, float],
    new: float | None,
    constants: Mapping[str, float],
) -> Situation | None:
    """Solve a draw; None where it is not a fair question.

    It is none where the laws do not lead to the target and the route, where a condition of the
    regime or the kind fails in one of the worlds, where the answer leaves its plausible range,
    vanishes, or nearly equals the number of a given.
    """
    world = _world(family, kind, system, givens, constants)
    if world is None:
        return None
    result = world
    if kind.alters is not None:
        assert new is not None  # a counterfactual kind draws one
        altered = {**givens, str(kind.alters.name): new}
        found = _world(family, kind, system, altered, constants)
        if found is None:
            return None
        result = found
    situation = Situation(family, kind, system, givens, new, constants, world, result)
    return situation if _fair(situation) else None


def _world(
    family: Family,
    kind: Kind,
    system: System,
    givens: Mapping[str, float],
    constants: Mapping[str, float],
) -> World | None:
    known = dict(system.fixed)
    known.update({str(s.name): float(v) for s, v in kind.fixed.items()})
    for name, value in (*constants.items(), *givens.items()):
        known[name] = si_of(value, family.quantity(name).unit)
    solution = system.solve(known)
    world = solution.world
    if solution.broken or not system.admits(world):
        return None
    if any(system.holds(condition, world) is not True for condition in kind.where):
        return None
    if any(True for _ in system.violated(world)):
        return None
    return world


def _fair(situation: Situation) -> bool:
    kind, world = situation.kind, situation.result
    for step in route_of(situation.family, kind):
        value = world.get(step.name)
        if value is None or not math.isfinite(value) or abs(value) < 1e-12:
            return False
    if isinstance(kind.target, str):
        return outcome_of(situation) is not None
    target = situation.family.quantity(str(kind.target.name))
    if target.name not in world:
        return False
    plain = in_unit(world[target.name], target.unit)
    if not target.low <= plain <= target.high or (target.sign != "any" and plain <= 0):
        return False
    numbers = [*situation.givens.values(), *([] if situation.new is None else [situation.new])]
    answer = situation.answer
    return abs(answer) > 1e-9 and not any(
        math.isclose(abs(answer), abs(number), rel_tol=CLOSE) for number in numbers
    )


def outcome_of(situation: Situation) -> tuple[Outcome, Choice] | None:
    """Return the outcome that is asked for and its one choice that holds, if there is one."""
    outcome = next(o for o in situation.family.outcomes if o.name == situation.kind.target)
    holding = [
        choice
        for choice in outcome.choices
        if situation.system.holds(choice.holds, situation.result)
    ]
    return (outcome, holding[0]) if len(holding) == 1 else None


def used_constants(family: Family, kind: Kind) -> tuple[str, ...]:
    """Return the constants (quantities with `choices`) on which the route or a given depends."""
    steps: tuple[RouteStep, ...] = route_of(family, kind)
    drawn = {str(s.name) for s in kind.givens if family.quantity(str(s.name)).grid}
    named = {name for step in steps for name in step.symbols} | {str(s.name) for s in kind.givens}
    return tuple(name for name in family.constants if name in named - drawn)
