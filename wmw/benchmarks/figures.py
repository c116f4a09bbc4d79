"""Shares with their intervals, and what follows from counts of trials."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from wmw.benchmarks.verifier import FAULTY, Trial
from wmw.core.verdict import LABELS

_NORMAL = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    count: int
    total: int

    @property
    def value(self) -> float:
        """The share; not a number where there is nothing to share."""
        return self.count / self.total if self.total else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval after Wilson (1927), J. Am. Stat. Assoc. 22, 209."""
        if not self.total:
            return (0.0, 1.0)
        n, p, z = self.total, self.count / self.total, _NORMAL
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return (max(0.0, middle - half), min(1.0, middle + half))

    def __str__(self) -> str:
        if not self.total:
            return "–"
        low, high = self.interval
        return f"{100 * self.value:.1f}% ({100 * low:.1f}–{100 * high:.1f})"


@dataclass(frozen=True, slots=True)
class Row:
    """How faults of one label fare."""

    label: str
    total: int
    invalid: Share
    right: Share
    abstain: Share
    at_place: Share
    precision: Share

    @property
    def f1(self) -> float:
        """The harmonic mean of precision and the share with the right label."""
        p, r = self.precision.value, self.right.value
        return 2 * p * r / (p + r) if p + r else 0.0


def rows(trials: Sequence[Trial]) -> list[Row]:
    """Return a row for each label that occurs, and one for all together.

    A trace counts as right only with the right label alone. Precision is over all that was given
    the label, sound traces among it.
    """
    given = Counter(trial.found for trial in trials)
    found = [
        _row(label, [t for t in trials if t.truth == label], given[label])
        for label in LABELS
        if any(t.truth == label for t in trials)
    ]
    faulty = [t for t in trials if t.truth in FAULTY]
    flagged = sum(count for label, count in given.items() if label not in ("valid", "abstain"))
    return [*found, _row("all", faulty, flagged)]


def _row(label: str, trials: Sequence[Trial], given: int) -> Row:
    total = len(trials)
    invalid = sum(t.found not in ("valid", "abstain") for t in trials)
    right = sum(t.found == t.truth for t in trials)
    return Row(
        label,
        total,
        Share(invalid, total),
        Share(right, total),
        Share(sum(t.found == "abstain" for t in trials), total),
        Share(sum(t.at_place for t in trials if t.found not in ("valid", "abstain")), invalid),
        Share(right, given),
    )


def outcomes(trials: Iterable[Trial], truth: str) -> Counter[str]:
    """Return how traces of one truth come out: valid, abstain or invalid."""
    return Counter(
        t.found if t.found in ("valid", "abstain") else "invalid"
        for t in trials
        if t.truth == truth
    )
