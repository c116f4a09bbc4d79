"""The steps of a working: what stands at the head of each chain, what is put in, what comes out."""

from __future__ import annotations

from typing import NamedTuple

from wmw.core.equation import (
    Call,
    Expr,
    Num,
    Sym,
    as_number,
    canonical_name,
    evaluate,
    free_symbols,
    is_numeric,
    numbers,
)
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.equations.own_values import own_statements
from wmw.verifiers.own_words import alike

_MOST = 24
_CHARACTERS = 20
_NEAR = 0.02
_LITTLE = frozenset({"the", "of"})
_EQUAL = frozenset({"=", "≈"})


class Step(NamedTuple):
    """A chain of the working that begins with a name or an expression and ends in a number.

    `worked` is the last side before the result that is made of numbers alone, if there is one;
    `inputs` are all the numbers that are put in on the way.
    """

    head: Expr
    worked: Expr | None
    inputs: tuple[Num, ...]
    result: Measurement
    text: str

    @property
    def name(self) -> str | None:
        """The name at the head; None for an expression."""
        return plain_name(self.head.name) if isinstance(self.head, Sym) else None

    @property
    def said(self) -> str:
        """The result as it is written, with its sign."""
        sign = "-" if self.result.value < 0 else ""
        unit = self.result.unit.text if self.result.unit is not None else ""
        return f"{sign}{self.result.text} {unit}".strip()

    @property
    def holds(self) -> bool:
        """Tell whether the numbers put in give the digits of the result, in whatever units."""
        value = evaluate(self.worked, {}) if self.worked is not None else None
        if value is None or not self.result.value:
            return False
        ratio = abs(value) / abs(self.result.value)
        return abs(ratio - 1) <= _NEAR or abs(abs(value) / abs(self.result.si) - 1) <= _NEAR


def without_bars(side: Expr) -> Expr:
    """Return what stands between the bars of an absolute value, else the side itself."""
    return side.args[0] if isinstance(side, Call) and side.fn == "abs" else side


def plain_name(name: str) -> str:
    """Return a name in one spelling, without its little words: gravity along (the) incline."""
    words = canonical_name(name).split("_")
    return "_".join(word for word in words if word not in _LITTLE) or name


def steps(claims: Claims) -> tuple[Step, ...]:
    """Return the steps of the derivation, in its order."""
    return _steps_of(claims, claims.derivation)


def assigned(claims: Claims, texts: tuple[Text, ...]) -> tuple[tuple[str, Measurement], ...]:
    """Return the names that texts put equal to one number with nothing between: "m_1 = 1.0 kg"."""
    found = []
    for text in texts[:_MOST]:
        spend(1 + len(text.text) // _CHARACTERS)
        for statement in own_statements(claims, text.text)[:_MOST]:
            head = statement.sides[0]
            if len(statement.sides) != 2 or statement.relations[0] not in _EQUAL:
                continue
            value = _measured(statement.sides[1], statement.text)
            if isinstance(head, Sym) and value is not None:
                found.append((plain_name(head.name), value))
    return tuple(found)


def _steps_of(claims: Claims, text: Text | None) -> tuple[Step, ...]:
    if text is None:
        return ()
    spend(1 + len(text.text) // _CHARACTERS)
    found = []
    for statement in own_statements(claims, text.text)[:_MOST]:
        head, last = statement.sides[0], statement.sides[-1]
        if not _EQUAL.issuperset(statement.relations) or not free_symbols(head):
            continue
        result = _measured(last, statement.text)
        if result is None:
            continue
        between = [side for side in statement.sides[1:-1] if is_numeric(side)]
        worked = [side for side in between if as_number(side) is None]
        inputs = tuple(number for side in worked for number in numbers(side))
        found.append(
            Step(without_bars(head), worked[-1] if worked else None, inputs, result, statement.text)
        )
    return tuple(found)


def _measured(side: Expr, text: str) -> Measurement | None:
    """Return a side that is a number as the value that the text has there, with its digits."""
    number = as_number(side)
    if number is None:
        return None
    for mention in reversed(find_measurements(text)):
        value = mention.measurement
        if abs(value.value) == abs(number.value) and (value.unit is None) == (number.unit is None):
            return value
    return None


def stands_in(value: Measurement, text: Text | None) -> bool:
    """Tell whether a text has a value among its numbers, converted or not."""
    if text is None:
        return False
    told = find_measurements(text.text)
    spend(1 + len(told))
    return any(alike(value, mention.measurement) for mention in told)
