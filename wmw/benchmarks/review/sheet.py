"""Sheets of a review as CSV files that spreadsheet programs open, fill in and save again."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Literal, TypeGuard, get_args

from wmw.benchmarks.review.layout import as_text
from wmw.benchmarks.review.record import PICTURES, Record
from wmw.core.errors import InputFileError
from wmw.core.verdict import LABELS, Label

Judgement = Literal["valid", "invalid", "can't tell"]
JUDGEMENTS: tuple[Judgement, ...] = get_args(Judgement)
SHOWN: Final = ("number", "record", "question", "options", "picture", "trace")
"""The columns that an annotator reads."""
FILLED: Final = ("verdict", "label", "field", "comment")
"""The columns that an annotator fills in."""

# A cell that begins so is run as a formula by some spreadsheet program (OWASP, CSV Injection); the
# full-width forms too. The apostrophe before it says that it is text.
_FORMULA = re.compile("'*[=+\\-@\t\r＝＋－＠]")
_BYTE_ORDER_MARK = "\ufeff"
_SEPARATORS = (",", ";", "\t")
"""A spreadsheet program of a country with decimal commas saves with semicolons."""
_MOST_CHARACTERS = 1 << 20


@dataclass(frozen=True, slots=True)
class Answer:
    """What an annotator says of one record. `field` is the place of the fault, in any words."""

    verdict: Judgement
    label: Label | None = None
    field: str = ""
    comment: str = ""

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of the columns `FILLED`."""
        return (self.verdict, self.label or "", self.field, self.comment)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Records in the order of one annotator.

    `name` is that of the file and the form, `id` tells sheets of different samples apart.
    `earlier` are the answers of others by the record's name, where there are any to be shown.
    """

    name: str
    id: str
    records: tuple[Record, ...]
    earlier: Mapping[str, Sequence[tuple[str, Answer]]] = field(default_factory=dict)

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of the sheet, those to be filled in last."""
        found = list(SHOWN)
        for who, _ in next(iter(self.earlier.values()), ()):
            found += [f"{who}: {column}" for column in FILLED]
        return (*found, *FILLED)

    def shown(self, number: int, record: Record) -> tuple[str, ...]:
        """Return the cells of a record that are there to be read; `number` counts from 1."""
        found = [
            str(number),
            record.name,
            record.question,
            "\n".join(record.options),
            "" if record.picture is None else f"{PICTURES}/{record.picture}",
            as_text(record.trace),
        ]
        for _, answer in self.earlier.get(record.name, ()):
            found += answer.cells
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong in a filled sheet; `row` counts as a spreadsheet does, the heading is row 1."""

    path: Path
    row: int | None
    what: str

    def __str__(self) -> str:
        return f"{self.path}: " + (f"row {self.row}: " if self.row else "") + self.what


def csv_text(sheet: Sheet) -> str:
    """Return a sheet to be filled in, every cell quoted, lines ended as RFC 4180 has it."""
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow(sheet.columns)
    for number, record in enumerate(sheet.records, 1):
        writer.writerow([*map(guarded, sheet.shown(number, record)), *[""] * len(FILLED)])
    return _BYTE_ORDER_MARK + out.getvalue()


def guarded(cell: str) -> str:
    """Return a cell that no spreadsheet program takes for a formula; `plain` undoes it."""
    return f"'{cell}" if _FORMULA.match(cell) else cell


def plain(cell: str) -> str:
    """Return a cell without the apostrophe that `guarded` has put before it."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


def read_sheet(path: Path, names: Sequence[str]) -> tuple[dict[str, Answer], list[Problem]]:
    """Read a filled sheet in which each of the `names` is to stand once.

    Returns the answers by record and what is wrong with the file. Raises InputFileError for a file
    that is no sheet at all.
    """
    known = set(names)
    answers: dict[str, Answer] = {}
    problems: list[Problem] = []
    rows: dict[str, int] = {}
    for row, cells in _rows(path):
        name = cells["record"].strip()
        faults: list[str] = []
        if not name:
            faults.append("has no record id")
        elif name not in known:
            faults.append(f"unknown record {name!r}: it is not one that this sheet is to have")
        elif name in rows:
            faults.append(f"record {name} stands in row {rows[name]} already")
        else:
            rows[name] = row
            found = _answer(name, cells)
            if isinstance(found, str):
                faults.append(found)
            else:
                answers[name] = found
        problems += [Problem(path, row, fault) for fault in faults]
    missing = [name for name in names if name not in rows]
    problems += [Problem(path, None, f"there is no row of record {name}") for name in missing]
    return answers, problems


def _rows(path: Path) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield the rows below the heading by column; rows without any text are passed over."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputFileError(path, 'is not UTF-8; save it as "CSV UTF-8"') from error
    except OSError as error:
        raise InputFileError(path, f"cannot be read ({error.strerror})") from error
    separator = max(_SEPARATORS, key=text.partition("\n")[0].count)
    csv.field_size_limit(max(_MOST_CHARACTERS, csv.field_size_limit()))
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    try:
        heading = [column.strip().casefold() for column in next(reader, [])]
        lacking = [column for column in ("record", *FILLED) if column not in heading]
        if lacking:
            raise InputFileError(path, f"has no column {lacking[0]!r}; name a filled sheet", 1)
        for number, row in enumerate(reader, 2):
            if any(cell.strip() for cell in row):
                cells = [plain(cell) for cell in row] + [""] * (len(heading) - len(row))
                yield number, dict(zip(heading, cells, strict=False))
    except csv.Error as error:
        raise InputFileError(path, f"is no CSV file ({error})", reader.line_num) from error


def _answer(name: str, cells: Mapping[str, str]) -> Answer | str:
    """Return the answer in a row, or what is wrong with it."""
    verdict = _word(cells["verdict"]).replace("cannot", "can't").replace("cant", "can't")
    label = _word(cells["label"]).replace(" ", "_").replace("-", "_")
    if not verdict:
        return f"record {name} has no verdict: one of {', '.join(JUDGEMENTS)}"
    if not _is_judgement(verdict):
        return f"verdict {cells['verdict']!r} is none of {', '.join(JUDGEMENTS)}"
    if label and not _is_label(label):
        near = get_close_matches(label, LABELS, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(LABELS)}"
        return f"label {cells['label']!r} is unknown; {hint}"
    if verdict == "invalid" and not label:
        return f"record {name} is invalid and has no label: one of {', '.join(LABELS)}"
    if verdict != "invalid" and label:
        return f"record {name} has the label {label!r} and is not called invalid: clear one of both"
    own = label if _is_label(label) else None
    return Answer(verdict, own, cells["field"].strip(), cells["comment"].strip())


def _word(cell: str) -> str:
    """Return a cell as it is compared: no capitals, no typographic apostrophe, single spaces."""
    return " ".join(cell.replace("’", "'").casefold().split())


def _is_judgement(text: str) -> TypeGuard[Judgement]:
    return text in JUDGEMENTS


def _is_label(text: str) -> TypeGuard[Label]:
    return text in LABELS
