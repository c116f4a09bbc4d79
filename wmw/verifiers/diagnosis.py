"""From findings to root labels.

A fault spoils what comes after it: a misread given gives a wrong answer, too. Only the findings
of the earliest faulty step are roots, in the order state 0, transition, state 1, answer; what
follows keeps its findings, but no label of its own.
"""

from __future__ import annotations

from collections.abc import Iterable

from wmw.core.verdict import Finding, Label

_ORDER = ("WMW2", "WMW30", "WMW31", "WMW")
"""Prefixes of codes by step; the last one takes answer and faithfulness."""


def root_labels(findings: Iterable[Finding]) -> tuple[Label, ...]:
    """Return the labels of the root findings, without repeats."""
    errors = [f for f in findings if f.severity == "error" and f.label is not None]
    for prefix in _ORDER:
        roots = [f.label for f in errors if f.code.startswith(prefix) and f.label is not None]
        if roots:
            return tuple(dict.fromkeys(roots))
    return ()
