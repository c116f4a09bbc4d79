"""The page on pictures: how much of them is read back, and what their boxes hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from wmw.benchmarks.pictures.boxes import LOOSE, TROUBLES, BoxRecord
from wmw.benchmarks.pictures.read_back import Reading, Record
from wmw.core.shares import Share

_OPENING = """\
# Pictures read back

Pictures of every family, style and modality that shows numbers were read by {reader}, and
the boxes of the sidecars were held against the ink. Written by `python scripts/read_back.py`.

## Numbers

A number counts as read if its digits, point and sign are those printed, at the place where they are
printed; typographic variants of one character are one (`wmw/benchmarks/pictures/printed.py` lists
them with the reasons). Its unit counts if it is read right after it. *Whole picture*: the reader
finds the text by itself, in the picture as it is drawn (644 × 476 pixels). *Label alone*: each
label's box is cut out of the picture by the sidecar and read, which leaves out whether it is found.
*Answers* are lines read anywhere in the picture that have the value of the answer, in any unit for
it. *Instruments* are givens that a scale shows in the place of a printed number; they are not read
here. Intervals are 95% (Wilson).

There are up to {most} items of each family, style and modality. An item is drawn in every style and
worded in both modalities, so pictures of one item repeat its numbers.
"""
_BOXES = """\
## Boxes

The ink of a label is what changes in the picture when this label alone is left out. *Overlap*:
labels that overlap or are cut off; *label ink* that is outside its box, or in one that leaves
more than {loose} pixels clear around it; *body ink*, likewise, that is outside its body's box;
*givens* without exactly one label that prints what the modality wants, or with an instrument that
reads otherwise; *frames* before and after with labels that overlap or a given that neither shows.
*No room* counts items that were not drawn. The items are in their own looks, as a bank draws them.
"""


def page(read: Sequence[Record], boxes: Sequence[BoxRecord], reader: str) -> str:
    """Return the page as Markdown."""
    cells = Counter((record.family, record.style, record.modality) for record in read)
    opening = _OPENING.format(reader=reader, most=max(cells.values(), default=0))
    parts = [opening, *_numbers(read), _BOXES.format(loose=LOOSE), *_table_of_boxes(boxes)]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


def _numbers(records: Sequence[Record]) -> Iterator[str]:
    for title, key in _GROUPINGS:
        names = sorted({key(record) for record in records})
        rows = [(name, [r for r in records if key(r) == name]) for name in names]
        if title == "style":
            rows.append(("all", list(records)))
        yield "\n".join(_table_of_numbers(title, rows))
    missed = [
        (record, reading) for record in records for reading in record.whole if not ok(reading)
    ]
    yield f"### Not read in the whole picture: {len(missed)}"
    yield "\n".join(_table_of_missed(missed))


_GROUPINGS: tuple[tuple[str, Callable[[Record], str]], ...] = (
    ("style", lambda record: record.style),
    ("modality", lambda record: record.modality),
    ("family", lambda record: record.family),
)


def ok(reading: Reading) -> bool:
    """Tell whether a number was read with its unit."""
    return reading.number and reading.unit is not False


@dataclass(frozen=True, slots=True)
class Tally:
    """Readings counted: numbers of all, and units of those that have one."""

    number: Share
    unit: Share


def tally(readings: Sequence[Reading]) -> Tally:
    """Return the shares of numbers and of units that were read."""
    united = [reading for reading in readings if reading.unit is not None]
    return Tally(
        Share(sum(reading.number for reading in readings), len(readings)),
        Share(sum(bool(reading.unit) for reading in united), len(united)),
    )


def _table_of_numbers(title: str, rows: Sequence[tuple[str, list[Record]]]) -> Iterator[str]:
    columns = ("pictures", "numbers", "whole picture", "unit", "label alone", "unit", "answers")
    yield f"| {title} | {' | '.join((*columns, 'instruments'))} |"
    yield "| --- |" + " ---: |" * (len(columns) + 1)
    for name, records in rows:
        whole = tally([reading for record in records for reading in record.whole])
        alone = tally([reading for record in records for reading in record.labels])
        found = sum(len(record.answers) for record in records)
        shares = (whole.number, whole.unit, alone.number, alone.unit)
        measured = sum(record.instruments for record in records)
        cells = (len(records), whole.number.total, *shares, found, measured)
        yield f"| {name} | {' | '.join(map(str, cells))} |"


def _table_of_missed(missed: Sequence[tuple[Record, Reading]]) -> Iterator[str]:
    if not missed:
        yield "None."
        return
    yield "| item | style | modality | printed | read at its place |"
    yield "| --- | --- | --- | --- | --- |"
    for record, reading in missed:
        read = reading.read.replace("|", "¦").replace("`", "'")
        read = f"`{read}`" if read else "nothing"
        yield f"| {record.id} | {record.style} | {record.modality} | {reading.shown} | {read} |"


def _table_of_boxes(records: Sequence[BoxRecord]) -> Iterator[str]:
    yield "\n".join(_rows_of_boxes("style", lambda record: record.style, records))
    yield "\n".join(_rows_of_boxes("family", lambda record: record.family, records))
    wrong = [(record, fault) for record in records for fault in record.faults]
    if wrong:
        yield "\n".join(f"- {r.id}, {r.style}, {r.modality}: {fault}" for r, fault in wrong)


def _rows_of_boxes(
    title: str, key: Callable[[BoxRecord], str], records: Sequence[BoxRecord]
) -> Iterator[str]:
    yield f"| {title} | pictures | labels | bodies | {' | '.join(TROUBLES)} |"
    yield "| --- |" + " ---: |" * (3 + len(TROUBLES))
    names = sorted({key(record) for record in records})
    groups = [(name, [r for r in records if key(r) == name]) for name in names]
    for name, own in (*groups, ("all", records)):
        counts = Counter(fault.trouble for record in own for fault in record.faults)
        labels, bodies = sum(r.labels for r in own), sum(r.bodies for r in own)
        cells = (len(own), labels, bodies, *(counts[trouble] for trouble in TROUBLES))
        yield f"| {name} | {' | '.join(map(str, cells))} |"
