"""Whether two sides of an equation can be equal with stated values, in whatever signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

from wmw.core.equation import (
    Add,
    Call,
    Expr,
    Num,
    Sym,
    children,
    dimension,
    evaluate,
    free_symbols,
    rebuilt,
    walk,
)
from wmw.core.quantity import Measurement
from wmw.core.tolerance import slack
from wmw.core.unit_table import ANGLE
from wmw.core.units import parse_unit
from wmw.core.work import spend

_NEAR = 0.04
_MOST_FLIPS, _LARGE = 5, 10
_LOOK = 4
_SAME = 1e-9
_OF_ANGLES = frozenset({"sin", "cos", "tan"})
_PLAIN_CALLS = frozenset({"sqrt", "abs", "root"})
_DIRECTED = tuple(
    parse_unit(text).dimension  # type: ignore[union-attr]
    for text in ("m", "m/s", "m/s^2", "N", "kg*m/s", "V", "A", "deg", "C", "Wb", "J", "N*m")
)
"""Dimensions of what may be counted with either sign."""


def all_plain(side: Expr) -> bool:
    """Tell whether no part of a side may hide a value or a unit."""
    return all(map(_is_plain, walk(side)))


def _is_plain(node: Expr) -> bool:
    if isinstance(node, Call):
        return node.fn in _PLAIN_CALLS or (node.fn in _OF_ANGLES and bool(free_symbols(node)))
    return not isinstance(node, Num) or is_structural(node)


def is_structural(number: Num) -> bool:
    """Tell whether a number is one of a law's own: a half, a square."""
    return number.unit is None and (number.value * 2).is_integer() and number.value < _LARGE


def dimensions(side: Expr, known: Mapping[str, Measurement]) -> tuple[Fraction, ...] | None:
    """Return the dimension of a side, an angle as a number; None where it has none."""
    return dimension(
        side,
        {
            name: _without_angle(value.unit.dimension) if value.unit is not None else ()
            for name, value in known.items()
        },
    )


def _without_angle(kind: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(0 if angle else e for e, angle in zip(kind, ANGLE, strict=True))


def renamed(side: Expr, new: Mapping[str, str]) -> Expr:
    """Return a side with other names for its letters."""
    if isinstance(side, Sym):
        return Sym(new.get(side.name, side.name))
    parts = children(side)
    return rebuilt(side, tuple(renamed(part, new) for part in parts)) if parts else side


def cancelled(left: Expr, right: Expr) -> frozenset[str]:
    """Return the letters that leave the ratio of two sides as it is: m in m a = m g sin θ."""
    names = free_symbols(left) & free_symbols(right)
    if not names:
        return frozenset()
    trial = {
        n: 1.3 + 0.37 * k for k, n in enumerate(sorted(free_symbols(left) | free_symbols(right)))
    }
    one, other = evaluate(left, trial), evaluate(right, trial)
    if not one or not other:
        return frozenset()
    found = set()
    for name in names:
        spend(_LOOK)
        grown = {**trial, name: 1.7 * trial[name]}
        own, its = evaluate(left, grown), evaluate(right, grown)
        if own and its and abs(own * other / (its * one) - 1) <= _SAME:
            found.add(name)
    return frozenset(found)


def apart(left: Expr, right: Expr, known: Mapping[str, Measurement]) -> tuple[float, float] | None:
    """Return what two sides come to (SI) if they agree with no choice of signs."""
    first = None
    rounded = _rounded(left, known) + _rounded(right, known)
    for trial in _flips((left, right), known):
        spend(_LOOK)
        one, other = evaluate(left, trial), evaluate(right, trial)
        if one is None or other is None:
            continue
        size = max(_size(left, trial), _size(right, trial))
        if abs(abs(one) - abs(other)) <= _NEAR * size + rounded:
            return None
        first = (one, other) if first is None else first
    return first


def _size(side: Expr, trial: Mapping[str, float]) -> float:
    """Return the size of a side, of a sum that of its largest term."""
    terms = side.terms if isinstance(side, Add) else (side,)
    sizes = [abs(value) for term in terms if (value := evaluate(term, trial)) is not None]
    return max(sizes, default=0.0)


def _flips(sides: tuple[Expr, ...], known: Mapping[str, Measurement]) -> Iterator[dict[str, float]]:
    """Yield the values (SI) with every choice of sign of what has a direction and is added."""
    plain = {name: value.si for name, value in known.items()}
    if not any(isinstance(node, Add) for side in sides for node in walk(side)):
        yield plain
        return
    turned = [
        name
        for name, value in known.items()
        if value.unit is not None and value.unit.dimension in _DIRECTED and name != "g"
    ][:_MOST_FLIPS]
    for signs in product((1.0, -1.0), repeat=len(turned)):
        yield {**plain, **{n: plain[n] * s for n, s in zip(turned, signs, strict=True)}}


def _rounded(side: Expr, known: Mapping[str, Measurement]) -> float:
    """Return how much a side changes (SI) within the digits that its values are stated to."""
    plain = {name: value.si for name, value in known.items()}
    middle = evaluate(side, plain)
    if middle is None:
        return 0.0
    moved = (evaluate(side, {**plain, n: plain[n] + slack(known[n])}) for n in free_symbols(side))
    return sum(abs(value - middle) for value in moved if value is not None)
