"""Strips: bodies stand where a uniform acceleration takes them, and clocks tell the order."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from wmw.core import registry
from wmw.core.item import Item
from wmw.core.scene import Label, Scene
from wmw.diagrams import collisions, draw_strip, has_strip
from wmw.diagrams.strips import LETTERS, order_of, strip_of
from wmw.diagrams.view import bounds
from wmw.generators import generate

FAMILIES = registry.names()
COURSES = [
    (family, regime)
    for family in FAMILIES
    for regime in registry.family(family).courses
    # Regimes in which no kind of question asks for a value, so that no item has a strip.
    if not regime.endswith(("incline_down", "first_at_rest")) and regime != "released"
]
BODIES = ("second", "source", "rod", "bob", "block", "body")
"""Roles of bodies that move, the first of them that a family has."""


@cache
def _of(family: str, regime: str) -> Item:
    items = (generate(family, 2026, index) for index in range(400))
    return next(item for item in items if item.regime == regime and has_strip(item))


def _middle(scene: Scene, body: str) -> tuple[float, float]:
    x0, y0, x1, y1 = bounds([p for p in scene.parts if getattr(p, "body", None) == body])
    return (x0 + x1) / 2, (y0 + y1) / 2


@pytest.mark.parametrize(("family", "regime"), COURSES)
def test_the_clock_tells_which_moment_stands_above_it(family: str, regime: str) -> None:
    item = _of(family, regime)
    sidecar = draw_strip(item, style="exam").sidecar
    clocks = {clock["frame"]: clock for clock in sidecar["clocks"]}
    order = sorted(LETTERS, key=lambda letter: clocks[letter]["minutes"])
    assert sidecar["order"]["answer"] == ", ".join(order)
    assert len({clocks[b]["minutes"] - clocks[a]["minutes"] for a, b in pairwise(order)}) == 1
    body = next(role for role in BODIES if role in {b["name"] for b in sidecar["bodies"]})
    boxes = {b["frame"]: b["box"] for b in sidecar["bodies"] if b["name"] == body}
    drawn = [
        ((x0 + x1) / 2 - clocks[letter]["box"][0], (y0 + y1) / 2)
        for letter in order
        for x0, y0, x1, y1 in (boxes[letter],)
    ]
    unlabelled = [
        Scene(tuple(p for p in moment.parts if not isinstance(p, Label))) for moment in item.moments
    ]
    places = [_middle(moment, body) for moment in unlabelled]
    far = max(range(4), key=lambda i: math.dist(places[0], places[i]))
    scale = math.dist(drawn[0], drawn[far]) / math.dist(places[0], places[far])
    assert scale > 5
    for (x, y), (right, up) in zip(drawn, places, strict=True):
        assert x - drawn[0][0] == pytest.approx(scale * (right - places[0][0]), abs=2)
        assert drawn[0][1] - y == pytest.approx(scale * (up - places[0][1]), abs=2)


@pytest.mark.parametrize(("family", "regime"), COURSES)
def test_a_strip_shows_no_number_and_no_label_meets_another(family: str, regime: str) -> None:
    item = _of(family, regime)
    picture = draw_strip(item)
    assert collisions(picture.sidecar) == []
    assert {label["quantity"] for label in picture.sidecar["labels"]} == {None}
    texts = {label["text"] for label in picture.sidecar["labels"]}
    assert set(LETTERS) <= texts
    assert not texts & set(item.shown.values())
    assert picture.png == draw_strip(item).png


def test_clocks_never_stand_where_two_readings_are_possible() -> None:
    item = _of("free_fall", "dropped")
    orders = set()
    for index in range(300):
        moments = strip_of(replace(item, index=index))
        assert all(5 <= moment.clock <= 55 for moment in moments)
        assert len({moment.clock for moment in moments}) == 4
        orders.add(order_of(moments))
    assert len(orders) == 24


def test_what_has_no_moments_has_no_strip() -> None:
    item = replace(_of("free_fall", "dropped"), moments=())
    assert not has_strip(item)
    with pytest.raises(ValueError, match="no moments are known"):
        draw_strip(item)


def test_quarters_that_are_no_whole_patches_are_refused() -> None:
    with pytest.raises(ValueError, match="112"):
        draw_strip(_of("free_fall", "dropped"), size=(1120 + 28, 420))
