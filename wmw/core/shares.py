"""Shares of trials, and how they change, with their intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

_NORMAL = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Change:
    """What became of the same trials at a second time.

    `stayed` succeeded both times, `gained` only the second, `lost` only the first, `never` neither.
    """

    stayed: int
    gained: int
    lost: int
    never: int

    @property
    def total(self) -> int:
        """How many trials there are."""
        return self.stayed + self.gained + self.lost + self.never

    @property
    def value(self) -> float:
        """The second share less the first; not a number where there is nothing to share."""
        return (self.gained - self.lost) / self.total if self.total else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the paired difference.

        Method 10 (score intervals, with the correlation) of Newcombe (1998), Statistics in
        Medicine 17, 2635.
        """
        if not self.total:
            return (-1.0, 1.0)
        first = Share(self.stayed + self.lost, self.total)
        second = Share(self.stayed + self.gained, self.total)
        margins = first.count * second.count
        margins *= (self.total - first.count) * (self.total - second.count)
        surplus = float(self.stayed * self.never - self.gained * self.lost)
        if surplus > 0:  # its correction for continuity
            surplus = max(0.0, surplus - self.total / 2)
        correlation = surplus / math.sqrt(margins) if margins else 0.0

        def apart(down: float, up: float) -> float:
            return math.sqrt(down * down - 2 * correlation * down * up + up * up)

        (first_low, first_high), (low, high) = first.interval, second.interval
        return (
            self.value - apart(second.value - low, first_high - first.value),
            self.value + apart(high - second.value, first.value - first_low),
        )

    def __str__(self) -> str:
        if not self.total:
            return "–"
        low, high = self.interval
        return f"{100 * self.value:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


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
