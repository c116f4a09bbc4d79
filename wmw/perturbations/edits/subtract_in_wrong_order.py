"""A change is taken as before minus after."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Add, Expr, Neg, free_symbols
from wmw.core.moments import are_moments
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "temporal"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with the terms of one difference between two moments exchanged."""

    def exchanged(expr: Expr) -> Iterator[Expr]:
        match expr:
            case Add((Neg() as first, last)) if not isinstance(last, Neg):
                after, before = last, first.operand
            case Add((last, Neg() as first)) if not isinstance(last, Neg):
                after, before = last, first.operand
            case _:
                return
        if any(
            are_moments(gold.quantity(one), gold.quantity(other))
            or are_moments(gold.quantity(other), gold.quantity(one))
            for one in free_symbols(before)
            for other in free_symbols(after)
        ):
            yield Add((before, Neg(after)))

    yield from with_wrong_law(gold, manner, exchanged, "before and after exchanged", signed=True)
