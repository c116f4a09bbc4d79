"""How findings say things: values with units, laws, bodies by the trace's own names."""

from __future__ import annotations

from functools import lru_cache

from wmw.core import registry
from wmw.core.family import Quantity
from wmw.core.quantity import Measurement, number_text
from wmw.core.system import unit_of
from wmw.core.units import from_si, unit_text
from wmw.verifiers.case import Case


def show(quantity: Quantity, value: float) -> str:
    """Return a value with its textbook unit, for a message."""
    unit = unit_of(quantity)
    number = number_text(from_si(value, unit), 3)
    name = {"deg": "°", "1": ""}.get(quantity.unit, f" {quantity.unit}")
    return f"{number}{name}"


def show_si(value: float, measured: Measurement) -> str:
    """Return an SI value in the unit that a measurement uses."""
    if measured.unit is None:
        return number_text(value, 3)
    text = measured.unit.text or unit_text(measured.unit.dimension)
    return f"{number_text(from_si(value, measured.unit), 3)} {text}".strip()


def body_of(case: Case, role: str) -> str:
    """Return the trace's own name for a role, else the declaration's first word."""
    mine = next((name for name in case.claims.bodies if case.role_of(name) == role), None)
    declared = next((r for r in case.family.roles if r.name == role), None)
    return mine or (declared.words[0] if declared else role)


def worded(case: Case, phrase: str) -> str:
    """Return a declared phrase with the trace's own names for its bodies."""
    for role in case.family.roles:
        phrase = phrase.replace(f"{{{role.name}}}", body_of(case, role.name))
    return phrase


def law_of(case: Case, quantity: str) -> str | None:
    """Return the law that gives a quantity here, as a text, where one does."""
    return _law_text(case.family.name, case.laws.get(quantity))


@lru_cache(maxsize=1024)
def _law_text(family: str, name: str | None) -> str | None:
    law = next((law for law in registry.family(family).laws if law.name == name), None)
    return f"{law.statement}: {law.equation.lhs} = {law.equation.rhs}" if law else None
