"""One way to understand a trace: a regime, a sign convention, bindings, and the worlds they give.

A question may leave open which regime it speaks of, and names may mean several quantities. Each
`Case` is one such reading; the pipeline keeps the one under which most claims hold.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

from wmw.core import registry
from wmw.core.equation import canonical_name
from wmw.core.family import Choice, Convention, Family, Outcome, in_regime
from wmw.core.moments import are_moments, moment_of
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.system import System, World, unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import Unit
from wmw.core.verdict import FieldName
from wmw.core.work import spend
from wmw.verifiers.bodies.asked_of_body import named_for_asked
from wmw.verifiers.bodies.beside_number import exchanged_by_numbers
from wmw.verifiers.bodies.casting import body_by_initial, body_named
from wmw.verifiers.bodies.heavier_asked import fits_what_is_called_heavier
from wmw.verifiers.bodies.mates import not_given_already, shares_given
from wmw.verifiers.bodies.other_things import by_its_value, is_of_another_thing, of_given_left
from wmw.verifiers.bodies.told_roles import told_roles
from wmw.verifiers.claims import Named
from wmw.verifiers.own_words import is_among
from wmw.verifiers.questions.alike import fitting, renamed
from wmw.verifiers.questions.of_two_together import asks_of_two
from wmw.verifiers.questions.options import Option
from wmw.verifiers.questions.question import Given, Question
from wmw.verifiers.terms import Terms
from wmw.verifiers.values.bare import in_its_unit
from wmw.verifiers.vocabulary.letters import (
    as_asked,
    as_other,
    as_valued,
    counted_from_zero,
    of_the_whole,
    spelled_out,
    worked_out,
    wrongly_asked,
)
from wmw.verifiers.vocabulary.lexicon import Lexicon, Meaning, values_by_name
from wmw.verifiers.vocabulary.namesakes import namesakes
from wmw.verifiers.vocabulary.same_stem import of_like_names
from wmw.verifiers.vocabulary.taken_for_granted import taken_for_granted

if TYPE_CHECKING:
    from wmw.verifiers.equations.written import Written

_SIGNED = 3
"""How many of the question's numbers are tried with either sign."""
_AS_CLOSE = 3
"""Words by which another asking phrase may lie farther behind the question word."""
_OF_MANY_NAMES = {"force": "N", "length": "m"}
"""Nouns for more than is named so: a weight and a pull are forces, an arm and a radius lengths."""
_KIND_OF_FORCE = re.compile(
    r"\b(?:friction|frictional|normal|spring|restoring|buoyant|gravitational|contact|centripetal"
    r"|magnetic|drag|tension|reaction|braking)(?= force\b)"
)
"""What is said before "force" where it is not just any that is asked for."""
_ENERGIES = frozenset({"W", "E"})
"""Letters that may stand for the work or energy asked for, whatever else they mean."""
_CASE, _CLAIM = 50, 20
"""Steps of work that a reading takes, and in it each named value."""
_WAY = re.compile(r"\b(?:left|right|west|east|north|south|up|down|upwards?|downwards?)\b", re.I)
_BY_AN_AMOUNT = re.compile(
    r"\b(?:both|each|two)\b[^.?!]{0,80}\bby (?:the|an) (?:same|equal) amount\b"
    r"|\bby (?:the|an) (?:same|equal) amount\b[^.?!]{0,80}\b(?:both|each)\b"
    r"|\b(?:is|are) added to (?:both|each)\b"
    r"|\bdifference (?:of|between|in)\b[^.?!]{0,60}\b(?:same|constant|unchanged|fixed)\b",
    re.I,
)
"""What changes two like quantities, and is no factor that both grow by."""
_COMPLETIONS = 12
"""How often free quantities are drawn anew until they fit the regime."""


@dataclass(frozen=True, slots=True)
class Bound:
    """A named value bound to a quantity; `measured` is read in the quantity's unit."""

    claim: Named
    quantity: str
    measured: Measurement
    moment: str | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """The known truth about an item, where there is one: its regime and its givens in SI.

    `names` are the words for its bodies by role.
    """

    regime: str
    givens: Mapping[str, float]
    altered: Mapping[str, float]
    target: str
    names: Mapping[str, str]


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
        self._places_all = (self.system.regime.drawn and not reread) or self._reread()
        self.gold = gold
        self.decided: set[FieldName] = set()
        self.written: Written | None = None
        self.found: dict[Callable[..., Any], object] = {}  # what `once` keeps
        # What holds in every world of the regime, by outcome: dear to find, and asked for often.
        self.holding_always: dict[str, Choice | None] = {}
        # Equations that may hold, with numbers that nothing but the trace knows.
        self.excused: set[str] = set()
        self.constants = constants
        self._placed = placed
        # What numbers of state 0 under strange names are tried as, by pointer.
        self._seen = seen or {}
        self._completed: dict[int, World] = {}
        self._units: dict[str, tuple[Unit, ...]] = {}
        self._expected: dict[str, tuple[float, ...]] = {}
        self._given: dict[str, tuple[float, ...]] = {}
        self._meant: dict[str, tuple[str, ...]] = {}
        self.cast = self._cast_with(self.question.givens)

    # -- worlds -------------------------------------------------------------------------------

    @cached_property
    def before(self) -> World:
        """The question's world before anything is altered."""
        return self._pictured(self._knowns(altered=False))

    @cached_property
    def asked(self) -> World:
        """The world that the question asks about; what it leaves to the picture, state 0 says."""
        return self._pictured(self._knowns(altered=True)) if self.altered else self.before

    @cached_property
    def laws(self) -> Mapping[str, str]:
        """The name of the law that gives each derived quantity in the asked world."""
        return self.system.solve(self._knowns(altered=True)).laws

    @cached_property
    def told(self) -> World:
        """The asked world from the question alone, without anything that only the trace says."""
        return self.terms.settled(self.system, self._knowns(altered=True, trace=False))

    @cached_property
    def own(self) -> World:
        """The world that follows from what the trace's own state 0 says, gaps filled as asked."""
        knowns = self._knowns(altered=True)
        for bound in self.state:
            name = bound.quantity
            if name in self.altered and (
                bound.moment == "before" or self._is_old(bound) or self._has_newer(bound)
            ):
                continue
            if name in knowns:
                knowns[name] = self.ours(name, bound.measured.si)
        return self._pictured(knowns)

    def _pictured(self, knowns: World) -> World:
        """Settle a world; values that neither knowns nor laws give are read off state 0."""
        knowns = dict(knowns)
        if self.question.numberless and self.system.fixed and not self.gold:
            # What a picture shows comes before what the regime takes for granted.
            world = self.system.solve(knowns).world
            for bound in self.state:
                drawn = self.family.quantity(bound.quantity).grid is not None
                if drawn and bound.quantity not in world and bound.moment != "after":
                    knowns[bound.quantity] = self.ours(bound.quantity, bound.measured.si)
                    world = self.system.solve(knowns).world
        world = self.terms.settled(self.system, knowns)
        for bound in self.state:
            if bound.quantity not in world and bound.moment != "after":
                knowns[bound.quantity] = self.ours(bound.quantity, bound.measured.si)
                world = self.terms.settled(self.system, knowns)
        return world

    @property
    def question_knowns(self) -> World:
        """What the question, and the trace's assumptions where it is silent, fix at first."""
        return self._knowns(altered=False)

    @cached_property
    def dependence(self) -> Outcome | None:
        """The outcome asked for where the question asks how quantities hang together.

        None where a declared ratio is asked for whose value the numbers of the question give.
        """
        from wmw.verifiers.comparing.contrast import comparison_outcome, tells_more
        from wmw.verifiers.comparing.larger_of_two import larger_of_two
        from wmw.verifiers.comparing.proportions import dependence_outcome
        from wmw.verifiers.comparing.two_states import outcome_in_two_states

        factor = any(
            name in self.asked and not any(self.textbook_unit(name).dimension)
            for name in self.asked_quantities[:1]
        )
        later = self.claims.later
        if _BY_AN_AMOUNT.search(self.claims.question):
            return None
        if self.gold or (factor and self.claims.contrast is None and later is None):
            return None
        # The sign convention has no part in it, and the same draws need not be made again.
        contrast, knowns = self.claims.contrast, self.question_knowns
        if contrast is not None:  # what g is makes no difference to a comparison
            knowns = {q: v for q, v in knowns.items() if q not in self.constants}
        key = (self.regime, *sorted(knowns.items()))
        if key not in self.terms.dependences:
            if later is not None:
                self.terms.dependences[key] = outcome_in_two_states(self, later)
                return self.terms.dependences[key]
            compared = comparison_outcome(self, contrast) if contrast else None
            told = larger_of_two(self) or compared
            if contrast is None or not tells_more(self, contrast):
                told = told or dependence_outcome(self)
            self.terms.dependences[key] = told
        return self.terms.dependences[key]

    @cached_property
    def altered(self) -> Mapping[str, float]:
        """The new values (SI) of what the question alters."""
        if self.gold:
            return self.gold.altered
        from wmw.verifiers.questions.by_factor import altered_by_factor

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
        from wmw.verifiers.questions.changed_along import altered_along

        return {} if self.gold else altered_along(self)

    def _has_newer(self, bound: Bound) -> bool:
        """Tell whether state 0 has a value for the same quantity that is marked as the new one."""
        return bound.moment != "after" and any(
            other.moment == "after" for other in self.state if other.quantity == bound.quantity
        )

    def _is_old(self, bound: Bound) -> bool:
        old = self.question.givens.get(bound.quantity)
        return old is not None and agrees(bound.measured, old.measurement.si) is Agreement.EQUAL

    def _knowns(self, *, altered: bool, trace: bool = True) -> World:
        known: World = dict(self.constants)
        if self.gold:
            known.update(self.gold.givens)
        else:
            if trace:
                for values, regimes in self.terms.told_facts:
                    if in_regime(regimes, self.regime):
                        known.update(values)
            facts = self.question.facts_in(self.regime)
            if altered and self.question.altered:
                # "It slides at constant speed. The plank is raised. What is its acceleration now?"
                facts = {q: v for q, v in facts.items() if q not in self.question.targets}
            known.update(facts)
            known.update({q: g.measurement.si for q, g in self.question_givens.items()})
            known = {**taken_for_granted(self), **known}
        if altered:
            known.update(self.altered)
        known = {name: value for name, value in known.items() if name in self.system.names}
        return known if self.gold else self._signed(known)

    def _signed(self, known: World) -> World:
        """Give the question's numbers the signs that the regime wants.

        "A diverging lens of focal length 20 cm" gives a size; only one of its signs fits.
        """
        names = [
            name
            for name, value in known.items()
            if value > 0 and name in self._told_names and self.family.quantity(name).sign == "any"
        ][:_SIGNED]
        for flips in product((1.0, -1.0), repeat=len(names)) if names else ():
            trial = {**known, **{n: known[n] * sign for n, sign in zip(names, flips, strict=True)}}
            world = self.terms.settled(self.system, trial)
            if self.system.admits(world) and not any(self.system.violated(world, 0.02)):
                return trial
        return known

    def _cast_with(self, givens: Mapping[str, Given]) -> Mapping[str, str]:
        """Return who is who, bodies of unknown names by the givens that the words put there."""
        if self.gold:
            return self.terms.cast_in(self.regime, self.gold.names)
        named = self.terms.cast_in(self.regime)
        playing = {r.name for r in self.family.roles if in_regime(r.regimes, self.regime)}
        found = {**named, **told_roles(self.claims, self.family, givens, named, playing)}
        return {**found, **exchanged_by_numbers(self, givens, found)}

    @cached_property
    def question_givens(self) -> dict[str, Given]:
        """The question's givens, where equal kinds are dealt out as the trace names them."""
        givens = self._dealt_givens()
        if givens != self.question.givens:
            self.cast = self._cast_with(givens)
        return givens

    def _dealt_givens(self) -> dict[str, Given]:
        if self._placed:
            return self._placed_givens or {}
        givens = dict(self.question.givens)
        soft = [g for g in givens.values() if not g.firm]
        for claim, meaning in self.terms.given if soft else ():
            names = self.meanings(claim, meaning)
            if claim.measured is None or len(names) != 1 or names[0] not in givens:
                continue
            mine = givens[names[0]]
            if mine.firm or agrees(claim.measured, mine.measurement.si) is Agreement.EQUAL:
                continue
            if mine.with_state:
                continue
            unit = unit_of(self.family.quantity(names[0]))
            stated = claim.measured.read_in(unit)
            other = next(
                (
                    g.quantity
                    for g in soft
                    if stated
                    and agrees(stated, givens[g.quantity].measurement.si) is Agreement.EQUAL
                ),
                None,
            )
            if other is not None:
                theirs = givens[other]
                givens[names[0]] = Given(names[0], theirs.measurement, False)
                givens[other] = Given(other, mine.measurement, False)
        return fitting(self, givens) if soft else givens

    @cached_property
    def _placed_givens(self) -> dict[str, Given] | None:
        from wmw.verifiers.values.placing import placed_by_trace

        return placed_by_trace(self)

    def _reread(self) -> bool:
        """Deal the question's numbers out among this regime's quantities alone.

        False where that leaves a number over; not `sure` where only the unit tells whose one is. In
        a scene that is only read the unit suffices, if but one quantity has it. So it does where
        the number, with all quantities to choose from, goes to one that is called alike.
        """
        first = self.question
        self.question = self.terms.read_question(self.system.regime.name)
        moved = {
            name: given
            for name, given in (*self.question.givens.items(), *self.question.altered.items())
            if name not in first.givens and name not in first.altered
        }
        few = not self.system.regime.drawn
        self.sure = all(
            given.firm and (given.cued or few or self._is_called_alike(given, first))
            for given in moved.values()
        )
        return len(self.question.loose) <= len(first.loose)

    def _is_called_alike(self, given: Given, first: Question) -> bool:
        """Tell whether the first reading has a number for a quantity that is called as this one is.

        The inductance of an inductor alone is called as that of one in series with a resistor.
        """
        cues = {*self.family.quantity(given.quantity).cues}
        return any(
            other.measurement == given.measurement
            and not cues.isdisjoint(self.family.quantity(other.quantity).cues)
            for other in first.givens.values()
        )

    @cached_property
    def possible(self) -> bool:
        """Whether the question's givens fit the regime."""
        if not self._places_all or (self._placed and self._placed_givens is None):
            return False
        if not self.gold and any(self._is_foreign(name) for name in self._told_names):
            return False
        world = self.asked
        if self.question.numberless and self._is_denied_by_picture():
            return False
        return (
            self.system.admits(world)
            and not any(True for _ in self.system.violated(world, 0.02))
            and self._keeps_convention
            and (self.gold is not None or fits_what_is_called_heavier(self))
        )

    def _is_denied_by_picture(self) -> bool:
        """Tell whether what state 0 read off the picture denies what the regime takes for granted.

        An ideal battery has no internal resistance: where one is stated, it is another circuit.
        """
        granted = self.system.solve({}).world
        return any(
            agrees(bound.measured, granted[bound.quantity]) is not Agreement.EQUAL
            for bound in self.state
            if bound.quantity in granted and bound.quantity not in self.constants
        )

    @property
    def _keeps_convention(self) -> bool:
        """Whether state 0 states nothing with a sign alone that the convention would turn around.

        A size that is given as an attribute may stand beside u = -30 cm.
        """
        turned: set[str] = set()
        kept: set[str] = set()
        for bound in self.state:
            if self.factors.get(bound.quantity, 1.0) > 0 or bound.quantity not in self.asked:
                continue
            right = self.theirs(bound.quantity, self.asked[bound.quantity])
            (kept if bound.measured.si * right < 0 else turned).add(bound.quantity)
        return kept <= turned

    @property
    def _told_names(self) -> set[str]:
        givens = self.question_givens if self._placed else self.question.givens
        return set(givens) | set(self.question.altered)

    def _is_foreign(self, name: str) -> bool:
        """Tell whether the question gives something that the regime knows nothing of.

        A value that repeats another given's may be a second mention of that one.
        """
        if name in self.system.names:
            return False
        given = self.question.givens.get(name)
        if given is None or given.firm:
            return True
        unit = given.measurement.unit
        return not any(
            other.measurement.unit == unit and other.measurement.si == given.measurement.si
            for other_name, other in self.question.givens.items()
            if other_name in self.system.names
        )

    def world_with(self, place: int, quantities: Sequence[str]) -> World:
        """Return one of the distinct worlds, completed where quantities of the regime lack in it.

        Completing a world costs more than solving it; most equations name nothing that is open.
        """
        base = self.distinct_worlds[place]
        if all(q in base or q not in self.system.names for q in quantities):
            return base
        if place not in self._completed:
            from wmw.verifiers.equations.ties import tied

            rng = random.Random(7)  # noqa: S311 - any fixed stream will do
            drawn = (self.system.complete(tied(self, base, rng), rng) for _ in range(_COMPLETIONS))
            self._completed[place] = next((w for w in drawn if w is not None), base)
        full = self._completed[place]
        needed = self.claims.later is not None and full is base
        return self._completed_for(base, quantities) if needed else full

    def _completed_for(self, base: World, quantities: Sequence[str]) -> World:
        """Return a world completed as far as some quantities need it.

        Numbers drawn for all that is open may not fit each other (a place beyond the amplitude).
        """
        rng = random.Random(7)  # noqa: S311 - any fixed stream will do
        for _ in range(_COMPLETIONS):
            world = dict(base)
            for name in quantities:
                if name in self.system.names and name not in world:
                    drawn = self.system.draw(self.family.quantity(name), rng)
                    world = self.system.settle({**world, name: drawn})
            if self.system.admits(world) and not any(True for _ in self.system.violated(world)):
                return world
        return base

    # -- names --------------------------------------------------------------------------------

    def meanings(self, claim: Named, meaning: Meaning) -> tuple[str, ...]:
        """Return the quantities a claim's name may mean, as its unit and its body allow."""
        names = tuple(q for q in meaning.quantities if q in self.system.names)
        if claim.measured is not None and claim.measured.si:
            names = self._namesakes(canonical_name(claim.name), names) or names
        if claim.measured is not None:
            names = tuple(
                q for q in names if claim.measured.read_in(unit_of(self.family.quantity(q)))
            )
        if len(names) > 1:
            bodies = self.claims.bodies
            body = (
                claim.body
                or body_named(claim.name, bodies)
                or body_by_initial(claim.name, bodies)
                or ""
            )
            roles = (self.cast[body],) if body in self.cast else self.words.roles_of(body)
            own = tuple(q for q in names if self.family.quantity(q).body in roles)
            names = own or names
        return names

    @cached_property
    def _settled(self) -> dict[str, str]:
        """The names of state 0 that can mean but one quantity of the regime."""
        found = {}
        for claim, meaning in self.terms.given:
            known = [q for q in meaning.quantities if q in self.system.names]
            if len(known) == 1:
                found[canonical_name(claim.name)] = known[0]
        return found

    def _namesakes(self, symbol: str, names: tuple[str, ...]) -> tuple[str, ...]:
        return namesakes(self.family.name, self.regime, symbol, names)

    def role_of(self, body: str) -> str | None:
        """Return the role that a body of the trace plays, where it can be told."""
        return self.cast.get(body) or self.words.role(body)

    @cached_property
    def state(self) -> tuple[Bound, ...]:
        """The variables and attributes of state 0 that could be bound."""
        return tuple(self._bind(self.terms.given))

    @cached_property
    def results(self) -> tuple[Bound, ...]:
        """The new variables of state 1 that could be bound."""
        return tuple(
            bound
            for bound in self._bind(self.terms.new)
            if canonical_name(bound.claim.name) not in self._new_letters
            and not self._is_renewed(bound)
        )

    @cached_property
    def _new_letters(self) -> frozenset[str]:
        """The letters of state 1 that stand for something else than what they usually mean.

        With the rope's speed of 0.60 m/s as "u" in state 0, a "v" of 0.30 m/s in state 1 is not the
        speed that the question gives.
        """
        stated = {canonical_name(claim.name): claim.measured for claim, _ in self.terms.given}
        found = set()
        for claim, meaning in self.terms.new:
            name, mine = canonical_name(claim.name), claim.measured
            if len(name) > 1 or name in stated or mine is None or len(meaning.quantities) != 1:
                continue
            (quantity,) = meaning.quantities
            given = self.question.givens.get(quantity)
            if given is None or quantity in self.question.altered or self.gold:
                continue
            if not self._is_given_as(mine, given) and any(
                other is not None and self._is_given_as(other, given) for other in stated.values()
            ):
                found.add(name)
        return frozenset(found)

    def _is_given_as(self, stated: Measurement, given: Given) -> bool:
        """Tell whether a value is that of a given; a bare number may be in the question's unit."""
        value = given.measurement
        if stated.unit is None and stated.value == value.value:
            return True
        reading = stated.read_in(self.textbook_unit(given.quantity))
        return reading is not None and agrees(reading, value.si) is Agreement.EQUAL

    def _is_renewed(self, bound: Bound) -> bool:
        """Tell whether a new variable is what becomes of a thing that is named for its beginning.

        After "v": "3 m/s" in state 0, the "v": "0 m/s" of state 1 is not the speed at the start.
        """
        name, given = canonical_name(bound.claim.name), self.given_values(bound.quantity)
        return self.family.quantity(bound.quantity).moment == "before" and any(
            canonical_name(first.claim.name) == name
            and agrees(bound.measured, first.measured.si) is not Agreement.EQUAL
            and (not given or self._agrees_with_given(first.claim, bound.quantity))
            for first in self.state
            if first.quantity == bound.quantity
        )

    def _bind(self, claims: tuple[tuple[Named, Meaning], ...]) -> Iterator[Bound]:
        dealt: dict[str, float] = {}
        for claim, meaning in claims:
            spend(_CLAIM)
            tried = self._seen.get(claim.pointer)
            names = self.meanings(claim, meaning) if tried is None else (tried,)
            if len(names) > 1:
                names = self._told_apart(claim, names)
            if len(names) != 1:
                names = named_for_asked(self, claim) or names
            stated = claim.measured
            if len(names) > 1 and stated and self.question.numberless and not self.gold:
                names = self._dealt(stated, names, dealt)
            if len(names) != 1:
                continue
            own = self._of_its_moment(meaning.moment, names[0])
            own = as_asked(self, claim, self._later(claim, own))
            if (meant := as_other(self, claim, own)) is None:
                continue
            if (meant := of_given_left(self, claim, meant)) is None:
                continue
            meant = by_its_value(self, claim, meant)
            if is_of_another_thing(self, claim, meant):
                continue
            names = (meant,)
            measured = stated and in_its_unit(self, stated, names[0])
            if stated is None or measured is None or self._has_none(claim, measured, names[0]):
                continue
            if self._differs_by_body(claim) and not self._agrees_with_given(claim, names[0]):
                continue
            if self.family.quantity(names[0]).grid is not None:
                dealt.setdefault(names[0], stated.si)
            yield Bound(claim, names[0], measured, meaning.moment)

    def _of_its_moment(self, moment: str | None, quantity: str) -> str:
        """Return what a name that tells its moment means: "I_after" is no current before."""
        first = self.family.quantity(quantity)
        if moment != "after" or moment_of(first) != "before" or quantity in self.question.altered:
            return quantity  # the new speed at the start is no speed at the end
        later = [
            q.name
            for q in self.family.quantities
            if q.name in self.system.names and are_moments(first, q)
        ]
        return later[0] if len(later) == 1 else quantity

    def _later(self, claim: Named, quantity: str) -> str:
        """Return what a name of state 1 means: no value before, for which state 0 has a name.

        With the given "v_1": "0.60 m/s" in state 0, "u_1": "-0.20 m/s" in state 1 is the velocity
        of the body after, whichever of the two letters usually comes first.
        """
        before = self.family.quantity(quantity)
        if before.moment != "before" or not claim.pointer.startswith("/state_1"):
            return quantity
        own = canonical_name(claim.name)
        first = [b for b in self.state if b.quantity == quantity and not b.claim.body]
        if not any(self._is_as_told(b.claim, quantity) for b in first):
            return quantity
        if self._is_as_told(claim, quantity) or any(
            canonical_name(b.claim.name) == own for b in first
        ):
            return quantity
        later = [
            q.name
            for q in self.family.quantities
            if q.name in self.system.names and are_moments(before, q)
        ]
        return later[0] if len(later) == 1 else quantity

    def _is_as_told(self, claim: Named, quantity: str) -> bool:
        """Tell whether a claim has the value to which the question alone leads."""
        value = self.told.get(quantity)
        measured = claim.measured.read_in(self.textbook_unit(quantity)) if claim.measured else None
        return (
            value is not None
            and measured is not None
            and agrees(measured, self.theirs(quantity, value)) is Agreement.EQUAL
        )

    def _dealt(
        self, measured: Measurement, names: tuple[str, ...], dealt: Mapping[str, float]
    ) -> tuple[str, ...]:
        """Deal like quantities of bodies that only the picture gives to like names, in order.

        A value that one of them has already is that one's.
        """
        declared = (self.family.quantity(q) for q in names)
        givens = tuple(q.name for q in declared if q.grid is not None and q.body is not None)
        if len(givens) == 1 and len(names) == 2:
            return givens  # the pull rather than the net force
        units = {self.family.quantity(q).unit for q in givens}
        if len(givens) < 2 or len(units) != 1 or len(givens) != len(names):
            return names
        same = tuple(q for q in givens if q in dealt and dealt[q] == measured.si)
        return same[:1] or tuple(q for q in givens if q not in dealt)[:1]

    def _has_none(self, claim: Named, measured: Measurement, quantity: str) -> bool:
        """Tell whether a zero is that of another body: rails of 0 Ω, the water surface's speed.

        What is asked for is not told to be nothing.
        """
        given = self.given_values(quantity)
        asked = quantity in self.question.targets and not given and quantity in self.told
        if asked and not measured.si and body_named(claim.name, self.claims.bodies):
            return True
        return claim.body is not None and not measured.si and bool(given) and all(given)

    def _differs_by_body(self, claim: Named) -> bool:
        """Tell whether other bodies have an attribute of this name with other values.

        Two lenses that each have "focal_length" have not that of the two together.
        """
        if claim.body is None or claim.measured is None:
            return False
        name = canonical_name(claim.name)
        return any(
            other.body != claim.body
            and other.measured is not None
            and other.measured.si != claim.measured.si
            and canonical_name(other.name) == name
            for other in self.claims.attributes
        )

    def _told_apart(self, claim: Named, names: tuple[str, ...]) -> tuple[str, ...]:
        """Choose among the quantities a name may mean by the value that is stated for it.

        A given of that value comes first; then, of what is not given, the one whose value by the
        question alone fits; and any of them where all have the same value.
        """
        agreeing = tuple(q for q in names if self._agrees_with_given(claim, q))
        if agreeing:
            return agreeing
        if claim.pointer.startswith("/state_0") and self._is_misread(claim, names):
            return tuple(q for q in names if self.is_left_out(q))
        names = of_like_names(self.family.name, self.regime, claim.name, names, self._settled)
        if len(names) == 1:
            return names
        open_ones = tuple(q for q in names if not self.given_values(q))
        if claim.pointer.startswith("/state_1") and not self.gold:  # "m_load" where the largest
            asked = tuple(q for q in self.asked_quantities[:1] if q in open_ones)
            if asked and asked[0] not in self.told and not self._is_named(asked[0], claim):
                return asked
        known = [q for q in open_ones if q in self.told]
        # Of a new variable, what follows from what state 0 read off a picture tells as well.
        drawn = self.asked if claim.pointer.startswith("/state_1") and not known else self.told
        for quantity in (q for q in open_ones if q in drawn):
            unit = unit_of(self.family.quantity(quantity))
            measured = claim.measured.read_in(unit) if claim.measured else None
            if measured and agrees(measured, drawn[quantity]) is Agreement.EQUAL:
                return (quantity,)
        if (wrong := wrongly_asked(self, claim, open_ones)) is not None:
            return (wrong,)
        if known and len(known) == len(open_ones):
            left_out = tuple(q for q in names if q not in open_ones and self.is_left_out(q))
            if (
                self.is_strange(claim)
                and len(left_out) == 1
                and claim.pointer.startswith("/state_0")
            ):
                return left_out  # nothing else in state 0 says what the question gives there
            first = self.told[known[0]]
            if all(abs(self.told[q] - first) <= 1e-9 * abs(first) for q in known):
                return (known[0],)
        # What the question settles at another value is not what is meant.
        open_ones = tuple(q for q in open_ones if q not in known) or open_ones
        if claim.pointer.startswith("/state_0") and self.question.numberless:
            # What is there before, read off a picture, is not what comes after.
            early = tuple(q for q in open_ones if self.family.quantity(q).moment == "before")
            open_ones = early or open_ones
        if len(open_ones) > 1:
            likely, *others = open_ones
            unit = self.textbook_unit(likely)
            measured = claim.measured.read_in(unit) if claim.measured else None
            if measured is not None:
                value = self.ours(likely, measured.si)
                world = self.terms.settled(self.system, {**self.told, likely: value})
                if all(abs(world.get(q, -value) - value) <= 1e-9 * abs(value) for q in others):
                    return (likely,)  # a law makes them equal here
        return open_ones

    def _is_named(self, quantity: str, claim: Named) -> bool:
        """Tell whether another new variable has a quantity's own name, and another value."""
        return any(
            other is not claim
            and meaning.quantities == (quantity,)
            and other.measured is not None
            and claim.measured is not None
            and agrees(claim.measured, other.measured.si) is not Agreement.EQUAL
            for other, meaning in self.terms.new
        )

    def _is_misread(self, claim: Named, names: tuple[str, ...]) -> bool:
        """Tell whether a number that nothing tells stands where one of the question's should.

        No picture may show another one.
        """
        from wmw.verifiers.doubt import shows_more

        return (
            self.is_strange(claim)
            and not shows_more(self.question)
            and sum(self.is_left_out(q) for q in names) == 1
        )

    def is_left_out(self, quantity: str) -> bool:
        """Tell whether no number of state 0 has the size that the question gives for a quantity."""
        given = self.question_givens.get(quantity)
        stated = [claim.measured for claim, _ in self.terms.given if claim.measured is not None]
        return given is not None and not is_among(given.measurement, stated)

    def is_strange(self, claim: Named) -> bool:
        """Tell whether a number has the size of none that the question states.

        Not where but one side of a comparison, or one of two states, is looked at.
        """
        question = self.question
        if self.claims.contrast is not None or self.claims.later is not None:
            return False
        told = (*question.givens.values(), *question.altered.values())
        numbers = (*(given.measurement for given in told), *question.loose)
        return claim.measured is not None and not is_among(claim.measured, numbers)

    def _agrees_with_given(self, claim: Named, quantity: str) -> bool:
        unit = unit_of(self.family.quantity(quantity))
        measured = claim.measured.read_in(unit) if claim.measured else None
        if measured is None or claim.measured is None:
            return False
        stated = (measured, claim.measured)  # a bare number may be meant in SI as well
        return any(
            agrees(reading, value) is Agreement.EQUAL
            for value in self.given_values(quantity)
            for reading in stated
        )

    def quantities_of(self, symbol: str) -> tuple[str, ...]:
        """Return the quantities that an equation's symbol may stand for, the trace's use first."""
        if symbol not in self._meant:
            self._meant[symbol] = self._quantities_of(symbol)
        return self._meant[symbol]

    def _quantities_of(self, symbol: str) -> tuple[str, ...]:
        if symbol in self._new_letters:
            return ()
        used = self._symbols.get(symbol, ())
        if used and symbol not in self._of_one_body:
            return used
        found = self.terms.meaning(symbol).quantities
        if symbol in _ENERGIES:  # "W = F d" where a work is asked for, not a weight
            asked = self.asked_quantities[:1]
            found = (*found, *(q for q in asked if self.family.quantity(q).unit == "J"))
        own = tuple(q for q in found if q in self.system.names)
        own = (*own, *self._namesakes(symbol, own))
        if not used and (meant := as_valued(self, symbol, own)) is not None:
            return meant
        if used:  # with "rho" among the attributes of the water, ρ may be the metal's all the same
            return tuple(dict.fromkeys((*used, *(q for q in own if q in self.asked_quantities))))
        spelled = () if symbol in self.terms.stated_by_name else self._spelled_out.get(symbol, ())
        others = (
            *spelled,
            *counted_from_zero(self, symbol, own),
            *worked_out(self, symbol, own),
            *of_the_whole(self, symbol, own),
        )
        return tuple(dict.fromkeys((*own, *others)))

    def is_open_guess(self, symbol: str) -> bool:
        """Tell whether a symbol is known only as a letter that several names share.

        Or as the letter of one, though the family has it for something that is not looked at here.
        """
        usual = self.terms.meaning(symbol).quantities
        free = symbol not in self._symbols and symbol not in self.terms.stated_by_name
        if symbol.startswith("Delta_") and free:
            return not {*usual} & {*self.system.names}  # that it counts from zero is a guess, too
        if symbol in self._symbols or {*usual} & {*self.system.names}:
            return False
        spelled = self._spelled_out.get(symbol, ())
        return len(spelled) > 1 or bool(spelled and usual)

    def is_stated(self, symbol: str) -> bool:
        """Tell whether the trace states a value for a symbol that could be bound."""
        return symbol in self._symbols

    @cached_property
    def _spelled_out(self) -> dict[str, tuple[str, ...]]:
        return spelled_out((*self.state, *self.results))

    @cached_property
    def _of_one_body(self) -> frozenset[str]:
        """The names that only attributes of bodies have."""
        named = {canonical_name(c.name) for c in (*self.claims.variables, *self.claims.results)}
        return (
            frozenset(canonical_name(c.name) for c in self.claims.attributes if c.body is not None)
            - named
        )

    @cached_property
    def _symbols(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for bound in (*self.state, *self.results):
            if self._differs_by_body(bound.claim):
                continue  # the T of the equation is not the "T" of the hot water alone
            name = canonical_name(bound.claim.name)
            meant = (bound.quantity, *self._turned(bound))
            found[name] = tuple(dict.fromkeys((*found.get(name, ()), *meant)))
        return found

    def _turned(self, bound: Bound) -> Iterator[str]:
        """Yield the quantities of which a value with its direction in words is the size.

        With "2.0 m/s to the left" the v of an equation may be the velocity -2.0 m/s, and not the
        speed.
        """
        if not _WAY.search(bound.measured.rest) or bound.claim.pointer.startswith("/state_1"):
            return
        size, dimension = abs(bound.measured.si), self.textbook_unit(bound.quantity).dimension
        for name, value in self.asked.items():
            signed = self.family.quantity(name).sign == "any" and value < 0
            of_kind = signed and self.textbook_unit(name).dimension == dimension
            if of_kind and abs(-value - size) <= bound.measured.half_unit:
                yield name

    # -- numbers ------------------------------------------------------------------------------

    def ours(self, quantity: str, stated: float) -> float:
        """Return a stated SI value in the family's own sign convention."""
        return stated / self.factors.get(quantity, 1.0)

    def theirs(self, quantity: str, value: float) -> float:
        """Return one of our values in the trace's sign convention."""
        return value * self.factors.get(quantity, 1.0)

    def as_written(self, quantity: str, stated: float) -> float | None:
        """Return the number with which the trace writes a value counted in turns: 3000 (rpm)."""
        for bound in (*self.state, *self.results):
            unit = bound.measured.unit
            if bound.quantity != quantity or unit is None or not unit.turns:
                continue
            if abs(bound.measured.si - stated) <= 1e-6 * abs(stated):
                return bound.measured.value
        return None

    @cached_property
    def intermediates(self) -> tuple[Measurement, ...]:
        """The values that the trace states on its way, which may carry rounding further.

        Where state 1 and the forces have none, they are those of the derivation.
        """
        listed = (force.magnitude for force in self.claims.forces)
        stated = *(bound.measured for bound in self.results), *(m for m in listed if m is not None)
        derivation = self.claims.derivation
        if stated or derivation is None:
            return stated
        found = (mention.measurement for mention in find_measurements(derivation.text))
        return tuple(m for m in found if m.unit is not None)

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
            self._units[quantity] = self._units_of(quantity)
        return self._units[quantity]

    def _units_of(self, quantity: str) -> tuple[Unit, ...]:
        own = [b.claim.measured.unit for b in (*self.state, *self.results)
               if b.quantity == quantity and b.claim.measured]  # fmt: skip
        given = self.question.givens.get(quantity)
        if given is not None:
            own.append(given.measurement.unit)
        if self.claims.answer.measured and quantity in list(self.question.targets)[:1]:
            own.append(self.claims.answer.measured.unit)
        textbook = unit_of(self.family.quantity(quantity))
        # "33 rpm" for a frequency is read in turns per second, never as an angular speed.
        found = [unit for unit in own if unit and unit.dimension == textbook.dimension]
        if textbook.difference:
            found = [replace(unit, offset=0.0, difference=True) for unit in found]
        return tuple(dict.fromkeys((*found, textbook)))

    def data_units(self, quantity: str) -> tuple[Unit, ...]:
        """Return the units that the numbers put into an equation for the quantity may have.

        Beside its own these are the units of like givens: kΩ for what two resistors of kΩ make.
        """
        dimension = self.textbook_unit(quantity).dimension
        told = (given.measurement.unit for given in self.question.givens.values())
        like = tuple(unit for unit in told if unit is not None and unit.dimension == dimension)
        return tuple(dict.fromkeys((*self.units_of(quantity), *like)))

    def textbook_unit(self, quantity: str) -> Unit:
        """Return the unit in which a textbook gives the quantity."""
        return unit_of(self.family.quantity(quantity))

    @cached_property
    def distinct_worlds(self) -> tuple[World, ...]:
        """The solved worlds without repeats: own, asked, before."""
        found: list[World] = []
        for world in (self.own, self.asked, self.before):
            if not any(world is other for other in found):
                found.append(world)
        return tuple(found)

    @property
    def options(self) -> tuple[Option, ...]:
        """The question's options."""
        return self.question.options

    @property
    def may_be_asked(self) -> bool:
        """Whether the regime has something that the question may ask for."""
        question = self.question
        return (
            bool(question.outcomes)
            or not question.targets
            or any(name in self.system.names for name in question.targets)
        )

    @cached_property
    def asked_quantities(self) -> tuple[str, ...]:
        """The quantities that the question may ask for, the likeliest first."""
        if self.gold:
            return (self.gold.target,) if self.gold.target in self.system.names else ()
        targets = self.question.instead if self._number_instead else self.question.targets
        known = {q: at for q, at in targets.items() if q in self.system.names}
        stated = {*self.question.givens} - {*self.question.altered}
        stated |= shares_given(self.family.name, {*stated, *self.question.facts_in(self.regime)})
        if known.keys() <= stated and not targets.keys() <= stated:
            return ()  # what is asked for has no place here; what is stated is not asked for
        # What stands farther off is said of the scene, not asked.
        farthest = min(known.values(), default=0) + _AS_CLOSE
        asked = tuple(q for q, at in known.items() if at <= farthest)
        if len(asked) > 1 or self.question.numberless:
            # What state 0 took from the question or read off the picture is not what is asked.
            asked = tuple(q for q in asked if q not in self._taken_over) or asked
            asked = (
                tuple(q for q in asked if q not in shares_given(self.family.name, stated)) or asked
            )
            asked = not_given_already(self.family.name, asked, stated)
        open_question = self.question.outcomes or self.question.targets
        return asked or (() if open_question else self._asked_by_noun)

    @cached_property
    def _taken_over(self) -> frozenset[str]:
        """The quantities that state 0 states, with a number of the question if it has any."""
        return frozenset(
            bound.quantity
            for bound in self.state
            if self.question.numberless or not self.is_strange(bound.claim)
        )

    @cached_property
    def _asked_by_noun(self) -> tuple[str, ...]:
        """What "what current flows" asks for where every current here has the same value."""
        if asks_of_two(self.question.asking):
            return ()
        asking = set(self.question.asking.split())
        for noun, quantities in self.words.nouns.items():
            if noun not in asking:
                continue
            names = [
                q
                for q in quantities
                if q in self.system.names
                and not self.given_values(q)
                and not self.family.quantity(q).choices  # "what acceleration" is not for g
            ]
            if not names or any(q not in self.asked for q in names):
                continue
            if self.family.quantity(names[0]).meaning.startswith("net ") and "net" not in asking:
                continue  # who asks for the work seldom means that of all forces
            kind = _KIND_OF_FORCE.search(self.question.asking) if noun == "force" else None
            if kind is not None and kind[0] not in self.family.quantity(names[0]).meaning:
                continue  # the friction force is not the one that pulls
            first = self.asked[names[0]]
            if (unit := _OF_MANY_NAMES.get(noun)) is not None:
                names += [q for q in self.asked if self._is_open(q, unit)]
            if all(abs(self.asked[q] - first) <= 1e-9 * abs(first) for q in names):
                return (names[0],)
        return ()

    def _is_open(self, name: str, unit: str) -> bool:
        return self.family.quantity(name).unit == unit and not self.given_values(name)

    @property
    def asked_outcomes(self) -> tuple[str, ...]:
        """The qualitative outcomes that the question may ask for, the likeliest first."""
        if self.gold:
            return () if self.gold.target in self.system.names else (self.gold.target,)
        return () if self._number_instead else self.question.outcomes

    @property
    def _number_instead(self) -> bool:
        """Whether a number is answered where the question may ask for one or for an outcome."""
        answer = self.claims.answer.measured
        if answer is None or not self.question.instead or self.options:
            return False
        kinds = {self.textbook_unit(name).dimension for name in self.question.instead}
        none_of_all = (
            answer.unit is not None and answer.value == 0 and answer.unit.dimension not in kinds
        )
        return not none_of_all  # "0 J" says that no work is done

    # -- what the rules ask -------------------------------------------------------------------

    def decide(self, field: FieldName) -> None:
        """Record that something in the field could be held against the laws."""
        self.decided.add(field)

    def given_values(self, quantity: str) -> tuple[float, ...]:
        """Return the SI values that the question (or gold) gives: altered and before."""
        if quantity not in self._given:
            self._given[quantity] = self._given_values(quantity)
        return self._given[quantity]

    def _given_values(self, quantity: str) -> tuple[float, ...]:
        if self.gold:
            found = [self.gold.altered.get(quantity), self.gold.givens.get(quantity)]
        else:
            old, new = self.question_givens.get(quantity), self.question.altered.get(quantity)
            facts = self.question.facts_in(self.regime)
            found = [g.measurement.si for g in (new, old) if g is not None]
            if not found and quantity in facts and quantity in self.system.names:
                found.append(facts[quantity])
        return tuple(value for value in found if value is not None)
