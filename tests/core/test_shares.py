"""Intervals of shares and of their changes, against published examples."""

from __future__ import annotations

import math

import pytest

from wmw.core.shares import Change, Share


def test_the_change_is_that_of_the_published_example() -> None:
    """Newcombe (1998), Statistics in Medicine 17, 2635, table II, row (a), method 10."""
    change = Change(stayed=36, gained=12, lost=2, never=0)
    assert change.value == pytest.approx(0.2)
    assert change.interval == pytest.approx((0.0569, 0.3404), abs=5e-5)


@pytest.mark.parametrize("counts", [(36, 12, 2, 0), (5, 3, 9, 20), (0, 0, 4, 4), (10, 0, 0, 0)])
def test_told_backwards_it_is_the_mirror_image(counts: tuple[int, int, int, int]) -> None:
    stayed, gained, lost, never = counts
    low, high = Change(stayed, gained, lost, never).interval
    back_low, back_high = Change(stayed, lost, gained, never).interval
    assert (back_low, back_high) == pytest.approx((-high, -low))


def test_where_nothing_changed_few_trials_still_leave_room() -> None:
    """Zero changes of ten is no proof that nothing changes; the interval is wider than of 1,000."""
    few, many = (Change(0, 0, 0, n).interval for n in (10, 1000))
    assert few[0] == -few[1] < 0
    assert many[1] - many[0] < (few[1] - few[0]) / 20


def test_of_no_trials_nothing_is_said() -> None:
    assert math.isnan(Change(0, 0, 0, 0).value)
    assert str(Change(0, 0, 0, 0)) == str(Share(0, 0)) == "–"
    assert str(Change(1, 1, 0, 0)).startswith("+50.0 (")
