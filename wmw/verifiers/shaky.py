"""When a right answer speaks for the lines that led to it.

A model that states a false law mostly works with it, and its answer is wrong, too. Where the answer
is right and the only faults are in lines or values whose names the verifier had to guess at, or
that are worked out by right arithmetic to a value of another thing than their name was taken for
(the pull on the ceiling, 2 × 14 N), the likelier account is that it misread them, and nothing is
said. What is written with names that are certain stays a fault: a right answer on a wrong law is
what the verifier is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from wmw.core.equation import (
    Call,
    Div,
    Expr,
    Num,
    Statement,
    Sym,
    as_number,
    canonical_name,
    free_symbols,
    is_numeric,
    walk,
)
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, Unread, read_value
from wmw.core.verdict import Finding
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.equations.written import Located, written
from wmw.verifiers.own_words import alike, answered

GUESSED = "the answer is right, and what does not fit it is written in names that were guessed at"
_OF_LINES = frozenset({"WMW301", "WMW302", "WMW303", "WMW307"})
_OF_STATE_1 = "WMW311"
_OF_VALUES = frozenset({"WMW202", _OF_STATE_1})
_TOLD_AGAIN = "WMW313"
_ROOT, _OF_ALL = "WMW201", "all that is wrong follows"
_AFTER = re.compile(r"(?:\b|_)after(?:\b|_)", re.I)
"""What ties a value to the event that is asked about, where "final" may be the end of all."""
_NEAR = 0.006
"""Relative difference between a value and what it was rounded from."""
_WORDS = re.compile(r"\\[A-Za-z]+|[A-Za-z]{3,}")
_TEXT = re.compile(r"\\(?:text|mathrm|mathit|operatorname|textrm|mbox)\s*\{([^{}]*)\}")
_NO_NAMES = word_set(
    "sin cos tan cot arcsin arccos arctan asin acos atan sqrt exp log abs min max deg rad mol bar"
    " pi theta alpha beta gamma delta epsilon eta mu nu rho sigma tau phi omega lambda kappa cdot"
    " and gives hence thus then with that from for the this which are its"
    " times plus minus divided multiplied squared cubed half twice square cube root over per sine"
    " cosine tangent"
)
"""Functions, Greek letters, units, signs in words and words around a line, which are no names."""


def shaky(case: Case, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the errors that rest on names or lines not certainly read, beside a right answer."""
    errors = [f for f in findings if f.severity == "error"]
    if not errors or "answer" not in case.decided or any(_is_of_answer(f) for f in errors):
        return ()
    doubtful = [f for f in errors if _is_doubtful(case, f) and not _is_exchanged(f, errors)]
    if doubtful:
        doubtful += [f for f in errors if f.code == _TOLD_AGAIN]
        doubtful += [f for f in errors if f.code == _ROOT and f.message.endswith(_OF_ALL)]
    return tuple(doubtful)


def _is_of_answer(finding: Finding) -> bool:
    return finding.field in ("answer", "faithfulness")


def _is_doubtful(case: Case, finding: Finding) -> bool:
    answer = answered(case.claims)
    if finding.code in _OF_LINES:
        false = [one for one in written(case).located if one.is_false]
        here = [one for one in false if one.pointer == finding.pointer]
        certain = (
            not _compares_before_balance(case, one.statement)
            and _is_exact(case, one.statement)
            and (_speaks_for_little(case, one) or not _is_of_new_value(case, one))
            for one in here
        )
        return bool(here) and not any(certain)
    if finding.code not in _OF_VALUES:
        return False
    claim = next((own for own in _own(case) if own.pointer == finding.pointer), None)
    if claim is None or (answer is not None and _alike(finding.expected, answer)):
        return False  # it should be the answer's own value
    if not _is_certain(case, claim.name):
        return True
    if _is_aside(finding, claim.name):
        return True
    backed = finding.code == _OF_STATE_1 and _is_backed(case, claim)
    return backed and quantity_asked(case) is not None


def _compares_before_balance(case: Case, statement: Statement) -> bool:
    """Tell whether a line compares two forces that only balance in the end.

    Whether a body floats is told by the forces on it while it is held under: F_b/W is no 1 there.
    """
    side = statement.sides[0]
    if quantity_asked(case) is not None or not isinstance(side, Div):
        return False
    parts = (side.numerator, side.denominator)
    if not all(isinstance(part, Sym) for part in parts):
        return False
    meant = [{*case.quantities_of(part.name)} for part in parts if isinstance(part, Sym)]
    balanced = ((str(law.law.equation.lhs), str(law.law.equation.rhs)) for law in case.system.laws)
    return any(
        (one in meant[0] and other in meant[1]) or (one in meant[1] and other in meant[0])
        for one, other in balanced
    )


def _speaks_for_little(case: Case, located: Located) -> bool:
    """Tell whether a right answer was one of few, and a line is of a name that is certain.

    Whether a box slides is answered rightly with a wrong largest friction, too.
    """
    symbol = located.statement.sides[0]
    certain = isinstance(symbol, Sym) and case.terms.words.is_certain(symbol.name)
    return certain and quantity_asked(case) is None


def _is_certain(case: Case, name: str) -> bool:
    """Tell whether a name is the family's own, or stands in the trace's own equation."""
    symbol = canonical_name(name)
    return case.terms.words.is_certain(name) or any(
        symbol in free_symbols(side)
        for one in written(case).located
        if case.claims.equation is not None and one.pointer == case.claims.equation.pointer
        for side in one.statement.sides
    )


def _is_aside(finding: Finding, name: str) -> bool:
    """Tell whether a new value may be that of another moment, the other way, or the other way up.

    The speed at the end is nought, and not that at which a spring lets go; a flux that falls has a
    negative change; and a ratio of turns is told either way round.
    """
    stated, expected = read_value(finding.stated), read_value(finding.expected)
    if not isinstance(stated, Measurement) or not isinstance(expected, Measurement):
        return False
    is_number = stated.unit is None or not any(stated.unit.dimension)
    return (
        (not stated.si and not _AFTER.search(name))
        or abs(stated.si + expected.si) <= _NEAR * abs(expected.si)
        or (is_number and abs(stated.si * expected.si - 1) <= _NEAR)
    )


def _is_exchanged(finding: Finding, errors: Iterable[Finding]) -> bool:
    """Tell whether two new values stand in each other's place, which no guess explains."""
    return finding.code == _OF_STATE_1 and any(
        other.code == _OF_STATE_1
        and _alike(finding.stated, read_value(other.expected))
        and _alike(finding.expected, read_value(other.stated))
        for other in errors
        if other is not finding
    )


def _alike(text: str | None, other: Measurement | Unread) -> bool:
    value = read_value(text)
    if not isinstance(value, Measurement) or not isinstance(other, Measurement):
        return False
    return alike(value, other)


def _is_of_new_value(case: Case, located: Located) -> bool:
    """Tell whether a line rightly works out what state 1 has under the same name."""
    symbol, end = located.statement.sides[0], as_number(located.statement.sides[-1])
    return (
        is_worked_out(located)
        and isinstance(symbol, Sym)
        and end is not None
        and any(
            _may_be_of(symbol, claim)
            and claim.measured is not None
            and abs(claim.measured.si - end.si) <= _NEAR * abs(end.si)
            for claim in case.claims.results
        )
    )


def is_worked_out(located: Located) -> bool:
    """Tell whether a line works a value out rightly, so that only its name can be at fault."""
    symbol, *sides = located.statement.sides
    return (
        isinstance(symbol, Sym)
        and len(sides) > 1
        and all(map(is_numeric, sides))
        and all(check.truth == "true" for check in located.checks[1:])
    )


def _is_backed(case: Case, claim: Named) -> bool:
    """Tell whether the trace works out by right arithmetic what a new value is."""
    value = claim.measured
    lines = [
        one
        for one in written(case).located
        if (is_worked_out(one) or not one.is_false) and _may_be_of(one.statement.sides[0], claim)
    ]
    return value is not None and any(
        (found := as_number(one.statement.sides[-1])) is not None
        and len(one.statement.sides) > 1
        and any(is_numeric(side) and as_number(side) is None for side in one.statement.sides[:-1])
        and abs(found.si - value.si) <= _NEAR * abs(value.si)
        for one in lines
    )


def _may_be_of(side: Expr, claim: Named) -> bool:
    return not isinstance(side, Sym) or side.name == canonical_name(claim.name)


def _is_exact(case: Case, statement: Statement) -> bool:
    """Tell whether every word of a line is part of what was read of it, or of a name."""
    read = {word for own in _own(case) for word in _words(own.name)}
    read.update(word for body in case.claims.bodies for word in _words(body))
    for node in (node for side in statement.sides for node in walk(side)):
        if isinstance(node, Sym):
            read.update(_words(node.name))
        elif isinstance(node, Num):
            read.update(_words(f"{node.text} {node.unit or ''}"))
        elif isinstance(node, Call):
            read.add(node.fn)
    around = _words(f"{statement.lead} {statement.trail}")
    said = _words(_TEXT.sub(r" \1 ", statement.text)) - _NO_NAMES - around
    known = (*read, *(symbol.casefold() for symbol in case.terms.words.symbols))
    return all(any(word in name for name in known) for word in said)


def _words(text: str) -> set[str]:
    return {w.casefold() for w in _WORDS.findall(text) if not w.startswith("\\")}


def _own(case: Case) -> tuple[Named, ...]:
    claims = case.claims
    return (*claims.variables, *claims.attributes, *claims.results)
