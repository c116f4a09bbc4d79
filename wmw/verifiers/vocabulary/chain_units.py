"""The unit of a chain of numbers that an order holds together: "15 < 20 < 30 cm".

It stands once, behind the last of them, or behind the first ("30 cm > 20 > 15"), and holds for all.
"""

from __future__ import annotations

from dataclasses import replace

from wmw.core.equation import (
    Expr,
    Num,
    Statement,
    as_number,
    evaluate,
    free_symbols,
    numbers,
)
from wmw.core.units import parse_unit


def in_units_of_chain(statement: Statement) -> tuple[Expr, ...]:
    """Return the sides, where a bare number has the unit of the next number that has one.

    The next is one behind it, and if there is none, one before it.
    """
    found: list[Expr] = []
    for place, side in enumerate(statement.sides):
        value = _bare_value(side)
        beside = (*statement.sides[place + 1 :], *reversed(statement.sides[:place]))
        literals = (as_number(other) for other in beside)
        told = next((n for n in literals if n is not None and n.unit), None)
        found.append(side if value is None or told is None else _in_unit(value, told))
    return tuple(found)


def _bare_value(side: Expr) -> float | None:
    """Return what numbers without a unit come to; none for other sides."""
    told = free_symbols(side) or any(number.unit for number in numbers(side))
    return None if told else evaluate(side, {})


def _in_unit(value: float, told: Num) -> Num:
    unit = parse_unit(told.unit or "")
    factor, offset = (unit.factor, unit.offset) if unit else (1.0, 0.0)
    return replace(told, value=value, text=f"{value:g}", si=value * factor + offset)
