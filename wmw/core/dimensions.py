"""Dimensions of declared sympy expressions: exponents of (kg, m, s, A, K, mol, cd)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import sympy as sp

Dimension = tuple[int | Fraction, ...]
NONE: Dimension = (0,) * 7

_ANGLES = (sp.sin, sp.cos, sp.tan, sp.asin, sp.acos, sp.atan, sp.exp, sp.log)
_KEEPS = (sp.Abs, sp.Max, sp.Min, sp.floor)


class DimensionClashError(Exception):
    """Two terms that cannot be added, or a function of something with a unit."""


def dimension_of(expression: sp.Basic, quantities: Mapping[str, Dimension]) -> Dimension | None:
    """Return the dimension; None for a bare zero or infinity, which fits every dimension.

    Raises DimensionClashError, with a sentence, where the expression is inconsistent.
    Angles count as pure numbers here, as they do in SI.
    """
    if isinstance(expression, sp.Symbol):
        return quantities[expression.name]
    if isinstance(expression, sp.Number | sp.NumberSymbol):
        return None if expression in (0, sp.oo, -sp.oo) else NONE
    if isinstance(expression, (sp.Add, *_KEEPS)):
        return _same([dimension_of(arg, quantities) for arg in expression.args], expression)
    if isinstance(expression, sp.Mul):
        total = NONE
        for arg in expression.args:
            part = dimension_of(arg, quantities) or NONE
            total = tuple(x + y for x, y in zip(total, part, strict=True))
        return total
    if isinstance(expression, sp.Pow):
        base = dimension_of(expression.base, quantities) or NONE
        power = expression.exp
        if base == NONE:
            if (dimension_of(power, quantities) or NONE) != NONE:
                raise DimensionClashError(f"the exponent of {expression} has a unit")
            return NONE
        if not power.is_Rational:
            raise DimensionClashError(f"{expression}: a quantity with a unit to an unknown power")
        factor = int(power) if power.is_Integer else Fraction(int(power.p), int(power.q))
        return tuple(x * factor for x in base)
    if isinstance(expression, sp.Piecewise):
        parts = [dimension_of(value, quantities) for value, _ in expression.args]
        return _same(parts, expression)
    if isinstance(expression, _ANGLES):
        inner = dimension_of(expression.args[0], quantities) or NONE
        if inner != NONE:
            raise DimensionClashError(f"{expression} is a function of a quantity with a unit")
        return NONE
    raise DimensionClashError(
        f"{expression}: {type(expression).__name__} is not used in declarations"
    )


def _same(parts: list[Dimension | None], where: sp.Basic) -> Dimension | None:
    found = {part for part in parts if part is not None}
    if len(found) > 1:
        raise DimensionClashError(f"the terms of {where} have different dimensions")
    return found.pop() if found else None
