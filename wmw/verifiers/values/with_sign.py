"""New values with a minus whose names are those of sizes: the velocity is meant, not the speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wmw.core.tolerance import Agreement, agrees

if TYPE_CHECKING:
    from wmw.verifiers.case import Case
    from wmw.verifiers.claims import Named


def with_sign(case: Case, claim: Named, size: str) -> str:
    """Return what a new value with a minus is of.

    A "v_return" of -12 m/s is the velocity at the landing, of which the speed is 12 m/s.
    """
    stated, mine = claim.measured, case.family.quantity(size)
    if case.gold or stated is None or stated.value >= 0 or mine.sign != "nonnegative":
        return size
    if not claim.pointer.startswith("/state_1") or not _has(case, claim, size, -1):
        return size
    unit = case.textbook_unit(size).dimension
    velocities = (
        q.name
        for q in case.family.quantities
        if q.sign == "any"
        and q.moment == mine.moment
        and q.body == mine.body
        and case.textbook_unit(q.name).dimension == unit
        and _has(case, claim, q.name, 1)
    )
    return next(velocities, size)


def _has(case: Case, claim: Named, quantity: str, sign: int) -> bool:
    """Tell whether a stated value, or its opposite, is the one that a quantity has here."""
    if quantity not in case.asked or claim.measured is None:
        return False
    read = claim.measured.read_in(case.textbook_unit(quantity))
    value = sign * case.theirs(quantity, case.asked[quantity])
    return read is not None and agrees(read, value) is Agreement.EQUAL
