"""A wrong value that is right for something else: what it was taken for says what the fault is.

The value of another body, that of another moment, or, where the question alters something, that of
the scene before the change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wmw.core.moments import are_moments
from wmw.core.quantity import Measurement
from wmw.core.system import World, unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Label
from wmw.core.work import spend
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.case import Case


def taken_for(case: Case, quantity: str, stated: Measurement, world: World) -> Label | None:
    """Return the label of a value that is another body's (object) or moment's (temporal)."""
    spend(len(case.family.quantities))
    for other, label in _kin(case, quantity):
        if other in world and _is(case, stated, quantity, other, world[other]):
            return label
    return None


def bodies_alike(case: Case, quantity: str) -> Iterator[str]:
    """Yield the quantities that say the same of another body.

    What one body is in is left out: with the density of the water for that of the block in it, the
    law may as well be another one.
    """
    spend(len(case.family.quantities))
    own = case.family.quantity(quantity).body
    inside = [{*spec.args} for spec in case.family.relations if spec.type == "in"]
    for name, label in _kin(case, quantity):
        if label == "object" and {own, case.family.quantity(name).body} not in inside:
            yield name


def have_changed_places(case: Case, bound: Bound) -> bool:
    """Tell whether another body's value in state 0 is this one's, and this one has the other's."""
    return any(
        taken_for(case, other.quantity, other.measured, {bound.quantity: own}) == "object"
        and taken_for(case, bound.quantity, bound.measured, {other.quantity: its}) == "object"
        for other in case.state
        if other is not bound
        for own in case.given_values(bound.quantity)
        for its in case.given_values(other.quantity)
    )


def unaltered(case: Case, quantity: str, stated: Measurement) -> bool:
    """Tell whether a value is that of the scene before what the question alters."""
    return (
        case.before is not case.asked
        and quantity in case.before
        and _is(case, stated, quantity, quantity, case.before[quantity])
    )


def _kin(case: Case, quantity: str) -> Iterator[tuple[str, Label]]:
    """Yield the quantities that say the same of another body or of another moment."""
    own = case.family.quantity(quantity)
    for other in case.family.quantities:
        if other.name == own.name or other.name not in case.system.names:
            continue
        if unit_of(other).dimension != unit_of(own).dimension:
            continue
        if other.name.partition("_")[0] != own.name.partition("_")[0]:
            continue
        if other.body != own.body:
            if None not in (other.body, own.body) and other.moment == own.moment:
                yield other.name, "object"
        elif (
            {other.moment, own.moment} == {"before", "after"}
            or are_moments(own, other)
            or are_moments(other, own)
        ):
            yield other.name, "temporal"


def _is(case: Case, stated: Measurement, quantity: str, other: str, value: float) -> bool:
    reading = stated.read_in(case.textbook_unit(quantity))
    if reading is None:
        return False
    if case.family.quantity(other).sign != "any":  # of a size, "-2.0 m/s" says the way besides
        reading = replace(reading, value=abs(reading.value), si=abs(reading.si))
    return agrees(reading, case.theirs(other, value)) is Agreement.EQUAL
