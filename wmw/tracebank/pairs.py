"""The preference pairs of a bank: which edits break an item, so that all labels have their share.

Labels take turns, those that few items have first; within a label its edits take turns. A trace of
the train split is broken by edits that may be trained on, the others by all.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.item import Item
from wmw.core.pair import Pair
from wmw.core.streams import permuted, stream
from wmw.core.verdict import Label
from wmw.perturbations import registry
from wmw.perturbations.edit import Broken, Edit, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.perturb import distinct, pair_of

_RARE: tuple[Label, ...] = ("temporal", "object", "force", "relation")
"""Labels that few items can be broken in, the rarest first."""


class _Ways:
    """What one edit can make of a gold trace in one manner, worked out when it is first asked."""

    def __init__(self, gold: Gold, edit: Edit, manner: Manner, seed: int) -> None:
        self._gold, self.edit, self.manner, self._seed = gold, edit, manner, seed
        self._left: list[Broken] | None = None

    def next(self) -> Pair | None:
        if self._left is None:
            found = list(distinct(self._gold, self.edit, self.manner))
            rng = stream("pairs", self._seed, self._gold.trace["id"], self.edit.name, self.manner)
            self._left = permuted(rng, found)
        if not self._left:
            return None
        return pair_of(self._gold, self.edit, self.manner, self._left.pop())


def pairs_of(item: Item, count: int, split: str, seed: int) -> list[Pair]:
    """Return up to `count` pairs of an item's gold trace, no two with the same rejected trace.

    Fewer where the edits that the split allows find no more to break. Raises ForeignItemError for
    an item that its seed does not give.
    """
    if not count:
        return []
    gold = Gold.of(item)
    rng = stream("pairs", seed, item.id)
    turns: dict[Label, list[_Ways]] = {}
    for edit in permuted(rng, [*registry().values()]):
        if split != "train" or edit.family == "seen":
            for manner in permuted(rng, edit.manners):
                turns.setdefault(edit.label, []).append(_Ways(gold, edit, manner, seed))
    rare = [label for label in _RARE if label in turns]
    order = [*rare, *permuted(rng, sorted(turns.keys() - set(rare)))]
    pairs: list[Pair] = []
    seen: list[object] = []
    while len(pairs) < count and any(turns.values()):
        for label in order:
            pair = next(_fresh(turns[label], seen), None) if len(pairs) < count else None
            if pair is not None:
                pairs.append(pair)
                seen.append(pair.rejected)
    return pairs


def _fresh(ways: list[_Ways], seen: list[object]) -> Iterator[Pair]:
    """Yield the pairs of a label's edits in turn; an edit that has no more is struck off."""
    while ways:
        way = ways.pop(0)
        pair = way.next()
        if pair is None:
            continue
        ways.append(way)
        if pair.rejected not in seen:
            yield pair
