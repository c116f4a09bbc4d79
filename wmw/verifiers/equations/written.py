"""The written equations of a trace, each checked once, with the place where it stands."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wmw.core.equation import Statement, Sym, canonical_name, free_symbols
from wmw.core.equation.names import FUNCTIONS
from wmw.core.quantity import find_measurements
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Text
from wmw.verifiers.equations.other_cases import (
    is_within,
    limiting_cases,
    of_other_cases,
    of_spans_of_time,
    told_of_before,
)
from wmw.verifiers.equations.rounding import Check
from wmw.verifiers.equations.statements import Judge
from wmw.verifiers.own_words import alike

_SUPPOSED = re.compile(
    r"\b(?:if|unless|would|could|were|suppose|assuming|required|needed|necessary|otherwise)\b", re.I
)
"""Words around a statement that make it a supposition rather than a claim on this scene."""


_OF_IT = re.compile(r"\b(?:arm|place|position|end|side|part|half|share|rest) of(?: the)?\s*$", re.I)
"""What makes a statement one on something of a symbol's body: "arm of m_1 = 30 cm"."""
_TIMED = re.compile(
    r"(?P<stem>[^\W_]\w{0,8}?)_(?:at_|after_|t_?)?\d{1,3}(?:[._p]\d{1,3})?_?(?:s|sec|seconds?)"
)
"""A name with a time: y_1s, v_after_2_s."""
_ARROW = re.compile(r"\\(?:vec|overrightarrow|boldsymbol|mathbf|bm)\b|\u20d7")
"""What marks a symbol as a vector."""
_LABEL = re.compile(r"\s*(?P<word>[A-Za-z][a-z]{2,})\s+(?=\d)")
"""A word before a number that says what is worked out: "Time 14.7/9.8 = 1.5 s"."""


@dataclass(frozen=True, slots=True)
class Located:
    """A statement, where it stands, and what its checks found."""

    pointer: str
    statement: Statement
    checks: tuple[Check, ...]

    @property
    def is_false(self) -> bool:
        """Whether a pair of its sides fails."""
        return any(check.truth == "false" for check in self.checks)


@dataclass(frozen=True, slots=True)
class Written:
    """All statements of a trace, and the places whose text could not be parsed."""

    located: tuple[Located, ...]
    unparsed: tuple[str, ...]


def written(case: Case) -> Written:
    """Return the checked statements of equation, evidence and derivation, in this order."""
    if case.written is None:
        case.written = _written(case)
    return case.written


def _written(case: Case) -> Written:
    judge = Judge(case)
    claims = case.claims
    texts: list[Text | None] = [claims.equation, *claims.evidence, claims.derivation]
    found: list[Located] = []
    unparsed: list[str] = []
    for text in texts:
        if text is None:
            continue
        statements, failures = judge.read(text.text)
        if failures:
            unparsed.append(text.pointer)
        limits = limiting_cases(text.text)
        moments = tuple(of_spans_of_time(text.text, statements))
        here = [
            Located(text.pointer, s, judge.check(s))
            for s in statements
            if not (_SUPPOSED.search(f"{s.lead} {s.trail}") or is_within(s, limits))
            and not _OF_IT.search(s.lead)
            and not any(s is moment for moment in moments)
        ]
        # What is added as arrows need not hold of lengths: 3 east and 4 north are 5.
        here = [one for one in here if not (one.is_false and _ARROW.search(one.statement.text))]
        here = [one for one in here if not (one.is_false and _holds_without_label(judge, one))]
        false = [one.statement for one in here if one.is_false]
        if false:
            true = [one.statement for one in here if not one.is_false]
            others = [*of_other_cases(text.text, false, true)]
            here = [one for one in here if not any(one.statement is other for other in others)]
        found += [
            one
            for one in here
            if not (_is_of_before(case, text.text, one) or _is_of_a_moment(case, one))
        ]
    return Written(tuple(found), tuple(unparsed))


def _holds_without_label(judge: Judge, located: Located) -> bool:
    """Tell whether a statement holds where the word before its first number is no factor of it."""
    text = located.statement.text
    label = _LABEL.match(text)
    if label is None or label["word"].lower() in FUNCTIONS:
        return False
    statements, failures = judge.read(text[label.end() :])
    checks = [check for statement in statements for check in judge.check(statement)]
    return bool(checks) and not failures and all(check.truth == "true" for check in checks)


def _is_of_before(case: Case, text: str, located: Located) -> bool:
    """Tell whether numbers are put equal to a symbol that state 1 rightly has with another value.

    "Before: I = 6.0/12 = 0.50 A" is told beside "I = 1.0 A" of the time after, where the reading
    knows of no change. What is worked out with the numbers must be right.
    """
    symbol, *sides = located.statement.sides
    truths = [check.truth for check in located.checks]
    if not isinstance(symbol, Sym) or any(map(free_symbols, sides)):
        return False
    if truths[:1] != ["false"] or "false" in truths[1:] or case.asked is not case.before:
        return False
    return told_of_before(text, located.statement) and any(
        canonical_name(bound.claim.name) == symbol.name
        and any(
            agrees(bound.measured, case.theirs(bound.quantity, value)) is Agreement.EQUAL
            for value in case.expected(bound.quantity)
        )
        for bound in case.results
    )


def _is_of_a_moment(case: Case, located: Located) -> bool:
    """Tell whether numbers are put equal to a symbol that has a time of its own in state 1.

    "y = 25 - 4.9 = 20.1 m" is the height at 1 s, where state 1 has "y_1s": "20.1 m", and not that
    of what is asked for. What is worked out with the numbers must be right.
    """
    symbol, *sides = located.statement.sides
    truths = [check.truth for check in located.checks]
    if not isinstance(symbol, Sym) or any(map(free_symbols, sides)):
        return False
    if truths[:1] != ["false"] or "false" in truths[1:]:
        return False
    told = [mention.measurement for mention in find_measurements(located.statement.text)][-1:]
    return any(
        claim.measured is not None
        and alike(claim.measured, value)
        and (timed := _TIMED.fullmatch(claim.name)) is not None
        and canonical_name(timed["stem"]) == symbol.name
        for claim in case.claims.results
        for value in told
    )
