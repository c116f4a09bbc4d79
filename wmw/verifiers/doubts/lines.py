"""What the lines that are found wrong rest on: names without a value, or two with one meaning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wmw.core.equation import canonical_name, free_symbols
from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.doubts.codes import LAW
from wmw.verifiers.equations.written import written


def one_for_two(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt a fault where the reading has one quantity for two of the equation."""
    if case.question.numberless and _takes_two_for_one(case, errors):
        return "the reading has one quantity for two that the equation tells apart"
    return None


def _takes_two_for_one(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a line that is found wrong has two names that were taken for one quantity.

    In "F = (m_small + m_large) a" there are two masses, whatever regime knows but one.
    """
    wrong = {f.pointer for f in errors if f.code == LAW}
    for located in written(case).located:
        if located.pointer in wrong:
            names = {name for side in located.statement.sides for name in free_symbols(side)}
            meant = [case.quantities_of(name)[:1] for name in sorted(names)]
            meant = [one for one in meant if one]
            if len(set(meant)) < len(meant):
                return True
    return False


def rests_on_drawn(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether every fault is a law with a letter of which nobody states the value."""
    open_ones = {
        located.statement.text.strip()
        for located in written(case).located
        if any(not any(case.expected(q) for q in case.quantities_of(name))
               for side in located.statement.sides for name in free_symbols(side))
    }  # fmt: skip
    return all(f.code == LAW and f.stated in open_ones for f in errors)


def is_of_other_names(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a line that is found wrong has names that the trace gives no value."""
    claims = case.claims
    named = (*claims.variables, *claims.attributes, *claims.results)
    stated = {canonical_name(claim.name) for claim in named}
    wrong = {f.pointer for f in errors if f.code == LAW}
    return any(
        free_symbols(side) - stated
        for located in written(case).located
        if located.pointer in wrong
        for side in located.statement.sides
    )
