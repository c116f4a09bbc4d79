"""How far two annotators agree: raw agreement and Cohen's κ, with bootstrap intervals.

J. Cohen, A Coefficient of Agreement for Nominal Scales, Educ. Psychol. Meas. 20, 37 (1960).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wmw.core.errors import UsageError

if TYPE_CHECKING:
    import numpy as np

RESAMPLES = 2000
_SEED = 0


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its 95% interval; all None where it is undefined."""

    value: float | None
    low: float | None = None
    high: float | None = None

    def __str__(self) -> str:
        if self.value is None or self.low is None or self.high is None:
            return "undefined"
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"

    def to_dict(self) -> dict[str, Any]:
        """Return value and interval rounded to four digits; None is JSON's null."""
        if self.value is None or self.low is None or self.high is None:
            return {"value": None, "interval": None}
        interval = [round(self.low, 4), round(self.high, 4)]
        return {"value": round(self.value, 4), "interval": interval}


@dataclass(frozen=True, slots=True)
class Agreement:
    """Of `records` things that both annotators judged, how many alike, and what chance leaves.

    κ is undefined where both put everything into one and the same category: chance alone would
    give that, too.
    """

    records: int
    raw: Estimate
    kappa: Estimate


def agreement(one: Sequence[Hashable], other: Sequence[Hashable]) -> Agreement:
    """Compare what two annotators said of the same things, in the same order.

    Intervals are 95%, percentiles of bootstrap samples of the things. Raises UsageError where
    scikit-learn is not installed.
    """
    try:
        from sklearn.metrics import cohen_kappa_score
    except ImportError as error:
        raise UsageError("κ needs scikit-learn: pip install 'wmw[audit]'") from error
    if not one:
        return Agreement(0, Estimate(None), Estimate(None))
    codes = {value: code for code, value in enumerate(dict.fromkeys((*one, *other)))}
    mine, theirs = [codes[value] for value in one], [codes[value] for value in other]
    raw, kappas = _resampled(_table(mine, theirs, len(codes)))
    share = sum(a == b for a, b in zip(mine, theirs, strict=True)) / len(mine)
    kappa = float(cohen_kappa_score(mine, theirs)) if len(codes) > 1 else None
    return Agreement(len(mine), _with_interval(share, raw), _with_interval(kappa, kappas))


def kappas_of(tables: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return κ of tables of counts, shape (tables, K, K): nan where it is undefined.

    scikit-learn takes a millisecond for one; thousands of resamples go through here at once.
    """
    import numpy as np

    total = tables.sum(axis=(1, 2))
    observed = np.trace(tables, axis1=1, axis2=2) / total
    chance = (tables.sum(axis=1) * tables.sum(axis=2)).sum(axis=1) / total**2
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(chance < 1, (observed - chance) / (1 - chance), np.nan)


def _table(mine: Sequence[int], theirs: Sequence[int], size: int) -> np.ndarray[Any, Any]:
    import numpy as np

    table = np.zeros((size, size))
    np.add.at(table, (list(mine), list(theirs)), 1)
    return table


def _resampled(table: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return raw agreement and κ of bootstrap samples.

    To draw n things with replacement and count them is to draw the counts from a multinomial.
    """
    import numpy as np

    n = int(table.sum())
    drawn = np.random.default_rng(_SEED).multinomial(n, table.ravel() / n, size=RESAMPLES)
    tables = drawn.reshape(RESAMPLES, *table.shape)
    return np.trace(tables, axis1=1, axis2=2) / n, kappas_of(tables)


def _with_interval(value: float | None, drawn: np.ndarray[Any, Any]) -> Estimate:
    """Return an estimate with its interval; samples in which it is undefined are left out."""
    import numpy as np

    if value is None:
        return Estimate(None)
    low, high = np.nanquantile(drawn, (0.025, 0.975))
    return Estimate(value, float(low), float(high))
