"""The expression tree: frozen nodes over floats, with sums and products kept flat.

Flat sums and products bound the depth of the tree by the bracketing of the text, so every walk
below may recurse.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

_Facts = tuple[tuple["Expr", ...], frozenset[str]]
"""What is asked of a node time and again: the nodes below it, in order, and its free symbols."""


@dataclass(frozen=True, slots=True)
class Num:
    """A number literal, with its unit where one is attached.

    `text` holds the digits as written, spelled so that `float(text) == value` ("43,5" is "43.5",
    "1,200" is "1200", "3.0 × 10^8" is "3.0e8"); rounding slack comes from it. `unit` is the unit
    text in one spelling ("m/s^2") and `si` the value in SI, or the value itself without a unit.
    A unit that stands by itself, as in `√(45/4.9) s`, is a Num of value 1 and empty text.
    `dimension` is that of the unit; () is dimensionless, None is no unit.
    """

    value: float
    text: str
    unit: str | None
    si: float
    dimension: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Const:
    """A mathematical constant; pi is the only one."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Sym:
    """A quantity by its canonical name."""

    name: str


@dataclass(frozen=True, slots=True)
class Neg:
    """The negative of a term."""

    operand: Expr
    _facts: _Facts | None = field(default=None, init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Add:
    """A sum of two or more terms; a difference is a sum with a Neg."""

    terms: tuple[Expr, ...]
    _facts: _Facts | None = field(default=None, init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Mul:
    """A product of two or more factors; `a b / c d` is the product of a, b/c and d."""

    factors: tuple[Expr, ...]
    _facts: _Facts | None = field(default=None, init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Div:
    """A quotient."""

    numerator: Expr
    denominator: Expr
    _facts: _Facts | None = field(default=None, init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Pow:
    """A power."""

    base: Expr
    exponent: Expr
    _facts: _Facts | None = field(default=None, init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A known function; `root` takes the radicand and the index, all others one argument."""

    fn: str
    args: tuple[Expr, ...]
    _facts: _Facts | None = field(default=None, init=False, repr=False, compare=False)


Expr = Num | Const | Sym | Neg | Add | Mul | Div | Pow | Call


_PARTS: dict[type[Expr], Callable[[Any], tuple[Expr, ...]]] = {
    Neg: lambda node: (node.operand,),
    Add: attrgetter("terms"),
    Mul: attrgetter("factors"),
    Div: attrgetter("numerator", "denominator"),
    Pow: attrgetter("base", "exponent"),
    Call: attrgetter("args"),
}
"""How the direct parts of each kind of node are had; the others have none."""


def children(expr: Expr) -> tuple[Expr, ...]:
    """Return the direct parts of a node, left to right."""
    parts = _PARTS.get(expr.__class__)
    return parts(expr) if parts is not None else ()


def rebuilt(expr: Expr, parts: tuple[Expr, ...]) -> Expr:
    """Return a node with other direct parts, in the order and number of `children`."""
    match expr:
        case Add():
            return Add(parts)
        case Mul():
            return Mul(parts)
        case Div():
            return Div(*parts)
        case Pow():
            return Pow(*parts)
        case Neg():
            return Neg(*parts)
        case Call():
            return Call(expr.fn, parts)
    return expr


def mapped(expr: Expr, change: Callable[[Num], Expr]) -> Expr:
    """Return the expression with every number literal changed, left to right."""
    if isinstance(expr, Num):
        return change(expr)
    parts = children(expr)
    return rebuilt(expr, tuple(mapped(part, change) for part in parts)) if parts else expr


def _facts(expr: Expr) -> _Facts:
    """Return the nodes below a node and its free symbols, worked out once."""
    if isinstance(expr, Sym):
        return (), frozenset((expr.name,))
    if isinstance(expr, Num | Const):
        return (), frozenset()
    if expr._facts is None:
        parts = children(expr)
        known = [_facts(part) for part in parts]
        below = tuple(
            node for part, (under, _) in zip(parts, known, strict=True) for node in (part, *under)
        )
        object.__setattr__(expr, "_facts", (below, frozenset().union(*(free for _, free in known))))
    assert expr._facts is not None
    return expr._facts


def walk(expr: Expr) -> tuple[Expr, ...]:
    """Return every node of the tree, each before its parts, left to right."""
    return (expr, *_facts(expr)[0])


def free_symbols(expr: Expr) -> frozenset[str]:
    """Return the names of all quantities in the expression."""
    return _facts(expr)[1]


def numbers(expr: Expr) -> tuple[Num, ...]:
    """Return the number literals in the order in which they are written.

    A unit that stands by itself states no digits and is left out.
    """
    return tuple(node for node in walk(expr) if isinstance(node, Num) and node.text)


def is_numeric(expr: Expr) -> bool:
    """Tell whether the expression holds no quantity symbols."""
    return not free_symbols(expr)


def as_number(expr: Expr) -> Num | None:
    """Return a side that is one literal, with its sign, as a single Num; otherwise None."""
    if isinstance(expr, Num):
        return expr
    if isinstance(expr, Neg) and isinstance(expr.operand, Num):
        num = expr.operand
        return Num(-num.value, "-" + num.text, num.unit, -num.si, num.dimension)
    return None
