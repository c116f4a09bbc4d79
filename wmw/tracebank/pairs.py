"""The preference pairs of a bank: which edits break an item, so that all labels have their share.

Labels take turns, those that few items have first; within a label its edits take turns. A trace of
the train split is broken by edits that may be trained on, the others by all. Of what the next few
edits offer, the pair is taken that one who knows no physics would judge worst.
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
from wmw.tracebank.blind_judge import BlindJudge, Traits, traits_of

_RARE: tuple[Label, ...] = ("temporal", "object", "force", "relation")
"""Labels that few items can be broken in, the rarest first."""
_OFFERS, _PER_WAY = 4, 2
"""How many edits offer something for the next pair of a label, and how much each."""
_WRITTEN = 0.15
"""In which share of its turns a label is given a law that is written wrongly: such a text can be
learnt by heart. In the others the law stands right, and what it leads to is wrong."""


class _Way:
    """What one edit can make of a gold trace in one manner, worked out when it is first asked."""

    def __init__(self, gold: Gold, edit: Edit, manner: Manner, seed: int) -> None:
        self._gold, self._edit, self._manner, self._seed = gold, edit, manner, seed
        self._left: list[tuple[Broken, Traits]] | None = None
        self.writes_law = "in_numbers" in edit.manners and manner != "in_numbers"

    def offers(self) -> list[tuple[Broken, Traits]]:
        """Return the next few broken traces with what tells them from the gold trace."""
        if self._left is None:
            gold, name = self._gold, self._edit.name
            found = list(distinct(gold, self._edit, self._manner))
            rng = stream("pairs", self._seed, gold.trace["id"], name, self._manner)
            some = permuted(rng, found)[: 2 * _PER_WAY]
            family = gold.family.name
            self._left = [(b, traits_of(family, gold.trace, b.trace)) for b in some]
        return self._left[:_PER_WAY]

    def take(self, place: int) -> Pair:
        """Return an offer as a pair; it is not offered again."""
        assert self._left is not None
        broken, _ = self._left.pop(place)
        return pair_of(self._gold, self._edit, self._manner, broken)


def pairs_of(item: Item, count: int, split: str, seed: int, judge: BlindJudge) -> list[Pair]:
    """Return up to `count` pairs of an item's gold trace, no two with the same rejected trace.

    The judge is asked before each, and learns it. Fewer where the edits that the split allows find
    no more to break. Raises ForeignItemError for an item that its seed does not give.
    """
    if not count:
        return []
    gold = Gold.of(item)
    rng = stream("pairs", seed, item.id)
    turns: dict[Label, list[_Way]] = {}
    for edit in permuted(rng, [*registry().values()]):
        if split != "train" or edit.family == "seen":
            for manner in permuted(rng, edit.manners):
                turns.setdefault(edit.label, []).append(_Way(gold, edit, manner, seed))
    rare = [label for label in _RARE if label in turns]
    order = [*rare, *permuted(rng, sorted(turns.keys() - set(rare)))]
    pairs: list[Pair] = []
    while len(pairs) < count and any(turns.values()):
        for label in order:
            written = rng.random() < _WRITTEN
            pair = None
            if len(pairs) < count:
                pair = _next(turns[label], written, judge, [pair.rejected for pair in pairs])
            if pair is not None:
                pairs.append(pair)
            elif not written:
                turns[label] = []  # its other edits have no more
    return pairs


def _next(ways: list[_Way], written: bool, judge: BlindJudge, seen: list[object]) -> Pair | None:
    """Return the pair of a label that the judge would get most wrong; the edits take turns."""
    for law_first in (written, False):
        offered = list(_offers([way for way in ways if way.writes_law == law_first], seen))
        if offered:
            _, way, place, traits = min(
                (
                    (judge.prefers_chosen(traits), way, place, traits)
                    for way, place, traits in offered
                ),
                key=lambda offer: offer[0],
            )
            judge.learn(traits)
            ways.remove(way)
            ways.append(way)
            return way.take(place)
    return None


def _offers(ways: list[_Way], seen: list[object]) -> Iterator[tuple[_Way, int, Traits]]:
    """Yield what the first few edits offer that have anything left."""
    asked = 0
    for way in ways:
        fresh = [
            (place, traits)
            for place, (broken, traits) in enumerate(way.offers())
            if broken.trace not in seen
        ]
        for place, traits in fresh:
            yield way, place, traits
        asked += bool(fresh)
        if asked == _OFFERS:
            return
