"""The equations that lead to a kind's target, read once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from wmw.core.equation import parse_statements
from wmw.core.equation.ast import Expr, Sym, free_symbols
from wmw.core.equation.evaluate import evaluate
from wmw.core.errors import DeclarationError
from wmw.core.family import Family, Kind
from wmw.generators.numbers import in_unit, unit_of


@dataclass(frozen=True, slots=True, eq=False)  # a key that is told by identity is found sooner
class RouteStep:
    """One equation, solved for its left side."""

    name: str
    expr: Expr
    symbols: frozenset[str]

    def value(self, world: Mapping[str, float]) -> float | None:
        """Evaluate the right side in a world (SI); None where it is undefined."""
        return evaluate(self.expr, world)


def route_of(family: Family, kind: Kind) -> tuple[RouteStep, ...]:
    """Return the steps of a kind's route (DeclarationError for one that cannot be used)."""
    return _read(family.name, kind.name, kind.route, family.names)


@lru_cache(maxsize=1024)
def _read(
    family: str, kind: str, route: tuple[str, ...], symbols: frozenset[str]
) -> tuple[RouteStep, ...]:
    steps = []
    for text in route:
        statements = parse_statements(text, symbols=symbols).statements
        sides = statements[0].sides if len(statements) == 1 else ()
        if len(sides) != 2 or not isinstance(sides[0], Sym):
            problem = f"the route's {text!r} is not one equation solved for one quantity"
            raise DeclarationError(family, f"kind {kind!r}", problem)
        used = free_symbols(sides[1])
        if not {sides[0].name, *used} <= symbols:
            problem = f"the route's {text!r} uses undeclared quantities"
            raise DeclarationError(family, f"kind {kind!r}", problem)
        steps.append(RouteStep(sides[0].name, sides[1], used))
    return tuple(steps)


def in_textbook_units(family: Family, step: RouteStep, world: Mapping[str, float]) -> bool:
    """Tell whether the step also holds between the numbers in textbook units.

    It does where they are coherent (1/f = 1/a + 1/b in cm, V = I R in mA and kΩ); angles count
    in radians.
    """
    numbers: dict[str, float] = {}
    for name in (step.name, *step.symbols):
        unit = unit_of(family.quantity(name).unit)
        plain = in_unit(world[name], family.quantity(name).unit)
        angle = unit.dimension[-1] and not any(unit.dimension[:-1])
        numbers[name] = world[name] if angle else plain
    value = evaluate(step.expr, numbers)
    wanted = numbers[step.name]
    return value is not None and abs(value - wanted) <= 1e-9 * max(abs(wanted), 1e-30)
