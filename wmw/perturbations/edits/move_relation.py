"""A body is put on or in another one than it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from wmw.core.family import in_regime
from wmw.core.pair import EditFamily
from wmw.core.trace import RELATION_TYPES
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_relations import with_relation

LABEL: Label = "relation"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)
_HOLDING = frozenset({"on", "in", "supported_by"})


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one body held by another one that it has no relation with."""
    state = gold.trace["state_0"]
    bodies = [body["name"] for body in state["objects"]]
    related, contained = _related(gold), _related(gold, ("in",))
    for place, relation in enumerate(state["relations"]):
        if relation["type"] not in _HOLDING:
            continue
        held, holder = relation["args"]
        for other in bodies:
            if other in (held, holder) or {held, other} in related:
                continue
            if set(other.split()) & set(holder.split()):
                continue  # water of the one section is in the next one, too
            if relation["type"] == "in" and {other, holder} in contained:
                continue  # what is in the water is in the tank that holds the water
            yield with_relation(gold, place, relation["type"], (held, other))


def _related(gold: Gold, types: Collection[str] = RELATION_TYPES) -> set[frozenset[str]]:
    """Return the bodies that an account of the scene may relate, whether or not it does."""
    names = gold.question.names
    return {
        frozenset(names[role] for role in spec.args)
        for spec in gold.family.relations
        if spec.type in types
        and in_regime(spec.regimes, gold.kind.regime)
        and all(role in names for role in spec.args)
    }
