"""What the trace itself found for a quantity."""

from __future__ import annotations

from wmw.core.equation import Sym, as_number
from wmw.core.quantity import Measurement
from wmw.verifiers.case import Case
from wmw.verifiers.equations.rounding import measurement
from wmw.verifiers.equations.written import written


def found_by_trace(case: Case, quantity: str) -> tuple[Measurement, ...]:
    """Return the values that the trace itself found for a quantity: state 1, else derivation.

    Those of a derivation come with the last first.
    """
    stated = tuple(
        b.measured for b in case.results if b.quantity == quantity and b.moment != "before"
    )
    if stated:
        return stated
    found: list[Measurement] = []
    for located in written(case).located:
        if located.pointer != "/derivation":
            continue
        sides, relations = located.statement.sides, located.statement.relations
        equal = next((i for i, r in enumerate(relations) if r not in ("=", "≈")), len(relations))
        literal = as_number(sides[equal])  # "f = 230 N < 260 N" finds 230 N
        if isinstance(sides[0], Sym) and literal and quantity in case.quantities_of(sides[0].name):
            read = measurement(literal)
            found += [read] if read is not None else []
    return tuple(reversed(found))
