"""The sine of an angle is put where the cosine belongs, or the other way round."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Call, Expr
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")
_OTHER = {"sin": "cos", "cos": "sin"}


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with a sine and a cosine exchanged in one place."""
    yield from with_wrong_law(gold, manner, _exchanged, "the wrong component")


def _exchanged(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Call) and expr.fn in _OTHER:
        yield Call(_OTHER[expr.fn], expr.args)
