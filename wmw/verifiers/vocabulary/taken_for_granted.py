"""What a question leaves unsaid since everybody knows it: water has 1000 kg per cubic metre."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wmw.core.family import in_regime
from wmw.core.system import World, unit_of

if TYPE_CHECKING:
    from wmw.verifiers.case import Case


def taken_for_granted(case: Case) -> World:
    """Return the usual values that neither the question nor state 0 has a value of a like kind for.

    A trace that states a density of its own has read it off a picture, or takes another one.
    """
    if case.claims.contrast is not None:
        return {}  # what is the same on all sides makes no difference
    found: World = {}
    for values, regimes in case.question.usual:
        if in_regime(regimes, case.regime):
            for name, value in values.items():
                if name in case.system.names and not _is_stated(case, name):
                    found[name] = value
    return found


def _is_stated(case: Case, name: str) -> bool:
    kind = unit_of(case.family.quantity(name)).dimension
    return any(
        (
            claim.measured is not None
            and claim.measured.unit is not None
            and claim.measured.unit.dimension == kind
        )
        or name in meaning.quantities
        for claim, meaning in case.terms.given
    )
