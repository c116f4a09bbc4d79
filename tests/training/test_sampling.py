"""The order of rows: a random one, the same for all, sorted by length within each step."""

from __future__ import annotations

import random

from wmw.training.sampling import SortedWithinSteps

LENGTHS = random.Random(7).choices(range(100, 900), k=50)


def steps(order: list[int], size: int = 8) -> list[list[int]]:
    return [order[start : start + size] for start in range(0, len(order), size)]


def test_a_step_has_the_rows_that_it_would_have_unsorted() -> None:
    unsorted = steps([*SortedWithinSteps([1] * len(LENGTHS), 8, seed=3)])
    found = steps([*SortedWithinSteps(LENGTHS, 8, seed=3)])
    assert [sorted(step) for step in found] == [sorted(step) for step in unsorted]
    assert found != unsorted
    assert sorted(index for step in found for index in step) == [*range(50)]
    for step in found:
        lengths = [LENGTHS[index] for index in step]
        assert lengths == sorted(lengths, reverse=True)


def test_an_order_is_of_its_seed_and_epoch_alone() -> None:
    left, right = SortedWithinSteps(LENGTHS, 8, seed=3), SortedWithinSteps(LENGTHS, 8, seed=3)
    first = [*left]
    assert first == [*left] == [*right]
    left.set_epoch(1)
    second = [*left]
    assert second != first
    assert second != [*SortedWithinSteps(LENGTHS, 8, seed=5)] != first
    left.set_epoch(0)
    assert [*left] == first
