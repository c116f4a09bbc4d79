"""Two forces on a body have each other's size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import APART, residual_of
from wmw.perturbations.wrong_forces import listed, size_certificate

LABEL: Label = "force"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with the magnitudes of two forces on one body exchanged."""
    situation = gold.situation
    for one, other in combinations(listed(gold), 2):
        if one.force["target"] != other.force["target"]:
            continue
        if one.force["magnitude"] is None or other.force["magnitude"] is None:
            continue
        mine = situation.system.value(one.spec.magnitude, situation.world)
        theirs = situation.system.value(other.spec.magnitude, situation.world)
        if not mine or not theirs or min(abs(mine / theirs), abs(theirs / mine)) > 1 - APART:
            continue
        trace = gold.copy("state_0")
        forces = trace["state_0"]["forces"]
        for key in ("magnitude", "unit"):
            forces[one.place][key], forces[other.place][key] = (
                other.force[key],
                one.force[key],
            )
        pointer = f"/state_0/forces/{one.place}/magnitude"
        stated = str(other.force["magnitude"])
        residual = residual_of(theirs, mine)
        certificate = size_certificate(one, pointer, stated, residual)
        names = f"{one.force['name']} and {other.force['name']}"
        yield Broken(trace, f"the sizes of {names} are exchanged", certificate)
