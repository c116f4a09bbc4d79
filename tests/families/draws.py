"""Givens and words with which the tests of a family lay out its scenes."""

from __future__ import annotations

import random

from wmw.core import registry
from wmw.core.family import Family, Kind, in_regime
from wmw.core.system import World, unit_of
from wmw.core.units import to_si
from wmw.generators.layout import LayoutValues
from wmw.generators.sample import deck


def given_of(family: Family, kind: Kind, rng: random.Random) -> LayoutValues:
    """Return givens of a kind, in SI, from one of its fair draws.

    As for the generator's pictures, only givens are "in" it, and what follows from them can be
    asked for too.
    """
    drawn = dict(deck(family.name, kind.name, rng.randrange(1000)).draw(rng.randrange(20)).givens)
    values = {}
    for symbol in kind.givens:
        quantity = family.quantity(str(symbol.name))
        value = drawn[quantity.name] if quantity.name in drawn else quantity.choices[0]
        values[quantity.name] = to_si(value, unit_of(quantity))

    def world() -> World:
        constants = {
            q.name: to_si(q.choices[0], unit_of(q)) for q in family.quantities if q.choices
        }
        fixed = {str(symbol.name): float(value) for symbol, value in kind.fixed.items()}
        return registry.system(family.name, kind.regime).settle({**constants, **fixed, **values})

    return LayoutValues(values, world)


def names_of(family: Family, regime: str) -> dict[str, str]:
    """Return a word for every role of a regime, the one that the generator writes first."""
    return {
        role.name: (role.written or role.words)[0]
        for role in reversed(family.roles)
        if in_regime(role.regimes, regime)
    }
