"""Draws: distinct while the grid allows it, each item on its own."""

from __future__ import annotations

from collections import Counter

import pytest

from wmw.core import registry
from wmw.generators.sample import LEAST_CHANGE, Draw, deck, draw, kind_at

FAMILIES = registry.names()
MANY = 2000


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_two_thousand_items_are_distinct(family: str) -> None:
    """Draws repeat only in kinds whose grids do not hold as many fair draws as are asked for."""
    drawn: dict[str, list[Draw]] = {}
    for index in range(MANY):
        found = draw(family, 2026, index)
        drawn.setdefault(found.kind.name, []).append(found)
    for kind, draws in drawn.items():
        keys = Counter((d.givens, d.new) for d in draws)
        if len(keys) < len(draws):
            assert len(keys) == _fair_draws(family, kind), f"{kind} repeats draws too early"


def _fair_draws(family: str, kind: str) -> int:
    dealt = deck(family, kind, 2026)
    return sum(1 for place in range(dealt.order.size) if dealt._judged(place) is not None)


def test_a_small_grid_gives_each_draw_once_before_any_twice() -> None:
    dealt = deck("inclined_plane", "critical_angle", 11)
    fair = _fair_draws("inclined_plane", "critical_angle")
    first = [dealt.draw(rank) for rank in range(dealt.classes)]
    assert len({d.givens for d in first}) == dealt.classes
    everything = Counter(dealt.draw(rank).givens for rank in range(dealt.classes * 256))
    assert len(everything) == fair


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
