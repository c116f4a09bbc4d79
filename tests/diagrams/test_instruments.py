"""Instruments: only exact readings, drawn where the scale says, and no number printed beside."""

from __future__ import annotations

import math
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

import numpy as np
import pytest

from wmw.core.item import Item
from wmw.core.scene import Arc, Label, Line, Scene
from wmw.diagrams import EXAM, STYLES, Look, collisions, draw, draw_item, look_of
from wmw.diagrams.canvas import Pixels
from wmw.diagrams.faces import Face, face_of
from wmw.diagrams.ink import Px, Sketch
from wmw.diagrams.insets import instruments, set_apart
from wmw.diagrams.instruments import (
    KINDS,
    MOST,
    MOST_NUMBERS,
    Instrument,
    instrument_for,
    instruments_for,
)
from wmw.diagrams.page import Layout, Page
from wmw.diagrams.placement import Placed
from wmw.generators import generate

from .pixels import decode

FITTING = [
    "4.0 kg", "0.45 kg", "11 kg", "250 g", "11.5 N", "8.0 m/s", "70 km/h", "24 V", "1.5 A",
    "240 kPa", "37 s", "35°", "5°", "85°", "44 °C", "293 K", "2.4 m", "0.90 m", "9.0 cm",
    "250 cm³", "80 mL", "1.4 L",
]  # fmt: skip
UNFIT = ["4.13 kg", "21.37 m/s", "37°", "90°", "60 s", "4.5 s", "20.5 °C", "9.8 m/s²", "0.20", "4",
         "2.40 × 10⁻⁵ K⁻¹", "5.0 kg per box",
         "12.5 N", "72 km/h"]  # fmt: skip


def _made(text: str) -> Instrument:
    made = instrument_for("q", "q", text)
    assert made is not None, text
    return made


@pytest.mark.parametrize("text", FITTING)
def test_a_reading_falls_on_a_graduation(text: str) -> None:
    made = _made(text)
    assert made.value == Decimal(text.split()[0].rstrip("°"))
    assert (made.value - made.low) % made.step == 0
    assert made.low < made.value < made.high
    assert (made.high - made.low) % (made.every * made.step) == 0
    numbers = [Decimal(number) for _, number in made.numbers()]
    assert numbers[0] == made.low
    assert numbers[-1] == made.high
    assert made.step.normalize().as_tuple().digits in ((1,), (2,), (5,))
    if made.kind in ("dial", "ruler", "cylinder"):
        assert made.graduations <= MOST
        assert len(numbers) <= MOST_NUMBERS + 1


@pytest.mark.parametrize("text", UNFIT)
def test_what_cannot_be_read_exactly_has_no_instrument(text: str) -> None:
    assert instrument_for("q", "q", text) is None


def _angle(center: Px, point: Px) -> float:
    return math.degrees(math.atan2(center[1] - point[1], point[0] - center[0]))


def _hub_and_tip(face: Face) -> tuple[Px, Px]:
    """Return the middle of the last stroke, the hub, and the needle's farthest point from it."""
    needle, hub = face.strokes[-2].paths[0], face.strokes[-1].paths[0]
    center = (sum(x for x, _ in hub) / len(hub), sum(y for _, y in hub) / len(hub))
    return center, max(needle, key=lambda p: math.dist(p, center))


ROUND = ["4.0 kg", "11.5 N", "8.0 m/s", "24 V", "240 kPa"]


@pytest.mark.parametrize("text", ROUND)
def test_a_needle_stands_between_the_numbers_it_should(text: str) -> None:
    made = _made(text)
    face = face_of(made, EXAM, 1.0)
    center, tip = _hub_and_tip(face)
    begin = _angle(center, dict(face.texts)["0"])

    def turned(point: Px) -> float:
        return (begin - _angle(center, point)) % 360

    marks = sorted((turned(at), Decimal(t)) for t, at in face.texts if t != made.unit)
    per_degree = float(marks[-1][1]) / marks[-1][0]
    assert turned(tip) * per_degree == pytest.approx(float(made.value), rel=1e-6)
    for angle, number in marks:
        assert angle * per_degree == pytest.approx(float(number), abs=1e-6)


@pytest.mark.parametrize("text", ["37 s", "7 s", "15 s"])
def test_a_stopwatch_runs_clockwise_from_the_top(text: str) -> None:
    made = _made(text)
    center, tip = _hub_and_tip(face_of(made, EXAM, 1.0))
    assert (90 - _angle(center, tip)) % 360 == pytest.approx(6 * float(made.value))


@pytest.mark.parametrize("text", ["5°", "35°", "85°"])
def test_a_protractor_shows_the_true_angle(text: str) -> None:
    made = _made(text)
    center, tip = _hub_and_tip(face_of(made, EXAM, 1.3))
    assert _angle(center, tip) == pytest.approx(float(made.value))


@pytest.mark.parametrize(
    ("text", "axis", "column"),
    [("44 °C", 1, 1), ("293 K", 1, 1), ("2.4 m", 0, 1), ("9.0 cm", 0, 1), ("250 cm³", 1, 0)],
)
def test_a_straight_scale_is_even_and_its_column_ends_at_the_value(
    text: str, axis: int, column: int
) -> None:
    made = _made(text)
    face = face_of(made, EXAM, 1.0)
    (low, at_low), *_, (high, at_high) = sorted(
        (float(t), at[axis]) for t, at in face.texts if t != made.unit
    )
    ends = [p[axis] for p in face.strokes[column].paths[0]]
    end = min(ends) if axis else max(ends)
    read = low + (high - low) * (end - at_low) / (at_high - at_low)
    assert read == pytest.approx(float(made.value), abs=float(made.step) / 20)


def test_every_kind_of_instrument_has_a_face() -> None:
    made = {_made(text).kind for text in FITTING}
    assert made == set(KINDS.values())


def _measured() -> tuple[Item, Instrument]:
    for index in range(40):
        item = generate("collision", 2026, index, modality="picture")
        for found in instruments_for(item):
            look = replace(look_of(item, "exam"), instruments=(found,))
            if draw(item.scene, item.shown, style=look).sidecar["instruments"]:
                return item, found
    raise AssertionError("no item of 40 has an instrument")


@pytest.mark.parametrize("name", sorted(STYLES))
def test_an_instrument_takes_the_place_of_the_printed_number(name: str) -> None:
    item, made = _measured()
    look = replace(look_of(item, name), instruments=(made,), extra=None)
    sidecar = draw(item.scene, item.shown, style=look).sidecar
    (entry,) = sidecar["instruments"]
    assert (entry["quantity"], entry["reading"]) == (made.quantity, item.givens[made.quantity].text)
    texts = [label["text"] for label in sidecar["labels"]]
    assert item.shown[made.quantity] not in texts
    assert texts.count(made.symbol) == 2
    assert [q["quantity"] for q in sidecar["labels"]].count(made.quantity) == 1
    others = {text for q, text in item.shown.items() if q != made.quantity}
    assert others <= set(texts)
    assert collisions(sidecar) == []


def test_where_an_instrument_has_no_room_the_number_is_printed() -> None:
    fence = tuple(Line(((x / 2, 0.0), (x / 2, 6.0))) for x in range(17))
    scene = Scene((*fence, Label((4.0, 6.0), "m")))
    look = Look(EXAM, instruments=(replace(_made("4.0 kg"), quantity="m", symbol="m"),))
    sidecar = draw(scene, {"m": "m = 4.0 kg"}, style=look).sidecar
    assert sidecar["instruments"] == []
    assert "m = 4.0 kg" in [label["text"] for label in sidecar["labels"]]


def test_no_instrument_stands_inside_the_drawing() -> None:
    track = Arc((0.0, 0.0), 4.0, 0.0, 360.0, dashed=True)
    post = Line(((12.0, -0.1), (12.0, 0.1)))
    fence = tuple(Line(((x / 2, -4.0), (x / 2, 4.0))) for x in range(9, 24))
    look = Look(EXAM, instruments=(replace(_made("4.0 kg"), quantity="m", symbol="m"),))
    shown = {"m": "m = 4.0 kg"}
    free = draw(Scene((Label((0.0, 4.0), "m"), track, post)), shown, style=look).sidecar
    assert [entry["quantity"] for entry in free["instruments"]] == ["m"]
    closed = draw(Scene((Label((0.0, 4.0), "m"), track, post, *fence)), shown, style=look).sidecar
    assert closed["instruments"] == []


@pytest.mark.parametrize("kind", ["kg", "m"])
def test_graduations_of_dials_and_rulers_stand_apart(kind: str) -> None:
    for tenths in range(4, 999):
        made = instrument_for("q", "q", f"{tenths / 10:.1f} {kind}")
        if made is None:
            continue
        ticks = next(s.paths for s in face_of(made, EXAM, 1.0).strokes if len(s.paths) > 2)
        feet = [path[0] for path in ticks]
        assert min(math.dist(a, b) for a, b in pairwise(feet)) > 7.0


def test_the_graduation_halfway_between_two_numbers_is_longer_than_its_neighbours() -> None:
    made = _made("4.0 kg")
    made = replace(made, step=Decimal("0.5"), every=10)
    (ticks,) = (s.paths for s in face_of(made, EXAM, 1.0).strokes if len(s.paths) > 2)
    lengths = [round(math.dist(*path), 6) for path in ticks]
    assert made.every == 10
    for i in range(0, made.graduations, 10):
        numbered, halfway, plain = lengths[i], lengths[i + 5], lengths[i + 1]
        assert numbered > halfway > plain
        assert lengths[i : i + 10].count(plain) == 8


def test_instruments_show_givens_of_the_picture_and_no_answer() -> None:
    shares, able = 0, 0
    for family in ("collision", "optics", "thermal", "friction", "projectile"):
        for index in range(25):
            item = generate(family, 2026, index)
            found = instruments_for(item)
            assert not found or item.modality != "text"
            for made in found:
                assert made.text == item.givens[made.quantity].text
                answer = str(item.trace.answer.value).split()[0]
                assert answer not in {number for _, number in made.numbers()}
            able += bool(found)
            shares += bool(look_of(item).instruments)
            assert set(look_of(item).instruments) <= set(found)
    assert 0.3 < shares / able < 0.6


def test_no_thermometer_shows_a_difference_of_temperatures() -> None:
    items = [generate("thermal", 2026, i, modality="picture") for i in range(120)]
    made = [i for item in items for i in instruments_for(item) if i.kind == "thermometer"]
    assert any("Δ" in symbol for item in items for symbol in item.shown.values())
    assert made
    assert not [i for i in made if "Δ" in i.symbol]


def test_frames_print_their_numbers() -> None:
    item = next(
        item
        for item in (generate("collision", 2026, i, modality="picture") for i in range(90))
        if item.scene_after is not None and look_of(item).instruments
    )
    texts = {label["text"] for label in draw_item(item, frames=True).sidecar["labels"]}
    assert set(item.shown.values()) <= texts


def test_no_instrument_stands_between_two_walls_of_the_drawing() -> None:
    left, right = (Line(((x, 0.0), (x, 5.0))) for x in (0.0, 8.0))
    floor = Line(((0.0, 0.0), (8.0, 0.0)))
    look = Look(EXAM, instruments=(replace(_made("4.0 kg"), quantity="m", symbol="m"),))
    size = (644, 476)

    def apart(*parts: Line) -> bool:
        page = Page(Scene(parts), {"m": "m = 4.0 kg"}, size, look, None, (0.0, 0.0, 8.0, 5.0))
        painted = draw(page.scene, {}, size=size, style="exam")
        (tag,) = instruments(page, ())
        place = Placed(240, 12, None, 0.0, inked=False, crossed=False)
        layout = Layout(Sketch(), [tag], [place], 0, opaque(decode(painted.png)), [])
        return set_apart(page, layout)

    assert apart(floor, left)
    assert apart(floor, right)
    assert not apart(floor, left, right)


def opaque(pixels: Pixels) -> Pixels:
    """Return RGB pixels with a fourth channel, as a canvas has them."""
    full = np.full((*pixels.shape[:2], 1), 255, dtype=np.uint8)
    return np.concatenate([pixels[..., :3], full], axis=2)


@pytest.mark.parametrize("x", [1.0, 11.0])
def test_an_instrument_stands_on_the_side_of_what_it_measures(x: float) -> None:
    bodies = [Line(((left, 0.0), (left + 2.0, 0.0))) for left in (0.0, 10.0)]
    look = Look(EXAM, instruments=(replace(_made("4.0 kg"), quantity="m", symbol="m"),))
    scene = Scene((*bodies, Label((x, 0.0), "m", side="below")), notes=("g",))
    sidecar = draw(scene, {"m": "m = 4.0 kg", "g": "g = 9.8 m/s²"}, style=look).sidecar
    (entry,) = sidecar["instruments"]
    left, _, right, _ = entry["box"]
    assert ((left + right) / 2 < 322) is (x < 6.0)


@pytest.mark.parametrize("style", ["exam", "photo"])
def test_a_circuit_leaves_its_instrument_room_and_keeps_its_labels_whole(style: str) -> None:
    seen = 0
    for index in range(120):
        item = generate("circuit", 2027, index, modality="picture")
        found = [made for made in instruments_for(item) if made.quantity == "emf"]
        if item.regime != "series_2" or not found:
            continue
        look = replace(look_of(item, style), instruments=(found[0],), extra=None)
        sidecar = draw(item.scene, item.shown, style=look).sidecar
        assert [entry["quantity"] for entry in sidecar["instruments"]] == ["emf"]
        for label in sidecar["labels"]:
            if label["quantity"] and " = " in label["text"]:
                x0, y0, x1, y1 = label["box"]
                assert x1 - x0 > 2 * (y1 - y0), label  # on one line
                seen += 1
    assert seen > 1


@pytest.mark.parametrize("style", ["exam", "textbook"])
def test_a_thermometer_stands_beside_the_body_whose_temperature_it_shows(style: str) -> None:
    seen = set()
    for index in range(100):
        item = generate("thermal", 2027, index, modality="picture")
        if item.regime not in ("warming", "cooling"):
            continue
        for made in (m for m in instruments_for(item) if m.kind == "thermometer"):
            look = replace(look_of(item, style), instruments=(made,), extra=None)
            sidecar = draw(item.scene, item.shown, style=look).sidecar
            boxes = {body["name"]: body["box"] for body in sidecar["bodies"]}
            for entry in sidecar["instruments"]:
                middles = {name: boxes[name][0] + boxes[name][2] for name in ("body", "after")}
                at = entry["box"][0] + entry["box"][2]
                nearest = min(middles, key=lambda name: abs(middles[name] - at))
                assert nearest == {"T_1": "body", "T_2": "after"}[made.quantity], item.id
                seen.add(made.quantity)
    assert seen == {"T_1", "T_2"}
