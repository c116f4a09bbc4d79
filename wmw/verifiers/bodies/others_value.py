"""The value of another body, put in where the one asked about has its own.

"What is the period of cart L?", and the working has the mass of cart K. Only values of one kind are
compared, one of each body, and nothing else of the one asked about may stand in the working.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wmw.core.work import spend
from wmw.verifiers.bodies.followed import is_landmark, names, words_of
from wmw.verifiers.bodies.like_bodies import are_of_one_kind
from wmw.verifiers.bodies.no_tie import have_no_tie
from wmw.verifiers.bodies.owners import Owned, named_in, owned
from wmw.verifiers.bodies.put_in import is_put_in, stands, stem_of
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import alike, answered
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain

_MOST = 12
_BEGINNING = 40
_ARTICLE = 5
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_THAT = re.compile(r"\b(?:that|this) ([a-z]+)\b", re.I)
_WHEN = re.compile(
    r"\b(?:when|while|until|as soon as|by the time|at the (?:moment|instant|time))\b[^?]*", re.I
)
_COST = 20
"""Steps of work that two bodies take."""


class OthersValue(NamedTuple):
    """Where another body's value is put in, and the two bodies by the trace's names."""

    place: Text
    asked: str
    other: str
    own: Owned
    its: Owned
    sure: bool
    """Whether nothing ties the two, and each value of the other one has its like of the first."""


def others_value(claims: Claims, asking: str) -> OthersValue | None:
    """Return the value of another body that stands in for that of the one a sentence asks about."""
    found = [*_others_values(claims, asking)]
    found.sort(
        key=lambda one: (
            not one.sure,
            one.place is not claims.effect,
            one.other not in one.its.holders,
        )
    )
    return found[0] if found else None


def _others_values(claims: Claims, asking: str) -> Iterator[OthersValue]:
    place, effect = claims.equation or claims.derivation, claims.effect
    bodies = [*dict.fromkeys(claims.bodies)]
    if place is None or not 1 < len(bodies) <= _MOST or _weighs_up(claims):
        return
    asked = _asked(claims, asking, bodies)
    spoken_of = named_in(effect.text, bodies) if effect is not None else []
    subject = spoken_of[0][2] if spoken_of and spoken_of[0][0] < _ARTICLE else None
    spend(_COST * len(asked) * len(bodies))
    for body, other in ((one, two) for one in asked for two in bodies if two not in asked):
        told = owned(claims, (body, other))
        mine = [one for one in told if one.body == body]
        if any(stands(claims, one, other) for one in mine if body in one.holders):
            continue
        for own, its in _pairs(told, mine):
            if not own.stated or stands(claims, own, other):
                continue
            if _are_kin(claims, own, its) and is_put_in(claims, its):
                follows = effect if effect is not None and other == subject else place
                sure = not _leads_over(claims, told, body)
                sure = sure and have_no_tie(claims, asking, body, other)
                yield OthersValue(follows, body, other, own, its, sure)


def _weighs_up(claims: Claims) -> bool:
    """Tell whether new values of one kind decide an answer in words.

    "Does the plank tip?" is decided by two moments; the working may be shown of the other one only.
    """
    if answered(claims) is not None:
        return False
    results = [claim.measured for claim in claims.results if claim.measured is not None]
    units = [one.unit.dimension for one in results if one.unit is not None]
    return len(units) > len({*units})


def _are_kin(claims: Claims, own: Owned, its: Owned) -> bool:
    """Tell whether two values are of one quantity, by bodies of one kind or by their names."""
    if own.body is None or its.body is None:
        return False
    stems = [{stem_of(name) for name in one.names} for one in (own, its)]
    return are_of_one_kind(claims, own.body, its.body) or bool(stems[0] & stems[1])


def _asked(claims: Claims, asking: str, bodies: Sequence[str]) -> list[str]:
    """Return the bodies that a sentence asks about: by name, else the one of "that lens"."""
    named = dict.fromkeys(body for *_, body in named_in(asking, bodies))
    if named:
        return [body for body in named if not is_landmark(asking, body)]
    before, _, _ = claims.question.partition(asking.strip()[:_BEGINNING])
    told = {body for *_, body in named_in(_SENTENCE.split(before.strip())[-1], bodies)}
    words = _THAT.findall(asking)
    meant = [body for body in told if words and words_of(body)[-1] == words[0].lower()]
    return meant if len(meant) == 1 else []


def _pairs(told: Sequence[Owned], mine: Sequence[Owned]) -> Iterator[tuple[Owned, Owned]]:
    """Yield the unlike values of one kind of which each body has one alone."""
    for own in mine:
        kin = [one for one in told if _kind(one) == _kind(own)]
        its = [one for one in kin if one.body not in (None, own.body)]
        if _are_one([one for one in kin if one.body == own.body]) and _are_one(its):
            nobodys = [one for one in kin if one.body is None]
            known = [(own, its[0]), *((one, no) for one in (own, its[0]) for no in nobodys)]
            if not any(_same(*two) for two in known):
                yield own, its[0]


def leads_over(claims: Claims, asked: str, other: str) -> bool:
    """Tell whether a value of the other body is put in that has no like of the one asked about.

    The speed of the one, which nobody tells of the other, may lead to what both have in common; and
    how the one is when something happens to the other one is found by way of that one. The bodies
    may go by a part of their names.
    """
    bodies = [*dict.fromkeys(claims.bodies)]
    known = [[body for body in bodies if _tokens(name) <= _tokens(body)] for name in (asked, other)]
    if len(bodies) > _MOST or any(len(found) != 1 for found in known):
        return False
    [body], [its] = known
    for sentence in asking_sentences(claims.question):
        when = _WHEN.search(sentence)
        if when and ("other" in plain(when[0]).split() or names(when[0], its, tuple(bodies))):
            return True
    return body != its and _leads_over(claims, owned(claims, (body, its)), body)


def _tokens(name: str) -> set[str]:
    """Return the words of a name, with the A of "bulb A"."""
    return {*name.lower().replace("_", " ").split()}


def _leads_over(claims: Claims, told: Sequence[Owned], asked: str) -> bool:
    kinds = {_kind(one) for one in told if one.body == asked}
    others = [one for one in told if one.body not in (None, asked)]
    others = [one for one in others if one.holders or not one.stated]  # a plain h may be of both
    return any(_kind(one) not in kinds and is_put_in(claims, one) for one in others)


def _are_one(values: Sequence[Owned]) -> bool:
    return bool(values) and all(_same(values[0], one) for one in values[1:])


def _kind(one: Owned) -> object:
    return one.measured.unit.dimension if one.measured.unit is not None else None


def _same(one: Owned, other: Owned) -> bool:
    return alike(one.measured, other.measured)
