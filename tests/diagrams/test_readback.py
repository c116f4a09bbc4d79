"""What pictures print is read by a reader that knows nothing of them, and no answer is among it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from wmw.benchmarks.pictures.boxes import decoded
from wmw.benchmarks.pictures.memory import Memory
from wmw.benchmarks.pictures.page import ok, page, tally
from wmw.benchmarks.pictures.read_back import (
    Reading,
    Record,
    answers_in,
    judged,
    numeric_answer,
    printed_givens,
    read_back,
)
from wmw.benchmarks.pictures.reader import Line, Pixels, Reader, Remembered, cut_out, rows
from wmw.core import registry
from wmw.core.item import Item
from wmw.core.scene import Label
from wmw.diagrams import EXAM, STYLES, Picture, draw, draw_item
from wmw.generators import generate

ITEMS = 2
MARK = 0.95
"""The share of numbers that must be read."""


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


def pictured(family: str = "inclined_plane", index: int = 0) -> Item:
    return generate(family, 41, index, modality="picture")


@pytest.mark.slow
def test_numbers_are_read_and_no_answer_is(reader: Reader) -> None:
    """Over two items of every family, the styles in turn."""
    styles = sorted(STYLES)
    records = [
        read_back(pictured(family, index), styles[(place + index) % len(styles)], reader)
        for place, family in enumerate(registry.names())
        for index in range(ITEMS)
    ]
    assert [record.answers for record in records if record.answers] == []
    for readings in ("whole", "labels"):
        found = [reading for record in records for reading in getattr(record, readings)]
        assert len(found) >= 2 * len(records)
        missed = [reading for reading in found if not ok(reading)]
        assert tally(found).number.value >= MARK, missed
        assert tally(found).unit.value >= MARK, missed


def test_a_picture_that_prints_its_answer_is_caught(reader: Reader) -> None:
    items = (pictured(index=index) for index in range(40))
    item = next(item for item in items if (answer := numeric_answer(item)) and answer.unit)
    assert read_back(item, "exam", reader).answers == ()
    gold = item.trace.metadata["gold_answer"]
    text = next((option.text for option in item.options if option.letter == gold), str(gold))
    told = Label(item.scene.parts[0].points[0], text=f"so {text}")  # type: ignore[union-attr]
    scene = replace(item.scene, parts=(*item.scene.parts, told))
    (answer,) = read_back(replace(item, scene=scene), "exam", reader).answers
    assert answer.lower().startswith("so")


def test_faint_print_is_not_read(reader: Reader) -> None:
    faint = replace(EXAM, name="faint", ink="#fcfcfc")
    record = read_back(pictured(), faint, reader)
    assert record.whole
    assert not any(reading.number for reading in record.whole)


def test_a_label_of_two_lines_is_cut_into_them() -> None:
    two = np.full((60, 80, 3), 255, np.uint8)
    two[8:22, 10:70:3] = two[36:50, 10:70:3] = 0
    assert [len(row) for row in rows(two)] == [29, 31]
    assert [len(row) for row in rows(two[:30])] == [30]
    assert cut_out(two, [2, 3, 20, 58]).shape == (60, 24, 3)


SHOWN = [
    # printed, what was read there, whether the number is right, whether the unit is
    ("4.0 kg", ["m₁ = 4.0 kg"], True, True),
    ("4.0 kg", ["m1=4.0kg"], True, True),
    ("4.0 kg", ["m₁ = 4.0", "kg"], True, True),
    ("4.0 kg", ["m₁ = 4.0 g"], True, False),
    ("4.0 kg", ["m₁ = 4.0 kg/m"], True, False),
    ("4.0 kg", ["m₁ = 4.0"], True, False),
    ("4.0 kg", ["m₁ = 40 kg"], False, False),
    ("4.0 kg", ["m₁ = 4 kg"], False, False),
    ("4.0 kg", ["m₁ = 4,0 kg"], False, False),
    ("4.0 kg", ["m₁ = 14.0 kg"], False, False),
    ("4.0 kg", ["m₁ = 4.05 kg"], False, False),
    ("4.0 kg", ["m₁ = 4.0.5 kg"], False, False),
    ("4.0 kg", ["m₁ = −4.0 kg"], False, False),
    ("4.0 kg", ["m4.0 kg"], False, False),
    ("4.0 kg", [], False, False),
    ("1 m", ["R1 = 5 m"], False, False),
    ("35°", ["θ = 35º"], True, True),
    ("35°", ["θ = 350"], False, False),
    ("35°", ["θ = 35"], True, False),
    ("25 °C", ["T = 25 ℃"], True, True),
    ("25 °C", ["T = 25 C"], True, False),
    ("9.8 m/s²", ["g = 9.8 m/s2"], True, True),
    ("9.8 m/s²", ["g = 9.8 m/s"], True, False),
    ("2.0 m/s", ["v = 2.0 m/s²"], True, False),
    ("160 N·m", ["τ = 160 N • m"], True, True),
    ("160 N·m", ["τ = 160 N.m"], True, True),
    ("160 N·m", ["τ = 160 Nm"], True, False),
    ("8.0 Ω", ["R = 8.0 Ω"], True, True),
    ("8.0 Ω", ["R = 8.0 Q"], True, False),
    ("20 mA", ["I = 20 MA"], True, False),
    ("−15.0 cm", ["d = -15.0 cm"], True, True),
    ("−15.0 cm", ["d = 15.0 cm"], False, False),
    ("3.00 × 10⁸ m/s", ["c = 3.00 x 108 m/s"], True, True),
    ("3.00 × 10⁸ m/s", ["c = 3.00 × 10⁶ m/s"], False, False),
    ("3.00 × 10⁸ m/s", ["c = 3.00 m/s"], False, False),
    ("1.2 × 10⁻⁴ m", ["1.2×10−4 m"], True, True),
    ("1.2 × 10⁻⁴ m", ["1.2×104 m"], False, False),
    ("0.20", ["μ = 0.20"], True, None),
    ("0.20", ["μ = 0.2"], False, None),
]


@pytest.mark.parametrize(("shown", "lines", "number", "unit"), SHOWN)
def test_what_counts_as_read(
    shown: str, lines: Sequence[str], number: bool, unit: bool | None
) -> None:
    reading = judged(shown, lines)
    assert (reading.number, reading.unit) == (number, unit)
    assert ok(reading) is (number and unit is not False)


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["2.67 cm"], True),
        (["d = 26.7 mm"], True),
        (["d = −2.67cm"], True),
        (["d = 2.67"], False),
        (["d = 2.67 m"], False),
        (["d = 2.70 cm", "4.00 cm"], False),
        (["d = 12.67 cm"], False),
        ([], False),
    ],
)
def test_readings_of_the_answer(lines: list[str], found: bool) -> None:
    item = pictured()
    trace = replace(item.trace, metadata={**item.trace.metadata, "gold_answer": "2.67 cm"})
    assert list(answers_in(replace(item, trace=trace, options=()), lines)) == lines * found


def test_words_have_no_value_that_could_be_read() -> None:
    item = pictured()
    for gold, value in (("it floats 2 cm deeper", None), ("0.429", 0.429)):
        trace = replace(item.trace, metadata={**item.trace.metadata, "gold_answer": gold})
        answer = numeric_answer(replace(item, trace=trace, options=()))
        assert (answer and answer.value) == value


class Deaf:
    """A reader that finds one line far from every label, and counts how often it is asked."""

    name = "deaf"

    def __init__(self) -> None:
        self.asked = 0

    def lines(self, pixels: Pixels) -> list[Line]:
        self.asked += 1
        return [Line("m = 4.0 kg", (0.0, 0.0, 3.0, 3.0))]

    def label(self, pixels: Pixels) -> str:
        self.asked += 1
        return ""


def test_a_number_read_elsewhere_is_not_the_labels() -> None:
    record = read_back(pictured(), "exam", Deaf())
    assert record.whole
    assert {(reading.read, reading.number) for reading in record.whole} == {("", False)}


def test_every_number_that_is_printed_is_looked_for() -> None:
    item = pictured()
    labels = list(printed_givens(item, draw(item.scene, item.shown)))
    assert [label["quantity"] for label in labels if label["quantity"] in item.givens]
    assert sorted(label["quantity"] for label in labels) == sorted(item.givens)
    symbols = dict.fromkeys(item.shown, "x")
    assert list(printed_givens(item, draw(item.scene, symbols))) == []


def test_what_an_instrument_shows_is_counted_and_not_looked_for_in_print() -> None:
    item, picture = with_instrument()
    record = read_back(item, "exam", Deaf())
    names = {label["quantity"] for label in printed_givens(item, picture)}
    (instrument,) = picture.sidecar["instruments"]
    assert instrument["quantity"] not in names
    assert (record.instruments, len(record.whole)) == (1, len(item.givens) - 1)


def with_instrument() -> tuple[Item, Picture]:
    items = (pictured("spring", index) for index in range(200))
    drawn = ((item, draw_item(item, style="exam")) for item in items)
    return next((item, p) for item, p in drawn if p.sidecar["instruments"] and unaltered(item))


def unaltered(item: Item) -> bool:
    return not any(name.endswith("_new") for name in item.givens)


def test_nothing_is_read_twice_in_one_run_or_the_next(tmp_path: Path) -> None:
    path, item = tmp_path / "kept" / "memory.jsonl", pictured()
    first = Deaf()
    record = read_back(item, "exam", Remembered(first, Memory(path)))
    asked = first.asked
    assert asked == 1 + len(record.labels)
    with path.open("a") as stream:
        stream.write('{"key": "torn')
    again = Deaf()
    assert read_back(item, "exam", Remembered(again, Memory(path))) == record
    assert again.asked == 0
    other = Deaf()
    other.name = "another"
    memory = Memory(path)
    read_back(item, "exam", Remembered(other, memory))
    assert other.asked == asked
    assert dict(Memory(path)) == dict(memory)


def test_pixels_tell_pictures_apart() -> None:
    seen = Deaf()
    remembered = Remembered(seen, {})
    pixels = decoded(draw(pictured().scene, {}))
    for shape in (pixels, pixels[:-1], pixels[:, :-1], pixels):
        remembered.lines(shape)
    assert seen.asked == 3


def test_the_page_names_what_was_not_read_and_the_answers() -> None:
    good = Reading("4.0 kg", "m = 4.0 kg", True, True)
    bad = Reading("35°", "θ | 350", False, False)
    bare = Reading("0.20", "0.20", True, None)
    read = [
        Record("a-1", "a", "both", "exam", (good, bare), (good, bare)),
        Record("b-1", "b", "picture", "exam", (good, bad), (good, good), ("so 2 m",), 3),
    ]
    assert Record.from_dict(read[1].to_dict()) == read[1]
    lines = page(read, [], "reader 1.0").splitlines()
    assert any(line.startswith("| exam | 2 | 4 | 75.0%") and "| 66.7%" in line for line in lines)
    assert any(
        line.startswith("| b | 1 | 2 | 50.0%") and line.endswith("| 1 | 3 |") for line in lines
    )
    assert "| b-1 | exam | picture | 35° | `θ ¦ 350` |" in lines
    assert not any(line.startswith("| a-1") for line in lines)


def ran(*arguments: object) -> subprocess.CompletedProcess[str]:
    script = Path(__file__).parents[2] / "scripts" / "read_back.py"
    return subprocess.run(
        [sys.executable, str(script), *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_the_script_goes_on_where_it_was_and_writes_the_page(tmp_path: Path) -> None:
    out, written = tmp_path / "kept", tmp_path / "page.md"
    few = ("--items", 1, "--families", "lever", "--styles", "exam", "--out", out)
    early = ran("page", "--out", out, "--output", written)
    assert (early.returncode, early.stdout) == (1, "")
    assert early.stderr.startswith(f"{out} has no numbers yet")
    broken_off = ran("numbers", *few, "--minutes", 0)
    assert broken_off.returncode == 3
    assert "0 of 2 pictures" in broken_off.stdout
    assert not (out / "numbers.json").exists()
    for command in ("boxes", "numbers", "page"):
        arguments = few if command != "page" else ("--out", out, "--output", written)
        assert ran(command, *arguments).returncode == 0, command
    lines = written.read_text("utf-8").splitlines()
    assert lines[0] == "# Pictures read back"
    assert any(line.startswith("| lever | 2 |") for line in lines)
    assert any(line.startswith("| lever | 1 |") for line in lines)
