"""A force of another case of the family is listed, which does not act here (friction on ice)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.family import ForceSpec
from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import number
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.wrong_forces import acts_nowhere, directions, listed, phrases, same_force

LABEL: Label = "force"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with one force more, of the size of another one on the same body.

    A force that the question speaks of is left out: somebody may mean another one by its name.
    """
    here = dict(directions(gold))
    told = {direction.name: direction for direction in here}
    items = listed(gold)
    for spec in gold.in_turn(gold.family.forces):
        target = gold.question.names.get(spec.target)
        own = [item.force for item in items if item.force["target"] == target]
        sizes = [force for force in own if _has_own_size(gold, force)]
        if target is None or len(own) < 2 or not sizes or spec.direction not in told:
            continue  # a force alone does not claim to be one of a complete list
        if not _acts_somewhere(spec) or not acts_nowhere(gold, spec):
            continue
        if any(s.target != spec.target for s in gold.family.forces if same_force(s, spec)):
            continue  # on another body of the scene there may well be one of that name
        for name in gold.in_turn(spec.words[:3]):
            if _is_told(gold, name):
                continue
            for phrase in gold.in_turn(phrases(gold, told[spec.direction])):
                trace = gold.copy("state_0")
                size = {key: sizes[0][key] for key in ("magnitude", "unit")}
                force = {"name": name, "target": target, "direction": phrase, **size}
                place = len(trace["state_0"]["forces"])
                trace["state_0"]["forces"].append(force)
                certificate = Certificate(
                    "force",
                    f"/state_0/forces/{place}",
                    f"{name} on {target}",
                    f"no {name} on {target}",
                )
                yield Broken(trace, f"a {name} on the {target} that does not act", certificate)


def _has_own_size(gold: Gold, force: dict[str, object]) -> bool:
    """Tell whether a force has a size that the question does not give: that would be a force's."""
    size = str(force["magnitude"] or "")
    given = {number(given.text) for given in gold.question.givens.values()}
    return bool(size) and number(size) not in given


def _acts_somewhere(spec: ForceSpec) -> bool:
    """Tell whether gold lists the force in some regime: one that never acts is only understood."""
    return spec.acts is None or str(spec.acts) != "False"


def _is_told(gold: Gold, name: str) -> bool:
    """Tell whether the question has a word of the force's name, but for "force" itself.

    That a surface is frictionless does not speak of a friction.
    """
    asked = gold.question.text.lower()
    telling = [word for word in name.lower().split() if len(word) > 3 and word != "force"]
    return any(re.search(rf"\b{re.escape(word)}\b", asked) for word in telling)
