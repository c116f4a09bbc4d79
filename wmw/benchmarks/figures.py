"""What follows from counts of trials: shares, per label and in whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wmw.benchmarks.verifier import FAULTY, Trial
from wmw.core.shares import Share
from wmw.core.verdict import LABELS


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
