"""A diameter is put where the radius belongs, or the other way round."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Div, Expr, Mul, Num, Sym
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")
_TWO = Num(2.0, "2", None, 2.0)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with a radius doubled or a diameter halved on its way into a law."""

    def exchanged(expr: Expr) -> Iterator[Expr]:
        if not isinstance(expr, Sym) or expr.name not in gold.situation.result:
            return
        meaning = gold.quantity(expr.name).meaning
        if "radius" in meaning:
            yield Mul((_TWO, expr))
        elif "diameter" in meaning:
            yield Div(expr, _TWO)

    yield from with_wrong_law(gold, manner, exchanged, "diameter and radius mixed up")
