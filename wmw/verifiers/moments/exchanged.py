"""Values of before and after that have changed places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wmw.core.equation import canonical_name
from wmw.core.family import Moment
from wmw.core.moments import are_moments, moment_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import spend
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case
from wmw.verifiers.once import once
from wmw.verifiers.values.misquoted import has_numeral

_PAIR = 4
"""Steps of work that a pair of claims takes."""


@once
def exchanged(case: Case) -> tuple[tuple[Bound, str], ...]:
    """Return each claim of state 0 that holds a later value, with the earlier quantity it is for.

    A claim of state 1 must hold the earlier value in return.
    """
    found = [*_old_and_new(case)]
    spend(_PAIR * len(case.state) * len(case.results))
    for early in case.state:
        pairs = (_pair(case, early, late) for late in case.results)
        pair = next((pair for pair in pairs if pair is not None), None)
        if pair is not None:
            found.append((early, pair[0]))
        elif _is_given_in_state_1(case, early):
            found.append((early, early.quantity))
    return tuple(found)


def _is_given_in_state_1(case: Case, early: Bound) -> bool:
    """Tell whether the value given for a name of state 0 stands under it in state 1 alone.

    A block that comes at 2.0 m/s has "v": 0 in state 0 and "v": 2.0 m/s in state 1.
    """
    given = case.question_givens.get(early.quantity)
    if case.gold or given is None or early.claim.body or early.quantity in case.question.altered:
        return False
    if not given.firm or _is_value(case, early, given.measurement.si):
        return False
    stated = early.measured
    if moment_of(case.family.quantity(early.quantity)) != "before":
        return False  # a mass that is repeated, or a stretch that is reached
    if stated.si and has_numeral(case.question.text, stated):
        return False  # another number of the question
    name, unit = canonical_name(early.claim.name), case.textbook_unit(early.quantity)
    late = [c for c in case.claims.results if canonical_name(c.name) == name and c.measured]
    values = [c.measured.read_in(unit) for c in late if c.measured is not None]
    return any(
        value is not None and agrees(value, given.measurement.si) is Agreement.EQUAL
        for value in values
    )


def _old_and_new(case: Case) -> Iterator[tuple[Bound, str]]:
    """Yield the claim of an altered given's old value that has the new one.

    In return the new one, marked as such (theta_new), must have the old value in state 0.
    """
    marked = (bound.quantity for bound in case.state if bound.moment == "after" and case.altered)
    for name in dict.fromkeys((*case.altered, *marked)):
        if is_new_alone(case, name):
            new = case.theirs(name, case.altered[name])
            own = [bound for bound in case.state if bound.quantity == name]
            late = [b for b in own if b.moment == "after"]
            early = [b for b in own if b.moment != "after" and _is_value(case, b, new)]
            if late and not any(_is_value(case, b, new) for b in late):
                yield from ((bound, name) for bound in early)
            continue
        if name not in case.before or name not in case.asked:
            continue
        values = [case.theirs(name, world[name]) for world in (case.before, case.asked)]
        own = [bound for bound in case.state if bound.quantity == name]
        late = [b for b in own if b.moment == "after" and _has(case, b, *values)]
        early = [b for b in own if b.moment != "after" and _has(case, b, *reversed(values))]
        if late or any(_has(case, b, *values) for b in _by_name(case, early)):
            yield from ((bound, name) for bound in early)


def _by_name(case: Case, early: list[Bound]) -> Iterator[Bound]:
    """Yield the values of state 0 named as those of claims after, whatever else the name may mean.

    Beside "m" the "m_new" is its new value, where it is no second mass.
    """
    named = {f"{canonical_name(bound.claim.name)}_new": bound for bound in early}
    for claim in case.claims.variables if named else ():
        bound = named.get(canonical_name(claim.name))
        if bound is not None and claim.measured is not None:
            yield replace(bound, claim=claim, measured=claim.measured)


def is_new_alone(case: Case, name: str) -> bool:
    """Tell whether the question gives the new value of a quantity and leaves the old one open."""
    return not case.gold and name in case.question.altered and name not in case.question.givens


def earlier(case: Case, name: str) -> float:
    """Return the value (SI, in the trace's signs) that a quantity has before, or a claim says."""
    if is_new_alone(case, name):  # what state 0 has as the new value is the old one
        late = (b for b in case.state if b.quantity == name and b.moment == "after")
        return next((b.measured.si for b in late), case.theirs(name, case.before[name]))
    world = case.before if name in case.altered else case.asked
    return case.theirs(name, world[name])


def _is_value(case: Case, bound: Bound, value: float) -> bool:
    mine = bound.measured.read_in(case.textbook_unit(bound.quantity))
    return mine is not None and agrees(mine, value) is Agreement.EQUAL


def _has(case: Case, bound: Bound, value: float, other: float) -> bool:
    """Tell whether a claim has a value and not another one."""
    mine = bound.measured.read_in(case.textbook_unit(bound.quantity))
    if mine is None:
        return False
    return [agrees(mine, v) is Agreement.EQUAL for v in (value, other)] == [True, False]


def _pair(case: Case, early: Bound, late: Bound) -> tuple[str, str] | None:
    """Return the quantities before and after whose values two claims exchange, if they do."""
    return next(
        (
            (before, after)
            for before in _meant(case, early, "before")
            for after in (*_meant(case, late, "after"), *_later_of(case, early, late, before))
            if _is(case, early, after, before)
            and _is(case, late, before, after)
            and _is_settled(case, before, early, late)
        ),
        None,
    )


def _later_of(case: Case, early: Bound, late: Bound, before: str) -> Iterator[str]:
    """Yield the later value of a quantity where both states have one name for it: "flux"."""
    if canonical_name(early.claim.name) == canonical_name(late.claim.name):
        first = case.family.quantity(before)
        for name in case.system.names:
            if are_moments(first, case.family.quantity(name)):
                yield name


def _is_settled(case: Case, before: str, *claims: Bound) -> bool:
    """Tell whether an earlier value is known, and not by the word of the claims themselves.

    Of what drops from a branch, the speed of landing would be that of a throw which nobody tells.
    """
    if case.gold or case.question.numberless or before in case.told:
        return True
    own = {bound.claim.pointer for bound in claims}
    return any(b.quantity == before and b.claim.pointer not in own for b in case.state)


def _meant(case: Case, bound: Bound, moment: Moment) -> tuple[str, ...]:
    """Return the quantities of a moment that a claim's name may mean."""
    names = dict.fromkeys((bound.quantity, *case.words.meaning(bound.claim.name).quantities))
    declared = {q: case.family.quantity(q) for q in names}
    return tuple(q for q, d in declared.items() if moment in (d.moment, moment_of(d)))


def _is(case: Case, bound: Bound, quantity: str, other: str) -> bool:
    """Tell whether a claim has the value of one quantity in the asked world, not the other's."""
    if quantity not in case.asked or other not in case.asked:
        return False
    mine = bound.measured.read_in(case.textbook_unit(quantity))
    if mine is None:
        return False
    values = (case.theirs(quantity, case.asked[quantity]), case.theirs(other, case.asked[other]))
    return [agrees(mine, value) is Agreement.EQUAL for value in values] == [True, False]
