"""When faults speak against the reading rather than against the trace.

A wrong "invalid" is the worst verdict. A trace with one root fault looks like a sound trace with
one thing changed; faults that no single change explains, or that rest on a question that was not
understood, are more likely a misreading, and nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.doubts.answers import (
    factor_asked,
    multiple_of_g,
    rounded_unseen,
    supposition_unheard,
)
from wmw.verifiers.doubts.asked import (
    asked_among_givens,
    asked_of_before,
    derived_beside_unknown,
    less_likely_is_held,
    no_line_is_known,
    nothing_known_is_asked,
    nothing_leads_there,
)
from wmw.verifiers.doubts.balance import balance_undone
from wmw.verifiers.doubts.codes import EXCHANGED, FORCES, LAW, OF_NUMBERS
from wmw.verifiers.doubts.dealt import (
    dealt_otherwise,
    length_set_anew,
    named_otherwise,
    number_without_place,
    placed_otherwise,
    two_exchanged,
)
from wmw.verifiers.doubts.lines import one_for_two
from wmw.verifiers.doubts.picture import (
    asked_off_picture,
    equation_off_picture,
    force_off_picture,
    left_to_picture,
    regime_off_picture,
    values_overlooked,
)
from wmw.verifiers.doubts.state_0 import said_of_another, several_at_once
from wmw.verifiers.doubts.two_states import (
    alteration_unheard,
    derived_of_dependence,
    states_exchanged,
)
from wmw.verifiers.questions.beyond import beyond_reading
from wmw.verifiers.questions.further_states import goes_on
from wmw.verifiers.questions.misheard import misheard

Doubt = Callable[[Case, Sequence[Finding]], str | None]
"""Returns why faults are better not believed, if it is for this reason."""


def misreading(case: Case, findings: Iterable[Finding]) -> str | None:
    """Return why the faults found are better not believed; None where they may be."""
    errors = [f for f in findings if f.severity == "error"]
    if not errors or case.gold:
        return None
    if (why := _first(_OF_ANY_FAULT, case, errors)) is not None:
        return why
    if any(f.code == EXCHANGED for f in errors):
        return None  # one fault that shows in two values
    return _first(_OF_SINGLE_FAULTS, case, errors)


def _first(doubts: Iterable[Doubt], case: Case, errors: Sequence[Finding]) -> str | None:
    found = (doubt(case, errors) for doubt in doubts)
    return next((why for why in found if why is not None), None)


def _goes_on(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where the question goes on to further states."""
    return goes_on(case) if all(f.code in OF_NUMBERS for f in errors) else None


def _beyond(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt a law where the question goes beyond what the reading knows."""
    by_law = any(f.code == LAW for f in errors)
    on_forces = any(f.code.startswith(FORCES) for f in errors)
    return beyond_reading(case) if by_law and not on_forces else None


# Of several doubts the first is told: those that leave least of the reading come first.
_OF_ANY_FAULT: tuple[Doubt, ...] = (
    nothing_known_is_asked,
    asked_of_before,
    length_set_anew,
    multiple_of_g,
    equation_off_picture,
    no_line_is_known,
    one_for_two,
    asked_off_picture,
    regime_off_picture,
    less_likely_is_held,
    derived_of_dependence,
    derived_beside_unknown,
    asked_among_givens,
    number_without_place,
    nothing_leads_there,
    alteration_unheard,
    states_exchanged,
)
_OF_SINGLE_FAULTS: tuple[Doubt, ...] = (
    balance_undone,
    placed_otherwise,
    force_off_picture,
    values_overlooked,
    two_exchanged,
    dealt_otherwise,
    left_to_picture,
    _goes_on,
    supposition_unheard,
    misheard,
    factor_asked,
    rounded_unseen,
    said_of_another,
    named_otherwise,
    several_at_once,
    _beyond,
)
