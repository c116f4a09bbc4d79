"""The question alters a given; the trace goes on with the value from before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import residual_of, value_certificate
from wmw.perturbations.pointers import changed
from wmw.perturbations.wrong_results import printed

LABEL: Label = "intervention"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the trace that works out what was asked for in the scene before the change."""
    situation = gold.situation
    altered, target = situation.altered, situation.target
    if altered is None or target is None:
        return
    told = gold.told(replace(situation, result=dict(situation.world)))
    trace = gold.following(told)
    trace["transition"] = gold.copy()["transition"]
    pointer = changed(gold.trace, trace, "/state_1/new_variables")
    if pointer is None:
        return
    stated, right = situation.world[target], situation.result[target]
    certificate = value_certificate(
        pointer,
        printed(situation, target, stated),
        printed(situation, target, right),
        residual_of(stated, right),
    )
    if certificate is not None:
        yield Broken(trace, f"worked out with the old value of {altered}", certificate)
