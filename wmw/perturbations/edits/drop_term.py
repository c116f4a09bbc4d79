"""A term of a sum is forgotten (the latent heat, the air's pressure, the friction)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Add, Expr, Neg, is_numeric
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_laws import with_wrong_law

LABEL: Label = "transition"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated", "in_numbers")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one term of a sum forgotten."""
    yield from with_wrong_law(gold, manner, _shortened, "a term forgotten")


def _shortened(expr: Expr) -> Iterator[Expr]:
    if not isinstance(expr, Add):
        return
    for place, term in enumerate(expr.terms):
        rest = (*expr.terms[:place], *expr.terms[place + 1 :])
        if is_numeric(term) or isinstance(rest[0], Neg):
            continue
        yield rest[0] if len(rest) == 1 else Add(rest)
