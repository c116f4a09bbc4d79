"""A relation is replaced by one that excludes it (separated for attached)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold

LABEL: Label = "relation"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)
_CONTRARY = {
    "on": "separated",
    "in": "separated",
    "attached": "separated",
    "contact": "separated",
    "connected": "separated",
    "supported_by": "separated",
    "above": "below",
    "below": "above",
    "left_of": "right_of",
    "right_of": "left_of",
}


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one relation replaced by its contrary."""
    for place, relation in enumerate(gold.trace["state_0"]["relations"]):
        contrary = _CONTRARY.get(relation["type"])
        if contrary is None:
            continue
        trace = gold.copy()
        trace["state_0"]["relations"][place]["type"] = contrary
        args = ", ".join(relation["args"])
        stated, right = f"{contrary}({args})", f"{relation['type']}({args})"
        certificate = Certificate("relation", f"/state_0/relations/{place}", stated, right)
        yield Broken(trace, f"{stated} in place of {right}", certificate)
