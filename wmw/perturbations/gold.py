"""A gold trace that can be told otherwise: the same voice, another account."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeVar

from wmw.core.family import Family, Kind, Quantity
from wmw.core.item import Given, Item, Option
from wmw.core.streams import Draws, permuted
from wmw.core.system import World
from wmw.core.trace import State0
from wmw.generators.gold import Telling
from wmw.generators.items import Account, account_of
from wmw.generators.notation import plain_units
from wmw.generators.numbers import given_text, in_unit, number
from wmw.generators.options import APART, answer_text
from wmw.generators.question import Question
from wmw.generators.route import RouteStep, route_of
from wmw.generators.situation import Situation, outcome_of, solve
from wmw.generators.wording import fill

T = TypeVar("T")

REPORTED = ("state_1", "answer")
"""The parts of a trace that say what was found."""
FOUND = ("state_1", "derivation", "answer")
"""Those, and how it was worked out."""
FOLLOWING = ("transition", *FOUND)
"""All that comes after state 0."""
PARTS = ("state_0", *FOLLOWING)
"""All that somebody who is asked writes."""


@dataclass(frozen=True)
class Gold:
    """An item's gold trace with the account from which it was written."""

    account: Account
    order: Draws | None = None
    """Where what an edit may break comes in a random order: the stream that it is drawn from."""
    _found: dict[object, tuple[Any, ...]] = field(default_factory=dict, repr=False, compare=False)
    _told: dict[object, Told] = field(default_factory=dict, repr=False, compare=False)
    _misgiven: dict[object, tuple[Situation, Question] | None] = field(
        default_factory=dict, repr=False, compare=False
    )

    @classmethod
    def of(cls, item: Item) -> Gold:
        """Return the gold of an item; raises ForeignItemError where its seed does not give it."""
        return cls(account_of(item))

    def in_order_of(self, order: Draws) -> Gold:
        """Return the same gold, of which edits break the places in the order of a stream."""
        _ = self.trace, self._texts, self.route  # what is known of it is kept
        found = object.__new__(Gold)
        vars(found).update(vars(self), order=order)  # as copy.copy does, in a tenth of the time
        return found

    def once(self, find: Callable[[Gold], Iterable[T]]) -> tuple[T, ...]:
        """Return all that a function finds in this gold, whatever its order is.

        It is called once for all edits of the item.
        """
        if find not in self._found:
            self._found[find] = tuple(find(self))
        return self._found[find]

    def in_turn(self, places: Iterable[T]) -> list[T]:
        """Return what an edit may break, in the order in which it is to.

        Edits ask before they write anything, so that who wants a few broken traces need not have
        all of them written.
        """
        found = list(places)
        return found if self.order is None else permuted(self.order, found)

    @property
    def situation(self) -> Situation:
        """The draw and its solved worlds."""
        return self.account.situation

    @property
    def question(self) -> Question:
        """The words of the item."""
        return self.account.question

    @property
    def family(self) -> Family:
        """The family of the item."""
        return self.situation.family

    @property
    def kind(self) -> Kind:
        """The kind of the question."""
        return self.situation.kind

    @cached_property
    def route(self) -> tuple[RouteStep, ...]:
        """The equations that lead to what is asked for."""
        return route_of(self.family, self.kind)

    @cached_property
    def trace(self) -> dict[str, Any]:
        """The gold trace as JSON; copy before changing anything."""
        return self.account.item.trace.to_dict()

    def quantity(self, name: str) -> Quantity:
        """Return a declared quantity; that of a new value is the one altered."""
        return self.family.quantity(name.removesuffix("_new"))

    @cached_property
    def _texts(self) -> dict[str, str]:
        return {part: json.dumps(found) for part, found in self.trace.items()}

    def copy(self, *parts: str) -> dict[str, Any]:
        """Return the trace with some parts that may be changed; the others are the gold's own."""
        # Ten times faster than deepcopy.
        return {**self.trace, **{part: json.loads(self._texts[part]) for part in parts}}

    def copy_with_variable(self, name: str, text: str) -> dict[str, Any] | None:
        """Return a copy in which state 0 has a value as another text, wherever it has it.

        None where the value's own text stands in no variable and no attribute.
        """
        right = self.question.givens[name].text
        found, trace = False, self.copy("state_0")
        state = trace["state_0"]
        for holder in (state["variables"], *(body["attributes"] for body in state["objects"])):
            same = [key for key in holder if plain_units(str(holder[key])) == plain_units(right)]
            for key in same if len(same) == 1 else ():
                holder[key], found = text, True
        return trace if found else None

    def told(self, situation: Situation, question: Question | None = None) -> Told:
        """Write the trace as somebody would who believes in another situation.

        The question and its options stay; where the answer that follows is one of the options, that
        option is chosen. Who asks again is given the same: copy a part before changing it.
        """
        words = question or self.question
        key = _as_key(situation), tuple(given.text for given in words.givens.values())
        if key not in self._told:
            words = replace(words, right=chosen_option(situation, words))
            self._told[key] = Told(self.account.told(situation, words))
        return self._told[key]

    def following(
        self, told: Mapping[str, Any], parts: Iterable[str] = FOLLOWING
    ) -> dict[str, Any]:
        """Return the trace with all that comes after state 0, or some, as it was told otherwise.

        No part is a copy.
        """
        return {**self.trace, **{part: told[part] for part in parts}}

    def misgiven(self, changes: Mapping[str, float]) -> tuple[Situation, Question] | None:
        """Return the situation and the words with other values for givens (textbook units).

        None where the laws then do not lead to a fair result, as where the regime would change.
        """
        key = tuple(changes.items())
        if key not in self._misgiven:
            self._misgiven[key] = self._with_givens(changes)
        return self._misgiven[key]

    def _with_givens(self, changes: Mapping[str, float]) -> tuple[Situation, Question] | None:
        situation, question = self.situation, self.question
        givens, new, constants = dict(situation.givens), situation.new, dict(situation.constants)
        shown = dict(question.givens)
        for name, value in changes.items():
            own = name.removesuffix("_new")
            if name in givens:
                givens[name] = value
            elif name in constants:
                constants[name] = value
            else:
                new = value
            quantity = self.quantity(own)
            shown[name] = Given(value, quantity.unit, given_text(quantity, value))
        other = solve(self.family, self.kind, situation.system, givens, new, constants)
        return None if other is None else (other, replace(question, givens=shown))


def _as_key(situation: Situation) -> object:
    """Return what tells a situation of an item from its others."""
    return (
        situation.kind.route,
        tuple(situation.result.items()),
        tuple(situation.world.items()),
        tuple(situation.givens.values()),
        situation.new,
        tuple(situation.constants.values()),
        situation.unconverted,
    )


class Told(Mapping[str, Any]):
    """The parts of a trace as somebody tells them, as JSON; each is written when asked for."""

    def __init__(self, telling: Telling) -> None:
        self._telling = telling
        self._parts: dict[str, Any] = {}

    def __getitem__(self, part: str) -> Any:
        if part not in self._parts:
            if part not in PARTS:
                raise KeyError(part)
            found = getattr(self._telling, part)
            self._parts[part] = found if found is None or part == "derivation" else found.to_dict()
        return self._parts[part]

    @cached_property
    def givens(self) -> dict[str, Any]:
        """The objects and variables of state 0; what is listed beside them takes its time."""
        state = State0(self._telling.objects, variables=self._telling.variables).to_dict()
        return {part: state[part] for part in ("objects", "variables")}

    def __iter__(self) -> Iterator[str]:
        return iter(PARTS)

    def __len__(self) -> int:
        return len(PARTS)


def chosen_option(situation: Situation, question: Question) -> Option | None:
    """Return the option that a situation leads to; None where there is none."""
    if not question.options:
        return None
    if situation.target is None:
        found = outcome_of(situation)
        text = None if found is None else fill(found[1].phrases[0], question.names)
        return next((o for o in question.options if o.text == text), None)
    for option in question.options:
        if option.text == answer_text(situation):
            return option
    value = situation.answer
    for option in question.options:
        stated = number(option.text)
        if abs(stated - value) <= APART / 2 * abs(value):
            return option
    return None


def with_results(situation: Situation, result: World) -> Situation:
    """Return the situation with another world of results; what was given stays."""
    return replace(situation, result=result)


def has_answer(situation: Situation) -> bool:
    """Tell whether the question still has an answer in a situation."""
    return situation.target is not None or outcome_of(situation) is not None


def is_plausible(quantity: Quantity, si: float, *, signed: bool = False) -> bool:
    """Tell whether a value may be met: a wrong result that nobody would believe teaches nothing.

    With `signed`, its size alone counts.
    """
    plain = in_unit(si, quantity.unit)
    if signed:
        plain = abs(plain)
    if not quantity.low <= plain <= quantity.high:
        return False
    return quantity.sign == "any" or plain > 0
