"""Checks that need no physics declaration.

Arithmetic, option letters against their texts, and what a trace says against itself or against the
literal words of its question. Whatever it is about, and however it is read, such a fault is one.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from wmw.core.equation import Expr, canonical_name, free_symbols
from wmw.core.verdict import Finding
from wmw.verifiers import rules
from wmw.verifiers.claims import Claims
from wmw.verifiers.equations.rounding import arithmetic
from wmw.verifiers.equations.statements import has_units, statements, unit_letters
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.rules import arithmetic_slip, false_law_stated, letter_contradicts_text


def contradictions(claims: Claims) -> Iterator[Finding]:
    """Yield what a trace says against itself or against its question, by no law and no reading."""
    found = [finding for rule in rules.registry().values() for finding in rule.of_itself(claims)]
    for finding in found:
        if finding.code != false_law_stated.CODE or not _is_told_better(finding, found):
            yield finding


def _is_told_better(false: Finding, found: Iterable[Finding]) -> bool:
    """Tell whether another rule says what is false of a text, which it only is of all its kind."""
    return any(f.pointer == false.pointer and f.code != false.code for f in found)


def overlooked_literally(claims: Claims) -> Iterator[Finding]:
    """Yield what a trace has against its question's words or its own working.

    A reading tells such a fault better, with what it should have been, if it has a place for it.
    """
    for rule in rules.registry().values():
        yield from rule.of_unread(claims)


def beside(findings: Iterable[Finding], own: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return a reading's findings with those that need no reading, in the order of their codes.

    Of one place the latter say what is wrong: the reading has only found that it does not fit.
    """
    own = tuple(own)
    told = {(finding.pointer, finding.field) for finding in own}
    kept = [finding for finding in findings if (finding.pointer, finding.field) not in told]
    return tuple(sorted((*kept, *own), key=lambda finding: finding.code))


def without(record: Mapping[str, Any], own: Iterable[Finding]) -> Mapping[str, Any]:
    """Return a record without the relations and values found wrong, for the rest to be judged.

    A reading that rests on them would find fault with much that only follows from them.
    """
    record = copy.deepcopy(dict(record))
    for finding in own:
        step, _, rest = finding.pointer.lstrip("/").partition("/")
        kind, _, key = rest.partition("/")
        key = key.replace("~1", "/").replace("~0", "~")
        if (step, kind) == ("state_1", "predicted_change"):
            record["state_1"]["predicted_change"] = None
        elif kind in ("variables", "new_variables"):
            record[step][kind].pop(key, None)
        elif kind == "relations":  # the others keep their places
            record[step][kind][int(key)]["type"] = "none"
    return record


def _is_symbol(side: Expr, met: frozenset[str]) -> bool:
    """Tell whether what looks like the units of a side are the trace's symbols: "22 = 0.50 T"."""
    letters = unit_letters(side)
    return bool(letters) and letters <= met


def familyless_findings(claims: Claims) -> Iterator[Finding]:
    """Yield what is wrong with a trace whatever its physics."""
    certain = tuple(contradictions(claims))
    yield from certain
    told = {(finding.code, finding.pointer) for finding in certain}
    for overlooked in overlooked_literally(claims):
        if (overlooked.code, overlooked.pointer) not in told:  # one fault is told once
            yield overlooked
    named = (*claims.variables, *claims.attributes, *claims.results)
    symbols = frozenset(canonical_name(claim.name) for claim in named)
    texts = [t for t in (claims.equation, *claims.evidence, claims.derivation) if t is not None]
    written = {text: statements(text.text, symbols)[0] for text in texts}
    met = symbols.union(
        *(free_symbols(side) for found in written.values() for one in found for side in one.sides)
    )
    for text, found_in_it in written.items():
        for statement in found_in_it:
            if statement.alternatives:
                continue
            for left, relation, right in zip(
                statement.sides, statement.relations, statement.sides[1:], strict=False
            ):
                if relation not in ("=", "≈") or free_symbols(left) or free_symbols(right):
                    continue
                if _is_symbol(left, met) or _is_symbol(right, met):
                    continue
                if unit_letters(left) and not has_units(right):
                    continue  # "2 h/t² = 4.0/1.21": a value has its unit, if any, at the end
                found = arithmetic(left, right, ())
                if found.truth == "false":
                    yield arithmetic_slip.finding(found, text.pointer)
    _, options = split_options(claims.question)
    yield from letter_contradicts_text.findings(claims, options)
