"""A fault that another regime tells, where the likeliest reading tells none, or more than one.

"With what speed must the second stone be thrown down so that both land together?" has the words of
a single throw, under which nothing can be said of the answer. A regime that the words give as well,
and in which the question leads to what it asks for with every number in its place, is then the
better account of a trace with a fault: if the trace's own results or its answer bear it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from wmw.core.equation import Sym, as_number
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.answers.outcome_asked import outcome_asked
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.case import Case
from wmw.verifiers.doubt import misreading
from wmw.verifiers.equations.written import Located, written
from wmw.verifiers.judged import Judged, judge_case, leaves_open
from wmw.verifiers.questions.asked_quantities import may_be_asked
from wmw.verifiers.values.placing import unplaced
from wmw.verifiers.vocabulary.effects import right_choice

_LAST = ("/state_1", "/answer")
"""Where what follows from a fault stands, which is no fault of its own."""
_NEW = "/state_1/new_variables/"
_NEAR = 0.006
"""Relative difference between a value and what it was rounded from."""
_LISTS = ("WMW21", "WMW22")
"""Codes of faults in the lists of forces and relations, which hang on no number."""


def second_account(own: Judged, cases: Iterable[tuple[int, Case]]) -> Judged | None:
    """Return the reading that tells the fault of a trace better than `own`; None if none does.

    `cases` are all readings that the question's words give, each with how well they fit.
    """
    is_open = leaves_open(own)
    if not is_open and not own.fits_badly:
        return None
    passed, regime = own.passed_over, own.case.regime
    elsewhere = is_open and passed is not None and passed.case.regime != regime
    if elsewhere and passed and _tells(passed) and _is_borne_out(passed, own):
        return passed
    best: Judged | None = None
    for hits, case in cases:
        if hits < 1 or case.regime == regime or not case.possible:
            continue
        if not case.system.regime.drawn or not (may_be_asked(case) and _leads(case)):
            continue
        judged = judge_case(case, best, strict=False)
        if judged is None or not _tells(judged):
            continue
        if _is_borne_out(judged, own) if is_open else _blames_less(judged, own):
            best = judged
    return best


def _leads(case: Case) -> bool:
    """Tell whether the question leads to what it asks for, with all its numbers in their places."""
    asked, outcome = quantity_asked(case), outcome_asked(case)
    if [*unplaced(case.question)]:
        return False
    if asked is None:
        return outcome is not None and right_choice(case, outcome) is not None
    return bool(case.asked.get(asked))  # that a body at rest has no speed follows from no number


def _tells(judged: Judged) -> bool:
    """Tell whether a reading decides the answer and has a fault to be believed."""
    return (
        judged.cost[2] > 0
        and "answer" in judged.case.decided
        and _leads(judged.case)
        and misreading(judged.case, judged.findings) is None
    )


def _is_borne_out(judged: Judged, own: Judged) -> bool:
    """Tell whether all is right but for one fault, of no given, and what follows from it.

    A value that is asked for must be right, or something that the other reading does not know.
    """
    errors = [f for f in judged.findings if f.severity == "error"]
    roots = {f.pointer for f in errors if not f.pointer.startswith(_LAST)}
    new = {f.pointer for f in errors if f.pointer.startswith(_NEW)}
    if len(roots or new) > 1 or (not own.cost[1] and judged.cost[0] >= own.cost[0]):
        return False
    if any(f.field == "state" and not f.code.startswith(_LISTS) for f in errors):
        return False
    if any(map(partial(_ends_well, judged.case), written(judged.case).located)):
        return False
    if quantity_asked(judged.case) is not None and not any(
        f.pointer.startswith("/answer") for f in errors
    ):
        return True
    return any(name not in own.case.system.names for name in _found(judged, errors))


def _ends_well(case: Case, located: Located) -> bool:
    """Tell whether a line that is found false has the right end, so that it may be misread."""
    symbol, end = located.statement.sides[0], as_number(located.statement.sides[-1])
    return (
        located.is_false
        and isinstance(symbol, Sym)
        and end is not None
        and any(
            abs(abs(end.si) - abs(value)) <= _NEAR * abs(value)
            for name in case.quantities_of(symbol.name)[:1]
            for value in case.expected(name)
        )
    )


def _found(judged: Judged, errors: Iterable[Finding]) -> Iterator[str]:
    """Yield the quantities that state 1, or a line that holds, has rightly."""
    case, wrong = judged.case, {f.pointer for f in errors}
    for bound in case.results:
        values = case.expected(bound.quantity)
        if bound.claim.pointer not in wrong and any(
            agrees(bound.measured, value) is Agreement.EQUAL for value in values
        ):
            yield bound.quantity
    for located in written(case).located:
        symbol = located.statement.sides[0]
        if isinstance(symbol, Sym) and all(check.truth == "true" for check in located.checks):
            yield from case.quantities_of(symbol.name)[:1]


def _blames_less(judged: Judged, own: Judged) -> bool:
    """Tell whether a reading finds but some of what another one does, and its lists right."""
    mine, theirs = (
        {(f.code, f.pointer) for f in one.findings if f.severity == "error"}
        for one in (judged, own)
    )
    lists = all(code.startswith(_LISTS) for code, _ in theirs - mine)
    return bool(mine) and mine < theirs and lists and own.case.decided <= judged.case.decided
