"""The transition of a gold trace: rule, effect, equation, evidence; and the predicted change."""

from __future__ import annotations

import re
from collections.abc import Mapping

from wmw.core.family import Family, Quantity
from wmw.core.streams import Draws, permuted, pick
from wmw.core.trace import Transition
from wmw.generators.naming import Naming
from wmw.generators.route import RouteStep, route_of
from wmw.generators.situation import Situation
from wmw.generators.substitution import only_adds_angles
from wmw.generators.wording import fill

_NEW_GIVEN = (
    "The {meaning} changes from {old} to {new}.",
    "Only the {meaning} changes: {old} becomes {new}.",
    "The new {meaning} is {new} in place of {old}.",
)


def transition(
    rng: Draws, situation: Situation, naming: Naming, words: Mapping[str, str]
) -> tuple[Transition, str]:
    """Return the transition and the predicted change, in one of their wordings each."""
    kind = situation.kind
    evidence = [fill(text, words) for text in kind.evidence]
    if len(evidence) > 1 and rng.random() < 0.3:
        evidence = permuted(rng, evidence)[:-1]
    if situation.altered is not None:
        quantity = situation.family.quantity(situation.altered)
        evidence.append(
            fill(
                pick(rng, _NEW_GIVEN),
                {
                    "meaning": meaning_of(quantity, situation.family, words),
                    "old": words[quantity.name],
                    "new": words[f"{quantity.name}_new"],
                },
            )
        )
    step = Transition(
        rule=fill(pick(rng, kind.rules), words),
        effect=fill(pick(rng, kind.effects), words),
        equation=_equation(rng, situation, naming),
        evidence=tuple(evidence),
    )
    return step, fill(pick(rng, kind.changes), words)


def meaning_of(quantity: Quantity, family: Family, words: Mapping[str, str]) -> str:
    """Return what a quantity is, said with the item's words: "angle of the ramp"."""
    meaning = quantity.meaning.partition(",")[0]
    for role in family.roles:
        for usual in role.words[:1]:
            if role.name in words:
                meaning = re.sub(rf"\bthe {re.escape(usual)}\b", f"the {words[role.name]}", meaning)
    return meaning


def _equation(rng: Draws, situation: Situation, naming: Naming) -> str | None:
    """Write the last equation of the route, or in a share of the traces all of them."""
    steps = route_of(situation.family, situation.kind)
    chosen = steps if len(steps) > 1 and rng.random() < 0.35 else steps[-1:]
    if rng.random() < 0.04:
        return None
    texts = [equation_text(situation, step, naming) for step in chosen]
    if naming.manner == "latex":
        texts = [f"${text}$" for text in texts]
    return pick(rng, ("; ", ", ")).join(texts)


def equation_text(situation: Situation, step: RouteStep, naming: Naming) -> str:
    """Return a step in the notation and with the names of a trace."""
    right = naming.side(step, degrees=only_adds_angles(situation, step))
    return f"{naming.symbol(step.name)} = {right}"
