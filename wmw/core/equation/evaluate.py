"""Values of expression trees, on floats only."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from .ast import Add, Call, Const, Div, Expr, Mul, Neg, Num, Pow, Sym, is_numeric

Evaluator = Callable[[Sequence[float]], float]


def _root(radicand: float, index: float) -> float:
    if radicand < 0 and index % 2 == 1:
        return -math.pow(-radicand, 1.0 / index)
    return math.pow(radicand, 1.0 / index)


UNARY: Final[Mapping[str, Callable[[float], float]]] = {
    "abs": abs,
    "acos": math.acos,
    "asin": math.asin,
    "atan": math.atan,
    "cos": math.cos,
    "cot": lambda x: 1.0 / math.tan(x),
    "csc": lambda x: 1.0 / math.sin(x),
    "exp": math.exp,
    "ln": math.log,
    "log10": math.log10,
    "sec": lambda x: 1.0 / math.cos(x),
    "sin": math.sin,
    "sqrt": math.sqrt,
    "tan": math.tan,
}
"""Functions of one argument; angles in radians."""

# What float arithmetic raises outside its domain: division by zero, the logarithm of a negative
# number, too large a power, and a symbol without a value.
_DOMAIN_ERRORS: Final = (ArithmeticError, ValueError, KeyError)


def evaluate(expr: Expr, env: Mapping[str, float]) -> float | None:
    """Return the value in SI, or None where there is none.

    None stands for a symbol missing from `env` (`free_symbols` tells which are needed), a domain
    error, an overflow or a NaN.
    """
    try:
        value = _value(expr, env)
    except _DOMAIN_ERRORS:
        return None
    return value if math.isfinite(value) else None


def _value(expr: Expr, env: Mapping[str, float]) -> float:
    if isinstance(expr, Num):
        return expr.si
    if isinstance(expr, Sym):
        return float(env[expr.name])
    if isinstance(expr, Mul):
        product = 1.0
        for factor in expr.factors:
            product *= _value(factor, env)
        return product
    if isinstance(expr, Add):
        total = 0.0
        for term in expr.terms:
            total += _value(term, env)
        return total
    if isinstance(expr, Div):
        return _value(expr.numerator, env) / _value(expr.denominator, env)
    if isinstance(expr, Pow):
        # math.pow refuses a negative base with a broken exponent, where ** turns complex.
        return math.pow(_value(expr.base, env), _value(expr.exponent, env))
    if isinstance(expr, Neg):
        return -_value(expr.operand, env)
    if isinstance(expr, Const):
        return expr.value
    assert isinstance(expr, Call)
    if expr.fn == "root":
        return _root(_value(expr.args[0], env), _value(expr.args[1], env))
    return UNARY[expr.fn](_value(expr.args[0], env))


def compile_expression(
    expr: Expr, names: tuple[str, ...]
) -> Callable[[Sequence[float]], float | None]:
    """Return a function of the values of `names`, in that order, that gives what `evaluate` gives.

    Parts without symbols are computed once. A symbol outside `names` makes every value None.
    """
    try:
        inner = _compile(expr, {name: index for index, name in enumerate(names)})
    except _DOMAIN_ERRORS:
        return lambda values: None

    def guarded(values: Sequence[float]) -> float | None:
        try:
            value = inner(values)
        except _DOMAIN_ERRORS:
            return None
        return value if math.isfinite(value) else None

    return guarded


def _compile(expr: Expr, slots: Mapping[str, int]) -> Evaluator:
    if isinstance(expr, Sym):
        slot = slots[expr.name]
        return lambda values: values[slot]
    if is_numeric(expr):
        constant = _value(expr, {})
        return lambda values: constant
    if isinstance(expr, Mul | Add):
        return _compile_flat(expr, slots)
    if isinstance(expr, Div):
        numerator, denominator = _compile(expr.numerator, slots), _compile(expr.denominator, slots)
        return lambda values: numerator(values) / denominator(values)
    if isinstance(expr, Pow):
        base, exponent, power = _compile(expr.base, slots), _compile(expr.exponent, slots), math.pow
        return lambda values: power(base(values), exponent(values))
    if isinstance(expr, Neg):
        operand = _compile(expr.operand, slots)
        return lambda values: -operand(values)
    assert isinstance(expr, Call)
    args = [_compile(arg, slots) for arg in expr.args]
    if expr.fn == "root":
        return lambda values: _root(args[0](values), args[1](values))
    fn, argument = UNARY[expr.fn], args[0]
    return lambda values: fn(argument(values))


def _compile_flat(expr: Mul | Add, slots: Mapping[str, int]) -> Evaluator:
    if isinstance(expr, Mul):
        factors = [_compile(factor, slots) for factor in expr.factors]
        if len(factors) == 2:
            first, second = factors
            return lambda values: first(values) * second(values)
        return lambda values: math.prod([factor(values) for factor in factors])
    terms = [_compile(term, slots) for term in expr.terms]
    if len(terms) == 2:
        one, other = terms
        return lambda values: one(values) + other(values)
    return lambda values: sum([term(values) for term in terms])
