"""What a family's words mean: names of quantities, bodies, forces, directions and outcomes."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TypeAlias

from wmw.core import registry
from wmw.core.equation import canonical_name
from wmw.core.family import (
    Choice,
    Direction,
    Family,
    ForceSpec,
    Outcome,
    Quantity,
    Role,
    in_regime,
)
from wmw.core.system import unit_of
from wmw.core.units import Unit, compatible, parse_unit
from wmw.core.work import spend
from wmw.verifiers.vocabulary.phrases import Phrases
from wmw.verifiers.vocabulary.synonyms import alike, bare_of_adjectives
from wmw.verifiers.vocabulary.unit_names import units_in

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_HUMP = re.compile(r"[a-z0-9][A-Z]")
_WORD = re.compile(r"[^\W_]+", re.UNICODE)
_ASIDE = re.compile(
    r"\(|\bbecause\b|\bsince\b|\bopposite\b|\bopposing\b|\bagainst\b|\bwith\b|\bwhile\b|;", re.I
)
"""Where a direction's explanation begins."""
_ARTICLES = frozenset({"the", "a", "an", "its", "it", "is", "be"})
_FILLERS = frozenset(
    {"of", "the", "along", "for", "value", "magnitude", "size", "in", "on", "at", "by"}
)
_CHANGES = frozenset({"change", "rise", "drop", "fall", "increase", "decrease", "difference"})
_POINT = re.compile(r"(point|spot|mark|dot|speck|place|particle) (?:on|at|in|of) ")
_PARTICLES = frozenset({"of", "the", "for", "in", "on", "at", "by"})
_UNIT_TAILS = frozenset(
    {"deg", "degrees", "degree", "rad", "kg", "m", "s", "n",
     "mps", "ms", "ohm", "ohms", "v", "a", "w",
     "j", "pa", "cm", "mm", "km", "nm", "um", "hz", "khz", "mhz", "ghz", "kgs", "si", "mps2", "ms2",
     "kmh", "kmph", "kph", "rpm", "kj", "kn", "kpa", "kw", "mw", "percent", "celsius", "min", "m2",
     "m3", "cm2", "cm3"}
)  # fmt: skip
_COMPASS = frozenset({"N", "W"})
"""Units that are points of the compass as well."""
_SHORTENED = {
    "vel": "velocity", "spd": "speed", "accel": "acceleration", "acc": "acceleration",
    "dist": "distance", "freq": "frequency", "temp": "temperature", "vol": "volume",
    "len": "length", "pos": "position", "wt": "weight", "ang": "angle", "mom": "momentum",
    "amp": "amplitude", "wavelen": "wavelength", "coef": "coefficient", "coeff": "coefficient",
    "diam": "diameter", "rad": "radius", "dens": "density",
}  # fmt: skip
"""Words that names of variables are shortened to."""
_PULL_OF_A_WORLD = re.compile(
    r"\b(?:earth|moon|mars|planet) s (?:gravitational )?(?:pull|attraction|force)\b"
    r"|\b(?:pull|attraction) of (?:earth|moon|mars|planet)\b"
    r"|\bgravitational (?:pull|attraction)\b|\bgravity s pull\b"
    r"|\bpull (?:of|by|from|due to) gravity\b"
)
_SUPPORT = (
    r"(?:floor|ground|table|tabletop|bench|desk|shelf|road|track|surface|ramp|slope|incline|wall"
    r"|seat|scale)"
)
_PUSH_OF_A_SUPPORT = re.compile(
    rf"\b{_SUPPORT} s (?:upward |outward )?(?:push|support|reaction)\b"
    rf"|\b(?:push|support|reaction) (?:of|from|by|exerted by) {_SUPPORT}\b"
)
"""A push that comes from what a body rests on is the normal force, whoever else pushes it."""
_OF_A_STRING = frozenset({"F_S", "F_T", "F_string", "F_rope", "F_cord", "S"})
"""Letters for the force of a string, where no force of the scene is called so."""
_OF_GRAVITY = frozenset({"Fg", "FG", "F_G", "Fgrav", "F_grav", "F_gravity", "F_g"})
AFTER = frozenset({"new", "after", "final", "prime", "now", "changed"})
_BEFORE = frozenset({"old", "before", "original", "initial"})
_SYMBOL_LENGTH = 3
"""Names up to this long are symbols, in which upper and lower case differ (m, M)."""
_PREPOSITION = re.compile(
    r" (?:of|at|in|on|to|from|for|with|through|by|between|above|below|along|across|about|against"
    r"|behind|inside|outside|over|under|per|since|that|toward|until|when|where|which|without) "
    r"| (?:before|after)\b|[,:]"
)
"""Where the noun that a quantity's meaning begins with ends."""
NEVER_BARE = frozenset({"dB", "h/day"})
"""Units of numbers that are never given without them."""
_UNITS = 512
"""How many units' quantities are remembered."""
_ChoicePhrases: TypeAlias = Phrases[tuple[int, int]]
"""Phrases of an outcome, each with its own place among them and that of its choice."""

_DENIED = re.compile(r"\b(not|never|cannot|[a-z]{2,6}n t) (\w+)")
"""A denial and the word behind it, in plain words."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a name may stand for: candidate quantities, and whether it names the altered value."""

    quantities: tuple[str, ...]
    moment: str | None = None


class Lexicon:
    """The reading vocabulary of one family, made once from its declaration."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self._exact: dict[str, tuple[str, ...]] = {}
        self._lower: dict[str, tuple[str, ...]] = {}
        self._bases: dict[str, tuple[str, ...]] = {}
        for quantity in family.quantities:
            for alias in (quantity.name, *quantity.aliases):
                self._add(canonical_name(alias), (quantity.name,))
        for alias, symbols in family.ambiguous.items():
            self._add(canonical_name(alias), tuple(str(s.name) for s in symbols))
        self.symbols = frozenset(self._exact)
        self.roles = _by_word(family.roles)
        self.counted = _counted(family)
        """Things of which the family knows a first and a second."""
        self._directions = dict(self._direction_phrases())
        self._direction_index = Phrases(self._directions.items())
        self._declared = {outcome.name: outcome for outcome in family.outcomes}
        self._choices: dict[str, _ChoicePhrases] = {}
        self._made: tuple[Outcome, _ChoicePhrases] | None = None  # the last made for a question
        self._possible: dict[str | None, tuple[tuple[int, Quantity, Unit], ...]] = {}
        self.asking = Phrases(self._asking())
        # What phrases speak of: facts and regimes by their place in the declaration, a cue's
        # quantity and its rank there, and of a regime's phrase whether it is one that rules it out.
        self._facts = Phrases(_fact_phrases(family))
        self._no_facts = Phrases(
            (plain(phrase), place)
            for place, fact in enumerate(family.facts)
            for phrase in fact.unless
        )
        self._usual = Phrases(_usual_phrases(family))
        told = [cue for cue in _cues(family) if _NUMBER_HERE not in cue[2]]
        self.cues = Phrases((plain(cue), (name, rank)) for name, rank, cue in told)
        self.meanings = Phrases(
            (plain(quantity.meaning), (quantity.name, len(quantity.cues)))
            for quantity in family.quantities
        )
        self.around = tuple(_cues_around(family))
        self.regimes = Phrases(_regime_phrases(family))
        self.earlier = _earlier(family)
        self.nouns = _nouns(family)

    def _add(self, alias: str, names: tuple[str, ...]) -> None:
        self._exact[alias] = tuple(dict.fromkeys((*self._exact.get(alias, ()), *names)))
        if len(alias) > _SYMBOL_LENGTH:
            low = alias.lower()
            self._lower[low] = tuple(dict.fromkeys((*self._lower.get(low, ()), *names)))
        base = re.sub(r"_?\d+$", "", alias)
        if base and base != alias:
            self._bases[base] = tuple(dict.fromkeys((*self._bases.get(base, ()), *names)))

    @lru_cache(maxsize=4096)  # noqa: B019 - one lexicon per family lives as long as the process
    def meaning(self, name: str, bodies: frozenset[str] = frozenset()) -> Meaning:
        """Return what a name of a trace may mean.

        `bodies` are the trace's own bodies in plain words, whole and word by word.
        """
        if len(name) > _CACHED_LENGTH:
            return Meaning(())
        canonical = canonical_name(name)
        found = self._look(canonical)
        if found:
            return Meaning(found)
        tokens = [t for t in _CAMEL.sub("_", canonical.replace(" ", "_")).split("_") if t]
        if found := self._look("_".join(tokens)):  # "heightAfter" may be a name of its own
            return Meaning(found)
        of = len(tokens) > 2 and tokens[0].lower() in _CHANGES and tokens[1].lower() in _PARTICLES
        if of and (found := self._look("_".join((*tokens[2:], tokens[0])))):  # "change of length"
            return Meaning(found)
        if len(tokens) > 1 and (number := COUNTS.get(tokens[-1].lower())):  # "massOne"
            return self.meaning("_".join((*tokens[:-1], number)), bodies)
        moment = None
        if len(tokens) > 1 and tokens[-1].lower() in AFTER | _BEFORE:
            moment = "after" if tokens[-1].lower() in AFTER else "before"
            tokens = tokens[:-1]
            if found := self._look("_".join(tokens)):
                return Meaning(found, moment)
        kept = [t for t in tokens if t.lower() not in _FILLERS]
        stem = self._without_other_unit(canonical)
        joined = [t for t in tokens if t.lower() not in _PARTICLES]
        stem_kept = [t for t in stem if t.lower() not in _FILLERS]
        # Words such as "magnitude" are dropped last: they may belong to the name.
        for trials in (
            (tokens, joined, _without_unit(tokens), stem),
            (kept, _without_unit(kept), stem_kept),
        ):
            for trial in trials:
                found = self._look("_".join(trial))
                if found and self._takes_tail(found, tokens[len(trial) :]):
                    return Meaning(found, moment)
            for trial in trials:
                if found := self._of_named_body(trial, bodies):
                    return Meaning(found, moment)
                bare = [t for t in trial if not self._is_body(t, bodies)] or trial[-1:]
                if bare and bare != trial:
                    roles = next((r for t in trial if (r := self.roles_of(t))), ())
                    if found := self._of_body("_".join(bare), roles):
                        return Meaning(found, moment)
                rest = [t for t in trial[1:] if not self._is_body(t, bodies)]
                if len(trial) > 1 and not rest and len(trial[0]) > _SYMBOL_LENGTH:
                    # "mass of the bag", where bodies are called masses as well
                    roles = next((r for t in trial[1:] if (r := self.roles_of(t))), ())
                    if found := self._of_body(trial[0], roles):
                        return Meaning(found, moment)
        whole = [_SHORTENED.get(t.lower(), t) for t in tokens]
        if whole != tokens:
            return replace(self.meaning("_".join(whole), bodies), moment=moment)
        return Meaning((), moment)

    def is_certain(self, name: str) -> bool:
        """Tell whether a name is one of the family's own, but for its moment and its unit.

        In others a body, a role or a word is passed over: "momentum of Nora" may be taken for the
        momentum of all.
        """
        canonical = canonical_name(name)
        tokens = [t for t in _CAMEL.sub("_", canonical.replace(" ", "_")).split("_") if t]
        if len(tokens) > 1 and tokens[-1].lower() in AFTER | _BEFORE:
            tokens = tokens[:-1]
        kept = [t for t in tokens if t.lower() not in _FILLERS]
        if self._look(canonical) or any(self._look("_".join(t)) for t in (tokens, kept)):
            return True
        for whole in (tokens, kept):
            bare = _without_unit(whole)
            if self._may_be_units(self._look("_".join(bare)), whole[len(bare) :]):
                return True
        return False

    def _may_be_units(self, found: Collection[str], tail: list[str]) -> bool:
        """Tell whether the end of a name is a unit of what the rest means, and no body's letter.

        The A of "momentum_A" is one of two bodies, that of "current_A" may be amperes.
        """
        if len(tail) != 1 or len(tail[0]) != 1:
            return bool(found)
        units = [u for u in map(parse_unit, (tail[0], tail[0].upper())) if u is not None]
        return any(
            compatible(unit, unit_of(self.family.quantity(quantity)))
            for quantity in found
            for unit in units
        )

    def _look(self, name: str) -> tuple[str, ...]:
        return self._exact.get(name) or self._lower.get(name.lower(), ())

    def _takes_tail(self, found: Iterable[str], tail: list[str]) -> bool:
        """Tell whether what is dropped from a name's end may be the unit of what it means.

        The N of "F_N" may be newtons; that of "p_N" is no unit of a momentum, but the way north.
        """
        if len(tail) != 1 or tail[0] not in _COMPASS:
            return True
        unit = parse_unit(tail[0])
        return unit is not None and any(
            compatible(unit, unit_of(self.family.quantity(quantity))) for quantity in found
        )

    def _without_other_unit(self, name: str) -> list[str]:
        """Return a name's words without a unit such as kJ or m_per_s that its quantity can have."""
        for stem, text in units_in(name):
            unit = parse_unit(text)
            words = [t for t in _CAMEL.sub("_", stem).split("_") if t]
            kept = [t for t in words if t.lower() not in _FILLERS]
            for found in (self._look("_".join(words)), self._look("_".join(kept))):
                if unit and any(compatible(unit, unit_of(self.family.quantity(q))) for q in found):
                    return words
        return []

    def _of_named_body(self, tokens: list[str], bodies: frozenset[str]) -> tuple[str, ...]:
        """Return what "resistance_of_lamp_L_1" means where "lamp l 1" is one of the bodies."""
        low = [plain(token) for token in tokens]
        for body in sorted((b for b in bodies if " " in b), key=len, reverse=True):
            words = body.split()
            for at in range(len(low) - len(words) + 1):
                rest = tokens[:at] + tokens[at + len(words) :]
                if rest and low[at : at + len(words)] == words:
                    return self._of_body("_".join(rest), self.roles_of(body))
        return ()

    def _of_body(self, base: str, roles: tuple[str, ...]) -> tuple[str, ...]:
        """Return the quantities a base name ("n" of "n_glass") has, those of the body first."""
        found = tuple(dict.fromkeys((*self._look(base), *self._bases.get(base, ()))))
        return self.of_body(base, roles) or found

    def of_body(self, base: str, roles: tuple[str, ...]) -> tuple[str, ...]:
        """Return those quantities of a base name ("v" of "v_a") that bodies of the roles have."""
        found = dict.fromkeys((*self._look(base), *self._bases.get(base, ())))
        return tuple(q for q in found if self.family.quantity(q).body in roles)

    def _is_body(self, token: str, bodies: frozenset[str]) -> bool:
        word = plain(token)
        return word in self.roles or word in bodies

    def roles_of(self, name: str, regime: str | None = None) -> tuple[str, ...]:
        """Return the roles that a body's name may speak of; the last telling word decides.

        With a regime these are the roles that go by that word there: a bucket hangs from a table's
        edge, and over a pulley alone it may be either body.
        """
        roles = self.roles if regime is None else self._roles_in(regime)
        whole = plain(name)
        if whole in roles:
            return roles[whole]
        if (point := _POINT.match(whole)) is not None:
            whole = point[1]  # what is on a disk is not the disk
        for word in reversed(whole.split()):
            if word in roles:
                return roles[word]
            bare = word.rstrip("0123456789₀₁₂₃₄₅₆₇₈₉")
            if bare != word and bare in roles:
                return roles[bare]
        return ()

    @lru_cache(maxsize=256)  # noqa: B019 - see meaning
    def _roles_in(self, regime: str) -> dict[str, tuple[str, ...]]:
        return _by_word(r for r in self.family.roles if in_regime(r.regimes, regime))

    def role(self, name: str) -> str | None:
        """Return the role that a body's name speaks of, where it can be only one."""
        roles = self.roles_of(name)
        return roles[0] if len(roles) == 1 else None

    @lru_cache(maxsize=4096)  # noqa: B019 - see meaning
    def force_specs(self, name: str, regime: str) -> tuple[ForceSpec, ...]:
        """Return the forces of the regime that a force's name may speak of."""
        wanted = plain(name)
        exact = canonical_name(name)
        by_kind = self._by_kind(wanted, exact, regime)
        if by_kind is not None:
            return by_kind
        matches = []
        for spec in self.family.forces:
            if not in_regime(spec.regimes, regime):
                continue
            for word in (spec.name, *spec.words):
                low = plain(word)
                if (
                    exact == canonical_name(word)
                    or wanted == low
                    or (len(low) > _SYMBOL_LENGTH and holds_phrase(wanted, low))
                ):
                    matches.append((len(low), spec))
                    break
        best = max((size for size, _ in matches), default=0)
        found = tuple(spec for size, spec in matches if size == best)
        # "The Earth's pull" is none of a rope, or of a hand.
        if _PULL_OF_A_WORLD.search(wanted) and not any(map(_is_weight, found)):
            gravity = [s for s in self.family.forces if _is_weight(s)]
            return tuple(s for s in gravity if in_regime(s.regimes, regime))
        return found

    def _by_kind(self, wanted: str, exact: str, regime: str) -> tuple[ForceSpec, ...] | None:
        """Return the forces of the kind that a name tells by who pushes, or by a usual letter.

        None where it tells none.
        """
        here = [s for s in self.family.forces if in_regime(s.regimes, regime)]
        if _PUSH_OF_A_SUPPORT.search(wanted):
            return tuple(s for s in here if s.name.startswith("normal"))
        if exact in _OF_GRAVITY and not any(exact in map(canonical_name, s.words) for s in here):
            return tuple(filter(_is_weight, here)) or None
        if exact not in _OF_A_STRING or any(exact in map(canonical_name, s.words) for s in here):
            return None
        return tuple(s for s in here if s.name.startswith("tension")) or None

    def _direction_phrases(self) -> Iterator[tuple[str, Direction]]:
        for direction in self.family.directions:
            for phrase in direction.phrases:
                for text in self.spelled(phrase):
                    yield plain(text), direction

    def spelled(self, phrase: str) -> Iterator[str]:
        """Yield the phrase with every word that a {role} in it goes by."""
        slot = _SLOT.search(phrase) if "{" in phrase else None
        if slot is None:
            yield phrase
            return
        role = next((r for r in self.family.roles if r.name == slot[1]), None)
        for word in role.words if role else (slot[1],):
            yield from self.spelled(phrase.replace(slot[0], word))

    @lru_cache(maxsize=4096)  # noqa: B019 - see meaning
    def direction(self, text: str) -> tuple[Direction | None, bool]:
        """Return the direction a text names and whether it is named exactly.

        None where it names none, or two unlike ones; a phrase within a longer one does not count,
        nor what only explains the direction ("upslope, because the box slides down").
        """
        text = text[:_CACHED_LENGTH]
        for wanted in (plain(text), plain(_ASIDE.split(text)[0])):
            if wanted in self._directions:  # "opposite to the motion" is a direction by itself
                return self._directions[wanted], True
        found = [
            (start, start + len(phrase), self._directions[phrase])
            for phrase, start in self._direction_index.found(wanted).items()
        ]
        outer = [
            (start, end, direction)
            for start, end, direction in found
            if not any(s <= start and end <= e and e - s > end - start for s, e, _ in found)
        ]
        if len({direction.name for _, _, direction in outer}) != 1:
            return None, False
        return outer[0][2], False

    def outcomes(self, regime: str) -> tuple[Outcome, ...]:
        """Return the qualitative outcomes that are declared for the regime."""
        return tuple(o for o in self.family.outcomes if in_regime(o.regimes, regime))

    def choice(self, text: str, outcome: Outcome) -> Choice | None:
        """Return the one value of the outcome that the text states; None where it is not clear."""
        spend(5 + len(text) // 4)
        if outcome.reader is not None:
            value = outcome.reader(text)
            return next((choice for choice in outcome.choices if choice.value == value), None)
        return self._choice(plain(text), outcome)

    def facts_in(
        self, text: str, *, denials: bool = False
    ) -> tuple[tuple[dict[str, float], tuple[str, ...]], ...]:
        """Return the values that a plain text fixes by words, with the regimes they hold in.

        With `denials`, what is denied fixes none: "does not lose contact" is not "lose contact".
        """
        spoken = {*self._facts.spoken_of(text), *self._facts.spoken_of(bare_of_adjectives(text))}
        denied = _DENIED.sub(r"\1 -", text)
        if denials and spoken and denied != text:
            bare = bare_of_adjectives(denied)
            kept = {*self._facts.spoken_of(denied), *self._facts.spoken_of(bare)}
            spoken = {p for p in spoken if p in kept or self._denies(self.family.facts[p].phrases)}
        spoken -= {*self._no_facts.spoken_of(text)} if spoken else set()
        facts = (self.family.facts[place] for place in sorted(spoken))
        return tuple((values_by_name(dict(fact.sets)), fact.regimes) for fact in facts)

    @staticmethod
    def _denies(phrases: tuple[str, ...]) -> bool:
        """Tell whether one of the phrases is a denial itself, as "does not slip" is."""
        return any(_DENIED.search(f"{plain(phrase)} -") for phrase in phrases)

    def usual_in(self, text: str) -> tuple[tuple[dict[str, float], tuple[str, ...]], ...]:
        """Return the values that a plain text lets one take for granted, with their regimes."""
        if not self.family.usual:
            return ()
        spoken = set(self._usual.spoken_of(text))
        told = {place for place, unless in spoken if not unless}
        places = sorted(told - {place for place, unless in spoken if unless})
        usual = (self.family.usual[place] for place in places)
        return tuple((values_by_name(dict(one.sets)), one.regimes) for one in usual)

    def possible(self, unit: Unit | None) -> tuple[tuple[int, Quantity, Unit], ...]:
        """Return the quantities, by their order, that a number with this unit may be a value of.

        A number without a unit may only be one of a quantity that has none.
        """
        text = unit.text if unit else None
        if text not in self._possible:
            found = []
            for order, quantity in enumerate(self.family.quantities):
                own = unit_of(quantity)
                if unit and own.text == _TURNS and not unit.turns:
                    continue  # an angle in degrees is no number of windings
                bare = not any(own.dimension) and own.text not in NEVER_BARE
                if own.text == "%" and quantity.grid is None:
                    bare = False  # 0.30 is the fraction that goes with it
                if compatible(unit, own) if unit else bare:
                    found.append((order, quantity, own))
            if text in NEVER_BARE:  # a level, where the family has one, and never a count
                found = [f for f in found if f[2].text == text] or found
            if text == "%":  # a share, where the family has one, and never a count or a level
                found = [f for f in found if f[2].text == "%"] or [
                    f for f in found if f[1].low < 1 and f[2].text not in NEVER_BARE
                ]
            if len(self._possible) > _UNITS:
                self._possible.clear()
            self._possible[text] = tuple(found)
        return self._possible[text]

    def _choice(self, wanted: str, outcome: Outcome) -> Choice | None:
        for choice in outcome.choices:
            if wanted == plain(choice.value) or choice.phrases == (wanted,):
                return choice
        hits = list(self._choice_hits(wanted, outcome))
        if not hits:
            return None
        longest = max(size for size, _, _ in hits)
        stated = {choice.value for size, _, choice in hits if size == longest}
        covering = [(size, start, choice) for size, start, choice in hits if size == longest]
        # A shorter phrase of another value counts unless it lies inside the longest one.
        for size, start, choice in hits:
            if choice.value not in stated and not any(
                s <= start and start + size <= s + z for z, s, _ in covering
            ):
                return None
        return covering[0][2] if len(stated) == 1 else None

    def _choice_hits(self, wanted: str, outcome: Outcome) -> Iterator[tuple[int, int, Choice]]:
        phrases = self._choice_phrases(outcome)
        hits = [
            (order, len(low), start, outcome.choices[place])
            for low, start in phrases.found(wanted).items()
            if not negated(wanted, start) and not self._is_of_another(wanted, low, start)
            for order, place in phrases.owners[low]
        ]
        for _, size, start, choice in sorted(hits, key=lambda hit: hit[0]):
            yield size, start, choice

    def _is_of_another(self, wanted: str, low: str, start: int) -> bool:
        """Tell whether a phrase begins with a name that a word before it makes another body's.

        Where two roles go by "ball", "the target ball moves forward" says nothing of the first.
        """
        if not start or low.partition(" ")[0] not in self._shared or low in self._names:
            return False
        return _NO_PART_OF_NAME.search(wanted, 0, start) is None

    @cached_property
    def _names(self) -> frozenset[str]:
        """The names that roles go by, as plain words."""
        return frozenset(_by_word(self.family.roles))

    @cached_property
    def _shared(self) -> frozenset[str]:
        """The words that several roles go by."""
        words = _by_word(self.family.roles).items()
        return frozenset(word for word, names in words if len(names) > 1)

    def _choice_phrases(self, outcome: Outcome) -> _ChoicePhrases:
        """Return the index of an outcome's phrases, kept where the outcome is a declared one.

        Others are made for a question ("n times as large"): of one name, but of other phrases.
        """
        if self._declared.get(outcome.name) is not outcome:
            made = self._made
            if made is None or made[0] is not outcome:
                made = self._made = outcome, self._spelled_choices(outcome)
            return made[1]
        if outcome.name not in self._choices:  # thousands of wordings; most traces need few of them
            self._choices[outcome.name] = self._spelled_choices(outcome)
        return self._choices[outcome.name]

    def _spelled_choices(self, outcome: Outcome) -> _ChoicePhrases:
        spelled = (
            (plain(text), place)
            for place, choice in enumerate(outcome.choices)
            for phrase in choice.phrases
            for text in self.spelled(phrase)
        )
        return Phrases((low, (order, place)) for order, (low, place) in enumerate(spelled))

    def _asking(self) -> Iterator[tuple[str, tuple[str, bool]]]:
        """Yield plain asking phrases with what they ask for and whether it is an outcome."""
        for quantity in self.family.quantities:
            for phrase in (*quantity.asked, *_by_meaning(quantity)):
                yield plain(phrase), (quantity.name, False)
        for outcome in self.family.outcomes:
            for phrase in outcome.asked:
                yield plain(phrase), (outcome.name, True)


def _counted(family: Family) -> frozenset[str]:
    """Return the things of which cues tell a first and a second."""
    cues = {cue for _, _, cue in _cues(family)}
    return frozenset(
        thing
        for cue in cues
        if cue.startswith("first ") and f"second {(thing := cue.split(' ', 1)[1])}" in cues
    )


def _cues(family: Family) -> Iterator[tuple[str, int, str]]:
    """Yield the cues of a family's quantities, each with the quantity's name and its own rank."""
    for quantity in family.quantities:
        for rank, cue in enumerate(quantity.cues):
            yield quantity.name, rank, cue


def _cues_around(family: Family) -> Iterator[tuple[str, str, str, int]]:
    """Yield the words before and behind a number of the cues that have it, with name and rank."""
    for name, rank, cue in _cues(family):
        if _NUMBER_HERE in cue:
            before, behind = cue.split(_NUMBER_HERE)[:2]
            yield plain(before), plain(behind), name, rank


def _fact_phrases(family: Family) -> Iterator[tuple[str, int]]:
    """Yield the phrases that fix values, in their own words and with like ones, by their place."""
    for place, fact in enumerate(family.facts):
        for phrase in fact.phrases:
            for low in dict.fromkeys((plain(phrase), alike(plain(phrase)))):
                yield low, place


def _usual_phrases(family: Family) -> Iterator[tuple[str, tuple[int, bool]]]:
    """Yield the phrases that let values be taken for granted (False), or keep from it (True)."""
    for place, usual in enumerate(family.usual):
        for unless, phrases in ((False, usual.phrases), (True, usual.unless)):
            for phrase in phrases:
                yield plain(phrase), (place, unless)


def _regime_phrases(family: Family) -> Iterator[tuple[str, tuple[int, bool]]]:
    """Yield the phrases that tell a regime (False), or rule it out (True), by its place."""
    for place, regime in enumerate(family.regimes):
        for rules_out, phrases in ((False, regime.cues), (True, regime.rules_out)):
            for phrase in phrases:
                yield plain(phrase), (place, rules_out)


def _nouns(family: Family) -> dict[str, list[str]]:
    """Return the quantities that each noun begins the meaning of."""
    found: dict[str, list[str]] = {}
    for quantity in family.quantities:
        noun = plain(_PREPOSITION.split(quantity.meaning)[0]).split()[-1]
        found.setdefault(noun, []).append(quantity.name)
    return found


def _earlier(family: Family) -> dict[str, str]:
    """Return, for what is meant of the end, the quantity that is the same of the beginning."""
    by_meaning = {quantity.meaning: quantity.name for quantity in family.quantities}
    return {
        quantity.name: by_meaning[first]
        for quantity in family.quantities
        for end, start in _MOMENTS
        if quantity.meaning.endswith(end)
        and (first := quantity.meaning.removesuffix(end) + start) in by_meaning
    }


def _by_meaning(quantity: Quantity) -> tuple[str, ...]:
    """Return phrases that ask for a quantity by what it means, if that is told in some words."""
    if len(plain(quantity.meaning).split()) < _SEVERAL:
        return ()
    return tuple(f"{ask} {quantity.meaning}" for ask in _ASKS)


def _is_weight(spec: ForceSpec) -> bool:
    return spec.name.startswith(("gravity", "weight"))


def _by_word(roles: Iterable[Role]) -> dict[str, tuple[str, ...]]:
    """Return the names of the roles that go by each word."""
    found: dict[str, tuple[str, ...]] = {}
    for role in roles:
        for word in role.words:
            found[plain(word)] = tuple(dict.fromkeys((*found.get(plain(word), ()), role.name)))
    return found


_NO_PART_OF_NAME = re.compile(
    r"\b(?:and|then|so|that|but|while|where|whereas|as|when|if|after|afterwards|before|impact"
    r"|collision|first|moving|incoming|striking|its|this|hence|thus|therefore|which|because|since"
    r"|until|finally|or|now|in|for|of) $"
)
"""What may stand before a body's name and leaves it the name that it is."""
_SLOT = re.compile(r"\{(\w+)\}")
"""A body's role in a phrase."""
_ASKS = ("what is the", "find the", "calculate the", "determine the", "how large is the")
_MOMENTS = ((" after", " before"), (" at the end", " at first"))
"""How the meanings of one quantity end that is told of two moments."""
_SEVERAL = 3
"""How many words what a quantity means has at least, to tell it from all others."""
_TURNS = "turns"
COUNTS = {"one": "1", "two": "2"}
"""Numbers that a name may end in as words: "massOne"."""
_NUMBER_HERE = "…"
"""What stands for the number in a cue that has words on both sides of it."""
_CACHED_LENGTH = 300
"""Of longer texts few are kept: they hardly come in two traces, and would fill the memory."""


def plain(text: str) -> str:
    """Return lower-case words joined by single spaces, articles dropped, camelCase split."""
    return _cached_plain(text) if len(text) <= _CACHED_LENGTH else _long_plain(text)


_LETTER = re.compile(
    r"(?<=[a-z] )A\b|(?<=[a-z]{3})_?A(?![A-Za-z0-9])|(?<=[a-z]{3}_)a(?![A-Za-z0-9_])"
)
"""The A of "cart A", "cartA", "cart_A" and "cart_a", which is no article; nor is that of "mA"."""
_MARK = "a\u02b9"
_HAND = re.compile(
    r"\b(left|right)(?:-hand(?:ed)?\b(?! (?:rule|screw|grip))"
    r"| hand (?=(?:side|end|support|edge)\b))",
    re.I,
)
"""The right-hand support is the right support, and no hand."""
_IS = re.compile(r"\b(what|where|who|how|when)['’]s\b", re.I)
"""A question word with its verb; behind any other word it is mostly whose something is."""
_SUBSCRIPTS = str.maketrans({**dict(zip("₀₁₂₃₄₅₆₇₈₉", "0123456789", strict=True)), "√": " sqrt "})


_SMALL = re.compile(r"[a-z\d]+(?: [a-z\d]+)*")
"""Words in which nothing is to be made plain but articles and hands: most of what families say."""


_POINTED = re.compile(r"\b(e)\.\s?(m)\.\s?(f)\b|\b(r)\.\s?(m)\.\s?(s)\b", re.I)
"""Abbreviations with points, which are one word: "e.m.f.", "r.m.s."."""
_INITIALS = re.compile(r"[eErR]\.\s?[mM]\.")
"""How each of them begins: it is looked for faster."""


def _plain(text: str) -> str:
    if _INITIALS.search(text):
        text = _POINTED.sub(lambda m: "".join(filter(None, m.groups())), text)
    if "hand" not in text and text.isascii() and _SMALL.fullmatch(text):
        words = text.split(" ")
        kept = [w for w in words if w not in _ARTICLES]
        return text if len(kept) == len(words) else " ".join(kept or words)
    marked = text if text.isascii() else text.translate(_SUBSCRIPTS).replace("√", " root ")
    if "A" in marked or "_a" in marked:
        marked = _LETTER.sub(f" {_MARK}", marked)
    if "'s" in marked or "’s" in marked:
        marked = _IS.sub(r"\1 is", marked)
    if "hand" in marked:
        marked = _HAND.sub(r"\1 ", marked)
    if _HUMP.search(marked):
        marked = _CAMEL.sub(" ", marked)
    words = _WORD.findall(marked.replace("_", " ").replace("n't", " not").lower())
    kept = [w for w in words if w not in _ARTICLES]
    return " ".join(kept or words).replace(_MARK, "a") or text.strip()


_cached_plain = lru_cache(maxsize=16384)(_plain)
_long_plain = lru_cache(maxsize=32)(_plain)


def plain_name(name: str) -> str:
    """Return the plain words of a variable's name: "speedOfCartA" and "speed_of_cart_A" alike.

    They are parted first, so that the A of a cart is not taken for an article.
    """
    return plain(_CAMEL.sub(" ", name.replace("_", " ")))


def singular(word: str) -> str:
    """Return a plain word without the s of its plural, and "glass" and "focus" as they are."""
    return (
        word[:-1] if len(word) > _SHORT_NOUN and word[-1] == "s" and word[-2] not in "su" else word
    )


_SHORT_NOUN = 3


def find_phrase(text: str, phrase: str) -> int:
    """Return where a phrase stands as whole words in a plain text, or -1."""
    if not phrase:
        return -1
    at = text.find(phrase)
    while at >= 0:
        end = at + len(phrase)
        if (at == 0 or text[at - 1] == " ") and (end == len(text) or text[end] == " "):
            return at
        at = text.find(phrase, at + 1)
    return -1


def holds_phrase(text: str, phrase: str) -> bool:
    """Tell whether a phrase stands as whole words in a plain text."""
    return find_phrase(text, phrase) >= 0


_NEGATIONS = frozenset(
    {
        "not",
        "no",
        "never",
        "neither",
        "nor",
        "without",
        "cannot",
        "instead",
        "than",
        "hardly",
        "rather",
    }
)


def negated(text: str, start: int) -> bool:
    """Tell whether one of the three words before a place in a plain text denies what follows."""
    return any(word in _NEGATIONS for word in text[:start].rsplit(maxsplit=3)[-3:])


def _without_unit(tokens: list[str]) -> list[str]:
    kept = list(tokens)
    if len(kept) > 3 and kept[-2].lower() == "per":
        return kept[:-3]
    while len(kept) > 1 and kept[-1].lower() in _UNIT_TAILS:
        kept.pop()
    return kept


@lru_cache(maxsize=64)
def lexicon(family: str) -> Lexicon:
    """Return the lexicon of a family by name."""
    return Lexicon(registry.family(family))


def values_by_name(values: Mapping[object, float]) -> dict[str, float]:
    """Return a mapping keyed by symbols as one keyed by their names."""
    return {str(getattr(symbol, "name", symbol)): float(value) for symbol, value in values.items()}
