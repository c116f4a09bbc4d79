"""Another option is chosen than the one that was found."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_answers import choosing

LABEL: Label = "faithfulness"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces that choose one of the wrong options in the end."""
    for option in gold.in_turn(gold.question.options):
        what = f"option {option.letter} is chosen"
        yield from choosing(gold, option, what)
