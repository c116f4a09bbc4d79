"""A readable plain rendering that parses back to the same value."""

from __future__ import annotations

from typing import Final

from .ast import Add, Call, Const, Div, Expr, Mul, Neg, Num, Pow, Sym

_SUM: Final = 1
_PRODUCT: Final = 2
_SIGN: Final = 3
_POWER: Final = 4
_ATOM: Final = 5


def to_text(expr: Expr) -> str:
    """Render an expression in ASCII operators with the fewest brackets that keep its meaning."""
    return _render(expr)[0]


def _render(expr: Expr) -> tuple[str, int]:
    """The text and how tightly it binds."""
    if isinstance(expr, Num):
        if expr.unit is None:
            return expr.text, _ATOM if expr.value >= 0 else _SIGN
        return f"{expr.text or '1'} {expr.unit}", _SIGN
    if isinstance(expr, Sym | Const):
        return expr.name, _ATOM
    if isinstance(expr, Neg):
        return "-" + _at_least(expr.operand, _POWER), _SIGN
    if isinstance(expr, Add):
        text = _at_least(expr.terms[0], _PRODUCT)
        for term in expr.terms[1:]:
            minus = isinstance(term, Neg)
            inner = term.operand if isinstance(term, Neg) else term
            text += (" - " if minus else " + ") + _at_least(inner, _PRODUCT)
        return text, _SUM
    if isinstance(expr, Mul):
        # A quotient among the factors needs no brackets: it is the last factor that is divided.
        parts = [_factor(expr.factors[0], first=True)]
        parts += [_factor(factor, first=False) for factor in expr.factors[1:]]
        return " * ".join(parts), _PRODUCT
    if isinstance(expr, Div):
        above = _factor(expr.numerator, first=True)
        return f"{above} / {_at_least(expr.denominator, _POWER)}", _PRODUCT
    if isinstance(expr, Pow):
        return f"{_at_least(expr.base, _ATOM)}^{_at_least(expr.exponent, _ATOM)}", _POWER
    return _call(expr), _ATOM


def _call(expr: Call) -> str:
    if expr.fn == "root":
        return f"{_at_least(expr.args[0], _ATOM)}^(1/{_at_least(expr.args[1], _ATOM)})"
    return f"{expr.fn}({_render(expr.args[0])[0]})"


def _factor(expr: Expr, *, first: bool) -> str:
    if isinstance(expr, Num) and expr.unit is not None:
        return f"({_render(expr)[0]})"
    if isinstance(expr, Mul | Div) and not (isinstance(expr, Mul) and not first):
        return _render(expr)[0]
    return _at_least(expr, _SIGN if first else _POWER)


def _at_least(expr: Expr, tightness: int) -> str:
    text, own = _render(expr)
    return text if own >= tightness else f"({text})"
