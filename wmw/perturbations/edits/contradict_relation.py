"""A relation is replaced by one that excludes it (separated for attached)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.family import in_regime
from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_relations import with_relation

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
    """Yield the traces with one relation replaced by its contrary.

    Two lamps that are connected by a wire may well be called separated, and two blocks on one
    string too: only what no account of the scene can leave out is called so.
    """
    needed = _needed(gold)
    for place, relation in enumerate(gold.trace["state_0"]["relations"]):
        contrary = _CONTRARY.get(relation["type"])
        if contrary is None:
            continue
        if contrary == "separated" and (relation["type"], tuple(relation["args"])) not in needed:
            continue
        yield with_relation(gold, place, contrary, relation["args"])


def _needed(gold: Gold) -> set[tuple[str, tuple[str, ...]]]:
    names = gold.question.names
    return {
        (spec.type, tuple(names[role] for role in spec.args))
        for spec in gold.family.relations
        if spec.required
        and in_regime(spec.regimes, gold.kind.regime)
        and all(role in names for role in spec.args)
    }
