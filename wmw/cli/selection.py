"""Which findings are shown: prefixes of codes, the longer one decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wmw.cli.codes import all_codes, beginning_with
from wmw.core.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Selection:
    """Prefixes of codes to show (none: all) and to leave out."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    @classmethod
    def parse(cls, select: Sequence[str], ignore: Sequence[str]) -> Selection:
        """Read comma-separated prefixes; raises `UsageError` for one that begins no code."""
        return cls(_prefixes(select), _prefixes(ignore))

    def shows(self, code: str) -> bool:
        """Say whether a finding is shown; of a tie the prefix to leave out wins."""
        wanted = _longest(self.select, code) if self.select else 0
        return wanted is not None and wanted > (_longest(self.ignore, code) or -1)

    def apply(self, verdict: Verdict) -> Verdict:
        """Return the verdict with the findings that are shown; nothing else changes."""
        if not self.select and not self.ignore:
            return verdict
        shown = tuple(finding for finding in verdict.findings if self.shows(finding.code))
        return replace(verdict, findings=shown)


def _prefixes(texts: Sequence[str]) -> tuple[str, ...]:
    prefixes = tuple(
        part.strip().upper() for text in texts for part in text.split(",") if part.strip()
    )
    known = all_codes() if prefixes else {}
    for prefix in prefixes:
        beginning_with(prefix, known)
    return prefixes


def _longest(prefixes: tuple[str, ...], code: str) -> int | None:
    return max((len(prefix) for prefix in prefixes if code.startswith(prefix)), default=None)
