"""Listed forces that are wrong only since the law is from which they were worked out.

State 0 lists forces before the law stands, but the size of a force that is asked for is the law's
result, written there beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence

from wmw.core.equation import free_symbols
from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.equations import written
from wmw.verifiers.own_words import alike
from wmw.verifiers.supposed import wrong_results

_LAW, _EQUATION = "WMW301", "/transition/equation"
_VALUE, _SIZE, _MISSING = "WMW201", "WMW212", "WMW213"


def following_forces(case: Case, errors: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return the findings on forces that follow from a wrong law, or from another body's value.

    A size follows that is the wrong result itself; a force is not overlooked that the equation is
    about.
    """
    if any(f.code == _VALUE and f.label == "object" for f in errors):
        return tuple(f for f in errors if f.code == _SIZE)
    if not any(
        f.code == _LAW and f.pointer == _EQUATION and f.label == "transition" for f in errors
    ):
        return ()
    results = [measured for _, measured in wrong_results(case, errors)]
    sized = {
        f"{force.pointer}/magnitude"
        for force in case.claims.forces
        if force.magnitude is not None and any(alike(force.magnitude, m) for m in results)
    }
    return tuple(
        f
        for f in errors
        if (f.code == _SIZE and f.pointer in sized)
        or (f.code == _MISSING and _is_in_equation(case, f))
    )


def _is_in_equation(case: Case, finding: Finding) -> bool:
    """Tell whether the equation has a symbol for the size of the force that is missing."""
    names = {
        quantity
        for located in written(case).located
        if located.pointer == _EQUATION
        for side in located.statement.sides
        for symbol in free_symbols(side)
        for quantity in case.quantities_of(symbol)
    }
    missing = [s for s in case.family.forces if (finding.expected or "").startswith(f"{s.name},")]
    return any(str(spec.magnitude) in names for spec in missing)
