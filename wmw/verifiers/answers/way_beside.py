"""The way that a question asks for beside a value: "what is the speed, and is the pressure lower?".

An answer that gives both is right only where the way is right as well; one that is not understood
leaves it open.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wmw.core.family import Choice, Outcome
from wmw.core.quantity import Measurement, read_value
from wmw.verifiers.answers.outcome_asked import outcome_with_values, said_of_outcome
from wmw.verifiers.answers.way_of_body import way_of_body_beside
from wmw.verifiers.case import Case
from wmw.verifiers.questions.options import Option
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.vocabulary.lexicon import plain

_WAYS = (
    r"(?:higher|lower|greater|larger|smaller|less|more|bigger|longer|shorter|faster|slower|stronger"
    r"|weaker|hotter|colder|warmer|cooler|brighter|dimmer|upright|inverted|real|virtual|increase"
    r"|decrease|rise|fall)"
)
_BESIDE = re.compile(
    rf"(?:,| and|;) (?:is|are|does|do|will|would) [^?.;]{{1,80}}?\b(?P<one>{_WAYS}),? or"
    rf" (?:\w+ )?(?P<other>{_WAYS})\b",
    re.I,
)
_AND_WHICH_WAY = re.compile(
    r"\b(?:speed|velocity|fast)\b(?:[^.?;]|\.(?=\d)){0,120}?"
    r" and (?P<way>(?:in )?(?:which|what) (?:way|direction)\b)"
    r"|\b(?P<after>(?:in )?(?:which|what) (?:way|direction)) and (?:how fast|(?:at|with) what)\b",
    re.I,
)
"""What asks for a direction beside a speed."""
_ASKS = re.compile(
    r"\b(?:what|how|which|find|calculate|determine|compute|where (?:is|are|does|do|will|must))\b",
    re.I,
)
"""What asks for a value before the way."""
_REPORTED = re.compile(r"[.?!] (?:Report|State|Give|Enter|Answer with)\b[^.?!]{1,120}[.?!]?\s*\Z")
"""The one thing that is to be given after all that is asked."""
_CLAUSE = re.compile(r"[,;.](?:\s|\Z)|\band\b|\bat\b|\bwith\b")


@dataclass(frozen=True, slots=True)
class WayBeside:
    """What is said of the way that is asked for, and what the laws say; None where it is open."""

    said: Choice | None
    right: Choice | None

    @property
    def is_open(self) -> bool:
        """Whether it cannot be told that the way is right, or wrong."""
        return self.said is None or self.right is None


def way_beside(case: Case) -> WayBeside | None:
    """Return the way of an answer beside its value; None where the question asks for no way."""
    raw, question = case.claims.answer.raw, case.claims.question
    if case.options or not isinstance(raw, str):
        return None
    asked = _BESIDE.search(question)
    if asked is None:
        of_body = way_of_body_beside(case, raw)
        return WayBeside(*of_body) if of_body else _direction_beside(case, raw, question)
    if not _ASKS.search(re.split(r"[.?!]\s", question[: asked.start()])[-1]):
        return None  # "where a river becomes narrower, does …" asks for nothing else
    offered = [Option("A", asked["one"]), Option("B", asked["other"])]
    outcome = outcome_with_values(case, offered)
    if outcome is None:
        return WayBeside(None, None)
    right, said = right_choice(case, outcome), _said(case, raw, outcome)
    reported = _REPORTED.search(question, asked.end())
    if said is None and reported is not None and _is_bare(raw):
        return None
    if said is None:  # the reason that is given for the value may tell the way, and tell it rightly
        explained = _said(case, case.claims.answer.explanation, outcome)
        said = explained if explained and right and explained.value == right.value else None
    return WayBeside(said, right)


def _direction_beside(case: Case, raw: str, question: str) -> WayBeside | None:
    """Return the way of an answer to "with what speed and in which direction", if it is known."""
    found = _AND_WHICH_WAY.search(question)
    if found is None:
        return None
    told = plain(found["way"] or found["after"])
    for outcome in case.words.outcomes(case.regime):
        if any(plain(words) in told for words in outcome.asked):
            right, said = right_choice(case, outcome), _said(case, raw, outcome)
            if right is not None and said is not None:
                return WayBeside(said, right)
    return None


def _is_bare(text: str) -> bool:
    """Tell whether a text is one value and no word."""
    read = read_value(text)
    return isinstance(read, Measurement) and not read.rest


def _said(case: Case, text: str, outcome: Outcome) -> Choice | None:
    found = [c for part in _CLAUSE.split(text) if (c := said_of_outcome(case, part, outcome))]
    return found[0] if len({choice.value for choice in found}) == 1 else None
