"""The question alters a given; the trace goes on with the value from before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import FOUND, Gold
from wmw.perturbations.pointers import AFTER
from wmw.perturbations.wrong_results import result_certificate

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
    trace = gold.following(told, FOUND)
    certificate = result_certificate(gold, trace, AFTER, target, situation.world[target])
    if certificate is not None:
        yield Broken(trace, f"worked out with the old value of {altered}", certificate)
