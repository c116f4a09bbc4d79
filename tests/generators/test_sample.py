"""Draws: distinct while the grid allows it, each item on its own."""

from __future__ import annotations

import pytest

from wmw.core import registry
from wmw.generators.sample import LEAST_CHANGE, SMALL, Deck, Draw, deck, draw, kind_at

FAMILIES = registry.names()
MANY = 2000


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_two_thousand_items_are_distinct(family: str) -> None:
    """Draws repeat only in small kinds, and there only when every fair draw was taken."""
    drawn: dict[str, list[Draw]] = {}
    for index in range(MANY):
        found = draw(family, 2026, index)
        drawn.setdefault(found.kind.name, []).append(found)
    for kind, draws in drawn.items():
        keys = {(d.givens, d.new) for d in draws}
        if len(keys) < len(draws):
            dealt = deck(family, kind, 2026)
            assert dealt.order.size <= SMALL, f"{kind} repeats draws: too few of its are fair"
            assert keys == _fair_draws(dealt), f"{kind} repeats draws too early"


def _fair_draws(dealt: Deck) -> set[tuple[tuple[tuple[str, float], ...], float | None]]:
    places = (dealt.judged(place) for place in range(dealt.order.size))
    return {(found.givens, found.new) for found in places if found is not None}


def test_a_small_grid_gives_each_draw_once_before_any_twice() -> None:
    dealt = deck("inclined_plane", "critical_angle", 11)
    fair = _fair_draws(dealt)
    first = [dealt.draw(rank) for rank in range(len(fair))]
    assert {(d.givens, d.new) for d in first} == fair
    assert [dealt.draw(rank + len(fair)) for rank in range(len(fair))] == first


def test_classes_share_no_draw_through_all_their_laps() -> None:
    dealt = deck("wave", "two_sources_in_step", 11)
    assert dealt.order.size > SMALL
    fair = _fair_draws(dealt)
    drawn = [dealt.draw(rank) for rank in range(len(fair) // 2)]
    assert len({(d.givens, d.new) for d in drawn}) == len(drawn)


def test_behind_the_front_classes_are_dealt_in_laps() -> None:
    """A large grid's draws stay distinct through several laps and do not hang on who asks."""
    dealt = deck("circuit", "series_current", 11)
    assert dealt.order.size > SMALL
    ranks = range(0, 3000, 7)
    far = [dealt.draw(rank) for rank in ranks]
    assert len({d.givens for d in far}) == len(far)
    deck.cache_clear()
    assert [deck("circuit", "series_current", 11).draw(rank) for rank in reversed(ranks)] == far[
        ::-1
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_order_of_asking_does_not_matter(family: str) -> None:
    forward = [draw(family, 8, index) for index in range(60)]
    deck.cache_clear()
    backward = [draw(family, 8, index) for index in reversed(range(60))]
    assert forward == backward[::-1]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_kind_has_its_turn(family: str) -> None:
    declared = registry.family(family)
    turns = [kind_at(declared, 5, index)[0].name for index in range(len(declared.kinds))]
    assert sorted(turns) == sorted(kind.name for kind in declared.kinds)
    assert turns != [kind_at(declared, 6, index)[0].name for index in range(len(turns))]


@pytest.mark.parametrize("family", FAMILIES)
def test_counterfactuals_change_by_at_least_two_steps(family: str) -> None:
    for index in range(200):
        found = draw(family, 2026, index)
        if found.kind.alters is None:
            assert found.new is None
            continue
        name = str(found.kind.alters.name)
        grid = registry.family(family).quantity(name).grid
        if grid is None:
            assert found.new is not None
            continue
        assert found.new is not None
        assert abs(found.new - dict(found.givens)[name]) >= (LEAST_CHANGE - 1e-6) * grid.step
