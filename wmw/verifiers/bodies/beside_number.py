"""The words that stand with the number of each of two like bodies: "a grey one of 4.0 kg".

They tell which of the two a body of the trace is, or the one that an answer names: whatever the
words are, they stand with one of the numbers and not with the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from wmw.core.equation.names import word_set
from wmw.core.family import in_regime
from wmw.core.quantity import Mention, find_measurements
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import spend
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

if TYPE_CHECKING:
    from wmw.verifiers.case import Case
    from wmw.verifiers.questions.question import Given

_WORD = re.compile(r"[A-Za-z]+|\d+|[^\sA-Za-z\d]")
_LINKS = word_set(
    "of with has having whose is are mass weight weighs weighing which that = ( a an the its"
)
"""What may stand between a body and its number."""
_ENDS = word_set(
    "and or but while whereas a an the its his her their one's two both each of with on at in over"
    " under from to by as is are be was has have having carries carry holds bears runs passes hang"
    " hangs hanging hung suspended attached tied that which who kg g mass masses weight weighs"
    " weighing connected joined fixed placed there connects joins string rope"
    " pulley cord respectively"
)
"""What the words for a body do not go beyond."""
_SIDE = re.compile(
    r"[\s,]*(?:(?:mass|block|box|body|weight|load|object|crate|bucket|cylinder|stone|ball) )?"
    r"(?:\(?(?:hanging|hangs|hung|is|placed|attached|tied) )?(?:on|at|from|to)"
    r" (?:the |its )?(?P<side>left|right)\b(?! (?:(?!and\b|or\b)\w+ ){0,3}\d)"
)
_ON_SIDE = re.compile(
    r"\b(?:on|at|from|to) (?:the |its )?(?P<side>left|right)\b"
    r"(?:(?!,|;|\. | and | or )[^\d]){0,50}\Z",
    re.I,
)
"""Which side the number is of, before it and behind."""
_LEFT, _RIGHT, _MOST = 70, 50, 3
_COST = 8
_HEAVIER = word_set("heavier heaviest larger bigger greater")
_LIGHTER = word_set("lighter lightest smaller lesser")
_ANYONE = word_set("one block mass body box object weight side end")
"""Words for a body that go with those that tell it: "the grey one"."""


def put_in_roles(case: Case, text: str) -> str:
    """Return a text with the words that stand with one of two numbers put into its role's word."""
    own = words_of_roles(case, case.question_givens)
    roles = [r for r in case.family.roles if in_regime(r.regimes, case.regime) and r.name in own]
    called = {role.name: plain(role.words[0]) for role in roles}
    if len(called) != len(own) or not own:
        return text
    told: list[str] = []
    for word in _words(text):
        role = next((r for r, words in own.items() if word in words), None)
        if role is not None:
            while told and told[-1] in _ANYONE:
                told.pop()
            if told[-1:] != [called[role]]:
                told.append(called[role])
        elif word not in _ANYONE or told[-1:] not in [[name] for name in called.values()]:
            told.append(word)
    return " ".join(told)


def exchanged_by_numbers(
    case: Case, givens: Mapping[str, Given], named: Mapping[str, str]
) -> dict[str, str]:
    """Return two bodies with their roles exchanged, where the words beside the numbers say so.

    Two bodies that one name fits are dealt their roles in the order in which the trace lists them.
    """
    own = words_of_roles(case, givens)
    if not own:
        return {}
    bodies = [body for body, role in named.items() if role in own]
    fitting = [set(case.words.roles_of(body, case.regime)) for body in bodies]
    if len(bodies) != len(own) or any(len(roles & {*own}) == 1 for roles in fitting):
        return {}
    (one, other), words = bodies, [set(_words(body)) for body in bodies]
    mine, its = words[0] - words[1], words[1] - words[0]
    if mine and its and mine <= own[named[other]] and its <= own[named[one]]:
        return {one: named[other], other: named[one]}
    return {}


def words_of_roles(case: Case, givens: Mapping[str, Given]) -> dict[str, frozenset[str]]:
    """Return the words that stand with the number of one of two like bodies, by the body's role.

    Nothing where there are no two such numbers.
    """
    found = dict(_numbers(case, givens))
    if len(found) != len(("one", "other")):
        return {}
    stem, _ = split_options(case.claims.question)
    mentions = find_measurements(stem)
    own: dict[str, frozenset[str]] = {}
    sizes = {role: given.measurement.si for role, given in found.items()}
    spend(_COST * len(mentions))
    for role, given in found.items():
        places = [mention for mention in mentions if _is(mention, given)]
        if not places or any(_is(places[0], g) for r, g in found.items() if r != role):
            return {}
        own[role] = frozenset(words_beside(stem, places[0]))
    (one, mine), (other, its) = own.items()
    own = {one: mine - its, other: its - mine}
    heavy = max(sizes, key=lambda role: sizes[role])
    return {role: words | (_HEAVIER if role == heavy else _LIGHTER) for role, words in own.items()}


def _numbers(case: Case, givens: Mapping[str, Given]) -> Iterator[tuple[str, Given]]:
    """Yield the role and the mass of each body that has one."""
    for name, given in givens.items():
        quantity = case.family.quantity(name)
        if quantity.body is None or quantity.unit != "kg" or name not in case.system.names:
            continue
        yield quantity.body, given


def _is(mention: Mention, given: Given) -> bool:
    here = mention.measurement
    if here.unit is None or given.measurement.unit is None:
        return False
    same = here.unit.dimension == given.measurement.unit.dimension
    return same and agrees(here, given.measurement.si) is Agreement.EQUAL


def words_beside(text: str, mention: Mention) -> Iterator[str]:
    """Yield the words for the body that a number is of, before it and behind."""
    before = _words(text[max(0, mention.start - _LEFT) : mention.start])
    while before and before[-1] in _LINKS:
        before.pop()
    for place, word in enumerate(_up_to_end(reversed(before))):
        if place == 0 or len(word) > 1:  # "A grey box" has no name
            yield word
    if (side := _ON_SIDE.search(text[: mention.start], max(0, mention.start - _LEFT))) is not None:
        yield side["side"].lower()
    right = text[mention.end : mention.end + _RIGHT]
    if (side := _SIDE.match(right)) is not None:
        yield side["side"]
    elif re.match(r"[ -][a-z]", right):
        yield from _up_to_end(iter(_words(right)))


def _up_to_end(words: Iterator[str]) -> Iterator[str]:
    for count, word in enumerate(words):
        if word in _ENDS or not word.isalnum() or count >= _MOST:
            return
        yield word


def _words(text: str) -> list[str]:
    """Return the words of a text, a letter as it is written: block A is no article."""
    return [word if len(word) == 1 else word.lower() for word in _WORD.findall(text)]
