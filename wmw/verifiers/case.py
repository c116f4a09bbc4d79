"""One way to understand a trace: a regime, a sign convention, bindings, and the worlds they give.

A question may leave open which regime it speaks of, and names may mean several quantities. Each
`Case` is one such reading; the pipeline keeps the one under which most claims hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wmw.core import registry
from wmw.core.family import Choice, Convention, Family, Outcome
from wmw.core.quantity import Measurement
from wmw.core.system import System, World, unit_of
from wmw.core.units import Unit
from wmw.core.verdict import FieldName
from wmw.core.work import spend
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.binding.names import meanings, quantities_of
from wmw.verifiers.binding.values import new_values, state_values
from wmw.verifiers.claims import Named
from wmw.verifiers.questions.alike import renamed
from wmw.verifiers.questions.asked_quantities import asked_outcomes, asked_quantities
from wmw.verifiers.questions.by_factor import altered_by_factor
from wmw.verifiers.questions.options import Option
from wmw.verifiers.questions.question import Given, Question
from wmw.verifiers.scenario import Scenario
from wmw.verifiers.terms import Terms
from wmw.verifiers.values.units_meant import units_of, values_on_the_way
from wmw.verifiers.vocabulary.lexicon import Lexicon, Meaning, values_by_name
from wmw.verifiers.worlds.completed import completed, completed_for
from wmw.verifiers.worlds.dealt_givens import cast_with, dealt_givens, given_values, reread_question
from wmw.verifiers.worlds.knowns import knowns, own_world, pictured
from wmw.verifiers.worlds.possible import is_possible

if TYPE_CHECKING:
    from wmw.verifiers.equations.written import Written

_CASE = 50
"""Steps of work that a reading takes."""


class Case:
    """A reading of a trace."""

    def __init__(
        self,
        terms: Terms,
        regime: str,
        convention: Convention | None,
        constants: Mapping[str, float],
        gold: Scenario | None = None,
        *,
        reread: bool = False,
        placed: bool = False,
        seen: Mapping[str, str] | None = None,
    ) -> None:
        spend(_CASE)
        self.terms = terms
        self.claims = terms.claims
        self.family: Family = terms.family
        self.words: Lexicon = terms.words
        self.system: System = registry.system(terms.family.name, regime)
        self.regime = regime
        self.factors = values_by_name(dict(convention.factors)) if convention else {}
        self.convention = convention
        self.question: Question = terms.question
        self.sure = True
        """Whether every number of the question is known to be what it is read as."""
        # What is only read has few quantities: of these alone its numbers are values.
        self.places_all = (self.system.regime.drawn and not reread) or reread_question(self)
        self.gold = gold
        self.decided: set[FieldName] = set()
        self.written: Written | None = None
        self.found: dict[Callable[..., Any], object] = {}  # what `once` keeps
        # What holds in every world of the regime, by outcome: dear to find, and asked for often.
        self.holding_always: dict[str, Choice | None] = {}
        # Equations that may hold, with numbers that nothing but the trace knows.
        self.excused: set[str] = set()
        self.constants = constants
        self.placed = placed
        # What numbers of state 0 under strange names are tried as, by pointer.
        self.seen = seen or {}
        self._completed: dict[int, World] = {}
        self._units: dict[str, tuple[Unit, ...]] = {}
        self._expected: dict[str, tuple[float, ...]] = {}
        self._given: dict[str, tuple[float, ...]] = {}
        self._meant: dict[str, tuple[str, ...]] = {}
        self.cast = cast_with(self, self.question.givens)

    # -- worlds -------------------------------------------------------------------------------

    @cached_property
    def before(self) -> World:
        """The question's world before anything is altered."""
        return pictured(self, self.question_knowns)

    @cached_property
    def asked(self) -> World:
        """The world that the question asks about; what it leaves to the picture, state 0 says."""
        return pictured(self, knowns(self, altered=True)) if self.altered else self.before

    @cached_property
    def laws(self) -> Mapping[str, str]:
        """The name of the law that gives each derived quantity in the asked world."""
        return self.system.solve(knowns(self, altered=True)).laws

    @cached_property
    def told(self) -> World:
        """The asked world from the question alone, without anything that only the trace says."""
        return self.terms.settled(self.system, knowns(self, altered=True, trace=False))

    @cached_property
    def own(self) -> World:
        """The world that follows from what the trace's own state 0 says, gaps filled as asked."""
        return own_world(self)

    @cached_property
    def distinct_worlds(self) -> tuple[World, ...]:
        """The solved worlds without repeats: own, asked, before."""
        found: list[World] = []
        for world in (self.own, self.asked, self.before):
            if not any(world is other for other in found):
                found.append(world)
        return tuple(found)

    def world_with(self, place: int, quantities: Sequence[str]) -> World:
        """Return one of the distinct worlds, completed where quantities of the regime lack in it.

        Completing a world costs more than solving it; most equations name nothing that is open.
        """
        base = self.distinct_worlds[place]
        if all(q in base or q not in self.system.names for q in quantities):
            return base
        if place not in self._completed:
            self._completed[place] = completed(self, base)
        full = self._completed[place]
        needed = self.claims.later is not None and full is base
        return completed_for(self, base, quantities) if needed else full

    @cached_property
    def possible(self) -> bool:
        """Whether the question's givens fit the regime."""
        return is_possible(self)

    # -- the question -------------------------------------------------------------------------

    @property
    def question_knowns(self) -> World:
        """What the question, and the trace's assumptions where it is silent, fix at first."""
        return knowns(self, altered=False)

    @cached_property
    def question_givens(self) -> dict[str, Given]:
        """The question's givens, where equal kinds are dealt out as the trace names them."""
        givens = dealt_givens(self)
        if givens != self.question.givens:
            self.cast = cast_with(self, givens)
        return givens

    def given_values(self, quantity: str) -> tuple[float, ...]:
        """Return the SI values that the question (or gold) gives: altered and before."""
        if quantity not in self._given:
            self._given[quantity] = given_values(self, quantity)
        return self._given[quantity]

    @cached_property
    def altered(self) -> Mapping[str, float]:
        """The new values (SI) of what the question alters."""
        if self.gold:
            return self.gold.altered
        told = {
            renamed(name, self.question.givens, self.question_givens): given.measurement.si
            for name, given in self.question.altered.items()
        }
        if self.claims.later is not None:
            return told
        return {**altered_by_factor(self), **told, **self.altered_along}

    @cached_property
    def altered_along(self) -> Mapping[str, float]:
        """The new value (SI) of what is given and asked for again, as something else is altered."""
        # Here, as what a change leads to is found in readings of its own.
        from wmw.verifiers.questions.changed_along import altered_along

        return {} if self.gold else altered_along(self)

    @cached_property
    def asked_quantities(self) -> tuple[str, ...]:
        """The quantities that the question may ask for, the likeliest first."""
        return asked_quantities(self)

    @property
    def asked_outcomes(self) -> tuple[str, ...]:
        """The qualitative outcomes that the question may ask for, the likeliest first."""
        return asked_outcomes(self)

    @cached_property
    def dependence(self) -> Outcome | None:
        """The outcome asked for where the question asks how quantities hang together.

        None where a declared ratio is asked for whose value the numbers of the question give.
        """
        # Here, as what is compared is found in readings of its own.
        from wmw.verifiers.comparing.asked_dependence import asked_dependence

        return asked_dependence(self)

    @property
    def options(self) -> tuple[Option, ...]:
        """The question's options."""
        return self.question.options

    # -- names --------------------------------------------------------------------------------

    @cached_property
    def state(self) -> tuple[Bound, ...]:
        """The variables and attributes of state 0 that could be bound."""
        return state_values(self)

    @cached_property
    def results(self) -> tuple[Bound, ...]:
        """The new variables of state 1 that could be bound."""
        return new_values(self)

    def meanings(self, claim: Named, meaning: Meaning) -> tuple[str, ...]:
        """Return the quantities a claim's name may mean, as its unit and its body allow."""
        return meanings(self, claim, meaning)

    def quantities_of(self, symbol: str) -> tuple[str, ...]:
        """Return the quantities that an equation's symbol may stand for, the trace's use first."""
        if symbol not in self._meant:
            self._meant[symbol] = quantities_of(self, symbol)
        return self._meant[symbol]

    def role_of(self, body: str) -> str | None:
        """Return the role that a body of the trace plays, where it can be told."""
        return self.cast.get(body) or self.words.role(body)

    # -- numbers ------------------------------------------------------------------------------

    def ours(self, quantity: str, stated: float) -> float:
        """Return a stated SI value in the family's own sign convention."""
        return stated / self.factors.get(quantity, 1.0)

    def theirs(self, quantity: str, value: float) -> float:
        """Return one of our values in the trace's sign convention."""
        return value * self.factors.get(quantity, 1.0)

    @cached_property
    def intermediates(self) -> tuple[Measurement, ...]:
        """The values that the trace states on its way, which may carry rounding further."""
        return values_on_the_way(self)

    def expected(self, quantity: str) -> tuple[float, ...]:
        """Return the values the quantity may be stated with: own world, asked world, before."""
        if quantity not in self._expected:
            factor = self.factors.get(quantity, 1.0)
            values = [w[quantity] * factor for w in self.distinct_worlds if quantity in w]
            self._expected[quantity] = tuple(dict.fromkeys(values))
        return self._expected[quantity]

    def units_of(self, quantity: str) -> tuple[Unit, ...]:
        """Return the units a bare number for the quantity may be meant in, the likeliest first.

        These are the units that trace and question use for it, then the textbook's.
        """
        if quantity not in self._units:
            self._units[quantity] = units_of(self, quantity)
        return self._units[quantity]

    def textbook_unit(self, quantity: str) -> Unit:
        """Return the unit in which a textbook gives the quantity."""
        return unit_of(self.family.quantity(quantity))

    # -- what the rules ask -------------------------------------------------------------------

    def decide(self, field: FieldName) -> None:
        """Record that something in the field could be held against the laws."""
        self.decided.add(field)
