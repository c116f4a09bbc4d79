"""Numbers without a unit: the unit that a trace most likely means.

A bare number is in the unit in which the question gives the quantity, in the textbook's, or in SI;
a density of 917 is one of kg/m³ although a table may give densities in g/cm³.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from wmw.core.quantity import Measurement
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import Unit, to_si

if TYPE_CHECKING:
    from wmw.verifiers.case import Case


def in_its_unit(case: Case, measured: Measurement, quantity: str) -> Measurement | None:
    """Return a stated value read as the quantity's; None where its unit cannot be.

    A number without a unit is read so that it is the given, or what the question leads to; else
    in the first unit in which it is plausible.
    """
    textbook = case.textbook_unit(quantity)
    if measured.unit is not None or textbook.offset:
        return measured.read_in(textbook)
    readings = [m for unit in _units(case, quantity) if (m := measured.read_in(unit)) is not None]
    if len(readings) < 2:
        return measured.read_in(textbook)
    known = case.given_values(quantity)
    if not known and quantity in case.told:
        known = (case.told[quantity],)
    for value in known:
        for reading in readings:
            right = case.theirs(quantity, value)
            if any(agrees(reading, v) is Agreement.EQUAL for v in (value, right)):
                return reading
    declared = case.family.quantity(quantity)
    highest = max(abs(to_si(declared.low, textbook)), abs(to_si(declared.high, textbook)))
    own = next(reading for reading in readings if reading.unit == textbook)
    if abs(own.si) <= highest:
        return own
    return next((reading for reading in readings if abs(reading.si) <= highest), own)


def _units(case: Case, quantity: str) -> Iterator[Unit]:
    """Yield the units a bare number may be in: the question's, the textbook's, the SI's."""
    textbook = case.textbook_unit(quantity)
    for told in (case.question_givens, case.question.altered):
        unit = told[quantity].measurement.unit if quantity in told else None
        if unit is not None and unit.dimension == textbook.dimension:
            yield unit
    yield textbook
    if textbook.factor != 1.0 and not textbook.turns and not textbook.dimension[-1]:
        yield replace(textbook, text="", factor=1.0)
