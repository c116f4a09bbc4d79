"""Equations of a trace rewritten: other names, other notations, other forms of the same law."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from properties.seeds import Record
from wmw.core.equation import (
    Add,
    Expr,
    Mul,
    Neg,
    Num,
    Statement,
    Sym,
    canonical_name,
    children,
    free_symbols,
    mapped,
    numbers,
    parse_statements,
    rebuilt,
)
from wmw.core.equation.names import GREEK_CHARS
from wmw.core.equation_text import Notation, Writer
from wmw.core.units import parse_unit
from wmw.verifiers.vocabulary.lexicon import lexicon

SUPPOSED = re.compile(
    r"\b(?:if|unless|would|could|were|suppose|assuming|required|needed|necessary|otherwise)\b", re.I
)
Change = Callable[[Statement], str]
_GREEK = frozenset(GREEK_CHARS.values())


def symbols_of(record: Record, family: str) -> frozenset[str]:
    """Return the names that a reader knows beforehand: the family's and the trace's own."""
    own = {*(record["state_0"].get("variables") or {})}
    own |= {*(record["state_1"].get("new_variables") or {})}
    return lexicon(family).symbols | {canonical_name(name) for name in own}


def rewritten(record: Record, family: str, change: Change, *, also: bool = True) -> bool:
    """Write the statements of equation, evidence and derivation anew; tell whether any was there.

    Statements that are open to several readings are left as they are where the text has only
    those, and a text that mixes them with others, or that supposes what it says, is dropped: it is
    optional. The equation itself must be plain, else nothing is rewritten.
    """
    symbols = symbols_of(record, family)
    step = record["transition"]

    def anew(text: object) -> str | None:
        if not isinstance(text, str) or not text.strip():
            return None
        read = parse_statements(text, symbols=symbols, unit_reader=parse_unit)
        if not read.statements:
            return text
        if read.unparsed or any(
            s.alternatives or SUPPOSED.search(f"{s.lead} {s.trail}") for s in read.statements
        ):
            return None
        return "; ".join(change(statement) for statement in read.statements)

    equation = anew(step.get("equation"))
    if equation is None or equation == step["equation"]:
        return False
    step["equation"] = equation
    if also:
        evidence = step.get("evidence") or []
        texts = [evidence] if isinstance(evidence, str) else evidence
        step["evidence"] = [text for text in map(anew, texts) if text is not None]
        record["derivation"] = anew(record.get("derivation"))
    return True


_LONE = {"<=": {"unicode": "≤", "latex": "\\leq", "ascii": "<="},
         ">=": {"unicode": "≥", "latex": "\\geq", "ascii": ">="},
         "≈": {"unicode": "≈", "latex": "\\approx", "ascii": "≈"}}  # fmt: skip


def written(
    statement: Statement,
    notation: Notation = "ascii",
    names: Mapping[str, str] | None = None,
) -> str:
    """Return a statement in a notation, its names replaced."""
    known = names or {}

    def leaf(name: str, angle: bool) -> str:
        if name.startswith("\0"):
            return name[1:]
        text = known.get(name, name)
        return _latex(text) if notation == "latex" else text

    writer = Writer(notation, leaf, spelled=True)
    parts = [writer.write(_with_units(side, notation)) for side in statement.sides]
    text = parts[0]
    for relation, part in zip(statement.relations, parts[1:], strict=True):
        text += f" {_LONE.get(relation, {}).get(notation, relation)} {part}"
    return f"${text}$" if notation == "latex" else text


def _with_units(expr: Expr, notation: Notation) -> Expr:
    """Put a literal's unit into its text, as a symbol that the writer brackets as it must."""

    def literal(n: Num) -> Expr:
        if n.unit is None:
            return n
        unit = n.unit.replace("deg", "°") if n.unit == "deg" and notation != "ascii" else n.unit
        if notation == "latex":
            unit = "^\\circ" if unit == "°" else f"\\ \\mathrm{{{_latex_unit(unit)}}}"
            return Sym(f"\0({n.text or 1}{unit})")
        return Sym(f"\0({n.text or 1} {unit})")

    return mapped(expr, literal)


def _latex_unit(unit: str) -> str:
    return unit.replace("*", " \\cdot ").replace("Ω", "\\Omega ").replace("%", "\\%")


def _latex(name: str) -> str:
    if name.startswith("Delta_"):
        return f"\\Delta {_latex(name.removeprefix('Delta_'))}"
    head, _, tail = name.partition("_")
    if head in _GREEK:
        head = f"\\{head}"
    elif len(head) > 1:
        head = f"\\mathrm{{{head}}}"
    return f"{head}_{{\\mathrm{{{tail.replace('_', ' ')}}}}}" if tail else head


def turned(expr: Expr) -> Expr:
    """Return the expression with the order of all factors and terms reversed."""
    other = rebuilt(expr, tuple(map(turned, children(expr))))
    if isinstance(other, Mul):
        return Mul(other.factors[::-1])
    if isinstance(other, Add):
        return Add(other.terms[::-1])
    return other


def swapped_sides(statement: Statement) -> Statement:
    """Return "b = a" for "a = b"; chains and inequalities stay."""
    if statement.relations != ("=",):
        return statement
    return replace(statement, sides=statement.sides[::-1])


def reordered(statement: Statement) -> Statement:
    """Return the statement with factors and terms in the other order.

    A difference of temperatures stays: "-54 °C + 69 °C" begins with a temperature below zero.
    """
    if any(n.unit == "°C" for side in statement.sides for n in numbers(side)):
        return statement
    return replace(statement, sides=tuple(map(turned, statement.sides)))


def one_sided(statement: Statement) -> Statement:
    """Return "a - b = 0" for a symbolic law "a = b"; values ("v = 3 m/s") stay."""
    left, right = statement.sides[0], statement.sides[-1]
    symbolic = not any(n.unit or abs(n.value) >= 10 for s in (left, right) for n in numbers(s))
    if statement.relations != ("=",) or not symbolic:
        return statement
    if not free_symbols(left) or not free_symbols(right):
        return statement
    zero = Num(0.0, "0", None, 0.0)
    return replace(statement, sides=(Add((left, Neg(right))), zero))
