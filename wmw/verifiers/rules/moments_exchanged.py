"""Before and after are exchanged.

What it does: looks for two values of one kind of which state 0 states the later one and state 1
the earlier one: the same name with the final value in state 0 and the initial one in state 1, or
an initial value that is the final one and the other way round.

Why it is bad: the trace tells the story backward.

Example: a cart is launched at 4 m/s and stops; state 0 has `"speed": "0 m/s"`, state 1
`"speed": "4 m/s"`.

Use instead: the launch in state 0, the stop in state 1.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Bound, Case
from wmw.verifiers.wording import show

CODE = "WMW203"
LABEL: Label = "temporal"
FIELD: FieldName = "state"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every value of state 0 that has changed places with one of state 1."""
    for early in case.state:
        for late in case.results:
            pair = _earlier_and_later(case, early, late)
            if pair is None:
                continue
            before, after = pair
            if not (_is(case, early, after, before) and _is(case, late, before, after)):
                continue
            quantity = case.family.quantity(before)
            expected = show(quantity, case.theirs(before, case.asked[before]))
            yield Finding(
                CODE,
                LABEL,
                FIELD,
                early.claim.pointer,
                f"state 0 has {early.claim.name} = {early.claim.raw}, which it is only afterwards; "
                f"the {quantity.meaning} is {expected}",
                str(early.claim.raw),
                expected,
            )


def _earlier_and_later(case: Case, early: Bound, late: Bound) -> tuple[str, str] | None:
    """Return the quantities before and after that two claims exchange; None where they do not."""
    moments = (
        case.family.quantity(early.quantity).moment,
        case.family.quantity(late.quantity).moment,
    )
    same_name = canonical_name(early.claim.name) == canonical_name(late.claim.name)
    if same_name and moments == ("after", "before"):
        return late.quantity, early.quantity
    if not same_name and moments == ("before", "after"):
        return early.quantity, late.quantity
    return None


def _is(case: Case, bound: Bound, quantity: str, other: str) -> bool:
    """Tell whether a claim has the value of one quantity in the asked world, not the other's."""
    if quantity not in case.asked or other not in case.asked:
        return False
    mine = bound.measured.read_in(case.textbook_unit(quantity))
    if mine is None:
        return False
    values = (case.theirs(quantity, case.asked[quantity]), case.theirs(other, case.asked[other]))
    return [agrees(mine, value) is Agreement.EQUAL for value in values] == [True, False]
