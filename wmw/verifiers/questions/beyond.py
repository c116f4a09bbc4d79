"""Signs that a scene holds more than the reading of it does: a second body, a second stage.

A law that the reading finds broken may then be a law of what the reading leaves out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wmw.core.equation import canonical_name, free_symbols
from wmw.core.quantity import Measurement
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.equations.written import written

_MANY = 2
"""How many numbers of a question may at most be left over, with one less, by an understood one."""


def beyond_reading(case: Case) -> str | None:
    """Return what speaks for a scene that holds more than the reading; None where nothing does."""
    if len([m for m in case.question.loose if m.unit is not None]) >= _MANY:
        return "several numbers of the question could not be placed"
    used = {name for s in written(case).located for side in s.statement.sides
            for name in free_symbols(side)}  # fmt: skip
    strange = sorted({claim.name for claim in _strange(case) if canonical_name(claim.name) in used})
    if strange:
        return f"the trace reckons with what the family does not know ({', '.join(strange)})"
    merged = next(_merged(case), None)
    if merged is not None:
        return f"{merged[0]} and {merged[1]} of the trace were taken for one quantity"
    return None


def _strange(case: Case) -> Iterator[Named]:
    """Yield the named values with a unit that mean nothing in the regime and are no givens."""
    bound = {b.claim.pointer for b in (*case.state, *case.results)}
    for claim in (*case.claims.variables, *case.claims.results):
        measured = claim.measured
        if claim.pointer in bound or measured is None or measured.unit is None:
            continue
        if not any(measured.unit.dimension) or case.terms.meaning(claim.name).quantities:
            continue
        told = (g.measurement for g in case.question.givens.values())
        if not any(_is_number(measured, given) for given in told):
            yield claim  # no given under a name of the trace's own


def _merged(case: Case) -> Iterator[tuple[str, str]]:
    """Yield pairs of given values that differ though the reading has one quantity for both.

    Only where the question has the second value too, and no place for it.
    """
    first: dict[str, Bound] = {}
    for bound in case.state:
        other = first.setdefault(bound.quantity, bound)
        if not _same(bound, other) and _is_loose(case, (bound, other)):
            yield other.claim.name, bound.claim.name


def _same(one: Bound, other: Bound) -> bool:
    return Agreement.EQUAL in (
        agrees(one.measured, other.measured.si),
        agrees(other.measured, one.measured.si),
    )


def _is_loose(case: Case, pair: Iterable[Bound]) -> bool:
    return any(_is_number(b.measured, loose) for loose in case.question.loose for b in pair)


def _is_number(one: Measurement, other: Measurement) -> bool:
    """Tell whether two numbers with units are the same value of the same kind."""
    alike = one.unit and other.unit and one.unit.dimension == other.unit.dimension
    return bool(alike) and agrees(one, other.si) is Agreement.EQUAL
