"""A term of a sum is taken with the wrong sign (friction helps where it hinders)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Add, Expr, Neg, is_numeric
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with the sign of one term reversed; the first term keeps its own."""
    yield from with_wrong_law(gold, manner, _flipped, "a term with the wrong sign")


def _flipped(expr: Expr) -> Iterator[Expr]:
    if not isinstance(expr, Add):
        return
    for place, term in enumerate(expr.terms):
        if place and not is_numeric(term):
            other = term.operand if isinstance(term, Neg) else Neg(term)
            yield Add((*expr.terms[:place], other, *expr.terms[place + 1 :]))
