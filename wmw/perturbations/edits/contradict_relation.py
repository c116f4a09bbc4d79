"""A relation is replaced by the one that excludes it (below for on, left of for right of)."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.relations import forms_of
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_relations import declared, with_relation

LABEL: Label = "relation"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one relation replaced by its contrary.

    It is the type that gold writes where the two bodies are named in the other order, so that
    either type is wrong as often as right. Nothing is called separated: gold says so of few bodies,
    and the word alone would tell.
    """
    for place, spec in declared(gold):
        relation = gold.trace["state_0"]["relations"][place]
        for form in forms_of(spec, *relation["args"]):
            if form.type != relation["type"]:
                yield with_relation(gold, place, form.type, relation["args"])
