"""What a question supposes to be so many times as large: "if the launch speed is doubled".

With numbers given, what it then asks for is a value: that of the altered scene.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from wmw.verifiers.comparing.dependence import changes_told, tells_factor
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.shares_told import shares_as_factors

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_SENTENCE = re.compile(r"(?<=[.?!;:])\s+")
_SUPPOSED = re.compile(r"\b(?:if|suppose|supposing|imagine|were)\b")
_DONE = re.compile(
    r"(?<!be )(?<!have )\b(?:doubled|tripled|trebled|quadrupled|halved|increased|raised|lengthened"
    r"|reduced|decreased|lowered|shortened|cut|made|changed|replaced|exchanged|swapped)\b"
    r"|\b(?:second|next|another) (?:run|experiment|trial|test|time|launch|throw|shot|attempt)\b"
    r"|\b(?:repeated|again)\b"
)
"""What tells of a change that is made, as the question goes on."""
_ASKED_AFTER = re.compile(
    r"\b(?:new|now|then|this time|second (?:case|run|experiment|trial|test|time|launch|throw|shot"
    r"|attempt|situation|measurement|collision)|after(?:wards| the change| this change| that))\b"
)
"""What asks for the state after a change that was told."""
_MADE = re.compile(
    r"\b(?:increased|raised|made|reduced|decreased|lowered|cut|turned up|turned down|brought)"
    r"(?: up| down)?(?: to)?"
    r" (?:\w+ times\b|(?:one )?(?:half|third|quarter|fourth|ninth|sixteenth)\b|twice\b)"
    r"|(?<!be )(?<!have )\b(?:doubled|tripled|quadrupled|halved)\b"
)
"""What tells in plain words that something has become so many times as large."""
_ASKS = re.compile(r"\b(?:what|how|which|find|calculate|determine|compute)\b")
_NO_VALUE = re.compile(
    r"\bfactor\b|\bhow many times\b|\bratio\b|\bwhat percent\w*\b|\bpercentage\b"
    r"|\bcompare\w*\b|\bhappens?\b"
    r"|\bby how\b|\bproportion\w*\b|\beffect\b|\bhow (?:does|do|will|would|must|should)\b",
    re.I,
)
"""What asks for no value of the altered scene."""


@lru_cache(maxsize=512)
def supposed_factors(question: str, family: str) -> tuple[tuple[tuple[str, ...], float], ...]:
    """Return what a question that asks for a value supposes, with factors: names and how often.

    Each entry has the quantities of the family that the noun may mean.
    """
    stem, _ = split_options(question)
    sentences = [plain(shares_as_factors(s)) for s in _SENTENCE.split(stem) if s.strip()]
    if _NO_VALUE.search(stem):
        return ()
    return tuple(
        change
        for sentence in sentences
        if _is_supposed(sentence, sentences) and tells_factor(sentence)
        for change in changes_told(sentence, family)
    )


def _is_supposed(sentence: str, sentences: Sequence[str]) -> bool:
    """Tell whether a sentence supposes a change, or tells one after which a value is asked for."""
    if _SUPPOSED.search(sentence):
        return True
    return bool(
        _DONE.search(sentence) and any(_ASKED_AFTER.search(s) for s in sentences if _ASKS.search(s))
    )


def supposes_factor(question: str) -> bool:
    """Tell whether a question supposes something to be so many times as large as told before."""
    stem, _ = split_options(question)
    sentences = [plain(shares_as_factors(s)) for s in _SENTENCE.split(stem)]
    return any(_is_supposed(s, sentences) and tells_factor(s) for s in sentences)


def multiplies_unnamed(question: str, family: str) -> bool:
    """Tell whether a question makes something so many times as large of which no noun is known.

    "The load that stretches the wire is quadrupled": nothing of the scene read is that load.
    """
    stem, _ = split_options(question)
    return any(
        _MADE.search(sentence) is not None and not changes_told(sentence, family)
        for sentence in (plain(shares_as_factors(s)) for s in _SENTENCE.split(stem))
    )


def altered_by_factor(case: Case) -> dict[str, float]:
    """Return the new values (SI) of the givens that the question supposes to be multiplied.

    A noun that may mean several of the givens, or none, leaves the reading as it is.
    """
    return dict(_altered(case))


def _altered(case: Case) -> Iterator[tuple[str, float]]:
    for names, factor in supposed_factors(case.question.text, case.family.name):
        given = [n for n in names if n in case.question_givens and n in case.system.names]
        if len(given) == 1:
            yield given[0], factor * case.question_givens[given[0]].measurement.si
