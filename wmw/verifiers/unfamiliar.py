"""Checks that need no physics declaration: arithmetic, and option letters against their texts."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation import free_symbols
from wmw.core.verdict import Finding
from wmw.verifiers.claims import Claims
from wmw.verifiers.options import split_options
from wmw.verifiers.rounding import arithmetic
from wmw.verifiers.rules import arithmetic_slip, letter_contradicts_text
from wmw.verifiers.statements import statements


def familyless_findings(claims: Claims) -> Iterator[Finding]:
    """Yield what is wrong with a trace whatever its physics."""
    texts = [claims.equation, *claims.evidence, claims.derivation]
    for text in texts:
        if text is None:
            continue
        for statement in statements(text.text, frozenset())[0]:
            if statement.alternatives:
                continue
            for left, relation, right in zip(
                statement.sides, statement.relations, statement.sides[1:], strict=False
            ):
                if relation not in ("=", "≈") or free_symbols(left) or free_symbols(right):
                    continue
                found = arithmetic(left, right, ())
                if found.truth == "false":
                    yield arithmetic_slip.finding(found, text.pointer)
    _, options = split_options(claims.question)
    yield from letter_contradicts_text.findings(claims, options)
