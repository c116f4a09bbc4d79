"""Circuits: what goes where, that every element is there, and that wires join them."""

from __future__ import annotations

import pytest

from wmw.core.scene import Branch, Circuit, Element, Parallel, Scene, Series, elements
from wmw.diagrams import draw
from wmw.diagrams.circuits import split_load
from wmw.diagrams.placement import LayoutError
from wmw.diagrams.symbols import symbol

from . import examples

A, B, C, D = (Element("resistor", name) for name in "ABCD")
PAIR = Parallel((A, B))


@pytest.mark.parametrize(
    ("load", "expected"),
    [
        (A, ((), A, ())),
        (PAIR, ((), PAIR, ())),
        (Series((A,)), ((), A, ())),
        (Series((A, B)), ((A,), B, ())),
        (Series((A, B, C)), ((A, B), C, ())),
        (Series((A, B, C, D)), ((A, B), C, (D,))),
        (Series((C, PAIR)), ((C,), PAIR, ())),
        (Series((C, PAIR, D)), ((C,), PAIR, (D,))),
        (Series((PAIR, C, D)), ((), PAIR, (C, D))),
    ],
)
def test_where_the_parts_of_a_load_go(
    load: Branch, expected: tuple[tuple[Branch, ...], Branch, tuple[Branch, ...]]
) -> None:
    assert split_load(load) == expected


def _boxes(scene: Scene) -> dict[str, list[int]]:
    picture = draw(scene, examples.VALUES)
    return {body["name"]: body["box"] for body in picture.sidecar["bodies"]}


@pytest.mark.parametrize("name", sorted(examples.CIRCUITS))
def test_every_element_has_a_box_of_its_own(name: str) -> None:
    circuit = examples.CIRCUITS[name]
    boxes = _boxes(Scene(circuit=circuit))
    names = [e.name for branch in (circuit.source, circuit.load) for e in elements(branch)]
    assert sorted(boxes) == sorted(names)
    placed = list(boxes.values())
    for i, a in enumerate(placed):
        for b in placed[i + 1 :]:
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def test_the_source_stands_on_the_left_and_series_runs_along_the_top_then_down() -> None:
    boxes = _boxes(examples.circuit("series")[0])
    battery, first, second, third = (boxes[n] for n in ("battery", "R1", "R2", "R3"))
    assert battery[2] < first[0] < first[2] < second[0] < second[2] < third[0]
    assert first[1] == second[1] < third[1]
    assert first[2] - first[0] > first[3] - first[1]
    assert third[3] - third[1] > third[2] - third[0]


def test_parallel_branches_are_rungs_of_one_height() -> None:
    boxes = _boxes(examples.circuit("parallel")[0])
    rungs = [boxes[n] for n in ("R1", "R2", "R3")]
    assert len({(b[1], b[3]) for b in rungs}) == 1
    assert rungs[0][2] < rungs[1][0] < rungs[1][2] < rungs[2][0]


def test_the_long_plate_of_a_battery_is_at_its_positive_end() -> None:
    plates = {o.points[0][0]: abs(o.points[0][1]) for o in symbol("battery", False).outlines}
    assert max(plates) == symbol("battery", False).length
    assert plates[max(plates)] == max(plates.values())


KINDS = (
    "battery", "resistor", "lamp", "capacitor", "switch_open", "switch_closed", "ammeter",
    "voltmeter", "inductor", "diode",
)  # fmt: skip


def test_every_kind_has_a_symbol_of_its_own() -> None:
    symbols = [symbol(kind, False) for kind in KINDS]
    assert len({(s.outlines, s.letter) for s in symbols}) == len(KINDS)
    assert all(s.length > 0 and s.half > 0 for s in symbols)


def test_a_style_may_ask_for_zigzag_resistors() -> None:
    assert len(symbol("resistor", True).outlines[0].points) > len(
        symbol("resistor", False).outlines[0].points
    )


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="memristor"):
        symbol("memristor", False)


def test_a_circuit_too_large_for_its_picture_is_an_error() -> None:
    many = Parallel(tuple(Element("resistor", f"R{i}", quantity="R1") for i in range(30)))
    with pytest.raises(LayoutError, match="the circuit"):
        draw(Scene(circuit=Circuit(examples.BATTERY, many)), examples.VALUES)


def test_internal_resistance_is_boxed_with_its_cell_and_other_resistors_are_not() -> None:
    def light(name: str) -> int:
        source = Series((Element("battery", "cell"), Element("resistor", name)))
        from .pixels import decode

        pixels = decode(draw(Scene(circuit=Circuit(source, A)), {}).png)
        return int(((pixels[..., 0] > 50) & (pixels[..., 0] < 120)).sum())

    assert light("r") > 4 * light("R")
