"""What a run has seen, counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from wmw.cli.text import Paper
from wmw.core.verdict import LABELS, Verdict

_OUTCOMES = {"valid": "valid", "invalid": "invalid", "abstain": "abstained"}


@dataclass(slots=True)
class Tally:
    """Counts of outcomes, labels and finding codes."""

    outcomes: Counter[str] = field(default_factory=Counter)
    labels: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)

    def add(self, verdict: Verdict) -> None:
        """Count one verdict."""
        self.outcomes[verdict.outcome] += 1
        self.labels.update(verdict.labels)
        self.codes.update(finding.code for finding in verdict.findings)

    def summary(self) -> str:
        """Return the counts of outcomes in one line."""
        total = self.outcomes.total()
        parts = ", ".join(f"{self.outcomes[key]} {word}" for key, word in _OUTCOMES.items())
        return f"{total} {'trace' if total == 1 else 'traces'}: {parts}"

    def print_table(self, paper: Paper) -> None:
        """Print the counts of outcomes, labels and codes as a table."""
        labels: dict[str, int] = {name: self.labels[name] for name in LABELS if self.labels[name]}
        groups: dict[str, dict[str, int]] = {
            "outcome": {word: self.outcomes[key] for key, word in _OUTCOMES.items()},
            "label": labels,
            "code": dict(sorted(self.codes.items())),
        }
        width = max(len(name) for group in groups.values() for name in group)
        for title, group in groups.items():
            for name, number in group.items():
                paper.print([(f"{title:<8}", "dim"), (f"{name:<{width}}  {number:>8}", "")])
