"""The numbers of a question dealt out among the quantities: the best fit first, each one once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wmw.core.family import Quantity
from wmw.core.moments import moment_of
from wmw.core.quantity import Measurement
from wmw.core.system import unit_of
from wmw.verifiers.questions.altered_of import whose_is_altered
from wmw.verifiers.questions.asked_for import AskedFor
from wmw.verifiers.questions.number_offers import Offer, offers
from wmw.verifiers.questions.numbers_together import is_of_each
from wmw.verifiers.questions.openings import Openings
from wmw.verifiers.questions.question import Given
from wmw.verifiers.questions.regimes_told import RegimesTold
from wmw.verifiers.questions.replaced import replaced_by
from wmw.verifiers.questions.second_values import (
    is_altered,
    is_surely_altered,
    replaced_value,
)
from wmw.verifiers.questions.told_mates import put_with_mates
from wmw.verifiers.questions.told_of_label import told_of_another
from wmw.verifiers.questions.wording import Wording


@dataclass(frozen=True, slots=True)
class Values:
    """The values that a question gives, those that it alters them to, and what is no one's.

    `nobodys` is where it alters a value of one of two bodies, and nothing tells of which.
    """

    givens: dict[str, Given]
    altered: dict[str, Given]
    loose: tuple[Measurement, ...]
    nobodys: bool


def dealt(wording: Wording, regimes: RegimesTold, asked: AskedFor, openings: Openings) -> Values:
    """Deal the numbers of a question out among the quantities that are open."""
    found = offers(wording, regimes, asked, openings)
    dealer = _Dealer(wording, openings, found.all)
    dealer.deal_givens()
    dealer.deal_replaced()
    dealer.deal_altered()
    scores = {(offer.number, offer.quantity.name): offer.score for offer in found.all}
    put_with_mates(wording, asked, openings, dealer.givens, dealer.places, scores)
    dealer.deal_to_alike()
    used = dealer.taken | found.repeated
    loose = tuple(m.measurement for i, m in enumerate(wording.mentions) if i not in used)
    return Values(dealer.givens, dealer.altered, loose, dealer.nobodys)


class _Dealer:
    """Deals numbers out; `places` tells which number a given is, and `taken` which have been dealt.

    `rivals` is how many quantities a number fits equally well.
    """

    def __init__(self, wording: Wording, openings: Openings, found: Sequence[Offer]) -> None:
        self._stem = wording.stem
        self._mentions = wording.mentions
        self._family = wording.family
        self._openings = openings
        self._offers = found
        self._best: dict[int, float] = {}
        for offer in found:
            self._best.setdefault(offer.number, offer.score)
        self._likeliest: dict[int, list[Quantity]] = {}
        for offer in found:
            if offer.score == self._best[offer.number]:
                self._likeliest.setdefault(offer.number, []).append(offer.quantity)
        self._rivals = {index: len(fitting) for index, fitting in self._likeliest.items()}
        self._surely_altered = frozenset(
            index
            for index, mention in enumerate(self._mentions)
            if is_surely_altered(self._stem, mention)
        )
        self.givens: dict[str, Given] = {}
        self.altered: dict[str, Given] = {}
        self.places: dict[str, int] = {}
        self.taken: set[int] = set()
        self.nobodys = False

    def deal_givens(self) -> None:
        """Deal out what holds before anything is altered."""
        for offer in self._offers:
            name, index = offer.quantity.name, offer.number
            if index in self.taken or name in self.givens:
                continue
            if index in self._surely_altered and (
                self._openings.names is None or moment_of(offer.quantity) != "after"
            ):
                continue
            if any(other in self.givens for other in self._openings.same_as.get(name, ())):
                continue  # "100 g of water ... with 300 g of water": the first mass is told
            # Where words name this place of the regime's own, a better one taken is no matter.
            is_named = self._openings.names is not None and offer.score >= 1
            if is_named or not self._wants_taken(offer) or self._is_of_another_body(index):
                self._give(offer)

    def _give(self, offer: Offer) -> None:
        name, index = offer.quantity.name, offer.number
        others = frozenset(q.name for q in self._likeliest[index] if q.name != name)
        firm, cued = self._rivals[index] == 1, offer.score >= 1
        self.givens[name] = Given(name, self._measured(offer), firm, cued, others)
        self.places[name] = index
        self.taken.add(index)

    def _measured(self, offer: Offer) -> Measurement:
        measured = self._mentions[offer.number].measurement.read_in(unit_of(offer.quantity))
        assert measured is not None
        return measured

    def _wants_taken(self, offer: Offer) -> bool:
        """Tell whether a better place for the number is taken, so that this is a second value."""
        return offer.score < self._best[offer.number] >= 1 and all(
            quantity.name in self.givens for quantity in self._likeliest[offer.number]
        )

    def _is_of_another_body(self, index: int) -> bool:
        """Tell whether a number is of another body than one that has the place it fits best.

        The words beside either do not tell which of the two places it is: neither is firm then.
        """
        names = [quantity.name for quantity in self._likeliest[index]]
        start = self._mentions[index].start
        if not any(
            told_of_another(self._stem, start, self._mentions[self.places[name]].start)
            for name in names
        ):
            return False
        self._rivals[index] += 1
        for name in names:
            self.givens[name] = replace(self.givens[name], firm=False)
        return True

    def deal_replaced(self) -> None:
        """Deal out new values that are told beside the old ones which they take the place of."""
        told = {name: (self.places[name], given.measurement) for name, given in self.givens.items()}
        for index, mention in enumerate(self._mentions):
            name = replaced_value(self._stem, self._mentions, index, told, self._family)
            if name is None or index in self.taken or name in self.altered:
                continue
            measured = mention.measurement.read_in(unit_of(self._family.quantity(name)))
            if measured is None:
                continue
            self.altered[name] = Given(name, measured, True)
            old = replaced_by(self._stem, self._mentions, index)
            self.taken |= {index, *(() if old is None else (old,))}  # the old value told again

    def deal_altered(self) -> None:
        """Deal out the other new values, to what is given before what is not."""
        for offer in sorted(self._offers, key=lambda offer: offer.quantity.name not in self.givens):
            name, index = offer.quantity.name, offer.number
            if index in self.taken or offer.score < self._best[index] or name in self.altered:
                continue
            mention = self._mentions[index]
            if index not in self._surely_altered and not is_altered(self._stem, mention):
                continue
            alike = {
                quantity.name: self._mentions[self.places[quantity.name]]
                for quantity in self._likeliest[index]
                if quantity.body and quantity.name in self.places
            }
            if len(alike) > 1:
                whose = whose_is_altered(self._stem, mention, alike)
                self.nobodys |= whose is None
                if name != whose:
                    continue
            self.altered[name] = Given(name, self._measured(offer), True)
            self.taken.add(index)

    def deal_to_alike(self) -> None:
        """Give "two 10 Ω resistors" and "three resistors of 10 Ω each" their value one by one."""
        for index, mention in enumerate(self._mentions):
            if self._rivals.get(index, 0) < 2 or not is_of_each(self._stem, mention):
                continue
            for given in [*self.givens.values()]:
                kind, _, number = given.quantity.rpartition("_")
                if given.measurement.si == mention.measurement.si and number == "1":
                    self._give_to_all(kind, given)

    def _give_to_all(self, kind: str, given: Given) -> None:
        """Give the value of the first of a kind to those of which nothing is told."""
        for quantity in self._family.quantities:
            name = quantity.name
            if not self._openings.has(name) or quantity.grid is None or name in self.givens:
                continue
            if name.rpartition("_")[0] == kind and name[-1].isdigit():
                self.givens[name] = Given(name, given.measurement, False)
