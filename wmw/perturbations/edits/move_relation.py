"""A body is put on or in another one than it is."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold

LABEL: Label = "relation"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)
_HOLDING = frozenset({"on", "in", "supported_by"})


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one body held by another one that it has no relation with."""
    state = gold.trace["state_0"]
    bodies = [body["name"] for body in state["objects"]]
    related = {frozenset(relation["args"]) for relation in _all_relations(gold)}
    for place, relation in enumerate(state["relations"]):
        if relation["type"] not in _HOLDING:
            continue
        held, holder = relation["args"]
        for other in bodies:
            if other in (held, holder) or frozenset((held, other)) in related:
                continue
            if other.split()[-1] == holder.split()[-1]:
                continue  # water of the one section is in the next one, too
            trace = gold.copy()
            trace["state_0"]["relations"][place]["args"] = [held, other]
            stated = f"{relation['type']}({held}, {other})"
            right = f"{relation['type']}({held}, {holder})"
            certificate = Certificate("relation", f"/state_0/relations/{place}", stated, right)
            yield Broken(trace, f"{stated} in place of {right}", certificate)


def _all_relations(gold: Gold) -> list[dict[str, list[str]]]:
    """Return every relation that an account of the scene may have, stated or not."""
    names = gold.question.names
    return [
        {"args": [names[role] for role in spec.args]}
        for spec in gold.family.relations
        if (not spec.regimes or gold.kind.regime in spec.regimes)
        and all(role in names for role in spec.args)
    ]
