"""A situation put into words: bodies' names, phrasing, constants, where the numbers stand."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from wmw.core.family import Kind, Role, in_regime
from wmw.core.item import Given, Modality, Option
from wmw.core.streams import pick
from wmw.generators.numbers import given_text
from wmw.generators.options import options_for
from wmw.generators.situation import Situation
from wmw.generators.wording import fill, readings

_STATED = (
    "Use {text} = {value}.",
    "Take {text} = {value}.",
    "Let {text} = {value}.",
    "(Use {text} = {value}.)",
    "Take {text} to be {value}.",
    "Use {value} for the {meaning}.",
)
_PICTURED = (
    "The values are given in the picture.",
    "Take the values from the picture.",
    "The numbers are shown in the picture.",
    "See the picture for the values.",
    "All values can be read from the picture.",
    "The picture shows the values.",
)
_PICTURED_BEFORE = (
    "The other values are given in the picture.",
    "Take the other values from the picture.",
    "The picture shows the scene before the change, with its values.",
    "See the picture for the values before the change.",
)
_TOLD_FIRST = 0.25
_LISTED = 1 / 3
"""Share of the items with enough distractors that are asked as multiple choice."""
_LISTED_OUTCOMES = 1 / 4


@dataclass(frozen=True, slots=True)
class Question:
    """The words of an item."""

    text: str
    names: Mapping[str, str]
    givens: Mapping[str, Given]
    modality: Modality
    stated: tuple[str, ...]
    options: tuple[Option, ...] = ()
    right: Option | None = None


def word_question(
    rng: random.Random, situation: Situation, modality: Modality, stated: tuple[str, ...]
) -> Question:
    """Word a situation. `stated` names the constants whose values the item gives."""
    family, kind = situation.family, situation.kind
    pictured = modality == "picture"
    template = pick(rng, kind.phrasings)
    names = choose_names(rng, family.roles, kind, template)
    givens = givens_of(situation, stated)
    words = dict(names)
    for name in (*situation.givens, *stated):
        words[name] = family.quantity(name).text if pictured else givens[name].text
    if situation.altered is not None:
        new = f"{situation.altered}_new"
        words[new] = givens[new].text
    text = fill(readings(template, pictured), words)
    sentences = [text]
    if not pictured:
        sentences += [
            _constant(rng, situation, name, givens[name].text)
            for name in stated
            if f"{{{name}}}" not in template
        ]
    else:
        # The new value of a counterfactual stands in the text: not all of them are pictured.
        whole = situation.altered is None
        first = rng.random() < _TOLD_FIRST and whole
        sentences.insert(0 if first else 1, pick(rng, _PICTURED if whole else _PICTURED_BEFORE))
    share = _LISTED_OUTCOMES if situation.target is None else _LISTED
    options: tuple[Option, ...] = ()
    right = None
    if rng.random() < share:
        options, right = options_for(rng, situation, names)
    if options:
        sentences.append(" ".join(map(str, options)))
    return Question(" ".join(sentences), names, givens, modality, stated, options, right)


def givens_of(situation: Situation, stated: tuple[str, ...]) -> dict[str, Given]:
    """Return what the item gives, by name; the new value of an altered given under "<name>_new"."""
    family = situation.family
    values = dict(situation.givens)
    values.update({name: situation.constants[name] for name in stated})
    givens = {
        name: Given(value, family.quantity(name).unit, given_text(family.quantity(name), value))
        for name, value in values.items()
    }
    if situation.altered is not None and situation.new is not None:
        quantity = family.quantity(situation.altered)
        new = situation.new
        givens[f"{quantity.name}_new"] = Given(new, quantity.unit, given_text(quantity, new))
    return givens


def choose_names(
    rng: random.Random, roles: tuple[Role, ...], kind: Kind, template: str
) -> dict[str, str]:
    """Choose a word for every role of the regime, none twice.

    A word that the phrasing uses for something else ("mass") is passed over. Roles with equally
    many words go in step ("cart 1" with "cart 2"), so that a scene is not named in two manners.
    """
    names: dict[str, str] = {}
    draws: dict[int, float] = {}
    plain = f" {fill_nothing(template).lower()} "
    for role in roles:
        if not in_regime(role.regimes, kind.regime):
            continue
        words = role.written or role.words
        at = draws.setdefault(len(words), rng.random())
        start = int(at * len(words))
        ordered = (*words[start:], *words[:start])
        free = [w for w in ordered if w not in names.values()]
        fitting = [w for w in free if f" {w.lower()} " not in plain]
        names[role.name] = (fitting or free or list(ordered))[0]
    return names


def fill_nothing(template: str) -> str:
    """Return the words of a template without its slots and punctuation."""
    text = template
    for mark in "[]|(),.;:?":
        text = text.replace(mark, " ")
    return " ".join(word for word in text.split() if "{" not in word)


def _constant(rng: random.Random, situation: Situation, name: str, value: str) -> str:
    quantity = situation.family.quantity(name)
    template = pick(rng, _STATED)
    return fill(template, {"text": quantity.text, "value": value, "meaning": quantity.meaning})
