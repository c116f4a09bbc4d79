"""The law is right, and another body's value is put into it (the mass of cart Q for that of P)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from wmw.core.equation.ast import Expr, Sym, free_symbols, walk
from wmw.core.equation.evaluate import evaluate
from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.generators.route import RouteStep
from wmw.generators.substitution import only_adds_angles
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import APART, powers_apart, residual_of
from wmw.perturbations.recomputing import recomputed
from wmw.perturbations.siblings import are_siblings
from wmw.perturbations.wrong_laws import plain, rewritten
from wmw.perturbations.wrong_results import wrong_working

LABEL: Label = "object"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")

_ROUNDED = 1.02
"""What a number of two digits may be off by, as a factor."""
_OTHERWISE, _SAME = 1.1, 1e-9
"""A factor by which a value makes a difference to a result, if it makes any, and what is none."""


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces in whose working one body's value stands where another one's belongs.

    State 0 has each body's own value and the equation its symbol: the number alone is the other's.
    Isolated, what is found is right besides.
    """
    situation = gold.situation
    if gold.trace["derivation"] is None:
        return
    given = [name for name in situation.givens if name != situation.altered]
    taken = (
        (place, own, other, expr)
        for place, step in enumerate(gold.route)
        for own in given
        for other in given
        if own != other and own in step.symbols and _are_apart(gold, own, other)
        if residual_of(situation.result[other], situation.result[own]) > APART
        for expr in rewritten(step.expr, partial(_taken, own, other))
    )
    for place, own, other, expr in gold.in_turn(taken):
        made = _with_value(gold, manner, place, expr)
        if made is not None:
            trace, certificate = made
            yield Broken(trace, f"the value of {other} is put in for {own}", certificate)


def _are_apart(gold: Gold, own: str, other: str) -> bool:
    """Tell whether two quantities say the same of two bodies of which none is in the other one.

    With the density of the water for that of the block in it, the law may as well be another one.
    """
    bodies = {gold.quantity(own).body, gold.quantity(other).body}
    inside = [{*spec.args} for spec in gold.family.relations if spec.type == "in"]
    return are_siblings(gold, own, other) and bodies not in inside


def _taken(own: str, other: str, at: Expr) -> Iterator[Expr]:
    if isinstance(at, Sym) and at.name == own:
        yield Sym(other)


def _with_value(
    gold: Gold, manner: Manner, place: int, expr: Expr
) -> tuple[dict[str, Any], Certificate] | None:
    """Return the trace that works a step out with another body's value, and the proof.

    None where the value makes no difference any more (m_2/m_2), where the result could not be
    believed, or could as well be a unit gone wrong or the rounding of the numbers put in.
    """
    situation, step = gold.situation, gold.route[place]
    value, right = evaluate(expr, situation.result), situation.result[step.name]
    if value is None or not math.isfinite(value) or not _is_told_by_its_value(gold, expr):
        return None
    if residual_of(value, right) < APART or powers_apart(value, right):
        return None
    if abs(value - right) < _moved_by_rounding(gold, expr):
        return None
    texts = [*gold.kind.route]
    texts[place] = f"{step.name} = {plain(expr)}"
    otherwise = replace(situation, kind=replace(gold.kind, route=tuple(texts)))
    other = recomputed(otherwise, place)
    found = wrong_working(gold, place, value, manner)
    if other is None or found is None:
        return None
    trace, certificate = found
    working = _in_own_symbols(gold, step, expr, gold.told(other)["derivation"])
    if working == trace["derivation"]:  # a step in which no number is put in
        return None
    return {**trace, "derivation": working}, certificate


def _in_own_symbols(gold: Gold, step: RouteStep, expr: Expr, working: str) -> str:
    """Return a working in which a step has its own symbols again before the numbers put in."""
    naming, wrong = gold.account.naming, RouteStep(step.name, expr, free_symbols(expr))
    own, theirs = (
        f"{naming.symbol(step.name)} = "
        f"{naming.side(one, degrees=only_adds_angles(gold.situation, one))} ="
        for one in (step, wrong)
    )
    return working.replace(theirs, own, 1)


def _moved_by_rounding(gold: Gold, expr: Expr) -> float:
    """Return how far the rounding of the numbers put in may move a result (SI)."""
    result = gold.situation.result
    moved = [
        (evaluate(expr, result), evaluate(expr, {**result, at.name: _ROUNDED * result[at.name]}))
        for at in walk(expr)
        if isinstance(at, Sym)
    ]
    return sum(abs(b - a) for a, b in moved if a is not None and b is not None)


def _is_told_by_its_value(gold: Gold, expr: Expr) -> bool:
    """Tell whether each value that stands in an expression makes a difference to it."""
    result = gold.situation.result
    value = evaluate(expr, result)
    return value is not None and all(
        abs((evaluate(expr, {**result, name: _OTHERWISE * result[name]}) or 0.0) - value)
        > _SAME * abs(value)
        for name in free_symbols(expr)
    )
