"""Shares of trials with their intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

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
