"""Another body is followed than the one asked about, from the law to the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import number, si_of
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold, chosen_option
from wmw.perturbations.other_targets import kind_of_other
from wmw.perturbations.pointers import ANSWER
from wmw.perturbations.siblings import are_siblings
from wmw.perturbations.wrong_results import result_certificate

LABEL: Label = "object"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("carried",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces that find what another body has, rightly, and give it as the answer."""
    situation, target = gold.situation, gold.situation.target
    if target is None:
        return
    # What is given needs no working, and what the working passes through is an intermediate.
    known = {*situation.givens, *situation.constants, *(step.name for step in gold.route)}
    for other in gold.in_turn(name for name in situation.result if name not in known):
        kind = kind_of_other(gold, target, other) if are_siblings(gold, target, other) else None
        if kind is None:
            continue
        followed = replace(situation, kind=kind)
        trace = gold.following(gold.told(followed))
        value = situation.result[other]
        option = chosen_option(followed, gold.question)
        if option is not None and trace["answer"]["value"] in option.forms:
            value = si_of(number(option.text), situation.answer_unit)  # what the option says
        certificate = result_certificate(gold, trace, ANSWER, target, value)
        if certificate is not None:
            yield Broken(trace, f"{other} is found and answered, not {target}", certificate)
