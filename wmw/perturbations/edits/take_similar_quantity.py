"""A quantity of the same kind is put in a law's place (μ_s for μ_k)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Expr, Sym
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import unit_of
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.siblings import are_siblings
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one given in the place of another of its dimension.

    Another body's value is left alone: whether then the law is wrong or the body, numbers do not
    tell.
    """
    given = [name for name in gold.situation.givens if name in gold.situation.result]

    def exchanged(expr: Expr) -> Iterator[Expr]:
        if not isinstance(expr, Sym) or expr.name not in given:
            return
        own = unit_of(gold.quantity(expr.name).unit).dimension
        for other in given:
            if other == expr.name or are_siblings(gold, expr.name, other):
                continue
            if unit_of(gold.quantity(other).unit).dimension == own:
                yield Sym(other)

    yield from with_wrong_law(gold, manner, exchanged, "another quantity of the kind put in")
