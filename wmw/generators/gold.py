"""The gold trace of an item: what a correct and complete account of it says."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from wmw.core.family import ForceSpec, Quantity, in_regime
from wmw.core.streams import Draws, Voice, permuted, pick
from wmw.core.trace import (
    Answer,
    Body,
    Force,
    Relation,
    Scalar,
    State0,
    State1,
    Trace,
    Transition,
)
from wmw.generators.derivation import derive
from wmw.generators.naming import Naming, choose_naming
from wmw.generators.notation import plain_units
from wmw.generators.numbers import (
    ascii_minus,
    given_text,
    in_unit,
    number,
    rounded,
    significant,
    unit_text,
    with_unit,
)
from wmw.generators.options import answer_text
from wmw.generators.question import Question
from wmw.generators.relations import written_relation
from wmw.generators.route import route_of
from wmw.generators.situation import Situation, outcome_of, used_constants
from wmw.generators.transition import meaning_of, transition
from wmw.generators.wording import fill, sentence

# Of the phrases that fix a value, those that read as an assumption when they stand alone.
_ASSUMED = re.compile(
    r"^(?:no|without|negligible|ideal) |^from rest$|(?:is|are) (?:negligible|ideal)$"
)


class Telling:
    """What a correct and complete account of a worded situation says, written part by part.

    A part is written when it is first asked for, with a stream of the voice to itself: what one
    part says does not change how another one is worded. `naming` is chosen from the voice where
    none is given.
    """

    def __init__(
        self,
        voice: Voice,
        situation: Situation,
        question: Question,
        naming: Naming | None = None,
    ) -> None:
        self._voice, self._situation, self._question = voice, situation, question
        self.naming = naming or _naming(voice, situation, question)

    @cached_property
    def objects(self) -> tuple[Body, ...]:
        """The bodies of the situation before."""
        return _objects(self._voice("objects"), self._situation, self._question)

    @cached_property
    def variables(self) -> dict[str, Scalar]:
        """The values that the situation before is given with."""
        told = self._situation, self._question, self.naming
        return _variables(self._voice("variables"), *told)

    @cached_property
    def state_0(self) -> State0:
        """The situation before."""
        voice, situation = self._voice, self._situation
        return State0(
            objects=self.objects,
            relations=_relations(voice, situation, self._question.names),
            forces=_forces(voice("forces"), situation, self._question.names),
            variables=self.variables,
            assumptions=_assumptions(
                voice("assumptions"), situation, self.naming, self._words, self.variables
            ),
        )

    @property
    def transition(self) -> Transition:
        """The law and what it does here."""
        return self._move[0]

    @cached_property
    def state_1(self) -> State1:
        """The situation after."""
        results = _results(self._voice("results"), self._situation, self.naming)
        return State1(self._move[1], results)

    @cached_property
    def derivation(self) -> str | None:
        """The working."""
        return derive(self._voice("derivation"), self._situation, self.naming, self._move[1])

    @cached_property
    def answer(self) -> Answer:
        """The final answer."""
        told = self._voice, self._situation, self._question, self.naming, self._words
        return _answer(*told, *self._move)

    @cached_property
    def _words(self) -> SlotWords:
        return SlotWords(self._situation, self._question)

    @cached_property
    def _move(self) -> tuple[Transition, str]:
        return transition(self._voice("transition"), self._situation, self.naming, self._words)

    def trace(self, item_id: str, task: str) -> Trace:
        """Return the whole as the trace of an item."""
        situation, question = self._situation, self._question
        trace = Trace(
            id=item_id,
            scenario_family=situation.family.name,
            question=question.text,
            state_0=self.state_0,
            transition=self.transition,
            state_1=self.state_1,
            answer=self.answer,
            derivation=self.derivation,
        )
        return with_metadata(trace, situation, question, task)


def _naming(voice: Voice, situation: Situation, question: Question) -> Naming:
    """Return the names that the gold trace gives the quantities of a situation."""
    used = dict.fromkeys((*situation.givens, *situation.constants, *situation.system.fixed))
    used.update(dict.fromkeys(str(s.name) for s in situation.kind.fixed))
    for step in route_of(situation.family, situation.kind):
        used.update(dict.fromkeys((step.name, *sorted(step.symbols))))
    return choose_naming(voice, situation.family, used, question.names.values())


def with_metadata(trace: Trace, situation: Situation, question: Question, task: str) -> Trace:
    """Return the trace with what is known of the item; it is never evidence."""
    record = trace.to_dict()
    metadata: dict[str, Any] = {
        "difficulty": situation.kind.difficulty,
        "task_type": task,
        "gold_answer": gold_answer(situation, question),
        "gold_state_hash": state_hash(record["state_0"]),
        "source": "wmw",
    }
    return Trace(
        trace.id,
        trace.scenario_family,
        trace.question,
        trace.state_0,
        trace.transition,
        trace.state_1,
        trace.answer,
        trace.derivation,
        metadata,
    )


def state_hash(state: Mapping[str, Any]) -> str:
    """Return the SHA-256 of a state's canonical JSON (sorted keys, no spaces, UTF-8)."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def gold_answer(situation: Situation, question: Question) -> str:
    """Return the reference answer: the option's letter, else the value with unit, or the phrase."""
    if question.right is not None:
        return question.right.letter
    return plain_answer(situation, question.names)


def plain_answer(situation: Situation, names: Mapping[str, str]) -> str:
    """Return the answer as a value with unit, or as the first phrase of the outcome."""
    if situation.target is not None:
        return answer_text(situation)
    found = outcome_of(situation)
    assert found is not None  # a fair situation has one outcome that holds
    return fill(found[1].phrases[0], names)


class SlotWords(dict[str, str]):
    """The words for every slot of the kind's texts: bodies, givens and results.

    A result is written when it is first asked for; KeyError for what the situation lacks.
    """

    def __init__(self, situation: Situation, question: Question) -> None:
        super().__init__(question.names)
        self.update((name, given.text) for name, given in question.givens.items())
        self._situation = situation

    def __missing__(self, name: str) -> str:
        situation = self._situation
        if name in situation.constants:
            text = given_text(situation.family.quantity(name), situation.constants[name])
        else:
            si = situation.result[name]
            asked = name == situation.target
            unit = situation.answer_unit if asked else situation.family.quantity(name).unit
            text = with_unit(significant(in_unit(si, unit)), unit)
        self[name] = text
        return text


# --- The state before ------------------------------------------------------------------------


def _objects(rng: Draws, situation: Situation, question: Question) -> tuple[Body, ...]:
    bodies = []
    for role in situation.family.roles:
        if not in_regime(role.regimes, situation.kind.regime):
            continue
        attributes = {
            label: question.givens[name].text
            for label, name in role.attributes
            if name in question.givens and rng.random() < 0.85
        }
        bodies.append(Body(question.names[role.name], attributes))
    return tuple(permuted(rng, bodies) if rng.random() < 0.3 else bodies)


def _relations(
    voice: Voice, situation: Situation, names: Mapping[str, str]
) -> tuple[Relation, ...]:
    rng, forms = voice("relations"), voice("relation forms")
    found = [
        written_relation(forms, spec, names[spec.args[0]], names[spec.args[1]])
        for spec in situation.family.relations
        if in_regime(spec.regimes, situation.kind.regime)
        and (spec.required or rng.random() < 0.3)
        and all(role in names for role in spec.args)
    ]
    found = list(dict.fromkeys(found))
    return tuple(permuted(rng, found) if rng.random() < 0.3 else found)


def _forces(rng: Draws, situation: Situation, names: Mapping[str, str]) -> tuple[Force, ...]:
    """List the forces of the scene as it stands, all of them or none.

    None are listed in a share of the items that do not ask for a force, and where the givens do
    not tell whether some force acts at all.
    """
    specs = [
        spec
        for spec in situation.family.forces
        if in_regime(spec.regimes, situation.kind.regime) and spec.target in names
    ]
    asked = any(str(s.magnitude) == situation.target for s in specs)
    bare = rng.random() < 0.12
    sized = rng.random() < 0.75
    united = rng.random() < 0.6
    forces = []
    for spec in specs:
        acts = True if spec.acts is None else situation.system.holds(spec.acts, situation.world)
        if acts is None:
            return ()
        if acts:
            forces.append(_force(rng, situation, spec, names, sized, united))
    if bare and not asked:
        return ()
    return tuple(permuted(rng, forces) if rng.random() < 0.3 else forces)


def _force(
    rng: Draws,
    situation: Situation,
    spec: ForceSpec,
    names: Mapping[str, str],
    sized: bool,
    united: bool,
) -> Force:
    family = situation.family
    direction = next(d for d in family.directions if d.name == spec.direction)
    value = situation.system.value(spec.magnitude, situation.world) if sized else None
    word = pick(rng, spec.words[:3])
    phrase = fill(pick(rng, direction.phrases[:3]), names)
    magnitude: Scalar | None = None
    unit: str | None = None
    if value is not None:
        if united:
            magnitude, unit = rounded(value), "N"
        else:
            magnitude = f"{significant(value)} N"
    return Force(word, names[spec.target], phrase, magnitude, unit)


def _variables(
    rng: Draws, situation: Situation, question: Question, naming: Naming
) -> dict[str, Scalar]:
    family = situation.family
    bare_numbers = rng.random() < 0.5
    entries: list[tuple[str, Scalar]] = []
    for name, given in question.givens.items():
        if name in situation.constants:
            continue
        new = name not in situation.givens
        key = naming.new_key(name.removesuffix("_new")) if new else naming.key(name)
        bare = given.unit == "1" and bare_numbers
        entries.append((key, number(given.text) if bare else plain_unit(given.text, naming)))
    stated_fixed = rng.random() < 0.4
    used = {name for step in route_of(family, situation.kind) for name in step.symbols}
    fixed = {**situation.system.regime.fixed, **situation.kind.fixed}
    for symbol, value in fixed.items():
        quantity = family.quantity(str(symbol.name))
        fits = quantity.name in used if value else symbol in situation.kind.fixed
        if stated_fixed and fits and quantity.name not in question.givens:
            key = naming.key(quantity.name)
            entries.append((key, _fixed_value(quantity, float(value), naming)))
    if rng.random() < 0.25:
        entries = permuted(rng, entries)
    open_too = rng.random() < 0.5
    for name in used_constants(family, situation.kind):
        if name not in question.stated and not open_too:
            continue
        text = given_text(family.quantity(name), situation.constants[name])
        entries.append((naming.key(name), plain_unit(text, naming)))
    return dict(entries)


def _fixed_value(quantity: Quantity, si: float, naming: Naming) -> Scalar:
    """Return a value that no question states: "0 m/s" from rest, 1.00 for the index of air."""
    if si == 0:
        return 0 if quantity.unit == "1" else plain_unit(with_unit("0", quantity.unit), naming)
    return plain_unit(with_unit(significant(in_unit(si, quantity.unit)), quantity.unit), naming)


def plain_unit(text: str, naming: Naming) -> str:
    """Return a value as variables hold it: with ASCII units in traces that are kept in ASCII."""
    return text if naming.notation == "unicode" else plain_units(ascii_minus(text))


def _assumptions(
    rng: Draws,
    situation: Situation,
    naming: Naming,
    words: Mapping[str, str],
    variables: Mapping[str, Scalar],
) -> tuple[str, ...]:
    kind, family = situation.kind, situation.family
    found = [
        fill(text, words) for text in family.regime(kind.regime).assumptions if rng.random() < 0.7
    ]
    fixed = {str(s.name): float(v) for s, v in kind.fixed.items()}
    for fact in family.facts:
        held = {str(s.name): float(v) for s, v in fact.sets.items()}
        if in_regime(fact.regimes, kind.regime) and held.items() <= fixed.items():
            phrases = [p for p in fact.phrases if _ASSUMED.search(p)]
            if phrases and rng.random() < 0.5:
                found.append(fill(pick(rng, phrases), words))
    for name in used_open(situation, variables, naming):
        value = given_text(family.quantity(name), situation.constants[name])
        found.append(f"{naming.key(name)} = {plain_unit(value, naming)}")
    return tuple(found)


def used_open(
    situation: Situation, variables: Mapping[str, Scalar], naming: Naming
) -> tuple[str, ...]:
    """Return the constants in use that the variables do not hold."""
    used = used_constants(situation.family, situation.kind)
    return tuple(name for name in used if naming.key(name) not in variables)


# --- The state after and the answer ----------------------------------------------------------


def _results(rng: Draws, situation: Situation, naming: Naming) -> dict[str, Scalar]:
    names = list(dict.fromkeys(step.name for step in route_of(situation.family, situation.kind)))
    if situation.target is not None and rng.random() < 0.25:
        names = [situation.target]
    results: dict[str, Scalar] = {}
    for name in names:
        quantity = situation.family.quantity(name)
        unit = situation.answer_unit if name == situation.target else quantity.unit
        text = with_unit(significant(in_unit(situation.result[name], unit)), unit)
        results[naming.key(name)] = plain_unit(text, naming)
    return results


def _answer(
    voice: Voice,
    situation: Situation,
    question: Question,
    naming: Naming,
    words: Mapping[str, str],
    step: Transition,
    change: str,
) -> Answer:
    explanation = _explanation(voice("explanation"), situation, question, words, step, change)
    rng = voice("answer")
    roll = rng.random()
    if question.right is not None and roll < 0.8:
        return Answer(pick(rng, question.right.forms), None, explanation)
    if situation.target is None:
        found = outcome_of(situation)
        assert found is not None  # a fair situation has one outcome that holds
        return Answer(fill(pick(rng, found[1].phrases[:3]), question.names), None, explanation)
    unit = situation.answer_unit
    text = significant(situation.answer)
    if roll < 0.4 or "×" in text:
        return Answer(plain_unit(with_unit(text, unit), naming), None, explanation)
    printed = plain_unit(unit_text(unit), naming) or None
    if roll < 0.7:
        return Answer(rounded(situation.answer), printed, explanation)
    return Answer(plain_unit(text, naming), printed, explanation)


def _explanation(
    rng: Draws,
    situation: Situation,
    question: Question,
    words: Mapping[str, str],
    step: Transition,
    change: str,
) -> str | None:
    with_answer = ("rule, result", "meaning, result", "effect, result")
    forms = ("rule", "effect, change", "change", "effect", "nothing")
    form = pick(rng, forms if situation.target is None else forms + with_answer)
    rule, effect = sentence(step.rule or ""), sentence(step.effect or "")
    match form:
        case "rule":
            return rule
        case "effect, change":
            return f"{effect} {change}"
        case "change":
            return change
        case "effect":
            return effect
        case "nothing":
            return None
    answer = plain_answer(situation, question.names)
    if form == "rule, result":
        return f"{rule} The result is {answer}."
    if form == "effect, result":
        return f"{effect} The numbers give {answer}."
    quantity = situation.family.quantity(situation.target or "")
    meaning = meaning_of(quantity, situation.family, question.names)
    return f"The {meaning} comes out as {answer}."
