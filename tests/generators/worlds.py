"""The solved worlds behind an item, made from the item's own givens."""

from __future__ import annotations

from wmw.core import registry
from wmw.core.item import Item
from wmw.generators.situation import Situation, solve


def situation_of(item: Item) -> Situation:
    """Solve an item again from what it gives, apart from the sampler that drew it."""
    family = registry.family(item.family)
    kind = next(k for k in family.kinds if k.name == item.kind)
    values = {name: given.value for name, given in item.givens.items()}
    constants = {q.name: values.pop(q.name, q.choices[0]) for q in family.quantities if q.choices}
    new = None
    if kind.alters is not None:
        new = values.pop(f"{kind.alters.name}_new")
    system = registry.system(item.family, item.regime)
    situation = solve(family, kind, system, values, new, constants)
    assert situation is not None, f"{item.id}: its givens make no fair question"
    return situation
