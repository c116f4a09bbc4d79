"""Where the laws stand: sections of OpenStax University Physics 2; sums over numbered elements."""

from __future__ import annotations

from sympy import Expr, Symbol

OHM, EMF = "OpenStax University Physics 2, 9.4", "OpenStax University Physics 2, 10.1"
POWER, RULES = "OpenStax University Physics 2, 9.5", "OpenStax University Physics 2, 10.3"
COMBINE = "OpenStax University Physics 2, 10.2"
CHARGE, CAPACITORS = "OpenStax University Physics 2, 8.1", "OpenStax University Physics 2, 8.2"
STORED = "OpenStax University Physics 2, 8.3"

Indexed = dict[int, Symbol]


def total(terms: Indexed, count: int) -> Expr:
    """Return the sum of the first `count` numbered symbols."""
    return sum((terms[i] for i in range(2, count + 1)), terms[1])


def reciprocals(terms: Indexed, count: int) -> Expr:
    """Return the sum of the reciprocals of the first `count` numbered symbols."""
    return sum((1 / terms[i] for i in range(2, count + 1)), 1 / terms[1])
