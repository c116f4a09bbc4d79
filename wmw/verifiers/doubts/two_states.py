"""Values of two states, which names and words may not tell apart."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from wmw.core.equation import canonical_name
from wmw.core.quantity import Measurement
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.comparing.scaling import marked_pairs
from wmw.verifiers.doubts.codes import DERIVED, EQUATION
from wmw.verifiers.doubts.dealt import exchanged_givens
from wmw.verifiers.questions.question import Given

_STATES = "the values of two states could not be told apart"
_OF_STATE = re.compile(r"[12₁₂](?![\d₀-₉])|(?:_|\b)(?:i|f|initial|final)(?:_|\b)", re.I)
"""What tells in a name which of two states it is of."""
_INDEX = re.compile(r"_?\{?[\d₀-₉]\}?\Z")
_RENEWED = re.compile(r"(.+?)_?(?:new|now|changed)\Z|(?:new|changed)_?(.+)\Z", re.I)
"""A name that state 1 gives to a new value, with the name of the old one."""


def derived_of_dependence(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults in derived values where a dependence is asked for."""
    if case.dependence is not None and all(f.code == DERIVED for f in errors):
        return _STATES
    return None


def alteration_unheard(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt a new value where nothing is heard to be altered."""
    if _alters_unheard(case, errors):
        return "the trace gives new values, and what the question alters was not understood"
    return None


def states_exchanged(case: Case, errors: Sequence[Finding]) -> str | None:
    """Doubt faults where two states may be exchanged, or read as two things."""
    by_law = any(f.pointer == EQUATION for f in errors)
    if _has_states_the_other_way(case) or (not by_law and _takes_states_for_two_things(case)):
        return _STATES
    return None


def _alters_unheard(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a fault is the new value of what state 0 gives and nothing is heard to alter.

    "Each moves to half the distance": `d_new` is then no slip, but what the words ask for.
    """
    if case.question.altered:
        return False
    lasting = {
        canonical_name(bound.claim.name)
        for bound in case.state
        if case.family.quantity(bound.quantity).moment == "given"
    }
    faulty = {f.pointer for f in errors}
    return any(
        bound.claim.pointer in faulty
        and (match := _RENEWED.match(bound.claim.name)) is not None
        and canonical_name(match[1] or match[2]) in lasting
        for bound in case.results
    )


def _has_states_the_other_way(case: Case) -> bool:
    """Tell whether state 0 has the values of two states exchanged by names that tell no order.

    T_hot may be of either state. T_1 is of the earlier one where p_1 is what the question has.
    """
    given = case.question.givens
    for pair in exchanged_givens(case):
        if not all(given[name].with_state for name in pair):
            continue
        others = [b for b in case.state if b.quantity in given and b.quantity not in pair]
        names = [b.claim.name for b in case.state if b.quantity in pair]
        in_order = all(map(_OF_STATE.search, names)) and any(
            _OF_STATE.search(b.claim.name)
            and agrees(b.measured, given[b.quantity].measurement.si) is Agreement.EQUAL
            for b in others
        )
        if not in_order:
            return True
    return False


def _takes_states_for_two_things(case: Case) -> bool:
    """Tell whether state 0 has as x_2 what is read, by its unit alone, as what no x can mean.

    "It stores 0.25 J when compressed by 5.0 cm. What does it store at 10 cm?" tells of no length.
    """
    if case.question.altered:
        return False
    variables = case.claims.variables
    for pair in marked_pairs(variables, variables):
        read = [_given_as(case, claim.measured) for claim in pair]
        if read[0] is None or read[1] is None or read[0] is read[1]:
            continue
        if any(_is_no_meaning(case, c, given) for c, given in zip(pair, read, strict=True)):
            return True
    return False


def _is_no_meaning(case: Case, claim: Named, given: Given | None) -> bool:
    """Tell whether a name cannot mean the quantity that a number was read as by its unit alone."""
    if given is None or given.cued:
        return False
    stem = _INDEX.sub("", claim.name)
    return not any(
        given.quantity in case.terms.meaning(canonical_name(name)).quantities
        for name in (claim.name, stem)
    )


def _given_as(case: Case, stated: Measurement | None) -> Given | None:
    """Return the one given of the question with a value of state 0, its unit and number."""
    if stated is None or stated.unit is None:
        return None
    found = [
        given
        for given in case.question.givens.values()
        if given.measurement.unit is not None
        and given.measurement.unit.dimension == stated.unit.dimension
        and agrees(stated, given.measurement.si) is Agreement.EQUAL
    ]
    return found[0] if len(found) == 1 else None
