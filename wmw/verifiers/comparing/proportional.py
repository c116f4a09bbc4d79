"""Does "d ∝ v²" hold? Put to the test by letting each quantity on the right grow by itself."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import TYPE_CHECKING, Literal

from wmw.core.equation import Expr, Sym, evaluate, free_symbols
from wmw.core.system import World
from wmw.core.work import spend
from wmw.verifiers.equations.rounding import Truth

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_WAYS, _DRAWS = 3, 2
_SAME = 1e-6
_STEPS = 40


def proportion(case: Case, left: Expr, right: Expr) -> Truth:
    """Tell whether the left side is as many times as large as the right side is.

    True where it holds with some other things held, false where it fails with whatever is held.
    """
    if not isinstance(left, Sym):
        return "unknown"
    key = case.regime, f"{left.name} {right}"
    if key not in case.terms.proportions:  # signs and constants make no difference to it
        case.terms.proportions[key] = _tested(case, left, right)
    return case.terms.proportions[key]


def _tested(case: Case, left: Sym, right: Expr) -> Truth:
    names = sorted({left.name} | free_symbols(right))
    meanings = [case.quantities_of(name) for name in names]
    if not all(meanings):
        return "unknown"
    found: set[str] = set()
    for chosen in islice(product(*meanings), _WAYS):
        quantities = dict(zip(names, chosen, strict=True))
        for usual in (True, False):
            found.add(_holds(case, left, right, quantities, usual))
            if "true" in found:
                return "true"
    several = any(len(meant) > 1 for meant in meanings)  # which of them grows, nobody says
    return "false" if found == {"false"} and not several else "unknown"


def _holds(
    case: Case, left: Sym, right: Expr, quantities: Mapping[str, str], usual: bool
) -> Literal["true", "false", "unknown"]:
    target = quantities[left.name]
    constants = {q.name for q in case.family.quantities if q.moment == "constant"}
    others = {quantities[name] for name in free_symbols(right)} - constants - {target}
    open_one = not others
    for other in sorted(others):
        tests = 0
        for alike in _tests(case, left, right, quantities, other, usual):
            if not alike:
                return "false"
            tests += 1
        open_one = open_one or not tests
    return "unknown" if open_one else "true"


def _tests(
    case: Case, left: Sym, right: Expr, quantities: Mapping[str, str], other: str, usual: bool
) -> Iterator[bool]:
    """Yield for several worlds whether both sides grow alike when one quantity grows."""
    from wmw.verifiers.comparing.proportions import changed_worlds

    rng = random.Random(13)  # noqa: S311 - any fixed stream will do
    known = dict(case.constants)
    known.update({q: v for q, v in case.question_knowns.items() if v == 0.0})
    pair = (quantities[left.name], other)
    for _ in range(_DRAWS):
        spend(_STEPS)
        worlds = changed_worlds(case.system, known, pair, rng, usual)
        if worlds is None:
            continue
        grown = [_grown(side, quantities, worlds) for side in (left, right)]
        if None not in grown:
            one, two = grown
            assert one is not None
            assert two is not None
            yield abs(one - two) <= _SAME * abs(two)


def _grown(side: Expr, quantities: Mapping[str, str], worlds: tuple[World, World]) -> float | None:
    values = []
    for world in worlds:
        if any(quantities[name] not in world for name in free_symbols(side)):
            return None
        env = {name: world[quantities[name]] for name in free_symbols(side)}
        values.append(evaluate(side, env))
    before, after = values
    return None if before is None or after is None or not before else after / before
