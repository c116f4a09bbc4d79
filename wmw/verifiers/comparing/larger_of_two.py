"""Which of two quantities of one scene is the larger: "the normal force or the friction force?".

No bodies are compared, but what two nouns mean. Their values are set against one another in worlds
that hold what the question tells; all of them must agree. The reply is one of the nouns.
"""

from __future__ import annotations

import re

import sympy as sp

from wmw.core.family import Choice, Outcome
from wmw.verifiers.case import Case
from wmw.verifiers.comparing.dependence import Dependence, kinds_of
from wmw.verifiers.comparing.proportions import ratios_between
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.nouns import noun_at, nouns_in

_ASKED = re.compile(
    r"\bwhich(?: one| of two| of these| of them)?(?: force)? (?:is )?(?P<how>larger|greater|bigger"
    r"|stronger|higher|smaller|less|weaker|lower)(?: now| here| there| then)? "
)
_LESS = frozenset({"smaller", "less", "weaker", "lower"})
_OR = re.compile(r"(?: (?:on|of|in|from|by)(?: \w+)?)? or (?:its |her |his |their )?")
_END = re.compile(r"(?: (?:on|of|in|from|by)(?: \w+)?)?")
_BOTH = re.compile(r"\b(?:same|equal|equally|neither|both)\b")
_OPEN = re.compile(r"\b(?:not|no|than|depends?|cannot|if|unless)\b|n't")
_SAME = 1e-6
_TIE = "the same"

Names = tuple[str, ...]


def larger_of_two(case: Case) -> Outcome | None:
    """Return which of two quantities the laws make the larger, as what is asked; None if open."""
    asking = asking_sentences(case.claims.question)
    found = _asked(plain(asking[0]), case.family.name) if len(asking) == 1 else None
    measured = case.claims.answer.measured
    if found is None or (measured is not None and measured.unit and any(measured.unit.dimension)):
        return None
    sense, (one, names), (other, others) = found
    asked = Dependence(names, other=others)
    every = [ratio for usual in (True, False) for ratio in ratios_between(case, asked, usual)]
    ways = {0 if abs(ratio - 1) <= _SAME else 1 if ratio > 1 else -1 for ratio in every}
    if len(ways) != 1:
        return None
    way = ways.pop() * sense
    right = _TIE if not way else one if way > 0 else other

    def reader(text: str) -> str | None:
        low = plain(text)
        if _OPEN.search(low):
            return None
        named = {
            noun
            for noun, own, rest in ((one, names, others), (other, others, names))
            if any(set(n) & set(own) and not set(n) & set(rest) for *_, n in nouns_in(low, name))
        }
        if _BOTH.search(low):
            return _TIE
        return named.pop() if len(named) == 1 else None

    name = case.family.name
    values = (one, other, _TIE)
    choices = tuple(Choice(v, sp.true if v == right else sp.false, (v,)) for v in values)
    return Outcome("larger of two", (), choices, in_effects=False, reader=reader)


def _asked(low: str, family: str) -> tuple[int, tuple[str, Names], tuple[str, Names]] | None:
    """Return whether the larger is asked for (1), and the two nouns with what they may mean."""
    match = _ASKED.search(low)
    first = noun_at(low[match.end() :], family) if match else None
    if match is None or first is None:
        return None
    between = _OR.match(low, match.end() + len(first[0]))
    second = noun_at(low[between.end() :], family) if between else None
    if between is None or second is None:
        return None
    if _END.fullmatch(low, between.end() + len(second[0])) is None:
        return None
    alike = kinds_of(first[1], family) & kinds_of(second[1], family)
    one, other = (
        tuple(name for name in names if kinds_of((name,), family) <= alike)
        for names in (first[1], second[1])
    )
    if len(alike) != 1 or set(one) & set(other):
        return None
    return -1 if match["how"] in _LESS else 1, (first[0], one), (second[0], other)
