"""Strips: bodies stand where a uniform acceleration takes them, and clocks tell the order."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from wmw.core import registry
from wmw.core.item import Item
from wmw.core.scene import Arrow
from wmw.diagrams import collisions, draw_strip, has_strip
from wmw.diagrams.strips import LETTERS, order_of, strip_of
from wmw.generators import generate

FAMILIES = registry.names()
WAYS = {"from_rest": (1, 3, 5), "steady": (1, 1, 1), "to_rest": (5, 3, 1)}
"""Ways covered in equal times one after the other, by Galileo's odd numbers."""
COURSES = [
    (family, regime, course)
    for family in FAMILIES
    for regime, course in registry.family(family).courses.items()
]
BODIES = {
    "free_fall": "body", "friction": "block", "inclined_plane": "block", "em_induction": "rod",
    "wave": "source",
}  # fmt: skip


@cache
def _of(family: str, regime: str) -> Item:
    items = (generate(family, 2026, index) for index in range(400))
    return next(item for item in items if item.regime == regime and has_strip(item))


def test_a_course_is_that_of_a_regime_in_which_something_moves() -> None:
    assert len(COURSES) > 6
    for family, regime, _ in COURSES:
        assert regime in registry.family(family).moves


@pytest.mark.parametrize(("family", "regime", "course"), COURSES)
def test_the_body_is_where_the_clock_says(family: str, regime: str, course: str) -> None:
    item = _of(family, regime)
    sidecar = draw_strip(item, style="exam").sidecar
    boxes = {b["frame"]: b["box"] for b in sidecar["bodies"] if b["name"] == BODIES[family]}
    clocks = {clock["frame"]: clock for clock in sidecar["clocks"]}
    order = sorted(LETTERS, key=lambda letter: clocks[letter]["minutes"])
    assert sidecar["order"]["answer"] == ", ".join(order)
    steps = {clocks[b]["minutes"] - clocks[a]["minutes"] for a, b in pairwise(order)}
    assert len(steps) == 1
    places = [
        ((box[0] + box[2]) / 2 - clocks[letter]["box"][0], (box[1] + box[3]) / 2)
        for letter in order
        for box in (boxes[letter],)
    ]
    ways = [(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(places)]
    whole = (places[-1][0] - places[0][0], places[-1][1] - places[0][1])
    for (x, y), share in zip(ways, WAYS[course], strict=True):
        part = share / sum(WAYS[course])
        assert x == pytest.approx(whole[0] * part, abs=1.5)
        assert y == pytest.approx(whole[1] * part, abs=1.5)
    assert abs(whole[0]) + abs(whole[1]) > 20


@pytest.mark.parametrize(("family", "regime", "course"), COURSES)
def test_a_strip_shows_no_number_and_no_label_meets_another(
    family: str, regime: str, course: str
) -> None:
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


def test_what_is_drawn_with_a_velocity_does_not_start_from_rest() -> None:
    item = _of("inclined_plane", "slides_down")
    arrow = Arrow((0, 0), (1, 0), "velocity", "v_0")
    thrown = replace(item, scene=replace(item.scene, parts=(*item.scene.parts, arrow)))
    assert not has_strip(thrown)
    with pytest.raises(ValueError, match="no moments are known"):
        draw_strip(thrown)


def test_what_does_not_move_or_corresponds_to_nothing_has_no_strip() -> None:
    item = _of("free_fall", "dropped")
    assert item.scene_after is not None
    assert not has_strip(replace(item, scene_after=None))
    fewer = replace(item.scene_after, parts=item.scene_after.parts[:1])
    assert not has_strip(replace(item, scene_after=fewer))


def test_quarters_that_are_no_whole_patches_are_refused() -> None:
    with pytest.raises(ValueError, match="112"):
        draw_strip(_of("free_fall", "dropped"), size=(1120 + 28, 420))
