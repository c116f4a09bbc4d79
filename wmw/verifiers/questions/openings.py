"""The quantities among which the numbers of a question are dealt out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from wmw.core import registry
from wmw.core.work import uncharged
from wmw.verifiers.bodies.mates import other_names


@dataclass(frozen=True)
class Openings:
    """The quantities that are open (none named: all of a family), and which are the same by a law.

    `same` are pairs, each one both ways round.
    """

    names: frozenset[str] | None = None
    same: frozenset[tuple[str, str]] = frozenset()

    def has(self, name: str) -> bool:
        """Tell whether a number may be a value of the quantity."""
        return self.names is None or name in self.names

    @cached_property
    def same_as(self) -> Mapping[str, frozenset[str]]:
        """The quantities that are the same as a quantity by a law, for those of which there are."""
        firsts = {one for one, _ in self.same}
        return {
            name: frozenset(other for one, other in self.same if one == name) for name in firsts
        }


ANY = Openings()
"""All quantities of a family, of whatever regime."""


@cache
def openings_in(family: str, regime: str) -> Openings:
    """Return the quantities of a regime that its laws alone do not give a value.

    Where a body falls from rest, 7.7 m/s is not the speed of a throw.
    """
    system = registry.system(family, regime)
    with uncharged():
        names = frozenset(system.names).difference(system.solve({}).world)
    same = ((one, other) for one, to in other_names(family, regime).items() for other in to)
    return Openings(names, frozenset(same))
