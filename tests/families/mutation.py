"""Wrong laws, made on purpose: a declaration's tests must notice every one of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import sympy as sp
from families.textbook import TextbookCase, failures, law_failures

from wmw.core.closures import compiled
from wmw.core.declaration import check
from wmw.core.errors import DeclarationError
from wmw.core.family import Family, Law, in_regime
from wmw.core.system import System

_SWAPS = {sp.sin: sp.cos, sp.cos: sp.sin, sp.tan: sp.sin}


@dataclass(frozen=True)
class Mutant:
    law: str
    change: str
    equation: sp.Eq


def mutants(law: Law) -> Iterator[Mutant]:
    """Yield the law with one thing wrong: a function, a factor, a sign, two symbols exchanged."""
    left, right = law.equation.lhs, law.equation.rhs
    seen: set[sp.Basic] = {left - right, right - left}
    for change, a, b in _changes(left, right):
        difference = a - b
        if difference in seen or _is_multiple(difference, left - right):
            continue  # the same law, perhaps times a number
        seen.add(difference)
        yield Mutant(law.name, change, sp.Eq(a, b, evaluate=False))


def _is_multiple(one: sp.Expr, other: sp.Expr) -> bool:
    """Tell whether two expressions have one ratio wherever they are looked at."""
    names = sorted({str(s.name) for s in one.free_symbols | other.free_symbols})
    functions = compiled(one, names), compiled(other, names)
    rng = random.Random(5)
    ratios = []
    for _ in range(6):
        point = [rng.uniform(0.2, 1.2) for _ in names]
        try:
            a, b = (function(*point) for function in functions)
        except (ValueError, ZeroDivisionError, OverflowError):
            continue
        if not isinstance(a, complex) and not isinstance(b, complex) and b:
            ratios.append(a / b)
    return len(ratios) > 2 and all(abs(r - ratios[0]) < 1e-9 * abs(ratios[0]) for r in ratios)


def _changes(left: sp.Expr, right: sp.Expr) -> Iterator[tuple[str, sp.Expr, sp.Expr]]:
    for side, make in ((left, lambda x: (x, right)), (right, lambda x: (left, x))):
        for node in sp.preorder_traversal(side):
            for old, new in _SWAPS.items():
                if isinstance(node, old):
                    yield (
                        f"{old.__name__} to {new.__name__}",
                        *make(side.xreplace({node: new(*node.args)})),
                    )
            if isinstance(node, sp.Mul):
                factor = node.as_coeff_Mul()[0]
                if factor not in (1, -1):
                    yield (f"factor {factor} dropped", *make(side.xreplace({node: node / factor})))
            if isinstance(node, sp.Add):
                for term in node.args:
                    yield (f"sign of {term}", *make(side.xreplace({node: node - 2 * term})))
        if side != 0 and not isinstance(side, sp.Add):
            yield ("sign of a side", *make(-side))
            yield ("a side doubled", *make(2 * side))
    symbols = sorted(left.free_symbols | right.free_symbols, key=str)
    for i, first in enumerate(symbols):
        for second in symbols[i + 1 :]:
            both = {first: second, second: first}
            yield (f"{first} and {second} exchanged", left.xreplace(both), right.xreplace(both))


def survivors(
    family: Family,
    cases: list[TextbookCase],
    first_principles: Callable[[Family], bool] | None = None,
) -> tuple[list[Mutant], int]:
    """Return the mutants that nothing notices, and how many there were.

    A mutant is noticed by the declaration check (dimensions), by a hand-worked case, or by the
    family's first-principles check, which returns True where the family passes.
    """
    alive: list[Mutant] = []
    total = 0
    for law in family.laws:
        for mutant in mutants(law):
            total += 1
            changed = replace(law, equation=mutant.equation)
            if any(law_failures(changed, cases)):
                continue
            wrong = replace(family, laws=tuple(changed if x is law else x for x in family.laws))
            try:
                check(wrong)
            except DeclarationError:
                continue
            if any(
                any(failures(wrong, case)) for case in cases if in_regime(law.regimes, case.regime)
            ):
                continue
            if first_principles is not None and not first_principles(wrong):
                continue
            alive.append(mutant)
    return alive, total


def says_the_same(law: Law, equation: sp.Eq) -> bool:
    """Tell whether an equation is a law rearranged, as P = 1/f and f = 1/P are."""
    if law.equation.has(sp.Max, sp.Min):
        return False
    ours, theirs = (sp.fraction(sp.together(e.lhs - e.rhs))[0] for e in (law.equation, equation))
    ratio = sp.simplify(ours / theirs)
    return bool(ratio.is_number and ratio != 0)


def unnoticed(
    family: Family,
    cases: list[TextbookCase],
    first_principles: Callable[[Family], bool],
    record: Callable[[str, object], None],
    same: Callable[[Law, sp.Eq], bool] = says_the_same,
) -> list[Mutant]:
    """Return the mutants that nothing notices and that say something else than the law.

    `record` is told the family's score, which scripts/mutation_score.py adds up.
    """
    alive, total = survivors(family, cases, first_principles)
    laws = {law.name: law for law in family.laws}
    wrong = [mutant for mutant in alive if not same(laws[mutant.law], mutant.equation)]
    assert total > len(family.laws)  # a law has several ways to be wrong
    record("laws", len(family.laws))
    record("mutants", total)
    record("the_same", len(alive) - len(wrong))
    record("unnoticed", len(wrong))
    return wrong


def inconsistencies(family: Family, regime: str, seed: int = 1, worlds: int = 5) -> list[str]:
    """Return the laws that drawn worlds of the regime break: redundant laws must agree."""
    system = System(family, regime)
    rng = random.Random(seed)
    found: list[str] = []
    for _ in range(worlds):
        for _ in range(40):
            world = system.settle({})
            rootless: set[str] = set()
            for quantity in family.quantities:
                if quantity.name in system.names and quantity.name not in world:
                    world[quantity.name] = system.draw(quantity, rng)
                    world = system.solve(world).world
                    # A law that could still give its one unknown, and did not, has no root here.
                    rootless |= {
                        law.law.name
                        for law in system.laws
                        if sum(name not in world for name in law.names) == 1
                    }
            if system.admits(world):
                # Without an admissible root (heat would flow uphill) it fits no such draw.
                found += [w.name for w in system.violated(world) if w.name not in rootless]
                break
    return found
