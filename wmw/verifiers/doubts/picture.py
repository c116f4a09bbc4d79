"""What a picture may show that neither the words nor the reading have."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from wmw.core.verdict import Finding
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.case import Case
from wmw.verifiers.doubts.codes import DERIVED, LATER, NOT_ACTING, OF_NUMBERS, RELATIONS
from wmw.verifiers.doubts.lines import rests_on_drawn
from wmw.verifiers.questions.pictured import shows_more, speaks_of_picture
from wmw.verifiers.values.pictured import overlooked

_DRAWN = re.compile(
    r"\b(?:shown|marked|given|labell?ed|indicated|drawn|read|data|values?|readings?)"
    r" (?:\w+ )?(?:in|on|off|from) the (?:figure|diagram|picture|drawing|sketch|graph|image)\b",
    re.I,
)
"""What leaves a value to the picture."""


def equation_off_picture(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt a law that rests on what only the picture shows."""
    if case.question.numberless and case.state and rests_on_drawn(case, errors):
        return "the picture may show what the equation rests on and state 0 leaves out"
    return None


def asked_off_picture(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt an answer where state 0 read what is asked for off the picture."""
    if shows_more(case.question) and _states_what_is_asked(case, errors):
        return "state 0 seems to give what the question asks for"
    return None


def regime_off_picture(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults in values before and after that another regime may have."""
    if case.question.numberless and {DERIVED, LATER} <= {f.code for f in errors}:
        return "the picture may show another regime, in which all that state 0 gives is possible"
    return None


def force_off_picture(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt that a force does not act where the picture may show what exerts it."""
    unsure = shows_more(case.question) and not _reckons_without(case, errors)
    if unsure and any(f.code == NOT_ACTING for f in errors):
        return "the picture may show another regime, in which the force acts"
    return None


def values_overlooked(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where the picture shows what the reading has no place for."""
    on_numbers = not all(f.code.startswith(RELATIONS) for f in errors)
    if on_numbers and shows_more(case.question) and (unplaced := overlooked(case)):
        names = ", ".join(claim.name for claim in unplaced)
        return f"the picture shows what the reading has no place for ({names})"
    return None


def left_to_picture(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults of a trace that says nothing of what it read off the picture."""
    if all(f.code in OF_NUMBERS for f in errors) and _is_left_to_picture(case):
        return "the picture may show what neither the words nor the trace tell"
    return None


def _states_what_is_asked(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether state 0 has a value, off the picture, for what the answer is held against."""
    asked = quantity_asked(case)
    return any(f.pointer.startswith("/answer") for f in errors) and any(
        bound.quantity == asked and bound.claim.pointer.startswith("/state_0")
        for bound in case.state
    )


def _reckons_without(case: Case, errors: Collection[Finding]) -> bool:
    """Tell whether a force that does not act is all that is wrong: the law leaves it out as well.

    If the picture did show what exerts it, the trace's own equation and answer would be wrong.
    """
    settled = {"transition", "answer"} <= case.decided
    return settled and len(errors) == 1 and bool(case.claims.equation or case.claims.derivation)


def _is_left_to_picture(case: Case) -> bool:
    """Tell whether a picture shows what is needed, and the trace says nothing that it read off.

    So it is where the words give no number, leave one to the picture, or lead to nought only for
    want of what is drawn: a block at which nobody is told to pull.
    """
    claims = case.claims
    stated = (*claims.variables, *claims.attributes)
    if any(claim.measured for claim in stated) or not speaks_of_picture(case.question.text):
        return False
    held = quantity_asked(case)
    return (
        case.question.numberless
        or _DRAWN.search(case.question.text) is not None
        or (held is not None and not case.asked.get(held, 1.0))
    )
