"""Laws gone wrong: one step of the route is replaced, and what follows is worked out with it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from wmw.core.equation.ast import Expr, Mul, children, rebuilt
from wmw.core.equation.evaluate import evaluate
from wmw.core.equation_text import Writer
from wmw.core.pair import Certificate
from wmw.generators.numbers import in_unit
from wmw.generators.route import RouteStep
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold, is_plausible
from wmw.perturbations.numerals import APART, SLACK, powers_apart, residual_of
from wmw.perturbations.pointers import EQUATION, WORKING
from wmw.perturbations.recomputing import recomputed
from wmw.perturbations.wrong_results import wrong_working

Rewrite = Callable[[Expr], Iterator[Expr]]
"""From a part of an expression to what it may become."""


def rewritten(expr: Expr, rule: Rewrite) -> Iterator[Expr]:
    """Yield the expression with the rule used in one place, every place in turn."""
    yield from rule(expr)
    parts = children(expr)
    for place, part in enumerate(parts):
        for other in rewritten(part, rule):
            yield rebuilt(expr, (*parts[:place], other, *parts[place + 1 :]))


def product(factors: tuple[Expr, ...]) -> Expr:
    """Return the product of factors; one alone is itself."""
    return factors[0] if len(factors) == 1 else Mul(factors)


def plain(expr: Expr) -> str:
    """Return an expression in canonical names, as routes are declared."""
    return Writer("ascii", lambda name, angle: name, spelled=True).write(expr)


def with_wrong_law(
    gold: Gold, manner: Manner, rule: Rewrite, what: str, *, signed: bool = False
) -> Iterator[Broken]:
    """Yield the traces in which a rule has been used on one step of the route.

    With `signed`, the results may have a sign that the quantity cannot have.
    """
    laws = (
        (place, step, expr)
        for place, step in enumerate(gold.route)
        for expr in rewritten(step.expr, rule)
    )
    for place, step, expr in gold.in_turn(laws):
        broken = _with_step(gold, manner, place, step, expr, what, signed)
        if broken is not None:
            yield broken


def _with_step(
    gold: Gold,
    manner: Manner,
    place: int,
    step: RouteStep,
    expr: Expr,
    what: str,
    signed: bool,
) -> Broken | None:
    situation = gold.situation
    true, value = situation.result[step.name], evaluate(expr, situation.result)
    if value is None or not math.isfinite(value) or not true:
        return None
    residual = residual_of(value, true)
    if residual < APART or not is_plausible(gold.quantity(step.name), value, signed=signed):
        return None
    if _holds_in_celsius(gold, expr, true):
        return None
    if manner == "in_numbers":
        return _in_numbers(gold, place, value, plain(expr), what)
    texts = [*gold.kind.route]
    texts[place] = f"{step.name} = {plain(expr)}"
    kind = replace(gold.kind, route=tuple(texts))
    other = recomputed(replace(situation, kind=kind), place, signed=signed)
    if other is None:
        return None
    told = gold.told(other)
    pointer = shown_at(gold, told)
    if pointer is None:
        return None
    if manner == "isolated":
        trace = gold.copy("transition")
        trace["transition"]["equation"] = told["transition"]["equation"]
        if pointer != EQUATION:
            return None
    else:
        trace = gold.following(told)
    certificate = Certificate(
        "law",
        pointer,
        texts[place],
        gold.kind.route[place],
        residual,
        SLACK,
        gold.kind.route[place],
        texts[place],
        quantity=step.name,
    )
    return Broken(
        trace, f"{what}: {texts[place]} in place of {gold.kind.route[place]}", certificate
    )


def _holds_in_celsius(gold: Gold, expr: Expr, true: float) -> bool:
    """Tell whether a law holds with temperatures in °C: what is 0 °C may be left out of it."""
    result = gold.situation.result
    celsius = {
        name: in_unit(si, "°C") for name, si in result.items() if gold.quantity(name).unit == "°C"
    }
    value = evaluate(expr, {**result, **celsius}) if celsius else None
    return value is not None and math.isfinite(value) and residual_of(value, true) < APART


def _in_numbers(gold: Gold, place: int, si: float, law: str, what: str) -> Broken | None:
    """Return the trace that states the right law and has what the wrong one gives (SI)."""
    name = gold.route[place].name
    if powers_apart(si, gold.situation.result[name]):
        return None  # which could as well be a unit gone wrong
    found = wrong_working(gold, place, si, "carried")
    if found is None:
        return None
    trace, certificate = found
    return Broken(trace, f"{what} in working it out: {name} is that of {law}", certificate)


def shown_at(gold: Gold, told: Mapping[str, Any]) -> str | None:
    """Return where the wrong law is to be seen: in the equation, else in the working."""
    mine, theirs = gold.trace["transition"], told["transition"]
    if theirs["equation"] != mine["equation"]:
        return EQUATION
    return WORKING if told["derivation"] != gold.trace["derivation"] else None
