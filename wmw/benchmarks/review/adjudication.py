"""The sheet of the records on which two annotators differ, with both answers side by side."""

from __future__ import annotations

from pathlib import Path

from wmw.benchmarks.review.record import PICTURES, Key
from wmw.benchmarks.review.sample import sheet, write_sheet
from wmw.benchmarks.review.score import FIRST, SECOND, Answers, disagreed
from wmw.benchmarks.review.sheet import Sheet
from wmw.core.errors import InputFileError
from wmw.core.streams import permuted, stream

NAME = "adjudication"


def adjudication(key: Key, one: Answers, other: Answers) -> Sheet:
    """Return the sheet on which a third person has the last word; it tells nothing of the key."""
    records = disagreed(key, one, other)
    order = permuted(stream("review", "order", key.head["seed"], NAME), records)
    earlier = {r.name: ((FIRST, one[r.name]), (SECOND, other[r.name])) for r in records}
    return sheet(NAME, order, earlier=earlier)


def write_adjudication(key: Key, one: Answers, other: Answers, folder: Path) -> str:
    """Write the sheet below a folder and return where it is; one that is there is left as it is.

    The pictures are those beside the key; InputFileError where one cannot be read.
    """
    if folder.exists() and any(folder.iterdir()):
        return f"{folder} holds a sheet of disagreements already; it is left as it is"
    made = adjudication(key, one, other)
    try:
        write_sheet(made, (key.folder or Path()) / PICTURES, folder)
    except OSError as error:
        problem = f"cannot be read or written ({error.strerror})"
        raise InputFileError(Path(error.filename or folder), problem) from error
    return f"{len(made.records)} disagreements are in {folder}: fill in sheet.csv or form.html"
