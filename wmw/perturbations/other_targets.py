"""How the family tells of another body what a question asks of one: its equations and its words."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from sympy import Symbol

from wmw.core.family import Kind
from wmw.generators.route import route_of
from wmw.perturbations.gold import Gold
from wmw.perturbations.siblings import are_siblings

_SAME = 1e-6
_NAME = re.compile(r"[^\W\d]\w*")
_SLOT = re.compile(r"(?<=\{)\w+(?=\})")


def kind_of_other(gold: Gold, target: str, other: str) -> Kind | None:
    """Return the item's kind as one that leads to another body's value, by laws that hold.

    By another kind of the same regime, that asks for it; else by the item's own route, with the two
    bodies in each other's place. None where there is neither.
    """
    kinds = (*_asking_for(gold, other), _with_bodies_exchanged(gold, target, other))
    return next((kind for kind in kinds if _leads_to(gold, kind, other)), None)


def _asking_for(gold: Gold, other: str) -> Iterator[Kind]:
    for kind in gold.family.kinds:
        if kind.regime == gold.kind.regime and str(kind.target) == other:
            yield replace(
                gold.kind,
                target=kind.target,
                route=kind.route,
                rules=kind.rules,
                effects=kind.effects,
                changes=kind.changes,
            )


def _with_bodies_exchanged(gold: Gold, target: str, other: str) -> Kind:
    names, own = _exchanged(gold, target, other), gold.kind

    def named(pattern: re.Pattern[str], texts: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(pattern.sub(lambda found: names.get(found[0], found[0]), t) for t in texts)

    return replace(
        own,
        target=Symbol(other),
        route=named(_NAME, own.route),
        effects=named(_SLOT, own.effects),
        changes=named(_SLOT, own.changes),
    )


def _exchanged(gold: Gold, one: str, other: str) -> Mapping[str, str]:
    """Return what stands in the place of each name when two bodies are exchanged."""
    bodies = gold.quantity(one).body, gold.quantity(other).body
    names = dict(zip(map(str, bodies), map(str, bodies[::-1]), strict=True))
    known = [q.name for q in gold.family.quantities if q.body in bodies]
    for name in known:
        kin = [theirs for theirs in known if are_siblings(gold, name, theirs)]
        if len(kin) == 1:
            names[name] = kin[0]
    return names


def _leads_to(gold: Gold, kind: Kind, other: str) -> bool:
    """Tell whether a route leads from what is given to another body's value as the laws give it."""
    situation, steps = gold.situation, route_of(gold.family, kind)
    known = {*situation.givens, *situation.constants, *situation.system.fixed}
    known |= {str(symbol.name) for symbol in situation.kind.fixed}
    for step in steps:
        right, value = situation.result.get(step.name), step.value(situation.result)
        if right is None or value is None or step.name in known or not step.symbols <= known:
            return False
        if not math.isclose(value, right, rel_tol=_SAME):
            return False
        known.add(step.name)
    return steps[-1].name == other
