"""A force acts on the wrong body, and is missed on the right one."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_forces import is_missed, listed

LABEL: Label = "force"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one force on a body on which no such force acts."""
    names = gold.question.names
    bodies = [body["name"] for body in gold.trace["state_0"]["objects"]]
    items = list(listed(gold))
    for item in items:
        if not is_missed(item, items):
            continue  # nothing would tell that the list is not just one of another body
        for other in bodies:
            if other == item.force["target"]:
                continue
            if any(
                names.get(spec.target) == other and set(spec.words) & set(item.spec.words)
                for spec in gold.family.forces
            ):
                continue  # a force of that name may well act there
            trace = gold.copy()
            trace["state_0"]["forces"][item.place]["target"] = other
            pointer = f"/state_0/forces/{item.place}/target"
            name, right = item.force["name"], item.force["target"]
            certificate = Certificate("force", pointer, other, right)
            yield Broken(trace, f"{name} on {other}, not on {right}", certificate)
