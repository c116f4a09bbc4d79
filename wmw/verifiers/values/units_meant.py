"""The units in which the numbers of a trace are meant, and the numbers as it writes them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.system import unit_of
from wmw.core.units import Unit
from wmw.verifiers.questions.unit_asked import units_asked

if TYPE_CHECKING:
    from wmw.verifiers.case import Case


def units_of(case: Case, quantity: str) -> tuple[Unit, ...]:
    """Return the units that trace and question use for a quantity, then the textbook's."""
    own = [b.claim.measured.unit for b in (*case.state, *case.results)
           if b.quantity == quantity and b.claim.measured]  # fmt: skip
    given = case.question.givens.get(quantity)
    if given is not None:
        own.append(given.measurement.unit)
    if quantity in list(case.question.targets)[:1]:
        answer = case.claims.answer.measured
        own += [answer.unit if answer else None, *units_asked(case.claims.question)]
    textbook = unit_of(case.family.quantity(quantity))
    # "33 rpm" for a frequency is read in turns per second, never as an angular speed.
    found = [unit for unit in own if unit and unit.dimension == textbook.dimension]
    if textbook.difference:
        found = [replace(unit, offset=0.0, difference=True) for unit in found]
    return tuple(dict.fromkeys((*found, textbook)))


def data_units(case: Case, quantity: str) -> tuple[Unit, ...]:
    """Return the units that the numbers put into an equation for the quantity may have.

    Beside its own these are the units of like givens: kΩ for what two resistors of kΩ make.
    """
    dimension = case.textbook_unit(quantity).dimension
    told = (given.measurement.unit for given in case.question.givens.values())
    like = tuple(unit for unit in told if unit is not None and unit.dimension == dimension)
    return tuple(dict.fromkeys((*case.units_of(quantity), *like)))


def as_written(case: Case, quantity: str, stated: float) -> float | None:
    """Return the number with which the trace writes a value counted in turns: 3000 (rpm)."""
    for bound in (*case.state, *case.results):
        unit = bound.measured.unit
        if bound.quantity != quantity or unit is None or not unit.turns:
            continue
        if abs(bound.measured.si - stated) <= 1e-6 * abs(stated):
            return bound.measured.value
    return None


def values_on_the_way(case: Case) -> tuple[Measurement, ...]:
    """Return the values that the trace states on its way, which may carry rounding further.

    Where state 1 and the forces have none, they are those of the derivation.
    """
    listed = (force.magnitude for force in case.claims.forces)
    stated = *(bound.measured for bound in case.results), *(m for m in listed if m is not None)
    derivation = case.claims.derivation
    if stated or derivation is None:
        return stated
    found = (mention.measurement for mention in find_measurements(derivation.text))
    return tuple(m for m in found if m.unit is not None)
