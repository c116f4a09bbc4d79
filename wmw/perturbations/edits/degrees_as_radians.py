"""The sine of an angle in degrees is taken as if it were in radians."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation.ast import Call, walk
from wmw.core.equation.evaluate import evaluate
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold, is_plausible
from wmw.perturbations.numerals import APART, residual_of
from wmw.perturbations.pointers import WORKING
from wmw.perturbations.wrong_results import result_certificate, slipped

LABEL: Label = "unit_scale"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried",)
_FUNCTIONS = frozenset({"sin", "cos", "tan"})


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one step worked out by a calculator in the wrong mode."""
    situation = gold.situation
    if gold.trace["derivation"] is None:
        return
    for name in situation.givens:
        if gold.quantity(name).unit != "deg" or name == situation.altered:
            continue
        for place, step in enumerate(gold.route):
            angles = [n for n in walk(step.expr) if isinstance(n, Call) and n.fn in _FUNCTIONS]
            if name not in step.symbols or not angles:
                continue
            raw = {**situation.result, name: situation.givens[name]}
            value, right = evaluate(step.expr, raw), situation.result[step.name]
            if value is None or residual_of(value, right) < APART:
                continue
            if not is_plausible(gold.quantity(step.name), value):
                continue
            other = slipped(gold, place, value)
            if other is None:
                continue
            trace = gold.following(gold.told(other))
            certificate = result_certificate(gold, trace, WORKING, step.name, value)
            if certificate is not None:
                given = gold.question.givens[name].text
                yield Broken(trace, f"{given} is taken as radians", certificate)
