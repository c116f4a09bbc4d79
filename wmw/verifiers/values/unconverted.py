"""Numbers put in as they stand in the question, where the law needs another unit.

An equation that fails and would hold with degrees for radians, with kelvins for °C, or with the
SI value of a given for its number in cm, is wrong by a unit and by nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace

from wmw.core.equation import Expr, Num, evaluate, mapped, numbers
from wmw.core.quantity import Measurement
from wmw.core.work import spend
from wmw.verifiers.equations.rounding import close, is_angle, put_in_slack

_SAME = 0.003
"""Relative difference within which a number put in is the number of a given."""
_MOST = 8
_TRIAL = 10
"""Steps of work that an equation with other numbers takes."""


def holds_in_degrees(left: Expr, right: Expr) -> bool:
    """Tell whether a numeric equation holds if its degrees, or those of one side, are radians."""
    if not any(is_angle(n) for side in (left, right) for n in numbers(side)):
        return False
    spend(_TRIAL)
    one, other = _as_radians(left), _as_radians(right)
    return any(_equal(*sides) for sides in ((one, other), (one, right), (left, other)))


def _as_radians(expr: Expr) -> Expr:
    return mapped(expr, lambda n: replace(n, si=n.value) if is_angle(n) else n)


def is_misconverted(stated: Measurement, value: float) -> bool:
    """Tell whether a value (SI) was turned into the unit it is stated in the wrong way round.

    Or not at all: a speed found in m/s and divided by 3.6, or left as it was, to be in km/h.
    """
    factor = stated.unit.factor if stated.unit is not None else 1.0
    if not stated.si or not value or abs(math.log10(factor) - round(math.log10(factor))) < _SAME:
        return False  # powers of ten are looked at on their own
    ratio = abs(value / stated.si)
    return any(abs(ratio * factor**power - 1) <= 3 * _SAME for power in (1, 2, -1, -2))


def with_values(expr: Expr, values: Iterable[tuple[float, float]]) -> Expr:
    """Return the expression with each literal that has one of the first values given the second.

    Literals without a unit are compared as they are written.
    """

    def change(literal: Num) -> Num:
        for old, new in values:
            if literal.text and abs(literal.si - old) <= _SAME * abs(old):
                return replace(literal, si=new, value=literal.value * new / old, text=f"{new:.6g}")
        return literal

    return mapped(expr, change)


def holds_converted(
    numeric: Expr, value: float, stated: Iterable[Measurement], literals: tuple[Num, ...]
) -> bool:
    """Tell whether numbers give a value once givens among them are converted to SI.

    `literals` are those whose rounding counts.
    """
    known = [m for m in stated if abs(m.si - m.value) > _SAME * abs(m.value)]
    tolerance = put_in_slack(literals)
    for variant in _variants(numeric, known):
        spend(_TRIAL)
        found = evaluate(variant, {})
        if found is not None and close(found, value, tolerance):
            return True
    return False


def _variants(numeric: Expr, known: list[Measurement]) -> Iterator[Expr]:
    """Yield the expression with every given converted, then with each one of them."""
    found = [_si_of(n, known) for n in numbers(numeric)][:_MOST]
    places = [place for place, si in enumerate(found) if si is not None]
    for chosen in (places, *([place] for place in places if len(places) > 1)):
        if chosen:
            yield _with(numeric, {place: found[place] for place in chosen})


def _with(numeric: Expr, values: dict[int, float | None]) -> Expr:
    place = -1

    def change(literal: Num) -> Num:
        nonlocal place
        place += bool(literal.text)
        si = values.get(place) if literal.text else None
        return literal if si is None else replace(literal, si=si)

    return mapped(numeric, change)


def _si_of(literal: Num, known: list[Measurement]) -> float | None:
    if literal.unit is not None:
        return None
    return next((m.si for m in known if abs(m.value - literal.value) <= _SAME * abs(m.value)), None)


def _equal(left: Expr, right: Expr) -> bool:
    a, b = evaluate(left, {}), evaluate(right, {})
    if a is None or b is None:
        return False
    return close(a, b, put_in_slack((*numbers(left), *numbers(right))))
