"""Names that an equation holds or breaks without: the mass in "m g sin θ = μ m g cos θ"."""

from __future__ import annotations

import math
from collections.abc import Mapping

from wmw.core.equation import Expr, evaluate

_OTHER = 1.7
"""By how much the name's value is changed to see whether it counts."""


def cancels(left: Expr, right: Expr, name: str, env: Mapping[str, float]) -> bool:
    """Tell whether two sides keep their ratio whatever value a name has.

    Then no value of it makes an equation true that is false.
    """
    ratios = []
    for factor in (1.0, _OTHER):
        values = {**env, name: env[name] * factor}
        a, b = evaluate(left, values), evaluate(right, values)
        if not a or not b:
            return False
        ratios.append(a / b)
    return math.isclose(*ratios, rel_tol=1e-9)
