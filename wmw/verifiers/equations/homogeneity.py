"""Whether the sides of an equation have one dimension: other units then change both alike."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from wmw.core.equation import Expr, evaluate

_SYSTEMS = 3
"""In how many systems of units chosen at random both sides must go on as they were."""
_ALIKE = 1e-9


def is_homogeneous(left: Expr, right: Expr, dimensions: Mapping[str, Sequence[int]]) -> bool:
    """Tell whether the sides change alike with the units of the base quantities.

    `dimensions` has the exponents of the base quantities for every symbol. False as well where a
    side has no value, or a sum has terms of several dimensions.
    """
    rng = random.Random(3)  # noqa: S311 - any fixed stream will do
    env = {name: rng.uniform(0.3, 1.4) for name in dimensions}
    before = evaluate(left, env), evaluate(right, env)
    for _ in range(_SYSTEMS):
        units = [rng.uniform(0.5, 0.9) for _ in next(iter(dimensions.values()))]
        scaled = {
            name: env[name] * math.prod(u**e for u, e in zip(units, exponents, strict=True))
            for name, exponents in dimensions.items()
        }
        after = evaluate(left, scaled), evaluate(right, scaled)
        if None in before or None in after or not all((*before, *after)):
            return False
        if not math.isclose(after[0] * before[1], after[1] * before[0], rel_tol=_ALIKE):  # type: ignore[operator]
            return False
    return True
