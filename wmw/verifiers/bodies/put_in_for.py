"""The value of another body worked with where the trace's own equation has that of its body.

"T_L = 2π √(m_L/k)" is of cart L, and the working has the mass of cart K in its place. The equation
holds with that mass and does not with its own: so it is known what was taken for what.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.equation import Statement, Sym, canonical_name, free_symbols
from wmw.core.work import spend
from wmw.verifiers.bodies.marked_values import combinations_of_marks, is_mark_of
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.equations.own_values import compared, own_statements, own_values
from wmw.verifiers.own_words import alike, answered, is_among, numbers_in
from wmw.verifiers.values.misquoted import has_numeral

_STATEMENTS, _BODIES = 12, 12
_COST = 10


class _Taken(NamedTuple):
    own: Named
    its: Named
    body: str
    other: str


def put_in_for(claims: Claims) -> tuple[Text, str, str] | None:
    """Return the working, the body whose value the equation has, and the one whose is put in."""
    working, value = claims.derivation, answered(claims)
    if claims.equation is None or working is None or value is None or value.unit is None:
        return None
    taken = list(_taken(claims, working))
    concluded = {
        canonical_name(claim.name)
        for claim in claims.results
        if claim.measured is not None and alike(claim.measured, value)
    }
    if not taken:
        return None
    values = own_values(claims)
    for statement in own_statements(claims, claims.equation.text)[:_STATEMENTS]:
        if not _is_plain(statement):
            continue
        left, right = statement.sides
        used = free_symbols(left) | free_symbols(right)
        if isinstance(left, Sym) and left.name not in values:  # the T of T_L, what is worked out
            values, concluded = {**values, left.name: value}, concluded | {left.name}
        sides = compared(left, right, values) if used & concluded else None
        if sides is None or sides.how != "numbers":
            continue
        for one in taken:
            name, measured = canonical_name(one.own.name), one.its.measured
            if name not in used or canonical_name(one.its.name) in used or measured is None:
                continue
            otherwise = compared(left, right, {**values, name: measured})
            if otherwise is not None and otherwise.how == "holds":
                return working, one.body, one.other
    return None


def _is_plain(statement: Statement) -> bool:
    two = len(statement.sides) == len(statement.relations) + 1 == 2
    return two and statement.relations == ("=",) and not statement.alternatives


def _taken(claims: Claims, working: Text) -> Iterator[_Taken]:
    """Yield the values of two bodies by their marks, of which the working has the second one."""
    bodies = [*dict.fromkeys(claims.bodies)][:_BODIES]
    numbers = numbers_in(working)
    for (_, mark, own), (_, other_mark, its) in combinations_of_marks(claims, 1):
        spend(_COST)
        measured = its.measured
        if measured is None:
            continue
        if not (is_among(measured, numbers) or has_numeral(working.text, measured)):
            continue
        for body, other in ((one, two) for one in bodies for two in bodies if one != two):
            if any({body, other} <= {*relation.args} for relation in claims.relations):
                continue  # the density of the water that a block is in: a wrong law as well
            if is_mark_of(mark, body, other) and is_mark_of(other_mark, other, body):
                yield _Taken(own, its, body, other)
                break
