"""A digit of the answer differs from what was found."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import number
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_answers import with_answer
from wmw.perturbations.wrong_results import slips

LABEL: Label = "faithfulness"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one digit of the answer mistaken, and nothing else."""
    for wrong in slips(gold):
        if wrong.name == gold.situation.target:
            what = f"the answer says {wrong.wrong}, not {wrong.right}"
            yield from with_answer(gold, number(wrong.wrong), what)
