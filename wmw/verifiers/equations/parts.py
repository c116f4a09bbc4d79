"""Which names of a trace are parts of a sum that has another name: Q_melt + Q_warm = Q.

A part is not the whole, whatever else its name may mean. What is a part is told by an equation that
adds it up with others, or by values: two that share a letter with a third and add up to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

from wmw.core.equation import Add, Expr, Neg, Statement, Sym, canonical_name, parse_statements
from wmw.core.quantity import Measurement
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims

_ROUNDED = 0.004
"""How far a sum of rounded parts may be from the rounded whole."""
_MOST = 12
"""Values beyond which a trace is too full of them for a sum to tell anything."""
_SUM = re.compile(r"[+\u2212-]")
_PAIR = 2
"""Steps of work that two values take."""


def wholes(claims: Claims, symbols: frozenset[str]) -> Mapping[str, frozenset[str]]:
    """Return the canonical names of parts with those of the wholes they are parts of.

    `symbols` are the names that equations are read with.
    """
    found: dict[str, set[str]] = {}
    for part, whole in (*_written(claims, symbols), *_counted(claims)):
        if part != whole:
            found.setdefault(part, set()).add(whole)
    return {part: frozenset(names) for part, names in found.items()}


def _statements(claims: Claims, symbols: frozenset[str]) -> Iterator[Statement]:
    for text in (claims.equation, *claims.evidence, claims.derivation):
        if text is not None and _SUM.search(text.text):
            spend(len(text.text) // 4)
            read = parse_statements(text.text, symbols=symbols, unit_reader=parse_unit)
            yield from read.statements


def _written(claims: Claims, symbols: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield parts and wholes of every "A = B + C"."""
    for statement in _statements(claims, symbols):
        sums = [side for side in statement.sides if isinstance(side, Add)]
        names = [side.name for side in statement.sides if isinstance(side, Sym)]
        if not sums or not names or set(statement.relations) - {"=", "≈"}:
            continue
        for terms in (side.terms for side in sums):
            parts = [name for term in terms if (name := _name(term)) is not None]
            if len(parts) == len(terms):
                yield from ((part, whole) for part in parts for whole in names)


def _name(term: Expr) -> str | None:
    inner = term.operand if isinstance(term, Neg) else term
    return inner.name if isinstance(inner, Sym) else None


def _counted(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield two values and the third that they add up to, where all go by one letter."""
    named = [(canonical_name(c.name), c.measured) for c in (*claims.variables, *claims.results)
             if c.measured is not None and c.measured.si > 0]  # fmt: skip
    if not 3 <= len(named) <= _MOST:
        return
    spend(_PAIR * len(named) ** 2)
    for (one, a), (other, b) in combinations(named, 2):
        for whole, c in named:
            letters = {name.split("_")[0] for name in (one, other, whole)}
            if whole not in (one, other) and len(letters) == 1 and _adds_up(a, b, c):
                yield from ((one, whole), (other, whole))


def _adds_up(a: Measurement, b: Measurement, whole: Measurement) -> bool:
    units = [m.unit.dimension if m.unit is not None else None for m in (a, b, whole)]
    if units[0] != units[1] or units[1] != units[2]:
        return False
    allowed = _ROUNDED * whole.si + a.half_unit + b.half_unit + whole.half_unit
    return abs(a.si + b.si - whole.si) <= min(allowed, 0.02 * whole.si)
