"""New values that stand to the old ones the other way round than by the trace's own equation.

"t = √(2 h/g)", with t_E, g_E and g_M given, has t_M longer where g_M is the smaller one; a t_M that
is just as many times shorter follows the opposite of the law that the trace states. Whatever else
stands in the equation must leave the ratio as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from wmw.core.equation import Expr, Sym, canonical_name, evaluate, free_symbols
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.statements import statements
from wmw.verifiers.own_words import is_among, numbers_in

_MEASURED = re.compile(r"\d\.\d|\d\d")
_MOST = 12
_COST = 10
_SAME, _APART = 0.02, 0.1
_TRIALS = (1.0, 2.0, 3.7)
"""Values of what the equation has beside; a product or quotient keeps its ratio with each."""


def turned_over(claims: Claims) -> tuple[Named, float, str] | None:
    """Return a new value, what it is by the equation's ratio (SI), and the equation."""
    if claims.equation is None or max(len(claims.variables), len(claims.results)) > _MOST:
        return None
    given = _marked(claims.variables)
    named = set(given) | {canonical_name(claim.name) for claim in claims.variables}
    if not _MEASURED.search(claims.equation.text):  # "2 h / g" is no number of hours then
        named |= {letter for letter in claims.equation.text if letter.isalpha()}
    for statement in statements(claims.equation.text, frozenset(named))[0][:_MOST]:
        if len(statement.sides) != 2 or statement.relations != ("=",):
            continue
        left, right = statement.sides
        if isinstance(left, Sym):
            for claim, expected in _inverted(claims, given, left.name, right):
                return claim, expected, statement.text.strip()
    return None


def _inverted(
    claims: Claims, given: Mapping[str, Mapping[str, float]], head: str, right: Expr
) -> Iterator[tuple[Named, float]]:
    """Yield what has the inverse of its ratio to the one old value of the same base."""
    results = _marked(claims.results)
    old = given.get(head, {})
    if len(old) != 1 or len(results.get(head, {})) != 1:
        return
    [(before, was)], [(after, now)] = old.items(), results[head].items()
    spend(_COST)
    ratio = _ratio(claims, given, results, right, before, after)
    if ratio is None or was == 0 or abs(ratio - 1) <= _APART or abs(ratio + 1) <= _APART:
        return
    claim = next(c for c in claims.results if _parts(c.name) == (head, after))
    written = claim.measured is not None and is_among(claim.measured, numbers_in(claims.derivation))
    if not written and abs(now / was * ratio - 1) <= _SAME:
        yield claim, was * ratio


def _ratio(
    claims: Claims,
    given: Mapping[str, Mapping[str, float]],
    results: Mapping[str, Mapping[str, float]],
    right: Expr,
    before: str,
    after: str,
) -> float | None:
    """Return by how much an expression grows from one mark to the other; None where it is open."""
    fixed = {canonical_name(c.name): c.measured.si for c in claims.variables if c.measured}
    early: dict[str, float] = {}
    late: dict[str, float] = {}
    symbols = free_symbols(right)
    for symbol in symbols:
        bases = [b for b in {*given, *results} if _is_of(symbol, b)]
        if len(bases) > 1:
            return None
        pair = given.get(bases[0], {}) if bases else {}
        if {before, after} <= set(pair):
            early[symbol], late[symbol] = pair[before], pair[after]
        elif bases:  # it has a value of its own at a mark, which may be another one
            return None
    if not early:
        return None
    found = []
    for trial in _TRIALS:
        rest = {s: fixed.get(s, trial) for s in symbols if s not in early}
        one, other = evaluate(right, {**rest, **early}), evaluate(right, {**rest, **late})
        if one is None or other is None or one == 0:
            return None
        found.append(other / one)
    return found[0] if all(abs(f - found[0]) <= 1e-6 * abs(found[0]) for f in found) else None


def _is_of(symbol: str, base: str) -> bool:
    """Tell whether a symbol stands for what has a base in its names: L for length_open."""
    return symbol == base or (len(symbol) == 1 < len(base) and base[0].lower() == symbol.lower())


def _marked(named: tuple[Named, ...]) -> dict[str, dict[str, float]]:
    """Return the values (SI) by what their names begin with and by the mark behind it."""
    found: dict[str, dict[str, float]] = {}
    for claim in named:
        base, mark = _parts(claim.name)
        if mark and claim.measured is not None and claim.measured.unit is not None:
            found.setdefault(base, {})[mark] = claim.measured.si
    return found


def _parts(name: str) -> tuple[str, str]:
    base, _, mark = canonical_name(name).partition("_")
    return base, mark
