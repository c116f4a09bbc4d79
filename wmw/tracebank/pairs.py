"""The preference pairs of a bank: which edits break an item, so that all labels have their share.

Labels take turns, those that few items have first; within a label its edits take turns. A trace of
the train split is broken by edits that may be trained on, the others by all. Of what the next few
edits offer, the pair is taken that one who knows no physics would judge worst.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

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
_SURE = -0.05
"""How sure the judge may be of a pair: a label of which all else is told more easily is passed over
for the time being."""
_SURER = 0.02
"""By how much surer it may be where nothing else is left."""
_WRITTEN = 0.15
"""In which share of its turns a label is given a law that is written wrongly: such a text can be
learnt by heart. In the others the law stands right, and what it leads to is wrong."""


class _Way:
    """What one edit can make of a gold trace in one manner: a few at a time are written."""

    def __init__(self, gold: Gold, edit: Edit, manner: Manner, seed: int) -> None:
        rng = stream("pairs", seed, gold.trace["id"], edit.name, manner)
        self._gold, self._edit, self._manner = gold, edit, manner
        self._unwritten = distinct(gold.in_order_of(rng), edit, manner)
        self._written: list[tuple[Broken, Traits]] = []
        self.writes_law = "in_numbers" in edit.manners and manner != "in_numbers"

    def offers(self) -> list[tuple[Broken, Traits]]:
        """Return the next few broken traces with what tells them from the gold trace."""
        for broken in islice(self._unwritten, _PER_WAY - len(self._written)):
            traits = traits_of(self._gold.family.name, self._gold.trace, broken.trace)
            self._written.append((broken, traits))
        return self._written

    def take(self, place: int) -> Pair:
        """Return an offer as a pair; it is not offered again."""
        broken, _ = self._written.pop(place)
        return pair_of(self._gold, self._edit, self._manner, broken)


def pairs_of(gold: Gold, count: int, split: str, seed: int, judge: BlindJudge) -> list[Pair]:
    """Return up to `count` pairs of an item's gold trace, no two with the same rejected trace.

    The judge is asked before each, and learns it. Fewer where the edits that the split allows find
    no more to break.
    """
    if not count:
        return []
    rng = stream("pairs", seed, gold.trace["id"])
    turns: dict[Label, list[_Way]] = {}
    for edit in permuted(rng, [*registry().values()]):
        if split != "train" or edit.family == "seen":
            for manner in permuted(rng, edit.manners):
                turns.setdefault(edit.label, []).append(_Way(gold, edit, manner, seed))
    rare = [label for label in _RARE if label in turns]
    order = [*rare, *permuted(rng, sorted(turns.keys() - set(rare)))]
    pairs: list[Pair] = []
    most = _SURE
    while len(pairs) < count and any(turns.values()):
        before = len(pairs)
        for label in order:
            written = rng.random() < _WRITTEN
            if len(pairs) == count:
                break
            offer = _best(turns[label], written, judge, [pair.rejected for pair in pairs])
            if offer is None:
                turns[label] = turns[label] if written else []  # its other edits have no more
            elif offer.sure <= most:
                judge.learn(offer.traits)
                turns[label].remove(offer.way)
                turns[label].append(offer.way)
                pairs.append(offer.way.take(offer.place))
        if len(pairs) == before:
            most += _SURER  # rather a pair that is told more easily than none
    return pairs


@dataclass(frozen=True, slots=True)
class _Offer:
    """What an edit offers in one of its places, and how sure the judge is of it."""

    sure: float
    way: _Way
    place: int
    traits: Traits


def _best(ways: list[_Way], written: bool, judge: BlindJudge, seen: list[object]) -> _Offer | None:
    """Return the offer of a label that the judge would get most wrong; the edits take turns."""
    for law_first in (written, False):
        offers = [
            _Offer(judge.prefers_chosen(traits), way, place, traits)
            for way, place, traits in _offers(
                [way for way in ways if way.writes_law == law_first], seen
            )
        ]
        if offers:
            return min(offers, key=lambda offer: offer.sure)
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
