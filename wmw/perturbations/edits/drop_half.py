"""A factor of one half is forgotten (m v² for ½ m v², a t² for ½ a t²)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Div, Expr, Mul, Num
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import product, with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with a half forgotten."""
    yield from with_wrong_law(gold, manner, _whole, "a half forgotten")


def _whole(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Mul):
        rest = tuple(factor for factor in expr.factors if not _is_half(factor))
        if rest and len(rest) < len(expr.factors):
            yield product(rest)
    if isinstance(expr, Div) and not isinstance(expr.numerator, Num):
        if isinstance(expr.denominator, Num) and expr.denominator.si == 2:
            yield expr.numerator
        if isinstance(expr.denominator, Mul):
            rest = tuple(f for f in expr.denominator.factors if not _is_two(f))
            if rest and len(rest) < len(expr.denominator.factors):
                yield Div(expr.numerator, product(rest))


def _is_two(expr: Expr) -> bool:
    return isinstance(expr, Num) and expr.si == 2


def _is_half(expr: Expr) -> bool:
    if isinstance(expr, Num):
        return expr.si == 0.5
    return isinstance(expr, Div) and _is_two(expr.denominator) and expr.numerator == _ONE


_ONE = Num(1.0, "1", None, 1.0)
