"""Two bodies that a question treats alike, one of which it asks about: Ben and Carla, R1 and R2.

Beside bodies of one kind that a word tells apart (`asking.twins`) these are two of one sort (a
string and a short rope), two that a number counts (R1, R2), two people, and two that have the same
attribute with unlike values (a cabin of 650 kg, a counterweight of 800 kg).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import alike
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain, plain_name

_SORTS = (
    word_set("rope string cord cable chain thread wire ropes strings cords cables wires"),
    word_set("scale balance dynamometer scales"),
    word_set("lamp bulb resistor lamps bulbs resistors heater"),
)
"""Words for things of one sort, by which two bodies of unlike names are told to be alike."""
_AFLOAT = word_set(
    "knot cork particle point float buoy duck leaf bead ribbon boat bottle speck marker dot"
)
_WAVES = word_set("wave crest pulse wavefront trough")
"""What swings where it is, and what runs along: each has a speed of its own."""
_SPOKEN = word_set("wave waves")
_OF_WAVE = re.compile(
    r"\b(?:waves?|crests?|pulses?|humps?|(?:wave ?)?fronts?|disturbances?|signals?|ripples?|swells?"
    r"|troughs?|pass(?:es|ed|ing)?|arriv\w*|reach\w* (?:the|an?)|runs?)\b"
)
"""Words by which a wave is asked about, or what it does at a mark."""
_COUNTED = re.compile(r"([a-z]+)_?(\d)\Z")
_PERSON = re.compile(
    r"\b(worker|person|student|girl|boy|child|man|woman|driver|runner|climber|diver|skater|cyclist"
    r"|observer|listener|player|sailor|swimmer|passenger) ([1-9]|[A-Z])\b",
    re.I,
)
"""Somebody with a number or letter, who acts in a question and is seldom listed as a body."""
_BUOYED = re.compile(r"\b(?:buoyant|buoyancy|upthrust)\b")
_WITH_OWNER = 2
_MOST = 40
"""More bodies than a question tells apart; pairs of them are not looked for."""


class Alike(NamedTuple):
    """Two bodies by the trace's names for them: the one asked about and the other one like it."""

    asked: str
    other: str


def alike_pairs(claims: Claims, asking: str, *, by_variables: bool = False) -> Iterator[Alike]:
    """Yield each pair of like bodies of which a plain asking sentence names the one alone.

    With `by_variables` also two of which state 0 has values of one name, as a nail and oil have a
    mass each: that is enough to tell their numbers apart, not for what is found to be their own.

    Bodies of another sort may be named beside it: "the tension in cord 1, between A and B".
    """
    people = [" ".join((kind.lower(), mark)) for kind, mark in _PERSON.findall(claims.question)]
    names_of_all = (*claims.bodies, *people)
    bodies = [*dict.fromkeys(name for name in names_of_all if plain(name))]
    if len(bodies) > _MOST:
        return
    question = plain(claims.question)
    spoken = {body: _owned(claims.question, body) or body for body in bodies}
    told = [b for b in bodies if _is_told(question, b) or spoken[b] != b]
    asked = [body for body in told if holds_phrase(asking, plain(spoken[body]))]
    spend(len(told) * len(bodies))
    if not asked:
        asked = _by_last_word(told, asking)
        spoken.update({body: plain(body).split()[-1] for body in told} if asked else {})
    for other in told:
        kin = [
            body
            for body in asked
            if body != other
            and (
                are_of_one_kind(claims, body, other)
                or (by_variables and _have_one_variable(claims, plain(body), plain(other)))
            )
        ]
        if not kin and _BUOYED.search(asking):
            kin = [body for body in asked if body != other and in_one_fluid(claims, body, other)]
        if other not in asked and len(kin) == 1:
            yield Alike(spoken[kin[0]], spoken[other])


def _by_last_word(told: list[str], asking: str) -> list[str]:
    """Return the one body that is asked about by the last word of its name alone, if it is told.

    "The car" of a toy truck and a toy car; each must have a last word of its own.
    """
    lasts = [plain(body).split()[-1] for body in told]
    if len(set(lasts)) != len(lasts):
        return []
    asked = [b for b, last in zip(told, lasts, strict=True) if holds_phrase(asking, last)]
    return asked if len(asked) == 1 and len(plain(asked[0]).split()) > 1 else []


def in_one_fluid(claims: Claims, one: str, other: str) -> bool:
    """Tell whether two bodies with numbers of their own are in one third body, and not joined."""
    numbers = [
        f"{claim.body or ''} {claim.name.replace('_', ' ')}"
        for claim in (*claims.attributes, *claims.variables)
        if claim.measured
    ]
    stated = " . ".join(map(plain, numbers))
    ends = [frozenset(map(plain, claim.args)) for claim in claims.relations]
    first, second = plain(one), plain(other)
    beside = [{name for end in ends if body in end for name in end} for body in (first, second)]
    owned = all(body.split()[-1] in stated.split() for body in (first, second))
    return owned and bool(beside[0] & beside[1]) and second not in beside[0]


def are_wave_and_mark(one: str, other: str) -> bool:
    """Tell whether one body is a wave, and the other one a mark that swings in it."""
    ends = plain(one).split()[-1], plain(other).split()[-1]
    return any(first in _AFLOAT and second in _WAVES for first, second in (ends, ends[::-1]))


def is_of_wave(asking: str) -> bool:
    """Tell whether a plain sentence asks about a wave, or about what it does at a mark."""
    return _OF_WAVE.search(asking) is not None


def _owned(question: str, body: str) -> str | None:
    """Return "Ben's pebble" for a body "bens_pebble" where a question has a Ben and a pebble."""
    words = plain(body).split()
    if len(words) != _WITH_OWNER:
        return None
    for owner, thing in (words, words[::-1]):
        for name in (owner.removesuffix("s").title(), owner.title()):
            if thing in plain(question).split() and _is_person(question, name):
                return f"{name}'s {thing}"
    return None


def _is_told(question: str, body: str) -> bool:
    """Tell whether a question names a body; a wave has its crests, named or not."""
    words = plain(body)
    return holds_phrase(question, words) or (
        words.split()[-1] in _WAVES and not _SPOKEN.isdisjoint(question.split())
    )


def names(text: str, body: str, other: str) -> bool:
    """Tell whether a plain text may name a body, by its whole name or by its last word alone.

    A last word that the other body has as well names neither.
    """
    words = plain(body).split()
    if holds_phrase(text, " ".join(words)):
        return True
    if words[1:2] == ["s"] and (words[0] in text.split() or f"{words[0]}s" in text.split()):
        return True  # Ben, or bens_pebble, for Ben's pebble
    last = words[-1]
    return last not in plain(other).split() and last in text.split()


def are_of_one_kind(claims: Claims, one: str, other: str) -> bool:
    """Tell whether two bodies are of one kind, by their names, or have one attribute."""
    first, second = plain(one).split(), plain(other).split()
    if any(first[-1] in sort and second[-1] in sort for sort in _SORTS):
        return True
    if are_wave_and_mark(one, other):
        return True
    if len(first) > 1 and len(second) > 1 and first[-1] == second[-1]:
        return True
    if len(first) > 1 and first[:-1] == second[:-1]:
        return True
    counted = [_COUNTED.match("_".join(words)) for words in (first, second)]
    if all(counted) and counted[0] and counted[1]:
        return counted[0][1] == counted[1][1]
    return _are_people(claims.question, one, other) or _have_one_attribute(claims, one, other)


def _are_people(question: str, one: str, other: str) -> bool:
    """Tell whether both are names of people: in capitals within a sentence, with no article."""
    return all(_is_person(question, name) for name in (one, other))


def _is_person(question: str, name: str) -> bool:
    return bool(
        len(name) > 1
        and name.isalpha()
        and name.istitle()
        and compiled(rf"(?<![.?!])(?<!\bthe)(?<!\bThe) {re.escape(name[:40])}\b").search(question)
        and not compiled(rf"\b{re.escape(name[:40].lower())}\b").search(question)
    )


def _have_one_attribute(claims: Claims, one: str, other: str) -> bool:
    for claim in claims.attributes:
        for its in claims.attributes:
            if (claim.body, its.body) != (one, other) or claim.name != its.name:
                continue
            if claim.measured and its.measured and not alike(claim.measured, its.measured):
                return True
    return False


def _have_one_variable(claims: Claims, one: str, other: str) -> bool:
    """Tell whether state 0 has a value of each by one name: "depth of camera", "anchor_depth"."""
    stems: dict[str, set[str]] = {one: set(), other: set()}
    for claim in claims.variables:
        words = plain_name(claim.name)
        for body, found in stems.items():
            if claim.measured is not None and holds_phrase(words, body):
                found.add(words.replace(body, "", 1))
    return bool(stems[one] & stems[other])
