"""The letter of one option stands with the text of another."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.item import Option
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_answers import option_certificate

LABEL: Label = "faithfulness"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces whose letter and text belong to two options, one of them the right one."""
    right = gold.question.right
    if right is None or gold.trace["answer"]["value"] != str(right):
        return
    for option in gold.in_turn(gold.question.options):
        if option == right:
            continue
        for mixed in (Option(right.letter, option.text), Option(option.letter, right.text)):
            trace = gold.copy("answer")
            stated = str(mixed)
            trace["answer"]["value"] = stated
            certificate = option_certificate(gold, stated, right, option)
            yield Broken(trace, f"{stated}: letter and text do not belong together", certificate)
