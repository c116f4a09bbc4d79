"""An equation held against the values that the trace itself states, by no law and no reading."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple

from wmw.core.equation import (
    Add,
    Call,
    Expr,
    Num,
    Statement,
    canonical_name,
    dimension,
    evaluate,
    free_symbols,
    walk,
)
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement
from wmw.core.tolerance import slack
from wmw.core.unit_table import ANGLE
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.equations.statements import statements
from wmw.verifiers.own_words import alike

_NEAR = 0.03
"""How far two sides may be apart that are worked out from rounded values."""
_LARGE = 10
_OF_ANGLES = frozenset({"sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "ln"})
_WORDS = re.compile(r"[^\W\d_]{1,20}(?: [^\W\d_]{1,20}){1,5}")
_OPERATOR = re.compile(r"[×·*/+÷^√]|\s[-−–]\s")
_CHARACTERS = 50
_LOOK = 2
"""Steps of work that a stated value takes, and a part of an equation for each of them."""


class Compared(NamedTuple):
    """What two sides come to (SI): they hold, or are apart in their units or their numbers."""

    how: Literal["holds", "units", "numbers"]
    left: float = 0.0
    right: float = 0.0


def own_values(claims: Claims) -> dict[str, Measurement]:
    """Return the plain values that the trace states under one name alone."""
    named = (*claims.variables, *claims.results, *claims.attributes)
    spend(_LOOK * len(named))
    found: dict[str, list[Measurement | None]] = {}
    for claim in named:
        found.setdefault(canonical_name(claim.name), []).append(claim.measured)
    return {
        name: stated[0]
        for name, stated in found.items()
        if stated[0] is not None and all(_is_same(value, stated[0]) for value in stated)
    }


def own_statements(claims: Claims, text: str) -> tuple[Statement, ...]:
    """Return the statements of a text, with the trace's names of several words as one symbol each.

    "moment = weight of the key × distance": without that, what follows "weight" would be prose. A
    statement of which some is left out all the same is none.
    """
    named = (*claims.variables, *claims.results, *claims.attributes)
    names = {claim.name for claim in named if _WORDS.fullmatch(claim.name)}
    spend(_LOOK * len(named) + len(text) // _CHARACTERS)
    for name in sorted(names, key=len, reverse=True):
        text = compiled(rf"(?<![\w]){re.escape(name)}(?![\w])").sub(canonical_name(name), text)
    symbols = frozenset(canonical_name(claim.name) for claim in named)
    found, _ = statements(text, symbols)
    return tuple(s for s in found if not _OPERATOR.search(f"{s.lead} {s.trail}"))


def compared(left: Expr, right: Expr, values: Mapping[str, Measurement]) -> Compared | None:
    """Return how two sides of an equation compare; None where that cannot be told for sure."""
    used = free_symbols(left) | free_symbols(right)
    if not used <= values.keys() or not free_symbols(left) or not free_symbols(right):
        return None
    nodes = (*walk(left), *walk(right))
    if not all(map(_is_plain, nodes)):
        return None
    if any(isinstance(node, Add) for node in nodes) and any(values[name].rest for name in used):
        return None  # "3.0 m/s to the left" has its sign in words
    units = {name: _kind(values[name]) for name in used}
    own, its = dimension(left, units), dimension(right, units)
    if own is None or its is None:
        return None
    bare = [name for name in used if values[name].unit is None]
    if bare and (own != its or len(bare) == len(used)):
        return None  # a number may have lost its unit
    if own != its:
        return Compared("units")
    spend(_LOOK * len(nodes) * len(used))  # every value is moved once within its digits
    known = {name: values[name].si for name in used}
    one, other = evaluate(left, known), evaluate(right, known)
    if not one or not other:
        return None
    most = _NEAR * max(abs(one), abs(other)) + _rounded(left, values) + _rounded(right, values)
    same = abs(abs(one) - abs(other)) <= most
    return Compared("holds" if same else "numbers", one, other)


def _rounded(side: Expr, values: Mapping[str, Measurement]) -> float:
    """Return how much a side changes (SI) within the digits that its values are stated to."""
    names = free_symbols(side)
    known = {name: values[name].si for name in names}
    middle = evaluate(side, known)
    if middle is None:
        return 0.0
    moved = (evaluate(side, {**known, n: known[n] + slack(values[n])}) for n in names)
    return sum(abs(value - middle) for value in moved if value is not None)


def _kind(measured: Measurement) -> tuple[int, ...]:
    """Return the dimension of a value; an angle goes for a number, as in v = ω r."""
    if measured.unit is None:
        return ()
    return tuple(0 if angle else e for e, angle in zip(measured.unit.dimension, ANGLE, strict=True))


def _is_same(value: Measurement | None, other: Measurement) -> bool:
    """Tell whether a value is a plain one, of no scale and no turns, and equal to another."""
    if value is None or (value.unit is not None and (value.unit.offset or value.unit.turns)):
        return False
    if value.unit is None and value.value.is_integer():
        return False  # a count may be that of before: of strands, of turns
    return (value.unit is None) == (other.unit is None) and alike(value, other)


def _is_plain(node: Expr) -> bool:
    """Tell whether a part is none that may hide a unit: 9.8 may be a g, an angle in degrees."""
    if isinstance(node, Call):
        return node.fn not in _OF_ANGLES
    if not isinstance(node, Num):
        return True
    return node.unit is None and (node.value * 2).is_integer() and node.value < _LARGE
