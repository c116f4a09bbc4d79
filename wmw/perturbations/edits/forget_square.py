"""A quantity that enters squared is taken to the first power."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Expr, Num, Pow
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one square forgotten."""
    yield from with_wrong_law(gold, manner, _first_power, "a square forgotten")


def _first_power(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Pow) and isinstance(expr.exponent, Num) and expr.exponent.si == 2:
        yield expr.base
