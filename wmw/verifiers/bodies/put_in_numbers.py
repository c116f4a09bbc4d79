"""The number of another body, put in where an equation has the value of its own.

"P_2 = I² R_2 = 0.35² · 32" holds with the 20 Ω of R_2, and 32 Ω are those of R_1: the law is right,
and it was worked out for another resistor. The equation tells which value belongs there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise

from wmw.core.equation import Expr, Num, as_number, evaluate, free_symbols, mapped, numbers, to_text
from wmw.core.quantity import Measurement
from wmw.core.work import spend
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named
from wmw.verifiers.confusions import bodies_alike
from wmw.verifiers.equations.statements import Judge
from wmw.verifiers.equations.written import Located, written

_SAME = 0.003
"""Relative difference within which a number put in is a value of the scene."""
_LITERALS, _TRIALS, _COST = 24, 40, 10
_VARIABLES = 16


def put_in_of_other_body(case: Case) -> tuple[Located, str] | None:
    """Return the first false equation, if it holds with one number of another body put right.

    It is one of the working, whose other side must be in symbols, else it is not known whose value
    is wanted. Told besides is that side.
    """
    located = next((one for one in written(case).located if one.is_false), None)
    if located is None or case.claims.derivation is None:
        return None
    if located.pointer != case.claims.derivation.pointer:
        return None
    sides = located.statement.sides
    found = next(check for check in located.checks if check.truth == "false")
    judge = Judge(case)
    for left, right in pairwise(sides):
        if (to_text(left), to_text(right)) != (found.left, found.right) or found.fault != "law":
            continue
        if not free_symbols(left) or free_symbols(right) or as_number(right) is not None:
            return None
        # A mixture has the numbers of both: then none stands in for the other.
        put_in = [n for literal in numbers(right)[:_LITERALS] for n in (literal.value, literal.si)]
        pairs = [
            (its, mine)
            for its, mine in _values_of_two(case)
            if not any(_is(n, own) for n in put_in for own in (mine.value, mine.si))
        ]
        trials = ((two, side) for two in pairs for side in with_value_of_other(right, *two))
        for two, mended in islice(trials, _TRIALS):
            spend(_COST)
            value = evaluate(mended, {})
            if value is not None and any(_is(value, given.si) for given in two):
                continue  # "v" may be what is worked out, or that given itself
            if judge.holds(left, mended):
                return located, to_text(left)
        return None
    return None


def with_value_of_other(side: Expr, its: Measurement, mine: Measurement) -> Iterator[Expr]:
    """Yield a side with each number that is one value replaced by the other, as it is written."""
    literals = numbers(side)[:_LITERALS]
    spend(_COST + len(literals))
    for place, literal in enumerate(literals):
        if literal.unit is None:
            for number, instead in {(its.value, mine.value), (its.si, mine.si)}:
                if _is(literal.value, number):
                    yield _with(side, place, instead, instead)
        elif _is(literal.si, its.si):
            yield _with(side, place, literal.value * mine.si / its.si, mine.si)


def _values_of_two(case: Case) -> Iterator[tuple[Measurement, Measurement]]:
    """Yield the givens of state 0 that say the same of two bodies: the one's and the other's.

    One that is bound to nothing, as what the question tells of the other side of a comparison, is
    known by its name.
    """
    bound = {b.quantity: b for b in case.state if b.moment != "after"}
    kin = {name: [*bodies_alike(case, name)] for name in bound}
    for other, its in bound.items():
        yield from ((its.measured, bound[own].measured) for own in kin[other] if own in bound)
    known = {b.claim.pointer for b in case.state}
    for claim in case.claims.variables[:_VARIABLES]:
        if claim.measured is None or claim.pointer in known:
            continue
        for own, mine in bound.items():
            told = claim.measured.read_in(case.textbook_unit(own))
            if told is not None and kin[own] and _stem(claim) == _stem(mine.claim):
                yield told, mine.measured


def _stem(claim: Named) -> str:
    return claim.name.partition("_")[0]


def _is(value: float, number: float) -> bool:
    return bool(number) and abs(value - number) <= _SAME * abs(number)


def _with(side: Expr, place: int, value: float, si: float) -> Expr:
    """Return a side with another value for one of its literals."""
    left = [place]

    def change(literal: Num) -> Expr:
        if not literal.text:
            return literal
        left[0] -= 1
        if left[0] != -1:
            return literal
        return replace(literal, value=value, si=si, text=f"{value:.6g}")

    return mapped(side, change)
