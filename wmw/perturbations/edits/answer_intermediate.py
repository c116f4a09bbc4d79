"""The answer is the number of another result of the working."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import in_unit
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_answers import with_answer

LABEL: Label = "faithfulness"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces whose answer alone has the number of an intermediate result."""
    situation, target = gold.situation, gold.situation.target
    if target is None:
        return
    for step in gold.in_turn(gold.route):
        if step.name != target:
            number = in_unit(situation.result[step.name], gold.quantity(step.name).unit)
            yield from with_answer(gold, number, f"the answer has the number of {step.name}")
