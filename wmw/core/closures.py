"""Declared expressions as float functions, made without sympy's own printers.

`sympy.lambdify` takes 2 to 4 ms per expression, most of it printing; a family of many regimes
needs hundreds. The few node types that declarations use print here in microseconds. The source is
made from declared expressions alone: nothing a model wrote comes near it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import sympy as sp
from sympy.core.relational import Relational

Number = Callable[..., Any]

_FUNCTIONS: Mapping[type, str] = {
    sp.sin: "sin",
    sp.cos: "cos",
    sp.tan: "tan",
    sp.asin: "asin",
    sp.acos: "acos",
    sp.atan: "atan",
    sp.exp: "exp",
    sp.log: "log",
    sp.Abs: "abs",
    sp.Max: "max",
    sp.Min: "min",
    sp.floor: "floor",
}
SPACE: Mapping[str, Any] = {
    "__builtins__": {"abs": abs, "max": max, "min": min},
    **{name: getattr(math, name) for name in
       ("sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "sqrt", "floor", "pi", "inf")},
}  # fmt: skip
"""The names that the source of an expression may use."""


def compiled(expression: sp.Basic, names: Sequence[str]) -> Number:
    """Return a function of the named symbols, positional, in SI.

    It raises ValueError, ZeroDivisionError or OverflowError, or gives a complex number, where the
    expression has no real value. A symbol that is not named raises KeyError here.
    """
    slots = {name: f"x{place}" for place, name in enumerate(names)}
    try:
        body = source_of(expression, slots)
    except NotImplementedError:
        bare = {s: sp.Symbol(s.name) for s in expression.free_symbols}
        symbols = [sp.Symbol(name) for name in names]
        slow: Number = sp.lambdify(symbols, expression.xreplace(bare), modules="math")
        return slow
    code = f"lambda {', '.join(slots.values())}: {body}"
    return _function(code)


@lru_cache(maxsize=8192)
def _function(code: str) -> Number:
    """Return the function of some source: laws of one form have the same in every regime."""
    made: Number = eval(code, dict(SPACE))  # noqa: S307 - source of our own making, see above
    return made


def source_of(node: sp.Basic, slots: Mapping[str, str]) -> str:
    """Return the expression as Python source over `SPACE`, its symbols named by `slots`.

    A node type that declarations do not use raises NotImplementedError, an unknown symbol KeyError.
    """
    if isinstance(node, sp.Symbol):
        return slots[node.name]
    if isinstance(node, sp.Integer):
        return f"({int(node)})"
    if isinstance(node, sp.Rational):
        return f"({int(node.p)}/{int(node.q)})"
    if isinstance(node, sp.Float):
        return f"({float(node)!r})"
    if node is sp.pi:
        return "pi"
    if node is sp.oo or node is -sp.oo:
        return "inf" if node is sp.oo else "(-inf)"
    if isinstance(node, sp.Add | sp.Mul):
        sign = " + " if isinstance(node, sp.Add) else "*"
        return f"({sign.join(source_of(arg, slots) for arg in node.args)})"
    if isinstance(node, sp.Pow):
        return _power(node, slots)
    if isinstance(node, sp.Tuple):
        return f"({', '.join(source_of(arg, slots) for arg in node.args)},)"
    if isinstance(node, Relational):
        sign = "==" if isinstance(node, sp.Eq) else node.rel_op
        return f"({source_of(node.lhs, slots)} {sign} {source_of(node.rhs, slots)})"
    if isinstance(node, sp.And | sp.Or):
        word = " and " if isinstance(node, sp.And) else " or "
        return f"({word.join(source_of(arg, slots) for arg in node.args)})"
    if isinstance(node, sp.Not):
        return f"(not {source_of(node.args[0], slots)})"
    if node in (sp.true, sp.false):
        return str(bool(node))
    name = _FUNCTIONS.get(type(node))
    if name is None:
        raise NotImplementedError(type(node).__name__)
    return f"{name}({', '.join(source_of(arg, slots) for arg in node.args)})"


def _power(node: sp.Pow, slots: Mapping[str, str]) -> str:
    base = source_of(node.base, slots)
    if node.exp == sp.Rational(1, 2):
        return f"sqrt({base})"
    if node.exp == -1:
        return f"(1/{base})"
    return f"({base}**{source_of(node.exp, slots)})"
