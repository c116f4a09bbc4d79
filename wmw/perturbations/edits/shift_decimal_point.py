"""A result is a power of ten too large or too small."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import POINT_SHIFTS
from wmw.perturbations.pointers import WORKING
from wmw.perturbations.wrong_results import result_certificate, slipped, worked

LABEL: Label = "unit_scale"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with the point of one result in the wrong place.

    Isolated, the working alone has it so; carried, all that follows is worked out with it.
    """
    situation = gold.situation
    if gold.trace["derivation"] is None:
        return
    for (place, step), factor in gold.in_turn(product(enumerate(gold.route), POINT_SHIFTS)):
        value = factor * situation.result[step.name]
        other = slipped(gold, place, value)
        if other is None:
            continue
        trace = worked(gold, gold.told(other), manner)
        certificate = result_certificate(gold, trace, WORKING, step.name, value)
        if certificate is not None:
            yield Broken(trace, f"{step.name} is off by a factor of {factor:g}", certificate)
