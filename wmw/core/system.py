"""A family's laws in one regime, as a solvable system over named SI values ("worlds")."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import sympy as sp

from wmw.core.chain import Chain
from wmw.core.closures import Number, compiled
from wmw.core.family import Family, Law, Quantity, in_regime
from wmw.core.solving import INFINITY, Bounds, Step
from wmw.core.units import Unit, parse_unit, to_si
from wmw.core.work import spend

World = dict[str, float]
"""Values by canonical quantity name, in SI."""

HOLDS = 1e-7
"""Relative residual below which a law counts as satisfied by exact values."""
_PLANS = 1024
"""Chains of laws that are kept."""
_SOLVING, _BROKEN = 10, 2
"""Steps of work: a solution, and what a law takes more of where the chain breaks."""
_WORLDS = 16
"""How many worlds are tried before one that the conditions admit is given up."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A world, the law that gave each derived value, and the law at which the chain broke."""

    world: World
    laws: Mapping[str, str]
    broken: str | None = None


class CompiledLaw:
    """A law with its numeric residual and, on demand, its solutions."""

    def __init__(self, law: Law, bounds: Mapping[str, Bounds]) -> None:
        self.law = law
        self.names = tuple(sorted(str(s.name) for s in law.equation.free_symbols))
        self.needs = frozenset(self.names)
        self._bounds = bounds
        self._steps: dict[str, Step] = {}
        self._left: dict[frozenset[str], sp.Eq | None] = {}  # what is left of it, by its zeros

    @cached_property
    def _terms(self) -> Number:
        """A function that gives both sides and then every term of theirs, brackets opened.

        Where g (sin θ - μ cos θ) vanishes, its size tells nothing of how well it does.
        """
        left, right = self.law.equation.lhs, self.law.equation.rhs
        terms = (term for side in (left, right) for term in sp.Add.make_args(_opened(side)))
        return compiled(sp.Tuple(left, right, *terms), self.names)

    def residual(self, world: Mapping[str, float]) -> float:
        """Return (lhs - rhs) relative to the largest term; nan where it is undefined there."""
        try:
            left, right, *terms = self._terms(*[world[name] for name in self.names])
        except (ValueError, ZeroDivisionError, OverflowError):
            return math.nan
        if complex in map(type, terms):
            return math.nan
        scale = max(map(abs, terms))
        return float((left - right) / scale) if scale else 0.0

    def step(self, name: str) -> Step:
        """Return the law solved for one of its symbols."""
        if name not in self._steps:
            args = tuple(other for other in self.names if other != name)
            self._steps[name] = Step(
                self.law.name, self.law.equation, name, args, self._bounds[name]
            )
        return self._steps[name]

    def step_without(self, zeros: frozenset[str], known: Collection[str]) -> Step | None:
        """Return the step for the one unknown that zeros among the known values leave of the law.

        A pull at constant velocity is the friction, whatever the mass: m a is nothing. None where
        more or fewer than one are left, or where the law has no value there.
        """
        zeros &= self.needs
        if zeros not in self._left:
            gone = {s: 0 for s in self.law.equation.free_symbols if s.name in zeros}
            sides = [side.subs(gone) for side in self.law.equation.args]
            lost = any(side.has(sp.zoo, sp.nan, sp.oo, -sp.oo) for side in sides)
            self._left[zeros] = None if lost else sp.Eq(*sides, evaluate=False)
        equation = self._left[zeros]
        if equation is None:
            return None
        names = sorted(str(s.name) for s in equation.free_symbols)
        missing = [name for name in names if name not in known]
        if len(missing) != 1:
            return None
        args = tuple(name for name in names if name != missing[0])
        return Step(self.law.name, equation, missing[0], args, self._bounds[missing[0]])


def _opened(side: sp.Expr) -> sp.Expr:
    """Return a side with its brackets multiplied out; sympy looks for them far longer."""
    bracketed = any(
        isinstance(part, sp.Mul) and any(isinstance(factor, sp.Add) for factor in part.args)
        for part in sp.preorder_traversal(side)
    )
    return sp.expand_mul(side) if bracketed else side


_COMPILED: dict[int, CompiledLaw] = {}


def compiled_law(law: Law, bounds: Mapping[str, Bounds]) -> CompiledLaw:
    """Return the law ready for use, made once for all regimes in which it holds."""
    known = _COMPILED.get(id(law))
    if known is None or known.law is not law:
        known = _COMPILED[id(law)] = CompiledLaw(law, bounds)
    return known


class System:
    """The laws of one regime."""

    def __init__(self, family: Family, regime: str) -> None:
        self.family = family
        self.regime = family.regime(regime)
        self.quantities = {q.name: q for q in family.quantities}
        self.bounds = {q.name: bounds_of(q) for q in family.quantities}
        self.laws = tuple(
            compiled_law(law, self.bounds) for law in family.laws if in_regime(law.regimes, regime)
        )
        self.names = frozenset(name for law in self.laws for name in law.names)
        self.fixed = {str(s.name): float(v) for s, v in self.regime.fixed.items()}
        self._plans: dict[frozenset[str], Chain] = {}
        self._past: dict[tuple[frozenset[str], frozenset[str]], tuple[Step, ...]] = {}
        self._conditions = tuple(
            (tuple(sorted(str(s.name) for s in c.free_symbols)), c) for c in self.regime.conditions
        )
        self._compiled: dict[sp.Basic, tuple[tuple[str, ...], Number]] = {}

    def plan(self, knowns: frozenset[str]) -> Chain:
        """Return the chain of laws from the knowns; laws are tried in declared order."""
        if knowns not in self._plans:
            known = set(knowns)
            steps: list[Step] = []
            progress = True
            while progress:
                progress = False
                for law in self.laws:
                    missing = [name for name in law.names if name not in known]
                    if len(missing) == 1:
                        steps.append(law.step(missing[0]))
                        known.add(missing[0])
                        progress = True
            if len(self._plans) >= _PLANS:  # strangers' traces know any mixture of quantities
                self._plans.clear()
            self._plans[knowns] = Chain(knowns, steps)
        return self._plans[knowns]

    def solve(self, knowns: Mapping[str, float]) -> Solution:
        """Chain the laws from known SI values.

        A step with several admissible roots takes the smallest, or, where the regime's conditions
        rule that one out, the smallest that they admit; one with none leaves its unknown (and what
        hangs on it) out and is named in `broken`.
        """
        chain = self.plan(frozenset(knowns))
        spend(_SOLVING + len(chain.steps))
        reached = chain.run(knowns)
        if reached is not None:
            if chain.forks and not self.admits(reached):
                reached = self._along_conditions(chain, knowns) or reached
            return Solution(reached, chain.laws)
        spend(_BROKEN * len(chain.steps))
        world = dict(knowns)
        laws: dict[str, str] = {}
        failed: set[tuple[str, str]] = set()
        for step in chain.steps:
            if all(name in world for name in step.args):
                self._take(step, world, laws, failed)
        # A step may fail at special values (0/0 where a = 0) where another law gives the unknown.
        progress = bool(failed)
        while progress:
            progress = False
            spend(len(self.laws))
            for law in self.laws:
                missing = [name for name in law.names if name not in world]
                if len(missing) == 1 and (law.law.name, missing[0]) not in failed:
                    progress |= self._take(law.step(missing[0]), world, laws, failed)
        broken = next((law for law, name in sorted(failed) if name not in world), None)
        return Solution(world, laws, broken)

    def _along_conditions(self, chain: Chain, knowns: Mapping[str, float]) -> World | None:
        """Return the first world that the conditions admit, other roots being taken where needed.

        Of each step the smaller roots come first; not more than `_WORLDS` worlds are tried.
        """
        open_worlds = [(0, dict(knowns))]
        for _ in range(_WORLDS):
            if not open_worlds:
                return None
            place, world = open_worlds.pop()
            spend(_BROKEN * (len(chain.steps) - place))
            for at, step in enumerate(chain.steps[place:], place):
                values = step.values(world)
                if not values:
                    break
                open_worlds += [(at + 1, {**world, step.name: v}) for v in values[:0:-1]]
                world[step.name] = values[0]
                if not self.admits(world):
                    break
            else:
                return world
        return None

    @staticmethod
    def _take(step: Step, world: World, laws: dict[str, str], failed: set[tuple[str, str]]) -> bool:
        if step.name in world:
            return False
        values = step.values(world)
        if not values:
            failed.add((step.law, step.name))
            return False
        world[step.name] = values[0]
        laws[step.name] = step.law
        return True

    def settle(self, knowns: Mapping[str, float]) -> World:
        """Solve, let the regime's fixed values fill what is still open, and solve again.

        A fixed value is what holds unless the question says otherwise: knowns that already lead
        to another value for it win. So do knowns with which the regime would not hold then, if it
        is one that a question may give: a body that slides steadily does not start from rest.
        """
        world = self._solved(knowns)
        for name, value in self.fixed.items():
            if name not in world:
                filled = self._solved({**world, name: value})
                open_too = self.quantities[name].grid is not None and self.admits(world)
                if not open_too or self.admits(filled):
                    world = filled
        return world

    def _solved(self, knowns: Mapping[str, float]) -> World:
        """Solve, and solve what zeros leave of the laws that have more than one unknown."""
        world = self.solve(knowns).world
        while len(world) < len(self.names) and 0.0 in world.values():
            found = self._past_zeros(world)
            if not found:
                break
            world = self.solve({**world, **found}).world
        return world

    def _past_zeros(self, world: World) -> World:
        """Return the first value that a law gives whose other unknowns a zero takes away."""
        known = frozenset(world)
        zeros = frozenset(name for name, value in world.items() if value == 0)
        if (known, zeros) not in self._past:
            if len(self._past) >= _PLANS:
                self._past.clear()
            steps = (law.step_without(zeros, known) for law in self.laws if law.needs & zeros)
            self._past[known, zeros] = tuple(step for step in steps if step is not None)
        for step in self._past[known, zeros]:
            values = step.values(world)
            if len(values) == 1:  # of several roots none is taken: a zero is no choice of one
                return {step.name: values[0]}
        return {}

    def admits(self, world: Mapping[str, float]) -> bool:
        """Tell whether the regime's conditions hold, as far as the world decides them."""
        return all(
            self.holds(condition, world) is not False for condition in self.regime.conditions
        )

    def holds(self, condition: sp.Basic, world: Mapping[str, float]) -> bool | None:
        """Evaluate a declared condition; None where the world does not decide it."""
        value = self.value(condition, world)
        return None if value is None else bool(value)

    def value(self, expression: sp.Basic, world: Mapping[str, float]) -> float | None:
        """Evaluate a declared expression in SI; None where a name is missing or it is undefined."""
        if expression not in self._compiled:
            names = tuple(sorted(str(s.name) for s in expression.free_symbols))
            self._compiled[expression] = (names, compiled(sp.sympify(expression), names))
        names, function = self._compiled[expression]
        try:
            result = function(*[world[name] for name in names])
        except (KeyError, ValueError, ZeroDivisionError, OverflowError):
            return None
        if isinstance(result, complex) or not math.isfinite(result):
            return None
        return float(result)

    def violated(self, world: Mapping[str, float], tolerance: float = HOLDS) -> Iterable[Law]:
        """Yield the laws whose quantities are all known and that the world breaks."""
        spend(2 * len(self.laws))
        for law in self.laws:
            if world.keys() >= law.needs:
                residual = law.residual(world)
                if math.isnan(residual) or abs(residual) > tolerance:
                    yield law.law

    def complete(self, knowns: Mapping[str, float], rng: random.Random) -> World | None:
        """Return a full world of the regime: what the knowns leave open is drawn.

        None where the knowns, or the draw, do not fit the regime.
        """
        world = self.settle(knowns)
        for quantity in self.family.quantities:
            if quantity.name in self.names and quantity.name not in world:
                world[quantity.name] = self.draw(quantity, rng)
                world = self.solve(world).world
        if not self.admits(world) or any(True for _ in self.violated(world)):
            return None
        return world

    def draw(self, quantity: Quantity, rng: random.Random) -> float:
        """Draw a plausible SI value, from the middle of the grid or of the bounds."""
        unit = unit_of(quantity)
        if quantity.choices:
            return to_si(quantity.choices[0], unit)
        grid = quantity.grid
        low, high = (grid.low, grid.high) if grid else (quantity.low, quantity.high)
        return to_si(low + (high - low) * (0.3 + 0.4 * rng.random()), unit)


def unit_of(quantity: Quantity) -> Unit:
    """Return the parsed textbook unit of a quantity."""
    return _difference(quantity.unit) if quantity.difference else _unit(quantity.unit)


@lru_cache(maxsize=64)
def _difference(text: str) -> Unit:
    return replace(_unit(text), offset=0.0, difference=True)


@lru_cache(maxsize=1024)
def _unit(text: str) -> Unit:
    unit = parse_unit(text)
    if unit is None:
        raise ValueError(f"unknown unit {text!r} in a declaration")
    return unit


def bounds_of(quantity: Quantity) -> Bounds:
    """Return where the quantity's SI value may lie: its plausible range, widened, and its sign.

    The range is widened a thousandfold outward (a stranger's numbers may be odd), but not across
    zero for a quantity that has a sign, and not for angles, whose range chooses the branch.
    """
    unit = unit_of(quantity)
    low, high = to_si(quantity.low, unit), to_si(quantity.high, unit)
    noise = 1e-9 * unit.factor
    if unit.text in ("deg", "°"):
        return Bounds(low, high, quantity.sign == "positive", noise)
    reach = 1000 * max(abs(low), abs(high))
    if quantity.sign == "any":
        return Bounds(-reach, reach, False, noise)
    return Bounds(0.0, reach if reach else INFINITY, quantity.sign == "positive", noise)
