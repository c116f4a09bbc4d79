"""A force acts on the wrong body, which has one of its own on the right one in return."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_forces import is_missed, listed

LABEL: Label = "force"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces in which two forces have each other's body; on one no such force acts.

    No body is named more often than before, so that its name does not tell the fault.
    """
    names = gold.question.names
    items = listed(gold)
    for item, partner in permutations(items, 2):
        right, other = item.force["target"], partner.force["target"]
        if right == other or not is_missed(item, items):
            continue  # nothing would tell that the list is not just one of another body
        if any(
            names.get(spec.target) == other and set(spec.words) & set(item.spec.words)
            for spec in gold.family.forces
        ):
            continue  # a force of that name may well act there
        trace = gold.copy("state_0")
        trace["state_0"]["forces"][item.place]["target"] = other
        trace["state_0"]["forces"][partner.place]["target"] = right
        pointer = f"/state_0/forces/{item.place}/target"
        name = item.force["name"]
        certificate = Certificate("force", pointer, other, right)
        yield Broken(trace, f"{name} on {other}, not on {right}", certificate)
