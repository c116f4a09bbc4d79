"""A given that state 0 has wrongly, found by what follows from it.

Where a name of state 0 could not be told to mean a given of the question, or its sign to be a wrong
one, and yet the laws give the stated results for the value that it has, that value was misread, and
all the rest follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.core.work import spend
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.own_words import alike, is_among
from wmw.verifiers.questions.question import Given
from wmw.verifiers.supposed import explains, supposing, wrong_results
from wmw.verifiers.vocabulary.axis import states_axis
from wmw.verifiers.vocabulary.lexicon import plain

_ROUTE, _LAW, _EQUATION = "WMW30", "WMW301", "/transition/equation"
_SAME = 0.003
_SIZE = frozenset({"speed", "speeds", "size", "magnitude"})


@dataclass(frozen=True, slots=True)
class Misread:
    """A claim of state 0 and the quantity whose value (SI) it has wrongly."""

    claim: Named
    quantity: str
    right: float


def misread_behind(case: Case, findings: Sequence[Finding]) -> Misread | None:
    """Return the given whose wrong value in state 0 explains all wrong results, if there is one."""
    errors = [f for f in findings if f.severity == "error"]
    if any(f.field == "state" for f in errors) or case.question.numberless:
        return None
    results = wrong_results(case, errors)
    if not results:
        return None
    tried: list[tuple[Misread, dict[str, float]]] = []
    routes = [f for f in errors if f.code.startswith(_ROUTE)]
    if not any(f.code == _LAW and f.pointer == _EQUATION and _is_of_names(f) for f in routes):
        tried += _otherwise(case)  # a wrong law gives wrong results as well
        wrong = {name for name, _ in results}
        tried += (one for one in _for_another(case) if one[0].quantity not in wrong)
    tried += _turned(case, [] if routes else [bound.claim for bound in case.state])
    fits = (found for found, values in tried if explains(case, supposing(case, values), results))
    return next(fits, None)


def repetitions(case: Case, bound: Bound) -> Iterator[Named]:
    """Yield the other claims of state 0 that repeat a wrong one: an attribute, a variable.

    They have its value, and are of its body, or else nothing in the question has that value. What
    the question bears out is no repetition.
    """
    own = case.family.quantity(bound.quantity)
    sound = {
        other.claim.pointer
        for other in case.state
        if other.quantity in case.told
        and agrees(other.measured, case.told[other.quantity]) is Agreement.EQUAL
    }
    told = [mention.measurement for mention in find_measurements(case.claims.question)]
    for claim in (*case.claims.variables, *case.claims.attributes):
        if claim.pointer in sound or claim is bound.claim or claim.measured is None:
            continue
        if not _is_same(claim, bound.claim):
            continue
        role = case.role_of(claim.body) if claim.body is not None else None
        if (role is not None and role == own.body) or not is_among(claim.measured, told):
            yield claim


def _is_same(one: Named, other: Named) -> bool:
    if one.measured is None or other.measured is None:
        return False
    return _is_kin(one.measured, other.measured) and one.measured.si == other.measured.si


def _is_of_names(finding: Finding) -> bool:
    """Tell whether a false equation is one of names rather than of the numbers put in."""
    return not find_measurements(finding.stated or "")


def _otherwise(case: Case) -> Iterator[tuple[Misread, dict[str, float]]]:
    """Yield the claims that may be a given of the question with another value."""
    told = [mention.measurement for mention in find_measurements(case.claims.question)]
    bound_to = {bound.claim.pointer: bound.quantity for bound in case.state}
    for given in (*case.question.givens.values(), *case.question.altered.values()):
        if given.quantity not in case.system.names or _is_stated(case, given):
            continue
        unit, right = case.textbook_unit(given.quantity), given.measurement
        for claim in (*case.claims.variables, *case.claims.attributes):
            reading = claim.measured.read_in(unit) if claim.measured is not None else None
            if reading is None or not _is_kin(reading, right) or is_among(reading, told):
                continue
            meant = (given.quantity, bound_to.get(claim.pointer, given.quantity))
            values = {name: case.ours(name, reading.si) for name in meant}
            yield Misread(claim, given.quantity, right.si), values


def _for_another(case: Case) -> Iterator[tuple[Misread, dict[str, float]]]:
    """Yield the claims that have the value of a given for what follows from it.

    "orbit_radius": "400 km" where the orbit is 400 km above the surface.
    """
    if case.question.altered or case.altered:
        return  # what is altered has its old value in state 0, and rightly so
    bound = {one.claim.pointer for one in case.state}
    givens = case.question.givens.values()
    for claim in case.claims.variables:
        stated = claim.measured
        if claim.pointer in bound or stated is None or stated.unit is None:
            continue
        if not any(_is_kin(stated, g.measurement) and alike(stated, g.measurement) for g in givens):
            continue
        spend(len(case.asked))
        for name, right in case.asked.items():
            reading = stated.read_in(case.textbook_unit(name))
            if right and reading is not None and name not in case.question.givens:
                yield Misread(claim, name, right), {name: case.ours(name, reading.si)}


def _is_kin(one: Measurement, other: Measurement) -> bool:
    dimensions = [m.unit.dimension if m.unit is not None else None for m in (one, other)]
    return dimensions[0] == dimensions[1]


def _is_stated(case: Case, given: Given) -> bool:
    claims = (*case.claims.variables, *case.claims.attributes)
    return any(c.measured is not None and alike(c.measured, given.measurement) for c in claims)


def _turned(case: Case, surely: list[Named]) -> Iterator[tuple[Misread, dict[str, float]]]:
    """Yield the claims that have a value of the question's world with the other sign.

    These are the ones that are `surely` meant, and where an axis is stated by which a value has a
    sign, all variables whose name is not that of a size; and what the question tells with a sign.
    """
    claims = {claim.pointer: claim for claim in surely}
    if states_axis(case.claims):
        signed = (c for c in case.claims.variables if _SIZE.isdisjoint(plain(c.name).split()))
        claims |= {claim.pointer: claim for claim in signed}
    claims |= {claim.pointer: claim for claim in _against_signs(case)}
    for claim in claims.values():
        for quantity in case.family.quantities:
            value = case.asked.get(quantity.name)
            if quantity.sign != "any" or not value or case.ours(quantity.name, 1.0) < 0:
                continue
            unit = case.textbook_unit(quantity.name)
            reading = claim.measured.read_in(unit) if claim.measured is not None else None
            if reading is not None and abs(reading.si + value) <= _SAME * abs(value):
                yield Misread(claim, quantity.name, value), {quantity.name: -value}


def _against_signs(case: Case) -> Iterator[Named]:
    """Yield what has the other sign than in the question, where another value has its sign there.

    Of "+0.90 m/s" and "−0.60 m/s" state 0 has the first, and the second without its minus.
    """
    told = [m.measurement for m in find_measurements(case.claims.question)]
    signed = [m for m in told if m.unit is not None and not m.unit.offset and m.si < 0]
    named = [(c, c.measured) for c in case.claims.variables if c.measured is not None]
    for claim, stated in named:
        for right in signed:
            others = [m for m in told if m is not right and _is_kin(m, right) and m.si]
            if not _is_kin(stated, right) or abs(stated.si + right.si) > _SAME * abs(right.si):
                continue
            if any(abs(m.si + right.si) <= _SAME * abs(right.si) for m in others):
                continue
            if any(alike(mine, m) for _, mine in named for m in others):
                yield claim
