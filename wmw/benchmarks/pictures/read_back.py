"""Whether the numbers that a picture gives can be read from it, and no answer is among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from wmw.benchmarks.pictures.boxes import decoded
from wmw.benchmarks.pictures.printed import Printed, begins_with, numbers, plain, printed
from wmw.benchmarks.pictures.reader import Line, Reads, cut_out
from wmw.core.item import Item
from wmw.core.quantity import Measurement, find_measurements
from wmw.diagrams import Picture, Style, draw_item
from wmw.diagrams.styles import style_named


@dataclass(frozen=True, slots=True)
class Reading:
    """One given's label: what was read, and whether its number and its unit are right.

    `unit` is None for a number without unit; it is wrong wherever the number is.
    """

    shown: str
    read: str
    number: bool
    unit: bool | None


@dataclass(frozen=True, slots=True)
class Record:
    """One picture read: as a whole, and label by label.

    `answers` are the lines that have the answer, `instruments` the number of givens that are to be
    read from instruments and are not printed.
    """

    id: str
    family: str
    modality: str
    style: str
    whole: tuple[Reading, ...]
    labels: tuple[Reading, ...]
    answers: tuple[str, ...] = ()
    instruments: int = 0

    def to_dict(self) -> dict[str, Any]:
        """Return the record as plain dicts and lists."""
        return asdict(self)

    @classmethod
    def from_dict(cls, record: dict[str, Any]) -> Record:
        """Return the record of `to_dict`."""
        made = {key: tuple(Reading(**r) for r in record[key]) for key in ("whole", "labels")}
        return cls(**{**record, **made, "answers": tuple(record["answers"])})


def read_back(item: Item, style: str | Style, reader: Reads) -> Record:
    """Draw an item in a style and read it; raises LayoutError where the labels have no room."""
    picture = draw_item(item, style=style)
    pixels = decoded(picture)
    lines = reader.lines(pixels)
    whole, labels = [], []
    for label in printed_givens(item, picture):
        text = item.givens[label["quantity"]].text
        near = [line for line in lines if _at(line, label["box"])]
        whole.append(judged(text, [line.text for line in near]))
        labels.append(judged(text, [reader.label(cut_out(pixels, label["box"]))]))
    return Record(
        item.id,
        item.family,
        item.modality,
        style_named(style).name,
        tuple(whole),
        tuple(labels),
        tuple(answers_in(item, [line.text for line in lines])),
        len(picture.sidecar["instruments"]),
    )


def printed_givens(item: Item, picture: Picture) -> Iterator[dict[str, Any]]:
    """Yield the sidecar's labels that print the value of a given."""
    for label in picture.sidecar["labels"]:
        given = item.givens.get(label["quantity"] or "")
        if given is not None and given.text in label["text"]:
            yield label


def judged(text: str, lines: Sequence[str]) -> Reading:
    """Return what was read of a shown value in the lines at its place.

    A label may be found in pieces, its unit in a line of its own: it counts where it follows.
    """
    wanted = printed(text)
    unit = wanted.unit or None
    found = [n for line in lines for n in numbers(line) if n[0] == wanted.number]
    right = any(_unit_follows(wanted, rest, lines) for _, rest in found)
    return Reading(text, " | ".join(lines), bool(found), None if unit is None else right)


def _unit_follows(wanted: Printed, rest: str, lines: Sequence[str]) -> bool:
    alone = not rest.strip() and any(begins_with(plain(line), wanted.unit) for line in lines)
    return begins_with(rest, wanted.unit) or alone


def _at(line: Line, box: Sequence[int]) -> bool:
    """Tell whether a line stands at a label's place: beside it at most, not above or below."""
    x0, y0, x1, y1 = line.box
    return x0 < box[2] and box[0] < x1 and box[1] < (y0 + y1) / 2 < box[3]


def answers_in(item: Item, lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines in which the answer was read: its value as rounded, in any unit for it."""
    answer = numeric_answer(item)
    if answer is None:
        return
    for line in lines:
        if any(_same(mention.measurement, answer) for mention in find_measurements(plain(line))):
            yield line


def _same(read: Measurement, answer: Measurement) -> bool:
    if read.unit is None or answer.unit is None:
        inside = read if read.unit is answer.unit else None
    else:
        inside = read.read_in(answer.unit)
    # A sign is left to words ("leftward") as often as it is printed.
    return inside is not None and abs(abs(inside.si) - abs(answer.si)) <= answer.half_unit


def numeric_answer(item: Item) -> Measurement | None:
    """Return the answer as a number with its unit; None where words are asked for."""
    gold = str(item.trace.metadata["gold_answer"])
    text = next((option.text for option in item.options if option.letter == gold), gold)
    mentions = find_measurements(text)
    alone = len(mentions) == 1 and mentions[0].end - mentions[0].start == len(text)
    return mentions[0].measurement if alone else None
