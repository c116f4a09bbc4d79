"""The question's numbers as they are dealt out among the quantities of one regime."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wmw.core.family import in_regime
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.bodies.beside_number import exchanged_by_numbers
from wmw.verifiers.bodies.told_roles import told_roles
from wmw.verifiers.once import once
from wmw.verifiers.questions.alike import fitting
from wmw.verifiers.questions.question import Given, Question
from wmw.verifiers.values.placing import placed_by_trace

if TYPE_CHECKING:
    from wmw.verifiers.case import Case


def dealt_givens(case: Case) -> dict[str, Given]:
    """Return the question's givens, equal kinds dealt out as the trace names them."""
    if case.placed:
        return placed_givens(case) or {}
    givens = dict(case.question.givens)
    soft = [g for g in givens.values() if not g.firm]
    for claim, meaning in case.terms.given if soft else ():
        names = case.meanings(claim, meaning)
        if claim.measured is None or len(names) != 1 or names[0] not in givens:
            continue
        mine = givens[names[0]]
        if mine.firm or agrees(claim.measured, mine.measurement.si) is Agreement.EQUAL:
            continue
        if mine.with_state:
            continue
        unit = unit_of(case.family.quantity(names[0]))
        stated = claim.measured.read_in(unit)
        other = next(
            (
                g.quantity
                for g in soft
                if stated and agrees(stated, givens[g.quantity].measurement.si) is Agreement.EQUAL
            ),
            None,
        )
        if other is not None:
            theirs = givens[other]
            givens[names[0]] = Given(names[0], theirs.measurement, False)
            givens[other] = Given(other, mine.measurement, False)
    return fitting(case, givens) if soft else givens


@once
def placed_givens(case: Case) -> dict[str, Given] | None:
    """Return the question's givens where state 0 has them; None where one has no place."""
    return placed_by_trace(case)


def told_names(case: Case) -> set[str]:
    """Return the names of what the question gives and of what it alters."""
    givens = case.question_givens if case.placed else case.question.givens
    return set(givens) | set(case.question.altered)


def reread_question(case: Case) -> bool:
    """Deal the question's numbers out among this regime's quantities alone.

    False where that leaves a number over; not `sure` where only the unit tells whose one is. In
    a scene that is only read the unit suffices, if but one quantity has it. So it does where
    the number, with all quantities to choose from, goes to one that is called alike.
    """
    first = case.question
    case.question = case.terms.read_question(case.system.regime.name)
    moved = {
        name: given
        for name, given in (*case.question.givens.items(), *case.question.altered.items())
        if name not in first.givens and name not in first.altered
    }
    few = not case.system.regime.drawn
    case.sure = all(
        given.firm and (given.cued or few or _is_called_alike(case, given, first))
        for given in moved.values()
    )
    return len(case.question.loose) <= len(first.loose)


def _is_called_alike(case: Case, given: Given, first: Question) -> bool:
    """Tell whether the first reading has a number for a quantity that is called as this one is.

    The inductance of an inductor alone is called as that of one in series with a resistor.
    """
    cues = {*case.family.quantity(given.quantity).cues}
    return any(
        other.measurement == given.measurement
        and not cues.isdisjoint(case.family.quantity(other.quantity).cues)
        for other in first.givens.values()
    )


def cast_with(case: Case, givens: Mapping[str, Given]) -> Mapping[str, str]:
    """Return who is who, bodies of unknown names by the givens that the words put there."""
    if case.gold:
        return case.terms.cast_in(case.regime, case.gold.names)
    named = case.terms.cast_in(case.regime)
    playing = {r.name for r in case.family.roles if in_regime(r.regimes, case.regime)}
    found = {**named, **told_roles(case.claims, case.family, givens, named, playing)}
    return {**found, **exchanged_by_numbers(case, givens, found)}


def given_values(case: Case, quantity: str) -> tuple[float, ...]:
    """Return the SI values that the question (or gold) gives: altered and before."""
    if case.gold:
        found = [case.gold.altered.get(quantity), case.gold.givens.get(quantity)]
    else:
        old, new = case.question_givens.get(quantity), case.question.altered.get(quantity)
        facts = case.question.facts_in(case.regime)
        found = [g.measurement.si for g in (new, old) if g is not None]
        if not found and quantity in facts and quantity in case.system.names:
            found.append(facts[quantity])
    return tuple(value for value in found if value is not None)
