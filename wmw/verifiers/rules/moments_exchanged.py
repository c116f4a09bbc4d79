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

from wmw.core.family import Moment
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
            pair = _exchanged(case, early, late)
            if pair is None:
                continue
            before, _ = pair
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


def _exchanged(case: Case, early: Bound, late: Bound) -> tuple[str, str] | None:
    """Return the quantities before and after whose values two claims exchange, if they do."""
    return next(
        (
            (before, after)
            for before in _meant(case, early, "before")
            for after in _meant(case, late, "after")
            if _is(case, early, after, before) and _is(case, late, before, after)
        ),
        None,
    )


def _meant(case: Case, bound: Bound, moment: Moment) -> tuple[str, ...]:
    """Return the quantities of a moment that a claim's name may mean."""
    names = dict.fromkeys((bound.quantity, *case.words.meaning(bound.claim.name).quantities))
    return tuple(q for q in names if case.family.quantity(q).moment == moment)


def _is(case: Case, bound: Bound, quantity: str, other: str) -> bool:
    """Tell whether a claim has the value of one quantity in the asked world, not the other's."""
    if quantity not in case.asked or other not in case.asked:
        return False
    mine = bound.measured.read_in(case.textbook_unit(quantity))
    if mine is None:
        return False
    values = (case.theirs(quantity, case.asked[quantity]), case.theirs(other, case.asked[other]))
    return [agrees(mine, value) is Agreement.EQUAL for value in values] == [True, False]
