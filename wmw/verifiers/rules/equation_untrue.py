"""An equation does not hold in the scene.

What it does: evaluates both sides of every equation of the transition in complete worlds in which
all laws of the regime hold, with the trace's own names and givens. Any equivalent form passes,
whatever its route; an equation whose symbols cannot all be bound is left alone. Numbers put in that
are off by what a unit is worth (a power of ten, 3.6, 60) are `unit_scale`, and a change that is
taken the wrong way round, before less after, is `temporal`.

Why it is bad: the law is wrong here, even if it is right somewhere else.

Example: `d = v0² / (2 g cosθ)` for a block that is sent up a smooth incline.

Use instead: `d = v0² / (2 g sinθ)`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation import Add, Neg, Statement, Sym
from wmw.core.moments import are_moments
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.equations import written
from wmw.verifiers.rounding import Check

CODE = "WMW301"
LABEL: Label = "transition"
FIELD: FieldName = "transition"

_SAME = 1e-6


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every statement that fails as a law."""
    for located in written(case).located:
        for found in located.checks:
            if found.truth == "true":
                case.decide(FIELD)
            if found.truth != "false" or found.fault != "law":
                continue
            values = f" ({found.expected} against {found.stated})" if found.stated else ""
            yield Finding(
                CODE,
                _label(case, located.statement, found),
                FIELD,
                located.pointer,
                f"{located.statement.text.strip()!r} does not hold here: "
                f"{found.left} is not {found.right}{values}",
                located.statement.text.strip(),
                None,
            )


def _label(case: Case, statement: Statement, found: Check) -> Label:
    if found.unconverted:
        return "unit_scale"
    sides = statement.sides
    turned = len(sides) == 2 and any(
        isinstance(whole, Sym) and _is_turned(case, whole.name, change)
        for whole, change in (sides, sides[::-1])
    )
    return "temporal" if turned else LABEL


def _is_turned(case: Case, whole: str, change: object) -> bool:
    """Tell whether a difference of two moments is the negative of what it is put equal to."""
    match change:
        case Add((Sym(first), Neg(Sym(last)))) | Add((Neg(Sym(last)), Sym(first))):
            pass
        case _:
            return False
    meant = [case.quantities_of(name) for name in (first, last, whole)]
    if any(len(quantities) != 1 or quantities[0] not in case.asked for quantities in meant):
        return False
    one, other, value = (case.family.quantity(quantities[0]) for quantities in meant)
    if not (are_moments(one, other) or are_moments(other, one)):
        return False
    early, late, told = (case.theirs(q.name, case.asked[q.name]) for q in (one, other, value))
    return told != 0 and abs(told - (late - early)) <= _SAME * abs(told)
