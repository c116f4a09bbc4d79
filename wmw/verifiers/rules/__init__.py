"""The rules, one file each, named for the fault; finding the file is the whole registration.

A rule module has CODE, LABEL and FIELD, and one or more of `check(case)`, `of_itself(claims)` and
`of_findings(case, findings)`, which yield findings and never raise on a bad trace. The first holds
the trace against the laws in one reading of it; the second needs no reading: there the trace
contradicts itself, or the question's own words; `of_unread(claims)` does the same, and is asked
only where there is no reading or the reading finds nothing wrong. The third says what the findings
of the reading that was kept amount to, and has no part in choosing it.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from wmw.core.verdict import FieldName, Finding, Label
from wmw.core.work import uncharged

if TYPE_CHECKING:
    from wmw.verifiers.case import Case
    from wmw.verifiers.claims import Claims


def _silent(*_: object) -> Iterator[Finding]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as it was found."""

    code: str
    name: str
    label: Label | None
    field: FieldName
    summary: str
    doc: str
    check: Callable[[Case], Iterator[Finding]]
    of_itself: Callable[[Claims], Iterator[Finding]]
    of_findings: Callable[[Case, Sequence[Finding]], Iterator[Finding]]
    of_unread: Callable[[Claims], Iterator[Finding]]


@lru_cache(maxsize=1)
def registry() -> Mapping[str, Rule]:
    """Return all rules by code, in the order of their codes; a code used twice raises."""
    found: dict[str, Rule] = {}
    for info in pkgutil.iter_modules(__path__):
        if info.name.startswith("_"):
            continue
        with uncharged():
            module = importlib.import_module(f"{__name__}.{info.name}")
        doc = (module.__doc__ or "").strip()
        rule = Rule(
            module.CODE,
            info.name.replace("_", "-"),
            module.LABEL,
            module.FIELD,
            doc.splitlines()[0],
            doc,
            getattr(module, "check", _silent),
            getattr(module, "of_itself", _silent),
            getattr(module, "of_findings", _silent),
            getattr(module, "of_unread", _silent),
        )
        if rule.code in found:
            raise ValueError(f"rules {found[rule.code].name} and {rule.name} share {rule.code}")
        found[rule.code] = rule
    return dict(sorted(found.items()))
