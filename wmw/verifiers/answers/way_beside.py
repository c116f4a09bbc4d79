"""The way that a question asks for beside a value: "what is the speed, and is the pressure lower?".

An answer that gives both is right only where the way is right as well; one that is not understood
leaves it open.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wmw.core.family import Choice
from wmw.verifiers.answers.final import outcome_with_values, said_of_outcome
from wmw.verifiers.case import Case
from wmw.verifiers.questions.options import Option
from wmw.verifiers.vocabulary.effects import right_choice

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
    asked = _BESIDE.search(question)
    if asked is None or case.options or not isinstance(raw, str):
        return None
    offered = [Option("A", asked["one"]), Option("B", asked["other"])]
    outcome = outcome_with_values(case, offered)
    if outcome is None:
        return WayBeside(None, None)
    found = [c for text in _CLAUSE.split(raw) if (c := said_of_outcome(case, text, outcome))]
    said = found[0] if len({choice.value for choice in found}) == 1 else None
    return WayBeside(said, right_choice(case, outcome))
