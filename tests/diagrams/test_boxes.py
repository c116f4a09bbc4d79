"""Sidecars are true: boxes hold their ink, each given has one label; planted faults are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from wmw.benchmarks.pictures.boxes import (
    LOOSE,
    SNAP,
    BoxRecord,
    Fault,
    examine,
    extent,
    holds,
    miscounted,
    misplaced,
    missing_in_frames,
)
from wmw.core import registry
from wmw.core.item import Item
from wmw.core.scene import Label
from wmw.diagrams import EXAM, STYLES, Picture, draw, draw_frames, draw_item
from wmw.diagrams.canvas import Canvas
from wmw.diagrams.render import picture_and_ablations
from wmw.generators import generate

from . import examples
from .pixels import decode

SIZE = (644, 476)
ITEMS = 2


@pytest.mark.parametrize("family", registry.names())
def test_boxes_of_items(family: str) -> None:
    styles = sorted(STYLES)
    for index in range(ITEMS):
        record = examine(generate(family, 41, index), styles[index % len(styles)])
        assert record.labels > 0
        assert record.faults == ()


def drawn() -> tuple[Picture, list[Picture]]:
    scene, shown = examples.incline()
    whole, *rest = picture_and_ablations(scene, shown, SIZE, EXAM)
    return whole, rest


def test_every_label_and_every_body_is_left_out_once_and_nothing_else_is() -> None:
    whole, rest = drawn()
    assert whole == draw(*examples.incline())
    boxes = [entry["box"] for kind in ("labels", "bodies") for entry in whole.sidecar[kind]]
    assert len(rest) == len(boxes)
    for box, picture in zip(boxes, rest, strict=True):
        assert picture.sidecar == whole.sidecar
        ink = extent(decode(whole.png), decode(picture.png))
        assert ink is not None
        assert holds(box, ink, SNAP)


Change = Callable[[list[int]], list[int]]
WRONG: dict[str, Change] = {
    "moved right": lambda b: [b[0] + 2, b[1], b[2] + 2, b[3]],
    "moved up": lambda b: [b[0], b[1] - 2, b[2], b[3] - 2],
    "cut below": lambda b: [b[0], b[1], b[2], b[3] - 2],
    "too wide": lambda b: [b[0], b[1], b[2] + LOOSE + 2, b[3]],
}


def changed(picture: Picture, kind: str, place: int, change: Change) -> Picture:
    entries = [dict(entry) for entry in picture.sidecar[kind]]
    entries[place]["box"] = change(entries[place]["box"])
    return replace(picture, sidecar={**picture.sidecar, kind: entries})


@pytest.mark.parametrize("name", WRONG)
def test_a_label_whose_box_is_not_that_of_its_ink_is_found(name: str) -> None:
    whole, rest = drawn()
    assert list(misplaced(whole, iter(rest))) == []
    wrong = changed(whole, "labels", 1, WRONG[name])
    (fault,) = misplaced(wrong, iter(rest))
    assert fault.trouble == "label ink"
    assert whole.sidecar["labels"][1]["text"] in str(fault)


def test_a_label_without_ink_is_found() -> None:
    whole, rest = drawn()
    rest[0] = whole
    assert [str(fault) for fault in misplaced(whole, iter(rest))] == [
        f"label ink: {whole.sidecar['labels'][0]['text']!r} has none"
    ]


def test_a_body_that_stands_outside_its_box_is_found() -> None:
    whole, rest = drawn()
    far = SNAP + 2
    wrong = changed(whole, "bodies", 0, lambda b: [b[0] + far, *b[1:]])
    (fault,) = misplaced(wrong, iter(rest))
    assert fault.trouble == "body ink"


def test_a_renderer_that_prints_beside_the_box_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    prints = Canvas.print

    def beside(self: Canvas, ink: Any, left: int, top: int, color: str) -> None:
        prints(self, ink, left + 2, top, color)

    monkeypatch.setattr(Canvas, "print", beside)
    record = examine(item_with_numbers(), "exam")
    assert {fault.trouble for fault in record.faults} == {"label ink"}
    assert len(record.faults) == record.labels


def item_with_numbers() -> Item:
    return generate("inclined_plane", 41, 0, modality="picture")


def test_givens_without_exactly_one_label_are_found() -> None:
    item = item_with_numbers()
    picture = draw(item.scene, item.shown)
    assert list(miscounted(item, picture.sidecar)) == []
    name = next(iter(item.shown))
    without = {key: text for key, text in item.shown.items() if key != name}
    none = draw(item.scene, without).sidecar
    assert list(miscounted(item, none)) == [Fault("givens", f"{name} has 0 labels")]
    again = Label((0.0, 0.0), name)
    twice = draw(replace(item.scene, parts=(*item.scene.parts, again)), item.shown).sidecar
    assert list(miscounted(item, twice)) == [Fault("givens", f"{name} has 2 labels")]
    other = draw(item.scene, {**item.shown, name: "m = 99 kg"}).sidecar
    assert list(miscounted(item, other)) == [
        Fault("givens", f"the label of {name} prints 'm = 99 kg'")
    ]


def test_an_instrument_that_shows_another_value_is_found() -> None:
    items = (generate("spring", 41, index, modality="picture") for index in range(200))
    drawn = ((item, draw_item(item, style="exam").sidecar) for item in items)
    item, sidecar = next(found for found in drawn if found[1]["instruments"])
    assert list(miscounted(item, sidecar)) == []
    (instrument,) = sidecar["instruments"]
    other = {**sidecar, "instruments": [{**instrument, "reading": "99 kg"}]}
    assert [fault.trouble for fault in miscounted(item, other)] == ["givens"]
    twice = {**sidecar, "instruments": [instrument, instrument]}
    assert {fault.trouble for fault in miscounted(item, twice)} == {"givens"}
    # Without it, the symbol alone is too little.
    assert [str(fault) for fault in miscounted(item, {**sidecar, "instruments": []})] == [
        f"givens: the label of {instrument['quantity']} prints {instrument['symbol']!r}"
    ]


def test_a_given_that_neither_frame_shows_is_found() -> None:
    item = next(
        item
        for item in (generate("collision", 41, i, modality="picture") for i in range(40))
        if item.scene_after is not None
    )
    assert item.scene_after is not None
    name = next(iter(item.shown))
    without = {key: text for key, text in item.shown.items() if key != name}
    frames = draw_frames(item.scene, item.scene_after, without).sidecar
    assert list(missing_in_frames(item, frames)) == [Fault("frames", f"no frame shows {name}")]


def test_what_has_no_room_is_a_fault_and_no_error() -> None:
    item = item_with_numbers()
    crowd = tuple(Label((0.0, 0.0), text=f"a rather long label {i}") for i in range(200))
    record = examine(replace(item, scene=replace(item.scene, parts=crowd)), "exam")
    assert [fault.trouble for fault in record.faults] == ["no room"]


def test_a_record_comes_back_from_its_dict() -> None:
    record = BoxRecord("a", "b", "both", "exam", 3, 1, (Fault("givens", "m has 0 labels"),))
    assert BoxRecord.from_dict(record.to_dict()) == record


def test_what_is_remembered_is_not_looked_for_again() -> None:
    memory: dict[str, Any] = {}
    record = examine(item_with_numbers(), "exam", memory)
    (key,) = memory
    assert record.faults == ()
    memory[key] = [{"trouble": "label ink", "what": "planted"}]
    assert examine(item_with_numbers(), "exam", memory).faults == (Fault("label ink", "planted"),)


@pytest.mark.parametrize(
    ("inner", "slack", "inside"),
    [
        ([2, 2, 8, 8], 0, True),
        ([1, 2, 8, 8], 0, False),
        ([1, 2, 8, 9], 1, True),
        ([1, 2, 8, 10], 1, False),
        ([2, 0, 8, 8], 1, False),
    ],
)
def test_a_box_in_another(inner: list[int], slack: int, inside: bool) -> None:
    assert holds([2, 2, 8, 8], inner, slack) is inside


def test_the_extent_of_what_differs() -> None:
    pixels = decode(draw(*examples.lens()).png)
    other = pixels.copy()
    assert extent(pixels, other) is None
    other[20:23, 40:45] ^= 255
    assert extent(pixels, other) == [40, 20, 45, 23]
