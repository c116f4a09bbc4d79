"""Numbers put into the steps of a route, so that every printed equality is true as printed."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from wmw.core.equation.ast import Call, walk
from wmw.core.equation.evaluate import evaluate
from wmw.core.family import Quantity
from wmw.core.units import unit_text as si_unit_text
from wmw.generators.numbers import (
    DIGITS,
    given_text,
    in_unit,
    number,
    rounded,
    si_of,
    significant,
    unit_of,
    unit_text,
    with_unit,
)
from wmw.generators.route import RouteStep, in_textbook_units
from wmw.generators.situation import Situation

_MOST_DIGITS = 6
_NUMERAL = re.compile(r"\d+(?:\.(\d+))?")
_SLIP = 0.05
"""Relative difference that rounding cannot explain; only accounts told wrong on purpose have it."""
_CARRIED = 0.005
"""Relative difference that rounded intermediates may leave; half of what a reader forgives."""


@dataclass(frozen=True, slots=True)
class Number:
    """A quantity's number in a step: without and with its unit, and as an angle of a function.

    `value` is what is printed, in the units that the step is calculated in (angles in radians).
    """

    bare: str
    full: str
    angle: str
    value: float


@dataclass(frozen=True, slots=True)
class Substituted:
    """A step with its numbers, and its printed result."""

    numbers: Mapping[str, Number]
    result: str
    value: float


def substitute(situation: Situation, step: RouteStep) -> Substituted:
    """Put numbers into a step.

    Numbers are in textbook units where these are coherent, else in SI. Results of earlier steps
    are printed with as many digits as it takes for the printed equality to hold: three, unless a
    difference of close numbers needs more.
    """
    coherent = in_textbook_units(situation.family, step, situation.result)
    digits = DIGITS
    while True:
        numbers = {
            name: _number(situation, step, name, coherent, digits) for name in sorted(step.symbols)
        }
        result, value = _result(situation, step, coherent)
        found = evaluate(step.expr, {name: entry.value for name, entry in numbers.items()})
        if digits == _MOST_DIGITS or _agrees(found, result, value) or _is_slip(found, value):
            return Substituted(numbers, result, value)
        digits += 1


def _is_slip(found: float | None, value: float) -> bool:
    """Tell whether no number of digits would make a printed equality hold: it is a wrong one."""
    return found is not None and abs(found - value) > _SLIP * abs(value)


def _agrees(found: float | None, result: str, value: float) -> bool:
    numeral = _NUMERAL.search(result)
    if found is None or numeral is None:
        return False
    half = 0.5 * 10.0 ** -len(numeral[1] or "")
    scale = abs(value) / float(numeral[0]) if float(numeral[0]) else 1.0
    return abs(found - value) <= half * scale + _CARRIED * abs(value)


def _result(situation: Situation, step: RouteStep, coherent: bool) -> tuple[str, float]:
    quantity = situation.family.quantity(step.name)
    si = situation.result[step.name]
    plain = in_unit(si, quantity.unit)
    result = with_unit(significant(plain), quantity.unit)
    if is_angle(quantity):
        return result, si_of(rounded(plain), quantity.unit)
    if coherent or _is_si(quantity):
        return result, rounded(plain)
    base = si_unit_text(unit_of(quantity.unit).dimension)
    return f"{with_unit(significant(si), base)} = {result}", rounded(si)


def _number(
    situation: Situation, step: RouteStep, name: str, coherent: bool, digits: int
) -> Number:
    quantity = situation.family.quantity(name)
    si = situation.result[name]
    plain = float(f"{in_unit(si, quantity.unit):.12g}")
    known = name in situation.givens or name in situation.constants
    full = (
        given_text(quantity, plain)
        if known
        else with_unit(significant(plain, digits), quantity.unit)
    )
    if name in situation.unconverted:
        text = given_text(quantity, situation.givens[name])
        bare = text.removesuffix(unit_text(quantity.unit)).rstrip()
        base = si_unit_text(unit_of(quantity.unit).dimension)
        return Number(bare, with_unit(bare, base), bare, number(bare))
    unit = unit_text(quantity.unit)
    bare = full.removesuffix(unit).rstrip() if unit else full
    if is_angle(quantity):
        value = si_of(number(full), quantity.unit)
        radians = full if only_adds_angles(situation, step) else significant(value, 4)
        return Number(radians, radians, full, value)
    if coherent or _is_si(quantity):
        return Number(bare, full, full, number(full))
    value = si_of(number(full), quantity.unit)
    text = significant(value, max(digits, shown_digits(bare)))
    base = si_unit_text(unit_of(quantity.unit).dimension)
    return Number(text, with_unit(text, base), text, number(text))


def only_adds_angles(situation: Situation, step: RouteStep) -> bool:
    """Tell whether a step only adds angles, so that degrees may stand for all of them."""
    angle = is_angle(situation.family.quantity(step.name))
    return angle and not any(isinstance(node, Call) for node in walk(step.expr))


def is_angle(quantity: Quantity) -> bool:
    """Tell whether a quantity is an angle."""
    dimension = unit_of(quantity.unit).dimension
    return bool(dimension[-1]) and not any(dimension[:-1])


def _is_si(quantity: Quantity) -> bool:
    unit = unit_of(quantity.unit)
    return math.isclose(unit.factor, 1.0) and not unit.offset


def shown_digits(text: str) -> int:
    """Return how many significant digits a printed number shows."""
    return len(text.partition(" ×")[0].replace(".", "").lstrip("0−-"))
