"""What is known of an item before any trace of it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wmw.core import registry
from wmw.core.item import Item
from wmw.core.system import unit_of
from wmw.core.units import to_si
from wmw.verifiers.vocabulary.lexicon import values_by_name


@dataclass(frozen=True, slots=True)
class Scenario:
    """The known truth about an item, where there is one: its regime and its givens in SI.

    `names` are the words for its bodies by role.
    """

    regime: str
    givens: Mapping[str, float]
    altered: Mapping[str, float]
    target: str
    names: Mapping[str, str]


def scenario_of(item: Item) -> Scenario:
    """Return what an item knows to be true: its regime, its givens in SI, what it asks."""
    family = registry.family(item.family)
    kind = next(kind for kind in family.kinds if kind.name == item.kind)
    givens = values_by_name(dict(kind.fixed))
    altered: dict[str, float] = {}
    for name, given in item.givens.items():
        if name.endswith("_new"):
            own = name.removesuffix("_new")
            altered[own] = to_si(given.value, unit_of(family.quantity(own)))
        else:
            givens[name] = to_si(given.value, unit_of(family.quantity(name)))
    target = kind.target if isinstance(kind.target, str) else str(kind.target.name)
    return Scenario(item.regime, givens, altered, target, item.names)
