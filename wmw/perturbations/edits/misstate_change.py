"""The predicted change names another number than the one that was worked out."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import value_certificate
from wmw.perturbations.pointers import CHANGE
from wmw.perturbations.wrong_results import slips, with_result

LABEL: Label = "intervention"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with a wrong number in the predicted change alone."""
    for wrong in slips(gold):
        told = gold.told(with_result(gold, wrong.name, wrong.si))
        trace = gold.copy("state_1")
        trace["state_1"]["predicted_change"] = told["state_1"]["predicted_change"]
        if trace == gold.trace:
            continue
        certificate = value_certificate(
            CHANGE, wrong.wrong, wrong.right, wrong.residual, wrong.name
        )
        if certificate is not None:
            yield Broken(
                trace, f"the predicted change says {wrong.wrong}, not {wrong.right}", certificate
            )
