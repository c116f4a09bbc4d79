"""A body is put on or in what holds another one, or in another body of its holder's kind."""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterator
from dataclasses import replace

from wmw.core.family import in_regime
from wmw.core.pair import EditFamily
from wmw.core.trace import RELATION_TYPES
from wmw.core.verdict import Label
from wmw.generators.relations import converse_of
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_relations import declared, with_relation

LABEL: Label = "relation"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)
_HOLDING = frozenset({"on", "in", "supported_by"})


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one body held by another one that it has no relation with.

    Where the family never has the new holder in that place (as it has air and glass round a ray),
    the two holders change places in another relation, too: then no name comes or goes, and nothing
    but what belongs together tells the fault.
    """
    relations = gold.trace["state_0"]["relations"]
    specs = dict(declared(gold))
    bodies = [body["name"] for body in gold.trace["state_0"]["objects"]]
    related, contained = _related(gold), _related(gold, ("in",))
    for place, relation in gold.in_turn(enumerate(relations)):
        kind, (held, holder) = relation["type"], relation["args"]
        if kind not in _HOLDING:
            continue
        for wrong in gold.in_turn(bodies):
            if wrong in (held, holder) or {held, wrong} in related:
                continue
            if kind == "in" and {wrong, holder} in contained:
                continue  # what is in the water is in the tank that holds the water
            moved = with_relation(gold, place, kind, (held, wrong))
            if _alike(gold, kind, holder, wrong):
                yield moved
                continue
            if set(wrong.split()) & set(holder.split()):
                continue  # water of the one section is in the next one, too
            for other, (first, second) in enumerate(r["args"] for r in relations):
                if second != wrong or (first == holder and converse_of(specs[other]) is None):
                    continue
                changed = [wrong if first == holder else first, holder]
                trace = copy.deepcopy(moved.trace)
                trace["state_0"]["relations"][other]["args"] = changed
                yield replace(moved, trace=trace)


def _alike(gold: Gold, kind: str, one: str, other: str) -> bool:
    """Tell whether the family has either body as holder somewhere: a ray in air, one in glass."""
    holders = {spec.args[1] for spec in gold.family.relations if spec.type == kind}
    return any(
        {one, other}
        <= {
            word
            for role in gold.family.roles
            if role.name == holder
            for word in role.written or role.words
        }
        for holder in holders
    )


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
