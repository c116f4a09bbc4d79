"""κ of worked examples, at its limits, and against scikit-learn's."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
from sklearn.metrics import cohen_kappa_score

from wmw.benchmarks.review.agreement import Agreement, Estimate, agreement, kappas_of


def judged(both: int, first: int, second: int, neither: int) -> tuple[list[str], list[str]]:
    """Return what two readers said of proposals: yes by both, by one alone, by none."""
    counts = {("yes", "yes"): both, ("yes", "no"): first, ("no", "yes"): second}
    cells = [
        pair for pair, count in (counts | {("no", "no"): neither}).items() for _ in range(count)
    ]
    return [a for a, _ in cells], [b for _, b in cells]


# The example of 50 proposals and the two of equal raw agreement, as the article "Cohen's kappa" of
# Wikipedia works them.
@pytest.mark.parametrize(
    ("table", "raw", "kappa"),
    [
        ((20, 5, 10, 15), 0.7, 0.4),
        ((45, 15, 25, 15), 0.6, 0.1304),
        ((25, 35, 5, 35), 0.6, 0.2593),
        ((10, 10, 10, 10), 0.5, 0.0),
        ((0, 25, 25, 0), 0.0, -1.0),
    ],
)
def test_worked_examples(table: tuple[int, int, int, int], raw: float, kappa: float) -> None:
    found = agreement(*judged(*table))
    assert found.records == sum(table)
    assert found.raw.value == pytest.approx(raw)
    assert found.kappa.value == pytest.approx(kappa, abs=5e-5)


def test_an_interval_is_about_the_one_of_large_samples() -> None:
    """Fleiss, Cohen and Everitt (1969) have 0.4 ± 1.96 × 0.127 for the 50 proposals."""
    kappa = agreement(*judged(20, 5, 10, 15)).kappa
    assert kappa.low is not None
    assert kappa.high is not None
    assert kappa.low == pytest.approx(0.4 - 1.96 * 0.127, abs=0.05)
    assert kappa.high == pytest.approx(0.4 + 1.96 * 0.127, abs=0.05)


def test_raw_agreement_has_the_interval_of_a_share() -> None:
    raw = agreement(*judged(20, 5, 10, 15)).raw
    half = 1.96 * math.sqrt(0.7 * 0.3 / 50)
    assert (raw.low, raw.high) == (
        pytest.approx(0.7 - half, abs=0.025),
        pytest.approx(0.7 + half, abs=0.025),
    )


def test_full_agreement_is_one() -> None:
    found = agreement(
        ["valid", "invalid", "can't tell"] * 5, ["valid", "invalid", "can't tell"] * 5
    )
    assert found.raw == Estimate(1.0, 1.0, 1.0)
    assert found.kappa == Estimate(1.0, 1.0, 1.0)


def test_one_category_leaves_kappa_undefined() -> None:
    found = agreement([False] * 9, [False] * 9)
    assert found.raw.value == 1.0
    assert found.kappa == Estimate(None)
    assert str(found.kappa) == "undefined"
    assert found.kappa.to_dict() == {"value": None, "interval": None}


def test_samples_without_the_rare_label_are_left_out_of_its_interval() -> None:
    """A label that both gave to one record of three: κ is 1 in each sample that has the record."""
    rare = [True, False, False]
    assert agreement(rare, rare).kappa == Estimate(1.0, 1.0, 1.0)


def test_nothing_judged_is_undefined() -> None:
    assert agreement([], []) == Agreement(0, Estimate(None), Estimate(None))


def test_kappas_of_many_tables_are_those_of_scikit_learn() -> None:
    rng = random.Random(8)
    for size in (2, 3, 5):
        one = [rng.randrange(size) for _ in range(60)]
        other = [value if rng.random() < 0.6 else rng.randrange(size) for value in one]
        table = np.zeros((size, size))
        np.add.at(table, (one, other), 1)
        expected = cohen_kappa_score(one, other)
        assert kappas_of(np.stack([table, table]))[1] == pytest.approx(expected, abs=1e-12)
    assert np.isnan(kappas_of(np.array([[[7.0, 0.0], [0.0, 0.0]]]))[0])


def test_intervals_repeat() -> None:
    assert agreement(*judged(7, 2, 3, 5)) == agreement(*judged(7, 2, 3, 5))
