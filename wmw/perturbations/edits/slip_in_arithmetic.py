"""The law and the numbers put in are right, the number that comes out is not."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import SLACK
from wmw.perturbations.pointers import WORKING
from wmw.perturbations.wrong_results import slipped, slips, worked

LABEL: Label = "transition"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one result of the working mistaken; there must be a working."""
    if gold.trace["derivation"] is None:
        return
    for wrong in slips(gold):
        other = slipped(gold, wrong.place, wrong.si)
        if other is None:
            continue
        told = gold.told(other)
        if told["derivation"] == gold.trace["derivation"]:
            continue
        trace = worked(gold, told, manner)
        certificate = Certificate(
            "law",
            WORKING,
            f"{wrong.name} = {wrong.wrong}",
            f"{wrong.name} = {wrong.right}",
            wrong.residual,
            SLACK,
            gold.kind.route[wrong.place],
            None,
            {n: gold.situation.result[n] for n in gold.route[wrong.place].symbols}
            | {wrong.name: wrong.si},
        )
        yield Broken(
            trace, f"{wrong.name} comes out as {wrong.wrong}, not {wrong.right}", certificate
        )
