"""The preference pairs of a bank: which edits break an item, so that all labels have their share.

Labels take turns, those that few items have first; within a label its edits take turns. A trace of
the train split is broken by edits that may be trained on, the others by all. Of what the next few
edits offer, the pair is taken that one who knows no physics would judge worst.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from wmw.core.pair import Pair
from wmw.core.streams import Draws, Voice, permuted, stream
from wmw.core.verdict import Label
from wmw.perturbations import registry
from wmw.perturbations.edit import Broken, Edit, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.perturb import distinct, pair_of
from wmw.tracebank.blind_judge import BlindJudge, Traits, traits_of

_RARE: tuple[Label, ...] = ("temporal", "object", "force", "relation")
"""Labels that few items can be broken in, the rarest first."""
_OFFERS, _PER_WAY = 2, 2
"""How many edits offer something for the next pair of a label, and how much each."""
_SURE = -0.05
"""How sure the judge may be of a pair: a label of which all else is told more easily is passed over
for the time being."""
_SURER = 0.02
"""By how much surer it may be where nothing else is left."""
_WRITTEN = 0.1
"""In which share of its turns a label is given a law that is written wrongly: such a text can be
learnt by heart. In the others the law stands right, and what it leads to is wrong."""


@dataclass(eq=False, slots=True)
class _Written:
    """A broken trace with what tells it from the gold trace.

    `compared` counts the pairs' traces that it is known to differ from.
    """

    broken: Broken
    traits: Traits
    compared: int = 0

    def is_new(self, seen: Sequence[Any]) -> bool:
        """Tell whether none of some traces says the same; more may be added at their end."""
        mine = self.broken.trace
        while self.compared < len(seen):
            if seen[self.compared] == mine:
                return False
            self.compared += 1
        return True


class _Way:
    """What one edit can make of a gold trace in one manner: a few at a time are written."""

    def __init__(self, gold: Gold, edit: Edit, manner: Manner, order: Draws) -> None:
        self._gold, self._edit, self._manner = gold, edit, manner
        self._unwritten = distinct(gold.in_order_of(order), edit, manner)
        self._written: list[_Written] = []
        self.writes_law = "in_numbers" in edit.manners and manner != "in_numbers"

    def offers(self, seen: Sequence[Any]) -> Iterator[_Written]:
        """Yield the next few broken traces that are new, with what tells them from the gold."""
        at = 0
        while at < _PER_WAY:
            if at == len(self._written):
                broken = next(self._unwritten, None)
                if broken is None:
                    return
                traits = traits_of(self._gold.trace, broken.trace)
                self._written.append(_Written(broken, traits))
            if self._written[at].is_new(seen):
                yield self._written[at]
                at += 1
            else:
                del self._written[at]

    def take(self, written: _Written) -> Pair:
        """Return an offer as a pair; it is not offered again."""
        self._written.remove(written)
        return pair_of(self._gold, self._edit, self._manner, written.broken)


_Best: TypeAlias = tuple[float, _Way, _Written]
"""How sure the judge is of an offer, and whose it is."""


def pairs_of(gold: Gold, count: int, split: str, seed: int, judge: BlindJudge) -> list[Pair]:
    """Return up to `count` pairs of an item's gold trace, no two with the same rejected trace.

    The judge is asked before each, and learns it. Fewer where the edits that the split allows find
    no more to break.
    """
    if not count:
        return []
    rng = stream("pairs", seed, gold.trace["id"])
    orders = Voice("pairs", seed, gold.trace["id"])
    turns: dict[Label, list[_Way]] = {}
    for edit in permuted(rng, [*registry().values()]):
        if split != "train" or edit.family == "seen":
            for manner in permuted(rng, edit.manners):
                # The same order in all manners: what one of them works out, the others have then.
                way = _Way(gold, edit, manner, orders(edit.name))
                turns.setdefault(edit.label, []).append(way)
    rare = [label for label in _RARE if label in turns]
    order = [*rare, *permuted(rng, sorted(turns.keys() - set(rare)))]
    pairs: list[Pair] = []
    seen: list[object] = []
    asked: dict[tuple[Label, bool], _Best | None] = {}  # stands until the judge learns
    most = _SURE
    while len(pairs) < count and any(turns.values()):
        before = len(pairs)
        for label in order:
            written = rng.random() < _WRITTEN
            if len(pairs) == count:
                break
            if (label, written) not in asked:
                asked[label, written] = _best(turns[label], written, judge, seen)
            best = asked[label, written]
            if best is None:
                turns[label] = turns[label] if written else []  # its other edits have no more
                asked[label, True] = None
                continue
            sure, way, offer = best
            if sure <= most:
                judge.learn(offer.traits)
                asked.clear()
                turns[label].remove(way)
                turns[label].append(way)
                pairs.append(way.take(offer))
                seen.append(offer.broken.trace)
        if len(pairs) == before:
            most += _SURER  # rather a pair that is told more easily than none
    return pairs


def _best(ways: list[_Way], written: bool, judge: BlindJudge, seen: list[object]) -> _Best | None:
    """Return the offer of a label that the judge would get most wrong, and how sure it is of it."""
    for law_first in (written, False):
        best: _Best | None = None
        for way, offer in _offers([way for way in ways if way.writes_law == law_first], seen):
            sure = judge.prefers_chosen(offer.traits)
            if best is None or sure < best[0]:
                best = sure, way, offer
        if best is not None:
            return best
    return None


def _offers(ways: list[_Way], seen: list[object]) -> Iterator[tuple[_Way, _Written]]:
    """Yield what the first few edits offer that have anything left."""
    asked = 0
    for way in ways:
        had = False
        for offer in way.offers(seen):
            had = True
            yield way, offer
        asked += had
        if asked == _OFFERS:
            return
