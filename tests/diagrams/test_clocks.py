"""Clocks below the moments before and after, where the time between them is given."""

from __future__ import annotations

import math
from dataclasses import replace
from decimal import Decimal
from functools import cache
from itertools import islice

import pytest

from tests.diagrams.pixels import decode
from wmw.core import registry
from wmw.core.item import Item
from wmw.diagrams import EXAM, api, collisions, draw_item
from wmw.diagrams.faces import face_of
from wmw.diagrams.instruments import clocks_for
from wmw.diagrams.placement import LayoutError
from wmw.generators import admitted

TIMED = [name for name in registry.names() if registry.family(name).elapsed]


@cache
def of(family: str) -> Item:
    """Return the first item of a family whose frames have clocks."""
    items = (item for item in islice(admitted(family, 2026), 80) if item.scene_after is not None)
    return next(item for item in items if clocks_for(item) is not None)


def test_the_time_between_is_a_given_of_what_moves() -> None:
    assert len(TIMED) > 2
    for family in map(registry.family, TIMED):
        for regime, symbol in family.elapsed.items():
            assert regime in family.moves
            assert family.quantity(str(symbol.name)).unit == "s"
            assert any(symbol in kind.givens for kind in family.kinds)


@pytest.mark.parametrize("family", TIMED)
def test_one_clock_shows_none_and_the_other_the_given_time(family: str) -> None:
    item = of(family)
    clocks = clocks_for(item)
    assert clocks is not None
    before, after = clocks
    given = item.givens[str(registry.family(family).elapsed[item.regime].name)]
    assert (before.value, float(after.value)) == (0, given.value)
    assert after.value % after.step == 0
    # The hand is the third stroke's: it points from the middle of the scale to the reading.
    for clock in clocks:
        face = face_of(clock, EXAM, 1.0)
        (tip, one, other) = face.strokes[2].paths[0]
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        angle = math.degrees(math.atan2(middle[1] - tip[1], tip[0] - middle[0])) % 360
        share = float(clock.value / clock.high)
        assert angle == pytest.approx((210 - 240 * share) % 360, abs=0.01)


@pytest.mark.parametrize("family", TIMED)
def test_clocks_stand_below_their_frames_and_clear_of_labels(family: str) -> None:
    item = of(family)
    picture = draw_item(item, frames=True, style="exam")
    clocks = {clock["frame"]: clock for clock in picture.sidecar["clocks"]}
    given = item.givens[str(registry.family(family).elapsed[item.regime].name)]
    assert {name: clock["reading"] for name, clock in clocks.items()} == {
        "before": "0 s",
        "after": given.text,
    }
    assert collisions(picture.sidecar) == []
    pixels = decode(picture.png)
    for name, clock in clocks.items():
        x0, y0, x1, y1 = clock["box"]
        labels = [label for label in picture.sidecar["labels"] if label["frame"] == name]
        assert labels
        assert all(label["box"][3] <= y0 for label in labels)
        assert pixels[y0:y1, x0 + 2 : x1 - 2].min() < 80
        assert (x1, y1) == (picture.width // (2 if name == "before" else 1), picture.height)


def test_where_no_number_is_shown_there_is_no_clock() -> None:
    item = of("free_fall")
    assert clocks_for(replace(item, modality="text")) is None
    assert "clocks" not in draw_item(replace(item, modality="text"), frames=True).sidecar
    assert clocks_for(replace(item, regime="thrown_up")) is None
    name = str(registry.family("free_fall").elapsed[item.regime].name)
    uneven = {**item.givens, name: replace(item.givens[name], text="1.7321 s")}
    assert clocks_for(replace(item, givens=uneven)) is None
    assert clocks_for(replace(item, givens={})) is None


def test_a_scale_with_the_number_of_the_answer_is_not_shown() -> None:
    item = of("friction")
    clocks = clocks_for(item)
    assert clocks is not None
    _, number = [*clocks[1].numbers()][1]
    answer = replace(item.trace.answer, value=f"{Decimal(number)} m")
    assert clocks_for(replace(item, trace=replace(item.trace, answer=answer))) is None


def test_without_room_the_clocks_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = api.draw_frames

    def crowded(*scenes: object, clocks: object = None, **others: object) -> object:
        if clocks is not None:
            raise LayoutError("clocks", (1, 1))
        return drawn(*scenes, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(api, "draw_frames", crowded)
    assert "clocks" not in draw_item(of("friction"), frames=True).sidecar
