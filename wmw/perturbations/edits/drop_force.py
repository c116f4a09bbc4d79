"""A force is missing in the list."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_forces import comes_and_goes, is_asked_about, is_missed, listed

LABEL: Label = "force"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces without one force, where another one on the body claims its axis.

    Only one that is not there in every case of the family: the lack of a weight tells itself. And
    none that comes or goes with the outcome that is asked for: a string that may go slack.
    """
    items = listed(gold)
    for item in items:
        if not is_missed(item, items) or not comes_and_goes(gold, item.spec):
            continue
        if is_asked_about(gold, item.spec):
            continue
        trace = gold.copy("state_0")
        del trace["state_0"]["forces"][item.place]
        name, target = item.force["name"], item.force["target"]
        certificate = Certificate(
            "force", "/state_0/forces", f"no {name} on {target}", f"{name} on {target}"
        )
        yield Broken(trace, f"the {name} on the {target} is missing", certificate)
