"""Dimensions of expressions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from .ast import Add, Call, Const, Div, Expr, Mul, Neg, Num, Pow, Sym, is_numeric
from .evaluate import evaluate

Exponents = tuple[Fraction, ...]

_LARGEST_ROOT: Final = 12
_NEUTRAL: Final[Exponents] = ()


class _UnknownError(Exception):
    """The dimension cannot be told."""


def dimension(
    expr: Expr, env_dimension: Mapping[str, tuple[int, ...]]
) -> tuple[Fraction, ...] | None:
    """Return the exponents of the base quantities, or None where they cannot be told.

    A bare number counts as dimensionless, except a zero, which goes with any dimension in a sum.
    Trailing zeros are cut, so () is dimensionless. None stands for a symbol that is not in
    `env_dimension`, terms of a sum that differ, and an exponent that is not a plain number.
    """
    try:
        return _dimension(expr, env_dimension)
    except _UnknownError:
        return None


def _dimension(expr: Expr, env: Mapping[str, tuple[int, ...]]) -> Exponents:
    if isinstance(expr, Num):
        return _trimmed(expr.dimension or ())
    if isinstance(expr, Const):
        return _NEUTRAL
    if isinstance(expr, Sym):
        if expr.name not in env:
            raise _UnknownError
        return _trimmed(env[expr.name])
    if isinstance(expr, Neg):
        return _dimension(expr.operand, env)
    if isinstance(expr, Add):
        terms = [_dimension(term, env) for term in expr.terms if not _is_zero(term)]
        if any(term != terms[0] for term in terms):
            raise _UnknownError
        return terms[0] if terms else _NEUTRAL
    if isinstance(expr, Mul):
        total = _NEUTRAL
        for factor in expr.factors:
            total = _combined(total, _dimension(factor, env), 1)
        return total
    if isinstance(expr, Div):
        return _combined(_dimension(expr.numerator, env), _dimension(expr.denominator, env), -1)
    if isinstance(expr, Pow):
        return _scaled(_dimension(expr.base, env), expr.exponent)
    return _of_call(expr, env)


def _of_call(expr: Call, env: Mapping[str, tuple[int, ...]]) -> Exponents:
    inner = _dimension(expr.args[0], env)
    if expr.fn == "abs":
        return inner
    if expr.fn == "sqrt":
        return _trimmed([exponent / 2 for exponent in inner])
    if expr.fn == "root":
        index = evaluate(expr.args[1], {})
        return _trimmed([exponent / int(index or 1) for exponent in inner])
    return _NEUTRAL


def _scaled(base: Exponents, exponent: Expr) -> Exponents:
    if not base:
        return base
    size = evaluate(exponent, {}) if is_numeric(exponent) else None
    if size is None:
        raise _UnknownError
    ratio = Fraction(size).limit_denominator(_LARGEST_ROOT)
    return _trimmed([part * ratio for part in base])


def _combined(left: Exponents, right: Exponents, sign: int) -> Exponents:
    size = max(len(left), len(right))
    zero = Fraction(0)
    padded = zip(
        (*left, *[zero] * (size - len(left))), (*right, *[zero] * (size - len(right))), strict=True
    )
    return _trimmed([one + sign * other for one, other in padded])


def _trimmed(exponents: Sequence[int | Fraction]) -> Exponents:
    parts = [Fraction(exponent) for exponent in exponents]
    while parts and not parts[-1]:
        parts.pop()
    return tuple(parts)


def _is_zero(expr: Expr) -> bool:
    return isinstance(expr, Num) and expr.value == 0
