"""A mass is put where its weight belongs: the factor g is forgotten."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Expr, Mul, Sym
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import product, with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces in which a constant of several usual values (g) is left out."""
    constants = gold.family.constants

    def without(expr: Expr) -> Iterator[Expr]:
        if not isinstance(expr, Mul):
            return
        for place, factor in enumerate(expr.factors):
            if isinstance(factor, Sym) and factor.name in constants:
                yield product((*expr.factors[:place], *expr.factors[place + 1 :]))

    yield from with_wrong_law(gold, manner, without, "the mass in place of the weight")
