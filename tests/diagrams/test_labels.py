"""No label overlaps, is cut off or is missing, over scenes with random measures and texts."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

from wmw.core.scene import (
    Arrow,
    Branch,
    Circuit,
    Element,
    Label,
    Line,
    Parallel,
    Polygon,
    Scene,
    Series,
)
from wmw.diagrams import collisions, draw
from wmw.diagrams.canvas import BLACK
from wmw.diagrams.ink import Slot, Tag, Words
from wmw.diagrams.picture import Picture
from wmw.diagrams.placement import BRIM, Placer

from . import examples
from .pixels import decode, faults

UNITS = ("kg", "m/s", "N", "m/s²", "kg·m²/s²", "°")
NAMES = ("m", "theta", "v0", "F", "L", "g", "mu_k")


def _sound(picture: Picture, shown: set[str]) -> None:
    assert collisions(picture.sidecar) == []
    assert faults(picture) == []
    assert {label["quantity"] for label in picture.sidecar["labels"]} - {None} == shown


def _random_incline(seed: int) -> tuple[Scene, dict[str, str]]:
    rng = random.Random(seed)
    texts = {
        name: f"{rng.choice('mvFθLgμ')}_{rng.choice(['1', 'net', 'k', 'max', 'AB'])}"
        f" = {10 ** rng.uniform(-2, 5):.{rng.randrange(4)}f} {rng.choice(UNITS)}"
        for name in NAMES
    }
    return examples.incline(rng.uniform(5, 75), rng.uniform(0.1, 40), texts, rng.random() < 0.5)


def _random_branch(rng: random.Random, depth: int, names: list[str]) -> Branch:
    if depth == 0 or rng.random() < 0.35:
        names.append(f"R{len(names) + 1}")
        kind = rng.choice(["resistor", "resistor", "lamp", "capacitor", "ammeter"])
        return Element(kind, names[-1], quantity=names[-1])
    parts = tuple(_random_branch(rng, depth - 1, names) for _ in range(rng.randint(2, 3)))
    return Series(parts) if rng.random() < 0.5 else Parallel(parts)


def _random_circuit(seed: int) -> tuple[Scene, dict[str, str]]:
    rng = random.Random(seed)
    names: list[str] = []
    load = _random_branch(rng, 2, names)
    shown = {n: f"{n[0]}_{n[1:]} = {rng.uniform(0.1, 900):.{rng.randrange(3)}f} Ω" for n in names}
    return Scene(circuit=Circuit(examples.BATTERY, load)), {**shown, "V": "V = 12 V"}


@pytest.mark.parametrize("seed", range(24))
def test_random_inclines(seed: int) -> None:
    scene, shown = _random_incline(seed)
    _sound(draw(scene, shown), set(shown))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_many_random_inclines(block: int) -> None:
    for seed in range(1000 + 40 * block, 1040 + 40 * block):
        scene, shown = _random_incline(seed)
        _sound(draw(scene, shown), set(shown))


@pytest.mark.parametrize("seed", range(24))
def test_random_circuits(seed: int) -> None:
    scene, shown = _random_circuit(seed)
    # Nine labelled elements in one ladder are more than the small page holds.
    _sound(draw(scene, shown, size=(1120, 840)), set(shown))


@pytest.mark.parametrize("name", sorted(examples.CIRCUITS))
def test_textbook_circuits(name: str) -> None:
    scene, values = examples.circuit(name)
    shown = {q for q in scene.quantities() if q in values}
    _sound(draw(scene, values), shown)


@pytest.mark.parametrize("make", [examples.lens, examples.crowded, examples.incline])
def test_examples(make: object) -> None:
    assert callable(make)
    scene, shown = make()
    _sound(draw(scene, shown), set(shown))


def _box(picture: Picture, kind: str, name: str) -> list[int]:
    key = "name" if kind == "bodies" else "text"
    (box,) = [entry["box"] for entry in picture.sidecar[kind] if entry[key] == name]
    assert isinstance(box, list)
    return box


def _meet(a: list[int], b: list[int]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _slab(low: float, high: float, body: str) -> Polygon:
    return Polygon(((0.0, low), (9.0, low), (9.0, high), (0.0, high)), body=body)


@pytest.mark.parametrize("side", ["below", "center"])
def test_no_label_stands_in_another_body(side: str) -> None:
    label = Label((4.0, 3.1), "m", "beam", side, body="beam")  # type: ignore[arg-type]
    scene = Scene((_slab(0.0, 3.0, "roof"), _slab(3.0, 3.2, "beam"), label))
    picture = draw(scene, {"m": "m_b = 8.0 kg"})
    roof = _box(picture, "bodies", "roof")
    assert not _meet(_box(picture, "labels", "m_b = 8.0 kg"), roof)
    assert not _meet(_box(picture, "labels", "beam"), roof)


def test_a_label_may_stand_in_what_holds_its_body() -> None:
    stone = Polygon(((4.0, 2.0), (4.2, 2.0), (4.2, 2.2), (4.0, 2.2)), body="stone")
    scene = Scene((_slab(0.0, 6.0, "water"), stone, Label((4.1, 2.1), "m", body="stone")))
    picture = draw(scene, {"m": "m = 2.0 kg"})
    assert _meet(_box(picture, "labels", "m = 2.0 kg"), _box(picture, "bodies", "water"))


def test_a_line_that_a_label_cuts_ends_before_it() -> None:
    fence = tuple(Line(((x, 0.0), (x, 6.0)), "faint", dashed=True) for x in range(9))
    picture = draw(Scene((*fence, Label((4.0, 3.0), "m", side="center"))), {"m": "m = 4.0 kg"})
    left, top, right, low = _box(picture, "labels", "m = 4.0 kg")
    ink = 255 - decode(picture.png).min(axis=2)  # the paper is white
    around = ink[top - 2 : low + 2, left - 2 : right + 2].copy()
    around[2:-2, 2:-2] = 0
    assert around.max() == 0
    assert ink[top - 12 : top, left:right].max() > 0


def test_a_drawing_leaves_room_between_its_labels_and_the_edge_of_the_page() -> None:
    bar = Polygon(((0.0, 0.0), (10.0, 0.0), (10.0, 0.3), (0.0, 0.3)), body="bar")
    labels = [Label((x, 0.3), name, side="above") for x, name in ((0.0, "m"), (10.0, "n"))]
    picture = draw(Scene((bar, *labels)), {"m": "m = 123.4 kg", "n": "n = 123.4 kg"})
    for name in ("m = 123.4 kg", "n = 123.4 kg"):
        left, _, right, _ = _box(picture, "labels", name)
        assert left >= BRIM
        assert right <= picture.width - BRIM


def test_the_label_of_an_angle_stands_between_the_legs_or_has_a_leader() -> None:
    placer = Placer(np.zeros((400, 600), np.uint8), BLACK)
    between = ((300.0, 350.0), (0.0, 100.0), (600.0, 100.0))
    for at, inside in (((300.0, 200.0), True), ((300.0, 380.0), False)):
        tag = Tag((Words("a"),), at, (), within=between)
        (place,) = placer.place([tag], [(40, 14)])
        assert (place.leader is None) is inside


def test_a_box_in_a_corner_repels_nothing_from_the_corner_that_it_leaves() -> None:
    placer = Placer(np.zeros((400, 600), np.uint8), BLACK)
    corner = Slot((550.0, 30.0))
    box = Tag((Words("g"),), (550.0, 30.0), (corner,), leader=False, framed=True)
    (alone,) = placer.place([box], [(80, 40)])
    elsewhere = Tag((Words("n"),), (550.0, 30.0), (Slot((60.0, 30.0)),), False, framed=True)
    one, other = placer.place([box, elsewhere], [(80, 40), (80, 40)])
    assert (one.left, one.top, one.cost) == (alone.left, alone.top, alone.cost)
    assert other.left < 100


@pytest.mark.parametrize("sense", [1.0, -1.0])
def test_a_short_arrow_has_its_label_beside_it_and_not_past_its_head(sense: float) -> None:
    track = Line(((0.0, 0.0), (14.0, 0.0)))
    arrow = Arrow((7.0, 2.0), (7.0 + 0.6 * sense, 2.0), "velocity", "s")
    picture = draw(Scene((track, arrow)), {"s": "s_2 = 0.40 m/s"})
    left, _, right, low = _box(picture, "labels", "s_2 = 0.40 m/s")
    scale = (picture.width - 60) / 14  # pixels to a scene unit within the usual margins
    ends = sorted(30 + x * scale for x in (arrow.tail[0], arrow.head[0]))
    assert left < ends[0] < ends[1] < right
    assert low < picture.height / 2  # the arrow is above the middle of the page


@pytest.mark.parametrize(("side", "edge"), [("right", 0), ("left", 2)])
def test_labels_at_one_point_stand_under_each_other_as_one(side: str, edge: int) -> None:
    names = {"p": "p_1 = 320 kPa", "V": "V_1 = 7 L", "T": "T_1 = 290 K"}
    at = (9.2, 1.5) if side == "right" else (-0.2, 1.5)
    column = (Label(at, name, side=side, body="tank") for name in names)  # type: ignore[arg-type]
    room = Line(((-5.0, 0.0), (14.0, 0.0)), "none")
    picture = draw(Scene((room, _slab(0.0, 3.0, "tank"), *column)), names)
    boxes = [_box(picture, "labels", text) for text in names.values()]
    assert max(box[edge] for box in boxes) - min(box[edge] for box in boxes) <= 1
    pitches = [low[1] - high[1] for high, low in pairwise(boxes)]
    assert min(pitches) > 0
    assert max(pitches) - min(pitches) <= 3  # ascenders differ
    assert not any(_meet(box, _box(picture, "bodies", "tank")) for box in boxes)


def test_labels_of_two_bodies_at_one_point_stay_two() -> None:
    shown = {"m": "m = 2.0 kg", "k": "k = 9.0 N/m"}
    labels = (Label((4.0, 3.0), "m", body="block"), Label((4.0, 3.0), "k", body="spring"))
    parts = (_slab(0.0, 3.0, "block"), _slab(3.0, 6.0, "spring"), *labels)
    picture = draw(Scene(parts), shown)
    block, spring = (_box(picture, "bodies", name) for name in ("block", "spring"))
    assert not _meet(_box(picture, "labels", shown["m"]), spring)
    assert not _meet(_box(picture, "labels", shown["k"]), block)
