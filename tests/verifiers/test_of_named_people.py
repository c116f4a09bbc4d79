"""Questions about one of two named people, whose numbers must not be the other's."""

from __future__ import annotations

import pytest
from bare import bare_trace

from wmw.verifiers.pipeline import judge

_TWO = (
    "Mia throws a pebble horizontally at 5.0 m/s from a balcony 8.0 m above the beach. Jon throws"
    " another horizontally at 9.0 m/s from a balcony 3.0 m above the beach. How far away does"
    " {}'s pebble land? Use g = 9.8 m/s² and ignore air resistance."
)


@pytest.mark.parametrize("answer", ["7.04 m", "6.39 m"])
def test_the_numbers_of_the_other_one_bear_nothing_out(answer):
    """Jon's pebble lands 7.04 m away, Mia's 6.39 m, which the reading takes up first."""
    assert (
        judge(bare_trace("projectile", _TWO.format("Jon"), answer)).verdict["answer"] == "abstain"
    )


def test_the_one_whose_numbers_are_read():
    assert (
        judge(bare_trace("projectile", _TWO.format("Mia"), "6.39 m")).verdict["answer"] == "valid"
    )
