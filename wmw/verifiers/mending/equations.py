"""Mendings of written equations: the smallest change under which a false one holds.

First the slips that people make, undone one at a time on the tree of the stated equation; then the
declared law, solved for what the equation gives and written in the trace's own names.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any

import sympy as sp

from wmw.core.equation import (
    Add,
    Call,
    Div,
    Expr,
    Mul,
    Neg,
    Num,
    Pow,
    Statement,
    Sym,
    as_number,
    canonical_name,
    children,
    evaluate,
    free_symbols,
    is_numeric,
    rebuilt,
    to_text,
)
from wmw.core.solving import isolate
from wmw.core.units import from_si
from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.comparing.proportions import changed_worlds
from wmw.verifiers.equations.statements import Judge
from wmw.verifiers.equations.written import Located, written
from wmw.verifiers.mending.changes import Change, put
from wmw.verifiers.mending.numerals import numeral, renumbered
from wmw.verifiers.pointers import value_at

Record = Mapping[str, Any]
_TURNED = {"sin": ("cos", "tan"), "cos": ("sin", "tan"), "tan": ("sin", "cos")}
_ONE, _TWO = Num(1.0, "1", None, 1.0), Num(2.0, "2", None, 2.0)
Slips = Callable[[Expr], Iterator[Expr]]
"""What changes one node, as undoing a slip would."""
_TRIES = 400
"""How many changes of one equation are tried."""
_WORLDS, _SAME = 2, 1e-6
_PYTHON_POWER = re.compile(r"\*\*")


def equation(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes of a text under which its false symbolic equation holds."""
    text = value_at(record, finding.pointer)
    found = _located(case, finding)
    if not isinstance(text, str) or found is None:
        return
    false = found.statement
    for right in _held(case, false):
        if text.count(false.text.strip()) == 1 and "\\" not in text:
            yield (put(finding.pointer, text.replace(false.text.strip(), right)),)
            return
        lines = [
            right if located is found else _plain(located.statement)
            for located in written(case).located
            if located.pointer == finding.pointer
        ]
        yield (put(finding.pointer, "; ".join(lines)),)
        return


def _located(case: Case, finding: Finding) -> Located | None:
    for located in written(case).located:
        wrong = any(check.truth == "false" for check in located.checks)
        here = located.pointer == finding.pointer and wrong
        if here and finding.stated in (None, located.statement.text.strip()):
            return located
    return None


def _plain(statement: Statement) -> str:
    text = to_text(statement.sides[0])
    for relation, side in zip(statement.relations, statement.sides[1:], strict=True):
        text += f" {relation} {to_text(side)}"
    return text


def _held(case: Case, false: Statement) -> Iterator[str]:
    """Yield the equations that hold in place of a false one, the smallest change first."""
    if len(false.sides) < 2:
        return
    left, right = false.sides[0], false.sides[1]
    judge = Judge(case)
    names = _names(case, false)
    for slips in (_turned, _scaled, partial(_renamed, names)):
        for changed in islice(_variants(right, slips), _TRIES):
            if changed == left:
                continue
            stated = Statement((left, changed), ("=",), "", (0, 0))
            checks = judge.check(stated)
            if checks and all(check.truth == "true" for check in checks) and holds(case, stated):
                yield _plain(stated)
                return
    yield from islice(_by_law(case, left), 1)


def holds(case: Case, stated: Statement) -> bool:
    """Tell whether an equation holds in other worlds of the regime, too, not for these numbers.

    Where no other world can be made of what it speaks of, this one has to do.
    """
    left, right = stated.sides
    names = sorted(free_symbols(left) | free_symbols(right))
    meant = {name: case.quantities_of(name)[:1] for name in names}
    if not isinstance(left, Sym) or any(not quantities for quantities in meant.values()):
        return False
    target = meant[left.name][0]
    rng = random.Random(5)  # noqa: S311 - any fixed stream will do
    for name in names:
        if name == left.name:
            continue
        for _ in range(_WORLDS):
            pair = (target, meant[name][0])
            worlds = changed_worlds(case.system, dict(case.constants), pair, rng, True) or ()
            for world in worlds:
                env = {n: case.theirs(q, world[q]) for n, (q,) in meant.items() if q in world}
                a, b = (
                    (evaluate(left, env), evaluate(right, env))
                    if len(env) == len(names)
                    else (0, 0)
                )
                if a is None or b is None or abs(a - b) > _SAME * max(abs(a), abs(b)):
                    return False
    return True


# -- slips undone ---------------------------------------------------------------------------------


def _variants(expr: Expr, slips: Slips) -> Iterator[Expr]:
    """Yield an expression with one node of it changed at a time, the outermost first."""
    yield from slips(expr)
    parts = children(expr)
    for place, part in enumerate(parts):
        for changed in _variants(part, slips):
            yield rebuilt(expr, (*parts[:place], changed, *parts[place + 1 :]))


def _turned(expr: Expr) -> Iterator[Expr]:
    """Yield a node without what reverses, exchanges or forgets something."""
    if isinstance(expr, Call):
        for other in _TURNED.get(expr.fn, ()):
            yield Call(other, expr.args)
        if expr.fn == "sqrt":
            yield expr.args[0]
    if isinstance(expr, Add):
        for place, term in enumerate(expr.terms):
            turned = term.operand if isinstance(term, Neg) else Neg(term)
            yield Add((*expr.terms[:place], turned, *expr.terms[place + 1 :]))
    if isinstance(expr, Div) or (
        isinstance(expr, Mul) and any(isinstance(factor, Div) for factor in expr.factors)
    ):
        yield _upside_down(expr)
    if isinstance(expr, Pow):
        yield expr.base
    if isinstance(expr, Sym | Add):
        yield Pow(expr, _TWO)
    if isinstance(expr, Div | Mul | Add):
        yield Call("sqrt", (expr,))
    yield Neg(expr)


def _scaled(expr: Expr) -> Iterator[Expr]:
    """Yield a node twice and half as large, or without one of its factors."""
    yield Div(expr, _TWO)
    yield Mul((_TWO, expr))
    if isinstance(expr, Mul) and len(expr.factors) > 1:
        for place in range(len(expr.factors)):
            rest = expr.factors[:place] + expr.factors[place + 1 :]
            yield rest[0] if len(rest) == 1 else Mul(rest)
        yield Add(expr.factors)
    if isinstance(expr, Div) and isinstance(expr.denominator, Add):
        yield expr.denominator  # the sum itself, of two that are in series
    if isinstance(expr, Add):
        inverse = tuple(Div(_ONE, term) for term in expr.terms)
        yield Div(_ONE, Add(inverse))


def _renamed(names: Sequence[str], expr: Expr) -> Iterator[Expr]:
    """Yield a node with another of the trace's quantities in it: in its place, added, as factor."""
    for other in map(Sym, names):
        if isinstance(expr, Sym):
            yield other
        yield Add((expr, other))
        yield Add((expr, Neg(other)))
        yield Mul((expr, other))
        yield Div(expr, other)


def _names(case: Case, false: Statement) -> tuple[str, ...]:
    """Return the names that the trace has for quantities, those of the equation first."""
    left, right = free_symbols(false.sides[0]), free_symbols(false.sides[1])
    own = (canonical_name(bound.claim.name) for bound in (*case.state, *case.results))
    return tuple(name for name in dict.fromkeys((*sorted(right), *own)) if name not in left)


def _upside_down(expr: Expr) -> Expr:
    """Return one over a product or quotient, as a quotient without another one in it."""
    above: list[Expr] = []
    below: list[Expr] = []
    for factor in expr.factors if isinstance(expr, Mul) else (expr,):
        if isinstance(factor, Div):
            above += _factors(factor.numerator)
            below += _factors(factor.denominator)
        else:
            above.append(factor)
    return Div(_product(below), _product(above))


def _factors(expr: Expr) -> tuple[Expr, ...]:
    return expr.factors if isinstance(expr, Mul) else (expr,)


def _product(factors: Sequence[Expr]) -> Expr:
    return Mul(tuple(factors)) if len(factors) > 1 else factors[0] if factors else _ONE


# -- declared laws --------------------------------------------------------------------------------


def _by_law(case: Case, left: Expr) -> Iterator[str]:
    """Yield the declared laws for a symbol, in the trace's own names where it has some."""
    if not isinstance(left, Sym):
        return
    own: dict[str, str] = {}
    for bound in (*case.state, *case.results):
        own.setdefault(bound.quantity, canonical_name(bound.claim.name))
    for quantity in case.quantities_of(left.name):
        law = next((x for x in case.family.laws if x.name == case.laws.get(quantity)), None)
        if law is None or not isinstance(law.equation, sp.Eq):
            continue
        for form in isolate(law.equation, quantity)[:1]:
            renamed = {s: sp.Symbol(own.get(s.name, s.name)) for s in form.free_symbols}
            yield f"{left.name} = {_PYTHON_POWER.sub('^', sp.sstr(form.subs(renamed)))}"


# -- numbers in a text ----------------------------------------------------------------------------


def number_in_text(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes of a text in which a worked-out number is wrong; then without its lines."""
    text = value_at(record, finding.pointer)
    if isinstance(text, list):
        text = "\n".join(line for line in text if isinstance(line, str))
    if not isinstance(text, str):
        return
    for located in written(case).located:
        if located.pointer != finding.pointer:
            continue
        if all(check.truth != "false" for check in located.checks):
            continue
        for stated, right in _numbers_of(case, located.statement):
            piece = located.statement.text
            if piece not in text or stated not in piece:
                continue
            everywhere = renumbered(text, {stated: right.removeprefix("-")})
            if everywhere != text:
                yield (put(finding.pointer, everywhere),)
            at = piece.rfind(stated)
            mended = piece[:at] + right + piece[at + len(stated) :]
            yield (put(finding.pointer, text.replace(piece, mended, 1)),)
    yield from written_anew(case, record)


def _numbers_of(case: Case, statement: Statement) -> Iterator[tuple[str, str]]:
    """Yield the numerals of a chain that should be others, each with what it should be."""
    first = statement.sides[0]
    values = [v for q in case.quantities_of(first.name) for v in case.expected(q)] if isinstance(
        first, Sym
    ) else []  # fmt: skip
    if not values and is_numeric(first) and (value := evaluate(first, {})) is not None:
        values = [value]
    for side in reversed(statement.sides[1:]):
        literal = as_number(side)
        if literal is None:
            continue
        scale = literal.si / literal.value if literal.value else 1.0
        for value in values[:1]:
            yield literal.text.removeprefix("-"), numeral(value / scale, literal.text)
    numeric = [side for side in statement.sides if is_numeric(side)]
    if len(numeric) > 1 and (literal := as_number(numeric[-1])) is not None:
        value = evaluate(numeric[0], {})
        if value is not None and literal.value:
            scale = literal.si / literal.value
            yield literal.text.removeprefix("-"), numeral(value / scale, literal.text)


def written_anew(case: Case, record: Record) -> Iterator[Change]:
    """Yield the change that works the derivation out again, from the equations of the transition.

    Each line gives what an equation leads to, in the textbook's unit.
    """
    if not value_at(record, "/derivation"):
        return
    lines = []
    for located in written(case).located:
        if located.pointer != "/transition/equation":
            continue
        symbol = located.statement.sides[0]
        if not isinstance(symbol, Sym):
            continue
        for quantity in case.quantities_of(symbol.name):
            if quantity not in case.asked:
                continue
            value = case.theirs(quantity, case.asked[quantity])
            unit = case.textbook_unit(quantity)
            shown = f"{numeral(from_si(value, unit), '000')} {unit.text}".strip()
            lines.append(f"{_plain(located.statement)} = {shown}")
            break
    if lines:
        listed = isinstance(value_at(record, "/derivation"), list)
        yield (put("/derivation", lines if listed else "; ".join(lines)),)
