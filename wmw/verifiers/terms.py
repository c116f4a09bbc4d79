"""A trace in the words of one family: what every reading of it has in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from wmw.core import registry
from wmw.core.equation import canonical_name
from wmw.core.family import Family, Outcome
from wmw.core.quantity import Measurement, read_value
from wmw.core.system import System, World, unit_of
from wmw.core.units import Unit, compatible, parse_unit
from wmw.core.work import spend
from wmw.verifiers.bodies.casting import bodies_with_initial, body_by_initial, cast
from wmw.verifiers.bodies.renumbered import counted_from_zero, exchanged
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.comparing.later_values import of_states, with_later
from wmw.verifiers.equations.parts import wholes
from wmw.verifiers.equations.rounding import Truth
from wmw.verifiers.questions.question import Question
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.vocabulary.lexicon import Lexicon, Meaning, lexicon, plain
from wmw.verifiers.vocabulary.unit_names import units_in

_NAME = 15
"""Steps of work that it takes to look a name up."""
_NAME_IN_TEXT = re.compile(r"[^\W\d]\w*")


def _of_all_sides(question: Question, of_one: frozenset[str]) -> Question:
    """Return a question that compares worlds without what its words fix on one of them alone."""
    if not of_one:
        return question
    facts = (
        ({name: value for name, value in values.items() if name not in of_one}, regimes)
        for values, regimes in question.facts
    )
    return replace(question, facts=tuple(facts))


class Terms:
    """Names, bodies and stated facts of a trace, looked up once for all its readings."""

    def __init__(self, claims: Claims, family: str) -> None:
        self.claims = claims
        self.family: Family = registry.family(family)
        self.words: Lexicon = lexicon(family)
        self.question: Question = self.read_question()
        self._worlds: dict[tuple[object, ...], World] = {}
        self._casts: dict[str, Mapping[str, str]] = {}
        self.dependences: dict[tuple[object, ...], Outcome | None] = {}
        self.proportions: dict[tuple[str, str], Truth] = {}
        bodies = [plain(name) for name in claims.bodies]
        self._bodies = frozenset(w for body in bodies for w in (body, *body.split()))

    def read_question(self, regime: str | None = None) -> Question:
        """Return the question as read, its numbers dealt out among all quantities or a regime's."""
        question = read_question(self.claims.question, self.family.name, regime)
        if self.claims.contrast is not None:
            question = _of_all_sides(question, self.claims.contrast.comparison.of_one_side)
        later = self.claims.later
        return question if later is None else with_later(question, self.family.name, later)

    def cast_in(self, regime: str, names: Mapping[str, str] | None = None) -> Mapping[str, str]:
        """Return the roles that the trace's bodies play in a regime, where they can be told.

        `names` are the words for them where the scene is known, the same in all readings.
        """
        if regime not in self._casts:
            self._casts[regime] = cast(self.claims, self.words, regime, names)
        return self._casts[regime]

    def settled(self, system: System, knowns: World) -> World:
        """Return the world that values lead to in a regime; readings often have the same.

        The world is shared: it must not be changed.
        """
        key = (system.regime.name, *knowns.items())
        if key not in self._worlds:
            self._worlds[key] = system.settle(knowns)
        return self._worlds[key]

    def meaning(self, name: str) -> Meaning:
        """Return what a name of the trace may mean, its own bodies' names known."""
        name = self._from_zero.get(name, name)
        return self._meaning(exchanged(name) if self.claims.renumbered else name)

    @cached_property
    def _from_zero(self) -> Mapping[str, str]:
        return counted_from_zero(self.claims)

    def _meaning(self, name: str) -> Meaning:
        if self._is_quotient(name):
            return Meaning(())
        if name in self._of_states:
            return self._of_states[name]
        if (stem := self._before_unit(name)) is not None:
            return self._meaning(stem)
        found = self._own_meaning(name)
        if found.quantities and (others := self._wholes.get(canonical_name(name))):
            found = self._of_part(found, others)
        if canonical_name(name) in self.words.symbols:
            return self._with_initials(name, found)
        body = body_by_initial(name, self.claims.bodies)
        return found if body is None else self._also_of(body, name, found)

    def _also_of(self, body: str, name: str, found: Meaning) -> Meaning:
        """Return a meaning with what the letter before the initial may be of the body.

        A body of no known role may have any that no other body surely has: what has the voltage of
        a battery is no resistor beside one.
        """
        known = tuple(self.words.roles_of(body))
        if not known:
            others = [self.words.roles_of(other) for other in self.claims.bodies if other != body]
            taken = {role for roles in others if len(roles) == 1 for role in roles}
            known = tuple(role.name for role in self.family.roles if role.name not in taken)
        own = self.words.of_body(canonical_name(name)[:-2], known)
        return replace(found, quantities=tuple(dict.fromkeys((*found.quantities, *own))))

    def _is_quotient(self, name: str) -> bool:
        """Tell whether a name is that of one quantity over another: "T/W": 0.40."""
        if name.count("/") != 1 or canonical_name(name) in self.words.symbols:
            return False
        return all(self.words.meaning(part, self._bodies).quantities for part in name.split("/"))

    def _before_unit(self, name: str) -> str | None:
        """Return the letter of a symbol that ends in a unit: the force F in "F_N": 200.

        Only where numbers of the trace have their units in their names, and the trace's equations
        have the letter alone.
        """
        symbol = canonical_name(name)
        if symbol not in self.words.symbols or symbol in self._letters or not self._has_united:
            return None
        if name in self._valued_in_units:
            return None
        for stem, tail in units_in(name):
            unit = parse_unit(tail)
            if unit is None or canonical_name(stem) not in self._letters:
                continue
            quantities = map(self.family.quantity, self._own_meaning(stem).quantities)
            if any(_may_end_in(unit, unit_of(q)) for q in quantities):
                return stem
        return None

    @cached_property
    def _letters(self) -> frozenset[str]:
        """The names in the trace's equation and working."""
        texts = (self.claims.equation, self.claims.derivation)
        names = (name for text in texts if text for name in _NAME_IN_TEXT.findall(text.text))
        return frozenset(map(canonical_name, names))

    @cached_property
    def _valued_in_units(self) -> frozenset[str]:
        """The names whose values have units of their own: the N of F_N is none then."""
        named = (*self.claims.variables, *self.claims.attributes, *self.claims.results)
        return frozenset(c.name for c in named if c.measured is not None and c.measured.unit)

    @cached_property
    def _has_united(self) -> bool:
        """Tell whether bare numbers of the trace have their units in their names: `b_m`."""
        named = (*self.claims.variables, *self.claims.attributes, *self.claims.results)
        bare = (c for c in named if c.measured is not None and c.measured.unit is None)
        return any(
            units_in(c.name) and canonical_name(c.name) not in self.words.symbols for c in bare
        )

    def _own_meaning(self, name: str) -> Meaning:
        return self.words.meaning(name, self._bodies)

    def _of_part(self, found: Meaning, wholes: frozenset[str]) -> Meaning:
        """Return what the name of a part may mean: not what a whole's name alone means.

        Where a name tells the moment, one is the other later on, and no part of it.
        """
        whole = [self._own_meaning(name) for name in sorted(wholes)]
        taken = {
            quantity
            for other in whole
            if len(other.quantities) == 1 and other.moment == found.moment
            for quantity in other.quantities
        }
        return replace(found, quantities=tuple(q for q in found.quantities if q not in taken))

    @cached_property
    def _wholes(self) -> Mapping[str, frozenset[str]]:
        """The names of parts of a sum, with those of their sums.

        Nothing is to be told apart where no two names may mean the same.
        """
        named = (*self.claims.variables, *self.claims.results)
        names = dict.fromkeys(canonical_name(c.name) for c in named if c.measured is not None)
        meant = [q for name in names for q in self._own_meaning(name).quantities]
        if len(meant) == len(set(meant)):
            return {}
        return wholes(self.claims, self.words.symbols | frozenset(names))

    def _with_initials(self, name: str, found: Meaning) -> Meaning:
        """Return a symbol's meaning with what it may be of a body whose initial it ends in."""
        if len(found.quantities) != 1:  # a skater's v_s, whatever else has the letter
            body = body_by_initial(name, self.claims.bodies)
            return found if body is None else self._also_of(body, name, found)
        if self.words.family.quantity(found.quantities[0]).body is None:
            return found
        stem = canonical_name(name).rpartition("_")[0]
        sibling = {f"{stem}_A", f"{stem}_P", f"{stem}_X"} & self._names
        bodies = bodies_with_initial(name, self.claims.question, self.claims.bodies)
        if sibling:
            return found
        if not bodies:
            body = self._with_second_letter(name)
            return found if body is None else self._also_of(body, name, found)
        roles = {role for body in bodies for role in self.words.roles_of(body)}
        own = self.words.of_body(stem, tuple(roles))
        return replace(found, quantities=tuple(dict.fromkeys((*found.quantities, *own))))

    def _with_second_letter(self, name: str) -> str | None:
        """Return the bag that m_B may be of, where B is else the second of two letters."""
        stem, _, letter = canonical_name(name).rpartition("_")
        if letter != "B" or f"{stem}_A" not in self.words.symbols:
            return None
        bodies = [
            {self.family.quantity(q).body for q in self.words.meaning(f"{stem}_{one}").quantities}
            for one in "AB"
        ]
        if None in bodies[0] | bodies[1] or not bodies[0].isdisjoint(bodies[1]):
            return None  # F_A and F_B are both the buoyant force
        if re.search(r"\b[a-z]+ B\b", self.claims.question):
            return None
        return body_by_initial(name, self.claims.bodies)

    @cached_property
    def _names(self) -> frozenset[str]:
        claims = self.claims
        return frozenset(canonical_name(c.name) for c in (*claims.variables, *claims.results))

    @cached_property
    def _of_states(self) -> Mapping[str, Meaning]:
        """What names mean that are marked as of the first or the second of two told states."""
        later = self.claims.later
        if later is None:
            return {}
        named = (*self.claims.variables, *self.claims.attributes, *self.claims.results)
        return of_states(named, self.question, self.family.name, later)

    @cached_property
    def given(self) -> tuple[tuple[Named, Meaning], ...]:
        """Variables and attributes of state 0, with the unit that a name ends in."""
        return self._meant((*self.claims.variables, *self.claims.attributes))

    @cached_property
    def new(self) -> tuple[tuple[Named, Meaning], ...]:
        """New variables of state 1, with the unit that a name ends in."""
        return self._meant(self.claims.results)

    def _meant(self, claims: tuple[Named, ...]) -> tuple[tuple[Named, Meaning], ...]:
        spend(_NAME * len(claims))
        return tuple(
            (self._with_unit(claim), self.meaning(claim.name))
            for claim in claims
            if claim.measured is not None
        )

    def _with_unit(self, claim: Named) -> Named:
        """Give a bare number the unit that its name ends in: `"mass_kg": 14`, `"x_total_m": 0.2`.

        Only a unit that the quantity can have: the s of mu_s is a subscript. Where the name means
        nothing to the family it is a guess (F_min), and the bare number may be meant as well.
        """
        if claim.measured is None or claim.measured.unit is not None:
            return claim
        quantities = [*map(self.family.quantity, self.meaning(claim.name).quantities)]
        symbol = (
            canonical_name(claim.name) in self.words.symbols
            and self._before_unit(claim.name) is None
        )
        for _, tail in units_in(claim.name):
            unit = parse_unit(tail)
            if unit is None or (len(tail) == 1 and symbol):
                continue
            if not quantities or any(_may_end_in(unit, unit_of(q)) for q in quantities):
                read = read_value(claim.raw, tail)
                return replace(claim, read=read) if isinstance(read, Measurement) else claim
        return claim

    @cached_property
    def stated_by_name(self) -> dict[str, Measurement]:
        """Every named measurement of the trace by canonical name, bound or not."""
        return {
            canonical_name(claim.name): claim.measured
            for claim in map(self._with_unit, (*self.claims.variables, *self.claims.results))
            if claim.measured is not None
        }

    @cached_property
    def told_facts(self) -> tuple[tuple[dict[str, float], tuple[str, ...]], ...]:
        """Values that assumptions and attributes fix by words, with the regimes they hold in."""
        texts = [text.text for text in self.claims.assumptions]
        texts += [c.raw for c in self.claims.attributes if isinstance(c.raw, str)]
        spend(sum(len(text) for text in texts) // 4)
        return self.words.facts_in(" . ".join(plain(text) for text in texts), denials=True)


def _may_end_in(unit: Unit, textbook: Unit) -> bool:
    """Tell whether a name's last word may be its unit: "oscillations" ends a count's name."""
    return compatible(unit, textbook) and (not unit.turns or any(textbook.dimension))
