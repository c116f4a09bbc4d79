"""What combines as a product over a sum is simply added (parallel resistors as if in series)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Add, Div, Expr, Mul, Sym
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces in which a b / (a + b), or the like, has become a + b, or the reverse."""
    yield from with_wrong_law(gold, manner, _combined, "series and parallel mixed up")


def _combined(expr: Expr) -> Iterator[Expr]:
    match expr:
        case Div(Mul(factors), Add(terms)) if set(factors) == set(terms) and len(terms) > 1:
            yield Add(terms)
        case Add((Sym(), Sym()) as terms):
            yield Div(Mul(terms), Add(terms))
