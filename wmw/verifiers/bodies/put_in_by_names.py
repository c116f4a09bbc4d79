"""The number of another body in a working whose own symbols say whose value belongs there.

"P_2 = I² R_2 = 0.35² · 32": with the trace's own values the symbols give another number than the
numbers do, and the same one as soon as the 32 Ω of R_1 are the 20 Ω of R_2. No law is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations

from wmw.core.equation import Expr, Sym, as_number, canonical_name, evaluate, free_symbols
from wmw.core.quantity import Measurement
from wmw.core.unit_table import ANGLE
from wmw.core.work import spend
from wmw.verifiers.bodies.owners import holder, told_of
from wmw.verifiers.bodies.put_in_numbers import with_value_of_other
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.own_values import own_statements
from wmw.verifiers.equations.rounding import bare
from wmw.verifiers.own_words import alike
from wmw.verifiers.vocabulary.lexicon import AFTER

_SAME, _APART = 0.012, 0.06
_STATEMENTS, _TRIALS, _VARIABLES, _BODIES = 12, 40, 12, 12
_COST, _STEP = 10, 2


def put_in_by_names(claims: Claims) -> tuple[str, str] | None:
    """Return the line of the working with another body's number, and what it should be."""
    if claims.derivation is None:
        return None
    pairs = list(_values_of_two(claims))
    if not pairs:
        return None
    values = _values(claims)
    equations = own_statements(claims, claims.equation.text) if claims.equation else ()
    told = {
        left.name: right
        for statement in equations
        for left, right in [statement.sides[:2]]
        if isinstance(left, Sym) and free_symbols(right)
    }
    for statement in own_statements(claims, claims.derivation.text)[:_STATEMENTS]:
        left, *others = statement.sides
        if not isinstance(left, Sym):
            continue
        symbolic = [side for side in others if free_symbols(side)]
        symbolic = symbolic or [told[name] for name in (left.name,) if name in told]
        numeric = [s for s in others if not free_symbols(s) and as_number(s) is None]
        if len(symbolic) == 1 and numeric and _is_mended(symbolic[0], numeric[0], values, pairs):
            return statement.text.strip(), statement.text.split("=")[0].strip()
    return None


def _is_mended(
    symbolic: Expr,
    numeric: Expr,
    values: Sequence[Mapping[str, float]],
    pairs: Sequence[tuple[Measurement, Measurement]],
) -> bool:
    """Tell whether numbers are not what symbols give, and are with one number put right."""
    if not all(free_symbols(symbolic) <= known.keys() for known in values):
        return False
    wanted = [value for known in values if (value := evaluate(symbolic, known))]
    spend(_COST * len(wanted))
    if not wanted or _nearest(numeric, wanted) < _APART:
        return False
    mended = (m for two in pairs for m in with_value_of_other(numeric, *two))
    return any(_nearest(side, wanted) < _SAME for side in islice(mended, _TRIALS))


def _nearest(side: Expr, wanted: Sequence[float]) -> float:
    """Return how far a side's number is from the nearest of some values, in SI or as written."""
    spend(_COST)
    found = [value for value in (evaluate(side, {}), evaluate(bare(side), {})) if value]
    return min((abs(a - b) / abs(b) for a in found for b in wanted), default=0.0)


def _values(claims: Claims) -> tuple[Mapping[str, float], ...]:
    """Return what the trace states by name, in SI and as it is written; angles are in radians.

    Once more with the later values, where it has some: m_Q may be what m_Q_new says.
    """
    named = [c for c in (*claims.results, *claims.variables) if c.measured is not None]
    measured = {canonical_name(c.name): c.measured for c in named if c.measured is not None}
    scales: dict[object, set[str]] = {}
    for m in measured.values():
        if m.unit is not None:
            scales.setdefault(m.unit.dimension, set()).add(m.unit.text)
    # 0.60 kg and 900 g: what is worked out has both in one unit.
    written = {
        name: m.si
        if m.unit is not None
        and (any(map(int.__mul__, m.unit.dimension, ANGLE)) or len(scales[m.unit.dimension]) > 1)
        else m.value
        for name, m in measured.items()
    }
    found = ({name: m.si for name, m in measured.items()}, written)
    later = {_timeless(name): name for name in measured if _timeless(name) != name}
    if not later:
        return found
    return (*found, *({n: told[later.get(n, n)] for n in told} for told in found))


def _timeless(name: str) -> str:
    """Return a name without the words that make it one of after a change."""
    return "_".join(token for token in name.split("_") if token.lower() not in AFTER)


def _values_of_two(claims: Claims) -> Iterator[tuple[Measurement, Measurement]]:
    """Yield two unlike values of one quantity, that of one body and that of another."""
    named = [c for c in claims.variables if c.measured is not None and c.measured.unit is not None]
    named = named[:_VARIABLES]
    whose = {claim.pointer: _whose(claims, claim) for claim in named}
    for own, its in permutations(named, 2):
        spend(_STEP)
        mine, theirs = own.measured, its.measured
        if mine is None or theirs is None or mine.unit is None or theirs.unit is None:
            continue
        if mine.unit.dimension != theirs.unit.dimension or alike(mine, theirs):
            continue
        (body, said), (other, its_said) = whose[own.pointer], whose[its.pointer]
        like = _stem(own) == _stem(its) or (said is not None and said == its_said)
        if like and body is not None and other is not None and body != other:
            if any({body, other} == {*r.args} and r.type == "in" for r in claims.relations):
                continue  # the density of the water that a block is in: a wrong law as well
            yield theirs, mine


def _stem(claim: Named) -> str:
    return canonical_name(claim.name).partition("_")[0].lower()


def _whose(claims: Claims, claim: Named) -> tuple[str | None, str | None]:
    """Return the body whose value a variable has, and what that calls it.

    It is an attribute of the body, has its mark, or is told of it in the question.
    """
    having = {
        (a.body, a.name)
        for a in claims.attributes
        if a.measured is not None and claim.measured is not None and a.measured.unit is not None
        if claim.measured.unit is not None and alike(a.measured, claim.measured)
        if a.measured.unit.dimension == claim.measured.unit.dimension
    }
    if len(having) == 1:
        return having.pop()
    bodies = [*dict.fromkeys(claims.bodies)][:_BODIES]
    return holder(claim, bodies) or told_of(claims, claim, bodies), None
