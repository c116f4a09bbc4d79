"""What is reported for after is the value from before."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.moments import are_moments
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold, has_answer, is_plausible
from wmw.perturbations.pointers import AFTER
from wmw.perturbations.wrong_results import reported, result_certificate, with_result

LABEL: Label = "temporal"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with the value from before in state 1; carried, also in the answer."""
    situation, target = gold.situation, gold.situation.target
    for step in gold.route:
        after = step.name
        if manner == "carried" and (after != target or gold.trace["derivation"] is None):
            continue
        for before, value in situation.result.items():
            if not are_moments(gold.quantity(before), gold.quantity(after)):
                continue
            other = with_result(gold, after, value)
            if not is_plausible(gold.quantity(after), value) or not has_answer(other):
                continue
            trace = reported(gold, gold.told(other), manner)
            certificate = result_certificate(gold, trace, AFTER, after, value)
            if certificate is not None:
                yield Broken(trace, f"{after} is given the value of {before}", certificate)
