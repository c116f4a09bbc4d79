"""The answer is another outcome than the one that was found."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.situation import outcome_of
from wmw.generators.wording import fill
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_answers import outcome_certificate

LABEL: Label = "faithfulness"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces whose answer alone names another value of the outcome."""
    if gold.situation.target is not None:
        return
    found = outcome_of(gold.situation)
    assert found is not None  # a fair situation has one outcome that holds
    outcome, choice = found
    names = gold.question.names
    value = gold.trace["answer"]["value"]
    mine = [fill(text, names) for text in choice.phrases[:3]]
    if value not in mine:
        return
    for other in gold.in_turn(outcome.choices):
        theirs = [fill(text, names) for text in other.phrases[:3]]
        if other == choice or not theirs:
            continue
        trace = gold.copy("answer")
        stated = theirs[min(mine.index(value), len(theirs) - 1)]
        trace["answer"]["value"] = stated
        certificate = outcome_certificate(stated, value, other, choice)
        yield Broken(trace, f"the answer is {stated!r}, not {value!r}", certificate)
