"""The square root is not taken."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Call, Expr
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces in which a square root is left out."""
    yield from with_wrong_law(gold, manner, _radicand, "a root not taken")


def _radicand(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Call) and expr.fn == "sqrt":
        yield expr.args[0]
