"""A value on the way is not what the laws give.

What it does: where equation, evidence or derivation put a symbol equal to a number, the number
must be the value of that quantity, recomputed from the trace's own givens.

Why it is bad: a wrong intermediate is a wrong step, whatever the text around it says.

Example: `N = 58.8 N` for a 6.0 kg box on a 35° incline.

Use instead: `N = 48.2 N`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation import Statement, Sym, canonical_name
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.equations.written import written
from wmw.verifiers.wording import law_of

CODE = "WMW303"
LABEL: Label = "transition"
FIELD: FieldName = "transition"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every "symbol = number" that the laws contradict."""
    for located in written(case).located:
        for found in located.checks:
            if found.truth != "false" or found.fault != "value" or found.quantity is None:
                continue
            if _is_change_of(case, located.statement, found.quantity):
                continue
            meaning = case.family.quantity(found.quantity).meaning
            yield Finding(
                CODE,
                "unit_scale" if found.unconverted else LABEL,
                FIELD,
                located.pointer,
                f"the {meaning} is {found.expected}, not {found.stated}",
                found.stated,
                found.expected,
                law_of(case, found.quantity),
            )


def _is_change_of(case: Case, statement: Statement, quantity: str) -> bool:
    """Tell whether it is the change of something that has the value: Δv is no speed."""
    return any(
        isinstance(side, Sym)
        and canonical_name(side.name).startswith("Delta")
        and quantity not in case.terms.meaning(side.name).quantities
        for side in statement.sides
    )
