"""The net force is listed beside its components, as one more force."""

from __future__ import annotations

import math
from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import rounded, significant
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_forces import cosine, directions, listed, phrases

LABEL: Label = "force"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)
_ALIGNED = 0.999
_LEAST = 0.02
"""Least size of the net force, relative to the largest one, for which it is one at all."""


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with the resultant of a body's forces added to their list."""
    situation = gold.situation
    items = listed(gold)
    if len(items) < len(gold.trace["state_0"]["forces"]):
        return
    for target in dict.fromkeys(item.force["target"] for item in items):
        own = [item for item in items if item.force["target"] == target]
        sizes = [situation.system.value(item.spec.magnitude, situation.world) for item in own]
        if None in sizes or len(own) < 2:
            continue
        known = [float(size or 0.0) for size in sizes]
        x = sum(size * item.vector[0] for size, item in zip(known, own, strict=True))
        y = sum(size * item.vector[1] for size, item in zip(known, own, strict=True))
        net = math.hypot(x, y)
        if net < _LEAST * max(known):
            continue
        for direction, vector in directions(gold):
            if cosine(vector, (x / net, y / net)) < _ALIGNED:
                continue
            for phrase in gold.in_turn(phrases(gold, direction)):
                trace = gold.copy("state_0")
                united = own[0].force["unit"] is not None
                sized = own[0].force["magnitude"] is not None
                magnitude = rounded(net) if united else f"{significant(net)} N"
                force = {
                    "name": "net force",
                    "target": target,
                    "direction": phrase,
                    "magnitude": magnitude if sized else None,
                    "unit": "N" if sized and united else None,
                }
                place = len(trace["state_0"]["forces"])
                trace["state_0"]["forces"].append(force)
                certificate = Certificate(
                    "force",
                    f"/state_0/forces/{place}",
                    f"a net force on {target} beside its components",
                    f"the components on {target} alone",
                )
                yield Broken(trace, "the net force is listed as one more force", certificate)
