"""The two bodies of a relation that has an order are exchanged (the ramp on the box)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.relations import converse_of
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_relations import declared, with_relation

LABEL: Label = "relation"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one ordered relation the wrong way round.

    Only what gold traces also write with the two names in the other order, the type turned too: of
    what is in a vessel the order of the names alone would tell that it is wrong.
    """
    for place, spec in declared(gold):
        relation = gold.trace["state_0"]["relations"][place]
        if converse_of(spec) is not None:
            yield with_relation(gold, place, relation["type"], relation["args"][::-1])
