"""A ratio is turned upside down (n₂/n₁ for n₁/n₂, L/g for g/L)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Div, Expr, is_numeric
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one ratio inverted."""
    yield from with_wrong_law(gold, manner, _inverted, "a ratio upside down")


def _inverted(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Div) and not (is_numeric(expr.numerator) or is_numeric(expr.denominator)):
        yield Div(expr.denominator, expr.numerator)
