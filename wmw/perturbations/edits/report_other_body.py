"""What is found for one body is reported for another."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold, is_plausible
from wmw.perturbations.pointers import AFTER
from wmw.perturbations.siblings import are_siblings
from wmw.perturbations.wrong_results import reported, result_certificate, with_result

LABEL: Label = "object"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces whose state 1 and answer are another body's; the working is right."""
    situation, target = gold.situation, gold.situation.target
    if target is None or gold.trace["derivation"] is None:
        return
    for other, value in gold.in_turn(situation.result.items()):
        if other == target or not are_siblings(gold, target, other):
            continue
        if not is_plausible(gold.quantity(target), value):
            continue
        trace = reported(gold, gold.told(with_result(gold, target, value)), manner)
        certificate = result_certificate(gold, trace, AFTER, target, value)
        if certificate is not None:
            yield Broken(trace, f"{target} is given the value of {other}", certificate)
