"""The two bodies of a relation that has an order are exchanged (the ramp on the box)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_relations import with_relation

LABEL: Label = "relation"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)
_ORDERED = frozenset({"on", "in", "above", "below", "left_of", "right_of", "supported_by"})


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one ordered relation the wrong way round."""
    for place, relation in enumerate(gold.trace["state_0"]["relations"]):
        if relation["type"] in _ORDERED:
            yield with_relation(gold, place, relation["type"], relation["args"][::-1])
