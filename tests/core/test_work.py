"""The budget of work: what it stops, and what a cache may not hide from it."""

from __future__ import annotations

import pytest

from wmw.core.work import OverBudgetError, budget, metered, part, spend


def test_the_limit_itself_may_be_spent_and_no_step_more():
    with budget(10) as meter:
        spend(10)
        with pytest.raises(OverBudgetError):
            spend(1)
    assert meter.spent == 11


def test_without_a_budget_nothing_is_limited():
    spend(10**12)


def test_a_budget_ends_with_its_block():
    with pytest.raises(OverBudgetError), budget(1):
        spend(2)
    spend(10**12)


@pytest.fixture
def square():
    calls = []

    def work(number):
        calls.append(number)
        spend(100)
        return number * number

    cached = metered(work, maxsize=4)
    return cached, calls


def test_a_hit_costs_what_the_call_cost(square):
    cached, calls = square
    spent = []
    for _ in range(2):
        with budget(1000) as meter:
            assert cached(3) == 9
        spent.append(meter.spent)
    assert spent == [100, 100]
    assert calls == [3]


def test_a_hit_is_charged_once_in_a_budget(square):
    cached, _ = square
    with budget(1000) as meter:
        assert [cached(3), cached(3), cached(4)] == [9, 9, 16]
    assert meter.spent == 200


@pytest.mark.parametrize("warm", [False, True])
@pytest.mark.parametrize(("limit", "enough"), [(100, True), (99, False)])
def test_what_was_met_before_changes_no_outcome(square, warm, limit, enough):
    cached, _ = square
    if warm:
        cached(3)
    with budget(limit):
        if enough:
            assert cached(3) == 9
        else:
            with pytest.raises(OverBudgetError):
                cached(3)


def test_a_cache_within_a_cache_costs_the_same_in_any_order(square):
    inner, _ = square
    outer = metered(lambda number: inner(number) + inner(number), maxsize=4)
    with budget(1000) as first:
        outer(5)
    with budget(1000) as second:
        inner(5)
        outer(5)
    assert first.spent == 100
    assert second.spent == 200  # what a call costs does not hang on what came before it


@pytest.mark.parametrize(("limit", "steps", "left"), [(100, 40, 60), (100, 41, 60), (30, 35, 0)])
def test_a_part_is_limited_and_charged(limit, steps, left):
    with budget(limit) as whole:
        try:
            with part(40):
                spend(steps)
            within = True
        except OverBudgetError:
            within = False
    assert within == (steps <= min(limit, 40))
    assert limit - whole.spent == left


def test_a_call_that_is_cut_off_is_charged_for_what_it_did():
    cut_off = metered(lambda steps: [spend(10) for _ in range(steps)], maxsize=4)
    with budget(100) as meter:
        with pytest.raises(OverBudgetError):
            cut_off(50)
        assert meter.spent > 100
        with pytest.raises(OverBudgetError):
            spend(1)
