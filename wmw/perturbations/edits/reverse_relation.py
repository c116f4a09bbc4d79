"""The two bodies of a relation that has an order are exchanged (the ramp on the box)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold

LABEL: Label = "relation"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)
_ORDERED = frozenset({"on", "in", "above", "below", "left_of", "right_of", "supported_by"})


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one ordered relation the wrong way round."""
    for place, relation in enumerate(gold.trace["state_0"]["relations"]):
        if relation["type"] not in _ORDERED:
            continue
        trace = gold.copy()
        args = trace["state_0"]["relations"][place]["args"]
        args.reverse()
        stated = f"{relation['type']}({', '.join(args)})"
        right = f"{relation['type']}({', '.join(relation['args'])})"
        certificate = Certificate("relation", f"/state_0/relations/{place}", stated, right)
        yield Broken(trace, f"{stated} in place of {right}", certificate)
