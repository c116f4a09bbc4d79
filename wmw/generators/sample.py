"""Which kind item i is of, and what is given in it.

The kinds of a family take turns, in an order that the seed shuffles. The draws of a kind (every
combination of grid values) are put into a keyed order, of which the fair ones are taken. An item
depends on its own index alone, and no two items of a kind take the same draw while fair ones are
left:

- A kind with few draws (`SMALL`) is walked in its order: its r-th item takes the r-th fair draw.
- Of a kind with more, only the first `FRONT` places are walked so. The places behind them are
  dealt round into classes, as cards are dealt to players: of n classes, class c holds the places
  c, c + n, c + 2n, ... The items behind the front's take the first fair draw of their class, in
  the second lap the second one, and so on. A class is made as large as the front showed fair
  draws to be rare, so that each class holds many.
"""

from __future__ import annotations

import itertools
import math
from array import array
from dataclasses import dataclass, field
from functools import lru_cache

import sympy as sp

from wmw.core import registry
from wmw.core.errors import DeclarationError
from wmw.core.family import Family, Grid, Kind
from wmw.core.streams import Permutation, permuted, stream
from wmw.core.system import System
from wmw.generators.numbers import si_of, stated_choices
from wmw.generators.situation import solve, used_constants

SMALL = 8192
FRONT = 64
PER_CLASS = 4096
"""Places of a class where none of the front's draws is fair; fewer where some are."""
LEAST_CHANGE = 2
"""Grid steps by which a counterfactual's new value differs from the old one, at least."""
_REMEMBERED = 256


@dataclass(frozen=True, slots=True)
class Draw:
    """The givens of one item in textbook units, and the new value of what is altered."""

    kind: Kind
    givens: tuple[tuple[str, float], ...]
    new: float | None = None


def kind_at(family: Family, seed: int, index: int) -> tuple[Kind, int]:
    """Return the kind of item `index`, and how many items of that kind come before it."""
    turn, place = divmod(index, len(family.kinds))
    return _turns(family.name, seed)[place], turn


@lru_cache(maxsize=256)
def _turns(family: str, seed: int) -> list[Kind]:
    return permuted(stream("kinds", seed, family), registry.family(family).kinds)


def draw(family: str, seed: int, index: int) -> Draw:
    """Return the draw of item `index`; see the module's text for what is guaranteed.

    Raises DeclarationError for a kind none of whose draws makes a fair question.
    """
    declared = registry.family(family)
    kind, rank = kind_at(declared, seed, index)
    return deck(family, kind.name, seed).draw(rank)


@lru_cache(maxsize=512)
def deck(family: str, kind: str, seed: int) -> Deck:
    """Return the draws of a kind in the order of a seed."""
    declared = registry.family(family)
    found = next(k for k in declared.kinds if k.name == kind)
    return Deck(declared, found, registry.system(family, found.regime), seed)


@dataclass(slots=True)
class Deck:
    """Every draw of one kind in a keyed order, and the walk through its fair ones."""

    family: Family
    kind: Kind
    system: System
    seed: int
    names: tuple[str, ...] = field(init=False)
    grids: tuple[Grid, ...] = field(init=False)
    order: Permutation = field(init=False)
    front: int = field(init=False)
    """How many of the order's places are walked; those behind them are dealt into classes."""
    _units: dict[str, str] = field(init=False)
    _at_sight: tuple[sp.Basic, ...] = field(init=False)
    """Conditions of the kind that name nothing but givens."""
    _walked: int = field(init=False, default=0)
    _fair_places: array[int] = field(init=False, default_factory=lambda: array("q"))
    _known: dict[int, Draw | None] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        drawn = [str(s.name) for s in self.kind.givens]
        grids = {name: grid for name in drawn if (grid := self.family.grid(self.kind, name))}
        self.names = tuple(grids)
        # A counterfactual's new value comes last, from the grid of the old one.
        new = [] if self.kind.alters is None else [grids[str(self.kind.alters.name)]]
        self.grids = (*grids.values(), *new)
        self._units = {name: self.family.quantity(name).unit for name in grids}
        self._at_sight = tuple(
            condition
            for condition in self.kind.where
            if {str(s.name) for s in condition.free_symbols} <= set(grids)
        )
        size = math.prod(len(grid) for grid in self.grids)
        self.order = Permutation(size, self.seed, self.family.name, self.kind.name)
        self.front = size if size <= SMALL else FRONT

    def draw(self, rank: int) -> Draw:
        """Return the draw of the kind's item `rank`."""
        found = self._of_front(rank)
        if found is not None:
            return found
        in_front = len(self._fair_places)
        behind = self.order.size - self.front
        if behind:
            classes = max(1, behind // (PER_CLASS // (in_front + 1)))
            return self._dealt(rank - in_front, classes)
        if in_front:
            return self._at(self._fair_places[rank % in_front])
        raise self._no_fair_draw()

    def _of_front(self, rank: int) -> Draw | None:
        """Return the front's fair draw number `rank`; None where it has no more."""
        while len(self._fair_places) <= rank and self._walked < self.front:
            place = self._walked
            self._walked += 1
            if self._look(place) is not None:
                self._fair_places.append(place)
        return self._at(self._fair_places[rank]) if rank < len(self._fair_places) else None

    def _dealt(self, rank: int, classes: int) -> Draw:
        lap, first = divmod(rank, classes)
        for shift in range(classes):
            residue = (first + shift) % classes
            places = range(self.front + residue, self.order.size, classes)
            looked = (draw for place in places if (draw := self._look(place)) is not None)
            fair = list(itertools.islice(looked, lap + 1))
            if fair:
                return fair[lap % len(fair)]
        raise self._no_fair_draw()

    def _no_fair_draw(self) -> DeclarationError:
        where = f"kind {self.kind.name!r}"
        return DeclarationError(self.family.name, where, "no draw of its grids is a fair question")

    def _at(self, place: int) -> Draw:
        draw = self._look(place)
        assert draw is not None  # it was fair when it was walked past
        return draw

    def _look(self, place: int) -> Draw | None:
        if place not in self._known:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[place] = self.judged(self.order(place))
        return self._known[place]

    def judged(self, place: int) -> Draw | None:
        """Return the draw of a combination of grid values; None where it is no fair question."""
        values = []
        steps = []
        for grid in self.grids:
            place, step = divmod(place, len(grid))
            steps.append(step)
            values.append(grid.value(step))
        new = None
        if self.kind.alters is not None:
            altered = self.names.index(str(self.kind.alters.name))
            new = values.pop()
            if abs(steps[altered] - steps[-1]) < LEAST_CHANGE:
                return None
        givens = dict(zip(self.names, values, strict=True))
        if not self._promising(givens):
            return None
        # Fair under every value that a question may state for a constant: whether a draw is
        # taken must not hang on the words of one item, or two items could take the same draw.
        used = used_constants(self.family, self.kind)
        choices = [stated_choices(self.family.quantity(name)) for name in used]
        for combination in itertools.product(*choices):
            constants = self.constants(dict(zip(used, combination, strict=True)))
            if solve(self.family, self.kind, self.system, givens, new, constants) is None:
                return None
        return Draw(self.kind, tuple(givens.items()), new)

    def _promising(self, givens: dict[str, float]) -> bool:
        """Tell whether the kind's conditions on the givens alone hold: cheaper than to solve."""
        if not self._at_sight:
            return True
        world = {name: si_of(value, self._units[name]) for name, value in givens.items()}
        return all(self.system.holds(condition, world) for condition in self._at_sight)

    def constants(self, stated: dict[str, float]) -> dict[str, float]:
        """Return every constant of the family: as stated, else its first choice."""
        return {
            q.name: stated.get(q.name, q.choices[0]) for q in self.family.quantities if q.choices
        }
