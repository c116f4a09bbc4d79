"""Which kind item i is of, and what is given in it.

The kinds of a family take turns, in an order that the seed shuffles. The draws of a kind (every
combination of grid values) are put into a keyed order and dealt round into classes, as cards are
dealt to players: class c holds the places c, c + n, c + 2n, ... of the order, n being the number
of classes. The kind's r-th item takes the first fair draw of class r if r < n, in the second lap
(n <= r < 2n) the second one of class r - n, and so on. So an item depends on its own index alone,
a rejected draw is replaced within its own class, and no two items of a kind take the same draw
until a class has no fair draw left, when its draws are used again from the first. A class holds
at least `PER_CLASS` draws where the grid has as many.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from wmw.core import registry
from wmw.core.errors import DeclarationError
from wmw.core.family import Family, Grid, Kind
from wmw.core.streams import Permutation, permuted, stream
from wmw.core.system import System
from wmw.generators.numbers import stated_choices
from wmw.generators.situation import solve, used_constants

PER_CLASS = 128
LEAST_CHANGE = 2
"""Grid steps by which a counterfactual's new value differs from the old one, at least."""
_REMEMBERED = 4096


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
    """Every draw of one kind in a keyed order, dealt into classes."""

    family: Family
    kind: Kind
    system: System
    seed: int
    names: tuple[str, ...] = field(init=False)
    grids: tuple[Grid, ...] = field(init=False)
    order: Permutation = field(init=False)
    classes: int = field(init=False)
    _known: dict[int, Draw | None] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        drawn = [q for s in self.kind.givens if (q := self.family.quantity(str(s.name))).grid]
        self.names = tuple(q.name for q in drawn)
        grids = [q.grid for q in drawn if q.grid]
        if self.kind.alters is not None:
            altered = self.family.quantity(str(self.kind.alters.name)).grid
            assert altered is not None  # the declaration check wants a grid for every given
            grids.append(altered)
        self.grids = tuple(grids)
        size = 1
        for grid in self.grids:
            size *= len(grid)
        self.order = Permutation(size, self.seed, self.family.name, self.kind.name)
        self.classes = max(1, size // PER_CLASS)

    def draw(self, rank: int) -> Draw:
        """Return the draw of the kind's item `rank`."""
        lap, first = divmod(rank, self.classes)
        for shift in range(self.classes):
            fair = list(itertools.islice(self._fair((first + shift) % self.classes), lap + 1))
            if fair:
                return fair[lap % len(fair)]
        raise DeclarationError(
            self.family.name, f"kind {self.kind.name!r}", "no draw of its grids is a fair question"
        )

    def _fair(self, residue: int) -> Iterator[Draw]:
        for place in range(residue, self.order.size, self.classes):
            if place not in self._known:
                if len(self._known) >= _REMEMBERED:
                    self._known.clear()
                self._known[place] = self._judged(self.order(place))
            draw = self._known[place]
            if draw is not None:
                yield draw

    def _judged(self, place: int) -> Draw | None:
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
        # Fair under every value that a question may state for a constant: whether a draw is
        # taken must not hang on the words of one item, or two items could take the same draw.
        used = used_constants(self.family, self.kind)
        choices = [stated_choices(self.family.quantity(name)) for name in used]
        for combination in itertools.product(*choices):
            constants = self.constants(dict(zip(used, combination, strict=True)))
            if solve(self.family, self.kind, self.system, givens, new, constants) is None:
                return None
        return Draw(self.kind, tuple(givens.items()), new)

    def constants(self, stated: dict[str, float]) -> dict[str, float]:
        """Return every constant of the family: as stated, else its first choice."""
        return {
            q.name: stated.get(q.name, q.choices[0]) for q in self.family.quantities if q.choices
        }
