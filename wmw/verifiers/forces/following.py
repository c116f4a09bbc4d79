"""Listed forces that are wrong only since that is from which they were worked out.

State 0 lists forces before the law stands, but the size of a force that is asked for is the law's
result, written there beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wmw.core.equation import free_symbols
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.confusions import have_changed_places
from wmw.verifiers.equations.written import written
from wmw.verifiers.own_words import alike
from wmw.verifiers.supposed import supposing, wrong_results

_LAW, _EQUATION = "WMW301", "/transition/equation"
_FORCE = "N"
_VALUE, _SIZE, _MISSING = "WMW201", "WMW212", "WMW213"


def following_forces(case: Case, errors: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return the findings on forces that follow from a wrong law or a misstated value.

    A size follows that is the wrong result itself; a force is not overlooked that the equation is
    about.
    """
    if any(f.code == _VALUE and f.label == "object" for f in errors) or _is_exchanged(case, errors):
        return tuple(f for f in errors if f.code == _SIZE)
    if any(f.code == _VALUE for f in errors):
        return tuple(_of_own_state(case, errors))
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


def _is_exchanged(case: Case, errors: Sequence[Finding]) -> bool:
    """Tell whether two bodies have each other's values: each force is then that of the other."""
    misstated = {f.pointer for f in errors if f.code == _VALUE}
    return any(
        have_changed_places(case, bound) for bound in case.state if bound.claim.pointer in misstated
    )


def _of_own_state(case: Case, errors: Sequence[Finding]) -> Iterator[Finding]:
    """Yield the findings on sizes that are right for the values that state 0 has."""
    wrong = {f.pointer for f in errors if f.code == _VALUE}
    put_in = {
        bound.quantity: case.ours(bound.quantity, bound.measured.si)
        for bound in case.state
        if bound.claim.pointer in wrong
    }
    world = supposing(case, put_in) if put_in else {}
    sizes = {f"{force.pointer}/magnitude": force.magnitude for force in case.claims.forces}
    declared = {quantity.name for quantity in case.family.quantities}
    for finding in errors:
        size = sizes.get(finding.pointer) if finding.code == _SIZE else None
        if size is not None and any(
            agrees(size, abs(value)) is Agreement.EQUAL
            for name, value in world.items()
            if name in declared and case.family.quantity(name).unit == _FORCE
        ):
            yield finding


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
