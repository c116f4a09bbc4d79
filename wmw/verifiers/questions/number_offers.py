"""Which quantities each number of a question may be a value of, and how well it fits them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wmw.core.family import Quantity
from wmw.core.quantity import Mention
from wmw.core.system import unit_of
from wmw.core.work import spend
from wmw.verifiers.questions.asked_for import AskedFor
from wmw.verifiers.questions.beside import NAMED, Beside
from wmw.verifiers.questions.none_of_its_kind import Kinds, other_breadths
from wmw.verifiers.questions.number_words import NumberWords
from wmw.verifiers.questions.numbers_together import listed
from wmw.verifiers.questions.openings import Openings
from wmw.verifiers.questions.regimes_told import RegimesTold
from wmw.verifiers.questions.told_of_label import told_of_label
from wmw.verifiers.questions.wording import Wording

_NUMBER = 40
"""Steps of work: a number in a question."""
_LISTED = 0.5
"""What a number is worth at most that stands in a list."""
_ASKED, _LAST = 0.7, 0.4
"""What it is worth at most for what is asked for, and where that alone is asked for."""
_DIRECTLY = 3.5
"""What a cue close beside a number is worth at least."""
_FAR = 0.9
"""What a cue beyond another number is worth: more than no cue, less than one beside the number."""
_FAR_OUT = 100
"""How many times what a quantity can be at most a number is no value of it."""


class Offer(NamedTuple):
    """How well a number fits a quantity: its place among the numbers, and the quantity's order."""

    score: float
    number: int
    order: int
    quantity: Quantity


@dataclass(frozen=True, slots=True)
class Offers:
    """What each number may be, the best fit first, and numbers that are no values of their own."""

    all: tuple[Offer, ...]
    repeated: frozenset[int]


@dataclass(frozen=True, slots=True)
class _Number:
    """What is known of one number: its words, and what they make of it.

    `near` are the words beside it, `far` all those before it in its sentence, and `elsewhere` what
    is told of its body in other places.
    """

    near: Beside
    far: Beside
    elsewhere: tuple[Beside, ...]
    is_listed: bool
    is_named_again: bool


class _Scores:
    """How well numbers fit quantities, by the words of a question."""

    def __init__(
        self,
        wording: Wording,
        regimes: RegimesTold,
        asked: AskedFor,
        openings: Openings,
        settled: Mapping[str, float],
    ) -> None:
        same_as = openings.same_as
        same = (other for name in asked.surely for other in same_as.get(name, ()))
        self._wanted = asked.surely.union(same)
        self._alone = asked.alone_of_their_kind
        self._settled = settled
        self._other_breadths = other_breadths(wording.stem, wording.family)

    def score(self, number: _Number, quantity: Quantity) -> float:
        """Return how well the words fit a quantity; 0 where the number cannot be its value."""
        score = number.near.score(quantity)
        if quantity.name in self._other_breadths and score < NAMED:
            return 0.0  # "a radius of 2 cm, the large piston one of 10 cm"
        of_wanted = number.near.is_told_within(quantity, self._wanted)
        if of_wanted and quantity.name not in self._wanted and not quantity.choices:
            return 0.0  # "with a friction force of 9.8 N": of another moment, and no pull
        if number.is_listed and quantity.grid is not None:
            score = min(score, _LISTED)
        if score < 1 and quantity.name not in self._wanted:
            score = self._told_further_off(number, quantity, score)
        if quantity.name in self._wanted and score < NAMED:
            # Any other quantity that has a cue comes first; before the one thing of its
            # kind that is asked for and has none, even those that have none.
            last = quantity.name in self._alone and score < _DIRECTLY
            score = min(score, _LAST if last else _ASKED)
        if number.is_named_again and score < 1:
            return 0.0  # "across the 6.0 Ω resistor" names a given that was told before
        if quantity.name in self._settled and score < NAMED:
            return 0.0  # "from air" fixes n_1: the numbers are for the other media
        return score

    @staticmethod
    def _told_further_off(number: _Number, quantity: Quantity, score: float) -> float:
        """Return what words are worth that stand further off, if any do.

        Further left in the sentence, beyond other numbers, they tell less.
        """
        worth = number.far.score(quantity)
        if worth < 1 and number.elsewhere:
            worth = max(beside.score(quantity) for beside in number.elsewhere)
        return _FAR + worth / 1000 if worth >= 1 else score


def offers(wording: Wording, regimes: RegimesTold, asked: AskedFor, openings: Openings) -> Offers:
    """Return which quantities each number may be a value of, of those that are open."""
    settled = _settled(wording, regimes)
    words = NumberWords(wording, regimes, settled)
    in_lists = listed(wording.stem, words.mentions)
    scores = _Scores(wording, regimes, asked, openings, settled)
    found: list[Offer] = []
    repeated: set[int] = set()
    for index, mention in enumerate(words.mentions):
        left, right = words.sides(index)
        if words.is_no_value(index, left, right):
            repeated.add(index)
            continue
        clause = words.clause(index)
        spend(_NUMBER + len(clause) // 4)
        number = _Number(
            words.beside(index, left, right),
            words.further_left(clause),
            tuple(
                Beside(wording.words, "", told)
                for told in told_of_label(wording.stem, mention.start)
            ),
            index in in_lists,
            words.is_named_again(index),
        )
        kinds = Kinds(wording.stem, mention, wording.family)
        for order, quantity in _candidates(wording, mention, number.near):
            name = quantity.name
            if not openings.has(name) or name in regimes.absent or not kinds.have(quantity):
                continue
            spend(1)
            score = scores.score(number, quantity)
            if score > 0:
                found.append(Offer(score, index, order, quantity))
    found = _within_reach(found, words.mentions)
    found.sort(key=lambda offer: (-offer.score, offer.number, offer.order))
    return Offers(tuple(found), frozenset(repeated))


def _settled(wording: Wording, regimes: RegimesTold) -> Mapping[str, float]:
    """Return the values that words fix, if not in another regime than those that they show."""
    return {
        name: value
        for values, only_in in wording.facts
        if not (only_in and regimes.shown) or not regimes.shown.isdisjoint(only_in)
        for name, value in values.items()
    }


def _candidates(wording: Wording, mention: Mention, near: Beside) -> Iterator[tuple[int, Quantity]]:
    """Yield what a number may be a value of; of a constant that it names even without unit.

    "Take g = 9.8" gives no coefficient.
    """
    unit = mention.measurement.unit
    if unit is None:
        constants = [q for q in wording.family.quantities if q.choices and near.names(q)]
        if constants:
            yield from enumerate(constants)
            return
    for order, quantity, _ in wording.words.possible(unit):
        yield order, quantity


def _within_reach(found: Sequence[Offer], mentions: Sequence[Mention]) -> list[Offer]:
    """Return which number may be whose value, but no screen 500 nm away where a wavelength is told.

    A number far from whatever a quantity can be is none of its values if another's name stands by.
    """
    out = {
        offer
        for offer in found
        if offer.score < NAMED and _is_out_of_reach(mentions[offer.number], offer.quantity)
    }
    named = {offer.number for offer in found if offer not in out and offer.score >= _FAR}
    return [offer for offer in found if offer not in out or offer.number not in named]


def _is_out_of_reach(mention: Mention, quantity: Quantity) -> bool:
    unit, measured = unit_of(quantity), mention.measurement
    if measured.unit is None or not any(unit.dimension) or unit.offset or quantity.low <= 0:
        return False
    size = abs(measured.si) / unit.factor
    return size * _FAR_OUT < quantity.low or size > quantity.high * _FAR_OUT
