"""A law in symbols whose bare t is any time, where the trace has times of its own.

With t_start and t_end in state 0, the t of "s = ½ g t²" is neither, and its s need not be the
distance between the two. The law is no statement about one moment: it holds if at each of the
times that are stated there is a quantity of the scene that it gives.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from wmw.core.equation import Expr, evaluate, free_symbols
from wmw.core.system import unit_of
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.case import Case

_TIME = parse_unit("s").dimension  # type: ignore[union-attr]
_SAME = 1e-5
_MOST = 6
"""How many stated times are tried."""


def holds_at_each(case: Case, left: Expr, right: Expr, env: Mapping[str, float]) -> bool:
    """Tell whether an equation holds at every stated time, for one of its letters put anew.

    `env` has values for the other names. Letters that the trace has a value for mean that value.
    """
    stated = case.terms.stated_by_name
    letters = (free_symbols(left) | free_symbols(right)) - set(stated)
    for letter in sorted(letters):
        times = {
            m.si
            for name, m in stated.items()
            if name.startswith(f"{letter}_") and m.unit is not None and m.unit.dimension == _TIME
        }
        if len(letter) == 1 and 2 <= len(times) <= _MOST:
            others = letters - {letter}
            return any(
                all(_gives(case, left, right, {**env, letter: t}, other) for t in times)
                for other in sorted(others)
            )
    return False


def _gives(case: Case, left: Expr, right: Expr, env: Mapping[str, float], letter: str) -> bool:
    """Tell whether a letter may be a quantity of the scene, of its own kind, by the equation."""
    kinds = {unit_of(case.family.quantity(q)).dimension for q in case.quantities_of(letter)}
    world = case.asked
    spend(len(world))
    for quantity, value in world.items():
        if unit_of(case.family.quantity(quantity)).dimension not in kinds:
            continue
        own = {**env, letter: case.theirs(quantity, value)}
        one, other = evaluate(left, own), evaluate(right, own)
        if one and other is not None and math.isclose(one, other, rel_tol=_SAME):
            return True
    return False
