"""Qualitative claims in prose: which outcome a text states, and whether it holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from sympy import false

from wmw.core.family import Choice, Outcome
from wmw.core.system import World
from wmw.verifiers.answers.anywhere import always
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_CLAUSE = re.compile(r"[.;!?]\s+|,\s+(?:so|and|but|while|because|since)\s+|\bso that\b|\bbecause\b")
_OPEN = re.compile(
    r"\b(?:if|unless|until|till|whether|would|could|might|may|or|before|when|once|than|as long as"
    r"|whenever|wherever"
    r"|only (?:while|where|during|as|an?|bodies|things|objects|rays|changing|change)"
    r"|(?:needs?|requires?|takes) an? chang\w+"
    r"|(?:grows|rises|increases|falls|decreases|drops) with(?! (?:time|it)\b)"
    r"|beyond|up to|exceeding|exceeds|any (?:faster|slower|more|less)"
    r"|(?:above|below|over) (?:it|this|that|which|the (?:limit|maximum|critical)|\d[\d.]*"
    r"|\$?[a-z]_\{?\\?[a-z]+|its (?:limit|maximum))"
    r"|(?:at|for|with) (?:any |a )?(?:higher|lower|greater|larger|smaller) (?:speeds?|values?)"
    r"|speeds (?:above|over|below))\b",
    re.I,
)
"""Words that make a clause a condition, a comparison or an alternative rather than a claim."""
_ATTRIBUTE = re.compile(
    r"\b(the|an?|this|that|its)\s+[a-z]+er\s+(?!(?:than|one|the)\b)(?=[a-z])", re.I
)


_ROLE = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Stated:
    """A value of an outcome that a clause states, and whether it holds in the scene."""

    outcome: Outcome
    choice: Choice
    clause: str
    true: bool
    right: Choice | None


def stated_outcomes(case: Case, text: str) -> Iterator[Stated]:
    """Yield what the text claims about the outcomes that the laws decide."""
    for outcome in case.words.outcomes(case.regime):
        if not outcome.in_effects:
            continue
        for clause, choice in _claims(case, text, outcome):
            held = [case.system.holds(choice.holds, world) for world in case.distinct_worlds]
            if any(value is None for value in held) or _of_two(case, clause):
                continue
            if _of_another(case, clause, choice):
                continue
            yield Stated(outcome, choice, clause.strip(), any(held), right_choice(case, outcome))


def _of_another(case: Case, clause: str, choice: Choice) -> bool:
    """Tell whether a clause names only bodies of another role than its claim is about.

    A word such as "block" may be of either role; what the trace's own block does is of its role.
    """
    about = {role for phrase in choice.phrases for role in _ROLE.findall(phrase)}
    low = plain(clause)
    named = {case.role_of(b) for b in case.claims.bodies if holds_phrase(low, plain(b))}
    return bool(about and named) and None not in named and about.isdisjoint(named)


def _of_two(case: Case, clause: str) -> bool:
    """Tell whether a clause is of two like bodies, one of which may do other than the other."""
    low = plain(clause)
    named = {plain(body) for body in case.claims.bodies if holds_phrase(low, plain(body))}
    kinds = [name.split()[-1] for name in named if " " in name]
    return len(set(kinds)) < len(kinds)


@lru_cache(maxsize=256)
def asserted(text: str) -> tuple[str, ...]:
    """Return the clauses of a text that claim something."""
    return tuple(c for c in _CLAUSE.split(text) if c and not _OPEN.search(c))


def _claims(case: Case, text: str, outcome: Outcome) -> Iterator[tuple[str, Choice]]:
    for clause in asserted(text):
        said = without_attributes(clause) if outcome is case.dependence else clause
        choice = case.words.choice(said, outcome)
        if choice is not None:
            yield clause, choice


def without_attributes(text: str) -> str:
    """Return a text without comparatives that tell bodies apart: "with the longer wrench"."""
    return _ATTRIBUTE.sub(r"\1 ", text)


def claimed(case: Case, text: str, outcome: Outcome) -> Iterator[Choice]:
    """Yield the values of one outcome that a text claims, true or not."""
    for _, choice in _claims(case, text, outcome):
        yield choice


def right_choice(case: Case, outcome: Outcome, world: World | None = None) -> Choice | None:
    """Return the outcome's value that holds in a world (the asked one by default)."""
    here = case.asked if world is None else world
    held = [(c, case.system.holds(c.holds, here)) for c in outcome.choices]
    true = [choice for choice, value in held if value]
    if world is None and all(value is None for c, value in held if c.holds is not false):
        return always(case, outcome)
    return true[0] if len(true) == 1 else None
