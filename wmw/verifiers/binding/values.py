"""The named values of a trace, each bound to the quantity that it is one of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from wmw.core.equation import canonical_name
from wmw.core.moments import are_moments, moment_of
from wmw.core.quantity import Measurement
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import spend
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.binding.one_of_several import agrees_with_given, one_of_several
from wmw.verifiers.bodies.asked_of_body import named_for_asked
from wmw.verifiers.bodies.casting import body_named
from wmw.verifiers.bodies.other_things import (
    as_count,
    by_its_value,
    is_of_another_thing,
    is_of_other_setup,
    of_given_left,
)
from wmw.verifiers.claims import Named
from wmw.verifiers.once import once
from wmw.verifiers.questions.question import Given
from wmw.verifiers.values.bare import in_its_unit
from wmw.verifiers.values.with_sign import with_sign
from wmw.verifiers.vocabulary.letters import as_asked, as_other
from wmw.verifiers.vocabulary.lexicon import Meaning

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_CLAIM = 20
"""Steps of work that each named value of a reading takes."""


def state_values(case: Case) -> tuple[Bound, ...]:
    """Return the variables and attributes of state 0 that could be bound."""
    return tuple(_bind(case, case.terms.given))


def new_values(case: Case) -> tuple[Bound, ...]:
    """Return the new variables of state 1 that could be bound."""
    return tuple(
        bound
        for bound in _bind(case, case.terms.new)
        if canonical_name(bound.claim.name) not in new_letters(case)
        and not _is_renewed(case, bound)
    )


@once
def new_letters(case: Case) -> frozenset[str]:
    """Return the letters of state 1 that stand for something else than what they usually mean.

    With the rope's speed of 0.60 m/s as "u" in state 0, a "v" of 0.30 m/s in state 1 is not the
    speed that the question gives.
    """
    stated = {canonical_name(claim.name): claim.measured for claim, _ in case.terms.given}
    found = set()
    for claim, meaning in case.terms.new:
        name, mine = canonical_name(claim.name), claim.measured
        if len(name) > 1 or name in stated or mine is None or len(meaning.quantities) != 1:
            continue
        (quantity,) = meaning.quantities
        given = case.question.givens.get(quantity)
        if given is None or quantity in case.question.altered or case.gold:
            continue
        if not _is_given_as(case, mine, given) and any(
            other is not None and _is_given_as(case, other, given) for other in stated.values()
        ):
            found.add(name)
    return frozenset(found)


def _is_given_as(case: Case, stated: Measurement, given: Given) -> bool:
    """Tell whether a value is that of a given; a bare number may be in the question's unit."""
    value = given.measurement
    if stated.unit is None and stated.value == value.value:
        return True
    reading = stated.read_in(case.textbook_unit(given.quantity))
    return reading is not None and agrees(reading, value.si) is Agreement.EQUAL


def _is_renewed(case: Case, bound: Bound) -> bool:
    """Tell whether a new variable is what becomes of a thing that is named for its beginning.

    After "v": "3 m/s" in state 0, the "v": "0 m/s" of state 1 is not the speed at the start.
    """
    name, given = canonical_name(bound.claim.name), case.given_values(bound.quantity)
    return case.family.quantity(bound.quantity).moment == "before" and any(
        canonical_name(first.claim.name) == name
        and agrees(bound.measured, first.measured.si) is not Agreement.EQUAL
        and (not given or agrees_with_given(case, first.claim, bound.quantity))
        for first in case.state
        if first.quantity == bound.quantity
    )


def _bind(case: Case, claims: tuple[tuple[Named, Meaning], ...]) -> Iterator[Bound]:
    dealt: dict[str, float] = {}
    for claim, meaning in claims:
        spend(_CLAIM)
        tried = case.seen.get(claim.pointer)
        names = case.meanings(claim, meaning) if tried is None else (tried,)
        if len(names) > 1:
            names = one_of_several(case, claim, names)
        if len(names) != 1:
            names = named_for_asked(case, claim) or names
        stated = claim.measured
        if len(names) > 1 and stated and case.question.numberless and not case.gold:
            names = _dealt(case, stated, names, dealt)
        if len(names) != 1:
            continue
        own = _of_its_moment(case, meaning.moment, names[0])
        if _follows_a_zeroth(case, claim):
            later = _of_its_moment(case, "after", names[0])
            own = later if _is_as_told(case, claim, later) else own
        own = as_asked(case, claim, _later(case, claim, own))
        if (meant := as_other(case, claim, own)) is None:
            continue
        if (meant := as_count(case, claim, meant)) is None:
            continue
        if (meant := of_given_left(case, claim, meant)) is None:
            continue
        meant = with_sign(case, claim, by_its_value(case, claim, meant))
        if is_of_another_thing(case, claim, meant) or is_of_other_setup(case, claim, meant):
            continue
        names = (meant,)
        measured = stated and in_its_unit(case, stated, names[0])
        if stated is None or measured is None or _has_none(case, claim, measured, names[0]):
            continue
        if differs_by_body(case, claim) and not agrees_with_given(case, claim, names[0]):
            continue
        if case.family.quantity(names[0]).grid is not None:
            dealt.setdefault(names[0], stated.si)
        yield Bound(claim, names[0], measured, meaning.moment)


def _follows_a_zeroth(case: Case, claim: Named) -> bool:
    """Tell whether a name counts on from a beginning that has another value: I_1 beside I_0."""
    stem, _, tail = canonical_name(claim.name).rpartition("_")
    if tail != "1" or not stem or case.gold:
        return False
    return any(
        canonical_name(first.name) == f"{stem}_0"
        and first.measured is not None
        and claim.measured is not None
        and first.measured.si != claim.measured.si
        for first in case.claims.variables
    )


def _of_its_moment(case: Case, moment: str | None, quantity: str) -> str:
    """Return what a name that tells its moment means: "I_after" is no current before."""
    first = case.family.quantity(quantity)
    if moment != "after" or moment_of(first) != "before" or quantity in case.question.altered:
        return quantity  # the new speed at the start is no speed at the end
    later = [
        q.name
        for q in case.family.quantities
        if q.name in case.system.names and are_moments(first, q)
    ]
    return later[0] if len(later) == 1 else quantity


def _later(case: Case, claim: Named, quantity: str) -> str:
    """Return what a name of state 1 means: no value before, for which state 0 has a name.

    With the given "v_1": "0.60 m/s" in state 0, "u_1": "-0.20 m/s" in state 1 is the velocity
    of the body after, whichever of the two letters usually comes first.
    """
    before = case.family.quantity(quantity)
    if before.moment != "before" or not claim.pointer.startswith("/state_1"):
        return quantity
    own = canonical_name(claim.name)
    first = [b for b in case.state if b.quantity == quantity and not b.claim.body]
    if not any(_is_as_told(case, b.claim, quantity) for b in first):
        return quantity
    if _is_as_told(case, claim, quantity) or any(
        canonical_name(b.claim.name) == own for b in first
    ):
        return quantity
    later = [
        q.name
        for q in case.family.quantities
        if q.name in case.system.names and are_moments(before, q)
    ]
    return later[0] if len(later) == 1 else quantity


def _is_as_told(case: Case, claim: Named, quantity: str) -> bool:
    """Tell whether a claim has the value to which the question alone leads."""
    value = case.told.get(quantity)
    measured = claim.measured.read_in(case.textbook_unit(quantity)) if claim.measured else None
    return (
        value is not None
        and measured is not None
        and agrees(measured, case.theirs(quantity, value)) is Agreement.EQUAL
    )


def _dealt(
    case: Case, measured: Measurement, names: tuple[str, ...], dealt: Mapping[str, float]
) -> tuple[str, ...]:
    """Deal like quantities of bodies that only the picture gives to like names, in order.

    A value that one of them has already is that one's.
    """
    declared = (case.family.quantity(q) for q in names)
    givens = tuple(q.name for q in declared if q.grid is not None and q.body is not None)
    if len(givens) == 1 and len(names) == 2:
        return givens  # the pull rather than the net force
    units = {case.family.quantity(q).unit for q in givens}
    if len(givens) < 2 or len(units) != 1 or len(givens) != len(names):
        return names
    same = tuple(q for q in givens if q in dealt and dealt[q] == measured.si)
    return same[:1] or tuple(q for q in givens if q not in dealt)[:1]


def _has_none(case: Case, claim: Named, measured: Measurement, quantity: str) -> bool:
    """Tell whether a zero is that of another body: rails of 0 Ω, the water surface's speed.

    What is asked for is not told to be nothing.
    """
    given = case.given_values(quantity)
    asked = quantity in case.question.targets and not given and quantity in case.told
    if asked and not measured.si and body_named(claim.name, case.claims.bodies):
        return True
    return claim.body is not None and not measured.si and bool(given) and all(given)


def differs_by_body(case: Case, claim: Named) -> bool:
    """Tell whether other bodies have an attribute of this name with other values.

    Two lenses that each have "focal_length" have not that of the two together.
    """
    if claim.body is None or claim.measured is None:
        return False
    name = canonical_name(claim.name)
    return any(
        other.body != claim.body
        and other.measured is not None
        and other.measured.si != claim.measured.si
        and canonical_name(other.name) == name
        for other in case.claims.attributes
    )
