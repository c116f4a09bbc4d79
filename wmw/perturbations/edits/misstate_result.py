"""The state after does not have the value that the working found."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import value_certificate
from wmw.perturbations.pointers import AFTER, changed
from wmw.perturbations.wrong_results import reported, slips, with_result

LABEL: Label = "intervention"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with a wrong value in state 1.

    Carried, the predicted change and the answer go with it, while the working stays right.
    """
    target = gold.situation.target
    for wrong in slips(gold):
        if manner == "carried" and (wrong.name != target or gold.trace["derivation"] is None):
            continue
        trace = reported(gold, gold.told(with_result(gold, wrong.name, wrong.si)), manner)
        pointer = changed(gold.trace, trace, AFTER)
        if pointer is None:
            continue
        certificate = value_certificate(
            pointer, wrong.wrong, wrong.right, wrong.residual, wrong.name
        )
        if certificate is not None:
            yield Broken(
                trace, f"state 1 has {wrong.name} = {wrong.wrong}, not {wrong.right}", certificate
            )
