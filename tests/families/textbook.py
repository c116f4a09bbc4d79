"""Textbook cases: worked by hand, independent of the declarations they check.

A case names a regime, its givens and the values that a textbook solution finds; each value is
[number, unit] or [number, unit, relative tolerance].
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from wmw.core.closures import compiled
from wmw.core.family import Family, Law, in_regime
from wmw.core.system import System
from wmw.core.units import parse_unit, to_si

FOLDER = Path(__file__).parents[1] / "cases" / "textbook"
TOLERANCE = 2e-3


@dataclass(frozen=True)
class Value:
    si: float
    tolerance: float


@dataclass(frozen=True)
class TextbookCase:
    name: str
    regime: str
    givens: dict[str, float]
    expect: dict[str, Value]
    outcomes: dict[str, str]
    why: str


def load(family: str) -> list[TextbookCase]:
    records = json.loads((FOLDER / f"{family}.json").read_text(encoding="utf-8"))
    return [
        TextbookCase(
            record["name"],
            record["regime"],
            {name: _si(*pair[:2]) for name, pair in record["givens"].items()},
            {
                name: Value(_si(*pair[:2]), pair[2] if len(pair) > 2 else TOLERANCE)
                for name, pair in record.get("expect", {}).items()
            },
            record.get("outcomes", {}),
            record["why"],
        )
        for record in records
    ]


def _si(number: float, unit: str) -> float:
    parsed = parse_unit(unit)
    assert parsed is not None, unit
    return to_si(number, parsed)


def failures(family: Family, case: TextbookCase, system: System | None = None) -> Iterator[str]:
    """Yield what the declared laws get wrong about a case."""
    system = system or System(family, case.regime)
    world = system.settle(case.givens)
    for name, value in case.expect.items():
        if name not in world:
            yield f"{case.name}: {name} is not reached"
        elif abs(world[name] - value.si) > value.tolerance * max(abs(value.si), 1e-9):
            yield f"{case.name}: {name} = {world[name]}, by hand {value.si}"
    for outcome in family.outcomes:
        wanted = case.outcomes.get(outcome.name)
        if wanted is None or not in_regime(outcome.regimes, case.regime):
            continue
        for choice in outcome.choices:
            if system.holds(choice.holds, world) is not (choice.value == wanted):
                yield f"{case.name}: {outcome.name} {choice.value!r} against {wanted!r}"


def law_failures(law: Law, cases: list[TextbookCase]) -> Iterator[str]:
    """Yield the cases whose values, worked by hand, break a law that claims to hold in them."""
    names = sorted(str(s.name) for s in law.equation.free_symbols)
    left, right = compiled(law.equation.lhs, names), compiled(law.equation.rhs, names)
    for case in cases_covering(law, cases):
        values = {**case.givens, **{n: v.si for n, v in case.expect.items()}}
        slack = sum(case.expect[n].tolerance if n in case.expect else 0.0 for n in names) + 1e-4
        try:
            a, b = left(*[values[n] for n in names]), right(*[values[n] for n in names])
        except (ValueError, ZeroDivisionError, OverflowError):
            yield f"{case.name}: undefined"
            continue
        if isinstance(a, complex) or isinstance(b, complex):
            yield f"{case.name}: complex"
        elif abs(a - b) > 2 * slack * max(abs(a), abs(b), _largest_term(law, names, values)):
            yield f"{case.name}: {a} against {b}"


def _largest_term(law: Law, names: list[str], values: dict[str, float]) -> float:
    """Return the size of the largest term, which carries the rounding of "0 = 3 - 3"."""
    arguments = [values[n] for n in names]
    terms = (*law.equation.lhs.as_ordered_terms(), *law.equation.rhs.as_ordered_terms())
    return max(abs(compiled(term, names)(*arguments)) for term in terms)


def cases_covering(law: Law, cases: list[TextbookCase]) -> list[TextbookCase]:
    """Return the cases in the law's regimes whose givens and values name all its quantities."""
    names = {str(s.name) for s in law.equation.free_symbols}
    return [
        case
        for case in cases
        if in_regime(law.regimes, case.regime) and names <= {*case.givens, *case.expect}
    ]
