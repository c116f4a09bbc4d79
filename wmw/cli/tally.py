"""What a run has seen, counted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from wmw.cli.codes import all_codes
from wmw.cli.text import Paper
from wmw.core.verdict import LABELS, Label, Verdict

_OUTCOMES = {"valid": "valid", "invalid": "invalid", "abstain": "abstained"}
_Row = tuple[str, str, int, str]
"""What is counted, which one of it, how many there are, and of what."""


@dataclass(slots=True)
class Tally:
    """Counts of outcomes, root labels, findings by code and label, and reasons to abstain."""

    outcomes: Counter[str] = field(default_factory=Counter)
    labels: Counter[str] = field(default_factory=Counter)
    codes: Counter[tuple[str, Label | None]] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, verdict: Verdict) -> None:
        """Count one verdict."""
        self.outcomes[verdict.outcome] += 1
        self.labels.update(verdict.labels)
        self.codes.update((finding.code, finding.label) for finding in verdict.findings)
        first_words = (re.split("[: ]", item.reason, maxsplit=1)[0] for item in verdict.abstentions)
        self.reasons.update(first_words)

    def summary(self) -> str:
        """Return the counts of outcomes in one line."""
        total = self.outcomes.total()
        parts = ", ".join(f"{self.outcomes[key]} {word}" for key, word in _OUTCOMES.items())
        return f"{total} {_many('trace', total)}: {parts}"

    def print_table(self, paper: Paper) -> None:
        """Print all counts as a table."""
        rows = list(self._rows())
        width = max(len(name) for _, name, _, _ in rows)
        for title, name, number, unit in rows:
            count = f"  {number:>8} {_many(unit, number)}"
            paper.print([(f"{title:<12}", "dim"), (f"{name:<{width}}{count}", "")])

    def _rows(self) -> Iterator[_Row]:
        for key, word in _OUTCOMES.items():
            yield "outcome", word, self.outcomes[key], "trace"
        for label in LABELS:
            if self.labels[label]:
                yield "label", label, self.labels[label], "trace"
        known = all_codes() if self.codes else {}
        # A finding may carry another label than its rule: a value that is another body's.
        for code, of in sorted(self.codes, key=lambda pair: (pair[0], pair[1] or "")):
            tag = f" [{of}]" if of else ""
            yield "code", f"{code}{tag} {known[code].name}", self.codes[code, of], "finding"
        for reason, number in sorted(self.reasons.items(), key=lambda pair: (-pair[1], pair[0])):
            yield "abstention", reason, number, "field"


def _many(noun: str, number: int) -> str:
    return noun if number == 1 else f"{noun}s"
